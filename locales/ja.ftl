# The words of the table, of the command line and of the screen.

## Lists
list-more = { $list }、{ $next }
list-fact = { $list }、{ $next }
list-sentence = { $list }{ $next }
list-word = { $list }{ $next }
list-place = { $list } { $next }
list-stop = { $list }。
list-label = { $label }：{ $text }
list-note = { $thing }（{ $note }）
list-times = { $thing } x{ $count }

## Themes
theme-fault = { $key }：{ $fault }
theme-unreadable = 読み込めません：{ $fault }
theme-format = { $format }でなければなりません
theme-base = 「{ $name }」は内蔵テーマではありません
theme-name = 「{ $name }」はテーマの名前に使えません
theme-unknown-key = 不明なキー
theme-missing = ありません
theme-not-a-table = テーブルが必要です
theme-letter = AからZの大文字1字が必要です
theme-taken = 文字{ $letter }は別の派閥が使っています
theme-ansi = 0から15の数か「default」が必要です
theme-x256 = 0から255の数が必要です
theme-rgb = 「#F08A24」のような色が必要です
theme-attr = bold、dim、italic、underline、reverseの中から選んでください
theme-no-value = 「{ $word }」は使えません。使える値：{ $known }
theme-none = テーマ「{ $name }」はありません。テーマ：{ $known }。

## The terminal
terminal-none = 標準入力と標準出力は端末でなければなりません
terminal-fault = 端末を使えません：{ $fault }

## Boards
boards-folder = マップのフォルダー{ $path }を読み込めません：{ $fault }。
boards-file = マップ{ $path }を読み込めません：{ $fault }。
boards-header = マップ{ $path }の{ $line }行目に誤りがあります：{ $fault }。
boards-twice = マップ{ $path }と{ $other }のidが同じ「{ $id }」です。別々のidにしてください。
boards-too-large = { $path }はマップとして大きすぎます。上限は{ $most } KiBです。
board-faults = { $faults }
board-fault = { $file }、{ $line }行目、{ $key }：{ $fault }
board-fault-at = { $file }、{ $key }：{ $fault }
board-syntax = TOMLではありません：{ $fault }
board-format = 形式{ $format }には未対応です。この版が読めるのは形式{ $own }です
board-game = このマップはゲーム「{ $game }」用で、「root」用ではありません
board-unknown-key = 不明なキーです。ここで使えるキー：{ $known }
doc-missing = このキーがありません
board-integer = 整数が必要です（実際：{ $found }）
board-flag = trueかfalseが必要です（実際：{ $found }）
board-text = 文字列が必要です（実際：{ $found }）
board-list = 配列が必要です（実際：{ $found }）
board-table = テーブルが必要です（実際：{ $found }）
board-range = { $low }から{ $high }の値が必要です（実際：{ $value }）
board-length = 値が{ $wanted }個必要です（実際：{ $found }個）
board-word = 「{ $word }」は使えません。使える値：{ $known }
board-id = idは英小文字、数字、ハイフンで書いてください（実際：「{ $id }」）

## Setting a game up
setup-seat = { $game }に席「{ $name }」はありません。{ did-you-mean }席：{ $known }。
setup-twice = { $name }の席が2つあります。同じものは1人しか使えません。
setup-seats = { $game }は{ $least }席から{ $most }席で遊びます。{ $found }席では遊べません。
setup-deck = 山札「{ $deck }」はありません。{ did-you-mean }山札：{ $known }。
setup-level = { $game }にレベル「{ $level }」のボットはありません。{ did-you-mean }レベル：{ $known }。
setup-board = { $game }にマップ「{ $id }」はありません。{ did-you-mean }{ $count ->
    [0] {""}
   *[other] マップ：{ $known }。
}
setup-extra = { $game }に追加要素「{ $extra }」はありません。{ did-you-mean }{ $count ->
    [0] {""}
   *[other] 追加要素：{ $known }。
}

## What is written as an action, a turn or a level
notation-empty = アクションを入力してください。
notation-control = アクションは1行で、制御文字を含められません。
notation-verb = 「{ $verb }」というアクションはありません。
notation-parts = 「{ $text }」は書き方が違います：{ $forms }。
journal-no-action = ステップ{ $step }にアクションなし
journal-braces = ステップ{ $step }：結果は末尾に{"{"} {"}"}で囲んで書いてください
bot-level = { $known }のいずれかが必要です（実際：「{ $level }」）

