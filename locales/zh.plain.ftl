# The words of plain mode in simplified Chinese: the game told in lines.

## The menu
plain-welcome = 文字模式：只有文字行。没有打开的游戏。
plain-menu-continue = 输入「continue」载入你的上一局游戏{ $save }。
plain-menu-words = 输入「new」开始新游戏，「lessons」列出教学局，「saves」列出存档，「open」加名称载入一个，「help」看所有命令，「quit」离开。
plain-menu-do-new =
    new：逐步选择游戏、地图和玩家。
    new root marquise=human,eyrie=normal board=autumn：立即开始。可以自动选择的部分不必写。
    new root marquise=human,eyrie=human table=wait：新开一张牌桌，human座位开放给各自终端上的其他人。
plain-menu-do-saves = saves：列出存档。
plain-menu-do-open = open NAME：载入一个存档。
plain-menu-do-continue = continue：载入上一局尚未结束的游戏。
plain-menu-do-daily =
    daily：玩今天的游戏，人人相同；只有第一次计入成绩。
    daily 2026-11-28：练习过去某一天的游戏。daily practice：再玩一次今天的游戏，不计成绩。
    daily list：列出所有日期的结果和最佳成绩。
plain-menu-do-lessons = lessons：列出有教练指导的教学局。
plain-menu-do-lesson = lesson NAME：开始或继续一局教学。
plain-menu-do-tables = tables：列出本机的牌桌。
plain-menu-do-join = join NAME：在牌桌入座，或回到自己的座位。
plain-menu-do-watch = watch NAME：旁观一张牌桌。
plain-menu-do-export = rootlog NAME：把一局茂林源记写成供其他程序读取的记录。
plain-menu-do-delete = delete NAME：删除一个存档。
plain-menu-do-rename = rename NAME NEW：给存档改名。
plain-menu-do-law = law 4.3、law 行军：读一条规则，或含有某个词的规则。
plain-menu-do-about = about root、about dewan、about iwari：一分钟了解一个游戏。
plain-menu-do-set =
    set：列出设置。
    set confirm=no：更改一项。
plain-menu-do-quit = quit：离开。
plain-menu-finished = 输入「open { $save }」查看它，或输入「new」另开一局。
plain-menu-no-game = 没有打开的游戏。输入「new」、「open」加名称，或「continue」。
plain-menu-unknown = 这里没有「{ $text }」这个命令。输入「help」看所有命令。
plain-menu-which = 选择一个存档：输入「open」和它的名称。「saves」列出存档。
plain-table-which = 请选择牌桌：输入「join」或「watch」和它的名称。「tables」列出所有牌桌。
plain-lessons = 教学局（有教练指导）。输入「lesson」和名称。
plain-daily-over = 输入「daily practice」可再玩一次，但不计入成绩。
plain-daily-first = 今天这一局还没有结束。输入「daily」继续。
plain-delete = 永久删除{ $name }吗？输入yes删除，输入其他内容则保留。
plain-delete-kept = 没有删除任何东西。
plain-delete-which = 哪个存档？输入「delete」和它的名称。「saves」列出存档。
plain-rename-which = 输入「rename」、存档的名称和新名称。
plain-leave-first = 这要在菜单里做。输入「leave」保存这局游戏并前往菜单。
plain-lesson = { $id }：{ $name }。{ $about }完成：{ $done }步，共{ $steps }步。
plain-saves-none = 没有存档。
plain-saves = { $count ->
    [1] 1个存档：
   *[other] { $count }个存档，最新的在前：
}
plain-save-line = { $name }：{ $game }，{ $seats }，第{ $round }轮，上次游玩：{ $age }。
plain-save-over = { $name }：{ $game }，{ $seats }，第{ $round }轮结束，上次游玩：{ $age }。
plain-save-bad = { $name }无法读取。{ $why }

