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
root-party-1 = Player 1
root-party-2 = Player 2
root-party-3 = Player 3
root-party-4 = Player 4
root-party-5 = Player 5
root-party-6 = Player 6
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
root-suit-fox-rabbit = fox/rabbit
root-suit-fox-mouse = fox/mouse
root-suit-rabbit-mouse = rabbit/mouse
root-suit-fox-rabbit-mouse = fox/rabbit/mouse
root-short-fox = fox
root-short-rabbit = rab
root-short-mouse = mou
root-short-bird = bir

## Pieces
root-piece-warrior = warrior
root-piece-warlord = warlord
root-piece-treetop = building in the Elder Treetop
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
root-piece-vault = vault
root-piece-foothold = foothold
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
root-effect-ambush-bird = Anywhere: deal 2 hits before the roll when you defend, or foil an ambush when you attack.
root-effect-ambush-fox = In a fox clearing: deal 2 hits before the roll when you defend, or foil an ambush when you attack.
root-effect-ambush-rabbit = In a rabbit clearing: deal 2 hits before the roll when you defend, or foil an ambush when you attack.
root-effect-ambush-mouse = In a mouse clearing: deal 2 hits before the roll when you defend, or foil an ambush when you attack.
root-effect-dominance-bird = With 10 or more points: stop scoring, but win if you rule 2 opposite corners as your Birdsong starts.
root-effect-dominance-fox = With 10 or more points: stop scoring, but win if you rule 3 fox clearings as your Birdsong starts.
root-effect-dominance-rabbit = With 10 or more points: stop scoring, but win if you rule 3 rabbit clearings as your Birdsong starts.
root-effect-dominance-mouse = With 10 or more points: stop scoring, but win if you rule 3 mouse clearings as your Birdsong starts.
root-effect-birdy-bindle = Craft: take a bag, 1 point.
root-effect-woodland-runners = Craft: take a boot, 1 point.
root-effect-arms-trader = Craft: take a sword, 2 points.
root-effect-crossbow-bird = Craft: take a crossbow, 1 point.
root-effect-gently-used-knapsack = Craft: take a bag, 1 point.
root-effect-root-tea-fox = Craft: take tea, 2 points.
root-effect-travel-gear-fox = Craft: take a boot, 1 point.
root-effect-protection-racket = Craft: take a coin, 3 points.
root-effect-foxfolk-steel = Craft: take a sword, 2 points.
root-effect-anvil = Craft: take a hammer, 2 points.
root-effect-smugglers-trail = Craft: take a bag, 1 point.
root-effect-root-tea-rabbit = Craft: take tea, 2 points.
root-effect-a-visit-to-friends = Craft: take a boot, 1 point.
root-effect-bake-sale = Craft: take a coin, 3 points.
root-effect-mouse-in-a-sack = Craft: take a bag, 1 point.
root-effect-root-tea-mouse = Craft: take tea, 2 points.
root-effect-travel-gear-mouse = Craft: take a boot, 1 point.
root-effect-investments = Craft: take a coin, 3 points.
root-effect-sword = Craft: take a sword, 2 points.
root-effect-crossbow-mouse = Craft: take a crossbow, 1 point.
root-effect-favor-of-the-foxes = Craft: remove all enemy pieces in fox clearings and score for their buildings and tokens.
root-effect-favor-of-the-rabbits = Craft: remove all enemy pieces in rabbit clearings and score for their buildings and tokens.
root-effect-favor-of-the-mice = Craft: remove all enemy pieces in mouse clearings and score for their buildings and tokens.
root-effect-armorers = In battle, after the roll, discard this to take no rolled hits; you still take extra hits.
root-effect-sappers = When you defend, after the roll, discard this to deal 1 extra hit.
root-effect-brutal-tactics = When you attack, after the roll, deal 1 extra hit; the defender scores a point.
root-effect-royal-claim = In your Birdsong, discard this to score a point for every clearing you rule.
root-effect-stand-and-deliver = Once per Birdsong, take a random card from another player, who scores a point.
root-effect-tax-collector = Once per Daylight, remove one of your warriors from the map to draw a card.
root-effect-command-warren = As your Daylight starts, you may start a battle.
root-effect-better-burrow-bank = As your Birdsong starts, you may draw a card; another player of your choice draws one too.
root-effect-cobbler = As your Evening starts, you may make a move.
root-effect-scouting-party = When you attack, the defender can't ambush you.
root-effect-codebreakers = Once per Daylight, look at another player's hand.
root-effect-saboteurs = As your Birdsong starts, discard this to discard an enemy's crafted effect.
root-effect-soup-kitchens = Each of your tokens counts as two warriors for rule.
root-effect-boat-builders = Rivers are paths for you.
root-effect-corvid-planners = You may move to any adjacent clearing, even against rule.
root-effect-eyrie-emigre = Before your Birdsong ends: move, then battle in the clearing you moved to, or discard this.
root-effect-fox-partisans = In battle in a fox clearing: deal 1 extra hit, then discard all but fox cards; you may keep bird cards.
root-effect-propaganda-bureau = Once per Daylight, spend a card to replace an enemy warrior in a matching clearing with one of yours.
root-effect-false-orders = In your Birdsong, discard this to move half of an enemy's warriors in a clearing, rounded up, to an adjacent one.
root-effect-informants = In Evening, instead of drawing, take an ambush from the discard pile.
root-effect-rabbit-partisans = In battle in a rabbit clearing: deal 1 extra hit, then discard all but rabbit cards; you may keep bird cards.
root-effect-tunnels = Clearings with your crafting pieces are adjacent to each other for you.
root-effect-charm-offensive = As your Evening starts, you may draw a card; another player of your choice scores a point.
root-effect-coffin-makers = Removed warriors go here. As your Birdsong starts, score 1 point for every five, then return them to their supplies.
root-effect-swap-meet = Once per Birdsong, take a random card from another player and give one back.
root-effect-mouse-partisans = In battle in a mouse clearing: deal 1 extra hit, then discard all but mouse cards; you may keep bird cards.
root-effect-league-of-adventurous-mice = Once per Daylight, exhaust an item that you crafted to move or battle.
root-effect-murine-broker = Whenever another player crafts an item, you may draw a card.
root-effect-master-engravers = Each item that you craft scores 1 extra point.

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
root-word-setup = Setup
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
root-word-posts = the lost trade posts
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
root-extra-advanced = advanced setup: draft, homelands, five cards
root-extra-hirelings = hirelings
root-extra-landmarks = landmarks
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
root-ask-over = { $who } has nothing to choose.
root-ask-discard = { $who }: Discard a card (hand limit 5, { $count } left).
root-ask-birdsong-start = { $who }: Use an effect as Birdsong starts?
root-ask-birdsong-end = { $who }: Use an effect before Birdsong ends?
root-ask-daylight-start = { $who }: Use an effect as Daylight starts?
root-ask-daylight-end = { $who }: Use an effect or dominance before Daylight ends?
root-ask-evening-start = { $who }: Use an effect as Evening starts?
root-ask-activate = { $who }: Choose a suit for { $card } ({ $left } left).
root-ask-free-move = { $who }: Make your free move.
root-ask-ferry = { $who }: Go to { $clearing } by ferry, and draw a card?
root-ask-use-landmark = { $who }: Use a landmark before you draw?
root-ask-landmark = { $who }: Set up a landmark.
root-ask-treetop = { $who }: Put the { $piece } in the Elder Treetop?
root-ask-swap = { $who }: Choose a card from your hand and a stall.
root-ask-clear = { $who }: Choose a card to clear the path { $from } to { $to }.
root-ask-free-battle = { $who }: Start your free battle.
root-ask-orders = { $who }: Choose a move for the warriors of { $enemy }.
root-ask-swap-back = { $who }: Choose a card to give to { $other } in return.
root-ask-bureau = { $who }: Choose a card: replace 1 { $enemy } in { $clearing }.
root-ask-exhaust = { $who }: Choose a crafted item to exhaust.
root-ask-league = { $who }: Choose a move or a battle.
root-ask-company = { $who }: Choose how many warriors go from { $from } to { $to }.
root-ask-emigre-move = { $who }: Move, then battle in the clearing you moved to.
root-ask-emigre-battle = { $who }: Choose an enemy to attack in { $clearing }.
root-ask-broker = { $who }: { $crafter } crafted an item. Draw a card?
root-ask-informants = { $who }: Draw cards, or take an ambush instead?
root-ask-birds = { $who }: Discard a bird card for the Partisans too?
root-ask-order = { $who }: Choose which effect comes first.
root-ask-order-sides = { $who }: Choose whose effects come first.
root-ask-ally = { $who }: Use allied warriors against { $defender } in { $clearing }?
root-ask-ambush = { $who }: Play an ambush on the { $attacker } in { $clearing }?
root-ask-foil = { $who }: { $defender } plays an ambush in { $clearing }. Foil it?
root-ask-effects-first = { $who }: Choose who uses effects first in { $clearing }.
root-ask-effects = { $who }: Use an effect in the battle in { $clearing }?
root-ask-losses = { $who }: Choose a piece to lose in { $clearing } ({ $count } left).
root-ask-damage = { $who }: Choose an item to damage ({ $count } left).
root-ask-hospital = { $who }: Spend a { $suit } card to save { $count } lost in { $clearing }?
root-ask-outrage = { $who }: Outrage ({ $clearing }): give a { $suit } or bird card.
root-ask-shed = { $who }: Discard a supporter (limit 5 without a base).
root-ask-keep = { $who }: Choose the corner for your keep.
root-ask-keep-homeland = { $who }: Choose the homeland for your keep.
root-ask-homeland-building = { $who }: Place a { $piece } in a homeland without a building.
root-ask-draft = { $who }: Choose a faction from the pool.
root-ask-homeland = { $who }: Choose a homeland ({ $count } left).
root-ask-homeland-apart = { $who }: Choose a homeland apart from the others.
root-ask-homeland-edge = { $who }: Choose a homeland on the map edge ({ $count } left).
root-ask-spread-warriors = { $who }: Choose an adjacent clearing for 1 more ({ $count } left).
root-ask-lay-back = { $who }: Choose a card to put back into the deck ({ $count } left).
root-ask-setup-plot = { $who }: Choose the plot for your homeland.
root-ask-home-garden = { $who }: Choose the suit of your first garden.
root-ask-setup-building = { $who }: Place a { $piece } at the keep or adjacent to it.
root-ask-wood = { $who }: Too little wood. Choose a sawmill that gets one.
root-ask-muster = { $who }: Too few warriors. Choose a recruiter that gets one.
root-ask-marquise = { $who }: Choose an action ({ $count } left).
root-ask-extra = { $who }: No actions left. Spend a bird card for another?
root-ask-extra-or-hireling = { $who }: No action left. Spend a bird card or use a hireling?
root-ask-second-move = { $who }: Move again?
root-ask-pay-wood = { $who }: Choose a clearing to pay wood from ({ $count } left).
root-ask-roost-corner = { $who }: Choose the corner for your first roost.
root-ask-leader = { $who }: Choose your first leader.
root-ask-new-leader = { $who }: Choose a new leader.
root-ask-emergency = { $who }: Use an effect before you draw with an empty hand?
root-ask-decree = { $count ->
    [0] { $who }: Add a card to the Decree.
   *[other] { $who }: Add a second card to the Decree?
}
root-ask-new-roost = { $who }: Choose the clearing for a new roost.
root-ask-resolve = { $who }: Resolve a card in the { $column } column.
root-ask-revolt = { $who }: Start a revolt?
root-ask-spread = { $who }: Spread sympathy?
root-ask-spend-supporters = { $who }: Spend a supporter for clearing { $clearing } ({ $count } left).
root-ask-alliance-daylight = { $who }: Craft, mobilize or train?
root-ask-operations = { $who }: Choose an operation ({ $count } left).
root-ask-character = { $who }: Choose your character.
root-ask-forest = { $who }: Choose the forest you start in.
root-ask-refresh = { $who }: Choose an item to refresh ({ $count } left).
root-ask-slip = { $who }: Slip to an adjacent clearing or forest?
root-ask-vagabond = { $who }: Choose an action.
root-ask-aid-item = { $who }: Choose an item to exhaust for aiding { $faction }.
root-ask-aid-gain = { $who }: Take an item from { $faction } in return?
root-ask-hideout = { $who }: Choose an item to repair ({ $count } left).
root-ask-unearth = { $who }: Choose an item from the ruin in { $clearing }.
root-ask-stand-in = { $who }: Choose an item to use in place of the { $item }.
root-ask-enlist = { $who }: Enlist the Arbiter in { $clearing } (they score 1)?
root-ask-item-limit = { $who }: You carry too many items. Remove { $count ->
    [one] 1 item
   *[other] { $count } items
}.
root-ask-assembly = { $who }: Choose an action of the Assembly ({ $count } left).
root-ask-show = { $who }: Reveal a card that matches { $clearing }.
root-ask-show-any = { $who }: Reveal a card for the building in { $clearing }.
root-ask-pay-dig = { $who }: Spend a card that matches { $clearing }.
root-ask-fill = { $who }: Choose a tunnel to remove for the one in { $clearing }.
root-ask-follow = { $who }: Move warriors from the Burrow to { $clearing }?
root-ask-parliament = { $who }: Let a minister act?
root-ask-act = { $who }: Choose what the { $minister } does.
root-ask-again-battle = { $who }: Start a second battle with the Brigadier?
root-ask-again-move = { $who }: Make a second move with the Brigadier?
root-ask-bank = { $count ->
    [0] { $who }: Choose a card for the Banker.
   *[other] { $who }: Spend another card for the Banker ({ $count } spent)?
}
root-ask-sway = { $who }: Sway a minister?
root-ask-reveal = { $who }: Reveal a card to the { $minister } ({ $count } left).
root-ask-duchy-craft = { $who }: Craft with citadels and markets?
root-ask-dismiss = { $who }: Building lost: choose a minister who leaves.
root-ask-corvids-setup = { $who }: Place a warrior in a { $suit } clearing.
root-ask-corvids-craft = { $who }: Craft with your plots?
root-ask-flip = { $who }: Flip a plot?
root-ask-corvids-recruit = { $who }: Spend a card to recruit in its suit?
root-ask-corvids-muster = { $who }: Too few warriors. Choose a clearing that gets one.
root-ask-raid = { $who }: Too few for the raid at { $clearing }. Choose where one goes.
root-ask-corvids = { $who }: Choose an action ({ $count } left).
root-ask-corvids-rest = { $who }: No actions left. Anything else this Daylight?
root-ask-exert = { $who }: Exert for one more action instead of drawing?
root-ask-exerted = { $who }: Choose the action you exert for.
root-ask-expose = { $who }: Expose a plot before you draw?
root-ask-before-draw = { $who }: Expose a plot, or take an ambush instead?
root-ask-show-card = { $who }: Show a { $suit } or bird card for { $clearing }.

