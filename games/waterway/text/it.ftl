title = Via d’acqua
tagline = Porta il tuo fiume tra mulini, porti e prati.
help = Tocca una tessera della tua mano, poi una casella accanto al fiume, poi girala. Fiume con fiume, terra con terra. Sacchi e asce scendono a valle fino al primo ponte. Tutti scelgono insieme, poi le altre due tessere passano a sinistra. Dopo 13 tessere contano mulini, segherie, la rotta più lunga tra due porti e i prati.

## Pieces
item-mill = mulino
item-sawmill = segheria
shape-straight = fiume dritto
shape-bend = curva
tile-plain = { $shape }
tile-sack = { $shape } con un sacco
tile-sacks = { $shape } con 2 sacchi
tile-axe = { $shape } con un’ascia
tile-axes = { $shape } con 2 asce
tile-port = { $shape } con un porto
tile-port-sack = { $shape } con porto e sacco
tile-port-axe = { $shape } con porto e ascia
tile-mill = mulino da { $points }
tile-mill-sack = mulino da { $points } con un sacco
tile-mill-axe = mulino da { $points } con un’ascia
tile-sawmill = segheria da { $points }
tile-sawmill-sack = segheria da { $points } con un sacco
tile-sawmill-axe = segheria da { $points } con un’ascia
band-0 = Pozzanghera
band-1 = Rivolo
band-2 = Ruscello
band-3 = Torrente
band-4 = Fiume tra i prati
band-5 = Fiume dei monti
band-6 = Grande fiume

## Options
option-start = Tessera iniziale
option-start-help = Quanti rami del fiume partono dalla tessera iniziale.
option-start-fork = biforcazione: due affluenti e il fiume principale
option-start-through = attraverso: il fiume principale arriva da monte

## Prompts
prompt-lay = Scegli una tessera e una casella, poi girala.
prompt-last = Ultima tessera: scegli, piazza, gira.
prompt-wait = Tessera scelta. Gli altri ci pensano ancora.
prompt-over = La partita è finita.

## How it stands
status-round = Giro { $round } di { $of }
status-stack = { $tiles ->
        [0] la pila è vuota
        [one] 1 tessera nella pila
       *[other] { $tiles } tessere nella pila
    }
standing-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
standing-choosing = sceglie
standing-ready = ha scelto
standing-band = { $band }
source-mills = Mulini
source-sawmills = Segherie
source-ports = Porti
source-meadows = Prati
note-score = { $player }: mulini { $mills }, segherie { $sawmills }, porti { $ports }, prati { $meadows }, in tutto { $total }
note-mill-works = { $player }: il mulino ha { $got } sacchi su { $needs }, punti: { $points }.
note-sawmill-works = { $player }: la segheria ha { $got } asce su { $needs }, punti: { $points }.
note-mill-lacks = { $player }: un mulino da { $points } ha per ora { $got } sacchi su { $needs }.
note-sawmill-lacks = { $player }: una segheria da { $points } ha per ora { $got } asce su { $needs }.
note-works-still = { $player }: { $building } su una lanca, lì niente punti.
note-route = { $player }: la rotta più lunga passa su { $pieces } tessere, punti: { $points }.
note-meadow = { $player }: un prato di tre quarti, punti: { $points }.
note-meadow-full = { $player }: un prato di quattro quarti, punti: { $points }.
note-away = { $player }: senza incontrare ponti { $goods ->
        [one] si perde 1 merce
       *[other] si perdono { $goods } merci
    } a valle.
good-sack-mill = { $goods ->
        [one] Il sacco scende
       *[other] { $goods } sacchi scendono
    } fino al primo ponte, al mulino: lì { $got } su { $needs }.
good-axe-sawmill = { $goods ->
        [one] L’ascia scende
       *[other] { $goods } asce scendono
    } fino al primo ponte, alla segheria: lì { $got } su { $needs }.
good-sack-sawmill = { $goods ->
        [one] Il sacco si ferma
       *[other] { $goods } sacchi si fermano
    } al ponte di una segheria: lì non è utile.
good-axe-mill = { $goods ->
        [one] L’ascia si ferma
       *[other] { $goods } asce si fermano
    } al ponte di un mulino: lì non è utile.
good-sack-away = { $goods ->
        [one] Il sacco va
       *[other] { $goods } sacchi vanno
    } alla deriva: a valle non ci sono ponti.
good-axe-away = { $goods ->
        [one] L’ascia va
       *[other] { $goods } asce vanno
    } alla deriva: a valle non ci sono ponti.
