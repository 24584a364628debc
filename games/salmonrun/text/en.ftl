title = Salmon Run
tagline = Race up the river, over waterfalls and past hungry bears, into the quiet pool.
help = Play up to three cards a turn. Swim cards take your salmon left, straight or right upstream. Hexes with icons give you new cards. Jump a waterfall with two swim cards, but it tires you: fatigue cards clog your deck. When a salmon is in the pool, the round is finished and the game is over. If several made it, the one with the fewest fatigue cards wins.

## Cards
card-bear = bear
card-current = current
card-eagle = eagle
card-fatigue = fatigue
card-l = swim left
card-ll = double swim left
card-r = swim right
card-rapids = rapids
card-rr = double swim right
card-s = swim straight
card-ss = double swim straight
card-wild = wild
short-bear = Bear
short-current = Current
short-eagle = Eagle
short-fatigue = Fatigue
short-l = Left
short-ll = Left ×2
short-r = Right
short-rapids = Rapids
short-rr = Right ×2
short-s = Straight
short-ss = Straight ×2
short-wild = Wild
way-left = left
way-right = right
way-straight = straight
dir-u = upstream
dir-ul = upstream to the left
dir-ur = upstream to the right
dir-d = downstream
dir-dl = downstream to the left
dir-dr = downstream to the right
place-row = row { $row }
place-left = { $by } left of the middle
place-middle = in the middle
place-right = { $by } right of the middle
zone-hand = hand
zone-deck = deck
zone-discard = discard pile

## Hexes
icon-swim = take a swim card
icon-double = take a double swim
icon-wild = take a wild
icon-eagle = take an eagle
icon-bear = take a bear
icon-current = take a current
icon-rapids = take rapids
icon-choice = take a current or rapids
icon-draw = draw a card
icon-fatigue = take a fatigue card
icon-reeds1 = reeds: remove one card
icon-reeds2 = reeds: remove up to two cards
kind-land = land
kind-rock = rock
kind-water = water
kind-fall = waterfall
kind-pool = pool
kind-start = start

## Stretches of the river
side-S1 = Estuary
side-S2 = Tidal Narrows
side-1E = Gravel Run
side-1M = Broken Steps
side-2E = Willow Bend
side-2H = Thunder Ledge
side-3E = Heron Shallows
side-3M = Split Rock
side-4E = Alder Reach
side-4H = Hammer Falls
side-5E = Otter Pools
side-5M = Crooked Chute
side-6E = Cedar Flats
side-6H = Roaring Gate
side-F1 = Quiet Headwater
side-F2 = Last Leap
side-own = { $name }

## Options
option-length = Length
option-length-help = Numbered stretches between start and finish: 2 quick, 3 beginner, 4 expert, 5 long, 6 marathon.
option-river = River
option-river-help = Which stretches the river is made of.
option-river-easy = easy
option-river-hard = hard
option-river-random = by dice
option-must-play = Play at least one card
option-must-play-help = A turn without a card is not allowed as long as you could play one.
option-pool-safe = Safe pool
option-pool-safe-help = Bears stay out of the pool.
option-round-limit = Round limit
option-round-limit-help = After so many rounds the game ends even if nobody is in the pool.

## Prompts
prompt-play = { $cards ->
        [one] One more card, or end your turn.
       *[other] Play a card: { $cards } left this turn.
    }
prompt-play-pool = { $cards ->
        [one] You’re in the pool: one more card, or end your turn.
       *[other] You’re in the pool: { $cards } cards left, no swims.
    }
prompt-leap = A waterfall! Jump it with another swim card?
prompt-take = Choose a card to take.
prompt-reeds = { $cards ->
        [one] Reeds: remove one card, or keep them all.
       *[other] Reeds: remove up to { $cards } cards, or keep them.
    }
prompt-bear = Choose a bear, then where it goes.
prompt-bear-on = One more hex with this bear, or stop?
prompt-target = Choose whose hand the eagle looks at.
prompt-counter = Counter it? Card played: { $card }.
prompt-pick = { $player }’s hand lies open. Choose a card to discard.
prompt-shed = { $cards ->
        [one] Rapids: discard one card.
       *[other] Rapids: discard { $cards } cards.
    }
prompt-trim = { $cards ->
        [one] Too many cards: discard one.
       *[other] Too many cards: discard { $cards }.
    }
