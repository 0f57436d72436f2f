# The words of hirelings: what is common to all, then each by itself.

## The names of their demoted sides
root-demoted-forest-patrol = 猫の医師団
root-demoted-last-dynasty = 青い鳥の貴族
root-demoted-spring-uprising = ウサギの斥候
root-demoted-the-exile = 野盗
root-demoted-flame-bearers = 大ネズミの密輸人
root-demoted-vault-keepers = アナグマの護衛
root-demoted-popular-band = 流しの楽団
root-demoted-riverfolk-flotilla = カワウソの潜り手
root-demoted-warm-sun-prophets = 蜥蜴の使節
root-demoted-highway-bandits = 盗賊一味
root-demoted-sunward-expedition = モグラの職人
root-demoted-corvid-spies = ワタリガラスの歩哨
root-demoted-furious-protector = 動じぬ守護者

## Questions
root-ask-set-up-hireling = { $who }：準備する傭兵隊を選んでください。
root-ask-hire = { $who }：雇う傭兵隊を選んでください。
root-ask-pass-on = { $who }：傭兵隊と新しいコントローラーを選んでください。
root-ask-hirelings-must = { $who }：使う傭兵隊を選んでください。
root-ask-hirelings-may = { $who }：傭兵隊を使いますか？

## The log
root-log-dealt = { $who }がこのゲームの傭兵隊に加わった。
    .brief = { $who }が参加
root-log-dealt-demoted = { $who }が降格面でこのゲームの傭兵隊に加わった。
    .brief = { $who }が参加
root-log-sets-up-hireling = { $who }は{ $faction }を準備した。
    .brief = { $faction }を準備
root-log-marker-taken = { $who }は{ $count }点で傭兵隊マーカーを取った。
    .brief = { $count }VPのマーカーを取る
root-log-hired = { $who }は{ $faction }を{ $count }ターン雇った。
    .brief = { $faction }を{ $count }ターン雇用
root-log-control-faded = { $count ->
    [0] { $who }は{ $faction }から最後のコントロールマーカーを除去した。
   *[other] { $who }の{ $faction }のコントロールは残り{ $count }ターンとなった。
}
root-log-passed-on = { $who }は{ $faction }を{ $second-faction }に与えた。
    .brief = { $faction }を{ $second-faction }に譲渡
root-log-let-go = { $who }から{ $faction }を受け取れるプレイヤーはなく、誰もコントロールしない。
    .brief = { $faction }を手放す
root-log-used-hireling = { $who }は{ $faction }を使った。
    .brief = { $faction }を使用
root-log-forced = { $who }は広場{ $clearing }で{ $faction }に行動を強制した。
    .brief = 広場{ $clearing }で{ $faction }に強制
root-log-forced-self = { $who }は自分の傭兵隊の命令で広場{ $clearing }で行動した。
    .brief = 命令により広場{ $clearing }で行動
root-log-from-pile = { $who }は捨て山から《{ $card }》を取った。
    .brief = 捨て山から{ $card }

## Why an action is refused
root-no-hireling = このゲームに傭兵隊{ $faction }はいません。
root-no-hireling-of-yours = { $faction }は誰にも雇われていません。先に雇ってください。
root-no-hireling-of-others = { $faction }は{ $controller }のコントロール下にあります。
root-no-hireling-by-itself = { $faction }は自動で働きます。使うものではありません。
root-no-hireling-in-birdsong = { $faction }を使えるのは自分の鳥歌フェイズ開始時だけです。
root-no-hireling-in-daylight = { $faction }を使えるのは自分の昼光フェイズだけです。
root-no-hireling-first = 先に{ $faction }を使わなければなりません。
root-no-hireling-left = { $faction }のサプライに兵士コマが残っていません。
root-no-hireling-here = { $count ->
    [0] 広場{ $clearing }に{ $faction }の配置物がありません。他を選んでください。
   *[other] 広場{ $clearing }で行動できる{ $faction }は{ $count }個だけです。数を減らしてください。
}
root-no-pawn-yet = { $faction }はまだマップにいません。コマを置く場所を選んでください。
root-no-way-from-forest = { $faction }は樹林だけを移動します。隣接する樹林に潜入してください。
root-no-second-garrison = 広場{ $clearing }に、兵士を置くべき配置物はもうありません。他を選んでください。
root-no-card-of-hireling = 春の反乱者との戦闘にはカードが要りますが、傭兵隊は持っていません。
root-no-hireling-again = { $faction }はこのターンに使用済みです（1ターンに1回）。
root-no-hireling-now = 傭兵隊を使えるのは自分のターンだけです。
root-no-hireling-use = 今は{ $faction }を使えません。できることが残っていません。
root-no-hireling-part = { $count }個すべてで移動しなければなりません。
root-no-hire-taken = { $faction }はもうコントロールされています。誰もコントロールしていない傭兵隊を雇ってください。
root-no-hire-now = 傭兵隊を雇うのはターン終了時で、傭兵隊マーカーが必要です。
root-no-pass-on = { $faction }を与えるのはコントロールマーカーがなくなった時です。
root-no-second-set-up = { $faction }は準備済みです。他の傭兵隊を選んでください。
root-no-removal-with = 広場{ $clearing }で、その敵の配置物は除去できません。他の敵を選んでください。
root-no-battle-with = 広場{ $clearing }でその敵とは戦えません。他の敵を選んでください。
root-no-heal-now = 猫の医師団が働くのは自分の兵士が除去された時だけです。
root-no-refuge = 広場{ $clearing }には置けません。自分の配置物のある広場を選んでください。
root-no-heal-match = 《{ $card }》は、兵士を失った広場{ $clearing }と一致しません。
root-no-edge = 広場{ $clearing }は外周にありません。外周を選んでください。

