title = Controcorrente
tagline = Porta i tuoi salmoni su per il fiume, prima che sparisca dietro di loro.
help = Tocca un tuo gettone, poi la tessera dove deve andare. Nuotare costa 1 punto, saltare 1 punto più 1 per ogni tessera. Usa tutti i 5 punti del turno. L’aquila acciuffa chi arriva da lei, l’orso chi salta, l’airone chi finisce il turno da lui. Dopo ogni giro la fila in basso scompare. Contano i salmoni nella zona delle uova e quanto presto ci sono arrivati.

## Pieces
fish-single = salmone solo
fish-pair = coppia
tile-water = acqua
tile-waterfall = cascata
tile-eagle = aquila
tile-bear = orso
tile-heron = airone
tile-rock = roccia
tile-whirlpool = vortice
tile-current = corrente
tile-sea = mare
tile-flown = acqua, aquila volata via
tile-spawn = zona delle uova

## Options
option-whirlpool = Vortici
option-whirlpool-help = Le rocce diventano vortici che trattengono chi ci finisce dentro.
option-whirlpool-off = no, rocce normali
option-whirlpool-turn = chiudono il turno
option-whirlpool-token = fermano il gettone
option-fastest = Il salmone più veloce
option-fastest-help = La partita finisce quando un gettone arriva sull’ultima casella delle uova.
option-currents = Correnti
option-currents-help = Le correnti portano i salmoni gratis. Quali tessere fanno posto?
option-currents-off = senza correnti
option-currents-add = aggiunte alle altre
option-currents-herons = al posto degli aironi
option-currents-eagles = al posto delle aquile
option-currents-water = al posto dell’acqua (più difficile)
option-currents-water-rock = al posto di acqua e rocce (più difficile)
option-movement-tokens = Gettoni movimento
option-movement-tokens-help = Ogni passo fatto resta: durante il turno non si torna indietro.
option-must-spend = Uso dei punti
option-must-spend-help = Esatto: nessun passo spreca punti che si possono usare. Libero: ogni passo possibile.
option-must-spend-exact = esatto
option-must-spend-able = libero
option-row-draw = Tessere della nuova fila
option-row-draw-help = Si vedono tutte prima di piazzarle, oppure si scoprono una alla volta.
option-row-draw-three = tutte insieme
option-row-draw-one = una alla volta
option-tiebreak = Pareggi
option-tiebreak-help = Che cosa decide a parità di punti e di salmoni.
option-tiebreak-source = più vicino alla sorgente
option-tiebreak-tokens = più gettoni arrivati
option-starter = Prima tessera
option-starter-help = Chi piazza la prima tessera.
option-starter-random = a sorte
option-starter-seat0 = il primo posto

## Prompts
prompt-setup = Si costruisce il fiume: scegli un posto per la tessera.
prompt-lay = Piazza la nuova fila: scegli una tessera e il posto.
prompt-drift = Scegli il gettone che la corrente porta per primo.
prompt-move = Scegli un gettone. { $points ->
        [one] Resta 1 punto.
       *[other] Restano { $points } punti.
    }
prompt-heron = L’airone ha fame: scegli il gettone su { $cell }.
prompt-over = La partita è finita.

## How it stands
status-setup = Al fiume { $tiles ->
        [one] manca 1 tessera
       *[other] mancano { $tiles } tessere
    }
status-round = Giro { $round }
status-points = Punti rimasti: { $points }
status-stack = Tessere nella pila: { $tiles }
status-spawn-after = Zona delle uova dopo il giro { $round }
status-spawn-here = La zona delle uova è aperta
standing-score = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
standing-salmon = { $salmon ->
        [0] nessuno nel fiume
        [one] 1 nel fiume
       *[other] { $salmon } nel fiume
    }
standing-home = arrivati { $salmon }
standing-debt = { $points ->
        [one] deve 1 punto
       *[other] deve { $points } punti
    }
