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
root-ask-pass-on = { $who }: Choose a hireling to give away.
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
root-log-control-faded = { $who } keeps control of the { $a } for { $b ->
    [0] no more turns
    [one] 1 more turn
   *[other] { $b } more turns
}.
root-log-passed-on = { $who } gives the { $a } to the { $b }.
root-log-used-hireling = { $who } uses the { $a }.
root-log-forced = { $who } forces the { $a } in { $b }.
root-log-from-pile = { $who } takes { $a } from the discard pile.
root-brief-dealt = in the game
root-brief-dealt-demoted = in the game, demoted
root-brief-sets-up-hireling = sets up { $a }
root-brief-marker-taken = marker at { $a }
root-brief-hired = hires { $a }: { $b }
root-brief-passed-on = { $a } goes to { $b }
root-brief-used-hireling = uses { $a }
root-brief-forced = forces { $a }
root-brief-from-pile = { $a } from the discards

## Why an action is refused
root-no-hireling = The { $faction } isn't a hireling in this game.
root-no-hireling-of-yours = You don't control the { $faction }: hire it first.
root-no-hireling-again = You've already used the { $faction } (once per turn).
root-no-hireling-now = Hirelings act at the start of your Birdsong or in your Daylight, as their cards say.
root-no-hireling-use = It can do nothing now: rule or enemies are missing where it is.
root-no-hireling-part = All { $count } have to go together.
root-no-hire-taken = The { $faction } has a controller: hire one that nobody controls.
root-no-hire-now = You hire at the end of your turn, with a hireling marker.
root-no-pass-on = You give the { $faction } away once its last control marker is gone.
root-no-set-up = Someone else sets up the { $faction }, or it is set up already.
root-no-battle-with = They can't be battled in { $clearing }: choose another enemy.
root-no-edge = Clearing { $clearing } isn't on the map edge: choose one that is.

root-no-place-at-protector = Nothing of yours can be placed in { $clearing } while the Furious Protector is there.
root-no-piece-beside = You have no faction piece in { $clearing }: choose a clearing where you have one.
root-no-leaving-band = They moved into { $clearing } this turn, and the band keeps them there.

## Positions
root-doc-hiring-space = no hireling marker lies at { $space } points: 4, 8 or 12
root-broken-control = { $hireling } has { $markers } control markers
root-broken-markers = there are { $count } hireling markers, more than hirelings without a controller
root-pending-hireling = that hireling is not at the table

## Verbs
root-verb-setup = set up
root-verb-hire = hire
root-verb-force = force
root-verb-help-force = Forces a player to battle or to move, as a hireling's card says (E.2.4).
root-verb-help-setup = Sets up one of the hirelings before the game (A.6.3).
root-verb-help-hire = Hires a hireling that nobody controls, for a hireling marker (E.1.1).

## Last Dynasty and Bluebird Nobles
root-ask-dynasty-set-up = { $who }: Choose a map-edge clearing for the Dynasty.
root-ask-dynasty-land = { $who }: Choose a map-edge clearing for the Dynasty.
root-ask-dynasty-move = { $who }: Choose where the Last Dynasty moves.
root-ask-dynasty-battle = { $who }: Choose whom the Dynasty battles ({ $left } left).
root-broken-dynasty = the Last Dynasty stands in more than { $most ->
    [one] 1 clearing
   *[other] { $most } clearings
}

## Popular Band and Street Band
root-ask-band-set-up = { $who }: Choose a clearing for the band ({ $left } left).
root-ask-band-arrive = { $who }: Choose a clearing with your pieces for the band.
root-ask-band-gather = { $who }: Force a warrior to move to the band?
root-ask-band-grow = { $who }: Choose where another band warrior comes.
root-no-second-band = The band is in { $clearing } already: choose another clearing.
root-no-band = No band warrior is in { $clearing }: choose a clearing with one.
root-no-listener = No warrior of the { $faction } can make that move now.

## Riverfolk Flotilla
root-ask-flotilla-set-up = { $who }: Choose a river clearing on the map edge for the Flotilla.
root-ask-flotilla-trade = { $who }: Draw a card from the Flotilla?
root-ask-flotilla-sail = { $who }: Choose where the Flotilla moves along the river.
root-ask-flotilla-battle = { $who }: Battle with the Flotilla?
root-no-river = Clearing { $clearing } isn't on the river: choose one that is.

## Warm Sun Prophets and Lizard Envoys
root-ask-prophets-arrive = { $who }: Choose a clearing for a Prophet.
root-ask-prophets = { $who }: Force a player, or place a Prophet?
root-ask-prophets-order = { $who }: Choose what the { $player } must do in { $clearing }.
root-ask-prophets-strike = { $who }: Choose whom the { $player } must battle in { $clearing }, if anyone.
root-ask-envoys = { $who }: Choose the card to take from the discard pile.
root-no-prophet = No Prophet is in { $clearing }: choose a clearing with one.
root-no-second-prophet = A Prophet is in { $clearing } already: choose another clearing.
root-no-force = The { $faction } can neither battle nor move there.
root-no-forced-move = They can't move to { $clearing } by ways always open to them.
root-no-forced-battle = They can battle no such enemy in { $clearing }.
root-no-find = The Envoys can't take { $card }: it must be of the suit most common in the top five cards, and no ambush.
root-no-finds = The top of the discard pile has no card for the Envoys.
root-broken-pile = more { $card } cards are on top of the discard pile than lie there

## Furious Protector and Stoic Protector
root-ask-protector-place = { $who }: Choose a clearing for the Protector.
root-ask-protector-move = { $who }: Choose where the Protector moves.