root-ask-home-corner = { $who }: Choose the corner you start in.
root-ask-outcast = { $who }: Choose the suit of the first Outcast.
root-ask-adjust-outcast = { $who }: Use an effect before the Outcast is adjusted?
root-ask-conspiracies = { $who }: Conspire ({ $count ->
    [one] 1 acolyte
   *[other] { $count } acolytes
})?
root-ask-crusade-battle = { $who }: Battle in { $clearing }, where the crusade went?
root-ask-rituals = { $who }: Reveal a card for a ritual?
root-ask-evening-craft = { $who }: Craft a card?
root-ask-river-warriors = { $who }: Place a warrior on a river ({ $count } left).
root-ask-first-price = { $who }: Set the first price of { $service }.
root-ask-services = { $who }: Buy { $count }? Card { $card }, riverboats { $boats }, mercenaries { $swords }.
root-ask-pay-items = { $who }: Exhaust an item for the service ({ $count } left).
root-ask-riverfolk = { $who }: Choose an action ({ $count ->
    [one] 1 fund
   *[other] { $count } funds
} left).
root-ask-fund = { $who }: Choose whose warrior pays ({ $count ->
    [one] 1 fund
   *[other] { $count } funds
} left).
root-ask-lose-funds = { $who }: Trade post lost: choose a fund to remove ({ $count } left).
root-ask-prices = { $who }: Change prices?
root-ask-raze = { $who }: Use an effect before the mobs raze?
root-ask-plunder = { $who }: Choose an item for your mobs from the ruin in { $clearing }.
root-ask-mob = { $who }: The mob die shows { $suit }. Choose a clearing.
root-ask-strongholds = { $who }: Too few warriors. Choose a stronghold for one.
root-ask-anoint = { $who }: Choose where to anoint a new warlord.
root-ask-mood = { $who }: Choose the mood of the warlord.
root-ask-lavish = { $who }: Remove an item to place two warriors?
root-ask-trade = { $who }: Hoard the { $item }, or sell it for { $points ->
    [one] 1 point
   *[other] { $points } points
}?
root-ask-overflow = { $who }: No space for the { $item }. Choose an item to remove.
root-ask-command = { $who }: Move, battle or build ({ $left ->
    [one] 1 action
   *[other] { $left } actions
} left).
root-ask-escort = { $who }: Choose how many go to { $clearing }, warlord included.
root-ask-advance = { $who }: Advance with the warlord ({ $left } left)?
root-ask-advance-battle = { $who }: Battle where the warlord is?
root-ask-relentless = { $who }: Move or battle once more with the warlord?
root-ask-incite = { $who }: Incite a mob?
root-ask-rouse = { $who }: Roll the mob die ({ $left } left)?
root-ask-loot = { $who }: Loot { $defender } in { $clearing } instead of dealing rolled hits?
root-ask-rally = { $who }: Use a mob as a warrior in the battle?
root-ask-spoils = { $who }: Choose an item to take from { $victim }.
root-ask-home-second = { $who }: Choose a clearing on the map edge adjacent to { $clearing }.
root-ask-come-back = { $who }: Choose where to return at the map edge.
root-ask-encamp = { $who }: Replace a warrior with a waystation?
root-ask-decamp = { $who }: Replace a waystation with a warrior?
root-ask-keepers-recruit = { $who }: Spend a card to recruit at a waystation?
root-ask-retinue-move = { $who }: Move with the retinue ({ $count ->
    [one] 1 card
   *[other] { $count } cards
} can act)?
root-ask-retinue-delve = { $who }: Battle, then delve ({ $count ->
    [one] 1 card
   *[other] { $count } cards
} can act)?
root-ask-retinue-recover = { $who }: Move or recover ({ $count ->
    [one] 1 card
   *[other] { $count } cards
} can act)?
root-ask-lead = { $who }: Choose the card that acts in { $clearing }.
root-ask-carry = { $who }: Carry a relic to { $clearing } (up to { $count })?
root-ask-delve = { $who }: Delve in { $clearing } after the battle?
root-ask-recover-more = { $who }: Recover another relic in { $clearing }?
root-ask-gather = { $who }: Add to the retinue or shift a card ({ $count } free)?
root-ask-prize = { $who }: Choose a forest for the { $piece }.

