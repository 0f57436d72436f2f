# The words of Iwari: names, prompts, refusals, log lines and help.

## The game
iwari-game = イワリ
iwari-about-tribe = どの部族も条件は同じで、違うのは色だけです。
iwari-about-board-new-horizons = 最初のマップ：特別なルールはありません。
iwari-about-board-vast-lands = 18の領域があり、テントの場所が最も多いマップ：特別なルールはありません。
iwari-about-board-floating-lands = 接続点も道として集落をつなぎます。ツンドラにはトーテムを置けません。
iwari-about-board-glacial-mass = 2つの領域の間に接続点が2つあり、どちらも得点になります。
iwari-about-board-long-road = 紫の道沿いのテントが、最後に1つの領域とみなされて得点になります。
iwari-about-extra-feats = 最初に集落を作る、領域を埋める、接続点で首位に立つと、得点の倍率が上がります。
iwari-about-extra-expeditions = 3つの遠征。最初と2番目に達成した部族が得点します。
iwari-about-extra-plain = 2人用：第三の部族を使いません。英語版のルールにあり、中国語版にはありません。
iwari-about-extra-tundra = 漂う大地用：ツンドラにもトーテムを置けます。禁じているのはデラックス版だけです。
iwari-extra-feats = 偉業あり
iwari-extra-expeditions = 遠征あり
iwari-extra-plain = 2人、第三の部族なし
iwari-extra-tundra = 漂う大地のツンドラにトーテム可

## Boards
iwari-board-name-new-horizons = 新たな地平
iwari-board-name-vast-lands = 広大な地
iwari-board-name-floating-lands = 漂う大地
iwari-board-name-glacial-mass = 大氷塊
iwari-board-name-long-road = 長き道

## Command line
cli-sim-feats = イワリ：偉業あり
cli-play-feats = イワリ：偉業あり
cli-sim-expeditions = イワリ：遠征あり
cli-play-expeditions = イワリ：遠征あり
cli-sim-iwari-plain = イワリ：2人、第三の部族なし
cli-play-iwari-plain = イワリ：2人、第三の部族なし
cli-sim-tundra = イワリ：漂う大地のツンドラにトーテム可
cli-play-tundra = イワリ：漂う大地のツンドラにトーテム可

## Tribes
iwari-tribe-red = 赤
iwari-tribe-blue = 青
iwari-tribe-yellow = 黄
iwari-tribe-white = 白
iwari-tribe-purple = 紫

## Cards and kinds of territory
iwari-card-hidden = カード1枚
iwari-card-tundra = ツンドラ
iwari-card-forest = 森林
iwari-card-glacier = 氷河
iwari-card-coast = 海岸
iwari-card-desert = 砂漠

## Territories
iwari-territory-t1 = T1
iwari-territory-t2 = T2
iwari-territory-t3 = T3
iwari-territory-t4 = T4
iwari-territory-t5 = T5
iwari-territory-f1 = F1
iwari-territory-f2 = F2
iwari-territory-f3 = F3
iwari-territory-f4 = F4
iwari-territory-f5 = F5
iwari-territory-g1 = G1
iwari-territory-g2 = G2
iwari-territory-g3 = G3
iwari-territory-g4 = G4
iwari-territory-g5 = G5
iwari-territory-c1 = C1
iwari-territory-c2 = C2
iwari-territory-c3 = C3
iwari-territory-c4 = C4
iwari-territory-c5 = C5
iwari-territory-d1 = D1
iwari-territory-d2 = D2
iwari-territory-d3 = D3
iwari-territory-d4 = D4
iwari-territory-d5 = D5

## Ways to pay
iwari-word-match = 領域と一致するカード1枚で
iwari-word-pair = 種類を問わず、同じカード2枚で