good-sack-still = { $goods ->
        [one] Il sacco è
       *[other] { $goods } sacchi sono
    } su una lanca: lì per ora non scende niente.
good-axe-still = { $goods ->
        [one] L’ascia è
       *[other] { $goods } asce sono
    } su una lanca: lì per ora non scende niente.
note-hole-ring = Dove c’è la croce non entra niente: ci arrivano due capi dello stesso fiume.
note-hole-sides = Dove c’è la croce non entra niente: nessuna tessera combacia con le vicine.
note-known = { $player } ha in mano { $count ->
        [one] 1 tessera passata
       *[other] { $count } tessere passate
    } da te: { $tiles }.
note-removed = Fuori da questa partita: { $tiles }.
note-unseen = Ancora da vedere: { $tiles ->
        [one] 1 tessera
       *[other] { $tiles } tessere
    }, con sacchi { $sacks }, asce { $axes }, porti { $ports }, mulini { $mills }, segherie { $sawmills }.
note-band = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }: { $band }
note-next-band = Per «{ $band }» { $points ->
        [one] mancava 1 punto
       *[other] mancavano { $points } punti
    }.

## What is seen
label-board = Fiume di { $player }: { $tiles ->
        [0] solo la tessera iniziale
        [one] 1 tessera piazzata
       *[other] { $tiles } tessere piazzate
    }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
label-name = { $player }
label-river = Fiume di { $player }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
label-start = tessera iniziale
label-laid = { $tile }, { $quarters ->
        [0] senza prato
        [one] 1 quarto di prato
       *[other] { $quarters } quarti di prato
    }, riga { $row }, colonna { $column }
label-hand = { $tile }, { $quarters ->
        [0] senza prato
        [one] 1 quarto di prato
       *[other] { $quarters } quarti di prato
    }, nella tua mano
label-cell = casella libera, riga { $row }, colonna { $column }
label-hole-ring = buco, riga { $row }, colonna { $column }, ci arrivano due capi dello stesso fiume
label-hole-sides = buco, riga { $row }, colonna { $column }, nessuna tessera combacia
label-turn = { $turns ->
        [0] senza girare
        [one] un quarto di giro in senso orario
       *[other] { $turns } quarti di giro in senso orario
    }
label-chosen = la tua scelta, { $tile }, riga { $row }, colonna { $column }
label-meadow = prato di { $quarters } quarti
label-gain = punteggio da { $before } a { $after }

## Events
event-chose = { $player } ha scelto una tessera.
event-laid = { $player } piazza una tessera: { $tile }.
event-still = { $player }: la nuova tessera sta in acqua ferma, è una lanca.
event-still-works = { $player }: { $building } su una lanca, per ora niente punti.
event-hole = { $player }: resta un buco, lì non entra più niente.
event-joined = { $player } unisce al fiume { $tiles ->
        [one] 1 tessera
       *[other] { $tiles } tessere
    } di lanca.
event-reached = { $player }: arrivano merci, { $building }: { $got } su { $needs }.
event-works = { $player }: { $building }, { $got } su { $needs }, punti: { $points }.
event-route = { $player }: la rotta più lunga ora ha { $pieces } tessere, punti: +{ $points }.
event-meadow = { $player }: un prato di { $quarters } quarti, punti: +{ $points }.
event-passed = { $player } passa a { $next }: { $tiles }.
event-passed-hidden = { $player } passa { $count ->
        [one] 1 tessera
       *[other] { $count } tessere
    } a { $next }.
event-drew = { $player } pesca dalla pila: { $tiles }.
event-drew-hidden = { $player } pesca { $count ->
        [one] 1 tessera
       *[other] { $count } tessere
    } dalla pila.
event-discarded = { $player } scarta: { $tiles }.
event-discarded-hidden = { $player } scarta { $count ->
        [one] 1 tessera
       *[other] { $count } tessere
    }.
event-round = Comincia il giro { $round }.
event-over = Le ultime tessere sono sul tavolo. La partita è finita.
event-won = { $player } vince con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
event-band = { $player } fa { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }: { $band }.