## What happened. $who did it or suffered it.
root-log-pooled = The { $a } joined the pool.
root-log-pooled-character = The { $a } comes with the { $b }.
root-log-locked = The { $a } can't be drafted before a militant faction is.
root-log-exchanged = No homelands are left for the { $a }: the card left the pool.
root-log-drafted = { $a } drafted the { $who }.
root-source-buildings = Marquise's buildings
root-source-roosts = roosts
root-source-sympathy = sympathy
root-source-aid = aid
root-source-quests = quests
root-source-ruins = ruins explored
root-source-infamy = infamy
root-source-gardens = gardens
root-source-posts = trade posts
root-source-dividends = dividends
root-source-ministers = ministers swayed
root-source-lords = lords
root-source-banker = Banker
root-source-plots = plots flipped
root-source-oppressed = oppressed clearings
root-source-hoard = items scrapped
root-source-relics = relics recovered
root-source-arbiter = Arbiter enlisted
root-source-leader = Despot
root-source-removed = pieces removed
root-source-crafted = items crafted
root-source-effects = card effects
root-source-hirelings = hirelings
root-source-forge = Legendary Forge
root-source-pass = mountain pass
root-source-paths = paths cleared
root-source-turmoil = turmoil
root-source-track = left the score track

root-log-homeland = { $who }: homeland in { $a }.
root-log-laid-back = { $who }: put { $a } back into the deck.
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
root-log-pawn-placed = { $who } comes to { $a }.
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
root-log-outrage-shown = Outrage! { $who } has no matching card to give.
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
root-log-rested = { $who } rests and repairs all that was damaged.
root-log-dropped = { $who } throws a { $a }{ $b } away.
root-log-explored = { $who } finds a { $b } in the ruin of { $a }.
root-log-ruin-cleared = The ruin in { $a } is cleared away.
root-log-looked = { $who } looks under the ruin in { $a }: { $b } and { $c }.
root-log-left-ruin = { $who } takes nothing from the ruin in { $a }.
root-log-aided = { $who } aids { $a } with { $b }.
root-log-gained-item = { $who } gets a { $a }.
root-log-gained-exhausted = { $who } gets an exhausted { $a } and turns it face up.
root-log-relation = { $a } is now { $b } to { $who }.
root-log-improvised = { $who } improvised { $a } without { $b }, for { $c }.
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
root-log-landmark-dealt = The { $a } is in the game.
root-log-landmark-set = { $who } sets up the { $a } in { $b }.
root-log-forge-took = The Legendary Forge takes items from the supply: { $b } ({ $a }).
root-log-forged = { $who } takes the { $a } off the Legendary Forge.
root-log-treetop = { $who } puts the { $a } in the Elder Treetop.
root-log-treetop-lost = { $who } clears the Elder Treetop, for 1 more point.
root-log-swapped = { $who } swaps { $b } for { $c } (stall { $a }).
root-log-cleared = { $who } clears the path from { $a } to { $b }.
root-log-held-pass = { $who } holds the pass in { $a }.
root-log-hideout = { $who } retires to a hideout for the day.
root-log-sets-up-first = { $who } sets up first.
root-log-instigated = { $who } stirs up a battle in { $a }.
root-log-enlisted = { $who } enlists { $a }.
root-log-scorched = { $who } scorches clearing { $a }: no piece may go there again.
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
root-log-surfaced = { $who } comes up in { $a }: a tunnel, and { $b } warriors there or adjacent.
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
root-log-shifted-retinue = { $who } shifted { $a } from { $b } to { $c }.
root-log-shifted-retainer = { $who } shifted a Faithful Retainer from { $a } to { $b }.
root-log-quiet = No new best score for { $a } rounds: after { $b } more the game ends.
root-log-won = { $who } wins!

## How it ended
root-won-points = Won with 30 points.
root-won-dominance = Won by dominance.
root-won-quiet = No player reached a new best score for 25 rounds.

