# The words of hirelings: what is common to all, then each by itself.

## The names of their demoted sides
root-demoted-forest-patrol = Feline Physicians
root-demoted-last-dynasty = Bluebird Nobles
root-demoted-spring-uprising = Rabbit Scouts
root-demoted-the-exile = Brigand
root-demoted-flame-bearers = Rat Smugglers
root-demoted-vault-keepers = Badger Bodyguards
root-demoted-popular-band = Street Band
root-demoted-riverfolk-flotilla = Otter Divers
root-demoted-warm-sun-prophets = Lizard Envoys
root-demoted-highway-bandits = Bandit Gangs
root-demoted-sunward-expedition = Mole Artisans
root-demoted-corvid-spies = Raven Sentries
root-demoted-furious-protector = Stoic Protector

## Questions
root-ask-set-up-hireling = { $who }: Choose a hireling to set up.
root-ask-hire = { $who }: Choose a hireling to hire.
root-ask-pass-on = { $who }: Choose a hireling and who gets it.
root-ask-hirelings-must = { $who }: Choose a hireling to use.
root-ask-hirelings-may = { $who }: Use a hireling?

## The log
root-log-dealt = The { $who } can be hired in this game.
root-log-dealt-demoted = The { $who } can be hired in this game.
root-log-sets-up-hireling = { $who } sets up the { $a }.
root-log-marker-taken = { $who } takes the hireling marker at { $a } points.
root-log-hired = { $who } gains control of the { $a } for { $b ->
    [one] 1 turn
   *[other] { $b } turns
}.
root-log-control-faded = { $b ->
    [0] { $who } removes the last control marker from the { $a }.
    [one] { $who } keeps control of the { $a } for 1 more turn.
   *[other] { $who } keeps control of the { $a } for { $b } more turns.
}
root-log-passed-on = { $who } gives the { $a } to the { $b }.
root-log-used-hireling = { $who } uses the { $a }.
root-log-forced = { $who } forces the { $a } in { $b }.
root-log-from-pile = { $who } takes { $a } from the discard pile.
root-brief-dealt = { $who } for hire
root-brief-dealt-demoted = { $who } for hire
root-brief-sets-up-hireling = sets up { $a }
root-brief-marker-taken = marker at { $a }
root-brief-hired = hires { $a } for { $b ->
    [one] 1 turn
   *[other] { $b } turns
}
root-brief-passed-on = gives { $a } to { $b }
root-brief-used-hireling = uses { $a }
root-brief-forced = forces { $a }
root-brief-from-pile = { $a } from the discards

## Why an action is refused
root-no-hireling = This game has no hireling called { $faction }.
root-no-hireling-of-yours = Nobody controls the { $faction }: hire them first.
root-no-hireling-of-others = You don't control the { $faction }: they serve the { $controller }.
root-no-hireling-by-itself = You never use the { $faction }: what they do, they do by themselves.
root-no-hireling-in-birdsong = You use the { $faction } only at the start of your Birdsong.
root-no-hireling-in-daylight = You use the { $faction } only in your Daylight.
root-no-hireling-first = Use the { $faction } first: then you can do that.
root-no-hireling-left = No warrior of the { $faction } is left in their supply.
root-no-hireling-here = { $count ->
    [0] Nothing of the { $faction } is in { $clearing }: choose where they are.
   *[other] Only { $count } of the { $faction } can act in { $clearing }: name a smaller number.
}
root-no-pawn-yet = The { $faction } isn't on the map yet: choose where the pawn comes.
root-no-way-from-forest = The { $faction } moves only through forests: slip to an adjacent one.
root-no-second-garrison = Each piece in { $clearing } has its warrior: choose another clearing.
root-no-card-of-hireling = A battle with the Uprising costs a card, and hirelings have none.
root-no-hireling-again = You've already used the { $faction } (once per turn).
root-no-hireling-now = You use hirelings only in your own turn: wait for it.
root-no-hireling-use = You can't use the { $faction } now: nothing is left for them to do.
root-no-hireling-part = All { $count } have to go together.
root-no-hire-taken = Someone controls the { $faction }: hire one that nobody controls.
root-no-hire-now = You hire at the end of your turn, with a hireling marker.
root-no-pass-on = You give the { $faction } away once their last control marker is gone.
root-no-second-set-up = You can't set up the { $faction } again: choose another hireling.
root-no-removal-with = Their pieces can't be removed in { $clearing }: choose another enemy.
root-no-battle-with = They can't be battled in { $clearing }: choose another enemy.
root-no-heal-now = Feline Physicians help when your warriors are removed.
root-no-refuge = You can't place the warriors in { $clearing }: choose a clearing with your pieces.
root-no-heal-match = { $card } doesn't match clearing { $clearing }, where your warriors were removed.
root-no-edge = Clearing { $clearing } isn't on the map edge: choose one that is.

