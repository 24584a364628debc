title = Upstream
tagline = Lead your salmon up the river before it falls away behind them.
help = Tap one of your tokens, then the tile it should go to. A swim costs 1 point, a jump 1 point and 1 more for each tile. Spend all 5 points of your turn. Eagles catch whoever comes to them, bears whoever jumps, herons whoever ends a turn with them. After each round the lowest row falls away. Salmon and early arrivals in the spawning ground score.

## Pieces
fish-single = single
fish-pair = pair
tile-water = water
tile-waterfall = waterfall
tile-eagle = eagle
tile-bear = bear
tile-heron = heron
tile-rock = rock
tile-whirlpool = whirlpool
tile-current = current
tile-sea = sea
tile-flown = water, the eagle has flown
tile-spawn = spawning ground

## Options
option-whirlpool = Whirlpools
option-whirlpool-help = Rocks become whirlpools that hold back whoever swims into them.
option-whirlpool-off = no, plain rocks
option-whirlpool-turn = end the turn
option-whirlpool-token = stop the token
option-fastest = Fastest salmon
option-fastest-help = The game ends as soon as a token reaches the last spawning field.
option-currents = Currents
option-currents-help = Currents carry salmon along for free. Which tiles make room for them?
option-currents-off = no currents
option-currents-add = added to the rest
option-currents-herons = instead of herons
option-currents-eagles = instead of eagles
option-currents-water = instead of water (harder)
option-currents-water-rock = instead of water and rocks (harder)
option-movement-tokens = Movement tokens
option-movement-tokens-help = Each step is final once made; nothing is taken back within a turn.
option-must-spend = Spending points
option-must-spend-help = Strict: no step may waste points that could be spent. Relaxed: any step you can make.
option-must-spend-exact = strict
option-must-spend-able = relaxed
option-row-draw = Tiles of a new row
option-row-draw-help = See all tiles of the row before laying, or turn them up one by one.
option-row-draw-three = all at once
option-row-draw-one = one by one
option-tiebreak = Ties
option-tiebreak-help = What decides when points and salmon are equal.
option-tiebreak-source = nearer to the source
option-tiebreak-tokens = more tokens home
option-starter = First tile
option-starter-help = Who lays the first tile.
option-starter-random = drawn by lot
option-starter-seat0 = the first seat

## Prompts
prompt-setup = Build the river: choose a place for the tile.
prompt-lay = Lay the new row: choose a tile and its place.
prompt-drift = Choose the token that drifts first.
prompt-move = Choose a token. { $points ->
        [one] One point left.
       *[other] { $points } points left.
    }
prompt-heron = The heron is hungry: choose the token on { $cell }.
prompt-over = The game is over.

## How it stands
status-setup = Building the river: { $tiles ->
        [one] one tile to lay
       *[other] { $tiles } tiles to lay
    }
status-round = Round { $round }
status-points = Points left: { $points }
status-stack = Tiles in the stack: { $tiles }
status-spawn-after = Spawning ground after round { $round }
status-spawn-here = The spawning ground is open
standing-score = { $points ->
        [one] one point
       *[other] { $points } points
    }
standing-salmon = { $salmon ->
        [0] none in the river
       *[other] { $salmon } in the river
    }
standing-home = { $salmon } home
standing-debt = { $points ->
        [one] owes one point
       *[other] owes { $points } points
    }
source-salmon = Salmon
source-fields = Egg fields
note-score = { $player }: { $score } now ({ $fish } for salmon, { $fields } for fields)
note-left = { $tile }: { $count } in the stack
note-falling = Your tokens that fall with row { $row } after this round: { $tokens }
note-falling-next = Your tokens that fall with row { $row } after the next round: { $tokens }
note-heron = Ending the turn here feeds the heron on { $cell }.
note-layer = Lays the next row: { $player }
note-debt = { $player } starts the next turn with { $points } fewer: points owed to a current.