## A new game, step by step
plain-new-game = 选择游戏：输入编号或名称。「cancel」返回。
plain-new-seats = 几位玩家（{ $fewest }到{ $most }）？只按Enter则为{ $usual }。
plain-new-plays = 第{ $number }位玩家，共{ $of }位：选择扮演谁。只按Enter则为{ $usual }。
plain-new-about = 输入?加编号或名称，可查看该选项的说明。
plain-new-who = 第{ $number }位玩家，{ $plays }：选择由谁操作。只按Enter则为{ $usual }。
plain-new-traits = { $plays }的特性牌，可以任选几张：{ $traits }。只按Enter则不选。
plain-new-board = 选择地图。只按Enter则为{ $usual }。
plain-new-deck = 选择牌库。只按Enter则为{ $usual }。
plain-new-away = 选择轮到的玩家不在时怎么办。只按Enter则为{ $usual }。
plain-new-flag = { $extra }：{ $about }输入yes或no；只按Enter则为no。
plain-new-extra = { $extra }：{ $about }输入0到{ $most }的数字；只按Enter则为0。
plain-new-item = { $number }. { $what }
plain-new-item-id = { $number }. { $what }（{ $id }）
plain-new-not-listed = 「{ $text }」不在列表中。输入列表中的编号或词，或「cancel」。
plain-new-canceled = 没有开始新游戏。
plain-new-option = 「{ $text }」不是新游戏的选项。写法示例：board=autumn deck=standard seed=7 name=evening
plain-new-seed = 随机种子必须是数字，而不是「{ $text }」。
plain-new-count = { $option }须为0到{ $most }的数字，而不是「{ $text }」。
plain-new-started = 开始了一局新的{ $game }。

## Settings
plain-set-line = { $key }为{ $value }。可用值：{ $values }。
plain-set-words = 文字模式中只有confirm、forced和language有用；其他的用于全屏画面。
plain-set-done = { $key }现在为{ $value }。
plain-language-later = 下次启动thicket时更换语言。
plain-set-unknown = 没有「{ $text }」这项设置。输入「set」看列表。

## In a game
plain-drawn = Enter开始游戏。r重新抽取，q离开。
plain-begin = 文字模式：只有文字行。用编号回答，或输入行动。输入「help」看所有命令。
plain-coach = 教练会带你玩这局游戏。教练提到的按键是全屏画面的：在这里请改为输入选项的编号。
plain-help =
    用选项的编号回答提问。「back」从头开始这个行动，只按Enter重复列出选项。
    也可以直接输入行动，例如「{ $example }」。「?{ $example }」说明它为何不可行。
plain-do-look = look NUMBER：一个位置及其相邻之处。
plain-do-map = map：所有位置。
plain-do-go = go NUMBER：按第一条路线前往一个位置；go NUMBER 2按第二条。路线由「look」列出。
plain-do-cards = hand：你的手牌。
plain-do-board = board NAME：一位玩家的面板。
plain-do-scores = scores：所有得分。
plain-do-points = points：分数从何而来。
plain-do-table = table：各面板之外，桌上还有什么。
plain-do-log = log：记录的最后几行。
plain-do-changed = changed：自你上个回合以来发生的事。
plain-do-hint =
    hint：普通机器人会怎么做，为什么，以及次选。
    hint longer：问最强的机器人，需要等一会儿。
    hint take、hint longer take：照提示做。
plain-do-why = why ACTION：说明一个行动为何不可行。
plain-do-odds = odds 5 eyrie：一个地点的战斗胜算。
plain-do-undo = undo：撤销你的上一个行动。
plain-do-redo = redo：重做刚撤销的行动。
plain-do-save = save：立即保存。save PATH：存到别处。
plain-do-new = new：开始另一局；会先保存这一局。
plain-do-saves = saves：列出存档。
plain-do-open = open NAME：载入另一局；会先保存这一局。
plain-do-lessons = lessons：教学局；会先保存这一局。
plain-do-lesson = lesson NAME：开始或继续一局教学。
plain-do-law =
    law：当前提问所依据的规则。
    law 4.3、law 行军、law contents：其他规则。
    law next、law previous、law above：从上一条规则接着读。