source-salmon = Salmoni
source-fields = Uova
note-score = { $player }: ora { $score } ({ $fish } per i salmoni, { $fields } per le caselle)
note-left = { $tile }, nella pila: { $count }
note-falling = Dopo questo giro scompare la fila { $row }. I tuoi gettoni lì: { $tokens }
note-falling-next = Dopo il prossimo giro scompare la fila { $row }. I tuoi gettoni lì: { $tokens }
note-heron = Se finisci qui il turno, l’airone su { $cell } acciufferà un salmone.
note-layer = La prossima fila la piazza { $player }
note-debt = { $player } comincerà con meno punti, dovuti alla corrente: { $points }.

## What is seen
label-board = il fiume dalla fila { $low } alla fila { $high }, gettoni nel fiume: { $tokens }
label-tile = { $tile }, { $cell }, gettoni { $held } su { $room }
label-spawn = casella delle uova { $field }, gettoni: { $held }
label-token = { $token } di { $player }, { $cell }
label-stopped = { $token } di { $player }, { $cell }, fermo per questo turno
label-place = posto per una nuova tessera, { $cell }
label-drawn = { $tile }, tessera scoperta
label-turn = { $tile }, rotazione { $turn } di 6
label-jump = salto su { $cell }
label-cost = costa { $cost ->
        [one] 1 punto
       *[other] { $cost } punti
    }
label-bites = salmoni persi: { $count }
label-waste = { $points ->
        [one] andrà perso 1 punto
       *[other] andranno persi { $points } punti
    }
panel-stack = Nella pila
tag-row = fila { $row }
tag-now = ↓ ora
tag-next = ↓ poi

## Events
event-turned-up = { $player } scopre una tessera: { $tile }.
event-laid = { $player } piazza una tessera su { $cell }: { $tile }.
event-round = Comincia il giro { $round }. Il segnalino ce l’ha { $player }.
event-turn = { $player } ha { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } da usare.
event-debt = { $player } ripaga la corrente, punti: { $points }.
event-skipped = { $player } non ha gettoni nel fiume e aspetta.
event-swam = { $player }: { $token }, a nuoto da { $from } a { $to }.
event-jumped = { $player }: { $token }, con un salto da { $from } a { $to }, punti: { $cost }.
event-bear = { $player } perde un salmone: l’orso su { $cell } lo acciuffa al volo.
event-eagle = { $player } perde un salmone: l’aquila su { $cell } lo acciuffa e vola via.
event-heron = { $player } perde un salmone: l’airone su { $cell } aspettava solo questo.
event-lost = { $player }: il gettone su { $cell } esce.
event-lost-in-jump = Il salto finisce su { $cell }: { $player } non arriva più.
event-whirl-turn = Il vortice su { $cell } chiude il turno: { $player }.
event-whirl-token = Il vortice su { $cell } ferma il gettone per questo turno: { $player }.
event-carried = { $player }: { $token }, la corrente porta da { $from } a { $to }.
event-waits = { $player }: il gettone su { $cell } aspetta la corrente.
event-wall-paid = { $player } paga 1 punto: la corrente su { $cell } salta una barriera.
event-wall-owed = { $player } deve 1 punto: la corrente su { $cell } salta una barriera.
event-home = { $player } arriva nella zona delle uova: { $token }!
event-points-lost = Il turno finisce per { $player }: { $points ->
        [one] va perso 1 punto
       *[other] vanno persi { $points } punti
    }.
event-marker = Il segnalino del primo turno passa a { $player }.
event-marker-stays = Il segnalino resta a { $player }. Questa fila la piazza { $layer }.
event-advanced = Nella zona delle uova { $tokens ->
        [one] 1 gettone sale di una casella
       *[other] { $tokens } gettoni salgono di una casella
    }.
