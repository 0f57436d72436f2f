# The words of the hirelings of Root in Simplified Chinese: what is common to all, then each by itself.

## The names of their demoted sides
root-demoted-forest-patrol = 猫族医师
root-demoted-last-dynasty = 蓝鸟贵族
root-demoted-spring-uprising = 兔族斥候
root-demoted-the-exile = 盗匪
root-demoted-flame-bearers = 老鼠走私客
root-demoted-vault-keepers = 獾族保镖
root-demoted-popular-band = 街头乐队
root-demoted-riverfolk-flotilla = 水獭潜水员
root-demoted-warm-sun-prophets = 蜥蜴使者
root-demoted-highway-bandits = 强盗帮
root-demoted-sunward-expedition = 鼹鼠工匠
root-demoted-corvid-spies = 渡鸦哨兵
root-demoted-furious-protector = 沉着守护者

## Questions
root-ask-set-up-hireling = { $who }：选择要设置的雇佣部队。
root-ask-hire = { $who }：选择一支要雇佣的部队。
root-ask-pass-on = { $who }：选择一支雇佣部队及其新的控制者。
root-ask-hirelings-must = { $who }：选择要使用的雇佣部队。
root-ask-hirelings-may = { $who }：要使用雇佣部队吗？

## The log
root-log-dealt = { $who }加入本局的雇佣部队。
    .brief = { $who }可供雇佣
root-log-dealt-demoted = { $who }以降格面加入本局的雇佣部队。
    .brief = { $who }可供雇佣
root-log-sets-up-hireling = { $who }设置{ $faction }。
    .brief = 设置{ $faction }
root-log-marker-taken = { $who }拿取{ $count }分处的雇佣部队标记。
    .brief = 拿取{ $count }分处的标记
root-log-hired = { $who }雇佣{ $faction }，为期{ $count }个回合。
    .brief = 雇佣{ $faction }{ $count }个回合
root-log-control-faded = { $count ->
    [0] { $who }从{ $faction }移除最后一个控制标记。
   *[other] { $who }对{ $faction }的控制还剩{ $count }个回合。
}
root-log-passed-on = { $who }将{ $faction }交给{ $second-faction }。
    .brief = 将{ $faction }交给{ $second-faction }
root-log-let-go = 没有玩家能从{ $who }接手{ $faction }：无人控制这支部队。
    .brief = 放走{ $faction }
root-log-used-hireling = { $who }使用{ $faction }。
    .brief = 使用{ $faction }
root-log-forced = { $who }强制{ $faction }在地点{ $clearing }行动。
    .brief = 强制{ $faction }在地点{ $clearing }行动
root-log-forced-self = { $who }按自己雇佣部队的命令在地点{ $clearing }行动。
    .brief = 按命令在地点{ $clearing }行动
root-log-from-pile = { $who }从弃牌堆拿取《{ $card }》。
    .brief = 从弃牌堆拿取{ $card }

