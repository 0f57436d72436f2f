# The words of Root: names, questions, reasons and what is told of each event.
# Factions are spoken of by name, like players, without an article. Names of pieces and items are singular; a sentence
# puts the article and the plural to them.

root-game = Root

## Factions: the name in sentences and lists, the title over a board, and at most five cells for charts
root-party-marquise = Marquise
root-party-eyrie = Eyrie
root-party-alliance = Alliance
root-party-vagabond = Vagabond
root-party-vagabond-2 = Vagab. 2
root-party-lizards = Lizards
root-party-riverfolk = Riverfolk
root-party-duchy = Duchy
root-party-corvids = Corvids
root-party-hundreds = Hundreds
root-party-keepers = Keepers
root-party-forest-patrol = Forest Patrol
root-party-last-dynasty = Last Dynasty
root-party-spring-uprising = Spring Uprising
root-party-the-exile = Exile
root-party-flame-bearers = Flame Bearers
root-party-vault-keepers = Vault Keepers
root-party-popular-band = Popular Band
root-party-riverfolk-flotilla = Riverfolk Flotilla
root-party-warm-sun-prophets = Warm Sun Prophets
root-party-highway-bandits = Highway Bandits
root-party-sunward-expedition = Sunward Expedition
root-party-corvid-spies = Corvid Spies
root-party-furious-protector = Furious Protector
root-title-marquise = Marquise de Cat
root-title-eyrie = Eyrie Dynasties
root-title-alliance = Woodland Alliance
root-title-vagabond = Vagabond
root-title-vagabond-2 = Second Vagabond
root-title-lizards = Lizard Cult
root-title-riverfolk = Riverfolk Company
root-title-duchy = Underground Duchy
root-title-corvids = Corvid Conspiracy
root-title-hundreds = Lord of the Hundreds
root-title-keepers = Keepers in Iron
root-short-marquise = Marq.
root-short-eyrie = Eyrie
root-short-alliance = All.
root-short-vagabond = Vag.
root-short-vagabond-2 = Vag.2
root-short-lizards = Liz.
root-short-riverfolk = Riv.
root-short-duchy = Duchy
root-short-corvids = Corv.
root-short-hundreds = Hund.
root-short-keepers = Keep.

## Suits: the name, and exactly three cells for maps and hands
root-suit-fox = fox
root-suit-rabbit = rabbit
root-suit-mouse = mouse
root-suit-bird = bird
root-short-fox = fox
root-short-rabbit = rab
root-short-mouse = mou
root-short-bird = bir

## Pieces
root-piece-warrior = warrior
root-piece-warlord = warlord
root-piece-sawmill = sawmill
root-piece-workshop = workshop
root-piece-recruiter = recruiter
root-piece-keep = keep
root-piece-wood = wood
root-piece-roost = roost
root-piece-base-fox = fox base
root-piece-base-rabbit = rabbit base
root-piece-base-mouse = mouse base
root-piece-sympathy = sympathy token
root-piece-garden-fox = fox garden
root-piece-garden-rabbit = rabbit garden
root-piece-garden-mouse = mouse garden
root-piece-post-fox = fox trade post
root-piece-post-rabbit = rabbit trade post
root-piece-post-mouse = mouse trade post
root-piece-citadel = citadel
root-piece-market = market
root-piece-tunnel = tunnel
root-piece-plot = plot
root-piece-bomb = bomb
root-piece-snare = snare
root-piece-extortion = extortion
root-piece-raid = raid
root-piece-hidden = face down
root-piece-stronghold = stronghold
root-piece-mob = mob
root-piece-waystation-figure-tablet = figure/tablet station
root-piece-waystation-tablet-figure = tablet/figure station
root-piece-waystation-tablet-jewelry = tablet/jewelry station
root-piece-waystation-jewelry-tablet = jewelry/tablet station
root-piece-waystation-jewelry-figure = jewelry/figure station
root-piece-waystation-figure-jewelry = figure/jewelry station
root-piece-figure = figure
root-piece-figure-1 = figure of 1
root-piece-figure-2 = figure of 2
root-piece-figure-3 = figure of 3
root-piece-tablet = tablet
root-piece-tablet-1 = tablet of 1
root-piece-tablet-2 = tablet of 2
root-piece-tablet-3 = tablet of 3
root-piece-jewelry = jewelry
root-piece-jewelry-1 = jewelry of 1
root-piece-jewelry-2 = jewelry of 2
root-piece-jewelry-3 = jewelry of 3

## Items: the name, and exactly two cells for boards
root-item-boot = boot
root-item-bag = bag
root-item-crossbow = crossbow
root-item-hammer = hammer
root-item-sword = sword
root-item-tea = tea
root-item-coin = coin
root-item-torch = torch
root-item-hidden = something
root-short-boot = bo
root-short-bag = ba
root-short-crossbow = cr
root-short-hammer = ha
root-short-sword = sw
root-short-tea = te
root-short-coin = co
root-short-torch = to

## Cards. Kinds that share a printed name are told apart by their suit.
root-card-hidden = a card
root-card-ambush-bird = Ambush (bird)
root-card-ambush-fox = Ambush (fox)
root-card-ambush-rabbit = Ambush (rabbit)
root-card-ambush-mouse = Ambush (mouse)
root-card-dominance-bird = Dominance (bird)
root-card-dominance-fox = Dominance (fox)
root-card-dominance-rabbit = Dominance (rabbit)
root-card-dominance-mouse = Dominance (mouse)
root-card-birdy-bindle = Birdy Bindle
root-card-woodland-runners = Woodland Runners
root-card-arms-trader = Arms Trader
root-card-crossbow-bird = Crossbow (bird)
root-card-gently-used-knapsack = Gently Used Knapsack
root-card-root-tea-fox = Root Tea (fox)
root-card-travel-gear-fox = Travel Gear (fox)
root-card-protection-racket = Protection Racket
root-card-foxfolk-steel = Foxfolk Steel
root-card-anvil = Anvil
root-card-smugglers-trail = Smuggler's Trail
root-card-root-tea-rabbit = Root Tea (rabbit)
root-card-a-visit-to-friends = A Visit to Friends
root-card-bake-sale = Bake Sale
root-card-mouse-in-a-sack = Mouse-in-a-Sack
root-card-root-tea-mouse = Root Tea (mouse)
root-card-travel-gear-mouse = Travel Gear (mouse)
root-card-investments = Investments
root-card-sword = Sword
root-card-crossbow-mouse = Crossbow (mouse)
root-card-favor-of-the-foxes = Favor of the Foxes
root-card-favor-of-the-rabbits = Favor of the Rabbits
root-card-favor-of-the-mice = Favor of the Mice
root-card-armorers = Armorers
root-card-sappers = Sappers
root-card-brutal-tactics = Brutal Tactics
root-card-royal-claim = Royal Claim
root-card-stand-and-deliver = Stand and Deliver
root-card-tax-collector = Tax Collector
root-card-command-warren = Command Warren
root-card-better-burrow-bank = Better Burrow Bank
root-card-cobbler = Cobbler
root-card-scouting-party = Scouting Party
root-card-codebreakers = Codebreakers
root-card-saboteurs = Saboteurs
root-card-soup-kitchens = Soup Kitchens
root-card-boat-builders = Boat Builders
root-card-corvid-planners = Corvid Planners
root-card-eyrie-emigre = Eyrie Émigré
root-card-fox-partisans = Fox Partisans
root-card-propaganda-bureau = Propaganda Bureau
root-card-false-orders = False Orders
root-card-informants = Informants
root-card-rabbit-partisans = Rabbit Partisans
root-card-tunnels = Tunnels
root-card-charm-offensive = Charm Offensive
root-card-coffin-makers = Coffin Makers
root-card-swap-meet = Swap Meet
root-card-mouse-partisans = Mouse Partisans
root-card-league-of-adventurous-mice = League of Adv. Mice
root-card-murine-broker = Murine Broker
root-card-master-engravers = Master Engravers

## What a card does, in one or two short sentences
root-effect-ambush-bird = Attacked, anywhere: 2 hits before the dice. On the attack: foils an ambush.
root-effect-ambush-fox = Attacked in a fox clearing: 2 hits before the dice. On the attack there: foils an ambush.
root-effect-ambush-rabbit = Attacked in a rabbit clearing: 2 hits before the dice. On the attack there: foils an ambush.
root-effect-ambush-mouse = Attacked in a mouse clearing: 2 hits before the dice. On the attack there: foils an ambush.
root-effect-dominance-bird = With 10 points: score no more, and win if you rule two opposite corners when your Birdsong begins.
root-effect-dominance-fox = With 10 points: score no more, and win if you rule three fox clearings when your Birdsong begins.
root-effect-dominance-rabbit = With 10 points: score no more, and win if you rule three rabbit clearings when your Birdsong begins.
root-effect-dominance-mouse = With 10 points: score no more, and win if you rule three mouse clearings when your Birdsong begins.
root-effect-birdy-bindle = Craft: take a bag, 1 point.
root-effect-woodland-runners = Craft: take a boot, 1 point.
root-effect-arms-trader = Craft: take a sword, 2 points.
root-effect-crossbow-bird = Craft: take a crossbow, 1 point.
root-effect-gently-used-knapsack = Craft: take a bag, 1 point.
root-effect-root-tea-fox = Craft: take a tea, 2 points.
root-effect-travel-gear-fox = Craft: take a boot, 1 point.
root-effect-protection-racket = Craft: take a coin, 3 points.
root-effect-foxfolk-steel = Craft: take a sword, 2 points.
root-effect-anvil = Craft: take a hammer, 2 points.
root-effect-smugglers-trail = Craft: take a bag, 1 point.
root-effect-root-tea-rabbit = Craft: take a tea, 2 points.
root-effect-a-visit-to-friends = Craft: take a boot, 1 point.
root-effect-bake-sale = Craft: take a coin, 3 points.
root-effect-mouse-in-a-sack = Craft: take a bag, 1 point.
root-effect-root-tea-mouse = Craft: take a tea, 2 points.
root-effect-travel-gear-mouse = Craft: take a boot, 1 point.
root-effect-investments = Craft: take a coin, 3 points.
root-effect-sword = Craft: take a sword, 2 points.
root-effect-crossbow-mouse = Craft: take a crossbow, 1 point.
root-effect-favor-of-the-foxes = Craft: sweep all enemy pieces out of the fox clearings. Their buildings and tokens score.
root-effect-favor-of-the-rabbits = Craft: sweep all enemy pieces out of the rabbit clearings. Their buildings and tokens score.
root-effect-favor-of-the-mice = Craft: sweep all enemy pieces out of the mouse clearings. Their buildings and tokens score.
root-effect-armorers = After the dice, give this up: no rolled hit touches you. Extra hits still do.
root-effect-sappers = Attacked, after the dice, give this up: 1 more hit on the attacker.
root-effect-brutal-tactics = On the attack, after the dice: 1 more hit, at the price of a point for the defender.
root-effect-royal-claim = Give it up in your Birdsong: a point for every clearing under your rule.
root-effect-stand-and-deliver = Once each Birdsong, rob another hand of a random card; the victim gets a point.
root-effect-tax-collector = Once each Daylight, send one of your warriors home from the map and draw a card.
root-effect-command-warren = A free battle before anything else of your Daylight, if you like.
root-effect-better-burrow-bank = As your Birdsong opens, draw a card if you like; a player of your choice gets one too.
root-effect-cobbler = A free move before anything else of your Evening, if you like.
root-effect-scouting-party = Your attacks cannot be ambushed.
root-effect-codebreakers = Once each Daylight, see all cards that another player holds.
root-effect-saboteurs = As your Birdsong opens, give this up: an enemy loses a crafted effect that you name.
root-effect-soup-kitchens = Each of your tokens counts as two for rule.
root-effect-boat-builders = Rivers are paths for you.
root-effect-corvid-planners = You march wherever you like, with or without rule.
root-effect-eyrie-emigre = Before each Birdsong of yours closes: one move, then one battle where it led. Or this is lost.
root-effect-fox-partisans = In a battle in a fox clearing: 1 more hit, but of your hand only foxes and birds remain.
root-effect-propaganda-bureau = Once each Daylight, a card that fits a clearing turns an enemy warrior there into one of yours.
root-effect-false-orders = Give it up in your Birdsong: half of an enemy's warriors in a clearing, or more, march next door as you say.
root-effect-informants = Instead of drawing cards in Evening, fetch an ambush from the discard pile.
root-effect-rabbit-partisans = In a battle in a rabbit clearing: 1 more hit, but of your hand only rabbits and birds remain.
root-effect-tunnels = Clearings where you have crafting pieces are all next to each other for you.
root-effect-charm-offensive = As your Evening opens, draw a card if you like; a player of your choice gets a point.
root-effect-coffin-makers = Lost warriors of all sides gather here. As your Birdsong opens, 1 point for every five; then they go home.
root-effect-swap-meet = Once each Birdsong, take a random card out of another hand and give one back.
root-effect-mouse-partisans = In a battle in a mouse clearing: 1 more hit, but of your hand only mice and birds remain.
root-effect-league-of-adventurous-mice = Once each Daylight, wear out an item that you crafted for a move or a battle.
root-effect-murine-broker = Whenever another player crafts an item, draw a card if you like.
root-effect-master-engravers = Each item that you craft brings 1 point more.

