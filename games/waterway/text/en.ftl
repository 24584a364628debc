title = Waterway
tagline = Lead your river past mills, ports and meadows.
help = Tap a tile of your hand, then a cell beside your river, then turn it. River meets river, land meets land. Sacks and axes drift downstream to the first bridge. Everybody chooses at once; then the other two tiles go to the left. After 13 tiles mills, sawmills, the longest port route and meadows score.

## Pieces
item-mill = mill
item-sawmill = sawmill
shape-straight = straight river
shape-bend = bend
tile-plain = { $shape }
tile-sack = { $shape } with a sack
tile-sacks = { $shape } with 2 sacks
tile-axe = { $shape } with an axe
tile-axes = { $shape } with 2 axes
tile-port = { $shape } with a port
tile-port-sack = { $shape } with a port and a sack
tile-port-axe = { $shape } with a port and an axe
tile-mill = mill for { $points }
tile-mill-sack = mill for { $points } with a sack
tile-mill-axe = mill for { $points } with an axe
tile-sawmill = sawmill for { $points }
tile-sawmill-sack = sawmill for { $points } with a sack
tile-sawmill-axe = sawmill for { $points } with an axe
band-0 = Puddle
band-1 = Trickle
band-2 = Brook
band-3 = Torrent
band-4 = Country river
band-5 = Long river
band-6 = Mighty river

## Options
option-start = Start tile
option-start-help = How many arms of the river begin at the start tile.
option-start-fork = fork: two tributaries, one main river
option-start-through = through: the main river comes from above

## Prompts
prompt-lay = Choose a tile, a cell, and how to turn it.
prompt-last = Your last tile: choose it, place it, turn it.
prompt-wait = Your tile is chosen. The others are still thinking.
prompt-over = The game is over.

## How it stands
status-round = Round { $round } of { $of }
status-stack = { $tiles ->
        [0] the stack is empty
        [one] one tile in the stack
       *[other] { $tiles } tiles in the stack
    }
standing-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
standing-choosing = choosing
standing-ready = ready
standing-band = { $band }
source-mills = Mills
source-sawmills = Sawmills
source-ports = Ports
source-meadows = Meadows
note-score = { $player }: mills { $mills }, sawmills { $sawmills }, ports { $ports }, meadows { $meadows }, together { $total }
note-mill-works = { $player }: the mill has { $got } of { $needs } sacks, points: { $points }.
note-sawmill-works = { $player }: the sawmill has { $got } of { $needs } axes, points: { $points }.
note-mill-lacks = { $player }: a mill for { $points } has { $got } of { $needs } sacks so far.
note-sawmill-lacks = { $player }: a sawmill for { $points } has { $got } of { $needs } axes so far.
note-works-still = { $player }: { $building } on an oxbow, no points there.
note-route = { $player }: the longest port route runs over { $pieces } pieces, points: { $points }.
note-meadow = { $player }: a meadow of three quarters, points: { $points }.
note-meadow-full = { $player }: a meadow of four quarters, points: { $points }.
note-away = { $player }: { $goods ->
        [one] one good drifts
       *[other] { $goods } goods drift
    } away without meeting a bridge.
good-sack-mill = { $goods ->
        [one] The sack drifts
       *[other] { $goods } sacks drift
    } to the next bridge, a mill: { $got } of { $needs } there.
good-axe-sawmill = { $goods ->
        [one] The axe drifts
       *[other] { $goods } axes drift
    } to the next bridge, a sawmill: { $got } of { $needs } there.
good-sack-sawmill = { $goods ->
        [one] The sack stops
       *[other] { $goods } sacks stop
    } at the bridge of a sawmill, no use there.
good-axe-mill = { $goods ->
        [one] The axe stops
       *[other] { $goods } axes stop
    } at the bridge of a mill, no use there.
good-sack-away = { $goods ->
        [one] The sack drifts
       *[other] { $goods } sacks drift
    } away: no bridge lies downstream.
good-axe-away = { $goods ->
        [one] The axe drifts
       *[other] { $goods } axes drift
    } away: no bridge lies downstream.
good-sack-still = { $goods ->
        [one] The sack lies
       *[other] { $goods } sacks lie
    } in still water: nothing drifts there yet.
good-axe-still = { $goods ->
        [one] The axe lies
       *[other] { $goods } axes lie
    } in still water: nothing drifts there yet.
note-hole-ring = Nothing fits on the cell with the cross: two ends of one river point there.
note-hole-sides = Nothing fits on the cell with the cross: no tile matches all its neighbours.
note-known = { $player } holds { $count ->
        [one] a tile
       *[other] { $count } tiles
    } that you have held before: { $tiles }.
note-removed = Out of this game: { $tiles }.
note-unseen = Not seen yet: { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }, with sacks { $sacks }, axes { $axes }, ports { $ports }, mills { $mills }, sawmills { $sawmills }.
note-band = { $points ->
        [one] one point
       *[other] { $points } points
    }: { $band }
note-next-band = To “{ $band }” it was { $points ->
        [one] one point
       *[other] { $points } points
    } more.

