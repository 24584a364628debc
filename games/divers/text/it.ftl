title = Cacciatori subacquei
tagline = Immergiti fin dove osi, prendi pesci e segna le tue serie.
help = Nel tuo turno ti immergi o segni. Per immergerti tocca il mazzo: si scopre una carta, scegli l’angolo e subito arriva la seconda. Stesso colore fianco a fianco, o una carta già presente nella fila o nella colonna, interrompe l’immersione. Finché va bene, scendi ancora oppure riemergi con la nuova colonna, o con altrettante carte della fila raggiunta. Tre pesci uguali, quattro dello stesso tipo o quattro dello stesso colore sono una serie da 10 punti, ma segnarla dà carte agli altri.

## Cards
card-g1 = pesce palla verde
card-g2 = aguglia verde
card-g3 = pesce angelo verde
card-r1 = pesce palla rosso
card-r2 = aguglia rossa
card-r3 = pesce angelo rosso
card-y1 = pesce palla giallo
card-y2 = aguglia gialla
card-y3 = pesce angelo giallo
card-sh = gamberetto
card-wv = onda
card-nt = rete
card-hp = arpione
kind-1 = pesci palla
kind-2 = aguglie
kind-3 = pesci angelo
colour-g = verde
colour-r = rosso
colour-y = giallo
fish-g = pesci verdi
fish-r = pesci rossi
fish-y = pesci gialli

## Places and reasons
corner-tl = in alto a sinistra
corner-tr = in alto a destra
corner-bl = in basso a sinistra
corner-br = in basso a destra
why-neighbour = stesso colore accanto
why-two-neighbours = stesso colore da due lati
why-row = già nella fila
why-column = già nella colonna
why-row-and-column = già nella fila e nella colonna

## Options
option-length = Durata
option-length-help = I punti che annunciano la fine: 25, 35 o 45.
option-length-standard = standard, 35 punti
option-length-short = breve, 25 punti
option-length-long = lunga, 45 punti
option-row-take = Prendere dalla fila
option-row-take-help = Se riemergendo l’ultima carta dell’immersione fa parte della fila.
option-row-take-five = con la carta dell’immersione
option-row-take-four = solo le quattro carte del fondale
option-consolation = Attrezzi di consolazione
option-consolation-help = Che cosa succede a una rete o a un arpione quando l’immersione si interrompe subito.
option-consolation-works = si possono usare
option-consolation-lost = si scartano
option-wash = Quando arriva l’onda
option-wash-help = Come si sceglie che cosa lasciarle.
option-wash-together = tutti insieme, in segreto
option-wash-in-turn = uno dopo l’altro

## Prompts
prompt-turn = Immergiti: tocca il mazzo.
prompt-turn-score = Ti immergi o segni una serie?
prompt-corner = Scegli un angolo per questa carta.
prompt-depth = Più giù o in superficie con { $cards } carte?
prompt-surface = Riemergi: scegli la colonna o { $cards } carte della fila.
prompt-wash = Un’onda! Scegli che cosa lasciarle.
prompt-net = { $uses ->
        [one] Lancia la rete: scegli una carta.
       *[other] Lancia una rete: scegli una carta. Reti rimaste: { $uses }.
    }
prompt-harpoon = { $uses ->
        [one] Usa l’arpione: scegli un pesce.
       *[other] Usa un arpione: scegli un pesce. Arpioni rimasti: { $uses }.
    }
prompt-flip = Scegli la carta della serie da coprire.
prompt-extra = Aggiungi due tue carte all’offerta.
prompt-draft = Scegli una carta dall’offerta.
prompt-more = Un’altra serie o basta così?
prompt-over = La partita è finita.
pass-net = Niente rete
pass-harpoon = Niente arpione
pass-done = Basta così
focus-score = Porta { $points } punti in tutto, carte all’offerta: { $cards }

## How it stands
status-turn = Turno { $turn }
status-mark = Si gioca fino a { $points } punti
status-last = { $player } annuncia la fine. Ultimi turni rimasti: { $left }
status-wash = Arriva un’onda. Scelgono ancora: { $left }
status-wash-in-turn = Arriva un’onda. Scelte rimaste: { $left }
standing-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
standing-catch = { $cards ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $cards } carte
    }
standing-sets = { $sets ->
        [one] 1 serie, segnandola: { $points }
       *[other] { $sets } serie, segnandole: { $points }
    }
