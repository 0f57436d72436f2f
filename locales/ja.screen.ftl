# The words of the screen: what surrounds the games, then what it shows of each game.

## The table of commands: in the key bar, and in help
screen-key-choose = 選択
screen-do-choose = カーソル位置のものを選ぶ、またはそれに関するアクションを一覧表示
screen-key-drop = 中止
screen-do-drop = 途中のアクションを取り消す、または開いているパネルを閉じる
screen-key-back = 戻る
screen-do-back = アクションの最後の部分を消す
screen-key-left = 左
screen-do-left = カーソルを左へ、または値を下げる
screen-key-down = 下
screen-do-down = カーソルを下へ
screen-key-up = 上
screen-do-up = カーソルを上へ
screen-key-right = 右
screen-do-right = カーソルを右へ、または値を上げる
screen-key-next = 次
screen-do-next = 次の選べる対象、または次のボードへ。他の人の番には、自分に関わる所まで進む
screen-key-turn = ターンの終わりへ
screen-do-turn = 他の人の番に、そのターンの残りをすぐに表示し、そこで止める
screen-key-previous = 前
screen-do-previous = 前の選べる対象、または前のボードへ
screen-key-pane = 手札
screen-do-pane = マップと手札を切り替える、パネルの下のマップを見る
screen-key-hold = 停止
screen-do-hold = ボットを止め、以後は1手ずつ進める
screen-key-more = 詳細
screen-do-more = 表示を増やす
screen-key-less = 簡略
screen-do-less = 表示を減らす
screen-key-undo = 元に戻す
screen-do-undo = 可能なうちに、直前の選択を元に戻す
screen-key-redo = やり直す
screen-do-redo = 元に戻したものをやり直す
screen-key-take = 採用
screen-key-think = もっと考える
screen-key-help = ヘルプ
screen-do-help = この画面のヘルプを表示
screen-key-about = 紹介
screen-do-about = どんなゲームかを1ページで表示：about dewan
screen-key-info = 調べる
screen-do-info = カーソルの広場にあるものすべてと、支配プレイヤー、その理由を表示
screen-key-log = ログ
screen-do-log = ログ全体を新しいターンから表示。行でEnterを押すと当時のマップを表示
screen-key-cards = カード
screen-do-cards = 手札とすべての公開カードを詳しく表示
screen-key-board = ボード
screen-do-board = 派閥ボードを表示：board eyrie
screen-key-table = 卓上
screen-do-table = 傭兵隊、ランドマーク、派閥準備カードを表示
screen-no-table = ボードの他に卓上にあるものはありません。
screen-key-why = 不可の理由
screen-do-why = アクションができない理由を表示。?march 1 2 1も同じ
screen-key-law = 法典
screen-do-law = できなかった操作や今の質問の条文を表示。law 7、law ambush、law contentsで検索
screen-key-odds = 勝算
screen-do-odds = この戦闘、またはカーソル位置での戦闘の勝算を表示：odds 11 eyrie
screen-key-search = 検索
screen-do-search = ログまたは開いているパネルを検索。{ $key-next }と{ $key-previous }で次を検索
screen-key-goto = ジャンプ
screen-do-goto = カーソルを広場へ：goto 7。過去のラウンドとターンのマップを表示：goto 4.2
screen-key-hint = ヒント
screen-do-hint = ボットならどうするかと、その理由を見る（もう一度で最強のボットに聞く）
screen-key-type = 入力
screen-do-type = アクションやコマンドを入力。Tabで補完
screen-key-set = 設定
screen-do-set = 設定を変更：set pace=slow。値なしなら設定を開く
screen-key-save = 保存
screen-do-save = 今すぐ、または別の場所に保存：w PATH。ゲームは自動でも保存
screen-key-saveleave = 保存退出
screen-do-saveleave = 保存して抜ける（保存に失敗したら抜けない）。このゲームで起動した場合は終了
screen-key-points = 得点
screen-do-points = 何で得点したかを表示
screen-key-rematch = 再戦
screen-do-rematch = 同じプレイヤーとマップでもう一度遊ぶ
screen-key-watch = 再生
screen-do-watch = ゲームを最初から見る
screen-key-export = 書き出す
screen-do-export = 他のプログラム向けの棋譜（Rootlog）に書き出す
screen-key-chances = 勝率
screen-key-review = 検討
screen-key-stop = 中止
screen-key-by-points = 得点
screen-do-chances = 勝率の曲線、または得点の曲線を表示する
screen-do-review = 自分の選択を最強のボットの選択と比べる
screen-no-chances = このゲームの勝率はわかりません。
screen-review-making = 「上級」ボットと比べています：選択{ $choices }個中{ $done }個。
screen-review-of = { $player }の最も損失の大きかった選択（確かなものから）と、失った勝率（%）：
screen-review-round = ラウンド{ $round } { $cost }
screen-review-rounds = ラウンドごとの選択の差の合計：{ $rounds }。
screen-review-note = 「上級」ボットが、当時見えていた情報から評価した値で、標準誤差を添えています。0未満なら損はありません。ゲームの準備は評価しません。
screen-review-stopped = 検討を中止しました。
screen-review-nobody = この端末でこのゲームを遊んだ人はいません。
screen-review-elsewhere = このゲームは別の端末に保存されています。検討はそこでできます。
screen-review-failed = 検討できませんでした。
screen-key-leavenow = 即退出
screen-do-leavenow = 確認せずに保存して抜ける。保存に失敗したら、もう一度で保存せずに抜ける
screen-key-leave = 抜ける
screen-do-leave = ゲームを抜ける。先に保存し、できなければ理由を表示
screen-key-close = 閉じる
screen-do-close = 開いているパネルを閉じる
screen-key-pageup = 前ページ
screen-do-pageup = 1ページ上へ
screen-key-pagedown = 次ページ
screen-do-pagedown = 1ページ下へ
screen-key-top = 先頭
screen-do-top = 先頭へ
screen-key-bottom = 末尾
screen-do-bottom = 末尾へ
screen-key-surprise = おまかせ
screen-do-surprise = 派閥、マップ、山札、傭兵隊、ランドマークをランダムに決める
screen-key-redraw = 再描画
screen-do-redraw = 画面全体を描き直す
screen-key-suspend = 中断
screen-do-suspend = シェルに戻る。fgで再開

