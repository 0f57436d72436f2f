# The words of plain mode, which tells the game in lines to those who hear it or have no screen.

## The menu
plain-welcome = プレーンモード：テキストを1行ずつ表示します。開いているゲームはありません。
plain-menu-continue = 「continue」で最後のゲーム{ $save }を読み込みます。
plain-menu-words = 「new」で新しいゲーム、「lessons」でコーチ付きのゲーム、「saves」でセーブデータの一覧、「open」と名前で読み込み、「help」で全コマンド、「quit」で終了します。
plain-menu-do-new =
    new：ゲーム、マップ、プレイヤーを順に選びます。
    new root marquise=human,eyrie=normal board=autumn：すぐに始めます。省いたものは自動で決まります。
    new root marquise=human,eyrie=human table=wait：卓を立てます。humanの席は、それぞれの端末の人に開かれます。
plain-menu-do-saves = saves：セーブデータを一覧表示します。
plain-menu-do-open = open NAME：セーブデータを読み込みます。
plain-menu-do-continue = continue：終わっていない最後のゲームを読み込みます。
plain-menu-do-daily =
    daily：今日のゲームで遊びます。誰にとっても同じで、最初の挑戦が記録に残ります。
    daily 2026-11-28：過ぎた日のゲームを練習します。daily practice：今日のゲームを記録に残さずもう一度遊びます。
    daily list：すべての日の結果と最高の記録を一覧表示します。
plain-menu-do-lessons = lessons：コーチ付きのゲームを一覧表示します。
plain-menu-do-lesson = lesson NAME：コーチ付きのゲームを始めるか、続けます。
plain-menu-do-tables = tables：このマシンの卓を一覧表示します。
plain-menu-do-join = join NAME：卓に着くか、自分の席に戻ります。
plain-menu-do-watch = watch NAME：卓を観戦します。
plain-menu-do-export = rootlog NAME：Rootのゲームを他のプログラム向けの棋譜に書き出します。
plain-menu-do-delete = delete NAME：セーブデータを削除します。
plain-menu-do-rename = rename NAME NEW：セーブデータの名前を変えます。
plain-menu-do-law = law 4.3、law march：条文、またはその語を含む条文を読みます。
plain-menu-do-about = about root、about dewan、about iwari：どんなゲームかを手短に説明します。
plain-menu-do-set =
    set：設定を一覧表示します。
    set confirm=no：設定を変更します。
plain-menu-do-quit = quit：終了します。
plain-menu-finished = 「open { $save }」でそれを見るか、「new」で別のゲームを始めてください。
plain-menu-no-game = 開いているゲームがありません。「new」、「open」と名前、または「continue」を入力してください。
plain-menu-unknown = ここにコマンド「{ $text }」はありません。「help」で全コマンドを表示します。
plain-menu-which = セーブデータを選んでください：「open」と名前を入力します。「saves」で一覧を表示します。
plain-table-which = 卓を選んでください：「join」か「watch」に続けて名前を入力します。「tables」で一覧が出ます。
plain-lessons = コーチ付きのゲームです。「lesson」と名前を入力してください。
plain-daily-over = 「daily practice」でもう一度遊べます。記録には残りません。
plain-daily-first = 今日の挑戦はまだ終わっていません。「daily」で遊べます。
plain-delete = { $name }を完全に削除しますか？yesと入力すると削除し、それ以外なら残します。
plain-delete-kept = 何も削除していません。
plain-delete-which = どのセーブデータですか？「delete」と名前を入力してください。「saves」で一覧を表示します。
plain-rename-which = 「rename」、セーブデータの名前、新しい名前を入力してください。
plain-leave-first = それはメニューで行います。「leave」でこのゲームを保存してメニューに戻ります。
plain-lesson = { $id }：{ $name }。{ $about }{ $steps }ステップ中{ $done }ステップ完了。
plain-saves-none = セーブデータはありません。
plain-saves = { $count ->
    [1] セーブデータ1個：
   *[other] セーブデータ{ $count }個、新しい順：
}
plain-save-line = { $name }：{ $game }、{ $seats }、ラウンド{ $round }、最終プレイ：{ $age }。
plain-save-over = { $name }：{ $game }、{ $seats }、ラウンド{ $round }で終了、最終プレイ：{ $age }。
plain-save-bad = { $name }は読み込めません。{ $why }