## What is seen
label-board = the river from row { $low } to row { $high }, tokens on it: { $tokens }
label-tile = { $tile }, { $cell }, tokens { $held } of { $room }
label-spawn = spawning field { $field }, tokens: { $held }
label-token = { $token } of { $player }, { $cell }
label-stopped = { $token } of { $player }, { $cell }, stopped for this turn
label-place = place for a new tile, { $cell }
label-drawn = { $tile }, turned up
label-turn = { $tile }, rotation { $turn } of 6
label-jump = jump to { $cell }
label-cost = costs { $cost ->
        [one] one point
       *[other] { $cost } points
    }
label-bites = salmon lost: { $count }
label-waste = { $points ->
        [one] one point would be left over
       *[other] { $points } points would be left over
    }
panel-stack = In the stack
tag-row = row { $row }
tag-now = ↓ now
tag-next = ↓ next

## Events
event-turned-up = { $player } turns up: { $tile }.
event-laid = { $player } lays a tile on { $cell }: { $tile }.
event-round = Round { $round } begins. First player: { $player }.
event-turn = { $player } has { $points ->
        [one] one point
       *[other] { $points } points
    } to spend.
event-debt = { $player } pays a current back, points: { $points }.
event-skipped = { $player } has no token in the river and sits this turn out.
event-swam = { $player } swims a { $token } from { $from } to { $to }.
event-jumped = { $player } jumps a { $token } from { $from } to { $to }, points: { $cost }.
event-bear = { $player } loses a salmon: the bear on { $cell } grabs it in mid-jump.
event-eagle = { $player } loses a salmon: the eagle on { $cell } grabs it and flies off.
event-heron = { $player } loses a salmon: the heron on { $cell } was waiting.
event-lost = { $player }: the token on { $cell } is lost.
event-lost-in-jump = The jump ends at { $cell }: { $player } does not get to land.
event-whirl-turn = The whirlpool on { $cell } ends the turn: { $player }.
event-whirl-token = The whirlpool on { $cell } holds the token for this turn: { $player }.
event-carried = { $player }: the current carries a { $token } from { $from } to { $to }.
event-waits = { $player }: the token on { $cell } waits for the current.
event-wall-paid = { $player } pays one point: the current on { $cell } leaps a wall.
event-wall-owed = { $player } owes one point: the current on { $cell } leaps a wall.
event-home = { $player } brings a { $token } to the spawning ground!
event-points-lost = The turn is over for { $player }: { $points ->
        [one] one point is lost
       *[other] { $points } points are lost
    }.
event-marker = The first player marker passes on: { $player }.
event-marker-stays = { $player } stays first player. Lays this row: { $layer }.
event-advanced = In the spawning ground { $tokens ->
        [one] one token moves up a field
       *[other] { $tokens } tokens move up a field
    }.
event-falls = The river falls away, row { $rows }. Tokens lost: { $tokens }.
event-spawning = The spawning ground is laid at the top of row { $row }.
event-row = { $player } lays row { $row }.
event-ended = No token is left in the river: the game is over.
event-fastest = A salmon has reached the last field: the game is over.
event-nobody-home = Nobody has come home this time.
event-scored = { $player }: { $fish } for salmon and { $fields } for fields make { $score }.
event-won = { $player } wins!

## Refusals
no-UP-1-1 = Two to five play this game – change the number of seats.
no-UP-3-1 = That option or value is not on the list – choose one of those shown.
no-UP-4-2 = No tile lies there – stay on the river.
no-UP-5-4 = This column is full for now – choose another one.
no-UP-5-6 = The arrow must point upstream inside the river – turn the tile.
no-UP-6-4 = That costs { $cost ->
        [one] one point
       *[other] { $cost } points
    } and you have { $left } – look for a shorter way.
no-UP-6-5 = Points would be left over – find a way that spends more of them.
no-UP-6-10 = That place is taken or not part of this row – choose a free one.
no-UP-7-1 = Salmon only go upstream – choose a tile further up.
no-UP-7-2 = A wall is in the way – jump it or go round.
no-UP-7-4 = This tile is full – jump over it or go round.
no-UP-7-6 = The spawning ground is where a salmon’s way ends – move another token.
no-UP-7-21 = The whirlpool holds this token until your next turn – move another one.
no-UP-9-1 = That does not fit this moment – see whose turn it is and what is asked.
no-UP-9-2 = Nothing like that is here – type ? to see what you can do.
no-UP-9-4 = Nothing is left to luck here – leave the chance list empty.

