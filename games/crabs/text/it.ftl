title = Granchi sull’onda
tagline = Sali sugli altri granchi: vince chi può muovere più a lungo.
help = Tocca un tuo granchio, poi lo scoglio su cui deve arrivare. Un granchio grande fa 1 passo, uno medio 2, uno piccolo 3, sempre sopra altri granchi. Arriva su uno uguale o più piccolo. Se i granchi si dividono, l’onda porta via il gruppo più piccolo. Chi non può muovere esce dalla partita.

## Pieces
crab-big = granchio grande
crab-medium = granchio medio
crab-small = granchio piccolo

## Options
option-setup = Preparazione
option-setup-help = Come i granchi arrivano sugli scogli.
option-setup-random = a caso
option-setup-placed = disposti a turno
option-board3 = Scogli esterni in tre
option-board3-help = Quali nove scogli esterni si aggiungono in tre.
option-board3-corners = intorno a tre angoli
option-board3-alternate = uno sì e uno no
option-first = Primo turno
option-first-help = Il posto che comincia.
option-quiet-limit = Turni senza cambiamenti
option-quiet-limit-help = Dopo tanti turni senza un cambiamento duraturo è pareggio.

## Prompts
prompt-place = Scegli un granchio, poi uno scoglio libero.
prompt-move = Scegli un granchio, poi dove deve arrivare.
prompt-wave = Un’onda! Scegli il gruppo da salvare.
prompt-over = La partita è finita.

## How it stands
status-placing = Tutti dispongono i loro granchi.
status-wave = Arriva un’onda.
status-quiet = Turni senza cambiamenti: { $turns } su { $limit }
standing-hand = { $crabs ->
        [one] 1 granchio da disporre
       *[other] { $crabs } granchi da disporre
    }
standing-out = { $crabs ->
        [0] senza mosse
       *[other] senza mosse, ci si cammina ancora sopra: { $crabs }
    }
standing-movable = { $crabs ->
        [0] nessuno libero
        [one] 1 libero
       *[other] { $crabs } liberi
    }
standing-left = restano: { $crabs }
note-second-time = Stessa posizione per la seconda volta. Alla terza è pareggio.
note-quiet = Ancora { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    } senza cambiamenti e sarà pareggio.
note-last-move = { $player } ha una sola mossa.
note-your-last-move = È la tua unica mossa.

## What is seen
label-board = scogli intorno al mare aperto: { $rocks }, con granchi: { $held }
label-crab = { $crab } di { $player }, scoglio { $rock }
label-pile = { $crab } di { $player }, scoglio { $rock }, in cima a { $under ->
        [one] 1 granchio bloccato
       *[other] { $under } granchi bloccati
    }
label-free-rock = scoglio libero { $rock }
label-hand = { $crab }, da disporre: { $left }
label-washed = l’onda porterà via { $crabs ->
        [one] 1 granchio
       *[other] { $crabs } granchi
    } da { $rocks ->
        [one] 1 scoglio
       *[other] { $rocks } scogli
    }

## Events
event-placed = { $player } dispone su { $rock }: { $crab }.
event-moving = Tutti i granchi sono sugli scogli. Comincia { $player }.
event-walked = { $player }: { $crab } da { $from } a { $to }, in cima a un { $pinned } di { $under }.
event-emptied = Lo scoglio { $rock } resta vuoto per sempre.
event-washed = L’onda porta via { $crabs ->
        [one] 1 granchio
       *[other] { $crabs } granchi
    } da { $rocks ->
        [one] 1 scoglio
       *[other] { $rocks } scogli
    }: { $cluster }.
event-choose = Gruppi uguali: { $clusters }. { $player } sceglie quale salvare.
event-out = { $player } non ha più mosse ed esce dalla partita.
event-won = In gioco resta solo { $player }: vince!
event-repeat = Stessa posizione per la terza volta: pareggio.
event-quiet = Troppi turni di fila senza cambiamenti: pareggio.