## More for the key bar
screen-key-number = 番号か矢印
screen-key-letter = 文字か矢印
screen-key-number-letter = 番号、文字か矢印
screen-key-card = カードの番号か矢印
screen-key-line = 行
screen-key-see-plan = 道筋を見る
screen-key-count = 数
screen-key-which = どれ
screen-key-take-count = { $count }に決定
screen-key-end = 終了
screen-key-no = しない
screen-key-only-no = しない（他に選択肢なし）
screen-key-end-it = 終了する
screen-key-go-on = 続ける
screen-key-do-it = 実行
screen-key-complete = 補完
screen-key-why-typed = 前に付けて不可の理由
screen-key-boards = ボード
screen-key-scroll = 上下移動
screen-key-page = ページ
screen-key-next-board = 次のボード
screen-key-next-law = 次、前
screen-key-other-game = 別のゲーム
screen-key-law-above = 上位の条文
screen-key-see-map = マップを見る
screen-key-see-panel = パネルを見る
screen-key-show-hand = 手札を表示
screen-key-step = 次の1手
screen-key-concerned = 自分に関わる所まで
screen-key-skip = 次の質問まで飛ばす
screen-key-result = 結果
screen-key-title = タイトルへ
screen-key-see-table = 卓上を見る
screen-key-do-leave = 抜ける
screen-key-stay = 残る
screen-key-try-again = 再試行
screen-key-elsewhere = 別の場所に保存
screen-key-abandon = 保存せず退出
screen-key-menu = 文字か矢印
screen-key-start = 開始
screen-key-field = 次の項目
screen-key-change = 変更
screen-key-person-bot = 担当を変更
screen-key-back-out = 戻る
screen-key-then = 当時のマップ
screen-key-fold = ターンのみ
screen-key-unfold = 全行
screen-key-older-newer = 古い、新しい
screen-key-back-to-log = ログに戻る
screen-key-next-found = 次を検索
screen-key-search-it = 検索
screen-key-widen = 全アクション
screen-action = { $list } { $next }

## Questions that the screen asks itself
screen-next-verb = { $action }：関連アクションを選んでください。Escで全アクション。
screen-about = { $action }（{ $thing }）
screen-filled-in = { $question } [{ $action } ...]
screen-next-from = { $action }：出発する広場を選んでください。
screen-next-to = { $action }：行き先の広場を選んでください。
screen-next-place = { $action }：場所を選んでください。
screen-next-count = { $action }：数を選んでください。
screen-next-card = { $action }：カードを選んでください。
screen-next-whom = { $action }：プレイヤーを選んでください。
screen-next-item = { $action }：1つ選んでください。
root-next-stall = 《{ $card }》の入れ替え：露店を選んでください。
screen-next-plan = { $action }：道筋を選んでください。
screen-as-it-stands = これで全部
screen-choose = 選択
screen-plans = { $thing }への道筋
screen-ask-leave = ゲームを抜けますか？保存済みです。
screen-ask-leave-writing = ゲームを抜けますか？先に保存します。
screen-ask-leave-unkept = ゲームを抜けますか？どこにも保存されていません。
screen-ask-unsaved = ラウンド{ $round }以降は未保存：{ $actions }アクション分が失われます。抜けますか？
screen-ask-never-saved = 未保存のゲーム：全{ $actions }アクション分が失われます。抜けますか？
screen-ask-ready = { $seat }：{ $action }？
screen-ask-final = 元に戻せません
screen-preview-chance = この先は運か他のプレイヤー次第
screen-preview-open = 次に起こることは運か他のプレイヤー次第
screen-preview-then = 次に{ $question }
screen-preview-more = 他に{ $count }件
screen-waits = 「{ $action }」は確認待ちです：Enterで実行、Escで取りやめ。
screen-not-done = 「{ $action }」は実行していません。Enterで実行できました。
screen-left-off = 「{ $action }」をやめました。
screen-ask-end = できることがあと{ $left }つ残っています。フェイズを終えますか？
screen-waiting-for = { $player }（{ $seat }）を待っています。
screen-waiting-for-seat = { $seat }を待っています。
screen-playing = 手番：{ $seat }。
screen-held-up = 停止中。手番：{ $seat }。
screen-law = [法典{ $law }]
screen-law-short = [{ $law }]

## Words to the player
screen-not-asked = 今は選択の番ではありません。
screen-verb-first = 先にアクションを選んでください。文字はいちばん下の行にあります。
screen-nothing-to-step-back = まだ何も選んでいません。{ $key }で以前のアクションを元に戻せます。
screen-nothing-about = { $thing }：今できる関連アクションはありません。できること：{ $actions }。
screen-nothing-left = 選べるものはもうありません。続け方は最下行にあります。
screen-not-a-target = それは対象に選べません。
screen-no-number = 番号{ $key }のものはありません。
screen-verb-because = 今は「{ $action }」はできません。{ $why }
screen-verb-example = 今は「{ $action }」はできません。理由の例：{ $why }
screen-verb-nothing = 今は「{ $action }」はできません。その対象がありません。{ $why }
screen-no-key = { $key }はここでは無効です。{ $key-help }でキーの一覧。
screen-no-key-panel = { $key }はここでは無効です。Escでパネルを閉じます。
screen-composed = { $key }は入力メソッドの文字です。英字入力に切り替えるか、{ $key-type }を押してから入力してください。
screen-no-command = コマンド「{ $text }」はありません。
screen-no-setting = 設定「{ $text }」はありません。一覧は:setで。
screen-no-value = { $setting }を「{ $value }」にはできません。使える値：{ $known }。
screen-which-board = 誰のボードですか？この卓の派閥名を入力してください。
screen-no-odds = ここには勝算を計算する戦闘がありません。自分の兵士コマと敵のいる広場を指定してください。
screen-odds-what = 「{ $text }」はありません。広場かプレイヤー、またはその両方を指定してください。
screen-undo-what = 「{ $text }」は元に戻すアクションの数ではありません。
screen-nothing-found = 「{ $text }」は見つかりません。
screen-only-found = ほかに一致する行はありません。
screen-no-goto = 「{ $text }」はありません。広場か、4.2のようなラウンドとターンを入力してください。
screen-no-past = そのときのマップはもう残っていません。
screen-no-further = その先には何もありません。
screen-say-quit = qはパネルを閉じるだけです。:quitでゲームを抜けます。
screen-why-some = これならできます：{ $action }
screen-why-legal = それは今できます。
screen-hint-then = 続いて：{ $actions }
screen-hint-reply = { $player }の応手の予想（{ $chance }%）：{ $action }
screen-hint-expects = 見込み（ボットの見積もりによる得点）：{ $reasons }。
screen-hint-beside = 最善手と比べて（ボットの見積もりによる得点）：{ $reasons }。
screen-hint-weighs = 差の内訳：{ $reasons }。
screen-hint-clear = 他よりはっきり優れています（{ $unit ->
        [chance] 勝率+{ $by }%
       *[points] +{ $by }点
    }）。
screen-hint-better = 次点より優れています（{ $unit ->
        [chance] 勝率+{ $by }%
       *[points] +{ $by }点
    }）。
screen-hint-close = 次点もほぼ互角です。
screen-hint-chance = この先は運か他のプレイヤー次第です。
screen-hint-level = 最善手とほぼ互角です。
screen-hint-behind = 最善手に少し劣ります（{ $unit ->
        [chance] 勝率-{ $by }%
       *[points] -{ $by }点
    }）。
screen-hint-far-behind = 最善手にはっきり劣ります（{ $unit ->
        [chance] 勝率-{ $by }%
       *[points] -{ $by }点
    }）。
