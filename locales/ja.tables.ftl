# The words of tables of several terminals.

## At the table
table-says = { $who }：{ $text }
table-undo-wanted = { $who }が直前の選択を元に戻したいそうです。
table-seat-wanted = { $who }は別の席の手札を見たうえで、{ $seat }の席に着きたいそうです。
table-type-agree = 同意するなら:agreeと入力。
table-withdrawn = { $who }が提案を取り下げました。
table-turned-down = { $who }は同意しませんでした。
table-displaced = { $who }が新しい提案をしたので、{ $other }の提案は無効になりました。
table-proposal-waits = 先に他のプレイヤーの提案を決める必要があります。
table-sits-down = { $who }が席に着きました。
table-returns = { $who }が戻りました。
table-watches = { $who }が観戦しています。
table-rises = { $who }が席を空けました。
table-leaves = { $who }が卓を離れました。
table-knows-hand = このゲームで別の席の手札を見ています。この席に着くには、席のある全員の同意が必要です。
table-log-undid = { $who }がアクションを{ $count }つ元に戻しました。
table-log-stood-in = { $who }の代わりにボットが操作します。
table-log-returned = { $who }が操作に戻りました。
table-log-lapsed = 全員が同意する前にゲームが進んだため、{ $who }の取り消しの依頼は無効になりました。
table-log-knows-seed = { $who }はこのゲームのシードを知っています。シードからは、すべての手札とこれから引かれるカードがわかります。
table-missed-undo = 離席中に、{ $who }がアクションを{ $count }つ元に戻しました。
table-missed-stood-in = 離席中に、ボットが代わりに操作しました。
table-back = 卓との接続が一時的に切れましたが、復旧しました。何も失われていません。
table-back-without = 卓との接続が切れましたが、復旧しました。直近の{ $actions }アクションは保存されておらず、失われました。
table-lost = 卓の応答がありません。もう一度操作する前に、盤面を確認してください。
table-unreadable = 卓から届いた内容を、このバージョンのthicketでは読み取れません。thicketを更新してから、もう一度参加してください。
table-disk-slow = ディスクの応答がありません。ゲームは続きますが、直近のアクションはまだ保存されていません。
table-dies = { $name }のホストが1分間に何度も終了しました。最後の正常なセーブデータを確認してください。
table-none = これは複数の端末で囲む卓のゲームではありません。
table-say-what = 言いたいことを入力してください：say hello。
table-too-fast = 短時間に多すぎます。少し待ってください。
table-close-wanted = { $who }がこの卓を閉じたいそうです。
table-rematch-wanted = { $who }がもう一局遊びたいそうです。
table-wait-wanted = { $who }は、離席中のプレイヤーを待つことにしたいそうです。
table-bot-wanted = { $who }は、離席中のプレイヤーの代わりをボット（{ $level }）に任せたいそうです。
table-away-waits = これからは、離席中のプレイヤーを待ちます。
table-away-bot = これからは、選択を求められたプレイヤーが1分間離席していると、ボット（{ $level }）が代わりに操作します。
table-away-what = away waitか、代わりをするボットの強さを入力してください：away normal。
table-refused = 提案はなくなりました。
table-asked = 確認中：{ $players }。全員が同意すると行われます。
table-agreed = 全員が同意しました。
table-agreed-too = 同意しました。
table-still-asked = まだ確認中：{ $players }。
table-close-away = このゲームはまだ終わっておらず、{ $player }は離席中です。卓を閉じるには、席のある全員の同意が必要です。
table-not-over = もう一局は、このゲームが終わってから始められます。
table-no-rematch = もう一局を始められません。{ $fault }
table-closed = 卓{ $name }は閉じられました。ゲームは卓の持ち主のアカウントに残ります。
table-declines = 離席中、他のプレイヤーの手番であなたに求められる選択は、卓が代わりに見送ります。あなたの手番は待ちます。取り消すには:decline offと入力。
table-declines-no-more = 離席中、他のプレイヤーは再びあなたの返事を待ちます。
table-decline-what = :decline onか:decline offと入力してください。
table-seated = 席に着きました。
table-risen = 席を空けました。これからは観戦です。
table-who = 卓にいる人
table-who-line = { $seat }：{ $player }
table-watching = { $count ->
    [0] 観戦者はいません。
   *[other] { $count }人が観戦しています。
}
table-waits = 手番：{ $seat }、{ $player }。
table-ask-leave = 卓を離れますか？ゲームは保存され、席もそのまま残ります。
table-ask-leave-unsaved = 卓を離れますか？直近のアクションはまだ保存されていません。席はそのまま残ります。
table-left-unsaved = 卓を離れました。直近のアクションは保存されていません。
table-silent = 卓が応答しません。最後のアクションが保存されたかどうかは、ここからはわかりません。
table-gone = この卓ではもう何も起こりません。離れるには:quitと入力。
table-ask-leave-gone = 卓を離れますか？ここではもう何も起こりません。
table-free = 空席
table-you = { $name }、自分
table-away = { $name }、離席中
table-late = 間に合いませんでした。卓はもう先へ進んでいます。盤面を確認して選び直してください。
table-none-proposed = 今は決めるべき提案がありません。
table-looks-on = この卓では観戦のみです。
table-older-terminal = この席は、後から開いた端末で操作しています。この端末では観戦のみです。
table-no-seat = 空席がないため、観戦します。
table-no-seat-of-yours = この卓に自分の席はありません。
table-which-seat = この卓に席「{ $seat }」はありません。
table-seat-taken = 席「{ $seat }」は別のプレイヤーのものです。
table-full = この卓は満員です。
table-name-alike = 名前「{ $name }」は、この卓にいるか席を持つ「{ $other }」と見分けがつきません。別の名前にしてください。
table-own-name = この卓でのあなたの名前は、アカウント名の{ $name }です。名前を選べるのは、卓を所有するアカウントだけです。
table-seat-name = 「{ $name }」はプレイヤーの名前にできません。目に見える文字で32文字までです。
table-seats-alike = 見分けのつかない名前に二つの席が割り当てられています：{ $other }と{ $name }。
table-version = この卓はthicket { $program }で動いています。同じ版を使ってください。
undo-proposed = 他の人に確認しています。全員が同意すると、選択は元に戻ります。
undo-not-yours = 元に戻せるのは自分の選択だけです。

