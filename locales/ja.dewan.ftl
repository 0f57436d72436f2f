# The words of Dewan. Space and law numbers come from the rules.

## Names
dewan-game = デワン
dewan-tribe-amber = 琥珀
dewan-tribe-basalt = 玄武岩
dewan-tribe-coral = 珊瑚
dewan-tribe-dusk = 夕闇
dewan-terrain-badlands = 荒地
dewan-terrain-mountain = 山岳
dewan-terrain-desert = 砂漠
dewan-terrain-forest = 森林
dewan-terrain-water = 水域
dewan-symbol-artifact = 遺物
dewan-symbol-pigment = 顔料
dewan-symbol-crystal = 水晶
dewan-symbol-berry = 木の実
dewan-symbol-fire = 炎
dewan-about-tribe = どの部族も条件は同じです。違うのは色と開始位置だけです。
dewan-about-board-base = 最初のルール：野営地のまとまり、木の実、炎、物語が得点になります。
dewan-about-board-team = 4人が2チームに分かれます。味方は向かい合って座り、得点を合わせます。
dewan-about-board-storm = 水が陸地を浸します。自分の野営地がある森林と山岳の地域が得点になります。
dewan-about-board-volcano = 溶岩が広がり道筋を閉ざします。水域や敵の本拠に近い野営地が得点になります。
dewan-about-board-lake-village = 野営地を水域にも置けます。村は漁をし、湖ごとの最多が得点になります。
dewan-scenario-base = 基本ゲーム
dewan-scenario-team = チーム戦
dewan-scenario-storm = 嵐
dewan-scenario-volcano = 火山
dewan-scenario-lake-village = 湖の村
dewan-card-badlands-artifact = 荒地（遺物）
dewan-card-badlands-pigment = 荒地（顔料）
dewan-card-badlands-crystal = 荒地（水晶）
dewan-card-badlands-berry = 荒地（木の実）
dewan-card-badlands-fire = 荒地（炎）
dewan-card-mountain-artifact = 山岳（遺物）
dewan-card-mountain-pigment = 山岳（顔料）
dewan-card-mountain-crystal = 山岳（水晶）
dewan-card-mountain-berry = 山岳（木の実）
dewan-card-mountain-fire = 山岳（炎）
dewan-card-desert-artifact = 砂漠（遺物）
dewan-card-desert-pigment = 砂漠（顔料）
dewan-card-desert-crystal = 砂漠（水晶）
dewan-card-desert-berry = 砂漠（木の実）
dewan-card-desert-fire = 砂漠（炎）
dewan-card-forest-artifact = 森林（遺物）
dewan-card-forest-pigment = 森林（顔料）
dewan-card-forest-crystal = 森林（水晶）
dewan-card-forest-berry = 森林（木の実）
dewan-card-forest-fire = 森林（炎）
dewan-card-water-artifact = 水域（遺物）
dewan-card-water-pigment = 水域（顔料）
dewan-card-water-crystal = 水域（水晶）
dewan-card-water-berry = 水域（木の実）
dewan-card-water-fire = 水域（炎）
dewan-card-badlands-mountain = 荒地/山岳
dewan-card-badlands-desert = 荒地/砂漠
dewan-card-badlands-forest = 荒地/森林
dewan-card-mountain-desert = 山岳/砂漠
dewan-card-mountain-forest = 山岳/森林
dewan-card-desert-forest = 砂漠/森林
dewan-card-water-badlands-artifact = 水域（遺物）/荒地
dewan-card-water-badlands-pigment = 水域（顔料）/荒地
dewan-card-water-badlands-crystal = 水域（水晶）/荒地
dewan-card-water-mountain-artifact = 水域（遺物）/山岳
dewan-card-water-mountain-pigment = 水域（顔料）/山岳
dewan-card-water-mountain-crystal = 水域（水晶）/山岳
dewan-card-water-desert-artifact = 水域（遺物）/砂漠
dewan-card-water-desert-pigment = 水域（顔料）/砂漠
dewan-card-water-desert-crystal = 水域（水晶）/砂漠
dewan-card-water-forest-artifact = 水域（遺物）/森林
dewan-card-water-forest-pigment = 水域（顔料）/森林
dewan-card-water-forest-crystal = 水域（水晶）/森林
dewan-card-hidden = カード1枚
dewan-story-s01 = 四方の風
dewan-story-s02 = 長い尾根
dewan-story-s03 = 塩の隊商
dewan-story-s04 = 緑の道
dewan-story-s05 = 赤土の陶工
dewan-story-s06 = 彩られた峰
dewan-story-s07 = 硝子の砂丘
dewan-story-s08 = 彫られた木々
dewan-story-s09 = 黄土の狩り
dewan-story-s10 = 星の石
dewan-story-s11 = 失われた偶像
dewan-story-s12 = 染め師
dewan-story-s13 = 赤の物語
dewan-story-s14 = 山の物語
dewan-story-s15 = 砂漠の物語
dewan-story-s16 = 森の物語
dewan-story-s17 = 偶像の宝
dewan-story-s18 = 染料の宝
dewan-story-s19 = 水晶の宝
dewan-story-s20 = 赤い岸辺
dewan-story-s21 = 崖の岸辺
dewan-story-s22 = 砂丘の岸辺
dewan-story-s23 = 森の岸辺
dewan-story-s24 = 三角州

