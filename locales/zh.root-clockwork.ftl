# 机械玩家的文字：先是共通部分，再是各自的部分。

## 新游戏
root-extra-cooperative = 人类玩家合作对抗机械玩家
root-about-extra-cooperative = 所有人类玩家都要抢在机械玩家之前达到30分。
root-extra-services = 机械玩家按进阶牌购买服务
root-about-extra-services = 每个机械玩家都以自己的方式向河流之友购买（R9.7）。只在有河流之友的游戏中有意义。
root-setup-clockwork = { $seat }后面不能写「{ $word }」。以下各项可各写一次：{ $known }。
root-setup-no-clockwork = 「{ $extra }」只用于有机械玩家的游戏：请加一个座位，例如clockwork:marquise。
root-won-clockwork = 机械玩家获胜：其中一位先达到30分。
root-won-together = 人类玩家共同获胜：每人都至少有30分。

## 回合
root-ask-order-turn = { $who }：按命令执行整个回合。
root-ask-outrage-discard = { $who }：因公愤丢弃一张{ $suit }牌或鸟牌。
root-ask-gamble = { $who }：猜测地点{ $clearing }的密谋。猜错则黑鸦得1分。
root-no-order = 只有机械玩家在自己回合开始时执行命令。
root-no-guess = 无人能猜测机械玩家的密谋。
root-no-guess-yet = 只能在这个玩家的密谋即将揭示、并询问你时猜测。
root-no-guess-there = 现在猜测的是地点{ $clearing }的密谋。
root-ask-errors = { $who }：为投资者丢弃一张与失去建筑的地点（{ $suit }）对应的牌。
    .short = { $who }：为投资者丢弃一张与失去建筑的地点对应的牌。
root-verb-order = 命令
root-verb-help-order = { root-verb-help-order.short }（R2.7）。
    .short = 机械玩家执行整个回合
root-say-order = 让机械玩家执行回合。

## 记录
root-log-ordered = { $who }的命令：{ $suit }，《{ $card }》。
    .brief = 命令为{ $suit }：{ $card }
root-log-weighed = 地点{ $clearing }有{ $count }，地点{ $second-clearing }有{ $second-count }（{ $measure }）。
    .brief = { $by } { $measure }：{ $clearing }有{ $count }，{ $second-clearing }有{ $second-count }
root-log-weighed-player = { $faction }有{ $count }，{ $second-faction }有{ $second-count }（{ $measure }）。
    .brief = { $by } { $measure }：{ $faction }{ $count }，{ $second-faction }{ $second-count }
root-log-ranked = { $count ->
    [1] 只有地点{ $clearing }符合。
   *[other] { $count }个地点相同，按优先顺序选择地点{ $clearing }。
}
root-log-ranked-last = { $count ->
    [1] 只有地点{ $clearing }符合。
   *[other] { $count }个地点相同，选择优先级最低的地点{ $clearing }。
}
root-log-ranked-player = { $count ->
    [1] 只有{ $faction }符合。
   *[other] { $count }位玩家相同，按设置顺序选择{ $faction }。
}
root-log-invoked = { $who }使用特性「{ $trait }」。
    .brief = 特性「{ $trait }」
root-log-musters = { $count }名战士放到{ $second-count }个地点。
root-log-musters-last = { $count }名战士放到优先级最低的{ $second-count }个地点。
root-log-column = { $suit }列有{ $count }张牌。
root-log-tallied = { $count }分。
root-log-idle = { $conspiracy }无法实施。
    .brief = { $conspiracy }无法实施
root-log-skipped = { $reason }。
    .brief = { $by }：{ $reason }
root-log-expands = { $who }没有建造，按新的命令扩张。
    .brief = 按新的命令扩张
root-log-filed = { $who }把《{ $card }》加入法令的{ $suit }列。
    .brief = { $card }加入{ $suit }列
root-log-crackdown = { $who }失去{ $suit }基地：镇压移除了该花色地点的拥护指示物。
    .brief = 镇压：{ $suit }拥护
root-log-organized-all = { $who }在地点{ $clearing }执行组织行动：{ $count }名战士返回供应堆。
    .brief = 在{ $clearing }执行组织（{ $count }名）
root-log-souls-order = { $who }从失落的魂魄得到命令：{ $suit }。
    .brief = 命令：{ $suit }
root-log-souls-returned = { $who }把{ $count }张展示的牌放回失落的魂魄。
    .brief = { $count }张牌放回魂魄
root-log-plot-swapped = { $who }把地点{ $clearing }的密谋换成{ $piece }。
    .brief = { $clearing }的密谋换成{ $piece }