root-no-place-at-protector = 広場{ $clearing }には猛る守護者がいるため、配置できません。
root-no-piece-beside = 広場{ $clearing }に派閥配置物がありません。派閥配置物のある広場を選んでください。
root-no-leaving-band = { $count ->
    [0] 楽団により広場{ $clearing }を離れられません。このターンに入ったためです。
   *[other] 広場{ $clearing }を離れられるのは{ $count }個だけです。このターンに入ったコマは楽団が引き留めます。
}

## Positions
root-doc-hiring-space = { $space }点に傭兵隊マーカーはありません：4、8、12を使ってください
root-broken-arrivals = このターンに広場へ入った配置物が、今ある数より多くなっています
root-broken-control = { $hireling }のコントロールマーカーが{ $markers }個あります
root-broken-markers = 傭兵隊マーカーが{ $count }個ありますが、コントローラーのいない傭兵隊がそれより少数です
root-broken-demoted = { $hireling }は降格面なのに、マップ上に配置物があります
root-broken-used = { $hireling }は行動しましたが、今のプレイヤーのためではありません
root-broken-passed = { $space }点の傭兵隊マーカーが残っていますが、その点に達したプレイヤーがいます
root-broken-protector = 猛る守護者が広場にいません
root-broken-flotilla = 艦隊が河のある広場にいません
root-doc-no-piece = { $text }は建物でもトークンでもありません
root-pending-hireling = その傭兵隊はこのゲームにいません

## Verbs
root-verb-setup = 準備
root-verb-hire = 雇用
root-verb-force = 強制
root-verb-help-force = { root-verb-help-force.short }（E.2.4）。
    .short = 傭兵隊カードに従い、プレイヤーに戦闘か移動を強制する
root-verb-remove = 除去
root-verb-heal = 治療
root-verb-help-setup = { root-verb-help-setup.short }（A.6.3）。
    .short = ゲームの前に傭兵隊1組を準備する
root-verb-help-hire = { root-verb-help-hire.short }（E.1.1）。
    .short = 傭兵隊マーカー1個で、コントローラーのいない傭兵隊を雇う

root-verb-help-remove = { root-verb-help-remove.short }（E.2.4）。
    .short = 傭兵隊が除去する配置物を選ぶ
root-verb-help-heal = { root-verb-help-heal.short }（E.2.2）。
    .short = 一致するカードを消費し、除去された兵士コマを他の自分の配置物の所に置く

## Last Dynasty and Bluebird Nobles
root-ask-dynasty-set-up = { $who }：最後の王族を置く外周の広場を選んでください。
root-ask-dynasty-land = { $who }：最後の王族を置く外周の広場を選んでください。
root-ask-dynasty-move = { $who }：最後の王族の移動先を選んでください。
root-ask-dynasty-battle = { $who }：最後の王族が戦う相手を選んでください（残り{ $left }回）。
    .short = { $who }：最後の王族が戦う相手を選んでください。
root-broken-dynasty = 最後の王族が2つ以上の広場にいます