## A new game, step by step
plain-new-game = ゲームを選んでください：番号か名前を入力します。「cancel」で戻ります。
plain-new-seats = プレイヤーは何人ですか（{ $fewest }から{ $most }）？Enterだけなら{ $usual }です。
plain-new-plays = プレイヤー{ $number }/{ $of }：何を担当するかを選んでください。Enterだけなら{ $usual }です。
plain-new-about = ?に番号か名前を続けて入力すると、その選択肢を説明します。
plain-new-who = プレイヤー{ $number }、{ $plays }：誰が操作するかを選んでください。Enterだけなら{ $usual }です。
plain-new-traits = { $plays }の特性カード（何枚でも）：{ $traits }。Enterだけなら付けません。
plain-new-board = マップを選んでください。Enterだけなら{ $usual }です。
plain-new-deck = 山札を選んでください。Enterだけなら{ $usual }です。
plain-new-away = 手番のプレイヤーが離席しているときの扱いを選んでください。Enterだけなら{ $usual }です。
plain-new-flag = { $extra }：{ $about }yesかnoを入力してください。Enterだけならnoです。
plain-new-extra = { $extra }：{ $about }0から{ $most }の数を入力してください。Enterだけなら0です。
plain-new-item = { $number }. { $what }
plain-new-item-id = { $number }. { $what }（{ $id }）
plain-new-not-listed = 「{ $text }」は一覧にありません。一覧の番号か名前、または「cancel」を入力してください。
plain-new-canceled = 新しいゲームは始めませんでした。
plain-new-option = 新しいゲームに「{ $text }」という指定はありません。例：board=autumn deck=standard seed=7 name=evening
plain-new-seed = シードには数を入力してください。「{ $text }」は使えません。
plain-new-count = { $option }には0から{ $most }までの数を入力してください。「{ $text }」は使えません。
plain-new-started = 新しい{ $game }のゲームを始めました。

## Settings
plain-set-line = { $key }は{ $value }です。値：{ $values }。
plain-set-words = プレーンモードで意味を持つのはconfirm、forced、languageだけです。他は全画面用です。
plain-set-done = { $key }を{ $value }にしました。
plain-language-later = 言語は次にthicketを起動したときに変わります。
plain-set-unknown = 設定「{ $text }」はありません。「set」で一覧を表示します。

## In a game
plain-drawn = Enterでゲームを始めます。rで引き直し、qで抜けます。
plain-begin = プレーンモード：テキストを1行ずつ表示します。番号で答えるか、アクションを入力してください。「help」で全コマンドを表示します。
plain-coach = コーチがこのゲームを案内します。コーチが挙げるキーは全画面のものです。ここでは代わりに選択肢の番号を入力してください。
plain-help =
    質問には選択肢の番号で答えます。「back」でアクションを最初から選び直し、Enterだけなら選択肢をもう一度表示します。
    「{ $example }」のように、アクションを直接入力することもできます。「?{ $example }」でできない理由を表示します。
plain-do-look = look NUMBER：場所と、その隣にあるもの。
plain-do-map = map：すべての場所。
plain-do-go = go NUMBER：最初の道筋で場所へ向かう。go NUMBER 2なら2番目の道筋。道筋は「look」で表示します。
plain-do-cards = hand：手札。
plain-do-board = board NAME：プレイヤーのボード。
plain-do-scores = scores：全員の得点。
plain-do-points = points：得点の内訳。
plain-do-table = table：ボードの他に卓上にあるもの。
plain-do-log = log：ログの最後の数行。
plain-do-changed = changed：前回の自分の手番以降に起きたこと。
plain-do-hint =
    hint：中級のボットならどうするか、その理由と次点。
    hint longer：最も強いボットに聞く（少し時間がかかる）。
    hint take、hint longer take：ヒントのとおりに実行。
