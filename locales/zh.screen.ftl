# The words of the screen in simplified Chinese: what surrounds the games, then what it shows of each game.

## The table of commands: in the key bar, and in help
screen-key-choose = 选择
screen-do-choose = 选择光标处的目标，或列出与它有关的行动
screen-key-drop = 放弃
screen-do-drop = 放弃未完成的行动，或关闭打开的窗口
screen-key-back = 退一步
screen-do-back = 去掉行动的最后一部分
screen-key-left = 左
screen-do-left = 光标左移，或调低数值
screen-key-down = 下
screen-do-down = 光标下移
screen-key-up = 上
screen-do-up = 光标上移
screen-key-right = 右
screen-do-right = 光标右移，或调高数值
screen-key-next = 下一个
screen-do-next = 下一个合法目标，或下一个面板；其他玩家行动时，继续到与你有关的事
screen-key-turn = 到回合结束
screen-do-turn = 其他人行动时，立即显示这个回合的其余部分，然后暂停
screen-key-previous = 上一个
screen-do-previous = 上一个合法目标，或上一个面板
screen-key-pane = 手牌
screen-do-pane = 在地图与手牌间切换；查看被窗口遮住的地图
screen-key-hold = 暂停
screen-do-hold = 暂停机器人，之后逐步前进
screen-key-more = 更多
screen-do-more = 显示更多
screen-key-less = 更少
screen-do-less = 显示更少
screen-key-undo = 撤销
screen-do-undo = 撤销你上一次的选择，只要还来得及
screen-key-redo = 重做
screen-do-redo = 重做刚撤销的选择
screen-key-take = 采用
screen-key-think = 再想想
screen-key-help = 帮助
screen-do-help = 显示当前画面的帮助
screen-key-about = 介绍
screen-do-about = 用一页篇幅介绍一个游戏：about dewan
screen-key-info = 查看
screen-do-info = 显示光标所在地点的详情，以及由谁统治、为什么
screen-key-log = 记录
screen-do-log = 逐回合显示全部记录，最新的在前；在某行按Enter可看当时的地图
screen-key-cards = 卡牌
screen-do-cards = 显示你手牌的全文，以及所有公开的牌
screen-key-board = 面板
screen-do-board = 显示一个部族的面板：board eyrie
screen-key-table = 桌面
screen-do-table = 显示雇佣部队、地标和部族设置牌
screen-no-table = 桌上除了各部族面板之外没有别的东西。
screen-key-why = 为何不行
screen-do-why = 说明某个行动为什么不行；输入?march 1 2 1效果相同
screen-key-law = 规则
screen-do-law = 显示上次拒绝或当前提问所依据的规则；也可查找：law 7、law ambush、law contents
screen-key-odds = 胜算
screen-do-odds = 显示这场战斗的胜算，或光标处一场战斗的胜算：odds 11 eyrie
screen-key-search = 搜索
screen-do-search = 搜索记录或打开的窗口；{ $key-next }和{ $key-previous }继续查找
screen-key-goto = 跳转
screen-do-goto = 光标跳到某个地点：goto 7。显示先前某轮某回合的地图：goto 4.2
screen-key-hint = 提示
screen-do-hint = 看看机器人会怎么做，以及为什么；再按一次就问最强的机器人
screen-key-type = 输入
screen-do-type = 输入行动或命令；Tab补全
screen-key-set = 设置
screen-do-set = 更改一项设置：set pace=slow；不带内容则打开设置
screen-key-save = 保存
screen-do-save = 立即保存，或存到别处：w PATH；游戏也会自动保存
screen-key-saveleave = 保存并离开
screen-do-saveleave = 保存并离开，保存失败则不离开；若启动thicket时就载入了这局，则退出程序
screen-key-points = 得分
screen-do-points = 显示分数从何而来
screen-key-rematch = 再来一局
screen-do-rematch = 用同样的玩家和地图再来一局
screen-key-watch = 回放
screen-do-watch = 从头回放这局游戏
screen-key-export = 导出
screen-do-export = 把这局游戏写成供其他程序读取的记录（Rootlog）
screen-key-chances = 胜率
screen-key-review = 复盘
screen-key-stop = 停止
screen-key-by-points = 分数
screen-do-chances = 显示胜率曲线，或分数曲线
screen-do-review = 把你的选择与最强机器人的选择比较
screen-no-chances = 这局游戏的胜率不得而知。
screen-review-making = 正在与「困难」等级的机器人比较：第{ $done }个选择，共{ $choices }个。
screen-review-of = { $player }损失最大的选择（最确定的在前），以及损失的胜率（百分点）：
screen-review-round = 第{ $round }轮 { $cost }
screen-review-rounds = 各轮全部选择的差距合计：{ $rounds }。
screen-review-note = 由「困难」等级的机器人按你当时所见评估，附标准误差。低于0表示没有损失。不评估设置阶段。
screen-review-stopped = 已停止复盘。
screen-review-nobody = 这台终端前没有人参加这局游戏。
screen-review-elsewhere = 这局游戏保存在另一台终端上，可以在那里复盘。
screen-review-failed = 无法复盘。
screen-key-leavenow = 立即离开
screen-do-leavenow = 保存并离开，不再询问；若保存失败，再用一次即不保存离开
screen-key-leave = 离开
screen-do-leave = 离开游戏；会先保存，若无法保存会告诉你原因
screen-key-close = 关闭
screen-do-close = 关闭打开的窗口
screen-key-pageup = 上一页
screen-do-pageup = 向上滚动一页
screen-key-pagedown = 下一页
screen-do-pagedown = 向下滚动一页
screen-key-top = 顶部
screen-do-top = 滚动到顶部
screen-key-bottom = 底部
screen-do-bottom = 滚动到底部
screen-key-surprise = 全部随机
screen-do-surprise = 随机抽取部族、地图、牌库、雇佣部队和地标
screen-key-redraw = 重绘
screen-do-redraw = 重绘整个画面
screen-key-suspend = 挂起
screen-do-suspend = 回到命令行；fg恢复游戏