## Popular Band and Street Band
root-ask-band-set-up = { $who }：楽団を置く広場を選んでください（あと{ $left }個）。
    .short = { $who }：楽団を置く広場を選んでください。
root-ask-band-arrive = { $who }：楽団を置く、自分の配置物のある広場を選んでください。
root-ask-band-gather = { $who }：兵士1個を楽団のいる広場へ強制的に移動させますか？
root-ask-band-grow = { $who }：楽団の兵士をもう1個置きますか？
root-ask-band-come = { $who }：楽団の兵士をもう1個置く広場を選んでください。
root-no-second-band = 広場{ $clearing }にはもう楽団がいます。他を選んでください。
root-no-band = 広場{ $clearing }に楽団の兵士がいません。いる広場を選んでください。
root-no-listener = 今その移動ができる{ $faction }の兵士はいません。

## Riverfolk Flotilla
root-ask-flotilla-set-up = { $who }：艦隊を置く、外周で河のある広場を選んでください。
root-ask-flotilla-trade = { $who }：艦隊からカードを引きますか？
root-ask-flotilla-sail = { $who }：河に沿った艦隊の移動先を選んでください。
root-ask-flotilla-battle = { $who }：艦隊で戦闘しますか？

## Warm Sun Prophets and Lizard Envoys
root-ask-prophets-arrive = { $who }：預言者を置く広場を選んでください。
root-ask-prophets = { $who }：プレイヤーに戦闘か移動を強制するか、預言者を置いてください。
root-ask-prophets-order = { $who }：{ $player }に何を強制するかを選んでください。
root-ask-prophets-strike = { $who }：{ $player }が戦う相手を選んでください。
root-ask-envoys = { $who }：捨て山から取るカードを選んでください。
root-no-prophet = 広場{ $clearing }に預言者がいません。いる広場を選んでください。
root-no-second-prophet = 広場{ $clearing }にはもう預言者がいます。他を選んでください。
root-no-force = { $faction }はそこで戦闘も移動もできません。他のプレイヤーを選んでください。
root-no-forced-move = 相手に広場{ $clearing }への移動は強制できません。他の広場を選んでください。
root-no-forced-battle = 相手は広場{ $clearing }でその敵と戦えません。他の敵を選んでください。
root-no-find = 使節が取るのは上から5枚で最も多い動物種だけで、奇襲は取れません。
root-no-finds = 捨て山の上に、使節が取れるカードがありません。
root-broken-pile = 捨て山の上の既知の{ $card }が、捨て山にある数より多くなっています

## Furious Protector and Stoic Protector
root-ask-protector-place = { $who }：守護者を置く広場を選んでください。
root-ask-protector-move = { $who }：守護者の移動先を選んでください。
## Flame Bearers and Rat Smugglers
root-ask-bearers-land = { $who }：炎の運び手を置く広場を選んでください（あと{ $left }個）。
    .short = { $who }：炎の運び手を置く広場を選んでください。
root-ask-bearers-raze = { $who }：炎の運び手が除去する配置物を選んでください。
root-ask-bearers-spread = { $who }：炎の運び手1個を加える広場を選んでください。
root-ask-smugglers-card = { $who }：捨てるアイテムのカードを選んでください。
root-ask-smugglers-act = { $who }：移動か戦闘を選んでください。
root-no-bearers-near = 広場{ $clearing }とその隣に炎の運び手がいません。他の広場を選んでください。
root-no-piece-to-raze = 広場{ $clearing }の敵配置物を除去してください。兵士が先です。
root-no-goods = 《{ $card }》にアイテムがありません。他を選んでください。
root-no-goods-held = 密輸人にはアイテムのあるカードが必要ですが、手札にありません。
root-no-smuggling = できる移動も戦闘もないので、密輸人は役に立ちません。

## Vault Keepers and Badger Bodyguards
root-ask-vault-first = { $who }：貯蔵庫と貯蔵庫番2個を置く広場を選んでください。
root-ask-vault = { $who }：貯蔵庫を置きますか？
root-ask-vault-either = { $who }：貯蔵庫で戦闘しますか、各貯蔵庫に兵士1個を置きますか？
root-ask-vault-battles = { $who }：貯蔵庫のある広場でもう一度戦闘しますか？
root-ask-vault-garrison = { $who }：兵士を置く貯蔵庫を選んでください。
root-no-vault = 広場{ $clearing }に貯蔵庫がありません。マップ上のものを選んでください。
root-no-vault-near = 広場{ $clearing }とその隣に貯蔵庫がありません。他の広場を選んでください。
root-no-battle-at-vault = 貯蔵庫番は今、広場{ $clearing }で戦えません。他の貯蔵庫を選んでください。