## Documents: positions, the state in a save, boards
doc-format = 対応している形式は{ $own }だけです
doc-game = ゲーム「{ $game }」用のファイルではありません
doc-id = idは英小文字、数字、_で書いてください
doc-unknown-key = 不明なキー
doc-number = { $least }から{ $most }の整数が必要です（実際：{ $found }）
doc-flag = trueかfalseが必要です（実際：{ $found }）
doc-text = 文字列が必要です（実際：{ $found }）
doc-texts = 文字列のリストが必要です（実際：{ $found }）
doc-numbers = 数のリストが必要です（実際：{ $found }）
doc-pairs = 数の組のリストが必要です（実際：{ $found }）
doc-pair = { $least }から{ $most }の数が2個必要です（実際：{ $found }）
doc-range = { $least }から{ $most }の数が必要です（実際：{ $found }）
doc-tables = テーブルのリストが必要です（実際：{ $found }）
doc-table = テーブルが必要です（実際：{ $found }）
doc-no-value = { $text }はここでは使えません
doc-no-text = { $text }は文字列ではありません
doc-no-task = { $text }は処理待ちのステップにできません
doc-no-card = { $text }はカードではありません
doc-no-seat = { $text }はこの卓にいません
doc-no-more = { $what }はもう残っていません
doc-not-in-deck = { $what }は山札にありません
doc-not-in-hand = 手札にそのカードがありません
doc-not-there = { $what }はそこにありません
doc-hidden = 完全な局面が必要ですが、1人から見える分しかありません
doc-unknown-count = 不明なカードが{ $wanted }枚必要です（実際：{ $found }枚）
doc-too-many = 項目が多すぎます
doc-too-deep = 処理待ちのステップが多すぎます
doc-places = 場所は{ $most }個までです
doc-nobody-asked = 選択するプレイヤーがいないのに、ゲームが終わっていません
position-seats = 席が{ $wanted }個必要です（実際：{ $found }個）
position-wish = 「{ $result }」はここではありえません
position-unknown-wish = { $result }はランダムな結果ではありません
pending-nothing = 空のステップを処理待ちにはできません
pending-seat = この卓にその席はありません
pending-end = ターンの終了は、処理待ちのいちばん下に1つだけ置けます
pending-no-action = ここでできることがありません
game-broken = 処理待ちのステップの順序が乱れ、ゲームを続けられません。これはプログラムの不具合です。
broken-tasks = 処理待ちのステップが多すぎます
broken-nobody-asked = 選択するプレイヤーがいないのに、ゲームが終わっていません

