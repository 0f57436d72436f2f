# The words of tables of several terminals.

## At the table
table-says = { $who }：{ $text }
table-undo-wanted = { $who }想撤销自己上一次的选择。
table-seat-wanted = { $who }看过别的座位的手牌，想坐到{ $seat }的座位上。
table-type-agree = 若同意，请输入:agree。
table-withdrawn = { $who }撤回了提议。
table-turned-down = { $who }不同意。
table-displaced = { $who }提出了新的提议；{ $other }之前的提议不再有效。
table-proposal-waits = 先要决定另一位玩家的提议。
table-sits-down = { $who }入座了。
table-returns = { $who }回来了。
table-watches = { $who }在旁观。
table-rises = { $who }让出了座位。
table-leaves = { $who }离开了。
table-knows-hand = 这局里你已看过别的座位的手牌。所有占有座位的人都同意，你才能坐到这里。
table-log-undid = { $who }撤销了{ $count }个行动。
table-log-stood-in = 机器人代{ $who }行动。
table-log-returned = { $who }重新亲自行动。
table-log-lapsed = { $who }请求的撤销已失效：在所有人同意之前游戏继续了。
table-log-knows-seed = { $who }知道本局的随机种子，由它可以推算出所有手牌和抓牌。
table-missed-undo = 你暂离时，{ $who }撤销了{ $count }个行动。
table-missed-stood-in = 你暂离时，机器人代你行动过。
table-back = 与牌桌的连接曾短暂中断，现已恢复，没有任何损失。
table-back-without = 与牌桌的连接曾中断，现已恢复。最近{ $actions }个行动没有保存，已经丢失。
table-lost = 牌桌没有回应。再试之前，请先看看局面。
table-unreadable = 牌桌发来的内容，这个版本的thicket无法读取。请更新thicket后重新加入。
table-disk-slow = 磁盘没有响应。游戏继续，但最近的行动尚未保存。
table-dies = { $name }的服务进程在一分钟内多次终止。请查看它上一个完好的存档。
table-none = 这局游戏不在多终端牌桌上。
table-say-what = 输入你想说的话：say hello。
table-too-fast = 短时间内操作太多，请稍等。
table-close-wanted = { $who }想关闭这张牌桌。
table-rematch-wanted = { $who }想再来一局。
table-wait-wanted = { $who }想让牌桌等待暂离的玩家。
table-bot-wanted = { $who }想让机器人（{ $level }）代替暂离的玩家。
table-away-waits = 从现在起，牌桌会等待暂离的玩家。
table-away-bot = 从现在起，轮到的玩家暂离满一分钟后，由机器人（{ $level }）代替。
table-away-what = 请输入away wait，或代替者的等级：away normal。
table-refused = 提议已作废。
table-asked = 已询问：{ $players }。所有人都同意后生效。
table-agreed = 所有人都同意了。
table-agreed-too = 你已同意。
table-still-asked = 还在询问：{ $players }。
table-close-away = 这局还没结束，而{ $player }暂离。所有占有座位的人都同意，才能关闭牌桌。
table-not-over = 这局结束后才能再来一局。
table-no-rematch = 无法再来一局。{ $fault }
table-closed = 牌桌{ $name }已关闭，这局游戏保留在其所属账户里。
table-declines = 你暂离时，别人回合里问你的选择，牌桌会替你放弃；你自己的回合仍会等你。输入:decline off取消。
table-declines-no-more = 你暂离时，其他人会重新等你作答。
table-decline-what = 请输入:decline on或:decline off。
table-seated = 这个座位归你了。
table-risen = 你让出了座位，现在旁观。
table-who = 在场的人
table-who-line = { $seat }：{ $player }
table-watching = { $count ->
    [0] 无人旁观。
   *[other] { $count }人旁观。
}
table-waits = 正在行动：{ $seat }，{ $player }。
table-ask-leave = 离开牌桌吗？牌桌会保存，你的座位也会保留。
table-ask-leave-unsaved = 离开牌桌吗？最近的行动还没有保存。你的座位会保留。
table-left-unsaved = 你离开了牌桌。最近的行动没有保存。
table-silent = 牌桌没有回应，这里无从知道最后的行动是否已保存。
table-gone = 这张牌桌不会再有变化了。输入:quit离开。
table-ask-leave-gone = 离开牌桌吗？这里不会再有变化了。
table-free = 空座位
table-you = { $name }（你）
table-away = { $name }（暂离）
table-late = 太迟了：牌局已有进展。请看看局面，再选一次。
table-none-proposed = 目前没有任何提议。
table-looks-on = 你只是在旁观这张牌桌。
table-older-terminal = 你已在后来打开的终端上使用这个座位。这里只能旁观。
table-no-seat = 没有空座位，你来旁观。
table-no-seat-of-yours = 你在这张牌桌上没有座位。
table-which-seat = 这张牌桌没有「{ $seat }」这个座位。
table-seat-taken = 座位「{ $seat }」属于另一位玩家。
table-full = 这张牌桌容不下更多人了。
table-name-alike = 你的名字「{ $name }」与{ $other }太相似，后者在这张牌桌上或在此有座位。请换一个名字。
table-own-name = 在这张牌桌上，你的名字就是账户名{ $name }：只有牌桌所属的账户才能另取名字。
table-seat-name = 「{ $name }」不能用作玩家的名字：最多32个看得见的字符。
table-seats-alike = 有两个座位留给了看起来一样的名字：{ $other }和{ $name }。
table-version = 这张牌桌使用thicket { $program }。请使用相同的版本。
undo-proposed = 已询问其他人。所有人都同意后，该选择即撤销。
undo-not-yours = 你只能撤销自己的选择。

