# The words of the table, of the command line and of the screen in simplified Chinese.

## Lists
list-more = { $list }、{ $next }
list-fact = { $list }，{ $next }
list-sentence = { $list }{ $next }
list-word = { $list }{ $next }
list-place = { $list } { $next }
list-stop = { $list }。
list-label = { $label }：{ $text }
list-note = { $thing }（{ $note }）
list-times = { $thing } x{ $count }

## Themes
theme-fault = { $key }：{ $fault }
theme-unreadable = 无法读取：{ $fault }
theme-format = 必须是{ $format }
theme-base = 「{ $name }」不是内置主题
theme-name = 主题不能叫「{ $name }」
theme-unknown-key = 未知的键
theme-missing = 缺少
theme-not-a-table = 必须是表
theme-letter = 必须是A到Z中的一个大写字母
theme-taken = 另一个部族已用字母{ $letter }
theme-ansi = 必须是0到15的数字，或「default」
theme-x256 = 必须是0到255的数字
theme-rgb = 必须是「#F08A24」这样的颜色
theme-attr = 必须取自：bold、dim、italic、underline、reverse
theme-no-value = 「{ $word }」无效：请用{ $known }之一
theme-none = 没有「{ $name }」这个主题。可用的主题：{ $known }。

## The terminal
terminal-none = 标准输入和输出必须是终端
terminal-fault = 无法使用终端：{ $fault }

## Boards
boards-folder = 地图文件夹{ $path }无法读取：{ $fault }。
boards-file = 地图{ $path }无法读取：{ $fault }。
boards-header = 地图{ $path }的第{ $line }行有错误：{ $fault }。
boards-twice = 地图{ $path }和{ $other }的id相同，都是「{ $id }」。请各用各的id。
boards-too-large = { $path }作为地图太大：上限是{ $most } KiB。
board-faults = { $faults }
board-fault = { $file }，第{ $line }行，{ $key }：{ $fault }
board-fault-at = { $file }，{ $key }：{ $fault }
board-syntax = 不是TOML：{ $fault }
board-format = 这个版本不认识格式{ $format }，它读取格式{ $own }
board-game = 这张地图用于游戏「{ $game }」，不用于「root」
board-unknown-key = 未知的键；这里可用的键：{ $known }
doc-missing = 缺少这个键
board-integer = 应为整数，却是{ $found }
board-flag = 应为true或false，却是{ $found }
board-text = 应为字符串，却是{ $found }
board-list = 应为数组，却是{ $found }
board-table = 应为表，却是{ $found }
board-range = 应为{ $low }到{ $high }的值，却是{ $value }
board-length = 应有{ $wanted }个值，却有{ $found }个
board-word = 「{ $word }」无效：请用{ $known }之一
board-id = 应为由小写字母、数字和连字符组成的id，却是「{ $id }」

## Setting a game up
setup-seat = { $game }中没有座位「{ $name }」。{ did-you-mean }可用的座位：{ $known }。
setup-twice = 有两个座位都是{ $name }：每个只能使用一次。
setup-seats = { $game }应有{ $least }到{ $most }个座位，而不是{ $found }个。
setup-deck = 没有「{ $deck }」这个牌库。{ did-you-mean }可用的牌库：{ $known }。
setup-level = { $game }没有「{ $level }」级别的机器人。{ did-you-mean }可用的级别：{ $known }。
setup-board = { $game }没有「{ $id }」这张地图。{ did-you-mean }{ $count ->
    [0] {""}
   *[other] 可用的地图：{ $known }。
}
setup-extra = { $game }没有「{ $extra }」这个附加项。{ did-you-mean }{ $count ->
    [0] {""}
   *[other] 可用的附加项：{ $known }。
}

## What is written as an action, a turn or a level
notation-empty = 请输入行动：内容为空。
notation-control = 行动只能是一行文字，不能含有控制字符。
notation-verb = 没有以「{ $verb }」开头的行动。
notation-parts = 「{ $text }」不合写法：{ $forms }。
journal-no-action = 步骤{ $step }没有行动
journal-braces = 步骤{ $step }：结果必须放在步骤末尾的{"{"} {"}"}中
bot-level = 应为{ $known }之一，却是「{ $level }」

