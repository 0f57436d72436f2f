# The rules of Dewan in the project's own words, in the order of their numbers, as in en.root-law.ftl: dewan-law-d6-3 is D6.3.

dewan-law-d1 = Terms
dewan-law-d1-1 = Terrain: There are 5 terrains: badlands, mountain, desert, forest and water. All but water are land.
dewan-law-d1-2 = Symbols: The resources are artifact, pigment and crystal. Other symbols are berries and fires.
dewan-law-d1-3 = Spaces: A space is one hex of the map. A territory tile has 7 spaces, a center and its 6 neighbors.
dewan-law-d1-4 = Tiles: The center of a starting tile is a player's home and has no terrain. All 7 spaces of a neutral tile have terrain.
dewan-law-d1-5 = Resource icons: A resource icon is on the edge between 2 spaces. A camp on either of them is next to it.
dewan-law-d1-6 = Berries: Berry tokens belong to the area of the space that shows the berry.
dewan-law-d1-7 = Area: All connected spaces of the same terrain are one area, even across tiles. A single space can be an area. Homes, lava and the volcano are in no area.
dewan-law-d1-8 = Free space: A space is free if it has no camp and no lava.
dewan-law-d1-9 = Your camps: Your home camp and every camp that you have placed are your camps on the map. The home camp never counts for stories.

dewan-law-d2 = Components
dewan-law-d2-1 = Tiles and camps: There are 10 territory tiles, 4 starting and 6 neutral, and 9 camps in each of 4 colors.
dewan-law-d2-2 = Terrain cards: There are 55 cards. Each shows 1 terrain or 2 in halves, some with a symbol.
dewan-law-d2-3 = Stories and berries: There are 24 story tiles, 5 of them with water, and 15 berry tokens. The Dewan token marks the first player.
dewan-law-d2-4 = Scenarios: There are 5 scenarios: the base game, the team game, storm, volcano and lake village.
dewan-law-d2-5 = Scenario pieces: Some scenarios use the storm or volcano tile, 8 lava tokens, 8 water tokens, 20 fish tokens and the event tile.
dewan-law-d2-6 = Tribe board: A board has 8 camps from left to right. Camps 2, 4 and 6 bring a story, camps 3, 5 and 7 let you tuck a card. The last camp ends the game and is worth 1 fire.

dewan-law-d3 = Setup
dewan-law-d3-1 = Scenario: Choose a scenario.
dewan-law-d3-2 = Map: Each player gets a random starting tile. Add as many random neutral tiles as there are players, and lay all tiles out, each turned at random.
dewan-law-d3-3 = Berries: Put 2 berry tokens on each berry symbol.
dewan-law-d3-4 = Camps: Each player puts 8 camps on their board and the ninth on their home space.
dewan-law-d3-5 = Stories: Shuffle the stories and lay 5 face up in a row. The others are a face-down pile.
dewan-law-d3-6 = Cards: Shuffle the terrain cards, deal 2 face down to each player and lay 6 face up in a row. The others are the deck.
dewan-law-d3-7 = First stories: The first player is random. Each player takes 1 story from the row, or the top one of the pile unseen. The player to the right of the first player begins, and the choice goes counterclockwise. Refill the row at once.

dewan-law-d4 = Rounds and turns
dewan-law-d4-1 = Round: Players take turns clockwise, starting with the first player. In a round each player takes 1 turn.
dewan-law-d4-2 = Turn: You must either take 2 cards (D5) or place a camp (D6).
dewan-law-d4-3 = End of turn: Then check your stories (D9).

dewan-law-d5 = Taking cards
dewan-law-d5-1 = Take 2 cards: Take 2 cards that are next to each other in the row. You cannot take cards from the deck. There is no hand limit.
dewan-law-d5-2 = Refill: Fill both gaps from the deck, the one nearer to the deck first. Other cards do not slide.
dewan-law-d5-3 = Empty deck: If the deck is empty, shuffle the discard pile into a new deck. If that is empty too, the gap stays.

dewan-law-d6 = Placing a camp
dewan-law-d6-1 = Start and destination: Choose any of your camps as the start and a free space that is not water as the destination.
dewan-law-d6-2 = Route: Choose a route of neighboring spaces from the start to the destination. You cross both ends too.
dewan-law-d6-3 = Pay: For each space that you cross, in order, discard a card that shows its terrain. A card with 2 terrains counts as either one.
dewan-law-d6-4 = Start space: From your home camp the first card may be any card. From another camp it must match that space.
dewan-law-d6-5 = Water: 1 water card pays for all spaces of a water area that you cross without a break.
dewan-law-d6-6 = Other players' camps: If another player has a camp on a space that you cross, give them the card instead of discarding it. For their home space you give any card.
dewan-law-d6-7 = Your own camps: You pay for a space with one of your camps as usual. For your own home in the middle of a route you pay any card.
dewan-law-d6-8 = Length: The shortest route costs 2 cards. You may choose any route that you can pay.
dewan-law-d6-9 = Place: When the route is paid, move the leftmost camp of your board to the destination.

dewan-law-d7 = Effects of a camp
dewan-law-d7-1 = Berry: If the area of the destination has berry tokens, take 1 of them.
dewan-law-d7-2 = Board: Then carry out the effect of the space that the camp left on your board. Take a story if you can. You may tuck a card, so that exactly 1 of its terrains stays visible.

