ui-seat = Seat { $number }
ui-you = you
ui-free-seat = Free seat
ui-bot-name = Bot – { $level }
ui-bot-name-number = Bot { $number } – { $level }
ui-level-random = random
ui-level-greedy = greedy
ui-level-search = search
ui-level-calm = calm
ui-level-steady = steady
ui-level-sharp = sharp
ui-level-master = master
ui-name = Your name

## Everywhere
ui-language = Language
ui-theme = Theme
ui-theme-light = Light
ui-theme-dark = Dark
ui-theme-to-light = Light theme
ui-theme-to-dark = Dark theme
ui-home = Home
ui-back = Back
ui-games = Games
ui-rules = Rules
ui-rules-page = Rules with examples
ui-lost = Nothing floats here.
ui-lost-help = The link may be old, or this game was played on another device.

## Home
ui-hello = Five water games.
ui-hello-2 = Tap and play.
ui-hello-help = No account. Bots are always in, friends come by a link, and it works offline.
ui-continue = Continue
ui-your-turn = your turn
ui-goes-on = the game goes on
ui-step = Step { $step }
ui-players = Players
ui-minutes = { $minutes } min
ui-kind-solo = Also alone
ui-kind-skill = No luck
ui-kind-cards = Cards
ui-kind-luck = A little luck
ui-play-now = Play now
ui-with-friends = With friends
ui-on-this-device = On this device
ui-open-tables = Open tables
ui-open-tables-help = Someone is waiting. Sit down, the game starts.
ui-open-tables-none = Nobody is waiting just now. Open a table, and others find it here.
ui-open-tables-offline = You are offline. Bots and this device always work.
ui-free-seats = { $seats ->
        [one] one free seat
       *[other] { $seats } free seats
    }
ui-join = Join
ui-watch = Watch
ui-open-a-table = Open a table
ui-open-record = Open a record
ui-motto = Nurt: the strongest current of a river.

## New table
ui-who-plays = Who plays?
ui-options = Options
ui-table = Table
ui-seat-more = One seat more
ui-seat-fewer = One seat fewer
ui-chair-me = Me
ui-chair-here = Someone on this device
ui-chair-open = Whoever comes by the link
ui-own-choice = my own choice
ui-clock = Clock
ui-clock-help = How long everybody may think.
ui-clock-none = No clock
ui-clock-move = 1 minute a move
ui-clock-short = 5 minutes, 5 seconds more a move
ui-clock-long = 15 minutes, 10 seconds more a move
ui-clock-days = 3 days a move
ui-aids = Aids
ui-aids-help = Hints and odds may be shown.
ui-public = Public
ui-public-help = Strangers find the table in the list.
ui-chat = Chat
ui-chat-help = Players can write to each other.
ui-start = Start
ui-start-online = Open the table
ui-trouble-offline = The server does not answer. Play on this device meanwhile.
ui-trouble-server = The server did not take it. Try again in a moment.

## Table
ui-joining = One moment…
ui-waiting = Waiting for players
ui-waiting-help = Send the link to your friends. When every seat is taken, the game starts.
ui-invite = Invite
ui-link-copied = Link copied
ui-fill = Fill with bots
ui-sit = Sit down
ui-stand = Stand up
ui-your-move = Your move
ui-waits-for = { $player } is choosing.
ui-waits-for-all = The others are choosing.
ui-thinks = choosing
ui-not-your-turn = It is not your turn yet – have a look round meanwhile.
ui-you-watch = You are watching this game.
ui-nothing-here = Nothing to do here now – try what is ringed in gold.
ui-undo = Undo
ui-let-go = Let go
ui-hint = Hint
ui-hint-wait = Thinking…
ui-confirm = Confirm
ui-over = The game is over.
ui-to-end = To the result
ui-fit = Whole board
ui-drawer = Log, rules and settings
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-settings = Settings
ui-chat-write = Write something
ui-send = Send
ui-motion = Motion
ui-motion-calm = Calm
ui-motion-quick = Quick
ui-motion-off = Off
ui-ask-back = Ask to take back
ui-asks-back = { $player } asks to take the last move back.
ui-agree = Agree
ui-decline = Play on
ui-resign = Resign
ui-resign-sure = End it here?
ui-play-on = Play on
ui-resigned = has resigned
ui-away = connection lost
ui-bot-plays = a bot plays
ui-stand-in = Let a bot play
ui-take-over = I am back
ui-reconnecting = Connection lost, reconnecting…
ui-curtain = The device goes on
ui-pass-to = Pass the device to { $player }
ui-curtain-help = Nobody else should look now.
ui-curtain-open = Show the board

