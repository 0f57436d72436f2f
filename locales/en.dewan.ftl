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
dewan-scenario-base = base game
dewan-scenario-team = team game
dewan-scenario-storm = storm
dewan-scenario-volcano = volcano
dewan-scenario-lake-village = lake village
dewan-card-badlands-artifact = badlands with artifact
dewan-card-badlands-pigment = badlands with pigment
dewan-card-badlands-crystal = badlands with crystal
dewan-card-badlands-berry = badlands with berry
dewan-card-badlands-fire = badlands with fire
dewan-card-mountain-artifact = mountain with artifact
dewan-card-mountain-pigment = mountain with pigment
dewan-card-mountain-crystal = mountain with crystal
dewan-card-mountain-berry = mountain with berry
dewan-card-mountain-fire = mountain with fire
dewan-card-desert-artifact = desert with artifact
dewan-card-desert-pigment = desert with pigment
dewan-card-desert-crystal = desert with crystal
dewan-card-desert-berry = desert with berry
dewan-card-desert-fire = desert with fire
dewan-card-forest-artifact = forest with artifact
dewan-card-forest-pigment = forest with pigment
dewan-card-forest-crystal = forest with crystal
dewan-card-forest-berry = forest with berry
dewan-card-forest-fire = forest with fire
dewan-card-water-artifact = water with artifact
dewan-card-water-pigment = water with pigment
dewan-card-water-crystal = water with crystal
dewan-card-water-berry = water with berry
dewan-card-water-fire = water with fire
dewan-card-badlands-mountain = badlands or mountain
dewan-card-badlands-desert = badlands or desert
dewan-card-badlands-forest = badlands or forest
dewan-card-mountain-desert = mountain or desert
dewan-card-mountain-forest = mountain or forest
dewan-card-desert-forest = desert or forest
dewan-card-water-badlands-artifact = water with artifact, or badlands
dewan-card-water-badlands-pigment = water with pigment, or badlands
dewan-card-water-badlands-crystal = water with crystal, or badlands
dewan-card-water-mountain-artifact = water with artifact, or mountain
dewan-card-water-mountain-pigment = water with pigment, or mountain
dewan-card-water-mountain-crystal = water with crystal, or mountain
dewan-card-water-desert-artifact = water with artifact, or desert
dewan-card-water-desert-pigment = water with pigment, or desert
dewan-card-water-desert-crystal = water with crystal, or desert
dewan-card-water-forest-artifact = water with artifact, or forest
dewan-card-water-forest-pigment = water with pigment, or forest
dewan-card-water-forest-crystal = water with crystal, or forest
dewan-card-hidden = a card
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
dewan-ask-turn = { $who }: take two cards that lie together, or place a camp.
dewan-ask-route = { $who }: the route stands on { $space }. Go on, or settle?
dewan-ask-first-story = { $who }: which story to begin with?
dewan-ask-story = { $who }: which story?
dewan-ask-tuck = { $who }: which card under the board, and which half in sight?
dewan-ask-flood = { $who }: the storm comes. Which space is flooded?
dewan-ask-erupt = { $who }: the volcano stirs. Where does the lava flow?
dewan-ask-fish = { $who }: a card for { $count ->
    [one] one fish
   *[other] { $count } fish
}?
dewan-ask-over = The game is over.
dewan-next-take = Which card, with the one after it? 3 takes the third and the fourth.

## Log
dewan-log-first = { $who } begins.
dewan-log-turn = { $who } is in turn.
dewan-log-drew = { $who } draws { $a }.
dewan-log-no-card = There is no card left for { $who }.
dewan-log-reshuffled = The discard pile is shuffled.
dewan-log-took = { $who } takes { $a }.
dewan-log-passed = { $who } can do nothing.
dewan-log-route = { $who } sets out from { $a } and pays { $b }.
dewan-log-paid = { $who } crosses { $a } and pays { $b }.
dewan-log-gave = { $who } crosses { $a } and gives { $b } to { $c }.
dewan-log-camped = { $who } camps on { $a }.
dewan-log-village = { $who } builds a lake village on { $a }.
dewan-log-last-camp = { $who } has placed the last camp: this round is the last.
dewan-log-berry = { $who } picks a berry beside { $a }.
dewan-log-story = { $who } takes up { $a }.
dewan-log-unseen = { $who } takes the top story: { $a }.
dewan-log-no-story = There is no story left for { $who }.
dewan-log-tucked = { $who } tucks { $a }; { $b } stays in sight.
dewan-log-not-tucked = { $who } tucks nothing.
dewan-log-told = { $who } completes { $a }.
dewan-log-new-deck = A new deck of { $a ->
    [one] one card
   *[other] { $a } cards
} lies on the event tile.
dewan-log-flooded = { $who } floods { $a }.
dewan-log-erupted = { $who } lets the lava flow onto { $a }.
dewan-log-no-event = Nothing comes of the event.
dewan-log-fished = { $who } discards { $a } for { $b } fish.
dewan-log-not-fished = { $who } does not fish.
dewan-log-won = { $who } wins with { $a ->
    [one] one point
   *[other] { $a } points
}.