root-no-place-at-protector = Nothing of yours can be placed in { $clearing } while the Furious Protector is there.
root-no-piece-beside = You have no faction piece in { $clearing }: choose a clearing where you have one.
root-no-leaving-band = { $count ->
    [0] They moved into { $clearing } this turn, and the band keeps them there.
   *[other] Only { $count } can leave { $clearing }: the band keeps those that came this turn.
}

## Positions
root-doc-hiring-space = no hireling marker lies at { $space } points: 4, 8 or 12
root-broken-arrivals = more pieces have moved into a clearing this turn than stand there
root-broken-control = { $hireling } has { $markers } control markers
root-broken-markers = there are { $count } hireling markers, more than hirelings without a controller
root-broken-demoted = { $hireling } is demoted and has pieces on the map
root-broken-used = { $hireling } has acted, but not for the current player
root-broken-passed = the hireling marker at { $space } points is there, though a player has as many
root-broken-protector = the Furious Protector stands in no clearing
root-broken-flotilla = the Flotilla stands in no clearing on a river
root-doc-no-piece = { $text } is not a building or token
root-pending-hireling = that hireling is not at the table

## Verbs
root-verb-setup = set up
root-verb-hire = hire
root-verb-force = force
root-verb-help-force = Forces a player to battle or to move, as a hireling's card says (E.2.4).
root-verb-remove = remove
root-verb-heal = heal
root-verb-help-setup = Sets up one of the hirelings before the game (A.6.3).
root-verb-help-hire = Hires a hireling that nobody controls, for a hireling marker (E.1.1).

root-verb-help-remove = Chooses a piece that a hireling removes (E.2.3, E.2.4).
root-verb-help-heal = Spends a matching card to place removed warriors with your other pieces (E.2.2).

## Last Dynasty and Bluebird Nobles
root-ask-dynasty-set-up = { $who }: Choose a map-edge clearing for the Dynasty.
root-ask-dynasty-land = { $who }: Choose a map-edge clearing for the Dynasty.
root-ask-dynasty-move = { $who }: Choose where the Last Dynasty moves.
root-ask-dynasty-battle = { $who }: Choose whom the Dynasty battles ({ $left } left).
root-broken-dynasty = the Last Dynasty stands in more than 1 clearing

## Popular Band and Street Band
root-ask-band-set-up = { $who }: Choose a clearing for the band ({ $left } left).
root-ask-band-arrive = { $who }: Choose a clearing with your pieces for the band.
root-ask-band-gather = { $who }: Force a warrior to move to the band?
root-ask-band-grow = { $who }: Place another band warrior?
root-ask-band-come = { $who }: Choose where another band warrior comes.
root-no-second-band = The band is in { $clearing } already: choose another clearing.
root-no-band = No band warrior is in { $clearing }: choose a clearing with one.
root-no-listener = No warrior of the { $faction } can make that move now.

## Riverfolk Flotilla
root-ask-flotilla-set-up = { $who }: Choose a river clearing on the edge (Flotilla).
root-ask-flotilla-trade = { $who }: Draw a card from the Flotilla?
root-ask-flotilla-sail = { $who }: Choose where the Flotilla moves along the river.
root-ask-flotilla-battle = { $who }: Battle with the Flotilla?