root-log-gambled = { $who }猜测地点{ $clearing }的密谋是{ $piece }。
    .brief = 猜{ $clearing }是{ $piece }
root-log-aided-all = { $who }援助{ $faction }，换取{ $count }个物品。
    .brief = 援助{ $faction }，得{ $count }个物品
root-log-covered = { $who }用{ $item }占据地点{ $clearing }的一个放置格。
    .brief = 占据{ $clearing }的放置格
root-log-pities = 没有起义：拥护扩散{ $count }次。
    .brief = 公众同情：扩散{ $count }次
root-log-strikes = { $who }移除地点{ $clearing }的所有敌方配件。
    .brief = 清空{ $clearing }的敌人
root-log-extra-hit = { $who }额外造成1命中。
    .brief = 额外1命中
root-log-dismisses = { $who }将地穴的1名战士返回供应堆。
root-log-stocked = { $who }将《{ $card }》放入市场。
    .brief = 市场：{ $card }
root-log-sent-home = { $who }将付款栏中{ $faction }的{ $count }名战士送回。
    .brief = 送回{ $faction }的{ $count }名战士
root-log-shielded = { $who }的付款栏为空，在每个地点战斗（盾）。
    .brief = 盾
root-log-armed = { $who }没有剩余战士，在受命地点战斗（剑）。
    .brief = 剑
root-log-racketeered = { $who }将{ $count }名战士从地点{ $clearing }移入付款栏。
    .brief = { $clearing }的{ $count }名入付款栏

## 帮助
root-help-title-clockwork = 机械玩家
root-help-clockwork =
    机械玩家不由人决定：每回合揭示一张牌作为命令，然后按面板行动。它没有手牌，不会伏击，也不会被伏击。受命地点是与命令同花色的地点，鸟牌则是所有地点。条件相同时，选择优先级最高（数字最小）的地点。
root-clockwork-points-r4 = 机械女爵：每个夜晚，因命令对应种类的建筑得分。
root-clockwork-points-r5 = 电动鹰栖：每个夜晚，因地图上的鸟巢得分。
root-clockwork-points-r6 = 自动联盟：每个拥护指示物，越往后越多；无法扩散时得5分。
root-clockwork-points-r7 = 机械浪子：任务、援助换来的物品，以及作为进攻方移除的战士。
root-clockwork-points-r8 = 逻辑神教：每个夜晚，因命令花色的花园得分。
root-clockwork-points-r9 = 河流之友机器人：每个夜晚，付款栏中战士最多的玩家，其在栏中的每名战士1分；保护主义1分。
root-clockwork-points-r10 = 钻头公国：每个夜晚，每个市场1分；有王冠的领主行动时另外得分。
root-clockwork-points-r11 = 齿轮黑鸦：每揭示一个密谋，此时每个面朝上的密谋1分；每个夜晚，每个勒索1分。

## 计数内容
root-measure-enemy-pieces = 敌方配件
root-measure-enemy-warriors = 敌方战士
root-measure-enemy-buildings = 敌方建筑
root-measure-enemy-placed = 敌方建筑和指示物
root-measure-defenseless = 毫无防备的敌方建筑
root-measure-own-warriors = 己方战士
root-measure-own-placed = 己方建筑和指示物
root-measure-open-slots = 开放的放置格
root-measure-has-slot = 有开放的放置格
root-measure-aided-points = 受援者分数最少
root-measure-moves = 所需移动次数
root-measure-roosts = 鸟巢
root-measure-plots = 密谋
root-measure-patron-pieces = 该玩家的配件
root-measure-pieces = 配件
root-measure-buildings = 建筑
root-measure-warriors = 战士
root-measure-placed = 建筑和指示物
root-measure-points = 分数
root-measure-payments = 付款栏中的战士


