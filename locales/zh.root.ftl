# The words of Root in Simplified Chinese: names, questions, reasons and what is told of each event.

root-game = 茂林源记

## Factions: the name in sentences and lists, the title over a board, and at most five cells for charts
root-party-marquise = 女爵
root-party-eyrie = 鹰栖
root-party-alliance = 联盟
root-party-vagabond = 浪子
root-party-vagabond-2 = 浪子2
# In a column of a table.
root-label-vagabond-2 = 浪子2
root-party-lizards = 神教
root-party-riverfolk = 河流之友
root-party-duchy = 公国
root-party-corvids = 黑鸦
root-party-hundreds = 百众
root-party-keepers = 卫团
root-party-1 = 玩家1
root-party-2 = 玩家2
root-party-3 = 玩家3
root-party-4 = 玩家4
root-party-5 = 玩家5
root-party-6 = 玩家6
root-party-forest-patrol = 森林巡逻队
root-party-last-dynasty = 末代王朝
root-party-spring-uprising = 春日义军
root-party-the-exile = 放逐者
root-party-flame-bearers = 持火者
root-party-vault-keepers = 宝窖守卫
root-party-popular-band = 当红乐队
root-party-riverfolk-flotilla = 河流之友船队
root-party-warm-sun-prophets = 暖阳先知
root-party-highway-bandits = 拦路强盗
root-party-sunward-expedition = 向阳远征队
root-party-corvid-spies = 鸦族密探
root-party-furious-protector = 狂怒守护者
root-called-vagabond-2 = 浪子2
root-called-1 = 玩家1
root-called-2 = 玩家2
root-called-3 = 玩家3
root-called-4 = 玩家4
root-called-5 = 玩家5
root-called-6 = 玩家6
root-title-marquise = 猫女伯爵
root-title-eyrie = 鹰栖王朝
root-title-alliance = 丛林联盟
root-title-vagabond = 漂泊浪子
root-title-vagabond-2 = 漂泊浪子2
root-title-lizards = 蜥蜴神教
root-title-riverfolk = 河流之友公司
root-title-duchy = 地底公国
root-title-corvids = 黑鸦结社
root-title-hundreds = 百众之主
root-title-keepers = 铁甲卫团
root-short-marquise = 女爵
root-short-eyrie = 鹰栖
root-short-alliance = 联盟
root-short-vagabond = 浪子
root-short-vagabond-2 = 浪2
root-short-lizards = 神教
root-short-riverfolk = 水友
root-short-duchy = 公国
root-short-corvids = 黑鸦
root-short-hundreds = 百众
root-short-keepers = 卫团

## Suits: the name, and exactly three cells for maps and hands
root-suit-fox = 狐
root-suit-rabbit = 兔
root-suit-mouse = 鼠
root-suit-bird = 鸟
root-suit-fox-rabbit = 狐/兔
root-suit-fox-mouse = 狐/鼠
root-suit-rabbit-mouse = 兔/鼠
root-suit-fox-rabbit-mouse = 狐/兔/鼠
root-short-fox = 狐
root-short-rabbit = 兔
root-short-mouse = 鼠
root-short-bird = 鸟

## Pieces
root-piece-warrior = 战士
root-piece-warlord = 督军
root-piece-treetop = 古树之巅的建筑
root-piece-sawmill = 锯木厂
root-piece-workshop = 工坊
root-piece-recruiter = 募兵处
root-piece-keep = 城堡
root-piece-wood = 木材
root-piece-roost = 鸟巢
root-piece-base-fox = 狐基地
root-piece-base-rabbit = 兔基地
root-piece-base-mouse = 鼠基地
root-piece-sympathy = 拥护指示物
root-piece-garden-fox = 狐花园
root-piece-garden-rabbit = 兔花园
root-piece-garden-mouse = 鼠花园
root-piece-post-fox = 狐贸易站
root-piece-post-rabbit = 兔贸易站
root-piece-post-mouse = 鼠贸易站
root-piece-citadel = 堡垒
root-piece-market = 市场
root-piece-tunnel = 地道
root-piece-plot = 密谋
root-piece-bomb = 炸弹
root-piece-snare = 陷阱
root-piece-extortion = 勒索
root-piece-raid = 突袭
root-piece-hidden = 面朝下
root-piece-stronghold = 要塞
root-piece-mob = 暴民
root-piece-vault = 宝窖
root-piece-foothold = 据点
root-piece-waystation-figure-tablet = 雕像和石板驿站
root-piece-waystation-tablet-figure = 石板和雕像驿站
root-piece-waystation-tablet-jewelry = 石板和珠宝驿站
root-piece-waystation-jewelry-tablet = 珠宝和石板驿站
root-piece-waystation-jewelry-figure = 珠宝和雕像驿站
root-piece-waystation-figure-jewelry = 雕像和珠宝驿站
root-piece-figure = 雕像
root-piece-figure-1 = 1分雕像
root-piece-figure-2 = 2分雕像
root-piece-figure-3 = 3分雕像
root-piece-tablet = 石板
root-piece-tablet-1 = 1分石板
root-piece-tablet-2 = 2分石板
root-piece-tablet-3 = 3分石板
root-piece-jewelry = 珠宝
root-piece-jewelry-1 = 1分珠宝
root-piece-jewelry-2 = 2分珠宝
root-piece-jewelry-3 = 3分珠宝

## Items: the name, and exactly two cells for boards
root-an-item-boot = 靴子
root-an-item-bag = 袋子
root-an-item-crossbow = 弩
root-an-item-hammer = 锤子
root-an-item-sword = 剑
root-an-item-tea = 茶
root-an-item-coin = 钱币
root-an-item-torch = 火把
root-an-item-hidden = 一个物品
root-item-boot = 靴子
root-item-bag = 袋子
root-item-crossbow = 弩
root-item-hammer = 锤子
root-item-sword = 剑
root-item-tea = 茶
root-item-coin = 钱币
root-item-torch = 火把
root-short-boot = 靴
root-short-bag = 袋
root-short-crossbow = 弩
root-short-hammer = 锤
root-short-sword = 剑
root-short-tea = 茶
root-short-coin = 币
root-short-torch = 炬

## Cards. Kinds that share a printed name are told apart by their suit.
root-card-hidden = 一张牌
root-card-ambush-bird = 伏击（鸟）
root-card-ambush-fox = 伏击（狐）
root-card-ambush-rabbit = 伏击（兔）
root-card-ambush-mouse = 伏击（鼠）
root-card-dominance-bird = 统治（鸟）
root-card-dominance-fox = 统治（狐）
root-card-dominance-rabbit = 统治（兔）
root-card-dominance-mouse = 统治（鼠）
root-card-birdy-bindle = 小鸟包袱
root-card-woodland-runners = 丛林飞足
root-card-arms-trader = 军火商
root-card-crossbow-bird = 弩（鸟）
root-card-gently-used-knapsack = 半旧的行囊
root-card-root-tea-fox = 根茶（狐）
root-card-travel-gear-fox = 旅行装备（狐）
root-card-protection-racket = 保护费
root-card-foxfolk-steel = 狐族精钢
root-card-anvil = 铁砧
root-card-smugglers-trail = 走私小径
root-card-root-tea-rabbit = 根茶（兔）
root-card-a-visit-to-friends = 拜访朋友
root-card-bake-sale = 烘焙义卖
root-card-mouse-in-a-sack = 袋中之鼠
root-card-root-tea-mouse = 根茶（鼠）
root-card-travel-gear-mouse = 旅行装备（鼠）
root-card-investments = 投资
root-card-sword = 剑
root-card-crossbow-mouse = 弩（鼠）
root-card-favor-of-the-foxes = 狐族相助
root-card-favor-of-the-rabbits = 兔族相助
root-card-favor-of-the-mice = 鼠族相助
root-card-armorers = 盔甲匠
root-card-sappers = 工兵
root-card-brutal-tactics = 残暴战术
root-card-royal-claim = 王权主张
root-card-stand-and-deliver = 留下买路钱
root-card-tax-collector = 收税官
root-card-command-warren = 兔穴指挥部
root-card-better-burrow-bank = 优选洞穴银行
root-card-cobbler = 鞋匠
root-card-scouting-party = 侦察队
root-card-codebreakers = 密码破译员
root-card-saboteurs = 破坏者
root-card-soup-kitchens = 施粥厨房
root-card-boat-builders = 造船匠
root-card-corvid-planners = 鸦族谋士
root-card-eyrie-emigre = 鹰栖流亡者
root-card-fox-partisans = 狐族游击队
root-card-propaganda-bureau = 宣传局
root-card-false-orders = 假命令
root-card-informants = 线人
root-card-rabbit-partisans = 兔族游击队
root-card-tunnels = 地道网
root-card-charm-offensive = 魅力攻势
root-card-coffin-makers = 棺材匠
root-card-swap-meet = 交换集市
root-card-mouse-partisans = 鼠族游击队
root-card-league-of-adventurous-mice = 冒险鼠联盟
root-listed-league-of-adventurous-mice = 冒险鼠联盟
root-namesake-ambush-bird = 伏击
root-namesake-ambush-fox = 伏击
root-namesake-ambush-rabbit = 伏击
root-namesake-ambush-mouse = 伏击
root-namesake-dominance-bird = 统治
root-namesake-dominance-fox = 统治
root-namesake-dominance-rabbit = 统治
root-namesake-dominance-mouse = 统治
root-namesake-crossbow-bird = 弩
root-namesake-root-tea-fox = 根茶
root-namesake-travel-gear-fox = 旅行装备
root-namesake-root-tea-rabbit = 根茶
root-namesake-root-tea-mouse = 根茶
root-namesake-travel-gear-mouse = 旅行装备
root-namesake-crossbow-mouse = 弩
root-card-murine-broker = 鼠族掮客
root-card-master-engravers = 雕刻大师

## What a card does, in one or two short sentences
root-effect-ambush-bird = 任意地点：你防守时，在投掷前造成2命中；或你进攻时，反制伏击。
root-effect-ambush-fox = 狐地点：你防守时，在投掷前造成2命中；或你进攻时，反制伏击。
root-effect-ambush-rabbit = 兔地点：你防守时，在投掷前造成2命中；或你进攻时，反制伏击。
root-effect-ambush-mouse = 鼠地点：你防守时，在投掷前造成2命中；或你进攻时，反制伏击。
root-effect-dominance-bird = 至少有10分时，可在白天激活：此后不再得分；若你的清晨开始时统治2个对角的角落地点，你获胜。
root-effect-dominance-fox = 至少有10分时，可在白天激活：此后不再得分；若你的清晨开始时统治3个狐地点，你获胜。
root-effect-dominance-rabbit = 至少有10分时，可在白天激活：此后不再得分；若你的清晨开始时统治3个兔地点，你获胜。
root-effect-dominance-mouse = 至少有10分时，可在白天激活：此后不再得分；若你的清晨开始时统治3个鼠地点，你获胜。
root-effect-birdy-bindle = 制造：拿取袋子，得1分。
root-effect-woodland-runners = 制造：拿取靴子，得1分。
root-effect-arms-trader = 制造：拿取剑，得2分。
root-effect-crossbow-bird = 制造：拿取弩，得1分。
root-effect-gently-used-knapsack = 制造：拿取袋子，得1分。
root-effect-root-tea-fox = 制造：拿取茶，得2分。
root-effect-travel-gear-fox = 制造：拿取靴子，得1分。
root-effect-protection-racket = 制造：拿取钱币，得3分。
root-effect-foxfolk-steel = 制造：拿取剑，得2分。
root-effect-anvil = 制造：拿取锤子，得2分。
root-effect-smugglers-trail = 制造：拿取袋子，得1分。
root-effect-root-tea-rabbit = 制造：拿取茶，得2分。
root-effect-a-visit-to-friends = 制造：拿取靴子，得1分。
root-effect-bake-sale = 制造：拿取钱币，得3分。
root-effect-mouse-in-a-sack = 制造：拿取袋子，得1分。
root-effect-root-tea-mouse = 制造：拿取茶，得2分。
root-effect-travel-gear-mouse = 制造：拿取靴子，得1分。
root-effect-investments = 制造：拿取钱币，得3分。
root-effect-sword = 制造：拿取剑，得2分。
root-effect-crossbow-mouse = 制造：拿取弩，得1分。
root-effect-favor-of-the-foxes = 制造：移除所有狐地点中的全部敌方配件，并因其中的建筑和指示物得分。
root-effect-favor-of-the-rabbits = 制造：移除所有兔地点中的全部敌方配件，并因其中的建筑和指示物得分。
root-effect-favor-of-the-mice = 制造：移除所有鼠地点中的全部敌方配件，并因其中的建筑和指示物得分。
root-effect-armorers = 战斗中，投掷后可以丢弃此牌，不承受投掷命中；额外命中仍须承受。
root-effect-sappers = 你防守时，投掷后可以丢弃此牌，额外造成1命中。
root-effect-brutal-tactics = 你进攻时，投掷后可以额外造成1命中，防守方则得1分。
root-effect-royal-claim = 你的清晨，可以丢弃此牌，每统治1个地点得1分。
root-effect-stand-and-deliver = 每个清晨一次，可以随机拿取另一位玩家的1张牌，该玩家得1分。
root-effect-tax-collector = 每个白天一次，可以从地图移除你的1名战士，抓1张牌。
root-effect-command-warren = 你的白天开始时，可以发起一场战斗。
root-effect-better-burrow-bank = 你的清晨开始时，可以抓1张牌；由你选择的另一位玩家也抓1张。
root-effect-cobbler = 你的夜晚开始时，可以移动一次。
root-effect-scouting-party = 你进攻时，防守方不能伏击你。
root-effect-codebreakers = 每个白天一次，可以查看另一位玩家的手牌。
root-effect-saboteurs = 你的清晨开始时，可以丢弃此牌，使一名敌人丢弃一张已制造的效果牌。
root-effect-soup-kitchens = 决定统治者时，你的每个指示物视为2名战士。
root-effect-boat-builders = 你将河流视为道路。
root-effect-corvid-planners = 你可以移动到任意相邻地点，即使起点和终点都不归你统治。
root-effect-eyrie-emigre = 你的清晨结束前：移动，然后在移动到的地点战斗；否则丢弃此牌。
root-effect-fox-partisans = 在狐地点战斗时：可以额外造成1命中，然后须丢弃除狐牌外的所有手牌；鸟牌可以保留。
root-effect-propaganda-bureau = 每个白天一次，可以花费一张牌，将对应地点中的一名敌方战士替换为你的战士。
root-effect-false-orders = 你的清晨，可以丢弃此牌，将一名敌人在一个地点的半数战士（向上取整）移动到相邻地点。
root-effect-informants = 夜晚，你可以不抓牌，改为从弃牌堆拿取一张伏击牌。
root-effect-rabbit-partisans = 在兔地点战斗时：可以额外造成1命中，然后须丢弃除兔牌外的所有手牌；鸟牌可以保留。
root-effect-tunnels = 对你而言，有你的制造配件的地点彼此相邻。
root-effect-charm-offensive = 你的夜晚开始时，可以抓1张牌；由你选择的另一位玩家得1分。
root-effect-coffin-makers = 被移除的战士放在这里。你的清晨开始时，每有5名得1分，然后将其返回各自的供应堆。
root-effect-swap-meet = 每个清晨一次，可以随机拿取另一位玩家的1张牌，再交还1张。
root-effect-mouse-partisans = 在鼠地点战斗时：可以额外造成1命中，然后须丢弃除鼠牌外的所有手牌；鸟牌可以保留。
root-effect-league-of-adventurous-mice = 每个白天一次，可以消耗你的一个已制造物品来移动或战斗。
root-effect-murine-broker = 其他玩家制造物品时，你可以抓1张牌。
root-effect-master-engravers = 你制造的每个物品额外得1分。