## Rules
rule-UP-1-1 = Two to five play.
    .title = Players
rule-UP-3-1 = Only the options on the list can be chosen; they all go together.
    .title = Options
rule-UP-3-2 = With whirlpools, two players also use the whole stack.
    .title = Full stack with whirlpools
rule-UP-3-3 = A whirlpool holds as many tokens as any other tile; it does not also count as a rock.
    .title = Room in a whirlpool
rule-UP-3-4 = Currents are added to the stack, or take the place of the tiles you chose, one for one as far as those are there.
    .title = Currents in the stack
rule-UP-3-5 = With movement tokens a step is final. Without them you may try steps and take them back until you confirm your turn. Points you could not spend are not saved up.
    .title = Taking steps back
rule-UP-4-1 = The middle column stands half a tile further upstream than the two beside it. Going straight up counts two, slantwise one.
    .title = How far up
rule-UP-4-2 = From every tile the ways lead straight up or slantwise up, as long as a tile lies there. Nothing leads sideways.
    .title = Ways upstream
rule-UP-4-3 = A tile has six edges, counted clockwise from the top. A straight line keeps its direction.
    .title = Edges
rule-UP-4-4 = Waterfalls have walls on three neighbouring edges, bears on two; a current has one arrow. Turning a tile turns them along.
    .title = Turned tiles
rule-UP-4-5 = A border is walled if either of the two tiles has a wall there. Walls towards the bank do nothing.
    .title = Walls
rule-UP-4-6 = The spawning ground crowns the last row. Its first field is the only way in, from the left, the right and below.
    .title = The spawning ground
rule-UP-5-1 = The stack has 7 water, 4 waterfall, 5 eagle, 3 bear, 5 heron and 5 rock tiles. Two players leave out the rocks and one heron.
    .title = The stack
rule-UP-5-2 = Four sea tiles begin the river. On each waits one pair of every player, so the sea is full.
    .title = The sea
rule-UP-5-3 = One after another, clockwise, you lay twelve tiles.
    .title = Building the river
rule-UP-5-4 = Turn up the top tile and put it at the upper end of any column, up to row 5. Columns may grow unevenly.
    .title = Where to build
rule-UP-5-5 = You choose how waterfalls and bears are turned. The other tiles look the same all round.
    .title = Turn it as you like
rule-UP-5-6 = A current must point upstream and stay inside the river; in the last row it points at the spawning ground.
    .title = Where arrows may point
rule-UP-5-7 = Whoever would lay the thirteenth tile takes the first player marker instead and begins.
    .title = Who begins
rule-UP-6-1 = In a round everybody has one turn, clockwise from the first player.
    .title = Rounds
rule-UP-6-2 = Without a token in the river you have no turn, but you still get the marker and lay rows.
    .title = Sitting out
rule-UP-6-3 = A turn goes: drifting on currents, moving, herons.
    .title = Your turn
rule-UP-6-4 = You have 5 points a turn, less what you owe a current. With two players the very first turn has 4. A swim costs 1, a jump 1 more than its length.
    .title = Points
rule-UP-6-5 = All points must be spent. A step that would leave points over although they could be spent is not allowed; if some must be left, as few as possible. Bringing your last token home ends this duty, and nobody is forced to lose their last token or kept from it.
    .title = Spend them all
rule-UP-6-6 = Your turn ends when the points are spent or nothing can move. What is left is lost.
    .title = End of a turn
rule-UP-6-7 = After a round the marker passes to the left. Whoever had it lays the next row.
    .title = The marker passes on
rule-UP-6-8 = After each round every token in the spawning ground moves up one field, as far as the fifth.
    .title = Moving up at home
rule-UP-6-9 = Then the lowest row falls away, with all tokens on it: nothing after round 1, the whole sea after round 2, then one row a round to the end.
    .title = The river falls away
