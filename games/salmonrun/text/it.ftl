title = Salmon Run
tagline = Una corsa su per il fiume, oltre cascate e orsi affamati, fino al laghetto tranquillo.
help = Nel tuo turno giochi fino a tre carte. Le carte nuotata portano il salmone a sinistra, dritto o a destra, sempre a monte. Gli esagoni con un simbolo danno carte nuove. Una cascata si salta con due carte nuotata, ma stanca: le carte fatica riempiono il mazzo. Quando un salmone è nel laghetto, si finisce il giro e la partita è conclusa. Se sono in più, vince chi ha meno carte fatica.

## Cards
card-bear = orso
card-current = corrente
card-eagle = aquila
card-fatigue = fatica
card-l = nuotata a sinistra
card-ll = nuotata doppia a sinistra
card-r = nuotata a destra
card-rapids = rapide
card-rr = nuotata doppia a destra
card-s = nuotata dritta
card-ss = nuotata doppia dritta
card-wild = jolly
short-bear = Orso
short-current = Corrente
short-eagle = Aquila
short-fatigue = Fatica
short-l = Sinistra
short-ll = Sinistra ×2
short-r = Destra
short-rapids = Rapide
short-rr = Destra ×2
short-s = Dritto
short-ss = Dritto ×2
short-wild = Jolly
way-left = a sinistra
way-right = a destra
way-straight = dritto
dir-u = a monte
dir-ul = a monte, a sinistra
dir-ur = a monte, a destra
dir-d = a valle
dir-dl = a valle, a sinistra
dir-dr = a valle, a destra
place-row = riga { $row }
place-left = { $by } a sinistra del centro
place-middle = al centro
place-right = { $by } a destra del centro
zone-hand = mano
zone-deck = mazzo
zone-discard = scarti

## Hexes
icon-swim = prendi una carta nuotata
icon-double = prendi una nuotata doppia
icon-wild = prendi un jolly
icon-eagle = prendi un’aquila
icon-bear = prendi un orso
icon-current = prendi una corrente
icon-rapids = prendi una carta rapide
icon-choice = prendi corrente o rapide
icon-draw = pesca una carta
icon-fatigue = prendi una carta fatica
icon-reeds1 = giunco: elimina una carta
icon-reeds2 = giunco: elimina fino a due carte
kind-land = terra
kind-rock = roccia
kind-water = acqua
kind-fall = cascata
kind-pool = laghetto
kind-start = partenza

## Stretches of the river
side-S1 = Estuario
side-S2 = Stretta delle maree
side-1E = Letto di ghiaia
side-1M = Gradini rotti
side-2E = Ansa dei salici
side-2H = Balza del tuono
side-3E = Secca degli aironi
side-3M = Roccia spaccata
side-4E = Tratto degli ontani
side-4H = Cascata del martello
side-5E = Pozze delle lontre
side-5M = Gola storta
side-6E = Piana dei cedri
side-6H = Porta ruggente
side-F1 = Sorgente quieta
side-F2 = Ultimo salto
side-own = { $name }

## Options
option-length = Lunghezza
option-length-help = Plance tra partenza e arrivo: 2 veloce, 3 principianti, 4 esperti, 5 lunga, 6 maratona.
option-river = Fiume
option-river-help = Di quali plance è fatto il fiume.
option-river-easy = facile
option-river-hard = difficile
option-river-random = con il dado
option-must-play = Almeno una carta
option-must-play-help = Niente turni senza carte, se ne puoi giocare una.
option-pool-safe = Laghetto sicuro
option-pool-safe-help = Gli orsi restano fuori dal laghetto.
option-round-limit = Limite di giri
option-round-limit-help = Dopo tanti giri la partita finisce anche se nel laghetto non c’è ancora un salmone.

## Prompts
prompt-play = { $cards ->
        [one] Ancora una carta, oppure fine turno.
       *[other] Gioca una carta: in questo turno ancora { $cards }.
    }
prompt-play-pool = { $cards ->
        [one] Nel laghetto: ancora una carta, oppure fine turno.
       *[other] Nel laghetto: ancora { $cards } carte, senza nuotare.
    }