## Finding a table
table-missing = 没有名为「{ $name }」的牌桌。
table-named-alike = 「{ $name }」与已有的{ $other }太相似，请换一个名字。
table-not-shared = { $name }是单终端游戏。请直接继续它，或用play --table新开牌桌。
table-asleep = { $name }尚无人打开，只有它所属的账户才能打开。
table-keeps-hands = { $name }是进行中的牌桌，手牌保密。请在牌桌列表中入座或旁观。
table-io = 无法连接牌桌{ $name }：{ $fault }。
table-impostor = 牌桌{ $name }属于{ $owner }，应答的却是{ $peer }。没有发送任何内容。
table-replaced = 牌桌{ $name }停止：{ $path }已不见，或被别的东西取代。thicket没有覆盖它。
table-unsaved = 牌桌{ $name }结束，最近的行动没有保存：{ $path }未能写入。
store-busy = { $name }正在另一个会话中进行（进程{ $process }）。
store-busy-continue = { $busy }请用--copy继续它的副本，或用「replay --screen」观看。
screen-busy = { $busy }按c继续它的副本，按{ $key-watch }观看。
screen-busy-open = { $busy }按o打开列表，可以继续它的副本。
cli-continue-copy = 若存档正在另一个会话中进行，则继续它的副本
save-shared = 存档中关于玩家暂离的内容无法识别
save-event = 存档中牌桌记录的内容无法识别

## The list of tables
tables-title = 本机的牌桌
tables-question = 选择哪张牌桌？
tables-key-join = 入座
tables-key-watch = 旁观
tables-key-new = 新开牌桌
tables-none = 还没有牌桌。
tables-line = { $name }：{ $game }，第{ $round }轮，无人在场，上次进行：{ $age }
tables-line-here = { $name }：{ $game }，第{ $round }轮，{ $count }人在场
tables-line-over = { $name }：{ $game }，已于第{ $round }轮结束
tables-seat = { $seat } { $player }
tables-seat-asked = { $seat } { $player }（选择中）
tables-here = { $count }人在场
tables-asleep = 无人在场
tables-over = 已结束
screen-title-tables = 与他人同玩
screen-help-tables =
    一张牌桌是几个人同玩的一局游戏，各人在本机各用一个终端。按Enter入座或回到自己的座位，按{ $key-watch }只旁观，按n新开牌桌：至少要留一个「开放座位」。
    所有人都可以离开：游戏会保存，下次有人来时接着玩。
screen-new-open = 开放座位
screen-new-shared = 开放座位供本机的其他人入座；填了名字，就只为那个人保留。
screen-new-about-person = 使用这个键盘的玩家。若是用自己终端的玩家，请选「开放座位」。
screen-new-about-open = 供本机另一终端的玩家入座；在标题画面按p即可找到牌桌。
screen-new-away = 暂离
screen-new-away-wait = 等待
screen-new-about-away = 轮到的玩家暂离满一分钟后，牌桌继续等待，或由机器人代替，直到他们回来。

## Commands at a table
screen-key-say = 说话
screen-do-say = 对牌桌上所有人说话：say hello
screen-key-who = 在场
screen-do-who = 显示谁坐在哪里，谁暂离
screen-key-agree = 同意
screen-do-agree = 同意另一位玩家的提议
screen-key-refuse = 拒绝
screen-do-refuse = 拒绝其他玩家的提议，或撤回自己的提议
screen-key-away = 暂离
screen-do-away = 提议玩家暂离时怎么办：away wait、away normal
screen-key-closetable = 关桌
screen-do-closetable = 提议关闭这张牌桌
screen-key-decline = 代为拒绝
screen-do-decline = 你暂离时，别人回合里问你的选择一律放弃：decline on，decline off
screen-key-sit = 入座
screen-do-sit = 坐到空座位上：sit eyrie
screen-key-rise = 离座
screen-do-rise = 把你在牌桌上的座位让给别人
plain-table-over = 输入rematch提议再来一局，输入say说话，输入close关闭牌桌，或输入quit离开。
plain-waits = 正在等待：{ $seat }，{ $player }。
plain-not-now = 现在还不行：正在等待{ $seat }（{ $player }）。

## The command line
cli-do-tables = 列出本机的牌桌，并可入座
cli-tables-list = 直接输出列表，在终端里也一样
cli-do-join = 在牌桌入座，或回到自己的座位
cli-join-name = 牌桌的名字
cli-join-seat = 要坐的座位，例如eyrie；默认为你自己的座位，或任意一个空座位
cli-do-watch = 旁观一张牌桌
cli-watch-name = 牌桌的名字
cli-do-scores = 显示本机已结束的各局游戏由谁获胜
cli-do-host = 运行一张牌桌的服务进程；由thicket自己启动
cli-host-name = 牌桌的名字
cli-host-stay = 无人在场时也不退出，供系统的服务管理程序运行服务进程时使用
cli-play-table = 在多终端牌桌上玩：玩家的座位开放，写了名字的座位只为那个人保留
cli-play-away = 玩家暂离时怎么办：wait（等待），或代其行动的机器人级别
cli-no-away = 没有「{ $text }」这种做法。请用{ $known }之一。
cli-all-tables = 把牌桌放在DIR，而不是存档文件夹
cli-all-player = 你在牌桌上的名字；只有牌桌所属的账户给出时才有效

## Scores
scores-games = { $count ->
    [0] 还没有已结束的游戏。
   *[other] 已结束{ $count }局游戏。
}
scores-line = { $played }局{ $won }胜