## Quests
root-quest-errand-fox = Errand (fox)
root-quest-fundraising-fox = Fundraising
root-quest-give-a-speech-fox = Give a Speech (fox)
root-quest-logistics-help-fox = Logistics Help (fox)
root-quest-repair-a-shed-fox = Repair a Shed
root-quest-errand-rabbit = Errand (rabbit)
root-quest-expel-bandits-rabbit = Expel Bandits (rabbit)
root-quest-fend-off-a-bear-rabbit = Fend off a Bear (rabbit)
root-quest-give-a-speech-rabbit = Give a Speech (rabbit)
root-quest-guard-duty-rabbit = Guard Duty (rabbit)
root-quest-escort-mouse = Escort
root-quest-expel-bandits-mouse = Expel Bandits (mouse)
root-quest-fend-off-a-bear-mouse = Fend off a Bear (mouse)
root-quest-guard-duty-mouse = Guard Duty (mouse)
root-quest-logistics-help-mouse = Logistics Help (mouse)

## Phases, columns of the Decree, leaders, characters, relationships, rewards, effects of losses, conspiracies, the Burrow, ministers, moods, the retinue
root-word-setup = Set-up
root-word-birdsong = Birdsong
root-word-daylight = Daylight
root-word-evening = Evening
root-word-recruit = recruit
root-word-move = move
root-word-battle = battle
root-word-build = build
root-word-builder = Builder
root-word-charismatic = Charismatic
root-word-commander = Commander
root-word-despot = Despot
root-word-thief = Thief
root-word-tinker = Tinker
root-word-ranger = Ranger
root-word-vagrant = Vagrant
root-word-arbiter = Arbiter
root-word-scoundrel = Scoundrel
root-word-adventurer = Adventurer
root-word-ronin = Ronin
root-word-harrier = Harrier
root-word-hostile = hostile
root-word-indifferent = indifferent
root-word-amiable = amiable
root-word-friendly = friendly
root-word-allied = allied
root-word-points = points
root-word-cards = cards
root-word-hospitals = Field Hospitals
root-word-outrage = outrage
root-word-base = the lost base
root-word-gardens = the lost gardens
root-word-crusade = crusade
root-word-convert = conversion
root-word-sanctify = sanctification
root-word-hand-card = hand cards
root-word-riverboats = riverboats
root-word-mercenaries = mercenaries
root-word-bitter = bitter
root-word-grandiose = grandiose
root-word-jubilant = jubilant
root-word-lavish = lavish
root-word-relentless = relentless
root-word-rowdy = rowdy
root-word-stubborn = stubborn
root-word-wrathful = wrathful
root-word-delve = battle and delve
root-word-recover = move or recover
root-word-figure = figure
root-word-jewelry = jewelry
root-word-tablet = tablet
root-word-retainer = Faithful Retainer
root-word-ferry = the card for the ferry
root-extra-markers = suit markers on every clearing
root-word-failure = the Price of Failure
root-word-burrow = Burrow
root-word-foremole = Foremole
root-word-captain = Captain
root-word-marshal = Marshal
root-word-brigadier = Brigadier
root-word-banker = Banker
root-word-mayor = Mayor
root-word-duchess-of-mud = Duchess of Mud
root-word-baron-of-dirt = Baron of Dirt
root-word-earl-of-stone = Earl of Stone
root-word-raid = the raid

## Questions. $who is asked.
root-ask-over = { $who } is not asked anything.
root-ask-discard = { $who }, discard down to five: { $count ->
    [one] one card
   *[other] { $count } cards
} to go.
root-ask-birdsong-start = { $who }, use an effect as Birdsong begins?
root-ask-birdsong-end = { $who }, use an effect before Birdsong ends?
root-ask-daylight-start = { $who }, use an effect as Daylight begins?
root-ask-daylight-end = { $who }, an effect or dominance before Daylight ends?
root-ask-evening-start = { $who }, use an effect as Evening begins?
root-ask-activate = { $who }, which suit pays for { $card }? { $left } to go.
root-ask-free-move = { $who }, make your free move.
root-ask-ferry = { $who }, go to { $clearing } by ferry, and draw a card?
root-ask-clear = { $who }, which card clears the path from { $from } to { $to }?
root-ask-free-battle = { $who }, start your free battle.
root-ask-orders = { $who }, which warriors of { $enemy } march where?
root-ask-swap-back = { $who }, which card does { $other } get in return?
root-ask-bureau = { $who }, which card wins you a warrior of { $enemy } in { $clearing }?
root-ask-exhaust = { $who }, which crafted item do you wear out?
root-ask-league = { $who }, a move or a battle?
root-ask-company = { $who }, how many warriors go from { $from } to { $to }?
root-ask-emigre-move = { $who }, a move, and then a battle where it leads.
root-ask-emigre-battle = { $who }, whom do you attack in { $clearing }?
root-ask-broker = { $who }, { $crafter } has crafted an item. Draw a card?
root-ask-informants = { $who }, draw cards, or fetch an ambush instead?
root-ask-birds = { $who }, does a bird go with the partisans?
root-ask-order = { $who }, which effect comes first?
root-ask-order-sides = { $who }, whose effects come first?
root-ask-ally = { $who }, call on allied warriors against { $defender } in { $clearing }?
root-ask-ambush = { $who }, { $attacker } attacks you in { $clearing }. Play an ambush?
root-ask-foil = { $who }, { $defender } ambushes you in { $clearing }. Foil it?
root-ask-effects-first = { $who }, who is first to use effects in { $clearing }?
root-ask-effects = { $who }, use an effect in the battle in { $clearing }?
root-ask-losses = { $who }, choose a loss in { $clearing }. { $count } to go.
root-ask-damage = { $who }, choose an item to damage. { $count } to go.
root-ask-hospital = { $who }, spend a { $suit } card for { $count ->
    [one] the warrior
   *[other] the { $count } warriors
} lost in { $clearing }?
root-ask-outrage = { $who }, outrage in { $clearing }: give a { $suit } or bird card.
root-ask-shed = { $who }, keep five supporters: discard one.
root-ask-keep = { $who }, choose the corner for your keep.
root-ask-setup-building = { $who }, place a { $piece } at the keep or next to it.
root-ask-wood = { $who }, too little wood for all sawmills: which gets one?
root-ask-muster = { $who }, too few warriors: which recruiter gets one?
root-ask-marquise = { $who }, choose an action. { $count ->
    [one] 1 action
   *[other] { $count } actions
} left.
root-ask-extra = { $who }, no action left: spend a bird for one more?
root-ask-second-move = { $who }, march again?
root-ask-pay-wood = { $who }, wood for the { $piece } in { $clearing } from where? { $count } to go.
root-ask-roost-corner = { $who }, choose the corner for your first roost.
root-ask-leader = { $who }, choose your first leader.
root-ask-new-leader = { $who }, choose a new leader.
root-ask-emergency = { $who }, use an effect before you draw with an empty hand?
root-ask-decree = { $count ->
    [0] { $who }, add a card to the Decree.
   *[other] { $who }, add a second card to the Decree?
}
root-ask-new-roost = { $who }, choose the clearing for a new roost.
root-ask-resolve = { $who }, the Decree says { $column }: resolve a card.
root-ask-revolt = { $who }, start a revolt?
root-ask-spread = { $who }, spread sympathy?
root-ask-spend-supporters = { $who }, choose a supporter to spend for { $clearing }. { $count } to go.
root-ask-alliance-daylight = { $who }, craft, mobilize or train?
root-ask-operations = { $who }, choose an operation. { $count ->
    [one] 1 operation
   *[other] { $count } operations
} left.
root-ask-character = { $who }, choose your character.
root-ask-forest = { $who }, choose the forest you start in.
root-ask-refresh = { $who }, choose an item to refresh. { $count } to go.
root-ask-slip = { $who }, slip away, or stay where you are?
root-ask-vagabond = { $who }, choose what to do.
root-ask-aid-item = { $who }, which item pays for aiding { $faction }?
root-ask-aid-gain = { $who }, take an item from { $faction } in return?
root-ask-hideout = { $who }, choose an item to repair. { $count } to go.
root-ask-unearth = { $who }, which item do you take from the ruin in { $clearing }?
root-ask-stand-in = { $who }, which item stands in for the { $item }?
root-ask-enlist = { $who }, enlist the Arbiter in { $clearing }? It gives him a point.
root-ask-item-limit = { $who }, you carry too much: drop { $count ->
    [one] an item
   *[other] { $count } items
}.
root-ask-assembly = { $who }, the Assembly: choose an action. { $count ->
    [one] 1 action
   *[other] { $count } actions
} left.
root-ask-show = { $who }, reveal a card that matches { $clearing }.
root-ask-show-any = { $who }, reveal a card for the building in { $clearing }.
root-ask-pay-dig = { $who }, spend a card that matches { $clearing }.
root-ask-fill = { $who }, which tunnel is given up for the one in { $clearing }?
root-ask-follow = { $who }, send warriors through the tunnel to { $clearing }?
root-ask-parliament = { $who }, let a minister act?
root-ask-act = { $who }, what does the { $minister } do?
root-ask-again-battle = { $who }, a second battle of the Brigadier?
root-ask-again-move = { $who }, a second move of the Brigadier?
root-ask-bank = { $count ->
    [0] { $who }, choose a card for the Banker.
    [one] { $who }, another card of its suit for the Banker? 1 spent.
   *[other] { $who }, another card of their suit for the Banker? { $count } spent.
}
root-ask-sway = { $who }, sway a minister?
root-ask-reveal = { $who }, reveal a card to the { $minister }. { $count } to go.
root-ask-duchy-craft = { $who }, craft with citadels and markets?
root-ask-dismiss = { $who }, a building is lost: which minister leaves?
root-ask-corvids-setup = { $who }, place a warrior in a { $suit } clearing.
root-ask-corvids-craft = { $who }, craft with your plots?
root-ask-flip = { $who }, flip a plot?
root-ask-corvids-recruit = { $who }, spend a card to recruit in its suit?
root-ask-corvids-muster = { $who }, too few warriors: which clearing gets one?
root-ask-raid = { $who }, raid at { $clearing }, too few warriors: which clearing?
root-ask-corvids = { $who }, choose an action. { $count ->
    [one] 1 action
   *[other] { $count } actions
} left.
root-ask-corvids-rest = { $who }, no action left: anything else this Daylight?
root-ask-exert = { $who }, exert for one more action instead of drawing?
root-ask-exerted = { $who }, choose the action that you exert for.
root-ask-expose = { $who }, expose a plot before you draw?
root-ask-before-draw = { $who }, expose a plot before you draw, or fetch an ambush instead of drawing?
root-ask-show-card = { $who }, show a { $suit } or bird card for { $clearing }.

