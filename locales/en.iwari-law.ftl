# The rules of Iwari in the project's own words, in the order of their numbers, as in en.root-law.ftl: iwari-law-i6-3 is I6.3.

iwari-law-i1 = Terms
iwari-law-i1-1 = Territories: There are 5 kinds of territory: tundra, forest, glacier, coast and desert.
iwari-law-i1-2 = Spaces: A territory has several tent spaces and 1 totem circle.
iwari-law-i1-3 = Roads: Roads join tent spaces, through territories and from one to the next.
iwari-law-i1-4 = Connections: A connection is a numbered link between 2 territories, by land or by water.
iwari-law-i1-5 = Explored: A territory is unexplored until the first tent is placed in it.
iwari-law-i1-6 = Tribes: A tribe is the pieces of one player. With 2 players there is a third tribe that both share.

iwari-law-i2 = Components
iwari-law-i2-1 = Cards: There are 57 cards: 13 tundra, 12 forest, 11 glacier, 11 coast and 10 desert.
iwari-law-i2-2 = Pieces: Each tribe has 20 tents and 8 totems.
iwari-law-i2-3 = Markers and feats: There are 4 mountains, markers for scored territories and connections, and 6 feats: 2 Union, 2 Discovery, 1 Honor and 1 Respect.
iwari-law-i2-4 = Maps: Each map has its own territories, roads and connections.

iwari-law-i3 = Setup
iwari-law-i3-1 = Tribes: Choose a map. Each player takes the pieces of a tribe.
iwari-law-i3-2 = Cards: Take out random cards of each kind: 1 of each with 4 players, 2 with 2 or 3 players, none with 5.
iwari-law-i3-3 = Mountains: Each mountain closes a random connection, which then does not score. With 2 players there are 4 mountains, and 1 fewer for each further player.
iwari-law-i3-4 = Deal: Shuffle the cards, deal 3 to each player and lay 4 face up as the display. The others are the deck.
iwari-law-i3-5 = First player: The first player is random. Play goes clockwise.

iwari-law-i4 = Turn
iwari-law-i4-1 = Choose: Play cards and place pieces (I5, I6), or discard 1 card from your hand and draw 1.
iwari-law-i4-2 = Draw: After you placed pieces, draw up to 3 cards, each from the display or the deck.
iwari-law-i4-3 = Display: When you are done, fill the display up to 4 cards.

iwari-law-i5 = Playing cards
iwari-law-i5-1 = 3, 2, 1: You play up to 3 cards for up to 2 pieces in 1 territory.
iwari-law-i5-2 = Price: Each piece costs 1 card of the territory's kind, or any 2 equal cards.
iwari-law-i5-3 = Ways to pay: You play 1 match, 2 matches, 1 pair, or 1 match and 1 pair.
iwari-law-i5-4 = Discard: Played cards go to the discard pile.

iwari-law-i6 = Placing pieces
iwari-law-i6-1 = Unexplored territory: Place exactly 1 tent there and nothing else this turn.
iwari-law-i6-2 = Explored territory: Place 1 or 2 pieces, tents or totems.
iwari-law-i6-3 = Tents: A tent needs a free tent space. A full territory takes no more tents.
iwari-law-i6-4 = Totems: A territory holds at most as many totems, of all tribes together, as the tribe with the most tents has tents there.
iwari-law-i6-5 = Order: Place 2 pieces one after the other, so that a tent can make room for a totem.
iwari-law-i6-6 = Supply: You can place only pieces from your supply. Pieces never move.

iwari-law-i7 = 2 players
iwari-law-i7-1 = Third tribe: Both players share a third tribe with 20 tents and 8 totems.
iwari-law-i7-2 = Its placement: After you place pieces for 1 or 2 cards, you place for the third tribe with the cards left in your hand. Then you draw. After 3 cards it does nothing.
iwari-law-i7-3 = Its points: The third tribe counts for every majority, but it scores no points and cannot win.
iwari-law-i7-4 = No placement: If the cards left allow no placement, the third tribe does nothing. If they allow one, you must place at least 1 piece. Cards not used stay in your hand.
iwari-law-i7-5 = All else: All other laws apply without change. The third tribe is in the English rules. An option plays without it, as the Chinese rules do.

