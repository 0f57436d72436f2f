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
root-brief-dealt = in the game
root-brief-dealt-demoted = in the game, demoted
root-brief-sets-up-hireling = sets up { $a }
root-brief-marker-taken = marker at { $a }
root-brief-hired = hires { $a }: { $b }
root-brief-passed-on = { $a } goes to { $b }
root-brief-used-hireling = uses { $a }

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

## Positions
root-doc-hiring-space = no hireling marker lies at { $space } points: 4, 8 or 12
root-broken-control = { $hireling } has { $markers } control markers
root-broken-markers = there are { $count } hireling markers, more than hirelings without a controller
root-pending-hireling = that hireling is not at the table

## Verbs
root-verb-setup = set up
root-verb-hire = hire
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