root-ask-home-corner = { $who }, choose the corner you start in.
root-ask-outcast = { $who }, choose the suit that is cast out first.
root-ask-adjust-outcast = { $who }, use an effect before the Outcast is adjusted?
root-ask-conspiracies = { $who }, conspire? { $count ->
    [0] No acolyte is
    [one] 1 acolyte is
   *[other] { $count } acolytes are
} at hand.
root-ask-crusade-battle = { $who }, battle in { $clearing }, where the crusade went?
root-ask-rituals = { $who }, reveal a card for a ritual?
root-ask-evening-craft = { $who }, craft a card?
root-ask-river-warriors = { $who }, place { $count ->
    [one] a warrior
   *[other] { $count } warriors
} on the rivers, one by one.
root-ask-first-price = { $who }, set the first price of { $service }.
root-ask-services = { $who }, buy up to { $count }? Cards { $card }, riverboats { $boats }, mercenaries { $swords }.
root-ask-pay-items = { $who }, exhaust { $count ->
    [one] an item
   *[other] { $count } items
} for the service.
root-ask-riverfolk = { $who }, what next? { $count ->
    [0] No fund is
    [one] 1 fund is
   *[other] { $count } funds are
} left.
root-ask-fund = { $who }, whose warrior pays? { $count ->
    [one] 1 fund is
   *[other] { $count } funds are
} due.
root-ask-lose-funds = { $who }, whose fund goes home with the trade post? { $count } { $count ->
    [one] goes
   *[other] go
}.
root-ask-prices = { $who }, change prices?
root-ask-raze = { $who }, use an effect before the mobs raze?
root-ask-plunder = { $who }, which item do your mobs take from the ruin in { $clearing }?
root-ask-mob = { $who }, the mob die shows { $suit }: where does a mob rise?
root-ask-strongholds = { $who }, too few warriors: which stronghold gets one?
root-ask-anoint = { $who }, where do you anoint a new warlord?
root-ask-mood = { $who }, choose the mood of the warlord.
root-ask-lavish = { $who }, give an item away for two warriors?
root-ask-trade = { $who }, hoard the { $item }, or sell it for { $points ->
    [one] a point
   *[other] { $points } points
}?
root-ask-overflow = { $who }, no space for the { $item }: which item goes?
root-ask-command = { $who }, command: move, battle or build. { $left ->
    [one] 1 action
   *[other] { $left } actions
} left.
root-ask-escort = { $who }, how many go to { $clearing }, the warlord among them?
root-ask-advance = { $who }, advance with the warlord? { $left ->
    [one] 1 advance
   *[other] { $left } advances
} left.
root-ask-advance-battle = { $who }, battle where the warlord is?
root-ask-relentless = { $who }, move or battle once more with the warlord?
root-ask-incite = { $who }, incite a mob?
root-ask-rouse = { $who }, roll the mob die? { $left ->
    [one] 1 roll
   *[other] { $left } rolls
} left.
root-ask-loot = { $who }, loot { $defender } in { $clearing } instead of dealing rolled hits?
root-ask-rally = { $who }, call a mob into the battle as a warrior?
root-ask-spoils = { $who }, which item do you take from { $victim }?
root-ask-home-second = { $who }, choose a clearing on the map edge next to { $clearing }.
root-ask-come-back = { $who }, choose where to come back at the map edge.
root-ask-encamp = { $who }, put up a waystation in place of a warrior?
root-ask-decamp = { $who }, take down a waystation for a warrior?
root-ask-keepers-recruit = { $who }, spend a card to recruit at a waystation?
root-ask-retinue-move = { $who }, move? { $count ->
    [0] Nobody
   *[other] { $count }
} of the first column can act.
root-ask-retinue-delve = { $who }, battle or delve? { $count ->
    [0] Nobody
   *[other] { $count }
} of the second can act.
root-ask-retinue-recover = { $who }, move or recover? { $count ->
    [0] Nobody
   *[other] { $count }
} of the third can act.
root-ask-lead = { $who }, which card acts in { $clearing }?
root-ask-carry = { $who }, take a relic along to { $clearing }? { $count ->
    [one] One can go
   *[other] { $count } can go
}.
root-ask-delve = { $who }, delve in { $clearing } after the battle?
root-ask-recover-more = { $who }, recover another relic in { $clearing }?
root-ask-gather = { $who }, add to the retinue or shift a card? { $count ->
    [0] It is full
   *[other] Room for { $count }
}.
root-ask-prize = { $who }, in which forest do you lay the { $piece }?