prompt-leap = Una cascata! La salti con un’altra carta nuotata?
prompt-take = Scegli una carta da prendere.
prompt-reeds = { $cards ->
        [one] Giunco: elimina una carta, o tienile tutte.
       *[other] Giunco: elimina fino a { $cards } carte, o tienile.
    }
prompt-bear = Scegli un orso, poi dove va.
prompt-bear-on = Ancora un esagono con questo orso, o basta?
prompt-target = Scegli quale mano guarda l’aquila.
prompt-counter = Contrasti? Carta giocata: { $card }.
prompt-pick = La mano di { $player } è scoperta. Scegli uno scarto.
prompt-shed = { $cards ->
        [one] Rapide: scarta 1 carta.
       *[other] Rapide: scarta { $cards } carte.
    }
prompt-trim = { $cards ->
        [one] Troppe carte: scartane 1.
       *[other] Troppe carte: scartane { $cards }.
    }
prompt-over = La partita è finita.

## Buttons and sheets
button-done = Fine turno
button-no-leap = Non saltare
button-stop = Basta così
button-keep = Tieni il resto
button-counter = Contrasta
button-pass = Non contrastare
button-pick-none = Lascia la mano
sheet-take = Prendi una di queste carte
sheet-reeds = { $cards ->
        [one] Elimina una carta per sempre
       *[other] Elimina fino a { $cards } carte per sempre
    }
sheet-target = Quale mano vuoi vedere?
sheet-held = { $player }: { $cards }
sheet-current = { $arrows ->
        [one] La corrente ti porterà via.
       *[other] La corrente ti porterà via: decide il dado.
    }
sheet-rapids = { $cards ->
        [one] Le rapide ti costeranno 1 carta.
       *[other] Le rapide ti costeranno { $cards } carte.
    }
sheet-eagle = { $player } manda un’aquila sulla tua mano.
sheet-asked = { $seats ->
        [one] Manchi solo tu.
       *[other] Mancano ancora risposte: { $seats }
    }
sheet-pick = La mano di { $player }
sheet-shed = { $cards ->
        [one] Scarta 1 carta dalla mano
       *[other] Scarta { $cards } carte dalla mano
    }
sheet-trim = { $cards ->
        [one] Restano quattro carte: scartane 1
       *[other] Restano quattro carte: scartane { $cards }
    }
panel-owned = Mano, mazzo, scarti
warn-last-of-way = È la tua ultima carta che porta { $way }.

## How it stands
status-round = Giro { $round }
status-last-round = Ultimo giro!
standing-pool = nel laghetto
standing-way = all’arrivo: { $rows }
standing-fatigue = { $cards ->
        [0] senza fatica
       *[other] fatica: { $cards }
    }
standing-cards = mano { $hand }, mazzo { $deck }, scarti { $discard }
note-last-round = È l’ultimo giro: alla fine la partita si chiude.
note-tie-break = { $player } è nel laghetto con { $cards ->
        [0] nessuna carta fatica
        [one] 1 carta fatica
       *[other] { $cards } carte fatica
    }.
note-third-swim = Una terza carta nuotata in questo turno ti stancherà.
note-current = Una corrente ti porterà { $way }.
note-current-dice = Una corrente ti porterà su uno di { $places } esagoni: decide il dado.
note-rapids = { $cards ->
        [one] Le rapide ti costeranno 1 carta.
       *[other] Le rapide ti costeranno { $cards } carte.
    }
note-bears = { $bears ->
        [one] 1 orso ti raggiunge con una carta.
       *[other] { $bears } orsi ti raggiungono con una carta.
    }
note-seen = { $player } ha in mano { $count } × { $card }: lo ha visto l’aquila.
note-tracker = { $player } ha: sinistra { $l }, dritto { $s }, destra { $r }{ $ll ->
        [0] {""}
       *[other] , doppia a sinistra { $ll }
    }{ $ss ->
        [0] {""}
       *[other] , doppia dritta { $ss }
    }{ $rr ->
        [0] {""}
       *[other] , doppia a destra { $rr }
    }{ $wild ->
        [0] {""}
       *[other] , jolly { $wild }
    }{ $bear ->
        [0] {""}
       *[other] , orso { $bear }
    }{ $eagle ->
        [0] {""}
       *[other] , aquila { $eagle }
    }{ $current ->
        [0] {""}
       *[other] , corrente { $current }
    }{ $rapids ->
        [0] {""}
       *[other] , rapide { $rapids }
    }{ $fatigue ->
        [0] {""}
       *[other] , fatica { $fatigue }
    }.

