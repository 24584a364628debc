title = Divers
tagline = Dive as deep as you dare, bring up fish, and cash in your sets.
help = On your turn, dive or score. To dive, tap the deck: a card turns up, you choose its corner, and the next one is laid at once. The same colour side by side, or a second card of a kind in the row or column, breaks the dive off. While it is safe, go deeper or surface with the new column, or with as many cards of the row you reached. Three fish alike, four of a kind or four of a colour make a set worth 10 points, but scoring it gives cards to the others.

## Cards
card-g1 = green pufferfish
card-g2 = green needlefish
card-g3 = green angelfish
card-r1 = red pufferfish
card-r2 = red needlefish
card-r3 = red angelfish
card-y1 = yellow pufferfish
card-y2 = yellow needlefish
card-y3 = yellow angelfish
card-sh = shrimp
card-wv = wave
card-nt = net
card-hp = harpoon
kind-1 = pufferfish
kind-2 = needlefish
kind-3 = angelfish
colour-g = green
colour-r = red
colour-y = yellow
fish-g = green fish
fish-r = red fish
fish-y = yellow fish

## Places and reasons
corner-tl = top left
corner-tr = top right
corner-bl = bottom left
corner-br = bottom right
why-neighbour = same colour next to it
why-two-neighbours = same colour on both sides
why-row = already in the row
why-column = already in the column
why-row-and-column = already in the row and the column

## Options
option-length = Length
option-length-help = The points that bring on the last turns: 25, 35 or 45.
option-length-standard = standard, 35 points
option-length-short = short, 25 points
option-length-long = long, 45 points
option-row-take = Taking from the row
option-row-take-help = Whether your last dive card counts as part of the row when you surface.
option-row-take-five = with the dive card
option-row-take-four = the four cards of the reef only
option-consolation = Tools as consolation
option-consolation-help = What happens to a net or harpoon that you get for a dive broken off at once.
option-consolation-works = may be used
option-consolation-lost = discarded
option-wash = When a wave washes
option-wash-help = How the divers choose what to give up.
option-wash-together = all at once, in secret
option-wash-in-turn = one after the other

## Prompts
prompt-turn = Dive: tap the deck.
prompt-turn-score = Dive, or score a set?
prompt-corner = Choose a corner for this card.
prompt-depth = Deeper, or up with { $cards } cards?
prompt-surface = Surface: choose the column or { $cards } cards of the row.
prompt-wash = A wave! Choose what to give up.
prompt-net = { $uses ->
        [one] Cast your net: choose a card.
       *[other] Cast a net: choose a card. Nets left: { $uses }.
    }
prompt-harpoon = { $uses ->
        [one] Use your harpoon: choose a fish.
       *[other] Use a harpoon: choose a fish. Harpoons left: { $uses }.
    }
prompt-flip = Choose the card of the set to turn down.
prompt-extra = Add two cards of yours to the offer.
prompt-draft = Choose a card from the offer.
prompt-more = Score another set, or stop here?
prompt-over = The game is over.
pass-net = No net
pass-harpoon = No harpoon
pass-done = That’s all
focus-score = Brings { $points } points in all, { $cards } cards go to the offer:

## How it stands
status-turn = Turn { $turn }
status-mark = Played to { $points } points
status-last = { $player } has brought on the last turns. Still to come: { $left }
status-wash = A wave washes. Still choosing: { $left }
status-wash-in-turn = A wave washes. Still to choose: { $left }
standing-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
standing-catch = { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    }
standing-sets = { $sets ->
        [one] one set, scored: { $points }
       *[other] { $sets } sets, scored: { $points }
    }
source-sets = Sets
source-catch = Collection
note-cash-in = { $player } could score { $sets ->
        [one] one set
       *[other] { $sets } sets
    } now: { $now } → { $then }.
note-last-turns = Last turns! { $player } has reached the mark.

## Odds
odds-before = Risk at the second card, { $corner }: { $percent }%
odds-corner = { $corner }: { $percent }% risk, { $spoiling } of { $cards } cards
odds-corner-threat = { $corner }: { $card }, { $copies } left ({ $why })
odds-deeper = Card { $nth }: { $percent }% risk, { $spoiling } of { $cards } cards
odds-threat = { $card }, { $copies } left ({ $why })
odds-depth = { $corner }, { $cards } cards deep: safe { $percent }%, on average { $whole }.{ $tenths } fish or shrimp
left-card = { $card }: { $cards } in the deck
left-fish = { $fish } in the deck: pufferfish { $first }, needlefish { $second }, angelfish { $third }
left-rest = other cards in the deck: shrimp { $shrimp }, waves { $waves }, nets { $nets }, harpoons { $harpoons }

