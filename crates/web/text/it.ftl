ui-seat = Posto { $number }
ui-you = tu
ui-free-seat = Posto libero
ui-bot-name = Bot – { $level }
ui-bot-name-number = Bot { $number } – { $level }
ui-level-random = casuale
ui-level-greedy = goloso
ui-level-search = ricerca
ui-level-calm = calmo
ui-level-steady = costante
ui-level-sharp = sveglio
ui-level-master = maestro
ui-name = Il tuo nome

## Everywhere
ui-language = Lingua
ui-theme = Tema
ui-theme-light = Chiaro
ui-theme-dark = Scuro
ui-theme-to-light = Tema chiaro
ui-theme-to-dark = Tema scuro
ui-home = Inizio
ui-back = Indietro
ui-games = Giochi
ui-rules = Regole
ui-rules-page = Regole con esempi
ui-lost = Qui non galleggia niente.
ui-lost-help = Il link forse è vecchio, o questa partita è su un altro dispositivo.

## Home
ui-hello = Cinque giochi d’acqua.
ui-hello-2 = Tocca e gioca.
ui-hello-help = Senza account. I bot ci sono sempre, gli amici arrivano con un link, e funziona senza internet.
ui-continue = Continua
ui-your-turn = tocca a te
ui-goes-on = la partita va avanti
ui-step = Passo { $step }
ui-players = Chi gioca
ui-minutes = { $minutes } min
ui-kind-solo = Anche in solitario
ui-kind-skill = Niente fortuna
ui-kind-cards = Carte
ui-kind-luck = Un po’ di fortuna
ui-play-now = Gioca subito
ui-with-friends = Con gli amici
ui-on-this-device = Su questo dispositivo
ui-open-tables = Tavoli aperti
ui-open-tables-help = Qualcuno aspetta. Siediti e si comincia.
ui-open-tables-none = Ora non aspetta nessuno. Apri un tavolo: gli altri lo trovano qui.
ui-open-tables-offline = Sei senza internet. I bot e questo dispositivo funzionano sempre.
ui-free-seats = { $seats ->
        [one] 1 posto libero
       *[other] { $seats } posti liberi
    }
ui-join = Unisciti
ui-watch = Guarda
ui-open-a-table = Apri un tavolo
ui-open-record = Apri una registrazione
ui-motto = Nurt: la corrente più forte di un fiume.

## New table
ui-who-plays = Chi gioca?
ui-options = Opzioni
ui-table = Tavolo
ui-seat-more = Un posto in più
ui-seat-fewer = Un posto in meno
ui-chair-me = Io
ui-chair-here = Qualcuno su questo dispositivo
ui-chair-open = Chi arriva con il link
ui-own-choice = scelta mia
ui-clock = Orologio
ui-clock-help = Quanto tempo ha ognuno per pensare.
ui-clock-none = Senza orologio
ui-clock-move = 1 minuto a mossa
ui-clock-short = 5 minuti, più 5 secondi a mossa
ui-clock-long = 15 minuti, più 10 secondi a mossa
ui-clock-days = 3 giorni a mossa
ui-aids = Aiuti
ui-aids-help = Suggerimenti e probabilità si possono mostrare.
ui-public = Pubblico
ui-public-help = Tutti trovano il tavolo nell’elenco.
ui-chat = Chat
ui-chat-help = Chi gioca può scrivere agli altri.
ui-start = Si comincia
ui-start-online = Apri il tavolo
ui-trouble-offline = Il server non risponde. Intanto gioca su questo dispositivo.
ui-trouble-server = Il server non l’ha preso. Riprova tra un momento.

## Table
ui-joining = Un momento…
ui-waiting = Aspettiamo gli altri
ui-waiting-help = Manda il link agli amici. Quando ogni posto è preso, si comincia.
ui-invite = Invita
ui-link-copied = Link copiato
ui-fill = Aggiungi bot
ui-sit = Siediti
ui-stand = Alzati
ui-your-move = La tua mossa
ui-waits-for = Sceglie { $player }.
ui-waits-for-all = Gli altri scelgono.
ui-thinks = sceglie
ui-not-your-turn = Non tocca ancora a te: intanto guardati intorno.
ui-you-watch = Stai guardando questa partita.
ui-nothing-here = Qui ora non c’è niente da fare: prova ciò che ha l’anello d’oro.
ui-undo = Annulla mossa
ui-let-go = Lascia
ui-hint = Suggerimento
ui-hint-wait = Penso…
ui-confirm = Conferma
ui-over = La partita è finita.
ui-to-end = Al risultato
ui-fit = Tutto il tabellone
ui-drawer = Cronaca, regole e impostazioni
ui-log = Cronaca
ui-log-empty = Non è ancora successo niente.
ui-settings = Impostazioni
ui-chat-write = Scrivi qualcosa
ui-send = Invia
ui-motion = Animazioni
ui-motion-calm = Calme
ui-motion-quick = Veloci
ui-motion-off = Nessuna
ui-ask-back = Chiedi di tornare indietro
ui-asks-back = { $player } chiede di tornare indietro di una mossa.
ui-agree = Va bene
ui-decline = Si continua
ui-resign = Abbandona la partita
ui-resign-sure = Chiudiamo qui?
ui-play-on = Si continua
ui-resigned = ha abbandonato
ui-away = connessione persa
ui-bot-plays = gioca un bot
ui-stand-in = Fai giocare un bot
ui-take-over = Ci sono
ui-reconnecting = Connessione persa, ci riproviamo…
ui-curtain = Il dispositivo passa di mano
ui-pass-to = Passa il dispositivo a { $player }
ui-curtain-help = Ora nessun altro deve guardare.
ui-curtain-open = Mostra il tabellone

