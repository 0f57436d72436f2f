# The words of clockwork players: what is common to all, then each by itself.

## New game
root-extra-cooperative = humans win together against the clockwork players
root-about-extra-cooperative = The humans win if all of them reach 30 points before a clockwork player does.
root-extra-services = clockwork players buy services by their advanced cards
root-about-extra-services = Each clockwork player has its own way to buy from the Riverfolk (R9.7). It matters only if the Riverfolk play.
# $seat: a clockwork player; $word: what was typed behind it; $known: what can stand there.
root-setup-clockwork = "{ $word }" is not valid after { $seat }. Use each of these at most once: { $known }.
# $extra: the word of an extra.
root-setup-no-clockwork = "{ $extra }" is for games with a clockwork player: add a seat such as clockwork:marquise.
root-won-clockwork = The clockwork players won: one of them had 30 points first.
root-won-together = The humans won together: each of them has 30 points or more.

## The turn
# $who: the player who is asked.
root-ask-order-turn = { $who }: Carry out this turn's order.
root-ask-outrage-discard = { $who }: Discard a { $suit } or bird card for Outrage.
root-ask-gamble = { $who }: Guess the plot in clearing { $clearing } (wrong: Corvids +1).
root-no-order = Only a clockwork player carries out orders, at the start of its turn.
root-no-guess = Nobody can guess the plots of a clockwork player.
root-no-guess-yet = You guess a plot of these Corvids only when you are asked, before it is flipped.
root-no-guess-there = Guess the plot in clearing { $clearing }, which is about to be flipped.
root-ask-errors = { $who }: Discard a card matching a clearing that lost a building ({ $suit }), for Investors.
    .short = { $who }: Discard a matching card for Investors.
root-verb-order = order
root-verb-help-order = { root-verb-help-order.short } (R2.7).
    .short = The clockwork player takes its whole turn
root-say-order = Let the clockwork player take its turn.

## The log
# $who: who did it; $by: the law or the trait by which it is done; $measure: what is counted; $reason: why a step is skipped.
root-log-ordered = The { $who } revealed { $card } as its order: { $suit }.
    .brief = order { $suit }: { $card }
root-log-weighed = Clearing { $clearing }: { $count }; clearing { $second-clearing }: { $second-count } ({ $measure }).
    .brief = { $by } { $measure }: { $count } in { $clearing }, { $second-count } in { $second-clearing }
root-log-weighed-player = The { $faction }: { $count }; the { $second-faction }: { $second-count } ({ $measure }).
    .brief = { $by } { $measure }: { $faction } { $count }, { $second-faction } { $second-count }
root-log-ranked = { $count ->
    [one] Only clearing { $clearing } qualified.
   *[other] { $count } clearings tied; clearing { $clearing } had the highest priority.
}
root-log-ranked-last = { $count ->
    [one] Only clearing { $clearing } qualified.
   *[other] { $count } clearings tied; clearing { $clearing } had the lowest priority.
}
root-log-ranked-player = { $count ->
    [one] Only the { $faction } qualified.
   *[other] { $count } players tied; the { $faction } set up first.
}
root-log-invoked = The { $who } used the trait { $trait }.
    .brief = trait { $trait }