## Refusals
no-CR-1-4 = Questo scoglio non è in gioco: scegline uno con la pietra.
no-CR-2-3 = Di questa grandezza non ne hai più: scegline un’altra.
no-CR-2-4 = Questo scoglio è occupato: scegline uno libero.
no-CR-2-6 = Qui niente dipende dalla sorte: lascia vuota la lista.
no-CR-3-1 = Ora tocca ad altri: intanto guardati intorno.
no-CR-3-2 = Questa mossa ora non c’è: scrivi ? per vedere che cosa puoi fare.
no-CR-4-1 = Questo scoglio è vuoto: scegline uno con il tuo granchio in cima.
no-CR-4-2 = Qui in cima c’è un granchio altrui: scegli uno scoglio con il tuo in cima.
no-CR-4-3 = Questo granchio fa esattamente { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }, solo sopra altri granchi: cerca un altro arrivo.
no-CR-4-4 = Un granchio non torna mai da dove è partito: scegli un altro scoglio.
no-CR-4-5 = Lì c’è solo acqua: fermati su uno scoglio con un granchio.
no-CR-4-6 = Lì c’è un granchio più grande: fermati su uno uguale o più piccolo.
no-CR-5-6 = Indica il gruppo con il suo scoglio più basso: oppure toccane uno qualsiasi.
no-CR-6-1 = La partita è finita: ne facciamo un’altra?

## Rules
rule-CR-1-1 = Si gioca in due, tre o quattro.
    .title = Quanti giocano
rule-CR-1-2 = Il tabellone ha 36 scogli in tre anelli. Il centro, d4, è acqua: lì nessuno sta e nessuno passa.
    .title = Gli scogli
rule-CR-1-3 = Ogni scoglio tocca quelli accanto nella sua riga e sulle due diagonali, al massimo sei.
    .title = Vicini
rule-CR-1-4 = In due si usano i 18 scogli interni, in tre se ne aggiungono nove dell’anello esterno, in quattro tutti e 36. Il resto è mare aperto.
    .title = Scogli in gioco
rule-CR-1-5 = Ognuno ha nove granchi: tre grandi, tre medi e tre piccoli. Granchi dello stesso colore e della stessa grandezza sono uguali.
    .title = Nove granchi a testa
rule-CR-1-6 = Si scelgono solo le opzioni della lista, e gli scogli esterni solo in tre.
    .title = Opzioni
rule-CR-2-1 = Tutti i granchi si mescolano e si dispongono a caso, uno per scoglio.
    .title = Preparazione a caso
rule-CR-2-2 = Comincia il posto scelto, poi si va in senso orario.
    .title = Primo turno
rule-CR-2-3 = Se disponete voi i granchi, ognuno a turno ne mette uno di quelli che ha ancora.
    .title = A turno
rule-CR-2-4 = Un granchio si mette su uno scoglio in gioco ancora libero.
    .title = Su uno scoglio libero
rule-CR-2-5 = Quando anche l’ultimo granchio è a posto, chi comincia fa la prima mossa. Prima di allora nessuno esce e non arrivano onde.
    .title = Fine della preparazione
rule-CR-2-6 = Dopo la preparazione niente dipende dalla sorte.
    .title = Niente sorte
rule-CR-3-1 = Gioca solo chi è di turno.
    .title = Tocca a te
rule-CR-3-2 = La mossa deve essere del momento: disponi nella preparazione, muovi nel tuo turno, salvi un gruppo quando arriva l’onda.
    .title = La mossa giusta
rule-CR-3-3 = Dopo la mossa e la sua onda tocca al prossimo in senso orario che è ancora in gioco.
    .title = Chi è il prossimo
rule-CR-3-4 = Se comincia il tuo turno e non hai mosse, esci dalla partita.
    .title = Senza mosse
rule-CR-3-5 = Lo si guarda solo all’inizio del tuo turno. Restare senza mosse nel frattempo non conta, se per allora ti sei liberato.
    .title = Solo nel tuo turno
rule-CR-3-6 = I granchi di chi è uscito restano. Non si muovono più, ma ci si cammina ancora sopra e contano nei gruppi.
    .title = Ci si cammina ancora sopra
rule-CR-3-7 = Se puoi, muovi esattamente un granchio. Il turno non si salta.
    .title = Si deve muovere
