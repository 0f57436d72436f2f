# The words of Root: names, questions, reasons and what is told of each event.
# Names of factions and pieces have no article and no plural: the sentence brings both. Items have a name with an article too.

root-game = Root

## Factions: the name in sentences and lists, the title over a board, and at most five cells for charts
root-party-marquise = Marquise
root-party-eyrie = Eyrie
root-party-alliance = Alliance
root-party-vagabond = Vagabond
root-party-vagabond-2 = Vagabond 2
# In a column of a table.
root-label-vagabond-2 = Vagab. 2
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
root-called-vagabond-2 = second Vagabond
root-called-1 = first player
root-called-2 = second player
root-called-3 = third player
root-called-4 = fourth player
root-called-5 = fifth player
root-called-6 = sixth player
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
root-short-bird = brd

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
root-piece-waystation-figure-tablet = figure-tablet waystation
root-piece-waystation-tablet-figure = tablet-figure waystation
root-piece-waystation-tablet-jewelry = tablet-jewelry waystation
root-piece-waystation-jewelry-tablet = jewelry-tablet waystation
root-piece-waystation-jewelry-figure = jewelry-figure waystation
root-piece-waystation-figure-jewelry = figure-jewelry waystation
root-piece-figure = figure relic
root-piece-figure-1 = figure relic 1
root-piece-figure-2 = figure relic 2
root-piece-figure-3 = figure relic 3
root-piece-tablet = tablet relic
root-piece-tablet-1 = tablet relic 1
root-piece-tablet-2 = tablet relic 2
root-piece-tablet-3 = tablet relic 3
root-piece-jewelry = jewelry relic
root-piece-jewelry-1 = jewelry relic 1
root-piece-jewelry-2 = jewelry relic 2
root-piece-jewelry-3 = jewelry relic 3

## Items: the name, and exactly two cells for boards
root-an-item-boot = a boot
root-an-item-bag = a bag
root-an-item-crossbow = a crossbow
root-an-item-hammer = a hammer
root-an-item-sword = a sword
root-an-item-tea = tea
root-an-item-coin = a coin
root-an-item-torch = a torch
root-an-item-hidden = an item
root-item-boot = boot
root-item-bag = bag
root-item-crossbow = crossbow
root-item-hammer = hammer
root-item-sword = sword
root-item-tea = tea
root-item-coin = coin
root-item-torch = torch
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
root-card-league-of-adventurous-mice = League of Adventurous Mice
# In a list of 20 cells.
root-listed-league-of-adventurous-mice = League of Adv. Mice
root-namesake-ambush-bird = Ambush
root-namesake-ambush-fox = Ambush
root-namesake-ambush-rabbit = Ambush
root-namesake-ambush-mouse = Ambush
root-namesake-dominance-bird = Dominance
root-namesake-dominance-fox = Dominance
root-namesake-dominance-rabbit = Dominance
root-namesake-dominance-mouse = Dominance
root-namesake-crossbow-bird = Crossbow
root-namesake-root-tea-fox = Root Tea
root-namesake-travel-gear-fox = Travel Gear
root-namesake-root-tea-rabbit = Root Tea
root-namesake-root-tea-mouse = Root Tea
root-namesake-travel-gear-mouse = Travel Gear
root-namesake-crossbow-mouse = Crossbow
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
root-effect-favor-of-the-foxes = Craft: remove all enemy pieces in fox clearings; score for their buildings and tokens.
root-effect-favor-of-the-rabbits = Craft: remove all enemy pieces in rabbit clearings; score for their buildings and tokens.
root-effect-favor-of-the-mice = Craft: remove all enemy pieces in mouse clearings; score for their buildings and tokens.
root-effect-armorers = In battle, after the roll, discard this to take no rolled hits; you still take extra hits.
root-effect-sappers = When you defend, after the roll, discard this to deal 1 extra hit.
root-effect-brutal-tactics = When you attack, after the roll, deal 1 extra hit; the defender scores 1 point.
root-effect-royal-claim = In your Birdsong, discard this to score 1 point for each clearing you rule.
root-effect-stand-and-deliver = Once per Birdsong, take a random card from another player, who scores 1 point.
root-effect-tax-collector = Once per Daylight, remove one of your warriors from the map to draw a card.
root-effect-command-warren = As your Daylight starts, you may start a battle.
root-effect-better-burrow-bank = As your Birdsong starts, you may draw a card; another player of your choice draws one too.
root-effect-cobbler = As your Evening starts, you may make a move.
root-effect-scouting-party = When you attack, the defender can't ambush you.
root-effect-codebreakers = Once per Daylight, look at another player's hand.
root-effect-saboteurs = As your Birdsong starts, discard this to discard an enemy's crafted effect.
root-effect-soup-kitchens = Each of your tokens counts as 2 warriors for rule.
root-effect-boat-builders = Rivers are paths for you.
root-effect-corvid-planners = Move to any adjacent clearing, even if you rule neither end.
root-effect-eyrie-emigre = Before your Birdsong ends: move, then battle in the clearing you moved to, or discard this.
root-effect-fox-partisans = In battle in a fox clearing: deal 1 extra hit, then discard all but fox cards; you may keep bird cards.
root-effect-propaganda-bureau = Once per Daylight, spend a card to replace an enemy warrior in a matching clearing with one of yours.
root-effect-false-orders = In your Birdsong, discard this to move half of an enemy's warriors in a clearing, rounded up, to an adjacent one.
root-effect-informants = In Evening, instead of drawing, you may take an ambush card from the discard pile.
root-effect-rabbit-partisans = In battle in a rabbit clearing: deal 1 extra hit, then discard all but rabbit cards; you may keep bird cards.
root-effect-tunnels = For you, clearings with your crafting pieces are adjacent to each other.
root-effect-charm-offensive = As your Evening starts, you may draw a card; another player of your choice scores 1 point.
root-effect-coffin-makers = Removed warriors go here. As your Birdsong starts, score 1 point for every 5, then return them to their supplies.
root-effect-swap-meet = Once per Birdsong, take a random card from another player and give one back.
root-effect-mouse-partisans = In battle in a mouse clearing: deal 1 extra hit, then discard all but mouse cards; you may keep bird cards.
root-effect-league-of-adventurous-mice = Once per Daylight, exhaust a crafted item of yours to move or battle.
root-effect-murine-broker = When another player crafts an item, you may draw a card.
root-effect-master-engravers = Each item you craft scores 1 extra point.

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
root-word-hostile = Hostile
root-word-indifferent = Indifferent
root-word-amiable = Amiable
root-word-friendly = Friendly
root-word-allied = Allied
root-word-points = points
root-word-cards = cards
root-word-hospitals = Field Hospitals
root-word-outrage = Outrage
root-word-base = the lost base
root-word-gardens = the lost gardens
root-word-posts = the lost trade posts
root-word-crusade = crusade
root-word-convert = convert
root-word-sanctify = sanctify
root-word-hand-card = hand cards
root-word-riverboats = riverboats
root-word-mercenaries = mercenaries
root-word-bitter = Bitter
root-word-grandiose = Grandiose
root-word-jubilant = Jubilant
root-word-lavish = Lavish
root-word-relentless = Relentless
root-word-rowdy = Rowdy
root-word-stubborn = Stubborn
root-word-wrathful = Wrathful
root-word-delve = battle, then delve
root-word-recover = move or recover
root-word-figure = figure
root-word-jewelry = jewelry
root-word-tablet = tablet
root-word-retainer = Faithful Retainer
root-word-ferry = the card for the ferry
root-extra-markers = suit markers on every clearing
root-extra-advanced = advanced setup: draft, homelands, 5 cards
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
# $count: how many are left, or how many; $card: a card, or the price of one; $left: how many are left; $clearing:
# the number of a clearing; $piece: a piece; $from: the number of a clearing or a place; $to: the number of a
# clearing or a place; $enemy: the faction to move; $other: the other faction; $crafter: the faction that crafted;
# $attacker: the faction that attacks; $suit: a suit; $column: a column of the Decree; $faction: a faction or
# hireling; $item: an item; $minister: a minister; $service: a service of the Riverfolk; $boats: the price of the
# riverboats; $swords: the price of the mercenaries; $points: how many points; $defender: who defends; $victim: the
# faction that loses it.
root-ask-over = { $who }: Nothing to choose.
root-ask-discard = { $who }: Discard a card (hand limit 5, { $count } left).
    .short = { $who }: Discard a card.
root-ask-birdsong-start = { $who }: Use an effect as Birdsong starts?
root-ask-birdsong-end = { $who }: Use an effect before Birdsong ends?
root-ask-daylight-start = { $who }: Use an effect as Daylight starts?
root-ask-daylight-end = { $who }: Use an effect or dominance before Daylight ends?
root-ask-evening-start = { $who }: Use an effect as Evening starts?
root-ask-activate = { $who }: Choose a suit for { $card } ({ $left } left).
    .short = { $who }: Choose a suit for { $card }.
root-ask-free-move = { $who }: Make your free move.
root-ask-ferry = { $who }: Take the ferry to clearing { $clearing } and draw a card?
root-ask-use-landmark = { $who }: Use a landmark before you draw?
root-ask-landmark = { $who }: Choose a landmark and its clearing.
root-ask-treetop = { $who }: Place the { $piece } in the Treetop?
root-ask-swap = { $who }: Choose a card from your hand and a stall to swap.
root-ask-clear = { $who }: Clear the path from clearing { $from } to { $to } with a card.
root-ask-free-battle = { $who }: Start your free battle.
root-ask-orders = { $who }: Choose where to move the { $enemy }.
root-ask-swap-back = { $who }: Choose a card to give the { $other }.
root-ask-bureau = { $who }: Spend a card to replace a warrior in clearing { $clearing }.
root-ask-exhaust = { $who }: Choose a crafted item to exhaust.
root-ask-league = { $who }: Choose a move or a battle.
root-ask-company = { $who }: Choose how many move from clearing { $from } to { $to }.
root-ask-emigre-move = { $who }: Move, then battle in the clearing you moved to.
root-ask-emigre-battle = { $who }: Choose an enemy to attack in clearing { $clearing }.
root-ask-broker = { $who }: The { $crafter } crafted an item. Draw a card?
root-ask-informants = { $who }: Take an ambush card instead of drawing?
root-ask-birds = { $who }: Discard a bird card for the Partisans too?
root-ask-order = { $who }: Choose which effect comes first.
root-ask-order-sides = { $who }: Choose whose effects come first.
root-ask-ally = { $who }: Add Allied warriors to the battle in clearing { $clearing }?
root-ask-ambush = { $who }: Ambush the { $attacker } in clearing { $clearing }?
root-ask-foil = { $who }: Foil the ambush in clearing { $clearing }?
root-ask-effects-first = { $who }: Choose who uses effects first in clearing { $clearing }.
root-ask-effects = { $who }: Use an effect in the battle in clearing { $clearing }?
root-ask-losses = { $who }: Choose what takes a hit in clearing { $clearing } ({ $count } left).
    .short = { $who }: Choose what takes a hit in clearing { $clearing }.
root-ask-damage = { $who }: Choose an item to damage ({ $count } left).
    .short = { $who }: Choose an item to damage.
root-ask-hospital = { $who }: Save { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} from { $clearing } for a { $suit } card?
root-ask-outrage = { $who }: Give a { $suit } or bird card for Outrage.
root-ask-shed = { $who }: Discard a supporter (limit 5 without a base).
    .short = { $who }: Discard a supporter.
root-ask-keep = { $who }: Choose the corner for your keep.
root-ask-keep-homeland = { $who }: Choose the homeland for your keep.
root-ask-homeland-building = { $who }: Place a { $piece } in a homeland without a building.
root-ask-draft = { $who }: Choose a faction from the pool.
root-ask-homeland = { $who }: Choose a homeland ({ $count } left).
    .short = { $who }: Choose a homeland.
root-ask-homeland-apart = { $who }: Choose a homeland not adjacent to any other.
root-ask-homeland-edge = { $who }: Choose a homeland on the map edge ({ $count } left).
    .short = { $who }: Choose a homeland on the map edge.
root-ask-spread-warriors = { $who }: Choose an adjacent clearing for 1 warrior ({ $count } left).
    .short = { $who }: Choose an adjacent clearing for 1 warrior.
root-ask-lay-back = { $who }: Choose a card to put back into the deck ({ $count } left).
    .short = { $who }: Choose a card to put back into the deck.
root-ask-setup-plot = { $who }: Choose the plot to place in your homeland.
root-ask-home-garden = { $who }: Choose the suit of your first garden.
root-ask-setup-building = { $who }: Place a { $piece } at the keep or adjacent to it.
root-ask-wood = { $who }: Not enough wood. Choose a sawmill to place 1 at.
root-ask-muster = { $who }: Too few warriors. Choose a recruiter to place 1 at.
root-ask-marquise = { $who }: Choose an action ({ $count } left).
    .short = { $who }: Choose an action.
root-ask-extra = { $who }: Out of actions; bird cards buy more. Anything else?
root-ask-extra-or-hireling = { $who }: Out of actions. Spend a bird card or use a hireling?
root-ask-second-move = { $who }: Move again?
root-ask-pay-wood = { $who }: Choose a clearing to pay wood from ({ $count } left).
    .short = { $who }: Choose a clearing to pay wood from.
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
    .short = { $who }: Spend a supporter for clearing { $clearing }.
root-ask-alliance-daylight = { $who }: Craft, mobilize or train?
root-ask-operations = { $who }: Choose an operation ({ $count } left).
    .short = { $who }: Choose an operation.
root-ask-character = { $who }: Choose your character.
root-ask-forest = { $who }: Choose the forest you start in.
root-ask-refresh = { $who }: Choose an item to refresh ({ $count } left).
    .short = { $who }: Choose an item to refresh.