prompt-over = The game is over.

## Buttons and sheets
button-done = End turn
button-no-leap = Don’t jump
button-stop = Stop here
button-keep = Keep the rest
button-counter = Counter
button-pass = Don’t counter
button-pick-none = Leave the hand
sheet-take = Take one of these cards
sheet-reeds = { $cards ->
        [one] Remove one card for good
       *[other] Remove up to { $cards } cards for good
    }
sheet-target = Whose hand do you want to see?
sheet-held = { $player }: { $cards }
sheet-current = { $arrows ->
        [one] The current would carry you along.
       *[other] The current would carry you along: dice decide.
    }
sheet-rapids = { $cards ->
        [one] The rapids would cost you one card.
       *[other] The rapids would cost you { $cards } cards.
    }
sheet-eagle = { $player } sends an eagle to your hand.
sheet-asked = { $seats ->
        [one] Only you are still thinking.
       *[other] Still thinking: { $seats }
    }
sheet-pick = { $player }’s hand
sheet-shed = { $cards ->
        [one] Discard one card from your hand
       *[other] Discard { $cards } cards from your hand
    }
sheet-trim = { $cards ->
        [one] Four cards stay: discard one
       *[other] Four cards stay: discard { $cards }
    }
panel-owned = Hand, deck, discards
warn-last-of-way = This is your last card that leads { $way }.

## How it stands
status-round = Round { $round }
status-last-round = Last round!
standing-pool = in the pool
standing-way = { $rows ->
        [one] one hex to go
       *[other] { $rows } hexes to go
    }
standing-fatigue = { $cards ->
        [0] no fatigue
       *[other] fatigue: { $cards }
    }
standing-cards = hand { $hand }, deck { $deck }, discard { $discard }
note-last-round = This is the last round: the game ends when it is complete.
note-tie-break = { $player } is in the pool with { $cards ->
        [0] no fatigue cards
        [one] one fatigue card
       *[other] { $cards } fatigue cards
    }.
note-third-swim = A third swim card this turn would tire you.
note-current = A current would carry you { $way }.
note-current-dice = A current would carry you to one of { $places } hexes, by dice.
note-rapids = { $cards ->
        [one] Rapids would cost you one card.
       *[other] Rapids would cost you { $cards } cards.
    }
note-bears = { $bears ->
        [one] One bear could reach you with one card.
       *[other] { $bears } bears could reach you with one card.
    }
note-seen = { $player } holds { $count } × { $card }: the eagle saw it.
note-tracker = { $player } owns: left { $l }, straight { $s }, right { $r }{ $ll ->
        [0] {""}
       *[other] , double left { $ll }
    }{ $ss ->
        [0] {""}
       *[other] , double straight { $ss }
    }{ $rr ->
        [0] {""}
       *[other] , double right { $rr }
    }{ $wild ->
        [0] {""}
       *[other] , wild { $wild }
    }{ $bear ->
        [0] {""}
       *[other] , bear { $bear }
    }{ $eagle ->
        [0] {""}
       *[other] , eagle { $eagle }
    }{ $current ->
        [0] {""}
       *[other] , current { $current }
    }{ $rapids ->
        [0] {""}
       *[other] , rapids { $rapids }
    }{ $fatigue ->
        [0] {""}
       *[other] , fatigue { $fatigue }
    }.

## What is seen
label-board = The river in round { $round }. Active: { $player }.
label-hex = { $kind }, { $place }, arrows: { $arrows }
label-hex-icon = { $kind }, { $place }, { $icon }, arrows: { $arrows }
label-bear = bear, { $place }
label-bear-to = bear to { $place }
label-salmon = { $player }’s salmon, { $place }
label-salmon-pool = { $player }’s salmon, in the pool, { $place }
label-way = swim { $way }
label-card = { $card }, { $count } in number
label-pile = pile: { $card }, { $left } left
label-seat = { $player }, cards in hand: { $cards }
label-played = Played: { $cards } of 3
label-wasted = this card would be wasted
label-tired = { $cards ->
        [one] one fatigue card
       *[other] { $cards } fatigue cards
    }

