# The rules of Iwari in the project's own words, in the order of their numbers, as in en.root-law.ftl: iwari-law-i6-3 is I6.3.

iwari-law-i1 = Terms
iwari-law-i1-1 = There are 5 kinds of territory: tundra, forest, glacier, coast and desert.
    .heading = Territories
iwari-law-i1-2 = A territory has several tent spaces and 1 totem circle.
    .heading = Spaces
iwari-law-i1-3 = Roads join tent spaces, through territories and from one to the next.
    .heading = Roads
iwari-law-i1-4 = A connection is a numbered link between 2 territories, by land or by water.
    .heading = Connections
iwari-law-i1-5 = A territory is unexplored until the first tent is placed in it.
    .heading = Explored
iwari-law-i1-6 = A tribe is the pieces of one player. With 2 players there is a third tribe that both share.
    .heading = Tribes

iwari-law-i2 = Components
iwari-law-i2-1 = There are 57 cards: 13 tundra, 12 forest, 11 glacier, 11 coast and 10 desert.
    .heading = Cards
iwari-law-i2-2 = Each tribe has 20 tents and 8 totems.
    .heading = Pieces
iwari-law-i2-3 = There are 4 mountains, markers for scored territories and connections, and 6 feats: 2 Union, 2 Discovery, 1 Honor and 1 Respect.
    .heading = Markers and feats
iwari-law-i2-4 = Each map has its own territories, roads and connections.
    .heading = Maps

iwari-law-i3 = Setup
iwari-law-i3-1 = Choose a map. Each player takes the pieces of a tribe.
    .heading = Tribes
iwari-law-i3-2 = Take out random cards of each kind: 1 of each with 4 players, 2 with 2 or 3 players, none with 5.
    .heading = Cards
iwari-law-i3-3 = Each mountain closes a random connection, which then does not score. With 2 players there are 4 mountains, and 1 fewer for each further player.
    .heading = Mountains
iwari-law-i3-4 = Shuffle the cards, deal 3 to each player and lay 4 face up as the display. The others are the deck.
    .heading = Deal
iwari-law-i3-5 = The first player is random. Play goes clockwise.
    .heading = First player

iwari-law-i4 = Turn
iwari-law-i4-1 = Play cards and place pieces (I5, I6), or discard 1 card from your hand and draw 1.
    .heading = Choose
iwari-law-i4-2 = After you place pieces, draw up to 3 cards, each from the display or the deck.
    .heading = Draw
iwari-law-i4-3 = When you are done, fill the display up to 4 cards.
    .heading = Display

iwari-law-i5 = Playing cards
iwari-law-i5-1 = You play up to 3 cards for up to 2 pieces in 1 territory.
    .heading = 3, 2, 1
iwari-law-i5-2 = Each piece costs 1 card of the territory's kind, or 2 cards of any one kind.
    .heading = Price
iwari-law-i5-3 = A card of its kind is a match; 2 cards of any one kind are a pair. You play 1 match, 2 matches, 1 pair, or 1 match and 1 pair.
    .heading = Ways to pay
iwari-law-i5-4 = Played cards go to the discard pile.
    .heading = Discard

iwari-law-i6 = Placing pieces
iwari-law-i6-1 = Place exactly 1 tent there and nothing else this turn.
    .heading = Unexplored territory
iwari-law-i6-2 = Place 1 or 2 pieces, tents or totems.
    .heading = Explored territory
iwari-law-i6-3 = A tent needs a free tent space. A full territory takes no more tents.
    .heading = Tents
iwari-law-i6-4 = A territory holds at most as many totems, of all tribes together, as the tribe with the most tents has tents there.
    .heading = Totems
iwari-law-i6-5 = Place 2 pieces one after the other, so that a tent can make room for a totem.
    .heading = Order
iwari-law-i6-6 = You can place only pieces from your supply. Pieces never move.
    .heading = Supply

iwari-law-i7 = 2 players
iwari-law-i7-1 = Both players share a third tribe with 20 tents and 8 totems.
    .heading = Third tribe
iwari-law-i7-2 = After you place pieces for 1 or 2 cards, you place for the third tribe with the cards left in your hand. Then you draw. After 3 cards it does nothing.
    .heading = Its placement
iwari-law-i7-3 = The third tribe counts for every majority, but it scores no points and cannot win.
    .heading = Its points
iwari-law-i7-4 = If the cards left allow no placement, the third tribe does nothing. If they allow one, you must place at least 1 piece. Cards not used stay in your hand.
    .heading = No placement