## Questions
dewan-ask-turn = { $who }：隣り合うカード2枚を取るか、野営地を置いてください。
dewan-ask-route = { $who }：道筋はマス{ $space }です。進みますか、野営しますか？
dewan-ask-first-story = { $who }：最初の物語を選んでください。
dewan-ask-story = { $who }：物語を選んでください。
dewan-ask-tuck = { $who }：差し込むカードと、見せておく半分を選んでください。
dewan-ask-flood = { $who }：嵐です。浸水させるマスを選んでください。
dewan-ask-erupt = { $who }：噴火です。溶岩を置くマスを選んでください。
dewan-ask-fish = { $who }：カード1枚を捨てて魚{ $count }個を得ますか？
dewan-ask-over = ゲームは終了しています。
dewan-next-take = カードを選んでください。次の1枚も取ります。3なら3枚目と4枚目です。

## Log
dewan-log-first = { $who }が最初の手番を行った。
    .brief = 最初の手番
dewan-log-turn = { $who }が手番を始めた。
dewan-log-drew = { $who }は{ $card }を引いた。
    .brief = { $card }を引く
dewan-log-no-card = { $who }が引くカードは残っていなかった。
    .brief = 引けるカードなし
dewan-log-reshuffled = 捨て札をシャッフルした。
    .brief = 捨て札をシャッフル
dewan-log-took = { $who }は{ $card }を取った。
    .brief = { $card }を取る
dewan-log-passed = { $who }にできることはなかった。
    .brief = できることなし
dewan-log-route = { $who }はマス{ $space }から出発し、{ $card }のカードを払った。
    .brief = マス{ $space }から出発：{ $card }
dewan-log-paid = { $who }はマス{ $space }を通過し、{ $card }のカードを払った。
    .brief = マス{ $space }を通過：{ $card }
dewan-log-gave = { $who }はマス{ $space }を通過し、{ $tribe }に{ $card }を渡した。
    .brief = マス{ $space }を通過：{ $tribe }に{ $card }
dewan-log-camped = { $who }はマス{ $space }に野営地を置いた。
    .brief = マス{ $space }に野営地
dewan-log-village = { $who }はマス{ $space }に湖の村を置いた。
    .brief = マス{ $space }に湖の村
dewan-log-last-camp = { $who }が最後の野営地を置き、最終ラウンドになった。
    .brief = 最後の野営地
    .title = 最後の野営地
    .means =
        ある部族が最後の野営地を置き、炎を得ました。ゲームはこのラウンドで終わります。まだ手番を行っていない部族は、あと1回手番を行います。
dewan-log-berry = { $who }はマス{ $space }の地域の木の実を取った。
    .brief = マス{ $space }で木の実
dewan-log-story = { $who }は「{ $story }」を取った。
    .brief = { $story }を取る
dewan-log-unseen = { $who }は山の一番上から「{ $story }」を取った。
    .brief = 山の一番上から{ $story }
dewan-log-no-story = { $who }が取れる物語は残っていなかった。
    .brief = 取れる物語なし
dewan-log-tucked = { $who }は{ $card }を差し込み、{ $terrain }を見えるように残した。
    .brief = { $card }を差し込み、{ $terrain }を残す
