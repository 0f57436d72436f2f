# The words of Iwari: names, prompts, refusals, log lines and help.
# Tribes are named by their color, like players, without an article.

## The game
iwari-game = Iwari
iwari-about-tribe = All tribes play alike; only their color differs.
iwari-about-board-new-horizons = The map to start with: no special rules.
iwari-about-board-vast-lands = 18 territories and the most room for tents of all the maps: no special rules.
iwari-about-board-floating-lands = Connections are roads too, for settlements; totems can't be in tundra.
iwari-about-board-glacial-mass = 2 of the territories have 2 connections between them, and both score.
iwari-about-board-long-road = Tents along the purple road score at the end as if it were a territory.
iwari-about-extra-feats = The first to complete a settlement, fill a territory or lead a connection can multiply points.
iwari-about-extra-expeditions = 3 expeditions that score for the first and the second tribe to complete them.
iwari-about-extra-plain = For 2 players only: without the third tribe, which is in the English rules but not in the Chinese ones.
iwari-about-extra-tundra = On Floating Lands only: totems in tundra too. Only the deluxe edition forbids them there.
iwari-extra-feats = with feats
iwari-extra-expeditions = with expeditions
iwari-extra-plain = 2 players without the third tribe
iwari-extra-tundra = totems in tundra on Floating Lands

## Boards
iwari-board-name-new-horizons = New Horizons
iwari-board-name-vast-lands = The Vast Lands
iwari-board-name-floating-lands = Floating Lands
iwari-board-name-glacial-mass = Glacial Mass
iwari-board-name-long-road = The Long Road

## Command line
cli-sim-feats = Iwari: with feats
cli-play-feats = Iwari: with feats
cli-sim-expeditions = Iwari: with expeditions
cli-play-expeditions = Iwari: with expeditions
cli-sim-iwari-plain = Iwari: 2 players without the third tribe
cli-play-iwari-plain = Iwari: 2 players without the third tribe
cli-sim-tundra = Iwari: allow totems in tundra on Floating Lands
cli-play-tundra = Iwari: allow totems in tundra on Floating Lands

## Tribes
iwari-tribe-red = Red
iwari-tribe-blue = Blue
iwari-tribe-yellow = Yellow
iwari-tribe-white = White
iwari-tribe-purple = Purple

## Cards and kinds of territory
iwari-card-hidden = a card
iwari-card-tundra = Tundra
iwari-card-forest = Forest
iwari-card-glacier = Glacier
iwari-card-coast = Coast
iwari-card-desert = Desert

## Territories
iwari-territory-t1 = T1
iwari-territory-t2 = T2
iwari-territory-t3 = T3
iwari-territory-t4 = T4
iwari-territory-t5 = T5
iwari-territory-f1 = F1
iwari-territory-f2 = F2
iwari-territory-f3 = F3
iwari-territory-f4 = F4
iwari-territory-f5 = F5
iwari-territory-g1 = G1
iwari-territory-g2 = G2
iwari-territory-g3 = G3
iwari-territory-g4 = G4
iwari-territory-g5 = G5
iwari-territory-c1 = C1
iwari-territory-c2 = C2
iwari-territory-c3 = C3
iwari-territory-c4 = C4
iwari-territory-c5 = C5
iwari-territory-d1 = D1
iwari-territory-d2 = D2
iwari-territory-d3 = D3
iwari-territory-d4 = D4
iwari-territory-d5 = D5

## Ways to pay
iwari-word-match = with 1 card of its kind
iwari-word-pair = with a pair of any kind

## Expeditions
iwari-mission-five-titans = Five Titans
iwari-mission-broad-camp = Broad Camp
iwari-mission-two-villages = Two Villages
iwari-mission-frontier = Frontier
iwari-mission-carvers = Carvers
iwari-mission-great-pole = Great Pole
iwari-mission-overlord = Overlord
iwari-mission-chief-of-three = Chief of Three
iwari-mission-bond-of-earth = Bond of Earth
iwari-mission-bond-of-sea = Bond of Sea
iwari-mission-wanderers = Wanderers
iwari-mission-twin-lands = Twin Lands
iwari-mission-text-five-titans = a tent in a territory of each of the 5 kinds
iwari-mission-text-broad-camp = a settlement of 6 tents or more
iwari-mission-text-two-villages = 2 settlements
iwari-mission-text-frontier = tents in 7 territories
iwari-mission-text-carvers = totems in 5 territories
iwari-mission-text-great-pole = 3 totems in 1 territory
iwari-mission-text-overlord = 4 tents in 1 territory
iwari-mission-text-chief-of-three = the most tents, alone, in 3 territories
iwari-mission-text-bond-of-earth = the most totems at each end of 2 land connections
iwari-mission-text-bond-of-sea = the most totems at each end of 2 water connections
iwari-mission-text-wanderers = 3 tents on each of 2 roads
iwari-mission-text-twin-lands = tents in all territories of one kind