screen-hint-later = ボットがヒントを考えています。他のキーを押すと中止します。
screen-undone = { $count }アクションを元に戻しました。
screen-redone = { $count }アクションをやり直しました。
screen-saved-now = 「{ $name }」に保存しました。
screen-not-saved = ゲームを保存できませんでした。
screen-unkept = このゲームは保存されていません。
screen-saved-elsewhere = { $path }に保存しました。今後はここに保存します。
screen-left-at = 保存せずに抜けました。セーブデータはラウンド{ $round }までです。
screen-left-unsaved = 保存せずに抜けました。このゲームのセーブデータはありません。
screen-save-trouble = 保存失敗：{ $why }
screen-save-trouble-mark = 保存失敗、:wを参照
screen-saved-mark = {"  保存済"}
screen-no-face = このゲームの画面はありません。

## Around the map
screen-apart = 、
screen-round = ラウンド{ $round }
screen-over = ゲーム終了
screen-log = ログ
screen-coach = コーチ{ $step }/{ $steps }
screen-coach-asks = { $step }/{ $steps } { $text }
screen-look = 調べる：
screen-hand = 手札{ $count }
screen-inspector-more = { $key-info }：すべて
screen-hand-more = {"   "}他{ $count }枚：{ $key-cards }
screen-more = -- 残り{ $count }行：{ $key-pagedown }か{ $key-down } --
screen-esc-close = Esc 閉じる
screen-person = 自分
screen-other-person = プレイヤー
screen-bot = ボット{ $level }
screen-clockwork = 機械
# $level: how hard it is to beat.
screen-clockwork-level = 機械（{ $level }）
screen-new-about-clockwork = ボードのとおりに動き、誰も決めない。特性カードを付けられる。
screen-new-about-traits = ここに入力できるもの：{ $traits }。
screen-new-no-trait = 「{ $word }」という特性カードはありません。ここに入力できるもの：{ $traits }。
screen-level-about-random = アクションをランダムに選びます。お試し用です。
screen-level-about-easy = 1手先を読みますが、ときどき間違えます。
screen-level-about-normal = ターンの計画を立て、各派閥に必要なことを知っています。
screen-level-about-hard = 有力な計画を相手の応じ方まで試してから選ぶ。少し時間がかかる。
screen-level-random = ランダム
screen-level-easy = 初級
screen-level-normal = 中級
screen-level-hard = 上級

## Panels
screen-title-board = { $board }のボード   席{ $seat }、{ $player }
screen-title-log = ログ、新しいターンから順
screen-title-cards = カード
screen-title-place = { $place }
screen-title-help = ヘルプ
screen-title-law = 法典{ $law }
screen-past = 当時の様子：{ $text }
screen-title-hint = ボットならどうするか（{ $level }）
screen-title-why = できない理由  { $action }
screen-help-new =
    ゲームとそのマップ、各席のプレイヤーを選びます。矢印で行を移り、カーソル位置の値を変えます。シードは数字を入力します。いちばん下の行に、選んだものの説明が出ます。
    { $key-surprise }でプレイヤー、マップ、山札をランダムに決めます。Enterでゲームを始めます。
screen-help-open =
    いちばん新しいゲームが先頭にあります。Enterで続け、{ $key-watch }で変更せずに最初から見ます。読み込めないセーブデータは、一覧の下に理由が出ます。
screen-help-lessons =
    コーチがゲームの最初の数ターンを案内し、各キーの働きを説明します。Enterで続きから、nで最初から始め、aでゲームの紹介を見ます。
screen-help-daily =
    毎日ひとつ、誰にとっても同じゲームがあります。ボットは月曜から日曜へと強くなります。日付はUTCの午前0時に変わります。記録に残るのは最初の挑戦です。Enterで始めるか、終わるまで続けます。
    終わった日や逃した日でEnterを押すと練習になります。{ $key-watch }で自分の挑戦を最初から表示します。一覧の下の行は共有用です。
screen-help-settings =
    変更はすぐに反映され、保存されます。一覧の下の行に、その設定の説明が出ます。
screen-help-now = 今できること
screen-help-end = しない、終了、またはフェイズの終わり。
screen-help-keys = キー
screen-help-capitals = その文字の派閥のボード
screen-help-hint-title = ヒントの読み方
screen-help-hint =
    ボットが最善と考えた選択を、良い順に示します。マップには、その場所に番号が付きます。
    ルートでは勝率を比べます。このようなゲーム100回のうち何回勝てるかという見込みです。上級ボットは、他のプレイヤーの予想される応手も読みます。
    デワンとイワリでは点を比べます。今の局面から最終的に何点になるかという見込みです。
    理由は、差がどこにあるかをその点で示します。例えば「手札+0.7」は、手札の価値が0.7点増えるという意味です。
screen-help-guided =
    アクションはキーを1つずつ押して組み立てます。まずその文字、続いて必要なものを番号かカーソルで選びます。選択肢が1つだけの部分は自動で埋まります。
    場所から選ぶこともできます。カーソル（矢印か{ $key-left } { $key-down } { $key-up } { $key-right }）を広場に置いてEnterを押すと、そこでできることが出ます。{ $key-pane }で手札に移ります。
    小文字はアクション、大文字は派閥ボード、数字は番号付きのものを選び、eは「しない」か終了です。
    { $key-back }で1つ消し、Escでアクションを取り消し、{ $key-undo }で実行済みのものを元に戻します。{ $key-type }の後にアクションを入力でき、その前に?を付けるとできない理由がわかります。

## What a game is: one page for those who have never seen it
about-title = { $game }とは？
about-does = 何をするか
about-wins = 勝ち方
about-turn = ターンの流れ
about-special = このゲームならではの点
about-first = まず試すこと
about-none = ゲーム「{ $text }」はありません。ゲーム：{ $games }。
about-keys = ゲーム中は、{ $key-help }でヘルプ、{ $key-hint }でヒント、{ $key-law }で質問の条文を表示し、{ $key-undo }で元に戻します。

## The law
law-contents = { $game }のルール
law-chapter = 法典{ $law }：{ $chapter }
law-found = { $game }、「{ $words }」：{ $count }件
law-none = 「{ $law }」という条文はなく、この語を含む条文もありません。
law-how = law NUMBERで章や条文を表示し、law WORDでその語を含む条文を探します。

## Handing over
screen-hand-over-turns = キーボードを渡す相手：
screen-hand-over-by = 担当：{ $player }
screen-hand-over-away = 他の人は見ないでください。この画面に秘密の情報はありません。

## The end
screen-end-pad = 得点の内訳
screen-end-chart = ラウンドごとの得点
screen-end-chances = ターンごとの勝率
screen-end-review = 検討
screen-end-turning = 転機
screen-end-sum = 得点
screen-end-aim = { $letter }のねらい：{ $aim }。
screen-end-lead = 勝者のリード{ $before }から{ $after }
screen-end-no-turning = 首位は不動でした。
screen-end-won = ラウンド{ $round }で勝利
screen-end-won-with = ラウンド{ $round }で勝利：{ $sources }
screen-end-most-from = おもな得点：{ $sources }
screen-end-led = 最も長く首位（{ $rounds }ラウンド中{ $count }ラウンドの開始時）
screen-key-next-page = 次ページ
screen-key-show-turn = そのターンを見る
screen-title-points = 得点の内訳