dewan-log-not-tucked = { $who }はカードを差し込まなかった。
    .brief = 差し込みなし
dewan-log-told = { $who }は「{ $story }」を達成した。
    .brief = 「{ $story }」を達成
dewan-log-new-deck = { $count }枚の新しい山札をイベントタイルに置いた。
dewan-log-flooded = { $who }はマス{ $space }を浸水させた。
    .brief = マス{ $space }が浸水
    .title = 浸水
    .means =
        イベントタイルの山札が尽きました。このマスは水域になり、隣の水域とつながります。ここに野営地は置けません。
dewan-log-erupted = { $who }はマス{ $space }に溶岩を置いた。
    .brief = マス{ $space }に溶岩
    .title = 噴火
    .means =
        イベントタイルの山札が尽きました。このマスは溶岩になり、道筋は通過できず、野営地も置けません。次はここから溶岩が広がることもあります。
dewan-log-no-event = イベントの効果はなかった。
    .brief = イベントの効果なし
dewan-log-fished = { $who }は{ $card }を捨てて魚{ $count }個を得た。
    .brief = { $card }を捨て魚{ $count }個
dewan-log-not-fished = { $who }は漁をしなかった。
    .brief = 漁なし
dewan-log-won = { $who }が{ $count }点で勝利した。
    .brief = { $count }点で勝利

# A card whose face is unknown, in the short log.
dewan-brief-hidden = カード1枚

## The end
dewan-won-points = 最多得点により勝利。
dewan-won-cards = 同点のため、手札の枚数により勝利。
dewan-won-team = 最多得点のチームが勝利。
dewan-won-shared = 得点も手札も同じ：勝利を分け合います。

## Refusals
dewan-no-game-over = ゲームは終了しています。
dewan-no-now = 今それはできません。
dewan-no-such-space = このマップにマス{ $space }はありません。
dewan-no-pair = 隣り合うカード2枚を取ってください。
dewan-no-card = { $card }を持っていません。
dewan-no-start = マス{ $space }に自分の野営地がありません。
dewan-no-match = マス{ $space }に{ $card }は払えません。
dewan-no-goal = マス{ $space }に{ $card }のカードを払うと、空きマスに届かなくなります。
dewan-no-crossing = マス{ $space }は通過できません。
dewan-no-crossing-twice = マス{ $space }はすでに通過しました。
dewan-no-neighbor = マス{ $space }は道筋に隣接していません。
dewan-no-entry = 水域へは、マス{ $space }ではなく、道筋に隣接する最小番号のマスから入ります。
dewan-no-end = そこに野営地は置けません。
dewan-no-half = その半分はカードにありません。
dewan-no-story = その物語は取れません。
dewan-no-flood = マス{ $space }は浸水させられません。
dewan-no-erupt = マス{ $space }に溶岩は流せません。
dewan-no-pass = カードを取るか野営地を置けるうちはパスできません。
dewan-no-stopping = 道筋は最後まで進めなければなりません。
dewan-no-refusal = 物語を取らなければなりません。
dewan-no-route = 進行中の道筋がありません。自分の野営地から始めてください。
dewan-no-camp = 物語や差し込むカードは、野営地を置いたときに選びます。
dewan-no-tucking = 先にカードを差し込むか、差し込まないかを選んでください。
dewan-no-flooding = 先に浸水するマスを選んでください。
dewan-no-erupting = 先に溶岩を置くマスを選んでください。
dewan-no-fishing = 先に魚のためにカードを捨てるか、捨てないかを選んでください。

## In few columns
dewan-short-badlands = 荒
dewan-short-mountain = 山
dewan-short-desert = 砂
dewan-short-forest = 林
dewan-short-water = 水
dewan-short-volcano = 火
dewan-short-lava = 溶
dewan-ground-home = 本拠
dewan-ground-volcano = 火山
dewan-ground-lava = 溶岩

