# The words of Iwari in simplified Chinese: names, prompts, refusals, log lines and help.

## The game
iwari-game = Iwari
iwari-about-tribe = 各部落玩法相同，只是颜色不同。
iwari-about-board-new-horizons = 入门地图：没有特殊规则。
iwari-about-board-vast-lands = 18个区域，帐篷格是所有地图中最多的：没有特殊规则。
iwari-about-board-floating-lands = 区域连接点也算路线，可形成村庄；苔原不能放置图腾。
iwari-about-board-glacial-mass = 其中2个区域之间有2个区域连接点，两者都计分。
iwari-about-board-long-road = 紫色路线沿线的帐篷在终局时计分，视同一个区域。
iwari-about-extra-feats = 最先形成村庄、填满区域或领先区域连接点的部落，可提高其计分倍数。
iwari-about-extra-expeditions = 3个远征，最先和第二个完成的部落得分。
iwari-about-extra-plain = 仅限2名玩家：没有第三部落。英文规则有第三部落，中文规则没有。
iwari-about-extra-tundra = 仅限漂浮之地：苔原也能放置图腾。只有豪华版禁止。
iwari-extra-feats = 使用功绩
iwari-extra-expeditions = 使用远征
iwari-extra-plain = 双人，无第三部落
iwari-extra-tundra = 漂浮之地的苔原可放图腾

## Boards
iwari-board-name-new-horizons = 新地平线
iwari-board-name-vast-lands = 辽阔大地
iwari-board-name-floating-lands = 漂浮之地
iwari-board-name-glacial-mass = 冰川之地
iwari-board-name-long-road = 漫漫长路

## Command line
cli-sim-feats = Iwari：使用功绩
cli-play-feats = Iwari：使用功绩
cli-sim-expeditions = Iwari：使用远征
cli-play-expeditions = Iwari：使用远征
cli-sim-iwari-plain = Iwari：双人，无第三部落
cli-play-iwari-plain = Iwari：双人，无第三部落
cli-sim-tundra = Iwari：漂浮之地的苔原可放图腾
cli-play-tundra = Iwari：漂浮之地的苔原可放图腾

## Tribes
iwari-tribe-red = 红
iwari-tribe-blue = 蓝
iwari-tribe-yellow = 黄
iwari-tribe-white = 白
iwari-tribe-purple = 紫

## Cards and kinds of territory
iwari-card-hidden = 一张牌
iwari-card-tundra = 苔原
iwari-card-forest = 森林
iwari-card-glacier = 冰川
iwari-card-coast = 海岸
iwari-card-desert = 沙漠

## Territories
iwari-territory-t1 = T1
iwari-territory-t2 = T2
iwari-territory-t3 = T3
iwari-territory-t4 = T4
iwari-territory-t5 = T5
iwari-territory-f1 = F1
iwari-territory-f2 = F2
iwari-territory-f3 = F3
iwari-territory-f4 = F4
iwari-territory-f5 = F5
iwari-territory-g1 = G1
iwari-territory-g2 = G2
iwari-territory-g3 = G3
iwari-territory-g4 = G4
iwari-territory-g5 = G5
iwari-territory-c1 = C1
iwari-territory-c2 = C2
iwari-territory-c3 = C3
iwari-territory-c4 = C4
iwari-territory-c5 = C5
iwari-territory-d1 = D1
iwari-territory-d2 = D2
iwari-territory-d3 = D3
iwari-territory-d4 = D4
iwari-territory-d5 = D5

## Ways to pay
iwari-word-match = 用一张同类的牌
iwari-word-pair = 用两张相同的牌

## Expeditions
iwari-mission-five-titans = 五方巨擘
iwari-mission-broad-camp = 广阔营地
iwari-mission-two-villages = 双村
iwari-mission-frontier = 边疆
iwari-mission-carvers = 雕刻匠
iwari-mission-great-pole = 巨柱
iwari-mission-overlord = 霸主
iwari-mission-chief-of-three = 三地酋长
iwari-mission-bond-of-earth = 大地之盟
iwari-mission-bond-of-sea = 大海之盟
iwari-mission-wanderers = 漫游者
iwari-mission-twin-lands = 双生之地
iwari-mission-text-five-titans = 五种区域中各有一个帐篷
iwari-mission-text-broad-camp = 一个有6个以上帐篷的村庄
iwari-mission-text-two-villages = 两个村庄
iwari-mission-text-frontier = 7个区域中有帐篷
iwari-mission-text-carvers = 5个区域中有图腾
iwari-mission-text-great-pole = 一个区域中有3个图腾
iwari-mission-text-overlord = 一个区域中有4个帐篷
iwari-mission-text-chief-of-three = 在3个区域中帐篷独占最多
iwari-mission-text-bond-of-earth = 在2个陆路连接点两端图腾都最多
iwari-mission-text-bond-of-sea = 在2个水路连接点两端图腾都最多
iwari-mission-text-wanderers = 2条路线上各有3个帐篷
iwari-mission-text-twin-lands = 某一种类的所有区域中都有帐篷