## Expeditions
iwari-mission-five-titans = 五つの大地
iwari-mission-broad-camp = 広き野営
iwari-mission-two-villages = 二つの村
iwari-mission-frontier = 開拓者
iwari-mission-carvers = 彫り師
iwari-mission-great-pole = 大いなる柱
iwari-mission-overlord = 覇者
iwari-mission-chief-of-three = 三領の長
iwari-mission-bond-of-earth = 大地の絆
iwari-mission-bond-of-sea = 海の絆
iwari-mission-wanderers = 旅人
iwari-mission-twin-lands = 双子の地
iwari-mission-text-five-titans = 5種類すべての領域に各1個以上のテント
iwari-mission-text-broad-camp = テント6個以上の集落
iwari-mission-text-two-villages = 集落2つ
iwari-mission-text-frontier = 7つの領域にテント
iwari-mission-text-carvers = 5つの領域にトーテム
iwari-mission-text-great-pole = 1つの領域にトーテム3個
iwari-mission-text-overlord = 1つの領域にテント4個
iwari-mission-text-chief-of-three = 3つの領域でテントが単独最多
iwari-mission-text-bond-of-earth = 陸路の接続点2つで、両端ともトーテムが最多
iwari-mission-text-bond-of-sea = 水路の接続点2つで、両端ともトーテムが最多
iwari-mission-text-wanderers = 2本の道にそれぞれテント3個
iwari-mission-text-twin-lands = 同じ種類の領域すべてにテント

## Questions
iwari-ask-main = { $who }：カードでテントやトーテムを置くか、1枚捨てて引いてください。
iwari-ask-more = { $who }：{ $territory }に2個目のコマを置きますか？
iwari-ask-third = { $who }：残ったカードで第三の部族のコマを置いてください。
iwari-ask-third-more = { $who }：{ $territory }に第三の部族の2個目のコマを置きますか？
iwari-ask-union = { $who }：新しい集落のある領域に「結束」を置きますか？
iwari-ask-discovery = { $who }：領域が埋まりました。別の領域に「発見」を置きますか？
iwari-ask-honour = { $who }：「名誉」を置きますか（両端ともトーテムが最多、陸路）？
    .short = { $who }：「名誉」を置きますか？
iwari-ask-respect = { $who }：「敬意」を置きますか（両端ともトーテムが最多、水路）？
    .short = { $who }：「敬意」を置きますか？
iwari-ask-draw = { $who }：場札か山札からカードを引いてください（残り{ $count }枚）。
    .short = { $who }：場札か山札からカードを引いてください。

## Verbs
iwari-source-half = 中間
iwari-source-tents = テント
iwari-source-totems = トーテム
iwari-source-settlements = 集落
iwari-source-road = 紫の道
iwari-source-expeditions = 遠征
iwari-verb-pass = 終了
iwari-verb-tent = テント
iwari-verb-totem = トーテム
iwari-verb-discard = 1枚交換
iwari-verb-take = 場札から取る
iwari-verb-draw = 山札から引く
iwari-verb-union = 結束
iwari-verb-discovery = 発見
iwari-verb-honour = 名誉
iwari-verb-respect = 敬意
iwari-verb-help-pass = 見送ります。
iwari-verb-help-tent = 空きマスにテントを置きます。領域と一致するカード1枚か、同じ種類のカード2枚を払います。
iwari-verb-help-totem = 領域のトーテムマスにトーテムを置きます。そこのトーテムの数が、最多の部族のテントの数より少ないときに置けます。
iwari-verb-help-discard = カード1枚を捨てて1枚引きます。この手番には何も置きません。
iwari-verb-help-take = 公開されたカード1枚を取ります。
iwari-verb-help-draw = 山札の一番上のカードを引きます。
iwari-verb-help-union = 新しい集落のある領域1つのテントの倍率を1上げます。
iwari-verb-help-discovery = 別の領域1つのテントの倍率を1上げます。
iwari-verb-help-honour = 陸路の接続点1つの倍率を1上げます。
iwari-verb-help-respect = 水路の接続点1つの倍率を1上げます。