## Documents: positions, the state in a save, boards
doc-format = 已知的格式只有{ $own }
doc-game = 这个文件不用于游戏「{ $game }」
doc-id = 应为由小写字母、数字和_组成的id
doc-unknown-key = 未知的键
doc-number = 应为{ $least }到{ $most }的整数，却是{ $found }
doc-flag = 应为true或false，却是{ $found }
doc-text = 应为字符串，却是{ $found }
doc-texts = 应为字符串列表，却是{ $found }
doc-numbers = 应为数字列表，却是{ $found }
doc-pairs = 应为数字对列表，却是{ $found }
doc-pair = 应为2个{ $least }到{ $most }的数字，却是{ $found }
doc-range = 应为{ $least }到{ $most }的数字，却是{ $found }
doc-tables = 应为表的列表，却是{ $found }
doc-table = 应为表，却是{ $found }
doc-no-value = 这里不允许{ $text }
doc-no-text = { $text }不是字符串
doc-no-task = { $text }不能作为待处理的步骤
doc-no-card = { $text }不是一张牌
doc-no-seat = { $text }不在这一桌
doc-no-more = 已经没有{ $what }了
doc-not-in-deck = { $what }不在牌库中
doc-not-in-hand = 手牌中没有这些牌
doc-not-there = { $what }不在那里
doc-hidden = 应为完整的局面，却只是一位观看者所知的内容
doc-unknown-count = 应有{ $wanted }张未知的牌，却有{ $found }张
doc-too-many = 条目太多
doc-too-deep = 待处理的步骤太多
doc-places = 最多有{ $most }个位置
doc-nobody-asked = 没有玩家需要选择，而游戏尚未结束
position-seats = 应有{ $wanted }个座位，却有{ $found }个
position-wish = 「{ $result }」在这里不可能出现
position-unknown-wish = { $result }不是可能的随机结果
pending-nothing = 空步骤不能作为待处理的步骤
pending-seat = 这一桌没有这个座位
pending-end = 回合结束必须是最底层的待处理步骤，且只有一个
pending-no-action = 这里什么都不能做
game-broken = 游戏无法继续：待处理步骤的顺序出错。这是程序的错误。
broken-tasks = 待处理的步骤太多
broken-nobody-asked = 没有玩家需要选择，而游戏尚未结束

