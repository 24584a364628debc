ui-seat = Posto { $number }
ui-you = Ospite
ui-bot-random = Bot – a caso
ui-bot-greedy = Bot – goloso
ui-bot-calm = Bot – calmo
ui-bot-steady = Bot – costante
ui-bot-sharp = Bot – sveglio
ui-bot-master = Bot – maestro
ui-bot-search = Bot – ricerca
ui-rank = { $rank }º
ui-rank-line = { $rank } posto: { $player }
ui-rank-line-points = { $rank } posto: { $player }, punti: { $points }
ui-won = { $player } vince!
ui-tie = Pareggio: { $players }
ui-your-turn = Ora gioca { $player }.
ui-thinks = { $player } ci pensa…
ui-prompt = >
ui-keys = ? mosse · hint suggerimento · undo annulla mossa · save salva · rules regole · help aiuto · quit fine
ui-help = Scrivi una mossa come sta nella lista (? la mostra), oppure una di queste parole:
    ?              che cosa puoi fare ora
    hint           che cosa giocherebbe un bot
    analyse        che cosa pensa un bot di ogni mossa
    undo           annulla la tua ultima mossa
    save [FILE]    salva la partita
    load FILE      continua una partita salvata
    rules [REGOLA] leggi le regole, o una sola
    board          mostra di nuovo il tabellone
    log            che cosa è successo finora
    quit           chiudi; la partita viene salvata
ui-moves = { $count ->
        [one] 1 mossa:
       *[other] { $count } mosse:
    }
ui-hint = Un bot giocherebbe { $action }.
ui-undone = Mossa annullata.
ui-nothing-to-undo = Non c’è ancora niente da annullare.
ui-saved = Salvata in { $file }.
ui-go-on = Continua più tardi con: nurt play --load { $file }
ui-loaded = La partita continua dopo { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }.
ui-not-saved = Impossibile salvare la partita: { $why }
ui-not-loaded = Impossibile leggere il file: { $why }
ui-which-file = Quale file? Scrivi load e il suo nome.
ui-no-such-rule = La regola { $rule } non c’è. Scrivi rules per vederle tutte.
ui-curtain = Ora gioca { $player }. Nessun altro guardi. Premi Invio.
ui-fingerprint = Sorte verificabile: impronta { $commitment }
ui-seed = Seme casuale: { $seed }
ui-choose-game = A che cosa giochiamo?
ui-choose-players = Chi gioca?
ui-choose-bot = Quanto devono essere bravi i bot?
ui-players-bots = tu e { $bots ->
        [one] 1 bot
       *[other] { $bots } bot
    }
ui-players-people = { $people } persone a questa tastiera
ui-players-solo = in solitario
ui-level-random = a caso – gioca quel che capita
ui-level-greedy = goloso – prende quel che sembra meglio
ui-level-calm = calmo – una buona compagnia, mai di fretta
ui-level-steady = costante – sbaglia poco
ui-level-sharp = sveglio – vede lontano
ui-level-master = maestro – dà tutto quello che ha
ui-again = Un’altra partita?
ui-again-yes = Sì, ancora
ui-again-other = Un altro gioco della lista
ui-again-no = No, grazie
ui-standing = { $player }: { $standing }
ui-decimal-sign = ,
ui-analyse-about = Fortuna e abilità. Ogni cifra è una probabilità di vincere: quanto una decisione ha ceduto rispetto alla migliore trovata, e quanto poi la fortuna ha dato o tolto; dopo ± l’errore standard. Le piccole perdite entro l’errore non significano nulla.
ui-analyse-forced = l’unica mossa
ui-analyse-best = la migliore trovata
ui-analyse-near = buona all’incirca come { $best } ({ $loss })
ui-analyse-loss = ha ceduto { $loss }; meglio: { $best }
ui-analyse-luck = fortuna: { $seats }
ui-analyse-total = { $player }: ha ceduto { $loss } in { $decisions ->
        [one] una decisione
       *[other] { $decisions } decisioni
    }; fortuna { $luck }
ui-choices-step = Passo { $step }: tocca a { $player }.
ui-choices-chances = Probabilità: { $seats }
ui-choices-line = Seguito previsto: { $line }
ui-choices-solved = Esaminato fino alla fine della partita: niente è a stima.
ui-choices-chance = probabilità
ui-choices-visits = prove
ui-choices-move = mossa
ui-choices-played = giocata
ui-choices-more = { $count ->
        [one] … e un’altra mossa
       *[other] … e altre { $count } mosse
    }