source-sets = Serie
source-catch = Collezione
note-cash-in = { $player } ora può segnare { $sets ->
        [one] 1 serie
       *[other] { $sets } serie
    }: { $now } → { $then }.
note-last-turns = Ultimi turni! { $player } ha raggiunto la soglia.

## Odds
odds-before = Rischio alla seconda carta, { $corner }: { $percent }%
odds-corner = { $corner }: rischio { $percent }%, { $spoiling } carte su { $cards }
odds-corner-threat = { $corner }: { $card }, ancora { $copies } ({ $why })
odds-deeper = Carta { $nth }: rischio { $percent }%, { $spoiling } carte su { $cards }
odds-threat = { $card }, ancora { $copies } ({ $why })
odds-depth = { $corner }, profondità { $cards }: sicuro { $percent }%, in media { $whole },{ $tenths } pesci o gamberetti
left-card = { $card }: nel mazzo { $cards }
left-fish = { $fish } nel mazzo: pesci palla { $first }, aguglie { $second }, pesci angelo { $third }
left-rest = altre carte nel mazzo: gamberetti { $shrimp }, onde { $waves }, reti { $nets }, arpioni { $harpoons }

## What is seen
label-board = il fondale di dodici carte, turno { $turn }, carte nel mazzo: { $deck }
label-card = { $card }, fila { $row }, colonna { $column }
label-dive-card = { $card }, carta { $nth } dell’immersione
label-first-card = { $card }, prima carta dell’immersione, da mettere a un angolo
label-corner = angolo { $corner }
label-deck = { $cards ->
        [0] mazzo, vuoto
        [one] mazzo, 1 carta
       *[other] mazzo, { $cards } carte
    }
label-discard = { $cards ->
        [0] scarti, nessuna carta
        [one] scarti, 1 carta
       *[other] scarti, { $cards } carte
    }
label-set-card = { $card }, nella serie
label-pool-card = { $card }, nell’offerta
label-catch = { $card }, collezione di { $player }, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
label-points = { $player }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
label-scored = { $cards ->
        [0] nessuna carta coperta
        [one] 1 carta coperta
       *[other] { $cards } carte coperte
    }
panel-name = { $player }

## Events
event-turned = { $player } si immerge. Prima carta: { $card }.
event-placed = { $player } comincia { $corner } con: { $card }.
event-laid = Carta { $nth }: { $card }.
event-spoiled = Immersione interrotta: { $card }, { $why }.
event-consoled = { $player } riceve la prima carta di consolazione: { $card }.
event-tool-lost = { $player } non usa la prima carta: { $card }. Va negli scarti.
event-empty-handed = { $player } stavolta torna a mani vuote.
event-surfaced-column = { $player } riemerge con la colonna. Carte: { $cards }.
event-surfaced-row = { $player } riemerge con { $cards } carte della fila { $row }.
event-caught = { $player } prende: { $card }.
event-wave-ignored = Un’onda presa non fa nulla e va negli scarti.
event-net-ready = { $uses ->
        [one] { $player } ha una rete da lanciare.
       *[other] { $player } ha { $uses } reti da lanciare.
    }
event-harpoon-ready = { $uses ->
        [one] { $player } ha un arpione da usare.
       *[other] { $player } ha { $uses } arpioni da usare.
    }
event-net-lapsed = { $uses ->
        [one] Nessun altro ha carte: la rete resta vuota.
       *[other] Nessun altro ha carte: { $uses } reti restano vuote.
    }
event-harpoon-lapsed = { $uses ->
        [one] Nessun pesce in vista: l’arpione non serve.
       *[other] Nessun pesce in vista: { $uses } arpioni non servono.
    }
event-net-declined = { $player } lascia stare la rete.
event-harpoon-declined = { $player } lascia stare l’arpione.
event-netted = { $player } lancia la rete. { $target } cede: { $card }.
event-harpooned = { $player } prende con l’arpione: { $card }.
event-left-over = Dall’immersione a un vuoto del fondale: { $card }.
event-wave-breaks = { $divers ->
        [0] Onda contro onda, ma nessuno ha carte da perdere.
        [one] Onda contro onda: una collezione perde carte.
       *[other] Onda contro onda: { $divers } collezioni perdono carte.
    }