## What is seen
label-board = River of { $player }: { $tiles ->
        [0] only the start tile
        [one] one tile laid
       *[other] { $tiles } tiles laid
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }
label-name = { $player }
label-river = River of { $player }, { $points ->
        [one] one point
       *[other] { $points } points
    }
label-start = start tile
label-laid = { $tile }, { $quarters ->
        [0] no meadow
        [one] one meadow quarter
       *[other] { $quarters } meadow quarters
    }, row { $row }, column { $column }
label-hand = { $tile }, { $quarters ->
        [0] no meadow
        [one] one meadow quarter
       *[other] { $quarters } meadow quarters
    }, in your hand
label-cell = free cell, row { $row }, column { $column }
label-hole-ring = hole, row { $row }, column { $column }, two ends of one river point here
label-hole-sides = hole, row { $row }, column { $column }, no tile matches here
label-turn = { $turns ->
        [0] as printed
        [one] one quarter turn clockwise
       *[other] { $turns } quarter turns clockwise
    }
label-chosen = your choice, { $tile }, row { $row }, column { $column }
label-meadow = meadow of { $quarters } quarters
label-gain = score from { $before } to { $after }

## Events
event-chose = { $player } has chosen a tile.
event-laid = { $player } lays a tile: { $tile }.
event-still = { $player }: the new tile lies in still water, an oxbow.
event-still-works = { $player }: a { $building } on an oxbow scores nothing for now.
event-hole = { $player }: a cell is left where nothing fits any more.
event-joined = { $player } joins { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    } of oxbow to the river.
event-reached = { $player }: goods reach the { $building }, { $got } of { $needs } now.
event-works = { $player }: the { $building } has { $got } of { $needs }, points: { $points }.
event-route = { $player }: the longest port route now has { $pieces } pieces, points: +{ $points }.
event-meadow = { $player }: a meadow of { $quarters } quarters, points: +{ $points }.
event-passed = { $player } passes on to { $next }: { $tiles }.
event-passed-hidden = { $player } passes { $count ->
        [one] one tile
       *[other] { $count } tiles
    } on to { $next }.
event-drew = { $player } takes from the stack: { $tiles }.
event-drew-hidden = { $player } takes { $count ->
        [one] one tile
       *[other] { $count } tiles
    } from the stack.
event-discarded = { $player } discards: { $tiles }.
event-discarded-hidden = { $player } discards { $count ->
        [one] one tile
       *[other] { $count } tiles
    }.
event-round = Round { $round } begins.
event-over = The last tiles are laid. The game is over.
event-won = { $player } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }.
event-band = { $player } reaches { $points ->
        [one] one point
       *[other] { $points } points
    }: { $band }.

## Refusals
no-WW-3-1 = Only the options on the list go – choose one of those.
no-WW-3-2 = One to four can play – change the number of seats.
no-WW-6-2 = Your choice for this round is made – the others are still choosing.
no-WW-6-9 = Nothing is left to luck here – leave the chance list empty.
no-WW-7-1 = This tile is not in your hand – choose one of yours.
no-WW-7-2 = A tile lies here already – choose an empty cell.
no-WW-7-3 = No tile lies next to this cell – stay beside your river.
no-WW-7-5 = River meets river, land meets land – try turning the tile.
no-WW-7-6 = The river would run in a circle – lead this end somewhere else.
no-WW-9-1 = That is no way to lay a tile – write it like “lay w07 -1,2 r3”.

## Rules
rule-WW-3-1 = Only the options on the list can be chosen; what you leave out takes its usual value.
    .title = Options
rule-WW-3-2 = One to four play, with either start tile. Alone you play the solo game.
    .title = Players
rule-WW-4-1 = Tiles touch along their sides: above, right, below, left. Corner to corner is not touching.
    .title = Neighbours
rule-WW-4-2 = The four corners of a tile are counted clockwise from the upper right.
    .title = Corners
rule-WW-4-3 = A tile may be turned by quarter turns, clockwise; sides and corners turn with it.
    .title = Turning
rule-WW-4-4 = Where four cells meet is a point of the grid, and a corner of each of them.
    .title = Grid points
rule-WW-4-5 = The start tile covers two cells side by side, is never turned and counts as one piece.
    .title = The start tile
rule-WW-4-6 = Two tributaries flow in and the main river flows out; with “through” the main river also comes in from the left. Two of its corners carry a meadow quarter.
    .title = Ends of the start tile
rule-WW-4-7 = The middle of its long sides is no corner, so no meadow can grow there.
    .title = No corner in the middle
rule-WW-5-1 = Four play with all 60 tiles, three with the 45 without cows, two with the 30 without animals. Alone you begin with the same 45 as three.
    .title = Tiles in use
rule-WW-5-2 = Alone, six tiles at random leave the game before it begins.
    .title = Six out
rule-WW-5-3 = The tiles are mixed into a face-down stack, and everybody takes three.
    .title = Deal
rule-WW-5-4 = Everybody begins with a start tile, and all choose at once.
    .title = Beginning
rule-WW-6-1 = The game has 13 rounds. In each of them everybody lays exactly one tile; nobody sits out.
    .title = Thirteen rounds