dewan-law-d8 = Completing stories
dewan-law-d8-1 = Separately: Check each story by itself. The same camp, icon or tucked card may count for several stories.
dewan-law-d8-2 = Land: For each time that a story shows a land terrain, you need a camp in a different area of that terrain.
dewan-law-d8-3 = Water: For each time that it shows water, you need a camp next to a different water area. 1 camp may be next to several.
dewan-law-d8-4 = Resources: For each time that it shows a resource, you need a camp next to a different icon of it. Several players may use the same icon.
dewan-law-d8-5 = Tucked cards: A tucked card counts as 1 more area of its visible terrain and 1 more icon of its visible resource.
dewan-law-d8-6 = Home camp: Your home camp does not count for stories.

dewan-law-d9 = End of turn
dewan-law-d9-1 = Check: Check your stories. Each one that you satisfy is completed.
dewan-law-d9-2 = Reward: Draw 1 card from the deck for each story that you have just completed.
dewan-law-d9-3 = For good: A completed story stays completed, whatever happens later.

dewan-law-d10 = Game end
dewan-law-d10-1 = Last round: When a player places their last camp, finish the round, so that all players have had the same number of turns.
dewan-law-d10-2 = Open stories: Then check all stories once more, without a reward. Stories that are not completed score nothing.

dewan-law-d11 = Scoring
dewan-law-d11-1 = Stories: Score the points printed on your completed stories.
dewan-law-d11-2 = Fires: Score 1 point for each fire on completed stories and tucked cards, and for your last camp. The player with the most fires scores 4 more. All tied players score them.
dewan-law-d11-3 = Groups: Score 4 points for each connected group of 2 or more of your camps, your home camp included.
dewan-law-d11-4 = Berries: Score 2 points for each berry token and each visible berry on a tucked card.
dewan-law-d11-5 = Victory: The player with the most points wins. A tie goes to the player with the most cards in hand, else the victory is shared.
dewan-law-d11-6 = Example: Stories for 16 points, 3 fires, 2 groups and 4 berries score 16, 3, 8 and 8 points, 35 in all.

dewan-law-d12 = Scenarios
dewan-law-d12-1 = Team game: 2 teams of 2 play with the rules of the base game.
dewan-law-d12-1-1 = Teams: Partners sit opposite each other. A partner is another player in all other ways, so crossing their camp gives them the card.
dewan-law-d12-1-2 = Team score: Teams add up stories and fires, with 4 points for the most fires. A group scores 4 if it has camps of both partners. Each pair of berries, 1 from each partner, scores 4.
dewan-law-d12-1-3 = Ties: A tie goes to the team with the most cards in hand, else the victory is shared.
dewan-law-d12-2 = Events: Storm, volcano and lake village share these laws.
dewan-law-d12-2-1 = Scoring: Groups (D11.3) and berries (D11.4) do not score. Score only what the scenario lists.
dewan-law-d12-2-2 = Small deck: 6 cards with 2 players, 8 with 3 or 10 with 4 are the deck. The other cards are the supply.
dewan-law-d12-2-3 = Event: When the last card of the deck is drawn, the event happens at once. The current player carries it out. Then make a new deck of the same size from the supply.
dewan-law-d12-2-4 = Rewards: Cards for completed stories come from the supply. If it is empty, shuffle the discard pile into a new supply.
dewan-law-d12-2-5 = No tokens left: If no token is left, skip that part.
dewan-law-d12-3 = Storm: Water rises over the land.
dewan-law-d12-3-1 = Storm setup: Add the storm tile and take out the 5 stories with water.
dewan-law-d12-3-2 = Flood: Put a water token on a free land space next to water. It is water from now on.
dewan-law-d12-3-3 = Split areas: If this splits an area, its berries go to the larger part. Equal parts share them, and the odd one goes to either at random.
dewan-law-d12-3-4 = Storm scoring: Score stories and fires. Score 3 points for each forest or mountain area with your camps. Score 4 points for each set of 1 berry and 1 pigment.
dewan-law-d12-4 = Volcano: Lava spreads from the volcano.
dewan-law-d12-4-1 = Volcano setup: Add the volcano tile.
dewan-law-d12-4-2 = Eruption: Put a lava token on a free land space next to the volcano or lava. Berries of a split area follow D12.3.3.
dewan-law-d12-4-3 = Lava: No route may cross lava or the volcano, or end there.
dewan-law-d12-4-4 = Volcano scoring: Score stories and fires, with fires beside the volcano. Score 2 points for each water area next to your camps and for each of your camps next to an opponent's home. Score 3 points for each set of 1 berry and 1 crystal.
dewan-law-d12-5 = Lake village: Camps may be on water.
dewan-law-d12-5-1 = Lake village setup: Set up as in the base game, with the fish tokens beside the map.
dewan-law-d12-5-2 = Villages: You may place a camp on a water area that has no camp yet. It is a lake village. The last card must be water.
dewan-law-d12-5-3 = Starting from a village: The first card must be water. The second pays for any space next to that water area.
dewan-law-d12-5-4 = Crossing a village: An opponent who crosses the water area of your village gives you the water card.
dewan-law-d12-5-5 = Not adjacent: A village is not next to the water area that it is in.
dewan-law-d12-5-6 = Fishing: From the current player on, each player with a village may discard 1 card. If they do, they take 1 fish for each of their villages.
dewan-law-d12-5-7 = Lake village scoring: Score stories and fires. For each water area, the player with the most camps next to it scores 6 points, or 3 in a tie. Score 3 points for each fish, and for each set of 1 berry and 1 pigment.