## What is seen
label-board = Il fiume al giro { $round }. Gioca: { $player }.
label-hex = { $kind }, { $place }, frecce: { $arrows }
label-hex-icon = { $kind }, { $place }, { $icon }, frecce: { $arrows }
label-bear = orso, { $place }
label-bear-to = l’orso va qui: { $place }
label-salmon = salmone di { $player }, { $place }
label-salmon-pool = salmone di { $player }, nel laghetto, { $place }
label-way = nuota { $way }
label-card = { $card }, carte: { $count }
label-pile = pila: { $card }, ne restano { $left }
label-seat = { $player }, carte in mano: { $cards }
label-played = Giocate: { $cards } su 3
label-wasted = questa carta andrà a vuoto
label-tired = { $cards ->
        [one] 1 carta fatica
       *[other] { $cards } carte fatica
    }

## Events
event-played = { $player } gioca una carta: { $card }.
event-played-wild = { $player } gioca un jolly: { $way }.
event-swam = { $player } nuota { $to }.
event-wasted = { $player } trova un ostacolo: il passo { $way } va a vuoto.
event-may-leap = { $player } arriva a una cascata.
event-leapt = { $player } salta la cascata con una carta: { $card }.
event-gave-up = { $player } non salta: carta a vuoto.
event-tired = { $player } si stanca e prende una carta fatica.
event-not-tired = { $player } si stancherebbe, ma le carte fatica sono finite.
event-gained = { $player } prende una carta: { $card }.
event-pile-empty = { $player } trova la pila vuota: { $card }.
event-nothing-to-take = { $player } non ha niente da prendere: le pile sono vuote.
event-arrived = { $player } è nel laghetto!
event-drew = { $player } pesca { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }.
event-none-to-draw = { $player } non ha più carte da pescare.
event-rebuilt = { $player } mescola { $cards ->
        [one] 1 carta degli scarti
       *[other] { $cards } carte degli scarti
    } in un nuovo mazzo.
event-removed = { $player } elimina una carta ({ $zone }): { $card }.
event-shuffled = { $player } mescola il mazzo.
event-kept = { $player } lascia il giunco.
event-nothing-to-remove = { $player } non ha più carte da eliminare.
event-bear-moved = { $player } muove un orso { $to }.
event-bear-came = { $player } muove un orso { $to }: lì trova salmoni e si ferma.
event-bear-stopped = { $player } lascia in pace l’orso.
event-hit = { $count ->
        [one] Questa carta colpisce 1 persona: { $card }.
       *[other] Questa carta colpisce { $count } persone: { $card }.
    }
event-no-effect = Nessun effetto: { $card }.
event-aimed = { $player } manda un’aquila. Mano scelta: { $target }.
event-answered = { $player } ha risposto.
event-countered = { $player } contrasta con la stessa carta: { $card }.
event-carried = La corrente porta { $player } { $to }.
event-carried-die = { $player } tira { $die }: la corrente porta il salmone { $to }.
event-not-carried = { $player } resta: la freccia non porta da nessuna parte.
event-discarded = { $player } scarta una carta: { $card }.
event-picked = { $player } scarta una carta dalla mano di { $target }: { $card }.
event-picked-none = { $player } guarda la mano di { $target } e la lascia.
event-turn-done = { $player } finisce il turno.
event-rested = { $player } riposa: una carta fatica torna alla pila.
event-turn-passed = Ora gioca { $player }, giro { $round }.
event-over = La partita è finita.
event-won = { $player } ha il 1º posto!