## Refusals
no-WW-3-1 = Ci sono solo le opzioni della lista: scegline una.
no-WW-3-2 = Si gioca da 1 a 4: cambia il numero di posti.
no-WW-6-2 = Per questo giro hai già scelto: gli altri scelgono ancora.
no-WW-6-9 = Qui niente è affidato alla sorte: lascia vuota la lista dei sorteggi.
no-WW-7-1 = Questa tessera non è nella tua mano: scegli una delle tue.
no-WW-7-2 = Qui c’è già una tessera: scegli una casella vuota.
no-WW-7-3 = Accanto a questa casella non c’è niente: resta vicino al tuo fiume.
no-WW-7-5 = Fiume con fiume, terra con terra: prova a girare la tessera.
no-WW-7-6 = Il fiume girerebbe in cerchio: porta questo capo altrove.
no-WW-9-1 = Così non si piazza una tessera: scrivi per esempio «lay w07 -1,2 r3».

## Rules
rule-WW-3-1 = Si scelgono solo le opzioni della lista; quelle omesse hanno il valore abituale.
    .title = Opzioni
rule-WW-3-2 = Si gioca da 1 a 4, con l’una o l’altra tessera iniziale. Chi gioca senza compagnia gioca in solitario.
    .title = Chi gioca
rule-WW-4-1 = Le tessere si toccano con i lati: sopra, a destra, sotto, a sinistra. Gli angoli non contano.
    .title = Vicini
rule-WW-4-2 = I quattro angoli si contano in senso orario da quello in alto a destra.
    .title = Angoli
rule-WW-4-3 = Una tessera si gira a quarti di giro in senso orario; lati e angoli girano con lei.
    .title = Girare
rule-WW-4-4 = Dove si incontrano quattro caselle c’è un punto della griglia, angolo di tutte e quattro.
    .title = Punti della griglia
rule-WW-4-5 = La tessera iniziale copre due caselle affiancate, non si gira mai e conta come una sola.
    .title = La tessera iniziale
rule-WW-4-6 = Due affluenti entrano e il fiume principale esce; con «attraverso» il fiume principale arriva anche da sinistra. Due angoli portano un quarto di prato.
    .title = Capi della tessera iniziale
rule-WW-4-7 = Il punto a metà dei lati lunghi non è un angolo: lì non cresce nessun prato.
    .title = Nessun angolo a metà
rule-WW-5-1 = In quattro si usano tutte le 60 tessere, in tre le 45 senza mucche, in due le 30 senza animali. In solitario si parte dalle stesse 45 di tre.
    .title = Tessere in gioco
rule-WW-5-2 = In solitario, prima di cominciare, sei tessere a caso escono dal gioco.
    .title = Sei fuori
rule-WW-5-3 = Le tessere, mescolate, formano una pila coperta; ognuno ne prende tre.
    .title = Distribuzione
rule-WW-5-4 = Tutti partono con una tessera iniziale e scelgono insieme.
    .title = Inizio
rule-WW-6-1 = La partita ha 13 giri. In ognuno tutti piazzano esattamente una tessera.
    .title = Tredici giri
rule-WW-6-2 = In ogni giro scegli una volta. La scelta fatta resta.
    .title = Una scelta per giro
rule-WW-6-3 = Scegli una tessera della mano, una casella e come girarla. Gli altri la vedono solo quando tutti hanno scelto.
    .title = Scelta segreta
rule-WW-6-4 = Quando arriva l’ultima scelta, tutte le tessere scelte si piazzano insieme.
    .title = Tutti insieme
rule-WW-6-5 = Dopo la tredicesima tessera la partita finisce. Le due rimaste in mano non valgono niente.
    .title = La fine
rule-WW-6-6 = Le altre due tessere passano a chi siede a sinistra; da destra te ne arrivano due.
    .title = Passare a sinistra
rule-WW-6-7 = Poi ognuno pesca la prima tessera della pila e ne ha di nuovo tre.
    .title = Pescare
rule-WW-6-8 = In solitario scarti le due tessere non piazzate e ne peschi tre nuove.
    .title = Pescare in solitario
rule-WW-6-9 = Dopo la preparazione niente è affidato alla sorte.
    .title = Niente fortuna
rule-WW-6-10 = Comincia il giro dopo e tutti scelgono di nuovo.
    .title = Giro dopo
rule-WW-7-1 = Si piazza solo una tessera della propria mano.
    .title = Dalla tua mano
rule-WW-7-2 = Una tessera sta su una casella vuota. Quella iniziale ne occupa due.
    .title = Su una casella vuota
rule-WW-7-3 = Una tessera nuova tocca con un lato almeno un pezzo del tuo fiume. L’acqua può anche non unirsi.
    .title = Lato contro lato
rule-WW-7-4 = Gira la tessera come vuoi; non si rovescia mai.
    .title = In ogni verso
rule-WW-7-5 = Dove le tessere si toccano, fiume con fiume e terra con terra.
    .title = I lati combaciano