plain-do-why = why ACTION：アクションができない理由。
plain-do-odds = odds 5 eyrie：広場での戦闘の勝算。
plain-do-undo = undo：直前のアクションを元に戻す。
plain-do-redo = redo：元に戻したアクションをやり直す。
plain-do-save = save：今すぐ保存。save PATH：別の場所に保存。
plain-do-new = new：別のゲームを始める（先にこのゲームを保存）。
plain-do-saves = saves：セーブデータの一覧。
plain-do-open = open NAME：別のゲームを読み込む（先にこのゲームを保存）。
plain-do-lessons = lessons：コーチ付きのゲーム（先にこのゲームを保存）。
plain-do-lesson = lesson NAME：始めるか、続ける。
plain-do-law =
    law：今の質問の条文。
    law 4.3、law march、law contents：他の条文。
    law next、law previous、law above：直前の条文から読み進める。
plain-do-about = about：どんなゲームか。about dewan：別のゲームについて。
plain-do-set = set：設定。set confirm=no：設定を変更。
plain-do-leave = leave：保存してメニューに戻る。
plain-do-quit = quit：保存して終了する。
plain-do-quitnow = q!：ゲームを保存できなくても終了する。
plain-do-shared = { $word }：{ $does }。
plain-help-game = { $game }の遊び方：
plain-head = ラウンド{ $round }、{ $phase }。自分の得点は{ $points }点です。
plain-head-pointless = ラウンド{ $round }、{ $phase }。
plain-only = 他にできることはありません。
plain-done = 終了する。
plain-no = しない。
plain-choice = { $number }. { $what }
plain-choice-verb = { $verb }、{ $count }通り。{ $help }
plain-choice-part = { $what }、{ $count }通り。
plain-so-far = ここまでの選択：{ $what }。「back」で選び直します。
plain-confirm = できることがあと{ $left }つ残っています。フェイズを終えるなら、同じ入力をもう一度してください。
plain-no-number = その番号は一覧にありません。
plain-no-way = その道筋は今始められません。道筋があれば「look NUMBER」で表示します。
plain-points = { $who }：合計{ $sum }点。{ $sources }。
plain-aim = { $who }は{ $sum }で勝利を目指しています。それまでの得点：{ $sources }。
plain-aim-none = { $who }は{ $sum }で勝利を目指しています。
plain-points-none = { $who }：合計{ $sum }点。
plain-points-source = { $source }{ $points }点
plain-chances = ラウンド{ $round }の後の勝率（%）：{ $chances }。
plain-chance = { $who } { $chance }
plain-review = 「thicket review { $name }」で、あなたの選択を最も強いボットの選択と比べられます。
plain-route = go { $place } { $which }：{ $what }。
plain-which-place = 場所を選んでください：「look」と番号か文字を入力します。
plain-no-place = このマップに場所「{ $text }」はありません。
plain-about = { $heading }：{ $text }
# $action is a whole action as a sentence; $log is one or more sentences of the log; $text is a text without a stop.
plain-hint = { $level }ボットの選択：{ $action }
plain-hint-second = 2番目の候補：{ $action }
plain-hint-third = 3番目の候補：{ $action }
plain-hint-log = 実行後のログ：{ $log }
plain-hint-rule = ボットは数値を比べず、経験則でこれを選びました。
plain-hint-led = ここではコーチの指示どおりに進みます。今は他のことができません。
# $thing is a thing of which there are $count, two or more.
plain-times = { $thing } x{ $count }
plain-table = テーブルにあるもの：
plain-cited = 法典{ $law }。
plain-no-battles = このゲームに戦闘はありません。
plain-points-lost = { $source }で{ $points }点減
plain-changed-fewer = { $who }は{ $points }点を失いました。
plain-none = なし
plain-sentence = { $text }。
plain-hint-take = 「{ $typed }」で実行します。
plain-law-end = そこに条文はありません。「law contents」で章の一覧を表示します。
plain-law = { $law }：{ $text }
plain-undone = 元に戻しました。
plain-redone = やり直しました。
plain-left = ゲームを抜けました。
plain-stay = ゲームはまだ開いたままです。saveでもう一度保存、save PATHで別の場所に保存、quit!で保存せずに抜けます。
plain-hand-over-seat = キーボードを{ $seat }に渡してください。他の人は見ないでください。Enterで続けます。
plain-hand-over = キーボードを{ $seat }担当の{ $player }に渡してください。他の人は見ないでください。Enterで続けます。
plain-renamed = このゲームの保存名を「{ $name }」に変えました。元の名前は別のプログラムに使われました。