## Questions
iwari-ask-main = { $who }：打出手牌放置帐篷和图腾，或换一张牌。
iwari-ask-more = { $who }：在{ $territory }放置第二个部落物件吗？
iwari-ask-third = { $who }：用剩余的手牌放置第三部落的部落物件。
iwari-ask-third-more = { $who }：在{ $territory }放置第三部落的第二个部落物件吗？
iwari-ask-union = { $who }：在新村庄的一个区域放置「联合」功绩吗？
iwari-ask-discovery = { $who }：区域已填满。在另一个区域放置「发现」功绩吗？
iwari-ask-honour = { $who }：放置「荣耀」功绩（陆路，两端图腾都最多）吗？
    .short = { $who }：放置「荣耀」功绩吗？
iwari-ask-respect = { $who }：放置「敬重」功绩（水路，两端图腾都最多）吗？
    .short = { $who }：放置「敬重」功绩吗？
iwari-ask-draw = { $who }：从公开牌或部落牌堆抽取（还需{ $count }张）。
    .short = { $who }：从公开牌或部落牌堆抽取。

## Verbs
iwari-source-half = 中场计分
iwari-source-tents = 帐篷
iwari-source-totems = 图腾
iwari-source-settlements = 村庄
iwari-source-road = 紫色路线
iwari-source-expeditions = 远征
iwari-verb-pass = 到此为止
iwari-verb-tent = 帐篷
iwari-verb-totem = 图腾
iwari-verb-discard = 换一张牌
iwari-verb-take = 拿公开牌
iwari-verb-draw = 从牌堆抽牌
iwari-verb-union = 联合
iwari-verb-discovery = 发现
iwari-verb-honour = 荣耀
iwari-verb-respect = 敬重
iwari-verb-help-pass = 回答「否」。
iwari-verb-help-tent = 在空的帐篷格放置一个帐篷，用一张该区域种类的牌，或2张相同的牌。
iwari-verb-help-totem = 在区域的图腾格放置一个图腾，前提是那里的图腾数少于最强部落的帐篷数。
iwari-verb-help-discard = 丢弃一张牌并抽取一张；本回合不放置部落物件。
iwari-verb-help-take = 拿取一张公开牌。
iwari-verb-help-draw = 抽取部落牌堆顶的牌。
iwari-verb-help-union = 新村庄所在的一个区域，帐篷的计分倍数加1。
iwari-verb-help-discovery = 任意其他一个区域，帐篷的计分倍数加1。
iwari-verb-help-honour = 一个陆路连接点的计分倍数加1。
iwari-verb-help-respect = 一个水路连接点的计分倍数加1。

## Reasons
iwari-no-over = 游戏已经结束。
iwari-no-not-now = 你现在不能这样做。
iwari-no-not-so = 这里不能这样做。
iwari-no-such-place = 地图上没有那个位置。
iwari-no-free-space = 那里已经有帐篷。
iwari-no-tents = 帐篷已经用完。
iwari-no-totems = 图腾已经用完。
iwari-no-totem-land = 在这张地图上，{ $territory }不能放置图腾。
iwari-no-unexplored = { $territory }未探索：请先放置帐篷。
iwari-no-totem-room = { $territory }的图腾数已等于最强部落在那里的帐篷数。
iwari-no-other-territory = 第二个部落物件也必须放在{ $territory }。
iwari-no-pair = 你没有2张{ $card }卡。
iwari-no-match = 你没有{ $card }卡。
iwari-no-such-card = 你没有{ $card }卡。
iwari-no-card-shown = 公开牌中没有{ $card }卡。
iwari-no-deck = 部落牌堆已彻底用尽。
iwari-no-union-here = 新村庄在{ $territory }没有帐篷。
iwari-no-discovery-here = 你填满的正是{ $territory }：「发现」功绩要放在另一个区域。

## The log
iwari-log-mountain = 山脉遮蔽区域连接点{ $connection }。
    .brief = 山脉在区域连接点{ $connection }
iwari-log-mission = 公开远征「{ $mission }」。
    .brief = 公开「{ $mission }」
iwari-log-turn = { $who }开始第{ $round }回合。
    .brief = 第{ $round }回合