## Why an action is refused
root-no-hireling = 本局没有名为{ $faction }的雇佣部队。
root-no-hireling-of-yours = 没有人控制{ $faction }：请先雇佣。
root-no-hireling-of-others = 你没有控制{ $faction }：它由{ $controller }控制。
root-no-hireling-by-itself = { $faction }自动生效：无需使用。
root-no-hireling-in-birdsong = { $faction }只能在你的清晨开始时使用。
root-no-hireling-in-daylight = { $faction }只能在你的白天使用。
root-no-hireling-first = 你必须先使用{ $faction }。
root-no-hireling-left = { $faction }的供应堆没有剩余战士。
root-no-hireling-here = { $count ->
    [0] 地点{ $clearing }没有{ $faction }的配件：请选择其他地点。
   *[other] { $faction }只有{ $count }名可以在地点{ $clearing }行动：请减少数量。
}
root-no-pawn-yet = { $faction }还不在地图上：请选择棋子放在哪里。
root-no-way-from-forest = { $faction }只在森林间移动：请疾行到相邻的森林。
root-no-second-garrison = 地点{ $clearing }没有仍须放置战士的配件：请选择其他地点。
root-no-card-of-hireling = 与春日义军战斗须丢弃一张牌，而雇佣部队没有牌。
root-no-hireling-again = 你已经使用过{ $faction }（每回合一次）。
root-no-hireling-now = 雇佣部队只能在你自己的回合使用。
root-no-hireling-use = 现在不能使用{ $faction }：没有可做的事了。
root-no-hireling-part = 全部{ $count }名必须一起移动。
root-no-hire-taken = 已有人控制{ $faction }：请雇佣无人控制的部队。
root-no-hire-now = 雇佣在你的回合结束时进行，须有雇佣部队标记。
root-no-pass-on = { $faction }的控制标记用完后，你才将其交给他人。
root-no-second-set-up = 不能再次设置{ $faction }：请选择另一支雇佣部队。
root-no-removal-with = 你不能移除对方在地点{ $clearing }的配件：请选择另一名敌人。
root-no-battle-with = 你不能在地点{ $clearing }与对方战斗：请选择另一名敌人。
root-no-heal-now = 只有你的战士被移除时，猫族医师才会帮忙。
root-no-refuge = 不能将这些战士放置在地点{ $clearing }：请选择有你配件的地点。
root-no-heal-match = 《{ $card }》与你失去战士的地点{ $clearing }不对应。
root-no-edge = 地点{ $clearing }不在地图边缘：请选择边缘的地点。

root-no-place-at-protector = 你不能在地点{ $clearing }放置配件：狂怒守护者在那里。
root-no-piece-beside = 你在地点{ $clearing }没有部族配件：请选择有你部族配件的地点。
root-no-leaving-band = { $count ->
    [0] 乐队将他们留在地点{ $clearing }：这些战士本回合才移动进来。
   *[other] 只有{ $count }名可以离开地点{ $clearing }：乐队留住本回合进来的。
}

## Positions
root-doc-hiring-space = { $space }分处没有雇佣部队标记：请用4、8或12
root-broken-arrivals = 本回合移动进入一个地点的配件多于那里现有的
root-broken-control = { $hireling }有{ $markers }个控制标记
root-broken-markers = 有{ $count }个雇佣部队标记，但无人控制的雇佣部队更少
root-broken-demoted = { $hireling }为降格面，却有配件在地图上
root-broken-used = { $hireling }已经行动，但不是为当前玩家
root-broken-passed = { $space }分处的雇佣部队标记无人领取，但有玩家已有该分数
root-broken-protector = 狂怒守护者不在地点中
root-broken-flotilla = 船队不在临河地点
root-doc-no-piece = { $text }不是建筑或指示物
root-pending-hireling = 该雇佣部队不在本局中

## Verbs
root-verb-setup = 设置
root-verb-hire = 雇佣
root-verb-force = 强制
root-verb-help-force = { root-verb-help-force.short }（E.2.4）。
    .short = 按雇佣部队牌上所述，强制一位玩家战斗或移动
root-verb-remove = 移除
root-verb-heal = 医治
root-verb-help-setup = { root-verb-help-setup.short }（A.6.3）。
    .short = 在游戏开始前设置一支雇佣部队
root-verb-help-hire = { root-verb-help-hire.short }（E.1.1）。
    .short = 凭雇佣部队标记雇佣一支无人控制的雇佣部队

root-verb-help-remove = { root-verb-help-remove.short }（E.2.4）。
    .short = 选择雇佣部队要移除的配件
root-verb-help-heal = { root-verb-help-heal.short }（E.2.2）。
    .short = 花费一张对应的牌，将被移除的战士放置到你其他配件处

## Last Dynasty and Bluebird Nobles
root-ask-dynasty-set-up = { $who }：为末代王朝选择一个地图边缘地点。
root-ask-dynasty-land = { $who }：为末代王朝选择一个地图边缘地点。
root-ask-dynasty-move = { $who }：选择末代王朝移动到哪里。
root-ask-dynasty-battle = { $who }：选择末代王朝与谁战斗（剩{ $left }场）。
    .short = { $who }：选择末代王朝与谁战斗。