## Spring Uprising and Rabbit Scouts
root-ask-uprising-place = { $who }：反乱者の兵士を置く{ $suit }の広場を選んでください。
root-ask-uprising-rise = { $who }：反乱者の行動を選んでください（{ $suit }）。
    .short = { $who }：反乱者の行動を選んでください。
root-ask-uprising-pay = { $who }：戦闘のため{ $suit }のカードを捨ててください。
root-ask-scouts = { $who }：{ $suit }のカードで大きい方の出目を使いますか？
root-log-uprising-die = { $who }の反乱者ダイスの出目は{ $suit }だった。
    .brief = 出目は{ $suit }
root-log-unpaid = { $who }がカードを捨てなかったため、{ $faction }との戦闘は終わった。
    .brief = { $faction }との戦闘を中止
root-log-scouted = { $who }は大きい方の出目を使った。
    .brief = 大きい方の出目を使用
root-no-uprising-suit = 広場{ $clearing }は出目と一致しません。一致する広場を選んでください。
root-no-uprising = 広場{ $clearing }に反乱者の兵士がいません。いる広場を選んでください。
root-no-card-to-battle = 反乱者と戦うには、広場{ $clearing }と一致するカードが必要です。
root-no-battle-match = 《{ $card }》は広場{ $clearing }と一致しません。一致するカードを選んでください。

## Highway Bandits and Bandit Gangs
root-ask-bandits-set-up = { $who }：追いはぎを置く道を選んでください（あと{ $left }個）。
    .short = { $who }：追いはぎを置く道を選んでください。
root-ask-bandits-lift = { $who }：道から取る追いはぎを選んでください。
root-ask-bandits-place = { $who }：追いはぎを置く道を選んでください。
root-ask-bandits-join = { $who }：移動先の広場{ $clearing }に兵士を置きますか？
root-ask-gangs-arrive = { $who }：盗賊を置く、自分の配置物のある広場を選んでください。
root-ask-gangs-either = { $who }：盗賊を置くか、各盗賊に自分の兵士1個を置いてください。
root-ask-gangs-support = { $who }：自分の兵士を置く盗賊の広場を選んでください。
root-log-lurked = { $who }は広場{ $clearing }と広場{ $second-clearing }の間に追いはぎを置いた。
    .brief = 追いはぎを配置{ $clearing }-{ $second-clearing }
root-log-lifted = { $who }は広場{ $clearing }と広場{ $second-clearing }の間の追いはぎを除去した。
    .brief = 追いはぎを除去{ $clearing }-{ $second-clearing }
root-log-toll = { $who }は広場{ $clearing }と広場{ $second-clearing }の間で、追いはぎに兵士コマ1個を奪われた。
    .brief = 追いはぎで1個喪失{ $clearing }-{ $second-clearing }
root-log-waylaid = { $who }は広場{ $clearing }と広場{ $second-clearing }の間で追いはぎに遭った。
    .brief = 追いはぎに遭遇：{ $clearing }-{ $second-clearing }
root-no-path-between = { $from }と{ $to }をつなぐ道がありません。道でつながる広場を選んでください。
root-no-second-bandit = 広場{ $clearing }への道にはもう追いはぎがいます。他の道を選んでください。
root-no-other-end = 兵士は移動先の広場{ $clearing }に置いてください。
root-no-gang = 広場{ $clearing }に盗賊がいません。いる広場を選んでください。
root-no-piece-at-bandit = 広場{ $clearing }へのその道に配置物がありません。配置物のある道を選んでください。
root-no-bandit = { $from }と{ $to }の間の道に追いはぎがいません。他の道を選んでください。
root-no-bandit-to-lift = まだマップ外に追いはぎがいます。それを道に置いてください。
root-no-bandit-home = その追いはぎには自分の配置物の近くに空いた道がありません。他を選んでください。
root-doc-bandit = { $from }と{ $to }の間に追いはぎは置けません：1本の道に1個、計4個まで
root-broken-gang = 追いはぎが道にいるのに、広場にも兵士がいます
root-broken-bandit = { $from }と{ $to }の間に追いはぎがいますが、道がありません
root-verb-lurk = 道で待伏せ
root-verb-lift = 道を空ける
root-verb-help-lurk = { root-verb-help-lurk.short }（E.2.4）。
    .short = 2つの広場の間の道に追いはぎを置く