iwari-log-passed = { $who }没有手牌，跳过回合。
    .brief = 跳过
iwari-log-tent = { $who }用1张{ $card }卡在{ $territory }放置帐篷（格子{ $space }）。
    .brief = 在{ $territory }放置帐篷（{ $space }），{ $card }
iwari-log-tent-pair = { $who }用2张{ $card }卡在{ $territory }放置帐篷（格子{ $space }）。
    .brief = 在{ $territory }放置帐篷（{ $space }），2张{ $card }
iwari-log-totem = { $who }用1张{ $card }卡在{ $territory }放置图腾。
    .brief = 在{ $territory }放置图腾，{ $card }
iwari-log-totem-pair = { $who }用2张{ $card }卡在{ $territory }放置图腾。
    .brief = 在{ $territory }放置图腾，2张{ $card }
iwari-log-discarded = { $who }丢弃1张{ $card }卡。
    .brief = 丢弃{ $card }
iwari-log-took = { $who }拿取1张公开的{ $card }卡。
    .brief = 拿取{ $card }
iwari-log-drew = { $who }从部落牌堆抽取{ $card }。
    .brief = 抽取{ $card }
iwari-log-turned = 一张{ $card }卡加入公开牌。
iwari-log-reshuffled = 部落牌堆用尽并重新洗混：本回合结束时帐篷计分。
    .brief = 牌堆首次用尽
iwari-log-last-round = 部落牌堆再次用尽：这一轮后游戏结束。
    .brief = 牌堆用尽，最后一轮
    .title = 最后一轮
    .means =
        部落牌堆第二次用尽。每个部落进行相同数量的回合；然后帐篷、图腾和村庄计分。
iwari-log-half = 旅程过半，帐篷计分。
    .brief = 旅程过半
    .title = 中场计分
    .means =
        部落牌堆用尽，每个区域的帐篷都已计分。返程开始：部落牌堆再次用尽时，那一轮就是最后一轮，帐篷、图腾和村庄计分。
iwari-log-end = 旅程结束，帐篷、图腾和村庄计分。
    .brief = 旅程结束
iwari-log-scored-territory = { $who }因{ $territory }的帐篷得{ $points }分。
    .brief = 在{ $territory }得{ $points }分
iwari-log-scored-connection = { $who }因区域连接点{ $connection }得{ $points }分。
    .brief = 在区域连接点{ $connection }得{ $points }分
iwari-log-scored-settlements = { $who }因村庄得{ $points }分。
    .brief = 得{ $points }分，村庄
iwari-log-scored-road = { $who }因紫色路线得{ $points }分。
    .brief = 得{ $points }分，紫色路线
iwari-log-union = { $who }在{ $territory }放置「联合」功绩。
    .brief = 在{ $territory }放置「联合」
iwari-log-discovery = { $who }在{ $territory }放置「发现」功绩。
    .brief = 在{ $territory }放置「发现」
iwari-log-honour = { $who }在区域连接点{ $connection }放置「荣耀」功绩。
    .brief = 在连接点{ $connection }放置「荣耀」
iwari-log-respect = { $who }在区域连接点{ $connection }放置「敬重」功绩。
    .brief = 在连接点{ $connection }放置「敬重」
iwari-log-expedition = { $who }完成「{ $mission }」，得{ $points }分。
    .brief = 完成「{ $mission }」：{ $points }分
    .title = 远征完成
    .means =
        每个远征为最先完成它的两个部落计分，第一个得分更多。同一远征没有人能计分两次。
iwari-log-won = { $who }以{ $points }分获胜。
    .brief = 以{ $points }分获胜

## The end
iwari-won = 凭最高分获胜。