## Why an action is refused: what is wrong, and what would help
root-no-game-over = The game is over.
root-no-not-now = That doesn't answer the current prompt.
root-no-not-so = Not like this: try another place, card or number.
root-no-pass = You can't pass here: choose one of the actions on the list.
root-no-form = Write it like this now: { $example }.
root-no-unasked = That only answers a prompt, and there is none for it now.
root-no-not-yours = You can't do that: it is an action of the { $faction }.
root-no-faction = Nobody plays the { $faction } in this game.
root-no-setup-first = The game is still being set up: finish that first.
root-no-turn = Wait for your turn.
root-no-yet = That comes later in your turn: finish the current step first.
root-no-second-landmark = The { $landmark } is set up already.
root-no-setup-over = The setup is over: that can't be done now.
root-no-past = It's too late for that: wait for your next turn.
root-no-actions-left = You have no actions left: pass to continue.
root-no-actions-but-birds = You have no actions left: pass, or spend a bird card for one more.
root-no-extra-yet = You still have actions: spend a bird card once they are used up.
root-no-building = That can't be built like this: name a building of your own.
root-no-count-yet = You choose how many of them go next: write { $count } here.
root-no-corner = The keep goes to a corner of the map: choose one of those.
root-no-keep-homeland = Place the keep in a homeland; if possible, not adjacent to another player's.
root-no-homeland-building = Place one building in each homeland.
root-no-setup-card = The pool lacks the { $faction }: choose from what is in it.
root-no-locked = You can't draft the { $faction } before someone drafts a militant faction.
root-no-homeland-taken = Clearing { $clearing } is a homeland already.
root-no-homeland-edge = Clearing { $clearing } isn't on the map edge: choose a homeland there.
root-no-homeland-near = Clearing { $clearing } is too close to another player's homeland.
root-no-homeland-beside = Clearing { $clearing } leaves no room for homelands next to each other.
root-no-spread = Clearing { $clearing } isn't adjacent to your homeland, or has its warrior already.
root-no-home = You can't start there: choose one of the clearings on the list.
root-no-setup-building = Place that building at the keep or adjacent to it, in an open slot.
root-no-setup-suit = Clearing { $clearing } has the wrong suit: choose another one.
root-no-such-forest = That forest isn't on this map.
root-no-wood-there = Clearing { $clearing } gets no more wood: choose another one.
root-no-wood-left = All your wood is on the map: none is left to place.
root-no-recruiter = You have no recruiter on the map: build one first.
root-no-pass-decree = Add at least one card to the Decree before you pass.
root-no-pass-resolve = The Decree must be resolved: you can't pass.
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
root-no-forest-beside = That forest isn't adjacent to you: slip to one that is.
root-no-deed-in-forest = You are in a forest: move to a clearing first.
root-no-tile = You have no { $item } in that condition: choose another one.
root-no-aid-match = { $card } does not match { $clearing }: aid with a matching card.
root-no-one-to-aid = Nothing of the { $faction } is in your clearing: aid someone who is there.
root-no-item-to-exhaust = You have no ready item: aid exhausts one.
root-no-strike = They have no piece of that kind here: name one in your clearing.
root-no-strike-past = You can only strike warriors while they have some here.
root-no-victim = You can't steal from the { $faction }: they need warriors here and cards.
root-no-labor = { $card } is not in the discard pile: choose a card from it.
root-no-labor-match = { $card } does not match { $clearing }: take one that does.
root-no-instigated = Nothing of the { $faction } can attack in your clearing.
root-no-instigating = The attacker has no piece of the { $faction } to attack in your clearing.
root-no-glide-here = You are already in { $clearing }: glide elsewhere.
root-no-character-taken = Another Vagabond is the { $character }: choose another character.
root-no-partner = You can't join the { $faction }: only the last in points, of 4 or more.
root-no-vagabond-dominance = A Vagabond joins another player: write coalition { $suit } and whom.
root-no-dominance-now = Dominance cards are for your Daylight.
root-no-recall = The { $suit } dominance card is not beside the map.
root-no-recall-match = { $card } does not match: spend a card of the same suit.
root-no-outcast-bird = The Outcast is fox, rabbit or mouse: choose one of them.
root-no-own-plot = The plots are yours: flip them instead.
root-no-recruit-bird = Recruit in clearings of one suit: fox, rabbit or mouse.
root-no-recruit-suit = { $card } does not match that suit: choose a card that does.
root-no-trick-alone = Name two clearings with plots: one is not enough.
root-no-service-card = Name the card: write services and a card from their hand.
root-no-own-service = Services are for the other players: use your funds instead.
root-no-price = A price is from 1 to 4.
root-no-price-first = First set the price of { $service }.
root-no-second-price = You've already set the price of { $service } this turn.
root-no-same-price = The price of { $service } is already { $price }: leave it, or change it.
root-no-deck = No cards are left to draw.
root-no-use = The { $minister } has nothing to do now: choose another minister.
root-no-mayor = Say whose action the { $minister } takes: minister mayor captain, or another.
root-no-copying = The { $minister } can't act as another minister: only the Mayor can.
root-no-copied = The { $minister } can't be copied: choose a squire or noble.
root-no-second-warlord = Your warlord is already on the map.
root-no-anointing = Choose a clearing with your warriors for the warlord.
root-no-warlord-here = Your warlord is not in { $clearing }: battle where they are.
root-no-lavish = You can give items away only in the lavish mood.
root-no-hoarded = No { $item } is in your hoard.
root-no-return = Return at the edge of the map, where you can place a warrior.
root-no-shift-nowhere = It is already in that column: name another one.
root-no-orders = Move half of their warriors, rounded up, to an adjacent clearing.
root-no-effect-again = You've already used { $card } this turn.
root-no-effect-birdsong-start = Use { $card } at the start of your Birdsong.
root-no-effect-daylight-start = Use { $card } at the start of your Daylight.
root-no-effect-evening-start = Use { $card } at the start of your Evening.
root-no-effect-birdsong = Use { $card } in your Birdsong.
root-no-effect-daylight = Use { $card } in your Daylight.
root-no-effect-draw = Use { $card } in Evening, instead of drawing.
root-no-effect-in-battle = { $card } is for battles: it is offered there.
root-no-effect-to-use = { $card } works by itself: you don't need to use it.
root-no-effect-so = { $card } can't be used like that: name what it can reach now.
root-no-such-clearing = Clearing { $clearing } isn't on this board.
root-no-path = Clearing { $clearing } isn't adjacent to your start: move one clearing at a time.
root-no-open-path = The path to { $clearing } is closed: clear it first.
root-no-second-ferry = The ferry has already moved this turn: go to { $clearing } another way.
root-no-landmark = The { $landmark } isn't in this game.
root-no-landmark-use = That landmark works by itself: you don't need to use it.
root-no-landmark-site = The { $landmark } can't go in { $clearing }: it needs { $site }.
root-no-landmark-near = Another landmark is in { $clearing } or next to it: choose a clearing farther away.
root-no-second-swap = You've already swapped a card this turn (once per turn).
root-no-swap-first = Use the { $landmark } first, then choose the cards.
root-no-piece-at-market = You have no piece at the Black Market: bring one to clearing { $clearing } first.
root-no-piece-at-forge = The { $item } is at the Legendary Forge: bring a piece there to craft it.
root-no-closed-path = No closed path leads to { $clearing } from there.
root-no-second-clear = You've already cleared a path this turn (once per turn).
root-no-clear-now = You can clear paths only in your Daylight.
root-no-piece-at-path = You have no piece at either end of the path to { $clearing }: bring one there first.
root-no-hand = You have no card to spend.
root-no-warriors-here = { $count ->
    [0] You have no warrior in { $clearing }: bring some there first.
    [one] You have only 1 warrior in { $clearing }: name a smaller number.
   *[other] You have only { $count } warriors in { $clearing }: name a smaller number.
}
root-no-rule-to-move = You rule neither your start nor { $clearing }: rule one of the two first.
root-no-match = Clearing { $clearing } isn't { $suit }: choose one that matches the card.
root-no-roost-here = No roost is in { $clearing }: recruit at one.
root-no-attacker = You have no warriors in { $clearing }: go there first.
root-no-enemy = You can attack only an enemy in { $clearing }: choose another enemy.
root-no-defender = They have nothing in { $clearing }: attack them elsewhere.
root-no-rule = You don't rule { $clearing }: outnumber everyone else there first.
root-no-slot = No slot is open in { $clearing }: choose another clearing.
root-no-place-at-keep = You can't place pieces at the keep in { $clearing }: place them elsewhere.
root-no-scorched = Clearing { $clearing } is scorched: no piece may go there.
root-no-building-left = All buildings of this kind are on the map: build another kind.
root-no-wood = You need { $cost } wood; { $count ->
    [0] none
   *[other] only { $count }
} can reach { $clearing } through clearings you rule.
root-no-second-roost = A roost is already in { $clearing }: build in a clearing without one.
root-no-card = You don't have { $card }: choose a card from your hand.
root-no-craft-kind = { $card } can't be crafted: play it or spend it.
root-no-item-left = The supply has no { $item } left: craft another card.
root-no-second-effect = You already have { $card } in play: craft another card.
root-no-crafting-pieces = { $card } needs more crafting pieces, or pieces of other suits.
root-no-craft-late = Crafting comes first in Daylight: wait for your next turn.
root-no-sawmill = No sawmill is in { $clearing }: overwork at one.
root-no-card-match = { $card } doesn't match { $clearing }: spend a matching card.
root-no-recruited = You've already recruited this turn (once per turn).
root-no-warriors-left = Your supply has no warriors left.
root-no-second-bird = { $card } would be the second bird of the turn: add another card.
root-no-base-match = No base on the map matches { $card }: train with another card.
root-no-quest = That quest isn't available: choose one on the table.
root-no-way-out = You can't move from { $clearing }: remove the snare there first.
root-no-place-at-snare = You can't place pieces in { $clearing }: remove the snare there first.
root-no-plot-here = You can't use a plot in { $clearing } for that: choose another one.
root-no-second-plot = A plot is already in { $clearing } (one per clearing).
root-no-plot-left = Both plots of this kind are on the map: choose another kind.
root-no-trick-faces = Swap two face-up plots or two face-down plots, not one of each.
root-no-piece-here = You have no piece in { $clearing }: expose plots where you have one.
root-no-card-to-show = You have no card that matches { $clearing } to show.
root-no-bird = { $card } isn't a bird card: only bird cards buy extra actions.
root-no-dominance-with-two = Games of two players have no dominance cards.
root-no-second-dominance = You've already left the score track: that choice is final.
root-no-dominance-yet = You need 10 points to activate dominance: score more first.
root-no-sympathy-here = Clearing { $clearing } isn't sympathetic: revolt in one that is.
root-no-base-left = The base for the suit of { $clearing } is on the map: revolt in another suit.
root-no-supporters = Clearing { $clearing } needs { $count ->
    [one] 1 matching supporter
   *[other] { $count } matching supporters
}: gather more.
root-no-second-sympathy = Clearing { $clearing } is already sympathetic: choose another one.
root-no-sympathy-left = All your sympathy is on the map: none is left to place.
root-no-near-sympathy = Clearing { $clearing } isn't adjacent to sympathy: spread one clearing at a time.
root-no-ruin = No ruin is in { $clearing }: explore at one.
root-no-ready = You have no ready { $item }: refresh, repair or gain one first.
root-no-character = Only the { $character } can do that.
root-no-improvising-twice = You've already improvised a quest this turn.
root-no-improvising = The quest doesn't need a { $item }, or no other item can replace it.
root-no-effect = You have no { $card } in play: craft it first.
root-no-card-to-reveal = You have no card that matches { $clearing } to reveal.
root-no-card-to-dig = You have no card that matches { $clearing } to spend.
root-no-witness = { $card } has no clearing left: each card needs its own match.
root-no-second-tunnel = A tunnel is already in { $clearing }: dig where there is none.
root-no-tunnel = No tunnel is in { $clearing }: dig one first.
root-no-warriors-below = { $count ->
    [0] The Burrow is empty: recruit first.
    [one] The Burrow holds only 1 warrior: name a smaller number.
   *[other] The Burrow holds only { $count } warriors: name a smaller number.
}
root-no-minister = The { $minister } isn't swayed: sway a minister after Parliament.
root-no-second-act = The { $minister } has already acted this turn (once per turn).
root-no-second-sway = The { $minister } is already swayed: choose another minister.
root-no-crown = No crown is left for the rank of the { $minister }: sway another rank.
root-no-reveal = The { $minister } needs { $count } cards, each matching a different clearing of yours.