## Finding a table
table-missing = 「{ $name }」という卓はありません。
table-named-alike = 「{ $name }」は、すでにある「{ $other }」と見分けがつきません。別の名前にしてください。
table-not-shared = { $name }は1台の端末で遊ぶゲームです。その続きを遊ぶか、play --tableで卓を立ててください。
table-asleep = { $name }を開いている人がいません。開けるのは、卓を所有するアカウントだけです。
table-keeps-hands = { $name }は対戦中の卓なので、手札は見られません。卓の一覧から着席または観戦してください。
table-io = 卓{ $name }に接続できません：{ $fault }。
table-impostor = 卓{ $name }は{ $owner }のものですが、応答したのは{ $peer }です。何も送信していません。
table-replaced = 卓{ $name }を停止します：{ $path }がなくなったか、別のものに置き換わっています。上書きはしていません。
table-unsaved = 卓{ $name }を終了します。直近のアクションは保存されていません：{ $path }に書き込めませんでした。
store-busy = { $name }は別のセッションでプレイ中です（プロセス{ $process }）。
store-busy-continue = { $busy }コピーを作って続けるなら--copy、見るだけなら「replay --screen」を使ってください。
screen-busy = { $busy }cでコピーを作って続け、{ $key-watch }で見るだけにします。
screen-busy-open = { $busy }oを押すと、一覧からコピーを作って続けられます。
cli-continue-copy = セーブデータが別のセッションでプレイ中なら、コピーを作って続ける
save-shared = 離席中のプレイヤーの扱いに不明な値があります
save-event = 卓の記録に不明な出来事があります