## What changed
plain-changed = 前回の自分の手番以降：
plain-changed-nothing = 前回の自分の手番以降、変化はありません。
plain-changed-points = { $who }は{ $points }点を得ました。
plain-changed-lost = 失ったもの：{ $what }。
plain-changed-lost-at = 失ったもの：{ $places }の{ $what }。
plain-changed-place = 現在：{ $place }

## Actions of Root
root-spoken-clearing = 広場{ $number }（{ $suit }）
root-spoken-card = 《{ $card }（{ $suit }）》
root-spoken-warriors = { $who }の兵士コマ{ $count }個。
root-spoken-warlord = { $who }の{ $count ->
    [1] 武将のみ
   *[other] 武将を含む兵士コマ{ $count }個
}。
root-spoken-pawn = { $who }の放浪者コマ。
root-spoken-points = { $count }点
root-spoken-score = { $who }：{ $points }、手札{ $cards }枚、サプライの兵士コマ{ $warriors }個。
root-spoken-score-items = { $who }：{ $points }、手札{ $cards }枚。
root-spoken-piece = { $suit }{ $count }個
root-spoken-piece-any = 任意の動物種{ $count }個
root-spoken-cost = 必要なクラフトツール：{ $pieces }。
root-spoken-craftable = クラフトできます。
root-spoken-paths = 道の先：{ $places }。
root-say-draft = { $faction }を選ぶ。
root-say-lay-back = { $card }を山札に戻す。
root-say-place-landmark = { $landmark }を{ $clearing }に置く。
root-say-keep = 城砦を{ $clearing }に置く。
root-say-place = { $piece }を{ $clearing }に置く。
root-say-roost = 止まり木を{ $clearing }に置く。
root-say-leader = 君主として{ $leader }を選ぶ。
root-say-character = キャラクターとして{ $character }を選ぶ。
root-say-start = { $forest }から始める。
root-say-home = { $clearing }から始める。
root-say-home-of = { $clearing }から、{ $suit }の庭園を置いて始める。
root-say-outcast = { $suit }を追放民にする。
root-say-craft = { $card }をクラフトする。
root-say-activate = { $suit }のクラフトツールで支払う。
root-say-dominance = { $suit }の圧倒カードを発動する。
root-say-coalition = { $suit }の圧倒カードで{ $partner }と共闘軍を組む。
root-say-recall = { $card }を消費して{ $suit }の圧倒カードを獲得する。
root-say-use = { $card }を使う。
root-say-use-hireling = { $hireling }を使う。
root-say-use-on = { $card }を{ $player }に使う。
root-say-use-at = { $card }を{ $clearing }で使う。
root-say-use-at-on = { $card }を{ $clearing }で{ $party }に使う。
root-say-use-against = { $card }を{ $player }とその{ $lost }に対して使う。
root-say-use-for = { $card }を{ $wanted }のために使う。
root-say-use-landmark = { $landmark }を使う。
root-say-swap = { $card }を露店{ $stall }のカードと入れ替える。
root-say-discard = { $card }を捨てる。
root-say-battle = { $clearing }で{ $defender }と戦闘する。
root-say-ally = { $faction }の兵士コマとともに戦闘する。
root-say-ambush = { $suit }の奇襲カードを使う。
root-say-first = { $faction }の効果を先に処理する。
root-say-settle = { $effect }を先に処理する。
root-say-settle-at = { $clearing }の{ $effect }を先に処理する。
root-say-take = { $target }1個を除去する。
root-say-take-ally = ヒットで{ $faction }の兵士コマ1個を除去する。
root-say-damage = { $tile }を損傷させる。
root-say-enlist = 仲裁者の協力を得る。
root-say-swift = 剣を使用して一閃を行う。
root-say-hospital = { $card }を消費して野戦病院を使う。
root-say-give = { $card }を与える。
root-say-show = 手札を見せる。
root-say-set-up = { $hireling }を準備する。
root-say-hire = { $hireling }を雇う。
root-say-pass-on = { $hireling }を{ $player }に与える。
root-say-place-at = { $clearing }に置く。
root-say-lurk = { $from }から{ $to }への道に追いはぎを置く。
root-say-lift = { $from }から{ $to }への道の追いはぎを除去する。
root-say-force = { $clearing }の{ $player }に戦闘か移動を強制する。
root-say-force-move = { $player }の兵士コマを{ $from }から{ $to }へ強制的に移動させる。
root-say-draw-card = 捨て山から{ $card }を獲得する。
root-say-place-with = 兵士コマ{ $count }個とともに{ $clearing }に置く。
root-say-remove = { $clearing }の{ $party }の{ $target }1個を除去する。
root-say-steal-at = { $clearing }の各敵から盗む。
root-say-unearth = { $clearing }の遺跡からアイテムを獲得する。
root-say-sell-to = { $tile }を{ $hireling }に売る。
root-say-heal = { $card }を消費して、{ $clearing }で除去された兵士コマを戻す。
root-say-wood = { $clearing }に木材を置く。
root-say-march = 兵士コマ{ $count }個で{ $from }から{ $to }へ行軍する。
root-say-recruit = 募兵する。
root-say-overwork = { $card }を消費し、{ $clearing }に木材1個を置く。
root-say-build = { $clearing }に{ $piece }を建設する。
root-say-pay = { $clearing }の木材で支払う。
root-say-extra = { $card }を消費して追加の1アクションを得る。
root-say-decree = { $card }を勅令の{ $column }列に加える。
root-say-decree-recruit = { $suit }のカードで、{ $clearing }に募兵する。
root-say-decree-move = { $suit }のカードで、兵士コマ{ $count }個が{ $from }から{ $to }へ移動する。
root-say-decree-battle = { $suit }のカードで、{ $clearing }の{ $defender }と戦闘する。
root-say-decree-build = { $suit }のカードで、{ $clearing }に止まり木を建設する。
root-say-turmoil = { $suit }のカードを実行できず、内乱になる。
root-say-revolt = { $clearing }で反乱を起こす。
root-say-revolt-of = { $clearing }で反乱を起こし、{ $suit }の拠点を置く。
root-say-spread = { $clearing }に支持を広げる。
root-say-spend = { $card }を消費する。
root-say-mobilize = { $card }を支援者として動員する。
root-say-train = { $card }を消費して指揮官を訓練する。
root-say-recruit-at = { $clearing }で募兵する。
root-say-organize = { $clearing }で組織する。
root-say-move = 兵士コマ{ $count }個で{ $from }から{ $to }へ移動する。
root-say-ferry = 渡し舟に乗る。
root-say-clear = { $from }から{ $to }への封鎖路を解除する。
root-say-treetop = 古木の梢に建設する。
root-say-roam = { $to }へ移動する。
root-say-roam-with = { $ally }の兵士コマ{ $count }個とともに{ $to }へ移動する。
root-say-slip = { $to }へ潜入する。
root-say-slip-with = { $ally }の兵士コマ{ $count }個とともに{ $to }へ潜入する。
root-say-slip-into = { $forest }へ潜入する。
root-say-refresh = { $tile }を回復する。
root-say-explore = ここの遺跡を探索する。
root-say-aid = { $card }で{ $faction }を援助する。
root-say-exhaust = { $item }を使用する。
root-say-gain = { $tile }を獲得する。
root-say-quest = クエスト「{ $quest }」を達成して{ $reward }を得る。
root-say-strike = { $party }の{ $target }を狙撃する。
root-say-repair = { $tile }を修理する。
root-say-steal = { $faction }からカード1枚を盗む。
root-say-labor = 捨て山から{ $card }を獲得する。
root-say-hideout = 隠れ家を使う。
root-say-instigate = { $attacker }を{ $defender }と戦闘させる。
root-say-scorch = この広場を焦土にする。
root-say-improvise = { $item }を別のアイテムで代用し、クエスト「{ $quest }」を達成して{ $reward }を得る。
root-say-glide = { $to }へすり抜ける。
root-say-drop = { $tile }を捨てる。
root-say-crusade-battle = 聖戦：{ $clearing }で{ $defender }と戦闘する。
root-say-crusade-move = 聖戦：兵士コマ{ $count }個で{ $from }から{ $to }へ移動し、続いて戦闘する。
root-say-convert = { $clearing }の{ $party }の兵士コマ1個を改宗させる。
root-say-sanctify = { $clearing }の{ $piece }を聖域化する。
root-say-sanctify-of = { $clearing }の{ $piece }を{ $suit }の庭園で聖域化する。
root-say-build-with = { $card }を公開して{ $clearing }に庭園を建設する。
root-say-build-with-of = { $card }を公開して{ $clearing }に{ $suit }の庭園を建設する。
root-say-recruit-with = { $card }を使って{ $clearing }で募兵する。
root-say-score = { $card }を消費して庭園で得点する。
root-say-sacrifice = { $card }を公開して神官を得る。
root-say-services = { $service }を購入する。
root-say-buy-card = { $card }を購入する。
root-say-price = { $service }のコストを{ $price }にする。
root-say-fund = { $faction }の兵士コマを選ぶ。
root-say-draw = カードを引く。
root-say-export = { $card }を輸出する。
root-say-post = { $clearing }に交易所を置く。
root-say-post-of = { $clearing }に{ $suit }の交易所を置く。
root-say-dig = { $clearing }にトンネルを掘る。
root-say-fill = { $clearing }のトンネルを除去する。
root-say-emerge = 兵士コマ{ $count }個で{ $burrow }から{ $to }へ移動する。
root-say-descend = 兵士コマ{ $count }個で{ $from }から{ $burrow }へ移動する。
root-say-minister = { $minister }のアクションを行う。
root-say-minister-as = { $minister }が{ $copied }のアクションを行う。
root-say-sway = { $minister }を登用する。
root-say-reveal = { $card }を公開する。
root-say-dismiss = { $minister }を失う。
root-say-flip = { $clearing }の陰謀を公開する。
root-say-recruit-suit = { $card }を消費して{ $suit }の広場で募兵する。
root-say-plot = { $plot }を裏向きで{ $clearing }に置く。
root-say-trick = { $one }と{ $other }の陰謀を入れ替える。
root-say-exert = 策動：カードを引く代わりに追加の1アクションを行う。
root-say-expose = { $clearing }の陰謀を{ $plot }と宣言する。
root-say-show-card = { $card }を見せる。
root-say-mob = { $clearing }に暴徒を置く。
root-say-anoint = { $clearing }で武将を任命する。
root-say-mood = 武将の気分を「{ $mood }」にする。
root-say-hoard = { $item }を宝物庫に加える。
root-say-sell = { $item }を売却する。
root-say-scrap = 宝物庫から{ $item }を除去する。
root-say-lead = 武将を{ $to }へ連れていく。
root-say-advance = { $count ->
    [1] 武将だけ
   *[other] 武将を含む兵士コマ{ $count }個
}で{ $to }へ進撃する。
root-say-incite = { $card }を消費して{ $clearing }で暴徒を煽動する。
root-say-rouse = 暴徒ダイスをもう一度振る。
root-say-loot = 出目によるヒットを与える代わりに略奪する。
root-say-rally = { $clearing }の暴徒を兵士コマに置き換える。
root-say-encamp = { $clearing }に{ $piece }を展開する。
root-say-decamp = { $clearing }の{ $piece }を撤収する。
root-say-act = { $card }でアクションを行う。
root-say-act-retainer = { $retainer }でアクションを行う。
root-say-carry = { $relic }を運搬する。
root-say-delve = { $forest }の{ $found }を探求し、{ $clearing }に出す。
root-say-recover = { $clearing }の{ $relic }を回収する。
root-say-recover-of = { $clearing }の{ $relic }を{ $suit }として回収する。
root-say-join-retinue = { $card }を従士の列{ $slot }に加える。
root-say-shift = { $card }を列{ $out }から列{ $into }へ移す。
root-say-shift-retainer = { $retainer }を列{ $out }から列{ $into }へ移す。
root-say-place-in = { $piece }を{ $forest }に置く。