event-falls = La fila in basso scompare: { $rows }. Gettoni persi: { $tokens }.
event-spawning = Sopra la fila { $row } si apre la zona delle uova.
event-row = { $player } piazza la fila { $row }.
event-ended = Nel fiume non c’è più nessun gettone: la partita è finita.
event-fastest = Un salmone è arrivato sull’ultima casella: la partita è finita.
event-nobody-home = Stavolta non arriva nessuno.
event-scored = { $player }: { $fish } per i salmoni e { $fields } per le caselle fanno { $score }.
event-won = { $player } vince!

## Refusals
no-UP-1-1 = Si gioca da due a cinque: cambia il numero di posti.
no-UP-3-1 = Questa opzione o questo valore non c’è: scegli tra quelli indicati.
no-UP-4-2 = Lì non c’è una tessera: resta nel fiume.
no-UP-5-4 = Questa colonna per ora è piena: scegline un’altra.
no-UP-5-6 = La freccia punta solo a monte e mai verso riva: gira la tessera.
no-UP-6-4 = Questa mossa costa { $cost ->
        [one] 1 punto
       *[other] { $cost } punti
    } e ne hai { $left }: cerca una via più corta.
no-UP-6-5 = Così andranno persi dei punti: cerca una via che ne usi di più.
no-UP-6-10 = Questo posto è occupato o fuori dalla fila: scegline uno libero.
no-UP-7-1 = I salmoni vanno solo a monte: scegli una tessera più in su.
no-UP-7-2 = C’è una barriera in mezzo: saltala o girale intorno.
no-UP-7-4 = Questa tessera è piena: saltala o girale intorno.
no-UP-7-6 = Nella zona delle uova il viaggio è finito: muovi un altro gettone.
no-UP-7-21 = Il vortice trattiene questo gettone fino al tuo prossimo turno: muovine un altro.
no-UP-9-1 = Non è il momento: guarda a chi tocca e che cosa si chiede.
no-UP-9-2 = Qui non c’è niente del genere: scrivi ? per vedere che cosa puoi fare.
no-UP-9-4 = Qui niente dipende dalla sorte: lascia vuota la lista.

## Rules
rule-UP-1-1 = Si gioca da due a cinque persone.
    .title = Quanti giocano
rule-UP-3-1 = Si scelgono solo le opzioni della lista; vanno tutte d’accordo.
    .title = Opzioni
rule-UP-3-2 = Con i vortici anche in due si usa tutta la pila.
    .title = Pila intera con i vortici
rule-UP-3-3 = Un vortice ha lo stesso posto delle altre tessere; non conta più come roccia.
    .title = Posto nel vortice
rule-UP-3-4 = Le correnti si aggiungono alla pila o prendono il posto delle tessere scelte, una per una, finché ce ne sono.
    .title = Correnti nella pila
rule-UP-3-5 = Con i gettoni movimento ogni passo resta. Senza, puoi provare e tornare indietro finché non confermi il turno. I punti che non si possono usare non si mettono da parte.
    .title = Tornare indietro
rule-UP-4-1 = La colonna di mezzo sta mezza tessera più a monte delle altre due. Dritto in su vale due, di sbieco uno.
    .title = Quanto in su
rule-UP-4-2 = Da ogni tessera si va dritto in su o di sbieco in su, se lì c’è una tessera. Di lato non si va.
    .title = Vie a monte
rule-UP-4-3 = Una tessera ha sei lati, contati in senso orario da quello in alto. Una linea retta non cambia direzione.
    .title = Lati
rule-UP-4-4 = La cascata ha barriere su tre lati vicini, l’orso su due; la corrente ha una freccia. Girano insieme alla tessera.
    .title = Tessere girate
rule-UP-4-5 = Tra due tessere c’è una barriera se almeno una ce l’ha. Le barriere verso riva non fanno niente.
    .title = Barriere
rule-UP-4-6 = La zona delle uova chiude l’ultima fila. Si entra solo dalla prima casella: da sinistra, da destra e da sotto.
    .title = La zona delle uova
