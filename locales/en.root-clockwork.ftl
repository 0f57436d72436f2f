# The words of clockwork players: what is common to all, then each by itself.

## New game
root-extra-cooperative = humans win together against the clockwork players
root-about-extra-cooperative = All humans need 30 points before a clockwork player has them.
# $seat: a clockwork player; $word: what was typed behind it; $known: what can stand there.
root-setup-clockwork = "{ $word }" is not known to { $seat }. Behind it can stand: { $known }.
root-won-machines = The clockwork players won: one of them had 30 points first.
root-won-together = The humans won together: each of them has 30 points or more.

## The turn
# $who: the player who is asked.
root-ask-order-turn = { $who }: Carry out the turn that the order says.
root-ask-outrage-discard = { $who }: Discard a { $suit } or bird card for Outrage.
root-ask-gamble = { $who }: Guess the plot in { $clearing }. A wrong guess gives the Corvids 1 point.
root-no-order = Only a clockwork player carries out orders, at the start of its turn.
root-no-guess = Nobody can guess the plots of a clockwork player.
root-no-guess-yet = You guess a plot of these Corvids only when you are asked, before it is flipped.
root-no-guess-there = You guess the plot in clearing { $clearing } now.
root-ask-errors = { $who }: Discard a card that matches a clearing where buildings fell ({ $suits }), for Investors.
root-verb-order = order
root-verb-help-order = The clockwork player takes its whole turn (R2.7).
root-say-order = Let the clockwork player take its turn.

## The log
# $who: who did it; $law: the number of a law; $measure: what is counted; $reason: why a step is skipped.
root-log-ordered = The { $who } revealed { $card } as its order ({ $suit }).
root-log-weighed = { $law }, { $measure }: clearing { $clearing } has { $count }, clearing { $second-clearing } has { $second-count }.
root-log-weighed-player = { $law }, { $measure }: the { $faction } has { $count }, the { $second-faction } has { $second-count }.
root-log-skipped = { $law }: { $reason }.
root-log-expands = The { $who } built nothing and expands with a new order ({ $law }).
root-log-filed = The { $who } added { $card } to the { $suit } column of its Decree.
root-log-crackdown = The { $who } lost a { $suit } base: a crackdown takes the sympathy of its suit.
root-log-organized-all = The { $who } organized in clearing { $clearing }: { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} went back to the supply.
root-log-souls-order = The { $who } took the { $suit } order from the Lost Souls.
root-log-souls-returned = The { $who } laid { $count ->
    [one] 1 revealed card
   *[other] { $count } revealed cards
} back on the Lost Souls.
root-log-plot-swapped = The { $who } swapped the plot in clearing { $clearing } for { $piece }.
root-log-gambled = The { $who } guessed { $piece } in clearing { $clearing }.
root-log-aided-all = The { $who } aided the { $faction } for { $count ->
    [one] 1 item
   *[other] { $count } items
}.
root-log-covered = The { $who } covered a building slot in clearing { $clearing } with { $item }.
root-brief-aided-all = aided { $faction } for { $count }
root-brief-covered = covered a slot in { $clearing }
root-brief-filed = added { $card } to { $suit }
root-brief-crackdown = crackdown: { $suit } sympathy
root-brief-organized-all = organized in { $clearing } with { $count }
root-brief-souls-order = order { $suit }
root-brief-souls-returned = { $count } back on the souls
root-brief-plot-swapped = plot in { $clearing } now { $piece }
root-brief-gambled = guessed { $piece } in { $clearing }
root-brief-ordered = order { $card } ({ $suit })
root-brief-weighed = { $law } { $measure }: { $clearing } has { $count }, { $second-clearing } { $second-count }
root-brief-weighed-player = { $law } { $measure }: { $faction } { $count }, { $second-faction } { $second-count }
root-brief-skipped = { $law }: { $reason }
root-brief-expands = expands with a new order
root-log-stocked = The { $who } put { $card } into the Market.
root-log-sent-home = The { $who } sent { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} of the { $faction } home from Payments.
root-log-shielded = The { $who } has no Payments and fights everywhere (shield).
root-log-armed = The { $who } has no warriors left and fights where it is ordered (sword).
root-log-racketeered = The { $who } moved { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} from clearing { $clearing } to Payments.
root-brief-stocked = { $card } in the Market
root-brief-sent-home = sent { $count } of the { $faction } home
root-brief-shielded = shield
root-brief-armed = sword
root-brief-racketeered = { $count } from { $clearing } to Payments