## Reasons
iwari-no-over = ゲームは終了しています。
iwari-no-not-now = 今それはできません。
iwari-no-not-so = ここではできません。
iwari-no-such-place = そこはマップにありません。
iwari-no-free-space = そこにはすでにテントがあります。
iwari-no-tents = サプライにテントがありません。
iwari-no-totems = サプライにトーテムがありません。
iwari-no-totem-land = このマップでは{ $territory }にトーテムを置けません。
iwari-no-unexplored = { $territory }は未踏です。先にテントを置いてください。
iwari-no-totem-room = { $territory }のトーテムは、すでに最多の部族のテントと同じ数です。
iwari-no-other-territory = 2個目のコマも{ $territory }に置かなければなりません。
iwari-no-pair = { $card }カードが2枚ありません。
iwari-no-match = { $card }カードがありません。
iwari-no-such-card = { $card }カードがありません。
iwari-no-card-shown = 場札に{ $card }カードがありません。
iwari-no-deck = 山札が尽き、もう補充されません。
iwari-no-union-here = 新しい集落のテントは{ $territory }にありません。
iwari-no-discovery-here = { $territory }は自分が埋めた領域です。「発見」は別の領域に置いてください。

## The log
iwari-log-mountain = 接続点{ $connection }が山脈に覆われた。
    .brief = 接続点{ $connection }に山脈
iwari-log-mission = 遠征「{ $mission }」が公開された。
    .brief = 「{ $mission }」を公開
iwari-log-turn = { $who }が{ $round }回目の手番を始めた。
    .brief = 手番{ $round }
iwari-log-passed = { $who }はカードがなくパスした。
    .brief = パス
iwari-log-tent = { $who }は{ $card }カード1枚で{ $territory }（マス{ $space }）にテントを置いた。
    .brief = { $territory }（{ $space }）にテント、{ $card }
iwari-log-tent-pair = { $who }は{ $card }カード2枚で{ $territory }（マス{ $space }）にテントを置いた。
    .brief = { $territory }（{ $space }）にテント、{ $card }2枚
iwari-log-totem = { $who }は{ $card }カード1枚で{ $territory }にトーテムを置いた。
    .brief = { $territory }にトーテム、{ $card }
iwari-log-totem-pair = { $who }は{ $card }カード2枚で{ $territory }にトーテムを置いた。
    .brief = { $territory }にトーテム、{ $card }2枚
iwari-log-discarded = { $who }は{ $card }カード1枚を捨てた。
    .brief = { $card }を捨てる
iwari-log-took = { $who }は場札から{ $card }カード1枚を取った。
    .brief = { $card }を取る
iwari-log-drew = { $who }は山札から{ $card }を引いた。
    .brief = { $card }を引く
iwari-log-turned = 場札に{ $card }カードが加わった。
iwari-log-reshuffled = 山札が尽き、捨て札から新しい山札を作った：手番の終わりにテントの得点を計算する。
    .brief = 山札が尽きる（1回目）
iwari-log-last-round = 山札が再び尽きた：このラウンドでゲームが終わる。
    .brief = 山札切れ、最終ラウンド
    .title = 最終ラウンド
    .means =
        山札が再び尽きました。どの部族も手番の回数が同じになるまで続けます。その後、テント、トーテム、集落が得点になります。
iwari-log-half = 旅の半ばとなり、テントの得点を計算した。
    .brief = 旅の半ば
    .title = 中間得点計算
    .means =
        山札が尽きたため、すべての領域でテントの得点を計算しました。ここから復路です。山札が再び尽きるとそのラウンドが最後になり、テント、トーテム、集落が得点になります。
iwari-log-end = 旅が終わり、テント、トーテム、集落の得点を計算した。
    .brief = 旅の終わり
iwari-log-scored-territory = { $who }は{ $territory }のテントで{ $points }点を得た。
    .brief = { $territory }で{ $points }点
iwari-log-scored-connection = { $who }は接続点{ $connection }で{ $points }点を得た。
    .brief = 接続点{ $connection }で{ $points }点