rule-WW-6-2 = You choose once a round. A choice that is made stays made.
    .title = One choice a round
rule-WW-6-3 = You choose a tile of your hand, a cell and how it is turned. Nobody else sees it until all have chosen.
    .title = Choose in secret
rule-WW-6-4 = When the last choice is in, all chosen tiles are laid at once.
    .title = All at once
rule-WW-6-5 = After the thirteenth tile the game is over. The two tiles left in a hand count for nothing.
    .title = The end
rule-WW-6-6 = Your other two tiles go to the player on your left; two come to you from the right.
    .title = Pass to the left
rule-WW-6-7 = Then everybody takes the top tile of the stack, so that each has three again.
    .title = Draw
rule-WW-6-8 = Alone you discard the two tiles you have not laid and take three new ones.
    .title = Drawing alone
rule-WW-6-9 = After the set-up nothing is left to luck.
    .title = No luck
rule-WW-6-10 = Then the next round begins, and everybody chooses again.
    .title = Next round
rule-WW-7-1 = You can only lay a tile from your own hand.
    .title = From your hand
rule-WW-7-2 = A tile lies on an empty cell. The start tile fills two.
    .title = On an empty cell
rule-WW-7-3 = A new tile lies side by side with at least one piece of your river. The water need not join.
    .title = Side by side
rule-WW-7-4 = Turn a tile as you like; it is never flipped over.
    .title = Any way round
rule-WW-7-5 = Where tiles touch, river meets river and land meets land.
    .title = Sides match
rule-WW-7-6 = No water may run in a circle: two ends of the same river, or of the same oxbow, never meet. Bridges change nothing.
    .title = No circle
rule-WW-7-7 = A cell may become a hole that no tile fits. It then stays empty.
    .title = Holes
rule-WW-7-8 = Every tile always fits somewhere, so you can always lay one.
    .title = Always a place
rule-WW-7-9 = A tile that lies stays as it lies.
    .title = Laid for good
rule-WW-7-10 = Pieces whose river sides meet are joined, and everything joined is one water.
    .title = Joined water
rule-WW-7-11 = What is joined to the start tile is your river. Any other water is an oxbow and stands still until a tile joins it.
    .title = River and oxbow
rule-WW-7-12 = On the tributaries water flows to the start tile, on the main river away from it.
    .title = Flow
rule-WW-7-13 = An oxbow that joins the river flows like the arm it has joined, from then on.
    .title = Oxbow joins
rule-WW-8-1 = Your score is mills, sawmills, ports and meadows together.
    .title = Score
rule-WW-8-2 = Every mill and sawmill has a bridge. It stops goods and ships, but not the water.
    .title = Bridges
rule-WW-8-3 = Sacks and axes drift downstream to the first bridge and no farther, wanted there or not. The bridge of their own tile counts too if they lie above it.
    .title = Goods drift
rule-WW-8-4 = What meets no bridge on the tributaries comes together in the start tile and drifts on down the main river.
    .title = Goods meet
rule-WW-8-5 = A mill scores its points once if at least as many sacks reach it as it needs. More bring nothing more.
    .title = Mills
rule-WW-8-6 = A sawmill scores the same way with axes. Sacks are no use to it, nor axes to a mill.
    .title = Sawmills
rule-WW-8-7 = On an oxbow mills and sawmills score nothing.
    .title = Still water
rule-WW-8-8 = A route joins two ports along the water, upstream or down, with no bridge between them. Count its pieces, both ports included; the start tile counts as one. Oxbows count as well.
    .title = Port routes
rule-WW-8-9 = Your longest port route scores 2 points for each of its pieces.
    .title = Ports
rule-WW-8-10 = Three meadow quarters round one point score 3, all four score 6. River or oxbow makes no difference.
    .title = Meadows
rule-WW-8-11 = The highest score wins; equal scores share the place.
    .title = Who wins
rule-WW-8-12 = Alone you play for a title, from Puddle below 25 points to Mighty river from 75 on.
    .title = Solo titles
rule-WW-9-1 = A choice is written as tile, cell and turns: “lay w07 -1,2 r3”.
    .title = How to write it
rule-WW-9-2 = If several rules are broken, the first one is named: your turn, the form, your hand, the empty cell, a neighbour, matching sides, no circle.
    .title = What is named first
rule-WW-11-1 = Everybody sees all rivers, points and who has chosen. The stack, other hands and fresh choices are secret.
    .title = Open and secret
rule-WW-11-2 = You know where the tiles are that have passed through your hand. We remember it for you.
    .title = Memory
rule-WW-11-3 = You see your own hand and choice, the tiles you have passed on, and of the rest only how many there are.
    .title = What you see
rule-WW-11-4 = Whoever only watches sees no hand at all.
    .title = Spectators
rule-WW-11-5 = Alone you may look at the six removed tiles and at all you have discarded.
    .title = Seen alone
rule-WW-11-6 = When the game is over everything is open.
    .title = All open in the end
rule-WW-11-7 = When a bot guesses, it keeps to all that its seat knows and deals the rest at random.
    .title = Fair guesses