## Command line
cli-program = ルート、デワン、イワリを端末で：正確なルール、ボット、異常終了しても残る自動保存。
cli-common = 共通オプション
cli-options = オプション
cli-arguments = 引数
cli-commands = コマンド
cli-written = 使い方：
cli-help = ヘルプを表示する
cli-version = バージョンを表示する
cli-example = 例：
cli-ids = { $game }で使える名前：
cli-ids-seats = 席：{ $ids }
cli-ids-boards = マップ：{ $ids }
cli-ids-decks = デッキ：{ $ids }
cli-all-saves = セーブデータを既定のフォルダーではなくDIRに置く
cli-all-boards = DIRのマップも読み込む。idが同じ内蔵マップは置き換わる
cli-all-plain = 画面表示を使わず、テキストを1行ずつ出力する：スクリーンリーダー、単純な端末、スクリプト用
cli-all-mouse = マウスで選択とスクロールをする
cli-all-theme = テーマ：auto、dark、light、cvd、mono、または自作のテーマ
cli-all-colors = 色数：auto、true、256、16、none
cli-all-glyphs = 文字：auto、ascii、unicode
cli-all-lang = 言語：en、zh、ja
cli-do-sim = ボットだけのゲームを実行し、結果を報告する
cli-sim-game = 遊ぶゲーム：root、dewan、iwari
cli-sim-weights = すべてのボットが内蔵の重みの代わりに使う重みのファイル
cli-sim-seats = 手番順の派閥（コンマ区切り、機械プレイヤーはclockwork:marquise）、または席の数。random4なら派閥4つ、マップ、山札をゲームごとにランダムに決め、randomclockwork4なら機械プレイヤー、傭兵隊、ランドマークもランダムに決める
cli-sim-bots = 全ボット共通のレベル、または席ごとのレベル：random、easy、normal、hard
cli-sim-games = ゲームの数
cli-sim-seed = すべてのランダムな結果を決めるシード
cli-sim-board = 使うマップ（デワン：シナリオ）
cli-sim-markers = ルート：すべての広場に動物種マーカーをランダムに置く
cli-sim-advanced = ルート：上級準備手順（ドラフト、ホームランド、カード5枚）
cli-sim-cooperative = ルート：人間が協力して機械プレイヤーと戦う
cli-sim-services = ルート：機械プレイヤーが上級カードで業務を買う
cli-sim-hirelings = ルート：傭兵隊の数、0から3
cli-sim-landmarks = ルート：ランダムに配るランドマークの数
cli-sim-deck = 使う山札（デワン：内容物のセット）
cli-sim-jobs = 並行して実行するゲームの数（既定：プロセッサーごとに1つ）
cli-sim-check = アクションのたびにルールの不変条件を検査する
cli-sim-max-rounds = このラウンド数でゲームを打ち切る
cli-sim-json = 結果を1つのJSONで出力する
cli-do-arena = ボット同士を対戦させて強さを測る
cli-do-arena-merge = 分けて行った対戦の結果を合わせる
cli-do-arena-tune = Rootのボットの重みを対局で調整して出力する
cli-arena-seats = 手番順の派閥（コンマ区切り）、または席の数。random4なら派閥4つ、マップ、山札をゲームごとにランダムに決める
cli-arena-bots = 比べるボット（コンマ区切り）：レベル、レベル@NODES、レベル:重みのファイル、または自作プログラムのcmd:PROGRAM
cli-arena-field = 各ゲームで残りの席に着くボット（省略時は他のボットが順に）
cli-arena-shard = この部分だけを行う：1/4は4つに分けた1つ目
cli-arena-until = 2つの勝率のどちらに近いかがはっきりしたら終える：25..30
cli-arena-patience = プログラムが1回の決定に使える秒数
cli-arena-times = 決定にかかったプロセッサー時間を報告する（プログラムは実時間）
cli-arena-json = 結果を1つのJSONで出力する
cli-arena-merge-files = --jsonで出力した各部分の結果
cli-arena-merge-json = JSONオブジェクトを1つ出力する
cli-arena-tune-bot = すべてのボットのレベル
cli-arena-tune-only = 調整する重み。コンマで区切る：marquise,eyrie（既定：すべて）
cli-arena-tune-even = 代わりに、勝率がそろうまで各派閥の警戒される度合いを変える
cli-arena-tune-weights = 始めの重みのファイル（既定：内蔵の重み）
cli-arena-tune-steps = 対局を分けるステップの数
cli-arena-tune-pace = 重みが結果に従う速さ：1が普通
cli-do-board = 自作マップを検査する
cli-do-board-check = マップファイルの誤りを調べる
cli-board-check-files = マップファイル
board-fine = { $path }：誤りはありません（{ $game }用「{ $id }」）。
cli-do-about = どんなゲームかを1ページで紹介する
cli-about-game = ゲーム（既定：すべて）
cli-do-law = ゲームのルールを表示する：目次、章、またはある語を含む全条文
cli-law-what = 7や6.5.4などの番号、または探す語（既定：目次）
cli-law-game = ルールを表示するゲーム：root、dewan、iwari
cli-law-others = 他のゲームのルール：thicket law --game NAME（{ $games }）。
cli-do-completions = シェルの補完を出力する
cli-completions-shell = 補完を使うシェル
cli-do-man = manページを出力する
cli-do-install-docs = manページとシェルの補完をインストールする
cli-install-docs-dir = $XDG_DATA_HOMEの代わりにDIRの下へインストールする（既定：~/.local/share）
install-no-folder = インストール先のフォルダーがありません。--dir DIRかHOMEを指定してください。
install-failed = { $path }に書き込めませんでした：{ $fault }。
install-zsh = zshでは、~/.zshrcのcompinitより前に次の行を加えてください：fpath+=({ $path })
cli-do-complete = 最後の語の候補を並べる（シェルの補完用）
cli-complete-words = プログラム名に続くコマンドラインの語
cli-failure = thicket：{ $what }
cli-usage = { $what }（--helpを参照）
cli-no-option = ここに{ $arg }というオプションはありません。{ did-you-mean }
cli-no-command = 「{ $arg }」というコマンドはありません。{ did-you-mean }
cli-no-value = { $arg }には値が必要です。
cli-bad-value = { $arg }に「{ $value }」は使えません。{ did-you-mean }使えるもの：{ $known }。
cli-wrong-value = { $arg }に「{ $value }」は使えません。{ $why }
cli-missing = 足りないもの：{ $arg }。
cli-conflict = { $arg }と{ $other }は同時に使えません。
cli-twice = { $arg }は1回だけ指定できます。
cli-other = { $what }
did-you-mean = { $near ->
    [0] {""}
   *[other] 「{ $nearest }」のことですか？
}
cli-unknown-game = ゲーム「{ $game }」はありません。{ did-you-mean }ゲーム：{ $games }。
cli-unknown-language = 言語「{ $language }」はありません。言語：{ $known }。
language-console = Linuxコンソールには漢字とかながないため、英語で表示します。別の端末をお使いください。
language-encoding = ロケールがUTF-8ではなく（LC_ALL、LC_CTYPE、LANG）、日本語や中国語を表示できないため、英語で表示します。

## The man page
man-description = 説明
man-description-text =
    thicketは、ボードゲームのルート、デワン、イワリを端末で遊ぶプログラムです。ボットを相手に1人で、1台のキーボードを囲んで数人で、またはSSH越しに遊べます。
    コマンドなしで起動するとタイトル画面が開きます。ゲームは入力を待つたびに保存されます。