## What is seen
label-board = the reef of twelve cards, turn { $turn }, { $deck ->
        [one] one card in the deck
       *[other] { $deck } cards in the deck
    }
label-card = { $card }, row { $row }, column { $column }
label-dive-card = { $card }, dive card { $nth }
label-first-card = { $card }, first dive card, to be placed
label-corner = { $corner } corner
label-deck = { $cards ->
        [0] deck, empty
        [one] deck, one card
       *[other] deck, { $cards } cards
    }
label-discard = { $cards ->
        [0] discard pile, empty
        [one] discard pile, one card
       *[other] discard pile, { $cards } cards
    }
label-set-card = { $card }, in the set
label-pool-card = { $card }, in the offer
label-catch = { $card }, catch of { $player }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
label-points = { $player }, { $points ->
        [one] one point
       *[other] { $points } points
    }
label-scored = { $cards ->
        [0] no scored cards
        [one] one scored card
       *[other] { $cards } scored cards
    }
panel-name = { $player }

## Events
event-turned = { $player } dives. First card: { $card }.
event-placed = { $player } begins at the { $corner } with: { $card }.
event-laid = Card { $nth } comes: { $card }.
event-spoiled = The dive is broken off: { $card }, { $why }.
event-consoled = { $player } gets the first card as a consolation: { $card }.
event-tool-lost = { $player } cannot use the first card: { $card }. It is discarded.
event-empty-handed = { $player } comes up empty-handed this time.
event-surfaced-column = { $player } surfaces with the column of { $cards }.
event-surfaced-row = { $player } surfaces with { $cards } cards of row { $row }.
event-caught = { $player } catches: { $card }.
event-wave-ignored = A wave brought up does nothing and is discarded.
event-net-ready = { $uses ->
        [one] { $player } has a net to cast.
       *[other] { $player } has { $uses } nets to cast.
    }
event-harpoon-ready = { $uses ->
        [one] { $player } has a harpoon to use.
       *[other] { $player } has { $uses } harpoons to use.
    }
event-net-lapsed = { $uses ->
        [one] Nobody else has a card: the net stays empty.
       *[other] Nobody else has a card: { $uses } nets stay empty.
    }
event-harpoon-lapsed = { $uses ->
        [one] No fish lies out: the harpoon stays unused.
       *[other] No fish lies out: { $uses } harpoons stay unused.
    }
event-net-declined = { $player } leaves the net aside.
event-harpoon-declined = { $player } leaves the harpoon aside.
event-netted = { $player } casts a net. { $target } hands over: { $card }.
event-harpooned = { $player } takes with the harpoon: { $card }.
event-left-over = Left over from the dive, into a gap of the reef: { $card }.
event-wave-breaks = { $divers ->
        [0] Wave meets wave, but nobody has a catch to lose.
        [one] Wave meets wave: one diver has to give up cards.
       *[other] Wave meets wave: { $divers } divers have to give up cards.
    }
event-chose = { $player } has chosen.
event-washed = The wave takes from { $player }: { $card }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
event-waves-go = { $waves ->
        [one] One wave is discarded.
       *[other] { $waves } waves are discarded.
    }
event-set-three = { $player } scores three fish alike: { $card }.
event-set-kind = { $player } scores four of a kind: { $kind }.
event-set-colour = { $player } scores four of a colour: { $colour }.
event-flipped = { $player } turns down for 10 points: { $card }.
event-offered = { $player } adds to the offer: { $card }, { $second }.
event-drafted = { $player } picks from the offer: { $card }.
event-pool-goes = { $cards ->
        [one] The last card of the offer is discarded.
       *[other] The { $cards } cards left in the offer are discarded.
    }
event-scoring-ends = { $player } is done scoring.
event-reshuffled = The deck is empty: { $cards ->
        [one] one discarded card becomes
       *[other] { $cards } discarded cards are shuffled into
    } a new deck.
event-filled = { $cards ->
        [one] One gap in the reef is filled.
       *[other] { $cards } gaps in the reef are filled.
    }
event-turn = Now it is up to { $player }.
event-end-is-near = { $player } has { $points } points: everyone else has one last turn.
event-last-turn = Last turn: { $player }.
event-stopped = After { $turns } turns the game stops here.
event-won = { $player } wins with { $points } points.