root-no-craft-early = You craft in Evening: wait until Daylight is over.
root-no-outcast = Clearing { $clearing } isn't of the Outcast suit: conspire in one that is.
root-no-acolytes = You need { $count ->
    [one] 1 acolyte
   *[other] { $count } acolytes
}: gather more by sacrifice or in defense.
root-no-convert = They have no warrior in { $clearing } that can be converted.
root-no-sanctify = No enemy building of this kind stands in { $clearing }: name another one.
root-no-garden-left = All gardens of the suit of { $clearing } are on the map: choose another suit.
root-no-ritual-bird = { $card } is a bird card: use it only for a sacrifice.
root-no-ritual-match = { $card } doesn't match { $clearing }: reveal a matching card.
root-no-second-score = The { $suit } gardens have already scored this turn: choose another suit.
root-no-card-for-sale = The Riverfolk don't have { $card }: buy one of their cards.
root-no-shop-now = Services are bought at the start of your own Birdsong.
root-no-mercenaries = A Vagabond can't hire mercenaries: buy something else.
root-no-means = That costs { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} from your supply (items, for a Vagabond).
root-no-second-service = That isn't for sale now, or you already have it.
root-no-funds = The Funds box is empty: wait for your next Birdsong.
root-no-funds-to-craft = You have too few funds for { $card }: each icon needs one.
root-no-river = No river touches { $clearing }: choose a clearing on one.
root-no-second-post = A trade post is already in { $clearing }.
root-no-post-left = All trade posts of the suit of { $clearing } are gone: choose another suit.
root-no-ruler-for-post = Nobody rules { $clearing }, so no funds can pay for a trade post there.
root-no-funds-of-ruler = You lack two funds of { $faction }, the ruler of { $clearing }.
root-no-sacrifice = { $card } isn't a bird card: only bird cards pay for a sacrifice.
root-no-stronghold-left = All strongholds are on the map: none is left to build.
root-no-same-mood = That is the current mood: choose another one.
root-no-mood = A { $item } in the hoard forbids that mood: choose another one.
root-no-warlord = The warlord isn't on the map: anoint one in Birdsong.
root-no-second-mob = A mob is already in { $clearing }: incite where there is none.
root-no-mob-left = All mobs are on the map: none is left to incite.
root-no-waystation-left = That waystation is already on the map: choose another one.
root-no-waystation-here = That waystation isn't in { $clearing }: choose one that is.
root-no-second-camp = You've already done that in { $clearing } (once per clearing).
root-no-station-to-recruit = No waystation is in { $clearing }: recruit at one.
root-no-recruit-match = { $card } doesn't match { $clearing }: spend a matching card.
root-no-retinue-match = No card of this column that can still act matches { $clearing }.
root-no-actor = { $card } is not in this column, has acted, or does not match.
root-no-relic-here = That relic isn't in { $clearing }: choose another one.
root-no-battle-first = Enemies are in { $clearing }: battle them before you delve there.
root-no-rule-to-delve = To delve in { $clearing }, you need rule and a warrior there.
root-no-forest-near = That forest isn't adjacent to { $clearing }: delve in one that is.
root-no-relic-in-forest = That relic isn't in that forest: choose another one.
root-no-waystation-kind = No waystation in { $clearing } shows that kind: carry the relic to one.
root-no-retinue-room = Your retinue is full (10 cards): it shrinks only when a relic costs you a card.
root-no-shift-after = You've already added to the retinue: shift a card in another Evening.
root-no-card-there = That card isn't in the column: name the column where it is.

