ui-seat = Seat { $number }
ui-you = Guest
ui-bot-random = Bot – random
ui-bot-greedy = Bot – greedy
ui-bot-calm = Bot – calm
ui-bot-steady = Bot – steady
ui-bot-sharp = Bot – sharp
ui-bot-master = Bot – master
ui-bot-search = Bot – search
ui-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
ui-rank-line = { $rank } place: { $player }
ui-rank-line-points = { $rank } place: { $player }, points: { $points }
ui-won = { $player } wins!
ui-tie = A tie: { $players }
ui-your-turn = { $player }, your turn.
ui-thinks = { $player } is thinking…
ui-prompt = >
ui-keys = ? moves · hint · undo · save · rules · help · quit
ui-help = Type a move as it is written in the list (? shows it), or one of these words:
    ?              what you can do now
    hint           what a bot would do
    analyse        what a bot thinks of every move
    undo           take your last move back
    save [FILE]    save the game
    load FILE      go on with a saved game
    rules [RULE]   read the rules, or one of them
    board          show the board again
    log            what has happened so far
    quit           stop; the game is saved
ui-moves = { $count ->
        [one] One move:
       *[other] { $count } moves:
    }
ui-hint = A bot would play { $action }.
ui-undone = Taken back.
ui-nothing-to-undo = There is nothing to take back yet.
ui-saved = Saved in { $file }.
ui-go-on = Go on later with: nurt play --load { $file }
ui-loaded = The game goes on after { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
ui-not-saved = The game could not be saved: { $why }
ui-not-loaded = That file could not be read: { $why }
ui-which-file = Which file? Type load and its name.
ui-no-such-rule = There is no rule { $rule }. Type rules to see all of them.
ui-curtain = { $player }, it is your turn. Nobody else should look. Press Enter.
ui-fingerprint = Fair dice: fingerprint { $commitment }
ui-seed = Seed: { $seed }
ui-choose-game = Which game?
ui-choose-players = Who plays?
ui-choose-bot = How good should the bots be?
ui-players-bots = you and { $bots ->
        [one] one bot
       *[other] { $bots } bots
    }
ui-players-people = { $people } people at this keyboard
ui-players-solo = you alone
ui-level-random = random – any move will do
ui-level-greedy = greedy – takes what looks best
ui-level-calm = calm – good company, seldom in a hurry
ui-level-steady = steady – makes few mistakes
ui-level-sharp = sharp – sees far ahead
ui-level-master = master – uses all it has
ui-again = Another game?
ui-again-yes = Yes, again
ui-again-other = Another game from the list
ui-again-no = No, thank you
ui-standing = { $player }: { $standing }
ui-decimal-sign = .
ui-analyse-about = Luck and skill. Each figure is a chance to win: what a decision gave away against the best one found, and what luck then gave or took; after ± the standard error. Small losses within their error mean nothing.
ui-analyse-forced = the only move
ui-analyse-best = the best found
ui-analyse-near = about as good as { $best } ({ $loss })
ui-analyse-loss = gave away { $loss }; better: { $best }
ui-analyse-luck = luck: { $seats }
ui-analyse-total = { $player }: gave away { $loss } in { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }; luck { $luck }
ui-choices-step = Step { $step }: { $player } to move.
ui-choices-chances = Chances: { $seats }
ui-choices-line = Expected: { $line }
ui-choices-solved = Looked at to the end of the game: nothing is guessed.
ui-choices-chance = chance
ui-choices-visits = looks
ui-choices-move = move
ui-choices-played = played
ui-choices-more = { $count ->
        [one] … and one more move
       *[other] … and { $count } more moves
    }