root-broken-dynasty = 末代王朝同时位于多个地点

## Popular Band and Street Band
root-ask-band-set-up = { $who }：为乐队选择一个地点（还需{ $left }名）。
    .short = { $who }：为乐队选择一个地点。
root-ask-band-arrive = { $who }：为乐队选择一个有你配件的地点。
root-ask-band-gather = { $who }：强制一名战士移动到乐队处吗？
root-ask-band-grow = { $who }：再放置一名乐队战士吗？
root-ask-band-come = { $who }：选择再放置一名乐队战士的地点。
root-no-second-band = 乐队已在地点{ $clearing }：请另选一个。
root-no-band = 地点{ $clearing }没有乐队战士：请选择有乐队战士的地点。
root-no-listener = { $faction }现在没有战士能这样移动。

## Riverfolk Flotilla
root-ask-flotilla-set-up = { $who }：为船队选择一个地图边缘的临河地点。
root-ask-flotilla-trade = { $who }：从船队抓1张牌吗？
root-ask-flotilla-sail = { $who }：选择船队沿河流移动到哪里。
root-ask-flotilla-battle = { $who }：用船队战斗吗？

## Warm Sun Prophets and Lizard Envoys
root-ask-prophets-arrive = { $who }：为一名先知选择一个地点。
root-ask-prophets = { $who }：强制一位玩家行动，或放置一名先知。
root-ask-prophets-order = { $who }：选择{ $player }必须做什么。
root-ask-prophets-strike = { $who }：选择{ $player }必须与谁战斗。
root-ask-envoys = { $who }：选择要从弃牌堆拿取的牌。
root-no-prophet = 地点{ $clearing }没有先知：请选择有先知的地点。
root-no-second-prophet = 先知已在地点{ $clearing }：请另选一个。
root-no-force = { $faction }不能在那里战斗或移动：请选择另一位玩家。
root-no-forced-move = 不能强制对方移动到地点{ $clearing }：请选择其他地点。
root-no-forced-battle = 对方不能在地点{ $clearing }与该敌人战斗：请另选一名。
root-no-find = 使者只拿取弃牌堆顶5张牌中最多的花色，且从不拿取伏击牌。
root-no-finds = 弃牌堆顶没有使者能拿取的牌。
root-broken-pile = 弃牌堆顶部已知的{ $card }多于弃牌堆中的

## Furious Protector and Stoic Protector
root-ask-protector-place = { $who }：为守护者选择一个地点。
root-ask-protector-move = { $who }：选择守护者移动到哪里。
## Flame Bearers and Rat Smugglers
root-ask-bearers-land = { $who }：为一名持火者选择一个地点（还需{ $left }名）。
    .short = { $who }：为一名持火者选择一个地点。
root-ask-bearers-raze = { $who }：选择持火者要移除的配件。
root-ask-bearers-spread = { $who }：选择再放置1名持火者的地点。
root-ask-smugglers-card = { $who }：选择一张带物品的牌丢弃。
root-ask-smugglers-act = { $who }：选择移动或战斗。
root-no-bearers-near = 地点{ $clearing }及其相邻地点没有持火者：请选择其他地点。
root-no-piece-to-raze = 请移除地点{ $clearing }的一个敌方配件，先移除战士。
root-no-goods = 《{ $card }》不带物品：请选择带物品的牌。
root-no-goods-held = 走私客需要带物品的牌，而你的手牌中没有。
root-no-smuggling = 你没有可进行的移动或战斗，走私客帮不上忙。

## Vault Keepers and Badger Bodyguards
root-ask-vault-first = { $who }：选择放置宝窖和2名宝窖守卫的地点。
root-ask-vault = { $who }：放置一个宝窖吗？
root-ask-vault-either = { $who }：在宝窖处战斗，还是在每个宝窖募集1名战士？
root-ask-vault-battles = { $who }：在有宝窖的地点再发起一场战斗吗？
root-ask-vault-garrison = { $who }：选择放置一名战士的宝窖。
root-no-vault = 地点{ $clearing }没有宝窖：请选择地图上的宝窖。
root-no-vault-near = 地点{ $clearing }及其相邻地点没有宝窖：请选择其他地点。
root-no-battle-at-vault = 宝窖守卫现在不能在地点{ $clearing }战斗：请选择另一个宝窖。