## What happened. $who did it or suffered it.
root-log-character = { $who } sets out as the { $a }.
root-log-starts-in = { $who } settles in { $a }: a roost and { $b } warriors.
root-log-placed = { $who } places { $a ->
    [keep] the keep
   *[other] a { $a }
} in { $b }.
root-log-warriors = { $who } posts a warrior in each of { $a } clearings.
root-log-leader = { $who } follows the { $a }: viziers for { $b } and { $c }.
root-log-turn = Round { $a }: { $who } to play.
root-log-phase = { $who } enters { $a }.
root-log-drew = { $who } draws { $a }.
root-log-reshuffled = The discard pile is shuffled into a new deck.
root-log-deck-empty = { $who } finds no card left to draw.
root-log-discarded = { $who } discards { $a }.
root-log-scored = { $who } scores { $a ->
    [one] a point
   *[other] { $a } points
}: { $b } now.
root-log-lost-points = { $who } loses { $a ->
    [one] a point
   *[other] { $a } points
}: { $b } now.
root-log-activated = { $who } activated { $b } { $a } { $b ->
    [one] crafting piece
   *[other] crafting pieces
}.
root-log-crafted = { $who } crafts { $a }.
root-log-crafted-item = { $who } crafts { $a } and gets a { $b }.
root-log-dominance = { $who } stakes it all on { $a } dominance!
root-log-coalition = { $who } throws in with { $a } on { $b } dominance: one wins, both win!
root-log-recalled = { $who } takes { $a } from beside the map.
root-log-used = { $who } uses { $a }.
root-log-used-on = { $who } uses { $a } on { $b }.
root-log-saw = { $who } sees { $b } in the hand of { $a }.
root-log-took = { $who } takes { $b } from { $a }.
root-log-gave = { $who } gives { $b } to { $a }.
root-log-fetched = { $who } gets word of { $a } in the discard pile.
root-log-coffins = { $who } buries { $a ->
    [one] a warrior
   *[other] { $a } warriors
} of all sides, and they go home.
root-log-moved = { $who } marches { $c ->
    [one] a warrior
   *[other] { $c } warriors
} from { $a } to { $b }.
root-log-followed = { $who } follows { $a }.
root-log-roamed = { $who } roams to { $a }.
root-log-hid = { $who } hides in forest { $a }.
root-log-battle = { $who } attacks { $a } in { $b }.
root-log-allied = { $who } leads the warriors of { $a }.
root-log-ambushed = { $who } springs an ambush!
root-log-foiled = { $who } foils the ambush.
root-log-dice = Dice: { $a } for { $who }, { $b } for { $c }.
root-log-hits = { $who } lands { $a ->
    [0] no hit
    [one] a hit
   *[other] { $a } hits
} on { $b } and takes { $c ->
    [0] none
   *[other] { $c }
}.
root-log-removed = { $who } loses { $b ->
    [wood] { $a } wood
    [keep] the keep
    [extortion] { $a ->
        [one] an extortion
       *[other] { $a } extortions
    }
   *[other] { $a ->
        [one] a { $b }
       *[other] { $a } { $b }s
    }
} in { $c }.
root-log-hospital = { $who } nurses { $a ->
    [one] a warrior
   *[other] { $a } warriors
} back to health in { $b }.
root-log-outrage = Outrage! { $who } hands over { $a }.
root-log-outrage-shown = Outrage! { $who } has no fitting card to give.
root-log-base-lost = { $who } is deserted by all { $a } and bird supporters.
root-log-officers-lost = { $who } loses { $a ->
    [one] an officer
   *[other] { $a } officers
}.
root-log-wood = { $who } cuts { $a } wood in { $b }.
root-log-paid-wood = { $who } spends { $a } wood from { $b }.
root-log-recruited = { $who } recruits { $a ->
    [one] a warrior
   *[other] { $a } warriors
} in { $b }.
root-log-built = { $who } builds a { $a } in { $b }.
root-log-overworked = { $who } overworks a sawmill in { $a }.
root-log-extra = { $who } gains one more action.
root-log-decreed = { $who } adds { $a } to the Decree: { $b }.
root-log-resolves = { $who } obeys the Decree: { $a } ({ $b }).
root-log-turmoil = { $who } falls into turmoil!
root-log-roosted = { $who } founds a new roost in { $a }.
root-log-supporter = { $who } adds { $a } to the supporters.
root-log-trained = { $who } trains an officer.
root-log-revolted = { $who } rises in revolt in { $a }!
root-log-officer = { $who } gains an officer.
root-log-sympathy = { $who } wins sympathy in { $a }.
root-log-organized = { $who } organizes the folk of { $a }.
root-log-spent-supporter = { $who } spends { $a } from the supporters.
root-log-refreshed = { $who } refreshes a { $a }{ $b }.
root-log-exhausted = { $who } exhausts a { $a }.
root-log-damaged = { $who } has a { $a }{ $b } damaged.
root-log-repaired = { $who } repairs a { $a }{ $b }.
root-log-rested = { $who } rests and mends all that was damaged.
root-log-dropped = { $who } throws a { $a }{ $b } away.
root-log-explored = { $who } finds a { $b } in the ruin of { $a }.
root-log-ruin-cleared = The ruin in { $a } is cleared away.
root-log-looked = { $who } looks under the ruin in { $a }: { $b } and { $c }.
root-log-left-ruin = { $who } takes nothing from the ruin in { $a }.
root-log-aided = { $who } aids { $a } with { $b }.
root-log-gained-item = { $who } gets a { $a }.
root-log-relation = { $a } is now { $b } to { $who }.
root-log-improvised = { $who } improvises on the quest { $a } for { $c }: another item stands in for a { $b }.
root-log-quested = { $who } completes the quest { $a } for { $b }.
root-log-quest-shown = A new quest: { $a }.
root-log-struck = { $who } shoots { $b ->
    [wood] wood
    [keep] the keep
   *[other] a { $b }
} of { $a }.
root-log-stole = { $who } picks the pocket of { $a }.
root-log-labored = { $who } digs { $a } out of the discard pile.
root-log-markers = The suit markers are shuffled: each clearing gets its suit.
root-log-marked = Clearing { $a } is a { $b } clearing.
root-log-ferried = { $who } takes the ferry to { $a }.
root-log-cleared = { $who } clears the path from { $a } to { $b }.
root-log-held-pass = { $who } holds the pass in { $a }.
root-log-hideout = { $who } retires to a hideout for the day.
root-log-sets-up-first = { $who } sets up first.
root-log-instigated = { $who } stirs up a battle in { $a }.
root-log-enlisted = { $who } enlists { $a }.
root-log-scorched = { $who } scorches the earth in { $a }: nothing comes there any more.
root-log-outcast = { $who } casts out the { $a ->
    [fox] foxes
    [rabbit] rabbits
   *[mouse] mice
}.
root-log-hated = { $who } hates the outcast { $a ->
    [fox] foxes
    [rabbit] rabbits
   *[mouse] mice
}.
root-log-souls-freed = { $who } lets { $a ->
    [one] a lost soul
   *[other] { $a } lost souls
} go to the discard pile.
root-log-conspired = { $who } spends { $b ->
    [one] an acolyte
   *[other] { $b } acolytes
} on a { $a }.
root-log-converted = { $who } converts a warrior of { $a } in { $b }.
root-log-revealed = { $who } reveals { $a }.
root-log-acolyte = { $who } sends a warrior to the acolytes.
root-log-avenged = { $who } sees { $a ->
    [one] a fallen defender
   *[other] { $a } fallen defenders
} become { $a ->
    [one] an acolyte
   *[other] acolytes
}.
root-log-gardens-lost = { $who } loses heart with the gardens.
root-log-priced = { $who } sets the price of { $a } at { $b }.
root-log-bought = { $who } buys { $a } of the Riverfolk for { $b }.
root-log-bought-card = { $who } buys { $a } of the Riverfolk for { $b }.
root-log-protected = { $who } had no payments and lays { $a ->
    [one] a warrior
   *[other] { $a } warriors
} of its own there.
root-log-dividends = { $who } draws dividends on { $a ->
    [one] 1 fund
   *[other] { $a } funds
}.
root-log-gathered = { $who } gathers { $a ->
    [one] 1 fund
   *[other] { $a } funds
}.
root-log-committed = { $who } commits a fund of { $a }.
root-log-funds-spent = { $who } spends { $b ->
    [one] a fund
   *[other] { $b } funds
} of { $a }.
root-log-fund-lost = { $who } loses a fund of { $a } with the trade post.
root-log-exported = { $who } exports { $a }.
root-log-took-back = { $who } takes { $a ->
    [one] the revealed card
   *[other] { $a } revealed cards
} back.
root-log-surfaced = { $who } comes up in { $a }: a tunnel, and { $b } warriors there and next door.
root-log-mustered = { $who } calls { $a ->
    [one] a warrior
   *[other] { $a } warriors
} into the Burrow.
root-log-emerged = { $who } sends { $b ->
    [one] a warrior
   *[other] { $b } warriors
} up the tunnel to { $a }.
root-log-descended = { $who } takes { $b ->
    [one] a warrior
   *[other] { $b } warriors
} down the tunnel in { $a }.
root-log-dug = { $who } digs a tunnel to { $a }.
root-log-filled = { $who } fills the tunnel in { $a }.
root-log-acts = { $who } lets the { $a } act.
root-log-acts-as = { $who } lets the { $a } act in the way of the { $b }.
root-log-swayed = { $who } sways the { $a }!
root-log-dismissed = { $who } loses the { $a } with the crown.
root-log-plotted = { $who } hatches a plot in { $a } ({ $b }).
root-log-tricked = { $who } swaps the plots in { $a } and { $b }.
root-log-flipped = { $who } reveals the plot in { $a }: { $b }!
root-log-exerted = { $who } exerts for one more action and will not draw.
root-log-guessed = { $who } guesses { $b } in { $a } and shows { $c }.
root-log-exposed = { $who } is right: the plot in { $a } is exposed.
root-log-misjudged = { $who } is wrong and hands { $b } to { $a }.
root-log-anointed = { $who } has a warlord in { $a }.
root-log-mood = { $who } is { $a } now.
root-log-mob-die = { $who } rolls the mob die: { $a }.
root-log-plundered = { $who } has a mob find a { $b } in the ruin of { $a }.
root-log-hoarded = { $who } hoards a { $a }.
root-log-sold-item = { $who } sells the { $a }.
root-log-scrapped = { $who } gives up a { $a }.
root-log-led = { $who } has the warlord lead the way to { $a }.
root-log-loots = { $who } is after the treasures of { $a }.
root-log-looted = { $who } loots a { $b } of { $a }.
root-log-rallied = { $who } calls the mob of { $a } into the battle.
root-log-ignored = { $who } shrugs off the first hit.
root-log-warlord-fell = { $who } sees the warlord fall in { $a }.
root-log-oppressed = { $who } oppresses { $a ->
    [one] a clearing
   *[other] { $a } clearings
}.
root-log-relics-laid = { $who } has { $a } relics in the forests, nobody knows their values.
root-log-relics-in = Relics in forest { $a }: figure { $b }, tablet { $c }, jewelry { $d }.
root-log-encamped = { $who } puts up a { $a } in { $b }.
root-log-decamped = { $who } takes down the { $a } in { $b }.
root-log-retinue-acts = { $who } has { $a } of the retinue act.
root-log-retainer-acts = { $who } has a Faithful Retainer act.
root-log-retainer-lost = { $who } loses a Faithful Retainer for good.
root-log-carried = { $who } takes the { $a } along to { $b }.
root-log-turned-up = { $who } turned up a face-down { $a } in forest { $b }.
root-log-delved = { $who } delves a { $a } out of forest { $b } into { $c }.
root-log-recovered = { $who } recovers the { $a } in { $b }.
root-log-prize-laid = { $who } lays the { $a } into forest { $b }.
root-log-joined-retinue = { $who } takes { $a } into the retinue: { $b }.
root-log-shifted-retinue = { $who } shifts { $a } in the retinue: from { $b } to { $c }.
root-log-shifted-retainer = { $who } shifts a Faithful Retainer: from { $a } to { $b }.
root-log-quiet = No new best score for { $a } rounds: after { $b } more the game ends.
root-log-won = { $who } wins!

## How it ended
root-won-points = Thirty points are reached.
root-won-dominance = A dominance card has come true.
root-won-quiet = No player has reached a new best score for 25 rounds.