man-commands = コマンド
cli-default = [既定：{ $value }]
cli-values = [値：{ $values }]
man-keys = キー
man-files = ファイル
man-files-text =
    ~/.local/share/thicket/saves/NAME.toml | セーブデータ。フォルダーは次のうち最初に当てはまるもの：--saves DIR、THICKET_SAVES、./Cargo.tomlがthicketのものなら./saves、$XDG_DATA_HOME/thicket/saves、~/.local/share/thicket/saves。
    ~/.local/share/thicket/saves/NAME.toml.bak | そのゲームの1つ前の正常なセーブデータ。
    ~/.local/share/thicket/saves/.NAME.toml.lock | そのゲームを進めているプロセスとマシンの名前。進行中はロックされています。
    ~/.local/share/thicket/saves/.NAME.toml.table | 卓のソケット。ホストが動いている間だけあります。--tables DIRかTHICKET_TABLESを指定すると、卓とそのファイルは専用のフォルダーに置かれます。
    ~/.config/thicket/settings.toml | 画面で変更した設定。
    ~/.config/thicket/keys.toml | 自分用のキー。「キー」の節のコマンド名ごとにキーを並べます。例：hint = ["Ctrl-T"]
    ~/.config/thicket/themes/NAME.toml | 自作のテーマ。--theme NAMEで選びます。
    DIR/NAME.toml | --boards DIRを使う場合：自作のマップ。
man-environment = 環境変数
man-environment-text =
    THICKET_SAVES | セーブデータのフォルダー。--savesの指定が優先します。
    THICKET_TABLES | 卓のフォルダー。--tablesの指定が優先します（既定：セーブデータのフォルダー）。
    XDG_DATA_HOME | セーブデータ、manページ、補完の基準フォルダー（既定：~/.local/share）。
    XDG_CONFIG_HOME | 設定、キー、テーマの基準フォルダー（既定：~/.config）。
    HOME | 上の2つの既定値に使うホームフォルダー。
    NO_COLOR | 何か文字列が設定されていれば、色を使いません。
    TERM | 端末の種類。色数を決めます。「dumb」なら--plainと同じくテキストだけで遊びます。
    COLORTERM | 「truecolor」か「24bit」なら、すべての色を使います。
    COLORFGBG | 端末の色。暗いテーマか明るいテーマかを決めます。
    LC_ALL, LC_MESSAGES, LANG | 言語。--langか設定で指定があればそちらを使います。
    LC_ALL, LC_CTYPE, LANG | UTF-8のロケールなら、ASCII以外の文字を使います。
man-exit = 終了ステータス
man-exit-text =
    0 | 成功。
    1 | コマンドの失敗：セーブデータ、卓、フォルダーのどれかが使えない、マップに誤りがある、または「sim --check」が違反を見つけた。
    2 | 引数の誤り。
    130 | 「sim」が中断され、そこまでのゲームを報告した。
    128 + N | シグナルNで終了した。進行中のゲームは先に保存してある。
man-examples = 使用例
seats-nothing = 「{ $text }」に担当の書かれていない席があります。
seats-player = 「{ $text }」は席に着けません。{ $known }から選んでください。
seats-clockwork = 「{ $text }」はボードのとおりに動き、誰も操作しません。難易度と特性カードはコロンの後に書いてください：{ $example }。
seats-many = 席は{ $most }席までです。

## Simulation
sim-bots = { $seats }席にレベルが{ $bots }個：共通の1個か、席と同じ数にしてください。
sim-summary = { $games }ゲーム、{ $seconds }秒、毎秒{ $speed }ゲーム。{ $unfinished ->
    [0] すべて終了。
   *[other] 打ち切り{ $unfinished }ゲーム。
}
sim-partial = 中断：この報告は{ $planned }ゲームのうち{ $played }ゲームまでの途中経過です。
sim-rounds = ラウンド数、中央値 / 95 %
sim-decisions = 選択回数 / 強制
sim-speed = 毎秒の選択回数
sim-longest = 最長のアクション一覧
sim-violations = { $count ->
    [0] 違反はありません。
   *[other] 違反{ $count }件。
}
sim-seat = 席
sim-plays = 担当
sim-games = ゲーム数
sim-bot = ボット
sim-wins = 勝数
sim-share = 勝率
sim-score = 平均得点

arena-bot = ボット
arena-field = 相手
arena-share = 勝率
arena-range = 95%区間
arena-rating = レート
arena-within = +-
arena-time = 1決定あたりのミリ秒
arena-time-at = { $part }%
arena-unfinished = { $count }ゲームを打ち切りました。
arena-faults = プログラムの決定のうち{ $count }回は、なかったか、遅すぎたか、ルールに反していました。
arena-decided = { $bot }対{ $field }を終えました：2つの勝率のうち{ $share ->
        [higher] 高い
       *[lower] 低い
    }方に近い値です。