iwari-log-scored-settlements = { $who }は集落で{ $points }点を得た。
    .brief = 集落で{ $points }点
iwari-log-scored-road = { $who }は紫の道で{ $points }点を得た。
    .brief = 紫の道で{ $points }点
iwari-log-union = { $who }は{ $territory }に「結束」を置いた。
    .brief = { $territory }に「結束」
iwari-log-discovery = { $who }は{ $territory }に「発見」を置いた。
    .brief = { $territory }に「発見」
iwari-log-honour = { $who }は接続点{ $connection }に「名誉」を置いた。
    .brief = 接続点{ $connection }に「名誉」
iwari-log-respect = { $who }は接続点{ $connection }に「敬意」を置いた。
    .brief = 接続点{ $connection }に「敬意」
iwari-log-expedition = { $who }は「{ $mission }」を達成し、{ $points }点を得た。
    .brief = 「{ $mission }」を達成：{ $points }点
    .title = 遠征の成功
    .means =
        各遠征は、最初に達成した2つの部族の得点になり、1番目の方が高得点です。同じ遠征で2度得点することはできません。
iwari-log-won = { $who }が{ $points }点で勝利した。
    .brief = { $points }点で勝利

## The end
iwari-won = 最多得点により勝利。

## The screen
iwari-headline = イワリ：{ $board }
iwari-phase-out = 往路
iwari-phase-back = 復路
iwari-phase-last = 最終ラウンド
iwari-piles = 山札{ $deck }  捨て札{ $discard }
iwari-piles-short = 山札{ $deck } 捨て札{ $discard }
iwari-map-tents = テント{ $tents }/{ $spaces }
iwari-map-worth = 得点
iwari-map-unexplored = 未踏
iwari-col-tribe = 部族
iwari-col-points = 得点
iwari-col-tents = テント
iwari-col-totems = トーテム
iwari-col-points-short = 点
iwari-col-tents-short = テ
iwari-col-totems-short = ト
iwari-display = 場札
iwari-hand = 手札
iwari-discards = 捨て札
iwari-feats = 残りの偉業
iwari-feats-short = 偉業
iwari-feat-union = 結束
iwari-feat-discovery = 発見
iwari-feat-honour = 名誉
iwari-feat-respect = 敬意
iwari-feat-short-union = 結
iwari-feat-short-discovery = 発
iwari-feat-short-honour = 名
iwari-feat-short-respect = 敬
iwari-own-now = 現在の得点：テント{ $tents }、トーテム{ $totems }、集落{ $settled }
iwari-board-territory = { $territory }：テント{ $tents }個、トーテム{ $totems }個、{ $points }点
iwari-board-settlement = テント{ $count }個の集落
iwari-via-land = 陸路
iwari-via-water = 水路
iwari-look-road = 道{ $road }
iwari-look-tent = テント、{ $count ->
    [1] 単独
   *[other] つながった{ $count }個の1つ
}。
iwari-look-free = 空き。
iwari-look-circle = トーテムマス{ $totems }/{ $most }。
iwari-look-match = コスト：{ $card }1枚。
iwari-look-pair = コスト：{ $card }2枚。
iwari-look-no-cards = 払えるカードなし。
iwari-look-scores = 得点
iwari-look-with-tent = 置くと
iwari-look-with-third = { $who }を置くと
iwari-look-no-totems = トーテムマス：このマップでは不可。
iwari-look-purple = 紫の道{ $road }
iwari-look-road-connection = 道{ $road }、接続点{ $connection }
iwari-purple = 紫の道{ $road }
iwari-purple-short = 紫{ $road }
iwari-look-mountain = 山脈の下
iwari-details-tents = テント
iwari-details-totems = トーテム
iwari-details-points = 現在の得点
iwari-details-near = 道でつながる隣
iwari-details-group = ここに自分のテントがあれば：{ $count ->
    [1] 単独
   *[other] つながった{ $count }個
}。
iwari-details-settlement = ここに自分のテントがあれば：{ $count }個の集落。