## Quests
root-quest-errand-fox = 跑腿（狐）
root-quest-fundraising-fox = 募捐
root-quest-give-a-speech-fox = 演讲（狐）
root-quest-logistics-help-fox = 后勤支援（狐）
root-quest-repair-a-shed-fox = 修缮小屋
root-quest-errand-rabbit = 跑腿（兔）
root-quest-expel-bandits-rabbit = 驱逐强盗（兔）
root-quest-fend-off-a-bear-rabbit = 击退黑熊（兔）
root-quest-give-a-speech-rabbit = 演讲（兔）
root-quest-guard-duty-rabbit = 站岗（兔）
root-quest-escort-mouse = 护送
root-quest-expel-bandits-mouse = 驱逐强盗（鼠）
root-quest-fend-off-a-bear-mouse = 击退黑熊（鼠）
root-quest-guard-duty-mouse = 站岗（鼠）
root-quest-logistics-help-mouse = 后勤支援（鼠）

## Phases, columns of the Decree, leaders, characters, relationships, rewards, effects of losses, conspiracies, the Burrow, ministers, moods, the retinue
root-word-setup = 设置
root-word-birdsong = 清晨
root-word-daylight = 白天
root-word-evening = 夜晚
root-word-recruit = 募兵
root-word-move = 移动
root-word-battle = 战斗
root-word-build = 建造
root-word-builder = 建设者
root-word-charismatic = 神恩者
root-word-commander = 指挥官
root-word-despot = 暴君
root-word-thief = 盗贼
root-word-tinker = 工匠
root-word-ranger = 游侠
root-word-vagrant = 流浪汉
root-word-arbiter = 仲裁者
root-word-scoundrel = 无赖
root-word-adventurer = 冒险家
root-word-ronin = 浪人
root-word-harrier = 追猎者
root-word-hostile = 敌对
root-word-indifferent = 中立
root-word-amiable = 和善
root-word-friendly = 友好
root-word-allied = 结盟
root-word-points = 分数
root-word-cards = 卡牌
root-word-hospitals = 战地医院
root-word-outrage = 公愤
root-word-base = 失去的基地
root-word-gardens = 失去的花园
root-word-posts = 失去的贸易站
root-word-crusade = 征伐
root-word-convert = 皈依
root-word-sanctify = 圣化
root-word-hand-card = 手牌
root-word-riverboats = 渡船
root-word-mercenaries = 佣兵
root-word-bitter = 怨愤
root-word-grandiose = 豪迈
root-word-jubilant = 欢腾
root-word-lavish = 慷慨
root-word-relentless = 无情
root-word-rowdy = 喧闹
root-word-stubborn = 固执
root-word-wrathful = 暴怒
root-word-delve = 战斗后探寻
root-word-recover = 移动或回收
root-word-figure = 雕像
root-word-jewelry = 珠宝
root-word-tablet = 石板
root-word-retainer = 忠诚家臣
root-word-ferry = 渡轮的牌
root-extra-markers = 每个地点随机放置花色标记
root-extra-advanced = 进阶设置：选取部族、本土、5张牌
root-extra-hirelings = 雇佣部队
root-extra-landmarks = 地标
root-word-failure = 失败的代价
root-word-burrow = 地穴
root-word-foremole = 鼹鼠工头
root-word-captain = 上尉
root-word-marshal = 元帅
root-word-brigadier = 旅长
root-word-banker = 银行家
root-word-mayor = 市长
root-word-duchess-of-mud = 泥浆女公爵
root-word-baron-of-dirt = 尘土男爵
root-word-earl-of-stone = 岩石伯爵
root-word-raid = 突袭

## Questions. $who is asked.
root-ask-over = { $who }：无需选择。
root-ask-discard = { $who }：丢弃一张牌（手牌上限5张，还需丢弃{ $count }张）。
    .short = { $who }：丢弃一张牌。
root-ask-birdsong-start = { $who }：清晨开始时，要使用效果吗？
root-ask-birdsong-end = { $who }：清晨结束前，要使用效果吗？
root-ask-daylight-start = { $who }：白天开始时，要使用效果吗？
root-ask-daylight-end = { $who }：白天结束前，要使用效果或统治牌吗？
root-ask-evening-start = { $who }：夜晚开始时，要使用效果吗？
root-ask-activate = { $who }：为《{ $card }》选择花色（还需{ $left }个）。
    .short = { $who }：为《{ $card }》选择花色。
root-ask-free-move = { $who }：进行你的免费移动。
root-ask-ferry = { $who }：搭渡轮前往地点{ $clearing }并抓1张牌吗？
root-ask-use-landmark = { $who }：抓牌前要使用地标吗？
root-ask-landmark = { $who }：选择一个地标及其地点。
root-ask-treetop = { $who }：将{ $piece }放置于古树之巅吗？
root-ask-swap = { $who }：选择一张手牌和要交换的摊位。
root-ask-clear = { $who }：花费一张牌，打通地点{ $from }到地点{ $to }的道路。
root-ask-free-battle = { $who }：发起你的免费战斗。
root-ask-orders = { $who }：选择将{ $enemy }的战士移动到哪里。
root-ask-swap-back = { $who }：选择一张牌交给{ $other }。
root-ask-bureau = { $who }：花费一张牌，替换地点{ $clearing }中的一名战士。
root-ask-exhaust = { $who }：选择一个要消耗的已制造物品。
root-ask-league = { $who }：选择移动或战斗。
root-ask-company = { $who }：选择从地点{ $from }到地点{ $to }移动多少战士。
root-ask-emigre-move = { $who }：移动，然后在移动到的地点战斗。
root-ask-emigre-battle = { $who }：选择在地点{ $clearing }要进攻的敌人。
root-ask-broker = { $who }：{ $crafter }制造了物品。抓1张牌吗？
root-ask-informants = { $who }：不抓牌，改拿一张伏击牌吗？
root-ask-birds = { $who }：游击队弃牌时，也丢弃一张鸟牌吗？
root-ask-order = { $who }：选择先结算哪个效果。
root-ask-order-sides = { $who }：选择先结算谁的效果。
root-ask-ally = { $who }：让结盟战士加入地点{ $clearing }的战斗吗？
root-ask-ambush = { $who }：在地点{ $clearing }伏击{ $attacker }吗？
root-ask-foil = { $who }：反制地点{ $clearing }的伏击吗？
root-ask-effects-first = { $who }：选择谁在地点{ $clearing }先使用效果。
root-ask-effects = { $who }：在地点{ $clearing }的战斗中使用效果吗？
root-ask-losses = { $who }：选择在地点{ $clearing }承受命中的对象（还需{ $count }个）。
    .short = { $who }：选择在地点{ $clearing }承受命中的对象。
root-ask-damage = { $who }：选择要损毁的物品（还需{ $count }个）。
    .short = { $who }：选择要损毁的物品。
root-ask-hospital = { $who }：花费{ $suit }牌，救回在地点{ $clearing }失去的{ $count }名战士吗？
root-ask-outrage = { $who }：公愤：交出一张{ $suit }牌或鸟牌。
root-ask-shed = { $who }：丢弃一张拥护者牌（没有基地时上限5张）。
    .short = { $who }：丢弃一张拥护者牌。
root-ask-keep = { $who }：选择放置城堡的角落地点。
root-ask-keep-homeland = { $who }：选择放置城堡的本土。
root-ask-homeland-building = { $who }：将{ $piece }放置在一个没有建筑的本土。
root-ask-draft = { $who }：从备选池选取一个部族。
root-ask-homeland = { $who }：选择一个本土（还需{ $count }个）。
    .short = { $who }：选择一个本土。
root-ask-homeland-apart = { $who }：选择一个不与其他本土相邻的本土。
root-ask-homeland-edge = { $who }：选择地图边缘的一个本土（还需{ $count }个）。
    .short = { $who }：选择地图边缘的一个本土。
root-ask-spread-warriors = { $who }：选择放置1名战士的相邻地点（还需{ $count }名）。
    .short = { $who }：选择放置1名战士的相邻地点。
root-ask-lay-back = { $who }：选择要放回牌库的牌（还需{ $count }张）。
    .short = { $who }：选择要放回牌库的牌。
root-ask-setup-plot = { $who }：选择要放置在你本土的密谋。
root-ask-home-garden = { $who }：选择第一个花园的花色。
root-ask-setup-building = { $who }：将{ $piece }放置在城堡所在地点或其相邻地点。
root-ask-wood = { $who }：木材不足。选择放置1个木材的锯木厂。
root-ask-muster = { $who }：战士不足。选择放置1名战士的募兵处。
root-ask-marquise = { $who }：选择一个行动（剩{ $count }个）。
    .short = { $who }：选择一个行动。
root-ask-extra = { $who }：行动已用完；鸟牌可换行动。还要做别的吗？
root-ask-extra-or-hireling = { $who }：行动已用完。花费鸟牌或使用雇佣部队吗？
root-ask-second-move = { $who }：再移动一次吗？
root-ask-pay-wood = { $who }：选择支付木材的地点（还需{ $count }个）。
    .short = { $who }：选择支付木材的地点。
root-ask-roost-corner = { $who }：选择放置第一个鸟巢的角落地点。
root-ask-leader = { $who }：选择你的首任领袖。
root-ask-new-leader = { $who }：选择一名新领袖。
root-ask-emergency = { $who }：没有手牌，抓牌前要使用效果吗？
root-ask-decree = { $count ->
    [0] { $who }：向法令添加一张牌。
   *[other] { $who }：向法令添加第二张牌吗？
}
root-ask-new-roost = { $who }：选择放置新鸟巢的地点。
root-ask-resolve = { $who }：结算{ $column }列的一张牌。
root-ask-revolt = { $who }：发动起义吗？
root-ask-spread = { $who }：扩散拥护吗？
root-ask-spend-supporters = { $who }：为地点{ $clearing }花费一张拥护者牌（还需{ $count }张）。
    .short = { $who }：为地点{ $clearing }花费一张拥护者牌。
root-ask-alliance-daylight = { $who }：要制造、动员或训练吗？
root-ask-operations = { $who }：选择一项军事行动（剩{ $count }项）。
    .short = { $who }：选择一项军事行动。
root-ask-character = { $who }：选择你的角色。
root-ask-forest = { $who }：选择你的起始森林。
root-ask-refresh = { $who }：选择要翻开的物品（剩{ $count }个）。
    .short = { $who }：选择要翻开的物品。
root-ask-slip = { $who }：疾行至相邻地点或森林吗？
root-ask-vagabond = { $who }：选择一个行动。
root-ask-aid-item = { $who }：消耗一个物品来援助{ $faction }。
root-ask-aid-gain = { $who }：从{ $faction }拿取一个物品作为回报吗？
root-ask-hideout = { $who }：选择要修理的物品（剩{ $count }个）。
    .short = { $who }：选择要修理的物品。
root-ask-unearth = { $who }：从地点{ $clearing }的废墟中选择一个物品。
root-ask-stand-in = { $who }：选择代替{ $item }的物品。
root-ask-enlist = { $who }：向地点{ $clearing }的仲裁者求助吗（仲裁者得1分）？
    .short = { $who }：向地点{ $clearing }的仲裁者求助吗？
root-ask-item-limit = { $who }：携带的物品过多。选择要移除的{ $count }个。
root-ask-assembly = { $who }：选择一项朝会行动（剩{ $count }项）。
    .short = { $who }：选择一项朝会行动。
root-ask-show = { $who }：展示一张对应地点{ $clearing }的牌。
root-ask-show-any = { $who }：为地点{ $clearing }的建筑展示一张牌。
root-ask-pay-dig = { $who }：花费一张对应地点{ $clearing }的牌。
root-ask-fill = { $who }：选择要移除的地道，以便在地点{ $clearing }挖掘。
root-ask-follow = { $who }：将战士从地穴移动到地点{ $clearing }吗？
root-ask-parliament = { $who }：让一名大臣行动吗？
root-ask-act = { $who }：选择{ $minister }做什么。
root-ask-again-battle = { $who }：让旅长发起第二场战斗吗？
root-ask-again-move = { $who }：让旅长进行第二次移动吗？
root-ask-bank = { $count ->
    [0] { $who }：为银行家选择一张牌。
   *[other] { $who }：为银行家再花费一张牌吗（已花费{ $count }张）？
}
    .short = { $count ->
    [0] { $who }：为银行家选择一张牌。
   *[other] { $who }：为银行家再花费一张牌吗？
}
root-ask-sway = { $who }：拉拢一名大臣吗？
root-ask-reveal = { $who }：为{ $minister }展示一张牌（还需{ $count }张）。
    .short = { $who }：为{ $minister }展示一张牌。
root-ask-duchy-craft = { $who }：用堡垒和市场制造吗？
root-ask-dismiss = { $who }：失去了建筑。选择要失去的大臣。
root-ask-corvids-setup = { $who }：在一个{ $suit }地点放置1名战士。
root-ask-corvids-craft = { $who }：用密谋制造吗？
root-ask-flip = { $who }：揭示一个密谋吗？
root-ask-corvids-recruit = { $who }：花费一张牌，按其花色募兵吗？
root-ask-corvids-muster = { $who }：战士不足。选择放置1名战士的地点。
root-ask-raid = { $who }：战士不够用于突袭。选择放置1名战士的地点。
root-ask-corvids = { $who }：选择一个行动（剩{ $count }个）。
    .short = { $who }：选择一个行动。
root-ask-corvids-rest = { $who }：行动已用完。这个白天还要做别的吗？
root-ask-exert = { $who }：竭力行动，多执行1个行动，放弃抓牌吗？
root-ask-exerted = { $who }：选择竭力执行的那个行动。
root-ask-expose = { $who }：抓牌前要揭穿密谋吗？
root-ask-before-draw = { $who }：揭穿密谋，或改拿伏击牌吗？
root-ask-show-card = { $who }：为地点{ $clearing }展示一张{ $suit }牌或鸟牌。

root-ask-home-corner = { $who }：选择你的起始角落地点。
root-ask-outcast = { $who }：选择首个流放者的花色。
root-ask-adjust-outcast = { $who }：调整流放者前，要使用效果吗？
root-ask-conspiracies = { $who }：实施阴谋吗（{ $count }名侍祭）？
    .short = { $who }：实施阴谋吗？
root-ask-crusade-battle = { $who }：在征伐到达的地点{ $clearing }战斗吗？
root-ask-rituals = { $who }：展示一张牌执行仪式吗？
root-ask-evening-craft = { $who }：制造一张牌吗？
root-ask-river-warriors = { $who }：在临河地点放置1名战士（还需{ $count }名）。
    .short = { $who }：在临河地点放置1名战士。
root-ask-first-price = { $who }：设定{ $service }的起始价格。
root-ask-services = { $who }：购买服务吗（剩{ $count }项）？价格：手牌{ $card }，渡船{ $boats }，佣兵{ $swords }。
    .short = { $who }：购买服务吗？价格：手牌{ $card }，渡船{ $boats }，佣兵{ $swords }。
root-ask-pay-items = { $who }：消耗一个物品购买服务（还需{ $count }个）。
    .short = { $who }：消耗一个物品购买服务。
root-ask-riverfolk = { $who }：选择一个行动（剩{ $count }份资金）。
    .short = { $who }：选择一个行动。
root-ask-fund = { $who }：选择用谁的战士支付（剩{ $count }份资金）。
    .short = { $who }：选择用谁的战士支付。
root-ask-lose-funds = { $who }：失去了贸易站。选择要移除的资金（还需{ $count }份）。
    .short = { $who }：失去了贸易站。选择要移除的资金。
root-ask-prices = { $who }：调整价格吗？
root-ask-raze = { $who }：暴民焚毁前，要使用效果吗？
root-ask-plunder = { $who }：从地点{ $clearing }的废墟中选择一个物品。
root-ask-mob = { $who }：暴民骰子掷出{ $suit }。选择一个地点。
root-ask-strongholds = { $who }：战士不足。选择放置1名战士的要塞。
root-ask-anoint = { $who }：选择册立新督军的地点。
root-ask-mood = { $who }：选择督军的新心情。
root-ask-lavish = { $who }：移除一个物品，放置2名战士吗？
root-ask-trade = { $who }：将{ $item }收入宝库，还是变卖得{ $points }分？
root-ask-overflow = { $who }：没有空格放{ $item }。选择要移除的物品。
root-ask-command = { $who }：移动、战斗或建造（剩{ $left }个行动）。
    .short = { $who }：移动、战斗或建造。
