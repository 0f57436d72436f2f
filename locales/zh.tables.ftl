# The words of tables of several terminals.

## At the table
table-says = { $who }：{ $text }
table-undo-wanted = { $who }想撤销上一个选择。同意请输入:agree。
table-back = 与牌桌的连接曾短暂中断，现已恢复，没有任何损失。
table-lost = 牌桌没有回应。再试之前请先看看面板。
table-dies = { $name }的主机在一分钟内多次终止。请查看上一个完好的存档。
table-none = 这局游戏不是多终端牌桌。
table-say-what = 输入你想说的话：say hello。
table-close-wanted = { $who }想关闭这张桌。同意请输入:agree。
table-rematch-wanted = { $who }想再来一局。同意请输入:agree。
table-asked = 已询问其他玩家，所有人同意后生效。
table-agreed = 所有人都同意了。
table-close-away = 这局还没结束，而{ $player }不在。在座的人全都同意，才能关闭这张桌。
table-not-over = 这局结束后才能再来一局。
table-no-rematch = 无法再来一局：{ $fault }。
table-closed = 桌{ $name }已关闭。这局游戏留在桌主的账户里。
table-seated = 这个座位归你了。
table-risen = 你让出了座位，现在旁观。
table-who = 在座的人
table-who-line = { $seat }：{ $player }
table-watching = { $count ->
    [0] 无人旁观。
   *[other] { $count }人旁观。
}
table-waits = 正在行动：{ $seat }，{ $player }。
table-ask-leave = 离开牌桌吗？游戏会保存，座位为你保留。
table-free = 空座位
table-you = { $name }，你
table-away = { $name }，离开
table-late = 太迟了：牌局已经继续。请看看面板，再选一次。
table-looks-on = 你只是旁观这张牌桌。
table-older-terminal = 你在另一个较新的终端上使用这个座位。这里只能旁观。
table-no-seat = 没有空座位。你来旁观。
table-no-seat-of-yours = 你在这张牌桌没有座位。
table-which-seat = 这张牌桌没有座位「{ $seat }」。
table-seat-taken = 座位「{ $seat }」属于另一位玩家。
table-full = 这张牌桌已满。
table-version = 这张牌桌由thicket { $program }运行。请使用相同版本。
table-not-here = 多终端牌桌上不能这样做。
undo-proposed = 已询问其他人。所有人同意后撤销。
undo-not-yours = 你只能撤销自己的选择。

## Finding a table
table-not-shared = { $name }是单终端的游戏。可以继续它，或用play --table新开牌桌。
table-asleep = 没有人打开{ $name }。只有它所属的账户可以打开。
table-io = 无法连接牌桌{ $name }：{ $fault }。
store-busy = { $name }正在另一个会话中进行（进程{ $by }）。
store-busy-continue = { $busy }用--copy继续副本，或用「replay --screen」观看。
screen-busy = { $busy }c继续副本，v观看。
screen-busy-open = { $busy }按o：列表可以提供副本。
cli-continue-copy = 若存档正在另一个会话中进行，则继续它的副本
save-shared = 存档中关于离开玩家的内容无法识别

## The list of tables
tables-title = 本机的牌桌
tables-question = 去哪张牌桌？
tables-key-join = 入座
tables-key-watch = 旁观
tables-key-new = 新开牌桌
tables-none = 还没有牌桌。
tables-line = { $name }：{ $game }，第{ $round }轮，无人在座，上次进行于{ $age }
tables-line-here = { $name }：{ $game }，第{ $round }轮，在座：{ $count }
tables-line-over = { $name }：{ $game }，第{ $round }轮结束
tables-seat = { $seat } { $player }
tables-seat-asked = { $seat } { $player }（选择中）
tables-here = 在座：{ $count }
tables-asleep = 无人在座
tables-over = 已结束
screen-title-tables = 与他人同玩
screen-help-tables =
    一张牌桌是一局多人游戏，每人在本机各用一个终端。Enter入座或回到自己的座位，v只旁观，n新开牌桌：至少要有一个座位是「开放座位」。
    所有人都可以离开：游戏会保存，下一个来的人接着玩。
screen-new-open = 开放座位
screen-new-shared = 开放座位留给本机的其他人；填了名字则只为那个人保留。
screen-new-about-person = 用这个键盘的人。其他终端的玩家请选「开放座位」。
screen-new-about-open = 留给本机另一终端的人；在标题画面按p可找到牌桌。

## Commands at a table
screen-key-say = 说话
screen-do-say = 对牌桌上所有人说话：say hello
screen-key-who = 在座
screen-do-who = 显示谁在座，谁离开了
screen-key-agree = 同意
screen-do-agree = 同意另一位玩家的提议
screen-key-closetable = 关桌
screen-do-closetable = 提议关闭这张桌
screen-key-sit = 入座
screen-do-sit = 坐到空座位上：sit eyrie
screen-key-rise = 离座
screen-do-rise = 让出你在牌桌的座位
plain-table-over = 输入rematch提议再来一局，输入say聊天，输入close关闭这张桌，或输入quit离开。
plain-waits = 等待{ $seat }（{ $player }）。

## The command line
cli-do-tables = 列出本机的牌桌，并可入座
cli-tables-list = 即使在终端里也直接输出列表
cli-do-join = 在牌桌入座，或回到自己的座位
cli-join-name = 牌桌的名字
cli-join-seat = 要坐的座位，例如eyrie；默认为你自己的座位或任意空座位
cli-do-watch = 旁观一张牌桌
cli-watch-name = 牌桌的名字
cli-do-scores = 显示本机已结束的游戏由谁获胜
cli-do-host = 运行牌桌的主机；由thicket自己启动
cli-host-name = 牌桌的名字
cli-play-table = 在多终端牌桌上玩：玩家的座位开放，填了名字的为其保留
cli-play-away = 玩家离开时怎么办：wait，或由某个级别的机器人代替
cli-no-away = 「{ $text }」无法识别。请用wait、random、easy或normal。
cli-all-tables = 把牌桌放在DIR，而不是存档文件夹
cli-all-player = 你在牌桌上的名字；只对牌桌所属的账户有效

## Scores
scores-games = { $count ->
    [0] 没有已结束的游戏。
   *[other] { $count }局已结束的游戏。
}
scores-line = { $played }局中获胜{ $won }局