## Verbs
dewan-verb-pass = パス
dewan-verb-take = 2枚取る
dewan-verb-camp = 出発
dewan-verb-to = 進む
dewan-verb-settle = 野営する
dewan-verb-story = 物語
dewan-verb-unseen = 山の一番上
dewan-verb-tuck = 差し込む
dewan-verb-flood = 浸水
dewan-verb-erupt = 溶岩
dewan-verb-fish = 漁
dewan-verb-help-pass = 見送ります。できることがないときはパスします。
dewan-verb-help-take = 列の隣り合うカード2枚を取ります。
dewan-verb-help-camp = 自分の野営地から道筋を始め、そのマスの分を払います（本拠ならどのカードでも可）。
dewan-verb-help-to = 道筋を隣接するマスへ進め、その地形のカードを払います。
dewan-verb-help-settle = 野営地を置いて道筋を終えます。
dewan-verb-help-story = 公開中の物語を1つ取ります。
dewan-verb-help-unseen = 物語の山の一番上を取ります。
dewan-verb-help-tuck = カードをボードに差し込みます。半分だけが見えたまま残り、以後ずっと有効です。
dewan-verb-help-flood = 水域トークンを置きます。
dewan-verb-help-erupt = 溶岩トークンを置きます。
dewan-verb-help-fish = カード1枚を捨て、自分の村1つにつき魚1個を得ます。

## Screen
dewan-headline = デワン、{ $scenario }
dewan-piles = 山札{ $deck }  捨て札{ $discard }
dewan-phase-turn = 手番
dewan-phase-route = 道筋
dewan-phase-story = 物語
dewan-phase-tuck = 差し込み
dewan-phase-event = イベント
dewan-col-points = 点
dewan-col-camps = 野営
dewan-col-hand = 手札
dewan-col-berries = *
dewan-col-fires = f
dewan-col-first = 先
dewan-side-row = 列
dewan-side-stories = 物語
dewan-side-own = 自分の物語
dewan-story-done = 達成
dewan-effect-nothing = なし
dewan-effect-story = 物語1つ
dewan-effect-tuck = カードの差し込み
dewan-effect-last = 炎1つと最終ラウンド
dewan-plan-settle = ここで野営
dewan-plan-more = （他にも道筋あり：1マスずつ進めます）
dewan-look-paid = 追加払いなし
dewan-look-any = 任意
dewan-look-camp = { $who }の野営地
dewan-look-area = （{ $count }マスの地域）
dewan-look-berries = 木の実{ $count }個
dewan-look-cards = カード{ $count }枚
dewan-look-way = Enter：{ $cards }（{ $points }点）
dewan-look-price = { $cards }（{ $points }点）
dewan-look-lacks = { $price }が足りません：{ $cards }
dewan-look-too-few = 支払えない：{ $cards }
dewan-details-area = この地域のマス：{ $spaces }
dewan-details-berries = この地域の木の実：{ $count }
dewan-details-icons = 隣のシンボル：{ $icons }
dewan-details-waters = 隣の水域の数：{ $count }
dewan-details-way = 最も安い道筋、カード{ $count }枚{ $gifts ->
    [0] {""}
   *[other] 、うち{ $gifts }枚は他の部族へ
}：{ $cards }
dewan-details-gain = そこに野営地を置くと、すぐに{ $points }点になります。
dewan-details-no-way = そこに野営地を置けるカードがありません。
dewan-fact-home = 本拠
dewan-fact-camps = 野営地
dewan-fact-hand = 手札
dewan-fact-next = 次の野営地
dewan-fact-tucked = 差し込み
dewan-board-stories = 物語
dewan-board-points = 現在の得点
dewan-points-stories = 物語
dewan-points-fires = 炎
dewan-points-majority = 炎の最多
dewan-points-groups = 野営地のまとまり
dewan-points-berries = 木の実
dewan-points-areas = 森林と山岳
dewan-points-waters = 野営地の隣の水域
dewan-points-homes = 他部族の本拠の隣
dewan-points-lakes = 水域の隣で最多
dewan-points-sets = セット
dewan-points-fish = 魚
dewan-points-total = 合計
dewan-cards-none = 手札がありません。
dewan-cards-known = { $who }、不明{ $hidden }枚：
dewan-cards-discard = 捨て札{ $count }枚：