root-ask-slip = { $who }: Slip to an adjacent clearing or forest?
root-ask-vagabond = { $who }: Choose an action.
root-ask-aid-item = { $who }: Exhaust an item to aid the { $faction }.
root-ask-aid-gain = { $who }: Take an item from the { $faction } in return?
root-ask-hideout = { $who }: Choose an item to repair ({ $count } left).
    .short = { $who }: Choose an item to repair.
root-ask-unearth = { $who }: Choose an item from the ruin in clearing { $clearing }.
root-ask-stand-in = { $who }: Choose an item to use in place of the { $item }.
root-ask-enlist = { $who }: Enlist the Arbiter in clearing { $clearing } (they score 1)?
    .short = { $who }: Enlist the Arbiter in clearing { $clearing }?
root-ask-item-limit = { $who }: You carry too many items. Choose { $count ->
    [one] 1
   *[other] { $count }
} to remove.
root-ask-assembly = { $who }: Choose an Assembly action ({ $count } left).
    .short = { $who }: Choose an Assembly action.
root-ask-show = { $who }: Reveal a card that matches clearing { $clearing }.
root-ask-show-any = { $who }: Reveal a card for the building in clearing { $clearing }.
root-ask-pay-dig = { $who }: Spend a card that matches clearing { $clearing }.
root-ask-fill = { $who }: Choose a tunnel to remove for the one in clearing { $clearing }.
root-ask-follow = { $who }: Move warriors from the Burrow to clearing { $clearing }?
root-ask-parliament = { $who }: Let a minister act?
root-ask-act = { $who }: Choose what the { $minister } does.
root-ask-again-battle = { $who }: Start a second battle with the Brigadier?
root-ask-again-move = { $who }: Make a second move with the Brigadier?
root-ask-bank = { $count ->
    [0] { $who }: Choose a card for the Banker.
   *[other] { $who }: Spend another card for the Banker ({ $count } spent)?
}
    .short = { $count ->
    [0] { $who }: Choose a card for the Banker.
   *[other] { $who }: Spend another card for the Banker?
}
root-ask-sway = { $who }: Sway a minister?
root-ask-reveal = { $who }: Reveal a card to the { $minister } ({ $count } left).
    .short = { $who }: Reveal a card to the { $minister }.
root-ask-duchy-craft = { $who }: Craft with citadels and markets?
root-ask-dismiss = { $who }: Building lost. Choose a minister to lose.
root-ask-corvids-setup = { $who }: Place a warrior in a { $suit } clearing.
root-ask-corvids-craft = { $who }: Craft with your plots?
root-ask-flip = { $who }: Flip a plot?
root-ask-corvids-recruit = { $who }: Spend a card to recruit in its suit?
root-ask-corvids-muster = { $who }: Too few warriors. Choose a clearing to place 1 in.
root-ask-raid = { $who }: Too few warriors for the raid. Choose where one goes.
root-ask-corvids = { $who }: Choose an action ({ $count } left).
    .short = { $who }: Choose an action.
root-ask-corvids-rest = { $who }: Out of actions. Anything else this Daylight?
root-ask-exert = { $who }: Exert for 1 more action instead of drawing?
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
    .short = { $who }: Conspire?
root-ask-crusade-battle = { $who }: Battle in clearing { $clearing }, where the crusade went?
root-ask-rituals = { $who }: Reveal a card for a ritual?
root-ask-evening-craft = { $who }: Craft a card?
root-ask-river-warriors = { $who }: Place a warrior on a river ({ $count } left).
    .short = { $who }: Place a warrior on a river.
root-ask-first-price = { $who }: Set the first price of { $service }.
root-ask-services = { $who }: Buy ({ $count } left)? Card { $card }, boats { $boats }, mercenaries { $swords }.
    .short = { $who }: Buy services? Card { $card }, boats { $boats }, mercenaries { $swords }.
root-ask-pay-items = { $who }: Exhaust an item for the service ({ $count } left).
    .short = { $who }: Exhaust an item for the service.
root-ask-riverfolk = { $who }: Choose an action ({ $count ->
    [one] 1 fund
   *[other] { $count } funds
} left).
    .short = { $who }: Choose an action.
root-ask-fund = { $who }: Choose whose warrior pays ({ $count ->
    [one] 1 fund
   *[other] { $count } funds
} left).
    .short = { $who }: Choose whose warrior pays.
root-ask-lose-funds = { $who }: Trade post lost. Choose a fund to remove ({ $count } left).
    .short = { $who }: Trade post lost. Choose a fund to remove.
root-ask-prices = { $who }: Change prices?
root-ask-raze = { $who }: Use an effect before the mobs raze?
root-ask-plunder = { $who }: Choose an item from the ruin in clearing { $clearing }.
root-ask-mob = { $who }: The mob die shows { $suit }. Choose a clearing.
root-ask-strongholds = { $who }: Too few warriors. Choose a stronghold to place 1 at.
root-ask-anoint = { $who }: Choose where to anoint a new warlord.
root-ask-mood = { $who }: Choose the warlord's new mood.
root-ask-lavish = { $who }: Remove an item to place 2 warriors?
root-ask-trade = { $who }: Hoard the { $item } or sell it for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
root-ask-overflow = { $who }: No space for the { $item }. Choose an item to remove.
root-ask-command = { $who }: Move, battle or build ({ $left ->
    [one] 1 action
   *[other] { $left } actions
} left).
    .short = { $who }: Move, battle or build.
root-ask-escort = { $who }: Choose how many go to clearing { $clearing }, warlord included.
    .short = { $who }: Choose how many go to clearing { $clearing }.
root-ask-advance = { $who }: Advance with the warlord ({ $left } left)?
    .short = { $who }: Advance with the warlord?
root-ask-advance-battle = { $who }: Battle where the warlord is?
root-ask-relentless = { $who }: Move or battle once more with the warlord?
root-ask-incite = { $who }: Incite a mob?
root-ask-rouse = { $who }: Roll the mob die ({ $left } left)?
    .short = { $who }: Roll the mob die?
root-ask-loot = { $who }: Loot the { $defender }, dealing no rolled hits?
    .short = { $who }: Loot the { $defender }?
root-ask-rally = { $who }: Use a mob as a warrior in the battle?
root-ask-spoils = { $who }: Choose an item to take from the { $victim }.
root-ask-home-second = { $who }: Choose a map-edge clearing adjacent to clearing { $clearing }.
root-ask-come-back = { $who }: Choose a map-edge clearing to return to.
root-ask-encamp = { $who }: Replace a warrior with a waystation?
root-ask-decamp = { $who }: Replace a waystation with a warrior?
root-ask-keepers-recruit = { $who }: Spend a card to recruit at a waystation?
root-ask-retinue-move = { $who }: Move with the retinue ({ $count ->
    [one] 1 card
   *[other] { $count } cards
} can act)?
    .short = { $who }: Move with the retinue?
root-ask-retinue-delve = { $who }: Battle, then delve ({ $count ->
    [one] 1 card
   *[other] { $count } cards
} can act)?
    .short = { $who }: Battle, then delve?
root-ask-retinue-recover = { $who }: Move or recover ({ $count ->
    [one] 1 card
   *[other] { $count } cards
} can act)?
    .short = { $who }: Move or recover?
root-ask-lead = { $who }: Choose the card that acts in clearing { $clearing }.
root-ask-carry = { $who }: Carry a relic to clearing { $clearing } (up to { $count })?
    .short = { $who }: Carry a relic to clearing { $clearing }?
root-ask-delve = { $who }: Delve in clearing { $clearing } after the battle?
root-ask-recover-more = { $who }: Recover another relic in clearing { $clearing }?
root-ask-gather = { $who }: Add to the retinue or shift a card ({ $count } free)?
    .short = { $who }: Add to the retinue or shift a card?
root-ask-prize = { $who }: Choose a forest for the { $piece }.

## What happened. $who did it or suffered it.
# $faction: a faction or hireling; $character: a character of the Vagabond; $clearing: the number of a clearing;
# $card: a card; $count: how many; $piece-id: the id of the piece, to select on; $piece: a piece; $leader: a leader
# of the Eyrie; $column: a column of the Decree; $second-column: another column of the Decree; $phase: a phase;
# $second-count: a second number; $suit: a suit; $item: an item; $second-clearing: the number of another clearing;
# $forest: the letter of a forest; $condition: the state of an item, or empty; $item-id: the id of the item, to
# select on; $second-item: another item; $relation: a relationship; $quest: a quest; $reward: the reward of a quest;
# $landmark: a landmark; $second-card: another card; $conspiracy: a conspiracy; $service: a service of the Riverfolk;
# $minister: a minister; $second-minister: another minister; $mood: a mood; $third-count: a third number; $relic: a
# relic; $slot: the number of a column of the retinue; $second-slot: the number of another column of the retinue.
# .brief: the line of the short log, behind the letter of who did it; factions are letters there. .title, .means: how an
# occasion is called, and what it means; .clockwork: what it means where a clockwork player goes by rules of its own.
root-log-pooled = The { $faction } joined the pool.
root-log-pooled-character = The { $faction } came with the { $character } card.
root-log-locked = The { $faction } card was locked until the draft of a militant faction.
root-log-exchanged = The { $faction } left the pool, since no homeland was free.
    .brief = removed { $faction }, no homeland
root-log-drafted = The { $faction } drafted the { $who }.
    .brief = was drafted by { $faction }
root-source-buildings = Marquise buildings
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
root-source-prizes = relics removed
root-source-treetop = Elder Treetop
root-source-crafted = items crafted
root-source-effects = card effects
root-source-hirelings = hirelings
root-source-forge = Legendary Forge
root-source-pass = Tower
root-source-paths = paths cleared
root-source-turmoil = turmoil
root-source-track = left the score track

root-log-homeland = The { $who } chose a homeland in clearing { $clearing }.
    .brief = chose homeland { $clearing }
root-log-laid-back = The { $who } put { $card } back into the deck.
    .brief = put { $card } back
root-log-character = The { $who } became the { $character }.
    .brief = became the { $character }
root-log-starts-in = The { $who } placed a roost and { $count } warriors in clearing { $clearing }.
    .brief = started in { $clearing }
root-log-placed = The { $who } placed { $piece-id ->
    [keep] the keep
   *[other] a { $piece }
} in clearing { $clearing }.
    .brief = placed { $piece } in { $clearing }
root-log-warriors = The { $who } placed 1 warrior in each of { $count } clearings.
    .brief = placed 1 in { $count } clearings
root-log-leader = The { $who } chose the { $leader } with viziers in { $column } and { $second-column }.
    .brief = chose the { $leader }
root-log-turn = The { $who } started their turn (round { $count }).
    .brief = round { $count }
root-log-phase = The { $who } started { $phase }.
root-log-drew = The { $who } drew { $card }.
    .brief = drew { $card }
root-log-reshuffled = The discard pile was shuffled into a new deck.
    .brief = reshuffled the discards
root-log-deck-empty = The { $who } had no card left to draw.
    .brief = had no card to draw
root-log-discarded = The { $who } discarded { $card }.
    .brief = discarded { $card }
root-log-lost-card = The { $who } discarded { $card } at random.
    .brief = lost { $card }
root-log-scored = The { $who } scored { $count ->
    [one] 1 point
   *[other] { $count } points
} (now { $second-count }).
    .brief = scored { $count } VP
root-log-lost-points = The { $who } lost { $count ->
    [one] 1 point
   *[other] { $count } points
} (now { $second-count }).
    .brief = lost { $count } VP
root-log-activated = The { $who } activated { $count ->
    [one] 1 { $suit } crafting piece
   *[other] { $count } { $suit } crafting pieces
}.
root-log-crafted = The { $who } crafted { $card }.
    .brief = crafted { $card }
root-log-crafted-item = The { $who } crafted { $card } and took { $item }.
    .brief = crafted { $card }: { $item }
root-log-dominance = The { $who } activated { $suit } dominance!
    .brief = activated { $suit } dominance!
    .title = DOMINANCE
    .means =
        This player no longer scores. They win if they rule what the card asks for as their Birdsong starts: 3 clearings of its suit, or 2 opposite corners for the bird card.
root-log-coalition = The { $who } formed a coalition with the { $faction } ({ $suit } dominance)!
    .brief = joined { $faction } ({ $suit })!
    .title = COALITION
    .means = The Vagabond no longer scores, and wins if their partner does.
root-log-recalled = The { $who } took { $card } from beside the map.
    .brief = took { $card }
root-log-used = The { $who } used { $card }.
    .brief = used { $card }
root-log-used-on = The { $who } used { $card } on the { $faction }.
    .brief = used { $card } on { $faction }
root-log-saw = The { $who } saw { $card } in the hand of the { $faction }.
    .brief = saw { $card } of { $faction }
    .title = A HAND IS SHOWN
    .means =
        Codebreakers show one player a whole hand. That player finds what they saw on its owner's board as long as it stays there.
root-log-took = The { $who } took { $card } from the { $faction }.
    .brief = took { $card } from { $faction }
root-log-gave = The { $who } gave { $card } to the { $faction }.
    .brief = gave { $card } to { $faction }
root-log-fetched = The { $who } took { $card } from the discard pile instead of drawing.
    .brief = took { $card } from discards
root-log-coffins = The { $who } returned { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} from Coffin Makers to their supplies.
    .brief = returned { $count } from coffins
root-log-moved = The { $who } moved { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} from clearing { $clearing } to clearing { $second-clearing }.
    .brief = moved { $count } from { $clearing } to { $second-clearing }
root-log-followed = The { $who } moved along with the { $faction }.
    .brief = moved with { $faction }
root-log-roamed = The { $who } moved to clearing { $clearing }.
    .brief = moved to { $clearing }
root-log-pawn-placed = The { $who } entered the map in clearing { $clearing }.
    .brief = entered in { $clearing }