## Watching a game again
screen-watch = ターン{ $turn }/{ $turns }：{ $text }
screen-watch-start = ターン{ $turn }/{ $turns }：ゲーム開始。
screen-watch-hand = { $seat }の手札
screen-replay-choose = 1手進む
screen-replay-drop = 再生をやめる
screen-replay-close = 再生をやめる
screen-replay-leave = 再生をやめる
screen-replay-left = 1手戻る
screen-replay-right = 1手進む
screen-replay-down = 次のターンへ
screen-replay-up = このターンの最初へ、次に前のターンへ
screen-replay-hold = 自動で進める、または止める
screen-replay-top = ゲームの最初へ
screen-replay-bottom = 最後の1手へ
screen-watch-unknown = このゲームの経過は残っていません。
screen-key-steps = 1手
screen-key-turns = ターン
screen-key-ends = 最初、最後
screen-key-play-on = 再生
screen-key-turning = 転機
screen-key-stop-watching = 再生をやめる
screen-end-wins = 勝利！
screen-end-points = 得点
screen-end-choices = 選択数
screen-end-undos = 戻し

## Title
screen-name = T  H  I  C  K  E  T
screen-subtitle = 端末で遊ぶルート
screen-lessons-title = コーチ付きゲーム
screen-lessons-question = どのゲームを学びますか？
screen-lessons-new = 未開始
screen-lessons-begun = { $steps }ステップ中{ $done }完了
screen-lessons-done = 完了
screen-daily-title = 今日のゲーム
screen-daily-question = どの日を遊びますか？
screen-daily-best = 最高
screen-key-play = 遊ぶ
screen-key-anew = 最初から
screen-menu-line = 次または前の行へ
screen-menu-field = 次または前の項目へ
screen-menu-change = カーソル位置の値を変える
screen-menu-person-bot = 席をプレイヤーまたはボットに任せる
screen-menu-start = ゲームを始める
screen-menu-choose = カーソル位置の項目を開く
screen-menu-resume = カーソル位置のゲームを再開
screen-menu-copy = カーソル位置のゲームのコピーで再開
screen-menu-lesson = カーソル位置のコーチ付きゲームを続きから始める
screen-menu-anew = カーソル位置のコーチ付きゲームを最初から始める
screen-menu-about = カーソル位置のゲームを紹介
screen-menu-daily = カーソルの日のゲームで遊ぶ。終わった日は練習になる
screen-menu-join = カーソル位置の卓に着席
screen-menu-look-on = カーソル位置の卓を観戦
screen-menu-new-table = 新しい卓を立てる
screen-menu-other-game = 次または前のゲームへ
screen-menu-scroll = 1行下または上へ
screen-menu-back = 戻る
screen-menu-quit = thicketを終了
screen-title-question = 何をしますか？
screen-title-continue = 続ける
screen-title-new = 新しいゲーム
screen-title-daily = 今日のゲーム
screen-title-lessons = コーチ付きゲーム
screen-title-open = セーブデータを開く
screen-title-about = ゲームの紹介
screen-title-keys = キーを覚える
screen-title-settings = 設定
screen-title-quit = 終了
screen-title-saves = { $count }ゲーム
screen-title-looks = テーマ：{ $theme }、{ $depth }。sで変更できます。
screen-depth-none = 色なし
screen-depth-16 = 16色
screen-depth-256 = 256色
screen-depth-true = フルカラー
screen-save-line = { $name }：{ $seats }、ラウンド{ $round }、{ $age }
screen-save-over = { $name }：{ $seats }、ラウンド{ $round }で終了、{ $age }
screen-save-bad = { $name }：読み込めません、{ $age }

## New game
screen-new-title = 新しいゲーム
screen-new-head-seat = 席
screen-new-head-player = 担当
screen-new-head-name = 名前
screen-new-head-traits = 名前または特性カード
screen-new-empty = -
screen-new-person = プレイヤー
screen-new-game = ゲーム
screen-new-board = マップ
screen-new-deck = 山札
screen-new-seed = シード
screen-new-seed-note = 空欄ならランダム
screen-new-seed-told = 知っていることが卓の全員に伝わります
screen-new-seed-wrong = シードは数字か空欄にしてください。
screen-new-nobody = プレイヤーが1人以上必要です。
screen-new-question = ゲームとプレイヤーを選んでください。Enterで開始。
screen-new-watch = ボットのみの観戦です。
screen-new-solo = 1人でボットと対戦：手札は隠されません。
screen-new-hot-seat = 1台のキーボードで複数人：ターンの間は手札が隠されます。

## Saved games
screen-load-title = セーブデータ
screen-load-question = どれを開きますか？

## Settings
screen-set-title = 設定
screen-set-question = 変更はすぐに反映され、保存されます。
screen-set-language = 言語 (Language)
screen-set-about-language = 自動はロケールに従います。--langの指定が優先されます。
screen-language-auto = 自動
screen-set-theme = テーマ
screen-set-about-theme = 配色。「自動」は背景が明るいかどうかを調べます。
screen-set-colors = 色
screen-set-about-colors = 色数。「自動」は環境変数（NO_COLOR、COLORTERM、TERM）を調べます。
screen-set-glyphs = 文字
screen-set-picture = マップ
screen-set-about-picture = 256色以上なら地面を塗り、それ以外は線。または常に線。
screen-set-about-glyphs = ASCIIのみ、またはUnicodeの線と記号。「自動」はロケールに従います。
screen-set-pace = ボットの速さ
screen-set-about-pace = ボットの1手を表示する時間。{ $key-hold }で停止、Enterで飛ばします。
screen-set-preview = 実行前にアクションを表示
screen-set-about-preview = 自動で埋めた部分があるときだけ、または常に。「なし」は1人用です。
screen-theme-auto = 自動
screen-theme-dark = ダーク
screen-theme-light = ライト
screen-theme-cvd = 色覚対応
screen-theme-mono = 白黒
screen-colors-auto = 自動
screen-colors-true = フル
screen-colors-256 = 256
screen-colors-16 = 16
screen-colors-none = なし
screen-glyphs-auto = 自動
screen-glyphs-ascii = ascii
screen-glyphs-unicode = unicode
screen-picture-auto = 自動
screen-picture-lines = 線
screen-preview-all = 常に
screen-preview-filled = 自動で埋めたとき
screen-preview-off = なし
screen-set-confirm = フェイズを終える前に確認
screen-set-about-confirm = まだできることがあるのにフェイズを終えるとき、一度確認します。
screen-set-forced = 選択肢が1つなら自動で答える
screen-forced-solo = 一人用のとき
screen-set-about-forced = 他プレイヤーの手番でも自動で答えます。人同士では、選択の余地がなかったことが相手にわかります。
screen-set-mouse = マウス
screen-set-about-mouse = クリックで選択、ホイールでスクロール。端末の文字選択は使えなくなります。
screen-pace-off = 待ちなし
screen-pace-fast = 速い
screen-pace-normal = 普通
screen-pace-slow = 遅い
screen-yes = はい
screen-no = いいえ
keys-no-key = { $text }はキーではありません：1文字、Ctrlと英字（例：Ctrl-T）、またはTab、Space、PgUpなどの名前を書いてください
keys-no-command = 不明なコマンドです。コマンド：{ $known }
keys-reserved = { $key }は使用済みです。大文字は派閥ボード、数字は番号付きのもの、eは「しない」に使います
keys-twice = { $key }はすでに{ $other }のキーです
settings-fault = { $path }の設定を読み込めません：{ $fault }
settings-not-kept = { $path }に設定を保存できません：{ $fault }
settings-no-folder = 設定のフォルダーがありません。
screen-files-unusable = 誤りがあるため使われていません：{ $files }。終了すると誤りを読めます。

