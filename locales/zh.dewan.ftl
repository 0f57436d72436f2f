# The words of Dewan in simplified Chinese.

## Names
dewan-game = 德望部落
dewan-tribe-amber = 琥珀
dewan-tribe-basalt = 玄武岩
dewan-tribe-coral = 珊瑚
dewan-tribe-dusk = 暮色
dewan-terrain-badlands = 荒地
dewan-terrain-mountain = 山岳
dewan-terrain-desert = 沙漠
dewan-terrain-forest = 森林
dewan-terrain-water = 水域
dewan-symbol-artifact = 神器
dewan-symbol-pigment = 颜料
dewan-symbol-crystal = 水晶
dewan-symbol-berry = 浆果
dewan-symbol-fire = 火焰
dewan-about-tribe = 各部落玩法相同，只是颜色和起始位置不同。
dewan-about-board-base = 入门规则：连接在一起的营帐、浆果、火焰和故事板块计分。
dewan-about-board-team = 4名玩家分2队：队友相对而坐，分数共享。
dewan-about-board-storm = 水域向陆地上涨；有你营帐的森林和山岳区域计分。
dewan-about-board-volcano = 熔岩蔓延，阻断路线；靠近水域和敌方起始营帐的营帐计分。
dewan-about-board-lake-village = 营帐可放在水域上，湖村可换渔获，各水域周边营帐最多者得分。
dewan-scenario-base = 基础游戏
dewan-scenario-team = 组队游戏
dewan-scenario-storm = 暴雨
dewan-scenario-volcano = 火山
dewan-scenario-lake-village = 湖村
dewan-card-badlands-artifact = 荒地（神器）
dewan-card-badlands-pigment = 荒地（颜料）
dewan-card-badlands-crystal = 荒地（水晶）
dewan-card-badlands-berry = 荒地（浆果）
dewan-card-badlands-fire = 荒地（火焰）
dewan-card-mountain-artifact = 山岳（神器）
dewan-card-mountain-pigment = 山岳（颜料）
dewan-card-mountain-crystal = 山岳（水晶）
dewan-card-mountain-berry = 山岳（浆果）
dewan-card-mountain-fire = 山岳（火焰）
dewan-card-desert-artifact = 沙漠（神器）
dewan-card-desert-pigment = 沙漠（颜料）
dewan-card-desert-crystal = 沙漠（水晶）
dewan-card-desert-berry = 沙漠（浆果）
dewan-card-desert-fire = 沙漠（火焰）
dewan-card-forest-artifact = 森林（神器）
dewan-card-forest-pigment = 森林（颜料）
dewan-card-forest-crystal = 森林（水晶）
dewan-card-forest-berry = 森林（浆果）
dewan-card-forest-fire = 森林（火焰）
dewan-card-water-artifact = 水域（神器）
dewan-card-water-pigment = 水域（颜料）
dewan-card-water-crystal = 水域（水晶）
dewan-card-water-berry = 水域（浆果）
dewan-card-water-fire = 水域（火焰）
dewan-card-badlands-mountain = 荒地/山岳
dewan-card-badlands-desert = 荒地/沙漠
dewan-card-badlands-forest = 荒地/森林
dewan-card-mountain-desert = 山岳/沙漠
dewan-card-mountain-forest = 山岳/森林
dewan-card-desert-forest = 沙漠/森林
dewan-card-water-badlands-artifact = 水域（神器）/荒地
dewan-card-water-badlands-pigment = 水域（颜料）/荒地
dewan-card-water-badlands-crystal = 水域（水晶）/荒地
dewan-card-water-mountain-artifact = 水域（神器）/山岳
dewan-card-water-mountain-pigment = 水域（颜料）/山岳
dewan-card-water-mountain-crystal = 水域（水晶）/山岳
dewan-card-water-desert-artifact = 水域（神器）/沙漠
dewan-card-water-desert-pigment = 水域（颜料）/沙漠
dewan-card-water-desert-crystal = 水域（水晶）/沙漠
dewan-card-water-forest-artifact = 水域（神器）/森林
dewan-card-water-forest-pigment = 水域（颜料）/森林
dewan-card-water-forest-crystal = 水域（水晶）/森林
dewan-card-hidden = 一张卡牌
dewan-story-s01 = 四方之风
dewan-story-s02 = 绵延山脊
dewan-story-s03 = 盐商队
dewan-story-s04 = 翠绿之路
dewan-story-s05 = 红陶匠
dewan-story-s06 = 彩绘山峰
dewan-story-s07 = 玻璃沙丘
dewan-story-s08 = 雕木
dewan-story-s09 = 赭石狩猎
dewan-story-s10 = 星石
dewan-story-s11 = 失落神像
dewan-story-s12 = 染匠
dewan-story-s13 = 赤土传说
dewan-story-s14 = 山岳传说
dewan-story-s15 = 沙漠传说
dewan-story-s16 = 森林传说
dewan-story-s17 = 神像宝藏
dewan-story-s18 = 染料宝藏
dewan-story-s19 = 水晶宝藏
dewan-story-s20 = 赤色河岸
dewan-story-s21 = 断崖河岸
dewan-story-s22 = 沙丘河岸
dewan-story-s23 = 林间河岸
dewan-story-s24 = 三角洲