rule-UP-5-1 = La pila ha 7 tessere acqua, 4 cascata, 5 aquila, 3 orso, 5 airone e 5 roccia. In due si tolgono le rocce e un airone.
    .title = La pila
rule-UP-5-2 = Il fiume comincia con quattro tessere mare. Su ognuna aspetta una coppia di tutti, quindi il mare è pieno.
    .title = Il mare
rule-UP-5-3 = A turno, in senso orario, si piazzano dodici tessere.
    .title = Costruire il fiume
rule-UP-5-4 = Scopri la tessera in cima e mettila in alto in una colonna qualsiasi, fino alla fila 5. Le colonne possono crescere in modo diverso.
    .title = Dove costruire
rule-UP-5-5 = Cascate e orsi li giri come vuoi. Le altre tessere sono uguali da ogni parte.
    .title = Gira come vuoi
rule-UP-5-6 = Una corrente punta a monte e resta nel fiume; nell’ultima fila punta alla zona delle uova.
    .title = Dove puntano le frecce
rule-UP-5-7 = A chi toccherebbe la tredicesima tessera va il segnalino del primo turno: comincia il gioco.
    .title = Chi comincia
rule-UP-6-1 = In un giro tutti hanno un turno, in senso orario da chi ha il segnalino.
    .title = Giri
rule-UP-6-2 = Senza gettoni nel fiume non hai turno, ma il segnalino e le file da piazzare ti toccano ancora.
    .title = Turno a vuoto
rule-UP-6-3 = Un turno: prima le correnti portano, poi si muove, poi gli aironi.
    .title = Il tuo turno
rule-UP-6-4 = Hai 5 punti a turno, meno quelli dovuti a una corrente. In due il primissimo turno ne ha 4. Nuotare costa 1, saltare 1 più della lunghezza.
    .title = Punti movimento
rule-UP-6-5 = Tutti i punti vanno usati. Un passo che lascia punti ancora utilizzabili non vale; se qualcosa va perso, il meno possibile. Se l’ultimo gettone arriva a casa, il dovere finisce; nessuno è costretto a perdere l’ultimo gettone, né gli è impedito.
    .title = Usali tutti
rule-UP-6-6 = Il turno finisce quando non ci sono punti o niente può muoversi. Quel che resta va perso.
    .title = Fine del turno
rule-UP-6-7 = Dopo un giro il segnalino passa a sinistra. Chi l’aveva piazza la nuova fila.
    .title = Il segnalino passa
rule-UP-6-8 = Dopo ogni giro i gettoni nella zona delle uova salgono di una casella, fino alla quinta.
    .title = Salire a casa
rule-UP-6-9 = Poi la fila in basso scompare con i suoi gettoni: dopo il giro 1 niente, dopo il giro 2 tutto il mare, poi una fila a giro fino alla fine.
    .title = La fila in basso scompare
rule-UP-6-10 = Poi si piazza una nuova fila in alto, in ogni ordine e girata come vuoi. Le ultime due tessere vanno ai lati della zona delle uova.
    .title = Una nuova fila
rule-UP-6-11 = In due il segnalino non si muove; le file si piazzano a turno, dopo i giri dispari chi ha il segnalino.
    .title = In due
rule-UP-7-1 = I salmoni vanno solo a monte. Dividi i punti tra i gettoni come vuoi; una coppia costa come un salmone solo.
    .title = Solo a monte
rule-UP-7-2 = Nuotando si va alla tessera seguente a monte, se non c’è una barriera. Costa 1 punto.
    .title = Nuotare
rule-UP-7-3 = Una tessera tiene tanti gettoni quante sono le persone, una roccia uno in meno. Nella zona delle uova c’è posto per tutti.
    .title = Capienza
rule-UP-7-4 = Su una tessera piena non si entra né a nuoto né saltando, quindi non ci si passa nemmeno.
    .title = Tessere piene