## Spring Uprising and Rabbit Scouts
root-ask-uprising-place = { $who }：为一名义军战士选择{ $suit }地点。
root-ask-uprising-rise = { $who }：选择义军做什么（{ $suit }）。
    .short = { $who }：选择义军做什么。
root-ask-uprising-pay = { $who }：为战斗丢弃一张{ $suit }牌。
root-ask-scouts = { $who }：花费一张{ $suit }牌，取较高的结果吗？
root-log-uprising-die = { $who }的义军骰子掷出{ $suit }。
    .brief = 掷出{ $suit }
root-log-unpaid = { $who }没有丢弃牌，与{ $faction }的战斗就此结束。
    .brief = 取消与{ $faction }的战斗
root-log-scouted = { $who }取较高的结果。
    .brief = 取较高的结果
root-no-uprising-suit = 地点{ $clearing }与骰子不对应：请选择对应的地点。
root-no-uprising = 地点{ $clearing }没有义军战士：请选择有义军战士的地点。
root-no-card-to-battle = 要与义军战斗，你需要一张对应地点{ $clearing }的牌。
root-no-battle-match = 《{ $card }》与地点{ $clearing }不对应：请选择对应的牌。

## Highway Bandits and Bandit Gangs
root-ask-bandits-set-up = { $who }：为一名强盗选择道路（还需{ $left }名）。
    .short = { $who }：为一名强盗选择道路。
root-ask-bandits-lift = { $who }：选择要从道路上拿走的强盗。
root-ask-bandits-place = { $who }：为一名强盗选择道路。
root-ask-bandits-join = { $who }：在移动到的地点{ $clearing }放置一名战士吗？
root-ask-gangs-arrive = { $who }：为一名强盗选择一个有你配件的地点。
root-ask-gangs-either = { $who }：放置一名强盗，或在每名强盗处各放置你的1名战士。
root-ask-gangs-support = { $who }：选择在哪名强盗处放置你的战士。
root-log-lurked = { $who }在地点{ $clearing }与地点{ $second-clearing }之间放置一名强盗。
    .brief = 在{ $clearing }-{ $second-clearing }放置强盗
root-log-lifted = { $who }移除地点{ $clearing }与地点{ $second-clearing }之间的强盗。
    .brief = 在{ $clearing }-{ $second-clearing }移除强盗
root-log-toll = { $who }在地点{ $clearing }与地点{ $second-clearing }之间被强盗夺去1名战士。
    .brief = 在{ $clearing }-{ $second-clearing }被强盗夺去1名
root-log-waylaid = { $who }在地点{ $clearing }与地点{ $second-clearing }之间遇到强盗。
    .brief = 在{ $clearing }-{ $second-clearing }遇到强盗
root-no-path-between = 地点{ $from }与地点{ $to }之间没有道路：请选择有道路相连的地点。
root-no-second-bandit = 通往地点{ $clearing }的道路上已有强盗：请选择另一条道路。
root-no-other-end = 请将战士放置在移动的终点，即地点{ $clearing }。
root-no-gang = 地点{ $clearing }没有强盗：请选择有强盗的地点。
root-no-piece-at-bandit = 通往地点{ $clearing }的那条道路旁没有你的配件：请选择旁边有你配件的道路。
root-no-bandit = 地点{ $from }与地点{ $to }之间的道路上没有强盗：请选择另一条道路。
root-no-bandit-to-lift = 地图之外还有强盗：请将其放到道路上。
root-no-bandit-home = 你的配件附近没有可供该强盗使用的道路：请选择另一名。
root-doc-bandit = 地点{ $from }与地点{ $to }之间不能有强盗：每条道路1名，至多4名
root-broken-gang = 拦路强盗在道路上，却也有战士在地点中
root-broken-bandit = 地点{ $from }与地点{ $to }之间有强盗，却没有道路相连
root-verb-lurk = 埋伏道路
root-verb-lift = 解除埋伏
root-verb-help-lurk = { root-verb-help-lurk.short }（E.2.4）。
    .short = 将一名强盗放到两个地点之间的道路上