## Events
event-played = { $player } plays a card: { $card }.
event-played-wild = { $player } plays a wild: { $way }.
event-swam = { $player } swims { $to }.
event-wasted = { $player } is blocked: the step { $way } is lost.
event-may-leap = { $player } reaches a waterfall.
event-leapt = { $player } jumps the waterfall with a card: { $card }.
event-gave-up = { $player } does not jump: the card is wasted.
event-tired = { $player } gets tired and takes a fatigue card.
event-not-tired = { $player } would get tired, but no fatigue card is left.
event-gained = { $player } takes a card: { $card }.
event-pile-empty = { $player } finds an empty pile: { $card }.
event-nothing-to-take = { $player } finds nothing to take: the piles are empty.
event-arrived = { $player } is in the pool!
event-drew = { $player } draws { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
event-none-to-draw = { $player } has no card left to draw.
event-rebuilt = { $player } shuffles { $cards ->
        [one] one discarded card
       *[other] { $cards } discarded cards
    } into a new deck.
event-removed = { $player } removes a card ({ $zone }): { $card }.
event-shuffled = { $player } shuffles the deck.
event-kept = { $player } leaves the reeds.
event-nothing-to-remove = { $player } has no card left to remove.
event-bear-moved = { $player } moves a bear { $to }.
event-bear-came = { $player } moves a bear { $to }: it meets salmon and stops.
event-bear-stopped = { $player } lets the bear be.
event-hit = { $count ->
        [one] One player is hit by this card: { $card }.
       *[other] { $count } players are hit by this card: { $card }.
    }
event-no-effect = No effect: { $card }.
event-aimed = { $player } aims an eagle at { $target }.
event-answered = { $player } has answered.
event-countered = { $player } counters with the same card: { $card }.
event-carried = The current carries { $player } { $to }.
event-carried-die = { $player } rolls { $die }: the current carries the salmon { $to }.
event-not-carried = { $player } stays: the arrow leads nowhere.
event-discarded = { $player } discards a card: { $card }.
event-picked = { $player } discards a card from { $target }’s hand: { $card }.
event-picked-none = { $player } looks at { $target }’s hand and leaves it.
event-turn-done = { $player } ends the turn.
event-rested = { $player } rests: one fatigue card goes back.
event-turn-passed = { $player } is next, round { $round }.
event-over = The game is over.
event-won = { $player } takes first place!

## Refusals
no-SR-3-1 = This option has other values – have a look at the list.
no-SR-3-2 = This river does not fit together – a start, different numbered boards, a finish.
no-SR-6-1 = Someone else is playing now – have a look round meanwhile.
no-SR-6-2 = Something else is due now – look at the prompt.
no-SR-6-4 = This card is not in your hand – choose one you hold.
no-SR-6-5 = A card comes first at this table – play one, then end your turn.
no-SR-6-8 = This card is not in your hand – choose one you hold to discard.
no-SR-8-1 = The game is over – how about a new one?
no-SR-10-9 = Your salmon is in the pool – swim cards rest, others may be played.
no-SR-11-2 = A jump needs a second swim card from your hand – or don’t jump.
no-SR-11-4 = Nowhere to land there – choose a card that leads to water.
no-SR-12-4 = This pile is not on offer – choose one of the cards shown.
no-SR-13-4 = That is no ground for a bear – choose a hex of the boards next to it.
no-SR-15-2 = This card is not in your hand – choose one you hold to discard.
no-SR-16-1 = There is no card in that hand – choose another player.
no-SR-16-3 = This card is not in the hand you see – choose one of those, or none.
no-SR-17-2 = Only the same card counters this one – or don’t counter.
no-SR-18-1 = This card is not there – choose from hand, deck or discard pile, or keep them.
no-SR-19-2 = The dice and shuffles don’t fit what happens here.

## Rules
rule-SR-3-1 = Two, three or four play, with the options on the list and their values.
    .title = Players and options
rule-SR-3-2 = A river of your own choice begins with a start side, goes on with as many numbered sides as the length says, no board twice, and ends with a finish side.
    .title = A river of your choice
rule-SR-4-1 = Each stretch joins the one below it, sometimes shifted sideways. Together they make one river.
    .title = One river
rule-SR-4-2 = Three water hexes, the gates, lead from one stretch to the next.
    .title = Gates
rule-SR-4-3 = Beyond the boards there is only land for salmon, and bears do not leave the boards.
    .title = The edge of the map
rule-SR-4-4 = A salmon can rest on water, on the start and in the pool, never on a waterfall, a rock or land.
    .title = Where salmon rest
rule-SR-5-1 = An easy river has the gentle sides in random order, a hard one the steep sides; dice may decide, or you name the sides yourself.
    .title = Building the river
rule-SR-5-2 = A bear waits on every hex with a paw.
    .title = Bears at the start
rule-SR-5-3 = The cards you can gain lie in open piles, sorted by kind.
    .title = The supply
rule-SR-5-4 = All salmon start in the same hex.
    .title = The start
rule-SR-5-5 = Everybody shuffles eleven cards and draws four.
    .title = The first hand
rule-SR-5-6 = Chance decides who begins.
    .title = First player
rule-SR-6-1 = Only those who are asked may act.
    .title = Whose move it is
rule-SR-6-2 = What you do must fit the question on the table.
    .title = The right kind of move
rule-SR-6-3 = You play up to three cards, one at a time; each is finished before the next.
    .title = Up to three cards
rule-SR-6-4 = You play cards from your own hand. A card counts as played even if it does nothing.
    .title = From your hand
rule-SR-6-5 = You may end your turn at any time, even without a card, unless the table agreed that one must be played.
    .title = Ending your turn
rule-SR-6-6 = After the third card your turn ends by itself.
    .title = The third card
rule-SR-6-7 = At the end of your turn three swim cards give you a fatigue card; a turn of fatigue cards alone gives one back. Then your played cards are discarded, you adjust your hand, and the next player has a turn.
    .title = End of turn
rule-SR-6-8 = With more than four cards in hand you discard down to four.
    .title = Four cards stay
rule-SR-6-9 = With fewer than four cards you draw up to four.
    .title = Draw up to four
rule-SR-6-10 = Only at the end of your own turn does the number of cards in your hand matter.
    .title = Any hand in between
rule-SR-10-1 = Straight takes you one hex upstream, left and right one hex slantwise. Salmon never swim down.
    .title = Swimming
rule-SR-10-2 = A wild is left, straight or right, as you like when you play it.
    .title = Wild
rule-SR-10-3 = A double takes two steps the same way. The first hex is finished before the second step.
    .title = Double swims
rule-SR-10-4 = A step onto water, the start or the pool takes you there.
    .title = A free hex
rule-SR-10-5 = A step towards land, a rock or the edge of the map is lost.
    .title = Blocked
rule-SR-10-6 = A step towards a waterfall is lost too, unless you jump.
    .title = A waterfall ahead
rule-SR-10-7 = If the first step of a double is blocked, the whole card is wasted. If only the second is, you stay after the first.
    .title = Blocked doubles
rule-SR-10-8 = A wasted card still counts as one of three and as a swim card.
    .title = Wasted cards count
rule-SR-10-9 = In the pool you have arrived: no more swim cards, but other cards are fine.
    .title = Arrived
rule-SR-10-10 = Any number of salmon may be in one hex.
    .title = Room for all
rule-SR-11-1 = When a step meets a waterfall, you may jump if you still have a card to play and there is somewhere to land.
    .title = When you may jump
rule-SR-11-2 = You jump by playing a second swim card; it counts as played.
    .title = The second card
rule-SR-11-3 = You go over the waterfall and land where the second card leads from it.
    .title = Over and on
rule-SR-11-4 = You must land on a hex where a salmon can rest.
    .title = Landing
rule-SR-11-5 = A jump gives you a fatigue card; then the waterfall hex works, then the one you land on.
    .title = Jumping tires
rule-SR-11-6 = A jump joins the last step of one card and the first step of the next. A double cannot jump on its own.
    .title = Two cards for a jump
rule-SR-11-7 = If you jump with a double, its second step follows after the landing, and may even lead to another jump.
    .title = Jumping with a double
rule-SR-11-8 = If you don’t jump, the step is lost and nothing else happens.
    .title = No jump
rule-SR-11-9 = Only waterfalls can be jumped.
    .title = Only waterfalls
rule-SR-11-10 = Both cards of a jump count as swim cards, so a jump and a third swim tire you twice.
    .title = Two cards played
rule-SR-12-1 = Whenever a salmon comes to a hex, even in passing, each bear there tires it first; then the icon works.
    .title = Coming to a hex
rule-SR-12-2 = A card icon gives you that card. You must take it; an empty pile gives nothing.
    .title = Card icons
rule-SR-12-3 = The paw gives a bear card even when the bear is away.
    .title = The paw
rule-SR-12-4 = Some icons let you choose: a swim card, a double, or a current or rapids.
    .title = Choose a card
rule-SR-12-5 = The plus lets you draw a card at once.
    .title = Draw a card
rule-SR-12-6 = Reeds let you remove one or two cards.
    .title = Reeds
rule-SR-12-7 = Cards you gain go to your discard pile.
    .title = To the discard pile
rule-SR-13-1 = A bear card moves one bear by up to two hexes, in any direction.
    .title = Moving a bear
rule-SR-13-2 = A bear that comes to salmon stops, and each of their owners takes a fatigue card, you included.
    .title = The bear comes
rule-SR-13-3 = A bear may go back to where it was; coming back counts as coming.
    .title = There and back
rule-SR-13-4 = Bears go everywhere on the boards, even over land and rocks, but not beyond them.
    .title = Where bears go
rule-SR-13-5 = No current moves a bear, and a bear card cannot be countered.
    .title = Bears stand firm
rule-SR-14-1 = A current hits every salmon on a hex with an arrow.
    .title = Current
rule-SR-14-2 = The arrow shows where the salmon is carried; with two arrows dice decide, odd for 1, even for 2.
    .title = Carried away
rule-SR-14-3 = A salmon carried onto a waterfall is carried on until it can rest.
    .title = Over the falls
rule-SR-14-4 = One salmon is fully carried before the next.
    .title = One after another
rule-SR-14-5 = Only arrows that begin in the hex count, and some lead upstream.
    .title = Which arrows
rule-SR-15-1 = Rapids hit every player whose salmon is on arrows and who holds cards.
    .title = Rapids
rule-SR-15-2 = Each of them discards one card for every arrow, of their own choice.
    .title = Discarding to rapids
rule-SR-15-3 = Whoever holds no more cards than that discards them all at once.
    .title = The whole hand
rule-SR-16-1 = An eagle looks into one hand that has cards, even your own.
    .title = Eagle
rule-SR-16-2 = Another player may counter before the hand is shown.
    .title = Before it looks
rule-SR-16-3 = You see the hand and may put one card of it on its owner’s discard pile.
    .title = What the eagle takes
rule-SR-17-1 = Everyone who is hit and holds a card is asked at the same time; the answers are shown together.
    .title = All are asked
rule-SR-17-2 = You counter with a card of the same name. It saves only you and does not count as played.
    .title = Countering
rule-SR-17-3 = You may counter your own current or rapids with a second one.
    .title = Countering yourself
rule-SR-17-4 = A counter cannot be countered.
    .title = The last word
rule-SR-18-1 = You may remove cards from your hand, deck or discard pile, one at a time.
    .title = Removing cards
rule-SR-18-2 = After a card is removed from it, the deck is shuffled.
    .title = Shuffle again
rule-SR-18-3 = Removed fatigue goes back to its pile, any other card leaves the game, for all to see.
    .title = Where they go
rule-SR-18-4 = Without a card to remove, nothing is asked.
    .title = Nothing to remove
rule-SR-19-1 = A fatigue card does nothing when played.
    .title = Fatigue
rule-SR-19-2 = When you must draw and the deck is empty, your discard pile becomes the new deck. If that is empty too, you draw nothing.
    .title = A new deck
rule-SR-19-3 = Cards played this turn are not in the discard pile yet; cards gained this turn are.
    .title = Cards in play
rule-SR-19-4 = When the fatigue pile is empty, nobody gets tired.
    .title = No fatigue left
rule-SR-8-1 = A salmon in the pool stays there. The game ends when the round is complete and somebody is in the pool.
    .title = The end
rule-SR-8-2 = Until then play goes on as usual, even for those in the pool.
    .title = To the end of the round
rule-SR-8-3 = In the pool the fewest fatigue cards win; a tie is shared.
    .title = Who wins
rule-SR-8-4 = The others rank by how far they came, then by fewer fatigue cards.
    .title = The other ranks
rule-SR-8-5 = There are no points.
    .title = No points
rule-SR-8-6 = If nobody is in the pool when the agreed last round ends, the game is over all the same.
    .title = Round limit
rule-SR-20-1 = What an eagle has shown you stays known until the card leaves that hand.
    .title = What you have seen