## More for the key bar
screen-key-number = 数字或方向键
screen-key-letter = 字母或方向键
screen-key-number-letter = 数字、字母或方向键
screen-key-card = 牌的编号或方向键
screen-key-line = 行
screen-key-see-plan = 查看路线
screen-key-count = 多少
screen-key-which = 哪一个
screen-key-take-count = 选{ $count }
screen-key-end = 结束
screen-key-no = 否
screen-key-only-no = 否（只能如此）
screen-key-end-it = 结束
screen-key-go-on = 继续
screen-key-do-it = 执行
screen-key-complete = 补全
screen-key-why-typed = 加在句首：为何不行
screen-key-boards = 面板
screen-key-scroll = 滚动
screen-key-page = 翻页
screen-key-next-board = 下个面板
screen-key-next-law = 下一条、上一条
screen-key-other-game = 另一游戏
screen-key-law-above = 上级规则
screen-key-see-map = 看地图
screen-key-see-panel = 看窗口
screen-key-show-hand = 展示我的手牌
screen-key-step = 下一步
screen-key-concerned = 到与你有关的事
screen-key-skip = 跳到下一个提问
screen-key-result = 结果
screen-key-title = 回标题
screen-key-see-table = 看桌面
screen-key-do-leave = 离开
screen-key-stay = 留下
screen-key-try-again = 重试
screen-key-elsewhere = 存到别处
screen-key-abandon = 不保存离开
screen-key-menu = 字母或方向键
screen-key-start = 开始
screen-key-field = 下一栏
screen-key-change = 更改
screen-key-person-bot = 玩家或机器人
screen-key-back-out = 返回
screen-key-then = 当时的地图
screen-key-fold = 只看回合
screen-key-unfold = 显示全部
screen-key-older-newer = 更早、更新
screen-key-back-to-log = 回到记录
screen-key-next-found = 下一处
screen-key-search-it = 搜索
screen-key-widen = 所有行动
screen-action = { $list } { $next }

## Questions that the screen asks itself
screen-next-verb = { $action }：选择相关的行动，或按Esc看全部。
screen-about = { $action }（{ $thing }）
screen-filled-in = { $question } [{ $action } ...]
screen-next-from = { $action }：选择出发的地点。
screen-next-to = { $action }：选择前往的地点。
screen-next-place = { $action }：选择位置。
screen-next-count = { $action }：选择数量。
screen-next-card = { $action }：选择一张牌。
screen-next-whom = { $action }：选择一位玩家。
screen-next-item = { $action }：选择一项。
root-next-stall = 交换《{ $card }》：选择一个摊位。
screen-next-plan = { $action }：选择路线。
screen-as-it-stands = 到此为止
screen-choose = 选择
screen-plans = 前往{ $thing }的路线
screen-ask-leave = 离开游戏吗？已保存。
screen-ask-leave-writing = 离开游戏吗？会先保存。
screen-ask-leave-unkept = 离开游戏吗？这局游戏没有存档。
screen-ask-unsaved = 第{ $round }轮之后没有再保存：离开会丢失{ $actions }个行动。要离开吗？
screen-ask-never-saved = 这局游戏没有保存：会丢失{ $actions ->
    [1] 1个行动
   *[other] 全部{ $actions }个行动
}。要离开吗？
screen-ask-ready = { $seat }：{ $action }？
screen-ask-final = 无法撤销
screen-preview-chance = 其余要看运气或其他玩家
screen-preview-open = 接下来要看运气或其他玩家
screen-preview-then = 接着：{ $question }
screen-preview-more = 另有{ $count }项
screen-waits = 「{ $action }」等待确认：Enter执行，Esc放弃。
screen-not-done = 未执行「{ $action }」；按Enter才会执行。
screen-left-off = 已放下「{ $action }」。
screen-ask-end = 还剩{ $left }项可做，要结束这个阶段吗？
screen-waiting-for = 正在等待{ $player }（{ $seat }）。
screen-waiting-for-seat = 正在等待{ $seat }。
screen-playing = 当前回合：{ $seat }。
screen-held-up = 已暂停。当前回合：{ $seat }。
screen-law = [规则{ $law }]
screen-law-short = [{ $law }]

## Words to the player
screen-not-asked = 现在不由你选择。
screen-verb-first = 先选一个行动：它的字母在最下面一行。
screen-nothing-to-step-back = 还没有选择任何内容；{ $key }可撤销先前的行动。
screen-nothing-about = { $thing }：现在没有相关的行动。可选：{ $actions }。
screen-nothing-left = 已经没有可选的了；最后一行说明怎样继续。
screen-not-a-target = 那不是可选的目标。
screen-no-number = 这里没有编号{ $key }。
screen-verb-because = 现在不能选「{ $action }」。{ $why }
screen-verb-example = 现在不能选「{ $action }」。例如：{ $why }
screen-verb-nothing = 现在不能选「{ $action }」。没有可用的对象。{ $why }
screen-no-key = { $key }在这里没有作用；按{ $key-help }可看哪些键有用。
screen-no-key-panel = { $key }在这里没有作用；Esc关闭窗口。
screen-composed = { $key }来自输入法：请切换到英文输入，或先按{ $key-type }再输入名称。
screen-no-command = 没有「{ $text }」这个命令。
screen-no-setting = 没有「{ $text }」这项设置：请看:set。
screen-no-value = { $setting }不能设为「{ $value }」。可用的值：{ $known }。
screen-which-board = 要看谁的面板？请输入这局游戏中的一个部族。
screen-no-odds = 这里没有可计算的战斗：请指定一个有你的战士的地点，以及那里的一个敌人。
screen-odds-what = 没有「{ $text }」：请指定一个地点、一位玩家，或两者。
screen-undo-what = 「{ $text }」不是要撤销的行动数。
screen-nothing-found = 没有找到「{ $text }」。
screen-only-found = 没有其他匹配。
screen-no-goto = 没有「{ $text }」：请输入一个地点，或像4.2这样的轮和回合。
screen-no-past = 当时的地图已无从得知。
screen-no-further = 那一边没有更多内容了。
screen-say-quit = q只关闭窗口；:quit才会离开游戏。
screen-why-some = 这样做是合法的：{ $action }
screen-why-legal = 现在就可以这样做。
screen-hint-then = 然后：{ $actions }
screen-hint-reply = { $player }可能的应对（{ $chance }%）：{ $action }
screen-hint-expects = 预计（机器人估算的分数）：{ $reasons }。
screen-hint-beside = 与首选相比（机器人估算的分数）：{ $reasons }。
screen-hint-weighs = 差在：{ $reasons }。
screen-hint-clear = 明显好过其他任何选择：{ $unit ->
    [chance] 胜率高{ $by }%。
   *[points] 多{ $by }分。
}
screen-hint-better = 比第二选择更好：{ $unit ->
    [chance] 胜率高{ $by }%。
   *[points] 多{ $by }分。
}
screen-hint-close = 第二选择也差不多一样好。
screen-hint-chance = 其余要看运气或其他玩家。
screen-hint-level = 与首选差不多一样好。
screen-hint-behind = 比首选稍差：{ $unit ->
    [chance] 胜率低{ $by }%。
   *[points] 少{ $by }分。
}
screen-hint-far-behind = 明显比首选差：{ $unit ->
    [chance] 胜率低{ $by }%。
   *[points] 少{ $by }分。
}
screen-hint-later = 机器人正在考虑提示；按其他键则中止。
screen-undone = 撤销了{ $count }个行动。
screen-redone = 重做了{ $count }个行动。
screen-saved-now = 已保存为「{ $name }」。
screen-not-saved = 游戏无法保存。
screen-unkept = 这局游戏没有存档。
screen-saved-elsewhere = 已存到{ $path }。今后游戏都保存在那里。
screen-left-at = 你没有保存就离开了：存档停在第{ $round }轮。
screen-left-unsaved = 你没有保存就离开了：那局游戏没有存档。
screen-save-trouble = 未保存：{ $why }
screen-save-trouble-mark = 未保存，请看:w
screen-saved-mark = {"  已保存"}
screen-no-face = 这个游戏没有画面。