event-chose = { $player } ha scelto.
event-washed = L’onda porta via a { $player }: { $card }, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }.
event-waves-go = { $waves ->
        [one] 1 onda va negli scarti.
       *[other] { $waves } onde vanno negli scarti.
    }
event-set-three = { $player } segna tre pesci uguali: { $card }.
event-set-kind = { $player } segna quattro pesci dello stesso tipo: { $kind }.
event-set-colour = { $player } segna quattro pesci dello stesso colore: { $colour }.
event-flipped = { $player } copre per 10 punti: { $card }.
event-offered = { $player } aggiunge all’offerta: { $card }, { $second }.
event-drafted = { $player } sceglie dall’offerta: { $card }.
event-pool-goes = { $cards ->
        [one] L’ultima carta dell’offerta va negli scarti.
       *[other] Le { $cards } carte rimaste nell’offerta vanno negli scarti.
    }
event-scoring-ends = { $player } finisce di segnare.
event-reshuffled = Il mazzo è vuoto: { $cards ->
        [one] 1 carta degli scarti forma
       *[other] { $cards } carte degli scarti formano
    } il nuovo mazzo.
event-filled = { $cards ->
        [one] 1 vuoto del fondale si riempie.
       *[other] { $cards } vuoti del fondale si riempiono.
    }
event-turn = Ora gioca { $player }.
event-end-is-near = { $player } ha { $points } punti: tutti gli altri hanno un ultimo turno.
event-last-turn = Ultimo turno: { $player }.
event-stopped = Dopo { $turns } turni la partita si ferma qui.
event-won = { $player } vince con { $points } punti.

## Refusals
no-DV-7-8 = Più di quattro carte non si scende: ora riemergi.
no-DV-7-10 = Servono esattamente { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } di questa fila: scegli di nuovo.
no-DV-7-13 = Lì la rete non arriva: scegli una carta di un’altra collezione.
no-DV-7-14 = L’arpione prende solo pesci scoperti: scegli uno di quelli.
no-DV-7-17 = Non è nella tua collezione: scegli una carta che hai.
no-DV-7-20 = Questi esiti non vanno bene qui: indica solo i mescolamenti che seguono.
no-DV-7-22 = Non tutte sono nella tua collezione: scegli carte che hai.
no-DV-7-23 = Quasi una serie: tre uguali, quattro dello stesso tipo o colore, al massimo un gamberetto.
no-DV-7-24 = Ci sei quasi! Per questa serie { $missing ->
        [one] manca ancora 1 carta
       *[other] mancano ancora { $missing } carte
    } in collezione.
no-DV-7-25 = Questa carta non è nella serie: scegline una che c’è.
no-DV-7-26 = Queste due non sono nella tua collezione: scegli due carte che hai.
no-DV-7-27 = Questa carta non è nell’offerta: scegline una che c’è.
no-DV-9-1 = Questa mossa qui non esiste: scrivi ? per vedere che cosa puoi fare.
no-DV-9-2 = Ora gioca qualcun altro: intanto guardati intorno.
no-DV-9-3 = Per questo è un altro momento: scrivi ? per vedere che cosa puoi fare ora.

## Rules
rule-DV-2-1 = Le carte sono 86: 54 pesci, sei per ognuno, e otto ciascuno di gamberetti, onde, reti e arpioni.
    .title = Le carte
rule-DV-2-2 = Carte uguali sono uguali in tutto.
    .title = Uguale è uguale
rule-DV-2-3 = Tieni pesci e gamberetti. Onde, reti e arpioni non restano mai a te.
    .title = Che cosa tieni
rule-DV-2-4 = La tua collezione è scoperta. Ogni serie segnata lascia una carta coperta.
    .title = Collezione e carte coperte
rule-DV-3-1 = Si scelgono solo le opzioni dell’elenco, in qualsiasi combinazione.
    .title = Opzioni
rule-DV-3-2 = Si gioca da due a cinque, sempre con le stesse regole.
    .title = In quanti
rule-DV-4-1 = Il fondale ha tre file di quattro carte.
    .title = Il fondale
rule-DV-4-2 = Un’immersione comincia a uno dei quattro angoli e forma una nuova colonna da quel lato.
    .title = Angoli
rule-DV-4-3 = La prima carta sta fuori dalle file; le carte 2, 3 e 4 stanno accanto alla fila più vicina, a quella di mezzo e alla più lontana.
    .title = La nuova colonna