## Command line
cli-program = 终端里的茂林源记（Root）、德望部落（Dewan）和Iwari：规则精确，有机器人，存档不怕崩溃。
cli-common = 通用选项
cli-options = 选项
cli-arguments = 参数
cli-commands = 命令
cli-written = 用法：
cli-help = 显示帮助
cli-version = 显示版本
cli-example = 例：
cli-ids = { $game }中的名称：
cli-ids-seats = 座位：{ $ids }
cli-ids-boards = 地图：{ $ids }
cli-ids-decks = 牌库：{ $ids }
cli-all-saves = 把存档放在DIR，而不是默认文件夹
cli-all-boards = 也从DIR载入地图；其中的地图会取代id相同的内置地图
cli-all-plain = 只输出文字行：用于读屏软件、简易终端和脚本
cli-all-mouse = 用鼠标选择和滚动
cli-all-theme = 主题：auto、dark、light、cvd、mono或自制主题
cli-all-colors = 颜色数量：auto、true、256、16、none
cli-all-glyphs = 字符：auto、ascii、unicode
cli-all-lang = 语言：en、zh、ja
cli-do-sim = 让机器人对局并报告结果
cli-sim-game = 要进行的游戏：root、dewan、iwari
cli-sim-weights = 所有机器人使用的权重文件，代替内置权重
cli-sim-seats = 按回合顺序列出部族，以逗号分隔，机械玩家写作clockwork:marquise，或座位数；random4为每局随机抽取四个部族、地图和牌库，randomclockwork4还抽取机械玩家、雇佣部队和地标
cli-sim-bots = 所有机器人的级别，或每个座位一个级别：random、easy、normal、hard
cli-sim-games = 局数
cli-sim-seed = 所有随机结果的随机种子
cli-sim-board = 使用的地图（德望部落：剧本）
cli-sim-markers = 茂林源记：每个地点都用洗混的花色标记
cli-sim-advanced = 茂林源记：进阶设置（选取部族、本土、5张牌）
cli-sim-cooperative = 茂林源记：人类玩家合作对抗机械玩家
cli-sim-services = 茂林源记：机械玩家按进阶牌购买服务
cli-sim-hirelings = 茂林源记：雇佣部队的数量，0到3
cli-sim-landmarks = 茂林源记：地标的数量，随机抽取
cli-sim-deck = 使用的牌库（德望部落：配件组）
cli-sim-jobs = 同时进行的局数（默认：每个处理器一局）
cli-sim-check = 每个行动后检查规则的不变量
cli-sim-max-rounds = 超过这么多轮就中止一局
cli-sim-json = 输出一个JSON对象
cli-do-arena = 让机器人互相对局并评定强弱
cli-do-arena-merge = 合并一次对抗赛的各部分
cli-do-arena-tune = 通过对局调整Root机器人的权重并输出
cli-arena-seats = 按回合顺序列出部族，以逗号分隔，或座位数；random4为每局随机抽取四个部族、地图和牌库
cli-arena-bots = 要比较的机器人，以逗号分隔：级别、级别@NODES、级别:权重文件，或用cmd:PROGRAM指定自己的程序
cli-arena-field = 每局其余座位的机器人（默认：轮流用其他每一个）
cli-arena-shard = 只进行这一部分：1/4是四份中的第一份
cli-arena-until = 一旦看清更接近两个胜率中的哪一个就停止：25..30
cli-arena-patience = 程序每次决定可用的秒数
cli-arena-times = 报告决定所用的处理器时间，程序则为实际时间
cli-arena-json = 输出一个JSON对象
cli-arena-merge-files = 各部分的结果，由--json输出
cli-arena-merge-json = 输出一个JSON对象
cli-arena-tune-bot = 所有机器人的级别
cli-arena-tune-only = 要调整的权重，用逗号分隔：marquise,eyrie（默认：全部）
cli-arena-tune-even = 改为调整各部族被忌惮的程度，直到胜率相近
cli-arena-tune-weights = 作为起点的权重文件（默认：内置权重）
cli-arena-tune-steps = 把对局分成的步数
cli-arena-tune-pace = 权重跟随结果的快慢：1为通常
cli-do-board = 检查自制地图文件
cli-do-board-check = 检查地图文件有无错误
cli-board-check-files = 地图文件
board-fine = { $path }：没有错误（「{ $id }」，用于{ $game }）。
cli-do-about = 用一页介绍一个游戏
cli-about-game = 游戏（默认：全部）
cli-do-law = 显示游戏的规则：目录、一章，或含有某个词的所有规则
cli-law-what = 编号，如7或6.5.4，或要搜索的词（默认：目录）
cli-law-game = 显示哪个游戏的规则：root、dewan、iwari
cli-law-others = 其他游戏的规则：thicket law --game NAME（{ $games }）。
cli-do-completions = 输出某种shell的补全脚本
cli-completions-shell = 要补全的shell
cli-do-man = 输出手册页
cli-do-install-docs = 安装手册页和shell补全脚本
cli-install-docs-dir = 安装到DIR之下，而不是$XDG_DATA_HOME（默认：~/.local/share）
install-no-folder = 没有可安装的文件夹：请给出--dir DIR，或设置HOME。
install-failed = { $path }未能写入：{ $fault }。
install-zsh = 若用zsh，请把这一行加到~/.zshrc中compinit之前：fpath+=({ $path })
cli-do-complete = 列出最后一个词可以补全成什么，供shell补全使用
cli-complete-words = 命令行中程序名之后的词
cli-failure = thicket：{ $what }
cli-usage = { $what }（可用--help查看）
cli-no-option = 这里没有{ $arg }这个选项。{ did-you-mean }
cli-no-command = 没有「{ $arg }」这个命令。{ did-you-mean }
cli-no-value = { $arg }需要一个值。
cli-bad-value = { $arg }不能是「{ $value }」。{ did-you-mean }可用：{ $known }。
cli-wrong-value = { $arg }不能是「{ $value }」。{ $why }
cli-missing = 缺少：{ $arg }。
cli-conflict = { $arg }和{ $other }不能同时使用。
cli-twice = { $arg }只能给出一次。
cli-other = { $what }
did-you-mean = { $near ->
    [0] {""}
   *[other] 您是要输入「{ $nearest }」吗？
}
cli-unknown-game = 没有「{ $game }」这个游戏。{ did-you-mean }可选的游戏：{ $games }。
cli-unknown-language = 没有「{ $language }」这种语言。语言有：{ $known }。
language-console = Linux控制台没有汉字和假名，因此显示英文。请换用其他终端。
language-encoding = 语言环境不是UTF-8（LC_ALL、LC_CTYPE、LANG），无法显示中文和日文，因此显示英文。

## The man page
man-description = 描述
man-description-text =
    thicket让你在终端里玩桌面游戏茂林源记（Root）、德望部落（Dewan）和Iwari：独自对战机器人，多名玩家共用一个键盘，或通过SSH。
    不带命令则打开标题画面。每次提问之前都会保存游戏。