root-verb-help-lift = { root-verb-help-lift.short }（E.2.4）。
    .short = 2つの広場の間の道から追いはぎを取る

## Corvid Spies and Raven Sentries
root-ask-spies-set-up = { $who }：密偵を置く同じ動物種の広場2つを選んでください。
root-ask-spies-place = { $who }：密偵を置く、敵のいる広場を選んでください（あと{ $left }個）。
    .short = { $who }：密偵を置く、敵のいる広場を選んでください。
root-ask-spies-either = { $who }：戦闘か、密偵のいる所でのカード奪取を選んでください。
root-ask-spies-battles = { $who }：密偵の次の戦闘を選んでください。
root-no-spies-of-suit = 同じ動物種の広場2つを選んでください。広場{ $clearing }は一致しません。
root-no-spies-among-enemies = 広場{ $clearing }に敵配置物がありません。敵配置物のある広場を選んでください。
root-no-second-battle = 密偵は広場{ $clearing }で戦闘済みです（1広場に1回）。
root-no-victims = 広場{ $clearing }に、密偵がカードを奪える敵がいません。

## Sunward Expedition and Mole Artisans
root-ask-foothold-first = { $who }：足場トークンと兵士3個を置く広場を選んでください。
root-ask-foothold-abandon = { $who }：マップから除去する足場トークンを選んでください。
root-ask-foothold = { $who }：足場トークンと兵士を置く広場を選んでください。
root-ask-expedition-either = { $who }：移動、戦闘、足場トークンでの募兵から選んでください。
root-ask-expedition-battle = { $who }：遠征隊で戦闘しますか？
root-ask-foothold-garrison = { $who }：兵士を置く足場トークンを選んでください。
root-ask-artisans = { $who }：《{ $card }》を公開して残しますか？
root-no-second-foothold = 広場{ $clearing }にはもう足場トークンがあります。他を選んでください。
root-no-crew = { $count ->
    [0] 足場トークンとともに置ける遠征隊の兵士が残っていません。
   *[other] 足場トークンとともに置ける兵士は{ $count }個だけです。
}
root-no-foothold = 広場{ $clearing }に足場トークンがありません。マップ上のものを選んでください。
root-broken-footholds = 1つの広場に足場トークンが2個あります
root-broken-artisans = モグラの職人に、今のプレイヤーがクラフトしていないカードがあります

## Forest Patrol and Feline Physicians
root-ask-patrol-either = { $who }：巡察隊の移動か、兵士の配置を選んでください。
root-ask-patrol-battle = { $who }：巡察隊で戦闘しますか？
root-ask-physicians = { $who }：{ $suit }のカードを消費し、広場{ $clearing }の兵士{ $count }個を救いますか？
root-log-kept-warrior = { $who }は除去された兵士コマ1個をカードの上に置いた。
    .brief = 兵士1個をカードに残す
root-no-patrol-here = 広場{ $clearing }に巡察隊の兵士がいません。いる広場を選んでください。
root-no-patrol-on-card = 巡察隊のカードに兵士がいません。代わりに移動してください。
root-word-physicians = 猫の医師団

## Beside the map, and on the page about the table
root-hirelings = 傭兵隊
root-hirelings-at = VP { $spaces }
root-hirelings-at-wide = { "  " }マーカー+：{ $spaces }
root-hired-left = { $what }：残り{ $count }
root-hired-warriors = 兵士
root-hired-aside = カード上：{ $count }
root-hired-kept = 残したカード：{ $count }
root-hired-pawn = コマ：{ $place }
root-hired-paths = 道：{ $paths }
root-hired-items = アイテム：{ $count }（未使用{ $ready }）
root-hired-free = サプライ：誰もコントロールしていない。
root-hired-supply = サプライ
root-hired-by = { $who }がコントロール、{ $left ->
    [0] 残りターンなし
   *[other] 残り{ $left }ターン
}{ $used ->
    [yes] 。使用済み。
   *[no] 。
}
root-hired-done = 使用済み
root-hired-turns = { $count }ターン
root-hired-due = ターン終了時に{ $count }組雇用
root-markers-left = 得点表に残る傭兵隊マーカー：{ $spaces }。
root-markers-taken = { $who }が取った傭兵隊マーカー：{ $count }個。ターンの終わりに雇う。
root-help-hirelings =
    傭兵隊マーカー（4、8、12点）に達すると、自分のターンの終わりに、コントローラーのいない傭兵隊を1組雇います。何ターン雇うかはダイスで決まります。
    支配の判定では、その兵士と建物を自分のものに数えます。ただし移動と戦闘はカードにある通りにしかできず、それが除去したものは得点になりません。
    自分のターンが終わるごとにコントロールマーカー1個を除去します。最後の1個を除去したら、他のプレイヤーに与えます。