plain-do-about = about：这个游戏的介绍。about dewan：另一个游戏的介绍。
plain-do-set = set：设置。set confirm=no：更改一项。
plain-do-leave = leave：保存并前往菜单。
plain-do-quit = quit：保存并结束程序。
plain-do-quitnow = q!：结束程序，即使这一局无法保存。
plain-do-shared = { $word }：{ $does }。
plain-help-game = { $game }的玩法：
plain-head = 第{ $round }轮，{ $phase }。你有{ $points }分。
plain-head-pointless = 第{ $round }轮，{ $phase }。
plain-only = 没有别的选择。
plain-done = 结束。
plain-no = 否。
plain-choice = { $number }. { $what }
plain-choice-verb = { $verb }，{ $count }种做法。{ $help }
plain-choice-part = { $what }，{ $count }种做法。
plain-so-far = 已选：{ $what }。「back」从头开始。
plain-confirm = 你还剩{ $left }项可做。再输入一次同样的内容，即可结束这个阶段。
plain-no-number = 列表中没有这个编号。
plain-no-way = 现在不能走这样的路线。若有路线，「look NUMBER」会列出。
plain-points = { $who }，总分：{ $sum }。{ $sources }。
plain-aim = { $who }以{ $sum }求胜，之前的得分：{ $sources }。
plain-aim-none = { $who }以{ $sum }求胜。
plain-points-none = { $who }，总分：{ $sum }。
plain-points-source = { $source }{ $points }分
plain-chances = 第{ $round }轮之后的胜率（百分比）：{ $chances }。
plain-chance = { $who } { $chance }
plain-review = 输入「thicket review { $name }」，可把你的选择与最强机器人的选择比较。
plain-route = go { $place } { $which }：路线：{ $what }。
plain-which-place = 选择一个位置：输入「look」和它的编号或字母。
plain-no-place = 这张地图上没有「{ $text }」这个位置。
plain-about = { $heading }：{ $text }
# $action is a whole action as a sentence; $log is one or more sentences of the log; $text is a text without a stop.
plain-hint = { $level }机器人会选：{ $action }
plain-hint-second = 次选：{ $action }
plain-hint-third = 第三选择：{ $action }
plain-hint-log = 届时记录将显示：{ $log }
plain-hint-rule = 机器人按经验规则选它，没有比较数值。
plain-hint-led = 这里由教练引导：现在只能这样做。
# $thing is a thing of which there are $count, two or more.
plain-times = { $thing }{ $count }个
plain-table = 桌上：
plain-cited = 规则{ $law }。
plain-no-battles = 这个游戏没有战斗。
plain-points-lost = { $source }扣{ $points }分
plain-changed-fewer = { $who }失去{ $points }分。
plain-none = 无
plain-sentence = { $text }。
plain-hint-take = 输入「{ $typed }」照做。
plain-law-end = 那里没有规则。「law contents」列出各章。
plain-law = { $law }：{ $text }
plain-undone = 已撤销。
plain-redone = 已重做。
plain-left = 你离开了游戏。
plain-stay = 你仍在游戏中。save重试，save PATH存到别处，quit!不保存就离开。
plain-hand-over-seat = 请把键盘交给{ $seat }。其他人请回避。按Enter继续。
plain-hand-over = 请把键盘交给{ $seat }，玩家{ $player }。其他人请回避。按Enter继续。
plain-renamed = 这局游戏现在保存为「{ $name }」：另一个程序占用了原来的名称。

## What changed
plain-changed = 自你上个回合以来：
plain-changed-nothing = 自你上个回合以来没有任何变化。
plain-changed-points = { $who }获得{ $points }分。
plain-changed-lost = 你失去了{ $what }。
plain-changed-lost-at = 你在{ $places }共失去{ $what }。
plain-changed-place = 现在：{ $place }