## The screen
iwari-headline = Iwari：{ $board }
iwari-phase-out = 去程
iwari-phase-back = 返程
iwari-phase-last = 最后一轮
iwari-piles = 牌堆{ $deck }  弃牌堆{ $discard }
iwari-piles-short = 牌堆{ $deck } 弃牌{ $discard }
iwari-map-tents = 帐篷{ $tents }/{ $spaces }
iwari-map-worth = 分值
iwari-map-unexplored = 未探索
iwari-col-tribe = 部落
iwari-col-points = 分
iwari-col-tents = 帐篷
iwari-col-totems = 图腾
iwari-col-points-short = 分
iwari-col-tents-short = 帐
iwari-col-totems-short = 图
iwari-display = 公开牌
iwari-hand = 手牌
iwari-discards = 弃牌堆
iwari-feats = 剩余功绩
iwari-feats-short = 功绩
iwari-feat-union = 联合
iwari-feat-discovery = 发现
iwari-feat-honour = 荣耀
iwari-feat-respect = 敬重
iwari-feat-short-union = 联
iwari-feat-short-discovery = 发
iwari-feat-short-honour = 荣
iwari-feat-short-respect = 敬
iwari-own-now = 当前分值：帐篷{ $tents }，图腾{ $totems }，村庄{ $settled }
iwari-board-territory = { $territory }：{ $tents }个帐篷，{ $totems }个图腾，{ $points }分
iwari-board-settlement = { $count }个帐篷的村庄
iwari-via-land = 陆路
iwari-via-water = 水路
iwari-look-road = 路线{ $road }
iwari-look-tent = 帐篷，{ $count ->
    [1] 单独一个
   *[other] 相连共{ $count }个
}。
iwari-look-free = 空。
iwari-look-circle = 图腾格{ $totems }/{ $most }。
iwari-look-match = 需1张{ $card }卡。
iwari-look-pair = 需2张{ $card }卡。
iwari-look-no-cards = 没有可用的牌。
iwari-look-scores = 得分
iwari-look-with-tent = 放置后
iwari-look-with-third = 放{ $who }后
iwari-look-no-totems = 图腾格：这张地图上不能放置图腾。
iwari-look-purple = 紫色路线{ $road }
iwari-look-road-connection = 路线{ $road }，区域连接点{ $connection }
iwari-purple = 紫色路线{ $road }
iwari-purple-short = 紫色{ $road }
iwari-look-mountain = 被山脉遮蔽
iwari-details-tents = 帐篷
iwari-details-totems = 图腾
iwari-details-points = 当前分数
iwari-details-near = 沿路线相邻
iwari-details-group = 若此处有你的帐篷：{ $count ->
    [1] 单独一个
   *[other] 相连共{ $count }个
}。
iwari-details-settlement = 若此处有你的帐篷：{ $count }个帐篷的村庄。

## What can be chosen
iwari-choice-match = 支付1张{ $card }卡。你还剩{ $left }张牌。
iwari-choice-pairs = 支付2张相同的牌。
iwari-choice-pair = 支付2张{ $card }卡。你还剩{ $left }张牌。
iwari-choice-discard = 丢弃1张{ $card }卡（你有{ $count }张）。它可支付{ $places }的部落物件。
iwari-choice-take = 拿取1张{ $card }卡（你有{ $count }张）。它可支付{ $places }的部落物件。
iwari-choice-feat = { $place }现在值{ $now }分，放置后值{ $then }分。

## What the game is, for those who have never seen it
iwari-about-does =
    你的部落在5种区域间旅行。你打出卡牌，在路线上放置帐篷，在区域的图腾格放置图腾。放下的部落物件不再移动。
iwari-about-wins =
    分数最高者获胜。部落牌堆第一次用尽时，每个区域的帐篷计分，终局时再计一次。终局时，图腾按区域连接点计分，4个以上由路线相连的己方帐篷作为村庄计分。
iwari-about-turn =
    打出至多3张牌，在1个区域放置1或2个部落物件。一张该区域种类的牌可支付一个部落物件，2张相同的牌也可以。区域中的第一个帐篷当回合只能单独放置。然后把手牌补到3张。也可以改为换一张牌。
iwari-about-special =
    第二名很有价值：每个名次得到的分数，等于上一名次在那里的帐篷数。所以在哪里跟进，与在哪里领先一样重要。2名玩家时，无人拥有的第三部落会挡在双方的路上。功绩和远征带来更多目标。
iwari-about-first =
    先玩Iwari的教学局。然后与一个机器人开一局新游戏。开拓一个别人会跟进的区域，并以1个帐篷领先。

## Help
iwari-help-title-turn = 一个回合
iwari-help-turn =
    打出至多3张牌，在一个区域放置1或2个部落物件。
    一张该区域种类的牌可支付一个部落物件；2张相同的牌也可以。
    没有帐篷的区域只能放置1个帐篷。
    或者换1张牌。然后把手牌补到3张，每张取自公开牌或部落牌堆。
    两名玩家时，剩下的手牌先用来放置第三部落的部落物件，第三部落从不得分。
iwari-help-title-map = 地图
iwari-help-map =
    一个方框是一个区域：它的编号、名称（T苔原、F森林、G冰川、C海岸、D沙漠），以及括号中图腾格上的图腾。
    其中一行是一段路线：路线的字母、从哪里来、它的帐篷格、往哪里去。
    粗竖线（或字母后的+）连接相会的路段。在括号中或画成环：路线是环形。
    大写字母是帐篷，o是空的帐篷格，有地方时带编号；..是路线的尽头。
    下方：帐篷的数量、属于谁，以及该区域现在对各部落的分值（小地图上如=R5B2）。
    区域4的帐篷格沿各行编号为41、42等；它的图腾格是40。
    在小地图上，可选择的格子显示其编号的最后一位。
    区域连接点带编号：=和|是陆路，~和:是水路，^（或三角）是山脉。
    区域连接点也算路线时，方框下的编号依次是通到框内各帐篷格的区域连接点。