rule-DV-4-4 = Una carta dell’immersione ha due vicini: quella prima di lei e la carta al bordo della sua fila. Le diagonali non contano.
    .title = Vicini
rule-DV-4-5 = La sua fila sono le quattro carte del fondale accanto; la sua colonna sono le carte messe prima.
    .title = Fila e colonna
rule-DV-5-1 = Tutte le carte si mescolano in un mazzo.
    .title = Mescolare
rule-DV-5-2 = Dodici carte si dispongono fila per fila. Qualunque vicinanza va bene.
    .title = Disporre le carte
rule-DV-5-3 = Comincia il primo posto, poi si gira in senso orario.
    .title = Primo turno
rule-DV-5-4 = Si comincia tutti senza nulla.
    .title = A mani vuote
rule-DV-6-1 = All’inizio di un turno i vuoti del fondale si riempiono dal mazzo, fila per fila.
    .title = Riempire i vuoti
rule-DV-6-2 = Nel tuo turno ti immergi o segni. Non si può saltare.
    .title = Il tuo turno
rule-DV-6-3 = Metti la prima carta a un angolo: la seconda arriva subito.
    .title = Scegliere l’angolo
rule-DV-6-4 = Dopo una carta sicura scendi ancora o riemergi.
    .title = Più giù o in superficie
rule-DV-6-5 = Quando arriva l’onda, chi ha una collezione sceglie che cosa lasciarle.
    .title = Quando arriva l’onda
rule-DV-6-6 = Ogni rete si usa una volta, se qualcun altro ha carte.
    .title = Usare le reti
rule-DV-6-7 = Ogni arpione si usa una volta, se c’è un pesce scoperto.
    .title = Usare gli arpioni
rule-DV-6-8 = Segnando, scegli prima la carta della serie da coprire.
    .title = Coprirne una
rule-DV-6-9 = Poi scegli le due carte in più.
    .title = Due carte in più
rule-DV-6-10 = Poi scelgono gli altri, uno dopo l’altro.
    .title = Scelgono gli altri
rule-DV-6-11 = Dopo puoi segnare un’altra serie o fermarti.
    .title = Altre serie
rule-DV-6-12 = A fine turno si guarda se la fine è vicina; se non è ancora finita, tocca a chi segue.
    .title = Fine del turno
rule-DV-6-13 = A partita finita non si gioca più.
    .title = Finita
rule-DV-7-1 = Per immergerti scopri la prima carta del mazzo. Tutti la vedono.
    .title = Giù!
rule-DV-7-2 = Mettila all’angolo che preferisci. La prima carta è sempre sicura.
    .title = Qualsiasi angolo
rule-DV-7-3 = Ogni altra carta si mette prima nella colonna, poi si controlla.
    .title = Prima si mette, poi si controlla
rule-DV-7-4 = Un pesce interrompe l’immersione se un vicino è un pesce dello stesso colore. Il tipo, e i pesci più lontani, non contano.
    .title = Stesso colore fianco a fianco
rule-DV-7-5 = Un gamberetto, una rete, un arpione o un’onda interrompe l’immersione se nella fila o nella colonna ce n’è già uno.
    .title = Due volte in fila o colonna
rule-DV-7-6 = Se interrompe la seconda carta, quella va via e tu ricevi la prima. Se allora una rete o un arpione si può usare, lo dice un’opzione.
    .title = Carta di consolazione
rule-DV-7-7 = Se interrompe la terza o la quarta, tutte le carte dell’immersione vanno via. Il fondale resta com’è.
    .title = A mani vuote
rule-DV-7-8 = Dopo una seconda o terza carta sicura puoi scendere ancora; dopo la quarta riemergi.
    .title = Quanto giù
rule-DV-7-9 = Un’immersione ha da due a quattro carte. Se si interrompe, il turno è finito.
    .title = Da due a quattro carte
rule-DV-7-10 = Riemergi con tutta la colonna, o con esattamente altrettante carte della fila raggiunta. Se l’ultima carta dell’immersione ne fa parte, lo dice un’opzione.
    .title = Riemergere
rule-DV-7-11 = Pesci e gamberetti vanno nella tua collezione.
    .title = In collezione
rule-DV-7-12 = Le onde si scartano senza effetto. Reti e arpioni si usano subito, prima le reti, e si scartano.
    .title = Attrezzi subito
