# The words of Dewan. Space and law numbers come from the rules.

## Names
dewan-game = Dewan
dewan-tribe-amber = Amber
dewan-tribe-basalt = Basalt
dewan-tribe-coral = Coral
dewan-tribe-dusk = Dusk
dewan-terrain-badlands = badlands
dewan-terrain-mountain = mountain
dewan-terrain-desert = desert
dewan-terrain-forest = forest
dewan-terrain-water = water
dewan-symbol-artifact = artifact
dewan-symbol-pigment = pigment
dewan-symbol-crystal = crystal
dewan-symbol-berry = berry
dewan-symbol-fire = fire
dewan-about-tribe = All tribes play alike; only their colors and starting places differ.
dewan-about-board-base = Good to start with: groups of camps, berries, fires and stories score.
dewan-about-board-team = 4 players in 2 teams: partners sit opposite each other and share their score.
dewan-about-board-storm = Water rises over the land; forest and mountain areas with your camps score.
dewan-about-board-volcano = Lava spreads and closes routes; camps near water and enemy homes score.
dewan-about-board-lake-village = Camps may be on water, villages catch fish, and majorities at lakes score.
dewan-scenario-base = base game
dewan-scenario-team = team game
dewan-scenario-storm = storm
dewan-scenario-volcano = volcano
dewan-scenario-lake-village = lake village
dewan-card-badlands-artifact = badlands (artifact)
dewan-card-badlands-pigment = badlands (pigment)
dewan-card-badlands-crystal = badlands (crystal)
dewan-card-badlands-berry = badlands (berry)
dewan-card-badlands-fire = badlands (fire)
dewan-card-mountain-artifact = mountain (artifact)
dewan-card-mountain-pigment = mountain (pigment)
dewan-card-mountain-crystal = mountain (crystal)
dewan-card-mountain-berry = mountain (berry)
dewan-card-mountain-fire = mountain (fire)
dewan-card-desert-artifact = desert (artifact)
dewan-card-desert-pigment = desert (pigment)
dewan-card-desert-crystal = desert (crystal)
dewan-card-desert-berry = desert (berry)
dewan-card-desert-fire = desert (fire)
dewan-card-forest-artifact = forest (artifact)
dewan-card-forest-pigment = forest (pigment)
dewan-card-forest-crystal = forest (crystal)
dewan-card-forest-berry = forest (berry)
dewan-card-forest-fire = forest (fire)
dewan-card-water-artifact = water (artifact)
dewan-card-water-pigment = water (pigment)
dewan-card-water-crystal = water (crystal)
dewan-card-water-berry = water (berry)
dewan-card-water-fire = water (fire)
dewan-card-badlands-mountain = badlands or mountain
dewan-card-badlands-desert = badlands or desert
dewan-card-badlands-forest = badlands or forest
dewan-card-mountain-desert = mountain or desert
dewan-card-mountain-forest = mountain or forest
dewan-card-desert-forest = desert or forest
dewan-card-water-badlands-artifact = water (artifact) or badlands
dewan-card-water-badlands-pigment = water (pigment) or badlands
dewan-card-water-badlands-crystal = water (crystal) or badlands
dewan-card-water-mountain-artifact = water (artifact) or mountain
dewan-card-water-mountain-pigment = water (pigment) or mountain
dewan-card-water-mountain-crystal = water (crystal) or mountain
dewan-card-water-desert-artifact = water (artifact) or desert
dewan-card-water-desert-pigment = water (pigment) or desert
dewan-card-water-desert-crystal = water (crystal) or desert
dewan-card-water-forest-artifact = water (artifact) or forest
dewan-card-water-forest-pigment = water (pigment) or forest
dewan-card-water-forest-crystal = water (crystal) or forest
# What is hidden completes "a ... card".
dewan-card-hidden = terrain
dewan-story-s01 = the Four Winds
dewan-story-s02 = the Long Ridge
dewan-story-s03 = the Salt Caravan
dewan-story-s04 = the Green Road
dewan-story-s05 = the Red Potters
dewan-story-s06 = the Painted Peak
dewan-story-s07 = the Glass Dunes
dewan-story-s08 = the Carved Trees
dewan-story-s09 = the Ochre Hunt
dewan-story-s10 = the Star Stones
dewan-story-s11 = the Lost Idols
dewan-story-s12 = the Dyers
dewan-story-s13 = the Red Saga
dewan-story-s14 = the Mountain Saga
dewan-story-s15 = the Desert Saga
dewan-story-s16 = the Forest Saga
dewan-story-s17 = the Idol Hoard
dewan-story-s18 = the Dye Hoard
dewan-story-s19 = the Crystal Hoard
dewan-story-s20 = the Red Shore
dewan-story-s21 = the Cliff Shore
dewan-story-s22 = the Dune Shore
dewan-story-s23 = the Wooded Shore
dewan-story-s24 = the Delta

