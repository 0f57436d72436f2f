# 機械プレイヤーの言葉：共通のもの、次にそれぞれのもの。

## 新しいゲーム
root-extra-cooperative = 人間が協力して機械プレイヤーと戦う
root-about-extra-cooperative = 機械プレイヤーより先に、人間全員が30点に達する必要がある。
root-extra-services = 機械プレイヤーが上級カードで業務を買う
root-about-extra-services = 機械プレイヤーごとに、河民商団から業務を買う方法が異なる（R9.7）。河民商団がいるゲームでだけ意味がある。
root-setup-clockwork = { $seat }の後に「{ $word }」は書けません。次のものをそれぞれ1回書けます：{ $known }。
root-setup-no-clockwork = 「{ $extra }」は機械プレイヤーがいるゲームだけのものです。clockwork:marquiseなどの席を加えてください。
root-won-clockwork = 機械プレイヤーの勝利：いずれかが先に30点に達しました。
root-won-together = 人間の勝利：全員が30点以上になりました。

## 手番
root-ask-order-turn = { $who }：命令どおりにターンを行ってください。
root-ask-outrage-discard = { $who }：蜂起のために{ $suit }か鳥のカード1枚を捨ててください。
root-ask-gamble = { $who }：広場{ $clearing }の陰謀を当ててください。外れると黒鴉結社に1点。
root-no-order = 命令を実行するのは機械プレイヤーだけで、ターンの最初に限ります。
root-no-guess = 機械プレイヤーの陰謀は誰も宣言できません。
root-no-guess-yet = この相手の陰謀を宣言できるのは、公開の前に尋ねられたときだけです。
root-no-guess-there = いま宣言するのは広場{ $clearing }の陰謀です。
root-ask-errors = { $who }：建物が失われた広場（{ $suit }）と一致するカードを、出資者のために捨ててください。
    .short = { $who }：建物が失われた広場と一致するカードを、出資者のために捨ててください。
root-verb-order = 命令
root-verb-help-order = { root-verb-help-order.short }（R2.7）。
    .short = 機械プレイヤーがターン全体を行う
root-say-order = 機械プレイヤーにターンを行わせる。

## ログ
root-log-ordered = { $who }の命令：{ $suit }、《{ $card }》。
    .brief = 命令{ $suit }：{ $card }
root-log-weighed = 広場{ $clearing }は{ $count }、広場{ $second-clearing }は{ $second-count }（{ $measure }）。
    .brief = { $by } { $measure }：{ $clearing }は{ $count }、{ $second-clearing }は{ $second-count }
root-log-weighed-player = { $faction }は{ $count }、{ $second-faction }は{ $second-count }（{ $measure }）。
    .brief = { $by } { $measure }：{ $faction }{ $count }、{ $second-faction }{ $second-count }
root-log-ranked = { $count ->
    [1] 当てはまるのは広場{ $clearing }だけだった。
   *[other] { $count }つの広場が同じなので、優先順位で広場{ $clearing }を選んだ。
}
root-log-ranked-last = { $count ->
    [1] 当てはまるのは広場{ $clearing }だけだった。
   *[other] { $count }つの広場が同じなので、優先順位が最も低い広場{ $clearing }を選んだ。
}
root-log-ranked-player = { $count ->
    [1] 当てはまるのは{ $faction }だけだった。
   *[other] { $count }人が同じなので、準備の順で{ $faction }を選んだ。
}
root-log-invoked = { $who }は特性「{ $trait }」を使った。
    .brief = 特性「{ $trait }」
root-log-musters = 兵士コマ{ $count }個を{ $second-count }か所の広場に置いた。
root-log-musters-last = 兵士コマ{ $count }個を優先順位の最も低い{ $second-count }か所の広場に置いた。
root-log-column = { $suit }の列、カード{ $count }枚。
root-log-tallied = { $count }点。
root-log-idle = { $conspiracy }は行えなかった。
    .brief = { $conspiracy }は行えない
root-log-skipped = { $reason }。
    .brief = { $by }：{ $reason }