root-log-hid = The { $who } moved into forest { $forest }.
    .brief = moved into forest { $forest }
root-log-battle = The { $who } attacked the { $faction } in clearing { $clearing }.
    .brief = attacked { $faction } in { $clearing }
root-log-allied = The { $who } attacked with allied warriors of the { $faction }.
    .brief = used warriors of { $faction }
root-log-ambushed = The { $who } sprang an ambush!
    .brief = sprang an ambush!
root-log-foiled = The { $who } foiled the ambush.
    .brief = foiled the ambush
root-log-dice = The { $who } rolled { $count }, and the { $faction } rolled { $second-count }.
    .brief = rolled { $count } to { $second-count }
root-log-hits = The { $who } dealt { $count ->
    [0] no hits
    [one] 1 hit
   *[other] { $count } hits
} to the { $faction } and took { $second-count ->
    [0] none
   *[other] { $second-count }
}.
root-log-removed = The { $who } lost { $piece-id ->
    [keep] the keep
    [warlord] the warlord
    [treetop] the building in the Elder Treetop
    [wood] { $count } wood
    [figure_1] { $piece }
    [figure_2] { $piece }
    [figure_3] { $piece }
    [tablet_1] { $piece }
    [tablet_2] { $piece }
    [tablet_3] { $piece }
    [jewelry_1] { $piece }
    [jewelry_2] { $piece }
    [jewelry_3] { $piece }
   *[other] { $count ->
        [one] 1 { $piece }
       *[other] { $count } { $piece }s
    }
} in clearing { $clearing }.
    .brief = lost { $piece-id ->
        [keep] the keep
        [warlord] the warlord
        [treetop] a treetop building
        [wood] { $count } wood
        [figure_1] { $piece }
        [figure_2] { $piece }
        [figure_3] { $piece }
        [tablet_1] { $piece }
        [tablet_2] { $piece }
        [tablet_3] { $piece }
        [jewelry_1] { $piece }
        [jewelry_2] { $piece }
        [jewelry_3] { $piece }
       *[other] { $count ->
            [one] 1 { $piece }
           *[other] { $count } { $piece }s
        }
    } in { $clearing }
root-log-hospital = The { $who } saved { $count ->
    [one] 1 warrior and placed it
   *[other] { $count } warriors and placed them
} in clearing { $clearing }.
    .brief = saved { $count }: keep in { $clearing }
root-log-outrage = Outrage! The { $who } paid { $card }.
    .brief = paid { $card } (Outrage)
root-log-outrage-shown = Outrage! The { $who } had no matching card and showed their hand.
    .brief = showed hand (Outrage)
root-log-base-lost = The { $who } lost all { $suit } and bird supporters with the base.
    .brief = lost { $suit } supporters
root-log-officers-lost = The { $who } lost { $count ->
    [one] 1 officer
   *[other] { $count } officers
}.
    .brief = lost { $count ->
        [one] 1 officer
       *[other] { $count } officers
    }
root-log-wood = The { $who } placed { $count } wood in clearing { $clearing }.
    .brief = placed { $count } wood in { $clearing }
root-log-paid-wood = The { $who } spent { $count } wood from clearing { $clearing }.
    .brief = spent { $count } wood from { $clearing }
root-log-recruited = The { $who } recruited { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} in clearing { $clearing }.
    .brief = recruited { $count } in { $clearing }
root-log-built = The { $who } built a { $piece } in clearing { $clearing }.
    .brief = built { $piece } in { $clearing }
root-log-overworked = The { $who } overworked a sawmill in clearing { $clearing }.
    .brief = overworked { $clearing }
root-log-extra = The { $who } gained 1 extra action.
    .brief = gained 1 action
root-log-decreed = The { $who } added { $card } to the { $column } column of the Decree.
    .brief = added { $card }: { $column }
root-log-resolves = The { $who } resolved a { $suit } card in the { $column } column.
    .brief = resolved { $column } ({ $suit })
root-log-unresolved = The { $who } could not resolve a { $suit } card in the { $column } column.
    .brief = couldn't resolve { $column } ({ $suit })
root-log-turmoil = The { $who } fell into turmoil!
    .brief = fell into TURMOIL
    .title = TURMOIL
    .means =
        The Decree could not be resolved. The Eyrie lose 1 point for each bird card in it and discard all of it but the viziers. A new leader takes over, and their Daylight ends.
    .clockwork =
        It could not build a roost. It loses 1 point for each bird card in its Decree (with Nobility it scores them), discards the Decree and goes to Evening.
root-log-roosted = The { $who } placed a new roost in clearing { $clearing }.
    .brief = placed a roost in { $clearing }
root-log-supporter = The { $who } added { $card } to their supporters.
    .brief = added { $card } to supporters
root-log-trained = The { $who } trained 1 officer.
    .brief = trained 1 officer
root-log-revolted = The { $who } revolted in clearing { $clearing }!
    .brief = revolted in { $clearing }!
    .title = REVOLT
    .means =
        All enemy pieces in the clearing are removed, and the Alliance places a base there. With a base they train officers and keep more than 5 supporters.
    .clockwork =
        All enemy pieces in the clearing were removed, and it has a base there. It recruits 1 warrior at each base every Evening.
root-log-officer = The { $who } gained 1 officer.
    .brief = gained 1 officer
root-log-sympathy = The { $who } spread sympathy to clearing { $clearing }.
    .brief = spread sympathy to { $clearing }
root-log-organized = The { $who } organized in clearing { $clearing }.
    .brief = organized in { $clearing }
root-log-spent-supporter = The { $who } spent { $card } from their supporters.
    .brief = spent { $card }
root-log-refreshed = { $condition-id ->
    [both] The { $who } refreshed { $item }, which stayed damaged.
   *[other] The { $who } refreshed { $item }.
}
root-log-exhausted = The { $who } exhausted { $item }.
root-log-damaged = The { $who } damaged { $item }{ $condition }.
    .brief = damaged { $item }{ $condition }
root-log-repaired = { $condition-id ->
    [both] The { $who } repaired { $item }, which stayed exhausted.
   *[other] The { $who } repaired { $item }.
}
    .brief = { $condition-id ->
        [both] repaired { $item }, still exhausted
       *[other] repaired { $item }
    }
root-log-rested = The { $who } rested and repaired all damaged items.
    .brief = rested, repaired all
root-log-dropped = The { $who } removed { $item }{ $condition } from the game.
    .brief = removed { $item }{ $condition }
root-log-explored = The { $who } found { $item } in the ruin in clearing { $clearing }.
    .brief = found { $item } in { $clearing }
root-log-ruin-cleared = The ruin in clearing { $clearing } was removed.
root-log-looked = { $item-id ->
    [hidden] The { $who } looked under the ruin in clearing { $clearing }.
   *[other] The { $who } saw { $item } and { $second-item } under the ruin in clearing { $clearing }.
}
    .brief = looked under ruin { $clearing }
root-log-left-ruin = The { $who } took nothing from the ruin in clearing { $clearing }.
    .brief = left ruin { $clearing }
root-log-aided = The { $who } aided the { $faction } with { $card }.
    .brief = aided { $faction } with { $card }
root-log-gained-item = The { $who } gained { $item }.
    .brief = gained { $item }
root-log-gained-exhausted = The { $who } gained { $item } and turned it face up.
    .brief = gained { $item }, now face up
root-log-relation = The { $faction } became { $relation } to the { $who }.
    .brief = made { $faction } { $relation }
root-log-improvised = The { $who } improvised { $item } for { $quest }.
    .brief = improvised { $item }
root-log-quested = The { $who } completed the quest { $quest } for { $reward }.
    .brief = completed { $quest }: { $reward }
root-log-quest-shown = A new quest was revealed: { $quest }.
    .brief = revealed quest { $quest }
root-log-struck = The { $who } struck { $piece-id ->
    [keep] the keep
    [warlord] the warlord
    [treetop] the building in the Elder Treetop
   *[other] 1 { $piece }
} of the { $faction }.
    .brief = struck { $piece } of { $faction }
root-log-stole = The { $who } stole from the { $faction }.
    .brief = stole from { $faction }
root-log-labored = The { $who } took { $card } from the discard pile.
    .brief = took { $card } from discards
root-log-markers = The suit markers were shuffled: each clearing got a suit.
    .brief = shuffled the suit markers
root-log-marked = Clearing { $clearing } became a { $suit } clearing.
root-log-ferried = The { $who } took the ferry to clearing { $clearing }.
    .brief = took the ferry to { $clearing }
root-log-landmark-dealt = The { $landmark } joined the game.
    .brief = { $landmark } joined the game
root-log-landmark-set = The { $who } set up the { $landmark } in clearing { $clearing }.
    .brief = set up { $landmark } in { $clearing }
root-log-forge-took = The Legendary Forge took { $item } from the supply{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } times)
}.
    .brief = stocked { $item } ({ $count }) in the forge
root-log-forged = The { $who } took { $item } from the Legendary Forge.
    .brief = took { $item } from the forge
root-log-treetop = The { $who } placed a { $piece } in the Elder Treetop.
    .brief = placed { $piece } in the treetop
root-log-treetop-lost = The { $who } removed the building in the Elder Treetop for 1 extra point.
    .brief = removed the treetop building
root-log-swapped = The { $who } swapped { $card } for { $second-card }.
    .brief = swapped at stall { $count }
root-log-cleared = The { $who } cleared the path between clearings { $clearing } and { $second-clearing }.
    .brief = cleared path { $clearing }-{ $second-clearing }
root-log-held-pass = The { $who } held the tower in clearing { $clearing }.
    .brief = held the tower
root-log-hideout = The { $who } used the hideout and ended their Daylight.
    .brief = used the hideout
root-log-sets-up-first = The { $who } set up first.
    .brief = set up first
root-log-instigated = The { $who } instigated a battle in clearing { $clearing }.
    .brief = instigated in { $clearing }
root-log-enlisted = The { $who } enlisted the { $faction } as a defender.
    .brief = enlisted { $faction }
root-log-scorched = The { $who } scorched clearing { $clearing }: no piece may go there again.
    .brief = scorched { $clearing }
root-log-outcast = The { $suit } suit became the Outcast.
    .brief = made { $suit } the Outcast
root-log-hated = The { $suit } Outcast became hated.
    .brief = made { $suit } hated
root-log-souls-freed = The { $who } discarded { $count ->
    [one] 1 card
   *[other] { $count } cards
} from the Lost Souls.
    .brief = discarded { $count ->
        [one] 1 soul
       *[other] { $count } souls
    }
root-log-conspired = The { $who } spent { $count ->
    [one] 1 acolyte
   *[other] { $count } acolytes
} to { $conspiracy }.
    .brief = spent { $count } to { $conspiracy }
root-log-converted = The { $who } converted a warrior of the { $faction } in clearing { $clearing }.
    .brief = converted 1 { $faction } in { $clearing }
root-log-revealed = The { $who } revealed { $card }.
    .brief = revealed { $card }
root-log-acolyte = The { $who } moved 1 warrior to the acolytes.
    .brief = gained 1 acolyte
root-log-avenged = The { $who } gained { $count ->
    [one] 1 acolyte
   *[other] { $count } acolytes
} for removed defenders.
    .brief = gained { $count ->
        [one] 1 acolyte
       *[other] { $count } acolytes
    }
root-log-gardens-lost = The { $who } lost gardens and discarded at random.
    .brief = lost gardens
root-log-priced = The { $who } set the price of { $service } to { $count }.
    .brief = set { $service } price to { $count }
root-log-bought = The { $who } bought { $service } from the Riverfolk for { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}.
    .brief = bought { $service } for { $count }
root-log-bought-card = The { $who } bought { $card } for { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}.
    .brief = bought { $card } for { $count }
root-log-protected = The { $who } placed { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} in the Payments box (Protectionism).
    .brief = placed { $count } in Payments
root-log-dividends = The { $who } collected dividends on { $count ->
    [one] 1 fund
   *[other] { $count } funds
}.
    .brief = collected dividends ({ $count })
root-log-gathered = The { $who } gathered { $count ->
    [one] 1 fund
   *[other] { $count } funds
}.
    .brief = gathered { $count ->
        [one] 1 fund
       *[other] { $count } funds
    }
root-log-committed = The { $who } committed 1 fund of the { $faction }.
    .brief = committed 1 fund of { $faction }
root-log-funds-spent = The { $who } spent { $count ->
    [one] 1 fund
   *[other] { $count } funds
} of the { $faction }.
    .brief = spent { $count } of { $faction }
root-log-fund-lost = The { $who } lost 1 fund of the { $faction } with the trade post.
    .brief = lost 1 fund of { $faction }
root-log-exported = The { $who } exported { $card }.
    .brief = exported { $card }