## Actions of Root
root-spoken-clearing = 地点{ $number }（{ $suit }）
root-spoken-card = 《{ $card }（{ $suit }）》
root-spoken-warriors = { $who }的{ $count }名战士。
root-spoken-warlord = { $who }{ $count ->
    [1] 只有督军
   *[other] { $count }名战士，含督军
}。
root-spoken-pawn = { $who }的棋子。
root-spoken-points = { $count }分
root-spoken-score = { $who }：{ $points }，手牌{ $cards }张，供应堆剩{ $warriors }名战士。
root-spoken-score-items = { $who }：{ $points }，手牌{ $cards }张。
root-spoken-piece = { $suit }{ $count }个
root-spoken-piece-any = 任意花色{ $count }个
root-spoken-cost = 制造配件：{ $pieces }。
root-spoken-craftable = 你可以制造它。
root-spoken-paths = 道路通往{ $places }。
root-say-draft = 选择{ $faction }。
root-say-lay-back = 把{ $card }放回牌库。
root-say-place-landmark = 在{ $clearing }设置{ $landmark }。
root-say-keep = 在{ $clearing }放置城堡。
root-say-place = 在{ $clearing }放置{ $piece }。
root-say-roost = 在{ $clearing }放置鸟巢。
root-say-leader = 选择领袖{ $leader }。
root-say-character = 选择角色{ $character }。
root-say-start = 从{ $forest }开始。
root-say-home = 从{ $clearing }开始。
root-say-home-of = 从{ $clearing }开始，带一个{ $suit }花园。
root-say-outcast = 让{ $suit }成为流放者。
root-say-craft = 制造{ $card }。
root-say-activate = 用一个{ $suit }制造配件支付。
root-say-dominance = 激活{ $suit }统治牌。
root-say-coalition = 用{ $suit }统治牌与{ $partner }组成联合。
root-say-recall = 花费{ $card }，拿取{ $suit }统治牌。
root-say-use = 使用{ $card }。
root-say-use-hireling = 使用{ $hireling }。
root-say-use-on = 对{ $player }使用{ $card }。
root-say-use-at = 在{ $clearing }使用{ $card }。
root-say-use-at-on = 在{ $clearing }对{ $party }使用{ $card }。
root-say-use-against = 对{ $player }及其{ $lost }使用{ $card }。
root-say-use-for = 使用{ $card }，换取{ $wanted }。
root-say-use-landmark = 使用{ $landmark }。
root-say-swap = 用{ $card }交换摊位{ $stall }的牌。
root-say-discard = 丢弃{ $card }。
root-say-battle = 在{ $clearing }与{ $defender }战斗。
root-say-ally = 用{ $faction }的战士战斗。
root-say-ambush = 打出《伏击（{ $suit }）》。
root-say-first = 先结算{ $faction }的效果。
root-say-settle = 先结算{ $effect }。
root-say-settle-at = 先结算{ $clearing }的{ $effect }。
root-say-take = 这次命中移除{ $target }。
root-say-take-ally = 这次命中移除{ $faction }的1名战士。
root-say-damage = 损毁{ $tile }。
root-say-enlist = 向仲裁者求助。
root-say-swift = 消耗一把剑，发动疾斩。
root-say-hospital = 花费{ $card }，使用战地医院。
root-say-give = 交出{ $card }。
root-say-show = 展示你的手牌。
root-say-set-up = 设置{ $hireling }。
root-say-hire = 雇佣{ $hireling }。
root-say-pass-on = 把{ $hireling }交给{ $player }。
root-say-place-at = 放置在{ $clearing }。
root-say-lurk = 在{ $from }到{ $to }的道路上放置一名强盗。
root-say-lift = 移除{ $from }到{ $to }的道路上的强盗。
root-say-force = 强制{ $clearing }的{ $player }行动。
root-say-force-move = 强制{ $player }的一名战士从{ $from }移动到{ $to }。
root-say-draw-card = 从弃牌堆拿取{ $card }。
root-say-place-with = 放置在{ $clearing }，带{ $count }名战士。
root-say-remove = 移除{ $clearing }中{ $party }的{ $target }。
root-say-steal-at = 从{ $clearing }的每个敌人处偷一张牌。
root-say-unearth = 拿取{ $clearing }的废墟中的物品。
root-say-sell-to = 把{ $tile }卖给{ $hireling }。
root-say-heal = 花费{ $card }，让{ $clearing }被移除的战士返回。
root-say-wood = 在{ $clearing }放置木材。
root-say-march = { $count }名战士从{ $from }行军到{ $to }。
root-say-recruit = 募兵。
root-say-overwork = 花费{ $card }，在{ $clearing }放置1个木材。
root-say-build = 在{ $clearing }建造{ $piece }。
root-say-pay = 用{ $clearing }的木材支付。
root-say-extra = 花费{ $card }，换取1个额外行动。
root-say-decree = 把{ $card }添加到法令的{ $column }列。
root-say-decree-recruit = 结算{ $suit }牌：在{ $clearing }募兵。
root-say-decree-move = 结算{ $suit }牌：将{ $count }名战士从{ $from }移动到{ $to }。
root-say-decree-battle = 结算{ $suit }牌：在{ $clearing }与{ $defender }战斗。
root-say-decree-build = 结算{ $suit }牌：在{ $clearing }建造鸟巢。
root-say-turmoil = 因{ $suit }牌爆发动乱。
root-say-revolt = 在{ $clearing }起义。
root-say-revolt-of = 在{ $clearing }起义，建立{ $suit }基地。
root-say-spread = 把拥护扩散到{ $clearing }。
root-say-spend = 花费{ $card }。
root-say-mobilize = 动员{ $card }为拥护者。
root-say-train = 花费{ $card }，训练一名军官。
root-say-recruit-at = 在{ $clearing }募兵。
root-say-organize = 在{ $clearing }执行组织行动。
root-say-move = 将{ $count }名战士从{ $from }移动到{ $to }。
root-say-ferry = 搭渡轮。
root-say-clear = 打通{ $from }到{ $to }的道路。
root-say-treetop = 在古树之巅建造。
root-say-roam = 移动到{ $to }。
root-say-roam-with = 带{ $ally }的{ $count }名战士移动到{ $to }。
root-say-slip = 疾行到{ $to }。
root-say-slip-with = 带{ $ally }的{ $count }名战士疾行到{ $to }。
root-say-slip-into = 疾行进入{ $forest }。
root-say-refresh = 翻开{ $tile }。
root-say-explore = 探索此处的废墟。
root-say-aid = 用{ $card }援助{ $faction }。
root-say-exhaust = 消耗{ $item }。
root-say-gain = 拿取{ $tile }。
root-say-quest = 完成任务「{ $quest }」，奖励：{ $reward }。
root-say-strike = 袭击{ $party }的{ $target }。
root-say-repair = 修理{ $tile }。
root-say-steal = 从{ $faction }处偷一张牌。
root-say-labor = 从弃牌堆拿取{ $card }。
root-say-hideout = 使用藏身处。
root-say-instigate = 让{ $attacker }与{ $defender }战斗。
root-say-scorch = 让此地点化为焦土。
root-say-improvise = 用另一个物品代替{ $item }，完成任务「{ $quest }」，奖励：{ $reward }。
root-say-glide = 穿行到{ $to }。
root-say-drop = 丢掉{ $tile }。
root-say-crusade-battle = 征伐：在{ $clearing }与{ $defender }战斗。
root-say-crusade-move = 征伐：将{ $count }名战士从{ $from }移动到{ $to }，然后战斗。
root-say-convert = 在{ $clearing }使{ $party }的一名战士皈依。
root-say-sanctify = 圣化{ $clearing }的{ $piece }。
root-say-sanctify-of = 圣化{ $clearing }的{ $piece }，换成{ $suit }花园。
root-say-build-with = 展示{ $card }，在{ $clearing }建造花园。
root-say-build-with-of = 展示{ $card }，在{ $clearing }建造{ $suit }花园。
root-say-recruit-with = 用{ $card }在{ $clearing }募兵。
root-say-score = 花费{ $card }，为花园计分。
root-say-sacrifice = 展示{ $card }，换取一名侍祭。
root-say-services = 购买{ $service }。
root-say-buy-card = 购买{ $card }。
root-say-price = 把{ $service }的价格设为{ $price }。
root-say-fund = 选择{ $faction }的一名战士。
root-say-draw = 抓一张牌。
root-say-export = 出口{ $card }。
root-say-post = 在{ $clearing }建立贸易站。
root-say-post-of = 在{ $clearing }建立{ $suit }贸易站。
root-say-dig = 在{ $clearing }挖掘地道。
root-say-fill = 移除{ $clearing }的地道。
root-say-emerge = 将{ $count }名战士从{ $burrow }移动到{ $to }。
root-say-descend = 将{ $count }名战士从{ $from }移动到{ $burrow }。
root-say-minister = 让{ $minister }执行行动。
root-say-minister-as = 让{ $minister }充当{ $copied }执行行动。
root-say-sway = 拉拢{ $minister }。
root-say-reveal = 展示{ $card }。
root-say-dismiss = 失去{ $minister }。
root-say-flip = 揭示{ $clearing }的密谋。
root-say-recruit-suit = 花费{ $card }，在{ $suit }地点募兵。
root-say-plot = 在{ $clearing }面朝下放置{ $plot }。
root-say-trick = 交换{ $one }与{ $other }的密谋。
root-say-exert = 竭力行动：多执行1个行动，放弃抓牌。
root-say-expose = 猜{ $clearing }的密谋是{ $plot }。
root-say-show-card = 展示{ $card }。
root-say-mob = 在{ $clearing }放置暴民。
root-say-anoint = 在{ $clearing }册立督军。
root-say-mood = 督军的心情变为「{ $mood }」。
root-say-hoard = 把{ $item }收入宝库。
root-say-sell = 变卖{ $item }。
root-say-scrap = 从宝库移除{ $item }。
root-say-lead = 督军领兵到{ $to }。
root-say-advance = { $count ->
    [1] 督军独自
   *[other] 包括督军在内{ $count }名战士
}进击到{ $to }。
root-say-incite = 花费{ $card }，在{ $clearing }煽动暴民。
root-say-rouse = 再投掷一次暴民骰子。
root-say-loot = 劫掠，不造成投掷命中。
root-say-rally = 把{ $clearing }的暴民替换为一名战士。
root-say-encamp = 在{ $clearing }扎营，放置{ $piece }。
root-say-decamp = 拔营，收起{ $clearing }的{ $piece }。
root-say-act = 用{ $card }行动。
root-say-act-retainer = 用一名{ $retainer }行动。
root-say-carry = 搬运{ $relic }。
root-say-delve = 探寻，把{ $found }从{ $forest }移到{ $clearing }。
root-say-recover = 回收{ $clearing }的{ $relic }。
root-say-recover-of = 回收{ $clearing }的{ $relic }，视为{ $suit }。
root-say-join-retinue = 把{ $card }加入随从「{ $slot }」列。
root-say-shift = 把{ $card }从「{ $out }」列调动到「{ $into }」列。
root-say-shift-retainer = 把一名{ $retainer }从「{ $out }」列调动到「{ $into }」列。
root-say-place-in = 在{ $forest }放置{ $piece }。