## The list of tables
tables-title = このマシンの卓
tables-question = どの卓にしますか？
tables-key-join = 着席
tables-key-watch = 観戦
tables-key-new = 卓を立てる
tables-none = 卓はまだありません。
tables-line = { $name }：{ $game }、ラウンド{ $round }、無人、最終プレイ：{ $age }
tables-line-here = { $name }：{ $game }、ラウンド{ $round }、接続中{ $count }人
tables-line-over = { $name }：{ $game }、ラウンド{ $round }で終了
tables-seat = { $seat } { $player }
tables-seat-asked = { $seat } { $player }（選択中）
tables-here = 接続中{ $count }人
tables-asleep = 無人
tables-over = 終了
screen-title-tables = 他の人と遊ぶ
screen-help-tables =
    卓は、数人がこのマシンの各自の端末から加わる1つのゲームです。Enterで着席するか自分の席に戻り、{ $key-watch }で観戦だけをし、nで卓を立てます。立てるときは、少なくとも1席を「開放席」のままにします。
    全員が離れても構いません。ゲームは保存され、次に来た人が続けられます。
screen-new-open = 開放席
screen-new-shared = 開放席はこのマシンの他の人の席です。名前を付けると、その人専用になります。
screen-new-about-person = このキーボードで遊ぶ人です。自分の端末で遊ぶ他の人の席は「開放席」にします。
screen-new-about-open = このマシンの別の端末で遊ぶ人の席です。卓はタイトルのpで見つかります。
screen-new-away = 離席中
screen-new-away-wait = 待つ
screen-new-about-away = 選択を求められたプレイヤーが1分間離席していると、卓はそのまま待つか、戻るまでボットが代わりに操作します。

## Commands at a table
screen-key-say = 発言
screen-do-say = 卓の全員に発言：say hello
screen-key-who = 在席者
screen-do-who = 席に着いている人と、離席中の人を表示
screen-key-agree = 同意
screen-do-agree = 他のプレイヤーの提案に同意
screen-key-refuse = 断る
screen-do-refuse = 他のプレイヤーの提案を断る、または自分の提案を取り下げる
screen-key-away = 離席時
screen-do-away = プレイヤーが離席中のときの扱いを提案する：away wait、away normal
screen-key-closetable = 卓を閉じる
screen-do-closetable = この卓を閉じることを提案
screen-key-decline = 代わりに断る
screen-do-decline = 離席中、他のプレイヤーの手番で求められる選択を見送る：decline on、decline off
screen-key-sit = 着席
screen-do-sit = 空席に着席：sit eyrie
screen-key-rise = 離席
screen-do-rise = 自分の席を他の人に譲る
plain-table-over = rematchでもう一局を提案、sayで発言、closeで卓を閉じる、quitで退出します。
plain-waits = { $seat }（{ $player }）を待っています。
plain-not-now = 今は入力できません。{ $seat }（{ $player }）を待っています。

## The command line
cli-do-tables = このマシンの卓を一覧表示し、選んで着席する
cli-tables-list = 端末でも、画面を開かずに一覧を出力する
cli-do-join = 卓に着席する、または自分の席に戻る
cli-join-name = 卓の名前
cli-join-seat = 着く席。例：eyrie（既定：自分の席、なければ空席のどれか）
cli-do-watch = 卓を観戦する
cli-watch-name = 卓の名前
cli-do-scores = このマシンで終わったゲームの勝者を表示する
cli-do-host = 卓のホストを動かす（thicket自身が起動する）
cli-host-name = 卓の名前
cli-host-stay = 誰もいなくても終了しない。システムのサービス管理がホストを動かすとき用
cli-play-table = 複数の端末で囲む卓で遊ぶ。humanの席は開放席になり、名前を付けた席はその人専用になる
cli-play-away = プレイヤーが離席したときの扱い：wait（待つ）、または代役のボットのレベル
cli-no-away = 「{ $text }」は使えません。{ $known }から選んでください。
cli-all-tables = 卓をセーブデータのフォルダーではなくDIRに置く
cli-all-player = 卓で使う自分の名前。卓を所有するアカウントでだけ有効

## Scores
scores-games = { $count ->
    [0] 終わったゲームはありません。
   *[other] 終わったゲーム{ $count }件。
}
scores-line = { $played }戦{ $won }勝