## Warm Sun Prophets and Lizard Envoys
root-ask-prophets-arrive = { $who }: Choose a clearing for a Prophet.
root-ask-prophets = { $who }: Force a player, or place a Prophet.
root-ask-prophets-order = { $who }: Choose what the { $player } must do in { $clearing }.
root-ask-prophets-strike = { $who }: Whom must the { $player } battle in { $clearing }?
root-ask-envoys = { $who }: Choose the card to take from the discard pile.
root-no-prophet = No Prophet is in { $clearing }: choose a clearing with one.
root-no-second-prophet = A Prophet is in { $clearing } already: choose another clearing.
root-no-force = Nothing of the { $faction } can battle or move there: force another player.
root-no-forced-move = They can't move to { $clearing } by ways always open to them.
root-no-forced-battle = They can battle no such enemy in { $clearing }.
root-no-find = The Envoys take the most common suit of the top five cards, never an ambush.
root-no-finds = The top of the discard pile has no card for the Envoys.
root-broken-pile = more { $card } cards are on top of the discard pile than lie there

## Furious Protector and Stoic Protector
root-ask-protector-place = { $who }: Choose a clearing for the Protector.
root-ask-protector-move = { $who }: Choose where the Protector moves.
## Flame Bearers and Rat Smugglers
root-ask-bearers-land = { $who }: Choose a clearing for a Flame Bearer ({ $left } left).
root-ask-bearers-raze = { $who }: Choose a piece for the Flame Bearers to remove.
root-ask-bearers-spread = { $who }: Choose a clearing for 1 more Flame Bearer.
root-ask-smugglers-card = { $who }: Choose a card with an item to discard.
root-ask-smugglers-act = { $who }: Choose a move or a battle.
root-no-bearers-near = No Flame Bearers are in or next to { $clearing }: choose a clearing that is.
root-no-piece-to-raze = You can't remove that in { $clearing }: take an enemy piece, warriors first.
root-no-goods = { $card } shows no item: choose a card that does.
root-no-goods-held = You need a card with an item in your hand for the Smugglers.
root-no-smuggling = You have no move or battle to take with the Smugglers.

## Vault Keepers and Badger Bodyguards
root-ask-vault-first = { $who }: Choose a clearing for a vault and 2 Vault Keepers.
root-ask-vault = { $who }: Place a vault?
root-ask-vault-either = { $who }: Battle at vaults, or recruit a warrior at each?
root-ask-vault-battles = { $who }: Start another battle where there is a vault?
root-ask-vault-garrison = { $who }: Choose a vault that gets a warrior.
root-no-vault = No vault is in { $clearing }: choose one of those on the map.
root-no-vault-near = A vault goes in or next to a clearing with a vault, not in { $clearing }.
root-no-battle-at-vault = The Vault Keepers battle once in each clearing with a vault, not now in { $clearing }.

## Spring Uprising and Rabbit Scouts
root-ask-uprising-place = { $who }: Choose where the Uprising gets a warrior ({ $suit }).
root-ask-uprising-rise = { $who }: Choose what the Uprising does ({ $suit }).
root-ask-uprising-pay = { $who }: Discard a { $suit } card to battle in { $clearing }.
root-ask-scouts = { $who }: A { $suit } card for the higher roll in { $clearing }?
root-log-uprising-die = The { $who } rolled the uprising die: { $a }.
root-log-unpaid = { $who } had no card to battle the { $a } with.
root-log-scouted = { $who } took the higher roll.
root-brief-uprising-die = die: { $a }
root-brief-unpaid = no card for { $a }
root-brief-scouted = higher roll
root-no-uprising-suit = Clearing { $clearing } doesn't match the die: choose one that does.
root-no-uprising = No warrior of the Uprising is in { $clearing }: choose a clearing with one.
root-no-card-to-battle = A battle with the Uprising costs a card that matches { $clearing }: you have none.
root-no-battle-match = { $card } doesn't match clearing { $clearing }: choose a card that does.