## Questions
dewan-ask-turn = { $who }：拿取2张相邻的卡牌，或放置一个营帐。
dewan-ask-route = { $who }：路线已到格子{ $space }。继续前进，还是放置营帐？
dewan-ask-first-story = { $who }：选择你的第一个故事板块。
dewan-ask-story = { $who }：选择一个故事板块。
dewan-ask-tuck = { $who }：选择要插入的卡牌，以及露出的那一半。
dewan-ask-flood = { $who }：暴雨。选择一个格子放置水域。
dewan-ask-erupt = { $who }：火山喷发。选择一个格子放置熔岩。
dewan-ask-fish = { $who }：弃掉1张卡牌，换取{ $count }个渔获标记吗？
dewan-ask-over = 游戏已经结束。
dewan-next-take = 选择一张卡牌；它的下一张也一并拿取。输入3即拿取第三和第四张。

## Log
dewan-log-first = { $who }进行第一个回合。
    .brief = 进行第一个回合
dewan-log-turn = { $who }开始回合。
dewan-log-drew = { $who }抽取「{ $card }」。
    .brief = 抽取{ $card }
dewan-log-no-card = { $who }已无卡牌可抽取。
    .brief = 已无卡牌可抽取
dewan-log-reshuffled = 弃牌堆已洗混。
    .brief = 洗混弃牌堆
dewan-log-took = { $who }拿取「{ $card }」。
    .brief = 拿取{ $card }
dewan-log-passed = { $who }无事可做。
    .brief = 无事可做
dewan-log-route = { $who }从格子{ $space }出发，支付「{ $card }」。
    .brief = 从格子{ $space }出发：{ $card }
dewan-log-paid = { $who }穿过格子{ $space }，支付「{ $card }」。
    .brief = 穿过格子{ $space }：{ $card }
dewan-log-gave = { $who }穿过格子{ $space }，把「{ $card }」交给{ $tribe }。
    .brief = 穿过格子{ $space }：{ $card }给{ $tribe }
dewan-log-camped = { $who }在格子{ $space }放置营帐。
    .brief = 在格子{ $space }放置营帐
dewan-log-village = { $who }在格子{ $space }放置湖村。
    .brief = 在格子{ $space }放置湖村
dewan-log-last-camp = { $who }放置最后一个营帐，最后一轮开始。
    .brief = 放置最后一个营帐
    .title = 最后的营帐
    .means =
        一个部落放置了最后一个营帐，获得一个火焰。这一轮结束时游戏结束：本轮尚未进行回合的部落各再进行一个回合。
dewan-log-berry = { $who }从格子{ $space }所在的区域拿取一个浆果。
    .brief = 在格子{ $space }拿取浆果
dewan-log-story = { $who }拿取「{ $story }」。
    .brief = 拿取{ $story }
dewan-log-unseen = { $who }从堆顶拿取「{ $story }」。
    .brief = 拿取{ $story }（堆顶）
dewan-log-no-story = { $who }已无故事板块可拿取。
    .brief = 无故事板块可拿取
dewan-log-tucked = { $who }插入「{ $card }」，露出{ $terrain }。
    .brief = 插入{ $card }，露出{ $terrain }