root-log-took-back = The { $who } took back { $count ->
    [one] 1 revealed card
   *[other] { $count } revealed cards
}.
    .brief = took back { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
root-log-surfaced = The { $who } surfaced in clearing { $clearing }: { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    } there and in each adjacent one.
    .brief = surfaced in { $clearing }
root-log-mustered = The { $who } placed { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} in the Burrow.
    .brief = placed { $count } in the Burrow
root-log-emerged = The { $who } moved { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} from the Burrow to clearing { $clearing }.
    .brief = moved { $count } up to { $clearing }
root-log-descended = The { $who } moved { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} from clearing { $clearing } to the Burrow.
    .brief = moved { $count } down from { $clearing }
root-log-dug = The { $who } dug a tunnel in clearing { $clearing }.
    .brief = dug a tunnel in { $clearing }
root-log-filled = The { $who } removed the tunnel from clearing { $clearing }.
    .brief = removed tunnel in { $clearing }
root-log-acts = The { $who } acted with the { $minister }.
    .brief = used the { $minister }
root-log-acts-as = The { $who } acted with the { $minister } as the { $second-minister }.
    .brief = used { $minister } as { $second-minister }
root-log-swayed = The { $who } swayed the { $minister }!
    .brief = swayed { $minister }
root-log-dismissed = The { $who } lost the { $minister } and the crown.
    .brief = lost { $minister }
root-log-plotted = The { $who } placed a plot in clearing { $clearing } ({ $piece }).
    .brief = plotted in { $clearing } ({ $piece })
root-log-tricked = The { $who } swapped the plots in clearings { $clearing } and { $second-clearing }.
    .brief = swapped plots { $clearing } and { $second-clearing }
root-log-flipped = The { $who } flipped the plot in clearing { $clearing }: { $piece }!
    .brief = flipped { $piece } in { $clearing }
    .title = A PLOT IS FLIPPED
    .means =
        It stays face up where it is, except for a bomb, which removes all enemy pieces there and itself.
    .clockwork =
        It stays face up where it is, but a bomb removes all enemy pieces there and is swapped for another plot.
root-log-exerted = The { $who } exerted for 1 extra action, at the cost of the Evening draw.
    .brief = exerted
root-log-guessed = The { $who } showed { $card } to guess { $piece } in clearing { $clearing }.
    .brief = guessed { $piece } in { $clearing }
root-log-exposed = The { $who } exposed the plot in clearing { $clearing }.
    .brief = exposed the plot in { $clearing }!
    .title = A PLOT IS EXPOSED
    .means = The plot is removed without effect, the card is kept, and the player who guessed scores 1 point.
root-log-misjudged = The { $who } guessed wrong and gave { $card } to the { $faction }.
    .brief = gave { $card } to { $faction } (wrong)
    .title = A WRONG GUESS
    .means = The plot stays face down, and the Corvids keep the card that was shown.
root-log-anointed = The { $who } anointed a warlord in clearing { $clearing }.
    .brief = anointed warlord in { $clearing }
root-log-mood = The mood of the { $who } became { $mood }.
    .brief = changed mood: { $mood }
root-log-mob-die = The { $who } rolled { $suit } on the mob die.
    .brief = rolled { $suit } (mob die)
root-log-plundered = The { $who } found { $item } in the ruin in clearing { $clearing } with a mob.
    .brief = found { $item } in { $clearing }
root-log-hoarded = The { $who } added { $item } to the hoard.
    .brief = hoarded { $item }
root-log-sold-item = The { $who } scored for { $item } instead of hoarding it.
    .brief = scored for { $item }
root-log-scrapped = The { $who } removed { $item } from the game.
    .brief = removed { $item }
root-log-led = The { $who } moved the warlord to clearing { $clearing }.
    .brief = moved warlord to { $clearing }
root-log-loots = The { $who } chose to loot the { $faction }.
    .brief = chose to loot { $faction }
root-log-looted = The { $who } looted { $item } from the { $faction }.
    .brief = looted { $item } from { $faction }
root-log-rallied = The { $who } rallied the mob in clearing { $clearing } for the battle.
    .brief = rallied the mob in { $clearing }
root-log-ignored = The { $who } ignored the first hit.
    .brief = ignored the first hit
root-log-warlord-fell = The warlord was removed from clearing { $clearing }.
    .brief = lost the warlord in { $clearing }
    .title = THE WARLORD FALLS
    .means = The Hundreds anoint a new warlord from their warriors in their next Birdsong.
root-log-oppressed = The { $who } oppressed { $count ->
    [one] 1 clearing
   *[other] { $count } clearings
}.
    .brief = oppressed { $count ->
        [one] 1 clearing
       *[other] { $count } clearings
    }
root-log-relics-laid = The { $who } hid { $count } relics in the forests, values unknown.
    .brief = hid { $count } relics
root-log-relics-in = Relics in forest { $forest }: { $count ->
    [one] 1 figure
   *[other] { $count } figures
}, { $second-count ->
    [one] 1 tablet
   *[other] { $second-count } tablets
}, { $third-count } jewelry.
root-log-encamped = The { $who } encamped in clearing { $clearing } ({ $piece }).
    .brief = encamped in { $clearing }
root-log-decamped = The { $who } decamped in clearing { $clearing } ({ $piece }).
    .brief = decamped in { $clearing }
root-log-retinue-acts = The { $who } acted with { $card } from the retinue.
    .brief = acted with { $card }
root-log-retainer-acts = The { $who } acted with a Faithful Retainer.
    .brief = acted with a retainer
root-log-retainer-lost = The { $who } removed a Faithful Retainer from the game.
    .brief = lost a retainer
root-log-carried = The { $who } carried { $piece } to clearing { $clearing }.
    .brief = carried { $piece } to { $clearing }
root-log-turned-up = The { $who } turned a { $relic } relic in forest { $forest } face up.
root-log-delved = The { $who } delved { $piece } from forest { $forest } into clearing { $clearing }.
    .brief = delved { $piece } in { $clearing }
root-log-recovered = The { $who } recovered { $piece } in clearing { $clearing }.
    .brief = recovered { $piece }
root-log-prize-laid = The { $who } placed { $piece } in forest { $forest }.
    .brief = placed { $piece } in { $forest }
root-log-joined-retinue = The { $who } added { $card } to the retinue: { $slot }.
    .brief = added { $card } to retinue
root-log-shifted-retinue = The { $who } shifted { $card } to column "{ $second-slot }".
    .brief = shifted { $card }
root-log-shifted-retainer = The { $who } shifted a Faithful Retainer to column "{ $second-slot }".
    .brief = shifted a retainer
root-log-quiet = No score rose above its best for { $count ->
    [one] 1 round
   *[other] { $count } rounds
}: the game ends after { $second-count ->
    [one] 1 more
   *[other] { $second-count } more
}.
    .brief = no new best: { $second-count ->
        [one] 1 round
       *[other] { $second-count } rounds
    } left
root-log-won = The { $who } won!
    .brief = WON

## How it ended
root-won-points = Won by points.
root-won-dominance = Won by dominance.
root-won-quiet = No player reached a new best score for 25 rounds.

## Why an action is refused: what is wrong, and what would help
# $example: how the action is typed; $faction: a faction or hireling; $landmark: a landmark; $count: how many;
# $clearing: the number of a clearing; $column: a column of the Decree or the retinue; $suit: a suit; $item: an
# item; $card: a card; $character: a character of the Vagabond; $service: a service of the Riverfolk; $price: the
# price; $minister: a minister; $site: the kind of clearing it needs; $cost: how many it costs.
root-no-game-over = The game is over.
root-no-not-now = That isn't an answer to the current prompt.
root-no-not-so = That isn't legal as typed: try another clearing, card or number.
root-no-pass = You have to choose here: pick one of the listed actions.
root-no-form = Type it like this now: { $example }.
root-no-unasked = That answers a prompt that isn't open now.
root-no-not-yours = You can't do that: only the { $faction } can.
root-no-faction = Nobody plays the { $faction } in this game.
root-no-setup-first = The game is still being set up: finish that first.
root-no-turn = Wait for your turn.
root-no-yet = That comes later in your turn: finish the current step first.
root-no-second-landmark = The { $landmark } is already set up: choose another landmark.
root-no-setup-over = You can do that only in setup, and setup is over.
root-no-past = It's too late for that this turn: wait for your next turn.
root-no-actions-left = You have no actions left: end the phase.
root-no-actions-but-birds = You have no actions left: end the phase, or spend a bird card for 1 more.
root-no-extra-yet = You still have actions left: use them before you spend bird cards.
root-no-building = You can't build that: name one of your own buildings.
root-no-count-yet = Type { $count } here. The next step asks how many move.
root-no-corner = Place the keep in a corner of the map: choose a corner clearing.
root-no-keep-homeland = Place the keep in a homeland: if you can, not next to another player's.
root-no-homeland-building = Place 1 building in each homeland.
root-no-setup-card = The { $faction } can't be drafted: choose a faction from the pool.
root-no-locked = You can't draft the { $faction } before someone drafts a militant faction.
root-no-homeland-taken = Clearing { $clearing } is already a homeland: choose another one.
root-no-homeland-edge = Clearing { $clearing } isn't on the map edge: choose a homeland there.
root-no-homeland-near = Clearing { $clearing } is too close to another player's homeland: choose another.
root-no-homeland-beside = Clearing { $clearing } doesn't fit the homelands you have chosen: choose another one.
root-no-spread = Clearing { $clearing } isn't next to your homeland, or it already got its warrior.
root-no-home = You can't start there: choose one of the listed clearings.
root-no-setup-building = Place that building at the keep or adjacent to it, in an open slot.
root-no-setup-suit = Clearing { $clearing } has the wrong suit: choose another one.
root-no-such-forest = That forest isn't on this map.
root-no-wood-there = You can't place wood in clearing { $clearing }: choose another sawmill.
root-no-wood-left = All your wood is on the map: you have none left to place.
root-no-recruiter = You have no recruiter on the map: build one first.
root-no-pass-decree = Add at least 1 card to the Decree first.
root-no-pass-resolve = You can't end this yet: resolve the Decree first.
root-no-column = The "{ $column }" column comes first: resolve its cards.
root-no-decree-card = You have no { $suit } card left to resolve in the { $column } column.
root-no-turmoil = You can still resolve a { $suit } card, so there is no turmoil.
root-no-second-turmoil = Turmoil is the same for every stuck card: name the suit offered, not { $suit }.
root-no-roost-needed = You still have a roost on the map: you get a new one only after losing all.
root-no-new-roost = Place the new roost where the fewest warriors are, in an open slot.
root-no-leader = That leader was deposed: choose another one.
root-no-leader-now = You choose a leader in setup and after turmoil.
root-no-base-here = You have no base in clearing { $clearing }: recruit where you have one.
root-no-boots = Moving to clearing { $clearing } takes { $count } ready boots: Hostile warriors are there.
root-no-follower = Those { $faction } warriors can't come along: too few, not Allied, or without rule.
root-no-forest-beside = That forest isn't adjacent to you: slip to one that is.
root-no-deed-in-forest = You are in a forest: move to a clearing first.
root-no-tile = You have no { $item } in that condition: choose another one.
root-no-aid-match = { $card } doesn't match clearing { $clearing }: aid with a matching card.
root-no-one-to-aid = You can't aid the { $faction }: they have no piece in your clearing.
root-no-item-to-exhaust = You have no ready item: aid exhausts one.
root-no-strike = They have no such piece here: name one that is in your clearing.
root-no-strike-past = Strike their warriors first: some are still in your clearing.
root-no-victim = You can't steal from the { $faction }: they need a card and warriors here.
root-no-labor = { $card } isn't in the discard pile: choose a card from it.
root-no-labor-match = { $card } doesn't match clearing { $clearing }: take a matching card.
root-no-instigated = The { $faction } can't attack in your clearing: name another attacker.
root-no-instigating = They can't attack the { $faction } in your clearing: name another defender.
root-no-glide-here = You are already in clearing { $clearing }: glide to another one.
root-no-character-taken = Another Vagabond is the { $character }: choose another character.
root-no-partner = Join a player with the fewest points, in a game with 4 or more players.
root-no-vagabond-dominance = A Vagabond forms a coalition: type coalition { $suit } and a faction.
root-no-dominance-now = You can use dominance cards only in your Daylight.
root-no-recall = The { $suit } dominance card isn't beside the map.
root-no-recall-match = { $card } doesn't match: spend a card of the same suit.
root-no-outcast-bird = The Outcast is fox, rabbit or mouse: choose one of them.
root-no-own-plot = That plot is yours: flip it instead.
root-no-recruit-bird = Name the suit to recruit in: fox, rabbit or mouse.
root-no-recruit-suit = { $card } does not match that suit: choose a card that does.
root-no-trick-alone = Name two clearings with plots: you swap one plot for the other.
root-no-service-card = Name the card too: type services and a card from their hand.
root-no-own-service = You can't buy your own services: use your funds instead.
root-no-price = Prices go from 1 to 4: choose one of those.
root-no-price-first = First set the price of { $service }.
root-no-second-price = You've already set the price of { $service } this turn.
root-no-same-price = The price of { $service } is already { $price }: leave it, or name another.
root-no-deck = No cards are left to draw.
root-no-use = The { $minister } has nothing to do now: choose another minister.
root-no-mayor = Name whom the { $minister } copies, for example: minister mayor captain.
root-no-copying = The { $minister } can't copy another minister: only the Mayor can.
root-no-copied = The { $minister } can't be copied: choose a squire or a noble.
root-no-second-warlord = Your warlord is already on the map.
root-no-anointing = Anoint the warlord in a clearing with your warriors.
root-no-warlord-here = Your warlord isn't in clearing { $clearing }: battle where they are.
root-no-lavish = You can trade hoard items for warriors only in the Lavish mood.
root-no-hoarded = You have no { $item } in your hoard: choose another item.
root-no-return = Return to a map-edge clearing where you can place a warrior.
root-no-shift-nowhere = That card is already in that column: name another column.
root-no-orders = Move half of their warriors there, rounded up, to an adjacent clearing.
root-no-effect-again = You've already used { $card } this turn.
root-no-effect-birdsong-start = Use { $card } at the start of your Birdsong.
root-no-effect-daylight-start = Use { $card } at the start of your Daylight.
root-no-effect-evening-start = Use { $card } at the start of your Evening.
root-no-effect-birdsong = Use { $card } in your Birdsong.
root-no-effect-daylight = Use { $card } in your Daylight.
root-no-effect-draw = Use { $card } in Evening, instead of drawing.
root-no-effect-in-battle = You use { $card } in battle: you'll be asked there.
root-no-effect-to-use = { $card } works by itself: you don't need to use it.
root-no-effect-so = You can't use { $card } like that: choose something else.
root-no-such-clearing = Clearing { $clearing } isn't on this map.
root-no-path = Clearing { $clearing } isn't adjacent to your start: move one clearing at a time.
root-no-open-path = The path to clearing { $clearing } is closed: clear it first.
root-no-second-ferry = The ferry has already moved this turn: reach clearing { $clearing } another way.
root-no-landmark = The { $landmark } isn't in this game.
root-no-landmark-use = That landmark works by itself: you don't need to use it.
root-no-landmark-site = The { $landmark } needs { $site }, unlike clearing { $clearing }.
root-no-landmark-near = Another landmark is in or next to clearing { $clearing }: choose another clearing.
root-no-second-swap = You've already swapped a card this turn (once per turn).
root-no-swap-first = Use the { $landmark } first, then choose the cards.
root-no-piece-at-market = You have no piece at the Black Market: bring one to clearing { $clearing } first.
root-no-piece-at-forge = The { $item } is at the Legendary Forge: bring a piece there to craft it.
root-no-closed-path = No closed path leads to clearing { $clearing } from there: name another path.
root-no-second-clear = You've already cleared a path this turn (once per turn).
root-no-clear-now = You can clear paths only in your Daylight.
root-no-piece-at-path = You have no piece at either end of the path to clearing { $clearing }: bring one.
root-no-hand = You have no card in your hand to spend.
root-no-warriors-here = { $count ->
    [0] You have no warriors in clearing { $clearing }: move some there first.
    [one] You have only 1 warrior in clearing { $clearing }: name a smaller number.
   *[other] You have only { $count } warriors in clearing { $clearing }: name a smaller number.
}
root-no-rule-to-move = You rule neither your start nor clearing { $clearing }: rule one of them first.
root-no-match = Clearing { $clearing } isn't a { $suit } clearing: choose one that matches the card.
root-no-roost-here = You have no roost in clearing { $clearing }: recruit where you have one.
root-no-attacker = You have no warriors in clearing { $clearing }: move some there first.
root-no-enemy = You can attack only enemies in clearing { $clearing }: choose another defender.
root-no-defender = They have no pieces in clearing { $clearing }: attack them elsewhere.
root-no-rule = You don't rule clearing { $clearing }: outnumber everyone else there first.
root-no-slot = Clearing { $clearing } has no open slot: choose another clearing.
root-no-place-at-keep = You can't place pieces in clearing { $clearing }: the keep is there.
root-no-scorched = Clearing { $clearing } is scorched: no piece may go there.
root-no-building-left = All your buildings of this kind are on the map: build another kind.
root-no-wood = You need { $cost } wood; { $count ->
    [0] none
   *[other] only { $count }
} can reach clearing { $clearing } through clearings you rule.
root-no-second-roost = A roost is already in clearing { $clearing }: choose another clearing.
root-no-card = You don't have { $card }: choose a card from your hand.
root-no-craft-kind = { $card } can't be crafted: play it or spend it.
root-no-item-left = The supply has no { $item } left: craft another card.
root-no-second-effect = You already have { $card } in play: craft another card.
root-no-crafting-pieces = { $card } needs more crafting pieces, or pieces of other suits.
root-no-craft-late = You craft at the start of Daylight: wait for your next turn.
root-no-sawmill = You have no sawmill in clearing { $clearing }: overwork where you have one.
root-no-card-match = { $card } doesn't match clearing { $clearing }: spend a matching card.
root-no-recruited = You've already recruited this turn (once per turn).
root-no-warriors-left = You have no warriors left in your supply.
root-no-second-bird = { $card } would be your second bird card this turn: add another card.
root-no-base-match = You have no base that matches { $card }: choose another card.
root-no-quest = That quest isn't available: choose one that is face up.
root-no-way-out = You can't move out of clearing { $clearing }: remove the snare there first.
root-no-place-at-snare = You can't place pieces in clearing { $clearing }: remove the snare there first.
root-no-plot-here = You can't use a plot in clearing { $clearing } for that: choose another one.
root-no-second-plot = A plot is already in clearing { $clearing } (one per clearing).
root-no-plot-left = Both plots of this kind are on the map: choose another kind.
root-no-trick-faces = Swap two face-up plots or two face-down plots, not one of each.
root-no-piece-here = You have no piece in clearing { $clearing }: expose plots where you have one.
root-no-card-to-show = You have no card to show that matches clearing { $clearing }: choose another clearing.
root-no-bird = { $card } isn't a bird card: only bird cards buy extra actions.
root-no-dominance-with-two = Games with two players have no dominance cards.
root-no-second-dominance = You've already left the score track: that choice is final.
root-no-dominance-yet = You need 10 points to activate dominance: score more first.
root-no-sympathy-here = Clearing { $clearing } isn't sympathetic: revolt in one that is.
root-no-base-left = The base for clearing { $clearing }'s suit is on the map: revolt in another suit.
root-no-supporters = Clearing { $clearing } needs { $count ->
    [one] 1 matching supporter
   *[other] { $count } matching supporters
}: gather more first.
root-no-second-sympathy = Clearing { $clearing } is already sympathetic: choose another one.
root-no-sympathy-left = All your sympathy tokens are on the map: you have none left to place.
root-no-near-sympathy = Clearing { $clearing } isn't adjacent to sympathy: spread one clearing at a time.
root-no-ruin = Clearing { $clearing } has no ruin: explore a clearing with one.
root-no-ready = You have no ready { $item }: refresh, repair or gain one first.
root-no-character = Only the { $character } can do that.
root-no-improvising-twice = You've already improvised in a quest this turn (once per turn).
root-no-improvising = The quest doesn't need { $item-id ->
    [tea] tea
   *[other] a { $item }
}, or no other item can replace it.
root-no-effect = You have no { $card } in play: craft it first.
root-no-effects = You have no effect in play: craft one first.
root-no-card-to-reveal = You have no card to reveal that matches clearing { $clearing }: choose another clearing.
root-no-card-to-dig = You have no card to spend that matches clearing { $clearing }: choose another clearing.
root-no-witness = { $card } has no clearing left: each card needs its own match.
root-no-second-tunnel = A tunnel is already in clearing { $clearing }: dig where there is none.
root-no-tunnel = You have no tunnel in clearing { $clearing }: dig one first.
root-no-warriors-below = { $count ->
    [0] The Burrow is empty: recruit first.
    [one] The Burrow holds only 1 warrior: name a smaller number.
   *[other] The Burrow holds only { $count } warriors: name a smaller number.
}
root-no-minister = The { $minister } isn't swayed yet: you can sway ministers after Parliament.
root-no-second-act = The { $minister } has already acted this turn (once per turn).
root-no-second-sway = The { $minister } is already swayed: choose another minister.
root-no-crown = No crown is left for the rank of the { $minister }: sway another rank.
root-no-reveal = The { $minister } needs { $count } cards, each matching a different clearing of yours.