## What the verbs are called in menus and in the key bar
root-verb-pass = done / no
root-verb-keep = keep
root-verb-draft = draft
root-verb-lay = put back
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
root-verb-landmark = set up
root-verb-treetop = treetop
root-verb-swap = swap
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
root-verb-help-pass = Says no, or ends what you are doing: optional effects stay unused (1.4.1).
root-verb-help-keep = Places the keep in a corner and a warrior in every clearing but the opposite corner (6.3.2).
root-verb-help-draft = Takes a faction from the pool; you set it up at once (A.8.2).
root-verb-help-lay = Puts a card of your hand back into the deck, unseen; you keep three (A.10).
root-verb-help-place = Places one of the first three buildings, a removed relic in a forest, or a hireling (6.3.4, 15.2.5, E.2).
root-verb-help-roost = Places a roost with warriors, in setup or when no roost is left (7.3.2, 7.4.3).
root-verb-help-leader = Chooses the leader, and so the columns of the two viziers (7.3.3, 7.7.3).
root-verb-help-character = Chooses the character: the starting items and a special action (9.3.1).
root-verb-help-start = Chooses the forest in which the pawn starts (9.3.2).
root-verb-help-home = Chooses where on the map you start (10.3.2, 12.3.3, 15.3.2).
root-verb-help-outcast = Chooses the suit of the Outcast until the Lost Souls change it (10.3.3).
root-verb-help-craft = Crafts a card from your hand with crafting pieces of the suits it shows (4.1).
root-verb-help-activate = Chooses the suit of the crafting piece that pays for an icon of any suit (4.1.1).
root-verb-help-dominance = Activates a dominance card: no more points, but another way to win (3.3.1).
root-verb-help-coalition = Joins a player with the fewest points, to win if that player wins (9.2.8).
root-verb-help-recall = Spends a card to take the dominance card of its suit from beside the map (3.3.4).
root-verb-help-use = Uses a crafted card in front of you, or a hireling (4.1.3, E.2).
root-verb-help-discard = Discards a card: over the limit, or as a price (6.6, 7.6.2, 8.6.2, 9.6.3, 11.6.1, 15.6.3, C.3.3, 4.1.3).
root-verb-help-battle = Attacks an enemy in a clearing where you have a warrior or the pawn (4.3).
root-verb-help-ally = Uses warriors of an Allied faction in the pawn's battle (9.2.9.II.c).
root-verb-help-ambush = Plays an ambush against the attacker, or foils one (4.3.1).
root-verb-help-first = Chooses whose effects come first in a battle (4.3.3, 1.1.3).
root-verb-help-settle = Chooses which of several effects of a loss comes first (1.1.3).
root-verb-help-take = Chooses the piece, or the allied warrior, that a hit removes (4.3.4).
root-verb-help-damage = Chooses the item that a hit damages (9.2.7).
root-verb-help-enlist = Adds the Arbiter's swords to your limit of rolled hits; they score 1 point (D.5.2).
root-verb-help-swift = The Ronin exhausts a sword for 1 extra hit in this battle (D.8.2).
root-verb-help-hospital = Spends a matching card to place lost warriors at the keep (6.2.3).
root-verb-help-give = Gives a card for an outrage or in a swap, or a hireling to another player (8.2.6, 4.1.3, E.1.3).
root-verb-help-show = Shows the hand, or the card that exposes a plot (8.2.6, 13.2.4).
root-verb-help-wood = Chooses a sawmill that gets wood when there is not enough for all (6.4).
root-verb-help-march = Moves warriors up to twice, as one action (6.5.2).
root-verb-help-recruit = Places warriors where the faction can (6.5.3, 7.5.2.I, 8.6.1.III, 12.5.1.II, 13.4.3, 15.4.3).
root-verb-help-overwork = Spends a card that matches a sawmill's clearing for 1 wood there (6.5.5).
root-verb-help-build = Places a building in an open slot of a clearing you rule (6.5.4, 7.5.2.IV, 10.5.1, 12.5.1.I).
root-verb-help-pay = Chooses where the wood for a building comes from (6.5.4.II).
root-verb-help-extra = Spends a bird card for one more action (6.5).
root-verb-help-decree = Adds a card from your hand to a column of the Decree (7.4.2).
root-verb-help-move = Moves warriors along a path with rule at one end, or the pawn for a boot (4.2, 9.5.1).
root-verb-help-turmoil = Chooses a card of the Decree that can't be resolved: you fall into turmoil (7.7).
root-verb-help-revolt = Spends two matching supporters: removes all enemies in the clearing and places a base (8.4.1).
root-verb-help-spread = Spends matching supporters for sympathy in a clearing adjacent to some (8.4.2).
root-verb-help-spend = Chooses the supporter or the card to spend (8.4.1.II, 8.4.2.II, 12.5.1.V, 12.5.2.V, 4.1.3).
root-verb-help-mobilize = Adds a card from your hand to the supporters (8.5.2).
root-verb-help-train = Spends a card of a base's suit to make a warrior an officer (8.5.3).
root-verb-help-organize = Removes a warrior to place sympathy in its clearing (8.6.1.IV).
root-verb-help-ferry = Counts this move as a ferry ride: the ferry moves too and you draw a card (C.2.5).
root-verb-help-landmark = Sets up one of the landmarks that were dealt, in a clearing of its kind (A.5.3).
root-verb-help-treetop = Puts the building in the slot of the Elder Treetop: removing it scores 1 more point (F.1).
root-verb-help-swap = Swaps a card from your hand for a face-down card at the Black Market (F.1).
root-verb-help-clear = Spends a card to clear a closed path with a piece of yours at either end, for 1 point (C.3.3).
root-verb-help-slip = Moves the pawn to an adjacent clearing or forest without boots (9.4.2).
root-verb-help-refresh = Turns an exhausted item face up (9.4.1).
root-verb-help-explore = Takes an item from a ruin: for a torch and 1 point, or with the Brigand (9.5.3, E.2.4).
root-verb-help-aid = Gives a matching card to a faction in the clearing, exhausting an item (9.5.4).
root-verb-help-exhaust = Chooses the item to exhaust, or to use in place of another in a quest (9.5.4, 4.1.3, D.7.2).
root-verb-help-gain = Takes a crafted item of the faction you aided, or one of two under a ruin (9.5.4, 9.7.3).
root-verb-help-quest = Exhausts the two items of a quest for points or two cards (9.5.5).
root-verb-help-strike = Exhausts a crossbow to remove one enemy piece here, warriors first (9.5.6).
root-verb-help-repair = Exhausts a hammer, or uses the hideout, to repair a damaged item (9.5.7, D.3.2).
root-verb-help-steal = The Thief exhausts a torch and takes a random card from a player here (D.1.2).
root-verb-help-labor = The Tinker exhausts a torch and takes a matching card from the discard pile (D.2.2).
root-verb-help-hideout = The Ranger exhausts a torch, repairs three items and ends Daylight (D.3.2).
root-verb-help-instigate = The Vagrant exhausts a torch, makes two others battle here and scores for their losses (D.4.2).
root-verb-help-scorch = The Scoundrel leaves a torch here: removes enemy pieces, and no piece may go here (D.6.2).
root-verb-help-improvise = The Adventurer completes a quest with another item, which is damaged (D.7.2).
root-verb-help-glide = The Harrier exhausts a torch and moves the pawn to any clearing, without boots (D.9.2).
root-verb-help-drop = Removes an item from the game because you carry too many (9.6.4).
root-verb-help-crusade = Spends acolytes to battle in an Outcast clearing, or to move from one and battle (10.4.3.I).
root-verb-help-convert = Spends acolytes to replace an enemy warrior in an Outcast clearing with yours (10.4.3.II).
root-verb-help-sanctify = Spends acolytes to replace an enemy building in an Outcast clearing with a garden (10.4.3.III).
root-verb-help-score = Spends a card for the points of its suit's gardens, once per turn for each suit (10.5.3).
root-verb-help-services = Buys from the Riverfolk as Birdsong starts: a hand card, riverboats or mercenaries (11.2.6).
root-verb-help-price = Sets the price of a service (11.3.5, 11.6.2).
root-verb-help-fund = Chooses whose warrior in the Funds box pays or is lost (11.2.4, 11.2.5.I).
root-verb-help-draw = Draws a card: with a fund, or by a hireling (11.5.4, E.2.3).
root-verb-help-export = Crafts a card for a warrior in the Payments box instead of its effect (11.5.3.I).
root-verb-help-post = Spends two funds of the ruler to place a trade post and a warrior, for 2 points (11.5.6).
root-verb-help-sacrifice = Reveals a bird card to move a warrior from your supply to the acolytes (10.5.4).
root-verb-help-dig = Spends a matching card for a tunnel; up to four warriors may move there (12.5.1.V).
root-verb-help-fill = Chooses which of the three tunnels to remove for a new one (12.2.4).
root-verb-help-minister = Lets a swayed minister act, each once per turn (12.5.2).
root-verb-help-sway = Reveals cards that match different clearings of yours to gain a minister and points (12.5.3).
root-verb-help-reveal = Reveals a card: it is out of use until Evening, when birds are discarded (12.5.3.II, 12.6.1).
root-verb-help-dismiss = Chooses a minister of the highest rank to lose for a lost building (12.2.3).
root-verb-help-flip = Flips a plot in a clearing with your warrior: 1 point for each face-up plot (13.4.2).
root-verb-help-plot = Removes warriors to place a face-down plot, one more for each plot this turn (13.5.2).
root-verb-help-trick = Swaps two plots, both face up or both face down (13.5.4).
root-verb-help-exert = Takes one more action instead of drawing this Evening (13.6.1).
root-verb-help-expose = Shows a matching card and guesses the kind of a face-down plot (13.2.4).
root-verb-help-mob = Chooses where to place the mob of the mob die (14.4.1).
root-verb-help-anoint = Replaces one of your warriors with a new warlord (14.4.3).
root-verb-help-mood = Changes the mood of the warlord; an item in the hoard can forbid it (14.4.4).
root-verb-help-hoard = Adds an item to the hoard: crafted, found or looted (14.2.3, 14.2.5, 14.4.1).
root-verb-help-sell = Sells a crafted item for the points on its card, or to the Exile (14.2.3, E.2.2).
root-verb-help-scrap = Removes an item from the hoard, for space and 1 point or for two warriors (14.2.4, 14.7.4).
root-verb-help-lead = Moves the warlord by a command; you choose next how many go along (14.5.2).
root-verb-help-advance = Moves the warlord with any number of warriors, then you may battle (14.5.3).
root-verb-help-incite = Spends a card of a clearing's suit for a mob where you have a warrior (14.6.1).
root-verb-help-rouse = Rolls the mob die once more while the warlord is jubilant (14.7.3).
root-verb-help-loot = Deals no rolled hits, and takes an item afterwards if you rule the clearing (14.2.5).
root-verb-help-rally = Replaces a mob near the battle with a warrior in it in the bitter mood (14.7.1).
root-verb-help-encamp = Replaces a warrior with a waystation, either side up, once per clearing (15.4.1).
root-verb-help-decamp = Replaces a waystation with a warrior, once per clearing (15.4.2).
root-verb-help-act = Chooses which card of the column acts (15.5.2).
root-verb-help-carry = Carries a relic with the warriors that moved, one for each (15.2.4).
root-verb-help-delve = Takes a relic from an adjacent forest and turns it face up (15.5.2.II).
root-verb-help-recover = Scores a relic in a clearing with a waystation that shows its kind (15.5.2.III).
root-verb-help-retinue = Adds a card from your hand to a column of the retinue (15.6.2).
root-verb-help-shift = Moves one card of the retinue to another column, instead of adding any (15.6.2).

## How to play each faction
root-help-marquise =
    You start almost everywhere. Points come from what you build.
    Birdsong: place one wood at every sawmill.
    Daylight: craft with workshops first. Then take three actions, and one
    more for each bird card you spend: battle, march (up to two moves),
    recruit (once per turn, one warrior at each recruiter), build, overwork.
    Building needs a clearing you rule with an open slot, and wood from it or
    from clearings linked to it by your rule. Each further building of the
    same kind costs more wood and scores more points; recruiters also draw.
    Nobody else may place pieces at your keep. While it is on the map, spend a
    card of a clearing's suit to return the warriors you lose there to it.
root-help-eyrie =
    Roosts score each Evening: the more on the map, the more points.
    You rule wherever nobody has more than you, if you have a piece there.
    Birdsong: add one or two cards to the Decree, at most one of them a bird.
    Daylight: craft with roosts, then resolve the whole Decree, column by
    column: recruit, move, battle, build. Each card is one action in a
    matching clearing; bird cards and viziers match any.
    If you can't resolve a card, you fall into turmoil: lose a point for each
    bird in the Decree, discard it, change the leader, end Daylight.
    Plan a few turns ahead: the Decree never shrinks by itself.
    Crafted items score 1 point only, except under the Builder.