iwari-help-title-points = 得分
iwari-help-points =
    部落牌堆第一次用尽时，帐篷计分；终局时，帐篷、图腾和村庄计分。
    区域中帐篷最多者，那里每个帐篷得1分；之后的名次各得上一名次的帐篷数。
    区域连接点两端图腾都最多者，两端每个图腾得1分。
    4个以上由路线相连的己方帐篷是村庄：每个帐篷1分。

## What is wrong with a board
iwari-board-road-twice = 同一格子列出两次
iwari-board-no-road = 没有路线通往它的格子{ $space }
iwari-board-no-connection = 没有区域连接点通往它
iwari-board-same-place = 另一个区域画在同一位置
iwari-board-no-ends = 它也算路线，却不终止于任何格子
iwari-board-no-mountain = 峰数为这么多的山脉没有位置
iwari-board-mountain-twice = 两座山脉指定了同一个区域连接点
iwari-board-connection = 没有区域连接点{ $number }
iwari-board-territory-name = 区域的名称是其种类的字母加1到5的数字
iwari-board-territory-kind = 区域的名称以另一种类的字母开头
iwari-board-territory-number = 另一个区域有相同的编号
iwari-board-grid = 应为一列和一行
iwari-board-no-spaces = 没有格子
iwari-board-territories = 区域必须从1开始连续编号
iwari-board-ends = 应有两个格子
iwari-board-ends-elsewhere = 这些格子在其他区域中
iwari-board-connections = 区域连接点的编号是1到{ $most }
iwari-board-between = 应有两个区域
iwari-board-pair = { $found }不是这张地图的一对格子
iwari-board-pairs = 应为成对格子的列表

## What is wrong with a position
iwari-doc-no-kind = { $text }不是区域种类
iwari-doc-no-road = { $text }不是这张地图的路线
iwari-doc-no-territory = { $text }不是这张地图的区域
iwari-doc-no-way = { $text }不是连接方式：应为land或water
iwari-doc-no-side = { $text }不是边：应为left、right、top或bottom
iwari-doc-no-space = { $text }不是这张地图的格子
iwari-pending-order = 这些步骤不能同时待处理
iwari-doc-place = 地图上没有这个位置
iwari-doc-space = 地图上没有格子{ $place }
iwari-doc-taken = 格子{ $place }已被占用
iwari-doc-missions = 应列出至多{ $most }个远征以及由谁得分
iwari-broken-shown = 已知座位{ $seat }持有的牌，它并不持有
iwari-broken-hand = 座位{ $seat }持有{ $cards }张牌
iwari-broken-cards = 牌太少或太多
iwari-broken-display = 公开牌有{ $cards }张
iwari-broken-deck = 部落牌堆已用尽{ $times }次，却还有{ $cards }张牌
iwari-broken-pieces = 部落{ $tribe }有{ $tents }个帐篷和{ $totems }个图腾
iwari-broken-stranger = 部落{ $tribe }没有参加，却有部落物件
iwari-broken-tents = 一个格子上有两个帐篷
iwari-broken-totem = 有图腾不在地图的任何区域中
iwari-broken-totems = { $territory }有{ $totems }个图腾
iwari-broken-no-totem = { $territory }不允许放置图腾
iwari-broken-mountain = 山脉遮蔽{ $connection }，它却不是区域连接点
iwari-broken-feats = 「{ $feat }」在地图上有{ $count }个
iwari-broken-feat-twice = 同一座位放置了两次「{ $feat }」
iwari-broken-feat = 「{ $feat }」在它不能在的地方
iwari-broken-mission = 远征「{ $mission }」的计分次序有误
iwari-broken-missions = 这局游戏没有远征，却列出了远征

## What a bot expects of an action: a figure with its sign, and what it is expected of

iwari-reason-score = 已得分数{ $gain }
iwari-reason-tents = 帐篷的分数{ $gain }
iwari-reason-road = 紫色路线的分数{ $gain }
iwari-reason-totems = 图腾的分数{ $gain }
iwari-reason-settlements = 村庄的分数{ $gain }
iwari-reason-cards = 下回合的牌{ $gain }
iwari-reason-rivals = 牵制对手{ $gain }