iwari-law-i7-5 = All other laws apply without change. The third tribe is in the English rules. An option plays without it, as the Chinese rules do.
    .heading = All else

iwari-law-i8 = Halfway
iwari-law-i8-1 = When the deck is empty for the first time, shuffle the discard pile into a new deck. The current player finishes drawing.
    .heading = First time
iwari-law-i8-2 = Then score the tents (I10) in each territory, but no totems and no settlements.
    .heading = Score
iwari-law-i8-3 = Play continues with the next player.
    .heading = Next turn

iwari-law-i9 = End of the game
iwari-law-i9-1 = When the deck is empty for the second time, play on until all players have had the same number of turns.
    .heading = Second time
iwari-law-i9-2 = There is no new deck. You draw from the display while it has cards.
    .heading = No deck
iwari-law-i9-3 = Then score tents (I10), totems (I11) and settlements (I12).
    .heading = Score
iwari-law-i9-4 = The player with the most points wins. A tie goes to the player with the most pieces left in their supply. If they still tie, they share the victory.
    .heading = Victory

iwari-law-i10 = Scoring tents
iwari-law-i10-1 = In each territory, rank the tribes by their tents. A tribe without tents scores nothing.
    .heading = Ranks
iwari-law-i10-2 = The first rank scores 1 point for each tent in the territory, of all tribes.
    .heading = First rank
iwari-law-i10-3 = Each further rank scores as many points as the rank above it has tents.
    .heading = Other ranks
iwari-law-i10-4 = Tied tribes share a rank and each score in full. The next rank scores 1 point for each tent of a single tied tribe.
    .heading = Ties
iwari-law-i10-5 = 4, 2 and 1 tents score 7, 4 and 2 points. 3, 3 and 1 score 7, 7 and 3.
    .heading = Examples

iwari-law-i11 = Scoring totems
iwari-law-i11-1 = A connection under a mountain does not score.
    .heading = Mountains
iwari-law-i11-2 = A tribe with the most totems at each end of a connection scores 1 point for each totem at both ends. Totems of all tribes count. A tie is enough, but the tribe needs a totem at each end.
    .heading = Connections
iwari-law-i11-3 = Score the connections in the order of their numbers.
    .heading = Order
iwari-law-i11-4 = With 2 red and 1 blue at one end and 1 red at the other, red scores 4 points.
    .heading = Example

iwari-law-i12 = Scoring settlements
iwari-law-i12-1 = 4 or more of your tents, joined by roads without a gap, are a settlement. It may reach over several territories.
    .heading = Settlement
iwari-law-i12-2 = Each tent in a settlement scores 1 point.
    .heading = Points
iwari-law-i12-3 = All tents that roads join count as one settlement.
    .heading = Size

iwari-law-i13 = Feats
iwari-law-i13-1 = The first and the second player to complete a settlement may put a Union token in a territory of that settlement.
    .heading = Union
iwari-law-i13-2 = The first and the second player to take the last tent space of a territory may use a Discovery token. They put it in any other territory.
    .heading = Discovery
iwari-law-i13-3 = Place a totem so that you have the most totems at each end of a land connection (I11.2). The first player to do this may put the Honor token there, unless a mountain covers it.
    .heading = Honor
iwari-law-i13-4 = In the same way, the first player to do this for a water connection may put the Respect token there.
    .heading = Respect
iwari-law-i13-5 = Each feat raises the factor of its territory or connection by 1. With 1 feat its points are doubled, with 2 tripled.
    .heading = Factor
iwari-law-i13-6 = In a territory a feat multiplies points for tents, in the halfway scoring too. On a connection it multiplies points for totems.
    .heading = What it counts for

iwari-law-i14 = Expeditions
iwari-law-i14-1 = The first player to complete an expedition scores its higher points at once, the second its lower points. Then it is closed. Each player scores it once, in their own turn.
    .heading = Scoring
iwari-law-i14-2 = 3 of the 12 expeditions are dealt for each game.
    .heading = Choice

iwari-law-i15 = Special maps
iwari-law-i15-1 = Connections are roads too, for settlements. Totems cannot be placed in tundra. Only the deluxe edition says so. An option allows them.
    .heading = Floating Lands
iwari-law-i15-2 = Connections 1 and 11 join the same 2 territories. Both score.
    .heading = Glacial Mass
iwari-law-i15-3 = At the end of the game, the tents along the long road score as if it were a territory (I10).
    .heading = The Long Road
iwari-law-i15-4 = This map is not part of the program.
    .heading = Forgotten Island
