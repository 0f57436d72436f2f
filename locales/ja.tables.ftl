# The words of tables of several terminals.

## At the table
table-says = { $who }：{ $text }
table-undo-wanted = { $who }が直前の選択を元に戻そうとしています。同意なら:agreeと入力してください。
table-back = 卓との接続が一時切れましたが、戻りました。何も失われていません。
table-lost = 卓の応答がありません。もう一度試す前に盤面を確認してください。
table-dies = { $name }のホストが1分間に何度も終了しました。直前の正常なセーブを確認してください。
table-none = このゲームは複数端末の卓ではありません。
table-say-what = 言いたいことを入力してください：say hello。
table-close-wanted = { $who }がこの卓を閉じようとしています。同意なら:agreeと入力してください。
table-rematch-wanted = { $who }がもう一局を望んでいます。同意なら:agreeと入力してください。
table-asked = 他のプレイヤーに尋ねています。全員が同意すると行われます。
table-agreed = 全員が同意しました。
table-close-away = このゲームはまだ終わっておらず、{ $player }は離席中です。席のある全員が同意すると卓を閉じられます。
table-not-over = もう一局は、このゲームが終わってから始められます。
table-no-rematch = もう一局を始められません：{ $fault }。
table-closed = 卓{ $name }は閉じられました。ゲームは卓の持ち主のアカウントに残ります。
table-seated = この席に着きました。
table-risen = 席を空けました。観戦に移ります。
table-who = 卓にいる人
table-who-line = { $seat }：{ $player }
table-watching = { $count ->
    [0] 観戦者はいません。
   *[other] { $count }人が観戦しています。
}
table-waits = 手番：{ $seat }、{ $player }。
table-ask-leave = 卓を離れますか？ゲームは保存され、席も残ります。
table-free = 空席
table-you = { $name }、自分
table-away = { $name }、離席中
table-late = 間に合いませんでした。盤面が進んでいます。確認して選び直してください。
table-looks-on = この卓では観戦のみです。
table-older-terminal = この席は新しい端末で使っています。ここでは観戦のみです。
table-no-seat = 空席がありません。観戦します。
table-no-seat-of-yours = この卓に自分の席はありません。
table-which-seat = この卓に席「{ $seat }」はありません。
table-seat-taken = 席「{ $seat }」は別のプレイヤーのものです。
table-full = この卓は満員です。
table-version = この卓はthicket { $program }で動いています。同じ版を使ってください。
table-not-here = 複数端末の卓ではできません。
undo-proposed = 他の人に確認中です。全員が同意すると元に戻ります。
undo-not-yours = 元に戻せるのは自分の選択だけです。

## Finding a table
table-not-shared = { $name }は1端末のゲームです。続きを遊ぶか、play --tableで卓を立ててください。
table-asleep = { $name }は開かれていません。開けるのは所有するアカウントだけです。
table-io = 卓{ $name }に接続できません：{ $fault }。
store-busy = { $name }は別のセッションで進行中です（プロセス{ $by }）。
store-busy-continue = { $busy }--copyで複製の続きを、「replay --screen」で観戦できます。
screen-busy = { $busy }cで複製の続き、vで観戦。
screen-busy-open = { $busy }oを押すと、一覧から複製を選べます。
cli-continue-copy = セーブが別のセッションで進行中なら、複製の続きを遊ぶ
save-shared = 離席中のプレイヤーについて、セーブに不明な内容があります

## The list of tables
tables-title = このマシンの卓
tables-question = どの卓にしますか？
tables-key-join = 着席
tables-key-watch = 観戦
tables-key-new = 卓を立てる
tables-none = 卓はまだありません。
tables-line = { $name }：{ $game }、ラウンド{ $round }、不在、最後に遊んだのは{ $age }
tables-line-here = { $name }：{ $game }、ラウンド{ $round }、在席{ $count }人
tables-line-over = { $name }：{ $game }、ラウンド{ $round }で終了
tables-seat = { $seat } { $player }
tables-seat-asked = { $seat } { $player }（選択中）
tables-here = 在席{ $count }人
tables-asleep = 不在
tables-over = 終了
screen-title-tables = 他の人と遊ぶ
screen-help-tables =
    卓は数人で遊ぶ1つのゲームです。各自がこのマシンの自分の端末で遊びます。Enterで着席するか自分の席に戻り、vで観戦のみ、nで卓を立てます。少なくとも1席を「開放席」にしてください。
    全員が離れても構いません。ゲームは保存され、次に来た人が続きを遊べます。
screen-new-open = 開放席
screen-new-shared = 開放席はこのマシンの他の人の席です。名前を付けるとその人専用になります。
screen-new-about-person = このキーボードで遊ぶ人です。別の端末の人には「開放席」を選びます。
screen-new-about-open = 別の端末で遊ぶ人の席です。タイトルでpを押すと卓が見つかります。

## Commands at a table
screen-key-say = 発言
screen-do-say = 卓の全員に発言する：say hello
screen-key-who = 在席者
screen-do-who = 着席中の人と離席中の人を表示する
screen-key-agree = 同意
screen-do-agree = 他のプレイヤーの提案に同意する
screen-key-closetable = 卓を閉じる
screen-do-closetable = この卓を閉じることを提案する
screen-key-sit = 着席
screen-do-sit = 空席に着く：sit eyrie
screen-key-rise = 離席
screen-do-rise = 卓の自分の席を空ける
plain-table-over = rematchでもう一局を提案、sayで会話、closeで卓を閉じる、quitで退出します。
plain-waits = { $seat }（{ $player }）を待っています。

## The command line
cli-do-tables = このマシンの卓を一覧し、着席する
cli-tables-list = 端末でも一覧を出力する
cli-do-join = 卓に着席するか、自分の席に戻る
cli-join-name = 卓の名前
cli-join-seat = 着く席（eyrieなど）。既定では自分の席か任意の空席
cli-do-watch = 卓を観戦する
cli-watch-name = 卓の名前
cli-do-scores = このマシンで終わったゲームの勝者を表示する
cli-do-host = 卓のホストを動かす。thicket自身が起動する
cli-host-name = 卓の名前
cli-play-table = 複数端末の卓で遊ぶ。プレイヤーの席は開放され、名前付きの席はその人専用
cli-play-away = プレイヤーが離席したとき：wait、または代わりに打つボットのレベル
cli-no-away = 「{ $text }」は不明です。wait、random、easy、normalから選んでください。
cli-all-tables = 卓をセーブのフォルダーではなくDIRに置く
cli-all-player = 卓での自分の名前。卓を所有するアカウントでのみ有効

## Scores
scores-games = { $count ->
    [0] 終わったゲームはありません。
   *[other] 終わったゲーム{ $count }件。
}
scores-line = { $played }戦{ $won }勝