## Boards and places of Root
# $count: how many there are; $all: how many there can be; $places and $place: clearings by number; $now and $then: the values of a track; every other
# place has the name of what stands in it. Many are labels, and what they name stands behind a colon.
root-heard-points = 分数
root-heard-next-building = 下一个花费{ $wood }个木材，得{ $points }分。
root-heard-in = 在地点{ $places }
root-heard-count-in = 地点{ $place }有{ $count }个
root-heard-birds = 法令中有{ $cards }张牌，其中鸟牌{ $birds }张。若现在爆发动乱，会失去{ $birds }分。
root-heard-garden-draws = 夜晚多抓1张牌
root-heard-unseen = { $count }个未见过
root-heard-aid = 升到下一级：一回合内援助{ $needed }次，已援助{ $given }次，得{ $points }分。
root-heard-rank = 拉拢每位{ $rank }需展示{ $cards }张牌，得{ $points }分。剩余王冠：{ $left }/3。
root-heard-plot-unknown = 未知
root-heard-face-down = 面朝下的{ $thing }
root-heard-forest = 森林{ $forest }中的圣物
root-heard-hired = { $who }，还剩{ $count }个回合
root-heard-stall = 摊位{ $number }{ $card }
root-heard-odds-title = 地点{ $clearing }的战斗胜算。
root-heard-odds-battle = { $attacker }对{ $defender }。
root-heard-odds-mean = 进攻方平均造成{ $deals }命中，承受{ $takes }命中。
root-heard-none-left = 进攻方有百分之{ $percent }的几率失去那里的所有配件。
root-heard-odds-razed = 进攻方有百分之{ $percent }的几率移除建筑或指示物。
root-heard-odds-throw = 百分之{ $percent }的几率：进攻方造成{ $deals }命中，承受{ $takes }命中。
root-heard-clearing = 地点{ $number }：{ $suits }，放置格{ $slots }个，开放{ $open }个。
root-heard-this-building = 花费{ $wood }个木材，得{ $points }分
root-heard-landmark = 地标：{ $landmark }
root-heard-ruler = 统治者
root-heard-strength = { $who }的统治力：战士{ $warriors }名，建筑{ $buildings }个，合计{ $sum }。
root-heard-strength-hired = { $who }的统治力：战士{ $warriors }名，建筑{ $buildings }个，雇佣部队{ $hirelings }个，合计{ $sum }。
root-heard-buildings = 建筑
root-heard-tokens = 指示物
root-heard-ruin-here = 有一处废墟。
root-heard-paths = 道路通往
root-heard-river = 沿河
root-heard-forests = 相邻的森林
root-heard-forest-near = 森林{ $forest }与{ $clearings }相邻。相邻的森林：{ $forests }。