arena-clockwork = アリーナに機械プレイヤーは参加できません。ボットの席を指定するか、thicket simを使ってください。
arena-alone = ボットを2つ以上、または1つと--fieldを指定してください。
arena-twice = { $bot }が2回指定されています。
arena-no-program = プログラム{ $program }を起動できません：{ $why }。
arena-interrupted = 中断：これまでのステップの重みです。
arena-unreadable = { $file }を対戦の結果として読めません：{ $why }。
arena-merge-impossible = { $file }では勝ち数がゲーム数より多いか、プレイヤーが2人未満です。
arena-not-like = { $example }のように書きます
arena-merge-nothing = 合わせる部分がありません。
arena-merge-different = ファイルは別々の対戦のものです。
arena-merge-twice = 全{ $of }部分のうち{ $number }番目が2つあります。
arena-merge-stopped = { $file }は中断された部分です。その部分をもう一度行ってください。
arena-merge-parts = 対戦の全{ $of }部分のうち{ $parts }部分です。
weights-unreadable = 重みのファイル{ $file }を読めません：{ $why }。
weights-unsound = 重みが正しくありません：{ $why }。
weights-not-finite = 重みが正しくありません：[{ $section }]に無限大または数でない値があります。
weights-unknown = 重みが正しくありません：[{ $section }]という節はありません。
weights-of-file = { $file }：{ $why }
weights-fixed = このゲームのボットには選べる重みがありません。
tune-nothing = { $name }という、調整できる重みはありません。
review-costs-of = { $plays }の選択の差：
review-of = 各ターン後の勝率（%）と、上級のボットと比べた{ $plays }の選択：
review-turn = ターン
review-choices = 選択
review-cost = 上級との差
review-nothing-dear = ボットの誤差を超えて損をした選択はありません。
review-dearest = 損の大きかった選択（確かなものから）と、失った勝率（%）：
review-choice = { $number }. ラウンド{ $round }、ターン{ $turn }：{ $cost }
review-made = 選んだもの：{ $action }
review-better = より良いもの：{ $action }
review-wins = それでゲームに勝ちます。
review-won = 次のターンまでに勝つ：サンプル{ $worlds }局中{ $better }局、選んだものでは{ $made }局。
review-lost = 次のターンまでに負ける：サンプル{ $worlds }局中{ $better }局、選んだものでは{ $made }局。
review-expects = 選んだものと比べて：{ $reasons }。
review-figures = 「上級との差」は、そのターンのすべての選択とボットの選択との差を、ボット自身の評価で、標準誤差とともに示します。0未満なら損はありません。準備は評価しません。
review-sure = 勝率は中級のボット同士のゲームから求めたもので、損の分だけ下がるとは限りません。勝率60%から70%とされた席は65%が、20%から30%とされた席は25%が勝ちました。
review-game = { $game }のゲームは振り返れません。
review-no-choice = { $plays }には評価できる選択がありません。
review-who = このゲームに「{ $who }」はいません。いるのは{ $seats }です。
review-whose = --asで誰の選択を評価するかを指定してください：{ $seats }。
review-interrupted = 振り返りは中断されました。結果はありません。

## Why something was not done
refusal-over = ゲームは終了しています。
refusal-wish = 結果「{ $result }」はここではありえません。何も変わっていません。
refusal-unknown-wish = 「{ $result }」はランダムな結果ではありません。
faults-more = 表示していない誤りがまだあります
position-fault = { $key }：{ $fault }
position-more = { $list }；{ $next }
position-faults = 局面に{ $count }件の誤りがあります：{ $faults }。
undo-nothing = 元に戻せるものがありません。
undo-nothing-to-redo = やり直せるものがありません。
undo-another-player = 元に戻せません：その後に他のプレイヤーが行動したか、選択中です。
undo-chance = 元に戻せません：その後にダイスを振ったか、カードを引きました。
undo-knowledge = 元に戻せません：非公開の情報が明らかになりました。
undo-before-load = 読み込みより前には戻せません：その後ルールが変わっています。
undo-counted = 元に戻せません：今日のゲームは終わり、結果が記録されています。

## Saves
save-too-large = セーブデータとして大きすぎるファイルです。上限は{ $most } MiBです。
save-not-text = { $at }バイト目からテキストではありません。壊れているか、セーブデータではないファイルです。
save-foreign = thicketのセーブデータではありません：1行目に形式の指定がありません。
save-newer = このセーブデータは形式{ $format }です。このthicketが読めるのは形式{ $own }までです。新しいthicketなら読めます。
save-older = このセーブデータは形式{ $format }です。thicket 0.1.0より前の形式のため、もう読み込めません。
save-torn = セーブデータが不完全です：{ $want }バイト中{ $have }バイト。
save-changed = セーブデータが保存後に変更されています：3行目のダイジェストが一致しません。
save-syntax = セーブデータが不正なTOMLです（{ $line }行目：{ $fault }）。
save-content = セーブデータの誤り：{ $fault }。
save-seats = 席の数、プレイヤーの数、局面の席の数が食い違っています
save-drawn = 引かれたランダムな結果が、どのゲームで必要な数よりも多くあります
save-hex = 16桁の16進数が必要です（実際：{ $text }）
save-fault = { $key }：{ $fault }
save-unknown-game = このセーブデータのゲーム「{ $game }」を、このthicketは知りません。
save-position = セーブデータの局面はありえません：{ $faults }。
save-state-changed = セーブデータの局面が保存後に変更されています：state_digestが一致しません。
save-board-changed = セーブデータのマップ「{ $id }」が保存後に変更されています：ダイジェストが一致しません。