## Why an action is refused: what is wrong, and what would help
root-no-game-over = The game is over.
root-no-not-now = That is no answer to the question that is open now.
root-no-not-so = Not in this way: try another place, card or number.
root-no-pass = You can't pass here: choose one of the actions on the list.
root-no-form = Write it like this now: { $example }.
root-no-unasked = That only answers a question, and nobody has asked it.
root-no-not-yours = You can't do that: it is an action of the { $faction }.
root-no-faction = Nobody plays the { $faction } in this game.
root-no-setup-first = The game is still being set up: finish that first.
root-no-turn = Wait for your turn.
root-no-yet = That comes later in your turn: finish what is open first.
root-no-past = It is not the time for that: wait for your next turn.
root-no-actions-left = You have no actions left: pass to go on.
root-no-actions-but-birds = You have no actions left: pass, or spend a bird for one more.
root-no-extra-yet = You still have actions: spend a bird once they are gone.
root-no-building = That can't be built like this: name a building of your own.
root-no-count-yet = How many of them go is asked next: write { $count } here.
root-no-corner = The keep goes to a corner of the map: choose one of those.
root-no-home = You can't start there: choose one of the clearings on the list.
root-no-setup-building = Place the building asked for, at the keep or next to it, in an open slot.
root-no-setup-suit = Clearing { $clearing } is not of the suit that is asked for.
root-no-such-forest = There is no such forest on this map.
root-no-wood-there = Clearing { $clearing } gets no more wood: choose another one.
root-no-wood-left = All your wood is on the map: there is none to place.
root-no-recruiter = You have no recruiter on the map: build one first.
root-no-pass-decree = Add at least one card to the Decree before you pass.
root-no-pass-resolve = The Decree has to be resolved: you can't pass.
root-no-column = The { $column } column comes first: resolve its cards.
root-no-decree-card = No { $suit } card is left to resolve in the { $column } column.
root-no-turmoil = You can still resolve a { $suit } card, so there is no turmoil.
root-no-roost-needed = You have a roost on the map: a new one comes only when all are lost.
root-no-new-roost = Choose an open slot where the fewest warriors are.
root-no-leader = That leader was deposed: choose another one.
root-no-leader-now = You choose a leader in setup and after turmoil.
root-no-base-here = You have no base in { $clearing }: recruit where one is.
root-no-boots = Moving to { $clearing } takes { $count } ready boots: Hostile warriors are there.
root-no-follower = Those { $faction } warriors can't come along: too few, not Allied, or no rule.
root-no-forest-beside = That forest does not touch your place: slip to one that does.
root-no-deed-in-forest = You are in a forest: move to a clearing first.
root-no-tile = You have no { $item } tile in that condition: choose another one.
root-no-aid-match = { $card } does not match { $clearing }: aid with a matching card.
root-no-one-to-aid = Nothing of the { $faction } is in your clearing: aid somebody who is there.
root-no-item-to-exhaust = You have no ready item: aid exhausts one.
root-no-strike = They have no such piece here: name one that is in your clearing.
root-no-strike-past = Only a warrior can be hit while they have warriors here.
root-no-victim = You can't steal from the { $faction }: they need warriors here and cards.
root-no-labor = { $card } is not in the discard pile: choose a card from it.
root-no-labor-match = { $card } does not match { $clearing }: take one that does.
root-no-instigated = Nothing of the { $faction } can attack in your clearing.
root-no-instigating = The attacker has nothing to fight of the { $faction } in your clearing.
root-no-glide-here = You are in { $clearing } already: glide elsewhere.
root-no-character-taken = Another Vagabond is the { $character }: choose another character.
root-no-partner = You can't join the { $faction }: a partner has the fewest points of 4 or more.
root-no-vagabond-dominance = A Vagabond joins another player: write coalition { $suit } and whom.
root-no-dominance-now = Dominance cards are for your Daylight.
root-no-recall = The { $suit } dominance card is not beside the map.
root-no-recall-match = { $card } does not match: spend a card of the same suit.
root-no-outcast-bird = The Outcast is fox, rabbit or mouse: choose one of them.
root-no-own-plot = The plots are your own: flip them instead.
root-no-recruit-bird = Recruit in clearings of one suit: fox, rabbit or mouse.
root-no-recruit-suit = { $card } does not match that suit: choose a card that does.
root-no-trick-alone = Name two clearings with plots: one is not enough.
root-no-service-card = Name the card: write services and a card from their hand.
root-no-own-service = Services are for the other players: use your funds instead.
root-no-price = A price is from 1 to 4.
root-no-price-first = First set the price of { $service }.
root-no-second-price = You have set the price of { $service } this turn.
root-no-same-price = The price of { $service } is { $price } already: leave it, or change it.
root-no-deck = No cards are left to draw.
root-no-use = The { $minister } has nothing to do now: choose another minister.
root-no-mayor = Say whose action the { $minister } takes: minister mayor captain, or another.
root-no-copying = The { $minister } copies nobody: only the Mayor does.
root-no-copied = The { $minister } can't be copied: choose a squire or noble.
root-no-second-warlord = Your warlord is on the map: there is only one.
root-no-anointing = Choose a clearing with your warriors for the warlord.
root-no-warlord-here = Your warlord is not in { $clearing }: battle where they are.
root-no-lavish = Items are given away only in a lavish mood.
root-no-hoarded = There is no { $item } in your hoard.
root-no-return = Come back at the edge of the map, where you can place a warrior.
root-no-shift-nowhere = It is in that column already: name another one.
root-no-orders = Move half of their warriors, rounded up, one clearing on.
root-no-effect-again = You have used { $card } this turn.
root-no-effect-birdsong-start = Use { $card } at the start of your Birdsong.
root-no-effect-daylight-start = Use { $card } at the start of your Daylight.
root-no-effect-evening-start = Use { $card } at the start of your Evening.
root-no-effect-birdsong = Use { $card } in your Birdsong.
root-no-effect-daylight = Use { $card } in your Daylight.
root-no-effect-draw = Use { $card } in Evening, in place of drawing.
root-no-effect-in-battle = { $card } is for battles: it is offered there.
root-no-effect-to-use = { $card } works by itself: there is nothing to use.
root-no-effect-so = { $card } can't be used like that: name what it can reach now.
root-no-such-clearing = There is no clearing { $clearing } on this board.
root-no-path = Clearing { $clearing } is not next to where you start: go step by step.
root-no-open-path = The path to { $clearing } is closed: clear it first.
root-no-second-ferry = The ferry has sailed this turn: go to { $clearing } another way.
root-no-closed-path = No closed path leads to { $clearing } from there.
root-no-second-clear = You have cleared a path this turn: once is all.
root-no-clear-now = Paths are cleared in your Daylight.
root-no-piece-at-path = You have no piece at either end of the path to { $clearing }: bring one there first.
root-no-hand = You have no card to spend.
root-no-warriors-here = { $count ->
    [0] You have no warrior in { $clearing }: bring some there first.
    [one] You have only one warrior in { $clearing }: name a smaller number.
   *[other] You have only { $count } warriors in { $clearing }: name a smaller number.
}
root-no-rule-to-move = You rule neither where you start nor { $clearing }: rule one of the two first.
root-no-match = Clearing { $clearing } is not { $suit }: choose one that matches the card.
root-no-roost-here = There is no roost in { $clearing }: recruit where one stands.
root-no-attacker = You have nobody to fight in { $clearing }: go there first.
root-no-enemy = Only an enemy can be attacked in { $clearing }: choose another faction.
root-no-defender = They have nothing in { $clearing }: attack where they stand.
root-no-rule = You do not rule { $clearing }: outnumber everyone else there first.
root-no-slot = No slot is open in { $clearing }: choose another clearing.
root-no-place-at-keep = The keep in { $clearing } keeps your pieces out: place them elsewhere.
root-no-scorched = The earth in { $clearing } is scorched: nothing can come there.
root-no-building-left = All buildings of this kind are on the map: build another kind.
root-no-wood = That takes { $cost } wood, and { $count ->
    [0] none reaches
   *[other] only { $count } reaches
} { $clearing } through clearings you rule.
root-no-second-roost = There is a roost in { $clearing } already: build where none stands.
root-no-card = You do not hold { $card }: choose a card of your hand.
root-no-craft-kind = { $card } cannot be crafted: play it or spend it.
root-no-item-left = The supply has no { $item } left: craft another card.
root-no-second-effect = You have { $card } in play already: craft another card.
root-no-crafting-pieces = { $card } takes more free crafting pieces, or pieces of other suits.
root-no-craft-late = Crafting comes first in Daylight: wait for your next turn.
root-no-sawmill = There is no sawmill in { $clearing }: overwork where one stands.
root-no-card-match = { $card } does not match { $clearing }: spend a card of its suit or a bird.
root-no-recruited = You have recruited this turn: once is all.
root-no-warriors-left = Your supply has no warriors left: only lost ones come back to it.
root-no-second-bird = { $card } would be the second bird of the turn: add another card.
root-no-base-match = No base on the map matches { $card }: train with another card.
root-no-quest = That quest is not open: choose one that lies on the table.
root-no-way-out = The snare in { $clearing } lets nothing of yours out: remove it first.
root-no-place-at-snare = The snare in { $clearing } keeps your pieces out: place them elsewhere.
root-no-plot-here = There is no plot for that in { $clearing }: choose a clearing with one.
root-no-second-plot = There is a plot in { $clearing } already: one is the most.
root-no-plot-left = Both plots of this kind are on the map: choose another kind.
root-no-trick-faces = One lies face up and one face down: swap two that lie alike.
root-no-piece-here = You have nothing in { $clearing }: expose where you are.
root-no-card-to-show = You hold no card to show for { $clearing }: it takes its suit or a bird.
root-no-bird = { $card } is no bird: only birds buy more actions.
root-no-dominance-with-two = There is no dominance in a game of two.
root-no-second-dominance = Your score marker has left the track: that choice was for good.
root-no-dominance-yet = Dominance takes 10 points: score more first.
root-no-sympathy-here = There is no sympathy in { $clearing }: revolt where there is some.
root-no-base-left = The base for the suit of { $clearing } is on the map: revolt in another suit.
root-no-supporters = Clearing { $clearing } takes { $count ->
    [one] one matching supporter
   *[other] { $count } matching supporters
}: gather more.
root-no-second-sympathy = Clearing { $clearing } is sympathetic already: choose another one.
root-no-sympathy-left = All your sympathy is on the map: there is none to place.
root-no-near-sympathy = Clearing { $clearing } is not next to sympathy: spread step by step.
root-no-ruin = There is no ruin in { $clearing }: explore where one stands.
root-no-ready = You lack a ready { $item }: refresh, repair or gain one first.
root-no-character = Only the { $character } can do that, and you are another.
root-no-improvising-twice = You have improvised a quest this turn.
root-no-improvising = The { $item } is not what the quest asks for, or no other item can stand in.
root-no-effect = You have no { $card } in play: craft it first.
root-no-card-to-reveal = You hold no card that matches { $clearing } to reveal.
root-no-card-to-dig = You hold no card that matches { $clearing } to spend.
root-no-witness = { $card } will not do: every card needs a clearing of its own.
root-no-second-tunnel = There is a tunnel in { $clearing } already: dig where none is.
root-no-tunnel = There is no tunnel in { $clearing }: dig one first.
root-no-warriors-below = { $count ->
    [0] The Burrow is empty: recruit first.
    [one] The Burrow holds only one warrior: name a smaller number.
   *[other] The Burrow holds only { $count } warriors: name a smaller number.
}
root-no-minister = The { $minister } is not swayed: win that seat in Parliament first.
root-no-second-act = The { $minister } has acted this turn: once is all.
root-no-second-sway = The { $minister } is swayed already: choose another minister.
root-no-crown = No crown is left for the rank of the { $minister }: sway another rank.
root-no-reveal = The { $minister } wants { $count } cards, each with a clearing of yours to match.

root-no-craft-early = You craft in Evening: wait until Daylight is over.
root-no-outcast = Clearing { $clearing } is not of the Outcast suit: conspire in one that is.
root-no-acolytes = That takes { $count ->
    [one] an acolyte
   *[other] { $count } acolytes
}: gather more by sacrifice or in defense.
root-no-convert = They have no warrior in { $clearing } that can be converted.
root-no-sanctify = No enemy building of this kind stands in { $clearing }: name another one.
root-no-garden-left = All gardens of the suit of { $clearing } are on the map: choose another suit.
root-no-ritual-bird = { $card } is a bird: only a sacrifice takes birds.
root-no-ritual-match = { $card } does not match { $clearing }: reveal a card of its suit.
root-no-second-score = The { $suit } gardens have scored this turn: score with another suit.
root-no-card-for-sale = The Riverfolk do not hold { $card }: buy one of their cards.
root-no-shop-now = Services are bought at the start of your own Birdsong.
root-no-mercenaries = A Vagabond hires no mercenaries: buy something else.
root-no-means = That costs { $count ->
    [one] a warrior of your supply, or an item of a Vagabond
   *[other] { $count } warriors of your supply, or items of a Vagabond
}.
root-no-second-service = That is not for sale now, or you have it already.
root-no-funds = The Funds box is empty: wait for your next Birdsong.
root-no-funds-to-craft = Too few funds to craft { $card }: each icon takes one.
root-no-river = No river flows through { $clearing }: choose a clearing on one.
root-no-second-post = A trade post stands in { $clearing } already.
root-no-post-left = All trade posts of the suit of { $clearing } are gone: choose another suit.
root-no-ruler-for-post = Nobody rules { $clearing }, so nobody's funds can pay for a trade post there.
root-no-funds-of-ruler = You lack two funds of { $faction }, the ruler of { $clearing }.
root-no-sacrifice = { $card } is no bird: only birds are revealed for a sacrifice.
root-no-stronghold-left = All strongholds are on the map: there is none to build.
root-no-same-mood = The warlord is in that mood: he has to change it.
root-no-mood = There is a { $item } in the hoard, which forbids that mood: choose another one.
root-no-warlord = The warlord has fallen: anoint another in Birdsong.
root-no-second-mob = There is a mob in { $clearing }: incite where there is none.
root-no-mob-left = All mobs are on the map: there is none to incite.
root-no-waystation-left = That waystation is on the map already: put up another one.
root-no-waystation-here = No such waystation stands in { $clearing }: choose one that does.
root-no-second-camp = You have done that in { $clearing } this turn: once in each clearing.
root-no-station-to-recruit = No waystation stands in { $clearing }: recruit where one does.
root-no-recruit-match = { $card } does not match { $clearing }: spend a card that does, or a bird.
root-no-retinue-match = No card of this column that can still act matches { $clearing }.
root-no-actor = { $card } is not in this column, has acted, or does not match.
root-no-relic-here = No such relic lies in { $clearing }: choose another one.
root-no-battle-first = Enemies are in { $clearing }: battle them before you delve there.
root-no-rule-to-delve = You delve only with a warrior in a clearing that you rule, unlike { $clearing }.
root-no-forest-near = That forest does not touch { $clearing }: delve in one that does.
root-no-relic-in-forest = No such relic lies in that forest: choose another one.
root-no-waystation-kind = No waystation in { $clearing } shows that kind: carry the relic to one.
root-no-retinue-room = The retinue holds ten: only relics held too lightly make room.
root-no-shift-after = You have added to the retinue: shift a card in another Evening.
root-no-card-there = There is none of that in the column: name the column where it is.