man-commands = 命令
cli-default = [默认：{ $value }]
cli-values = [可用值：{ $values }]
man-keys = 按键
man-files = 文件
man-files-text =
    ~/.local/share/thicket/saves/NAME.toml | 一个存档。文件夹取下列第一个适用者：--saves DIR；THICKET_SAVES；若./Cargo.toml是thicket自己的，则为./saves；$XDG_DATA_HOME/thicket/saves；~/.local/share/thicket/saves。
    ~/.local/share/thicket/saves/NAME.toml.bak | 该游戏的上一个完好存档。
    ~/.local/share/thicket/saves/.NAME.toml.lock | 写明正在进行该游戏的进程和机器；进行期间处于锁定状态。
    ~/.local/share/thicket/saves/.NAME.toml.table | 牌桌的套接字，仅在有服务进程时存在。给出--tables DIR或THICKET_TABLES时，牌桌及其文件放在单独的文件夹中。
    ~/.config/thicket/settings.toml | 你在画面上更改过的设置。
    ~/.config/thicket/keys.toml | 自定义按键：为「按键」一节中的命令各列出按键，如hint = ["Ctrl-T"]。
    ~/.config/thicket/themes/NAME.toml | 自制主题，用--theme NAME选用。
    DIR/NAME.toml | 配合--boards DIR：自制地图。
man-environment = 环境变量
man-environment-text =
    THICKET_SAVES | 存档文件夹，除非给出--saves。
    THICKET_TABLES | 牌桌文件夹，除非给出--tables（默认：存档文件夹）。
    XDG_DATA_HOME | 存档、手册页和补全脚本的基础文件夹（默认：~/.local/share）。
    XDG_CONFIG_HOME | 设置、按键和主题的基础文件夹（默认：~/.config）。
    HOME | 你的主文件夹，用于以上两个默认值。
    NO_COLOR | 设为任意文字时不使用颜色。
    TERM | 终端类型，决定颜色数量；若为「dumb」，thicket像--plain那样用文字行进行。
    COLORTERM | 若为「truecolor」或「24bit」，使用全部颜色。
    COLORFGBG | 终端的颜色，用于在深色和浅色主题之间选择。
    LC_ALL, LC_MESSAGES, LANG | 语言，除非由--lang或设置指定。
    LC_ALL, LC_CTYPE, LANG | 若为UTF-8语言环境，使用ASCII以外的字符。
man-exit = 退出状态
man-exit-text =
    0 | 成功。
    1 | 命令失败：存档、牌桌或文件夹无法使用，地图有错误，或「sim --check」发现违例。
    2 | 参数有误。
    130 | 「sim」被中断，并报告了到那时为止的对局。
    128 + N | 信号N结束了程序。进行中的游戏已先保存。
man-examples = 示例
seats-nothing = 「{ $text }」中有座位没有说明扮演谁。
seats-player = 「{ $text }」不能操作座位。请用{ $known }之一。
seats-clockwork = 「{ $text }」按面板行动，不由人操作。等级和特性牌写在冒号后面：{ $example }。
seats-many = 最多有{ $most }个座位。

## Simulation
sim-bots = { $seats }个座位却有{ $bots }个机器人级别：请给出一个通用的，或每个座位一个。
sim-summary = { $games }局，用时{ $seconds }秒，每秒{ $speed }局；{ $unfinished ->
    [0] 全部完成。
   *[other] { $unfinished }局被中止。
}
sim-partial = 已中断：报告不完整，只包括{ $planned }局中的{ $played }局。
sim-rounds = 轮数，中位数 / 95 %
sim-decisions = 选择 / 别无选择
sim-speed = 每秒选择数
sim-longest = 最长的行动列表
sim-violations = { $count ->
    [0] 没有违例。
   *[other] { $count }处违例。
}
sim-seat = 座位
sim-plays = 扮演
sim-games = 局数
sim-bot = 机器人
sim-wins = 胜局
sim-share = 胜率
sim-score = 平均分