## Around the map
screen-apart = ；
screen-round = 第{ $round }轮
screen-over = 游戏结束
screen-log = 记录
screen-coach = 教练{ $step }/{ $steps }
screen-coach-asks = { $step }/{ $steps } { $text }
screen-look = 查看：
screen-hand = 手牌{ $count }
screen-inspector-more = { $key-info }：全部
screen-hand-more = {"   "}+{ $count }张：{ $key-cards }
screen-more = -- 还有{ $count }行：按{ $key-pagedown }或{ $key-down } --
screen-esc-close = Esc关闭
screen-person = 你
screen-other-person = 玩家
screen-bot = { $level }机器人
screen-clockwork = 机械
# $level: how hard it is to beat.
screen-clockwork-level = 机械（{ $level }）
screen-new-about-clockwork = 按面板行动，不由人决定。可以有特性牌。
screen-new-about-traits = 此处可输入：{ $traits }。
screen-new-no-trait = 「{ $word }」不是特性牌。这里可输入：{ $traits }。
screen-level-about-random = 随机选择行动：适合随便试试。
screen-level-about-easy = 只向前看一个行动，有时会犯错。
screen-level-about-normal = 会规划自己的回合，知道每个部族需要什么。
screen-level-about-hard = 推演几个最佳计划和各家的应对，再选定一个。需要想一会儿。
screen-level-random = 随机
screen-level-easy = 简单
screen-level-normal = 普通
screen-level-hard = 困难

## Panels
screen-title-board = { $board }的面板   座位{ $seat }，{ $player }
screen-title-log = 记录，最新的回合在前
screen-title-cards = 卡牌
screen-title-place = { $place }
screen-title-help = 帮助
screen-title-law = 规则{ $law }
screen-past = 当时的局面：{ $text }
screen-title-hint = 机器人会怎么做（{ $level }）
screen-title-why = 为何不行？  { $action }
screen-help-new =
    选择游戏、地图和每个座位由谁操作。上下方向键在各行间移动，左右方向键更改光标处的内容；随机种子直接输入。最下面一行会说明所选的内容。
    按{ $key-surprise }随机抽取玩家、地图和牌库。按Enter开始游戏。
screen-help-open =
    最新的游戏在最上面。按Enter继续；按{ $key-watch }从头回放，存档不会改变。无法读取的存档会在列表下方说明原因。
screen-help-lessons =
    教练会带你玩一局游戏的最初几个回合，并告诉你每个键的作用。Enter从上次停下的地方继续，n重新开始，a介绍这个游戏。
screen-help-daily =
    每天有一局游戏，所有人都相同，机器人从星期一到星期日逐渐变强。日期在UTC午夜更换。只有第一次计入成绩：按Enter开始，或继续到结束。
    在已结束或错过的那一天按Enter，则是练习。{ $key-watch }从头显示你的那一局。列表下方的那一行可以分享。
screen-help-settings =
    每项更改都立即生效并保存。列表下方的一行会说明该项设置的作用。
screen-help-now = 现在
screen-help-end = 否、结束，或结束这个阶段。
screen-help-keys = 按键
screen-help-capitals = 该部族的面板
screen-help-hint-title = 如何看懂提示
screen-help-hint =
    机器人认为最好的选择，最好的在前；地图上在对应位置标有编号。
    在茂林源记中比较胜率：预计你在100局这样的游戏中能赢几局。困难机器人还会推演其他玩家可能的应对。
    在德望部落和Iwari中比较分数：按目前的局面，你最终会有多少分。
    理由以这种分数说明差别在哪里，例如「手牌+0.7」表示你的手牌价值会多0.7分。
screen-help-guided =
    逐键组成一个行动：先按它的字母，再用数字或光标逐一选定其余部分。只有一种选择的部分会自动填好。
    也可以先指目标：把光标移到一个地点（方向键或{ $key-left } { $key-down } { $key-up } { $key-right }），按Enter看那里能做什么；{ $key-pane }移到手牌。
    小写字母选择行动，大写字母打开部族面板，数字选择带编号的选项，e表示「否」或结束。
    { $key-back }去掉一部分，Esc放弃行动，{ $key-undo }撤销已做的事。按{ $key-type }后可以输入行动，在它前面加?则询问为何不行。

## What a game is: one page for those who have never seen it
about-title = { $game }是什么？
about-does = 你要做什么
about-wins = 怎样获胜
about-turn = 回合怎样进行
about-special = 有何特别之处
about-first = 先试试什么
about-none = 没有「{ $text }」这个游戏。可选的游戏：{ $games }。
about-keys = 在游戏中，{ $key-help }显示帮助，{ $key-hint }给出提示，{ $key-law }显示提问所依据的规则，{ $key-undo }撤销一个行动。

## The law
law-contents = { $game }的规则
law-chapter = 规则{ $law }：{ $chapter }
law-found = { $game }，「{ $words }」：{ $count }条规则
law-none = 没有「{ $law }」这条规则，也没有规则含有这些词。
law-how = law NUMBER显示一章或一条规则；law WORD查找含有该词的规则。

## Handing over
screen-hand-over-turns = 请把键盘交给
screen-hand-over-by = 玩家：{ $player }
screen-hand-over-away = 其他人请回避。这个画面不显示任何秘密。

## The end
screen-end-pad = 计分表
screen-end-chart = 各轮分数
screen-end-chances = 各回合胜率
screen-end-review = 复盘
screen-end-turning = 转折点
screen-end-sum = 分数
screen-end-aim = { $letter }的目标：{ $aim }。
screen-end-lead = 胜者分差由{ $before }变为{ $after }
screen-end-no-turning = 领先者从未改变。
screen-end-won = 在第{ $round }轮获胜
screen-end-won-with = 在第{ $round }轮获胜：{ $sources }
screen-end-most-from = 主要得分来源：{ $sources }
screen-end-led = 领先最久：{ $rounds }轮中有{ $count }轮开始时领先
screen-key-next-page = 下一页
screen-key-show-turn = 看那个回合
screen-title-points = 计分表