## Questions
# $who: the tribe asked; $territory: a territory; $count: how many draws are left.
iwari-ask-main = { $who }: Play cards for tents and totems, or exchange a card.
iwari-ask-more = { $who }: Place a second piece in { $territory }?
iwari-ask-third = { $who }: Place a piece of the third tribe with the cards left.
iwari-ask-third-more = { $who }: Place a second piece of the third tribe in { $territory }?
iwari-ask-union = { $who }: Place a Union token in your new settlement?
iwari-ask-discovery = { $who }: Territory filled. Place a Discovery token in another?
iwari-ask-honour = { $who }: Put the Honor token on a land connection you lead?
    .short = { $who }: Place the Honor token?
iwari-ask-respect = { $who }: Put the Respect token on a water connection you lead?
    .short = { $who }: Place the Respect token?
iwari-ask-draw = { $who }: Draw from the display or the deck ({ $count } left).
    .short = { $who }: Draw from the display or the deck.

## Verbs
iwari-source-half = halfway scoring
iwari-source-tents = tents
iwari-source-totems = totems
iwari-source-settlements = settlements
iwari-source-road = purple road
iwari-source-expeditions = expeditions

iwari-verb-pass = no more
iwari-verb-tent = tent
iwari-verb-totem = totem
iwari-verb-discard = exchange a card
iwari-verb-take = take from the display
iwari-verb-draw = draw from the deck
iwari-verb-union = union
iwari-verb-discovery = discovery
iwari-verb-honour = honor
iwari-verb-respect = respect
iwari-verb-help-pass = Answer no.
iwari-verb-help-tent = Place a tent on a free space, for 1 card of the territory's kind or 2 cards of any one kind.
iwari-verb-help-totem = Place a totem on the circle of a territory, if it holds fewer totems than the strongest tribe has tents.
iwari-verb-help-discard = Discard a card and draw one; you place nothing this turn.
iwari-verb-help-take = Take an open card.
iwari-verb-help-draw = Draw the top card of the deck.
iwari-verb-help-union = Raise the factor for tents in a territory of the new settlement by 1.
iwari-verb-help-discovery = Raise the factor for tents in any other territory by 1.
iwari-verb-help-honour = Raise the factor of a land connection by 1.
iwari-verb-help-respect = Raise the factor of a water connection by 1.

## Reasons
# $territory: a territory; $card: a card.
iwari-no-over = The game is over.
iwari-no-not-now = You can't do that now: follow the prompt.
iwari-no-not-so = That isn't possible here: choose another place or card.
iwari-no-such-place = That place isn't on this map.
iwari-no-free-space = A tent is already there.
iwari-no-tents = No tents are left in the supply.
iwari-no-totems = No totems are left in the supply.
iwari-no-totem-land = Totems aren't allowed in { $territory } on this map.
iwari-no-unexplored = { $territory } is unexplored: place a tent first.
iwari-no-totem-room = { $territory } already holds as many totems as the strongest tribe has tents there.
iwari-no-other-territory = The second piece must go to { $territory } too.
iwari-no-pair = You don't have 2 { $card } cards.
iwari-no-match = You don't have a { $card } card.
iwari-no-such-card = You don't have a { $card } card.
iwari-no-card-shown = No { $card } card is on display.
iwari-no-deck = The deck has run out.
iwari-no-union-here = The new settlement has no tent in { $territory }.
iwari-no-discovery-here = You filled { $territory } itself: place the Discovery token in another territory.

## The log
# $connection: the number of a connection; $mission: an expedition; $who: the tribe that did it; $round: the number
# of the round; $territory: a territory; $space: the number of a space; $card: a card; $points: how many points.
# .brief: the line of the short log, behind the letter of who did it; factions are letters there. .title, .means: how an
# occasion is called, and what it means.
iwari-log-mountain = A mountain covered connection { $connection }.
    .brief = mountain on { $connection }
iwari-log-mission = The expedition { $mission } was revealed.
    .brief = { $mission } was revealed
iwari-log-turn = { $who } started turn { $round }.
    .brief = turn { $round }
iwari-log-passed = { $who } had no cards and passed.
    .brief = passed