arena-bot = 机器人
arena-field = 对手
arena-share = 百分比
arena-range = 95%区间
arena-rating = 等级分
arena-within = +-
arena-time = 每次决定的毫秒数
arena-time-at = { $part }%
arena-unfinished = { $count }局被中止。
arena-faults = 程序有{ $count }次没有决定、决定太迟或不合规则。
arena-decided = { $bot }对{ $field }已停止：更接近两个胜率中{ $share ->
    [higher] 较高
   *[lower] 较低
}的一个。
arena-clockwork = 竞技场中没有机械玩家：请指定由机器人扮演的座位，或使用thicket sim。
arena-alone = 请至少指定两个机器人，或一个机器人和--field。
arena-twice = { $bot }被指定了两次。
arena-no-program = 无法启动程序{ $program }：{ $why }。
arena-interrupted = 已中断：这是到此为止各步的权重。
arena-unreadable = 无法把{ $file }读作对抗赛的结果：{ $why }。
arena-merge-impossible = { $file }中的胜场多于局数，或玩家少于两名。
arena-not-like = 应形如{ $example }
arena-merge-nothing = 没有可合并的部分。
arena-merge-different = 这些文件属于不同的对抗赛。
arena-merge-twice = 第{ $number }部分（共{ $of }部分）出现了两次。
arena-merge-stopped = { $file }是被中断的部分：请重新进行这一部分。
arena-merge-parts = 这是对抗赛{ $of }个部分中的{ $parts }个。
weights-unreadable = 无法读取权重文件{ $file }：{ $why }。
weights-unsound = 权重无效：{ $why }。
weights-not-finite = 权重无效：[{ $section }]中有无穷大或非数值。
weights-unknown = 权重无效：没有名为[{ $section }]的部分。
weights-of-file = { $file }：{ $why }
weights-fixed = 这个游戏的机器人没有可选的权重。
tune-nothing = 没有名为{ $name }的可调权重。
review-costs-of = { $plays }各项选择的差距：
review-of = 每回合之后各座位的胜率（百分比），以及{ $plays }的选择与困难机器人相比：
review-turn = 回合
review-choices = 选择
review-cost = 与困难相比
review-nothing-dear = 没有一个选择的损失超过机器人的误差。
review-dearest = 损失最大的选择（最确定的在前），以及损失的胜率（百分点）：
review-choice = { $number }. 第{ $round }轮第{ $turn }回合：{ $cost }
review-made = 所选：{ $action }
review-better = 更好：{ $action }
review-wins = 这样就赢得游戏。
review-won = 下个回合前获胜：{ $worlds }个抽样局面中有{ $better }个，按所选有{ $made }个。
review-lost = 下个回合前落败：{ $worlds }个抽样局面中有{ $better }个，按所选有{ $made }个。
review-expects = 与所选相比：{ $reasons }。
review-figures = 「与困难相比」是这一回合的所有选择与机器人的选择之差，按机器人自己的估算，附标准误差。低于0表示没有损失。设置阶段不作衡量。
review-sure = 胜率出自普通机器人之间的对局，降幅不一定与损失相同。估为60至70的座位有65%获胜，估为20至30的有25%。
review-game = 无法复盘{ $game }的游戏。
review-no-choice = { $plays }没有可以评估的选择。
review-who = 这局游戏中没有人扮演「{ $who }」。有{ $seats }。
review-whose = 请用--as指定要衡量谁的选择：{ $seats }。
review-interrupted = 复盘被中断，没有结果。

## Why something was not done
refusal-over = 游戏已经结束。
refusal-wish = 结果「{ $result }」在这里不可能。没有任何改变。
refusal-unknown-wish = 「{ $result }」不是可能的随机结果。
faults-more = 后面还有未列出的错误
position-fault = { $key }：{ $fault }
position-more = { $list }；{ $next }
position-faults = 局面有{ $count }处错误：{ $faults }。
undo-nothing = 没有可撤销的行动。
undo-nothing-to-redo = 没有可重做的行动。
undo-another-player = 无法撤销：之后另一位玩家已行动，或正在选择。
undo-chance = 无法撤销：之后已投掷骰子或抓牌。
undo-knowledge = 无法撤销：它揭露了隐藏信息。
undo-before-load = 无法撤销载入之前的行动：规则已有改动。
undo-counted = 无法撤销：这局每日对局已结束，成绩已经算数。

## Saves
save-too-large = 这个文件作为存档太大：上限是{ $most } MiB。
save-not-text = 从第{ $at }字节起不是文本：文件已损坏，或不是存档。
save-foreign = 这不是thicket的存档：第一行没有说明格式。
save-newer = 这个存档是格式{ $format }；这个thicket最多读到格式{ $own }。更新的thicket可以读取它。
save-older = 这个存档是格式{ $format }，来自thicket 0.1.0之前的版本，现已无法读取。
save-torn = 存档不完整：只有{ $want }字节中的{ $have }字节。
save-changed = thicket写入之后存档被改过：第3行的摘要不符。
save-syntax = 存档不是有效的TOML（第{ $line }行：{ $fault }）。
save-content = 存档有错误：{ $fault }。
save-seats = 座位数、玩家数与状态中的座位数不一致
save-drawn = 抽取的随机结果比任何一局所需的都多
save-hex = 应为16位十六进制数，却是{ $text }
save-fault = { $key }：{ $fault }
save-unknown-game = 存档属于游戏「{ $game }」，这个thicket不认识它。
save-position = 存档中的状态不可能：{ $faults }。
save-state-changed = thicket写入之后存档中的状态被改过：state_digest不符。
save-board-changed = thicket写入之后存档中的地图「{ $id }」被改过：其摘要不符。