## Boards and places of Root
# $count: how many there are; $all: how many there can be; $places and $place: clearings by number; $now and $then: the values of a track; every other
# place has the name of what stands in it. Many are labels, and what they name stands behind a colon.
root-heard-points = 得点
root-heard-next-building = 次の1つは木材{ $wood }個で、{ $points }点です。
root-heard-in = 広場{ $places }
root-heard-count-in = 広場{ $place }に{ $count }個
root-heard-birds = 勅令のカードは{ $cards }枚、うち鳥{ $birds }枚です。今内乱になると{ $birds }点を失います。
root-heard-garden-draws = 夕闇フェイズに1枚多く引く
root-heard-unseen = 未確認{ $count }個
root-heard-aid = 次の段階：1ターンに援助{ $needed }回（現在{ $given }回）で{ $points }点。
root-heard-rank = { $rank }はカード{ $cards }枚の公開で登用し、{ $points }点。残りの冠は3個中{ $left }個。
root-heard-plot-unknown = 不明
root-heard-face-down = 裏向きの{ $thing }
root-heard-forest = 樹林{ $forest }の秘宝
root-heard-hired = { $who }、あと{ $count }ターン
root-heard-stall = 露店{ $number }は{ $card }
root-heard-odds-title = 広場{ $clearing }の戦闘の勝算。
root-heard-odds-battle = { $attacker }対{ $defender }。
root-heard-odds-mean = 攻撃側は平均{ $deals }ヒットを与え、{ $takes }ヒットを受けます。
root-heard-none-left = 攻撃側がそこの配置物をすべて失う確率は{ $percent }%です。
root-heard-odds-razed = 攻撃側が建物タイルやトークンを除去する確率は{ $percent }%です。
root-heard-odds-throw = 確率{ $percent }%：攻撃側は{ $deals }ヒットを与え、{ $takes }ヒットを受けます。
root-heard-clearing = 広場{ $number }：{ $suits }、建物枠{ $slots }、空き{ $open }。
root-heard-this-building = 木材{ $wood }個で、{ $points }点
root-heard-landmark = ランドマーク：{ $landmark }
root-heard-ruler = 支配プレイヤー
root-heard-strength = { $who }の支配力：兵士コマ{ $warriors }個、建物{ $buildings }枚、合計{ $sum }。
root-heard-strength-hired = { $who }の支配力：兵士コマ{ $warriors }個、建物{ $buildings }枚、傭兵隊{ $hirelings }個、合計{ $sum }。
root-heard-buildings = 建物
root-heard-tokens = トークン
root-heard-ruin-here = 遺跡があります。
root-heard-paths = 道の先
root-heard-river = 河沿い
root-heard-forests = 隣接する樹林
root-heard-forest-near = 樹林{ $forest }は{ $clearings }に接しています。隣の樹林：{ $forests }。