dewan-log-not-tucked = { $who }没有插入卡牌。
    .brief = 没有插入卡牌
dewan-log-told = { $who }完成「{ $story }」。
    .brief = 完成{ $story }
dewan-log-new-deck = 事件板块上放置了{ $count }张卡牌的新牌库。
dewan-log-flooded = { $who }在格子{ $space }放置水域。
    .brief = 在格子{ $space }放置水域
    .title = 暴雨
    .means =
        事件板块上的牌库用尽。该格子现在是水域，与旁边的水域连成一片，那里不能再放置营帐。
dewan-log-erupted = { $who }在格子{ $space }放置熔岩。
    .brief = 在格子{ $space }放置熔岩
    .title = 火山喷发
    .means =
        事件板块上的牌库用尽。该格子现在是熔岩：任何路线都不能穿过它，那里不能放置营帐，下次熔岩还可从它蔓延。
dewan-log-no-event = 事件没有效果。
    .brief = 没有可结算的事件
dewan-log-fished = { $who }弃掉「{ $card }」，拿取{ $count }个渔获标记。
    .brief = 弃掉{ $card }：渔获{ $count }
dewan-log-not-fished = { $who }没有换取渔获。
    .brief = 没有换取渔获
dewan-log-won = { $who }以{ $count }分获胜。
    .brief = 以{ $count }分获胜

# A card whose face is unknown, in the short log.
dewan-brief-hidden = 一张卡牌

## The end
dewan-won-points = 凭最高分获胜。
dewan-won-cards = 分数相同：凭手牌最多获胜。
dewan-won-team = 总分最高的队伍获胜。
dewan-won-shared = 分数和手牌数都相同：共享胜利。

## Refusals
dewan-no-game-over = 游戏已经结束。
dewan-no-now = 你现在不能这样做。
dewan-no-such-space = 这张地图上没有格子{ $space }。
dewan-no-pair = 请拿取2张相邻的卡牌。
dewan-no-card = 你没有「{ $card }」。
dewan-no-start = 你在格子{ $space }没有营帐。
dewan-no-match = 不能用「{ $card }」支付格子{ $space }。
dewan-no-goal = 若用「{ $card }」支付格子{ $space }，你就到不了任何空格。
dewan-no-crossing = 任何路线都不能穿过格子{ $space }。
dewan-no-crossing-twice = 这条路线已经穿过格子{ $space }。
dewan-no-neighbor = 格子{ $space }不与路线相邻。
dewan-no-entry = 进入水域时，须走与路线相邻、编号最小的格子，而不是格子{ $space }。
dewan-no-end = 那里不能放置营帐。
dewan-no-half = 这张卡牌没有那一半。
dewan-no-story = 现在不能拿取那个故事板块。
dewan-no-flood = 格子{ $space }不能放置水域标志。
dewan-no-erupt = 格子{ $space }不能放置熔岩。
dewan-no-pass = 还能拿取卡牌或放置营帐时，你不能放弃。
dewan-no-stopping = 路线必须走到终点。
dewan-no-refusal = 你必须拿取一个故事板块。
dewan-no-route = 你没有正在行进的路线。
dewan-no-camp = 放置营帐后才能拿取故事板块或插入卡牌。
dewan-no-tucking = 请先插入一张卡牌，或选择不插入。
dewan-no-flooding = 请先选择被水淹没的格子。
dewan-no-erupting = 请先选择放置熔岩的格子。
dewan-no-fishing = 请先弃掉一张卡牌换取渔获标记，或选择不换。

## In few columns
dewan-short-badlands = 荒
dewan-short-mountain = 山
dewan-short-desert = 沙
dewan-short-forest = 林
dewan-short-water = 水
dewan-short-volcano = VV
dewan-short-lava = ##
dewan-ground-home = 起始营帐
dewan-ground-volcano = 火山
dewan-ground-lava = 熔岩