root-help-hirelings-drawn = マップの+e2は、傭兵隊eの兵士2個です。
root-help-hirelings-beside =
    「C2 x」の意味：Cがあと2ターンコントロールし、使用済み。{ $key }キーですべての傭兵隊を表示します。

## What each side does: two lines at most
root-hireling-text-forest-patrol =
    常時：除去されたら、うち1個をこのカードに置く。昼光：移動し、戦闘して
    よい。または、巡察隊の兵士がいる所にこのカードの全員を置く。
root-demoted-text-forest-patrol =
    常時：自分の兵士が除去されたら、その広場と一致するカードを消費し、代わ
    りに他の自分の配置物の所に置いてよい。
root-hireling-text-last-dynasty =
    昼光：マップ外なら、5個すべてを外周の広場1つに置き、戦闘する。マップ上
    なら、その広場を支配していれば移動と戦闘、でなければ戦闘2回。
root-demoted-text-last-dynasty =
    常時：数が同点で最多の広場を支配する。
    鳥歌：支配する広場3つにつき1点を得る。
root-hireling-text-spring-uprising =
    常時：これと戦うには、まず一致するカードを捨てる。鳥歌：動物種のダイスを
    振り、その広場1つで、自身1個とそこの敵すべてを除去するか、1個を置く。
root-demoted-text-spring-uprising =
    常時：防御側の時、ダイスの前に広場と一致するカードを消費してよい。そう
    すれば、自分のヒットは大きい方の出目を使う。
root-hireling-text-the-exile =
    隣にいる者は、作成アイテムを渡してカード1枚と1点を得てよい。昼光：アイテ
    ム1枚で移動、2枚で戦闘、後で全回復。ヒットでアイテムは使用済みか除去。
root-demoted-text-the-exile =
    昼光：自分の配置物がある広場の遺跡からアイテム1枚を取る。作成アイテム1枚
    を使用し、同じ広場にいるプレイヤーからランダムにカード1枚を奪う。
root-hireling-text-flame-bearers =
    鳥歌：運び手1個ごとに、その広場の敵配置物1個を除去する（兵士が先）。次に
    運び手のいる広場かその隣に1個置く。マップ上にいなければ任意の広場に2個。
root-demoted-text-flame-bearers =
    昼光：アイテムのあるカードを任意の枚数捨てる。1枚につき移動か戦闘を
    1回行える。
root-hireling-text-vault-keepers =
    昼光：貯蔵庫のある広場かその隣に貯蔵庫を置いてよい。その後、全貯蔵庫で
    戦闘してよい。または、各貯蔵庫に兵士1個を置いてよい。
root-demoted-text-vault-keepers = 常時：戦闘で受ける最初の1ヒットを無視する。
root-hireling-text-popular-band =
    常時：楽団のいる広場に入った敵は、そのターンはそこから出られない。
    昼光：隣接する各広場から兵士を1個ずつ呼び寄せ、楽団の兵士1個を置く。
root-demoted-text-popular-band =
    常時：楽団のいる広場に入った敵は、そのターンはそこから出られない。
    昼光：楽団の兵士1個を任意の広場に置く。
root-hireling-text-riverfolk-flotilla =
    攻撃も除去もされず、出目によるヒットは3まで。鳥歌：ここに配置物のある
    者は1枚引いてよい。河に沿って移動し、その後戦闘してよい。
root-demoted-text-riverfolk-flotilla =
    常時：河のある広場から、または河のある広場への移動に支配は要らない。
root-hireling-text-warm-sun-prophets =
    昼光：預言者の所に配置物のあるプレイヤーに、そこでの戦闘か、移動（と戦
    闘）を強制する。場所と相手は自分が選ぶ。または預言者1個を置く。