root-ask-escort = { $who }：选择前往地点{ $clearing }的战士数（含督军）。
    .short = { $who }：选择前往地点{ $clearing }的战士数。
root-ask-advance = { $who }：督军进击吗（剩{ $left }次）？
    .short = { $who }：督军进击吗？
root-ask-advance-battle = { $who }：在督军所在地点战斗吗？
root-ask-relentless = { $who }：督军再移动或战斗一次吗？
root-ask-incite = { $who }：煽动一个暴民吗？
root-ask-rouse = { $who }：投掷暴民骰子吗（剩{ $left }次）？
    .short = { $who }：投掷暴民骰子吗？
root-ask-loot = { $who }：劫掠{ $defender }吗（不造成投掷命中）？
    .short = { $who }：劫掠{ $defender }吗？
root-ask-rally = { $who }：将一个暴民换成战士参战吗？
root-ask-spoils = { $who }：选择从{ $victim }拿取的物品。
root-ask-home-second = { $who }：选择与地点{ $clearing }相邻的地图边缘地点。
root-ask-come-back = { $who }：选择重返的地图边缘地点。
root-ask-encamp = { $who }：将一名战士替换为驿站吗？
root-ask-decamp = { $who }：将一个驿站替换为战士吗？
root-ask-keepers-recruit = { $who }：花费一张牌，在驿站募兵吗？
root-ask-retinue-move = { $who }：用随从移动吗（{ $count }张牌可行动）？
    .short = { $who }：用随从移动吗？
root-ask-retinue-delve = { $who }：战斗，然后探寻吗（{ $count }张牌可行动）？
    .short = { $who }：战斗，然后探寻吗？
root-ask-retinue-recover = { $who }：移动或回收吗（{ $count }张牌可行动）？
    .short = { $who }：移动或回收吗？
root-ask-lead = { $who }：选择在地点{ $clearing }行动的牌。
root-ask-carry = { $who }：将圣物搬运到地点{ $clearing }吗（至多{ $count }个）？
    .short = { $who }：将圣物搬运到地点{ $clearing }吗？
root-ask-delve = { $who }：战斗后在地点{ $clearing }探寻吗？
root-ask-recover-more = { $who }：在地点{ $clearing }再回收一个圣物吗？
root-ask-gather = { $who }：添加随从或调动一张牌吗（空位{ $count }个）？
    .short = { $who }：添加随从或调动一张牌吗？
root-ask-prize = { $who }：选择放置{ $piece }的森林。


## What happened. $who did it or suffered it.
root-log-pooled = { $faction }加入备选池。
root-log-pooled-character = { $faction }附带角色牌{ $character }。
root-log-locked = { $faction }的牌被锁定，直到有人选取武斗派部族。
root-log-exchanged = { $faction }离开备选池：没有剩余的本土。
    .brief = 移除{ $faction }，无本土
root-log-drafted = { $faction }选取{ $who }。
    .brief = 由{ $faction }选走
root-source-buildings = 女爵的建筑
root-source-roosts = 鸟巢
root-source-sympathy = 拥护
root-source-aid = 援助
root-source-quests = 任务
root-source-ruins = 探索废墟
root-source-infamy = 除恶
root-source-gardens = 花园
root-source-posts = 贸易站
root-source-dividends = 红利
root-source-ministers = 拉拢大臣
root-source-lords = 领主
root-source-banker = 银行家
root-source-plots = 揭示密谋
root-source-oppressed = 压制地点
root-source-hoard = 舍弃物品
root-source-relics = 回收圣物
root-source-arbiter = 仲裁者助战
root-source-leader = 暴君
root-source-removed = 移除配件
root-source-prizes = 移除圣物
root-source-treetop = 古树之巅
root-source-crafted = 制造物品
root-source-effects = 卡牌效果
root-source-hirelings = 雇佣部队
root-source-forge = 传奇锻炉
root-source-pass = 塔楼
root-source-paths = 打通道路
root-source-turmoil = 动乱
root-source-track = 离开计分轨

root-log-homeland = { $who }选择地点{ $clearing }为本土。
    .brief = 选择地点{ $clearing }为本土
root-log-laid-back = { $who }将{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}放回牌库。
    .brief = 放回{ $card }
root-log-character = { $who }成为{ $character }。
    .brief = 成为{ $character }
root-log-starts-in = { $who }在地点{ $clearing }放置1个鸟巢和{ $count }名战士。
    .brief = 从地点{ $clearing }开始
root-log-placed = { $who }在地点{ $clearing }放置{ $piece }。
    .brief = 在地点{ $clearing }放置{ $piece }
root-log-warriors = { $who }在{ $count }个地点各放置1名战士。
    .brief = 在{ $count }个地点各放置1名
root-log-leader = { $who }选择领袖{ $leader }，心腹重臣位于{ $column }列和{ $second-column }列。
    .brief = 选择{ $leader }
root-log-turn = { $who }的回合开始（第{ $count }轮）。
    .brief = 第{ $count }轮
root-log-phase = { $who }的{ $phase }开始。
root-log-drew = { $who }抓到{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}。
    .brief = 抓{ $card }
root-log-reshuffled = 弃牌堆洗混成为新的牌库。
    .brief = 洗混弃牌堆
root-log-deck-empty = { $who }无牌可抓。
    .brief = 无牌可抓
root-log-discarded = { $who }丢弃{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}。
    .brief = 丢弃{ $card }
root-log-lost-card = { $who }随机丢弃{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}。
    .brief = 失去{ $card }
root-log-scored = { $who }得{ $count }分（共{ $second-count }分）。
    .brief = 得{ $count }分
root-log-lost-points = { $who }失去{ $count }分（共{ $second-count }分）。
    .brief = 失{ $count }分
root-log-activated = { $who }激活{ $count }个{ $suit }制造配件。
root-log-crafted = { $who }制造《{ $card }》。
    .brief = 制造{ $card }
root-log-crafted-item = { $who }制造《{ $card }》，拿取{ $item }。
    .brief = 制造{ $card }：{ $item }
root-log-dominance = { $who }激活{ $suit }统治牌！
    .brief = 激活{ $suit }统治牌！
    .title = 统治牌
    .means =
        这位玩家不再得分。若在自己的清晨开始时统治了牌上要求的地点，就会获胜：3个对应花色的地点；若是鸟牌，则为2个对角的角落地点。
root-log-coalition = { $who }与{ $faction }联合（{ $suit }统治牌）！
    .brief = 与{ $faction }联合（{ $suit }）！
    .title = 联合
    .means = 浪子不再得分，若联合对象获胜则一同获胜。
root-log-recalled = { $who }从地图旁拿取《{ $card }》。
    .brief = 拿取{ $card }
root-log-used = { $who }使用《{ $card }》。
    .brief = 使用{ $card }
root-log-used-on = { $who }对{ $faction }使用《{ $card }》。
    .brief = 对{ $faction }使用{ $card }
root-log-saw = { $who }在{ $faction }的手牌中看到{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}。
    .brief = 看到{ $faction }的{ $card }
    .title = 手牌被查看
    .means =
        密码破译员让一位玩家查看了整手牌。那些牌还在手中时，查看者可在其拥有者的面板上看到它们。
root-log-took = { $who }从{ $faction }拿取{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}。
    .brief = 从{ $faction }拿取{ $card }
root-log-gave = { $who }将{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}交给{ $faction }。
    .brief = 把{ $card }交给{ $faction }
root-log-fetched = { $who }不抓牌，改从弃牌堆拿取{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}。
    .brief = 从弃牌堆拿取{ $card }
root-log-coffins = { $who }将《棺材匠》上的{ $count }名战士返回各自的供应堆。
    .brief = 从《棺材匠》返还{ $count }名
root-log-moved = { $who }将{ $count }名战士从地点{ $clearing }移动到地点{ $second-clearing }。
    .brief = { $count }名从地点{ $clearing }移至{ $second-clearing }
root-log-followed = { $who }跟随{ $faction }一同移动。
    .brief = 随{ $faction }移动
root-log-roamed = { $who }移动到地点{ $clearing }。
    .brief = 移至地点{ $clearing }
root-log-pawn-placed = { $who }在地点{ $clearing }进入地图。
    .brief = 进入地点{ $clearing }
root-log-hid = { $who }移动进入森林{ $forest }。
    .brief = 移入森林{ $forest }
root-log-battle = { $who }在地点{ $clearing }进攻{ $faction }。
    .brief = 在地点{ $clearing }进攻{ $faction }
root-log-allied = { $who }与{ $faction }的结盟战士一同进攻。
    .brief = 使用{ $faction }的战士
root-log-ambushed = { $who }发动伏击！
    .brief = 打出伏击！
root-log-foiled = { $who }反制伏击。
    .brief = 反制伏击
root-log-dice = { $who }掷出{ $count }，{ $faction }掷出{ $second-count }。
    .brief = 掷出{ $count }比{ $second-count }
root-log-hits = { $who }{ $count ->
    [0] 未对{ $faction }造成命中
   *[other] 对{ $faction }造成{ $count }命中
}，{ $second-count ->
    [0] 未承受命中
   *[other] 承受{ $second-count }命中
}。
root-log-removed = { $who }在地点{ $clearing }失去{ $piece-id ->
    [keep] 城堡
    [warlord] 督军
    [treetop] 古树之巅的建筑
    [warrior] { $count }名战士
   *[other] { $count }个{ $piece }
}。
    .brief = 在地点{ $clearing }失去{ $piece-id ->
        [keep] 城堡
        [warlord] 督军
        [treetop] 树巅建筑
        [wood] { $count }木材
        [warrior] { $count }名战士
       *[other] { $count }个{ $piece }
    }
root-log-hospital = { $who }救回{ $count }名战士，放置于地点{ $clearing }。
    .brief = 救回{ $count }名至地点{ $clearing }
root-log-outrage = 公愤！{ $who }交出{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}。
    .brief = 交出{ $card }（公愤）
root-log-outrage-shown = 公愤！{ $who }没有对应的牌，展示手牌。
    .brief = 展示手牌（公愤）
root-log-base-lost = { $who }随基地一同失去所有{ $suit }牌和鸟牌拥护者。
    .brief = 失去{ $suit }拥护者
root-log-officers-lost = { $who }失去{ $count }名军官。
    .brief = 失去{ $count }名军官
root-log-wood = { $who }在地点{ $clearing }放置{ $count }个木材。
    .brief = 在地点{ $clearing }放置{ $count }木材
root-log-paid-wood = { $who }从地点{ $clearing }花费{ $count }个木材。
    .brief = 从地点{ $clearing }花费{ $count }木材
root-log-recruited = { $who }在地点{ $clearing }募集{ $count }名战士。
    .brief = 在地点{ $clearing }募{ $count }名
root-log-built = { $who }在地点{ $clearing }建造{ $piece }。
    .brief = 在地点{ $clearing }建造{ $piece }
root-log-overworked = { $who }让地点{ $clearing }的锯木厂加速生产。
    .brief = 在地点{ $clearing }加速生产
root-log-extra = { $who }获得1个额外行动。
    .brief = 获得1个行动
root-log-decreed = { $who }将《{ $card }》添加到法令的{ $column }列。
    .brief = { $column }列添加{ $card }
root-log-resolves = { $who }结算{ $column }列的一张{ $suit }牌。
    .brief = 结算{ $column }列（{ $suit }）
root-log-unresolved = { $who }无法结算{ $column }列的一张{ $suit }牌。
    .brief = 无法结算{ $column }列（{ $suit }）
root-log-turmoil = { $who }爆发动乱！
    .brief = 爆发动乱
    .title = 动乱
    .means =
        法令无法结算。法令中每有一张鸟牌，鹰栖失去1分；除心腹重臣外，法令全部丢弃。新领袖上任，鹰栖的白天就此结束。
    .clockwork =
        它无法建造鸟巢。法令中每张鸟牌使它失去1分（有特性「贵族」则得分），然后丢弃法令，直接进入夜晚。
root-log-roosted = { $who }在地点{ $clearing }放置新的鸟巢。
    .brief = 在地点{ $clearing }放置鸟巢
root-log-supporter = { $who }将{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}加入拥护者群众。
    .brief = 将{ $card }加入拥护者
root-log-trained = { $who }训练1名军官。
    .brief = 训练1名军官
root-log-revolted = { $who }在地点{ $clearing }起义！
    .brief = 在地点{ $clearing }起义！
    .title = 起义
    .means =
        该地点的所有敌方配件都会被移除，联盟在那里放置一个基地。有了基地，联盟就能训练军官，拥护者也可以超过5张。
    .clockwork =
        该地点的所有敌方配件已被移除，它在那里建立了基地。每个夜晚它在每个基地募集1名战士。
root-log-officer = { $who }获得1名军官。
    .brief = 获得1名军官
root-log-sympathy = { $who }将拥护扩散到地点{ $clearing }。
    .brief = 拥护扩散至地点{ $clearing }
root-log-organized = { $who }在地点{ $clearing }执行组织行动。
    .brief = 在地点{ $clearing }组织拥护
root-log-spent-supporter = { $who }花费拥护者牌{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}。
    .brief = 花费{ $card }
root-log-refreshed = { $condition-id ->
    [both] { $who }翻开物品：{ $item }（仍损毁）。
   *[other] { $who }翻开物品：{ $item }。
}
root-log-exhausted = { $who }消耗{ $item }。
root-log-damaged = { $who }损毁物品：{ $item }{ $condition }。
    .brief = 损毁{ $item }{ $condition }
root-log-repaired = { $condition-id ->
    [both] { $who }修理物品：{ $item }（仍为已消耗）。
   *[other] { $who }修理物品：{ $item }。
}
    .brief = { $condition-id ->
        [both] 修理{ $item }（仍为已消耗）
       *[other] 修理{ $item }
    }
root-log-rested = { $who }一夜安宁，修理所有损毁的物品。
    .brief = 休息，全部修好
root-log-dropped = { $who }将物品移出游戏：{ $item }{ $condition }。
    .brief = 移除{ $item }{ $condition }
root-log-explored = { $who }在地点{ $clearing }的废墟中找到{ $item }。
    .brief = 在地点{ $clearing }找到{ $item }
root-log-ruin-cleared = 地点{ $clearing }的废墟被移除。
root-log-looked = { $item-id ->
    [hidden] { $who }查看地点{ $clearing }的废墟。
   *[other] { $who }在地点{ $clearing }的废墟下看到{ $item }和{ $second-item }。
}
    .brief = 查看地点{ $clearing }的废墟
root-log-left-ruin = { $who }没有从地点{ $clearing }的废墟拿取物品。
    .brief = 未取地点{ $clearing }的废墟
root-log-aided = { $who }以{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}援助{ $faction }。
    .brief = 援助{ $faction }：{ $card }
root-log-gained-item = { $who }获得{ $item }。
    .brief = 获得{ $item }
root-log-gained-exhausted = { $who }获得{ $item }，并翻至面朝上。
    .brief = 获得{ $item }，已翻开
root-log-relation = { $faction }与{ $who }的关系变为{ $relation }。
    .brief = { $faction }变为{ $relation }
root-log-improvised = { $who }在任务「{ $quest }」中即兴使用{ $item }。
    .brief = 即兴替代{ $item }
root-log-quested = { $who }完成任务「{ $quest }」（奖励：{ $reward }）。
    .brief = 完成{ $quest }：{ $reward }
root-log-quest-shown = 新任务出现：「{ $quest }」。
    .brief = 新任务{ $quest }
root-log-struck = { $who }袭击{ $faction }的{ $piece-id ->
    [warrior] 1名战士
   *[other] { $piece }
}。
    .brief = 袭击{ $faction }的{ $piece }
root-log-stole = { $who }从{ $faction }处偷窃。
    .brief = 从{ $faction }偷窃
root-log-labored = { $who }从弃牌堆拿取《{ $card }》。
    .brief = 从弃牌堆拿取{ $card }
root-log-markers = 洗混花色标记：每个地点获得一种花色。
    .brief = 洗混花色标记
root-log-marked = 地点{ $clearing }成为{ $suit }地点。
root-log-ferried = { $who }搭渡轮前往地点{ $clearing }。
    .brief = 搭渡轮到地点{ $clearing }