## The keys
screen-about-question = どのゲームを遊びますか？
screen-keys-question = Escで戻ります。

## Too small
screen-small =
    thicketには{ $width }列、{ $height }行が必要です。
    このウィンドウは{ $have_width }列、{ $have_height }行です。
    広げるか、文字を小さくしてください。ゲームは無事で、そのまま続きます。
    :でアクションを入力できます。--plainで起動すれば、大きさを問わずテキストだけで遊べます。
screen-no-map =
    このマップは{ $have_width }列、{ $have_height }行のウィンドウに入りません。
    ゲームは無事で、大きなウィンドウなら続けられます。
    :でアクションを入力できます。--plainで起動すれば、どのマップでもテキストだけで遊べます。
screen-small-short = 80x20が必要

## Root: round the map
root-headline = ルート：{ $board }
root-piles = 山札{ $deck }  捨て山{ $discard }
root-piles-short = 山札{ $deck } 捨て山{ $discard }
root-quiet = 最高得点の更新が{ $rounds }ラウンドなし：あと{ $left }ラウンドで終了
root-quiet-short = あと{ $left }ラウンドで終了
root-budget-actions = アクション{ $left }/{ $all }
root-budget-decree = 未実行の勅令{ $left }
root-budget-operations = 作戦行動{ $left }
root-budget-assembly = アクション{ $left }
root-budget-items = 未使用アイテム{ $left }
root-budget-acolytes = 神官{ $left }
root-budget-rituals = カード{ $left }
root-budget-funds = 資産{ $left }
root-budget-command = 指揮{ $left }/{ $all }
root-budget-advances = 進撃{ $left }/{ $all }
root-budget-retinue = 従士{ $left }/{ $all }
root-scores-narrow = 得点         VP  手札
root-score = 得点
root-score-goal = 目標{ $points }
root-score-points = VP
root-score-cards = 手札
root-score-left = 残り
root-score-dominance = 圧{ $suit }
root-score-coalition = +{ $letter }
root-aim-dominance = 圧倒
root-aim-coalition = 共闘軍
root-end-dominance = 圧倒による勝利：{ $who }が{ $suit }の広場3か所を支配。
root-end-dominance-bird = { $suit }の圧倒による勝利：{ $who }が対角にある隅の広場2か所を支配。
root-craft-with = クラフト：{ $pieces }
root-items-left = アイテム：{ $items }
root-gift-ambush = 奇襲
root-gift-dominance = 圧倒
root-gift-item = { $item }{ $points }VP
root-gift-favor = 助力
root-gift-effect = 効果

## Root: your own board in one line
root-own-undrafted = 派閥未定
root-pool = プール。最後の手番のプレイヤーから順に選ぶ。
root-pool-locked = 誰かが武闘派を選ぶまでロック
root-about-faction = { $aim }。{ $skill }、{ $kind }、リーチ{ $reach }。{ $style }
root-militant = 武闘派
root-insurgent = 非武闘派
root-skill-marquise = 易しい
root-skill-eyrie = 普通
root-skill-alliance = 普通
root-skill-vagabond = 普通
root-skill-vagabond-2 = 普通
root-skill-lizards = 難しい
root-skill-riverfolk = 難しい
root-skill-duchy = 普通
root-skill-corvids = 普通
root-skill-hundreds = 普通
root-skill-keepers = 難しい
root-style-marquise = 至る所に配置物を持つが、守るものも多い。
root-style-eyrie = 序盤に強いが、過去の命令に毎ターン縛られる。
root-style-alliance = 配置物は少なく、得点は終盤。皆に恐れられる。
root-style-vagabond = 捕まりにくく、友も敵も1派閥ずつ作る。
root-style-vagabond-2 = 1人目の放浪部族と同様。キャラクターは別。
root-style-lizards = 歩みは遅く、他人の捨て札で生きる。
root-style-riverfolk = 他の派閥の買い物で生きる。
root-style-duchy = 独力で育つが、他派閥の間に場所が要る。
root-style-corvids = はったりと罠。
root-style-hundreds = 絶えず攻め、敵を作る。
root-style-keepers = 数ターン先まで計画する長い旅。
root-about-deck-standard = 基本セットの動物カード：クラフトするアイテム、助力、いくつかの継続効果。
root-about-deck-exiles-partisans = 別の動物カード：継続効果が増え、自分の動物種の広場で戦う遊撃隊が加わる。
root-about-extra-advanced = 派閥をドラフトし、開始場所を選び、カード5枚から始める。
root-about-extra-hirelings = 得点がマーカーを越えると、しばらく味方になる小さな勢力。
root-about-extra-landmarks = 特別な場所。置かれた広場に独自のルールが加わる。
root-about-extra-markers = 動物種が印刷されたマップでも、広場の動物種をシャッフルして決める。
root-board-name-autumn = 秋マップ
root-board-name-winter = 冬マップ
root-board-name-lake = 湖マップ
root-board-name-mountain = 山岳マップ
root-deck-standard = 基本セット
root-deck-exiles-partisans = Exiles and Partisans
root-about-board-autumn = 最初のマップ：動物種は印刷済みで、中央に遺跡がある。
root-about-board-winter = 河がマップを二分する。動物種はシャッフルする。
root-about-board-lake = 中央に湖と渡し舟がある。動物種はシャッフルする。
root-about-board-mountain = 封鎖路と、得点になる矢倉。動物種はシャッフルする。
root-aim-marquise = 木材を払い、至る所に建設する
root-aim-eyrie = 増え続ける勅令の下で止まり木を建てる
root-aim-alliance = 支持を広げ、反乱を起こす
root-aim-vagabond = 一匹狼：クエスト、アイテム、援助
root-aim-vagabond-2 = もう1人の一匹狼
root-aim-lizards = 庭園、儀式、秘儀
root-aim-riverfolk = 業務を売り、カードを輸出する
root-aim-duchy = トンネルで進出し、臣下を登用する
root-aim-corvids = 陰謀を隠し、公開する
root-aim-hundreds = 武将、暴徒、荒れ果てた土地
root-aim-keepers = 秘宝を陣地へ運ぶ