## What the verbs are called in menus and in the line of keys
root-verb-pass = done / no
root-verb-keep = keep
root-verb-place = place
root-verb-roost = roost
root-verb-leader = leader
root-verb-character = character
root-verb-start = start
root-verb-home = home
root-verb-outcast = outcast
root-verb-craft = craft
root-verb-activate = activate
root-verb-dominance = dominance
root-verb-coalition = coalition
root-verb-recall = recall
root-verb-use = use
root-verb-discard = discard
root-verb-battle = battle
root-verb-ally = ally
root-verb-ambush = ambush
root-verb-first = first
root-verb-settle = settle
root-verb-take = take
root-verb-damage = damage
root-verb-enlist = enlist
root-verb-swift = swift strike
root-verb-hospital = hospital
root-verb-give = give
root-verb-show = show
root-verb-wood = wood
root-verb-march = march
root-verb-recruit = recruit
root-verb-overwork = overwork
root-verb-build = build
root-verb-pay = pay
root-verb-extra = extra
root-verb-decree = decree
root-verb-move = move
root-verb-turmoil = turmoil
root-verb-revolt = revolt
root-verb-spread = spread
root-verb-spend = spend
root-verb-mobilize = mobilize
root-verb-train = train
root-verb-organize = organize
root-verb-ferry = by ferry
root-verb-clear = clear a path
root-verb-slip = slip
root-verb-refresh = refresh
root-verb-explore = explore
root-verb-aid = aid
root-verb-exhaust = exhaust
root-verb-gain = gain
root-verb-quest = quest
root-verb-strike = strike
root-verb-repair = repair
root-verb-steal = steal
root-verb-labor = day labor
root-verb-hideout = hideout
root-verb-instigate = instigate
root-verb-scorch = scorch
root-verb-improvise = improvise
root-verb-glide = glide
root-verb-drop = drop
root-verb-crusade = crusade
root-verb-convert = convert
root-verb-sanctify = sanctify
root-verb-score = score
root-verb-sacrifice = sacrifice
root-verb-services = services
root-verb-price = price
root-verb-fund = fund
root-verb-draw = draw
root-verb-export = export
root-verb-post = post
root-verb-dig = dig
root-verb-fill = fill
root-verb-minister = minister
root-verb-sway = sway
root-verb-reveal = reveal
root-verb-dismiss = dismiss
root-verb-flip = flip
root-verb-plot = plot
root-verb-trick = trick
root-verb-exert = exert
root-verb-expose = expose
root-verb-mob = mob
root-verb-anoint = anoint
root-verb-mood = mood
root-verb-hoard = hoard
root-verb-sell = sell
root-verb-scrap = scrap
root-verb-lead = lead
root-verb-advance = advance
root-verb-incite = incite
root-verb-rouse = rouse
root-verb-loot = loot
root-verb-rally = rally
root-verb-encamp = encamp
root-verb-decamp = decamp
root-verb-act = act
root-verb-carry = carry
root-verb-delve = delve
root-verb-recover = recover
root-verb-retinue = retinue
root-verb-shift = shift

## What the verbs do, with the number of the law
root-verb-help-pass = Says no, or that you are done: whatever is optional stays undone (1.4.1).
root-verb-help-keep = Puts the keep into a corner; a warrior goes to every clearing but the opposite one (6.3.2).
root-verb-help-place = Puts one of the first three buildings at the keep, or a removed relic into a forest (6.3.4, 15.2.5).
root-verb-help-roost = Puts a roost with warriors on the map, at the start or when none is left (7.3.2, 7.4.3).
root-verb-help-leader = Chooses the leader, and with him the columns of the two viziers (7.3.3, 7.7.3).
root-verb-help-character = Chooses the character: the items to start with and a special action (9.3.1).
root-verb-help-start = Chooses the forest in which the pawn begins (9.3.2).
root-verb-help-home = Chooses where on the map you begin (10.3.2, 12.3.3, 15.3.2).
root-verb-help-outcast = Chooses the suit that is the Outcast until the Lost Souls say otherwise (10.3.3).
root-verb-help-craft = Makes a card of your hand with crafting pieces of the suits it asks for (4.1).
root-verb-help-activate = Says from which suit a crafting piece pays an icon that takes any (4.1.1).
root-verb-help-dominance = Lays a dominance card open: no more points, but another way to win (3.3.1).
root-verb-help-coalition = Joins a player with the fewest points, to win if that player wins (9.2.8).
root-verb-help-recall = Spends a card to take the dominance card of its suit from beside the map (3.3.4).
root-verb-help-use = Uses a crafted card that lies before you (4.1.3).
root-verb-help-discard = Discards a card: over the limit, or as a price (6.6, 7.6.2, 8.6.2, 9.6.3, 11.6.1, 15.6.3, C.3.3, 4.1.3).
root-verb-help-battle = Attacks an enemy in a clearing where you have a warrior or the pawn (4.3).
root-verb-help-ally = Lets warriors of an allied faction fight and fall beside the pawn (9.2.9.II.c).
root-verb-help-ambush = Plays an ambush against the attacker, or foils one (4.3.1).
root-verb-help-first = Says whose effects come first in a battle (4.3.3, 1.1.3).
root-verb-help-settle = Says which of several effects of a loss comes first (1.1.3).
root-verb-help-take = Chooses the piece, or the allied warrior, that a hit removes (4.3.4).
root-verb-help-damage = Chooses the item that a hit damages (9.2.7).
root-verb-help-enlist = Has the Arbiter's swords raise the most hits that you can roll; he scores a point (D.5.2).
root-verb-help-swift = The Ronin exhausts a sword for one more hit in this battle (D.8.2).
root-verb-help-hospital = Spends a matching card to bring lost warriors to the keep (6.2.3).
root-verb-help-give = Hands a card to the supporters to settle an outrage, or to another player in a swap (8.2.6, 4.1.3).
root-verb-help-show = Shows the hand, or the card that exposes a plot (8.2.6, 13.2.4).
root-verb-help-wood = Says which sawmill gets wood when there is not enough for all (6.4).
root-verb-help-march = Moves warriors up to twice, as one action (6.5.2).
root-verb-help-recruit = Places warriors where the faction can (6.5.3, 7.5.2.I, 8.6.1.III, 12.5.1.II, 13.4.3, 15.4.3).
root-verb-help-overwork = Spends a card that matches a sawmill's clearing for one wood there (6.5.5).
root-verb-help-build = Puts a building into an open slot of a clearing that you rule (6.5.4, 7.5.2.IV, 10.5.1, 12.5.1.I).
root-verb-help-pay = Says where the wood for a building comes from (6.5.4.II).
root-verb-help-extra = Spends a bird card for one more action (6.5).
root-verb-help-decree = Adds a card of your hand to a column of the Decree (7.4.2).
root-verb-help-move = Moves warriors along a path with rule at one end, or the pawn for a boot (4.2, 9.5.1).
root-verb-help-turmoil = Takes a card of the Decree that cannot be carried out: the government falls (7.7).
root-verb-help-revolt = Spends two matching supporters: enemies leave the clearing and a base rises there (8.4.1).
root-verb-help-spread = Spends matching supporters for sympathy in a clearing next to some (8.4.2).
root-verb-help-spend = Chooses the supporter or the card of the hand that pays (8.4.1.II, 8.4.2.II, 12.5.1.V, 12.5.2.V, 4.1.3).
root-verb-help-mobilize = Puts a card of your hand among the supporters (8.5.2).
root-verb-help-train = Spends a card of a base's suit to make a warrior an officer (8.5.3).
root-verb-help-organize = Trades a warrior for sympathy in its clearing (8.6.1.IV).
root-verb-help-ferry = Says that a move which a path allows as well was made by ferry: it comes along, and you draw a card (C.2.5).
root-verb-help-clear = Spends a card to open a closed path with a piece of yours at either end, for a point, once a turn (C.3.3).
root-verb-help-slip = Moves the pawn next door without boots, into forests too (9.4.2).
root-verb-help-refresh = Turns an exhausted item face up (9.4.1).
root-verb-help-explore = Exhausts a torch to take the item from a ruin, for a point (9.5.3).
root-verb-help-aid = Gives a matching card to a faction in the clearing, exhausting an item (9.5.4).
root-verb-help-exhaust = Chooses the item that pays, or that stands in for another in a quest (9.5.4, 4.1.3, D.7.2).
root-verb-help-gain = Takes one of the crafted items of the faction that was aided, or one of two under a ruin (9.5.4, 9.7.3).
root-verb-help-quest = Exhausts the two items of a quest for points or two cards (9.5.5).
root-verb-help-strike = Exhausts a crossbow to remove one enemy piece here, warriors first (9.5.6).
root-verb-help-repair = Exhausts a hammer, or uses the hideout, to mend a damaged item (9.5.7, D.3.2).
root-verb-help-steal = The Thief exhausts a torch and takes a random card from a player here (D.1.2).
root-verb-help-labor = The Tinker exhausts a torch and takes a matching card from the discard pile (D.2.2).
root-verb-help-hideout = The Ranger exhausts a torch, repairs three items and ends Daylight (D.3.2).
root-verb-help-instigate = The Vagrant exhausts a torch: two sides here fight, he says what they lose and scores for it (D.4.2).
root-verb-help-scorch = The Scoundrel leaves his torch here: enemy pieces go, and nothing comes here any more (D.6.2).
root-verb-help-improvise = The Adventurer finishes a quest with another item, damaged by it, instead of the one named (D.7.2).
root-verb-help-glide = The Harrier exhausts a torch and moves the pawn to any clearing, without boots (D.9.2).
root-verb-help-drop = Throws an item away for good, because you carry too many (9.6.4).
root-verb-help-crusade = Spends acolytes to battle in an Outcast clearing, or to move out of one and battle (10.4.3.I).
root-verb-help-convert = Spends acolytes to put your warrior in place of an enemy one where the Outcast live (10.4.3.II).
root-verb-help-sanctify = Spends acolytes to put a garden in place of an enemy building of the Outcast (10.4.3.III).
root-verb-help-score = Spends a card of a suit for the points of its gardens, once a turn for each suit (10.5.3).
root-verb-help-services = Buys of the Riverfolk at the start of your Birdsong: a hand card, riverboats or mercenaries (11.2.6).
root-verb-help-price = Sets what a service costs (11.3.5, 11.6.2).
root-verb-help-fund = Says whose warrior in the Funds box pays or goes home (11.2.4, 11.2.5.I).
root-verb-help-draw = Commits a fund to draw a card (11.5.4).
root-verb-help-export = Crafts a card for a warrior in the Payments box instead of what it does (11.5.3.I).
root-verb-help-post = Spends two funds of the ruler to set up a trade post with a warrior, for two points (11.5.6).
root-verb-help-sacrifice = Reveals a bird to make a warrior of your supply an acolyte (10.5.4).
root-verb-help-dig = Spends a matching card for a tunnel; up to four warriors may follow it (12.5.1.V).
root-verb-help-fill = Says which of the three tunnels is taken up for a new one (12.2.4).
root-verb-help-minister = Lets a swayed minister act, each once a turn (12.5.2).
root-verb-help-sway = Reveals cards that clearings of yours match, to win a minister and points (12.5.3).
root-verb-help-reveal = Shows a card: it is out of use until Evening, when birds are discarded (12.5.3.II, 12.6.1).
root-verb-help-dismiss = Says which minister of the highest rank leaves for a lost building (12.2.3).
root-verb-help-flip = Turns up a plot beside a warrior of yours: points for all that lie face up (13.4.2).
root-verb-help-plot = Trades warriors for a plot face down, one more for each plot of the turn (13.5.2).
root-verb-help-trick = Swaps two plots that lie alike, both face up or both face down (13.5.4).
root-verb-help-exert = Takes one more action instead of drawing this Evening (13.6.1).
root-verb-help-expose = Shows a matching card and guesses what a plot face down is (13.2.4).
root-verb-help-mob = Says where the mob that was rolled for rises (14.4.1).
root-verb-help-anoint = Puts a new warlord in the place of one of your warriors (14.4.3).
root-verb-help-mood = Changes the mood of the warlord; an item in the hoard forbids one (14.4.4).
root-verb-help-hoard = Takes an item into the hoard: one that was crafted, found or looted (14.2.3, 14.2.5, 14.4.1).
root-verb-help-sell = Gives a crafted item away for the points on its card (14.2.3).
root-verb-help-scrap = Gives up an item of the hoard, for space and a point or for two warriors (14.2.4, 14.7.4).
root-verb-help-lead = Moves the warlord by a command; how many go with him is asked next (14.5.2).
root-verb-help-advance = Moves the warlord with so many warriors, himself among them; then he may battle (14.5.3).
root-verb-help-incite = Spends a card of a clearing's suit for a mob where you have a warrior (14.6.1).
root-verb-help-rouse = Rolls the mob die once more while the warlord is jubilant (14.7.3).
root-verb-help-loot = Deals no rolled hits, and takes an item afterwards if you rule the clearing (14.2.5).
root-verb-help-rally = Trades a mob at or next to the battle for a warrior in it while the warlord is bitter (14.7.1).
root-verb-help-encamp = Puts a waystation in place of a warrior, either side up, once in each clearing (15.4.1).
root-verb-help-decamp = Puts a warrior in place of a waystation, once in each clearing (15.4.2).
root-verb-help-act = Says which card of the column does it (15.5.2).
root-verb-help-carry = Takes a relic along with the warriors that moved, one for each (15.2.4).
root-verb-help-delve = Takes a relic out of a forest beside the clearing and turns it up (15.5.2.II).
root-verb-help-recover = Scores a relic beside a waystation that shows its kind (15.5.2.III).
root-verb-help-retinue = Puts a card of your hand into a column of the retinue (15.6.2).
root-verb-help-shift = Puts one card of the retinue into another column, instead of adding any (15.6.2).