## Refusals
no-SR-3-1 = Questa opzione ha altri valori: guarda l’elenco.
no-SR-3-2 = Questo fiume non si compone: una partenza, plance diverse, un arrivo.
no-SR-6-1 = Ora gioca qualcun altro: intanto guardati intorno.
no-SR-6-2 = Ora serve un’altra mossa: leggi la richiesta in alto.
no-SR-6-4 = Questa carta non è nella tua mano: scegline una delle tue.
no-SR-6-5 = A questo tavolo prima si gioca una carta: poi fine turno.
no-SR-6-8 = Questa carta non è nella tua mano: scartane una delle tue.
no-SR-8-1 = La partita è finita: ne facciamo un’altra?
no-SR-10-9 = Il tuo salmone è nel laghetto: le nuotate riposano, le altre carte valgono.
no-SR-11-2 = Per saltare serve una seconda carta nuotata dalla mano: oppure non saltare.
no-SR-11-4 = Lì non c’è dove arrivare: scegli una carta che porti all’acqua.
no-SR-12-4 = Questa pila non è in scelta: prendi una delle carte mostrate.
no-SR-13-4 = Lì non c’è terreno per un orso: scegli un esagono accanto a lui.
no-SR-15-2 = Questa carta non è nella tua mano: scartane una delle tue.
no-SR-16-1 = In quella mano non ci sono carte: scegline un’altra.
no-SR-16-3 = Questa carta lì non c’è: scegline una che vedi, o nessuna.
no-SR-17-2 = Questa carta si contrasta solo con una uguale: oppure non contrastare.
no-SR-18-1 = Questa carta lì non c’è: scegli da mano, mazzo o scarti, o tieni tutto.
no-SR-19-2 = Tiri e mescolate non vanno d’accordo con quello che succede qui.

## Rules
rule-SR-3-1 = Si gioca in due, tre o quattro, con le opzioni dell’elenco e i loro valori.
    .title = Persone e opzioni
rule-SR-3-2 = Un fiume a tua scelta comincia con una partenza, continua con tante plance numerate quante ne dice la lunghezza, mai due volte la stessa, e finisce con un arrivo.
    .title = Un fiume a scelta
rule-SR-4-1 = Ogni plancia si attacca a quella sotto, a volte spostata di lato. Insieme fanno un solo fiume.
    .title = Un solo fiume
rule-SR-4-2 = Tre esagoni d’acqua, le porte, portano da una plancia all’altra.
    .title = Le porte
rule-SR-4-3 = Oltre le plance per i salmoni c’è solo terra, e gli orsi non ne escono.
    .title = Il bordo della mappa
rule-SR-4-4 = Un salmone riposa sull’acqua, alla partenza e nel laghetto, mai su cascate, rocce o terra.
    .title = Dove si riposa
rule-SR-5-1 = Un fiume facile usa i lati dolci in ordine casuale, uno difficile quelli ripidi; può decidere il dado, oppure scegliete voi.
    .title = Comporre il fiume
rule-SR-5-2 = Su ogni esagono con la zampa aspetta un orso.
    .title = Gli orsi all’inizio
rule-SR-5-3 = Le carte da guadagnare stanno scoperte in pile, divise per tipo.
    .title = La riserva
rule-SR-5-4 = Tutti i salmoni partono dallo stesso esagono.
    .title = La partenza
rule-SR-5-5 = Ognuno mescola undici carte e ne pesca quattro.
    .title = La prima mano
rule-SR-5-6 = La sorte decide chi comincia.
    .title = Chi comincia
rule-SR-6-1 = Agisce solo chi deve scegliere.
    .title = A chi tocca
rule-SR-6-2 = La mossa deve rispondere a ciò che si chiede ora.
    .title = La mossa giusta
rule-SR-6-3 = Giochi fino a tre carte, una alla volta; ognuna si conclude prima della successiva.
    .title = Fino a tre carte
rule-SR-6-4 = Giochi carte dalla tua mano. Una carta conta come giocata anche se non fa nulla.
    .title = Dalla mano
rule-SR-6-5 = Puoi finire il turno quando vuoi, anche senza carte, se al tavolo non si è deciso altrimenti.
    .title = Finire il turno
rule-SR-6-6 = Dopo la terza carta il turno finisce da solo.
    .title = La terza carta
rule-SR-6-7 = A fine turno tre carte nuotata danno una carta fatica; un turno di sole carte fatica ne rende una. Poi le carte giocate vanno negli scarti, sistemi la mano e tocca al prossimo.
    .title = Fine del turno
rule-SR-6-8 = Con più di quattro carte in mano scarti fino a quattro.
    .title = Quattro carte restano
rule-SR-6-9 = Con meno di quattro carte peschi fino a quattro.
    .title = Pescare fino a quattro