root-no-craft-early = You craft in Evening: finish Daylight first.
root-no-outcast = Clearing { $clearing } doesn't match the Outcast: conspire in one that does.
root-no-acolytes = You need { $count ->
    [one] 1 acolyte
   *[other] { $count } acolytes
}: sacrifice or lose defenders to gain more.
root-no-convert = They have no warrior that you can convert in clearing { $clearing }.
root-no-sanctify = No enemy building of this kind is in clearing { $clearing }: name another one.
root-no-garden-left = All gardens of clearing { $clearing }'s suit are on the map: choose another suit.
root-no-ritual-bird = { $card } is a bird card: you can use it only for a sacrifice.
root-no-ritual-match = { $card } doesn't match clearing { $clearing }: reveal a matching card.
root-no-second-score = The { $suit } gardens have already scored this turn: choose another suit.
root-no-card-for-sale = The Riverfolk don't have { $card }: buy one of their cards.
root-no-shop-now = You can buy services only at the start of your Birdsong.
root-no-mercenaries = A Vagabond can't hire mercenaries: buy something else.
root-no-means = That costs { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} from your supply (items, for a Vagabond).
root-no-second-service = That isn't for sale now, or you already have it.
root-no-funds = Your Funds box is empty: wait for your next Birdsong.
root-no-funds-to-craft = You have too few funds for { $card }: commit 1 for each icon.
root-no-river = Clearing { $clearing } isn't on a river: choose one that is.
root-no-second-post = A trade post is already in clearing { $clearing }: choose another clearing.
root-no-post-left = No trade post is left for clearing { $clearing }'s suit: choose another suit.
root-no-ruler-for-post = Nobody rules clearing { $clearing }, so no funds can pay for a trade post there.
root-no-funds-of-ruler = You need 2 funds of the { $faction }, the ruler of clearing { $clearing }.
root-no-sacrifice = { $card } isn't a bird card: only bird cards pay for a sacrifice.
root-no-stronghold-left = All strongholds are on the map: you have none left to build.
root-no-same-mood = That is the current mood: choose another one.
root-no-mood = { $item-id ->
    [tea] Tea
   *[other] A { $item }
} in the hoard forbids that mood: choose another one.
root-no-warlord = The warlord isn't on the map: anoint one in Birdsong.
root-no-second-mob = A mob is already in clearing { $clearing }: incite where there is none.
root-no-mob-left = All mobs are on the map: you have none left to place.
root-no-waystation-left = That waystation is already on the map: choose another one.
root-no-waystation-here = That waystation isn't in clearing { $clearing }: choose one that is.
root-no-second-camp = You've already done that in clearing { $clearing } (once per clearing).
root-no-station-to-recruit = You have no waystation in clearing { $clearing }: recruit at one.
root-no-recruit-match = { $card } doesn't match clearing { $clearing }: spend a matching card.
root-no-retinue-match = No card in this column that can still act matches clearing { $clearing }.
root-no-actor = { $card } isn't in this column, has acted, or doesn't match.
root-no-relic-here = That relic isn't in clearing { $clearing }: choose another one.
root-no-battle-first = Enemies are in clearing { $clearing }: battle them before you delve there.
root-no-rule-to-delve = To delve in clearing { $clearing }, rule it and have a warrior there.
root-no-forest-near = That forest isn't adjacent to clearing { $clearing }: choose one that is.
root-no-relic-in-forest = That relic isn't in that forest: choose another one.
root-no-waystation-kind = No waystation in clearing { $clearing } shows that kind: carry the relic to one.
root-no-retinue-room = Your retinue is full (10 cards): it shrinks only when a relic costs you a card.
root-no-shift-after = You've added to the retinue, so you can't also shift a card this turn.
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
root-verb-help-pass = { root-verb-help-pass.short } (1.4.1).
    .short = Answer no, or end what you are doing; optional effects stay unused
root-verb-help-keep = { root-verb-help-keep.short } (6.3.2).
    .short = Place the keep in a corner and a warrior in every clearing but the opposite corner
root-verb-help-draft = { root-verb-help-draft.short } (A.8.2).
    .short = Choose a faction from the pool and set it up at once
root-verb-help-lay = { root-verb-help-lay.short } (A.10).
    .short = Put a card from your hand back into the deck, unseen; you keep 3
root-verb-help-place = { root-verb-help-place.short } (6.3.4).
    .short = Place one of the first 3 buildings, a removed relic in a forest, or a hireling
root-verb-help-roost = { root-verb-help-roost.short } (7.4.3).
    .short = Place a roost with warriors, in setup or when you have none left
root-verb-help-leader = { root-verb-help-leader.short } (7.7.3).
    .short = Choose your leader, who decides the columns of the 2 viziers
root-verb-help-character = { root-verb-help-character.short } (9.3.1).
    .short = Choose your character: their starting items and special action
root-verb-help-start = { root-verb-help-start.short } (9.3.2).
    .short = Choose the forest where your pawn starts
root-verb-help-home = { root-verb-help-home.short } (5.1.7).
    .short = Choose where on the map you start
root-verb-help-outcast = { root-verb-help-outcast.short } (10.3.3).
    .short = Choose the suit of the Outcast, until the Lost Souls change it
root-verb-help-craft = { root-verb-help-craft.short } (4.1).
    .short = Craft a card from your hand with crafting pieces in the suits that it shows
root-verb-help-activate = { root-verb-help-activate.short } (4.1.1).
    .short = Choose the suit of the crafting piece that pays for an icon of any suit
root-verb-help-dominance = { root-verb-help-dominance.short } (3.3.1).
    .short = Activate a dominance card: stop scoring, but gain another way to win
root-verb-help-coalition = { root-verb-help-coalition.short } (9.2.8).
    .short = Form a coalition with a player with the fewest points: if they win, you win too
root-verb-help-recall = { root-verb-help-recall.short } (3.3.4).
    .short = Spend a card to take the dominance card of its suit from beside the map
root-verb-help-use = { root-verb-help-use.short } (4.1.3).
    .short = Use a card that you have crafted, or a hireling
root-verb-help-discard = { root-verb-help-discard.short } (G.1.5).
    .short = Discard a card: over the limit, or as a price
root-verb-help-battle = { root-verb-help-battle.short } (4.3).
    .short = Attack an enemy in a clearing where you have a warrior or your pawn
root-verb-help-ally = { root-verb-help-ally.short } (9.2.9.II.c).
    .short = Use warriors of an Allied faction in your pawn's battle
root-verb-help-ambush = { root-verb-help-ambush.short } (4.3.1).
    .short = Play an ambush card against the attacker, or to foil an ambush
root-verb-help-first = { root-verb-help-first.short } (1.1.3).
    .short = Choose whose effects come first in a battle
root-verb-help-settle = { root-verb-help-settle.short } (1.1.3).
    .short = Choose which effect of a loss comes first
root-verb-help-take = { root-verb-help-take.short } (4.3.4).
    .short = Choose the piece, or the Allied warrior, that a hit removes
root-verb-help-damage = { root-verb-help-damage.short } (9.2.7).
    .short = Choose the item that a hit damages
root-verb-help-enlist = { root-verb-help-enlist.short } (D.5.2).
    .short = Add the Arbiter's swords to your limit of rolled hits; they score 1 point