## Watching a game again
screen-watch = 第{ $turn }回合，共{ $turns }回合：{ $text }
screen-watch-start = 第{ $turn }回合，共{ $turns }回合：游戏开始。
screen-watch-hand = { $seat }的手牌
screen-replay-choose = 前进一步
screen-replay-drop = 停止回放
screen-replay-close = 停止回放
screen-replay-leave = 停止回放
screen-replay-left = 后退一步
screen-replay-right = 前进一步
screen-replay-down = 到下一回合
screen-replay-up = 到这个回合的开头，再到前一回合
screen-replay-hold = 自动播放，或停下
screen-replay-top = 到游戏开头
screen-replay-bottom = 到最后一步
screen-watch-unknown = 这局游戏的过程不得而知。
screen-key-steps = 单步
screen-key-turns = 回合
screen-key-ends = 开头、结尾
screen-key-play-on = 播放
screen-key-turning = 转折点
screen-key-stop-watching = 停止回放
screen-end-wins = 获胜！
screen-end-points = 分数
screen-end-choices = 选择
screen-end-undos = 撤销

## Title
screen-name = T  H  I  C  K  E  T
screen-subtitle = 终端里的茂林源记
screen-lessons-title = 教学局，有教练指导
screen-lessons-question = 选择哪个教学局？
screen-lessons-new = 未开始
screen-lessons-begun = 完成{ $done }步，共{ $steps }步
screen-lessons-done = 已完成
screen-daily-title = 每日一局
screen-daily-question = 玩哪一天？
screen-daily-best = 最佳
screen-key-play = 开始
screen-key-anew = 重新开始
screen-menu-line = 移到下一行或上一行
screen-menu-field = 移到下一栏或上一栏
screen-menu-change = 更改光标处的值
screen-menu-person-bot = 座位改由玩家或机器人操作
screen-menu-start = 开始游戏
screen-menu-choose = 打开光标处的项目
screen-menu-resume = 继续光标处的游戏
screen-menu-copy = 用光标处游戏的副本继续
screen-menu-lesson = 从上次停下的地方继续光标处的教学局
screen-menu-anew = 从头开始光标处的教学局
screen-menu-about = 介绍光标处的游戏
screen-menu-daily = 玩光标处的那一天；已结束的则作为练习
screen-menu-join = 在光标处的牌桌入座
screen-menu-look-on = 旁观光标处的牌桌
screen-menu-new-table = 新开一张牌桌
screen-menu-other-game = 翻到下一个或上一个游戏
screen-menu-scroll = 向下或向上滚动一行
screen-menu-back = 返回
screen-menu-quit = 退出thicket
screen-title-question = 你想做什么？
screen-title-continue = 继续
screen-title-new = 新游戏
screen-title-daily = 每日一局
screen-title-lessons = 教学局，有教练
screen-title-open = 打开存档
screen-title-about = 游戏介绍
screen-title-keys = 学习按键
screen-title-settings = 设置
screen-title-quit = 退出
screen-title-saves = { $count }个存档
screen-title-looks = 主题{ $theme }，{ $depth }。按s更改。
screen-depth-none = 无颜色
screen-depth-16 = 16色
screen-depth-256 = 256色
screen-depth-true = 真彩色
screen-save-line = { $name }：{ $seats }，第{ $round }轮，{ $age }
screen-save-over = { $name }：{ $seats }，第{ $round }轮结束，{ $age }
screen-save-bad = { $name }：无法读取，{ $age }

## New game
screen-new-title = 新游戏
screen-new-head-seat = 座位
screen-new-head-player = 玩家
screen-new-head-name = 名字
screen-new-head-traits = 名字或特性牌
screen-new-empty = -
screen-new-person = 玩家
screen-new-game = 游戏
screen-new-board = 地图
screen-new-deck = 牌库
screen-new-seed = 随机种子
screen-new-seed-note = 留空则随机
screen-new-seed-told = 你知道它这件事，会告知牌桌上的所有人
screen-new-seed-wrong = 随机种子必须是数字，或留空。
screen-new-nobody = 至少加入一位玩家。
screen-new-question = 选择游戏和玩家。Enter开始。
screen-new-watch = 全是机器人：你来旁观。
screen-new-solo = 一名玩家对机器人：画面从不隐藏你的手牌。
screen-new-hot-seat = 多名玩家共用一个键盘：换人时会隐藏手牌。

## Saved games
screen-load-title = 存档
screen-load-question = 载入哪局游戏？

## Settings
screen-set-title = 设置
screen-set-question = 更改立即生效并保存。
screen-set-language = 语言 (Language)
screen-set-about-language = 「自动」依语言环境而定。命令行选项--lang优先。
screen-language-auto = 自动
screen-set-theme = 主题
screen-set-about-theme = 颜色；「自动」会检查背景是否为浅色。
screen-set-colors = 颜色
screen-set-about-colors = 颜色数量；「自动」会检查环境变量（NO_COLOR、COLORTERM、TERM）。
screen-set-glyphs = 字符
screen-set-picture = 地图
screen-set-about-picture = 有256色以上时绘制地面，否则用线条；也可始终用线条。
screen-set-about-glyphs = 只用ASCII，或用Unicode的线条和符号；「自动」依语言环境而定。
screen-set-pace = 机器人速度
screen-set-about-pace = 机器人的每一步显示多久。{ $key-hold }暂停，Enter跳过。
screen-set-preview = 执行前预览行动
screen-set-about-preview = 行动有自动填写的部分时预览，或始终预览；关闭只对单人游戏有效。
screen-theme-auto = 自动
screen-theme-dark = 深色
screen-theme-light = 浅色
screen-theme-cvd = 色觉辅助
screen-theme-mono = 单色
screen-colors-auto = 自动
screen-colors-true = 真彩
screen-colors-256 = 256
screen-colors-16 = 16
screen-colors-none = 无
screen-glyphs-auto = 自动
screen-glyphs-ascii = ASCII
screen-glyphs-unicode = Unicode
screen-picture-auto = 自动
screen-picture-lines = 线条
screen-preview-all = 始终
screen-preview-filled = 有自动填写时
screen-preview-off = 关闭
screen-set-confirm = 结束阶段前询问
screen-set-about-confirm = 若还有事可做就结束阶段，会先询问一次。
screen-set-forced = 自动回答别无选择的提问
screen-forced-solo = 单人游戏中
screen-set-about-forced = 也包括其他玩家的回合。多人游戏时，这会让别人知道你别无选择。
screen-set-mouse = 鼠标
screen-set-about-mouse = 单击选择，滚轮滚动。开启后无法在终端中选取文字。
screen-pace-off = 不停顿
screen-pace-fast = 快
screen-pace-normal = 普通
screen-pace-slow = 慢
screen-yes = 是
screen-no = 否
keys-no-key = { $text }不是按键：请写一个字符、Ctrl加一个字母（如Ctrl-T），或者Tab、Space、PgUp之类的名称
keys-no-command = 未知命令。可用的命令：{ $known }
keys-reserved = { $key }已有用途：大写字母打开部族面板，数字选择带编号的选项，e表示「否」
keys-twice = { $key }已经属于{ $other }
settings-fault = { $path }中的设置无法读取：{ $fault }
settings-not-kept = 设置无法保存到{ $path }：{ $fault }
settings-no-folder = 没有找到存放设置的文件夹。
screen-files-unusable = 有错误，未采用：{ $files }。离开后可以看到错误。