rule-SR-6-10 = Il numero di carte in mano conta solo alla fine del proprio turno.
    .title = Nel frattempo, libertà
rule-SR-10-1 = Dritto porta un esagono a monte, sinistra e destra uno in diagonale. I salmoni non nuotano mai a valle.
    .title = Nuotare
rule-SR-10-2 = Un jolly è sinistra, dritto o destra, come vuoi quando lo giochi.
    .title = Jolly
rule-SR-10-3 = Una doppia sono due passi nella stessa direzione. Il primo esagono si conclude prima del secondo passo.
    .title = Nuotate doppie
rule-SR-10-4 = Un passo su acqua, partenza o laghetto riesce.
    .title = Via libera
rule-SR-10-5 = Un passo verso terra, roccia o fuori mappa va a vuoto.
    .title = Ostacolo
rule-SR-10-6 = Anche un passo verso una cascata va a vuoto, se non salti.
    .title = Una cascata davanti
rule-SR-10-7 = Se il primo passo di una doppia non riesce, tutta la carta va a vuoto. Se non riesce solo il secondo, resti dopo il primo.
    .title = Doppie bloccate
rule-SR-10-8 = Una carta a vuoto conta comunque fra le tre e come nuotata.
    .title = Anche a vuoto conta
rule-SR-10-9 = Nel laghetto la corsa è finita: niente più nuotate, le altre carte sì.
    .title = All’arrivo
rule-SR-10-10 = In un esagono c’è posto per tutti i salmoni che vuoi.
    .title = Posto per tutti
rule-SR-11-1 = Se un passo incontra una cascata, puoi saltare se hai ancora una carta da giocare e c’è dove arrivare.
    .title = Quando si salta
rule-SR-11-2 = Si salta giocando una seconda carta nuotata; conta come giocata.
    .title = La seconda carta
rule-SR-11-3 = Superi la cascata e arrivi dove la seconda carta porta da lì.
    .title = Oltre la cascata
rule-SR-11-4 = Si arriva solo dove un salmone può riposare.
    .title = L’arrivo del salto
rule-SR-11-5 = Un salto dà una carta fatica; poi agisce l’esagono della cascata, poi quello d’arrivo.
    .title = Saltare stanca
rule-SR-11-6 = Un salto unisce l’ultimo passo di una carta al primo della successiva. Una doppia da sola non salta.
    .title = Due carte per un salto
rule-SR-11-7 = Se salti con una doppia, il secondo passo segue dopo l’arrivo e può diventare un altro salto.
    .title = Saltare con una doppia
rule-SR-11-8 = Se non salti, il passo va a vuoto e non succede altro.
    .title = Niente salto
rule-SR-11-9 = Si saltano solo le cascate.
    .title = Solo cascate
rule-SR-11-10 = Le due carte di un salto sono nuotate: salto e terza nuotata stancano due volte.
    .title = Due carte giocate
rule-SR-12-1 = Quando un salmone arriva su un esagono, anche di passaggio, prima lo stanca ogni orso presente, poi agisce il simbolo.
    .title = Arrivare su un esagono
rule-SR-12-2 = Il simbolo di una carta dà quella carta. Va presa; una pila vuota non dà nulla.
    .title = Simboli delle carte
rule-SR-12-3 = La zampa dà una carta orso anche se l’orso è altrove.
    .title = La zampa
rule-SR-12-4 = Alcuni simboli fanno scegliere: una nuotata, una doppia, oppure corrente o rapide.
    .title = Una carta a scelta
rule-SR-12-5 = Il più fa pescare subito una carta.
    .title = Pesca +1
rule-SR-12-6 = Il giunco permette di eliminare una o due carte.
    .title = Giunco
rule-SR-12-7 = Le carte guadagnate vanno negli scarti.
    .title = Negli scarti
rule-SR-13-1 = Una carta orso muove un orso fino a due esagoni, in ogni direzione.
    .title = Muovere un orso
rule-SR-13-2 = Un orso che arriva dai salmoni si ferma, e chi li guida, anche tu, prende una carta fatica.
    .title = Arriva l’orso
rule-SR-13-3 = Un orso può tornare da dove è venuto; tornare vale come arrivare.
    .title = Avanti e indietro