root-log-landmark-dealt = { $landmark }加入游戏。
    .brief = { $landmark }加入游戏
root-log-landmark-set = { $who }在地点{ $clearing }设置{ $landmark }。
    .brief = 在地点{ $clearing }设置{ $landmark }
root-log-forge-took = 传奇锻炉从供应堆拿取{ $item }{ $count ->
    [1] { "" }
   *[other] （{ $count }次）
}。
    .brief = 锻炉存入{ $item }（{ $count }）
root-log-forged = { $who }从传奇锻炉拿取{ $item }。
    .brief = 从锻炉拿取{ $item }
root-log-treetop = { $who }在古树之巅放置{ $piece }。
    .brief = 在树巅放置{ $piece }
root-log-treetop-lost = { $who }移除古树之巅的建筑，额外得1分。
    .brief = 清空树巅
root-log-swapped = { $who }用{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}交换{ $second-card-id ->
    [hidden] { $second-card }
   *[other] 《{ $second-card }》
}。
    .brief = 在摊位{ $count }交换
root-log-cleared = { $who }打通地点{ $clearing }与地点{ $second-clearing }之间的道路。
    .brief = 打通道路{ $clearing }-{ $second-clearing }
root-log-held-pass = { $who }占据地点{ $clearing }的塔楼。
    .brief = 守住塔楼
root-log-hideout = { $who }使用藏身处，结束白天。
    .brief = 使用藏身处
root-log-sets-up-first = { $who }先进行设置。
    .brief = 先设置
root-log-instigated = { $who }在地点{ $clearing }挑拨起一场战斗。
    .brief = 在地点{ $clearing }挑拨
root-log-enlisted = { $who }防守时向{ $faction }求助。
    .brief = 向{ $faction }求助
root-log-scorched = { $who }将地点{ $clearing }化为焦土：任何配件都不能再进入。
    .brief = 地点{ $clearing }化为焦土
root-log-outcast = { $suit }成为流放者。
    .brief = { $suit }成为流放者
root-log-hated = 流放者（{ $suit }）被憎恶。
    .brief = { $suit }被憎恶
root-log-souls-freed = { $who }从失落的魂魄中丢弃{ $count }张牌。
    .brief = 丢弃{ $count }张魂魄
root-log-conspired = { $who }花费{ $count }名侍祭，实施阴谋：{ $conspiracy }。
    .brief = 花费{ $count }名侍祭：{ $conspiracy }
root-log-converted = { $who }在地点{ $clearing }使{ $faction }的一名战士皈依。
    .brief = 在地点{ $clearing }使{ $faction }的1名战士皈依
root-log-revealed = { $who }展示《{ $card }》。
    .brief = 展示{ $card }
root-log-acolyte = { $who }将1名战士移入侍祭栏。
    .brief = 获得1名侍祭
root-log-avenged = { $who }被移除的防守战士成为{ $count }名侍祭。
    .brief = 获得{ $count }名侍祭
root-log-gardens-lost = { $who }失去花园，随机弃牌。
    .brief = 失去花园
root-log-priced = { $who }将{ $service }的价格设定为{ $count }。
    .brief = { $service }定价{ $count }
root-log-bought = { $who }以{ $count }名战士向河流之友购买{ $service }。
    .brief = 以{ $count }名购买{ $service }
root-log-bought-card = { $who }以{ $count }名战士向河流之友购买《{ $card }》。
    .brief = 以{ $count }名购买{ $card }
root-log-protected = { $who }将{ $count }名战士置于付款栏（保护主义）。
    .brief = 向付款栏放置{ $count }名
root-log-dividends = { $who }凭{ $count }份资金收取红利。
    .brief = 收取红利（{ $count }）
root-log-gathered = { $who }募得{ $count }份资金。
    .brief = 募得{ $count }份资金
root-log-committed = { $who }投入1份{ $faction }的资金。
    .brief = 投入{ $faction }的1份资金
root-log-funds-spent = { $who }花费{ $count }份{ $faction }的资金。
    .brief = 花费{ $faction }的{ $count }份资金
root-log-fund-lost = { $who }随贸易站失去1份{ $faction }的资金。
    .brief = 失去{ $faction }的1份资金
root-log-exported = { $who }出口《{ $card }》。
    .brief = 出口{ $card }
root-log-took-back = { $who }收回{ $count }张展示的牌。
    .brief = 收回{ $count }张牌
root-log-surfaced = { $who }在地点{ $clearing }钻出地面，在该处及每个相邻地点各放置{ $count }名战士。
    .brief = 从地点{ $clearing }钻出
root-log-mustered = { $who }在地穴放置{ $count }名战士。
    .brief = 向地穴放置{ $count }名
root-log-emerged = { $who }将{ $count }名战士从地穴移动到地点{ $clearing }。
    .brief = { $count }名上到地点{ $clearing }
root-log-descended = { $who }将{ $count }名战士从地点{ $clearing }移动到地穴。
    .brief = { $count }名从地点{ $clearing }入地穴
root-log-dug = { $who }在地点{ $clearing }挖掘地道。
    .brief = 在地点{ $clearing }挖掘地道
root-log-filled = { $who }移除地点{ $clearing }的地道。
    .brief = 移除地点{ $clearing }的地道
root-log-acts = { $who }让{ $minister }行动。
    .brief = 让{ $minister }行动
root-log-acts-as = { $who }让{ $minister }充当{ $second-minister }行动。
    .brief = { $minister }充当{ $second-minister }
root-log-swayed = { $who }拉拢{ $minister }！
    .brief = 拉拢{ $minister }
root-log-dismissed = { $who }失去{ $minister }及其王冠。
    .brief = 失去{ $minister }
root-log-plotted = { $who }在地点{ $clearing }放置密谋（{ $piece }）。
    .brief = 在地点{ $clearing }密谋（{ $piece }）
root-log-tricked = { $who }交换地点{ $clearing }与地点{ $second-clearing }的密谋。
    .brief = 交换地点{ $clearing }与{ $second-clearing }的密谋
root-log-flipped = { $who }揭示地点{ $clearing }的密谋：{ $piece }！
    .brief = 揭示地点{ $clearing }的{ $piece }
    .title = 密谋揭示
    .means =
        它面朝上留在原处；炸弹例外：炸弹移除那里的所有敌方配件和自身。
    .clockwork =
        它面朝上留在原处；炸弹则移除那里的所有敌方配件，并换成另一个密谋。
root-log-exerted = { $who }竭力行动：多执行1个行动，放弃夜晚抓牌。
    .brief = 竭力行动
root-log-guessed = { $who }以{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}猜测地点{ $clearing }的密谋是{ $piece }。
    .brief = 猜地点{ $clearing }是{ $piece }
root-log-exposed = { $who }揭穿地点{ $clearing }的密谋。
    .brief = 揭穿地点{ $clearing }的密谋！
    .title = 密谋被揭穿
    .means = 密谋被移除而不生效，卡牌保留，猜中的玩家得1分。
root-log-misjudged = { $who }猜错，将{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}交给{ $faction }。
    .brief = 把{ $card }交给{ $faction }（猜错）
    .title = 密谋猜错
    .means = 密谋保持面朝下，黑鸦得到所展示的卡牌。
root-log-anointed = { $who }在地点{ $clearing }册立督军。
    .brief = 在地点{ $clearing }册立督军
root-log-mood = { $who }的督军心情变为「{ $mood }」。
    .brief = 心情变为「{ $mood }」
root-log-mob-die = { $who }的暴民骰子掷出{ $suit }。
    .brief = 掷出{ $suit }（暴民骰子）
root-log-plundered = { $who }的暴民在地点{ $clearing }的废墟中找到{ $item }。
    .brief = 在地点{ $clearing }找到{ $item }
root-log-hoarded = { $who }将{ $item }收入宝库。
    .brief = { $item }收入宝库
root-log-sold-item = { $who }变卖{ $item }得分，没有收入宝库。
    .brief = 变卖{ $item }得分
root-log-scrapped = { $who }将{ $item }移出游戏。
    .brief = 移除{ $item }
root-log-led = { $who }将督军移动到地点{ $clearing }。
    .brief = 督军移至地点{ $clearing }
root-log-loots = { $who }选择劫掠{ $faction }。
    .brief = 选择劫掠{ $faction }
root-log-looted = { $who }从{ $faction }劫掠{ $item }。
    .brief = 从{ $faction }劫掠{ $item }
root-log-rallied = { $who }召集地点{ $clearing }的暴民参战。
    .brief = 召集地点{ $clearing }的暴民
root-log-ignored = { $who }忽略首次命中。
    .brief = 忽略首次命中
root-log-warlord-fell = 督军在地点{ $clearing }被移除。
    .brief = 在地点{ $clearing }失去督军
    .title = 督军阵亡
    .means = 百众会在下个清晨从自己的战士中册立新的督军。
root-log-oppressed = { $who }压制{ $count }个地点。
    .brief = 压制{ $count }个地点
root-log-relics-laid = { $who }将{ $count }个圣物藏入森林，价值未知。
    .brief = 藏下{ $count }个圣物
root-log-relics-in = 森林{ $forest }：雕像{ $count }个、石板{ $second-count }个、珠宝{ $third-count }个。
root-log-encamped = { $who }在地点{ $clearing }扎营（{ $piece }）。
    .brief = 在地点{ $clearing }扎营
root-log-decamped = { $who }在地点{ $clearing }拔营（{ $piece }）。
    .brief = 在地点{ $clearing }拔营
root-log-retinue-acts = { $who }用随从《{ $card }》行动。
    .brief = 用{ $card }行动
root-log-retainer-acts = { $who }用忠诚家臣行动。
    .brief = 用家臣行动
root-log-retainer-lost = { $who }将一张忠诚家臣移出游戏。
    .brief = 失去家臣
root-log-carried = { $who }将{ $piece }搬运到地点{ $clearing }。
    .brief = { $piece }搬运到地点{ $clearing }
root-log-turned-up = { $who }翻开森林{ $forest }中一个面朝下的{ $relic }。
root-log-delved = { $who }从森林{ $forest }探寻出{ $piece }，移到地点{ $clearing }。
    .brief = 在地点{ $clearing }探得{ $piece }
root-log-recovered = { $who }在地点{ $clearing }回收{ $piece }。
    .brief = 回收{ $piece }
root-log-prize-laid = { $who }将{ $piece }放置于森林{ $forest }。
    .brief = 在森林{ $forest }放置{ $piece }
root-log-joined-retinue = { $who }将{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}加入随从（{ $slot }）。
    .brief = { $card }加入随从
root-log-shifted-retinue = { $who }将{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}调动到「{ $second-slot }」列。
    .brief = 调动{ $card }
root-log-shifted-retainer = { $who }将一张忠诚家臣调动到「{ $second-slot }」列。
    .brief = 调动家臣
root-log-quiet = 已有{ $count }轮无人刷新自己的最高分：再过{ $second-count }轮游戏结束。
    .brief = 最高分未刷新：剩{ $second-count }轮
root-log-won = { $who }获胜！
    .brief = 获胜

## How it ended
root-won-points = 以分数获胜。
root-won-dominance = 以统治牌获胜。
root-won-quiet = 连续25轮没有玩家刷新最高分。