## Root: a place in words
root-look-forest = 樹林{ $forest }：広場{ $clearings }に接し、樹林{ $forests }に隣接
root-forest = 樹林{ $forest }
root-look-ruled = { $clearing } { $suits }、支配：{ $who }。
root-look-unruled = { $clearing } { $suits }、支配なし。
root-look-ruin = 遺跡
root-look-scorched = 焦土
root-look-plot = 陰謀（{ $kind }）
root-look-open = { $count ->
    [0] 空き枠なし
   *[other] 空き枠{ $count }
}
root-look-paths = 道{ $paths }
root-details-slots = 広場、建物枠{ $slots }、空き{ $open }
root-details-attack = { $who }を攻撃：与ヒット{ $deals }、被ヒット{ $takes }（全滅{ $percent }%）
root-details-attack-of-pawn = { $who }を攻撃：与ヒット{ $deals }、被ヒット{ $takes }
root-details-reach = ここへ移動できる：{ $who }
root-details-from = 広場{ $clearing }から{ $count }個
root-details-pawn-from = 広場{ $clearing }から
root-details-rule = 支配（法典2.5）
root-details-strength = 兵士{ $warriors } + 建物{ $buildings } = { $sum }
root-details-strength-hired = 兵士{ $warriors } + 建物{ $buildings } + 傭兵隊{ $hirelings } = { $sum }
root-details-rules = { $who }が支配：兵士コマと建物が最も多い。
root-details-hired = { $who }はこのターン、ここで兵士コマ{ $count }個を雇った（法典11.2.7.III）。
root-details-controlled = { $hireling }の兵士コマ{ $count }個を{ $who }のものとして数える（法典E.3.1）。
root-details-garden-rules = { $who }が支配：ここに庭園がある（法典10.2.4）。
root-details-tie-rules = { $who }が支配：同点のため（法典7.2.2）。
root-details-tie = 同点：支配プレイヤーなし。
root-details-nobody = ここには誰の兵士コマも建物もない。
root-details-here = ここにあるもの
root-details-pawn = 放浪者コマ：{ $who }
root-details-warriors = { $who }：兵士コマ{ $count }個
root-details-paths = 道{ $paths }。
root-details-river = 河{ $river }。
root-details-forests = 樹林{ $forests }。
root-details-closed = 封鎖路{ $paths }：{ $used ->
    [yes] このターンに1本解除済み
   *[no] カード1枚の消費で1本解除し、1点（法典C.3.3）
}。
root-details-ferry = 渡し舟がある。{ $used ->
    [yes] このターンはもう渡った
   *[no] 1ターンに1回広場{ $places }へ渡り、カード1枚を引く（法典C.2.5）
}。
root-details-priority = 機械プレイヤーの優先順位：{ $number }。
root-details-pass = 矢倉：支配プレイヤーは自分の夕闇フェイズ終了時に{ $points }点（法典C.3.4）。
root-look-closed = 封鎖{ $paths }
root-look-bandits = 広場{ $paths }への道に追いはぎ
root-look-band = このターン楽団が引き止め：{ $who }
root-details-band = このターン引き止め（法典E.2.2）：{ $who }。
root-landmark-stalls = カード：{ $cards }
root-landmark-slot = 建物枠：{ $building }
root-landmark-open = なし
root-landmark-items = アイテム：{ $items }
root-landmarks-at = ランドマーク：{ $sites }
root-landmark-at = 広場{ $clearing }
root-landmark-not-yet = 未設置、{ $site }に置く
root-look-homeland = { $who }のホームランド
root-table = 卓上
root-table-draft = ドラフト
root-table-seat = 席{ $seat }
root-table-homes = ホームランド{ $places }
root-look-ferry = 渡し舟
root-look-pass = 矢倉

## Root: battles
root-fight-title = 広場{ $clearing }の戦闘（{ $suit }）
root-fight-attacks = 攻撃側
root-fight-defends = 防御側
root-fight-for = 操作者
root-fight-by = { $who }
root-fight-by-nobody = なし
root-fight-instigator = 焚き付け役
root-fight-enlisted = 協力
root-fight-has = 戦力
root-fight-now = 残り
root-fight-warriors = 兵士{ $count }個
root-fight-items = アイテム{ $count }枚
root-fight-most = 最大{ $count }ヒット
root-fight-swords = 剣{ $count }枚
root-fight-placed = { $count ->
    [0] -
   *[other] 他に{ $count }個
}
root-fight-dice = ダイス
root-fight-high = 大きい方
root-fight-low = 小さい方
root-fight-extra = 効果
root-fight-takes = 被ヒット
root-fight-had = 兵力
root-fight-left = { $before } > { $now }
root-fight-dealt = 与ヒット
root-fight-capped = { $deals }/{ $all }：上限
root-fight-mean = 平均
root-fight-hits = { $hits }ヒット
root-fight-may-use = { $who }が使えるもの：{ $cards }
root-fight-ambush = 奇襲
root-odds-title = 広場{ $clearing }の勝算
root-odds-battle = { $attacker }対{ $defender }
root-odds-mean = 平均：与ヒット{ $deals }、被ヒット{ $takes }
root-odds-offered = { $who }と戦闘した場合の平均：与ヒット{ $deals }、被ヒット{ $takes }
root-odds-none-left = 全滅の確率{ $percent }%
root-odds-razed = 建物やトークンを除去する確率{ $percent }%
root-odds-outrage = 支持トークンを除去すると蜂起でカードを1枚失う
root-odds-ambush = 奇襲なら先に2ヒット
root-odds-throw = 与ヒット{ $deals }、被ヒット{ $takes }
root-odds-note = カードは含まない：奇襲なら先に2ヒット。