rule-WW-7-6 = L’acqua non gira mai in cerchio: due capi dello stesso fiume, o della stessa lanca, non si incontrano. I ponti non cambiano nulla.
    .title = Niente cerchi
rule-WW-7-7 = Può nascere un buco in cui non entra nessuna tessera. Allora resta vuoto.
    .title = Buchi
rule-WW-7-8 = Ogni tessera trova sempre un posto: puoi sempre piazzarne una.
    .title = Sempre un posto
rule-WW-7-9 = Una tessera piazzata resta com’è.
    .title = Per sempre
rule-WW-7-10 = I pezzi che si toccano con il fiume sono uniti; tutto ciò che è unito è una sola acqua.
    .title = Acqua unita
rule-WW-7-11 = Ciò che è unito alla tessera iniziale è il tuo fiume. Ogni altra acqua è una lanca e sta ferma finché una tessera non la unisce.
    .title = Fiume e lanca
rule-WW-7-12 = Negli affluenti l’acqua va verso la tessera iniziale, nel fiume principale se ne allontana.
    .title = Corrente
rule-WW-7-13 = Una lanca unita al fiume scorre da lì in poi come il ramo a cui si unisce.
    .title = La lanca si unisce
rule-WW-8-1 = Il punteggio è la somma di mulini, segherie, porti e prati.
    .title = Punteggio
rule-WW-8-2 = Ogni mulino e ogni segheria ha un ponte: ferma merci e navi, non l’acqua.
    .title = Ponti
rule-WW-8-3 = Sacchi e asce scendono fino al primo ponte e non oltre, richiesti o no. Conta anche il ponte della loro tessera, se stanno più a monte.
    .title = Le merci scendono
rule-WW-8-4 = Ciò che sugli affluenti non incontra ponti si ritrova nella tessera iniziale e scende lungo il fiume principale.
    .title = Le merci si incontrano
rule-WW-8-5 = Un mulino dà i suoi punti una volta, se gli arrivano almeno i sacchi che chiede. In più non danno altro.
    .title = Mulini
rule-WW-8-6 = Una segheria conta allo stesso modo, con le asce. I sacchi non le servono, né le asce a un mulino.
    .title = Segherie
rule-WW-8-7 = Su una lanca mulini e segherie non danno punti.
    .title = Acqua ferma
rule-WW-8-8 = Una rotta unisce due porti lungo l’acqua, a monte o a valle, senza ponti in mezzo. Si contano i pezzi, porti compresi; la tessera iniziale conta una volta. Valgono anche le lanche.
    .title = Rotte tra porti
rule-WW-8-9 = La rotta più lunga dà 2 punti per ogni pezzo.
    .title = Porti
rule-WW-8-10 = Tre quarti di prato attorno a un punto danno 3 punti, tutti e quattro 6. Fiume o lanca è lo stesso.
    .title = Prati
rule-WW-8-11 = Vince il punteggio più alto; a pari punti si divide il posto.
    .title = Chi vince
rule-WW-8-12 = In solitario giochi per un titolo: da Pozzanghera sotto i 25 punti a Grande fiume da 75 in su.
    .title = Titoli in solitario
rule-WW-9-1 = Una scelta si scrive con tessera, casella e giri: «lay w07 -1,2 r3».
    .title = Come si scrive
rule-WW-9-2 = Se più regole non tornano, si nomina la prima: il turno, la forma, la mano, la casella vuota, un vicino, i lati, il cerchio.
    .title = Che cosa viene prima
rule-WW-11-1 = Tutti vedono fiumi, punti e chi ha scelto. La pila, le mani altrui e le scelte del giro sono segrete.
    .title = Aperto e segreto
rule-WW-11-2 = Sai dove sono le tessere passate per la tua mano. Lo ricordiamo noi per te.
    .title = Memoria
rule-WW-11-3 = Vedi la tua mano e la tua scelta, le tessere che hai avuto, e del resto solo quante sono.
    .title = Che cosa vedi
rule-WW-11-4 = Chi guarda soltanto non vede nessuna mano.
    .title = Pubblico
rule-WW-11-5 = In solitario puoi guardare le sei tessere tolte e tutti gli scarti.
    .title = Vista in solitario
rule-WW-11-6 = A partita finita tutto è scoperto.
    .title = Alla fine tutto aperto
rule-WW-11-7 = Quando un bot immagina, rispetta ciò che il suo posto sa e distribuisce il resto a caso.
    .title = Ipotesi leali