## Actions and places of Dewan
dewan-help-routes-aloud = 输入「look」和格子的编号，列出到那里放置营帐的最省路线。输入「go」、该编号和路线的编号，即走那条路线。
dewan-spoken-space = 格子{ $number }（{ $ground }）
dewan-spoken-near = 相邻：{ $spaces }。
dewan-spoken-step = 用{ $price }进入格子{ $number }
dewan-spoken-half = 带{ $symbol }的{ $terrain }
dewan-spoken-told = 已完成：{ $story }
dewan-spoken-open = 公开的故事板块：{ $story }
dewan-spoken-row = 卡牌行第{ $number }张：「{ $card }」。
dewan-spoken-score = { $who }：{ $points }分，剩{ $camps }个营帐，手牌{ $cards }张，{ $berries }个浆果，{ $fires }个火焰。
# $name: what is needed; $have and $need: how much there is and is needed; $hidden: how many; $list and $next: things in a row.
dewan-heard-story = 故事板块：{ $story }
dewan-heard-need = { $name }{ $have }/{ $need }
dewan-heard-more = { $list }；{ $next }
dewan-heard-card = 手牌
dewan-heard-hidden = { $who }：{ $hidden }张未知的卡牌。
dewan-heard-known = 已知
dewan-heard-discard = 弃牌堆
dewan-heard-space = 格子{ $number }：{ $ground }。
dewan-heard-area = 所在区域共{ $count }格。
dewan-heard-berries = 区域中的浆果
dewan-heard-icons = 相邻的图标
dewan-heard-step-gift = 用{ $price }进入格子{ $number }，该牌交给{ $who }
dewan-say-take = 拿取2张卡牌：「{ $card }」和「{ $next }」。
dewan-say-take-last = 拿取1张卡牌：{ $card }。
dewan-say-camp = 从{ $start }出发，支付「{ $card }」。
dewan-say-to = 前进到{ $hex }，支付「{ $card }」。
dewan-say-settle = 在此放置营帐。
dewan-say-settle-at = 在{ $hex }放置营帐。
dewan-say-story = 拿取「{ $story }」。
dewan-say-unseen = 拿取堆顶的故事板块。
dewan-say-tuck = 插入「{ $card }」，露出{ $half }。
dewan-say-flood = 在{ $hex }放置水域。
dewan-say-erupt = 在{ $hex }放置熔岩。
dewan-say-fish = 弃掉「{ $card }」，换取渔获。