## The keys
screen-about-question = 你想玩其中哪个游戏？
screen-keys-question = 按Esc返回。

## Too small
screen-small =
    thicket需要{ $width }列、{ $height }行。
    这个窗口有{ $have_width }列、{ $have_height }行。
    请放大窗口或缩小字体。游戏不会丢失，之后自动继续。
    按:仍可输入行动。也可用--plain启动：只有文字行，大小不限。
screen-no-map =
    这张地图放不进{ $have_width }列、{ $have_height }行的窗口。
    游戏不会丢失，窗口够大时会继续。
    按:仍可输入行动。也可用--plain启动：只有文字行，地图不限。
screen-small-short = 需要80x20

## Root: round the map
root-headline = 茂林源记 { $board }
root-piles = 牌库{ $deck }  弃牌堆{ $discard }
root-piles-short = 牌库{ $deck } 弃牌{ $discard }
root-quiet = 已有{ $rounds }轮无人刷新最高分：再过{ $left }轮游戏结束
root-quiet-short = 再过{ $left }轮游戏结束
root-budget-actions = 行动{ $left }/{ $all }
root-budget-decree = 法令剩{ $left }
root-budget-operations = 军事行动{ $left }
root-budget-assembly = 行动{ $left }
root-budget-items = 面朝上物品{ $left }
root-budget-acolytes = 侍祭{ $left }
root-budget-rituals = 卡牌{ $left }
root-budget-funds = 资金{ $left }
root-budget-command = 指挥{ $left }/{ $all }
root-budget-advances = 进击{ $left }/{ $all }
root-budget-retinue = 随从{ $left }/{ $all }
root-scores-narrow = 得分          分 手牌
root-score = 得分
root-score-goal = 满{ $points }
root-score-points = 分
root-score-cards = 手牌
root-score-left = 剩余
root-score-dominance = 统{ $suit }
root-score-coalition = +{ $letter }
root-aim-dominance = 统治牌
root-aim-coalition = 联合
root-end-dominance = 凭统治牌获胜：{ $who }统治了3个{ $suit }地点。
root-end-dominance-bird = 凭{ $suit }统治牌获胜：{ $who }统治了2个对角的角落地点。
root-craft-with = 可用于制造：{ $pieces }
root-items-left = 物品：{ $items }
root-gift-ambush = 伏击
root-gift-dominance = 统治
root-gift-item = { $item }{ $points }分
root-gift-favor = 相助
root-gift-effect = 效果

## Root: your own board in one line
root-own-undrafted = 尚无部族
root-pool = 备选池。由最后一位玩家先选。
root-pool-locked = 锁定，直到有人选了武斗派
root-about-faction = { $aim }。{ $skill }，{ $kind }，势力值{ $reach }。{ $style }
root-militant = 武斗派
root-insurgent = 非武斗派
root-skill-marquise = 简单
root-skill-eyrie = 中等
root-skill-alliance = 中等
root-skill-vagabond = 中等
root-skill-vagabond-2 = 中等
root-skill-lizards = 困难
root-skill-riverfolk = 困难
root-skill-duchy = 中等
root-skill-corvids = 中等
root-skill-hundreds = 中等
root-skill-keepers = 困难
root-style-marquise = 配件遍布各地，要守的也多。
root-style-eyrie = 起步强势，但每回合都要执行先前的所有命令。
root-style-alliance = 配件少，得分晚，人人忌惮。
root-style-vagabond = 难以追捕，逐一结交盟友或树敌。
root-style-vagabond-2 = 与第一名浪子相同，只是角色不同。
root-style-lizards = 起步缓慢，靠他人丢弃的牌过活。
root-style-riverfolk = 靠他人购买的服务过活。
root-style-duchy = 独自壮大，但需要在他人之间占一席之地。
root-style-corvids = 虚张声势与陷阱。
root-style-hundreds = 不断进攻，四处树敌。
root-style-keepers = 漫长的旅途，要提前几个回合规划。
root-about-deck-standard = 基础游戏的牌库：可制造的物品、相助牌和少数持续效果。
root-about-deck-exiles-partisans = 另一副牌：持续效果更多，还有为自己花色作战的游击队。
root-about-extra-advanced = 玩家轮流选取部族，自选起始位置，并各得5张牌。
root-about-extra-hirelings = 有人得分越过标记时，小股部队会暂时加入一位玩家。
root-about-extra-landmarks = 从小牌堆抽出的特殊场所；各自改变所在的地点。
root-about-extra-markers = 各地点的花色随机洗混，即使地图印有花色。
root-board-name-autumn = 秋季地图
root-board-name-winter = 冬季地图
root-board-name-lake = 湖泊地图
root-board-name-mountain = 山岳地图
root-deck-standard = 基础牌库
root-deck-exiles-partisans = 流亡者与游击队
root-about-board-autumn = 最初的地图：花色已印好，中央有废墟。
root-about-board-winter = 河流把地图一分为二；花色洗混。
root-about-board-lake = 中央有湖，湖上有渡轮；花色洗混。
root-about-board-mountain = 有封闭道路，还有能得分的塔楼；花色洗混。
root-aim-marquise = 用木材在各地建造建筑
root-aim-eyrie = 在不断增长的法令下建造鸟巢
root-aim-alliance = 扩散拥护，然后起义
root-aim-vagabond = 孤身一枚棋子：任务、物品、援助
root-aim-vagabond-2 = 另一枚孤身棋子
root-aim-lizards = 花园、仪式、阴谋
root-aim-riverfolk = 出售服务，出口卡牌
root-aim-duchy = 挖地道而来，拉拢大臣
root-aim-corvids = 藏下密谋，再揭示它们
root-aim-hundreds = 督军、暴民、空旷的土地
root-aim-keepers = 把圣物搬运到驿站

