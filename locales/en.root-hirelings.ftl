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
# $who: the faction asked.
root-ask-set-up-hireling = { $who }: Choose a hireling to set up.
root-ask-hire = { $who }: Choose a hireling to hire.
root-ask-pass-on = { $who }: Choose a hireling and its new controller.
root-ask-hirelings-must = { $who }: Choose a hireling to use.
root-ask-hirelings-may = { $who }: Use a hireling?

## The log
# $who: the faction that did it; $faction: a faction or hireling; $count: how many; $second-faction: another faction
# or hireling; $clearing: the number of a clearing; $card: a card.
root-log-dealt = The { $who } joined the hirelings of this game.
    .brief = { $who } joined the hirelings
root-log-dealt-demoted = The { $who } joined the hirelings of this game, demoted.
    .brief = { $who } joined the hirelings
root-log-sets-up-hireling = The { $who } set up the { $faction }.
    .brief = set up { $faction }
root-log-marker-taken = The { $who } took the hireling marker at { $count } points.
    .brief = took the marker at { $count } VP
root-log-hired = The { $who } hired the { $faction } for { $count ->
    [one] 1 turn
   *[other] { $count } turns
}.
    .brief = hired { $faction } for { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
root-log-control-faded = { $count ->
    [0] The { $who } removed the last control marker from the { $faction }.
    [one] The { $who } kept control of the { $faction } for 1 more turn.
   *[other] The { $who } kept control of the { $faction } for { $count } more turns.
}
root-log-passed-on = The { $who } gave the { $faction } to the { $second-faction }.
    .brief = gave { $faction } to { $second-faction }
root-log-let-go = Nobody could take the { $faction } from the { $who }: no player controls it.
    .brief = let the { $faction } go
root-log-used-hireling = The { $who } used the { $faction }.
    .brief = used { $faction }
root-log-forced = The { $who } forced the { $faction } to act in clearing { $clearing }.
    .brief = forced { $faction } in { $clearing }
root-log-forced-self = The { $who } acted in clearing { $clearing } by order of their own hirelings.
    .brief = acted in { $clearing } by order
root-log-from-pile = The { $who } took { $card } from the discard pile.
    .brief = took { $card } from discards

## Why an action is refused
# $faction: a hireling or faction; $controller: the faction that controls it; $count: how many; $clearing: the
# number of a clearing; $card: a card.
root-no-hireling = This game has no hireling called { $faction }.
root-no-hireling-of-yours = Nobody controls the { $faction }: hire them first.
root-no-hireling-of-others = You don't control the { $faction }: they serve the { $controller }.
root-no-hireling-by-itself = You never use the { $faction }: they act by themselves.
root-no-hireling-in-birdsong = You use the { $faction } only at the start of your Birdsong.
root-no-hireling-in-daylight = You use the { $faction } only in your Daylight.
root-no-hireling-first = You have to use the { $faction } first.
root-no-hireling-left = No warrior of the { $faction } is left in their supply.
root-no-hireling-here = { $count ->
    [0] No piece of the { $faction } is in clearing { $clearing }: choose another clearing.
   *[other] Only { $count } of the { $faction } can act in clearing { $clearing }: name fewer.
}
root-no-pawn-yet = The { $faction } isn't on the map yet: choose where to place the pawn.
root-no-way-from-forest = The { $faction } moves only through forests: slip to an adjacent one.
root-no-second-garrison = No piece in clearing { $clearing } still needs a warrior: choose another clearing.
root-no-card-of-hireling = A battle with the Uprising costs a card, and hirelings have none.
root-no-hireling-again = You've already used the { $faction } (once per turn).
root-no-hireling-now = You use hirelings only in your own turn.
root-no-hireling-use = You can't use the { $faction } now: they have nothing left to do.
root-no-hireling-part = All { $count } have to move together.
root-no-hire-taken = Someone already controls the { $faction }: hire one that nobody controls.
root-no-hire-now = You hire at the end of your turn, with a hireling marker.
root-no-pass-on = You give the { $faction } away once they have no control markers left.
root-no-second-set-up = You can't set up the { $faction } again: choose another hireling.
root-no-removal-with = You can't remove their pieces in clearing { $clearing }: choose another enemy.
root-no-battle-with = You can't battle them in clearing { $clearing }: choose another enemy.
root-no-heal-now = The Feline Physicians help only when your warriors are removed.
root-no-refuge = You can't place them in clearing { $clearing }: choose a clearing with your pieces.
root-no-heal-match = { $card } doesn't match clearing { $clearing }, where you lost warriors.
root-no-edge = Clearing { $clearing } isn't on the map edge: choose one that is.

root-no-place-at-protector = You can't place pieces in clearing { $clearing }: the Furious Protector is there.
root-no-piece-beside = You have no faction piece in clearing { $clearing }: choose a clearing with one.
root-no-leaving-band = { $count ->
    [0] The band keeps them in clearing { $clearing }: they moved in this turn.
   *[other] Only { $count } can leave clearing { $clearing }: the band keeps those that came this turn.
}

## Positions
# $space: a space of the score track; $hireling: a hireling; $markers: how many control markers; $count: how many;
# $text: what was written.
root-doc-hiring-space = no hireling marker is at { $space } points: use 4, 8 or 12
root-broken-arrivals = more pieces moved into a clearing this turn than are there now
root-broken-control = { $hireling } has { $markers } control markers
root-broken-markers = there are { $count } hireling markers, but fewer hirelings without a controller
root-broken-demoted = { $hireling } is demoted but has pieces on the map
root-broken-used = { $hireling } has acted, but not for the current player
root-broken-passed = the hireling marker at { $space } points is unclaimed, but a player has that score
root-broken-protector = the Furious Protector is not in a clearing
root-broken-flotilla = the Flotilla is not in a clearing on a river
root-doc-no-piece = { $text } is not a building or token
root-pending-hireling = that hireling is not in this game

## Verbs
root-verb-setup = set up
root-verb-hire = hire
root-verb-force = force
root-verb-help-force = { root-verb-help-force.short } (E.2.4).
    .short = Force a player to battle or to move, as a hireling's card says
root-verb-remove = remove
root-verb-heal = heal
root-verb-help-setup = { root-verb-help-setup.short } (A.6.3).
    .short = Set up one of the hirelings before the game
root-verb-help-hire = { root-verb-help-hire.short } (E.1.1).
    .short = Hire a hireling that nobody controls, for a hireling marker

root-verb-help-remove = { root-verb-help-remove.short } (E.2.4).
    .short = Choose a piece for a hireling to remove
root-verb-help-heal = { root-verb-help-heal.short } (E.2.2).
    .short = Spend a matching card to place removed warriors with your other pieces

## Last Dynasty and Bluebird Nobles
# $who: the faction asked, or the one that did it; $left: how many are left.
root-ask-dynasty-set-up = { $who }: Choose a map-edge clearing for the Dynasty.
root-ask-dynasty-land = { $who }: Choose a map-edge clearing for the Dynasty.
root-ask-dynasty-move = { $who }: Choose where the Last Dynasty moves.
root-ask-dynasty-battle = { $who }: Choose whom the Dynasty battles ({ $left } left).
    .short = { $who }: Choose whom the Dynasty battles.
root-broken-dynasty = the Last Dynasty is in more than 1 clearing

## Popular Band and Street Band
# $who: the faction asked, or the one that did it; $left: how many are left; $clearing: the number of a clearing;
# $faction: a faction or hireling.
root-ask-band-set-up = { $who }: Choose a clearing for the band ({ $left } left).
    .short = { $who }: Choose a clearing for the band.
root-ask-band-arrive = { $who }: Choose a clearing with your pieces for the band.
root-ask-band-gather = { $who }: Force a warrior to move to the band?
root-ask-band-grow = { $who }: Place another band warrior?
root-ask-band-come = { $who }: Choose a clearing for another band warrior.
root-no-second-band = The band is already in clearing { $clearing }: choose another one.
root-no-band = No band warrior is in clearing { $clearing }: choose a clearing with one.
root-no-listener = No warrior of the { $faction } can make that move now.

## Riverfolk Flotilla
# $who: the faction asked, or the one that did it.
root-ask-flotilla-set-up = { $who }: Choose a map-edge river clearing for the Flotilla.
root-ask-flotilla-trade = { $who }: Draw a card from the Flotilla?
root-ask-flotilla-sail = { $who }: Choose where the Flotilla moves along the river.
root-ask-flotilla-battle = { $who }: Battle with the Flotilla?

## Warm Sun Prophets and Lizard Envoys
# $who: the faction asked, or the one that did it; $player: a player; $clearing: the number of a clearing; $faction:
# a faction or hireling; $card: a card.
root-ask-prophets-arrive = { $who }: Choose a clearing for a Prophet.
root-ask-prophets = { $who }: Force a player, or place a Prophet.
root-ask-prophets-order = { $who }: Choose what the { $player } must do.
root-ask-prophets-strike = { $who }: Choose whom the { $player } must battle.
root-ask-envoys = { $who }: Choose the card to take from the discard pile.
root-no-prophet = No Prophet is in clearing { $clearing }: choose a clearing with one.
root-no-second-prophet = A Prophet is already in clearing { $clearing }: choose another one.
root-no-force = The { $faction } can't battle or move there: force another player.
root-no-forced-move = They can't be forced to move to clearing { $clearing }: choose another clearing.
root-no-forced-battle = They can't battle that enemy in clearing { $clearing }: choose another one.
root-no-find = The Envoys take the most common suit of the top 5 cards, never an ambush.
root-no-finds = The top of the discard pile has no card that the Envoys can take.
root-broken-pile = there are more known { $card } cards on top of the discard pile than in it

## Furious Protector and Stoic Protector
# $who: the faction asked, or the one that did it.
root-ask-protector-place = { $who }: Choose a clearing for the Protector.
root-ask-protector-move = { $who }: Choose where the Protector moves.
## Flame Bearers and Rat Smugglers
# $who: the faction asked, or the one that did it; $left: how many are left; $clearing: the number of a clearing;
# $card: a card.
root-ask-bearers-land = { $who }: Choose a clearing for a Flame Bearer ({ $left } left).
    .short = { $who }: Choose a clearing for a Flame Bearer.
root-ask-bearers-raze = { $who }: Choose a piece for the Flame Bearers to remove.
root-ask-bearers-spread = { $who }: Choose a clearing for 1 more Flame Bearer.
root-ask-smugglers-card = { $who }: Choose a card with an item to discard.
root-ask-smugglers-act = { $who }: Choose a move or a battle.
root-no-bearers-near = No Flame Bearer is in or adjacent to clearing { $clearing }: choose another clearing.
root-no-piece-to-raze = Remove an enemy piece in clearing { $clearing }, warriors first.
root-no-goods = { $card } shows no item: choose a card that does.
root-no-goods-held = The Smugglers need a card that shows an item, and you have none in your hand.
root-no-smuggling = You have no move or battle to make, so the Smugglers can't help.

## Vault Keepers and Badger Bodyguards
# $who: the faction asked, or the one that did it; $clearing: the number of a clearing.
root-ask-vault-first = { $who }: Choose a clearing for a vault and 2 Vault Keepers.
root-ask-vault = { $who }: Place a vault?
root-ask-vault-either = { $who }: Battle at vaults, or recruit a warrior at each?
root-ask-vault-battles = { $who }: Start another battle where there is a vault?
root-ask-vault-garrison = { $who }: Choose a vault to place a warrior at.
root-no-vault = No vault is in clearing { $clearing }: choose one that is on the map.
root-no-vault-near = No vault is in or next to clearing { $clearing }: choose another clearing.
root-no-battle-at-vault = The Vault Keepers can't battle in clearing { $clearing } now: choose another vault.

## Spring Uprising and Rabbit Scouts
# $who: the faction asked, or the one that did it; $suit: a suit; $faction: a faction or hireling; $clearing: the
# number of a clearing; $card: a card.
root-ask-uprising-place = { $who }: Choose a { $suit } clearing for an Uprising warrior.
root-ask-uprising-rise = { $who }: Choose what the Uprising does ({ $suit }).
    .short = { $who }: Choose what the Uprising does.
root-ask-uprising-pay = { $who }: Discard a { $suit } card for the battle.
root-ask-scouts = { $who }: Spend a { $suit } card for the higher die?
root-log-uprising-die = The { $who } rolled { $suit } on the uprising die.
    .brief = rolled { $suit }
root-log-unpaid = The { $who } discarded no card, so the battle with the { $faction } ended.
    .brief = called off battle with { $faction }
root-log-scouted = The { $who } took the higher roll.
    .brief = took the higher roll
root-no-uprising-suit = Clearing { $clearing } doesn't match the die: choose one that does.
root-no-uprising = No Uprising warrior is in clearing { $clearing }: choose a clearing with one.
root-no-card-to-battle = You need a card that matches clearing { $clearing } to battle the Uprising.
root-no-battle-match = { $card } doesn't match clearing { $clearing }: choose a card that does.

## Highway Bandits and Bandit Gangs
# $who: the faction asked, or the one that did it; $left: how many are left; $clearing: the number of a clearing;
# $second-clearing: the number of another clearing; $from: the number of the first clearing; $to: the number of the
# second clearing.
root-ask-bandits-set-up = { $who }: Choose a path for a bandit ({ $left } left).
    .short = { $who }: Choose a path for a bandit.
root-ask-bandits-lift = { $who }: Choose a bandit to take from its path.
root-ask-bandits-place = { $who }: Choose a path for a bandit.
root-ask-bandits-join = { $who }: Place a warrior in clearing { $clearing }, where you moved?
root-ask-gangs-arrive = { $who }: Choose a clearing with your pieces for a bandit.
root-ask-gangs-either = { $who }: Place a bandit, or 1 of your warriors at each.
root-ask-gangs-support = { $who }: Choose a bandit to place your warrior with.
root-log-lurked = The { $who } placed a bandit between clearings { $clearing } and { $second-clearing }.
    .brief = placed bandit { $clearing }-{ $second-clearing }
root-log-lifted = The { $who } removed the bandit between clearings { $clearing } and { $second-clearing }.
    .brief = removed bandit { $clearing }-{ $second-clearing }
root-log-toll = The { $who } lost 1 warrior to bandits between clearings { $clearing } and { $second-clearing }.
    .brief = lost 1 to bandits { $clearing }-{ $second-clearing }
root-log-waylaid = The { $who } met bandits between clearings { $clearing } and { $second-clearing }.
    .brief = met bandits { $clearing }-{ $second-clearing }
root-no-path-between = No path joins clearings { $from } and { $to }: choose clearings that a path joins.
root-no-second-bandit = A bandit is already on the path to clearing { $clearing }: choose another path.
root-no-other-end = Place the warrior in clearing { $clearing }, where the move ended.
root-no-gang = No bandit is in clearing { $clearing }: choose a clearing with one.
root-no-piece-at-bandit = You have no piece at that path to clearing { $clearing }: choose a path with one.
root-no-bandit = No bandit is on the path between clearings { $from } and { $to }: choose another path.
root-no-bandit-to-lift = You still have a bandit off the map: place that one on a path.
root-no-bandit-home = That bandit has no free path near your pieces: choose another bandit.
root-doc-bandit = no bandit can be between clearings { $from } and { $to }: 1 per path, at most 4
root-broken-gang = the Highway Bandits are on paths but also have warriors in clearings
root-broken-bandit = a bandit is between clearings { $from } and { $to }, but no path joins them
root-verb-lurk = ambush path
root-verb-lift = free path
root-verb-help-lurk = { root-verb-help-lurk.short } (E.2.4).
    .short = Put a bandit on the path between two clearings
root-verb-help-lift = { root-verb-help-lift.short } (E.2.4).
    .short = Take the bandit between two clearings from its path

## Corvid Spies and Raven Sentries
# $who: the faction asked, or the one that did it; $left: how many are left; $clearing: the number of a clearing.
root-ask-spies-set-up = { $who }: Choose 2 clearings of the same suit for Spies.
root-ask-spies-place = { $who }: Choose a clearing with enemies for a Spy ({ $left } left).
    .short = { $who }: Choose a clearing with enemies for a Spy.
root-ask-spies-either = { $who }: Battle, or steal cards where Spies are.
root-ask-spies-battles = { $who }: Choose the next battle of the Spies.
root-no-spies-of-suit = Choose 2 clearings of the same suit: clearing { $clearing } doesn't match.
root-no-spies-among-enemies = No enemy piece is in clearing { $clearing }: choose a clearing with one.
root-no-second-battle = The Spies have already battled in clearing { $clearing } (once per clearing).
root-no-victims = No enemy in clearing { $clearing } has cards for the Spies to take.

## Sunward Expedition and Mole Artisans
# $who: the faction asked, or the one that did it; $card: a card; $clearing: the number of a clearing; $count: how
# many.
root-ask-foothold-first = { $who }: Choose a clearing for a foothold and 3 warriors.
root-ask-foothold-abandon = { $who }: Choose a foothold to remove from the map.
root-ask-foothold = { $who }: Choose a clearing for a foothold and warriors.
root-ask-expedition-either = { $who }: Move, battle, or recruit 1 at each foothold?
root-ask-expedition-battle = { $who }: Start a battle with the Expedition?
root-ask-foothold-garrison = { $who }: Choose a foothold to place a warrior at.
root-ask-artisans = { $who }: Reveal { $card } to keep it?
root-no-second-foothold = A foothold is already in clearing { $clearing }: choose another one.
root-no-crew = { $count ->
    [0] The Expedition has no warriors left to come with the foothold.
    [one] Only 1 warrior can come with the foothold.
   *[other] Only { $count } warriors can come with the foothold.
}
root-no-foothold = No foothold is in clearing { $clearing }: choose one that is on the map.
root-broken-footholds = a clearing has 2 footholds
root-broken-artisans = the Mole Artisans keep cards that the current player did not craft

## Forest Patrol and Feline Physicians
# $who: the faction asked, or the one that did it; $suit: a suit; $count: how many; $clearing: the number of a
# clearing.
root-ask-patrol-either = { $who }: Move the Patrol, or place its warriors.
root-ask-patrol-battle = { $who }: Start a battle with the Patrol?
root-ask-physicians = { $who }: Save { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} from { $clearing } for a { $suit } card?
root-log-kept-warrior = The { $who } kept 1 removed warrior on their card.
    .brief = kept 1 warrior on the card
root-no-patrol-here = No Patrol warrior is in clearing { $clearing }: choose a clearing with one.
root-no-patrol-on-card = The Patrol has no warriors on its card: move instead.
root-word-physicians = Feline Physicians

## Beside the map, and on the page about the table
# $spaces: spaces of the score track; $what: a kind of piece; $count: how many; $place: where the pawn is; $paths:
# the paths with bandits; $ready: how many are ready; $cards: the cards; $who: a faction; $left: how many control
# markers are left; $used: whether it has acted, to select on.
root-hirelings = HIRELINGS
root-hirelings-at = VP { $spaces }
root-hirelings-at-wide = { "  " }markers at { $spaces }
root-hired-left = { $what }: { $count } left
root-hired-warriors = warriors
root-hired-aside = on card: { $count }
root-hired-kept = cards kept: { $count }
root-hired-pawn = pawn in: { $place }
root-hired-paths = on paths: { $paths }
root-hired-items = items: { $count } ({ $ready } ready)
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
root-hired-due = hires { $count } this turn
root-markers-left = Hireling markers on the score track: { $spaces }.
root-markers-taken = Taken by the { $who }: { $count ->
    [one] 1 marker
   *[other] { $count } markers
}. They hire at the end of their turn.
root-help-hirelings =
    When you reach a hireling marker (4, 8 or 12 points), you hire a hireling that nobody controls at the end of your turn. A die says for how many turns.
    Its warriors and buildings then count as yours for rule, but you move and battle with them only as its card says. What it removes scores nothing.
    At the end of each turn of yours, remove a control marker from it. After the last one, give it to another player.
root-help-hirelings-drawn = On the map, +e2 is 2 warriors of hireling e.
root-help-hirelings-beside =
    "C2 x" means that C controls it for 2 turns and has used it. The key { $key } shows all hirelings.

## What each side does: two lines at most
root-hireling-text-forest-patrol =
    Always: when some are removed, put 1 of them on this card. Daylight: move,
    then you may battle; or place all from this card with a Patrol warrior.
root-demoted-text-forest-patrol =
    Always: when your warriors are removed, you may spend a card matching the
    clearing to place them with your other pieces instead.
root-hireling-text-last-dynasty =
    Daylight: if off the map, place all 5 in a map-edge clearing and battle. On
    it, move and battle if you rule their clearing, else battle twice.
root-demoted-text-last-dynasty =
    Always: you rule where you tie for the most warriors and buildings.
    Birdsong: score 1 point for every 3 clearings you rule.
root-hireling-text-spring-uprising =
    Always: to battle it, first discard a matching card. Birdsong: roll a suit.
    In a clearing of that suit, remove 1 with all enemies there, or place 1.
root-demoted-text-spring-uprising =
    Always: when you defend, you may spend a card matching the clearing before
    the roll; then your hits use the higher die.
root-hireling-text-the-exile =
    Anyone adjacent may sell it a crafted item for 1 card and 1 point. Daylight:
    1 item moves it, 2 battle; then refresh all. Hits exhaust or remove items.
root-demoted-text-the-exile =
    Daylight: take an item from a ruin where you have pieces. Exhaust a crafted
    item to take a random card from a player in a clearing with you.
root-hireling-text-flame-bearers =
    Birdsong: each removes 1 enemy piece where it is, warriors first. Then place
    1 in or next to a clearing with Bearers; with none on the map, 2 anywhere.
root-demoted-text-flame-bearers =
    Daylight: discard any number of cards that show an item. Each lets you move
    or battle.
root-hireling-text-vault-keepers =
    Daylight: you may place a vault in or next to a clearing with one. Then they
    may battle at every vault, or you may place 1 warrior at each.
root-demoted-text-vault-keepers = Always: in battle, ignore the first hit you take.
root-hireling-text-popular-band =
    Always: enemies can't leave its clearings on the turn they move in.
    Daylight: force 1 warrior from each adjacent clearing to come; place 1.
root-demoted-text-popular-band =
    Always: enemies who enter a clearing with the band can't leave it that turn.
    Daylight: place 1 warrior of the band in any clearing.
root-hireling-text-riverfolk-flotilla =
    It can't be battled or removed, and rolls up to 3 hits. Birdsong: those with
    pieces there may draw 1; it moves along the river, then it may battle.
root-demoted-text-riverfolk-flotilla =
    Always: you need not rule when you move from or to a river clearing.
root-hireling-text-warm-sun-prophets =
    Daylight: force a player with pieces at a Prophet to battle there, or to
    move and perhaps battle; you choose where and whom. Or place 1 Prophet.
root-demoted-text-warm-sun-prophets =
    Birdsong: take a card of the most common suit among the top 5 of the discard
    pile. You can't take ambushes.
root-hireling-text-highway-bandits =
    Enemies moving along its path lose 1 of those (Vagabond: damage 1). You may
    place a warrior where you arrive. Daylight: place 1 on a path near you.
root-demoted-text-highway-bandits =
    Always: they can't be battled where you have pieces. Daylight: place 1 of
    your warriors at each of them, or 1 of them in a clearing with your pieces.
root-hireling-text-sunward-expedition =
    Daylight: place a foothold and up to 3 warriors in a clearing without
    one. Then move and battle with them, or place 1 warrior at each foothold.
root-demoted-text-sunward-expedition =
    Always: when you craft a card with an item, you may reveal it instead of
    discarding it. It returns to your hand at the end of your Evening.
root-hireling-text-corvid-spies =
    Daylight: place 2 Spies where enemies are. Then battle in each clearing with
    Spies, or take a random card from each enemy in one such clearing.
root-demoted-text-corvid-spies =
    Always: in battle, deal 1 extra hit where you have a building or token.
root-hireling-text-furious-protector =
    It can't be battled or removed, and enemies can't place pieces where it is.
    Birdsong: it moves, then removes 1 warrior of each player there, yours too.
root-demoted-text-furious-protector =
    It can't be battled or removed, nor can enemies battle or remove your pieces
    where it is. Birdsong: it moves.

## Exile and Brigand
# $who: the faction asked, or the one that did it; $left: how many are left; $clearing: the number of a clearing;
# $player: a player; $item: an item; $faction: a faction or hireling; $count: how many; $exhausted: how many are
# exhausted.
root-ask-exile-set-up = { $who }: Choose a forest for the Exile.
root-ask-exile = { $who }: Slip or battle with the Exile ({ $left ->
    [one] 1 item
   *[other] { $left } items
} ready)?
    .short = { $who }: Slip or battle with the Exile?
root-ask-sell = { $who }: Sell an item to the Exile before you draw?
root-ask-brigand = { $who }: Choose a ruin to search, or a player to rob.
root-ask-brigand-find = { $who }: Choose an item from the ruin in clearing { $clearing }.
root-ask-brigand-rob = { $who }: Exhaust an item to rob the { $player }.
root-log-sold-to = The { $who } sold { $item } to the { $faction }.
    .brief = sold { $item } to { $faction }
root-log-items-exhausted = The { $who } exhausted { $count ->
    [one] 1 item
   *[other] { $count } items
}.
    .brief = exhausted { $count ->
        [one] 1 item
       *[other] { $count } items
    }
root-log-items-refreshed = The { $who } refreshed all items.
    .brief = refreshed all items
root-log-items-lost = The { $who } lost { $count ->
    [one] 1 item
   *[other] { $count } items
}.
    .brief = lost { $count ->
        [one] 1 item
       *[other] { $count } items
    }
root-no-forest-by-exile = That forest isn't adjacent to the Exile: slip to one that is.
root-no-exile-items = The Exile needs 1 ready item to slip and 2 to battle.
root-no-exile-beside = The Exile can't reach clearing { $clearing }: battle next to their forest.
root-no-piece-by-exile = To sell to the Exile, you need a faction piece next to their forest.
root-no-buyer = You can't sell items to the { $faction }.
root-no-crafted-item = You have no such { $item } among your crafted items.
root-no-sale-now = You can sell to the Exile only in your own turn, between actions.
root-no-second-raid = You've already done that with the Brigand this turn (once per turn).
root-no-raid = The Brigand has nothing left to do: they need a ruin, or a player to rob.
root-no-item-to-rob = All your crafted items are exhausted, and robbing exhausts one.
root-no-robbing-oneself = You can't rob yourself: choose another player.
root-no-raid-hand = You can't rob the { $faction }: they have no cards.
root-no-raid-beside = You can't rob the { $faction }: they have no piece in a clearing with yours.
root-broken-exile = the Exile is not in a forest of this map
root-broken-pack = the Exile has too many clubs, or { $exhausted } exhausted items, more than they have