## Verbs
dewan-verb-pass = 放弃
dewan-verb-take = 拿取2张
dewan-verb-camp = 从此出发
dewan-verb-to = 前进
dewan-verb-settle = 放置营帐
dewan-verb-story = 故事板块
dewan-verb-unseen = 堆顶板块
dewan-verb-tuck = 插入
dewan-verb-flood = 放置水域
dewan-verb-erupt = 放置熔岩
dewan-verb-fish = 渔获
dewan-verb-help-pass = 回答「否」；无事可做时放弃回合。
dewan-verb-help-take = 从卡牌行拿取2张相邻的卡牌。
dewan-verb-help-camp = 从你的一个营帐开始路线，并支付该格（在起始营帐可用任意卡牌）。
dewan-verb-help-to = 路线前进到一个相邻格子，支付一张显示其地形的卡牌。
dewan-verb-help-settle = 在路线终点放置营帐。
dewan-verb-help-story = 拿取一个公开的故事板块。
dewan-verb-help-unseen = 拿取堆顶的故事板块。
dewan-verb-help-tuck = 把一张卡牌插入部落版图底下；露出的一半从此计入。
dewan-verb-help-flood = 放置一个水域标志。
dewan-verb-help-erupt = 放置一个熔岩标志。
dewan-verb-help-fish = 弃掉一张卡牌，你每有一个湖村，就拿取1个渔获标记。

## Screen
dewan-headline = 德望部落，{ $scenario }
dewan-piles = 牌库{ $deck }  弃牌堆{ $discard }
dewan-phase-turn = 回合
dewan-phase-route = 路线
dewan-phase-story = 故事
dewan-phase-tuck = 插入
dewan-phase-event = 事件
dewan-col-points = 分
dewan-col-camps = 营帐
dewan-col-hand = 手牌
dewan-col-berries = *
dewan-col-fires = f
dewan-col-first = 先
dewan-side-row = 卡牌行
dewan-side-stories = 故事板块
dewan-side-own = 你的故事板块
dewan-story-done = 已完成
dewan-effect-nothing = 无效果
dewan-effect-story = 故事板块
dewan-effect-tuck = 插入1张卡牌
dewan-effect-last = 游戏结束和一个火焰
dewan-plan-settle = 在此放置营帐
dewan-plan-more = （还有更多路线：请逐步前进）
dewan-look-paid = 不再需要卡牌
dewan-look-any = 任意
dewan-look-camp = { $who }的营帐
dewan-look-area = （区域共{ $count }格）
dewan-look-berries = { $count }个浆果
dewan-look-cards = { $count }张卡牌
dewan-look-way = Enter：{ $cards }（{ $points }分）
dewan-look-price = { $cards }（{ $points }分）
dewan-look-lacks = 缺{ $price }：{ $cards }
dewan-look-too-few = 无法支付：{ $cards }
dewan-details-area = 同区域的格子：{ $spaces }
dewan-details-berries = 区域中的浆果：{ $count }
dewan-details-icons = 相邻的图标：{ $icons }
dewan-details-waters = 相邻的水域区域：{ $count }
dewan-details-way = 最省的路线，{ $count }张卡牌{ $gifts ->
    [0] {""}
   *[other] ，交出其中{ $gifts }张
}：{ $cards }
dewan-details-gain = 在那里放置营帐立即得{ $points }分。
dewan-details-no-way = 你没有卡牌能在那里放置营帐。
dewan-fact-home = 起始营帐
dewan-fact-camps = 营帐
dewan-fact-hand = 手牌
dewan-fact-next = 下个营帐
dewan-fact-tucked = 已插入
dewan-board-stories = 故事板块
dewan-board-points = 当前分数
dewan-points-stories = 故事板块
dewan-points-fires = 火焰
dewan-points-majority = 火焰最多
dewan-points-groups = 连接在一起的营帐
dewan-points-berries = 浆果
dewan-points-areas = 森林和山岳
dewan-points-waters = 营帐旁的水域
dewan-points-homes = 他人起始营帐旁
dewan-points-lakes = 水域旁营帐最多
dewan-points-sets = 符号组
dewan-points-fish = 渔获
dewan-points-total = 总分
dewan-cards-none = 你没有手牌。
dewan-cards-known = { $who }，{ $hidden }张未知：
dewan-cards-discard = 弃牌堆，{ $count }：