## Replays
replay-differs = ラウンド{ $round }、ターン{ $turn }から、今のルールでは別のゲームになります：{ $why }ゲーム自体は保存された状態から続きます。
replay-setup = 今のルールではこの準備ができません：{ $fault }ゲーム自体は保存された状態から続きます。
replay-position = 今のルールではこの開始局面を使えません：{ $fault }。ゲーム自体は保存された状態から続きます。
replay-journal = そのターンを読み込めません：{ $fault }。
replay-action = 「{ $action }」は不可：{ $fault }
replay-chance = ランダムな結果が一致しません。
replay-digest = 局面が異なります。

## Export
# $path: the path of a file; $fault: what is wrong; $game: the id of a game; $board: the id of a board; $faction: a faction.
export-failed = { $path }に書き込めませんでした：{ $fault }。
rootlog-game = Rootlogはルートの棋譜です。他のゲームは書き出せません。
rootlog-board = Rootlogには「{ $board }」というマップの名前がありません。印刷された4つのマップだけを知っています。
rootlog-clockwork = Rootlogには機械プレイヤーの書き方がありません。
rootlog-faction = RootVisは{ $faction }を表示できません。--profile specを使ってください。
rootlog-hirelings = RootVisは傭兵隊を表示できません。--profile specを使ってください。
rootlog-position = このゲームは途中の局面から始まっていますが、棋譜はゲームの準備から始まる必要があります。
rootlog-secrets = --annotateは隠された情報もすべて書き出します。--as allを付けてください。
rootlog-no-turn = 最初のターンが始まっていないため、書き出すものがありません。
import-unread = { $path }を読み込めません：{ $fault }。
import-failed = { $path }を取り込めませんでした。{ $fault }
rootlog-no-notes = 棋譜に、ゲームを読み戻すためのthicketのコメントがありません。「thicket export --annotate」で書き出してください。
rootlog-other-state = 棋譜のコメントをたどると、書き出したときとは異なる局面になります。
rootlog-no-start = この棋譜のように始まるゲームは、ルールにありません。
rootlog-no-log = このファイルには手番の行がありません。
rootlog-corrections = このゲームは棋譜から読み込まれ、どのアクションでも至らない局面が設定されています。
rootlog-slip = { $line }行目「{ $token }」：{ $why }
rootlog-why-line = 棋譜の行ではないため、省きました。
rootlog-why-unread = 読み取れないため、省きました。
rootlog-why-missing = そこにはそれだけなく、{ $there }個です。
rootlog-why-beyond = この駒は{ $most }個までです。
rootlog-why-flip = そこには表にできるものがありません。
rootlog-why-rules = ここではルール上そのようなアクションがないため、省きました。
rootlog-why-added = 棋譜には書かれていない仮定です。
rootlog-why-corrected = ルールでは別の結果になったため、この値に設定しました。
rootlog-why-unplayed = 棋譜をたどるゲームには含まれないため、省きました。
rootlog-why-long = 長すぎるため、ここから後を省きました。
rootlog-why-counted = ここから先は探索に時間がかかりすぎるため、行を数えるだけにします。
rootlog-why-winner = 棋譜をたどったゲームは、このようには終わりません。
import-log = 棋譜どおりにたどれた手番：{ $turns }のうち{ $exact }。
import-until = --untilは、thicketのコメントがない棋譜のためのものです。

## The folder of saves
game-earlier = 以前
store-no-folder = セーブデータの場所が未設定です。--saves DIR、THICKET_SAVES、HOMEのどれかを指定してください。
store-name = 「{ $name }」は名前に使えません。英字、数字、-、_で64バイト以内にしてください。
store-taken = セーブデータ「{ $name }」はすでにあります。
store-missing = セーブデータ「{ $name }」はありません。
store-finished = 最後のゲーム{ $name }は終わっており、他に続けられるものはありません。
store-nothing = { $path }にセーブデータはありません。
store-read = { $path }を読み込めません：{ $fault }。
store-full = ディスクがいっぱいで、{ $path }に書き込めませんでした。それまでに保存したデータは無事です。
store-read-only = { $path }には書き込めません。別の場所に保存するには--saves DIRを使ってください。
store-write = { $path }に書き込めませんでした：{ $fault }。それまでに保存したデータは無事です。
store-change = { $path }を削除または改名できません：{ $fault }。
store-not-a-file = { $path }を読み込めません：通常のファイルではありません。
store-not-own = { $path }は信頼できません：このフォルダーには他の人も書き込めるため、自分のアカウントだけの通常のファイル（モード600、リンクなし）でなければなりません。
store-confined = このアカウントは複数のプレイヤーが共有しています。ここではセーブデータの削除や名前の変更、別のフォルダーへの保存はできません。
store-replaced = { $path }がなくなったか、別のファイルに置き換わっています。上書きはしていません。
file-not-own = このアカウントだけが所有する通常のファイルではありません
file-replaced = 別のファイルに置き換えられています
store-gone = { $path }がなく、その前のセーブデータ{ $path }.bakも使えません。
store-gone-but = { $path }がありません。その前のセーブデータ{ $path }.bakは正常です。
store-unusable = { $path }：{ $fault }ファイルはそのまま残してあります。
store-unusable-but = { $path }：{ $fault }ファイルはそのまま残してあります。前のセーブデータは正常です。