root-verb-help-lift = { root-verb-help-lift.short }（E.2.4）。
    .short = 将两个地点之间的强盗从道路上拿走

## Corvid Spies and Raven Sentries
root-ask-spies-set-up = { $who }：为密探选择2个同花色的地点。
root-ask-spies-place = { $who }：为一名密探选择有敌人的地点（还需{ $left }名）。
    .short = { $who }：为一名密探选择有敌人的地点。
root-ask-spies-either = { $who }：战斗，或在密探所在之处偷牌。
root-ask-spies-battles = { $who }：选择密探的下一场战斗。
root-no-spies-of-suit = 须选择2个同花色的地点：地点{ $clearing }不符。
root-no-spies-among-enemies = 地点{ $clearing }没有敌方配件：请选择有敌方配件的地点。
root-no-second-battle = 密探已在地点{ $clearing }战斗过（每个地点一次）。
root-no-victims = 地点{ $clearing }没有敌人有牌可供密探拿取。

## Sunward Expedition and Mole Artisans
root-ask-foothold-first = { $who }：选择放置据点和3名战士的地点。
root-ask-foothold-abandon = { $who }：选择要从地图移除的据点。
root-ask-foothold = { $who }：选择放置据点和战士的地点。
root-ask-expedition-either = { $who }：移动、战斗，或在每个据点募集1名战士？
root-ask-expedition-battle = { $who }：用远征队发起战斗吗？
root-ask-foothold-garrison = { $who }：选择放置一名战士的据点。
root-ask-artisans = { $who }：展示《{ $card }》来保留它吗？
root-no-second-foothold = 地点{ $clearing }已有据点：请另选一个。
root-no-crew = { $count ->
    [0] 远征队没有剩余战士可随据点前来。
   *[other] 只有{ $count }名战士可随据点前来。
}
root-no-foothold = 地点{ $clearing }没有据点：请选择地图上的据点。
root-broken-footholds = 有地点有2个据点
root-broken-artisans = 鼹鼠工匠保留的牌不是当前玩家制造的

## Forest Patrol and Feline Physicians
root-ask-patrol-either = { $who }：移动巡逻队，或放置其战士。
root-ask-patrol-battle = { $who }：用巡逻队发起战斗吗？
root-ask-physicians = { $who }：花费一张{ $suit }牌，救回在地点{ $clearing }失去的{ $count }名战士吗？
root-log-kept-warrior = { $who }将1名被移除的战士保留在牌上。
    .brief = 在牌上保留1名战士
root-no-patrol-here = 地点{ $clearing }没有巡逻队战士：请选择有巡逻队战士的地点。
root-no-patrol-on-card = 巡逻队的牌上没有战士：请改为移动。
root-word-physicians = 猫族医师

## Beside the map, and on the page about the table
root-hirelings = 雇佣部队
root-hirelings-at = { $spaces }分
root-hirelings-at-wide = { "  " }标记+：{ $spaces }分
root-hired-left = { $what }：剩{ $count }
root-hired-warriors = 战士
root-hired-aside = 牌上：{ $count }
root-hired-kept = 保留的牌：{ $count }
root-hired-pawn = 棋子在：{ $place }
root-hired-paths = 道路上：{ $paths }
root-hired-items = 物品：{ $count }（面朝上{ $ready }）
root-hired-free = 在供应堆中：无人控制。
root-hired-supply = 供应堆中
root-hired-by = 由{ $who }控制，{ $left ->
    [0] 没有剩余回合
   *[other] 还剩{ $left }个回合
}{ $used ->
    [yes] ；已使用。
   *[no] 。
}
root-hired-done = 已用
root-hired-turns = { $count }个回合
root-hired-due = 回合结束时雇佣{ $count }支
root-markers-left = 计分轨上的雇佣部队标记：{ $spaces }。
root-markers-taken = { $who }已拿取{ $count }个标记，将在其回合结束时雇佣。
root-help-hirelings =
    你的分数到达雇佣部队标记（4、8或12分）时，在你的回合结束时雇佣一支无人控制的雇佣部队，由骰子决定雇佣几个回合。
    决定统治者时，其战士和建筑算作你的；但你只能按其牌上所述用它们移动和战斗。它移除配件，你不得分。
    你的每个回合结束时，从它上面移除一个控制标记。移除最后一个后，将它交给另一位玩家。