## What can be chosen
dewan-choice-take = { $card }と{ $next }を取る。
dewan-choice-take-last = { $card }を取る。
dewan-price-any = 任意のカード
dewan-price-terrain = { $terrain }を示すカード
dewan-choice-start = { $space }から出発。コストは{ $price }。
dewan-choice-cross = { $space }へ進む。コストは{ $price }。
dewan-choice-cross-camp = { $space }へ進む。{ $who }に{ $price }を渡す。
dewan-choice-pay = { $card }のカードを払う。残りは{ $left }枚。
dewan-choice-give = { $who }に{ $card }を渡す。残りは{ $left }枚。
dewan-choice-settle = { $space }に野営地を置き、{ $points }点。効果：{ $effect }。
dewan-choice-story = 「{ $story }」：{ $needs }。{ $points }点{ $fires ->
    [0] {""}
   *[other] と炎{ $fires }個
}。
dewan-choice-need = { $name }{ $have }/{ $need }
dewan-choice-tuck = { $card }を差し込む。続いて、見せておく半分を選ぶ。
dewan-choice-half = { $terrain }が見えたまま残り、以後ずっと有効になる。
dewan-choice-half-symbol = { $terrain }と{ $symbol }が見えたまま残り、以後ずっと有効になる。
dewan-choice-flood = { $space }が水域になる。
dewan-choice-erupt = 溶岩が{ $space }を覆う。道筋は通過できない。

## What the game is, for those who have never seen it
dewan-about-does =
    自分の部族が、5種類の地形からなる土地に広がります。地形カードを集め、それを払って道筋をたどり、到着地に野営地を置きます。物語の条件は、特定の地域の中や特定の資源の隣に野営地があることです。条件を満たすと達成です。
dewan-about-wins =
    誰かが8個目の野営地を置くと、そのラウンドの終わりにゲームが終わります。最も得点の多い部族が勝ちます。達成した物語が最大の得点源です。炎、つながった野営地のまとまり、木の実も得点になり、シナリオによっては他の得点もあります。
dewan-about-turn =
    2つのうち1つを行います。列の隣り合うカード2枚を取るか、野営地を置きます。野営地には自分の野営地からの道筋が必要で、通るマスごとに、その地形を示すカード1枚を払います。新しい物語を得られる野営地や、カードを差し込める野営地もあります。
dewan-about-special =
    道筋とその支払いを同時に考えます。通り道に他の部族の野営地があれば、そこで払うカードはその部族のものになります。湖はカード1枚で丸ごと渡れます。土地は毎回変わり、4つのシナリオがチーム、嵐、火山、湖の村を加えます。
dewan-about-first =
    まずデワンのコーチ付きゲームで遊んでください。次に基本ゲームでボットと対戦し、同じ地域で達成できる物語を2つ探してみてください。

## Help
dewan-help-title-turn = 手番
dewan-help-title-map = マップ
dewan-help-title-points = 得点
dewan-help-turn =
    列の隣り合うカード2枚を取るか、野営地を置きます。
    道筋は自分の野営地のどれかから始まり、空きマスで終わります。水域で終われるのは湖の村のシナリオだけです。
    最初と最後を含め、通るマスごとに、その地形を示すカード1枚を払います。本拠はどのカードでもかまいません。水域カード1枚でつながった水域全体を渡れます。
    他の部族の野営地を通過するときは、カードをその部族に渡します。
    2、4、6個目の野営地で物語を得て、3、5、7個目でカードを差し込めます。8個目を置くと、そのラウンドでゲームが終わります。
dewan-help-routes =
    カーソルをマスに置いてEnterを押すと、そこに野営地を置く最も安い道筋とそのカードが並びます。Enterで選びます。「出発」なら道筋を1マスずつ進めます。
dewan-help-map =
    レンガ形の枠1つが1マスで、隣り合う6マスに接します。番号と地形が書いてあります。地形は、荒が荒地、山が山岳、砂が砂漠、林が森林、水が水域。(A)は本拠、部族の色のAか:Aは野営地、*は木の実です。辺の印はシンボルで、aが遺物、pが顔料、cが水晶、fが炎。Unicodeの文字では円、三角、四角とfです。
    つながった同じ地形のマスは1つの地域で、間に線がないか点線です。
    > <は選べるもの、{ "{" } { "}" }はカーソルです。計画中の道筋では、矢印と数字が支払いの順を示します。
    マップの下の行に、そこに野営地を置くコストと得点が出ます。
dewan-help-points =
    物語には、決まった数の地域の中、またはシンボルや水域の隣に野営地が必要です。
    炎は1つにつき1点、最も多い部族はさらに4点です。
    野営地のまとまりや木の実などの得点はシナリオ次第です。ボードを見てください。