rule-CR-4-1 = Una mossa comincia da uno scoglio con un granchio.
    .title = Si parte da un granchio
rule-CR-4-2 = Si muove solo il granchio in cima, e solo se è tuo. Quelli sotto sono bloccati.
    .title = Solo il tuo, solo in cima
rule-CR-4-3 = Un granchio grande fa esattamente 1 passo, uno medio 2, uno piccolo 3. Ogni passo va su uno scoglio vicino con un granchio.
    .title = Passi esatti
rule-CR-4-4 = In una mossa non si entra due volte nello stesso scoglio, e conta anche quello di partenza.
    .title = Nessuno scoglio due volte
rule-CR-4-5 = Si arriva su uno scoglio con un granchio, mai su uno vuoto.
    .title = Si arriva su un granchio
rule-CR-4-6 = Un granchio arriva su uno uguale o più piccolo: il grande su tutti, il medio su medi e piccoli, il piccolo sui piccoli.
    .title = Mai su uno più grande
rule-CR-4-7 = Lungo la strada si cammina sopra ogni granchio, per quanto grande, e sopra ogni pila, per quanto alta.
    .title = Si cammina su tutti
rule-CR-4-8 = Il granchio che si è mosso sta in cima dove arriva. Quello che aveva sotto è di nuovo scoperto.
    .title = In cima
rule-CR-4-9 = Contano solo partenza e arrivo: strade diverse tra i due sono la stessa mossa.
    .title = La strada non conta
rule-CR-4-10 = Una pila può crescere quanto vuoi.
    .title = Pile senza limite
rule-CR-5-1 = I granchi su scogli vicini si toccano; tutti quelli che si toccano sono un gruppo, di chiunque siano.
    .title = Gruppi
rule-CR-5-2 = Se una mossa divide i granchi, arriva un’onda e resta un solo gruppo.
    .title = L’onda
rule-CR-5-3 = Resta il gruppo che occupa più scogli.
    .title = Restano più scogli
rule-CR-5-4 = A parità di scogli resta il gruppo con più granchi. Quello appena mosso conta dove è arrivato.
    .title = Poi più granchi
rule-CR-5-5 = Se sono ancora pari, i gruppi più piccoli vanno via subito e tra quelli uguali sceglie chi ha mosso.
    .title = Sceglie chi ha mosso
rule-CR-5-6 = Il gruppo scelto resta; gli altri uguali li porta via l’onda.
    .title = Se ne salva uno
rule-CR-5-7 = I granchi portati via non tornano più, di chiunque siano, anche quello appena mosso.
    .title = Via per sempre
rule-CR-5-8 = Uno scoglio vuoto resta vuoto: ogni mossa arriva su un granchio.
    .title = Vuoto per sempre
rule-CR-5-9 = Prima finisce l’onda, poi si guarda chi esce.
    .title = Prima l’onda
rule-CR-6-1 = Quando la partita è finita non si gioca più nulla.
    .title = Finita
rule-CR-6-2 = Quando resta una persona sola, vince, anche senza mosse e senza granchi.
    .title = Vince chi resta
rule-CR-6-3 = Chi è ancora in gioco divide il 1º posto; degli altri, meglio chi ha resistito di più.
    .title = Posti
rule-CR-6-4 = Non ci sono punti.
    .title = Niente punti
rule-CR-7-1 = Un turno è senza cambiamenti se il granchio ne lascia un altro sul suo scoglio. Uno scoglio che si svuota o qualcuno che esce è un cambiamento duraturo.
    .title = Turni senza cambiamenti
rule-CR-7-2 = Se la stessa posizione, con la stessa persona di turno, c’è per la terza volta, è pareggio.
    .title = Terza volta
rule-CR-7-3 = Dopo tanti turni di fila senza cambiamenti quanti ne avete scelti, è pareggio.
    .title = Troppa calma
rule-CR-7-4 = Prima si guarda chi esce e chi ha vinto, solo dopo se è pareggio.
    .title = Che cosa viene prima
rule-CR-7-5 = Nel pareggio chi è ancora in gioco ha il 1º posto a pari merito. Ne giocate subito un’altra?
    .title = Pareggio