## Why an action is refused: what is wrong, and what would help
root-no-game-over = 游戏已经结束。
root-no-not-now = 这不是对当前提问的回答。
root-no-not-so = 不能这样做：换一个地点、牌或数字试试。
root-no-pass = 这里必须选择：从列出的行动中选一个。
root-no-form = 现在请这样输入：{ $example }
root-no-unasked = 现在没有问这个：请回答当前的提问。
root-no-not-yours = 你不能这样做：只有{ $faction }可以。
root-no-faction = 本局没有人使用{ $faction }。
root-no-setup-first = 游戏仍在设置中：请先完成设置。
root-no-turn = 请等到你的回合。
root-no-yet = 这要在回合稍后进行：先完成当前步骤。
root-no-second-landmark = { $landmark }已经设置：请选择另一个地标。
root-no-setup-over = 这只能在设置时进行，而设置已经结束。
root-no-past = 本回合已经来不及了：请等到下一个回合。
root-no-actions-left = 你没有剩余行动：请结束（pass）。
root-no-actions-but-birds = 你没有剩余行动：请结束（pass），或花费鸟牌再执行一个。
root-no-extra-yet = 你还有剩余行动：用完后才能花费鸟牌。
root-no-building = 你不能建造这种建筑：请指明你自己的建筑。
root-no-count-yet = 移动的数量在下一步选择：这里请输入{ $count }。
root-no-corner = 城堡要放在地图角落：请选择角落地点。
root-no-keep-homeland = 城堡要放在本土：尽可能不与其他玩家的本土相邻。
root-no-homeland-building = 每个本土各放置一个建筑。
root-no-setup-card = 不能选取{ $faction }：请从备选池中选择部族。
root-no-locked = 有人选取武斗派部族之前，你不能选取{ $faction }。
root-no-homeland-taken = 地点{ $clearing }已经是本土：请另选一个。
root-no-homeland-edge = 地点{ $clearing }不在地图边缘：请在那里选择本土。
root-no-homeland-near = 地点{ $clearing }离其他玩家的本土太近：请另选一个。
root-no-homeland-beside = 地点{ $clearing }不能与你的其他本土相邻：请另选一个。
root-no-spread = 地点{ $clearing }不与你的本土相邻，或已经放置过战士。
root-no-home = 你不能从那里开始：请从列出的地点中选择。
root-no-setup-building = 该建筑要放在城堡所在地点或其相邻地点的开放放置格。
root-no-setup-suit = 地点{ $clearing }的花色不符：请另选一个。
root-no-such-forest = 这张地图没有那个森林。
root-no-wood-there = 不能在地点{ $clearing }放置木材：请选择另一个锯木厂。
root-no-wood-left = 你的木材都在地图上：没有剩余可放置。
root-no-recruiter = 你在地图上没有募兵处：请先建造一个。
root-no-pass-decree = 至少向法令添加一张牌后才能结束（pass）。
root-no-pass-resolve = 你不能结束（pass）：请先结算法令。
root-no-column = { $column }列在先：请结算其中的牌。
root-no-decree-card = { $column }列没有剩余的{ $suit }牌可结算。
root-no-turmoil = 你还能结算一张{ $suit }牌，所以不会爆发动乱。
root-no-second-turmoil = 无论哪张牌无法结算，动乱都一样：请指定所提供的花色，而不是{ $suit }。
root-no-roost-needed = 你在地图上还有鸟巢：失去全部后才能放置新的。
root-no-new-roost = 新的鸟巢要放在战士最少的地点的开放放置格。
root-no-leader = 那名领袖已被废黜：请另选一名。
root-no-leader-now = 领袖在设置时和动乱后选择。
root-no-base-here = 你在地点{ $clearing }没有基地：请在有基地的地点募兵。
root-no-boots = 移动到地点{ $clearing }需要{ $count }双面朝上的靴子：那里有敌对战士。
root-no-follower = { $faction }的战士不能同行：数量不足、未结盟，或起点和终点都不归其统治。
root-no-forest-beside = 那个森林不与你相邻：请疾行到相邻的森林。
root-no-deed-in-forest = 你在森林中：请先移动到一个地点。
root-no-tile = 你没有该状态的{ $item }：请另选一个。
root-no-aid-match = 《{ $card }》与地点{ $clearing }不对应：请用对应的牌援助。
root-no-one-to-aid = 不能援助{ $faction }：对方在你的地点没有配件。
root-no-item-to-exhaust = 你没有面朝上的物品：援助需要消耗一个。
root-no-strike = 对方在这里没有该配件：请指明你所在地点的配件。
root-no-strike-past = 先袭击对方的战士：你的地点里还有。
root-no-victim = 不能从{ $faction }处偷窃：对方须有手牌，且在这里有战士。
root-no-labor = 《{ $card }》不在弃牌堆：请从弃牌堆选择一张牌。
root-no-labor-match = 《{ $card }》与地点{ $clearing }不对应：请拿取对应的牌。
root-no-instigated = { $faction }不能在你的地点进攻：请指明另一个进攻方。
root-no-instigating = 对方不能在你的地点进攻{ $faction }：请指明另一个防守方。
root-no-glide-here = 你已经在地点{ $clearing }：请穿行到另一个地点。
root-no-character-taken = 另一名浪子是{ $character }：请选择其他角色。
root-no-partner = 须在4人以上的游戏中，与分数最低的玩家联合。
root-no-vagabond-dominance = 浪子只能联合：请输入「coalition { $suit }」加一个部族。
root-no-dominance-now = 统治牌只能在你的白天使用。
root-no-recall = { $suit }统治牌不在地图旁。
root-no-recall-match = 《{ $card }》不对应：请花费同花色的牌。
root-no-outcast-bird = 流放者是狐、兔或鼠：请选择其一。
root-no-own-plot = 那是你自己的密谋：请改为揭示。
root-no-recruit-bird = 请指明募兵的花色：狐、兔或鼠。
root-no-recruit-suit = 《{ $card }》不对应该花色：请选择对应的牌。
root-no-trick-alone = 请指明两个有密谋的地点：将其密谋互换。
root-no-service-card = 还要指明牌：请输入「services」加对方的一张手牌。
root-no-own-service = 你不能购买自己的服务：请使用你的资金。
root-no-price = 价格为1至4：请选择其一。
root-no-price-first = 请先设定{ $service }的价格。
root-no-second-price = 你本回合已经设定过{ $service }的价格。
root-no-same-price = { $service }的价格已经是{ $price }：保持不变，或指明其他价格。
root-no-deck = 没有牌可抓。
root-no-use = { $minister }现在无事可做：请选择另一名大臣。
root-no-mayor = 请指明{ $minister }仿效谁，例如「minister mayor captain」。
root-no-copying = { $minister }不能仿效其他大臣：只有市长可以。
root-no-copied = 不能仿效{ $minister }：请选择侍从或贵族。
root-no-second-warlord = 你的督军已经在地图上。
root-no-anointing = 请在有你战士的地点册立督军。
root-no-warlord-here = 你的督军不在地点{ $clearing }：请在督军所在地点战斗。
root-no-lavish = 只有心情为「慷慨」时，才能用宝库中的物品换取战士。
root-no-hoarded = 你的宝库里没有{ $item }：请另选一个物品。
root-no-return = 请选择一个你能放置战士的地图边缘地点重返。
root-no-shift-nowhere = 那张牌已经在该列：请指明另一列。
root-no-orders = 须将对方在那里的半数战士（向上取整）移动到相邻地点。
root-no-effect-again = 你本回合已经使用过《{ $card }》。
root-no-effect-birdsong-start = 《{ $card }》在你的清晨开始时使用。
root-no-effect-daylight-start = 《{ $card }》在你的白天开始时使用。
root-no-effect-evening-start = 《{ $card }》在你的夜晚开始时使用。
root-no-effect-birdsong = 《{ $card }》在你的清晨使用。
root-no-effect-daylight = 《{ $card }》在你的白天使用。
root-no-effect-draw = 《{ $card }》在夜晚代替抓牌使用。
root-no-effect-in-battle = 《{ $card }》在战斗中使用：届时会询问你。
root-no-effect-to-use = 《{ $card }》自动生效：无需使用。
root-no-effect-so = 《{ $card }》不能这样使用：请另作选择。
root-no-such-clearing = 这张地图没有地点{ $clearing }。
root-no-path = 地点{ $clearing }不与起点相邻：每次只能移动一个地点。
root-no-open-path = 通往地点{ $clearing }的道路封闭：请先打通。
root-no-second-ferry = 渡轮本回合已经移动过：请用其他方式前往地点{ $clearing }。
root-no-landmark = 本局没有{ $landmark }。
root-no-landmark-use = 该地标自动生效：无需使用。
root-no-landmark-site = { $landmark }需要{ $site }，地点{ $clearing }不符合。
root-no-landmark-near = 地点{ $clearing }或其相邻地点已有地标：请选择其他地点。
root-no-second-swap = 你本回合已经交换过牌（每回合一次）。
root-no-swap-first = 请先使用{ $landmark }，再选择牌。
root-no-piece-at-market = 你在黑市没有配件：请先让配件前往地点{ $clearing }。
root-no-piece-at-forge = { $item }在传奇锻炉：那里有你的配件才能制造。
root-no-closed-path = 那里没有通往地点{ $clearing }的封闭道路：请指明另一条。
root-no-second-clear = 你本回合已经打通过道路（每回合一次）。
root-no-clear-now = 只能在你的白天打通道路。
root-no-piece-at-path = 通往地点{ $clearing }的道路两端都没有你的配件：请先移动过去。
root-no-hand = 你没有可花费的手牌。
root-no-warriors-here = { $count ->
    [0] 你在地点{ $clearing }没有战士：请先移动过去。
   *[other] 你在地点{ $clearing }只有{ $count }名战士：请指明更小的数字。
}
root-no-rule-to-move = 起点和地点{ $clearing }都不归你统治：请先统治其一。
root-no-match = 地点{ $clearing }不是{ $suit }地点：请选择与牌对应的地点。
root-no-roost-here = 你在地点{ $clearing }没有鸟巢：请在有鸟巢的地点募兵。
root-no-attacker = 你在地点{ $clearing }没有战士：请先移动过去。
root-no-enemy = 在地点{ $clearing }只能进攻敌人：请选择另一个防守方。
root-no-defender = 对方在地点{ $clearing }没有配件：请在别处进攻。
root-no-rule = 地点{ $clearing }不归你统治：请先让你的战士和建筑多于其他任何一方。
root-no-slot = 地点{ $clearing }没有开放的放置格：请选择其他地点。
root-no-place-at-keep = 你不能在地点{ $clearing }放置配件：城堡在那里。
root-no-scorched = 地点{ $clearing }已成焦土：任何配件都不能进入。
root-no-building-left = 这种建筑已全部在地图上：请建造另一种。
root-no-wood = 需要{ $cost }个木材，{ $count ->
    [0] 却没有木材
   *[other] 却只有{ $count }个
}能经由你统治的地点送到地点{ $clearing }。
root-no-second-roost = 地点{ $clearing }已有鸟巢：请选择其他地点。
root-no-card = 你没有《{ $card }》：请从手牌中选择。
root-no-craft-kind = 《{ $card }》不能制造：请打出或花费。
root-no-item-left = 供应堆没有剩余的{ $item }：请制造另一张牌。
root-no-second-effect = 你已有《{ $card }》的效果：请制造另一张牌。
root-no-crafting-pieces = 《{ $card }》需要更多制造配件，或其他花色的制造配件。
root-no-craft-late = 制造在白天开始时进行：请等到下一个回合。
root-no-sawmill = 你在地点{ $clearing }没有锯木厂：请在有锯木厂的地点加速生产。
root-no-card-match = 《{ $card }》与地点{ $clearing }不对应：请花费对应的牌。
root-no-recruited = 你本回合已经募过兵（每回合一次）。
root-no-warriors-left = 你的供应堆没有剩余战士。
root-no-second-bird = 《{ $card }》将是本回合的第二张鸟牌：请添加其他牌。
root-no-base-match = 你没有与《{ $card }》对应的基地：请另选一张牌。
root-no-quest = 该任务不可用：请选择面朝上的任务。
root-no-way-out = 你不能离开地点{ $clearing }：请先移除那里的陷阱。
root-no-place-at-snare = 你不能在地点{ $clearing }放置配件：请先移除那里的陷阱。
root-no-plot-here = 不能对地点{ $clearing }的密谋这样做：请另选一个。
root-no-second-plot = 地点{ $clearing }已有密谋（每个地点一个）。
root-no-plot-left = 2个这种密谋都已在地图上：请选择另一种。
root-no-trick-faces = 请交换两个面朝上或两个面朝下的密谋，不能一个朝上一个朝下。
root-no-piece-here = 你在地点{ $clearing }没有配件：请在有你配件的地点揭穿密谋。
root-no-card-to-show = 你没有与地点{ $clearing }对应的牌可展示。
root-no-bird = 《{ $card }》不是鸟牌：只有鸟牌能换取额外行动。
root-no-dominance-with-two = 双人游戏没有统治牌。
root-no-second-dominance = 你已经离开计分轨：这一选择不能更改。
root-no-dominance-yet = 激活统治牌需要10分：请先得分。
root-no-sympathy-here = 地点{ $clearing }不是拥护地点：请在拥护地点起义。
root-no-base-left = 与地点{ $clearing }花色对应的基地已在地图上：请在其他花色的地点起义。
root-no-supporters = 地点{ $clearing }需要{ $count }张对应的拥护者：请先积攒。
root-no-second-sympathy = 地点{ $clearing }已是拥护地点：请另选一个。
root-no-sympathy-left = 你的拥护指示物都在地图上：没有剩余可放置。
root-no-near-sympathy = 地点{ $clearing }不与拥护地点相邻：每次只能扩散一个地点。
root-no-ruin = 地点{ $clearing }没有废墟：请探索有废墟的地点。
root-no-ready = 你没有面朝上的{ $item }：请先翻开、修理或获得一个。
root-no-character = 只有{ $character }可以这样做。
root-no-improvising-twice = 你本回合已经用过即兴（每回合一次）。
root-no-improvising = 该任务不需要{ $item }，或没有其他物品能代替。
root-no-effect = 你没有《{ $card }》的效果：请先制造。
root-no-effects = 你没有已制造的效果牌：请先制造一张。
root-no-card-to-reveal = 你没有与地点{ $clearing }对应的牌可展示。
root-no-card-to-dig = 你没有与地点{ $clearing }对应的牌可花费。
root-no-witness = 没有剩余的地点与《{ $card }》对应：每张牌须各对应一个不同的地点。
root-no-second-tunnel = 地点{ $clearing }已有地道：请在没有地道的地点挖掘。
root-no-tunnel = 你在地点{ $clearing }没有地道：请先挖掘。
root-no-warriors-below = { $count ->
    [0] 地穴是空的：请先募兵。
   *[other] 地穴只有{ $count }名战士：请指明更小的数字。
}
root-no-minister = 尚未拉拢{ $minister }：议会之后可以拉拢大臣。
root-no-second-act = { $minister }本回合已经行动（每回合一次）。
root-no-second-sway = { $minister }已被拉拢：请选择另一名大臣。
root-no-crown = { $minister }的等级没有剩余王冠：请拉拢其他等级。
root-no-reveal = { $minister }需要{ $count }张牌，每张对应一个不同的、有你配件的地点。

root-no-craft-early = 制造在夜晚进行：请先结束白天。
root-no-outcast = 地点{ $clearing }与流放者不对应：请在对应的地点实施阴谋。
root-no-acolytes = 需要{ $count }名侍祭：献祭或失去防守战士可获得更多。
root-no-convert = 对方在地点{ $clearing }没有可皈依的战士。
root-no-sanctify = 地点{ $clearing }没有这种敌方建筑：请指明另一个。
root-no-garden-left = 地点{ $clearing }花色的花园都在地图上：请选择其他花色。
root-no-ritual-bird = 《{ $card }》是鸟牌：只能用于献祭。
root-no-ritual-match = 《{ $card }》与地点{ $clearing }不对应：请展示对应的牌。
root-no-second-score = { $suit }花园本回合已经计分：请选择其他花色。
root-no-card-for-sale = 河流之友没有《{ $card }》：请购买其手牌中的牌。
root-no-shop-now = 只能在你的清晨开始时购买服务。
root-no-mercenaries = 浪子不能雇用佣兵：请购买其他服务。
root-no-means = 需要你供应堆中的{ $count }名战士（浪子则用物品）。
root-no-second-service = 现在不出售该服务，或你已经拥有。
root-no-funds = 你的资金栏是空的：请等到下一个清晨。
root-no-funds-to-craft = 资金不足以制造《{ $card }》：每个图标投入1份。
root-no-river = 地点{ $clearing }不临河：请选择临河地点。
root-no-second-post = 地点{ $clearing }已有贸易站：请选择其他地点。
root-no-post-left = 没有剩余的地点{ $clearing }花色的贸易站：请选择其他花色。
root-no-ruler-for-post = 地点{ $clearing }没有统治者，没有资金可支付那里的贸易站。
root-no-funds-of-ruler = 需要2份{ $faction }（地点{ $clearing }的统治者）的资金。
root-no-sacrifice = 《{ $card }》不是鸟牌：只有鸟牌可用于献祭。
root-no-stronghold-left = 要塞都在地图上：没有剩余可建造。
root-no-same-mood = 这就是当前的心情：请另选一种。
root-no-mood = 宝库里的{ $item }禁用该心情：请另选一种。
root-no-warlord = 督军不在地图上：请在清晨册立。
root-no-second-mob = 地点{ $clearing }已有暴民：请在没有暴民的地点煽动。
root-no-mob-left = 暴民都在地图上：没有剩余可放置。
root-no-waystation-left = 该驿站已在地图上：请另选一个。
root-no-waystation-here = 该驿站不在地点{ $clearing }：请选择在那里的驿站。
root-no-second-camp = 你已在地点{ $clearing }这样做过（每个地点一次）。
root-no-station-to-recruit = 你在地点{ $clearing }没有驿站：请在驿站募兵。
root-no-recruit-match = 《{ $card }》与地点{ $clearing }不对应：请花费对应的牌。
root-no-retinue-match = 该列没有对应地点{ $clearing }且尚未行动的牌。
root-no-actor = 《{ $card }》不在该列、已经行动或不对应。
root-no-relic-here = 该圣物不在地点{ $clearing }：请另选一个。
root-no-battle-first = 地点{ $clearing }有敌人：请先战斗，再在那里探寻。
root-no-rule-to-delve = 要在地点{ $clearing }探寻，须统治该处并有战士在场。
root-no-forest-near = 该森林不与地点{ $clearing }相邻：请选择相邻的森林。
root-no-relic-in-forest = 该圣物不在那个森林：请另选一个。
root-no-waystation-kind = 地点{ $clearing }没有显示该种类的驿站：请将圣物搬运到有这种驿站的地点。
root-no-retinue-room = 随从已满（10张牌）：只有圣物让你失去牌时，随从才会减少。
root-no-shift-after = 你已添加随从，本回合不能再调动牌。
root-no-card-there = 那张牌不在该列：请指明它所在的列。


## What the verbs are called in menus and in the key bar
root-verb-pass = 结束/否
root-verb-keep = 城堡
root-verb-draft = 选取
root-verb-lay = 放回
root-verb-place = 放置
root-verb-roost = 鸟巢
root-verb-leader = 领袖
root-verb-character = 角色
root-verb-start = 起始森林
root-verb-home = 起始地点
root-verb-outcast = 流放者
root-verb-craft = 制造
root-verb-activate = 激活
root-verb-dominance = 统治牌
root-verb-coalition = 联合
root-verb-recall = 拿取统治牌
root-verb-use = 使用
root-verb-discard = 弃牌
root-verb-battle = 战斗
root-verb-ally = 共同作战
root-verb-ambush = 伏击
root-verb-first = 先手
root-verb-settle = 结算
root-verb-take = 移除
root-verb-damage = 损毁
root-verb-enlist = 求助
root-verb-swift = 疾斩
root-verb-hospital = 战地医院
root-verb-give = 交出
root-verb-show = 展示
root-verb-wood = 木材
root-verb-march = 行军
root-verb-recruit = 募兵
root-verb-overwork = 加速生产
root-verb-build = 建造
root-verb-pay = 支付
root-verb-extra = 额外行动
root-verb-decree = 添加法令
root-verb-move = 移动
root-verb-turmoil = 动乱
root-verb-revolt = 起义
root-verb-spread = 扩散拥护
root-verb-spend = 花费
root-verb-mobilize = 动员
root-verb-train = 训练
root-verb-organize = 组织
root-verb-ferry = 搭渡轮
root-verb-landmark = 设置
root-verb-treetop = 古树之巅
root-verb-swap = 交换
root-verb-clear = 打通道路
root-verb-slip = 疾行
root-verb-refresh = 振奋
root-verb-explore = 探索
root-verb-aid = 援助
root-verb-exhaust = 消耗
root-verb-gain = 拿取
root-verb-quest = 任务
root-verb-strike = 袭击
root-verb-repair = 修理
root-verb-steal = 偷窃
root-verb-labor = 打工
root-verb-hideout = 藏身处
root-verb-instigate = 挑拨
root-verb-scorch = 焦土
root-verb-improvise = 即兴
root-verb-glide = 穿行
root-verb-drop = 丢掉物品
root-verb-crusade = 征伐
root-verb-convert = 皈依
root-verb-sanctify = 圣化
root-verb-score = 计分
root-verb-sacrifice = 献祭
root-verb-services = 购买服务
root-verb-price = 设定价格
root-verb-fund = 资金
root-verb-draw = 抓牌
root-verb-export = 出口
root-verb-post = 建立贸易站
root-verb-dig = 挖掘
root-verb-fill = 填平地道
root-verb-minister = 大臣
root-verb-sway = 拉拢
root-verb-reveal = 展示
root-verb-dismiss = 罢免
root-verb-flip = 揭示密谋
root-verb-plot = 密谋
root-verb-trick = 诡计
root-verb-exert = 竭力
root-verb-expose = 揭穿
root-verb-mob = 暴民
root-verb-anoint = 册立
root-verb-mood = 心情
root-verb-hoard = 收入宝库
root-verb-sell = 变卖
root-verb-scrap = 舍弃
root-verb-lead = 督军领兵
root-verb-advance = 督军进击
root-verb-incite = 煽动
root-verb-rouse = 鼓噪
root-verb-loot = 劫掠
root-verb-rally = 召集暴民
root-verb-encamp = 扎营
root-verb-decamp = 拔营
root-verb-act = 执行
root-verb-carry = 搬运
root-verb-delve = 探寻
root-verb-recover = 回收
root-verb-retinue = 召集随从
root-verb-shift = 调动