## What is wrong with a scenario or a set of pieces
dewan-board-shared = 2枚のタイルがマス[{ $q }, { $r }]で重なっています
dewan-board-apart = タイルがつながっていません
dewan-board-event-deck = { $seats }人用の山札がないか、イベントがありません
dewan-board-set-symbol = セットは木の実1つと資源1つです
dewan-board-places = タイル{ $wanted }枚が必要です（実際：{ $found }枚）
dewan-board-most-tiles = タイルは{ $most }枚までです
dewan-board-no-layout = { $seats }人用の配置がありません
dewan-board-most-cards = カードは{ $most }枚までです
dewan-board-least-cards = カードは{ $least }枚以上必要です
dewan-board-story-needs = 物語には1つ以上の条件が必要です
dewan-board-story-id = 物語のidはs01からs24です
dewan-board-cells = 地形が{ $wanted }個必要です
dewan-board-center-only = 地形がないのは開始タイルと火山の中央だけです
dewan-board-tiles = タイル「{ $kind }」が{ $wanted }枚必要です（実際：{ $found }枚）
dewan-board-berries = 木の実トークンは{ $most }個で、木の実1つに2個です
dewan-board-icons = シンボルは{ $most }個までです

## What is wrong with a position
dewan-doc-no-scenario = { $text }はシナリオではありません
dewan-doc-no-symbol = { $text }はシンボルではありません
dewan-doc-no-need = { $text }は地形でも資源でもありません
dewan-doc-no-tile-kind = { $text }はタイルの種類ではありません
dewan-doc-no-terrain = { $text }は地形ではありません
dewan-doc-no-icon = { $text }は辺のシンボルではありません：隣り合う2マスとシンボルが必要です
dewan-doc-no-tile = { $text }はタイルと向きではありません
dewan-doc-no-space = { $text }はマスではありません
dewan-doc-no-story = { $text }は物語ではありません
dewan-doc-no-tucked = { $text }はカードと見える地形ではありません
dewan-doc-no-way = { $text }は勝ち方ではありません
dewan-doc-tile = このタイルはここに置けません
dewan-doc-tiles = タイル{ $wanted }枚が必要です
dewan-doc-no-events = このシナリオにイベントはありません
dewan-doc-twice = 同じマスが2度書かれています
dewan-doc-token = マス{ $space }にトークンは置けません
dewan-doc-no-area = マス{ $space }はどの地域にもありません
dewan-doc-no-fish = このシナリオに魚はありません
dewan-doc-pile = { $story }は物語の山にありません
dewan-broken-cards = カード「{ $card }」が{ $expected }枚必要です（実際：{ $total }枚）
dewan-broken-copies = 同じカードの大きい番号が小さい番号より先にあります
dewan-broken-open = { $tribe }が持つはずの公開カードがありません
dewan-broken-stories = 物語が足りないか、2か所にあります
dewan-broken-told = { $tribe }が他の部族の物語を達成しています
dewan-broken-camps = { $tribe }の野営地が{ $camps }個か、本拠が本拠のマスにありません
dewan-broken-camp = マス{ $space }に野営地は置けません
dewan-broken-shared = 2つの野営地、または野営地とトークンが同じマスにあります
dewan-broken-berries = 木の実は{ $most }個までです（実際：{ $total }個）
dewan-broken-tokens = 箱にある数より多くのトークンがあります
dewan-pending-route = この道筋はこのマップにありません
dewan-pending-order = これらのステップは同時に処理待ちにできません
dewan-pending-fish = 漁を決めるプレイヤーが多すぎます

## What a bot expects of an action: a figure with its sign, and what it is expected of

dewan-reason-score = 得点{ $gain }
dewan-reason-fires = 炎{ $gain }
dewan-reason-sets = これからのセット{ $gain }
dewan-reason-stories = これからの物語{ $gain }
dewan-reason-camps = 置いた野営地{ $gain }
dewan-reason-fish = これからの魚{ $gain }
dewan-reason-cards = 手札{ $gain }
dewan-reason-gifts = 相手に渡すカード{ $gain }
dewan-reason-rivals = 他の部族の抑制{ $gain }
