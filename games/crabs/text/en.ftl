title = Crab Stack
tagline = Climb onto the others and stay the last one who can move.
help = Tap one of your crabs, then the rock it should end on. A big crab walks 1 step, a medium one 2, a small one 3, always over other crabs. It ends on a crab of its own size or smaller. When the crabs come apart, the wave takes the smaller cluster. Whoever cannot move is out.

## Pieces
crab-big = big crab
crab-medium = medium crab
crab-small = small crab

## Options
option-setup = Set-up
option-setup-help = How the crabs come onto the rocks.
option-setup-random = at random
option-setup-placed = placed in turn
option-board3 = Outer rocks for three
option-board3-help = Which nine outer rocks a game of three adds.
option-board3-corners = round three corners
option-board3-alternate = every second one
option-first = First turn
option-first-help = The seat that begins.
option-quiet-limit = Quiet turns
option-quiet-limit-help = After so many turns without a lasting change the game is a tie.

## Prompts
prompt-place = Choose a crab, then a free rock.
prompt-move = Choose a crab, then where it should end.
prompt-wave = A wave! Choose the cluster that stays.
prompt-over = The game is over.

## How it stands
status-placing = Everybody puts down their crabs.
status-wave = A wave is coming.
status-quiet = Quiet turns: { $turns } of { $limit }
standing-hand = { $crabs ->
        [one] one crab to place
       *[other] { $crabs } crabs to place
    }
standing-out = { $crabs ->
        [0] out of moves
       *[other] out of moves, still ground to walk on: { $crabs }
    }
standing-movable = { $crabs ->
        [0] none can move
        [one] one can move
       *[other] { $crabs } can move
    }
standing-left = { $crabs } left
note-second-time = The same position for the second time. The third time is a tie.
note-quiet = { $turns ->
        [one] One more quiet turn and the game is a tie.
       *[other] { $turns } more quiet turns and the game is a tie.
    }
note-last-move = { $player } has just one move left.
note-your-last-move = This is your only move.

## What is seen
label-board = { $rocks } rocks round open water, with crabs on { $held }
label-crab = { $crab } of { $player }, { $rock }
label-pile = { $crab } of { $player }, { $rock }, on top of { $under ->
        [one] one pinned crab
       *[other] { $under } pinned crabs
    }
label-free-rock = free rock, { $rock }
label-hand = { $crab }, to place: { $left }
label-washed = would be washed away: { $crabs ->
        [one] one crab
       *[other] { $crabs } crabs
    } on { $rocks ->
        [one] one rock
       *[other] { $rocks } rocks
    }

## Events
event-placed = { $player } puts a { $crab } on { $rock }.
event-moving = All crabs are down. { $player } begins.
event-walked = { $player } walks a { $crab } from { $from } to { $to } and pins a { $pinned } of { $under }.
event-emptied = Rock { $rock } is empty for good.
event-washed = The wave washes away { $crabs ->
        [one] one crab
       *[other] { $crabs } crabs
    } from { $rocks ->
        [one] one rock
       *[other] { $rocks } rocks
    }: { $cluster }.
event-choose = { $clusters } clusters are equal. { $player } chooses which one stays.
event-out = { $player } has no move left and is out.
event-won = { $player } is the last one in the game and wins.
event-repeat = The same position for the third time: a tie.
event-quiet = Too many quiet turns in a row: a tie.