root-help-alliance =
    You start with supporters and nothing on the map. Sympathy scores.
    Birdsong: spend supporters of a clearing's suit to spread sympathy to a
    clearing adjacent to yours. Or spend two of them to revolt in a
    sympathetic clearing: this removes all enemies there, places a base and
    warriors, and adds an officer.
    Three warriors of one other player make spreading there cost one more.
    Daylight: craft with sympathy, mobilize cards as supporters, train
    officers with cards that match a base.
    Evening: one operation for each officer: move, battle, recruit, organize.
    Anyone who moves warriors into a sympathetic clearing or removes sympathy
    owes you a card. When you defend, your hits use the higher die.
root-help-vagabond =
    You have a pawn that never rules, and items that you exhaust to act.
    Boots move, swords battle, torches explore ruins, crossbows strike, hammers
    repair and craft; any item gives aid. Your character has a special action.
    Birdsong: refresh three items, and two more for each face-up tea. Then you
    may slip to an adjacent clearing or forest for nothing.
    Quests score: exhaust their items in a clearing of their suit.
    Aid scores as it improves a relationship. If you remove a warrior of a
    faction, it turns Hostile: from then on, what you remove from it in battle
    in your turn scores.
    Each hit damages an item. An Evening in a forest repairs them all.
root-help-vagabond-2 = { root-help-vagabond }

root-help-riverfolk =
    You live on what the others buy: cards from your open hand, riverboats and
    mercenaries. They pay with their own warriors; these are your funds.
    Birdsong: if the Payments box is empty, place two of your own there. If a
    trade post is on the map, score a point for every two funds. Then all
    warriors on your board become funds.
    Daylight: commit a fund to move, to battle, to draw, or for each trade post
    space that helps you craft; committed funds come back. You may export a
    card instead of crafting it. Spend a fund to recruit on a river, or two
    funds of the ruler of a clearing to place a trade post there. Spent funds
    return to their owners.
    Evening: discard down to five cards, and change prices if you like.
    You move along rivers even against rule. A lost trade post never comes
    back and costs you half your funds.

root-help-duchy =
    The Burrow is below the map, adjacent to every clearing with a tunnel. You
    always rule it, and nobody else may enter it.
    Birdsong: place warriors in the Burrow, more for each citadel.
    Daylight: first take two actions: build (reveal a card of the clearing's
    suit), recruit one into the Burrow, move, battle, or dig: spend a card of
    the suit for a tunnel, and move up to four warriors through it.
    Then each minister acts once. Lords score for tunnels, markets, citadels;
    the Banker turns cards of one suit into points.
    Then sway a minister: reveal two, three or four cards, each matching a
    different clearing where you have a piece. That scores 1, 2 or 3.
    Revealed cards return in Evening, but discard the birds. Then craft.
    A lost building costs a card, and a minister of the highest rank.
root-help-lizards =
    Gardens score, and you rule every clearing with one. You rarely spend
    cards: you reveal them, and take them back in Evening.
    Birdsong: the suit with the most Lost Souls becomes the Outcast; if it stays
    the same, it is hated. Spend acolytes for conspiracies in its clearings:
    crusade (battle, or move and battle), convert a warrior, sanctify a
    building. Each costs one less while the Outcast is hated.
    Daylight: reveal a card of a clearing's suit to build a garden there if you
    rule it, or to recruit there. Spend one for the points of its gardens, once
    per turn for each suit. Reveal a bird card to add an acolyte.
    Evening: craft with the gardens of the Outcast suit, then draw, one card
    more for each suit with two gardens.
    All cards that anyone spends or discards go to the Lost Souls.
    Defending warriors that are removed become acolytes. A lost garden costs
    you a random card.
root-help-corvids =
    Plots score when you flip them: a point for each plot then face up.
    Birdsong: craft with plots, face up or face down; flip plots where you have
    warriors; spend one card to recruit in every clearing of its suit.
    Daylight: three actions: move (you need no rule), plot, battle, trick.
    A plot costs one warrior, the next one this turn two, and so on.
    Bomb: removes all enemies in its clearing, then itself. Snare: while it is
    face up, enemies can't place pieces there or move out. Extortion: takes a
    card from each enemy there, and draws one more each Evening. Raid: when it
    is removed, places warriors in all adjacent clearings.
    Evening: exert for one more action instead of drawing.
    When you defend at a face-down plot, deal an extra hit. Enemies there may
    show a card and guess the plot: a right guess removes it, a wrong guess
    gives you the card.

root-help-hundreds =
    Clearings that you rule and share with no enemy piece score each Evening.
    Birdsong: mobs raze what enemies have built and search ruins, then place
    one more next to a mob, in the suit of the mob die. Prowess places warriors
    with the warlord, and each stronghold one more. Then the warlord changes
    mood; an item in the hoard can forbid one.
    Daylight: craft with strongholds; then take as many actions as Command
    says: move, battle, or build a stronghold with a card of a clearing that
    you rule. Then the warlord advances as often as Prowess says: a move, and
    a battle.
    Evening: incite mobs with cards of clearings where you have warriors,
    score for oppression, draw one card.
    Items go to the hoard: boots, bags and coins for Command, the others for
    Prowess. Hoard the items you craft or sell them for their points; loot
    items from others.
    The warlord counts as a warrior, and only battle removes the warlord.

root-help-keepers =
    Relics score: fetch them from the forests, bring them to a waystation that
    shows their kind, and recover them there. Three kinds in a column: 2 more.
    Birdsong: replace warriors with waystations, or waystations with warriors,
    once per clearing; spend cards to recruit two warriors at a waystation.
    Daylight: craft at waystations. Then each card of the retinue may act once,
    column by column, in a matching clearing; bird cards match any.
    Move: each warrior may carry a relic. Battle and delve: battle enemies
    there first; if you rule it with a warrior, take a relic from an adjacent
    forest. Move or recover. Compare the value of a relic with the clearings
    you rule: around its forest, or of the suit where you recover it. With
    fewer, you lose the card.
    Evening: remove one warrior from each clearing with four. Add cards to the
    retinue, or shift one; draw one more for each waystation.
    With a relic and a warrior you ignore the first hit of a battle. Anyone who
    removes a relic scores 2 and puts it face up in a forest of their choice.

## How to read the map, how a battle goes, where points come from
root-help-map =
    Each box is a clearing: its number, its suit, and who rules it: a capital
    for a faction, - for nobody there, = for a tie that nobody rules.
    Below, who is there: C3 is three warriors of C, V alone is the pawn.
      C Marquise   E Eyrie   A Alliance   V Vagabond   U Vagab. 2   L Lizards
      O Riverfolk  D Duchy   P Corvids    H Hundreds   K Keepers
    H5* is five, warlord included.
    Then the slots: [] open, ## a ruin (shaded if the screen can do that).
      Cs sawmill   Cw workshop   Cr recruiter   Er roost   Ab base   Lg garden
      Dc citadel   Dm market   Hs stronghold
      Kf Ka Kj waystations: figure, tablet, jewelry; small f, a, j are relics.
    Last the tokens: k keep, w wood (w3 is three of them), y sympathy, m mob,
    t trade post, u tunnel, ? a face-down plot, b bomb, s snare, e extortion,
    r raid.
    If the screen has signs, keep and sympathy are a house and a flag.
    Lines are paths, ~ is the river. A letter in parentheses is a forest. Only
    the Vagabond and the Exile can enter; pawns and relics follow its letter.
    Corners > < and a double edge mark what you can choose; square brackets
    surround what is under the cursor.
root-landmark-black-market = Black Market
root-landmark-elder-treetop = Elder Treetop
root-landmark-ferry = Ferry
root-landmark-legendary-forge = Legendary Forge
root-landmark-lost-city = Lost City
root-landmark-tower = Tower
root-landmark-site-black-market = a clearing with 1 slot and no ruin
root-landmark-site-elder-treetop = a corner clearing
root-landmark-site-ferry = a clearing on a river or lake
root-landmark-site-legendary-forge = a clearing
root-landmark-site-lost-city = a clearing on a river or lake
root-landmark-site-tower = a clearing with a ruin
root-landmark-text-black-market = With a piece here, once per turn: swap a card of your hand for one of these.
root-landmark-text-elder-treetop = One more slot; removing the building in it scores 1 more point.
root-landmark-text-ferry = Once per turn a move from here goes along the water; draw a card.
root-landmark-text-legendary-forge = Crafting its items needs a piece here, and brings 1 card and 1 more point.
root-landmark-text-lost-city = A fox, rabbit and mouse clearing at once.
root-landmark-text-tower = Rule it at the end of your Evening to score 1 point.
root-help-battle =
    1. The defender may play an ambush of the clearing's suit or a bird: two
       hits at once, unless the attacker foils it with another.
    2. Two dice show 0 to 3. The attacker deals the higher, the defender the
       lower; the other way round when the Alliance defends. Neither deals
       more than they have warriors there (the Vagabond: undamaged swords).
    3. Then add extra hits: 1 against a defender without warriors there (a
       Vagabond without swords), and those of leaders and crafted cards.
    4. Both sides lose pieces at the same time, warriors first; each side
       chooses among its others. The Vagabond damages items instead.
    Every building or token removed scores a point.