## What the verbs do, with the number of the law
root-verb-help-pass = { root-verb-help-pass.short }（1.4.1）。
    .short = 回答「否」，或结束正在做的事；可选的效果不使用
root-verb-help-keep = { root-verb-help-keep.short }（6.3.2）。
    .short = 在角落地点放置城堡，并在除对角地点外的每个地点各放置1名战士
root-verb-help-draft = { root-verb-help-draft.short }（A.8.2）。
    .short = 从备选池选取一个部族，并立即设置
root-verb-help-lay = { root-verb-help-lay.short }（A.10）。
    .short = 将一张手牌放回牌库，不让他人看到；你保留3张
root-verb-help-place = { root-verb-help-place.short }（6.3.4）。
    .short = 放置最初3个建筑之一、雇佣部队，或将被移除的圣物放入森林
root-verb-help-roost = { root-verb-help-roost.short }（7.4.3）。
    .short = 放置一个鸟巢和战士：设置时，或鸟巢全部失去时
root-verb-help-leader = { root-verb-help-leader.short }（7.7.3）。
    .short = 选择你的领袖，领袖决定2张心腹重臣所在的列
root-verb-help-character = { root-verb-help-character.short }（9.3.1）。
    .short = 选择你的角色：起始物品和特殊行动由其决定
root-verb-help-start = { root-verb-help-start.short }（9.3.2）。
    .short = 选择你的棋子起始所在的森林
root-verb-help-home = { root-verb-help-home.short }（5.1.7）。
    .short = 选择你在地图上的起始位置
root-verb-help-outcast = { root-verb-help-outcast.short }（10.3.3）。
    .short = 选择流放者的花色，之后由失落的魂魄改变
root-verb-help-craft = { root-verb-help-craft.short }（4.1）。
    .short = 激活牌上所示花色的制造配件，制造一张手牌
root-verb-help-activate = { root-verb-help-activate.short }（4.1.1）。
    .short = 对任意花色的图标，选择用哪种花色的制造配件支付
root-verb-help-dominance = { root-verb-help-dominance.short }（3.3.1）。
    .short = 激活一张统治牌：不再得分，但获得另一种获胜方式
root-verb-help-coalition = { root-verb-help-coalition.short }（9.2.8）。
    .short = 与分数最低的一位玩家联合：若其获胜，你也获胜
root-verb-help-recall = { root-verb-help-recall.short }（3.3.4）。
    .short = 花费一张牌，从地图旁拿取同花色的统治牌
root-verb-help-use = { root-verb-help-use.short }（4.1.3）。
    .short = 使用你已制造的牌，或雇佣部队
root-verb-help-discard = { root-verb-help-discard.short }（G.1.5）。
    .short = 丢弃一张牌：超过上限，或作为代价
root-verb-help-battle = { root-verb-help-battle.short }（4.3）。
    .short = 在有你战士或棋子的地点进攻一名敌人
root-verb-help-ally = { root-verb-help-ally.short }（9.2.9.II.c）。
    .short = 在你棋子的战斗中使用结盟部族的战士
root-verb-help-ambush = { root-verb-help-ambush.short }（4.3.1）。
    .short = 对进攻方打出伏击牌，或用来反制伏击
root-verb-help-first = { root-verb-help-first.short }（1.1.3）。
    .short = 选择战斗中先使用谁的效果
root-verb-help-settle = { root-verb-help-settle.short }（1.1.3）。
    .short = 选择先结算损失引发的哪个效果
root-verb-help-take = { root-verb-help-take.short }（4.3.4）。
    .short = 选择因命中而移除的配件或结盟战士
root-verb-help-damage = { root-verb-help-damage.short }（9.2.7）。
    .short = 选择因命中而损毁的物品
root-verb-help-enlist = { root-verb-help-enlist.short }（D.5.2）。
    .short = 将仲裁者的剑计入你的最大投掷命中，仲裁者得1分
root-verb-help-swift = { root-verb-help-swift.short }（D.8.2）。
    .short = 浪人消耗剑，在这场战斗额外造成1命中
root-verb-help-hospital = { root-verb-help-hospital.short }（6.2.3）。
    .short = 花费一张对应的牌，将被移除的战士放置到城堡处
root-verb-help-give = { root-verb-help-give.short }（1.3.2）。
    .short = 因公愤或交换交出一张牌，或将雇佣部队交给另一位玩家
root-verb-help-show = { root-verb-help-show.short }（G.1.27）。
    .short = 展示你的手牌，或展示用来揭穿密谋的牌
root-verb-help-wood = { root-verb-help-wood.short }（6.4）。
    .short = 木材不够所有锯木厂时，选择得到木材的锯木厂
root-verb-help-march = { root-verb-help-march.short }（6.5.2）。
    .short = 用1个行动移动战士至多两次
root-verb-help-recruit = { root-verb-help-recruit.short }（G.1.19）。
    .short = 在你的部族可以募兵之处放置战士
root-verb-help-overwork = { root-verb-help-overwork.short }（6.5.5）。
    .short = 花费一张对应锯木厂地点的牌，在那里放置1个木材
root-verb-help-build = { root-verb-help-build.short }（2.2.3）。
    .short = 在你统治的地点的开放放置格放置一个建筑
root-verb-help-pay = { root-verb-help-pay.short }（6.5.4.II）。
    .short = 选择用哪里的木材支付建筑
root-verb-help-extra = { root-verb-help-extra.short }（6.5）。
    .short = 花费一张鸟牌，多执行1个行动
root-verb-help-decree = { root-verb-help-decree.short }（7.4.2）。
    .short = 将一张手牌添加到法令的一列
root-verb-help-move = { root-verb-help-move.short }（4.2）。
    .short = 若起点或终点归你统治，沿道路移动战士；或消耗靴子移动棋子
root-verb-help-turmoil = { root-verb-help-turmoil.short }（7.7）。
    .short = 选择法令中一张你无法结算的牌，爆发动乱
root-verb-help-revolt = { root-verb-help-revolt.short }（8.4.1）。
    .short = 花费2张对应的拥护者：移除该地点的所有敌方配件，并放置基地
root-verb-help-spread = { root-verb-help-spread.short }（8.4.2）。
    .short = 花费对应的拥护者，在与拥护地点相邻的地点放置拥护指示物
root-verb-help-spend = { root-verb-help-spend.short }（4.1.3）。
    .short = 选择一张拥护者或手牌，花费在你已开始的行动上
root-verb-help-mobilize = { root-verb-help-mobilize.short }（8.5.2）。
    .short = 将一张手牌加入拥护者群众
root-verb-help-train = { root-verb-help-train.short }（8.5.3）。
    .short = 花费一张与基地对应的牌，使一名战士成为军官
root-verb-help-organize = { root-verb-help-organize.short }（8.6.1.IV）。
    .short = 移除一名战士，在其地点放置拥护指示物
root-verb-help-ferry = { root-verb-help-ferry.short }（C.2.5）。
    .short = 将这次移动算作搭渡轮：渡轮一同移动，你抓1张牌
root-verb-help-landmark = { root-verb-help-landmark.short }（A.5.3）。
    .short = 将本局发到的一个地标设置在符合其要求的地点
root-verb-help-treetop = { root-verb-help-treetop.short }（F.1）。
    .short = 将建筑放置在古树之巅的放置格：移除它额外得1分
root-verb-help-swap = { root-verb-help-swap.short }（F.1）。
    .short = 用一张手牌交换黑市的一张面朝下的牌
root-verb-help-clear = { root-verb-help-clear.short }（C.3.3）。
    .short = 花费一张牌，打通一端有你配件的封闭道路，得1分
root-verb-help-slip = { root-verb-help-slip.short }（9.4.2）。
    .short = 不用靴子，将棋子移动到相邻地点或森林
root-verb-help-refresh = { root-verb-help-refresh.short }（9.4.1）。
    .short = 将一个已消耗的物品翻至面朝上
root-verb-help-explore = { root-verb-help-explore.short }（9.5.3）。
    .short = 从废墟拿取一个物品：用火把并得1分，或用盗匪
root-verb-help-aid = { root-verb-help-aid.short }（9.5.4）。
    .short = 消耗一个物品，将一张对应的牌交给你所在地点的一个部族
root-verb-help-exhaust = { root-verb-help-exhaust.short }（9.2.5）。
    .short = 选择要消耗的物品，或任务中用来代替的物品
root-verb-help-gain = { root-verb-help-gain.short }（9.5.4）。
    .short = 拿取受你援助的部族的一个已制造物品，或废墟下两个物品之一
root-verb-help-quest = { root-verb-help-quest.short }（9.5.5）。
    .short = 消耗任务所示的2个物品，换取分数或2张牌
root-verb-help-strike = { root-verb-help-strike.short }（9.5.6）。
    .short = 消耗弩，移除这里的一个敌方配件，先移除战士
root-verb-help-repair = { root-verb-help-repair.short }（9.5.7）。
    .short = 消耗锤子或使用藏身处，修理一个损毁的物品
root-verb-help-steal = { root-verb-help-steal.short }（D.1.2）。
    .short = 盗贼消耗火把，随机拿取这里一位玩家的一张牌
root-verb-help-labor = { root-verb-help-labor.short }（D.2.2）。
    .short = 工匠消耗火把，从弃牌堆拿取一张对应的牌
root-verb-help-hideout = { root-verb-help-hideout.short }（D.3.2）。
    .short = 游侠消耗火把，修理3个物品并结束白天
root-verb-help-instigate = { root-verb-help-instigate.short }（D.4.2）。
    .short = 流浪汉消耗火把：另外两方在这里战斗，你因其损失得分
root-verb-help-scorch = { root-verb-help-scorch.short }（D.6.2）。
    .short = 无赖将火把留在这里：移除敌方配件，任何配件都不能再进入
root-verb-help-improvise = { root-verb-help-improvise.short }（D.7.2）。
    .short = 冒险家用另一个物品完成任务，该物品损毁
root-verb-help-glide = { root-verb-help-glide.short }（D.9.2）。
    .short = 追猎者消耗火把，不用靴子将棋子移动到任意地点
root-verb-help-drop = { root-verb-help-drop.short }（9.6.4）。
    .short = 携带物品过多时，将一个物品移出游戏
root-verb-help-crusade = { root-verb-help-crusade.short }（10.4.3.I）。
    .short = 花费侍祭，在流放者地点战斗，或从那里移动后战斗
root-verb-help-convert = { root-verb-help-convert.short }（10.4.3.II）。
    .short = 花费侍祭，将流放者地点的一名敌方战士替换为你的
root-verb-help-sanctify = { root-verb-help-sanctify.short }（10.4.3.III）。
    .short = 花费侍祭，将流放者地点的一个敌方建筑替换为花园
root-verb-help-score = { root-verb-help-score.short }（10.5.3）。
    .short = 花费一张牌，按其花色的花园得分，每回合每种花色一次
root-verb-help-services = { root-verb-help-services.short }（11.2.6）。
    .short = 清晨开始时向河流之友购买：手牌、渡船或佣兵
root-verb-help-price = { root-verb-help-price.short }（11.6.2）。
    .short = 设定一项服务的价格
root-verb-help-fund = { root-verb-help-fund.short }（11.2.4）。
    .short = 选择用资金栏中谁的战士支付，或失去谁的
root-verb-help-draw = { root-verb-help-draw.short }（G.1.6）。
    .short = 抓1张牌：投入资金，或通过雇佣部队
root-verb-help-export = { root-verb-help-export.short }（11.5.3.I）。
    .short = 制造一张牌，不取其效果，改为在付款栏放置一名战士
root-verb-help-post = { root-verb-help-post.short }（11.5.6）。
    .short = 花费2份统治者的资金，放置贸易站和战士，并得分
root-verb-help-sacrifice = { root-verb-help-sacrifice.short }（10.5.4）。
    .short = 展示一张鸟牌，将供应堆的一名战士移入侍祭栏
root-verb-help-dig = { root-verb-help-dig.short }（12.5.1.V）。
    .short = 花费一张对应的牌放置地道；可以将至多4名战士移动到那里
root-verb-help-fill = { root-verb-help-fill.short }（12.2.4）。
    .short = 选择移除3个地道中的哪一个，以放置新地道
root-verb-help-minister = { root-verb-help-minister.short }（12.5.2）。
    .short = 让一名已拉拢的大臣行动，每名每回合一次
root-verb-help-sway = { root-verb-help-sway.short }（12.5.3）。
    .short = 展示牌，每张对应一个不同的有你配件的地点，获得一名大臣和分数
root-verb-help-reveal = { root-verb-help-reveal.short }（12.6.1）。
    .short = 展示一张牌：夜晚之前不能再使用，届时丢弃鸟牌
root-verb-help-dismiss = { root-verb-help-dismiss.short }（12.2.3）。
    .short = 失去建筑时，选择失去一名最高等级的大臣
root-verb-help-flip = { root-verb-help-flip.short }（13.4.2）。
    .short = 揭示有你战士的地点的密谋：每个面朝上的密谋得1分
root-verb-help-plot = { root-verb-help-plot.short }（13.5.2）。
    .short = 移除战士，放置面朝下的密谋；本回合每放过一个多移除1名
root-verb-help-trick = { root-verb-help-trick.short }（13.5.4）。
    .short = 交换两个密谋，须同为面朝上或面朝下
root-verb-help-exert = { root-verb-help-exert.short }（13.6.1）。
    .short = 今晚不抓牌，多执行1个行动
root-verb-help-expose = { root-verb-help-expose.short }（13.2.4）。
    .short = 猜测一个面朝下密谋的种类；若对方不是机械玩家，须展示一张对应的牌
root-verb-help-mob = { root-verb-help-mob.short }（14.4.1）。
    .short = 投掷暴民骰子后，选择暴民放在哪里
root-verb-help-anoint = { root-verb-help-anoint.short }（14.4.3）。
    .short = 将你的一名战士替换为新督军
root-verb-help-mood = { root-verb-help-mood.short }（14.4.4）。
    .short = 改变督军的心情；宝库中的物品可能禁用某种心情
root-verb-help-hoard = { root-verb-help-hoard.short }（14.2.4）。
    .short = 将制造、找到或劫掠的物品收入宝库
root-verb-help-sell = { root-verb-help-sell.short }（14.2.3）。
    .short = 变卖制造的物品，换取牌上的分数，或卖给放逐者
root-verb-help-scrap = { root-verb-help-scrap.short }（14.2.4）。
    .short = 移除宝库中的物品：腾出空格得1分，或换2名战士