## Highway Bandits and Bandit Gangs
root-ask-bandits-set-up = { $who }: Choose a path for a bandit ({ $left } left).
root-ask-bandits-lift = { $who }: Choose a bandit to take off its path.
root-ask-bandits-place = { $who }: Choose a path for a bandit.
root-ask-bandits-join = { $who }: Place a warrior in { $clearing }, past the bandits?
root-ask-gangs-arrive = { $who }: Choose a clearing with your pieces for a bandit.
root-ask-gangs-either = { $who }: Place a bandit, or a warrior at each of them.
root-ask-gangs-support = { $who }: Choose a bandit that gets a warrior of yours.
root-log-lurked = The { $who } put a bandit between { $a } and { $b }.
root-log-lifted = The { $who } took the bandit between { $a } and { $b } away.
root-log-toll = { $who } lost a warrior to the bandits between { $a } and { $b }.
root-log-waylaid = { $who } met the bandits between { $a } and { $b }.
root-brief-lurked = bandit { $a }-{ $b }
root-brief-lifted = no bandit { $a }-{ $b }
root-brief-toll = toll at { $a }-{ $b }: -1
root-brief-waylaid = toll at { $a }-{ $b }
root-no-path-between = No path joins { $from } and { $to }: choose two clearings that one joins.
root-no-second-bandit = A bandit is on the path to { $clearing } already: choose another path.
root-no-other-end = The warrior comes into { $clearing }, where the move ended.
root-no-gang = No Bandit warrior is in { $clearing }: choose a clearing with one.
root-no-piece-at-bandit = None of your pieces are at that path to { $clearing }: choose one that leads to them.
root-no-bandit = No bandit is on the path between { $from } and { $to }: choose one that is on the map.
root-no-bandit-to-lift = A bandit is off the map: place that one on a path.
root-no-bandit-home = No free path leads to your pieces: move only a bandit whose own path does.
root-doc-bandit = no bandit can be between { $from } and { $to }: one on each path, at most 4
root-broken-gang = highway_bandits are on paths and have warriors in clearings
root-broken-bandit = a bandit is between { $from } and { $to }, where no path is
root-verb-lurk = ambush path
root-verb-lift = free path
root-verb-help-lurk = Puts a bandit onto the path between two clearings (A.6.3, E.2.4).
root-verb-help-lift = Takes the bandit between two clearings off its path (E.2.4).

## Corvid Spies and Raven Sentries
root-ask-spies-set-up = { $who }: Choose 2 clearings of the same suit for Spies.
root-ask-spies-place = { $who }: Choose a clearing with enemies for a Spy ({ $left } left).
root-ask-spies-either = { $who }: Battle, or steal cards where Spies are.
root-ask-spies-battles = { $who }: Choose the next battle of the Spies.
root-no-spies-of-suit = Choose 2 clearings of the same suit: { $clearing } doesn't fit.
root-no-spies-among-enemies = No enemy piece is in { $clearing }: choose a clearing with one.
root-no-second-battle = The Spies battle once in each clearing: they already have in { $clearing }.
root-no-victims = No enemy with cards is beside Spies in { $clearing }.

## Sunward Expedition and Mole Artisans
root-ask-foothold-first = { $who }: Choose a clearing for a foothold and 3 warriors.
root-ask-foothold-abandon = { $who }: Choose a foothold to remove from the map.
root-ask-foothold = { $who }: Choose a clearing for a foothold and warriors.
root-ask-expedition-either = { $who }: Move, battle, or recruit 1 at each foothold?
root-ask-expedition-battle = { $who }: Start a battle with the Expedition?
root-ask-foothold-garrison = { $who }: Choose a foothold that gets a warrior.
root-ask-artisans = { $who }: Reveal { $card } to keep it?
root-no-second-foothold = A foothold is in { $clearing } already: choose a clearing without one.
root-no-crew = { $count ->
    [0] No warrior of the Expedition is left to come with the foothold.
    [one] Only 1 warrior can come with the foothold.
   *[other] Only { $count } warriors can come with the foothold.
}
root-no-foothold = No foothold is in { $clearing }: choose one of those on the map.
root-broken-footholds = a clearing has two footholds
root-broken-artisans = what the Mole Artisans keep is not what the current player crafted

## Forest Patrol and Feline Physicians
root-ask-patrol-either = { $who }: Move the Patrol, or place its warriors.
root-ask-patrol-battle = { $who }: Start a battle with the Patrol?
root-ask-physicians = { $who }: Spend a { $suit } card to save { $count } lost in { $clearing }?
root-log-kept-warrior = { $who } keeps a removed warrior on its card.
root-brief-kept-warrior = keeps 1 on the card
root-no-patrol-here = No Patrol warrior is in { $clearing }: choose a clearing with one.
root-no-patrol-on-card = No warrior is on the card of the Patrol: move instead.
root-word-physicians = Feline Physicians