root-log-expands = { $who }は建設できず、新しい命令で拡張した。
    .brief = 新しい命令で拡張
root-log-filed = { $who }は《{ $card }》を勅令の{ $suit }の列に加えた。
    .brief = { $card }を{ $suit }の列へ
root-log-crackdown = { $who }は{ $suit }の拠点を失い、弾圧によりその動物種の支持トークンが除去された。
    .brief = 弾圧：{ $suit }の支持
root-log-organized-all = { $who }は広場{ $clearing }で組織を行い、兵士コマ{ $count }個がサプライに戻った。
    .brief = { $clearing }で組織（{ $count }個）
root-log-souls-order = { $who }の命令は死せる魂の集いにより{ $suit }になった。
    .brief = 命令{ $suit }
root-log-souls-returned = { $who }は公開カード{ $count }枚を死せる魂の集いに戻した。
    .brief = 死せる魂に{ $count }枚戻す
root-log-plot-swapped = { $who }は広場{ $clearing }の陰謀を{ $piece }と入れ替えた。
    .brief = { $clearing }の陰謀が{ $piece }に
root-log-gambled = { $who }は広場{ $clearing }の陰謀を{ $piece }と宣言した。
    .brief = { $clearing }で{ $piece }宣言
root-log-aided-all = { $who }は{ $faction }を援助し、アイテム{ $count }枚を得た。
    .brief = { $faction }を援助、{ $count }枚獲得
root-log-covered = { $who }は{ $item }で広場{ $clearing }の建物枠をふさいだ。
    .brief = 広場{ $clearing }の建物枠をふさぐ
root-log-pities = 反乱がないため、支持が{ $count }回広がった。
    .brief = 支持が{ $count }回拡大
root-log-strikes = { $who }は広場{ $clearing }の敵配置物をすべて除去した。
    .brief = 広場{ $clearing }で一掃
root-log-extra-hit = { $who }は追加で1ヒットを与えた。
    .brief = 追加1ヒット
root-log-dismisses = { $who }は巣穴の兵士コマ1個をサプライに戻した。
root-log-stocked = { $who }は《{ $card }》を市場に置いた。
    .brief = 市場に{ $card }
root-log-sent-home = { $who }は支払いボックスの{ $faction }の兵士コマ{ $count }個を持ち主に返した。
    .brief = { $faction }の{ $count }個を返す
root-log-shielded = { $who }は支払いボックスが空のため、すべての広場で戦闘する（盾）。
    .brief = 盾
root-log-armed = { $who }は兵士コマが残っていないため、命令の広場で戦闘する（剣）。
    .brief = 剣
root-log-racketeered = { $who }は広場{ $clearing }の兵士コマ{ $count }個を支払いボックスに置いた。
    .brief = { $clearing }の{ $count }個を支払いへ

## ヘルプ
root-help-title-clockwork = 機械プレイヤー
root-help-clockwork =
    機械プレイヤーの選択は誰も行いません。ターンごとに命令のカードを公開し、ボードのとおりに行動します。手札はなく、奇襲せず、奇襲されることもありません。命令と同じ動物種の広場が命令の広場で、鳥ならすべての広場です。同じなら優先順位の高い（1に近い）広場を選びます。
root-clockwork-points-r4 = メカ野侯国：夕闇フェイズごとに、命令で指定された種類の建物で。
root-clockwork-points-r5 = 電気仕掛けの鷲巣：夕闇フェイズごとに、マップ上の止まり木で。
root-clockwork-points-r6 = 自動連合：支持トークンごとに。後のものほど高得点。置けないときは5点。
root-clockwork-points-r7 = 機械放浪部族：クエスト、援助で得るアイテム、攻撃側として除去した兵士コマ。
root-clockwork-points-r8 = 論理の蜥蜴教団：夕闇フェイズごとに、命令の動物種の庭園で。
root-clockwork-points-r9 = 河民商団ロボット：夕闇フェイズごとに、支払いボックスに最も多くの兵士コマがあるプレイヤーの、その1個につき1点。商業保護で1点。
root-clockwork-points-r10 = ドリル公領：夕闇フェイズごとに市場1枚につき1点と、冠のある大貴族。
root-clockwork-points-r11 = 歯車の黒鴉結社：陰謀の公開ごとに、その時に表向きの陰謀1個につき1点。夕闇フェイズごとに強奪計画1個につき1点。