## Questions
# $who: the tribe asked; $space: the number of a space; $count: how many.
dewan-ask-turn = { $who }: Take 2 adjacent cards or place a camp.
dewan-ask-route = { $who }: The route is at space { $space }. Continue or settle?
dewan-ask-first-story = { $who }: Choose your first story.
dewan-ask-story = { $who }: Choose a story.
dewan-ask-tuck = { $who }: Choose a card to tuck and the half that stays visible.
dewan-ask-flood = { $who }: Storm. Choose a space to flood.
dewan-ask-erupt = { $who }: Eruption. Choose a space for the lava.
dewan-ask-fish = { $who }: Discard a card for { $count ->
    [one] 1 fish
   *[other] { $count } fish
}?
dewan-ask-over = The game is over.
dewan-next-take = Choose a card; you also take the next one. 3 takes cards 3 and 4.

## Log
# $who: the tribe that did it; $card: a card; $space: the number of a space; $tribe: the tribe that gets the card;
# $story: a story; $terrain: a terrain; $count: how many cards, fish or points.
# .brief: the line of the short log, behind the letter of who did it; factions are letters there. .title, .means: how an
# occasion is called, and what it means.
dewan-log-first = { $who } took the first turn.
    .brief = took the first turn
dewan-log-turn = { $who } started their turn.
dewan-log-drew = { $who } drew a { $card } card.
    .brief = drew { $card }
dewan-log-no-card = { $who } had no card left to draw.
    .brief = had no card left to draw
dewan-log-reshuffled = The discard pile was shuffled.
    .brief = reshuffled the discards
dewan-log-took = { $who } took a { $card } card.
    .brief = took { $card }
dewan-log-passed = { $who } could do nothing.
    .brief = could do nothing
dewan-log-route = { $who } started from space { $space } and paid a { $card } card.
    .brief = started from { $space }: { $card }
dewan-log-paid = { $who } crossed space { $space } and paid a { $card } card.
    .brief = crossed { $space }: { $card }
dewan-log-gave = { $who } crossed space { $space } and gave a { $card } card to { $tribe }.
    .brief = crossed { $space }: { $card } to { $tribe }
dewan-log-camped = { $who } placed a camp on space { $space }.
    .brief = placed a camp on { $space }
dewan-log-village = { $who } placed a lake village on space { $space }.
    .brief = placed a village on { $space }
dewan-log-last-camp = { $who } placed the last camp and started the last round.
    .brief = placed the last camp
    .title = THE LAST CAMP
    .means =
        A tribe placed its last camp and gains a fire. The game ends with this round: the tribes that have not had a turn in it get one more.
dewan-log-berry = { $who } took a berry from the area of space { $space }.
    .brief = took a berry at { $space }
dewan-log-story = { $who } took { $story }.
    .brief = took { $story }
dewan-log-unseen = { $who } took { $story } from the top of the pile.
    .brief = took { $story } (top)
dewan-log-no-story = { $who } had no story left to take.
    .brief = had no story to take
dewan-log-tucked = { $who } tucked a { $card } card and left { $terrain } visible.
    .brief = tucked { $card }, left { $terrain }
dewan-log-not-tucked = { $who } tucked no card.
    .brief = tucked no card
dewan-log-told = { $who } completed { $story }.
    .brief = completed { $story }