## What can be chosen
iwari-choice-match = { $card }カード1枚を払う。残りは{ $left }枚。
iwari-choice-pairs = 同じ種類のカード2枚を払う。
iwari-choice-pair = { $card }カード2枚を払う。残りは{ $left }枚。
iwari-choice-discard = { $card }カード1枚を捨てる（手札に{ $count }枚）。{ $places }のコマの支払いに使える。
iwari-choice-take = { $card }カード1枚を取る（手札に{ $count }枚）。{ $places }のコマの支払いに使える。
iwari-choice-feat = { $place }の得点は今{ $now }、置くと{ $then }。

## What the game is, for those who have never seen it
iwari-about-does =
    自分の部族が、5種類の領域を旅します。カードを払い、道にテントを、領域のトーテムマスにトーテムを置きます。置いたコマは二度と動きません。
iwari-about-wins =
    最も得点の多い部族が勝ちます。各領域のテントは、山札が初めて尽きたときと、ゲームの終わりに得点になります。終わりには、トーテムが領域の間の接続点で得点になり、道でつながった自分のテント4個以上が集落として得点になります。
iwari-about-turn =
    カードを3枚まで払い、1つの領域にコマを1個か2個置きます。コマ1個には、領域と一致するカード1枚か、同じ種類のカード2枚を払います。領域の最初のテントを置く手番には、その1個だけを置きます。その後、手札が3枚になるまで引きます。代わりにカード1枚を捨てて1枚引くこともできます。
iwari-about-special =
    2位にも大きな価値があります。各順位の得点は、1つ上の順位のテントの数だからです。どこで首位に立つかと同じくらい、どこで後を追うかが大切です。2人で遊ぶときは、誰のものでもない第三の部族が両者の行く手に立ちます。偉業と遠征を加えると目標が増えます。
iwari-about-first =
    まずイワリのコーチ付きゲームで遊んでください。次にボットと対戦し、他の部族が後に続く領域を開いて、テント1個の差で首位に立ってみてください。

## Help
iwari-help-title-turn = 手番
iwari-help-turn =
    カードを3枚まで払い、1つの領域にコマを1個か2個置きます。
    コマ1個に、領域と一致するカード1枚か、同じ種類のカード2枚を払います。
    テントのない領域には、テントを1個だけ置けます。
    その後、場札か山札から手札が3枚になるまで引きます。代わりに、1枚捨てて1枚引くこともできます。
    2人のときは、引く前に、残りの手札で第三の部族のコマを置きます。この部族は得点しません。
iwari-help-title-map = マップ
iwari-help-map =
    枠1つが領域です。番号、名前（Tツンドラ、F森林、G氷河、C海岸、D砂漠）、括弧内にトーテムマスのトーテムが出ます。
    枠の中の1行が道の一部です。道の文字、どこから来るか、マス、次にどこへ行くかを示します。
    太い縦線（または文字の後の+）は、出会う道をつなぎます。括弧や輪の道は環になっています。
    大文字はテント、oは空きマスで、場所があれば番号が付きます。..は道の端です。
    下にはテントの数と持ち主、現在の各部族の得点が出ます（小さいマップでは=R5B2）。
    領域4のマスは行に沿って41、42と続き、トーテムマスは40です。
    小さいマップでは、選べるマスに番号の末尾の数字が出ます。
    接続点には番号があり、=と|は陸路、~と:は水路、^（または三角）は山脈です。
    接続点が道でもあるマップでは、枠の下の番号が、各マスで終わる接続点を順に示します。
iwari-help-title-points = 得点
iwari-help-points =
    山札が初めて尽きるとテントが、終わりにはテント、トーテム、集落が得点になります。
    領域でテントが最多の部族は、そこの全部族のテント1個につき1点。下の順位は、1つ上の順位のテントの数が得点です。
    接続点の両端ともトーテムが最多の部族は、そこの全部族のトーテム1個につき1点です。
    道でつながった自分のテント4個以上は集落で、テント1個につき1点です。