## What can be chosen
dewan-choice-take = 拿取「{ $card }」和「{ $next }」。
dewan-choice-take-last = 拿取「{ $card }」。
dewan-price-any = 任意卡牌
dewan-price-terrain = 一张显示{ $terrain }的卡牌
dewan-choice-start = 从{ $space }出发。费用：{ $price }。
dewan-choice-cross = 进入{ $space }。费用：{ $price }。
dewan-choice-cross-camp = 进入{ $space }。{ $who }得到你支付的{ $price }。
dewan-choice-pay = 支付「{ $card }」。你还剩{ $left }张卡牌。
dewan-choice-give = 把「{ $card }」交给{ $who }。你还剩{ $left }张卡牌。
dewan-choice-settle = 在{ $space }放置营帐，得{ $points }分。带来：{ $effect }。
dewan-choice-story = 「{ $story }」：{ $needs }。得{ $points }分{ $fires ->
    [0] {""}
   *[other] 和{ $fires }个火焰
}。
dewan-choice-need = { $name }{ $have }/{ $need }
dewan-choice-tuck = 插入「{ $card }」。然后选择露出的那一半。
dewan-choice-half = { $terrain }露出，从此计入。
dewan-choice-half-symbol = { $terrain }和{ $symbol }露出，从此计入。
dewan-choice-flood = { $space }变成水域。
dewan-choice-erupt = 熔岩覆盖{ $space }。任何路线都不能穿过它。

## What the game is, for those who have never seen it
dewan-about-does =
    你的部落在一片有5种地形的土地上安家。你收集地形卡牌，用它们支付路线，在路线终点放置营帐。故事板块要求某些区域中有你的营帐，或营帐与某些资源相邻；满足要求就完成它。
dewan-about-wins =
    有部落放置第八个营帐后，打完这一轮，游戏结束。分数最高者获胜。得分主要靠已完成的故事板块。火焰、连接在一起的营帐和浆果也计分，有些剧本还有其他计分项。
dewan-about-turn =
    每回合二选一：从卡牌行拿取2张相邻的卡牌，或放置一个营帐。放置营帐需要一条从你的某个营帐出发的路线，路线上每个格子都要支付一张显示其地形的卡牌。有些营帐带来新的故事板块，有些让你永久插入一张卡牌。
dewan-about-special =
    你要同时规划路线和它的费用。你穿过某个部落的营帐时，它会得到你支付的卡牌。1张卡牌就能穿过一整片水域。每局的土地都不同，另有4个剧本，分别带来组队、暴雨、火山和湖村。
dewan-about-first =
    先玩德望部落的教学局。然后用基础游戏剧本与一个机器人开一局新游戏，找2个需要同一区域的故事板块。

## Help
dewan-help-title-turn = 你的回合
dewan-help-title-map = 地图
dewan-help-title-points = 得分
dewan-help-turn =
    从卡牌行拿取2张相邻的卡牌，或放置一个营帐。
    路线从你的一个营帐出发，到一个空格为止。只有在湖村剧本中，路线才能终止于水域。
    路线上每个格子都要支付一张显示其地形的卡牌，起点和终点也算；起始营帐可用任意卡牌。一张水域卡牌可穿过一整片水域区域。
    穿过其他部落的营帐时，把卡牌交给其主人。
    第2、4、6个营帐给你一个故事板块，第3、5、7个让你插入一张卡牌，第8个使游戏在这一轮后结束。
dewan-help-routes =
    把光标移到一个格子，按Enter列出在那里放置营帐最省的路线及其卡牌；再按Enter选择一条。也可选「从此出发」逐步走出一条路线。
dewan-help-map =
    每个砖形就是一个格子，与6个邻格相接。上面写着它的编号和地形：荒=荒地，山=山岳，沙=沙漠，林=森林，水=水域。(A)是起始营帐，颜色上的A或:A是营帐，*是浆果。边上的记号是图标：a神器，p颜料，c水晶，f火焰；用Unicode字符时是圆、三角、方块和f。
    相连的同种地形格子是一个区域：其间没有线，或只有虚线。
    记号> <标出你能选择的目标，{ "{" } { "}" }标出光标。规划好的路线上，箭头和数字说明你支付的顺序。
    地图下方的一行显示在那里放置营帐的费用和得分。