## Replays
replay-differs = 从第{ $round }轮第{ $turn }回合起，现在的规则会得出不同的游戏：{ $why }游戏本身按存档继续。
replay-setup = 现在的规则拒绝这个设置：{ $fault }游戏本身按存档继续。
replay-position = 现在的规则拒绝起始局面：{ $fault }。游戏本身按存档继续。
replay-journal = 无法读取这个回合：{ $fault }。
replay-action = 「{ $action }」被拒绝：{ $fault }
replay-chance = 随机结果不符。
replay-digest = 状态不同。

## Export
# $path: the path of a file; $fault: what is wrong; $game: the id of a game; $board: the id of a board; $faction: a faction.
export-failed = 未能写入{ $path }：{ $fault }。
rootlog-game = Rootlog是Root的记谱法：别的游戏无法写成这种记录。
rootlog-board = Rootlog没有地图「{ $board }」的名称：它只认识四张印刷地图。
rootlog-clockwork = Rootlog没有机械玩家的记法。
rootlog-faction = RootVis无法显示{ $faction }。请用--profile spec。
rootlog-hirelings = RootVis无法显示雇佣部队。请用--profile spec。
rootlog-position = 这局游戏从一个局面开始，而记录必须从设置开始。
rootlog-secrets = --annotate会写出所有隐藏的内容。请加上--as all。
rootlog-no-turn = 第一个回合尚未开始，因此没有可写的内容。
import-unread = 无法读取{ $path }：{ $fault }。
import-failed = 未导入{ $path }。{ $fault }
rootlog-no-notes = 记录中没有可供读回的thicket注释。请用「thicket export --annotate」写出。
rootlog-other-state = 记录中的注释导向的局面与写出时不同。
rootlog-no-start = 规则中没有如此开局的游戏。
rootlog-no-log = 此文件中没有任何一行是回合。
rootlog-corrections = 此局由记录导入，其中设定了任何行动都无法到达的局面。
rootlog-slip = 第{ $line }行「{ $token }」：{ $why }
rootlog-why-line = 不是记录中的一行，已略去。
rootlog-why-unread = 无法读取，已略去。
rootlog-why-missing = 那里没有这么多，只有{ $there }个。
rootlog-why-beyond = 此种部件最多只有{ $most }个。
rootlog-why-flip = 那里没有可以翻开的东西。
rootlog-why-rules = 按规则，此时不能进行这一行动，已略去。
rootlog-why-added = 记录没有写明，属于假定。
rootlog-why-corrected = 规则得出的结果不同，已设为此值。
rootlog-why-unplayed = 依照记录进行的游戏中没有它，已略去。
rootlog-why-long = 过长：此处及之后的部分已略去。
rootlog-why-counted = 从此处起搜索耗时过长，各行只作计数。
rootlog-why-winner = 依照记录进行的游戏并未如此结束。
import-log = 完全依照记录的回合：{ $exact }／{ $turns }。
import-until = --until用于没有thicket注释的记录。

## The folder of saves
game-earlier = 先前
store-no-folder = 没有设定存档文件夹：请给出--saves DIR，或设置THICKET_SAVES或HOME。
store-name = 「{ $name }」不能作为存档名。请用字母、数字、-和_，最多64字节。
store-taken = 已有名为「{ $name }」的存档。
store-missing = 没有名为「{ $name }」的存档。
store-finished = 最近的一局{ $name }已经结束，也没有其他可继续的游戏。
store-nothing = { $path }中还没有存档。
store-read = { $path }无法读取：{ $fault }。
store-full = 磁盘已满：{ $path }未能写入。此前保存的内容完好。
store-read-only = { $path }无法写入。可用--saves DIR存到别处。
store-write = { $path }未能写入：{ $fault }。此前保存的内容完好。
store-change = { $path }无法删除或改名：{ $fault }。
store-not-a-file = { $path }无法读取：它不是普通文件。
store-not-own = 不信任{ $path }：其他人也能写入这个文件夹，因此它必须是只属于你的账户的普通文件（权限600，没有链接）。
store-confined = 这个账户由几位玩家共用：在这里不能删除存档或给存档改名，也不能存到别的文件夹。
store-replaced = { $path }已不见，或被别的文件取代。thicket没有覆盖它。
file-not-own = 它不是只属于本账户的普通文件
file-replaced = 它的位置上已是另一个文件
store-gone = { $path }不见了，而它之前的存档{ $path }.bak无法使用。
store-gone-but = { $path }不见了；它之前的存档{ $path }.bak完好。
store-unusable = { $path }：{ $fault }thicket没有改动该文件。
store-unusable-but = { $path }：{ $fault }thicket没有改动该文件；前一个存档完好。