rule-UP-7-5 = Si salta in linea retta a ogni distanza, sopra barriere e gettoni, su una tessera con posto. Costa 1 punto più 1 per ogni tessera.
    .title = Saltare
rule-UP-7-6 = La prima casella delle uova ferma ogni gettone: nessuno la supera, e a casa i punti non muovono più niente.
    .title = A casa
rule-UP-7-10 = Una coppia acciuffata diventa un salmone solo. Un salmone solo acciuffato esce.
    .title = Acciuffati
rule-UP-7-11 = L’aquila prende un salmone dal primo gettone che arriva da lei e vola via: poi resta acqua. Saltarla non costa niente.
    .title = Aquile
rule-UP-7-12 = L’orso prende un salmone da ogni gettone che salta dalla sua tessera, sopra o su di essa. A nuoto si passa tranquilli. L’orso resta.
    .title = Orsi
rule-UP-7-13 = Alla fine del tuo turno ogni airone con gettoni tuoi prende un salmone. Scegli tu da quale gettone. L’airone resta.
    .title = Aironi
rule-UP-7-14 = In un salto gli orsi mordono nell’ordine del viaggio. Un gettone perso per strada non arriva e non disturba niente.
    .title = Perso in volo
rule-UP-7-15 = Se perdi un gettone, usa gli altri punti con quelli che restano.
    .title = Dopo una perdita si continua
rule-UP-7-20 = Chi finisce in un vortice chiude subito il turno. Gli aironi agiscono lo stesso.
    .title = Il vortice chiude il turno
rule-UP-7-21 = Un gettone che finisce in un vortice resta lì per il turno; gli altri possono andare avanti.
    .title = Il vortice ferma un gettone
rule-UP-7-30 = In una corrente si entra solo se c’è posto. Saltarla non fa niente.
    .title = Posto nella corrente
rule-UP-7-31 = La corrente porta subito il gettone, gratis, dove punta la freccia, con tutto quello che lì lo aspetta. Se la tessera è piena o manca, il gettone aspetta.
    .title = La corrente porta
rule-UP-7-32 = All’inizio del turno la corrente porta i gettoni in attesa, se ora c’è posto; l’ordine lo scegli tu. Il posto che si libera dopo non conta più.
    .title = A inizio turno
rule-UP-7-33 = Se c’è una barriera sulla via della corrente, è un salto: costa 1 punto ora o, se non ne hai, nel prossimo turno, e un orso lì acciuffa.
    .title = La corrente salta la barriera
rule-UP-8-1 = La partita finisce subito quando nel fiume non c’è più nessun gettone.
    .title = La fine
rule-UP-8-2 = Può darsi che non arrivi nessuno; allora tutti hanno 0.
    .title = Nessuno a casa
rule-UP-8-3 = Con il salmone più veloce la partita finisce anche quando un gettone sale sulla quinta casella.
    .title = Il salmone più veloce
rule-UP-8-4 = Ogni salmone a casa vale 1 punto, e ogni gettone a casa il numero della sua casella.
    .title = Punteggio
rule-UP-8-5 = Vince chi ha più punti; a parità, più salmoni a casa.
    .title = Chi vince
rule-UP-8-6 = Se è ancora pari, si confrontano i gettoni dal più avanti: vince la casella più alta. Ci si può accordare che prima contino più gettoni.
    .title = Pareggi
rule-UP-8-7 = Se tutto è pari, in due vince chi non ha cominciato; in più si divide il posto.
    .title = Ancora pari
rule-UP-9-1 = Agisce solo chi è di turno, e solo come si chiede.
    .title = Il momento giusto
rule-UP-9-2 = Un’azione indica un gettone, una tessera o un airone che c’è davvero.
    .title = Quel che c’è
rule-UP-9-3 = Se una mossa non si può fare, saprai la prima cosa che la ferma.
    .title = Perché no
rule-UP-9-4 = Dopo aver mescolato la pila, niente dipende dalla sorte.
    .title = Senza sorte