## What is wrong with a board
iwari-board-road-twice = 同じマスが2度書かれています
iwari-board-no-road = マス{ $space }へ通じる道がありません
iwari-board-no-connection = 通じる接続点がありません
iwari-board-same-place = 別の領域が同じ場所に描かれています
iwari-board-no-ends = 道でもあるのに、両端のマスがありません
iwari-board-no-mountain = その数の峰の山脈を置く場所がありません
iwari-board-mountain-twice = 2つの山脈が同じ接続点を指しています
iwari-board-connection = 接続点{ $number }はありません
iwari-board-territory-name = 領域の名前は種類の文字と1から5の数です
iwari-board-territory-kind = 領域の名前が別の種類の文字で始まっています
iwari-board-territory-number = 別の領域が同じ番号です
iwari-board-grid = 列と行が必要です
iwari-board-no-spaces = マスがありません
iwari-board-territories = 領域の番号は1から続けて付けてください
iwari-board-ends = マス2つが必要です
iwari-board-ends-elsewhere = マスが別の領域にあります
iwari-board-connections = 接続点の番号は1から{ $most }です
iwari-board-between = 領域2つが必要です
iwari-board-pair = { $found }はこのマップのマスの組ではありません
iwari-board-pairs = 組のリストが必要です

## What is wrong with a position
iwari-doc-no-kind = { $text }は領域の種類ではありません
iwari-doc-no-road = { $text }はこのマップの道ではありません
iwari-doc-no-territory = { $text }はこのマップの領域ではありません
iwari-doc-no-way = { $text }は接続点の種類ではありません：landかwater
iwari-doc-no-side = { $text }は余白ではありません：left、right、top、bottom
iwari-doc-no-space = { $text }はこのマップのマスではありません
iwari-pending-order = これらのステップは同時に処理待ちにできません
iwari-doc-place = このマップにその場所はありません
iwari-doc-space = このマップにマス{ $place }はありません
iwari-doc-taken = マス{ $place }は使用済みです
iwari-doc-missions = 最大{ $most }件の遠征と、得点した部族のリストが必要です
iwari-broken-shown = 席{ $seat }が持つはずの公開カードがありません
iwari-broken-hand = 席{ $seat }の手札が{ $cards }枚あります
iwari-broken-cards = カードが足りないか、多すぎます
iwari-broken-display = 場札が{ $cards }枚あります
iwari-broken-deck = 山札が{ $times }回尽き、{ $cards }枚残っています
iwari-broken-pieces = 部族{ $tribe }にテント{ $tents }個とトーテム{ $totems }個があります
iwari-broken-stranger = ゲームにいない部族{ $tribe }のコマがあります
iwari-broken-tents = 1つのマスにテントが2個あります
iwari-broken-totem = トーテムがこのマップの領域にありません
iwari-broken-totems = { $territory }にトーテムが{ $totems }個あります
iwari-broken-no-totem = { $territory }にトーテムは置けません
iwari-broken-mountain = 山脈が覆う{ $connection }は接続点ではありません
iwari-broken-feats = 「{ $feat }」がマップに{ $count }個あります
iwari-broken-feat-twice = 同じ席が「{ $feat }」を2度置いています
iwari-broken-feat = 「{ $feat }」が置けない場所にあります
iwari-broken-mission = 遠征「{ $mission }」の得点の順序が不正です
iwari-broken-missions = このゲームに遠征はないのに、書かれています

## What a bot expects of an action: a figure with its sign, and what it is expected of

iwari-reason-score = 獲得済みの得点{ $gain }
iwari-reason-tents = テントの得点{ $gain }
iwari-reason-road = 紫の道の得点{ $gain }
iwari-reason-totems = トーテムの得点{ $gain }
iwari-reason-settlements = 集落の得点{ $gain }
iwari-reason-cards = 次の手番のカード{ $gain }
iwari-reason-rivals = 他の部族の抑制{ $gain }