## 数えるもの
root-measure-enemy-pieces = 敵配置物
root-measure-enemy-warriors = 敵の兵士コマ
root-measure-enemy-buildings = 敵の建物
root-measure-enemy-placed = 敵の建物とトークン
root-measure-defenseless = 無防備な敵の建物
root-measure-own-warriors = 自分の兵士コマ
root-measure-own-placed = 自分の建物とトークン
root-measure-open-slots = 空の建物枠
root-measure-has-slot = 空の建物枠の有無
root-measure-aided-points = 援助相手の最少得点
root-measure-moves = 移動回数
root-measure-roosts = 止まり木
root-measure-plots = 陰謀
root-measure-patron-pieces = そのプレイヤーの配置物
root-measure-pieces = 配置物
root-measure-buildings = 建物
root-measure-warriors = 兵士コマ
root-measure-placed = 建物とトークン
root-measure-points = 得点
root-measure-payments = 支払いボックスの兵士コマ


## ステップを飛ばす理由
root-skip-few-items = 非損傷状態のアイテムが少なすぎる
root-skip-built = このターンに建物を置いた
root-skip-many-buildings = マップ上の建物が多すぎる
root-skip-once = 1ターンに1回だけ
root-skip-few-at-bases = 兵士コマの足りる拠点がない
root-skip-many-items = 非損傷状態のアイテムが3枚以上ある
root-skip-no-acolytes = 神官が残っていない
root-skip-no-base = マップ上に拠点がない
root-skip-no-battle = 戦闘できる広場がない
root-skip-no-drawn-item = 引いたカードに残っているアイテムがない
root-skip-no-group = 建物から離れた小さな部隊がない
root-skip-no-minister = すべての臣下に冠がある
root-skip-no-new-item = 新しいカードに残っているアイテムがない
root-skip-no-place = 条件に合う広場に空の建物枠がない
root-skip-no-plot = 裏向きの陰謀がない
root-skip-no-plot-left = 陰謀が残っていない
root-skip-no-prey = 無防備な敵の建物やトークンがない
root-skip-none-exhausted = 使用済みのアイテムがない
root-skip-none-to-spare = 兵士コマに余裕のある広場がない
root-skip-nothing = 公開するカードがない
root-skip-no-item = 命令のカードに残っているアイテムがない
root-skip-no-rule = 条件に合う広場を支配していない
root-skip-no-building = その建物は残っていない
root-skip-no-slot = 支配する広場に空の建物枠がない
root-skip-no-sympathy = 支持トークンが残っていないか、置ける広場がない
root-skip-no-warriors = 残る兵士コマが足りない
root-skip-no-roost = 条件に合う広場に止まり木がない
root-skip-no-move = 移動できる兵士コマがない
root-skip-no-enemy = 敵がいない
root-skip-no-revolt = 反乱できる広場がない
root-skip-surprise = 不意の反乱が起こる
root-skip-no-clearing = 条件に合う広場がない
root-skip-few-below = 巣穴の兵士コマが足りない
root-skip-no-post = 交易所を置ける広場がない
root-skip-no-protection = 盾も剣もない
root-skip-no-ruin = 遺跡が残っていない
root-skip-no-quest = 向かうクエストがない
root-skip-no-aid = 作成アイテムを持つ相手がいない
root-skip-no-items = 使用できるアイテムが足りない
root-skip-no-damage = 損傷したアイテムがない
root-skip-no-effect = 何も起こらない
root-skip-snared = 妨害計画によりこの部分は行われない
root-skip-bird-order = 鳥の命令には動物種がない
root-skip-no-garden = そこに庭園は置けない
root-skip-fought = 戦闘は1ターンに1回だけ