dewan-log-new-deck = A new deck of { $count ->
    [one] 1 card
   *[other] { $count } cards
} was placed on the event tile.
dewan-log-flooded = { $who } flooded space { $space }.
    .brief = flooded { $space }
    .title = A FLOOD
    .means =
        The deck on the event tile ran out. The space is now water, joined to the water next to it, and no camp can be placed there.
dewan-log-erupted = { $who } placed lava on space { $space }.
    .brief = placed lava on { $space }
    .title = AN ERUPTION
    .means =
        The deck on the event tile ran out. The space is now lava: no route crosses it, no camp can be placed there, and lava can spread from it next time.
dewan-log-no-event = The event had no effect.
    .brief = event had no effect
dewan-log-fished = { $who } discarded a { $card } card for { $count } fish.
    .brief = discarded { $card }: { $count } fish
dewan-log-not-fished = { $who } did not fish.
    .brief = did not fish
dewan-log-won = { $who } won with { $count ->
    [one] 1 point
   *[other] { $count } points
}.
    .brief = won with { $count }

# A card whose face is unknown, in the short log.
dewan-brief-hidden = a card

## The end
dewan-won-points = Won with the most points.
dewan-won-cards = Equal points: won with the most cards in hand.
dewan-won-team = Won by the team with the most points.
dewan-won-shared = Equal points and cards: the victory is shared.

## Refusals
# $space: the number of a space; $card: a card.
dewan-no-game-over = The game is over.
dewan-no-now = You can't do that now: follow the prompt.
dewan-no-such-space = Space { $space } isn't on this map.
dewan-no-pair = Take 2 cards that are next to each other.
dewan-no-card = You don't have a { $card } card.
dewan-no-start = You have no camp on space { $space }: start at one of your camps.
dewan-no-match = You can't pay for space { $space } with a { $card } card.
dewan-no-goal = Paying a { $card } card for space { $space } leads to no free space.
dewan-no-crossing = No route can cross space { $space }.
dewan-no-crossing-twice = The route has already crossed space { $space }: choose another space.
dewan-no-neighbor = Space { $space } isn't adjacent to the route.
dewan-no-entry = Enter water at its lowest-numbered space next to the route, not at space { $space }.
dewan-no-end = You can't place a camp there: the route has to continue.
dewan-no-half = That half isn't on the card: choose one of its terrains.
dewan-no-story = That story isn't available: choose one of those offered.
dewan-no-flood = Space { $space } can't be flooded: choose a marked space.
dewan-no-erupt = Lava can't flow onto space { $space }: choose a marked space.
dewan-no-pass = You can't pass while you can take cards or place a camp.
dewan-no-stopping = You must follow a route to its end.
dewan-no-refusal = You must take a story.
dewan-no-route = You haven't started a route: start at one of your camps.
dewan-no-camp = Stories and tucked cards follow when you place a camp.
dewan-no-tucking = First tuck a card, or choose no card.
dewan-no-flooding = First choose the space that is flooded.
dewan-no-erupting = First choose the space for the lava.
dewan-no-fishing = First discard a card for fish, or decline.

## In few columns
dewan-short-badlands = Ba
dewan-short-mountain = Mo
dewan-short-desert = De
dewan-short-forest = Fo
dewan-short-water = ~~
dewan-short-volcano = VV
dewan-short-lava = ##
dewan-ground-home = home
dewan-ground-volcano = volcano
dewan-ground-lava = lava

## Verbs
dewan-verb-pass = pass
dewan-verb-take = take 2
dewan-verb-camp = camp
dewan-verb-to = continue to
dewan-verb-settle = settle
dewan-verb-story = story
dewan-verb-unseen = draw story
dewan-verb-tuck = tuck
dewan-verb-flood = flood
dewan-verb-erupt = lava
dewan-verb-fish = fish
dewan-verb-help-pass = Answer no, or pass if you can do nothing.
dewan-verb-help-take = Take 2 adjacent cards from the row.
dewan-verb-help-camp = Start a route at one of your camps and pay for its space (any card at home).
dewan-verb-help-to = Move the route to an adjacent space and pay a card that shows its terrain.
dewan-verb-help-settle = End the route with a camp.
dewan-verb-help-story = Take an open story.
dewan-verb-help-unseen = Take the story on top of the pile.
dewan-verb-help-tuck = Put a card under the board; one half stays visible and counts from now on.
dewan-verb-help-flood = Place a water token.
dewan-verb-help-erupt = Place a lava token.
dewan-verb-help-fish = Discard a card and take 1 fish for each of your villages.