## The line protocol
cli-do-engine = 標準入出力でJSON行プロトコルを実行する
protocol-seed = システムの乱数が使えません：{ $fault }。「seed」を指定してください。
protocol-blank = 行が空です。リクエストを送ってください。
protocol-utf8 = UTF-8でない行です。
protocol-long = 行が{ $most } MiBを超えています。
protocol-many = 行に含まれる値が{ $most }個を超えています。
protocol-json = 行がJSONではありません：{ $fault }。
protocol-object = リクエストはキー「op」を持つJSONオブジェクトです。
protocol-missing = キー「{ $what }」がありません。
protocol-text = キー「{ $what }」には文字列が必要です。
protocol-texts = キー「{ $what }」には文字列のリストが必要です。
protocol-number = キー「{ $what }」には0以上の整数が必要です。
protocol-as = キー「as」に使えるのは「all」、「spectator」、席の番号です。
protocol-seat = 席の番号は0から{ $last }です。
protocol-unknown-key = リクエスト「{ $op }」にキー「{ $what }」はありません。
protocol-unknown-op = リクエスト「{ $what }」はありません。
protocol-no-game = ゲームがありません。先に「new」か「load」が必要です。
protocol-position-long = 局面が{ $most } MiBを超えています。
protocol-toml = 局面が正しいTOMLではありません（{ $line }行目：{ $fault }）。

## Playing from the command line
cli-do-play = 新しいゲームを開始する
cli-play-game = 遊ぶゲーム：root、dewan、iwari
cli-play-seats = 手番順の席（例：marquise=human,eyrie=normal,vagabond:ranger=easy,clockwork:alliance）、または席の数。プレイヤーはhuman、random、easy、normal、hard。random4なら派閥4つとマップ、山札を引き、randomclockwork4なら機械プレイヤー、傭兵隊、ランドマークも引く
cli-play-board = 使うマップ（デワン：シナリオ）
cli-play-markers = ルート：すべての広場に動物種マーカーをランダムに置く
cli-play-advanced = ルート：上級準備手順（ドラフト、ホームランド、カード5枚）
cli-play-cooperative = ルート：人間が協力して機械プレイヤーと戦う
cli-play-services = ルート：機械プレイヤーが上級カードで業務を買う
cli-play-hirelings = ルート：傭兵隊の数、0から3
cli-play-landmarks = ルート：ランダムに配るランドマークの数
cli-play-deck = 使う山札（デワン：内容物のセット）
cli-play-seed = すべてのランダムな結果を決めるシード
cli-play-name = セーブデータの名前
cli-do-continue = 保存したゲームを続ける
cli-continue-save = セーブデータの名前、またはファイルのパス（既定：最後に遊んだゲーム）
cli-continue-last-good = セーブデータが使えないとき、その前のものを読み込む
continue-last-good = { $fault }その前のものを読み込むには：thicket continue { $name } --last-good
continue-finished = { $fault }それを見るには：thicket continue { $name }、またはthicket replay { $name } --screen。新しく始めるには：thicket play
cli-do-daily = 今日のゲームで遊ぶ：誰にとっても同じで、最初の挑戦が記録に残る
cli-daily-date = 遊ぶ日。過ぎた日は練習になる（UTC。既定：今日）
cli-daily-list = すべての日の結果と最高の記録を表示する
cli-do-replay = 保存したゲームを文章で再生する
cli-replay-save = セーブデータの名前、またはファイルのパス
cli-replay-viewer = 誰の視点で見るか：all、spectator、または派閥（既定：終了したゲームはall、それ以外はspectator。--screenで人間のプレイヤーが1人なら、その視点）
cli-replay-screen = 画面でゲームを1手ずつ再生する
cli-do-review = ルートのゲームを振り返る：勝率と、プレイヤーの選択で失ったもの
cli-review-save = セーブデータの名前、またはファイルのパス
cli-review-who = 選択を評価するプレイヤー（既定：唯一の人間）
cli-review-open = プレイヤーに見えていた情報ではなく、すべてのカードを公開した状態で評価する
cli-review-nodes = 評価する局面の総数
cli-review-jobs = 並行して評価する選択の数（既定：プロセッサごとに1つ）
cli-review-json = JSONオブジェクトを1つ出力する
cli-do-export = ゲームを録画、画像、ページ、棋譜として書き出す
cli-export-save = セーブデータの名前、またはファイルのパス
cli-export-format = 書き出す形式：録画（cast）、画像（svg）、1手ずつ進められるページ（html）、コミュニティの表記による棋譜（rootlog）
cli-export-viewer = 誰の視点で見るか：all、spectator、または派閥（既定：終了したゲームはall、それ以外はspectator）
cli-export-size = 画面の列数と行数
cli-export-at = 画像：この数のアクションの後の場面（既定：最後）
cli-export-profile = rootlogの場合：RootVisが知る名前を使うか、仕様に従うか
cli-export-annotate = rootlogの場合：独自の棋譜をコメントとして加え、「thicket import」でそのまま読み戻せるようにする
cli-export-out = 書き込むファイル（既定：標準出力）
cli-do-import = Rootlog記法で書かれたゲームの棋譜を読み、保存する
cli-import-file = 読み込むファイル
cli-import-name = セーブデータの名前
cli-import-until = 読み込む最後の行。そこから続けられる
cli-do-saves = セーブデータを一覧表示する。削除や改名もできる
cli-do-saves-delete = セーブデータを完全に削除する
cli-saves-delete-names = セーブデータの名前
cli-saves-delete-yes = 確認せずに削除する
cli-do-saves-rename = セーブデータを改名する
cli-saves-rename-name = セーブデータの名前
cli-saves-rename-new = 新しい名前
saves-delete = { $count ->
    [1] セーブデータ{ $names }を完全に削除しますか？
   *[other] { $count }個のセーブデータ（{ $names }）を完全に削除しますか？
}削除するなら「y」を入力：
saves-kept = 何も削除していません。確認なしで削除するには--yesを使ってください。
saves-deleted = 削除：{ $names }。
saves-renamed = { $name }を{ $new }に改名しました。
saves-no-file = ファイル{ $path }がありません。
lobby-unknown-lesson = コーチ付きのゲーム「{ $lesson }」はありません。{ did-you-mean }コーチ付きのゲーム：{ $lessons }。
lobby-seed = システムの乱数が使えません：{ $fault }。--seedを指定してください。
lobby-exported = RootVisなどで読める棋譜に書き出しました：{ $path }
lobby-exported-by-spec = RootVisでは表示できないゲームのため、Rootlogの仕様で書き出しました：{ $path }
saves-name = 名前
saves-game = ゲーム
saves-round = ラウンド
saves-age = 最終プレイ
saves-seats = 席
saves-over = 終了
saves-fault = 使用不可、下を参照
saves-age-seconds = たった今
saves-age-minutes = { $count }分前
saves-age-hours = { $count }時間前
saves-age-days = { $count }日前
replay-turn = ターン{ $turn }、{ $who }
replay-round = ラウンド{ $round }。得点：{ $scores }
replay-scores = 得点：{ $scores }
replay-same = { $turns }ターンを再生し、セーブデータと同じ局面になりました。
replay-no-screen = --screenには端末が必要です。--screenなしなら経過を文章で出力します。
replay-who = このゲームに「{ $who }」はいません。all、spectator、派閥を指定してください。
screen-saved-as = 「{ $name }」に保存されています。