iwari-law-i8 = Halfway
iwari-law-i8-1 = First time: When the deck is empty for the first time, shuffle the discard pile into a new deck. The current player finishes drawing.
iwari-law-i8-2 = Score: Then score the tents (I10) in each territory, but no totems and no settlements.
iwari-law-i8-3 = Next turn: Play continues with the next player.

iwari-law-i9 = End of the game
iwari-law-i9-1 = Second time: When the deck is empty for the second time, play on until all players have had the same number of turns.
iwari-law-i9-2 = No deck: There is no new deck. You draw from the display while it has cards.
iwari-law-i9-3 = Score: Then score tents (I10), totems (I11) and settlements (I12).
iwari-law-i9-4 = Victory: The player with the most points wins. A tie goes to the player with the most pieces left in their supply, else the victory is shared.

iwari-law-i10 = Scoring tents
iwari-law-i10-1 = Ranks: In each territory, rank the tribes by their tents. A tribe without tents scores nothing.
iwari-law-i10-2 = First rank: The first rank scores 1 point for each tent in the territory, of all tribes.
iwari-law-i10-3 = Other ranks: Each further rank scores as many points as the rank above it has tents.
iwari-law-i10-4 = Ties: Tied tribes share a rank and each score in full. The next rank scores as many points as 1 of them has tents.
iwari-law-i10-5 = Examples: 4, 2 and 1 tents score 7, 4 and 2 points. 3, 3 and 1 score 7, 7 and 3.

iwari-law-i11 = Scoring totems
iwari-law-i11-1 = Mountains: A connection under a mountain does not score.
iwari-law-i11-2 = Connections: A tribe with the most totems at each end of a connection scores 1 point for each totem at both ends. Totems of all tribes count. A tie is enough, but the tribe needs a totem at each end.
iwari-law-i11-3 = Order: Score the connections in the order of their numbers.
iwari-law-i11-4 = Example: With 2 red and 1 blue at one end and 1 red at the other, red scores 4 points.

iwari-law-i12 = Scoring settlements
iwari-law-i12-1 = Settlement: 4 or more of your tents, joined by roads without a gap, are a settlement. It may reach over several territories.
iwari-law-i12-2 = Points: Each tent in a settlement scores 1 point.
iwari-law-i12-3 = Size: All tents that roads join count as one settlement.

iwari-law-i13 = Feats
iwari-law-i13-1 = Union: The first and the second player to complete a settlement may put a Union in a territory of that settlement.
iwari-law-i13-2 = Discovery: The first and the second player to take the last tent space of a territory may use a Discovery. They put it in any other territory.
iwari-law-i13-3 = Honor: Place a totem so that you have the most totems at each end of a land connection (I11.2). The first player to do this may put the Honor there, unless a mountain covers it.
iwari-law-i13-4 = Respect: In the same way, the first player to do this for a water connection may put the Respect there.
iwari-law-i13-5 = Factor: Each feat raises the factor of its territory or connection by 1. 1 feat doubles its points, 2 feats triple them.
iwari-law-i13-6 = What it counts for: In a territory a feat multiplies points for tents, halfway through the journey too. On a connection it multiplies points for totems.

iwari-law-i14 = Expeditions
iwari-law-i14-1 = Missions: The first player to fulfill a mission scores its higher points at once, the second its lower points. Then it is closed. Each player scores it once, in their own turn.
iwari-law-i14-2 = Choice: 3 of 12 missions are dealt for a game.

iwari-law-i15 = Special maps
iwari-law-i15-1 = Floating Lands: Connections are roads too, for settlements. Totems cannot be placed in tundra. Only the deluxe edition says so. An option allows them.
iwari-law-i15-2 = Glacial Mass: Connections 1 and 11 join the same 2 territories. Both score.
iwari-law-i15-3 = The Long Road: At the end of the game, the tents along the long road score as if it were a territory (I10).
iwari-law-i15-4 = Forgotten Island: This map is not part of the program.