## How to play each faction
root-help-marquise =
    You begin almost everywhere. Points come from what you build.
    Birdsong: every sawmill makes a wood in its clearing.
    Daylight: craft with workshops first. Then take three actions, and one
    more for each bird card you spend: battle, march (up to two moves),
    recruit (once a turn, one warrior at each recruiter), build, overwork.
    Building takes a clearing you rule with an open slot, and wood from it or
    from clearings linked to it by your rule. Each next building of a kind
    costs more wood and scores more; recruiters also draw cards.
    Nobody else may place pieces at your keep. While it stands, a card of a
    clearing's suit brings the warriors that you lose there back to it.
root-help-eyrie =
    Roosts score each Evening: the more on the map, the more points.
    You rule wherever nobody has more than you, if you have a piece there.
    Birdsong: add one or two cards to the Decree, at most one of them a bird.
    Daylight: craft with roosts, then resolve the whole Decree, column by
    column: recruit, move, battle, build. Each card is one action in a
    clearing of its suit; birds and viziers do for any.
    A card that cannot be resolved throws you into turmoil: lose a point for
    each bird in the Decree, discard it, change the leader, end Daylight.
    Plan a few turns ahead: the Decree never shrinks by itself.
    Crafted items score 1 point only, except under the Builder.
root-help-alliance =
    You begin with supporters and nothing on the map. Sympathy scores.
    Birdsong: spend supporters of a clearing's suit to spread sympathy to a
    clearing next to yours, or two of them to revolt where you have it: all
    enemies there go, a base rises with warriors, and an officer joins.
    Three warriors of one other player make spreading there cost one more.
    Daylight: craft with sympathy, mobilize cards as supporters, train
    officers with cards that match a base.
    Evening: one operation for each officer: move, battle, recruit, organize.
    Who moves warriors into sympathy or removes it owes you a card.
    Attacked, you deal the higher die.
root-help-vagabond =
    A pawn that never rules, and items that you exhaust to act.
    Boots move, swords fight, torches explore ruins, crossbows strike, hammers
    repair and craft; any item gives aid. Your character has a trick of its own.
    Birdsong: three items refresh, two more for each tea face up; then you may
    slip next door for nothing, even into a forest.
    Quests score: exhaust their items in a clearing of their suit.
    Aid scores as a faction warms to you. Remove a warrior of a faction and it
    turns hostile: from then on what it loses in battle on your turn scores.
    Each hit damages an item. An Evening in a forest repairs them all.
root-help-vagabond-2 = { root-help-vagabond }

root-help-riverfolk =
    You live on what the others buy: cards of your hand, which lies open, boats
    and mercenaries. They pay with warriors of their own; these are your funds.
    Birdsong: with an empty Payments box you lay two of your own there. If a
    trade post is on the map every two funds bring a point. Then all warriors
    on your board become funds.
    Daylight: a fund is committed, so comes back, to move, to battle, to draw,
    or for each space of a trade post that helps you craft; a card can be
    exported instead. A fund is spent, so goes home, to recruit on a river.
    Two funds of whoever rules a clearing are spent on a trade post there.
    Evening: keep five cards, and change prices if you like.
    You go along rivers without asking who rules. A lost trade post never
    comes back and takes half your funds along.