## What a table refuses
ui-why-unreadable = Il messaggio si è perso per strada. Riprova.
ui-why-not-yours = Quel posto è di qualcun altro.
ui-why-not-begun = Non ci sono ancora tutti.
ui-why-begun = La partita è già cominciata.
ui-why-over = La partita è finita.
ui-why-nothing-to-undo = Da allora qualcosa si è visto o deciso: chiedi agli altri di tornare indietro.
ui-why-taken = Quel posto è preso.
ui-why-no-chat = Questo tavolo gioca senza chat.
ui-why-too-long = È troppo lungo: scrivi meno.
ui-why-not-host = Lo può fare solo chi ha aperto il tavolo.
ui-why-unknown-level = Questo bot non c’è.
ui-why-present = Quella persona è al tavolo.
ui-why-no-request = Nessuno lo chiede più.
ui-why-limited = Un po’ più piano, per favore.

## End
ui-wins = Vince { $player }!
ui-tie = Pareggio!
ui-by-resigning = Gli altri hanno abbandonato.
ui-by-time = Tempo scaduto.
ui-after-steps = { $steps ->
        [one] dopo 1 passo
       *[other] dopo { $steps } passi
    }
ui-ranks = Classifica
ui-rank = { $rank }º posto
ui-rematch = Rivincita
ui-same-start = Stesso inizio, posti scambiati
ui-replay = Replay
ui-save-record = Salva la registrazione
ui-share = Condividi
ui-how-it-stood = Com’era alla fine
ui-what-for = Da dove i punti
ui-see-board = Guarda il tabellone
ui-fair = Sorte verificabile
ui-fair-help = Il seme casuale era promesso all’inizio e ora si vede. La verifica distribuisce e tira di nuovo tutta la partita, qui sul tuo dispositivo.
ui-verify = Verifica
ui-verified = Tutto torna.
ui-not-verified = Non corrisponde alla promessa.

## Replay
ui-scrub = Passo della partita
ui-step-back = Indietro
ui-step-on = Avanti
ui-play = Avvia
ui-pause = Pausa
ui-look-from = Guarda da qui
ui-chances = Probabilità di vittoria
ui-judging = I bot pensano ancora a questa mossa…
ui-good-move = Una buona mossa. Probabilità di vittoria: { $chance }
ui-weaker-move = Mossa meno forte: { $before } → { $after }
ui-show-best = Che cosa farebbe un bot
ui-choices-start = Passa a una mossa: qui vedrai che cos’altro si poteva giocare.
ui-choices-line = Come può continuare
ui-choices-all = { $count ->
        [one] Una scelta
       *[other] { $count } scelte
    }
ui-choices-solved = Esaminato fino alla fine della partita: niente è a stima.
ui-decimal-sign = ,
ui-choice-played = giocata
ui-choice-looks = { $count ->
        [one] provata una volta
       *[other] provata { $count } volte
    }

## Rules
ui-example = Guarda un esempio
ui-example-refused = Guarda che cosa non va
ui-example-try = Prova
ui-example-again = Ancora una volta

# Che cosa sapere
ui-glance = In breve
ui-glance-empty = Per ora niente di speciale.
ui-topic-warning = Attenzione
ui-topic-odds = Probabilità
ui-topic-score = Punti adesso
ui-topic-next = Che cosa viene
ui-topic-left = Che cosa resta

# Fortuna e scelte
ui-luck-and-choices = Fortuna e scelte
ui-luck-help = In probabilità di vittoria. Fortuna: ciò che dadi, carte e scelte nascoste hanno dato o tolto. Scelte: quanto mancava alle migliori trovate dai bot.
ui-luck = Fortuna
ui-choices = Scelte
ui-judged = I bot riguardano la partita: { $done } passi su { $all }
ui-costliest = La scelta più costosa
ui-luckiest = Il colpo di fortuna più grande
ui-moment = { $player }, passo { $step }: { $by }
ui-show = Mostra