## What a table refuses
ui-why-unreadable = That message got lost on the way. Try once more.
ui-why-not-yours = That seat is somebody else’s.
ui-why-not-begun = Not everybody is here yet.
ui-why-begun = The game has already begun.
ui-why-over = The game is over.
ui-why-nothing-to-undo = Something was shown or decided since – ask the others to take back.
ui-why-taken = That seat is taken.
ui-why-no-chat = This table plays without chat.
ui-why-too-long = That is too long – say it shorter.
ui-why-not-host = Only whoever opened the table can do that.
ui-why-unknown-level = There is no such bot.
ui-why-present = Their player is here.
ui-why-no-request = Nobody asks any more.
ui-why-limited = A little slower, please.

## End
ui-wins = { $player } wins!
ui-tie = A tie!
ui-by-resigning = The others have resigned.
ui-by-time = Time is up.
ui-after-steps = { $steps ->
        [one] after one step
       *[other] after { $steps } steps
    }
ui-ranks = Ranks
ui-rank = { $rank ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $rank }th place
    }
ui-rematch = Rematch
ui-same-start = Same start, seats swapped
ui-replay = Replay
ui-save-record = Save the record
ui-share = Share
ui-how-it-stood = How it stood
ui-what-for = What the points are for
ui-see-board = See the board
ui-fair = Fair dice
ui-fair-help = The seed was promised at the start and is shown now. Verify deals and rolls the whole game again, here on your device.
ui-verify = Verify
ui-verified = All of it is true.
ui-not-verified = This does not match the promise.

## Replay
ui-scrub = Step of the game
ui-step-back = Back
ui-step-on = On
ui-play = Play
ui-pause = Pause
ui-look-from = Look from here
ui-chances = Win chances
ui-judging = The bots are still thinking about this move…
ui-good-move = A good move. Win chance: { $chance }
ui-weaker-move = A weaker move: { $before } → { $after }
ui-show-best = What a bot would play
ui-choices-start = Step on to a move, and you will see here what else could have been played.
ui-choices-line = How it may go on
ui-choices-all = { $count ->
        [one] One choice
       *[other] { $count } choices
    }
ui-choices-solved = Looked at to the end of the game: nothing is guessed.
ui-decimal-sign = .
ui-choice-played = played
ui-choice-looks = { $count ->
        [one] tried once
       *[other] tried { $count } times
    }

## Rules
ui-example = See an example
ui-example-refused = See what is refused
ui-example-try = Try it
ui-example-again = Once more

# What is worth knowing
ui-glance = At a glance
ui-glance-empty = Nothing special right now.
ui-topic-warning = Watch out
ui-topic-odds = Chances
ui-topic-score = Points now
ui-topic-next = Coming next
ui-topic-left = Still to come

# Luck and choices
ui-luck-and-choices = Luck and choices
ui-luck-help = In chances to win. Luck: what dice, cards and hidden choices gave or took. Choices: how far they were from the best the bots could find.
ui-luck = Luck
ui-choices = Choices
ui-judged = The bots look back: { $done } of { $all } steps
ui-costliest = The costliest choice
ui-luckiest = The greatest stroke of luck
ui-moment = { $player }, step { $step }: { $by }
ui-show = Show