## What is counted
root-measure-enemy-pieces = enemy pieces
root-measure-enemy-warriors = enemy warriors
root-measure-enemy-buildings = enemy buildings
root-measure-enemy-placed = enemy buildings and tokens
root-measure-defenseless = defenseless enemy buildings
root-measure-own-warriors = own warriors
root-measure-own-roosts = own roosts
root-measure-open-slots = open slots
root-measure-has-slot = open slot
root-measure-own-plots = own plots
root-measure-pieces = pieces
root-measure-buildings = buildings
root-measure-warriors = warriors
root-measure-placed = buildings and tokens
root-measure-points = points
root-measure-patron = pieces of the best payer
root-measure-payments = warriors in Payments

## Why a step is skipped
root-skip-nothing = no card is left to reveal
root-skip-no-item = the order shows no item that is left
root-skip-no-rule = it rules no such clearing
root-skip-no-building = no such building is left
root-skip-no-slot = no ruled clearing has an open slot
root-skip-no-sympathy = no sympathy is left, or no clearing for it
root-skip-no-warriors = too few warriors are left
root-skip-no-roost = no such clearing has a roost
root-skip-no-move = nobody can move from there
root-skip-no-enemy = no enemy is there
root-skip-no-revolt = no clearing can revolt
root-skip-surprise = a revolt will come as a surprise
root-skip-no-clearing = there is no such clearing
root-skip-no-conspiracy = the conspiracy can do nothing
root-skip-few-below = too few warriors are in the Burrow
root-skip-no-post = no clearing can take a trade post
root-skip-no-protection = neither shield nor sword holds
root-skip-no-ruin = no ruin is left
root-skip-no-quest = it has no quest to go to
root-skip-no-aid = nobody there has a crafted item
root-skip-no-items = too few items are left to exhaust
root-skip-no-damage = no item is damaged
root-skip-no-effect = it would do nothing
root-skip-fought = it battles once per turn

## The board
root-fact-order = order
root-fact-level = level
root-fact-traits = traits
root-fact-next-conspiracy = next conspiracy
root-fact-battle-track = battle track
root-fact-own-quest = quest
root-level-easy = easy
root-level-default = default
root-level-challenging = challenging
root-level-nightmare = nightmare
root-trait-blitz = Blitz
root-trait-fortified = Fortified
root-trait-hospitals = Hospitals
root-trait-iron-will = Iron Will
root-trait-overwhelming = Overwhelming
root-trait-nobility = Nobility
root-trait-relentless = Relentless
root-trait-swoop = Swoop
root-trait-war-tax = War Tax
root-trait-focused = Focused
root-trait-informants = Informants
root-trait-popularity = Popularity
root-trait-veterans = Veterans
root-trait-wildfire = Wildfire
root-trait-steadfast = Steadfast
root-trait-fanatics = Fanatics
root-trait-martyrs = Martyrs
root-trait-erratic = Erratic
root-trait-spiteful = Spiteful
root-trait-backup-plans = Backup Plans
root-trait-vendetta = Vendetta
root-trait-gamble = Gamble
root-trait-mastermind = Mastermind
root-trait-foundations = Foundations
root-trait-investors = Investors
root-trait-invaders = Invaders
root-trait-overwhelm = Overwhelm
root-trait-garrison = Garrison
root-trait-greedy = Greedy
root-trait-ferocious = Ferocious
root-trait-involved = Involved
root-trait-adventurer = Adventurer
root-trait-berserker = Berserker
root-trait-helper = Helper
root-trait-marksman = Marksman
root-trait-questing = Questing
root-board-clockwork = A clockwork player has no hand and chooses nothing: its board says what it does (R2).
root-source-nightmare = nightmare level
root-source-outrage = outrage
root-source-traits = trait cards
root-fact-wares = Market
root-fact-protection = protection
root-fact-shield = shield
root-fact-sword = sword
root-source-markets = markets
root-source-unbuilt = buildings without a place
root-source-mayor = Mayor
root-source-protection = protectionism