## Root: cards
root-cards-none = 手札がありません。
root-cards-craftable = クラフト可能
root-choice-leader = { $gift }；忠臣は{ $columns }
root-choice-character = { $special }；初期アイテムは{ $items }
root-choice-citadel = 鳥歌フェイズごとに巣穴の兵士コマが1個増える。
root-choice-market = 夕闇フェイズごとに1枚多く引く。
root-choice-crusade-battle = 追放民の広場で戦闘する。
root-choice-crusade-move = 追放民の広場から移動し、望むなら戦闘する。
root-choice-item-boot = ブーツで放浪者コマが移動する。
root-choice-item-bag = 袋があればアイテムを2枚多く持てる。
root-choice-item-crossbow = クロスボウで敵の配置物を狙撃する。
root-choice-item-hammer = ハンマーでクラフトと修理をする。
root-choice-item-sword = 剣で戦闘し、ヒットも増える。
root-choice-item-tea = お茶で鳥歌フェイズごとに2枚多く回復する。
root-choice-item-coin = コインで夕闇フェイズごとに1枚多く引く。
root-choice-item-torch = たいまつで遺跡を探索し、特別アクションを行う。
root-choice-take-warrior = 誰の得点にもならない。
root-choice-take-piece = 除去すると1点を得る。
root-choice-bomb = 公開すると、広場の敵の配置物をすべて除去し、自身も除去する。
root-choice-snare = 表向き：敵はここに配置物を置けず、ここから移動できない。
root-choice-extortion = 公開すると、ここに配置物がある各敵からランダムにカード1枚を奪う。表向き：夕闇フェイズごとに1枚多く引く。
root-choice-raid = 暴露以外で除去されたとき、隣接する各広場に兵士コマ1個を置く。
root-choice-hand-card = この数の兵士コマで、河民商団の公開手札からカード1枚を買う。
root-choice-riverboats = 自分のターンの終わりまで、河を道として使える。
root-choice-mercenaries = 自分のターンの終わりまで、商団の兵士コマが味方として戦い、支配にも数える。
root-choice-points = この動物種の達成済みクエスト1枚につき1点を得る（今回を含む）。
root-choice-cards = カード2枚を引く。
root-choice-decree-recruit = 毎ターン：この動物種の広場の止まり木に兵士コマ1個を置く。
root-choice-decree-move = 毎ターン：この動物種の広場から移動する。
root-choice-decree-battle = 毎ターン：この動物種の広場で戦闘する。
root-choice-decree-build = 毎ターン：支配するこの動物種の広場に止まり木を置く。
root-choice-decree-now = { $text }いまの札：{ $cards }。
root-choice-expose = 推測です。当たれば陰謀は効果なしで除去され、外れれば見せたカードは黒鴉結社のものになる。
root-choice-retinue-move = 毎ターン：この動物種の広場から移動する。
root-choice-retinue-delve = 毎ターン：この動物種の広場で戦闘し、続いて探求する。
root-choice-retinue-recover = 毎ターン：この動物種の広場で移動するか、秘宝を回収する。
root-occasion-cause-turmoil = { $who }は{ $column }列の{ $suit }のカードを完全には実行できませんでした。
root-occasion-title-keep = 城砦の陥落
root-occasion-means-keep = 二度と戻りません：野戦病院は使えず、他のプレイヤーもその広場に配置できます。
root-comes-no-score = { $count ->
    [0] 以後は得点できない
   *[other] 以後は得点できず、{ $count }点を失う
}
root-comes-daylight-ends = 昼光フェイズが終わる：残りは夕闇フェイズのみ
root-comes-exhausted = { $item }を使用
root-comes-gamble = 当たり：効果なし、除去して1点を得る。外れ：黒鴉結社が1点を得る
root-lost-piece = { $which ->
    [warrior] 兵士コマ{ $count }個
   *[other] { $piece }{ $count }個
}
root-lost-cards = カード{ $count }枚
root-lost-supporters = 支援者{ $count }枚
root-lost-officers = 指揮官{ $count }個
root-lost-undamaged = アイテム{ $count }枚（損傷）
root-lost-funds = 資産{ $count }個
screen-log-lines = { $count }行
screen-slow-line = 接続が遅いため地面を塗っていません。:set picture=autoで再び塗ります。
screen-occasion = ! { $title }：
screen-occasion-more = （{ $key-choose }：詳細）
screen-digest = 前回の自分の手番以降
screen-digest-points = { $points }VP
screen-digest-more = 他に{ $count }件
screen-digest-all = { $key }：全{ $count }件
screen-digest-rest = 他に{ $count }件：{ $key }
screen-digest-lost = 失ったもの：{ $what }
screen-lost-at = { $places }の{ $what }
screen-digest-nothing = 何も失っていません。

## Boards
board-of = { $count }/{ $all }
board-of-spoken = { $all }中{ $count }
board-title = { $title }：
board-track = 現在{ $now }、次から{ $then }
board-track-last = 現在{ $now }、これが最後
board-track-next = 次は{ $now }、その後{ $then }
board-track-next-last = 次は{ $now }、これが最後
board-track-done = もうない