root-verb-help-swift = { root-verb-help-swift.short } (D.8.2).
    .short = As the Ronin, exhaust a sword for 1 extra hit in this battle
root-verb-help-hospital = { root-verb-help-hospital.short } (6.2.3).
    .short = Spend a matching card to place removed warriors at the keep
root-verb-help-give = { root-verb-help-give.short } (1.3.2).
    .short = Give a card for Outrage or in a swap, or give a hireling to another player
root-verb-help-show = { root-verb-help-show.short } (G.1.27).
    .short = Show your hand, or the card that exposes a plot
root-verb-help-wood = { root-verb-help-wood.short } (6.4).
    .short = Choose a sawmill that gets wood when there is too little for all
root-verb-help-march = { root-verb-help-march.short } (6.5.2).
    .short = Move warriors up to twice, as one action
root-verb-help-recruit = { root-verb-help-recruit.short } (G.1.19).
    .short = Place warriors where your faction can
root-verb-help-overwork = { root-verb-help-overwork.short } (6.5.5).
    .short = Spend a card that matches a sawmill's clearing to place 1 wood there
root-verb-help-build = { root-verb-help-build.short } (2.2.3).
    .short = Place a building in an open slot of a clearing you rule
root-verb-help-pay = { root-verb-help-pay.short } (6.5.4.II).
    .short = Choose where the wood for a building comes from
root-verb-help-extra = { root-verb-help-extra.short } (6.5).
    .short = Spend a bird card for 1 more action
root-verb-help-decree = { root-verb-help-decree.short } (7.4.2).
    .short = Add a card from your hand to a column of the Decree
root-verb-help-move = { root-verb-help-move.short } (4.2).
    .short = Move warriors along a path if you rule either end, or your pawn for a boot
root-verb-help-turmoil = { root-verb-help-turmoil.short } (7.7).
    .short = Choose a card of the Decree that you can't resolve, and fall into turmoil
root-verb-help-revolt = { root-verb-help-revolt.short } (8.4.1).
    .short = Spend 2 matching supporters: remove all enemies in the clearing and place a base
root-verb-help-spread = { root-verb-help-spread.short } (8.4.2).
    .short = Spend matching supporters for sympathy in a clearing adjacent to some
root-verb-help-spend = { root-verb-help-spend.short } (4.1.3).
    .short = Choose a supporter, or a card from your hand, to spend on what you have begun
root-verb-help-mobilize = { root-verb-help-mobilize.short } (8.5.2).
    .short = Add a card from your hand to your supporters
root-verb-help-train = { root-verb-help-train.short } (8.5.3).
    .short = Spend a card that matches a base to make a warrior an officer
root-verb-help-organize = { root-verb-help-organize.short } (8.6.1.IV).
    .short = Remove a warrior to place sympathy in its clearing
root-verb-help-ferry = { root-verb-help-ferry.short } (C.2.5).
    .short = Count this move as a ferry ride: the ferry moves too and you draw a card
root-verb-help-landmark = { root-verb-help-landmark.short } (A.5.3).
    .short = Set up one of the landmarks dealt for this game, in a clearing of its kind
root-verb-help-treetop = { root-verb-help-treetop.short } (F.1).
    .short = Place the building in the Elder Treetop's slot, where removing it scores 1 more point
root-verb-help-swap = { root-verb-help-swap.short } (F.1).
    .short = Swap a card from your hand for a face-down card at the Black Market
root-verb-help-clear = { root-verb-help-clear.short } (C.3.3).
    .short = Spend a card to clear a closed path with a piece of yours at either end, for 1 point
root-verb-help-slip = { root-verb-help-slip.short } (9.4.2).
    .short = Move your pawn to an adjacent clearing or forest without boots
root-verb-help-refresh = { root-verb-help-refresh.short } (9.4.1).
    .short = Turn an exhausted item face up
root-verb-help-explore = { root-verb-help-explore.short } (9.5.3).
    .short = Take an item from a ruin: with a torch, for 1 point, or with the Brigand
root-verb-help-aid = { root-verb-help-aid.short } (9.5.4).
    .short = Exhaust an item and give a matching card to a faction in your clearing
root-verb-help-exhaust = { root-verb-help-exhaust.short } (9.2.5).
    .short = Choose the item to exhaust, or to use in place of another in a quest
root-verb-help-gain = { root-verb-help-gain.short } (9.5.4).
    .short = Take a crafted item from the faction you aided, or one of two under a ruin
root-verb-help-quest = { root-verb-help-quest.short } (9.5.5).
    .short = Exhaust the 2 items of a quest for points or for 2 cards
root-verb-help-strike = { root-verb-help-strike.short } (9.5.6).
    .short = Exhaust a crossbow to remove one enemy piece here, warriors first
root-verb-help-repair = { root-verb-help-repair.short } (9.5.7).
    .short = Exhaust a hammer, or use the hideout, to repair a damaged item
root-verb-help-steal = { root-verb-help-steal.short } (D.1.2).
    .short = As the Thief, exhaust a torch to take a random card from a player here
root-verb-help-labor = { root-verb-help-labor.short } (D.2.2).
    .short = As the Tinker, exhaust a torch to take a matching card from the discard pile
root-verb-help-hideout = { root-verb-help-hideout.short } (D.3.2).
    .short = As the Ranger, exhaust a torch to repair 3 items and end Daylight
root-verb-help-instigate = { root-verb-help-instigate.short } (D.4.2).
    .short = As the Vagrant, exhaust a torch: two others battle here, and you score what they lose
root-verb-help-scorch = { root-verb-help-scorch.short } (D.6.2).
    .short = As the Scoundrel, leave a torch here: it removes all enemy pieces, and no piece may go here again
root-verb-help-improvise = { root-verb-help-improvise.short } (D.7.2).
    .short = As the Adventurer, complete a quest with another item, which is damaged
root-verb-help-glide = { root-verb-help-glide.short } (D.9.2).
    .short = As the Harrier, exhaust a torch to move your pawn to any clearing without boots
root-verb-help-drop = { root-verb-help-drop.short } (9.6.4).
    .short = Remove an item from the game because you carry too many
root-verb-help-crusade = { root-verb-help-crusade.short } (10.4.3.I).
    .short = Spend acolytes to battle in an Outcast clearing, or to move from one and battle
root-verb-help-convert = { root-verb-help-convert.short } (10.4.3.II).
    .short = Spend acolytes to replace an enemy warrior in an Outcast clearing with yours
root-verb-help-sanctify = { root-verb-help-sanctify.short } (10.4.3.III).
    .short = Spend acolytes to replace an enemy building in an Outcast clearing with a garden
root-verb-help-score = { root-verb-help-score.short } (10.5.3).
    .short = Spend a card for the points of its suit's gardens, once per turn for each suit
root-verb-help-services = { root-verb-help-services.short } (11.2.6).
    .short = Buy from the Riverfolk as Birdsong starts: a hand card, riverboats or mercenaries
root-verb-help-price = { root-verb-help-price.short } (11.6.2).
    .short = Set the price of a service
root-verb-help-fund = { root-verb-help-fund.short } (11.2.4).
    .short = Choose whose warrior in the Funds box pays or is lost
root-verb-help-draw = { root-verb-help-draw.short } (G.1.6).
    .short = Draw a card: with a fund, or by a hireling
root-verb-help-export = { root-verb-help-export.short } (11.5.3.I).
    .short = Craft a card for a warrior in the Payments box instead of its effect
root-verb-help-post = { root-verb-help-post.short } (11.5.6).
    .short = Spend 2 funds of the ruler to place a trade post and a warrior, and score
root-verb-help-sacrifice = { root-verb-help-sacrifice.short } (10.5.4).
    .short = Reveal a bird card to move a warrior from your supply to the acolytes
root-verb-help-dig = { root-verb-help-dig.short } (12.5.1.V).
    .short = Spend a matching card for a tunnel; you may move up to 4 warriors there
root-verb-help-fill = { root-verb-help-fill.short } (12.2.4).
    .short = Choose which of the 3 tunnels to remove for a new one
root-verb-help-minister = { root-verb-help-minister.short } (12.5.2).
    .short = Let a swayed minister act, each once per turn
root-verb-help-sway = { root-verb-help-sway.short } (12.5.3).
    .short = Reveal cards that match different clearings of yours to gain a minister and points
root-verb-help-reveal = { root-verb-help-reveal.short } (12.6.1).
    .short = Reveal a card: you can't use it again before Evening, when bird cards are discarded
root-verb-help-dismiss = { root-verb-help-dismiss.short } (12.2.3).
    .short = Choose a minister of the highest rank to lose for a lost building
root-verb-help-flip = { root-verb-help-flip.short } (13.4.2).
    .short = Flip a plot in a clearing with your warrior: 1 point for each face-up plot
root-verb-help-plot = { root-verb-help-plot.short } (13.5.2).
    .short = Remove warriors to place a face-down plot, 1 more for each plot this turn
root-verb-help-trick = { root-verb-help-trick.short } (13.5.4).
    .short = Swap two plots, both face up or both face down
root-verb-help-exert = { root-verb-help-exert.short } (13.6.1).
    .short = Take 1 more action instead of drawing this Evening
root-verb-help-expose = { root-verb-help-expose.short } (13.2.4).
    .short = Guess the kind of a face-down plot. The Corvids see a matching card, unless a board plays them
root-verb-help-mob = { root-verb-help-mob.short } (14.4.1).
    .short = Choose where to place the mob after the mob die
root-verb-help-anoint = { root-verb-help-anoint.short } (14.4.3).
    .short = Replace one of your warriors with a new warlord
root-verb-help-mood = { root-verb-help-mood.short } (14.4.4).
    .short = Change the mood of the warlord; an item in the hoard can forbid a mood
root-verb-help-hoard = { root-verb-help-hoard.short } (14.2.4).
    .short = Add an item to the hoard: crafted, found or looted
root-verb-help-sell = { root-verb-help-sell.short } (14.2.3).
    .short = Sell a crafted item for the points on its card, or to the Exile
root-verb-help-scrap = { root-verb-help-scrap.short } (14.2.4).
    .short = Remove an item from the hoard, for space and 1 point or for 2 warriors
root-verb-help-lead = { root-verb-help-lead.short } (14.5.2).
    .short = Move the warlord by a command; you then choose how many warriors go along
root-verb-help-advance = { root-verb-help-advance.short } (14.5.3).
    .short = Move the warlord with any number of warriors, then you may battle
root-verb-help-incite = { root-verb-help-incite.short } (14.6.1).
    .short = Spend a matching card to place a mob in a clearing with your warrior
root-verb-help-rouse = { root-verb-help-rouse.short } (14.7.3).
    .short = Roll the mob die once more, in the Jubilant mood
root-verb-help-loot = { root-verb-help-loot.short } (14.2.5).
    .short = Deal no rolled hits; then, if you rule the clearing, take an item
root-verb-help-rally = { root-verb-help-rally.short } (14.7.1).
    .short = Replace a mob in or next to the battle with a warrior in it, in the Bitter mood
root-verb-help-encamp = { root-verb-help-encamp.short } (15.4.1).
    .short = Replace a warrior with a waystation, either side up, once per clearing
root-verb-help-decamp = { root-verb-help-decamp.short } (15.4.2).
    .short = Replace a waystation with a warrior, once per clearing
root-verb-help-act = { root-verb-help-act.short } (15.5.2).
    .short = Choose which card of the column acts
root-verb-help-carry = { root-verb-help-carry.short } (15.2.4).
    .short = Carry a relic with the warriors that moved, one for each warrior
root-verb-help-delve = { root-verb-help-delve.short } (15.5.2.II).
    .short = Take a relic from an adjacent forest and turn it face up
root-verb-help-recover = { root-verb-help-recover.short } (15.5.2.III).
    .short = Score a relic in a clearing with a waystation that shows its kind
root-verb-help-retinue = { root-verb-help-retinue.short } (15.6.2).
    .short = Add a card from your hand to a column of the retinue
root-verb-help-shift = { root-verb-help-shift.short } (15.6.2).
    .short = Move one card of the retinue to another column, instead of adding any

## How to play each faction
root-help-marquise =
    You start almost everywhere, and you score by building.
    Birdsong: place 1 wood at every sawmill.
    Daylight: craft with workshops first. Then take 3 actions, and 1 more for each bird card you spend: battle, march (up to 2 moves), recruit (once per turn, 1 warrior at each recruiter), build, overwork.
    To build, you need a clearing you rule with an open slot. The wood comes from there or from clearings linked to it by your rule. Each further building of the same kind costs more wood and scores more points.
    Overwork: spend a card that matches a sawmill's clearing for 1 wood there.
    Nobody else can place pieces in the clearing with your keep. When you lose warriors, you may spend a card that matches their clearing to move them to the keep. Both end if the keep is removed.
    Evening: draw 1 card, and more for recruiters on the map.
root-help-eyrie =
    Your roosts score each Evening: the more on the map, the more points.
    You rule ties wherever you have a piece.
    Birdsong: add 1 or 2 cards to the Decree, at most 1 of them a bird card.
    Daylight: craft with roosts, then resolve the whole Decree, column by column: recruit, move, battle, build. Each card is 1 action in a matching clearing. Bird cards and viziers match any clearing.
    If you can't resolve a card, you fall into turmoil. You lose 1 point for each bird card in the Decree and discard all of it but the viziers. Then you choose a new leader, and Daylight ends.
    Plan a few turns ahead: only turmoil makes the Decree shorter.
    Each item you craft scores only 1 point, except under the Builder.