## 跳过步骤的原因
root-skip-few-items = 未损毁的物品太少
root-skip-built = 本回合已放置建筑
root-skip-many-buildings = 地图上的建筑太多
root-skip-once = 每回合仅一次
root-skip-few-at-bases = 没有基地有足够的战士
root-skip-many-items = 未损毁的物品多于2个
root-skip-no-acolytes = 没有剩余的侍祭
root-skip-no-base = 地图上没有基地
root-skip-no-battle = 没有可以战斗的地点
root-skip-no-drawn-item = 抓到的牌没有可制造的物品
root-skip-no-group = 没有远离建筑的小队
root-skip-no-minister = 所有大臣都有王冠
root-skip-no-new-item = 新牌都没有可制造的物品
root-skip-no-place = 没有这种带开放放置格的地点
root-skip-no-plot = 没有面朝下的密谋
root-skip-no-plot-left = 没有剩余的密谋
root-skip-no-prey = 那里没有毫无防备的敌方建筑或指示物
root-skip-none-exhausted = 没有已消耗的物品
root-skip-none-to-spare = 没有地点有多余的战士
root-skip-nothing = 没有可展示的牌
root-skip-no-item = 命令牌没有可制造的物品
root-skip-no-rule = 没有统治这样的地点
root-skip-no-building = 没有这种建筑了
root-skip-no-slot = 统治的地点都没有开放的放置格
root-skip-no-sympathy = 没有剩余的拥护指示物，或没有可放置的地点
root-skip-no-warriors = 剩余的战士不够
root-skip-no-roost = 没有这种带鸟巢的地点
root-skip-no-move = 没有可以移动的战士
root-skip-no-enemy = 那里没有敌人
root-skip-no-revolt = 没有可以起义的地点
root-skip-surprise = 将会有突发起义
root-skip-no-clearing = 没有这样的地点
root-skip-few-below = 地穴中的战士太少
root-skip-no-post = 没有可放置贸易站的地点
root-skip-no-protection = 既无盾也无剑
root-skip-no-ruin = 没有废墟了
root-skip-no-quest = 没有可前往的任务
root-skip-no-aid = 此处没有人有已制造物品
root-skip-no-items = 可消耗的物品不足
root-skip-no-damage = 没有损毁的物品
root-skip-no-effect = 没有任何效果
root-skip-snared = 陷阱使这部分步骤失效
root-skip-bird-order = 鸟牌的命令没有花色
root-skip-no-garden = 那里不能放置花园
root-skip-fought = 每回合只战斗一次