## Beside the map, and on the page about the table
root-hirelings = HIRELINGS
root-hirelings-at = VP { $spaces }
root-hirelings-at-wide = { "  " }markers + at { $spaces }
root-hired-left = { $what }: { $count } left
root-hired-warriors = warriors
root-hired-aside = on card: { $count }
root-hired-kept = cards kept: { $count }
root-hired-pawn = pawn in: { $place }
root-hired-paths = on paths: { $paths }
root-hired-items = items: { $count } ({ $ready } ready)
root-hired-pile = Top of the discard pile: { $cards }
root-hired-free = In the supply: nobody controls it.
root-hired-supply = in the supply
root-hired-by = Controlled by the { $who } for { $left ->
    [0] no more turns
    [one] 1 more turn
   *[other] { $left } more turns
}{ $used ->
    [yes] ; used.
   *[no] .
}
root-hired-done = used
root-hired-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
root-hired-board = {"Hirelings:"}
root-hired-due = hires { $count } at turn end
root-markers-left = Hireling markers on the score track: { $spaces }.
root-markers-taken = Taken by the { $who }: { $count ->
    [one] 1 marker
   *[other] { $count } markers
}. They hire at the end of their turn.
root-help-hirelings =
    Reach a hireling marker (4, 8 or 12 points): at the end of your turn you
    hire one that nobody controls. A die says for how many turns.
    Its warriors and buildings then count as yours for rule, but you move and
    battle with them only as its card says. What it removes scores nothing.
    At the end of your turn a control marker goes; after the last one you
    give the hireling to another player. On the map +e2 is two warriors of
    the hireling e.
root-help-hirelings-beside =
    "C2 x" says: C controls it for 2 turns and has used it. The key * shows
    all hirelings.

## What each side does: two lines at most
root-hireling-text-forest-patrol =
    Always: when some are removed, 1 of them goes onto this card. Daylight: move
    and then you may battle, or place all from the card at a Patrol warrior.
root-demoted-text-forest-patrol =
    Always: when your warriors are removed, you may spend a card matching the
    clearing to place them with your other pieces instead.
root-hireling-text-last-dynasty =
    Daylight: off the map, all 5 come to a map-edge clearing and battle there.
    On it, they move and battle if you rule where they are, else battle twice.
root-demoted-text-last-dynasty =
    Always: you rule clearings where you are tied for the most presence.
    Birdsong: score 1 point for every 3 clearings you rule.
root-hireling-text-spring-uprising =
    Always: its attackers first discard a matching card. Birdsong: roll a suit;
    remove 1 with all enemies in such a clearing, or place 1 in one.
root-demoted-text-spring-uprising =
    Always: when you defend, you may spend a card matching the clearing before
    the roll; then your hits use the higher die.
root-hireling-text-the-exile =
    Anyone next to it may put a crafted item here for 1 card, 1 point. Daylight:
    1 item moves it, 2 battle next to it, then all refresh. Hits cost its items.
root-demoted-text-the-exile =
    Daylight: take an item from a ruin where you have pieces. Exhaust a crafted
    item to take a random card from a player in a clearing with you.
root-hireling-text-flame-bearers =
    Birdsong: each removes 1 enemy piece where it is, warriors first. Then place
    1 in or next to a clearing with Bearers; with none on the map, 2 anywhere.
root-demoted-text-flame-bearers =
    Daylight: discard any number of cards that show an item. Each lets you take
    a move or a battle.
root-hireling-text-vault-keepers =
    Daylight: you may place a vault in or next to a clearing with one. Then they
    may battle at every vault, or you may place 1 warrior at each.
root-demoted-text-vault-keepers = Always: in battle, ignore the first hit you take.
root-hireling-text-popular-band =
    Always: enemies can't leave its clearings on the turn they move in.
    Daylight: force 1 warrior from each clearing next to it to come; place 1.
root-demoted-text-popular-band =
    Always: enemies can't leave its clearings on the turn they move in.
    Daylight: place 1 warrior of the band in any clearing.
root-hireling-text-riverfolk-flotilla =
    It can't be battled or removed and rolls up to 3 hits. Birdsong: those with
    pieces there may draw 1; it moves along the river, then it may battle.