dewan-help-points =
    故事板块要求在若干区域中有营帐，或与若干图标或水域区域相邻。
    每个火焰计1分，火焰最多的部落另得4分。
    连接在一起的营帐、浆果等按剧本计分：见你的部落版图。

## What is wrong with a scenario or a set of pieces
dewan-board-shared = 两个板块占用同一格子[{ $q }, { $r }]
dewan-board-apart = 板块没有连在一起
dewan-board-event-deck = { $seats }名玩家的牌库缺少，或没有事件
dewan-board-set-symbol = 一个符号组由浆果和一种资源组成
dewan-board-places = 应有{ $wanted }个板块，却有{ $found }个
dewan-board-most-tiles = 最多有{ $most }个板块
dewan-board-no-layout = 没有{ $seats }名玩家的布局
dewan-board-most-cards = 最多有{ $most }张卡牌
dewan-board-least-cards = 应至少有{ $least }张卡牌
dewan-board-story-needs = 故事板块至少要有一项需求
dewan-board-story-id = 故事板块的id是s01到s24
dewan-board-cells = 应有{ $wanted }个地形
dewan-board-center-only = 只有中央没有地形，且仅限于起始板块和火山
dewan-board-tiles = 「{ $kind }」板块应有{ $wanted }个，却有{ $found }个
dewan-board-berries = 有{ $most }个浆果标记，每个浆果符号两个
dewan-board-icons = 最多有{ $most }个图标

## What is wrong with a position
dewan-doc-no-scenario = { $text }不是剧本
dewan-doc-no-symbol = { $text }不是符号
dewan-doc-no-need = { $text }不是地形或资源
dewan-doc-no-tile-kind = { $text }不是板块种类
dewan-doc-no-terrain = { $text }不是地形
dewan-doc-no-icon = { $text }不是图标：应为两个相邻的格子和一个符号
dewan-doc-no-tile = 应为板块及其朝向，却是{ $text }
dewan-doc-no-space = { $text }不是格子
dewan-doc-no-story = { $text }不是故事板块
dewan-doc-no-tucked = 应为卡牌及其露出的地形，却是{ $text }
dewan-doc-no-way = { $text }不是获胜方式
dewan-doc-tile = 这个板块不能放在这里
dewan-doc-tiles = 应有{ $wanted }个板块
dewan-doc-no-events = 这个剧本没有事件
dewan-doc-twice = 同一格子出现两次
dewan-doc-token = 格子{ $space }上不能有标志
dewan-doc-no-area = 格子{ $space }不在任何区域中
dewan-doc-no-fish = 这个剧本没有渔获
dewan-doc-pile = { $story }不在故事板块堆中
dewan-broken-cards = 「{ $card }」应有{ $expected }张，却有{ $total }张
dewan-broken-copies = 同一种卡牌中序号较大的排在较小的之前
dewan-broken-open = 已知在{ $tribe }手中的一张卡牌不在那里
dewan-broken-stories = 故事板块缺少，或出现在两处
dewan-broken-told = { $tribe }完成了另一个部落的故事板块
dewan-broken-camps = { $tribe }有{ $camps }个营帐，或其起始营帐不在起始格
dewan-broken-camp = 格子{ $space }上不能有营帐
dewan-broken-shared = 两个营帐，或营帐与标志，占用同一格子
dewan-broken-berries = 浆果最多应有{ $most }个，却有{ $total }个
dewan-broken-tokens = 标志比盒中的还多
dewan-pending-route = 这条路线不在这张地图上
dewan-pending-order = 这些步骤不能同时待处理
dewan-pending-fish = 决定渔获的玩家太多

## What a bot expects of an action: a figure with its sign, and what it is expected of

dewan-reason-score = 分数{ $gain }
dewan-reason-fires = 火焰{ $gain }
dewan-reason-sets = 今后的符号组{ $gain }
dewan-reason-stories = 今后的故事板块{ $gain }
dewan-reason-camps = 已放的营帐{ $gain }
dewan-reason-fish = 今后的渔获{ $gain }
dewan-reason-cards = 手牌{ $gain }
dewan-reason-gifts = 付给对手的牌{ $gain }
dewan-reason-rivals = 牵制对手{ $gain }