root-help-alliance =
    You start with supporters and nothing on the map. Sympathy tokens score.
    Birdsong: you may revolt, then spread sympathy.
    Revolt: spend 2 supporters that match a sympathetic clearing. Remove all enemies there, place a base and warriors, and gain an officer.
    Spread: spend supporters that match a clearing adjacent to sympathy (any clearing, while you have none). It costs 1 more where another player has 3 or more warriors.
    Daylight: craft with sympathy, mobilize cards as supporters, or train an officer with a card that matches a base.
    Evening: each officer allows 1 operation: move, battle, recruit, or organize (turn a warrior into sympathy).
    Anyone who moves warriors into a sympathetic clearing or removes sympathy owes you a card. When you defend, your hits use the higher die.
root-help-vagabond =
    You have a pawn that never rules, and items that you exhaust to act.
    Boots move, swords battle, torches explore ruins, crossbows strike, and hammers repair and craft. Any item lets you aid. Your character also has a special action.
    Birdsong: refresh 3 items, and 2 more for each face-up tea. Then you may slip to an adjacent clearing or forest without boots.
    Quest: exhaust the items it shows, in a clearing of its suit.
    Aid: exhaust an item and give a card to a player in your clearing. It scores when it improves your relationship.
    If you remove a warrior of a faction, they turn Hostile. From then on, you score for each piece of theirs that you remove in battle in your turn.
    Each hit you take damages an item. An Evening in a forest repairs all.
root-help-vagabond-2 = { root-help-vagabond }

root-help-riverfolk =
    You sell cards from your open hand, riverboats and mercenaries. Buyers pay with their own warriors, which become your funds.
    Birdsong: if the Payments box is empty, place 2 of your warriors there. If you have a trade post on the map, score 1 point for every 2 funds. Then all warriors on your board become funds.
    Daylight: commit 1 fund to move, to battle, to draw, or for each trade post space you use to craft. Committed funds come back next Birdsong.
    Instead of crafting a card, you may export it for 1 payment.
    Spend 1 fund to recruit on a river. Spend 2 funds of the ruler of a clearing to place a trade post and a warrior there. Spent funds return to their owners.
    Evening: discard down to 5 cards, then you may change prices.
    You move along rivers no matter who rules. A trade post that is removed never comes back and costs you half your funds.

root-help-duchy =
    The Burrow is off the map, adjacent to every clearing with a tunnel. You always rule it, and nobody else can enter.
    Birdsong: place warriors in the Burrow: 1, and more for citadels.
    Daylight: first take 2 actions. Build (reveal a matching card), recruit 1 warrior in the Burrow, move, battle, or dig: spend a matching card to place a tunnel, then move up to 4 warriors there from the Burrow.
    Then each minister may act once. Lords score for tunnels, markets or citadels; the Banker turns cards of one suit into points.
    Then you may sway a minister: reveal 2, 3 or 4 cards, each matching a different clearing with your pieces. This scores 1, 2 or 3 points.
    Evening: take back the revealed cards, but discard the bird cards. Then craft.
    When you lose buildings, you also lose a card and a minister of the highest rank.
root-help-lizards =
    Gardens score, and you rule every clearing with one. You rarely spend cards: you reveal them, and take them back in Evening.
    Birdsong: the suit with the most Lost Souls becomes the Outcast. If it stays the same, it is hated. Then spend acolytes on conspiracies in its clearings: crusade (battle, or move and battle), convert a warrior, or sanctify a building. Each costs 1 less while the Outcast is hated.
    Daylight: reveal a card to build a garden in a matching clearing you rule, or to recruit in a matching clearing. Spend a card to score the gardens of its suit (once per turn for each suit). Reveal a bird card to gain an acolyte.
    Evening: craft with gardens of the Outcast suit. Then draw 1 card, and 1 more for each suit with 2 gardens.
    All cards that anyone spends or discards go to the Lost Souls.
    Your defenders that are removed become acolytes. When you lose gardens, you discard a random card.
root-help-corvids =
    Plots score when you flip them: 1 point for each plot then face up.
    Birdsong: craft with plots. Flip plots where you have warriors. Spend a card to recruit in every clearing of its suit.
    Daylight: take 3 actions: move, plot, battle or trick (swap two plots).
    You can move without rule. A plot costs 1 warrior, the next one this turn 2, and so on.
    Bomb: when flipped, it removes all enemies there, then itself.
    Snare: while face up, enemies can't place pieces there or move out.
    Extortion: when flipped, take a card from each enemy there; while it is face up, draw 1 more card each Evening.
    Raid: when removed, place a warrior in each adjacent clearing.
    Evening: draw, or exert to take 1 more action instead.
    When you defend at a face-down plot, you deal 1 extra hit. Enemies there can show a card and guess the plot. A right guess removes it; after a wrong guess you get the card.

root-help-hundreds =
    Each Evening you score for clearings you rule with no enemy piece there.
    Birdsong: mobs remove enemy buildings and tokens and search ruins. Then roll the mob die: place a mob in a clearing of its suit next to a mob.
    Place warriors with the warlord, as many as your Prowess, and 1 at each stronghold. Then the warlord takes a new mood; hoard items forbid some.
    Daylight: craft with strongholds. Then take as many actions as your Command: move, battle, or build (spend a matching card). Then advance as often as your Prowess: move with the warlord, then battle.
    Evening: spend cards to incite mobs in matching clearings with your warriors. Score for oppression, then draw 1 card.
    Your hoard raises Command (boots, bags, coins) and Prowess (the others).
    Hoard the items you craft or sell them for their points. When you attack, you can loot: deal no rolled hits, and take an item if you then rule.
    The warlord counts as a warrior, and only battle removes the warlord.

root-help-keepers =
    You score by recovering relics. Bring them from the forests to a waystation that shows their kind. A full column of 3 kinds scores 2 more.
    Birdsong: replace warriors with waystations, then waystations with warriors, once per clearing each. Then spend matching cards to recruit 2 warriors at a waystation.
    Daylight: craft at waystations. Then each card of the retinue may act once, column by column, in a matching clearing:
      Move: each warrior can carry a relic.
      Battle, then delve: if you then rule the clearing with a warrior, take a relic from an adjacent forest.
      Move or recover: score a relic at its waystation.
    You need as many ruled clearings as the relic's value: around its forest to delve, of the clearing's suit to recover. Otherwise you lose the card.
    Evening: remove 1 warrior from each clearing with 4 or more. Add cards to the retinue, or shift one. Draw 1 card, and 1 more for each waystation.
    With a relic and a warrior, you ignore the first hit of a battle. Anyone who removes a relic scores 2 and puts it face up in any forest.

## What the game is, for those who have never seen it
root-about-does =
    You lead a faction that fights for the Woodland, a map of 12 clearings joined by paths. 2 to 6 factions share the map. You move warriors, battle, place buildings and tokens, and craft items from cards. You rule a clearing if you have the most warriors and buildings there.
root-about-wins =
    The first player with 30 points wins at once. Each faction scores in its own way: the Marquise builds, the Eyrie keep roosts, the Alliance spreads sympathy. Everyone scores for crafting items, and for removing enemy buildings and tokens. A dominance card offers another way: stop scoring, and win by ruling certain clearings.
root-about-turn =
    A turn has 3 phases. Birdsong prepares it, Daylight is for actions, Evening draws cards. What you do in each differs from faction to faction. Your warriors can move if you rule the clearing they leave or the one they enter. A battle is a roll of 2 dice: the attacker gets the higher one.
root-about-special =
    No faction plays like another. The Marquise starts almost everywhere but is spread thin. The Eyrie must do more every turn, or fall into turmoil. The Alliance starts with nothing and revolts. The Vagabond wanders alone, helping some and robbing others. 6 more factions sell services, dig tunnels, hide plots or hunt for relics.
root-about-first =
    Play the first tutorial, the Marquise: it takes you through whole turns. Then start a new game as the Marquise against 3 bots on the autumn map. Learn 1 faction well before you try the next.

## How to read the map, how a battle goes, where points come from
root-help-strip =
    On a large screen, all boards are below the map; click one or press its capital to open it in full.
    On a track, # is a piece on the map, and the number in brackets counts now.
    VP are points. A number after a suit is how many there are of it.
root-help-strip-marquise =
    C  1:2 is 2 wood in clearing 1. After a building: the points the next one scores, with its cost in wood below.
root-help-strip-eyrie =
    E  A column of the Decree lists its cards by suit; v is a vizier among them.
root-help-strip-alliance =
    A  Cost is in supporters; brackets show the next sympathy's cost and points.
root-help-strip-vagabond =
    V  After each relationship: the letters of the factions that have it.
root-help-strip-vagabond-2 =
    U  After each relationship: the letters of the factions that have it.
root-help-strip-corvids =
    P  After a plot: where it is face up, and how many you haven't seen.
root-help-strip-lizards =
    L  A line of gardens: the points they score, then the clearings they are in.
root-help-strip-riverfolk =
    O  L2 among funds or payments is 2 warriors of L.
root-help-strip-duchy =
    D  Crowns left are those of squires, nobles and lords.
root-help-strip-hundreds =
    H  After Command and Prowess: the hoard's items by their first letters.
root-help-strip-keepers =
    K  f, a and j are figures, tablets and jewelry. 13-- are the recovered ones; "g: j" is jewelry in forest g.
root-help-map =
    Each box is a clearing: its number, its suit, and who rules it: a capital for a faction, - for nobody there, = for a tie, so nobody rules.
    Below, who is there: C3 is 3 warriors of C, V alone is the pawn. H5* is 5 warriors, warlord included.
      C Marquise   E Eyrie   A Alliance   V Vagabond   U Vagabond 2   L Lizards
      O Riverfolk  D Duchy   P Corvids    H Hundreds   K Keepers
    Then the slots: [] is open, ## is a ruin (shaded if your screen can).
      Cs sawmill   Cw workshop   Cr recruiter   Er roost   Ab base   Lg garden
      Dc citadel   Dm market   Hs stronghold   Kf Ka Kj waystation (its relics)
    Then the tokens: k keep, w wood (w3 is 3 of them), y sympathy, m mob, t trade post, u tunnel, f a j relics: figure, tablet, jewelry.
      Plots: ? face down, b bomb, s snare, e extortion, r raid.
      & ferry, ^ tower, * homeland, ! scorched: no piece may go there.
    Lines are paths; dots with an X are a closed path; ~ is water. A letter in parentheses is a forest. Only the Vagabond and the Exile can enter one; pawns and relics follow its letter.
    Corners > < and a double edge mark what you can choose; square brackets surround what is under the cursor. Some screens show a house for the keep and a flag for sympathy.
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
root-landmark-text-black-market = Once per turn, with a piece here: swap a card from your hand for one here.
root-landmark-text-elder-treetop = It adds a slot. Removing the building in it scores 1 more point.
root-landmark-text-ferry = Once per turn, you may move from here across the water and draw a card.
root-landmark-text-legendary-forge = You need a piece here to craft its items (1 more card and point each).
root-landmark-text-lost-city = A fox, rabbit and mouse clearing at the same time.
root-landmark-text-tower = If you rule it at the end of your Evening, score 1 point.
root-help-side =
    SCORE: > marks the player who is choosing, * the player whose turn it is.
    Then come points and the cards in hand. After a + come supporters, funds or revealed cards. d:fox is an active dominance, +E a coalition with E.
    HAND: the letters after a card are what it costs to craft: f fox, r rabbit, m mouse, * any suit. "craft with: fox2" is 2 pieces that craft in fox; "items:" are those left in the supply.
    Suits: fox, rab rabbit, mou mouse, brd bird.
    Items: bo boot, ba bag, cr crossbow, ha hammer, sw sword, te tea, co coin, to torch.
root-help-battle =
    1. The defender may play an ambush card: bird, or the clearing's suit. It deals 2 hits at once, unless the attacker foils it with another.
    2. Roll 2 dice, each 0 to 3. The attacker's hits use the higher die, the defender's the lower; when the Alliance defends, the other way around. Nobody deals more rolled hits than they have warriors there. For the Vagabond, undamaged swords count instead.
    3. Add extra hits: 1 against a defender with no warriors there (or a Vagabond with no undamaged swords), and any from leaders and cards.
    4. Both sides take hits at the same time. Each hit removes a piece: warriors first, then the owner chooses. The Vagabond damages items.
    Each building or token you remove scores 1 point.
root-help-points =
    The first player with 30 points wins at once.
    Everyone scores 1 point for each enemy building or token they remove, and the points on each item they craft.
    Marquise: each building, more for later ones of a kind.
    Eyrie: each Evening, for the roosts on the map.
    Alliance: each sympathy token, more for later ones.
    Vagabond: quests, ruins, aid, and the pieces of Hostile factions.
    Lizards: a card spent in Daylight, for the gardens of its suit.
    Riverfolk: new trade posts, and each Birdsong 1 for every 2 funds.
    Duchy: ministers swayed, lords, and cards spent for the Banker.
    Corvids: each plot flipped, 1 for each plot then face up.
    Hundreds: each Evening, for clearings they oppress; items they sell.
    Keepers: relics recovered.
root-help-dominance = With 10 points or more, you may activate a dominance card in Daylight. You then stop scoring and win if you rule 3 clearings of its suit, or 2 opposite corners for a bird dominance card, as your Birdsong starts. In games with 4 or more players, the Vagabond uses it to form a coalition with a player with the fewest points.

## What is wrong with a new game
# $corners: how many corners; $seats: the factions, or how many; $reach: the reach of all factions together; $least:
# the reach recommended; $seat: a seat, as typed; $character: a character of the Vagabond; $known: all valid values.
root-setup-endless = Vagabonds and Riverfolk can't play alone: add another faction.
root-setup-corners = This map has only { $corners } corners, too few for { $seats }.
root-reach = Reach { $reach }; { $least } is recommended for { $seats } players (5.2).
root-reach-low = Reach { $reach }, below the { $least } recommended for { $seats } players: a quiet game (5.2).
root-setup-any = A seat "any" needs the advanced setup to draft its faction.
root-seat-any = Draft
root-setup-no-character = "{ $seat }": only a Vagabond has a character.
root-setup-character = There is no character "{ $character }". Characters: { $known }.