## Refusals
no-DV-7-8 = Four cards is as deep as it goes – surface now.
no-DV-7-10 = It must be exactly { $cards } cards of this row – choose again.
no-DV-7-13 = That card is out of the net’s reach – choose one in someone else’s catch.
no-DV-7-14 = Only a fish lying out can be taken – choose one of those.
no-DV-7-17 = That is not in your catch – choose a card you have.
no-DV-7-20 = These chance outcomes do not fit – give just the shuffles that follow.
no-DV-7-22 = Not all of these are in your catch – choose cards you have.
no-DV-7-23 = Almost a set – take three alike, four of a kind or four of a colour, one shrimp at most.
no-DV-7-24 = Almost! This set needs { $missing ->
        [one] one more card
       *[other] { $missing } more cards
    } in your catch.
no-DV-7-25 = That card is not in the set – choose one that is.
no-DV-7-26 = Those two are not in your catch – choose two cards you still have.
no-DV-7-27 = That card is not in the offer – choose one that is.
no-DV-9-1 = That is no move of this game – type ? to see what you can do.
no-DV-9-2 = It is someone else’s turn – have a look round meanwhile.
no-DV-9-3 = That comes at another moment – type ? to see what you can do now.

## Rules
rule-DV-2-1 = There are 86 cards: 54 fish, six of each, and eight each of shrimp, waves, nets and harpoons.
    .title = The cards
rule-DV-2-2 = Cards that look alike are alike.
    .title = Alike is alike
rule-DV-2-3 = You keep fish and shrimp. Waves, nets and harpoons never stay with you.
    .title = What you keep
rule-DV-2-4 = Your catch lies face up. Each scored set leaves one card face down.
    .title = Catch and scored cards
rule-DV-3-1 = Only the options on the list can be chosen, in any combination.
    .title = Options
rule-DV-3-2 = Two to five play, all by the same rules.
    .title = Players
rule-DV-4-1 = The reef has three rows of four cards.
    .title = The reef
rule-DV-4-2 = A dive begins at any of the four corners and makes a new column on that side.
    .title = Corners
rule-DV-4-3 = The first card lies outside the rows; cards 2, 3 and 4 stand beside the nearest, middle and farthest row.
    .title = The dive column
rule-DV-4-4 = A dive card has two neighbours: the dive card before it and the reef card at the edge of its row. Diagonals don’t count.
    .title = Neighbours
rule-DV-4-5 = Its row is the four reef cards beside it; its column is the dive cards before it.
    .title = Row and column
rule-DV-5-1 = All cards are shuffled into one deck.
    .title = Shuffling
rule-DV-5-2 = Twelve cards are laid out, row by row. Whatever lies side by side is fine.
    .title = Laying out
rule-DV-5-3 = The first seat begins; then it goes round clockwise.
    .title = First turn
rule-DV-5-4 = Everyone begins with nothing.
    .title = Empty hands
rule-DV-6-1 = When a turn begins, gaps in the reef are filled from the deck, row by row.
    .title = Filling gaps
rule-DV-6-2 = On your turn you dive or score. You can’t sit it out.
    .title = Your turn
rule-DV-6-3 = Place the first card at a corner; the second follows at once.
    .title = Choosing a corner
rule-DV-6-4 = After a safe card you go deeper or surface.
    .title = Deeper or up
rule-DV-6-5 = When a wave washes, everyone with a catch chooses what to give up.
    .title = When a wave washes
rule-DV-6-6 = Each net is used once, if someone else has a catch.
    .title = Using nets
rule-DV-6-7 = Each harpoon is used once, if a fish lies out.
    .title = Using harpoons
rule-DV-6-8 = When you score, first choose which card of the set to turn down.
    .title = Turning one down
rule-DV-6-9 = Then choose the two extra cards.
    .title = Two extra cards
rule-DV-6-10 = Then the others pick, one after the other.
    .title = The others pick
rule-DV-6-11 = After that you may score another set or stop.
    .title = More sets
rule-DV-6-12 = At the end of a turn we see whether the end is near; if it is not here yet, the next diver is up.
    .title = End of the turn
rule-DV-6-13 = When the game is over, nothing more is played.
    .title = Over
rule-DV-7-1 = To dive, turn up the top card of the deck. Everyone sees it.
    .title = Dive!
rule-DV-7-2 = Put it at the corner you like best. The first card is always safe.
    .title = Any corner
rule-DV-7-3 = Every further card is laid in the column first and then checked.
    .title = Laid, then checked