## 録画と画像
# $text：入力された文字；$path：ファイル；$fault：誤り；$seats：各派閥；$round：ラウンドの番号；$who：ターンの派閥；$save：セーブデータの名前；$count：アクション数。
export-size = 「{ $text }」は大きさではありません。列数と行数を80x20から500x500の間で指定してください。例：120x40。
export-at = --atは画像の場面を指定します。--format svgと一緒に使ってください。
export-late = 「{ $save }」のアクション数は{ $count }です。--atには0から{ $count }までの数を指定してください。
export-log = --profileと--annotateは棋譜用です。--format rootlogと一緒に使ってください。
picture-title = thicket：{ $seats }
picture-turn = ラウンド{ $round }、{ $who }
picture-keys = 左右キー：1手。上下キー：1ターン。HomeとEnd：最初と最後。スペース：再生または一時停止。
picture-back = 1手戻る
picture-on = 1手進む
picture-play = 再生または一時停止

## The daily game
daily-line = thicket daily { $date }：{ $result }
daily-won = ラウンド{ $round }で勝利
daily-lost = ラウンド{ $round }で敗北
daily-undos = 戻し{ $count }回
daily-open = 未プレイ
daily-begun = ラウンド{ $round }
daily-bad = 使用不可
daily-none = 今日のゲームはまだ遊ばれていません。
daily-sum = 終わった日{ $count }日、勝った日{ $won }日。
daily-best = 最高：{ $line }
daily-setup = { $plays }対{ $others }（{ $level }）。
daily-counts = この挑戦は記録に残ります。結果には元に戻した回数も示されます。
daily-practice = 練習です。このゲームは記録に残りません。
daily-ahead = { $date }のゲームは、その日（UTC）に始まります。
daily-foreign = セーブデータ「{ $name }」はその日のゲームではありません。遊ぶには、名前を変えるか削除してください。
daily-shared = 複数のプレイヤーがこのセーブデータを共有し、挑戦は1日1回のため、ここでは今日のゲームを遊べません。
daily-nowhere = ここでは今日のゲームを遊べません。
daily-no-date = 「{ $text }」は日付ではありません。2026-11-28のように書いてください。