## Actions and places of Dewan
dewan-help-routes-aloud = 「look」とマスの番号を入力すると、そこに野営地を置く最も安い道筋を表示します。「go」、その番号、道筋の番号で実行します。
dewan-spoken-space = マス{ $number }（{ $ground }）
dewan-spoken-near = 隣：{ $spaces }。
dewan-spoken-step = マス{ $number }に{ $price }
dewan-spoken-half = { $terrain }（{ $symbol }）
dewan-spoken-told = 達成済み：{ $story }
dewan-spoken-open = 公開中の物語：{ $story }
dewan-spoken-row = 列のカード{ $number }：{ $card }。
dewan-spoken-score = { $who }：{ $points }点、残りの野営地{ $camps }個、手札{ $cards }枚、木の実{ $berries }個、炎{ $fires }個。
# $name: what is needed; $have and $need: how much there is and is needed; $hidden: how many; $list and $next: things in a row.
dewan-heard-story = 物語：{ $story }
dewan-heard-need = { $name }{ $need }個中{ $have }個
dewan-heard-more = { $list }、{ $next }
dewan-heard-card = 手札
dewan-heard-hidden = { $who }：わからないカード{ $hidden }枚。
dewan-heard-known = わかっているカード
dewan-heard-discard = 捨て札
dewan-heard-space = マス{ $number }：{ $ground }。
dewan-heard-area = { $count }マスの地域の一部。
dewan-heard-berries = 地域の木の実
dewan-heard-icons = 隣のシンボル
dewan-heard-step-gift = マス{ $number }に{ $price }、そのカードは{ $who }へ
dewan-say-take = カード2枚を取る：{ $card }、{ $next }。
dewan-say-take-last = カード1枚を取る：{ $card }。
dewan-say-camp = { $start }から出発し、{ $card }のカードを払う。
dewan-say-to = { $hex }へ進み、{ $card }のカードを払う。
dewan-say-settle = ここで野営する。
dewan-say-settle-at = { $hex }で野営する。
dewan-say-story = 「{ $story }」を取る。
dewan-say-unseen = 物語の山の一番上を取る。
dewan-say-tuck = { $card }を差し込み、{ $half }を見せておく。
dewan-say-flood = { $hex }を浸水させる。
dewan-say-erupt = { $hex }に溶岩を流す。
dewan-say-fish = { $card }を捨てて漁をする。