## Screen
# $scenario: the name of the scenario; $deck: how many cards are in the deck; $discard: how many cards are in the
# discard pile; $effect: what the camp brings; $who: a tribe; $count: how many spaces, berries, cards or water
# areas; $cards: the cards to pay, or how many; $points: how many points; $spaces: a list of spaces; $icons: a list
# of icons; $gifts: how many of the cards go to other tribes; $home: the space of the home camp; $camps: the spaces
# with camps; $hidden: how many cards are unknown.
dewan-headline = Dewan, { $scenario }
dewan-piles = deck { $deck }  discard { $discard }
dewan-phase-turn = turn
dewan-phase-route = route
dewan-phase-story = story
dewan-phase-tuck = tuck
dewan-phase-event = event
dewan-col-points = pts
dewan-col-camps = camps
dewan-col-hand = hand
dewan-col-berries = *
dewan-col-fires = f
dewan-col-first = 1st
dewan-side-row = ROW
dewan-side-stories = STORIES
dewan-side-own = YOUR STORIES
dewan-story-done = done
dewan-effect-nothing = nothing
dewan-effect-story = a story
dewan-effect-tuck = you may tuck a card
dewan-effect-last = a fire and the last round
dewan-plan-settle = settle here
dewan-plan-more = (there are more routes: go step by step)
dewan-look-paid = no more cards
dewan-look-any = any
dewan-look-camp = camp of { $who }
dewan-look-area = (area of { $count })
dewan-look-berries = { $count ->
    [one] 1 berry
   *[other] { $count } berries
}
dewan-look-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
dewan-look-way = Enter: { $cards } ({ $points } pts)
dewan-look-price = { $cards } ({ $points } pts)
dewan-look-lacks = missing { $price }: { $cards }
dewan-look-too-few = can't be paid: { $cards }
dewan-details-area = Spaces in its area: { $spaces }
dewan-details-berries = Berries in its area: { $count }
dewan-details-icons = Icons next to it: { $icons }
dewan-details-waters = Water areas next to it: { $count }
dewan-details-way = Cheapest route, { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $gifts ->
    [0] {""}
   *[other] , { $gifts } given away
}: { $cards }
dewan-details-gain = A camp there scores { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
dewan-details-no-way = You don't have the cards for a camp there.
dewan-fact-home = home
dewan-fact-camps = camps
dewan-fact-hand = hand
dewan-fact-next = next camp
dewan-fact-tucked = tucked
dewan-board-stories = Stories
dewan-board-points = Points now
dewan-points-stories = stories
dewan-points-fires = fires
dewan-points-majority = most fires
dewan-points-groups = groups of camps
dewan-points-berries = berries
dewan-points-areas = forests and mountains
dewan-points-waters = water beside camps
dewan-points-homes = camps beside other homes
dewan-points-lakes = most camps beside water
dewan-points-sets = sets
dewan-points-fish = fish
dewan-points-total = total
dewan-cards-none = You hold no cards.
dewan-cards-known = { $who }, { $hidden } unknown:
dewan-cards-discard = Discard pile, { $count }:

## What can be chosen
# $card: a card; $next: the next card of the row; $terrain: a terrain; $space: the number of a space; $price: the
# cards that pay, in words; $who: the tribe that gets the card; $left: how many cards you keep; $points: how many
# points; $effect: what the camp brings; $story: a story; $needs: the conditions, each by dewan-choice-need; $fires:
# how many fires; $name: a terrain or symbol; $have: how many there are; $need: how many it takes; $symbol: a
# symbol.
dewan-choice-take = Take a { $card } card and a { $next } card.
dewan-choice-take-last = Take a { $card } card.
dewan-price-any = any card
dewan-price-terrain = a card that shows { $terrain }
dewan-choice-start = Start at { $space }. It costs { $price }.
dewan-choice-cross = Enter { $space }. It costs { $price }.
dewan-choice-cross-camp = Enter { $space }. { $who } gets { $price }.
dewan-choice-pay = Pay a { $card } card. You keep { $left ->
    [one] 1 card
   *[other] { $left } cards
}.
dewan-choice-give = Give { $who } a { $card } card. You keep { $left ->
    [one] 1 card
   *[other] { $left } cards
}.
dewan-choice-settle = Place a camp on { $space } for { $points ->
    [one] 1 point
   *[other] { $points } points
}. Effect: { $effect }.
dewan-choice-story = { $story }: { $needs }. It is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $fires ->
    [0] {""}
    [one] {" "}and 1 fire
   *[other] {" "}and { $fires } fires
}.
dewan-choice-need = { $name } { $have }/{ $need }
dewan-choice-tuck = Tuck a { $card } card. Then choose the half that stays visible.
dewan-choice-half = The { $terrain } stays visible and counts from now on.
dewan-choice-half-symbol = The { $terrain } and the { $symbol } stay visible and count from now on.
dewan-choice-flood = Water covers { $space }.
dewan-choice-erupt = Lava covers { $space }. No route can cross it.