root-demoted-text-warm-sun-prophets =
    鳥歌：捨て山の上から5枚で最も多い動物種のカード1枚を取る。奇襲カードは
    取れない。
root-hireling-text-highway-bandits =
    この道を移動する敵は移動中の1個を失う（放浪部族は1枚損傷）。到着地に兵士
    1個を置いてよい。昼光：自分の配置物のある広場の道に1個置く。
root-demoted-text-highway-bandits =
    常時：自分の配置物がある所では攻撃されない。昼光：各盗賊の所に自分の兵士
    1個を、または自分の配置物のある広場に盗賊1個を置く。
root-hireling-text-sunward-expedition =
    昼光：足場トークンのない広場に、足場トークン1個と兵士3個までを置く。その
    後、遠征隊の移動と戦闘を行うか、各足場トークンに兵士1個を置く。
root-demoted-text-sunward-expedition =
    常時：アイテムのカードをクラフトしたら、捨てる代わりに公開してよい。
    自分の夕闇フェイズ終了時に手札に戻る。
root-hireling-text-corvid-spies =
    昼光：敵のいる所に密偵2個を置く。その後、密偵のいる各広場で戦闘するか、
    その1つで敵全員からランダムにカード1枚ずつを奪う。
root-demoted-text-corvid-spies =
    常時：自分の建物かトークンがある広場の戦闘で、1追加ヒットを与える。
root-hireling-text-furious-protector =
    攻撃も除去もされず、敵はその広場に配置できない。鳥歌：移動し、その後、
    そこの各プレイヤーの兵士を1個ずつ除去する。自分の兵士も含む。
root-demoted-text-furious-protector =
    攻撃も除去もされず、敵はその広場で自分の配置物を攻撃も除去もできない。
    鳥歌：移動する。

## Exile and Brigand
root-ask-exile-set-up = { $who }：追放者を置く樹林を選んでください。
root-ask-exile = { $who }：追放者で潜入か戦闘をしますか（未使用{ $left }枚）？
    .short = { $who }：追放者で潜入か戦闘をしますか？
root-ask-sell = { $who }：引く前にアイテムを追放者に売りますか？
root-ask-brigand = { $who }：探る遺跡か、襲うプレイヤーを選んでください。
root-ask-brigand-find = { $who }：広場{ $clearing }の遺跡からアイテムを選んでください。
root-ask-brigand-rob = { $who }：{ $player }を襲うため使用するアイテムを選んでください。
root-log-sold-to = { $who }は{ $item }を{ $faction }に売った。
    .brief = { $item }を{ $faction }に売却
root-log-items-exhausted = { $who }はアイテム{ $count }枚を使用した。
    .brief = アイテム{ $count }枚を使用
root-log-items-refreshed = { $who }はすべてのアイテムを回復した。
    .brief = 全アイテムを回復
root-log-items-lost = { $who }はアイテム{ $count }枚を失った。
    .brief = アイテム{ $count }枚喪失
root-no-forest-by-exile = その樹林は追放者と隣接していません。隣接する樹林に潜入してください。
root-no-exile-items = 追放者には、潜入に1枚、戦闘に2枚の未使用のアイテムが必要です。
root-no-exile-beside = 追放者は広場{ $clearing }に届きません。追放者の樹林に隣接する広場で戦ってください。
root-no-piece-by-exile = 追放者に売るには、その樹林の隣に派閥配置物が必要です。
root-no-buyer = { $faction }にアイテムは売れません。
root-no-crafted-item = 作成アイテムに、その{ $item }はありません。
root-no-sale-now = 追放者に売れるのは、自分のターン中、アクションとアクションの合間だけです。
root-no-second-raid = 野盗のその行動はこのターンに使用済みです（1ターンに1回）。
root-no-raid = 野盗にできることがありません。遺跡か、襲うプレイヤーが必要です。
root-no-item-to-rob = 作成アイテムがすべて使用済みです。襲うには1枚使用します。
root-no-robbing-oneself = 自分は襲えません。他のプレイヤーを選んでください。
root-no-raid-hand = { $faction }は襲えません。カードを持っていません。
root-no-raid-beside = { $faction }は襲えません。自分と同じ広場に配置物がありません。
root-broken-exile = 追放者がこのマップの樹林にいません
root-broken-pack = 追放者のこん棒が多すぎるか、使用済みアイテム{ $exhausted }枚が所持数を超えています