rule-SR-13-4 = Gli orsi vanno ovunque sulle plance, anche su terra e rocce, ma non oltre.
    .title = Dove vanno gli orsi
rule-SR-13-5 = La corrente non muove gli orsi, e una carta orso non si contrasta.
    .title = Orsi ben piantati
rule-SR-14-1 = Una corrente colpisce ogni salmone su un esagono con freccia.
    .title = Corrente
rule-SR-14-2 = La freccia mostra dove porta la corrente; con due decide il dado: dispari 1, pari 2.
    .title = La corrente ti porta
rule-SR-14-3 = Un salmone portato su una cascata prosegue finché può riposare.
    .title = Giù per le cascate
rule-SR-14-4 = Prima tutto un salmone, poi il prossimo.
    .title = Uno alla volta
rule-SR-14-5 = Contano solo le frecce che partono dall’esagono, e alcune vanno a monte.
    .title = Quali frecce
rule-SR-15-1 = Le rapide colpiscono chi ha il salmone su frecce e carte in mano.
    .title = Rapide
rule-SR-15-2 = Ognuno di loro scarta una carta per freccia, a propria scelta.
    .title = Scartare per le rapide
rule-SR-15-3 = Chi non ha più carte di così le scarta subito tutte.
    .title = Tutta la mano
rule-SR-16-1 = Un’aquila guarda una mano con carte, anche la tua.
    .title = Aquila
rule-SR-16-2 = Un’altra persona può contrastare prima di mostrare la mano.
    .title = Prima dello sguardo
rule-SR-16-3 = Vedi quella mano e puoi metterne una carta negli scarti di chi la tiene.
    .title = Che cosa sceglie l’aquila
rule-SR-17-1 = Tutti quelli che la carta raggiunge e che hanno carte in mano rispondono insieme; le risposte si scoprono alla fine.
    .title = Si chiede a tutti
rule-SR-17-2 = Si contrasta con una carta dello stesso nome. Salva solo te e non conta come giocata.
    .title = Contrastare
rule-SR-17-3 = Puoi contrastare la tua corrente o le tue rapide con una seconda carta uguale.
    .title = Contrastare se stessi
rule-SR-17-4 = Un contrasto non si contrasta.
    .title = L’ultima parola
rule-SR-18-1 = Puoi eliminare carte da mano, mazzo o scarti, una alla volta.
    .title = Eliminare carte
rule-SR-18-2 = Dopo aver tolto una carta dal mazzo, il mazzo si mescola.
    .title = Si rimescola
rule-SR-18-3 = La fatica eliminata torna alla sua pila, ogni altra carta esce dal gioco, sotto gli occhi di tutti.
    .title = Dove vanno
rule-SR-18-4 = Senza carte da eliminare non si chiede nulla.
    .title = Niente da eliminare
rule-SR-19-1 = Una carta fatica giocata non fa nulla.
    .title = Fatica
rule-SR-19-2 = Se devi pescare e il mazzo è vuoto, gli scarti diventano il nuovo mazzo. Se anche quelli sono finiti, non peschi.
    .title = Un nuovo mazzo
rule-SR-19-3 = Le carte giocate in questo turno non sono ancora negli scarti; quelle guadagnate sì.
    .title = Carte in gioco
rule-SR-19-4 = Se la pila della fatica è vuota, ci si risparmia la stanchezza.
    .title = Fatica finita
rule-SR-8-1 = Un salmone nel laghetto ci resta. La partita finisce quando il giro è completo e un salmone è nel laghetto.
    .title = La fine
rule-SR-8-2 = Fino ad allora si gioca come sempre, anche per chi è nel laghetto.
    .title = Fino alla fine del giro
rule-SR-8-3 = Nel laghetto vince chi ha meno carte fatica; a pari merito si condivide.
    .title = Chi vince
rule-SR-8-4 = Gli altri seguono per strada fatta, poi per meno carte fatica.
    .title = Gli altri posti
rule-SR-8-5 = Non ci sono punti.
    .title = Niente punti
rule-SR-8-6 = Se l’ultimo giro concordato finisce senza salmoni nel laghetto, la partita finisce lo stesso.
    .title = Limite di giri
rule-SR-20-1 = Ciò che un’aquila ti ha mostrato resta noto finché la carta non lascia quella mano.
    .title = Che cosa hai visto