## What the game is, for those who have never seen it
dewan-about-does =
    Your tribe settles a land of 5 terrains. You collect terrain cards, pay with them for routes, and place a camp at the end of each. Your camps complete stories: a story asks for camps in certain areas, or next to certain resources.
dewan-about-wins =
    When a tribe places its eighth camp, the round is finished and the game ends. The tribe with the most points wins. Completed stories score the most. Fires, connected groups of camps and berries score too, and some scenarios score other things.
dewan-about-turn =
    On your turn, you take 2 adjacent cards from the row or place a camp. A camp needs a route from one of your camps, and each space on it costs a card that shows its terrain. Some camps bring a new story, others let you tuck a card, which counts for the rest of the game.
dewan-about-special =
    You plan the route and its price at the same time. If you cross the camp of another tribe, that tribe gets the card. One water card crosses a whole lake. The land is different in each game, and 4 more scenarios add teams, a storm, a volcano or a lake village.
dewan-about-first =
    Play the Dewan tutorial. Then start a new game against a bot with the base scenario, and look for 2 stories that share an area.

## Help
dewan-help-title-turn = Your turn
dewan-help-title-map = The map
dewan-help-title-points = Points
dewan-help-turn =
    Take 2 adjacent cards from the row, or place a camp.
    A route starts at one of your camps and ends on a free space. Only in the lake village scenario can it end on water.
    Each space on it costs a card that shows its terrain, including the first and the last; your home costs any card. One water card crosses a whole water area.
    To cross another tribe's camp, give the card to its owner.
    Camps 2, 4 and 6 give you a story; camps 3, 5 and 7 let you tuck a card; camp 8 ends the game after the round.
dewan-help-routes =
    Put the cursor on a space and press Enter to list the cheapest routes to a camp there with their cards; Enter chooses one. Or choose "camp" to go step by step.
dewan-help-map =
    Each brick is a space with up to 6 neighbors. It shows its number and its terrain: Ba badlands, Mo mountain, De desert, Fo forest, ~~ water. (A) is a home, A on its color or :A a camp, * a berry. Symbols on an edge are icons: a artifact, p pigment, c crystal, f fire. With Unicode glyphs, they are a disc, a triangle, a square and f.
    Connected spaces of one terrain are one area: there is no line between them, or a dotted one.
    > < show what you can choose, { "{" } { "}" } the cursor. On a planned route an arrow and a number show the order in which you pay.
    The line below the map shows what a camp there would cost and score.
dewan-help-points =
    Stories need camps in a number of areas, or next to a number of icons or water areas.
    Each fire scores 1 point, and the tribe with the most scores 4 more.
    What groups of camps, berries and the rest score depends on the scenario: see your board.