rule-DV-7-4 = A fish breaks the dive off if a neighbour is a fish of its colour. Kinds, and fish farther away, don’t matter.
    .title = Same colour side by side
rule-DV-7-5 = A shrimp, net, harpoon or wave breaks the dive off if its row or column already has one.
    .title = Twice in a row or column
rule-DV-7-6 = If the second card breaks it off, that card goes and you get the first one. Whether a net or harpoon can then be used is an option.
    .title = Consolation card
rule-DV-7-7 = If the third or fourth card breaks it off, all dive cards go and you get nothing. The reef stays as it is.
    .title = Empty-handed
rule-DV-7-8 = After a safe second or third card you may go deeper; after the fourth you surface.
    .title = How deep
rule-DV-7-9 = A dive has two to four cards. Once it is broken off, your turn is over.
    .title = Two to four cards
rule-DV-7-10 = You surface with the whole column, or with exactly as many cards of the row you reached. Whether your last dive card belongs to that row is an option.
    .title = Surfacing
rule-DV-7-11 = Fish and shrimp go into your catch.
    .title = Into the catch
rule-DV-7-12 = Waves are discarded and do nothing. Nets and harpoons are used at once, nets first, and discarded.
    .title = Tools at once
rule-DV-7-13 = A net takes one card from someone else’s catch, if you like. Scored cards are safe.
    .title = Net
rule-DV-7-14 = A harpoon takes one fish lying out, in the reef or left in the dive column, if you like. Shrimp are too small for it.
    .title = Harpoon
rule-DV-7-15 = Dive cards that nobody took move into the gaps of the reef in the order laid.
    .title = What is left over
rule-DV-7-16 = Each net and harpoon is chosen by itself, knowing what the last one brought.
    .title = One at a time
rule-DV-7-17 = When a wave meets a wave, everyone with a catch names a card and loses all cards like it. Scored cards are safe.
    .title = The wave washes
rule-DV-7-18 = Then all waves of that row and of the dive column are discarded.
    .title = Waves go
rule-DV-7-19 = If the wave was the second card, you still get the first one, unless it was a wave itself. Later on the dive cards go.
    .title = After the wash
rule-DV-7-20 = When a card is needed and the deck is empty, the discard pile is shuffled into a new one.
    .title = A new deck
rule-DV-7-21 = There is always a card to turn up.
    .title = Never without cards
rule-DV-7-22 = Sets are made of your own catch.
    .title = Your own cards
rule-DV-7-23 = A set is three fish alike, four of one kind, or four of one colour. One shrimp may stand for a fish.
    .title = Sets
rule-DV-7-24 = You need two more cards in your catch than the set has.
    .title = Two to spare
rule-DV-7-25 = One card of the set, your choice, is turned face down. It is worth 10 points and safe for good.
    .title = Turned down
rule-DV-7-26 = The rest of the set and two more of your cards become the offer.
    .title = The offer
rule-DV-7-27 = From your left, every other diver picks one card of the offer. Everyone has to.
    .title = Everyone picks
rule-DV-7-28 = What is left of the offer is discarded.
    .title = The rest goes
rule-DV-7-29 = You may go on scoring, set by set, but there is no dive in that turn.
    .title = Set after set
rule-DV-8-1 = A scored card is worth 10 points, a card in your catch 1.
    .title = Points
rule-DV-8-2 = If you have reached the mark when your own turn ends, the end is near.
    .title = The mark
rule-DV-8-3 = Then everyone else has one more turn, whatever happens.
    .title = Last turns
rule-DV-8-4 = Most points win.
    .title = The winner
rule-DV-8-5 = With equal points, fewer shrimp in the catch is better; else the place is shared.
    .title = Ties
rule-DV-8-6 = After 50 turns each the game stops, so that nobody waits for ever.
    .title = Long enough
rule-DV-9-1 = What you type must be a move of this game.
    .title = A readable move
rule-DV-9-2 = Only those whose turn it is may act.
    .title = Who may act
rule-DV-9-3 = Every move has its moment.
    .title = The right moment
rule-DV-9-4 = If something cannot be done, the rule in its way is named.
    .title = There is a reason
rule-DV-11-1 = Nobody knows the order of the deck. All else lies open, the discard pile too.
    .title = The hidden deck
rule-DV-11-2 = So everyone can count what is left in the deck, and this page does it for you.
    .title = Counting cards
rule-DV-11-3 = When all choose together, choices stay hidden until the last one is in.
    .title = Sealed choices
rule-DV-11-4 = Whoever thinks ahead may imagine the deck in any order.
    .title = Guessing