## Actions and places of Iwari
iwari-spoken-space = { $territory }的格子{ $number }（{ $kind }）
iwari-spoken-territory = { $territory }（{ $kind }）
iwari-spoken-title = 区域{ $number }是{ $territory }，{ $kind }。其图腾格的编号是{ $place }。
iwari-spoken-free = 格子{ $number }是空的。相邻：{ $near }。
iwari-spoken-tent = 格子{ $number }有{ $who }帐篷。相邻：{ $near }。
iwari-spoken-link = 区域连接点{ $number }，{ $via }，从{ $one }到{ $other }：{ $totems }。
iwari-spoken-mountain = 区域连接点{ $number }，{ $via }，从{ $one }到{ $other }：被山脉遮蔽。
iwari-spoken-totems = 两端图腾：{ $one }；{ $other }。分值：{ $points }
iwari-spoken-count = { $who }{ $count }
iwari-spoken-unknown = { $count }张未知的牌。
iwari-spoken-mission-scored = { $who }已得{ $points }分
iwari-spoken-mission-left = 还可得{ $points }分
iwari-spoken-score = { $who }：{ $points }分，剩{ $tents }个帐篷和{ $totems }个图腾。
iwari-spoken-third = { $who }，第三部落：剩{ $tents }个帐篷和{ $totems }个图腾。
iwari-heard-links = 其连接点当前得分
iwari-heard-with = { $who }在此放置部落物件后，得分为：{ $points }。
iwari-say-tent = 用1张同类的牌在{ $space }放置帐篷。
iwari-say-tent-pair = 用2张{ $kind }卡在{ $space }放置帐篷。
iwari-say-totem = 用1张同类的牌在{ $territory }放置图腾。
iwari-say-totem-pair = 用2张{ $kind }卡在{ $territory }放置图腾。
iwari-say-discard = 丢弃1张{ $kind }卡，换一张牌。
iwari-say-take = 拿取1张公开的{ $kind }卡。
iwari-say-draw = 抽取牌堆顶的牌。
iwari-say-union = 在{ $territory }放置「联合」功绩。
iwari-say-discovery = 在{ $territory }放置「发现」功绩。
iwari-say-honour = 在区域连接点{ $connection }放置「荣耀」功绩。
iwari-say-respect = 在区域连接点{ $connection }放置「敬重」功绩。