root-help-duchy =
    The Burrow lies below the map, next to every clearing with a tunnel. You
    always rule it, and nobody else comes there.
    Birdsong: warriors gather in the Burrow, more for each citadel.
    Daylight: first two actions: build (show a card of the clearing's suit),
    recruit one into the Burrow, move, battle, or dig: spend a card of the
    suit for a tunnel, and bring up to four warriors through it.
    Then each minister acts once. Lords score for tunnels, markets, citadels;
    the Banker turns cards of one suit into points.
    Then sway a minister: show two, three or four cards, each with a clearing
    of its suit where you have a piece. That scores 1, 2 or 3.
    Shown cards come back in Evening, but birds are discarded. Then craft.
    A lost building costs a card, and a minister of the highest rank.
root-help-lizards =
    Gardens score, and make you ruler wherever one stands. You hardly spend
    cards: you reveal them, and take them back in the Evening.
    Birdsong: the suit of which the Lost Souls hold most is the Outcast; the
    same one again is hated. Acolytes pay for conspiracies in its clearings:
    crusades (battle, or move and battle), conversions of a warrior,
    sanctification of a building; each costs one less if it is hated.
    Daylight: reveal a card of a clearing's suit to build a garden there if you
    rule it, or to recruit there; spend one for the points of its gardens, once
    a turn for each suit; reveal a bird to make a warrior an acolyte.
    Evening: craft with the gardens of the Outcast suit, then draw, one card
    more for each suit with two gardens.
    All cards that anybody spends or discards wait among the Lost Souls.
    Warriors that fall defending become acolytes. A garden that is lost costs
    you a card at random.
root-help-corvids =
    Plots score when they are flipped: a point for each that lies face up then.
    Birdsong: craft with plots, whichever side is up; flip plots where you have
    warriors; spend one card to recruit in every clearing of its suit.
    Daylight: three actions: move (you need no rule), plot, battle, trick.
    A plot costs a warrior, the next of the turn two, and so on.
    Bomb: removes all enemies in its clearing, then goes. Snare: while it lies
    face up enemies can neither place there nor move out. Extortion: takes a
    card of each enemy there, and draws one more each Evening. Raid: warriors
    come to all clearings next to it when it is removed.
    Evening: exert for one more action instead of drawing.
    Attacked at a plot face down you deal an extra hit. Enemies there may show
    a card and guess what it is: a right guess removes it, a wrong one pays you.

root-help-hundreds =
    Clearings that you rule and share with no enemy piece score each Evening.
    Birdsong: mobs raze what enemies have built and search ruins, then one
    more rises next to one, as the die says. Prowess brings warriors to the
    warlord, each stronghold one more. Then the warlord changes his mood; an
    item in the hoard forbids one.
    Daylight: craft with strongholds; then command so many actions: move,
    battle, or build a stronghold with a card of a clearing that you rule.
    Then the warlord advances as often as prowess says: a move, and a battle.
    Evening: incite mobs with cards of clearings where you have warriors,
    score for oppression, draw one card.
    Items go to the hoard: boots, bags and coins for command, the others for
    prowess. Crafted ones you keep or sell for their points; others you loot.
    The warlord counts as a warrior, and only battle removes him.

root-help-keepers =
    Relics score: fetch them from the forests, bring them to a waystation that
    shows their kind, and recover them there. Three kinds in a column: 2 more.
    Birdsong: put up waystations in place of warriors and take them down, once
    in each clearing; spend cards to recruit two warriors at a waystation.
    Daylight: craft at waystations. Then each card of the retinue may act once,
    column by column, in a clearing of its suit; birds do for any.
    Move: each warrior may take a relic along. Battle and delve: who is there
    must be fought; ruling it with a warrior, take a relic from a forest beside
    it. Move or recover. The value of a relic is held against the clearings
    you rule: round its forest, or of the suit where it is recovered. With
    fewer the card is lost.
    Evening: where four warriors stand one goes. Add cards to the retinue, or
    shift one; draw one more for each waystation.
    With a relic and a warrior you ignore the first hit of a battle. Who
    removes a relic scores 2 and lays it open into a forest of his choice.

## How to read the map, how a battle goes, where points come from
root-help-map =
    Each box is a clearing: its number, its suit, and who rules it: a capital
    for a faction, - where nobody is, = where a tie leaves it to nobody.
    Below, who is there: C3 is three warriors of C, V alone is the pawn.
      C Marquise   E Eyrie   A Alliance   V Vagabond   U Vagab. 2   L Lizards
      O Riverfolk  D Duchy   P Corvids    H Hundreds   K Keepers
    H5* is five with the warlord among them.
    Then the slots: [] open, ## a ruin (shaded where the screen can do that).
      Cs sawmill   Cw workshop   Cr recruiter   Er roost   Ab base   Lg garden
      Dc citadel   Dm market   Hs stronghold
      Kf Ka Kj waystations: figure, tablet, jewelry; small f, a, j are relics.
    Last the tokens: k keep, w wood (w3 is three of them), y sympathy, m mob,
    t trade post, u tunnel, ? a plot face down, b bomb, s snare, e extortion,
    r raid.
    Where the screen has signs, keep and sympathy are a house and a flag.
    Lines are paths, ~ is the river. A letter in round brackets is a forest:
    only the Vagabond enters it, his capital beside the letter; so relics.
    Corners > < and a double edge mark what you can choose; square brackets
    stand around what is under the cursor.
root-help-battle =
    1. The defender may play an ambush of the clearing's suit or a bird: two
       hits at once, unless the attacker foils it with another.
    2. Two dice show 0 to 3. The attacker deals the higher, the defender the
       lower; the other way round when the Alliance defends. Neither deals
       more than it has warriors there (the Vagabond: undamaged swords).
    3. Extra hits come on top: 1 against a defender without warriors there
       (a Vagabond without swords), and those of leaders and crafted cards.
    4. Both sides lose pieces at the same time, warriors first; who loses
       them chooses among the rest. The Vagabond damages items instead.
    Every building or token removed scores a point.
root-help-points =
    The first with 30 points wins at once.
    Everybody: a point for each enemy building or token removed, and what is
    printed on an item that is crafted.
    Marquise: each building, more for the later ones of a kind.
    Eyrie: each Evening for the roosts on the map.
    Alliance: each sympathy placed, more for the later ones.
    Vagabond: quests, ruins, aid, and the losses of hostile factions.
    Duchy: ministers, when they are swayed and in what they do.
    Corvids: each plot flipped, more with others face up.
    Keepers: relics recovered.
    From 10 points on a dominance card gives another way to win: rule three
    clearings of its suit, or two opposite corners with the bird, when your
    Birdsong begins. Your points count no more then.
    A Vagabond plays it, at a table of four, to join whoever has least.

## What is wrong with a game to be
root-setup-vagabonds = Vagabonds and Riverfolk alone are no game: somebody else has to play.
root-setup-corners = Only { $corners } corners for so many who begin in one: { $seats }.
root-reach = Reach { $reach }; { $least } is recommended for { $seats } players (5.2).
root-reach-low = Reach { $reach }, below the { $least } recommended for { $seats } players: a quiet game (5.2).
root-setup-no-character = "{ $seat }": only the vagabond has a character.
root-setup-character = There is no character "{ $character }": there are { $known }.

## What is wrong with a board
root-board-clearing-gap = there is no clearing { $clearing }: the numbers run from 1 without a gap
root-board-clearing-twice = clearing { $clearing } is there twice
root-board-no-clearing = there is no clearing { $clearing }
root-board-ruins = { $ruins } ruins in { $slots } slots
root-board-too-many-ruins = there are { $found } ruins, and items for { $most }
root-board-corner-without-slot = a corner has at least one slot: factions begin there
root-board-ferry-ashore = the ferry begins at water, and no river and no coast touches clearing { $clearing }
root-board-map-edge = the clearings round the outside are { $wanted }, not { $found }
root-board-no-forests = a board has at least one forest
root-board-opposite = clearing { $clearing } is not the corner opposite to this one in turn
root-board-no-corners = a board has at least one pair of opposite corners
root-board-same-place = clearings { $one } and { $other } are in the same place
root-board-link-to-itself = this joins clearing { $clearing } with itself
root-board-link-twice = { $one } to { $other } is there twice
root-board-crossing = the straight lines { $one } to { $other } and { $from } to { $to } meet
root-board-coast-crossing = the straight line from the lake to clearing { $clearing } meets that from { $from } to { $to }
root-board-disconnected = no path leads from clearing 1 to { $clearings }
root-board-forest-gap = forest letters run from a without a gap, but { $forest } is missing
root-board-forest-twice = forest { $forest } has the same clearings
root-board-not-a-forest = no area between the paths touches exactly the clearings { $clearings }
root-board-forest-not-listed = the area that touches the clearings { $clearings } is not listed
root-board-box-outside = the box leaves the pane
root-board-boxes-touch = the box touches that of clearing { $clearing }
root-board-path = path
root-board-closed-path = closed path
root-board-river = river
root-board-line-missing = the { $line } from { $from } to { $to } is not drawn
root-board-line-unknown = the board has no { $line } from { $from } to { $to }
root-board-not-straight = from { $from } to { $to } the line would not run in one of the eight directions
root-board-outside-pane = { $cell } is not in the pane
root-board-line-folds = the line comes back to { $cell }
root-board-line-loose = the line does not touch the box of clearing { $clearing }
root-board-line-through-box = at { $cell } the line runs through the box of clearing { $clearing }
root-board-line-beside-box = at { $cell } the line touches the box of clearing { $clearing }, where it does not end
root-board-lines-meet = at { $cell } the line meets that from { $from } to { $to }
root-board-lines-beside = at { $cell } the line runs beside that from { $from } to { $to }
root-board-line-in-lake = at { $cell } the line runs into the lake
root-board-no-bridge = the path from { $one } to { $other } does not bridge the river from { $from } to { $to }
root-board-lake-touches = the lake touches the boxes of { $found }, but its coast is { $wanted }
root-board-label-missing = the letter of forest { $forest } is missing
root-board-no-forest = there is no forest { $forest }
root-board-label-outside = the letter is not in the area of its forest
root-board-label-cramped = around the letter { $wanted } blank cells in a row are wanted, there are { $found }
root-board-forest-open = the drawing closes in no area that touches exactly the clearings { $clearings }
root-board-area-no-forest = the area around { $cell }, which touches the clearings { $clearings }, is no forest

## What is wrong with a position
root-doc-available = only dominance cards lie beside the map, not { $cards }
root-doc-discard = dominance cards lie beside the map, under "available", not in the discard pile: { $cards }
root-doc-activated = crafting pieces are of fox, rabbit or mouse
root-doc-round = rounds are counted from 1
root-doc-ruins = the board prints no ruin in clearing { $clearing }
root-doc-no-trigger = { $text } is no effect that can wait
root-doc-no-ruin = no ruin stands there
root-doc-looks = name one tile or two, and who has seen them
root-doc-clearing = the board has no such clearing
root-doc-slots = { $slots } slots cannot hold { $built } buildings
root-doc-slots-ruin = { $slots } slots, one of them filled by a ruin, cannot hold { $built } buildings
root-doc-warriors = { $faction } has { $most } warriors, and no more
root-doc-pieces = the box has { $most } of { $piece }, and no more
root-doc-crafted = only persistent effects stay in play, not { $cards }
root-doc-crafted-twice = nobody has an effect of one name twice: { $cards }
root-doc-coalition-hostile = a coalition partner cannot be hostile
root-doc-coalition = only a vagabond joins another player
root-doc-column = { $card } is not in this column
root-doc-deposed = this leader lies face down
root-doc-vizier = no vizier is in { $column }
root-doc-few-warriors = the supply of { $faction } has { $left } of { $found } warriors
root-doc-no-service = { $text } is no service: hand_card, riverboats or mercenaries
root-doc-prices = each price is 1 to 4
root-doc-posts = fewer of { $piece } are left than are lost
root-doc-no-minister = { $text } is no minister
root-doc-no-rank = { $text } is no rank: squire, noble or lord
root-doc-no-vagabond = no vagabond plays
root-doc-quest-done = already completed: { $quests }
root-doc-items = the box has { $most } of { $item }, not { $found }
root-doc-ruin-items = there are more items than ruins
root-doc-suits-missing = this board prints no suits: name that of each clearing in number order
root-doc-suits = { $count } suits are wanted, one for each clearing
root-doc-no-clearing-suit = { $text } is no suit of a clearing: fox, rabbit or mouse
root-doc-closed-path = no path from { $from } to { $to } begins closed
root-doc-ferry = this board has no ferry, or no water at { $clearing }
root-doc-no-phase = { $text } is no phase: setup, birdsong, daylight or evening
root-doc-setup = a set-up begins with a new game: say what is pending of it
root-doc-no-hireling = { $text } is no hireling, or stands there twice
root-doc-hirelings = at most { $most } hirelings are at a table
root-doc-no-suit = { $text } is no suit: fox, rabbit, mouse or bird
root-doc-no-item = { $text } is no item
root-doc-no-leader = { $text } is no leader: builder, charismatic, commander, despot or none
root-doc-no-mood = { $text } is no mood: bitter, grandiose, jubilant, lavish, relentless, rowdy, stubborn or wrathful
root-doc-warlord = there is no warrior in { $clearing } who could be the warlord
root-doc-hoard = a track of the hoard holds four items, and no torch
root-doc-no-column = { $text } is no column: recruit, move, battle or build
root-doc-no-spot = { $text } is no clearing and no forest of this board
root-doc-no-tile = { $text } is no item tile, such as "sword", "sword-" or "sword!"
root-doc-no-relation = { $text } is no relationship
root-doc-no-quest = { $text } is no quest
root-doc-no-plot = { $text } is no plot: bomb, snare, extortion or raid
root-broken-cards-twice = cards lie in two places, one of them { $place }: { $cards }
root-broken-cards-missing = cards are missing: { $cards }
root-broken-warriors = { $faction } has { $total } warriors in all
root-broken-pieces = there are { $total } of { $piece }, not { $expected }
root-broken-counted = the buildings in clearing { $clearing } are not those counted
root-broken-slots = clearing { $clearing } has no slots for { $built } buildings
root-broken-two = clearing { $clearing } holds more than one { $pieces } ({ $faction })
root-broken-plot = the plot in clearing { $clearing } is not of a kind that it can be
root-broken-stray = an action was taken that the pending question does not know
root-broken-hoard = a track of the hoard holds more than four items
root-broken-warlord = the warlord stands where no warrior is
root-broken-items = there are { $total } of { $item }, not { $most }
root-broken-coffins = warriors lie on the Coffin Makers, and nobody has them in play
root-broken-exhausted = more { $item } are exhausted than { $faction } has crafted
root-broken-quests = quests are missing or in two places
root-broken-points = { $faction } has { $points } points and has not won
root-broken-crowns = each rank has three crowns, and more of { $rank } are used or lost
root-broken-effects = effects wait and nothing is pending
root-broken-relics = { $down } of { $relic } lie face down, and { $unknown } values are left
root-broken-relics-lost = relics wait for a forest and nobody lays them, or lie in no forest of the board
root-broken-retinue = the retinue is larger than it can be, or cards acted that are not in it
root-doc-no-relic = { $text } is no relic: figure, tablet or jewelry, with _1, _2 or _3 if it is turned up
root-doc-no-forest = the board has no such forest
root-doc-relics = as many relics of each kind must lie face down as are not named elsewhere: check { $relics }
root-doc-no-slot = { $text } is no column of the retinue: move, delve or recover
root-broken-supporters = there are more than five supporters without a base
root-pending-battle-seats = the battle is not between two seats of this table
root-pending-battle-hits = no battle has so many hits
root-pending-battle-clearing = the battle is in no clearing of this board
root-pending-battle-losses = more losses are chosen than there are pieces
root-pending-no-battle = no battle is going on
root-pending-picks = what has been picked does not fit what is pending
root-pending-table = what is pending speaks of a place or a piece that cannot be had now
root-pending-terrain = the map has no such way
root-pending-faction = that faction does not play
root-pending-order = what is pending is not the rest of a turn in its order, with what came between on top
root-pending-twice = a step is pending twice
root-pending-effect = an effect waits for somebody or somewhere that is not here
root-pending-no-effect = no effect waits
root-pending-unresolved = effects wait and nothing resolves them
root-pending-effects-first = effects that wait come before everything else