root-help-points =
    The first player with 30 points wins at once.
    Everyone: a point for each enemy building or token removed, and the points
    printed on a crafted item.
    Marquise: each building, more for the later ones of a kind.
    Eyrie: each Evening for the roosts on the map.
    Alliance: each sympathy placed, more for the later ones.
    Vagabond: quests, ruins, aid, and the losses of Hostile factions.
    Duchy: ministers, when they are swayed and when they act.
    Corvids: each plot flipped, more with others face up.
    Keepers: relics recovered.
    From 10 points on, a dominance card gives another way to win: rule three
    clearings of its suit, or two opposite corners with the bird, when your
    Birdsong starts. From then on you score no points.
    The Vagabond uses it, with four players, to join a player with the fewest.

## What is wrong with a new game
root-setup-endless = Vagabonds and Riverfolk alone can't play: add another faction.
root-setup-corners = This map has only { $corners } corners, too few for { $seats }.
root-reach = Reach { $reach }; { $least } is recommended for { $seats } players (5.2).
root-reach-low = Reach { $reach }, below the { $least } recommended for { $seats } players: a quiet game (5.2).
root-setup-any = A seat "any" drafts its faction: that takes the advanced setup.
root-seat-any = Draft
root-setup-no-character = "{ $seat }": only the vagabond has a character.
root-setup-character = There is no character "{ $character }". Characters: { $known }.

## What is wrong with a board
root-board-clearing-gap = there is no clearing { $clearing }: the numbers run from 1 without a gap
root-board-clearing-twice = clearing { $clearing } is there twice
root-board-no-clearing = there is no clearing { $clearing }
root-board-ruins = { $ruins } ruins in { $slots } slots
root-board-too-many-ruins = there are { $found } ruins, and items for { $most }
root-board-corner-without-slot = a corner has at least one slot: factions begin there
root-board-ferry-ashore = the ferry begins at water, and no river and no coast touches clearing { $clearing }
root-board-map-edge = expected the clearings around the outside to be { $wanted }, found { $found }
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
root-board-label-cramped = expected { $wanted } blank cells in a row around the letter, found { $found }
root-board-forest-open = the drawing closes in no area that touches exactly the clearings { $clearings }
root-board-area-no-forest = the area around { $cell }, which touches the clearings { $clearings }, is not a forest

## What is wrong with a position
root-doc-available = only dominance cards lie beside the map, not { $cards }
root-doc-discard = dominance cards lie beside the map, under "available", not in the discard pile: { $cards }
root-doc-activated = crafting pieces are of fox, rabbit or mouse
root-doc-round = rounds are counted from 1
root-doc-ruins = the board prints no ruin in clearing { $clearing }
root-doc-no-trigger = { $text } is not an effect that can wait
root-doc-no-ruin = that clearing has no ruin
root-doc-looks = name one item or two, and who has seen them
root-doc-clearing = the board has no such clearing
root-doc-slots = { $slots } slots cannot hold { $built } buildings
root-doc-slots-none = a clearing with a ruin needs a slot for it
root-doc-slots-ruin = { $slots } slots, one of them filled by a ruin, cannot hold { $built } buildings
root-doc-warriors = { $faction } has { $most } warriors, and no more
root-doc-pieces = the box has { $most } of { $piece }, and no more
root-doc-crafted = only persistent effects stay in play, not { $cards }
root-doc-crafted-twice = nobody has an effect of one name twice: { $cards }
root-doc-coalition = only a vagabond joins another player
root-doc-column = { $card } is not in this column
root-doc-deposed = this leader lies face down
root-doc-vizier = no vizier is in { $column }
root-doc-few-warriors = the supply of { $faction } has { $left } of { $found } warriors
root-doc-no-service = { $text } is not a service: hand_card, riverboats or mercenaries
root-doc-prices = each price is 1 to 4
root-doc-posts = fewer of { $piece } are left than are lost
root-doc-no-minister = { $text } is not a minister
root-doc-no-rank = { $text } is not a rank: squire, noble or lord
root-doc-no-pawn = no vagabond plays
root-doc-quest-done = already completed: { $quests }
root-doc-items = the box has { $most } of { $item }, not { $found }
root-doc-ruin-items = there are more items than ruins
root-doc-suits-missing = this board prints no suits: name that of each clearing in number order
root-doc-suits = expected { $count } suits, one for each clearing
root-doc-no-clearing-suit = { $text } is not a suit of a clearing: fox, rabbit or mouse
root-doc-closed-path = no path from { $from } to { $to } starts closed
root-doc-ferry = the board has no water at { $clearing } for the ferry
root-doc-tower = the board has no clearing { $clearing } for the tower
root-doc-no-landmark = { $text } is not a landmark
root-doc-landmarks = a game has at most { $most } landmarks
root-doc-landmarks-near = the landmarks stand too close to each other
root-doc-landmark-site = { $landmark } needs { $site }
root-doc-treetop = { $text } is not a building in that clearing
root-doc-market = expected { $count } cards, one for each stall
root-doc-no-phase = { $text } is not a phase: setup, birdsong, daylight or evening
root-doc-undrafted = a seat "any" has no faction yet: that is so in phase "setup" only
root-doc-draft = the pool and homelands are there in phase "setup" only
root-doc-character = a Vagabond in the pool needs a character of its own, and no other has one there
root-doc-no-character = { $text } is not a character
root-doc-setup = setup needs a new game: name the pending tasks
root-doc-no-hireling = { $text } is not a hireling, or is named twice
root-doc-hirelings = a game has at most { $most } hirelings
root-doc-no-suit = { $text } is not a suit: fox, rabbit, mouse or bird
root-doc-no-item = { $text } is not an item
root-doc-no-leader = { $text } is not a leader: builder, charismatic, commander, despot or none
root-doc-no-mood = { $text } is not a mood: bitter, grandiose, jubilant, lavish, relentless, rowdy, stubborn or wrathful
root-doc-warlord = there is no warrior in { $clearing } who could be the warlord
root-doc-hoard = a track of the hoard holds four items, and no torch
root-doc-no-column = { $text } is not a column: recruit, move, battle or build
root-doc-no-spot = { $text } is not a clearing or forest of this board
root-doc-no-tile = { $text } is not an item, such as "sword", "sword-" or "sword!"
root-doc-no-relation = { $text } is not a relationship
root-doc-no-quest = { $text } is not a quest
root-doc-no-plot = { $text } is not a plot: bomb, snare, extortion or raid
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
root-broken-landmark = a landmark does not stand as its card says
root-broken-quests = quests are missing or in two places
root-broken-points = { $faction } has { $points } points and has not won
root-broken-crowns = each rank has three crowns, and more of { $rank } are used or lost
root-broken-effects = effects wait and nothing is pending
root-broken-relics = { $down } of { $relic } lie face down, and { $unknown } values are left
root-broken-relics-lost = relics wait for a forest and nobody lays them, or lie in no forest of the board
root-broken-retinue = the retinue is larger than it can be, or cards acted that are not in it
root-doc-no-relic = { $text } is not a relic: figure, tablet or jewelry, with _1, _2 or _3 if face up
root-doc-no-forest = the board has no such forest
root-doc-relics = as many relics of each kind must lie face down as are not named elsewhere: check { $relics }
root-doc-no-slot = { $text } is not a column of the retinue: move, delve or recover
root-broken-supporters = there are more than five supporters without a base
root-pending-battle-seats = the battle is not between two different players or hirelings of this game
root-pending-battle-hits = no battle has that many hits
root-pending-battle-clearing = the battle is in no clearing of this board
root-pending-battle-losses = more losses are chosen than there are pieces
root-pending-no-battle = no battle is going on
root-pending-picks = what has been picked does not fit what is pending
root-pending-table = what is pending speaks of a place or a piece that cannot be had now
root-pending-terrain = the map has no such path, river or ferry
root-pending-landmark = what is pending speaks of a landmark that does not stand so
root-pending-faction = that faction does not play
root-pending-order = what is pending is not the rest of a turn in its order, with what came between on top
root-pending-twice = a step is pending twice
root-pending-effect = an effect waits for somebody or somewhere that is not here
root-pending-no-effect = no effect waits
root-pending-unresolved = effects wait and nothing resolves them
root-pending-effects-first = effects that wait come before everything else