iwari-log-tent = { $who } placed a tent in { $territory } (space { $space }) for 1 { $card } card.
    .brief = placed tent { $territory } ({ $space }), { $card }
iwari-log-tent-pair = { $who } placed a tent in { $territory } (space { $space }) for 2 { $card } cards.
    .brief = placed tent { $territory } ({ $space }), 2 { $card }
iwari-log-totem = { $who } placed a totem in { $territory } for 1 { $card } card.
    .brief = placed totem { $territory }, { $card }
iwari-log-totem-pair = { $who } placed a totem in { $territory } for 2 { $card } cards.
    .brief = placed totem { $territory }, 2 { $card }
iwari-log-discarded = { $who } discarded 1 { $card } card.
    .brief = discarded { $card }
iwari-log-took = { $who } took 1 { $card } card from the display.
    .brief = took { $card }
iwari-log-drew = { $who } drew { $card } from the deck.
    .brief = drew { $card }
iwari-log-turned = A { $card } card joined the display.
iwari-log-reshuffled = The deck ran out, and a new one was shuffled: tents score at the turn's end.
    .brief = deck ran out once
iwari-log-last-round = The deck ran out again: the game ends with this round.
    .brief = deck ran out, last round
    .title = THE LAST ROUND
    .means =
        The deck ran out for the second time. The round is finished, so that every tribe has the same number of turns. Then tents, totems and settlements score.
iwari-log-half = The first half ended, and tents scored.
    .brief = first half over
    .title = HALFWAY
    .means =
        The deck ran out, so every territory scored its tents. The second half begins. When the deck runs out again, that round is the last; then tents, totems and settlements score.
iwari-log-end = The game ended: tents, totems and settlements scored.
    .brief = game ended
iwari-log-scored-territory = { $who } scored { $points ->
    [one] 1 point
   *[other] { $points } points
} for tents in { $territory }.
    .brief = scored { $points } in { $territory }
iwari-log-scored-connection = { $who } scored { $points ->
    [one] 1 point
   *[other] { $points } points
} for connection { $connection }.
    .brief = scored { $points } on connection { $connection }
iwari-log-scored-settlements = { $who } scored { $points ->
    [one] 1 point
   *[other] { $points } points
} for settlements.
    .brief = scored { $points }, settlements
iwari-log-scored-road = { $who } scored { $points ->
    [one] 1 point
   *[other] { $points } points
} for the purple road.
    .brief = scored { $points }, purple road
iwari-log-union = { $who } placed a Union token in { $territory }.
    .brief = placed Union in { $territory }
iwari-log-discovery = { $who } placed a Discovery token in { $territory }.
    .brief = placed Discovery in { $territory }
iwari-log-honour = { $who } placed the Honor token on connection { $connection }.
    .brief = placed Honor on { $connection }
iwari-log-respect = { $who } placed the Respect token on connection { $connection }.
    .brief = placed Respect on { $connection }