root-log-musters = { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} for { $second-count ->
    [one] 1 clearing
   *[other] { $second-count } clearings
}.
root-log-musters-last = { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} for { $second-count ->
    [one] the clearing
   *[other] the { $second-count } clearings
} with the lowest priority.
root-log-column = The { $suit } column, { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
root-log-tallied = { $count ->
    [one] 1 point
   *[other] { $count } points
}.
root-log-idle = The Lizards could not { $conspiracy }.
    .brief = could not { $conspiracy }
root-log-skipped = { $reason }.
    .brief = { $by }: { $reason }
root-log-expands = The { $who } built nothing and expanded with a new order.
    .brief = expanded with a new order
root-log-filed = The { $who } added { $card } to the { $suit } column of its Decree.
    .brief = added { $card } to { $suit }
root-log-crackdown = The { $who } lost a { $suit } base and all sympathy in { $suit } clearings.
    .brief = lost { $suit } sympathy
root-log-organized-all = The { $who } organized in clearing { $clearing }: { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} went back to the supply.
    .brief = organized in { $clearing } with { $count }
root-log-souls-order = The Lost Souls gave the { $who } a { $suit } order.
    .brief = took { $suit } order
root-log-souls-returned = The { $who } returned { $count ->
    [one] 1 revealed card
   *[other] { $count } revealed cards
} to the Lost Souls.
    .brief = returned { $count } to the souls
root-log-plot-swapped = The { $who } swapped the plot in clearing { $clearing } for { $piece }.
    .brief = swapped plot in { $clearing } for { $piece }
root-log-gambled = The { $who } guessed { $piece } in clearing { $clearing }.
    .brief = guessed { $piece } in { $clearing }
root-log-aided-all = The { $who } aided the { $faction } for { $count ->
    [one] 1 item
   *[other] { $count } items
}.
    .brief = aided { $faction } for { $count }
root-log-covered = The { $who } covered a building slot in clearing { $clearing } with { $item }.
    .brief = covered a slot in { $clearing }
root-log-pities = There was no revolt, so sympathy spread { $count ->
    [one] once
   *[other] { $count } times
}.
    .brief = spread sympathy x{ $count }
root-log-strikes = The { $who } struck at all enemy pieces in clearing { $clearing }.
    .brief = struck in { $clearing }
root-log-extra-hit = The { $who } dealt 1 extra hit.
    .brief = dealt 1 extra hit
root-log-dismisses = The { $who } returned 1 warrior from the Burrow to the supply.
root-log-stocked = The { $who } added { $card } to the Market.
    .brief = added { $card } to the Market
root-log-sent-home = The { $who } returned { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} from Payments to the { $faction }.
    .brief = returned { $count } to { $faction }
root-log-shielded = The { $who } had empty Payments: the shield made it battle in every clearing.
    .brief = battles by the shield
root-log-armed = The { $who } had no warriors left: the sword made it battle in the ordered clearings.
    .brief = battles by the sword
root-log-racketeered = The { $who } moved { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} from clearing { $clearing } to Payments.
    .brief = moved { $count } from { $clearing } to Payments

## Help
root-help-title-clockwork = CLOCKWORK PLAYERS
root-help-clockwork =
    Nobody decides for a clockwork player: it reveals a card as its order and follows its board. It has no hand and ambushes nobody, and nobody ambushes it. Clearings of the order's suit are its ordered clearings; a bird card orders all of them. If clearings tie, it takes the one with the highest priority: clearing 1 comes first.
root-clockwork-points-r4 = Mechanical Marquise: each Evening, for the buildings of the order's kind.
root-clockwork-points-r5 = Electric Eyrie: each Evening, for the roosts on the map.
root-clockwork-points-r6 = Automated Alliance: each sympathy token, more for later ones, and 5 when it can't spread.
root-clockwork-points-r7 = Vagabot: quests, items taken as aid, and the warriors it removes as attacker.
root-clockwork-points-r8 = Logical Lizards: each Evening, for the gardens of the order's suit.
root-clockwork-points-r9 = Riverfolk Robots: each Evening, for the warriors in Payments of the player with the most there; 1 for protectionism.
root-clockwork-points-r10 = Drillbit Duchy: each Evening, 1 for each market; lords with a crown.
root-clockwork-points-r11 = Cogwheel Corvids: each plot flipped, 1 for each plot then face up; each Evening, 1 for each extortion.

## What is counted
root-measure-enemy-pieces = enemy pieces
root-measure-enemy-warriors = enemy warriors
root-measure-enemy-buildings = enemy buildings
root-measure-enemy-placed = enemy buildings and tokens
root-measure-defenseless = defenseless enemy buildings
root-measure-own-warriors = own warriors
root-measure-own-placed = own buildings and tokens
root-measure-open-slots = open slots
root-measure-has-slot = open slot
root-measure-aided-points = fewest points to aid
root-measure-moves = moves away
root-measure-roosts = roosts
root-measure-plots = plots
root-measure-patron-pieces = pieces of that player
root-measure-pieces = pieces
root-measure-buildings = buildings
root-measure-warriors = warriors
root-measure-placed = buildings and tokens
root-measure-points = points
root-measure-payments = warriors in Payments


## Why a step is skipped
root-skip-few-items = too few of its items are undamaged
root-skip-built = it placed a building this turn
root-skip-many-buildings = too many of its buildings are on the map
root-skip-once = only once per turn
root-skip-few-at-bases = no base has enough warriors
root-skip-many-items = it has more than 2 undamaged items
root-skip-no-acolytes = no acolytes are left
root-skip-no-base = no base is on the map
root-skip-no-battle = it can't battle anywhere
root-skip-no-drawn-item = the card drawn shows no item that is left
root-skip-no-group = no small group is away from its buildings
root-skip-no-minister = every minister has a crown
root-skip-no-new-item = no new card shows an item that is left
root-skip-no-place = no such clearing has an open slot
root-skip-no-plot = no plot is face down
root-skip-no-plot-left = no plot is left
root-skip-no-prey = nothing is undefended there
root-skip-none-exhausted = no item is exhausted
root-skip-none-to-spare = no clearing has warriors to spare
root-skip-nothing = no card is left to reveal
root-skip-no-item = the order shows no item that is left
root-skip-no-rule = it rules no such clearing
root-skip-no-building = no such building is left
root-skip-no-slot = no ruled clearing has an open slot
root-skip-no-sympathy = no sympathy is left, or no clearing for it
root-skip-no-warriors = too few warriors are left
root-skip-no-roost = no such clearing has a roost
root-skip-no-move = no warriors can move from there
root-skip-no-enemy = no enemy is there
root-skip-no-revolt = no clearing can revolt
root-skip-surprise = it will revolt as a surprise
root-skip-no-clearing = there is no such clearing
root-skip-few-below = too few warriors are in the Burrow
root-skip-no-post = no clearing can take a trade post
root-skip-no-protection = neither shield nor sword is active
root-skip-no-ruin = no ruin is left
root-skip-no-quest = it has no quest to go to
root-skip-no-aid = nobody there has a crafted item
root-skip-no-items = too few items are left to exhaust
root-skip-no-damage = no item is damaged
root-skip-no-effect = it would do nothing
root-skip-snared = a snare prevents this part of the step
root-skip-bird-order = a bird order has no suit
root-skip-no-garden = no garden can be placed there
root-skip-fought = it battles only once per turn

## The board
root-fact-order = order
root-fact-level = level
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
root-trait-about-blitz = After its moves, it takes the clearing with the highest priority that it rules without an enemy and with 2 or more warriors. All but 1 of them move to the adjacent clearing with the most enemy pieces and battle there.
root-trait-about-fortified = Each of its buildings takes 2 hits to remove. A single hit does nothing to it.
root-trait-about-hospitals = When it loses 2 or more warriors as defender, 2 warriors are placed at the keep.
root-trait-about-iron-will = With a bird order, it recruits twice as many warriors.
root-trait-about-overwhelming = It scores 1 point for every 2 warriors that it can't place when it recruits. It expands only once per turn.
root-trait-about-nobility = It also falls into turmoil when it can't recruit a warrior. Turmoil scores 1 point for each bird card in the Decree instead of losing it.
root-trait-about-relentless = After its battles, it removes all defenseless enemy buildings and tokens where its warriors are, for 1 point each.
root-trait-about-swoop = At the end of Daylight, 2 warriors are placed in the clearing with the highest priority without its pieces, unless it fell into turmoil.
root-trait-about-war-tax = A player who loses a building or token to it also loses 1 point.
root-trait-about-focused = It also deals the extra hit of its longest column when columns tie for longest.
root-trait-about-informants = The automated ambush also works where its sympathy is defenseless.
root-trait-about-popularity = Nobody scores for removing sympathy.
root-trait-about-veterans = When it defends, it uses the higher roll and the attacker the lower.
root-trait-about-wildfire = At the end of Evening, it spreads sympathy once more without scoring.
root-trait-about-steadfast = It skips public pity on turns that end with a surprise revolt, and it ignores martial law.
root-trait-about-fanatics = After it converts, it battles in that clearing with 1 extra hit.
root-trait-about-martyrs = A bird ritual also turns a warrior from the supply into an acolyte.
root-trait-about-erratic = At the end of its turn, the top card of the deck joins the Lost Souls.
root-trait-about-spiteful = A crusade that removes a token scores 1 more point.
root-trait-about-backup-plans = When a plot is removed, 1 warrior is placed in its clearing.
root-trait-about-vendetta = Every plot that is flipped also works as a bomb.
root-trait-about-gamble = Before a flip, the human with the most pieces there guesses the plot. If the guess is right, the plot has no effect and is removed; if it is wrong, the Corvids score 1 point.
root-trait-about-mastermind = It plots twice per turn.
root-trait-about-foundations = Only a minister whose suit matches a clearing that lost a building can lose a crown.
root-trait-about-investors = A human who removes a building discards a card matching that clearing, and the Duchy loses 1 point. Without such a card, a minister of that suit gains a crown.
root-trait-about-invaders = It digs where the most enemy buildings are, then the fewest enemy warriors. If no slot is open where it rules, it battles in each clearing instead of building.
root-trait-about-overwhelm = It digs twice per turn, with 3 warriors each time.
root-trait-about-garrison = When it defends, it is never defenseless, and each trade post there lets it roll 1 more hit.
root-trait-about-greedy = It scores 1 point when the player with the most points buys services.
root-trait-about-ferocious = When it attacks, it can always roll up to 3 hits.
root-trait-about-involved = In its battles against a human who bought no mercenaries on their last turn, its warriors fight for the other side.
root-trait-about-adventurer = It battles only once per turn, and at the end of Daylight it completes quests as long as it can.
root-trait-about-berserker = It battles in the nearest clearing with the most pieces of others, against the player with the most there, and repairs 1 more item in Evening.
root-trait-about-helper = Each item of an aid scores 2 points, and the aided player draws 2 cards for each.
root-trait-about-marksman = When it attacks, it deals 1 hit before the roll.
root-trait-about-questing = Damaged items count for the battle track, and items stay there. Quests score 1 more point. It aids once, wherever the nearest crafted items are, and takes its actions in a different order.
root-level-about-r4 = { $level ->
    [easy] It recruits only 2 warriors.
   *[hard] Each time it recruits, 2 more warriors are placed in the ordered clearing with the highest priority that it rules.
}
root-level-about-r5 = { $level ->
    [easy] It has only 1 vizier.
   *[hard] A bird ambush is in the bird column from the start.
}
root-level-about-r6 = { $level ->
    [easy] It needs 4 warriors to organize.
   *[hard] It needs only 2 warriors to organize.
}
root-level-about-r7 = { $level ->
    [easy] It refreshes 1 fewer item.
   *[hard] It refreshes 1 more item.
}
root-level-about-r8 = { $level ->
    [easy] It reveals 3 Lost Souls.
   *[hard] It reveals 5 Lost Souls.
}
root-level-about-r9 = { $level ->
    [easy] No warrior comes with a trade post.
   *[hard] 2 warriors come with a trade post.
}
root-level-about-r10 = { $level ->
    [easy] It recruits 1 fewer warrior.
   *[hard] It recruits 1 more warrior.
}
root-level-about-r11 = { $level ->
    [easy] It recruits 1 warrior in each clearing.
   *[hard] It recruits 3 warriors in each clearing.
}
root-level-about-nightmare = At the end of each Evening, it scores 1 point.
root-board-clockwork = A clockwork player has no hand and makes no choices: it takes the steps below (R2).
root-source-nightmare = nightmare level
root-source-outrage = Outrage
root-source-traits = trait cards
root-fact-ambushes = ambushes ready
root-fact-wares = Market
root-fact-protection = protection
root-fact-shield = shield
root-fact-sword = sword
root-source-markets = markets
root-source-unbuilt = buildings not placed
root-source-mayor = Mayor
root-source-protection = protectionism