## Root: a place in words
root-look-forest = 森林{ $forest }：相邻地点{ $clearings }，相邻森林{ $forests }
root-forest = 森林{ $forest }
root-look-ruled = { $clearing } { $suits }，统治者：{ $who }。
root-look-unruled = { $clearing } { $suits }，无统治者。
root-look-ruin = 废墟
root-look-scorched = 焦土
root-look-plot = 密谋（{ $kind }）
root-look-open = { $count ->
    [0] 无开放放置格
   *[other] 开放放置格{ $count }
}
root-look-paths = 通往{ $paths }
root-details-slots = 地点，放置格{ $slots }，开放{ $open }
root-details-attack = 进攻{ $who }：你造成{ $deals }、承受{ $takes }命中（全军覆没{ $percent }%）
root-details-attack-of-pawn = 进攻{ $who }：你造成{ $deals }、承受{ $takes }命中
root-details-reach = 能移动到这里：{ $who }
root-details-from = 从{ $clearing }来{ $count }名
root-details-pawn-from = 从{ $clearing }
root-details-rule = 谁统治（规则2.5）
root-details-strength = 战士{ $warriors } + 建筑{ $buildings } = { $sum }
root-details-strength-hired = 战士{ $warriors } + 建筑{ $buildings } + 雇佣部队{ $hirelings } = { $sum }
root-details-rules = 由{ $who }统治：战士和建筑最多。
root-details-hired = { $who }本回合在此雇有{ $count }名战士（规则11.2.7.III）。
root-details-controlled = { $count }名{ $hireling }战士计入{ $who }的统治（规则E.3.1）。
root-details-garden-rules = 由{ $who }统治：这里有花园（规则10.2.4）。
root-details-tie-rules = 由{ $who }统治：平手（规则7.2.2）。
root-details-tie = 平手：无人统治。
root-details-nobody = 这里没有战士或建筑。
root-details-here = 这里有什么
root-details-pawn = 棋子：{ $who }
root-details-warriors = { $who }：{ $count }名战士
root-details-paths = 道路：{ $paths }。
root-details-river = 河流：{ $river }。
root-details-forests = 森林：{ $forests }。
root-details-closed = 封闭道路{ $paths }：{ $used ->
    [yes] 本回合已打通一条
   *[no] 花费一张牌可打通一条，得1分（规则C.3.3）
}。
root-details-ferry = 渡轮在这里，{ $used ->
    [yes] 本回合已开过
   *[no] 每回合一次可前往{ $places }；然后抓一张牌（规则C.2.5）
}。
root-details-priority = 机械玩家的优先级：{ $number }。
root-details-pass = 塔楼：其统治者在自己的夜晚结束时得{ $points }分（规则C.3.4）。
root-look-closed = 通往{ $paths }的道路封闭
root-look-bandits = 通往{ $paths }的道路上有强盗
root-look-band = 本回合被乐队留住：{ $who }
root-details-band = 本回合被留住（规则E.2.2）：{ $who }。
root-landmark-stalls = 卡牌：{ $cards }
root-landmark-slot = 放置格中：{ $building }
root-landmark-open = 空
root-landmark-items = 其中物品：{ $items }
root-landmarks-at = 地标：{ $sites }
root-landmark-at = 地点{ $clearing }
root-landmark-not-yet = 待设置在{ $site }
root-look-homeland = { $who }的本土
root-table = 桌面上
root-table-draft = 选部族
root-table-seat = 座位{ $seat }
root-table-homes = 本土{ $places }
root-look-ferry = 渡轮
root-look-pass = 塔楼

## Root: battles
root-fight-title = 地点{ $clearing }（{ $suit }）的战斗
root-fight-attacks = 进攻方
root-fight-defends = 防守方
root-fight-for = 控制者
root-fight-by = { $who }
root-fight-by-nobody = 无人
root-fight-instigator = 挑拨者
root-fight-enlisted = 被求助者
root-fight-has = 拥有
root-fight-now = 现有
root-fight-warriors = { $count }名战士
root-fight-items = { $count }个物品
root-fight-most = 至多{ $count }命中
root-fight-swords = { $count }把剑
root-fight-placed = { $count ->
    [0] -
   *[other] 另{ $count }个配件
}
root-fight-dice = 骰子
root-fight-high = 较高结果
root-fight-low = 较低结果
root-fight-extra = 效果
root-fight-takes = 承受
root-fight-had = 兵力
root-fight-left = { $before } > { $now }
root-fight-dealt = 造成命中
root-fight-capped = { $deals }/{ $all }（上限）
root-fight-mean = 平均
root-fight-hits = { $hits }命中
root-fight-may-use = { $who }还可打出：{ $cards }
root-fight-ambush = 伏击
root-odds-title = 地点{ $clearing }的胜算
root-odds-battle = { $attacker }对{ $defender }
root-odds-mean = 平均造成{ $deals }命中，承受{ $takes }命中
root-odds-offered = 若与{ $who }交战：平均造成{ $deals }命中，承受{ $takes }命中
root-odds-none-left = 全军覆没的几率{ $percent }%
root-odds-razed = 移除建筑或指示物的几率{ $percent }%
root-odds-outrage = 移除拥护指示物会引发公愤，须交出一张牌
root-odds-ambush = 伏击会先造成2命中
root-odds-throw = 造成{ $deals }，承受{ $takes }
root-odds-note = 未计卡牌：伏击会先造成2命中。