iwari-log-expedition = { $who } completed { $mission } and scored { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .brief = completed { $mission }: { $points } VP
    .title = AN EXPEDITION IS COMPLETED
    .means =
        Each expedition scores for the first two tribes that complete it, and more for the first of them. Nobody scores the same one twice.
iwari-log-won = { $who } won with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .brief = won with { $points }

## The end
iwari-won = Won with the most points.

## The screen
# $board: the name of a board; $deck: how many cards are in the deck; $discard: how many cards are in the discard
# pile; $tents: how many tents, or points for them; $spaces: how many tent spaces; $totems: how many totems, or
# points for them; $settled: how many points for settlements; $territory: a territory; $points: how many points;
# $count: how many tents; $road: the letter of a road; $most: how many totems fit; $card: a card; $who: the third
# tribe; $connection: the number of a connection.
iwari-headline = Iwari: { $board }
iwari-phase-out = first half
iwari-phase-back = second half
iwari-phase-last = last round
iwari-piles = deck { $deck }  discards { $discard }
iwari-piles-short = deck { $deck } discard { $discard }
iwari-map-tents = tents { $tents }/{ $spaces }
iwari-map-worth = worth
iwari-map-unexplored = unexplored
iwari-col-tribe = tribe
iwari-col-points = points
iwari-col-tents = tents
iwari-col-totems = totems
iwari-col-points-short = pts
iwari-col-tents-short = ten
iwari-col-totems-short = tot
iwari-display = display
iwari-hand = hand
iwari-discards = discards
iwari-feats = feats left
iwari-feats-short = feats
iwari-feat-union = Union
iwari-feat-discovery = Discovery
iwari-feat-honour = Honor
iwari-feat-respect = Respect
iwari-feat-short-union = Un
iwari-feat-short-discovery = Di
iwari-feat-short-honour = Ho
iwari-feat-short-respect = Re
iwari-own-now = now worth: tents { $tents }, totems { $totems }, settlements { $settled }
iwari-board-territory = { $territory }: { $tents ->
    [one] 1 tent
   *[other] { $tents } tents
}, { $totems ->
    [one] 1 totem
   *[other] { $totems } totems
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
iwari-board-settlement = a settlement of { $count }
iwari-via-land = land
iwari-via-water = water
iwari-look-road = road { $road }
iwari-look-tent = tent, { $count ->
    [one] alone
   *[other] one of { $count } joined
}.
iwari-look-free = free.
iwari-look-circle = circle { $totems } of { $most }.
iwari-look-match = costs 1 { $card }.
iwari-look-pair = costs 2 { $card }.
iwari-look-no-cards = no cards for it.
iwari-look-scores = scores
iwari-look-with-tent = with yours
iwari-look-with-third = with { $who }
iwari-look-no-totems = circle: no totems on this map.
iwari-look-purple = purple road { $road }
iwari-look-road-connection = road { $road }, connection { $connection }
iwari-purple = purple road { $road }
iwari-purple-short = purple { $road }
iwari-look-mountain = under a mountain
iwari-details-tents = Tents
iwari-details-totems = Totems
iwari-details-points = Points now
iwari-details-near = Adjacent by road
iwari-details-group = With a tent of yours here: { $count ->
    [one] a single tent
   *[other] a group of { $count }
}.
iwari-details-settlement = With a tent of yours here: a settlement of { $count }.

## What can be chosen
# $card: a card; $left: how many cards you keep; $count: how many such cards you hold; $places: a list of
# territories; $place: a territory or connection; $now: its points now; $then: its points with the feat.
iwari-choice-match = Pay 1 { $card } card. You keep { $left ->
    [one] 1 card
   *[other] { $left } cards
}.
iwari-choice-pairs = Pay 2 cards of any one kind.
iwari-choice-pair = Pay 2 { $card } cards. You keep { $left ->
    [one] 1 card
   *[other] { $left } cards
}.
iwari-choice-discard = Discard 1 { $card } card (you hold { $count }). It pays for pieces in { $places }.
iwari-choice-take = Take 1 { $card } card (you hold { $count }). It pays for pieces in { $places }.
iwari-choice-feat = { $place } scores { $now } now and { $then } with this token.

## What the game is, for those who have never seen it
iwari-about-does =
    Your tribe travels through territories of 5 kinds. You play cards to place tents on the roads and totems on the circles of territories. Pieces never move.
iwari-about-wins =
    The tribe with the most points wins. The tents of each territory score when the deck first runs out, and again at the end. At the end, totems score for the connections between territories, and 4 or more of your tents joined by roads score as a settlement.
iwari-about-turn =
    Play up to 3 cards to place 1 or 2 pieces in 1 territory. A card of the territory's kind pays for a piece, and so do 2 cards of any one kind. If you place the first tent in a territory, you place nothing else that turn. Then draw up to 3 cards. Instead of all this, you may exchange 1 card.
iwari-about-special =
    Second place is worth a lot: each rank scores as many points as the rank above it has tents. So it matters where you follow, not only where you lead. With 2 players, a third tribe that nobody owns stands in the way of both. Feats and expeditions add more goals.
iwari-about-first =
    Play the Iwari tutorial. Then start a new game against a bot. Open a territory where others will follow, and lead it by 1 tent.

## Help
iwari-help-title-turn = A turn
iwari-help-turn =
    Play up to 3 cards for 1 or 2 pieces in 1 territory.
    A card of the territory's kind pays for a piece; so do 2 cards of any one kind.
    In a territory without tents you can place only 1 tent.
    Or exchange 1 card. Then draw up to 3 cards, each from the display or the deck.
    With 2 players, you first use the cards left to place pieces of a third tribe, which never scores.
iwari-help-title-map = The map
iwari-help-map =
    A box is a territory: its number, its name, and in parentheses the totems on its circle.
    A line in it is a stretch of road: the road's letter, where it comes from, its spaces, where it goes next.
    A thick bar (or a + after the letter) joins stretches that meet. Parentheses or a loop: the road is a ring.
    Capitals are tents, o is a free space, with its number where there is room; .. is the end of a road.
    Below: how many tents there are, whose, and what the territory is worth to each tribe now (=R5B2 on a small map).
    The spaces of territory 4 are 41, 42 and so on along the lines; its circle is 40.
    On a small map, a space that you can choose shows the last digit of its number.
    Connections have numbers: = and | are land, ~ and : are water, ^ (or a triangle) is a mountain.
    If connections are roads, the numbers under a box show which of them end at its spaces, in order.
iwari-help-title-points = Points
iwari-help-points =
    When the deck first runs out, tents score; at the end, tents, totems and settlements.
    The most tents in a territory score 1 point for each tent there; each lower rank scores the tents of the rank above it.
    The most totems at each end of a connection score 1 point for each totem at both ends.
    4 or more of your tents joined by roads are a settlement: 1 point per tent.

## What is wrong with a board
# $space: the number of a space; $number: the number of a connection; $most: the highest number; $found: what was
# written.
iwari-board-road-twice = a space is listed twice
iwari-board-no-road = no road leads to its space { $space }
iwari-board-no-connection = no connection leads to it
iwari-board-same-place = another territory is drawn in the same place
iwari-board-no-ends = it is also a road but ends in no spaces
iwari-board-no-mountain = a mountain with that many peaks has no place
iwari-board-mountain-twice = two mountains name the same connection
iwari-board-connection = there is no connection { $number }
iwari-board-territory-name = the name of a territory is the letter of its kind and a number from 1 to 5
iwari-board-territory-kind = the name of the territory begins with the letter of another kind
iwari-board-territory-number = another territory has the same number
iwari-board-grid = expected a column and a row
iwari-board-no-spaces = there are no spaces
iwari-board-territories = territories must be numbered from 1 without a gap
iwari-board-ends = expected two spaces
iwari-board-ends-elsewhere = the spaces are in other territories
iwari-board-connections = connections are numbered 1 to { $most }
iwari-board-between = expected two territories
iwari-board-pair = { $found } is not a pair of spaces of this board
iwari-board-pairs = expected a list of pairs

## What is wrong with a position
# $text: what was written; $place: the number of a space; $most: the highest number; $seat: the number of a seat;
# $cards: how many cards; $times: how many times; $tribe: the id of a tribe; $tents: how many tents; $totems: how
# many totems; $territory: a territory; $connection: the number of a connection; $feat: a feat; $count: how many;
# $mission: an expedition.
iwari-doc-no-kind = { $text } is not a kind of territory
iwari-doc-no-road = { $text } is not a road of this map
iwari-doc-no-territory = { $text } is not a territory of this map
iwari-doc-no-way = { $text } is not a kind of connection: land or water
iwari-doc-no-side = { $text } is not a margin: left, right, top or bottom
iwari-doc-no-space = { $text } is not a space of this map
iwari-pending-order = these tasks cannot be pending together
iwari-doc-place = the map has no such place
iwari-doc-space = the map has no space { $place }
iwari-doc-taken = space { $place } is taken
iwari-doc-missions = expected a list of up to { $most } expeditions and who scored them
iwari-broken-shown = seat { $seat } is known to hold cards that it does not hold
iwari-broken-hand = seat { $seat } holds { $cards } cards, more than 3
iwari-broken-cards = there are too few or too many cards
iwari-broken-display = { $cards } cards are on display, more than 4
iwari-broken-deck = the deck has run out { $times } times and holds { $cards } cards
iwari-broken-pieces = tribe { $tribe } has { $tents } tents and { $totems } totems
iwari-broken-stranger = tribe { $tribe } does not play but has pieces
iwari-broken-tents = two tents are on one space
iwari-broken-totem = a totem is in no territory of the map
iwari-broken-totems = { $territory } holds { $totems } totems, more than it may
iwari-broken-no-totem = totems are not allowed in { $territory }
iwari-broken-mountain = a mountain covers { $connection }, which is not a connection
iwari-broken-feats = { $feat } is on the map { $count } times
iwari-broken-feat-twice = one seat has placed { $feat } twice
iwari-broken-feat = { $feat } is where it cannot be
iwari-broken-mission = the expedition { $mission } is scored out of order
iwari-broken-missions = this game has no expeditions, but some are listed

## What a bot expects of an action: a figure with its sign, and what it is expected of

# $gain: points in the bot's reckoning, with a sign and one decimal. What is named is something of which more is better.
iwari-reason-score = points scored { $gain }
iwari-reason-tents = points from tents { $gain }
iwari-reason-road = points from the purple road { $gain }
iwari-reason-totems = points from totems { $gain }
iwari-reason-settlements = points from settlements { $gain }
iwari-reason-cards = cards for the next turn { $gain }
iwari-reason-rivals = setting the others back { $gain }