rule-UP-6-10 = Then a new row is laid at the top, in any order and turned as you like. The last two tiles go left and right of the spawning ground.
    .title = A new row
rule-UP-6-11 = With two players the marker stays where it is; you take turns laying rows, the first player after odd rounds.
    .title = Two players
rule-UP-7-1 = Salmon only go upstream. Share your points among your tokens as you like; pairs cost no more than singles.
    .title = Only upstream
rule-UP-7-2 = A swim takes a token to the next tile up, if no wall is in between. It costs 1 point.
    .title = Swimming
rule-UP-7-3 = A tile holds as many tokens as there are players, a rock one less. The spawning ground has room for all.
    .title = Room on a tile
rule-UP-7-4 = Nobody can swim or jump onto a full tile, so nobody can swim through it either.
    .title = Full tiles
rule-UP-7-5 = A jump goes any distance in a straight line, over walls and over tokens, to a tile with room. It costs 1 point and 1 for each tile.
    .title = Jumping
rule-UP-7-6 = The first spawning field stops every token: nobody passes it, and at home points move nothing.
    .title = Home
rule-UP-7-10 = A pair that is caught becomes a single. A single that is caught is lost.
    .title = Caught
rule-UP-7-11 = An eagle takes one salmon from the first token that comes to its tile and flies off: then it is plain water. Jumping over is safe.
    .title = Eagles
rule-UP-7-12 = A bear takes one salmon from every token that jumps from its tile, over it or onto it. Swimming past is safe. The bear stays.
    .title = Bears
rule-UP-7-13 = When your turn ends, every heron with tokens of yours takes one salmon. You choose from which token. The heron stays.
    .title = Herons
rule-UP-7-14 = On a jump the bears bite in order of travel. A token that is lost on the way never lands and disturbs nothing there.
    .title = Lost in mid-jump
rule-UP-7-15 = If you lose a token, spend the rest of your points with the others.
    .title = Carry on after a loss
rule-UP-7-20 = Whoever comes to a whirlpool ends the turn at once. Herons still act.
    .title = Whirlpools end the turn
rule-UP-7-21 = A token that comes to a whirlpool stays there for the rest of the turn; your others may go on.
    .title = Whirlpools stop a token
rule-UP-7-30 = You can only enter a current that has room. Jumping over it does nothing.
    .title = Room on a current
rule-UP-7-31 = A current carries a token on at once, for free, to where its arrow points, with everything that waits there. If that tile is full or missing, the token waits.
    .title = Carried along
rule-UP-7-32 = At the start of your turn waiting tokens drift if there is room now; with several, you choose the order. Later in the turn no room carries them.
    .title = Drifting
rule-UP-7-33 = If a wall is in the way of the current, the drift is a jump: it costs 1 point now or, if you have none, in your next turn, and a bear there bites.
    .title = Drifting over a wall
rule-UP-8-1 = The game ends at once when no token is left in the river.
    .title = The end
rule-UP-8-2 = It may be that nobody comes home; then all have 0.
    .title = Nobody home
rule-UP-8-3 = With the fastest salmon the game also ends when a token moves up to the fifth field.
    .title = Fastest salmon
rule-UP-8-4 = Each salmon at home is 1 point, and each token at home the number of its field.
    .title = Scoring
rule-UP-8-5 = More points win; if equal, more salmon at home.
    .title = Who wins
rule-UP-8-6 = If still equal, compare the tokens one by one from the foremost: further up wins. You can agree that more tokens at home comes first.
    .title = Ties
rule-UP-8-7 = If all is equal, of two players the one who did not begin wins; more players share the place.
    .title = Still a tie
rule-UP-9-1 = Only whoever is asked may act, and only in the way that is asked for.
    .title = The right moment
rule-UP-9-2 = An action names a token, a tile or a heron that is really there.
    .title = What there is
rule-UP-9-3 = If a move cannot be made, you are told the first thing that stands in its way.
    .title = Why not
rule-UP-9-4 = After the stack is shuffled nothing is left to luck.
    .title = No luck