## ボード
root-fact-order = 命令
root-fact-level = 難易度
root-fact-next-conspiracy = 次の秘儀
root-fact-battle-track = 戦闘エリア
root-fact-own-quest = クエスト
root-level-easy = 易しい
root-level-default = 標準
root-level-challenging = 手ごわい
root-level-nightmare = 悪夢
root-trait-blitz = 電撃戦
root-trait-fortified = 要塞化
root-trait-hospitals = 病院
root-trait-iron-will = 鉄の意志
root-trait-overwhelming = 圧倒
root-trait-nobility = 貴族
root-trait-relentless = 無慈悲
root-trait-swoop = 急降下
root-trait-war-tax = 戦争税
root-trait-focused = 集中
root-trait-informants = 密告者
root-trait-popularity = 人望
root-trait-veterans = 古参兵
root-trait-wildfire = 野火
root-trait-steadfast = 不動
root-trait-fanatics = 狂信者
root-trait-martyrs = 殉教者
root-trait-erratic = 気まぐれ
root-trait-spiteful = 怨念
root-trait-backup-plans = 予備計画
root-trait-vendetta = 復讐
root-trait-gamble = 賭け
root-trait-mastermind = 黒幕
root-trait-foundations = 礎
root-trait-investors = 出資者
root-trait-invaders = 侵略者
root-trait-overwhelm = 猛攻
root-trait-garrison = 守備隊
root-trait-greedy = 強欲
root-trait-ferocious = 獰猛
root-trait-involved = 介入
root-trait-adventurer = 冒険者
root-trait-berserker = 狂戦士
root-trait-helper = 助っ人
root-trait-marksman = 射手
root-trait-questing = 探求者
root-trait-about-blitz = 移動の後、支配していて敵がおらず兵士コマが2個以上ある広場のうち優先順位が最も高いものから、1個を残して敵配置物が最も多い隣の広場へ移動し、そこで戦闘する。
root-trait-about-fortified = 建物を1つ除去するには2ヒットが必要で、1ヒットだけでは何も起こらない。
root-trait-about-hospitals = 防御側として兵士コマを2個以上失うと、城砦に兵士コマ2個を置く。
root-trait-about-iron-will = 命令が鳥なら、2倍の兵士コマを募兵する。
root-trait-about-overwhelming = 募兵で置けない兵士コマ2個につき1点を得る。拡張は1ターンに1回だけ。
root-trait-about-nobility = 兵士コマを募兵できないときにも内乱になる。内乱では点を失わず、勅令の鳥1枚につき1点を得る。
root-trait-about-relentless = 戦闘の後、自分の兵士コマがある広場の無防備な敵の建物とトークンをすべて除去し、1つにつき1点を得る。
root-trait-about-swoop = 昼光フェイズの終わりに、内乱でなければ、自分の配置物がなく優先順位が最も高い広場に兵士コマ2個を置く。
root-trait-about-war-tax = 建物かトークンを除去されたプレイヤーは、1点も失う。
root-trait-about-focused = 最も長い列が並んでいるときも追加ヒットを与える。
root-trait-about-informants = 支持トークンが無防備でも自動奇襲が働く。
root-trait-about-popularity = 支持トークンを除去しても誰も得点しない。
root-trait-about-veterans = 防御側のとき大きい方の出目を使い、攻撃側が小さい方を使う。
root-trait-about-wildfire = 夕闇フェイズの終わりにもう1回支持を広げる。得点はない。
root-trait-about-steadfast = 不意の反乱が起こるターンには世論の同情を飛ばし、戒厳令を受けない。
root-trait-about-fanatics = 改宗の後、その広場で戦闘し、1追加ヒットを与える。
root-trait-about-martyrs = 鳥の儀式では、サプライの兵士コマも1個神官になる。
root-trait-about-erratic = ターンの終わりに、山札の一番上のカードが死せる魂の集いに加わる。
root-trait-about-spiteful = トークンを除去した聖戦で、追加で1点を得る。
root-trait-about-backup-plans = 陰謀が除去されると、その広場に兵士コマ1個を置く。
root-trait-about-vendetta = 公開した陰謀はすべて爆破計画の効果ももつ。
root-trait-about-gamble = 公開の前に、そこに最も多くの配置物をもつ人間が種類を当てる。当たれば効果はなく除去され、外れれば黒鴉結社が1点を得る。
root-trait-about-mastermind = 1ターンに2回、陰謀を行う。
root-trait-about-foundations = 建物を失った広場と動物種が合う臣下だけが冠を失う。
root-trait-about-investors = 建物を除去した人間はその広場と一致するカードを捨て、地底公領は1点を失う。そのカードがなければ、その動物種の臣下が冠を得る。
root-trait-about-invaders = 敵の建物が最も多く、次に敵の兵士コマが最も少ない広場に掘る。支配する広場に空の建物枠がなければ、建設せずにすべての広場で戦闘する。
root-trait-about-overwhelm = 1ターンに2回、兵士コマ3個ずつで穴掘りを行う。
root-trait-about-garrison = 防御側のとき無防備状態にならず、そこの交易所1つにつき出目によるヒットの上限が1増える。
root-trait-about-greedy = 得点が最も多いプレイヤーが業務を購入すると、商団が1点を得る。
root-trait-about-ferocious = 攻撃側のとき、出目によるヒットの上限は常に3。
root-trait-about-involved = 前のターンに傭兵を雇わなかった人間に対しては、その兵士コマが相手側で戦う。
root-trait-about-adventurer = 戦闘は1ターンに1回だけで、昼光フェイズの終わりにできる限りクエストを行う。
root-trait-about-berserker = 他のプレイヤーの配置物が最も多い最寄りの広場で、それを最も多くもつ相手と戦闘し、夕闇フェイズにアイテムをもう1枚修理する。
root-trait-about-helper = 援助のアイテム1枚につき2点を得て、援助されたプレイヤーはカード2枚を引く。
root-trait-about-marksman = 攻撃側のとき、ダイスの前に1ヒットを与える。
root-trait-about-questing = 損傷したアイテムも戦闘エリアに数え、そこから離れない。クエストは1点多い。最寄りの作成アイテムのある所へ行って1回援助し、行動の順も異なる。
root-level-about-r4 = { $level ->
    [easy] 兵士コマ2個だけを募兵する。
   *[hard] 募兵のたびに、支配する命令の広場のうち優先順位が最も高いものに、さらに兵士コマ2個を置く。
}
root-level-about-r5 = { $level ->
    [easy] 忠臣は1枚だけ。
   *[hard] 最初から鳥の列に《奇襲!（鳥）》がある。
}
root-level-about-r6 = { $level ->
    [easy] 兵士コマ4個で初めて組織を行う。
   *[hard] 兵士コマ2個で組織を行う。
}
root-level-about-r7 = { $level ->
    [easy] 回復するアイテムが1枚少ない。
   *[hard] 回復するアイテムが1枚多い。
}
root-level-about-r8 = { $level ->
    [easy] 死せる魂の集いのカードを3枚公開する。
   *[hard] 死せる魂の集いのカードを5枚公開する。
}
root-level-about-r9 = { $level ->
    [easy] 交易所とともに兵士コマを置かない。
   *[hard] 交易所とともに兵士コマ2個を置く。
}
root-level-about-r10 = { $level ->
    [easy] 募兵が1個少ない。
   *[hard] 募兵が1個多い。
}
root-level-about-r11 = { $level ->
    [easy] 各広場に兵士コマ1個を募兵する。
   *[hard] 各広場に兵士コマ3個を募兵する。
}
root-level-about-nightmare = 夕闇フェイズの終わりごとに1点を得る。
root-board-clockwork = 機械プレイヤーは手札を持たず、何も選ばない。行動はボードが決める（R2）。
root-source-nightmare = 悪夢の難易度
root-source-outrage = 蜂起
root-source-traits = 特性カード
root-fact-ambushes = 用意した奇襲カード
root-fact-wares = 市場
root-fact-protection = 保護
root-fact-shield = 盾
root-fact-sword = 剣
root-source-markets = 市場
root-source-unbuilt = 置けない建物
root-source-mayor = 市長
root-source-protection = 商業保護