## Actions and places of Iwari
iwari-spoken-space = { $territory }（{ $kind }）のマス{ $number }
iwari-spoken-territory = { $territory }（{ $kind }）
iwari-spoken-title = 領域{ $number }は{ $territory }、{ $kind }。トーテムマスの番号は{ $place }。
iwari-spoken-free = マス{ $number }は空き。隣：{ $near }。
iwari-spoken-tent = マス{ $number }に{ $who }のテント。隣：{ $near }。
iwari-spoken-link = 接続点{ $number }、{ $via }、{ $one }から{ $other }。{ $totems }。
iwari-spoken-mountain = 接続点{ $number }、{ $via }、{ $one }から{ $other }：山脈の下。
iwari-spoken-totems = 一方の端のトーテム：{ $one }、もう一方の端：{ $other }、得点：{ $points }
iwari-spoken-count = { $who }{ $count }個
iwari-spoken-unknown = 不明なカード{ $count }枚。
iwari-spoken-mission-scored = { $who }が{ $points }点獲得
iwari-spoken-mission-left = { $points }点（未獲得）
iwari-spoken-score = { $who }：{ $points }点、残りはテント{ $tents }個とトーテム{ $totems }個。
iwari-spoken-third = { $who }、第三の部族：残りはテント{ $tents }個とトーテム{ $totems }個。
iwari-heard-links = その接続点の現在の得点
iwari-heard-with = { $who }がここに置いた場合の得点：{ $points }。
iwari-say-tent = 領域と一致するカード1枚で{ $space }にテントを置く。
iwari-say-tent-pair = { $kind }カード2枚で{ $space }にテントを置く。
iwari-say-totem = 領域と一致するカード1枚で{ $territory }にトーテムを置く。
iwari-say-totem-pair = { $kind }カード2枚で{ $territory }にトーテムを置く。
iwari-say-discard = { $kind }カード1枚を捨てて引く。
iwari-say-take = 場札から{ $kind }カード1枚を取る。
iwari-say-draw = 山札の一番上のカードを引く。
iwari-say-union = { $territory }に「結束」を置く。
iwari-say-discovery = { $territory }に「発見」を置く。
iwari-say-honour = 接続点{ $connection }に「名誉」を置く。
iwari-say-respect = 接続点{ $connection }に「敬意」を置く。