root-verb-help-lead = { root-verb-help-lead.short }（14.5.2）。
    .short = 用1次指挥行动移动督军，再选择随行战士的数量
root-verb-help-advance = { root-verb-help-advance.short }（14.5.3）。
    .short = 移动督军和任意数量的战士，然后可以战斗
root-verb-help-incite = { root-verb-help-incite.short }（14.6.1）。
    .short = 花费一张对应的牌，在有你战士的地点放置暴民
root-verb-help-rouse = { root-verb-help-rouse.short }（14.7.3）。
    .short = 督军心情为欢腾时，再投掷一次暴民骰子
root-verb-help-loot = { root-verb-help-loot.short }（14.2.5）。
    .short = 不造成投掷命中；之后若你统治该地点，拿取一个物品
root-verb-help-rally = { root-verb-help-rally.short }（14.7.1）。
    .short = 心情为怨愤时，将战斗地点或其相邻地点的暴民替换为参战的战士
root-verb-help-encamp = { root-verb-help-encamp.short }（15.4.1）。
    .short = 将一名战士替换为驿站，任一面朝上，每个地点一次
root-verb-help-decamp = { root-verb-help-decamp.short }（15.4.2）。
    .short = 将一个驿站替换为战士，每个地点一次
root-verb-help-act = { root-verb-help-act.short }（15.5.2）。
    .short = 选择该列中由哪张牌行动
root-verb-help-carry = { root-verb-help-carry.short }（15.2.4）。
    .short = 移动的战士搬运圣物，每名战士一个
root-verb-help-delve = { root-verb-help-delve.short }（15.5.2.II）。
    .short = 从相邻森林拿取一个圣物，翻至面朝上
root-verb-help-recover = { root-verb-help-recover.short }（15.5.2.III）。
    .short = 在驿站显示其种类的地点，回收一个圣物并得分
root-verb-help-retinue = { root-verb-help-retinue.short }（15.6.2）。
    .short = 将一张手牌添加到随从的一列
root-verb-help-shift = { root-verb-help-shift.short }（15.6.2）。
    .short = 不添加随从，改为将一张随从牌移到另一列

## How to play each faction
root-help-marquise =
    你的起始兵力几乎遍布全图，靠建造得分。
    清晨：在每个锯木厂放置1个木材。
    白天：先用工坊制造。然后执行3个行动，每花费一张鸟牌多1个：战斗、行军（至多移动2次）、募兵（每回合一次，每个募兵处放置1名战士）、建造、加速生产。
    建造须在你统治且有开放放置格的地点。木材来自该地点，或来自归你统治、且与之连通的地点。同类建筑越往后，所需木材越多，得分也越多。
    加速生产：花费一张对应锯木厂地点的牌，在那里放置1个木材。
    其他人不能在你的城堡所在地点放置配件。你失去战士时，可以花费一张对应其地点的牌，将这些战士移到城堡处。城堡被移除后，两者都失效。
    夜晚：抓1张牌，地图上的募兵处越多，抓牌越多。
root-help-eyrie =
    鸟巢在每个夜晚得分：地图上的鸟巢越多，得分越多。平手时，只要有你的配件，就归你统治。
    清晨：向法令添加1或2张牌，其中至多1张鸟牌。
    白天：用鸟巢制造，然后逐列结算整个法令：募兵、移动、战斗、建造。
    每张牌是1个在对应地点的行动。鸟牌和心腹重臣对应任意地点。
    若有一张牌无法结算，你爆发动乱：法令中每有一张鸟牌失去1分，丢弃法令中除心腹重臣外的所有牌，然后选择新领袖，白天结束。
    要提前几回合打算：只有动乱能让法令变短。
    你制造的每个物品只得1分，除非领袖是建设者。
root-help-alliance =
    起始时你有拥护者，地图上却什么都没有。拥护指示物为你得分。
    清晨：可以起义，然后扩散拥护。
    起义：花费2张与拥护地点对应的拥护者，移除那里的所有敌方配件，放置基地和战士，并获得一名军官。
    扩散：花费拥护者，其花色对应一个与拥护地点相邻的地点（没有拥护地点时任意地点均可）。若另一位玩家在那里至少有3名战士，多花费1张。
    白天：用拥护指示物制造、将手牌动员为拥护者，或用与基地对应的牌训练一名军官。
    夜晚：每名军官可执行1项军事行动：移动、战斗、募兵或组织（将一名战士变为拥护指示物）。
    任何人移动战士进入拥护地点或移除拥护指示物，都要交给你一张牌。你防守时，你的命中取较高的结果。
root-help-vagabond =
    你有一枚从不统治地点的棋子，靠消耗物品来行动。
    靴子移动，剑战斗，火把探索废墟，弩袭击，锤子修理和制造。任何物品都可用于援助。你的角色还有一个特殊行动。
    清晨：振奋，即翻开3个已消耗的物品，每有一个面朝上的茶再翻开2个。然后可以不用靴子疾行到相邻地点或森林。
    任务：在任务花色的地点，消耗任务所示的物品。
    援助：消耗一个物品，将一张牌交给你所在地点的玩家。改善关系时得分。
    若你移除一个部族的战士，该部族变为敌对。此后在你的回合，每在战斗中移除其一个配件就得分。
    你每承受1命中，便损毁一个物品。在森林中过夜可修理全部物品。
root-help-vagabond-2 = { root-help-vagabond }

root-help-riverfolk =
    你出售公开手牌中的牌、渡船和佣兵。买方用自己的战士付款，这些战士成为资金。
    清晨：若付款栏为空，将你的2名战士置于其中。若地图上有贸易站，每2份资金得1分。然后你部族面板上的所有战士成为资金。
    白天：移动、战斗、抓牌各投入1份资金；制造时，每使用一个贸易站格投入1份。
    投入的资金在下个清晨返回。你也可以不制造，而将牌出口，换取付款栏中的1名战士。
    花费1份资金，在临河地点募兵。花费一个地点的统治者的2份资金，在那里放置贸易站和战士。花费的资金返回其拥有者。
    夜晚：弃牌至5张，然后可以调整价格。
    你沿河流移动，无论谁统治。被移除的贸易站不再返回，并使你失去一半资金。

root-help-duchy =
    地穴在地图之外，与每个有地道的地点相邻。地穴始终归你统治，其他人不能进入。
    清晨：在地穴放置1名战士，堡垒越多，放置越多。
    白天：先执行2个行动：建造（展示一张对应的牌）、在地穴募集1名战士、移动、战斗、挖掘（花费一张对应的牌放置地道，再从地穴移动至多4名战士到那里）。
    然后每名大臣可以行动一次。领主因地道、市场或堡垒得分；银行家将同一花色的牌变成分数。
    然后可以拉拢一名大臣：展示2、3或4张牌，各对应一个不同的有你配件的地点，得1、2或3分。
    夜晚：收回展示的牌，但丢弃鸟牌。然后制造。
    失去建筑时，你还会失去一张牌和一名最高等级的大臣。
root-help-lizards =
    花园为你得分，有花园的地点都归你统治。你很少花费牌：你展示牌，在夜晚收回。
    清晨：失落的魂魄中最多的花色成为流放者；若花色不变，则被憎恶。然后在其地点花费侍祭实施阴谋：征伐（战斗，或移动后战斗）、使战士皈依、圣化建筑。流放者被憎恶时，各少花费1名。
    白天：展示一张牌，在你统治的对应地点建造花园，或在对应地点募兵。花费一张牌，按其花色的花园得分（每回合每种花色一次）。展示一张鸟牌，获得一名侍祭。
    夜晚：用流放者花色的花园制造。然后抓1张牌，每有一种花色有2个以上花园再抓1张。
    任何人花费或丢弃的牌都进入失落的魂魄。
    你被移除的防守战士成为侍祭。失去花园时，你随机丢弃一张牌。
root-help-corvids =
    揭示密谋时得分：此时每有一个面朝上的密谋得1分。
    清晨：用密谋制造。揭示有你战士之处的密谋。花费一张牌，在该花色的每个地点募兵。
    白天：执行3个行动：移动、密谋、战斗或诡计（交换两个密谋）。
    你移动无须统治。密谋花费1名战士，本回合下一个花费2名，依此类推。
    炸弹：揭示时，移除那里的所有敌人，然后移除自身。
    陷阱：面朝上时，敌人不能在那里放置配件，也不能从那里离开。
    勒索：揭示时，从那里的每名敌人拿取一张牌；面朝上时，每个夜晚多抓1张牌。
    突袭：被移除时，在每个相邻地点放置一名战士。
    夜晚：抓牌，或竭力行动：不抓牌，多执行1个行动。
    你在有面朝下密谋的地点防守时，额外造成1命中。那里的敌人可以展示一张牌并猜测密谋：猜对则移除，猜错则你得到那张牌。

root-help-hundreds =
    每个夜晚，按归你统治且没有敌方配件的地点数计分。
    清晨：暴民移除敌方建筑和指示物，并搜索废墟。然后投掷暴民骰子：在与暴民相邻的该花色地点放置暴民。
    在督军处放置与武勇等量的战士，每个要塞再放置1名。然后督军换一种新的心情；宝库中的物品会禁用某些心情。
    白天：用要塞制造。然后执行与指挥等量的行动：移动、战斗或建造（花费一张对应的牌）。然后进击与武勇等量的次数：与督军一同移动，然后战斗。
    夜晚：花费牌，在有你战士的对应地点煽动暴民。因压制得分，然后抓1张牌。
    宝库提高指挥（靴子、袋子、钱币）和武勇（其他物品）。
    制造的物品可以收入宝库，或变卖换取其分数。进攻时可以劫掠：不造成投掷命中，之后若归你统治，拿取一个物品。
    督军算作战士，只有战斗能移除督军。

root-help-keepers =
    你靠回收圣物得分。将圣物从森林带到显示其种类的驿站。集齐3种的整列再得2分。
    清晨：将战士替换为驿站，再将驿站替换为战士，每个地点各一次。然后花费对应的牌，在驿站募集2名战士。
    白天：在驿站制造。然后每张随从可以在对应地点行动一次，逐列进行：
      移动：每名战士可搬运一个圣物。
      战斗后探寻：若之后该地点归你统治且有你的战士，从相邻森林拿取一个圣物。
      移动或回收：在其驿站凭圣物得分。
    你统治的地点数须达到圣物的价值：探寻时计其森林周围的地点，回收时计该地点花色的地点。否则你失去那张牌。
    夜晚：从每个至少有4名战士的地点移除1名。向随从添加牌，或调动一张。抓1张牌，每个驿站再抓1张。
    有圣物和战士时，你忽略战斗中的首次命中。移除圣物的人得2分，并将其面朝上放入任意森林。

## What the game is, for those who have never seen it
root-about-does =
    你率领一个部族，争夺一片由12个地点和相连的道路组成的丛林。2至6个部族共用一张地图。你移动战士、战斗、放置建筑和指示物，并用卡牌制造物品。在一个地点，战士与建筑合计最多的玩家就是统治者。
root-about-wins =
    首先达到30分的玩家立即获胜。每个部族的得分方式各不相同：女爵靠建造，鹰栖靠鸟巢，联盟靠扩散拥护。制造物品、移除敌方建筑和指示物，人人都能得分。统治牌提供另一条路：不再得分，改为统治特定地点来获胜。
root-about-turn =
    一个回合有3个阶段：清晨做准备，白天行动，夜晚抓牌。各阶段做什么因部族而异。起点或终点归你统治时，你的战士才能移动。战斗投掷2颗骰子，较高的归进攻方。
root-about-special =
    没有两个部族玩法相同。女爵占据整片丛林，兵力分散。鹰栖每回合都要做得更多，否则爆发动乱。联盟从一无所有起步，发动起义。浪子独自漂泊，帮助一些部族，掠夺另一些部族。另外6个部族出售服务、挖掘地道、埋藏密谋，或寻找圣物。
root-about-first =
    先玩第一个教学局「女爵」：它会带你走完几个完整的回合。然后开一局新游戏，用女爵在秋季地图对阵3个机器人。熟悉1个部族后再试下一个。

## How to read the map, how a battle goes, where points come from
root-help-strip =
    大屏幕上，所有面板排在地图下方；点击面板或按其大写字母可完整打开。
    轨道上，#表示在地图上的配件，方括号里的数字是当前有效的。
    「分」即胜利点。花色后面的数字是该花色的数量。
root-help-strip-marquise =
    C  1:2表示地点1有2个木材。建筑后面的数字是下一个的得分，下方是所需木材。
root-help-strip-eyrie =
    E  法令的每一列按花色列出牌；其中v是心腹重臣。
root-help-strip-alliance =
    A  费用以拥护者计；方括号标出下一个拥护指示物的费用和得分。
root-help-strip-vagabond =
    V  关系后面是处于该关系的部族的字母。
root-help-strip-vagabond-2 =
    U  关系后面是处于该关系的部族的字母。
root-help-strip-corvids =
    P  密谋后面：在哪里面朝上，以及你还没见到几个。
root-help-strip-lizards =
    L  花园的一行：得分，然后是所在的地点。
root-help-strip-riverfolk =
    O  资金或付款中的L2表示L的2名战士。
root-help-strip-duchy =
    D  剩余的王冠分为侍从、贵族和领主的。
root-help-strip-hundreds =
    H  指挥和武勇后面：宝库中物品的首字。
root-help-strip-keepers =
    K  f、a、j是雕像、石板、珠宝：13--是已回收的，g: j是森林g的一个圣物。
root-help-map =
    每个方框是一个地点：编号、花色和统治者。大写字母是部族，-表示无人在场，=表示平手、无人统治。
    下面是在场的棋子和战士：C3是C的3名战士，单独的V是棋子。H5*是5名战士，含督军。
      C 女爵       E 鹰栖   A 联盟   V 浪子   U 浪子2    L 神教
      O 河流之友   D 公国   P 黑鸦   H 百众   K 卫团
    然后是放置格：[]是开放的，##是废墟（屏幕支持时显示阴影）。
      Cs 锯木厂   Cw 工坊   Cr 募兵处   Er 鸟巢   Ab 基地   Lg 花园
      Dc 堡垒     Dm 市场   Hs 要塞     Kf Ka Kj 驿站（其圣物）
    然后是指示物：k 城堡，w 木材（w3是3个），y 拥护，m 暴民，t 贸易站，u 地道，f a j 圣物：雕像、石板、珠宝。
      密谋：? 面朝下，b 炸弹，s 陷阱，e 勒索，r 突袭。
      & 渡轮，^ 塔楼，* 本土，! 焦土：任何配件都不能进入。
    线是道路；带X的点线是封闭道路；~是水。括号里的字母是森林，只有浪子和放逐者能进入；棋子和圣物写在其字母后面。
    角上的> <和双线边框标出可选之处；方括号围住光标所在处。有的屏幕用房屋表示城堡，用旗帜表示拥护。
root-landmark-black-market = 黑市
root-landmark-elder-treetop = 古树之巅
root-landmark-ferry = 渡轮
root-landmark-legendary-forge = 传奇锻炉
root-landmark-lost-city = 失落之城
root-landmark-tower = 塔楼
root-landmark-site-black-market = 有1个放置格且没有废墟的地点
root-landmark-site-elder-treetop = 角落地点
root-landmark-site-ferry = 临河或临湖的地点
root-landmark-site-legendary-forge = 一个地点
root-landmark-site-lost-city = 临河或临湖的地点
root-landmark-site-tower = 有废墟的地点
root-landmark-text-black-market = 每回合一次，这里有你的配件时：用一张手牌交换这里的一张牌。
root-landmark-text-elder-treetop = 增加一个放置格。移除其中的建筑额外得1分。
root-landmark-text-ferry = 每回合一次，可以从这里渡水移动，并抓1张牌。
root-landmark-text-legendary-forge = 这里有你的配件才能制造这里的物品（各多抓1张牌、多得1分）。
root-landmark-text-lost-city = 同时是狐、兔和鼠地点。
root-landmark-text-tower = 若你的夜晚结束时统治这里，得1分。
root-help-side =
    得分：>标出正在选择的玩家，*标出当前回合的玩家。
    然后是分数和手牌数。+后面是拥护者、资金或展示的牌。「统狐」是已激活的统治牌，+E是与E联合。
    手牌：牌后面的字是制造费用：狐、兔、鼠，*为任意花色。「可用于制造：狐2」是2个可按狐花色制造的配件；「物品：」是供应堆所剩的。
    花色：狐、兔、鼠、鸟。
    物品：靴 靴子，袋 袋子，弩，锤 锤子，剑，茶，币 钱币，炬 火把。