## The line protocol
cli-do-engine = 通过标准输入和输出使用JSON行协议
protocol-seed = 系统无法提供随机数：{ $fault }。请给出「seed」。
protocol-blank = 请发送一个请求：该行为空。
protocol-utf8 = 该行不是UTF-8。
protocol-long = 该行超过{ $most } MiB。
protocol-many = 该行的值超过{ $most }个。
protocol-json = 该行不是JSON：{ $fault }。
protocol-object = 请求是一个带有键「op」的JSON对象。
protocol-missing = 缺少键「{ $what }」。
protocol-text = 键「{ $what }」必须是字符串。
protocol-texts = 键「{ $what }」必须是字符串列表。
protocol-number = 键「{ $what }」必须是0或更大的整数。
protocol-as = 键「as」必须是「all」、「spectator」或座位的编号。
protocol-seat = 座位的编号是0到{ $last }。
protocol-unknown-key = 请求「{ $op }」没有键「{ $what }」。
protocol-unknown-op = 没有「{ $what }」这个请求。
protocol-no-game = 没有游戏：请先发送「new」或「load」。
protocol-position-long = 局面超过{ $most } MiB。
protocol-toml = 局面不是有效的TOML（第{ $line }行：{ $fault }）。

## Playing from the command line
cli-do-play = 开始新游戏
cli-play-game = 要玩的游戏：root、dewan、iwari
cli-play-seats = 按回合顺序列出座位，如marquise=human,eyrie=normal,vagabond:ranger=easy,clockwork:alliance，或座位数；玩家为human、random、easy、normal或hard；random4随机抽取四个部族、地图和牌库，randomclockwork4还抽取机械玩家、雇佣部队和地标
cli-play-board = 使用的地图（德望部落：剧本）
cli-play-markers = 茂林源记：每个地点都用洗混的花色标记
cli-play-advanced = 茂林源记：进阶设置（选取部族、本土、5张牌）
cli-play-cooperative = 茂林源记：人类玩家合作对抗机械玩家
cli-play-services = 茂林源记：机械玩家按进阶牌购买服务
cli-play-hirelings = 茂林源记：雇佣部队的数量，0到3
cli-play-landmarks = 茂林源记：地标的数量，随机抽取
cli-play-deck = 使用的牌库（德望部落：配件组）
cli-play-seed = 所有随机结果的随机种子
cli-play-name = 存档的名称
cli-do-continue = 继续已保存的游戏
cli-continue-save = 存档的名称，或文件的路径（默认：上一局玩的游戏）
cli-continue-last-good = 若存档无法使用，载入前一个存档
continue-last-good = { $fault }要载入它：thicket continue { $name } --last-good
continue-finished = { $fault }要查看它：thicket continue { $name }，或thicket replay { $name } --screen。要另开一局：thicket play
cli-do-daily = 玩每日一局：所有人都相同，只有第一次计入成绩
cli-daily-date = 要玩的日期，过去的日期为练习（UTC；默认：今天）
cli-daily-list = 列出所有日期的结果和最佳成绩
cli-do-replay = 以文字回放一个存档
cli-replay-save = 存档的名称，或文件的路径
cli-replay-viewer = 以谁的视角显示：all、spectator或一个部族（默认：游戏已结束则为all，否则为spectator；用--screen时为唯一的人类玩家）
cli-replay-screen = 在画面上逐步回放游戏
cli-do-review = 复盘一局茂林源记：胜率，以及一名玩家的选择损失了多少
cli-review-save = 存档的名称，或文件的路径
cli-review-who = 要衡量谁的选择（默认：唯一的人类玩家）
cli-review-open = 按明牌评估每次选择，而不是按玩家当时所见
cli-review-nodes = 总共评估的局面数
cli-review-jobs = 同时衡量的选择数（默认：每个处理器一个）
cli-review-json = 输出一个JSON对象
cli-do-export = 把一局游戏写成录像、图片、网页或记录
cli-export-save = 存档的名称，或文件的路径
cli-export-format = 要写成什么：录像（cast）、图片（svg）、可逐步回放的网页（html），或社区记谱的记录（rootlog）
cli-export-viewer = 以谁的视角显示：all、spectator或一个部族（默认：游戏已结束则为all，否则为spectator）
cli-export-size = 画面的列数和行数
cli-export-at = 图片：执行这么多个行动后的时刻（默认：最后）
cli-export-profile = 用于rootlog：采用RootVis认识的名称，或按其规范
cli-export-annotate = 用于rootlog：把本程序的记法写成注释，使「thicket import」能原样读回
cli-export-out = 要写入的文件（默认：标准输出）
cli-do-import = 读取以Rootlog记谱法写成的一局游戏，并存档
cli-import-file = 要读取的文件
cli-import-name = 存档的名称
cli-import-until = 读取到哪一行为止，可从那里继续
cli-do-saves = 列出存档；删除或改名
cli-do-saves-delete = 永久删除存档
cli-saves-delete-names = 存档的名称
cli-saves-delete-yes = 删除而不询问
cli-do-saves-rename = 给存档改名
cli-saves-rename-name = 存档的名称
cli-saves-rename-new = 新名称
saves-delete = { $count ->
    [1] 永久删除存档{ $names }吗？
   *[other] 永久删除{ $count }个存档（{ $names }）吗？
}输入「y」即删除：
saves-kept = 没有删除任何东西。给出--yes可不经询问直接删除。
saves-deleted = 已删除：{ $names }。
saves-renamed = 已将{ $name }改名为{ $new }。
saves-no-file = 没有文件{ $path }。
lobby-unknown-lesson = 没有「{ $lesson }」这个教学局。{ did-you-mean }可选的教学局：{ $lessons }。
lobby-seed = 系统无法提供随机数：{ $fault }。请给出--seed。
lobby-exported = 已为RootVis等程序写出记录：{ $path }
lobby-exported-by-spec = RootVis无法显示这局游戏，已按Rootlog规范写出：{ $path }
saves-name = 名称
saves-game = 游戏
saves-round = 轮
saves-age = 上次游玩
saves-seats = 座位
saves-over = 已结束
saves-fault = 无法使用，见下文
saves-age-seconds = 刚刚
saves-age-minutes = { $count }分钟前
saves-age-hours = { $count }小时前
saves-age-days = { $count }天前
replay-turn = 第{ $turn }回合，{ $who }
replay-round = 第{ $round }轮。得分：{ $scores }
replay-scores = 得分：{ $scores }
replay-same = 回放了{ $turns }个回合，结果与存档的状态一致。
replay-no-screen = --screen需要终端。不用它则以文字讲述游戏。
replay-who = 这局游戏中没有人扮演「{ $who }」。请用all、spectator或一个部族。
screen-saved-as = 游戏已保存为「{ $name }」。