root-demoted-text-riverfolk-flotilla =
    Always: you need not rule when you move from or to a river clearing.
root-hireling-text-warm-sun-prophets =
    Daylight: force a player with pieces at a Prophet to battle there, or to
    move and perhaps battle; you choose where and whom. Or place 1 Prophet.
root-demoted-text-warm-sun-prophets =
    Birdsong: take a card from the top 5 of the discard pile, of the suit most
    common among them. Ambushes stay.
root-hireling-text-highway-bandits =
    Enemies who move along its path lose 1 moving piece (Vagabond: damage 1);
    you may place 1 warrior where you arrive. Daylight: 1 to a path at yours.
root-demoted-text-highway-bandits =
    Always: they can't be battled where you have pieces. Daylight: place 1 of
    your warriors at each of them, or 1 of them in a clearing with your pieces.
root-hireling-text-sunward-expedition =
    Daylight: place a foothold and up to 3 warriors where there is no foothold.
    Then move and battle with them, or place 1 warrior at each foothold.
root-demoted-text-sunward-expedition =
    Always: when you craft a card with an item, you may reveal it instead of
    discarding it. It returns to your hand at the end of your Evening.
root-hireling-text-corvid-spies =
    Daylight: place 2 Spies where enemies are. Then battle in each clearing with
    Spies, or take a random card from each enemy in one such clearing.
root-demoted-text-corvid-spies =
    Always: in battle, deal 1 extra hit where you have a building or token.
root-hireling-text-furious-protector =
    It can't be battled or removed, and enemies can place nothing where it is.
    Birdsong: it moves, then removes 1 warrior of each player there, yours too.
root-demoted-text-furious-protector =
    It can't be battled or removed, nor can enemies battle or remove your pieces
    where it is. Birdsong: it moves.

## Exile and Brigand
root-ask-exile-set-up = { $who }: Choose a forest for the Exile.
root-ask-exile = { $who }: Slip or battle with the Exile ({ $left ->
    [one] 1 item
   *[other] { $left } items
} ready)?
root-ask-sell = { $who }: Sell an item to the Exile before you draw?
root-ask-brigand = { $who }: Choose a ruin to search, or a player to rob.
root-ask-brigand-find = { $who }: Choose an item from the ruin in { $clearing }.
root-ask-brigand-rob = { $who }: Choose an item to exhaust to rob the { $player }.
root-log-sold-to = { $who } sold the { $b } to the { $a }.
root-log-items-exhausted = { $who } exhausted { $a ->
    [one] 1 item
   *[other] { $a } items
}.
root-log-items-refreshed = { $who } refreshed all items.
root-log-items-lost = { $who } lost { $a ->
    [one] 1 item
   *[other] { $a } items
}.
root-brief-sold-to = sold { $b } to { $a }
root-brief-items-exhausted = exhausted { $a }
root-brief-items-refreshed = refreshed all items
root-brief-items-lost = { $a ->
    [one] lost 1 item
   *[other] lost { $a } items
}
root-no-forest-by-exile = That forest isn't adjacent to the Exile: slip to one that is.
root-no-exile-items = The Exile needs 1 ready item to slip and 2 to battle.
root-no-exile-beside = The Exile can't reach { $clearing }: battle in a clearing next to the forest.
root-no-piece-by-exile = Selling to the Exile takes a faction piece next to the forest they are in.
root-no-buyer = You can't sell items to the { $faction }.
root-no-crafted-item = You have no such { $item } among your crafted items.
root-no-sale-now = You sell to the Exile on your own turn, between actions.
root-no-second-raid = You've already done that with the Brigand this turn (once per turn).
root-no-raid = The Brigand has nothing left to do: they need a ruin, or a player to rob.
root-no-item-to-rob = All your crafted items are exhausted: robbing exhausts one.
root-no-robbing-oneself = You can't rob yourself: choose another player.
root-no-raid-hand = You can't rob the { $faction }: they have no cards.
root-no-raid-beside = You can't rob the { $faction }: nowhere are their pieces with yours.
root-broken-exile = the Exile is in no forest of the board
root-broken-pack = the Exile has { $exhausted } exhausted items, more than it has, or too many clubs