## What is wrong with a scenario or a set of pieces
# $q: the column of a hex; $r: the row of a hex; $seats: how many players; $wanted: how many are expected; $found:
# how many were found; $most: the highest number; $least: the lowest number; $kind: a kind of tile.
dewan-board-shared = two tiles share the space [{ $q }, { $r }]
dewan-board-apart = the tiles are not connected
dewan-board-event-deck = the deck for { $seats } players is missing or has no event
dewan-board-set-symbol = a set is a berry and a resource
dewan-board-places = expected { $wanted } tiles, found { $found }
dewan-board-most-tiles = there are at most { $most } tiles
dewan-board-no-layout = there is no layout for { $seats } players
dewan-board-most-cards = there are at most { $most } cards
dewan-board-least-cards = expected at least { $least } cards
dewan-board-story-needs = a story needs at least one condition
dewan-board-story-id = story ids are s01 to s24
dewan-board-cells = expected { $wanted } terrains
dewan-board-center-only = only the center has no terrain, on starting tiles and the volcano
dewan-board-tiles = expected { $wanted } tiles "{ $kind }", found { $found }
dewan-board-berries = too many berries: there are { $most } berry tokens, 2 for each berry
dewan-board-icons = too many icons: there are at most { $most }

## What is wrong with a position
# $text: what was written; $wanted: how many are expected; $space: the number of a space; $most: how many there can
# be; $story: a story; $expected: how many are expected; $card: a card; $total: how many there are; $tribe: a tribe;
# $camps: how many camps.
dewan-doc-no-scenario = { $text } is not a scenario
dewan-doc-no-symbol = { $text } is not a symbol
dewan-doc-no-need = { $text } is not a terrain or resource
dewan-doc-no-tile-kind = { $text } is not a kind of tile
dewan-doc-no-terrain = { $text } is not a terrain
dewan-doc-no-icon = { $text } is not an icon: two adjacent cells and a symbol
dewan-doc-no-tile = { $text } is not a tile with its rotation
dewan-doc-no-space = { $text } is not a space
dewan-doc-no-story = { $text } is not a story
dewan-doc-no-tucked = { $text } is not a card with its visible terrain
dewan-doc-no-way = { $text } is not a way to win
dewan-doc-tile = this tile does not go here
dewan-doc-tiles = expected { $wanted } tiles
dewan-doc-no-events = this scenario has no events
dewan-doc-twice = a space is named twice
dewan-doc-token = no token can be on space { $space }
dewan-doc-no-area = space { $space } is in no area
dewan-doc-no-fish = there are no fish in this scenario
dewan-doc-pile = { $story } is not in the pile
dewan-broken-cards = expected { $expected } cards "{ $card }", found { $total }
dewan-broken-copies = a higher copy of a card comes before a lower one
dewan-broken-open = a card known to be with { $tribe } is not there
dewan-broken-stories = stories are missing or in two places
dewan-broken-told = { $tribe } completed a story of another tribe
dewan-broken-camps = { $tribe } has { $camps } camps, or its home is not a home space
dewan-broken-camp = no camp can be on space { $space }
dewan-broken-shared = two camps, or a camp and a token, share a space
dewan-broken-berries = expected at most { $most } berries, found { $total }
dewan-broken-tokens = there are more tokens than in the box
dewan-pending-route = the route is not on this map
dewan-pending-order = these tasks cannot be pending together
dewan-pending-fish = too many players decide about fish

## What a bot expects of an action: a figure with its sign, and what it is expected of

# $gain: points in the bot's reckoning, with a sign and one decimal. What is named is something of which more is better.
dewan-reason-score = score { $gain }
dewan-reason-fires = fires { $gain }
dewan-reason-sets = sets to come { $gain }
dewan-reason-stories = stories to come { $gain }
dewan-reason-camps = camps placed { $gain }
dewan-reason-fish = fish to come { $gain }
dewan-reason-cards = cards held { $gain }
dewan-reason-gifts = cards given away { $gain }
dewan-reason-rivals = setting the others back { $gain }