## 录像和图片
# $text：输入的内容；$path：文件；$fault：错误；$seats：各部族；$round：轮的编号；$who：当前回合的部族；$save：存档名；$count：行动数。
export-size = 「{ $text }」不是尺寸。请给出列数和行数，从80x20到500x500，例如120x40。
export-at = --at指定图片的时刻，请与--format svg一起使用。
export-late = 「{ $save }」共有{ $count }个行动。--at请用0到{ $count }之间的数。
export-log = --profile和--annotate只用于记录，请与--format rootlog一起使用。
picture-title = thicket：{ $seats }
picture-turn = 第{ $round }轮，{ $who }
picture-keys = 左右键：一步。上下键：一个回合。Home和End：开头和结尾。空格：播放或暂停。
picture-back = 后退一步
picture-on = 前进一步
picture-play = 播放或暂停

## The daily game
daily-line = thicket daily { $date }：{ $result }
daily-won = 第{ $round }轮获胜
daily-lost = 第{ $round }轮落败
daily-undos = 撤销{ $count }次
daily-open = 未玩
daily-begun = 第{ $round }轮
daily-bad = 无法使用
daily-none = 还没有玩过「每日一局」。
daily-sum = 玩完{ $count }天，获胜{ $won }天。
daily-best = 最佳：{ $line }
daily-setup = { $plays }对阵{ $others }（{ $level }）。
daily-counts = 这一次计入成绩。结果会注明撤销次数。
daily-practice = 练习：这局游戏不计入成绩。
daily-ahead = { $date }的游戏在那一天（UTC）才开始。
daily-foreign = 存档「{ $name }」不是那一天的游戏。请先改名或删除它。
daily-shared = 多位玩家共用这些存档，而每天只能玩一次：这里不能玩「每日一局」。
daily-nowhere = 这里不能玩「每日一局」。
daily-no-date = 「{ $text }」不是日期。请写成2026-11-28这样。