root-help-hirelings-drawn = 地图上，+e2是雇佣部队e的2名战士。
root-help-hirelings-beside =
    「C2 x」表示：C还控制它2个回合，且已使用。按{ $key }键显示所有雇佣部队。

## What each side does: two lines at most
root-hireling-text-forest-patrol =
    始终：其战士被移除时，将其中1名放在此牌上。
    白天：移动，然后可以战斗；或将此牌上的战士全部放置到一名巡逻队战士处。
root-demoted-text-forest-patrol =
    始终：你的战士被移除时，可以花费一张对应该地点的牌，
    改为将这些战士放置到你的其他配件处。
root-hireling-text-last-dynasty =
    白天：若不在地图上，将全部5名放置在一个地图边缘地点，并战斗。
    若在地图上：其地点归你统治则移动并战斗，否则战斗两次。
root-demoted-text-last-dynasty =
    始终：你在战士与建筑合计并列最多的地点成为统治者。
    清晨：你每统治3个地点得1分。
root-hireling-text-spring-uprising =
    始终：要与其战斗，先丢弃一张对应的牌。清晨：掷出一种花色。
    在该花色的一个地点，移除1名义军及那里的所有敌方配件，或放置1名义军。
root-demoted-text-spring-uprising =
    始终：你防守时，可以在投掷前花费一张对应该地点的牌；
    若如此做，你的命中取较高的结果。
root-hireling-text-the-exile =
    与其相邻的任何人都可以交给它一个已制造物品，换取1张牌和1分。
    白天：消耗1个物品移动，2个战斗；然后全部振奋。承受命中时消耗或移除物品。
root-demoted-text-the-exile =
    白天：从有你配件之处的废墟拿取一个物品。消耗一个已制造物品，
    随机拿取与你同在一个地点的一位玩家的一张牌。
root-hireling-text-flame-bearers =
    清晨：每名持火者移除所在处的1个敌方配件，先移除战士。然后在有持火者的
    地点或其相邻地点放置1名；若地图上没有，在任意地点放置2名。
root-demoted-text-flame-bearers =
    白天：丢弃任意张带物品的牌。每张使你移动或战斗一次。
root-hireling-text-vault-keepers =
    白天：可以在有宝窖的地点或其相邻地点放置一个宝窖。
    然后可以在每个宝窖处战斗，或可以在每个宝窖放置1名战士。
root-demoted-text-vault-keepers = 始终：战斗中，忽略你承受的首次命中。
root-hireling-text-popular-band =
    始终：敌人在移动进入其地点的回合不能离开。
    白天：强制每个相邻地点的1名战士前来；放置1名。
root-demoted-text-popular-band =
    始终：敌人在移动进入其地点的回合不能离开。
    白天：在任意地点放置1名乐队战士。
root-hireling-text-riverfolk-flotilla =
    它不能被进攻或移除，投掷命中至多3。
    清晨：在那里有配件的人可以抓1张牌；它沿河流移动，然后可以战斗。
root-demoted-text-riverfolk-flotilla =
    始终：你从临河地点移动或移动到临河地点时，无须统治。
root-hireling-text-warm-sun-prophets =
    白天：强制一位在先知处有配件的玩家在那里战斗，或先移动、之后可以再战斗；
    地点和对手由你选择。或者放置1名先知。