## Refusals
no-CR-1-4 = This rock is not part of the game – choose one with a stone.
no-CR-2-3 = You have no crab of that size left – choose another size.
no-CR-2-4 = This rock is taken – choose a free one.
no-CR-2-6 = Nothing is left to luck here – leave the chance list empty.
no-CR-3-1 = It is someone else’s turn – have a look round meanwhile.
no-CR-3-2 = That is no move for now – type ? to see what you can do.
no-CR-4-1 = This rock is empty – choose one with your crab on top.
no-CR-4-2 = Someone else’s crab is on top here – choose a rock with yours on top.
no-CR-4-3 = This crab walks exactly { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, over other crabs only – look for another end.
no-CR-4-4 = A walk never comes back to where it began – choose another rock.
no-CR-4-5 = There is only water there – end on a rock with a crab.
no-CR-4-6 = A bigger crab sits there – end on one of the same size or smaller.
no-CR-5-6 = Name a cluster by its lowest rock – or tap any rock of it.
no-CR-6-1 = The game is over – how about a new one?

## Rules
rule-CR-1-1 = Two, three or four play.
    .title = Players
rule-CR-1-2 = The board has 36 rocks in three rings. The middle, d4, is water: nobody stands there or walks across.
    .title = The rocks
rule-CR-1-3 = Every rock touches the rocks next to it in its row and on both slanting lines, six at most.
    .title = Neighbours
rule-CR-1-4 = Two players use the 18 inner rocks, three add nine of the outer ring, four use all 36. Other rocks stay open water.
    .title = Rocks in use
rule-CR-1-5 = Each player has nine crabs: three big, three medium, three small. Crabs of one colour and size are all the same.
    .title = Nine crabs each
rule-CR-1-6 = Only the options on the list can be chosen, and the choice of outer rocks only with three players.
    .title = Options
rule-CR-2-1 = All crabs are mixed and laid out at random, one on each rock.
    .title = Random set-up
rule-CR-2-2 = The chosen seat begins; then it goes round clockwise.
    .title = First turn
rule-CR-2-3 = If you place the crabs yourselves, each player in turn puts down one crab they still hold.
    .title = Placing in turn
rule-CR-2-4 = A crab is placed on a rock in use that is still free.
    .title = On a free rock
rule-CR-2-5 = When the last crab is down, the first player makes the first move. Nobody is out and no wave comes before that.
    .title = End of placing
rule-CR-2-6 = After the set-up nothing is left to luck.
    .title = No luck
rule-CR-3-1 = Only the player whose turn it is may act.
    .title = Your turn
rule-CR-3-2 = What you do must fit the moment: place while placing, move while moving, keep when a wave asks.
    .title = The right kind of move
rule-CR-3-3 = After a move and its wave, the next player clockwise who is still in has a turn.
    .title = Next player
rule-CR-3-4 = If your turn begins and you have no move, you are out.
    .title = Out of moves
rule-CR-3-5 = This is checked only when your own turn begins. Being stuck in between does no harm if you are free again in time.
    .title = Checked on your turn
rule-CR-3-6 = Crabs of a player who is out stay. They never move again, but you can walk over them, climb on them, and they count in clusters.
    .title = Still ground to walk on
rule-CR-3-7 = You must move exactly one crab if you can. There is no sitting out.
    .title = You must move
rule-CR-4-1 = A move starts on a rock with a crab.
    .title = Start on a crab
rule-CR-4-2 = Only the crab on top can move, and only if it is yours. Crabs underneath are pinned.
    .title = Only your top crab
rule-CR-4-3 = A big crab walks exactly 1 step, a medium one 2, a small one 3. Each step goes to a neighbouring rock with a crab on it.
    .title = Exact steps
rule-CR-4-4 = A walk never enters a rock twice, and the rock it began on counts too.
    .title = No rock twice
rule-CR-4-5 = A walk ends on a rock with a crab, never on an empty one.
    .title = End on a crab
rule-CR-4-6 = A crab ends on one of its own size or smaller: big on anything, medium on medium or small, small on small.
    .title = Never onto a bigger crab
rule-CR-4-7 = On the way you may walk over any crabs, however big, however high their stack.
    .title = Walk over anything
rule-CR-4-8 = The crab that moved lies on top where it ends. What lay under it at the start is free again.
    .title = On top
rule-CR-4-9 = Only start and end make a move; different ways between them are the same move.
    .title = The way does not matter
rule-CR-4-10 = A stack may grow as high as you like.
    .title = No limit to stacks
rule-CR-5-1 = Crabs on neighbouring rocks hang together; everything that hangs together is one cluster, whoever owns it.
    .title = Clusters
rule-CR-5-2 = When a move splits the crabs, a wave comes and only one cluster stays.
    .title = The wave
rule-CR-5-3 = The cluster on the most rocks stays.
    .title = More rocks stay
rule-CR-5-4 = If clusters cover equally many rocks, the one with more crabs stays. The crab that has just moved counts where it landed.
    .title = Then more crabs
rule-CR-5-5 = If there is still a tie, smaller clusters go at once and the player who moved chooses among the equal ones.
    .title = The mover chooses
rule-CR-5-6 = The chosen cluster stays; the other equal ones are washed away.
    .title = Keep one
rule-CR-5-7 = Washed-away crabs are gone for good, whoever owns them, even the one that has just moved.
    .title = Gone for good
rule-CR-5-8 = A rock that is empty stays empty: every move ends on a crab.
    .title = Empty for good
rule-CR-5-9 = The wave is over before anyone is found to be out.
    .title = The wave comes first
rule-CR-6-1 = When the game is over, nothing more is played.
    .title = Over
rule-CR-6-2 = When only one player is left, that player wins, even without a move or a crab of their own.
    .title = The last one wins
rule-CR-6-3 = Players still in share first place; of the others, whoever held out longest ranks best.
    .title = Ranks
rule-CR-6-4 = There are no points.
    .title = No points
rule-CR-7-1 = A turn is quiet when the moving crab leaves another one behind on its rock. A rock that falls empty, or a player who is out, is a lasting change.
    .title = Quiet turns
rule-CR-7-2 = When the same position with the same player to move stands for the third time, the game is a tie.
    .title = Third time
rule-CR-7-3 = After as many quiet turns in a row as agreed, the game is a tie.
    .title = Too quiet
rule-CR-7-4 = Who is out and who has won is settled first; only then is the game looked at for a tie.
    .title = What comes first
rule-CR-7-5 = In a tie everyone still in shares first place. Why not play again at once?
    .title = A tie