## What is wrong with a board
# $clearing: the number of a clearing; $ruins: how many ruins; $slots: how many slots; $found: what was found;
# $most: the highest number; $wanted: what is expected; $one: a clearing or line; $other: another one; $from: the
# number of the first clearing; $to: the number of the second clearing; $clearings: a list of clearings; $forest:
# the letter of a forest; $line: a path or river; $cell: a column and a row.
root-board-clearing-gap = there is no clearing { $clearing }: number clearings from 1 without gaps
root-board-clearing-twice = clearing { $clearing } is listed twice
root-board-no-clearing = there is no clearing { $clearing }
root-board-ruins = more ruins ({ $ruins }) than slots ({ $slots })
root-board-too-many-ruins = { $found } ruins, but items for only { $most }
root-board-corner-without-slot = a corner needs at least 1 slot, since factions start there
root-board-ferry-ashore = the ferry starts on water, but no river or coast touches clearing { $clearing }
root-board-map-edge = expected the clearings around the outside to be { $wanted }, found { $found }
root-board-no-forests = a board needs at least 1 forest
root-board-opposite = clearing { $clearing } does not name this corner as its opposite
root-board-no-corners = a board needs at least 1 pair of opposite corners
root-board-same-place = clearings { $one } and { $other } are in the same place
root-board-link-to-itself = this joins clearing { $clearing } to itself
root-board-link-twice = { $one } to { $other } is listed twice
root-board-crossing = the straight lines { $one } to { $other } and { $from } to { $to } cross
root-board-coast-crossing = the straight line from the lake to clearing { $clearing } crosses that from { $from } to { $to }
root-board-disconnected = no path leads from clearing 1 to { $clearings }
root-board-forest-gap = forest { $forest } is missing: letter forests from a without gaps
root-board-forest-twice = forest { $forest } has the same clearings
root-board-not-a-forest = no area between the paths touches exactly clearings { $clearings }
root-board-forest-not-listed = the area that touches clearings { $clearings } is not listed as a forest
root-board-box-outside = the box does not fit in the pane
root-board-boxes-touch = the box touches the box of clearing { $clearing }
root-board-path = path
root-board-closed-path = closed path
root-board-river = river
root-board-line-missing = the { $line } from { $from } to { $to } is not drawn
root-board-line-unknown = the board has no { $line } from { $from } to { $to }
root-board-not-straight = the line from { $from } to { $to } does not run in one of the 8 directions
root-board-outside-pane = { $cell } is outside the pane
root-board-line-folds = the line returns to { $cell }
root-board-line-loose = the line does not reach the box of clearing { $clearing }
root-board-line-through-box = the line runs through the box of clearing { $clearing } at { $cell }
root-board-line-beside-box = the line touches the box of clearing { $clearing } at { $cell }, but does not end there
root-board-lines-meet = the line meets the line from { $from } to { $to } at { $cell }
root-board-lines-beside = the line runs next to the line from { $from } to { $to } at { $cell }
root-board-line-in-lake = the line runs into the lake at { $cell }
root-board-no-bridge = the path from { $one } to { $other } does not cross the river from { $from } to { $to }
root-board-lake-touches = the lake touches the boxes of { $found }, but its coast lists { $wanted }
root-board-label-missing = the letter of forest { $forest } is missing
root-board-no-forest = there is no forest { $forest }
root-board-label-outside = the letter is outside the area of its forest
root-board-label-cramped = expected { $wanted } blank cells in a row around the letter, found { $found }
root-board-forest-open = the drawing encloses no area that touches exactly clearings { $clearings }
root-board-area-no-forest = the area around { $cell }, which touches clearings { $clearings }, is not a forest

## What is wrong with a position
# $cards: a list of cards; $clearing: the number of a clearing; $text: what was written; $slots: how many slots;
# $built: how many buildings; $faction: a faction or hireling; $most: how many there can be; $piece: a piece; $card:
# a card; $column: a column of the Decree; $left: how many are left; $found: how many were found; $quests: a list of
# quests; $item: an item; $count: how many; $from: the number of a clearing; $to: the number of another clearing;
# $landmark: a landmark; $site: the kind of clearing it needs; $place: a pile or hand; $total: how many there are;
# $expected: how many are expected; $pieces: a list of pieces; $points: how many points; $rank: a rank; $down: how
# many are face down; $relic: a relic; $unknown: how many are unknown; $relics: how many relics; $hireling: a hireling.
root-doc-available = expected only dominance cards, found { $cards }
root-doc-discard = list dominance cards under "available", not in the discard pile: { $cards }
root-doc-round = rounds are numbered from 1
root-doc-ruins = the map has no ruin in clearing { $clearing }
root-doc-no-trigger = { $text } is not an effect that can wait
root-doc-no-ruin = that clearing has no ruin
root-doc-looks = expected 1 or 2 items, and who has seen them
root-doc-clearing = the map has no such clearing
root-doc-slots = { $slots } slots cannot hold { $built } buildings
root-doc-slots-none = a clearing with a ruin needs a slot for it
root-doc-slots-ruin = { $slots } slots, 1 of them with a ruin, cannot hold { $built } buildings
root-doc-warriors = too many warriors: { $faction } has only { $most }
root-doc-pieces = too many pieces "{ $piece }": the box has only { $most }
root-doc-crafted = only persistent effects stay in play, not { $cards }
root-doc-crafted-twice = a player cannot have two effects with the same name: { $cards }
root-doc-coalition = only a Vagabond can form a coalition
root-doc-column = { $what } is not in this column
root-doc-deposed = this leader is listed as deposed
root-doc-vizier = there is no vizier in { $column }
root-doc-few-warriors = expected at most { $left } warriors of { $faction }, which are left in supply, found { $found }
root-doc-no-service = { $text } is not a service: hand_card, riverboats or mercenaries
root-doc-prices = expected prices from 1 to 4
root-doc-posts = more pieces "{ $piece }" are lost than are off the map
root-doc-no-minister = { $text } is not a minister
root-doc-no-rank = { $text } is not a rank: squire, noble or lord
root-doc-no-pawn = no Vagabond is in this game
root-doc-quest-done = already completed: { $quests }
root-doc-items = too many items "{ $item }": the box has { $most }, found { $found }
root-doc-ruin-items = there are more items than ruins
root-doc-suits-missing = this map prints no suits: list one for each clearing, in number order
root-doc-suits = expected { $count } suits, one for each clearing
root-doc-no-side = { $text } is not a side: attacker or defender
root-doc-pair = expected 2 values, the attacker's first
root-doc-no-clearing-suit = { $text } is not a suit of a clearing: fox, rabbit or mouse
root-doc-closed-path = no path from { $from } to { $to } starts closed
root-doc-ferry = the ferry needs water, and clearing { $clearing } has none
root-doc-tower = the tower cannot be in clearing { $clearing }: the map has no such clearing
root-doc-no-landmark = { $text } is not a landmark
root-doc-landmarks = a game has at most { $most } landmarks
root-doc-landmarks-near = the landmarks are too close to each other
root-doc-landmark-site = { $landmark } needs { $site }
root-doc-treetop = { $text } is not a building in that clearing
root-doc-market = expected { $count } cards, one for each stall
root-doc-no-phase = { $text } is not a phase: setup, birdsong, daylight or evening
root-doc-undrafted = a seat "any" has no faction yet, which is possible only in phase "setup"
root-doc-draft = the pool and homelands exist only in phase "setup"
root-doc-character = each Vagabond in the pool needs a character that nobody else has, and only those in the pool
root-doc-no-character = { $text } is not a character
root-doc-setup = setup needs a list of pending tasks, or a new game
root-doc-no-hireling = { $text } is not a hireling, or is listed twice
root-doc-hireling-faction = { $hireling } stands for { $faction }, which is in the game (law A.6.5)
root-doc-hirelings = a game has at most { $most } hirelings
root-doc-no-suit = { $text } is not a suit: fox, rabbit, mouse or bird
root-doc-no-item = { $text } is not an item
root-doc-no-leader = { $text } is not a leader: builder, charismatic, commander, despot or none
root-doc-no-mood = { $text } is not a mood: bitter, grandiose, jubilant, lavish, relentless, rowdy, stubborn or wrathful
root-doc-warlord = clearing { $clearing } has no warrior that could be the warlord
root-doc-hoard = a track of the hoard holds up to 4 items and no torches
root-doc-no-column = { $text } is not a column: recruit, move, battle or build
root-doc-no-spot = { $text } is not a clearing or forest of this map
root-doc-no-tile = { $text } is not an item, such as "sword", "sword-" or "sword!"
root-doc-no-relation = { $text } is not a relationship
root-doc-no-quest = { $text } is not a quest
root-doc-no-plot = { $text } is not a plot: bomb, snare, extortion or raid
root-broken-ambushes = not all cards held ready are ambushes
root-broken-cards-twice = cards are in two places, one of them { $place }: { $cards }
root-broken-cards-missing = cards are missing: { $cards }
root-broken-warriors = { $faction } has { $total } warriors in all
root-broken-pieces = expected { $expected } pieces "{ $piece }", found { $total }
root-broken-counted = the count of buildings in clearing { $clearing } is wrong
root-broken-slots = clearing { $clearing } has too few slots for { $built } buildings
root-broken-two = clearing { $clearing } holds more than 1 piece "{ $pieces }" ({ $faction })
root-broken-plot = the kind of the plot in clearing { $clearing } is impossible
root-broken-stray = the pending task does not know the action that was taken
root-broken-hoard = a track of the hoard holds more than 4 items
root-broken-warlord = the warlord is where no warrior is
root-broken-items = expected { $most } items "{ $item }", found { $total }
root-broken-coffins = warriors are on the Coffin Makers, but nobody has them in play
root-broken-exhausted = more items "{ $item }" are exhausted than { $faction } has crafted
root-broken-landmark = a landmark breaks the rules on its card
root-broken-quests = quests are missing or in two places
root-broken-early-points = a player has points in setup (law A.9)
root-broken-pawn = the pawn of { $faction } is in no clearing and no forest
root-broken-points = { $faction } has { $points } points but has not won
root-broken-crowns = each rank has 3 crowns, but more crowns of the rank "{ $rank }" are used or lost
root-broken-effects = effects are waiting, but no task is pending
root-broken-relics = { $down } relics "{ $relic }" lie face down, but { $unknown } values are left
root-broken-relics-lost = relics wait for a forest that nobody chooses, or are in a forest that the map lacks
root-broken-retinue = the retinue is too large, or cards acted that are not in it
root-doc-no-relic = { $text } is not a relic: figure, tablet or jewelry, with _1, _2 or _3 if face up
root-doc-no-forest = the map has no such forest
root-doc-relics = the number of face-down relics does not match the relics listed elsewhere: check { $relics }
root-doc-no-slot = { $text } is not a column of the retinue: move, delve or recover
root-broken-supporters = there are more than 5 supporters without a base
root-pending-battle-seats = the battle is not between two different players or hirelings of this game
root-pending-battle-hits = no battle has that many hits
root-pending-battle-clearing = the clearing of the battle is not on this map
root-pending-battle-losses = more pieces are chosen for removal than are there
root-pending-no-battle = there is no battle
root-pending-picks = the picked pieces do not match the pending task
root-pending-table = a pending task needs a place or a piece that is not available now
root-pending-terrain = the map has no such path, river or ferry
root-pending-landmark = a pending task needs a landmark that is not set up for it
root-pending-faction = that faction is not in this game
root-pending-order = the pending tasks are not in the order of a turn, with interruptions on top
root-pending-twice = a step is pending twice
root-pending-effect = an effect is waiting for a player or a place that is not here
root-pending-no-effect = no effect is waiting
root-pending-unresolved = effects are waiting, but nothing resolves them
root-pending-effects-first = waiting effects come before everything else

## What a bot expects of an action: a figure with its sign, and what it is expected of

# $gain: points in the bot's reckoning, with a sign and one decimal. What is named is something of which more is better.
root-reason-score = score { $gain }
root-reason-cards = cards held { $gain }
root-reason-crafted = crafted cards in play { $gain }
root-reason-pass = tower { $gain }
root-reason-hirelings = hirelings { $gain }
root-reason-dominance = dominance { $gain }
root-reason-rivals = setting the others back { $gain }
root-reason-safety = safety of pieces { $gain }
root-reason-warriors = warriors { $gain }
root-reason-rule = clearings ruled { $gain }
root-reason-room = room to build { $gain }
root-reason-buildings = buildings on the map { $gain }
root-reason-construction = points from buildings to come { $gain }
root-reason-roosts = points from roosts to come { $gain }
root-reason-decree = cards in the Decree { $gain }
root-reason-order = avoiding turmoil { $gain }
root-reason-sympathy = points from sympathy to come { $gain }
root-reason-supporters = supporters { $gain }
root-reason-officers = officers { $gain }
root-reason-items = items { $gain }
root-reason-ready = items ready to use { $gain }
root-reason-relations = relationships { $gain }
root-reason-quests = quests that can be done { $gain }
root-reason-reach = ruins and targets nearby { $gain }
root-reason-gardens = points from gardens to come { $gain }
root-reason-acolytes = acolytes { $gain }
root-reason-funds = funds and dividends to come { $gain }
root-reason-posts = trade posts { $gain }
root-reason-prices = prices of services { $gain }
root-reason-ministers = ministers { $gain }
root-reason-tunnels = tunnels { $gain }
root-reason-plots = plots { $gain }
root-reason-oppression = points from clearings to oppress { $gain }
root-reason-hoard = hoard { $gain }
root-reason-warlord = warlord { $gain }
root-reason-mobs = mobs { $gain }
root-reason-relics = relics to recover { $gain }
root-reason-retinue = retinue { $gain }