## The end
dewan-won-points = Most points win.
dewan-won-cards = Equal points: most cards in hand win.
dewan-won-team = The team with most points wins.
dewan-won-shared = Equal points and cards: the victory is shared.

## Refusals
dewan-no-game-over = The game is over.
dewan-no-now = That is not asked now.
dewan-no-such-space = There is no space { $space } on this map.
dewan-no-pair = Two cards that lie next to each other are taken.
dewan-no-card = You do not hold { $card }.
dewan-no-start = You have no camp on { $space }.
dewan-no-match = { $space } is not paid for with { $card }.
dewan-no-goal = After { $card } for { $space } you could pay no way to a free space.
dewan-no-crossing = Nothing crosses { $space }.
dewan-no-crossing-twice = The route has crossed { $space } already.
dewan-no-neighbour = { $space } is not beside the route.
dewan-no-entry = Water is entered by its lowest space beside the route, not by { $space }.
dewan-no-end = A camp cannot stand there.
dewan-no-half = That half is not on the card.
dewan-no-story = That story does not lie open.
dewan-no-flood = { $space } cannot be flooded.
dewan-no-erupt = No lava flows onto { $space }.
dewan-no-pass = You can take cards or place a camp.
dewan-no-stopping = A route that has begun is followed to its end.
dewan-no-refusal = A story must be taken.

## In few columns
dewan-short-badlands = Ba
dewan-short-mountain = Mo
dewan-short-desert = De
dewan-short-forest = Fo
dewan-short-water = ~~
dewan-short-volcano = VV
dewan-short-lava = ##
dewan-wide-badlands = badland
dewan-wide-mountain = mount.
dewan-wide-desert = desert
dewan-wide-forest = forest
dewan-wide-water = ~water~
dewan-wide-home = home
dewan-wide-volcano = VOLCANO
dewan-wide-lava = #lava#

## Verbs
dewan-verb-pass = pass
dewan-verb-take = take two
dewan-verb-camp = camp from
dewan-verb-to = go on to
dewan-verb-settle = settle
dewan-verb-story = story
dewan-verb-unseen = top story
dewan-verb-tuck = tuck
dewan-verb-flood = flood
dewan-verb-erupt = lava on
dewan-verb-fish = fish with
dewan-verb-help-pass = Lets it be, or passes where nothing can be done.
dewan-verb-help-take = Takes two cards of the row that lie next to each other.
dewan-verb-help-camp = Begins a route at one of your camps and pays for its space: any card at home.
dewan-verb-help-to = Takes the route into a space beside it and pays a card that shows its terrain.
dewan-verb-help-settle = Ends the route with a camp.
dewan-verb-help-story = Takes a story that lies open.
dewan-verb-help-unseen = Takes the story on top of the pile.
dewan-verb-help-tuck = Puts a card under the board; one half stays in sight and counts from now on.
dewan-verb-help-flood = Lays a water token.
dewan-verb-help-erupt = Lays a lava token.
dewan-verb-help-fish = Discards a card for a fish for each of your villages.

## Screen
dewan-headline = Dewan, { $scenario }
dewan-piles = deck { $deck }  discard { $discard }
dewan-phase-turn = turn
dewan-phase-route = route
dewan-phase-story = story
dewan-phase-tuck = tuck
dewan-phase-event = event
dewan-scores-narrow = {"   "} pts camps hand
dewan-scores-wide = {"           "} pts camps  hand   *   f
dewan-side-row = ROW
dewan-side-stories = STORIES
dewan-side-own = YOUR STORIES
dewan-story-done = done
dewan-own-next = Next camp: { $effect }.
dewan-effect-nothing = nothing
dewan-effect-story = a story
dewan-effect-tuck = a tucked card
dewan-effect-last = the end of the game and a fire
dewan-plan-settle = settle here
dewan-look-any = any
dewan-look-camp = camp of { $who }
dewan-look-area = (area of { $count })
dewan-look-berries = { $count ->
    [one] one berry
   *[other] { $count } berries
}
dewan-look-cards = { $count } cards
dewan-look-way = Enter: { $cards } ({ $points } pts)
dewan-details-area = Spaces of its area: { $spaces }
dewan-details-berries = Berries of its area: { $count }
dewan-details-icons = Icons beside it: { $icons }
dewan-details-waters = Water areas beside it: { $count }
dewan-details-way = Cheapest way, { $count ->
    [one] one card
   *[other] { $count } cards
}{ $gifts ->
    [0] {""}
   *[other] , { $gifts } given away
}: { $cards }
dewan-details-gain = A camp there brings { $points } points at once.
dewan-details-no-way = With your hand no camp can be placed there.
dewan-board-camps = Home { $home }; camps on { $camps }; { $cards } cards in hand.
dewan-board-tucked = Tucked:
dewan-board-stories = Stories
dewan-board-points = Points as the game stands
dewan-points-stories = stories
dewan-points-fires = fires
dewan-points-majority = most fires
dewan-points-groups = groups of camps
dewan-points-berries = berries
dewan-points-areas = forests and mountains
dewan-points-waters = water beside camps
dewan-points-homes = beside homes of others
dewan-points-lakes = most camps beside water
dewan-points-sets = sets
dewan-points-fish = fish
dewan-points-total = together
dewan-cards-none = You hold no cards.
dewan-cards-known = { $who }, { $hidden } unknown:
dewan-cards-discard = Discard pile, { $count }:

## Help
dewan-help-title-turn = Your turn
dewan-help-title-map = The map
dewan-help-title-points = Points
dewan-help-turn =
    Take two cards that lie next to each other in the row, or place a camp.
    A route begins at one of your camps and ends on a free space that is not water.
    Each space on it costs a card that shows its terrain, the first and the last too;
    your home costs any card. One water card crosses a whole water area.
    A card for the camp of another goes to its owner.
    Put the cursor on a space and press Enter: the cheapest ways to a camp there are
    listed with their cards, and Enter takes one. c begins a route step by step instead.
    Camps 2, 4 and 6 bring a story, camps 3, 5 and 7 let you tuck a card,
    camp 8 ends the game after the round.
dewan-help-map =
    Each brick is a space and touches its six neighbours. (A) is a home, [A] or :A
    a camp, * a berry. Signs on an edge are icons: a artifact, p pigment, c crystal,
    f fire; with glyphs a disc, a triangle, a square, and f.
    Spaces of one terrain that hang together are one area.
    The marks > < stand beside what can be chosen, { "{" } { "}" } beside the cursor.
    The line below the map tells what a camp there would cost and bring.
dewan-help-points =
    Stories ask for camps in so many areas, beside so many icons or water areas.
    Fires count one each, and four more for who has most.
    Groups of camps, berries and the rest score as the scenario says: see your board.

## What is wrong with a scenario or a set of pieces
dewan-board-shared = two tiles share the space [{ $q }, { $r }]
dewan-board-apart = the tiles do not hang together
dewan-board-event-deck = the deck for { $seats } players is missing or has no event
dewan-board-set-symbol = a set is a berry and a resource
dewan-board-places = { $wanted } tiles are wanted, not { $found }
dewan-board-centre = a centre lies within -40 and 40
dewan-board-most-tiles = there are at most { $most } tiles
dewan-board-no-layout = there is no layout for { $seats } players
dewan-board-most-cards = there are at most { $most } cards
dewan-board-least-cards = at least { $least } cards are wanted
dewan-board-story-needs = a story asks for something
dewan-board-story-id = stories are called s01 to s24
dewan-board-cells = { $wanted } terrains are wanted
dewan-board-centre-only = only the centre is without terrain, on starting tiles and the volcano
dewan-board-tiles = { $wanted } tiles "{ $kind }" are wanted, there are { $found }
dewan-board-berries = there are { $most } berry tokens, two for each berry
dewan-board-icons = there are at most { $most } icons

## What is wrong with a position
dewan-doc-no-scenario = { $text } is no scenario
dewan-doc-no-symbol = { $text } is no symbol
dewan-doc-no-need = { $text } is no terrain and no resource
dewan-doc-no-tile-kind = { $text } is no kind of tile
dewan-doc-no-terrain = { $text } is no terrain
dewan-doc-no-icon = { $text } is no icon: two neighbouring cells and a symbol
dewan-doc-no-tile = { $text } is no tile with its turn
dewan-doc-no-space = { $text } is no space
dewan-doc-no-story = { $text } is no story
dewan-doc-no-tucked = { $text } is no card with its visible terrain
dewan-doc-no-way = { $text } is no way to win
dewan-doc-tile = this tile does not go here
dewan-doc-tiles = { $wanted } tiles are wanted
dewan-doc-no-events = this scenario has no events
dewan-doc-twice = a space is named twice
dewan-doc-token = no token can lie on space { $space }
dewan-doc-no-area = space { $space } is in no area
dewan-doc-slots = there are { $most } places, and no more
dewan-doc-no-fish = there are no fish in this scenario
dewan-doc-pile = { $story } is not in the pile
dewan-broken-cards = there are { $total } { $card } of { $expected }
dewan-broken-copies = a place holds a higher copy of a card
dewan-broken-open = a card known to be with { $tribe } is not there
dewan-broken-stories = stories are missing or in two places
dewan-broken-told = { $tribe } completed a story of another
dewan-broken-camps = { $tribe } has { $camps } camps, or lives where no home is
dewan-broken-camp = there can be no camp on space { $space }
dewan-broken-shared = two camps, or a camp and a token, share a space
dewan-broken-berries = there are { $total } berries of { $most }
dewan-broken-tokens = there are more tokens than in the box
dewan-pending-route = the route is not on this map
dewan-pending-order = no turn has this pending at once
dewan-pending-fish = too many decide about fish