rule-DV-7-13 = Una rete prende una carta da un’altra collezione, se vuoi. Le carte coperte sono al sicuro.
    .title = Rete
rule-DV-7-14 = Un arpione prende un pesce scoperto, sul fondale o rimasto nella nuova colonna, se vuoi. I gamberetti sono troppo piccoli.
    .title = Arpione
rule-DV-7-15 = Le carte dell’immersione che nessuno ha preso riempiono i vuoti del fondale, nell’ordine in cui sono arrivate.
    .title = Che cosa resta
rule-DV-7-16 = Ogni rete e ogni arpione è una scelta a sé, sapendo che cosa ha dato la precedente.
    .title = Una alla volta
rule-DV-7-17 = Quando un’onda incontra un’onda, chi ha una collezione nomina una carta e perde tutte quelle uguali. Le carte coperte sono al sicuro.
    .title = L’onda porta via
rule-DV-7-18 = Poi tutte le onde di quella fila e della nuova colonna vanno negli scarti.
    .title = Le onde vanno via
rule-DV-7-19 = Se l’onda era la seconda carta ricevi comunque la prima, a meno che fosse un’onda. Più tardi le carte dell’immersione vanno via.
    .title = Dopo l’onda
rule-DV-7-20 = Quando serve una carta e il mazzo è vuoto, gli scarti si mescolano in un nuovo mazzo.
    .title = Un nuovo mazzo
rule-DV-7-21 = C’è sempre una carta da scoprire.
    .title = Le carte non mancano mai
rule-DV-7-22 = Le serie si fanno con la tua collezione.
    .title = Carte tue
rule-DV-7-23 = Una serie è di tre pesci uguali, quattro dello stesso tipo o quattro dello stesso colore. Un gamberetto può fare da pesce.
    .title = Serie
rule-DV-7-24 = In collezione servono due carte in più di quelle della serie.
    .title = Due di scorta
rule-DV-7-25 = Una carta della serie, a tua scelta, si copre. Vale 10 punti ed è al sicuro per sempre.
    .title = Coperta
rule-DV-7-26 = Il resto della serie e altre due tue carte formano l’offerta.
    .title = L’offerta
rule-DV-7-27 = Da chi siede alla tua sinistra, ognuno sceglie una carta dell’offerta. È obbligatorio.
    .title = Tutti scelgono
rule-DV-7-28 = Quel che resta dell’offerta va negli scarti.
    .title = Il resto va via
rule-DV-7-29 = Puoi continuare a segnare, serie dopo serie, ma in quel turno non ti immergi più.
    .title = Serie dopo serie
rule-DV-8-1 = Una carta coperta vale 10 punti, una in collezione 1.
    .title = Punti
rule-DV-8-2 = Se alla fine del tuo turno hai raggiunto la soglia, la fine è vicina.
    .title = La soglia
rule-DV-8-3 = Allora tutti gli altri hanno ancora un turno, qualunque cosa accada.
    .title = Ultimi turni
rule-DV-8-4 = Vince chi ha più punti.
    .title = Chi vince
rule-DV-8-5 = A pari punti è meglio avere meno gamberetti in collezione; se no, il posto è condiviso.
    .title = Pareggi
rule-DV-8-6 = Dopo 50 turni a testa la partita si ferma, così nessuno aspetta per sempre.
    .title = Basta così
rule-DV-9-1 = Quello che scrivi dev’essere una mossa di questo gioco.
    .title = Una mossa leggibile
rule-DV-9-2 = Agisce solo chi è di turno.
    .title = Chi agisce
rule-DV-9-3 = Ogni mossa ha il suo momento.
    .title = Il momento giusto
rule-DV-9-4 = Se qualcosa non si può fare, la regola che lo impedisce ha un nome.
    .title = C’è un motivo
rule-DV-11-1 = Nessuno conosce l’ordine del mazzo. Tutto il resto è scoperto, anche gli scarti.
    .title = Il mazzo coperto
rule-DV-11-2 = Così tutti possono contare che cosa resta nel mazzo, e questa pagina lo fa per te.
    .title = Contare le carte
rule-DV-11-3 = Quando si sceglie tutti insieme, le scelte restano nascoste fino all’ultima.
    .title = Scelte nascoste
rule-DV-11-4 = Chi pensa in anticipo può immaginare il mazzo in qualsiasi ordine.
    .title = Immaginare