root-help-battle =
    1. 防守方可以打出一张伏击牌：鸟，或该地点的花色。它立即造成2命中，除非进攻方用另一张反制。
    2. 投掷2颗骰子，各为0至3。进攻方的命中取较高者，防守方取较低者；联盟防守时相反。任何一方的投掷命中都不超过其在那里的战士数。浪子则以未损毁的剑计数。
    3. 加上额外命中：防守方没有战士（或浪子没有未损毁的剑）时额外1命中，以及领袖和卡牌带来的命中。
    4. 双方同时承受命中。每次命中移除一个配件：先移除战士，然后由拥有者选择。浪子则损毁物品。
    你每移除一个建筑或指示物，得1分。
root-help-points =
    首先达到30分的玩家立即获胜。
    每移除一个敌方建筑或指示物，人人都得1分；制造物品则得牌上所示的分数。
    女爵：每个建筑，同类越往后越多。
    鹰栖：每个夜晚，因地图上的鸟巢得分。
    联盟：每个拥护指示物，越往后越多。
    浪子：任务、废墟、援助，以及敌对部族的配件。
    神教：在白天花费一张牌，因其花色的花园得分。
    河流之友：新的贸易站，以及每个清晨每2份资金得1分。
    公国：拉拢大臣、领主，以及为银行家花费的牌。
    黑鸦：每揭示一个密谋，此时每个面朝上的密谋得1分。
    百众：每个夜晚按压制的地点计分；变卖物品也得分。
    卫团：回收的圣物。
root-help-dominance = 至少有10分时，可以在白天激活一张统治牌。此后你不再得分；若清晨开始时你统治3个该花色的地点（鸟牌为2个对角的角落地点），你获胜。4人或更多玩家的游戏中，浪子用它与一名分数最低的玩家联合。

## What is wrong with a new game
root-setup-endless = 浪子和河流之友不能单独成局：请再加一个部族。
root-setup-corners = 这张地图只有{ $corners }个角落，不够{ $seats }使用。
root-reach = 势力值{ $reach }；{ $seats }名玩家建议至少{ $least }（5.2）。
root-reach-low = 势力值{ $reach }，低于{ $seats }名玩家建议的{ $least }：对局会较平静（5.2）。
root-setup-any = 座位「any」须用进阶设置来选取部族。
root-seat-any = 待选部族
root-setup-no-character = 「{ $seat }」：只有浪子才有角色。
root-setup-character = 没有角色「{ $character }」。可用角色：{ $known }。

## What is wrong with a board
root-board-clearing-gap = 没有地点{ $clearing }：地点须从1起连续编号
root-board-clearing-twice = 地点{ $clearing }列出了两次
root-board-no-clearing = 没有地点{ $clearing }
root-board-ruins = 废墟（{ $ruins }个）多于放置格（{ $slots }个）
root-board-too-many-ruins = 有{ $found }个废墟，但物品只够{ $most }个
root-board-corner-without-slot = 角落地点至少需要1个放置格，因为部族从那里开始
root-board-ferry-ashore = 渡轮从水上开始，但地点{ $clearing }不临河流或湖岸
root-board-map-edge = 外围的地点应为{ $wanted }，实为{ $found }
root-board-no-forests = 地图至少需要1个森林
root-board-opposite = 地点{ $clearing }没有将此角落列为对角
root-board-no-corners = 地图至少需要1对对角的角落地点
root-board-same-place = 地点{ $one }和{ $other }在同一位置
root-board-link-to-itself = 这使地点{ $clearing }与自身相连
root-board-link-twice = { $one }到{ $other }列出了两次
root-board-crossing = 直线{ $one }到{ $other }与{ $from }到{ $to }相交
root-board-coast-crossing = 从湖到地点{ $clearing }的直线与{ $from }到{ $to }的直线相交
root-board-disconnected = 没有道路从地点1通往{ $clearings }
root-board-forest-gap = 缺少森林{ $forest }：森林须从a起连续编字母
root-board-forest-twice = 森林{ $forest }有相同的地点
root-board-not-a-forest = 道路之间没有恰好接触地点{ $clearings }的区域
root-board-forest-not-listed = 接触地点{ $clearings }的区域没有列为森林
root-board-box-outside = 方框超出画面
root-board-boxes-touch = 方框碰到地点{ $clearing }的方框
root-board-path = 道路
root-board-closed-path = 封闭道路
root-board-river = 河流
root-board-line-missing = 没有画出{ $from }到{ $to }的{ $line }
root-board-line-unknown = 地图没有{ $from }到{ $to }的{ $line }
root-board-not-straight = { $from }到{ $to }的线不沿8个方向之一
root-board-outside-pane = { $cell }超出画面
root-board-line-folds = 线折回到{ $cell }
root-board-line-loose = 线没有连到地点{ $clearing }的方框
root-board-line-through-box = 线在{ $cell }穿过地点{ $clearing }的方框
root-board-line-beside-box = 线在{ $cell }碰到地点{ $clearing }的方框，但不在那里结束
root-board-lines-meet = 线在{ $cell }与{ $from }到{ $to }的线相遇
root-board-lines-beside = 线在{ $cell }紧挨{ $from }到{ $to }的线
root-board-line-in-lake = 线在{ $cell }进入湖中
root-board-no-bridge = { $one }到{ $other }的道路没有跨过{ $from }到{ $to }的河流
root-board-lake-touches = 湖碰到{ $found }的方框，但其湖岸列出{ $wanted }
root-board-label-missing = 缺少森林{ $forest }的字母
root-board-no-forest = 没有森林{ $forest }
root-board-label-outside = 字母不在其森林的区域内
root-board-label-cramped = 字母周围一行应有{ $wanted }个空格，实有{ $found }个
root-board-forest-open = 图中没有围出恰好接触地点{ $clearings }的区域
root-board-area-no-forest = { $cell }周围的区域接触地点{ $clearings }，却不是森林

## What is wrong with a position
root-doc-available = 这里只应有统治牌，却有{ $cards }
root-doc-discard = 统治牌应列在「available」下，而不在弃牌堆：{ $cards }
root-doc-round = 轮数从1开始
root-doc-ruins = 地图在地点{ $clearing }没有废墟
root-doc-no-trigger = { $text }不是可以等待结算的效果
root-doc-no-ruin = 那个地点没有废墟
root-doc-looks = 应有1或2个物品，以及看过它们的玩家
root-doc-clearing = 地图没有这个地点
root-doc-slots = { $slots }个放置格容不下{ $built }个建筑
root-doc-slots-none = 有废墟的地点需要一个放置格
root-doc-slots-ruin = { $slots }个放置格中1个有废墟，容不下{ $built }个建筑
root-doc-warriors = 战士过多：{ $faction }只有{ $most }名
root-doc-pieces = { $piece }过多：盒子里只有{ $most }个
root-doc-crafted = 只有持续效果留在场上，{ $cards }不能
root-doc-crafted-twice = 一位玩家不能有两个同名的效果：{ $cards }
root-doc-coalition = 只有浪子能够联合
root-doc-column = { $what }不在该列
root-doc-deposed = 这名领袖已列为被废黜
root-doc-vizier = { $column }列没有心腹重臣
root-doc-few-warriors = { $faction }的战士至多应有{ $left }名（供应堆所剩），却有{ $found }名
root-doc-no-service = { $text }不是服务：hand_card、riverboats或mercenaries
root-doc-prices = 价格应为1至4
root-doc-posts = 失去的{ $piece }多于不在地图上的
root-doc-no-minister = { $text }不是大臣
root-doc-no-rank = { $text }不是等级：squire、noble或lord
root-doc-no-pawn = 本局没有浪子
root-doc-quest-done = 已经完成：{ $quests }
root-doc-items = { $item }过多：盒子里有{ $most }个，却有{ $found }个
root-doc-ruin-items = 物品多于废墟
root-doc-suits-missing = 这张地图没有印花色：请按编号顺序为每个地点列出一种
root-doc-suits = 应列出{ $count }个花色，每个地点一个
root-doc-no-side = { $text }不是一方：attacker或defender
root-doc-pair = 应有2个值，进攻方在前
root-doc-no-clearing-suit = { $text }不是地点的花色：fox、rabbit或mouse
root-doc-closed-path = { $from }到{ $to }没有起始封闭的道路
root-doc-ferry = 渡轮需要水，而地点{ $clearing }没有
root-doc-tower = 塔楼不能在地点{ $clearing }：地图没有这个地点
root-doc-no-landmark = { $text }不是地标
root-doc-landmarks = 一局至多有{ $most }个地标
root-doc-landmarks-near = 地标彼此太近
root-doc-landmark-site = { $landmark }需要{ $site }
root-doc-treetop = { $text }不是那个地点的建筑
root-doc-market = 应有{ $count }张牌，每个摊位一张
root-doc-no-phase = { $text }不是阶段：setup、birdsong、daylight或evening
root-doc-undrafted = 座位「any」还没有部族，只有在阶段「setup」才可以
root-doc-draft = 备选池和本土只存在于阶段「setup」
root-doc-character = 备选池中的每名浪子需要一个他人没有的角色，且只有备选池中的浪子需要
root-doc-no-character = { $text }不是角色
root-doc-setup = 设置阶段需要一份待处理步骤的列表，或一局新游戏
root-doc-no-hireling = { $text }不是雇佣部队，或列出了两次
root-doc-hireling-faction = { $hireling }代表的{ $faction }已在本局游戏中（规则A.6.5）
root-doc-hirelings = 一局至多有{ $most }支雇佣部队
root-doc-no-suit = { $text }不是花色：fox、rabbit、mouse或bird
root-doc-no-item = { $text }不是物品
root-doc-no-leader = { $text }不是领袖：builder、charismatic、commander、despot或none
root-doc-no-mood = { $text }不是心情：bitter、grandiose、jubilant、lavish、relentless、rowdy、stubborn或wrathful
root-doc-warlord = 地点{ $clearing }没有可作督军的战士
root-doc-hoard = 宝库的一条轨道至多容纳4个物品，且没有火把
root-doc-no-column = { $text }不是列：recruit、move、battle或build
root-doc-no-spot = { $text }不是这张地图的地点或森林
root-doc-no-tile = { $text }不是物品，例如「sword」、「sword-」或「sword!」
root-doc-no-relation = { $text }不是关系
root-doc-no-quest = { $text }不是任务
root-doc-no-plot = { $text }不是密谋：bomb、snare、extortion或raid
root-broken-ambushes = 备用的牌不全是伏击牌
root-broken-cards-twice = 有牌在两处，其一在{ $place }：{ $cards }
root-broken-cards-missing = 缺少牌：{ $cards }
root-broken-warriors = { $faction }共有{ $total }名战士
root-broken-pieces = { $piece }应有{ $expected }个，实有{ $total }个
root-broken-counted = 地点{ $clearing }的建筑计数有误
root-broken-slots = 地点{ $clearing }的放置格不足，容不下{ $built }个建筑
root-broken-two = 地点{ $clearing }有超过1个{ $pieces }（{ $faction }）
root-broken-plot = 地点{ $clearing }不可能有这一种密谋
root-broken-stray = 待处理的步骤与已执行的行动不符
root-broken-hoard = 宝库的一条轨道有超过4个物品
root-broken-warlord = 督军所在之处没有战士
root-broken-items = { $item }应有{ $most }个，实有{ $total }个
root-broken-coffins = 《棺材匠》上有战士，但没有人有该效果
root-broken-exhausted = 已消耗的{ $item }多于{ $faction }制造的
root-broken-landmark = 有地标违反其牌上的规则
root-broken-quests = 有任务缺失或在两处
root-broken-early-points = 设置阶段有玩家已有分数（规则A.9）
root-broken-pawn = { $faction }的棋子不在任何地点或森林
root-broken-points = { $faction }有{ $points }分，却没有获胜
root-broken-crowns = 每个等级有3个王冠，但{ $rank }已用或失去的更多
root-broken-effects = 有效果在等待，却没有待处理的步骤
root-broken-relics = 有{ $down }个{ $relic }面朝下，剩余的价值却有{ $unknown }个
root-broken-relics-lost = 有圣物在等待无人选择的森林，或在地图没有的森林
root-broken-retinue = 随从过多，或有不在其中的牌行动过
root-doc-no-relic = { $text }不是圣物：figure、tablet或jewelry，面朝上时加_1、_2或_3
root-doc-no-forest = 地图没有这个森林
root-doc-relics = 面朝下圣物的数量与别处列出的圣物不符：请检查{ $relics }
root-doc-no-slot = { $text }不是随从的列：move、delve或recover
root-broken-supporters = 没有基地，却有超过5张拥护者
root-pending-battle-seats = 战斗双方不是本局两名不同的玩家或雇佣部队
root-pending-battle-hits = 没有战斗会有这么多命中
root-pending-battle-clearing = 战斗地点不在这张地图上
root-pending-battle-losses = 选择移除的配件多于那里的配件
root-pending-no-battle = 没有战斗
root-pending-picks = 选出的配件与待处理的步骤不符
root-pending-table = 待处理的步骤需要现在没有的位置或配件
root-pending-terrain = 地图没有这样的道路、河流或渡轮
root-pending-landmark = 待处理的步骤需要未为其设置的地标
root-pending-faction = 该部族不在本局中
root-pending-order = 待处理的步骤没有按回合的顺序排列，插入的步骤应在最上面
root-pending-twice = 有一个步骤待处理两次
root-pending-effect = 有效果在等待不在这里的玩家或位置
root-pending-no-effect = 没有效果在等待
root-pending-unresolved = 有效果在等待，却没有步骤结算它们
root-pending-effects-first = 等待中的效果先于其他一切

## What a bot expects of an action: a figure with its sign, and what it is expected of

root-reason-score = 分数{ $gain }
root-reason-cards = 手牌{ $gain }
root-reason-crafted = 已制造的效果牌{ $gain }
root-reason-pass = 塔楼{ $gain }
root-reason-hirelings = 雇佣部队{ $gain }
root-reason-dominance = 统治牌{ $gain }
root-reason-rivals = 牵制对手{ $gain }
root-reason-safety = 配件的安全{ $gain }
root-reason-warriors = 战士{ $gain }
root-reason-rule = 统治的地点{ $gain }
root-reason-room = 建造空间{ $gain }
root-reason-buildings = 地图上的建筑{ $gain }
root-reason-construction = 今后建筑的分数{ $gain }
root-reason-roosts = 今后鸟巢的分数{ $gain }
root-reason-decree = 法令中的牌{ $gain }
root-reason-order = 能够结算法令{ $gain }
root-reason-sympathy = 今后拥护的分数{ $gain }
root-reason-supporters = 拥护者{ $gain }
root-reason-officers = 军官{ $gain }
root-reason-items = 物品{ $gain }
root-reason-ready = 可用的物品{ $gain }
root-reason-relations = 关系{ $gain }
root-reason-quests = 可完成的任务{ $gain }
root-reason-reach = 附近的废墟和目标{ $gain }
root-reason-gardens = 今后花园的分数{ $gain }
root-reason-acolytes = 侍祭{ $gain }
root-reason-funds = 资金和今后的红利{ $gain }
root-reason-posts = 贸易站{ $gain }
root-reason-prices = 服务价格{ $gain }
root-reason-ministers = 大臣{ $gain }
root-reason-tunnels = 地道{ $gain }
root-reason-plots = 密谋{ $gain }
root-reason-oppression = 今后压制的分数{ $gain }
root-reason-hoard = 宝库{ $gain }
root-reason-warlord = 督军{ $gain }
root-reason-mobs = 暴民{ $gain }
root-reason-relics = 可回收的圣物{ $gain }
root-reason-retinue = 随从{ $gain }