## Root: cards
root-cards-none = 你没有手牌。
root-cards-craftable = 可制造
root-choice-leader = { $gift }；心腹重臣在{ $columns }
root-choice-character = { $special }；起始物品：{ $items }
root-choice-citadel = 每个清晨地穴多1名战士。
root-choice-market = 每个夜晚多抓1张牌。
root-choice-crusade-battle = 在一个流放者地点战斗。
root-choice-crusade-move = 从一个流放者地点移动，之后可以战斗。
root-choice-item-boot = 靴子让棋子移动。
root-choice-item-bag = 袋子可多带2个物品。
root-choice-item-crossbow = 弩可袭击一个敌方配件。
root-choice-item-hammer = 锤子用于制造和修理。
root-choice-item-sword = 剑用于战斗，并提高你的命中。
root-choice-item-tea = 茶在每个清晨多翻开2个物品。
root-choice-item-coin = 钱币在每个夜晚多抓1张牌。
root-choice-item-torch = 火把用于探索废墟和支付特殊行动。
root-choice-take-warrior = 无人因此得分。
root-choice-take-piece = 移除它得1分。
root-choice-bomb = 揭示时：移除该地点的所有敌方配件，然后移除自身。
root-choice-snare = 面朝上时：敌人不能在此放置配件，也不能移出此地。
root-choice-extortion = 揭示时：从在此有配件的每名敌人随机拿取1张牌；面朝上时：每个夜晚多抓1张牌。
root-choice-raid = 被移除时（被揭穿除外）：在每个相邻地点放置1名战士。
root-choice-hand-card = 从河流之友公开的手牌中买1张，付这一数量的战士。
root-choice-riverboats = 在你的回合结束前，你将河流视为道路。
root-choice-mercenaries = 在你的回合结束前，河流之友的战士为你作战，并计入你的统治。
root-choice-points = 你每完成过1个该花色的任务得1分（包括这一个）。
root-choice-cards = 抓2张牌。
root-choice-decree-recruit = 每回合：在该花色地点的一个鸟巢处募1名战士。
root-choice-decree-move = 每回合：从一个该花色的地点移动一次。
root-choice-decree-battle = 每回合：在一个该花色的地点战斗一次。
root-choice-decree-build = 每回合：在一个由你统治的该花色地点建造鸟巢。
root-choice-decree-now = { $text }现有：{ $cards }。
root-choice-expose = 这是猜测：猜对则移除该密谋，且不生效；猜错则你展示的牌归黑鸦。
root-choice-retinue-move = 每回合：从一个该花色的地点移动一次。
root-choice-retinue-delve = 每回合：在一个该花色的地点先战斗，再探寻。
root-choice-retinue-recover = 每回合：在一个该花色的地点移动或回收圣物。
root-occasion-cause-turmoil = { $who }无法完全结算{ $column }列的一张{ $suit }牌。
root-occasion-title-keep = 城堡失守
root-occasion-means-keep = 它不会再回来：不再有战地医院，其他玩家也可以在该地点放置配件。
root-comes-no-score = { $count ->
    [0] 你不再得分
   *[other] 你不再得分，并失去{ $count }分
}
root-comes-daylight-ends = 你的白天结束：只剩夜晚
root-comes-exhausted = 消耗{ $item }
root-comes-gamble = 猜中：不生效，你移除它并得1分；猜错：黑鸦得1分
root-lost-piece = { $which ->
    [warrior] { $count }名战士
   *[other] { $count }个{ $piece }
}
root-lost-cards = { $count }张牌
root-lost-supporters = { $count }张拥护者
root-lost-officers = { $count }名军官
root-lost-undamaged = { $count }个物品（损毁）
root-lost-funds = { $count }份资金
screen-log-lines = { $count }行
screen-slow-line = 连接较慢：不绘制地面。输入:set picture=auto可恢复绘制。
screen-occasion = ! { $title }：
screen-occasion-more = （{ $key-choose }：更多）
screen-digest = 自你上个回合以来
screen-digest-points = { $points }分
screen-digest-more = 另有{ $count }项
screen-digest-all = { $key }：全部{ $count }项
screen-digest-rest = 另有{ $count }项：{ $key }
screen-digest-lost = 你失去了{ $what }
screen-lost-at = { $places }的{ $what }
screen-digest-nothing = 你没有任何损失。

## Boards
board-of = { $count }/{ $all }
board-of-spoken = { $count }/{ $all }
board-title = { $title }：
board-track = 现在{ $now }，之后{ $then }
board-track-last = 现在{ $now }，已是最后一格
board-track-next = 下一个{ $now }，之后{ $then }
board-track-next-last = 下一个{ $now }，已是最后一格
board-track-done = 没有了