## Root: boards
root-board-in = 広場{ $places }
root-fact-wood = 木材
root-fact-wood-costs = 木材コスト
root-fact-costs = コスト{ $count }
root-fact-rules = 支配
root-fact-lost = 喪失
root-fact-dominance = 発動した圧倒カード
root-fact-coalition = 共闘軍の相手
root-fact-hand = 手札
root-fact-hand-known = わかっている手札
root-fact-warriors = 兵士
root-fact-draws = 次の夕闇に引く枚数
root-fact-crafted = クラフト済み
root-fact-items-made = アイテム
root-fact-coffins = 《棺桶職人》の上
root-fact-hirelings = 傭兵隊
root-fact-plots-up = 表向きの陰謀
root-fact-plots-down = 裏向きの陰謀
root-fact-plots-left = 残りの陰謀
root-fact-plot-costs = 次コスト
root-fact-plot-up = 表向き{ $places }
root-fact-plot-left = 残り{ $count }
root-fact-plot-unseen = 不明{ $count }
root-fact-clearing = 広場{ $place }
root-fact-acolytes = 神官
root-fact-outcast = 追放民
root-fact-hated = 嫌悪の追放民
root-fact-revealed = 夕闇まで公開
root-fact-souls = 死せる魂の集い
root-fact-soul-cards = そのカード
root-fact-next-outcast = 次の追放民
root-fact-no-change = 嫌悪
root-fact-funds = 資産
root-fact-dividends = 配当
root-fact-points-won = { $points }VP
root-fact-points-lost = -{ $points }VP
root-fact-payments = 支払い
root-fact-committed = 委託
root-fact-open-hand = 公開手札
root-fact-posts-left = 残り交易所
root-fact-posts = 交易所
root-fact-post-worth = 資産で置ける広場：{ $places }。1つ{ $points }点。
root-fact-supporters = 支援者
root-fact-supporters-hidden = 裏向きの支援者
root-fact-supporters-known = わかっている支援者
root-fact-officers = 指揮官
root-fact-bases = 拠点
root-fact-sympathy = 支持
root-fact-spread-cost = コスト
root-fact-burrow = 巣穴
root-fact-muster = 次の鳥歌に増加
root-fact-ministers = 臣下
root-fact-crowns = 残りの冠
root-fact-swayed = 登用済み
root-fact-acted = 実行済み
root-fact-not-swayed = 未登用
root-fact-mood = 気分
root-fact-next-moods = 次の気分
root-fact-command = 指揮
root-fact-prowess = 武勇
root-fact-oppressed = 制圧
root-fact-oppressed-in = 制圧した広場
root-fact-warlord = 武将
root-fact-warlord-fallen = 次の鳥歌フェイズに武将を任命する。
root-fact-leader = 君主
root-fact-leaders-deposed = 裏向きの君主
root-fact-leaders-coming = 選べる君主
root-fact-turmoil = 内乱
root-fact-vizier = 忠臣
root-fact-vizier-mark = v
root-fact-done = x
root-fact-resolved = { $name }（実行済み）
root-fact-fails = 実行不可
root-fact-nowhere = なし：内乱
root-fact-in-forest = 樹林{ $place }
root-fact-nowhere-yet = まだマップ上にない
root-fact-items = アイテム
root-fact-ready = 未使用
root-fact-exhausted = 使用済み
root-fact-damaged = 損傷
root-fact-refreshed = 次の鳥歌に回復
root-fact-quests-done = 達成クエスト
root-fact-indifferent = すべて無関心
root-fact-unearthed = 遺跡から
root-fact-ruin = 広場{ $place }の遺跡
root-fact-retinue = 従士
root-fact-move = 移動
root-fact-delve = 探求
root-fact-recover = 回収
root-fact-retainer = 家臣
root-fact-recovered = 回収済み
root-fact-column-worth = タテ列完成の得点
root-fact-has-acted = { $name }（実行済み）
root-fact-pool = プール
root-fact-locked = 武闘派が選ばれるまでロック
root-fact-kept = 保持しているカード
root-fact-pile = 捨て山の一番上
root-fact-items-left = 残りのアイテム
root-fact-available = ゲーム盤の横の圧倒カード
root-fact-discard = 捨て山
root-board-buildings = 建物タイル
root-board-next-building = 次：木材{ $wood }、+{ $points }VP
root-board-keep = そこに配置物を置けるのは猫野侯国のみ。
root-board-keep-to-come = 城砦は隅の広場に置かれる。
root-board-keep-lost = 城砦を失い、野戦病院も失った。
root-board-decree = 勅令
root-board-left = このターンの残りと、今実行できる広場
root-board-all-done = このターンの勅令カードはすべて実行済み。
root-board-demands = 次のターンに実行するものと、今なら実行できる広場
root-board-points = VP
root-board-recruits = 兵士
root-board-revolt = 反乱のコストは一致する支援者{ $cost }枚。支持拡大は、他プレイヤーの兵士コマが3個以上ある広場では1枚増える。
root-board-conspiracies = 秘儀と必要な神官
root-board-gardens = 庭園、儀式ごとの得点
root-board-garden-draws = 1枚引く
root-board-scored = 得点済み
root-board-garden-rule = 庭園がある広場はすべて蜥蜴教団が支配する。
root-board-services = 業務、コスト
root-board-posts = 交易所
root-board-post = 残り{ $left }、クラフト枠{ $empty }、喪失{ $lost }
root-board-plots = 陰謀
root-board-plots-down = 裏向きの陰謀
root-board-plot-not = 除外：{ $plots }
root-board-plot-cost = このターンの次の陰謀は兵士コマ{ $cost }個、次の公開は{ $points }点。
root-fact-company = { $count ->
    [0] 単独
   *[other] 兵士コマ{ $count }個を伴う
}
root-board-hoard = 宝物庫
root-board-retinue = 従士{ $count }/{ $most }
root-board-relics = 回収した秘宝
root-board-waystations = 陣地
root-board-waystation-here = ボード上
root-board-forests = 樹林の秘宝、数字付きは表向きとその価値
root-board-items = アイテム
root-board-relations = 派閥関係
root-board-aid = 援助{ $given }/{ $needed }：+{ $points }VP
root-board-quests = 場のクエスト
root-board-quest-able = アイテムあり
root-board-quest-improvised = 1枚を代用
root-board-ministers = 臣下
root-board-steps = ターンの手順
root-rank-squire = 下級貴族
root-rank-noble = 貴族
root-rank-lord = 大貴族
root-minister-foremole = どの動物種のカードでも建設できる
root-minister-captain = 戦闘1回
root-minister-marshal = 移動1回
root-minister-brigadier = 移動2回、または戦闘2回
root-minister-banker = 同じ動物種のカード：1枚1点
root-minister-mayor = 登用済みの下級貴族か貴族のアクションを行う
root-minister-duchess-of-mud = トンネルがすべて置かれていれば2点
root-minister-baron-of-dirt = マップ上の市場1つにつき1点
root-minister-earl-of-stone = マップ上の堡塁1つにつき1点
root-leader-builder = アイテムの得点は印刷どおり
root-leader-charismatic = 募兵で兵士コマ2個
root-leader-commander = 攻撃側のとき1追加ヒット
root-leader-despot = 建物やトークンを除去した戦闘ごとに追加で1点
root-special-thief = たいまつ：ここに配置物があるプレイヤーからランダムにカード1枚を奪う
root-special-tinker = たいまつ：捨て山から一致するカードか鳥のカード1枚を獲得
root-special-ranger = たいまつ：アイテム3枚を修理し、昼光フェイズを終える
root-special-vagrant = たいまつ：ここで他の2者を戦わせ、除去するものを選び、その点を得る
root-special-arbiter = ここの防御側は協力を頼める：自分は1点を得て、防御側のヒット上限が自分の剣の数だけ増す
root-special-scoundrel = たいまつを永久にここへ置き敵を除去：以後ここには何も置けず入れない
root-special-adventurer = 1ターンに1回、未使用の1枚をクエストの任意のアイテムとして使い、損傷させる
root-special-ronin = 出目の後に剣を使用：1枚につき1追加ヒット
root-special-harrier = たいまつ：ブーツなしで放浪者コマを任意の広場へ移動
root-mood-bitter = ダイスの前に、ここか隣接広場の暴徒を兵士コマにして加えられる
root-mood-grandiose = 武将進撃を百獣指揮より先に行う
root-mood-jubilant = 武将のいる広場で煽動後、暴徒ダイスを4回まで振る
root-mood-lavish = 鳥歌フェイズ終了時、アイテム1枚で兵士コマ2個を置く
root-mood-relentless = 移動と戦闘をした進撃では、どちらかをもう1回できる
root-mood-rowdy = 夕闇フェイズに1枚多く引く。武将の広場に敵の配置物が3個あれば2枚
root-mood-stubborn = 武将のいる戦闘で最初の1ヒットを無視
root-mood-wrathful = 武将の攻撃で1追加ヒット
root-column-recruit = 募
root-column-move = 移
root-column-battle = 戦
root-column-build = 建
root-tile-ready = {""}
root-tile-exhausted = （使用済み）
root-tile-damaged = （損傷）
root-tile-both = （損傷、使用済み）
root-help-title-marquise = 猫野侯国
root-help-title-eyrie = 鷲巣王朝
root-help-title-alliance = 森林連合
root-help-title-vagabond = 放浪部族
root-help-title-vagabond-2 = 第2の放浪部族
root-help-title-lizards = 蜥蜴教団
root-help-title-riverfolk = 河民商団
root-help-title-duchy = 地底公領
root-help-title-corvids = 黒鴉結社
root-help-title-hundreds = 百獣王国
root-help-title-keepers = 甲鉄衛団
root-help-title-map = マップ
root-help-title-side = 得点と手札
root-help-title-hirelings = 傭兵隊
root-help-title-beside = マップの横の傭兵隊
root-help-title-strip = マップの下のボード
root-help-title-landmarks = ランドマーク
root-help-title-battle = 戦闘
root-help-title-points = 得点