## 面板
root-fact-order = 命令
root-fact-level = 难度
root-fact-next-conspiracy = 下一个阴谋
root-fact-battle-track = 战斗轨道
root-fact-own-quest = 任务
root-level-easy = 简单
root-level-default = 普通
root-level-challenging = 挑战
root-level-nightmare = 噩梦
root-trait-blitz = 闪击
root-trait-fortified = 筑垒
root-trait-hospitals = 医院
root-trait-iron-will = 钢铁意志
root-trait-overwhelming = 压倒之势
root-trait-nobility = 贵族
root-trait-relentless = 无情
root-trait-swoop = 俯冲
root-trait-war-tax = 战争税
root-trait-focused = 专注
root-trait-informants = 线人
root-trait-popularity = 民心
root-trait-veterans = 老兵
root-trait-wildfire = 野火
root-trait-steadfast = 坚定
root-trait-fanatics = 狂信徒
root-trait-martyrs = 殉道者
root-trait-erratic = 无常
root-trait-spiteful = 怨恨
root-trait-backup-plans = 后备计划
root-trait-vendetta = 宿怨
root-trait-gamble = 赌局
root-trait-mastermind = 主谋
root-trait-foundations = 地基
root-trait-investors = 投资者
root-trait-invaders = 入侵者
root-trait-overwhelm = 势不可挡
root-trait-garrison = 驻军
root-trait-greedy = 贪婪
root-trait-ferocious = 凶猛
root-trait-involved = 牵涉其中
root-trait-adventurer = 冒险家
root-trait-berserker = 狂战士
root-trait-helper = 助人者
root-trait-marksman = 神射手
root-trait-questing = 求索者
root-trait-about-blitz = 移动之后，选取优先级最高、由其统治、无敌方配件且至少有2名战士的地点：除1名外全部移动到敌方配件最多的相邻地点，并在那里战斗。
root-trait-about-fortified = 移除其每个建筑需要2命中，单独1命中无效。
root-trait-about-hospitals = 防守时失去至少2名战士，则在城堡处放置2名战士。
root-trait-about-iron-will = 命令为鸟牌时，募集的战士加倍。
root-trait-about-overwhelming = 每次募兵中，每有2名无法放置的战士得1分。每回合只扩张一次。
root-trait-about-nobility = 无法募集战士时也爆发动乱。动乱不再失分，而是法令中每张鸟牌得1分。
root-trait-about-relentless = 战斗之后，移除有其战士的地点中所有毫无防备的敌方建筑和指示物，每个得1分。
root-trait-about-swoop = 白天结束时，若未爆发动乱，在优先级最高且没有其配件的地点放置2名战士。
root-trait-about-war-tax = 被其移除建筑或指示物的玩家，还失去1分。
root-trait-about-focused = 法令最长列并列时，同样造成额外命中。
root-trait-about-informants = 拥护指示物毫无防备时，自动伏击同样生效。
root-trait-about-popularity = 移除拥护指示物不得分。
root-trait-about-veterans = 防守时使用较高的结果，进攻方使用较低的。
root-trait-about-wildfire = 夜晚结束时再扩散一次拥护，不得分。
root-trait-about-steadfast = 有突发起义的回合跳过公众同情，并且不受戒严令影响。
root-trait-about-fanatics = 皈依之后在该地点战斗，并额外造成1命中。
root-trait-about-martyrs = 鸟牌仪式还会将供应堆的1名战士变为侍祭。
root-trait-about-erratic = 回合结束时，牌库顶的牌加入失落的魂魄。
root-trait-about-spiteful = 移除指示物的征伐多得1分。
root-trait-about-backup-plans = 密谋被移除时，在该地点放置1名战士。
root-trait-about-vendetta = 每个揭示的密谋同时具有炸弹的效果。
root-trait-about-gamble = 揭示之前，该处配件最多的人类玩家猜测密谋：猜对则密谋不生效并被移除，猜错则黑鸦得1分。
root-trait-about-mastermind = 每回合执行两次密谋。
root-trait-about-foundations = 只有花色与失去建筑的地点对应的大臣才会失去王冠。
root-trait-about-investors = 移除建筑的人类玩家须丢弃一张该地点花色的牌，公国失去1分；若没有这样的牌，则该花色的一名大臣获得王冠。
root-trait-about-invaders = 挖掘时选敌方建筑最多、再选敌方战士最少的地点；若统治的地点都没有开放的放置格，则不建造而在每个地点战斗。
root-trait-about-overwhelm = 每回合挖掘两次，每次3名战士。
root-trait-about-garrison = 防守时永不视为毫无防备，且该处每个贸易站使最大投掷命中加1。
root-trait-about-greedy = 分数最高者购买服务时，其得1分。
root-trait-about-ferocious = 进攻时最大投掷命中总是3。
root-trait-about-involved = 若人类玩家上个回合没有购买佣兵，则其战士为该玩家的对手作战。
root-trait-about-adventurer = 每回合只战斗一次，白天结束时尽可能完成任务。
root-trait-about-berserker = 在最近的、他人配件最多的地点，与该处配件最多者战斗；夜晚多修理1个物品。
root-trait-about-helper = 援助中的每个物品得2分，受援助的玩家为此抓2张牌。
root-trait-about-marksman = 进攻时，在投掷前先造成1命中。
root-trait-about-questing = 损毁的物品计入战斗轨道，轨道上的物品不再离开。任务多得1分。前往最近的已制造物品处援助一次，行动顺序也不同。
root-level-about-r4 = { $level ->
    [easy] 只募集2名战士。
   *[hard] 每次募兵后，在其统治的、优先级最高的受命地点再放置2名战士。
}
root-level-about-r5 = { $level ->
    [easy] 只有1张心腹重臣。
   *[hard] 开局时鸟列中有一张《伏击（鸟）》。
}
root-level-about-r6 = { $level ->
    [easy] 需要4名战士才执行组织行动。
   *[hard] 2名战士即执行组织行动。
}
root-level-about-r7 = { $level ->
    [easy] 少翻开1个物品。
   *[hard] 多翻开1个物品。
}
root-level-about-r8 = { $level ->
    [easy] 展示3张失落的魂魄。
   *[hard] 展示5张失落的魂魄。
}
root-level-about-r9 = { $level ->
    [easy] 建造贸易站时不放置战士。
   *[hard] 建造贸易站时放置2名战士。
}
root-level-about-r10 = { $level ->
    [easy] 少募集1名战士。
   *[hard] 多募集1名战士。
}
root-level-about-r11 = { $level ->
    [easy] 每个地点募集1名战士。
   *[hard] 每个地点募集3名战士。
}
root-level-about-nightmare = 每个夜晚结束时得1分。
root-board-clockwork = 机械玩家没有手牌，也不做选择：按以下步骤行动（R2）。
root-source-nightmare = 噩梦难度
root-source-outrage = 公愤
root-source-traits = 特性牌
root-fact-ambushes = 备用伏击牌
root-fact-wares = 市场
root-fact-protection = 保护
root-fact-shield = 盾
root-fact-sword = 剑
root-source-markets = 市场
root-source-unbuilt = 无处放置的建筑
root-source-mayor = 市长
root-source-protection = 保护主义