## Root: boards
root-board-in = 在{ $places }
root-fact-wood = 木材
root-fact-wood-costs = 所需木材
root-fact-costs = 费用{ $count }
root-fact-rules = 统治
root-fact-lost = 已失
root-fact-dominance = 求胜的统治牌
root-fact-coalition = 联合对象
root-fact-hand = 手牌
root-fact-hand-known = 已知的手牌
root-fact-warriors = 战士
root-fact-draws = 下个夜晚抓牌
root-fact-crafted = 已制造
root-fact-items-made = 物品
root-fact-coffins = 《棺材匠》上
root-fact-hirelings = 雇佣部队
root-fact-plots-up = 面朝上的密谋
root-fact-plots-down = 面朝下的密谋
root-fact-plots-left = 剩余密谋
root-fact-plot-costs = 下个费用
root-fact-plot-up = 面朝上{ $places }
root-fact-plot-left = 剩余{ $count }
root-fact-plot-unseen = 未知{ $count }
root-fact-clearing = 地点{ $place }
root-fact-acolytes = 侍祭
root-fact-outcast = 流放者
root-fact-hated = 被憎恶的流放者
root-fact-revealed = 展示至夜晚
root-fact-souls = 失落的魂魄
root-fact-soul-cards = 其中的牌
root-fact-next-outcast = 下个流放者
root-fact-no-change = 被憎恶
root-fact-funds = 资金
root-fact-dividends = 红利
root-fact-points-won = { $points }分
root-fact-points-lost = -{ $points }分
root-fact-payments = 付款
root-fact-committed = 投入
root-fact-open-hand = 公开手牌
root-fact-posts-left = 剩余贸易站
root-fact-posts = 贸易站
root-fact-post-worth = 资金够在{ $places }建贸易站，每个得{ $points }分。
root-fact-supporters = 拥护者
root-fact-supporters-hidden = 面朝下的拥护者
root-fact-supporters-known = 已知的拥护者
root-fact-officers = 军官
root-fact-bases = 基地
root-fact-sympathy = 拥护
root-fact-spread-cost = 费用
root-fact-burrow = 地穴
root-fact-muster = 下个清晨增加
root-fact-ministers = 大臣
root-fact-crowns = 剩余王冠
root-fact-swayed = 已拉拢
root-fact-acted = 已执行
root-fact-not-swayed = 未拉拢
root-fact-mood = 心情
root-fact-next-moods = 接下来的心情
root-fact-command = 指挥
root-fact-prowess = 武勇
root-fact-oppressed = 压制
root-fact-oppressed-in = 压制地点
root-fact-warlord = 督军
root-fact-warlord-fallen = 下个清晨册立新督军。
root-fact-leader = 领袖
root-fact-leaders-deposed = 面朝下的领袖
root-fact-leaders-coming = 可选的领袖
root-fact-turmoil = 动乱
root-fact-vizier = 心腹重臣
root-fact-vizier-mark = v
root-fact-done = x
root-fact-resolved = { $name }（已结算）
root-fact-fails = 无处执行
root-fact-nowhere = 无处可结算：动乱
root-fact-in-forest = 在森林{ $place }
root-fact-nowhere-yet = 尚未进入地图
root-fact-items = 物品
root-fact-ready = 面朝上
root-fact-exhausted = 已消耗
root-fact-damaged = 损毁
root-fact-refreshed = 下个清晨振奋
root-fact-quests-done = 已完成任务
root-fact-indifferent = 全部中立
root-fact-unearthed = 取自废墟
root-fact-ruin = 地点{ $place }的废墟
root-fact-retinue = 随从
root-fact-move = 移动
root-fact-delve = 探寻
root-fact-recover = 回收
root-fact-retainer = 家臣
root-fact-recovered = 已回收
root-fact-column-worth = 整列得分
root-fact-has-acted = { $name }（已行动）
root-fact-pool = 备选池
root-fact-locked = 锁定，直到有人选了武斗派
root-fact-kept = 保留的牌
root-fact-pile = 弃牌堆顶
root-fact-items-left = 剩余物品
root-fact-available = 地图旁的统治牌
root-fact-discard = 弃牌堆
root-board-buildings = 建筑
root-board-next-building = 下个：木材{ $wood }，+{ $points }分
root-board-keep = 只有女爵能在那里放置配件。
root-board-keep-to-come = 城堡将放置在一个角落地点。
root-board-keep-lost = 城堡已失，战地医院也随之失去。
root-board-decree = 法令
root-board-left = 本回合待结算，以及现在能在哪里结算
root-board-all-done = 本回合法令的每张牌都已结算。
root-board-demands = 下回合待结算，以及现在能在哪里结算
root-board-points = 分
root-board-recruits = 战士
root-board-revolt = 起义花费{ $cost }张对应的拥护者；其他玩家有3名以上战士的地点，扩散要多花费1张。
root-board-conspiracies = 阴谋及所需侍祭
root-board-gardens = 花园，每次仪式得分
root-board-garden-draws = 抓1张
root-board-scored = 已计分
root-board-garden-rule = 有花园的地点都由神教统治。
root-board-services = 服务，价格
root-board-posts = 贸易站
root-board-post = 剩{ $left }，制造格{ $empty }，已失{ $lost }
root-board-plots = 密谋
root-board-plots-down = 面朝下的密谋
root-board-plot-not = 不是{ $plots }
root-board-plot-cost = 本回合下个密谋花费{ $cost }名战士，下次揭示得{ $points }分。
root-fact-company = { $count ->
    [0] 独自一人
   *[other] 带{ $count }名战士
}
root-board-hoard = 宝库
root-board-retinue = 随从{ $count }/{ $most }
root-board-relics = 已回收的圣物
root-board-waystations = 驿站
root-board-waystation-here = 在部族面板上
root-board-forests = 森林中的圣物；带数字的面朝上，数字是价值
root-board-items = 物品
root-board-relations = 关系
root-board-aid = 援助{ $given }/{ $needed }：+{ $points }分
root-board-quests = 桌面上的任务
root-board-quest-able = 物品齐备
root-board-quest-improvised = 替换一个物品
root-board-ministers = 大臣
root-board-steps = 回合步骤
root-rank-squire = 侍从
root-rank-noble = 贵族
root-rank-lord = 领主
root-minister-foremole = 用任意花色的牌建造
root-minister-captain = 战斗1次
root-minister-marshal = 移动1次
root-minister-brigadier = 移动2次，或战斗2次
root-minister-banker = 同花色的牌：每张1分
root-minister-mayor = 执行一名已拉拢的侍从或贵族的行动
root-minister-duchess-of-mud = 地道全部建成时2分
root-minister-baron-of-dirt = 地图上每个市场1分
root-minister-earl-of-stone = 地图上每个堡垒1分
root-leader-builder = 物品按牌面得分
root-leader-charismatic = 募兵时放置2名战士
root-leader-commander = 进攻时额外造成1命中
root-leader-despot = 战斗中移除建筑或指示物时多得1分
root-special-thief = 火把：从在此有配件的一位玩家随机拿取1张牌
root-special-tinker = 火把：从弃牌堆拿取1张对应的牌或鸟牌
root-special-ranger = 火把：修理3个物品，然后结束白天
root-special-vagrant = 火把：另两方在此战斗；由你选择他们失去什么，并由你得分
root-special-arbiter = 此处的防守方可向你求助：你得1分，你的剑提高其命中
root-special-scoundrel = 火把永久留在此地：移除所有敌方配件；此后任何配件都不能进入
root-special-adventurer = 每回合一次，把一个面朝上的物品当作任务所需的任意物品；它会损毁
root-special-ronin = 投掷后消耗剑：每把额外造成1命中
root-special-harrier = 火把：棋子移到任意地点，不需要靴子
root-mood-bitter = 投掷前，此处或相邻的暴民可作为战士加入
root-mood-grandiose = 督军在指挥之前进击
root-mood-jubilant = 在督军所在地点煽动后，最多投掷4次暴民骰子
root-mood-lavish = 清晨结束时，可用一个物品换2名战士
root-mood-relentless = 一次进击若移动且战斗，可再做其中一项
root-mood-rowdy = 夜晚多抓1张牌；若督军处有3个敌方配件则多抓2张
root-mood-stubborn = 在有督军的战斗中忽略首次命中
root-mood-wrathful = 督军进攻时额外造成1命中
root-column-recruit = 募
root-column-move = 移
root-column-battle = 战
root-column-build = 建
root-tile-ready = {""}
root-tile-exhausted = {"（已消耗）"}
root-tile-damaged = {"（损毁）"}
root-tile-both = {"（损毁、已消耗）"}
root-help-title-marquise = 女爵
root-help-title-eyrie = 鹰栖
root-help-title-alliance = 联盟
root-help-title-vagabond = 浪子
root-help-title-vagabond-2 = 浪子2
root-help-title-lizards = 神教
root-help-title-riverfolk = 河流之友
root-help-title-duchy = 公国
root-help-title-corvids = 黑鸦
root-help-title-hundreds = 百众
root-help-title-keepers = 卫团
root-help-title-map = 地图
root-help-title-side = 得分与手牌
root-help-title-hirelings = 雇佣部队
root-help-title-beside = 地图旁的雇佣部队
root-help-title-strip = 地图下方的面板
root-help-title-landmarks = 地标
root-help-title-battle = 战斗
root-help-title-points = 得分