root-demoted-text-warm-sun-prophets =
    清晨：从弃牌堆顶部5张牌中，拿取一张最多花色的牌。
    你不能拿取伏击牌。
root-hireling-text-highway-bandits =
    沿其道路移动的敌人失去1个移动的配件（浪子损毁1个物品）；你这样移动时，
    可以在到达之处放置1名战士。白天：在你配件旁的道路上放置1名强盗。
root-demoted-text-highway-bandits =
    始终：有你配件之处，强盗不能被进攻。
    白天：在每名强盗处放置你的1名战士，或在有你配件的地点放置1名强盗。
root-hireling-text-sunward-expedition =
    白天：在一个没有据点的地点放置一个据点和至多3名战士。
    然后用这些战士移动并战斗，或在每个据点放置1名战士。
root-demoted-text-sunward-expedition =
    始终：你制造带物品的牌时，可以展示它而不丢弃。
    它在你的夜晚结束时返回手牌。
root-hireling-text-corvid-spies =
    白天：在有敌人之处放置2名密探。然后在每个有密探的地点战斗，
    或在其中一个地点，从每名敌人随机拿取一张牌。
root-demoted-text-corvid-spies =
    始终：战斗中，在有你建筑或指示物之处，额外造成1命中。
root-hireling-text-furious-protector =
    它不能被进攻或移除，敌人不能在其所在处放置配件。
    清晨：它移动，然后移除那里每名玩家的1名战士，包括你的。
root-demoted-text-furious-protector =
    它不能被进攻或移除，敌人也不能在其所在处与你的配件战斗或将其移除。
    清晨：它移动。

## Exile and Brigand
root-ask-exile-set-up = { $who }：为放逐者选择一个森林。
root-ask-exile = { $who }：用放逐者疾行或战斗吗（面朝上物品{ $left }个）？
    .short = { $who }：用放逐者疾行或战斗吗？
root-ask-sell = { $who }：抓牌前，将物品卖给放逐者吗？
root-ask-brigand = { $who }：选择要搜索的废墟，或要抢劫的玩家。
root-ask-brigand-find = { $who }：从地点{ $clearing }的废墟中选择一个物品。
root-ask-brigand-rob = { $who }：消耗一个物品来抢劫{ $player }。
root-log-sold-to = { $who }将{ $item }卖给{ $faction }。
    .brief = 将{ $item }卖给{ $faction }
root-log-items-exhausted = { $who }消耗{ $count }个物品。
    .brief = 消耗{ $count }个物品
root-log-items-refreshed = { $who }振奋所有物品。
    .brief = 振奋所有物品
root-log-items-lost = { $who }失去{ $count }个物品。
    .brief = 失去{ $count }个物品
root-no-forest-by-exile = 该森林不与放逐者相邻：请疾行到相邻的森林。
root-no-exile-items = 放逐者疾行需要1个面朝上的物品，战斗需要2个。
root-no-exile-beside = 放逐者到不了地点{ $clearing }：请在其森林相邻的地点战斗。
root-no-piece-by-exile = 要卖给放逐者，与其森林相邻的地点须有你的部族配件。
root-no-buyer = 你不能将物品卖给{ $faction }。
root-no-crafted-item = 你的已制造物品中没有这样的{ $item }。
root-no-sale-now = 只能在你自己的回合、行动之间卖给放逐者。
root-no-second-raid = 你本回合已经用盗匪这样做过（每回合一次）。
root-no-raid = 盗匪没有可做的事：需要废墟或可抢劫的玩家。
root-no-item-to-rob = 你的已制造物品都已消耗，而抢劫须消耗一个。
root-no-robbing-oneself = 你不能抢劫自己：请选择另一位玩家。
root-no-raid-hand = 不能抢劫{ $faction }：对方没有牌。
root-no-raid-beside = 不能抢劫{ $faction }：对方没有配件与你同在一个地点。
root-broken-exile = 放逐者不在这张地图的森林中
root-broken-pack = 放逐者的棍棒过多，或有{ $exhausted }个已消耗物品，多于其所有
