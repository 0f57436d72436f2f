# The words of Root: names, questions, reasons and what is told of each event.

root-game = ルート

## Factions: the name in sentences and lists, the title over a board, and at most five cells for charts
root-party-marquise = 猫野侯国
root-party-eyrie = 鷲巣王朝
root-party-alliance = 森林連合
root-party-vagabond = 放浪部族
root-party-vagabond-2 = 放浪部族2
# In a column of a table.
root-label-vagabond-2 = 放浪部族2
root-party-lizards = 蜥蜴教団
root-party-riverfolk = 河民商団
root-party-duchy = 地底公領
root-party-corvids = 黒鴉結社
root-party-hundreds = 百獣王国
root-party-keepers = 甲鉄衛団
root-party-1 = 1番手
root-party-2 = 2番手
root-party-3 = 3番手
root-party-4 = 4番手
root-party-5 = 5番手
root-party-6 = 6番手
root-party-forest-patrol = 森林巡察隊
root-party-last-dynasty = 最後の王族
root-party-spring-uprising = 春の反乱者
root-party-the-exile = 追放者
root-party-flame-bearers = 炎の運び手
root-party-vault-keepers = 貯蔵庫番
root-party-popular-band = 人気楽団
root-party-riverfolk-flotilla = 河民の艦隊
root-party-warm-sun-prophets = 温かな太陽の預言者
root-party-highway-bandits = 追いはぎ
root-party-sunward-expedition = 陽を目指す遠征隊
root-party-corvid-spies = 鴉の密偵
root-party-furious-protector = 猛る守護者
root-called-vagabond-2 = 第2の放浪部族
root-called-1 = 1番手
root-called-2 = 2番手
root-called-3 = 3番手
root-called-4 = 4番手
root-called-5 = 5番手
root-called-6 = 6番手
root-title-marquise = 猫野侯国
root-title-eyrie = 鷲巣王朝
root-title-alliance = 森林連合
root-title-vagabond = 放浪部族
root-title-vagabond-2 = 第2の放浪部族
root-title-lizards = 蜥蜴教団
root-title-riverfolk = 河民商団
root-title-duchy = 地底公領
root-title-corvids = 黒鴉結社
root-title-hundreds = 百獣王国
root-title-keepers = 甲鉄衛団
root-short-marquise = 侯国
root-short-eyrie = 王朝
root-short-alliance = 連合
root-short-vagabond = 部族
root-short-vagabond-2 = 部族2
root-short-lizards = 教団
root-short-riverfolk = 商団
root-short-duchy = 公領
root-short-corvids = 結社
root-short-hundreds = 王国
root-short-keepers = 衛団

## Suits: the name, and exactly three cells for maps and hands
root-suit-fox = キツネ
root-suit-rabbit = ウサギ
root-suit-mouse = ネズミ
root-suit-bird = 鳥
root-suit-fox-rabbit = キツネ/ウサギ
root-suit-fox-mouse = キツネ/ネズミ
root-suit-rabbit-mouse = ウサギ/ネズミ
root-suit-fox-rabbit-mouse = キツネ/ウサギ/ネズミ
root-short-fox = 狐
root-short-rabbit = 兎
root-short-mouse = 鼠
root-short-bird = 鳥

## Pieces
root-piece-warrior = 兵士
root-piece-warlord = 武将
root-piece-treetop = 古木の梢の建物
root-piece-sawmill = 製材所
root-piece-workshop = 工房
root-piece-recruiter = 募兵所
root-piece-keep = 城砦
root-piece-wood = 木材
root-piece-roost = 止まり木
root-piece-base-fox = キツネの拠点
root-piece-base-rabbit = ウサギの拠点
root-piece-base-mouse = ネズミの拠点
root-piece-sympathy = 支持トークン
root-piece-garden-fox = キツネの庭園
root-piece-garden-rabbit = ウサギの庭園
root-piece-garden-mouse = ネズミの庭園
root-piece-post-fox = キツネの交易所
root-piece-post-rabbit = ウサギの交易所
root-piece-post-mouse = ネズミの交易所
root-piece-citadel = 堡塁
root-piece-market = 市場
root-piece-tunnel = トンネル
root-piece-plot = 陰謀
root-piece-bomb = 爆破計画
root-piece-snare = 妨害計画
root-piece-extortion = 強奪計画
root-piece-raid = 襲撃計画
root-piece-hidden = 裏向き
root-piece-stronghold = 牙城
root-piece-mob = 暴徒
root-piece-vault = 貯蔵庫
root-piece-foothold = 足場トークン
root-piece-waystation-figure-tablet = 像と石板の陣地
root-piece-waystation-tablet-figure = 石板と像の陣地
root-piece-waystation-tablet-jewelry = 石板と宝石の陣地
root-piece-waystation-jewelry-tablet = 宝石と石板の陣地
root-piece-waystation-jewelry-figure = 宝石と像の陣地
root-piece-waystation-figure-jewelry = 像と宝石の陣地
root-piece-figure = 像
root-piece-figure-1 = 価値1の像
root-piece-figure-2 = 価値2の像
root-piece-figure-3 = 価値3の像
root-piece-tablet = 石板
root-piece-tablet-1 = 価値1の石板
root-piece-tablet-2 = 価値2の石板
root-piece-tablet-3 = 価値3の石板
root-piece-jewelry = 宝石
root-piece-jewelry-1 = 価値1の宝石
root-piece-jewelry-2 = 価値2の宝石
root-piece-jewelry-3 = 価値3の宝石

## Items: the name, and exactly two cells for boards
root-an-item-boot = ブーツ
root-an-item-bag = 袋
root-an-item-crossbow = クロスボウ
root-an-item-hammer = ハンマー
root-an-item-sword = 剣
root-an-item-tea = お茶
root-an-item-coin = コイン
root-an-item-torch = たいまつ
root-an-item-hidden = 何か
root-item-boot = ブーツ
root-item-bag = 袋
root-item-crossbow = クロスボウ
root-item-hammer = ハンマー
root-item-sword = 剣
root-item-tea = お茶
root-item-coin = コイン
root-item-torch = たいまつ
root-short-boot = 靴
root-short-bag = 袋
root-short-crossbow = 弩
root-short-hammer = 槌
root-short-sword = 剣
root-short-tea = 茶
root-short-coin = 貨
root-short-torch = 灯

## Cards. Kinds that share a printed name are told apart by their suit.
root-card-hidden = カード1枚
root-card-ambush-bird = 奇襲!（鳥）
root-card-ambush-fox = 奇襲!（キツネ）
root-card-ambush-rabbit = 奇襲!（ウサギ）
root-card-ambush-mouse = 奇襲!（ネズミ）
root-card-dominance-bird = 圧倒（鳥）
root-card-dominance-fox = 圧倒（キツネ）
root-card-dominance-rabbit = 圧倒（ウサギ）
root-card-dominance-mouse = 圧倒（ネズミ）
root-card-birdy-bindle = 小鳥の包み
root-card-woodland-runners = 森の早足
root-card-arms-trader = 武器商人
root-card-crossbow-bird = クロスボウ（鳥）
root-card-gently-used-knapsack = 使い込んだ背嚢
root-card-root-tea-fox = 根っこ茶（キツネ）
root-card-travel-gear-fox = 旅支度（キツネ）
root-card-protection-racket = みかじめ料
root-card-foxfolk-steel = キツネ族の鋼
root-card-anvil = 金床
root-card-smugglers-trail = 密輸の道
root-card-root-tea-rabbit = 根っこ茶（ウサギ）
root-card-a-visit-to-friends = 友を訪ねて
root-card-bake-sale = 焼き菓子市
root-card-mouse-in-a-sack = 袋のネズミ
root-card-root-tea-mouse = 根っこ茶（ネズミ）
root-card-travel-gear-mouse = 旅支度（ネズミ）
root-card-investments = 投資
root-card-sword = 剣
root-card-crossbow-mouse = クロスボウ（ネズミ）
root-card-favor-of-the-foxes = キツネたちの助力
root-card-favor-of-the-rabbits = ウサギたちの助力
root-card-favor-of-the-mice = ネズミたちの助力
root-card-armorers = 鎧職人
root-card-sappers = 工兵
root-card-brutal-tactics = 残虐な戦術
root-card-royal-claim = 王権の主張
root-card-stand-and-deliver = 身ぐるみ置いてけ
root-card-tax-collector = 徴税人
root-card-command-warren = ウサギ穴司令部
root-card-better-burrow-bank = もっと穴ぐら銀行
root-card-cobbler = 靴職人
root-card-scouting-party = 斥候隊
root-card-codebreakers = 暗号解読者
root-card-saboteurs = 破壊工作員
root-card-soup-kitchens = 炊き出し所
root-card-boat-builders = 船大工
root-card-corvid-planners = 鴉の参謀
root-card-eyrie-emigre = 鷲巣の亡命者
root-card-fox-partisans = キツネ遊撃隊
root-card-propaganda-bureau = 宣伝局
root-card-false-orders = 偽の命令
root-card-informants = 密告者
root-card-rabbit-partisans = ウサギ遊撃隊
root-card-tunnels = 地下道
root-card-charm-offensive = 愛嬌攻勢
root-card-coffin-makers = 棺桶職人
root-card-swap-meet = 交換市
root-card-mouse-partisans = ネズミ遊撃隊
root-card-league-of-adventurous-mice = 冒険ネズミ連盟
root-listed-league-of-adventurous-mice = 冒険ネズミ連盟
root-namesake-ambush-bird = 奇襲!
root-namesake-ambush-fox = 奇襲!
root-namesake-ambush-rabbit = 奇襲!
root-namesake-ambush-mouse = 奇襲!
root-namesake-dominance-bird = 圧倒
root-namesake-dominance-fox = 圧倒
root-namesake-dominance-rabbit = 圧倒
root-namesake-dominance-mouse = 圧倒
root-namesake-crossbow-bird = クロスボウ
root-namesake-root-tea-fox = 根っこ茶
root-namesake-travel-gear-fox = 旅支度
root-namesake-root-tea-rabbit = 根っこ茶
root-namesake-root-tea-mouse = 根っこ茶
root-namesake-travel-gear-mouse = 旅支度
root-namesake-crossbow-mouse = クロスボウ
root-card-murine-broker = ネズミの仲買人
root-card-master-engravers = 名彫刻師

## What a card does, in one or two short sentences
root-effect-ambush-bird = どの広場でも：防御側ならダイスの前に2ヒットを与え、攻撃側なら奇襲を妨害する。
root-effect-ambush-fox = キツネの広場：防御側ならダイスの前に2ヒットを与え、攻撃側なら奇襲を妨害する。
root-effect-ambush-rabbit = ウサギの広場：防御側ならダイスの前に2ヒットを与え、攻撃側なら奇襲を妨害する。
root-effect-ambush-mouse = ネズミの広場：防御側ならダイスの前に2ヒットを与え、攻撃側なら奇襲を妨害する。
root-effect-dominance-bird = 10点以上で昼光フェイズに発動：得点をやめ、鳥歌フェイズ開始時に対角の隅2つを支配していれば勝利する。
root-effect-dominance-fox = 10点以上で昼光フェイズに発動：得点をやめ、鳥歌フェイズ開始時にキツネの広場3つを支配していれば勝利する。
root-effect-dominance-rabbit = 10点以上で昼光フェイズに発動：得点をやめ、鳥歌フェイズ開始時にウサギの広場3つを支配していれば勝利する。
root-effect-dominance-mouse = 10点以上で昼光フェイズに発動：得点をやめ、鳥歌フェイズ開始時にネズミの広場3つを支配していれば勝利する。
root-effect-birdy-bindle = クラフト：袋を獲得、1点。
root-effect-woodland-runners = クラフト：ブーツを獲得、1点。
root-effect-arms-trader = クラフト：剣を獲得、2点。
root-effect-crossbow-bird = クラフト：クロスボウを獲得、1点。
root-effect-gently-used-knapsack = クラフト：袋を獲得、1点。
root-effect-root-tea-fox = クラフト：お茶を獲得、2点。
root-effect-travel-gear-fox = クラフト：ブーツを獲得、1点。
root-effect-protection-racket = クラフト：コインを獲得、3点。
root-effect-foxfolk-steel = クラフト：剣を獲得、2点。
root-effect-anvil = クラフト：ハンマーを獲得、2点。
root-effect-smugglers-trail = クラフト：袋を獲得、1点。
root-effect-root-tea-rabbit = クラフト：お茶を獲得、2点。
root-effect-a-visit-to-friends = クラフト：ブーツを獲得、1点。
root-effect-bake-sale = クラフト：コインを獲得、3点。
root-effect-mouse-in-a-sack = クラフト：袋を獲得、1点。
root-effect-root-tea-mouse = クラフト：お茶を獲得、2点。
root-effect-travel-gear-mouse = クラフト：ブーツを獲得、1点。
root-effect-investments = クラフト：コインを獲得、3点。
root-effect-sword = クラフト：剣を獲得、2点。
root-effect-crossbow-mouse = クラフト：クロスボウを獲得、1点。
root-effect-favor-of-the-foxes = クラフト：キツネの広場の敵配置物をすべて除去し、その建物タイルとトークンで得点する。
root-effect-favor-of-the-rabbits = クラフト：ウサギの広場の敵配置物をすべて除去し、その建物タイルとトークンで得点する。
root-effect-favor-of-the-mice = クラフト：ネズミの広場の敵配置物をすべて除去し、その建物タイルとトークンで得点する。
root-effect-armorers = 戦闘中、ダイスの後にこれを捨てると、出目によるヒットを受けない。追加ヒットは受ける。
root-effect-sappers = 防御側のとき、ダイスの後にこれを捨てて1追加ヒットを与える。
root-effect-brutal-tactics = 攻撃側のとき、ダイスの後に1追加ヒットを与えてよい。防御側は1点を得る。
root-effect-royal-claim = 鳥歌フェイズにこれを捨て、支配する広場1つにつき1点を得る。
root-effect-stand-and-deliver = 鳥歌フェイズに1回、他プレイヤーからランダムにカード1枚を奪う。相手は1点を得る。
root-effect-tax-collector = 昼光フェイズに1回、マップ上の自分の兵士コマ1個を除去してカード1枚を引く。
root-effect-command-warren = 昼光フェイズ開始時、戦闘を1回行ってよい。
root-effect-better-burrow-bank = 鳥歌フェイズ開始時、カード1枚を引いてよい。自分が選ぶ他プレイヤー1人も1枚引く。
root-effect-cobbler = 夕闇フェイズ開始時、移動を1回行ってよい。
root-effect-scouting-party = 攻撃側のとき、防御側は奇襲を行えない。
root-effect-codebreakers = 昼光フェイズに1回、他プレイヤー1人の手札を見る。
root-effect-saboteurs = 鳥歌フェイズ開始時、これを捨てて敵がクラフトした継続効果1つを捨てさせる。
root-effect-soup-kitchens = 自分のトークンは支配の判定で兵士コマ2個分に数える。
root-effect-boat-builders = 自分にとって河は道となる。
root-effect-corvid-planners = 両端とも支配していなくても、隣接する広場へ移動できる。
root-effect-eyrie-emigre = 鳥歌フェイズ終了前：移動し、移動先で戦闘を行う。できなければこれを捨てる。
root-effect-fox-partisans = キツネの広場での戦闘：1追加ヒットを与え、キツネ以外の手札を捨てる。鳥は残してよい。
root-effect-propaganda-bureau = 昼光フェイズに1回、カード1枚を消費し、一致する広場の敵の兵士コマ1個を自分のものに置き換える。
root-effect-false-orders = 鳥歌フェイズにこれを捨て、広場1つにいる敵1人の兵士コマの半数（端数切り上げ）を隣接する広場へ移動させる。
root-effect-informants = 夕闇フェイズにカードを引く代わりに、捨て山から奇襲カード1枚を取ってよい。
root-effect-rabbit-partisans = ウサギの広場での戦闘：1追加ヒットを与え、ウサギ以外の手札を捨てる。鳥は残してよい。
root-effect-tunnels = 自分にとって、自分のクラフトツールがある広場は互いに隣接する。
root-effect-charm-offensive = 夕闇フェイズ開始時、カード1枚を引いてよい。自分が選ぶ他プレイヤー1人が1点を得る。
root-effect-coffin-makers = 除去された兵士コマはここに置く。鳥歌フェイズ開始時、5個につき1点を得て、すべて各サプライに戻す。
root-effect-swap-meet = 鳥歌フェイズに1回、他プレイヤーからランダムにカード1枚を奪い、1枚を渡す。
root-effect-mouse-partisans = ネズミの広場での戦闘：1追加ヒットを与え、ネズミ以外の手札を捨てる。鳥は残してよい。
root-effect-league-of-adventurous-mice = 昼光フェイズに1回、クラフトしたアイテム1枚を使用し、移動か戦闘を行う。
root-effect-murine-broker = 他プレイヤーがアイテムをクラフトするたび、カード1枚を引いてよい。
root-effect-master-engravers = アイテムをクラフトするたび、追加で1点を得る。

## Quests
root-quest-errand-fox = お使い（キツネ）
root-quest-fundraising-fox = 資金集め
root-quest-give-a-speech-fox = 演説（キツネ）
root-quest-logistics-help-fox = 荷運びの手伝い（キツネ）
root-quest-repair-a-shed-fox = 小屋の修理
root-quest-errand-rabbit = お使い（ウサギ）
root-quest-expel-bandits-rabbit = 山賊退治（ウサギ）
root-quest-fend-off-a-bear-rabbit = 熊の撃退（ウサギ）
root-quest-give-a-speech-rabbit = 演説（ウサギ）
root-quest-guard-duty-rabbit = 見張り番（ウサギ）
root-quest-escort-mouse = 護衛
root-quest-expel-bandits-mouse = 山賊退治（ネズミ）
root-quest-fend-off-a-bear-mouse = 熊の撃退（ネズミ）
root-quest-guard-duty-mouse = 見張り番（ネズミ）
root-quest-logistics-help-mouse = 荷運びの手伝い（ネズミ）

## Phases, columns of the Decree, leaders, characters, relationships, rewards, effects of losses, conspiracies, the Burrow, ministers, moods, the retinue
root-word-setup = ゲームの準備
root-word-birdsong = 鳥歌フェイズ
root-word-daylight = 昼光フェイズ
root-word-evening = 夕闇フェイズ
root-word-recruit = 募兵
root-word-move = 移動
root-word-battle = 戦闘
root-word-build = 建設
root-word-builder = 建設者
root-word-charismatic = カリスマ
root-word-commander = 司令官
root-word-despot = 独裁者
root-word-thief = 盗賊
root-word-tinker = 修繕屋
root-word-ranger = 森護り
root-word-vagrant = さすらい人
root-word-arbiter = 仲裁者
root-word-scoundrel = ならず者
root-word-adventurer = 冒険者
root-word-ronin = 浪人
root-word-harrier = 追立者
root-word-hostile = 敵対
root-word-indifferent = 無関心
root-word-amiable = 好意
root-word-friendly = 友好
root-word-allied = 同盟
root-word-points = VP
root-word-cards = カード
root-word-hospitals = 野戦病院
root-word-outrage = 蜂起
root-word-base = 失った拠点
root-word-gardens = 失った庭園
root-word-posts = 失った交易所
root-word-crusade = 聖戦
root-word-convert = 改宗
root-word-sanctify = 聖域化
root-word-hand-card = 手札
root-word-riverboats = 河船
root-word-mercenaries = 傭兵
root-word-bitter = 苦々しい
root-word-grandiose = 気宇壮大
root-word-jubilant = 意気軒昂
root-word-lavish = 気前がいい
root-word-relentless = 情け無用
root-word-rowdy = イケイケ
root-word-stubborn = 強情
root-word-wrathful = 怒髪衝天
root-word-delve = 戦闘後探求
root-word-recover = 移動か回収
root-word-figure = 像
root-word-jewelry = 宝石
root-word-tablet = 石板
root-word-retainer = 忠実な家臣
root-word-ferry = 渡し舟のカード
root-extra-markers = 全広場に動物種マーカー
root-extra-advanced = 上級準備手順：ドラフト、ホームランド、手札5枚
root-extra-hirelings = 傭兵隊
root-extra-landmarks = ランドマーク
root-word-failure = 失敗の代償
root-word-burrow = 巣穴
root-word-foremole = モグラ親方
root-word-captain = モグラ隊長
root-word-marshal = 先導モグラ
root-word-brigadier = 旅団長
root-word-banker = 銀行家
root-word-mayor = 市長
root-word-duchess-of-mud = ドロ公
root-word-baron-of-dirt = チリ殿
root-word-earl-of-stone = イシ卿
root-word-raid = 襲撃計画

## Questions. $who is asked.
root-ask-over = { $who }：選ぶものはありません。
root-ask-discard = { $who }：カードを捨ててください（上限5枚、あと{ $count }枚）。
    .short = { $who }：カードを捨ててください。
root-ask-birdsong-start = { $who }：鳥歌フェイズ開始時の効果を使いますか？
root-ask-birdsong-end = { $who }：鳥歌フェイズ終了前に効果を使いますか？
root-ask-daylight-start = { $who }：昼光フェイズ開始時の効果を使いますか？
root-ask-daylight-end = { $who }：昼光フェイズ終了前に効果か圧倒カードを使いますか？
root-ask-evening-start = { $who }：夕闇フェイズ開始時の効果を使いますか？
root-ask-activate = { $who }：《{ $card }》の動物種を選んでください（あと{ $left }個）。
    .short = { $who }：《{ $card }》の動物種を選んでください。
root-ask-free-move = { $who }：効果で移動してください。
root-ask-ferry = { $who }：広場{ $clearing }へ渡し舟で渡り、カードを引きますか？
root-ask-use-landmark = { $who }：引く前にランドマークを使いますか？
root-ask-landmark = { $who }：ランドマークと置く広場を選んでください。
root-ask-treetop = { $who }：{ $piece }を古木の梢に置きますか？
root-ask-swap = { $who }：入れ替える手札と露店を選んでください。
root-ask-clear = { $who }：カードを消費し、{ $from }から{ $to }への封鎖路を解除してください。
root-ask-free-battle = { $who }：効果で戦闘してください。
root-ask-orders = { $who }：{ $enemy }の移動先を選んでください。
root-ask-swap-back = { $who }：{ $other }に渡すカードを選んでください。
root-ask-bureau = { $who }：カードを消費し、広場{ $clearing }の兵士を置き換えてください。
root-ask-exhaust = { $who }：使用する作成アイテムを選んでください。
root-ask-league = { $who }：移動か戦闘を選んでください。
root-ask-company = { $who }：{ $from }から{ $to }へ移動する兵士の数を選んでください。
root-ask-emigre-move = { $who }：移動し、移動先で戦闘を行ってください。
root-ask-emigre-battle = { $who }：広場{ $clearing }で攻撃する敵を選んでください。
root-ask-broker = { $who }：{ $crafter }がアイテムをクラフト。カードを引きますか？
root-ask-informants = { $who }：引く代わりに奇襲カードを取りますか？
root-ask-birds = { $who }：遊撃隊のために鳥カードも捨てますか？
root-ask-order = { $who }：先に処理する効果を選んでください。
root-ask-order-sides = { $who }：どちらの効果が先か選んでください。
root-ask-ally = { $who }：広場{ $clearing }の戦闘に同盟派閥の兵士コマを加えますか？
root-ask-ambush = { $who }：広場{ $clearing }で{ $attacker }を奇襲しますか？
root-ask-foil = { $who }：広場{ $clearing }の奇襲を妨害しますか？
root-ask-effects-first = { $who }：広場{ $clearing }で先に効果を使う側を選んでください。
root-ask-effects = { $who }：広場{ $clearing }の戦闘で効果を使いますか？
root-ask-losses = { $who }：広場{ $clearing }でヒットを受けるものを選んでください（あと{ $count }個）。
    .short = { $who }：広場{ $clearing }でヒットを受けるものを選んでください。
root-ask-damage = { $who }：損傷させるアイテムを選んでください（あと{ $count }枚）。
    .short = { $who }：損傷させるアイテムを選んでください。
root-ask-hospital = { $who }：{ $suit }のカードを消費し、広場{ $clearing }の兵士{ $count }個を救いますか？
root-ask-outrage = { $who }：蜂起のため{ $suit }か鳥のカードを与えてください。
root-ask-shed = { $who }：支援者を捨ててください（拠点なしの上限5枚）。
    .short = { $who }：支援者を捨ててください。
root-ask-keep = { $who }：城砦を置く隅を選んでください。
root-ask-keep-homeland = { $who }：城砦を置くホームランドを選んでください。
root-ask-homeland-building = { $who }：建物のないホームランドに{ $piece }を置いてください。
root-ask-draft = { $who }：プールから派閥を選んでください。
root-ask-homeland = { $who }：ホームランドを選んでください（あと{ $count }か所）。
    .short = { $who }：ホームランドを選んでください。
root-ask-homeland-apart = { $who }：他と隣接しないホームランドを選んでください。
root-ask-homeland-edge = { $who }：外周のホームランドを選んでください（あと{ $count }か所）。
    .short = { $who }：外周のホームランドを選んでください。
root-ask-spread-warriors = { $who }：兵士1個を置く隣接広場を選んでください（あと{ $count }個）。
    .short = { $who }：兵士1個を置く隣接広場を選んでください。
root-ask-lay-back = { $who }：山札に戻すカードを選んでください（あと{ $count }枚）。
    .short = { $who }：山札に戻すカードを選んでください。
root-ask-setup-plot = { $who }：ホームランドに置く陰謀を選んでください。
root-ask-home-garden = { $who }：最初の庭園の動物種を選んでください。
root-ask-setup-building = { $who }：{ $piece }を城砦かその隣に置いてください。
root-ask-wood = { $who }：木材が足りません。1個を置く製材所を選んでください。
root-ask-muster = { $who }：兵士が足りません。1個を置く募兵所を選んでください。
root-ask-marquise = { $who }：アクションを選んでください（残り{ $count }回）。
    .short = { $who }：アクションを選んでください。
root-ask-extra = { $who }：アクション終了。鳥カードで追加できます。他に何かしますか？
root-ask-extra-or-hireling = { $who }：アクション終了。鳥カードか傭兵隊を使いますか？
root-ask-second-move = { $who }：もう一度移動しますか？
root-ask-pay-wood = { $who }：木材を支払う広場を選んでください（あと{ $count }個）。
    .short = { $who }：木材を支払う広場を選んでください。
root-ask-roost-corner = { $who }：最初の止まり木を置く隅を選んでください。
root-ask-leader = { $who }：最初の君主を選んでください。
root-ask-new-leader = { $who }：次の君主を選んでください。
root-ask-emergency = { $who }：手札0枚で引く前に効果を使いますか？
root-ask-decree = { $count ->
    [0] { $who }：勅令に1枚追加してください。
   *[other] { $who }：勅令に2枚目を追加しますか？
}
root-ask-new-roost = { $who }：新しい止まり木を置く広場を選んでください。
root-ask-resolve = { $who }：{ $column }の列のカードを実行してください。
root-ask-revolt = { $who }：反乱を起こしますか？
root-ask-spread = { $who }：支持拡大しますか？
root-ask-spend-supporters = { $who }：広場{ $clearing }に使う支援者を選んでください（あと{ $count }枚）。
    .short = { $who }：広場{ $clearing }に使う支援者を選んでください。
root-ask-alliance-daylight = { $who }：クラフト、動員、訓練をしますか？
root-ask-operations = { $who }：作戦行動を選んでください（残り{ $count }回）。
    .short = { $who }：作戦行動を選んでください。
root-ask-character = { $who }：キャラクターを選んでください。
root-ask-forest = { $who }：開始する樹林を選んでください。
root-ask-refresh = { $who }：回復するアイテムを選んでください（あと{ $count }枚）。
    .short = { $who }：回復するアイテムを選んでください。
root-ask-slip = { $who }：隣接する広場か樹林に潜入しますか？
root-ask-vagabond = { $who }：アクションを選んでください。
root-ask-aid-item = { $who }：{ $faction }の援助に使うアイテムを選んでください。
root-ask-aid-gain = { $who }：お返しに{ $faction }のアイテムを獲得しますか？
root-ask-hideout = { $who }：修理するアイテムを選んでください（あと{ $count }枚）。
    .short = { $who }：修理するアイテムを選んでください。
root-ask-unearth = { $who }：広場{ $clearing }の遺跡からアイテムを選んでください。
root-ask-stand-in = { $who }：{ $item }の代わりに使うアイテムを選んでください。
root-ask-enlist = { $who }：広場{ $clearing }で仲裁者の協力を得ますか（仲裁者は1点）？
    .short = { $who }：広場{ $clearing }で仲裁者の協力を得ますか？
root-ask-item-limit = { $who }：アイテムが多すぎます。除去する{ $count }枚を選んでください。
root-ask-assembly = { $who }：閣議のアクションを選んでください（残り{ $count }回）。
    .short = { $who }：閣議のアクションを選んでください。
root-ask-show = { $who }：広場{ $clearing }と一致するカードを公開してください。
root-ask-show-any = { $who }：広場{ $clearing }の建物のため1枚公開してください。
root-ask-pay-dig = { $who }：広場{ $clearing }と一致するカードを消費してください。
root-ask-fill = { $who }：広場{ $clearing }に掘るため、除去するトンネルを選んでください。
root-ask-follow = { $who }：巣穴から広場{ $clearing }へ兵士を移動しますか？
root-ask-parliament = { $who }：臣下にアクションを行わせますか？
root-ask-act = { $who }：{ $minister }で行うことを選んでください。
root-ask-again-battle = { $who }：旅団長で2回目の戦闘を行いますか？
root-ask-again-move = { $who }：旅団長で2回目の移動を行いますか？
root-ask-bank = { $count ->
    [0] { $who }：銀行家に使うカードを選んでください。
   *[other] { $who }：銀行家にもう1枚消費しますか（{ $count }枚消費済み）？
}
    .short = { $count ->
    [0] { $who }：銀行家に使うカードを選んでください。
   *[other] { $who }：銀行家にもう1枚消費しますか？
}
root-ask-sway = { $who }：臣下を登用しますか？
root-ask-reveal = { $who }：{ $minister }にカードを公開してください（あと{ $count }枚）。
    .short = { $who }：{ $minister }にカードを公開してください。
root-ask-duchy-craft = { $who }：堡塁と市場でクラフトしますか？
root-ask-dismiss = { $who }：建物を失いました。失う臣下を選んでください。
root-ask-corvids-setup = { $who }：{ $suit }の広場に兵士コマを置いてください。
root-ask-corvids-craft = { $who }：陰謀でクラフトしますか？
root-ask-flip = { $who }：陰謀を公開しますか？
root-ask-corvids-recruit = { $who }：カードを消費し、その動物種で募兵しますか？
root-ask-corvids-muster = { $who }：兵士が足りません。1個を置く広場を選んでください。
root-ask-raid = { $who }：襲撃計画の兵士が不足。置き場を選んでください。
root-ask-corvids = { $who }：アクションを選んでください（残り{ $count }回）。
    .short = { $who }：アクションを選んでください。
root-ask-corvids-rest = { $who }：アクション終了。昼光フェイズに他に何かしますか？
root-ask-exert = { $who }：引く代わりに策動で1アクション行いますか？
root-ask-exerted = { $who }：策動で行うアクションを選んでください。
root-ask-expose = { $who }：引く前に陰謀を暴露しますか？
root-ask-before-draw = { $who }：暴露するか、引く代わりに奇襲カードを取りますか？
root-ask-show-card = { $who }：広場{ $clearing }のため{ $suit }か鳥のカードを見せてください。

root-ask-home-corner = { $who }：開始する隅を選んでください。
root-ask-outcast = { $who }：最初の追放民の動物種を選んでください。
root-ask-adjust-outcast = { $who }：追放民の調整の前に効果を使いますか？
root-ask-conspiracies = { $who }：秘儀を行いますか（神官{ $count }個）？
    .short = { $who }：秘儀を行いますか？
root-ask-crusade-battle = { $who }：聖戦の移動先、広場{ $clearing }で戦闘しますか？
root-ask-rituals = { $who }：カードを公開して儀式を行いますか？
root-ask-evening-craft = { $who }：カードをクラフトしますか？
root-ask-river-warriors = { $who }：河のある広場に兵士コマを置いてください（あと{ $count }個）。
    .short = { $who }：河のある広場に兵士コマを置いてください。
root-ask-first-price = { $who }：{ $service }の最初のコストを決めてください。
root-ask-services = { $who }：業務を買いますか（{ $count }回まで）？手札{ $card }、河船{ $boats }、傭兵{ $swords }。
    .short = { $who }：業務を買いますか？手札{ $card }、河船{ $boats }、傭兵{ $swords }。
root-ask-pay-items = { $who }：業務に使うアイテムを選んでください（あと{ $count }枚）。
    .short = { $who }：業務に使うアイテムを選んでください。
root-ask-riverfolk = { $who }：アクションを選んでください（資産{ $count }個）。
    .short = { $who }：アクションを選んでください。
root-ask-fund = { $who }：誰の資産で支払うか選んでください（あと{ $count }個）。
    .short = { $who }：誰の資産で支払うか選んでください。
root-ask-lose-funds = { $who }：交易所を失いました。除去する資産を選んでください（あと{ $count }個）。
    .short = { $who }：交易所を失いました。除去する資産を選んでください。
root-ask-prices = { $who }：コストを変更しますか？
root-ask-raze = { $who }：暴徒の焼き討ちの前に効果を使いますか？
root-ask-plunder = { $who }：広場{ $clearing }の遺跡からアイテムを選んでください。
root-ask-mob = { $who }：暴徒ダイスの出目は{ $suit }。広場を選んでください。
root-ask-strongholds = { $who }：兵士が足りません。1個を置く牙城を選んでください。
root-ask-anoint = { $who }：新しい武将を任命する場所を選んでください。
root-ask-mood = { $who }：武将の新しい気分を選んでください。
root-ask-lavish = { $who }：アイテムを除去し兵士コマ2個を置きますか？
root-ask-trade = { $who }：{ $item }を宝物庫に入れるか、{ $points }点で売却してください。
root-ask-overflow = { $who }：{ $item }が入りません。除去する1枚を選んでください。
root-ask-command = { $who }：移動、戦闘、建設から選んでください（残り{ $left }回）。
    .short = { $who }：移動、戦闘、建設から選んでください。
root-ask-escort = { $who }：武将を含め、広場{ $clearing }へ移動する数を選んでください。
    .short = { $who }：武将を含め、広場{ $clearing }へ移動する数を選んでください。
root-ask-advance = { $who }：武将で進撃しますか（残り{ $left }回）？
    .short = { $who }：武将で進撃しますか？
root-ask-advance-battle = { $who }：武将のいる広場で戦闘しますか？
root-ask-relentless = { $who }：武将でもう一度移動か戦闘をしますか？
root-ask-incite = { $who }：暴徒を煽動しますか？
root-ask-rouse = { $who }：暴徒ダイスを振りますか（残り{ $left }回）？
    .short = { $who }：暴徒ダイスを振りますか？
root-ask-loot = { $who }：{ $defender }を略奪しますか（出目によるヒットなし）？
    .short = { $who }：{ $defender }を略奪しますか？
root-ask-rally = { $who }：暴徒を戦闘の兵士コマとして使いますか？
root-ask-spoils = { $who }：{ $victim }から奪うアイテムを選んでください。
root-ask-home-second = { $who }：広場{ $clearing }に隣接する外周の広場を選んでください。
root-ask-come-back = { $who }：復帰する外周の広場を選んでください。
root-ask-encamp = { $who }：兵士コマを陣地に置き換えますか？
root-ask-decamp = { $who }：陣地を兵士コマに置き換えますか？
root-ask-keepers-recruit = { $who }：カードを消費し、陣地で募兵しますか？
root-ask-retinue-move = { $who }：従士で移動しますか（使えるカード{ $count }枚）？
    .short = { $who }：従士で移動しますか？
root-ask-retinue-delve = { $who }：戦闘し、探求しますか（使えるカード{ $count }枚）？
    .short = { $who }：戦闘し、探求しますか？
root-ask-retinue-recover = { $who }：移動か回収をしますか（使えるカード{ $count }枚）？
    .short = { $who }：移動か回収をしますか？
root-ask-lead = { $who }：広場{ $clearing }でアクションを行うカードを選んでください。
root-ask-carry = { $who }：広場{ $clearing }へ秘宝を運びますか（{ $count }個まで）？
    .short = { $who }：広場{ $clearing }へ秘宝を運びますか？
root-ask-delve = { $who }：戦闘の後、広場{ $clearing }で探求しますか？
root-ask-recover-more = { $who }：広場{ $clearing }で他の秘宝も回収しますか？
root-ask-gather = { $who }：従士にカードを加えるか移しますか（空き{ $count }枚）？
    .short = { $who }：従士にカードを加えるか移しますか？
root-ask-prize = { $who }：{ $piece }を置く樹林を選んでください。

## What happened. $who did it or suffered it.
root-log-pooled = { $faction }がプールに加わった。
root-log-pooled-character = { $faction }は{ $character }のカードとともに加わった。
root-log-locked = { $faction }のカードは、武闘派がドラフトされるまでロックされた。
root-log-exchanged = { $faction }は、ホームランドが残っていないためプールから外れた。
    .brief = ホームランドがなく{ $faction }を除外
root-log-drafted = { $faction }が{ $who }をドラフトした。
    .brief = { $faction }に選ばれる
root-source-buildings = 猫野侯国の建物
root-source-roosts = 止まり木
root-source-sympathy = 支持
root-source-aid = 援助
root-source-quests = クエスト
root-source-ruins = 遺跡の探索
root-source-infamy = 悪名獲得
root-source-gardens = 庭園
root-source-posts = 交易所
root-source-dividends = 配当
root-source-ministers = 臣下の登用
root-source-lords = 大貴族
root-source-banker = 銀行家
root-source-plots = 陰謀の公開
root-source-oppressed = 制圧した広場
root-source-hoard = 手放したアイテム
root-source-relics = 秘宝の回収
root-source-arbiter = 仲裁者の協力
root-source-leader = 独裁者
root-source-removed = 配置物の除去
root-source-prizes = 秘宝の除去
root-source-treetop = 古木の梢
root-source-crafted = アイテム作成
root-source-effects = カードの効果
root-source-hirelings = 傭兵隊
root-source-forge = 伝説の鍛冶場
root-source-pass = 矢倉
root-source-paths = 封鎖路の解除
root-source-turmoil = 内乱
root-source-track = 得点表から離脱

root-log-homeland = { $who }は広場{ $clearing }をホームランドに選んだ。
    .brief = 広場{ $clearing }をホームランドに
root-log-laid-back = { $who }は{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}を山札に戻した。
    .brief = { $card }を戻す
root-log-character = { $who }は{ $character }になった。
    .brief = { $character }になる
root-log-starts-in = { $who }は広場{ $clearing }に止まり木と兵士コマ{ $count }個を置いた。
    .brief = 広場{ $clearing }から開始
root-log-placed = { $who }は広場{ $clearing }に{ $piece }を置いた。
    .brief = 広場{ $clearing }に{ $piece }を配置
root-log-warriors = { $who }は{ $count }か所の広場に兵士コマを1個ずつ置いた。
    .brief = 広場{ $count }か所に1個ずつ
root-log-leader = { $who }は{ $leader }を選び、忠臣を{ $column }と{ $second-column }の列に置いた。
    .brief = { $leader }を選択
root-log-turn = { $who }のターンが始まった（ラウンド{ $count }）。
    .brief = ラウンド{ $count }
root-log-phase = { $who }の{ $phase }が始まった。
root-log-drew = { $who }は{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}を引いた。
    .brief = { $card }を引く
root-log-reshuffled = 捨て山をシャッフルし、新しい山札にした。
    .brief = 捨て山をシャッフル
root-log-deck-empty = { $who }が引くカードはもうなかった。
    .brief = 引けるカードなし
root-log-discarded = { $who }は{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}を捨てた。
    .brief = { $card }を捨てる
root-log-lost-card = { $who }は{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}をランダムに捨てた。
    .brief = { $card }を失う
root-log-scored = { $who }は{ $count }点を得た（計{ $second-count }点）。
    .brief = { $count }VPを得点
root-log-lost-points = { $who }は{ $count }点を失った（計{ $second-count }点）。
    .brief = { $count }VPを失う
root-log-activated = { $who }は{ $suit }のクラフトツール{ $count }個を起動した。
root-log-crafted = { $who }は《{ $card }》をクラフトした。
    .brief = { $card }をクラフト
root-log-crafted-item = { $who }は《{ $card }》をクラフトし、{ $item }を獲得した。
    .brief = { $card }をクラフト：{ $item }
root-log-dominance = { $who }は{ $suit }の圧倒カードを発動した！
    .brief = { $suit }の圧倒カードを発動！
    .title = 圧倒カード
    .means =
        このプレイヤーはもう得点しません。自分の鳥歌フェイズ開始時にカードの条件どおり支配していれば勝利します：その動物種の広場3か所、鳥なら対角にある隅の広場2か所です。
root-log-coalition = { $who }は{ $faction }と共闘軍を組んだ（{ $suit }の圧倒カード）！
    .brief = { $faction }と共闘軍（{ $suit }）！
    .title = 共闘軍
    .means = 放浪部族はもう得点せず、相手が勝てばともに勝利します。
root-log-recalled = { $who }はゲーム盤の横から《{ $card }》を獲得した。
    .brief = { $card }を獲得
root-log-used = { $who }は《{ $card }》を使った。
    .brief = { $card }を使用
root-log-used-on = { $who }は{ $faction }に《{ $card }》を使った。
    .brief = { $card }を{ $faction }に使用
root-log-saw = { $who }は{ $faction }の手札の{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}を見た。
    .brief = { $faction }の{ $card }を見る
    .title = 手札の公開
    .means =
        暗号解読者により、1人のプレイヤーが手札をすべて見た。見た札は手札にある間、持ち主のボードに並ぶ。
root-log-took = { $who }は{ $faction }から{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}を奪った。
    .brief = { $faction }から{ $card }を獲得
root-log-gave = { $who }は{ $faction }に{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}を与えた。
    .brief = { $faction }に{ $card }を渡す
root-log-fetched = { $who }は引く代わりに捨て山から{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}を取った。
    .brief = 捨て山から{ $card }を獲得
root-log-coffins = { $who }は《棺桶職人》の兵士コマ{ $count }個を各サプライに戻した。
    .brief = 《棺桶職人》から{ $count }個戻す
root-log-moved = { $who }は兵士コマ{ $count }個を広場{ $clearing }から広場{ $second-clearing }へ移動した。
    .brief = 兵士{ $count }個を{ $clearing }から{ $second-clearing }へ
root-log-followed = { $who }は{ $faction }に同行して移動した。
    .brief = { $faction }と移動
root-log-roamed = { $who }は広場{ $clearing }へ移動した。
    .brief = 広場{ $clearing }へ移動
root-log-pawn-placed = { $who }は広場{ $clearing }でマップに入った。
    .brief = 広場{ $clearing }に登場
root-log-hid = { $who }は樹林{ $forest }へ移動した。
    .brief = 樹林{ $forest }へ移動
root-log-battle = { $who }は広場{ $clearing }で{ $faction }を攻撃した。
    .brief = 広場{ $clearing }で{ $faction }を攻撃
root-log-allied = { $who }は同盟の{ $faction }の兵士コマとともに攻撃した。
    .brief = { $faction }の兵士コマを使用
root-log-ambushed = { $who }が奇襲を仕掛けた！
    .brief = 奇襲！
root-log-foiled = { $who }は奇襲を妨害した。
    .brief = 奇襲を妨害
root-log-dice = 出目は{ $who }が{ $count }、{ $faction }が{ $second-count }だった。
    .brief = 出目{ $count }対{ $second-count }
root-log-hits = { $who }は{ $faction }に{ $count ->
    [0] ヒットを与えず
   *[other] { $count }ヒットを与え
}、{ $second-count ->
    [0] 1ヒットも受けなかった
   *[other] { $second-count }ヒットを受けた
}。
root-log-removed = { $who }は広場{ $clearing }で{ $piece-id ->
    [keep] 城砦
    [warlord] 武将
    [treetop] 古木の梢の建物
    [wood] 木材{ $count }個
    [warrior] 兵士コマ{ $count }個
   *[other] { $piece }{ $count }つ
}を失った。
    .brief = 広場{ $clearing }で{ $piece-id ->
        [keep] 城砦
        [warlord] 武将
        [treetop] 古木の梢の建物
        [wood] 木材{ $count }個
       *[other] { $piece }{ $count }個
    }喪失
root-log-hospital = { $who }は兵士コマ{ $count }個を救い、広場{ $clearing }に置いた。
    .brief = 兵士{ $count }個を広場{ $clearing }に救出
root-log-outrage = 蜂起！{ $who }は{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}を支払った。
    .brief = 蜂起で{ $card }を渡す
root-log-outrage-shown = 蜂起！{ $who }は一致するカードがなく、手札を見せた。
    .brief = 蜂起で手札を公開
root-log-base-lost = { $who }は拠点とともに{ $suit }と鳥の支援者をすべて失った。
    .brief = { $suit }の支援者を失う
root-log-officers-lost = { $who }は指揮官{ $count }個を失った。
    .brief = 指揮官{ $count }個喪失
root-log-wood = { $who }は広場{ $clearing }に木材{ $count }個を置いた。
    .brief = 広場{ $clearing }に木材{ $count }個
root-log-paid-wood = { $who }は広場{ $clearing }の木材{ $count }個を消費した。
    .brief = 広場{ $clearing }の木材{ $count }個消費
root-log-recruited = { $who }は広場{ $clearing }で兵士コマ{ $count }個を募った。
    .brief = 広場{ $clearing }で兵士{ $count }個募兵
root-log-built = { $who }は広場{ $clearing }に{ $piece }を建設した。
    .brief = 広場{ $clearing }に{ $piece }建設
root-log-overworked = { $who }は広場{ $clearing }の製材所で労働を行った。
    .brief = 広場{ $clearing }で労働
root-log-extra = { $who }は追加アクション1回を得た。
    .brief = 1アクション追加
root-log-decreed = { $who }は勅令の{ $column }の列に《{ $card }》を追加した。
    .brief = { $column }列に{ $card }追加
root-log-resolves = { $who }は{ $column }の列の{ $suit }のカードを実行した。
    .brief = { $column }を実行（{ $suit }）
root-log-unresolved = { $who }は{ $column }の列の{ $suit }のカードを実行できなかった。
    .brief = { $column }を実行できず（{ $suit }）
root-log-turmoil = { $who }は内乱に陥った！
    .brief = 内乱発生
    .title = 内乱
    .means =
        勅令を実行できませんでした。鷲巣王朝は勅令の鳥カード1枚につき1点を失い、忠臣以外の勅令カードをすべて捨てます。新しい君主が就き、昼光フェイズは終わります。
    .clockwork =
        止まり木を置けませんでした。勅令の鳥カード1枚につき1点を失い（特性「貴族」なら得ます）、勅令を捨て、夕闇フェイズに進みます。
root-log-roosted = { $who }は広場{ $clearing }に新しい止まり木を置いた。
    .brief = 広場{ $clearing }に止まり木
root-log-supporter = { $who }は{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}を支援者に加えた。
    .brief = { $card }を支援者に追加
root-log-trained = { $who }は訓練で指揮官1個を得た。
    .brief = 指揮官1個を訓練
root-log-revolted = { $who }は広場{ $clearing }で反乱を起こした！
    .brief = 広場{ $clearing }で反乱！
    .title = 反乱
    .means =
        広場の敵の配置物はすべて除去され、森林連合がそこに拠点を置きます。拠点があれば指揮官を訓練でき、支援者を6枚以上持てます。
    .clockwork =
        その広場の敵配置物がすべて除去され、拠点が建ちました。夕闇フェイズごとに、各拠点に兵士コマ1個を置きます。
root-log-officer = { $who }は指揮官1個を得た。
    .brief = 指揮官1個追加
root-log-sympathy = { $who }は広場{ $clearing }に支持を広げた。
    .brief = 広場{ $clearing }に支持拡大
root-log-organized = { $who }は広場{ $clearing }で組織を行った。
    .brief = 広場{ $clearing }で組織
root-log-spent-supporter = { $who }は支援者の{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}を消費した。
    .brief = { $card }を消費
root-log-refreshed = { $condition-id ->
    [both] { $who }は{ $item }を回復した（損傷のまま）。
   *[other] { $who }は{ $item }を回復した。
}
root-log-exhausted = { $who }は{ $item }を使用した。
root-log-damaged = { $who }の{ $item }{ $condition }が損傷した。
    .brief = { $item }{ $condition }が損傷
root-log-repaired = { $condition-id ->
    [both] { $who }は{ $item }を修理した（使用済みのまま）。
   *[other] { $who }は{ $item }を修理した。
}
    .brief = { $condition-id ->
        [both] { $item }を修理（使用済みのまま）
       *[other] { $item }を修理
    }
root-log-rested = { $who }は休息し、損傷したアイテムをすべて修理した。
    .brief = 休息、全修理
root-log-dropped = { $who }は{ $item }{ $condition }をゲームから除去した。
    .brief = { $item }{ $condition }を除去
root-log-explored = { $who }は広場{ $clearing }の遺跡で{ $item }を見つけた。
    .brief = 広場{ $clearing }で{ $item }発見
root-log-ruin-cleared = 広場{ $clearing }の遺跡が除去された。
root-log-looked = { $item-id ->
    [hidden] { $who }は広場{ $clearing }の遺跡の下を見た。
   *[other] { $who }は広場{ $clearing }の遺跡の下に{ $item }と{ $second-item }を見た。
}
    .brief = 広場{ $clearing }の遺跡の下を確認
root-log-left-ruin = { $who }は広場{ $clearing }の遺跡から何も取らなかった。
    .brief = 広場{ $clearing }の遺跡を残す
root-log-aided = { $who }は{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}で{ $faction }を援助した。
    .brief = { $faction }を援助：{ $card }
root-log-gained-item = { $who }は{ $item }を獲得した。
    .brief = { $item }を獲得
root-log-gained-exhausted = { $who }は{ $item }を獲得し、表向きにした。
    .brief = { $item }を獲得、表向きに
root-log-relation = { $who }と{ $faction }の派閥関係が{ $relation }になった。
    .brief = { $faction }との関係：{ $relation }
root-log-improvised = { $who }はクエスト「{ $quest }」に{ $item }を即興で使った。
    .brief = { $item }で即興
root-log-quested = { $who }はクエスト「{ $quest }」を達成した（報酬：{ $reward }）。
    .brief = { $quest }達成：{ $reward }
root-log-quest-shown = 新しいクエストが公開された：「{ $quest }」。
    .brief = クエスト{ $quest }公開
root-log-struck = { $who }は{ $faction }の{ $piece-id ->
    [keep] 城砦
    [warlord] 武将
    [treetop] 古木の梢の建物
    [warrior] { $piece }1個
   *[other] { $piece }1つ
}を狙撃した。
    .brief = { $faction }の{ $piece }を狙撃
root-log-stole = { $who }は{ $faction }から盗んだ。
    .brief = { $faction }から盗む
root-log-labored = { $who }は捨て山から《{ $card }》を獲得した。
    .brief = 捨て山から{ $card }を獲得
root-log-markers = 動物種マーカーをシャッフルし、各広場の動物種が決まった。
    .brief = 動物種マーカーをシャッフル
root-log-marked = 広場{ $clearing }は{ $suit }の広場になった。
root-log-ferried = { $who }は渡し舟で広場{ $clearing }へ渡った。
    .brief = 渡し舟で広場{ $clearing }へ
root-log-landmark-dealt = { $landmark }がゲームに加わった。
    .brief = { $landmark }が登場
root-log-landmark-set = { $who }は広場{ $clearing }に{ $landmark }を置いた。
    .brief = 広場{ $clearing }に{ $landmark }
root-log-forge-took = 伝説の鍛冶場がサプライの{ $item }を取った{ $count ->
    [1] { "" }
   *[other] （{ $count }回）
}。
    .brief = 鍛冶場に{ $item }（{ $count }）
root-log-forged = { $who }は伝説の鍛冶場から{ $item }を獲得した。
    .brief = 鍛冶場の{ $item }を獲得
root-log-treetop = { $who }は古木の梢に{ $piece }を置いた。
    .brief = 古木の梢に{ $piece }
root-log-treetop-lost = { $who }は古木の梢の建物を除去し、追加で1点を得た。
    .brief = 古木の梢の建物を除去
root-log-swapped = { $who }は{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}を{ $second-card-id ->
    [hidden] { $second-card }
   *[other] 《{ $second-card }》
}と入れ替えた。
    .brief = 露店{ $count }で交換
root-log-cleared = { $who }は広場{ $clearing }と広場{ $second-clearing }の間の封鎖路を解除した。
    .brief = 封鎖路{ $clearing }-{ $second-clearing }解除
root-log-held-pass = { $who }は広場{ $clearing }の矢倉を押さえた。
    .brief = 矢倉を確保
root-log-hideout = { $who }は隠れ家を使い、昼光フェイズを終えた。
    .brief = 隠れ家を使用
root-log-sets-up-first = { $who }が最初に準備を行った。
    .brief = 最初に準備
root-log-instigated = { $who }は広場{ $clearing }で戦闘を焚き付けた。
    .brief = 広場{ $clearing }で焚き付け
root-log-enlisted = { $who }は防御側で{ $faction }の協力を得た。
    .brief = { $faction }が協力
root-log-scorched = { $who }は広場{ $clearing }を焦土にした。もう配置も移動もできない。
    .brief = 広場{ $clearing }焦土化
root-log-outcast = { $suit }が追放民になった。
    .brief = { $suit }が追放民に
root-log-hated = { $suit }の追放民は嫌悪されるようになった。
    .brief = { $suit }が嫌悪に
root-log-souls-freed = { $who }は死せる魂の集いのカード{ $count }枚を捨てた。
    .brief = 魂{ $count }枚を捨てる
root-log-conspired = { $who }は神官{ $count }個で{ $conspiracy }を行った。
    .brief = 神官{ $count }個で{ $conspiracy }
root-log-converted = { $who }は広場{ $clearing }で{ $faction }の兵士コマを改宗させた。
    .brief = 広場{ $clearing }で{ $faction }を1個改宗
root-log-revealed = { $who }は《{ $card }》を公開した。
    .brief = { $card }を公開
root-log-acolyte = { $who }は兵士コマ1個を神官にした。
    .brief = 神官1個追加
root-log-avenged = { $who }は除去された防御側の兵士コマから神官{ $count }個を得た。
    .brief = 神官{ $count }個追加
root-log-gardens-lost = { $who }は庭園を失い、手札をランダムに捨てた。
    .brief = 庭園を失う
root-log-priced = { $who }は{ $service }のコストを{ $count }にした。
    .brief = { $service }のコスト{ $count }
root-log-bought = { $who }は兵士コマ{ $count }個で河民商団から{ $service }を買った。
    .brief = { $service }を{ $count }で購入
root-log-bought-card = { $who }は兵士コマ{ $count }個で河民商団から《{ $card }》を買った。
    .brief = { $card }を{ $count }で購入
root-log-protected = { $who }は支払いボックスに兵士コマ{ $count }個を置いた（商業保護）。
    .brief = 支払いに{ $count }個配置
root-log-dividends = { $who }は資産{ $count }個で配当を受け取った。
    .brief = 配当{ $count }を受け取る
root-log-gathered = { $who }は資産{ $count }個を回収した。
    .brief = 資産{ $count }個回収
root-log-committed = { $who }は{ $faction }の資産1個を委託した。
    .brief = { $faction }の資産1個を委託
root-log-funds-spent = { $who }は{ $faction }の資産{ $count }個を消費した。
    .brief = { $faction }の資産{ $count }個消費
root-log-fund-lost = { $who }は交易所とともに{ $faction }の資産1個を失った。
    .brief = { $faction }の資産1個喪失
root-log-exported = { $who }は《{ $card }》を輸出した。
    .brief = { $card }を輸出
root-log-took-back = { $who }は公開カード{ $count }枚を手札に戻した。
    .brief = { $count }枚を戻す
root-log-surfaced = { $who }は広場{ $clearing }に現れ、そこと隣接する各広場に兵士コマ{ $count }個ずつを置いた。
    .brief = 広場{ $clearing }で地上へ
root-log-mustered = { $who }は巣穴に兵士コマ{ $count }個を置いた。
    .brief = 巣穴に{ $count }個配置
root-log-emerged = { $who }は兵士コマ{ $count }個を巣穴から広場{ $clearing }へ移動した。
    .brief = 広場{ $clearing }へ{ $count }個出る
root-log-descended = { $who }は兵士コマ{ $count }個を広場{ $clearing }から巣穴へ移動した。
    .brief = 広場{ $clearing }から{ $count }個潜る
root-log-dug = { $who }は広場{ $clearing }にトンネルを掘った。
    .brief = 広場{ $clearing }にトンネル
root-log-filled = { $who }は広場{ $clearing }のトンネルを除去した。
    .brief = 広場{ $clearing }のトンネル除去
root-log-acts = { $who }は{ $minister }のアクションを行った。
    .brief = { $minister }が行動
root-log-acts-as = { $who }は{ $minister }で{ $second-minister }のアクションを行った。
    .brief = { $minister }が{ $second-minister }を代行
root-log-swayed = { $who }は{ $minister }を登用した！
    .brief = { $minister }を登用
root-log-dismissed = { $who }は{ $minister }と冠を失った。
    .brief = { $minister }を喪失
root-log-plotted = { $who }は広場{ $clearing }に陰謀を置いた（{ $piece }）。
    .brief = 広場{ $clearing }で陰謀（{ $piece }）
root-log-tricked = { $who }は広場{ $clearing }と広場{ $second-clearing }の陰謀を入れ替えた。
    .brief = 広場{ $clearing }と{ $second-clearing }の陰謀交換
root-log-flipped = { $who }は広場{ $clearing }の陰謀を公開した：{ $piece }！
    .brief = 広場{ $clearing }の{ $piece }公開
    .title = 陰謀の公開
    .means =
        表向きのままその場に残ります。爆破計画だけは、そこの敵の配置物をすべて除去し、自身も除去されます。
    .clockwork =
        表向きのままその場に残ります。爆破計画は、そこの敵配置物をすべて除去し、別の陰謀と入れ替わります。
root-log-exerted = { $who }は策動により、夕闇フェイズに引かない代わりに1アクションを得た。
    .brief = 策動
root-log-guessed = { $who }は{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}を見せ、広場{ $clearing }の陰謀を{ $piece }と宣言した。
    .brief = 広場{ $clearing }で{ $piece }宣言
root-log-exposed = { $who }は広場{ $clearing }の陰謀を暴露した。
    .brief = 広場{ $clearing }の陰謀を暴露！
    .title = 陰謀の暴露
    .means = 陰謀は効果なく除去され、カードは手元に残り、言い当てたプレイヤーが1点を得ます。
root-log-misjudged = { $who }は宣言を外し、{ $faction }に{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}を与えた。
    .brief = 外れ、{ $faction }に{ $card }
    .title = 陰謀の宣言外れ
    .means = 陰謀は裏向きのまま残り、見せたカードは結社のものになります。
root-log-anointed = { $who }は広場{ $clearing }で武将を任命した。
    .brief = 広場{ $clearing }で武将任命
root-log-mood = { $who }の武将の気分は「{ $mood }」になった。
    .brief = 気分「{ $mood }」
root-log-mob-die = { $who }の暴徒ダイスの出目は{ $suit }だった。
    .brief = 暴徒ダイス：{ $suit }
root-log-plundered = { $who }は暴徒によって広場{ $clearing }の遺跡で{ $item }を見つけた。
    .brief = 広場{ $clearing }で{ $item }発見
root-log-hoarded = { $who }は{ $item }を宝物庫に加えた。
    .brief = { $item }を宝物庫へ
root-log-sold-item = { $who }は{ $item }を宝物庫に入れず、点を得た。
    .brief = { $item }で得点
root-log-scrapped = { $who }は{ $item }をゲームから除去した。
    .brief = { $item }を除去
root-log-led = { $who }は武将を広場{ $clearing }へ移動した。
    .brief = 武将が広場{ $clearing }へ
root-log-loots = { $who }は{ $faction }の略奪を宣言した。
    .brief = { $faction }への略奪を選択
root-log-looted = { $who }は{ $faction }から{ $item }を略奪した。
    .brief = { $faction }の{ $item }を略奪
root-log-rallied = { $who }は広場{ $clearing }の暴徒を戦闘に動員した。
    .brief = 広場{ $clearing }の暴徒を動員
root-log-ignored = { $who }は最初の1ヒットを無視した。
    .brief = 最初のヒット無視
root-log-warlord-fell = 武将が広場{ $clearing }から除去された。
    .brief = 広場{ $clearing }で武将を喪失
    .title = 武将の除去
    .means = 百獣王国は次の鳥歌フェイズに、兵士コマの中から新しい武将を任命します。
root-log-oppressed = { $who }は{ $count }か所の広場を制圧した。
    .brief = 広場{ $count }か所を制圧
root-log-relics-laid = { $who }は秘宝{ $count }個を価値を伏せて樹林に隠した。
    .brief = 秘宝{ $count }個配置
root-log-relics-in = 樹林{ $forest }に像{ $count }個、石板{ $second-count }個、宝石{ $third-count }個が置かれた。
root-log-encamped = { $who }は広場{ $clearing }に陣地を展開した（{ $piece }）。
    .brief = 広場{ $clearing }で陣地展開
root-log-decamped = { $who }は広場{ $clearing }の陣地を撤収した（{ $piece }）。
    .brief = 広場{ $clearing }で陣地撤収
root-log-retinue-acts = { $who }は従士の《{ $card }》でアクションを行った。
    .brief = { $card }で実行
root-log-retainer-acts = { $who }は忠実な家臣でアクションを行った。
    .brief = 家臣で実行
root-log-retainer-lost = { $who }は忠実な家臣をゲームから除去した。
    .brief = 家臣を喪失
root-log-carried = { $who }は{ $piece }を広場{ $clearing }へ運んだ。
    .brief = { $piece }を広場{ $clearing }へ運搬
root-log-turned-up = { $who }は樹林{ $forest }の裏向きの{ $relic }を表にした。
root-log-delved = { $who }は樹林{ $forest }の{ $piece }を探求し、広場{ $clearing }へ移した。
    .brief = 広場{ $clearing }で{ $piece }探求
root-log-recovered = { $who }は広場{ $clearing }で{ $piece }を回収した。
    .brief = { $piece }を回収
root-log-prize-laid = { $who }は樹林{ $forest }に{ $piece }を置いた。
    .brief = 樹林{ $forest }に{ $piece }を配置
root-log-joined-retinue = { $who }は{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}を従士に加えた（{ $slot }）。
    .brief = { $card }を従士に追加
root-log-shifted-retinue = { $who }は{ $card-id ->
    [hidden] { $card }
   *[other] 《{ $card }》
}を「{ $second-slot }」の列に移した。
    .brief = { $card }を移す
root-log-shifted-retainer = { $who }は忠実な家臣を「{ $second-slot }」の列に移した。
    .brief = 家臣を移す
root-log-quiet = { $count }ラウンド、誰も自己最高得点を更新していない。あと{ $second-count }ラウンドで終了する。
    .brief = 更新なし：あと{ $second-count }ラウンド
root-log-won = { $who }が勝利した！
    .brief = 勝利

## How it ended
root-won-points = 得点で勝利。
root-won-dominance = 圧倒カードで勝利。
root-won-quiet = 25ラウンドの間、誰も自己最高得点を更新しませんでした。

## Why an action is refused: what is wrong, and what would help
root-no-game-over = ゲームは終了です。
root-no-not-now = 今の質問への答えではありません。
root-no-not-so = その指定ではできません。広場、カード、数を変えてください。
root-no-pass = 選択が必要です。一覧のアクションから選んでください。
root-no-form = 今はこう入力してください：{ $example }
root-no-unasked = 今それに答える場面ではありません。
root-no-not-yours = できるのは{ $faction }だけです。
root-no-faction = このゲームに{ $faction }のプレイヤーはいません。
root-no-setup-first = まだゲームの準備中です。先に終えてください。
root-no-turn = 自分のターンを待ってください。
root-no-yet = それを行うのはこのターンの後の方です。先に今のステップを終えてください。
root-no-second-landmark = { $landmark }はもう置かれています。他を選んでください。
root-no-setup-over = それができるのは準備中だけです。準備は終わりました。
root-no-past = このターンではもう行えません。次のターンを待ってください。
root-no-actions-left = アクションが残っていません。「pass」で先へ進みます。
root-no-actions-but-birds = アクションが残っていません。「pass」するか、鳥カードで1回追加してください。
root-no-extra-yet = まだアクションが残っています。鳥カードの消費は、それを使い切ってからです。
root-no-building = 建設できません。自分の建物を指定してください。
root-no-count-yet = 移動する数は次で選びます。ここでは{ $count }と入力してください。
root-no-corner = 城砦は隅に置きます。隅の広場を選んでください。
root-no-keep-homeland = 城砦はホームランドに、できれば他プレイヤーの隣を避けて置きます。
root-no-homeland-building = 各ホームランドに建物を1枚ずつ置きます。
root-no-setup-card = { $faction }はドラフトできません。プールから選んでください。
root-no-locked = 武闘派がドラフトされるまで、{ $faction }は選べません。
root-no-homeland-taken = 広場{ $clearing }はもうホームランドです。他を選んでください。
root-no-homeland-edge = 広場{ $clearing }は外周にありません。外周を選んでください。
root-no-homeland-near = 広場{ $clearing }は他プレイヤーのホームランドに近すぎます。他を選んでください。
root-no-homeland-beside = 広場{ $clearing }は自分の他のホームランドの隣です。別の広場を選んでください。
root-no-spread = 広場{ $clearing }はホームランドの隣でないか、もう兵士を置いています。
root-no-home = そこからは開始できません。一覧の広場を選んでください。
root-no-setup-building = その建物は城砦かその隣の、空の建物枠に置いてください。
root-no-setup-suit = 広場{ $clearing }は動物種が違います。他を選んでください。
root-no-such-forest = その樹林はこのマップにありません。
root-no-wood-there = 広場{ $clearing }に木材を置けません。他の製材所を選んでください。
root-no-wood-left = 木材はすべてマップ上です。置ける木材がありません。
root-no-recruiter = マップ上に募兵所がありません。先に建設してください。
root-no-pass-decree = 「pass」の前に、勅令に1枚以上追加してください。
root-no-pass-resolve = 「pass」はできません。先に勅令を実行してください。
root-no-column = 先に{ $column }の列のカードを実行してください。
root-no-decree-card = { $column }の列に、未実行の{ $suit }のカードはありません。
root-no-turmoil = まだ{ $suit }のカードを実行できるので、内乱になりません。
root-no-second-turmoil = どのカードを実行できなくても内乱は同じです：{ $suit }ではなく、示された動物種を指定してください。
root-no-roost-needed = まだ止まり木があります。新しい止まり木はすべて失った後だけです。
root-no-new-roost = 新しい止まり木は、兵士が最も少なく空の建物枠のある広場に置きます。
root-no-leader = その君主は失脚しています。他を選んでください。
root-no-leader-now = 君主を選ぶのは準備中と内乱の後です。
root-no-base-here = 広場{ $clearing }に拠点がありません。拠点のある広場で募兵してください。
root-no-boots = 広場{ $clearing }には敵対派閥の兵士がいて、未使用のブーツが{ $count }枚要ります。
root-no-follower = { $faction }の兵士は同行できません。兵士が足りないか、同盟でないか、支配していません。
root-no-forest-beside = その樹林は隣接していません。隣接する樹林に潜入してください。
root-no-deed-in-forest = 樹林の中です。先に広場へ移動してください。
root-no-tile = その状態の{ $item }はありません。他を選んでください。
root-no-aid-match = 《{ $card }》は広場{ $clearing }と一致しません。一致するカードで援助してください。
root-no-one-to-aid = { $faction }を援助できません。この広場に配置物がありません。
root-no-item-to-exhaust = 援助には未使用のアイテム1枚が必要です。
root-no-strike = 相手にその配置物はありません。この広場のものを指定してください。
root-no-strike-past = 先に兵士を狙撃してください。まだこの広場にいます。
root-no-victim = { $faction }から盗めません。手札があり、兵士がここにいる相手だけです。
root-no-labor = 《{ $card }》は捨て山にありません。捨て山から選んでください。
root-no-labor-match = 《{ $card }》は広場{ $clearing }と一致しません。一致するカードを取ってください。
root-no-instigated = { $faction }はこの広場で攻撃できません。他の攻撃側を指定してください。
root-no-instigating = この広場の{ $faction }を攻撃させることはできません。他の防御側を指定してください。
root-no-glide-here = もう広場{ $clearing }にいます。他へすり抜けてください。
root-no-character-taken = { $character }はもう1人の放浪部族が選んでいます。他を選んでください。
root-no-partner = 4人以上のゲームで、最もVPの少ないプレイヤーと組んでください。
root-no-vagabond-dominance = 放浪部族は共闘軍を組みます。「coalition { $suit }」と派閥を入力してください。
root-no-dominance-now = 圧倒カードを使えるのは自分の昼光フェイズだけです。
root-no-recall = { $suit }の圧倒カードはゲーム盤の横にありません。
root-no-recall-match = 《{ $card }》は一致しません。同じ動物種のカードを消費してください。
root-no-outcast-bird = 追放民はキツネ、ウサギ、ネズミです。どれかを選んでください。
root-no-own-plot = 自分の陰謀です。公開してください。
root-no-recruit-bird = 募兵する動物種をキツネ、ウサギ、ネズミから指定してください。
root-no-recruit-suit = 《{ $card }》はその動物種と一致しません。一致するカードを選んでください。
root-no-trick-alone = 陰謀のある広場を2つ指定してください。その陰謀を入れ替えます。
root-no-service-card = カードも指定してください：「services」の後に相手の手札のカード1枚。
root-no-own-service = 自分の業務は買えません。資産を使ってください。
root-no-price = コストは1から4です。その中から選んでください。
root-no-price-first = 先に{ $service }のコストを決めてください。
root-no-second-price = { $service }のコストはこのターンに決定済みです。
root-no-same-price = { $service }のコストはもう{ $price }です。そのままか、他の数にしてください。
root-no-deck = 引けるカードが残っていません。
root-no-use = { $minister }は今できることがありません。他の臣下を選んでください。
root-no-mayor = { $minister }が代行する臣下も指定してください。例：minister mayor captain
root-no-copying = { $minister }は他の臣下を代行できません。代行できるのは市長だけです。
root-no-copied = { $minister }の代行はできません。下級貴族か貴族を選んでください。
root-no-second-warlord = 武将はもうマップ上にいます。
root-no-anointing = 自分の兵士がいる広場で武将を任命してください。
root-no-warlord-here = 武将は広場{ $clearing }にいません。武将のいる広場で戦闘してください。
root-no-lavish = 宝物庫のアイテムを兵士にできるのは、気分が「気前がいい」の時だけです。
root-no-hoarded = 宝物庫に{ $item }がありません。他を選んでください。
root-no-return = 兵士を置ける外周の広場に復帰してください。
root-no-shift-nowhere = カードはもうその列にあります。他の列を指定してください。
root-no-orders = 相手の兵士の半数（端数切り上げ）を隣接する広場へ移動させてください。
root-no-effect-again = 《{ $card }》はこのターンに使用済みです。
root-no-effect-birdsong-start = 《{ $card }》は鳥歌フェイズ開始時に使います。
root-no-effect-daylight-start = 《{ $card }》は昼光フェイズ開始時に使います。
root-no-effect-evening-start = 《{ $card }》は夕闇フェイズ開始時に使います。
root-no-effect-birdsong = 《{ $card }》は鳥歌フェイズに使います。
root-no-effect-daylight = 《{ $card }》は昼光フェイズに使います。
root-no-effect-draw = 《{ $card }》は夕闇フェイズに引く代わりに使います。
root-no-effect-in-battle = 《{ $card }》は戦闘中に使います。使う時に聞かれます。
root-no-effect-to-use = 《{ $card }》は自動で働きます。使う必要はありません。
root-no-effect-so = 《{ $card }》はその指定では使えません。他を選んでください。
root-no-such-clearing = 広場{ $clearing }はこのマップにありません。
root-no-path = 広場{ $clearing }は移動元と隣接していません。1広場ずつ移動してください。
root-no-open-path = 広場{ $clearing }への道は封鎖路です。先に解除してください。
root-no-second-ferry = 渡し舟はこのターンに移動済みです。広場{ $clearing }へは別の道で行ってください。
root-no-landmark = { $landmark }はこのゲームにありません。
root-no-landmark-use = そのランドマークは自動で働きます。使う必要はありません。
root-no-landmark-site = { $landmark }には{ $site }が必要です。広場{ $clearing }は違います。
root-no-landmark-near = 広場{ $clearing }かその隣に別のランドマークがあります。他を選んでください。
root-no-second-swap = このターンはもうカードを入れ替えました（1ターンに1回）。
root-no-swap-first = 先に{ $landmark }を使い、それからカードを選んでください。
root-no-piece-at-market = 闇市に配置物がありません。先に広場{ $clearing }へ移動させてください。
root-no-piece-at-forge = { $item }は伝説の鍛冶場にあり、クラフトにはそこに配置物が必要です。
root-no-closed-path = そこから広場{ $clearing }への封鎖路はありません。他の道を指定してください。
root-no-second-clear = このターンはもう封鎖路を解除しました（1ターンに1回）。
root-no-clear-now = 封鎖路の解除は自分の昼光フェイズだけです。
root-no-piece-at-path = 広場{ $clearing }への道の両端に配置物がありません。先に片方へ移動させてください。
root-no-hand = 消費できる手札がありません。
root-no-warriors-here = { $count ->
    [0] 広場{ $clearing }に自分の兵士がいません。先に移動させてください。
   *[other] 広場{ $clearing }の自分の兵士は{ $count }個だけです。もっと小さい数にしてください。
}
root-no-rule-to-move = 移動元も広場{ $clearing }も支配していません。先にどちらかを支配してください。
root-no-match = 広場{ $clearing }は{ $suit }の広場ではありません。カードと一致する広場を選んでください。
root-no-roost-here = 広場{ $clearing }に止まり木がありません。止まり木のある広場で募兵してください。
root-no-attacker = 広場{ $clearing }に自分の兵士がいません。先に移動させてください。
root-no-enemy = 広場{ $clearing }で攻撃できるのは敵だけです。他の防御側を選んでください。
root-no-defender = 広場{ $clearing }に相手の配置物がありません。他の広場で攻撃してください。
root-no-rule = 広場{ $clearing }を支配していません。先に誰よりも多く兵士と建物を置いてください。
root-no-slot = 広場{ $clearing }に空の建物枠がありません。他を選んでください。
root-no-place-at-keep = 広場{ $clearing }には城砦があり、配置できません。
root-no-scorched = 広場{ $clearing }は焦土です。配置も移動もできません。
root-no-building-left = その建物はすべてマップ上です。他の建物を建設してください。
root-no-wood = 木材が{ $cost }個必要ですが、支配する広場を通って広場{ $clearing }に届くのは{ $count }個です。
root-no-second-roost = 広場{ $clearing }にはもう止まり木があります。他を選んでください。
root-no-card = 《{ $card }》を持っていません。手札から選んでください。
root-no-craft-kind = 《{ $card }》はクラフト不可です。プレイか消費をしてください。
root-no-item-left = サプライに{ $item }がありません。他をクラフトしてください。
root-no-second-effect = 《{ $card }》はもう手元にあります。他をクラフトしてください。
root-no-crafting-pieces = 《{ $card }》には、クラフトツールの数か動物種が足りません。
root-no-craft-late = クラフトは昼光フェイズの最初です。次のターンを待ってください。
root-no-sawmill = 広場{ $clearing }に製材所がありません。製材所のある広場で労働してください。
root-no-card-match = 《{ $card }》は広場{ $clearing }と一致しません。一致するカードを消費してください。
root-no-recruited = このターンはもう募兵しました（1ターンに1回）。
root-no-warriors-left = サプライに兵士コマが残っていません。
root-no-second-bird = 《{ $card }》はこのターン2枚目の鳥カードです。他を追加してください。
root-no-base-match = 《{ $card }》と一致する拠点がありません。他を選んでください。
root-no-quest = そのクエストはありません。表向きのものを選んでください。
root-no-way-out = 広場{ $clearing }から移動できません。先に妨害計画を除去してください。
root-no-place-at-snare = 広場{ $clearing }に配置できません。先に妨害計画を除去してください。
root-no-plot-here = 広場{ $clearing }の陰謀はそれに使えません。他を選んでください。
root-no-second-plot = 広場{ $clearing }にはもう陰謀があります（1広場に1個）。
root-no-plot-left = その種類の陰謀は2個ともマップ上です。他の種類を選んでください。
root-no-trick-faces = 表向き同士か裏向き同士の陰謀を入れ替えてください。
root-no-piece-here = 広場{ $clearing }に配置物がありません。配置物のある広場で暴露してください。
root-no-card-to-show = 広場{ $clearing }と一致する、見せるカードがありません。
root-no-bird = 《{ $card }》は鳥カードではありません。追加アクションは鳥カードだけです。
root-no-dominance-with-two = 2人ゲームでは圧倒カードを使いません。
root-no-second-dominance = もう得点表から離れています。その選択は変えられません。
root-no-dominance-yet = 圧倒カードの発動には10点が必要です。先に得点してください。
root-no-sympathy-here = 広場{ $clearing }は支持広場ではありません。支持広場で反乱してください。
root-no-base-left = 広場{ $clearing }の動物種の拠点はマップ上です。他の動物種で反乱してください。
root-no-supporters = 広場{ $clearing }には一致する支援者が{ $count }枚必要です。先に支援者を増やしてください。
root-no-second-sympathy = 広場{ $clearing }はもう支持広場です。他を選んでください。
root-no-sympathy-left = 支持トークンはすべてマップ上です。置けるトークンがありません。
root-no-near-sympathy = 広場{ $clearing }は支持広場と隣接していません。1広場ずつ広げてください。
root-no-ruin = 広場{ $clearing }に遺跡がありません。遺跡のある広場で探索してください。
root-no-ready = 未使用の{ $item }がありません。回復か修理か獲得をしてください。
root-no-character = それができるのは{ $character }だけです。
root-no-improvising-twice = このターンはもうクエストで即興を使いました（1ターンに1回）。
root-no-improvising = クエストに{ $item }が要らないか、代わりになるアイテムがありません。
root-no-effect = 《{ $card }》は手元にありません。先にクラフトしてください。
root-no-effects = 作成した効果カードがありません。先にクラフトしてください。
root-no-card-to-reveal = 広場{ $clearing }と一致する、公開するカードがありません。
root-no-card-to-dig = 広場{ $clearing }と一致する、消費するカードがありません。
root-no-witness = 《{ $card }》と一致する広場がもうありません。カードごとに別の広場が必要です。
root-no-second-tunnel = 広場{ $clearing }にはもうトンネルがあります。トンネルのない広場に掘ってください。
root-no-tunnel = 広場{ $clearing }にトンネルがありません。先に掘ってください。
root-no-warriors-below = { $count ->
    [0] 巣穴は空です。先に募兵してください。
   *[other] 巣穴の兵士は{ $count }個だけです。もっと小さい数にしてください。
}
root-no-minister = { $minister }はまだ登用されていません。登用は議会の後です。
root-no-second-act = { $minister }はこのターンに行動済みです（1ターンに1回）。
root-no-second-sway = { $minister }は登用済みです。他の臣下を選んでください。
root-no-crown = { $minister }の階級の冠が残っていません。他の階級を登用してください。
root-no-reveal = { $minister }にはカード{ $count }枚、それぞれ別の自分の広場と一致するものが必要です。

root-no-craft-early = クラフトは夕闇フェイズです。先に昼光フェイズを終えてください。
root-no-outcast = 広場{ $clearing }は追放民と一致しません。一致する広場で秘儀を行ってください。
root-no-acolytes = 神官が{ $count }個必要です。犠牲か、除去された防御側の兵士で増えます。
root-no-convert = 広場{ $clearing }に改宗できる相手の兵士がいません。
root-no-sanctify = 広場{ $clearing }にその敵の建物がありません。他を指定してください。
root-no-garden-left = 広場{ $clearing }の動物種の庭園はすべてマップ上です。他の動物種を選んでください。
root-no-ritual-bird = 《{ $card }》は鳥カードです。使えるのは犠牲だけです。
root-no-ritual-match = 《{ $card }》は広場{ $clearing }と一致しません。一致するカードを公開してください。
root-no-second-score = { $suit }の庭園はこのターンに得点済みです。他の動物種を選んでください。
root-no-card-for-sale = 河民商団に《{ $card }》はありません。相手の手札から買ってください。
root-no-shop-now = 業務を買えるのは自分の鳥歌フェイズ開始時だけです。
root-no-mercenaries = 放浪部族は傭兵を雇えません。他を買ってください。
root-no-means = サプライの兵士コマ{ $count }個が必要です（放浪部族ならアイテム）。
root-no-second-service = 今は買えないか、もう買っています。
root-no-funds = 資産ボックスが空です。次の鳥歌フェイズを待ってください。
root-no-funds-to-craft = 《{ $card }》には資産が足りません。アイコン1つに1個委託します。
root-no-river = 広場{ $clearing }に河はありません。河のある広場を選んでください。
root-no-second-post = 広場{ $clearing }にはもう交易所があります。他を選んでください。
root-no-post-left = 広場{ $clearing }の動物種の交易所がありません。他の動物種を選んでください。
root-no-ruler-for-post = 広場{ $clearing }は誰も支配しておらず、交易所の資産を支払えません。
root-no-funds-of-ruler = 広場{ $clearing }を支配する{ $faction }の資産が2個必要です。
root-no-sacrifice = 《{ $card }》は鳥カードではありません。犠牲には鳥カードが必要です。
root-no-stronghold-left = 牙城はすべてマップ上です。建設できる牙城がありません。
root-no-same-mood = 今と同じ気分です。他を選んでください。
root-no-mood = 宝物庫の{ $item }によりその気分になれません。他を選んでください。
root-no-warlord = 武将がマップ上にいません。鳥歌フェイズに任命してください。
root-no-second-mob = 広場{ $clearing }にはもう暴徒がいます。暴徒のいない広場で煽動してください。
root-no-mob-left = 暴徒はすべてマップ上です。置ける暴徒がありません。
root-no-waystation-left = その陣地はもうマップ上です。他を選んでください。
root-no-waystation-here = その陣地は広場{ $clearing }にありません。そこにある陣地を選んでください。
root-no-second-camp = 広場{ $clearing }ではもう行いました（1広場に1回）。
root-no-station-to-recruit = 広場{ $clearing }に陣地がありません。陣地で募兵してください。
root-no-recruit-match = 《{ $card }》は広場{ $clearing }と一致しません。一致するカードを消費してください。
root-no-retinue-match = この列に、広場{ $clearing }と一致する未実行のカードがありません。
root-no-actor = 《{ $card }》はこの列にないか、実行済みか、一致しません。
root-no-relic-here = その秘宝は広場{ $clearing }にありません。他を選んでください。
root-no-battle-first = 広場{ $clearing }に敵がいます。探求の前に戦闘してください。
root-no-rule-to-delve = 探求には広場{ $clearing }の支配と、そこにいる兵士が必要です。
root-no-forest-near = その樹林は広場{ $clearing }と隣接していません。隣接する樹林を選んでください。
root-no-relic-in-forest = その秘宝はその樹林にありません。他を選んでください。
root-no-waystation-kind = 広場{ $clearing }にその種類の陣地がありません。その種類の陣地へ運んでください。
root-no-retinue-room = 従士はいっぱいです（10枚）。秘宝のためにカードを失うまで減りません。
root-no-shift-after = 従士に加えたので、このターンはカードを移せません。
root-no-card-there = カードはその列にありません。今ある列を指定してください。

## What the verbs are called in menus and in the key bar
root-verb-pass = 終了/しない
root-verb-keep = 城砦
root-verb-draft = ドラフト
root-verb-lay = 戻す
root-verb-place = 配置
root-verb-roost = 止まり木
root-verb-leader = 君主
root-verb-character = キャラクター
root-verb-start = 開始樹林
root-verb-home = 開始時広場
root-verb-outcast = 追放民
root-verb-craft = クラフト
root-verb-activate = 起動
root-verb-dominance = 圧倒カード
root-verb-coalition = 共闘軍
root-verb-recall = 圧倒の獲得
root-verb-use = 使用
root-verb-discard = 捨てる
root-verb-battle = 戦闘
root-verb-ally = 同時攻撃
root-verb-ambush = 奇襲
root-verb-first = 先に使用
root-verb-settle = 処理順
root-verb-take = 除去
root-verb-damage = 損傷
root-verb-enlist = 協力
root-verb-swift = 一閃
root-verb-hospital = 野戦病院
root-verb-give = 与える
root-verb-show = 見せる
root-verb-wood = 木材
root-verb-march = 行軍
root-verb-recruit = 募兵
root-verb-overwork = 労働
root-verb-build = 建設
root-verb-pay = 支払い
root-verb-extra = 追加行動
root-verb-decree = 勅令追加
root-verb-move = 移動
root-verb-turmoil = 内乱
root-verb-revolt = 反乱
root-verb-spread = 支持拡大
root-verb-spend = 消費
root-verb-mobilize = 動員
root-verb-train = 訓練
root-verb-organize = 組織
root-verb-ferry = 渡し舟
root-verb-landmark = 準備
root-verb-treetop = 古木の梢
root-verb-swap = 入れ替え
root-verb-clear = 封鎖路解除
root-verb-slip = 潜入
root-verb-refresh = 回復
root-verb-explore = 探索
root-verb-aid = 援助
root-verb-exhaust = 使用
root-verb-gain = 獲得
root-verb-quest = クエスト
root-verb-strike = 狙撃
root-verb-repair = 修理
root-verb-steal = 盗み
root-verb-labor = 日常業務
root-verb-hideout = 隠れ家
root-verb-instigate = 焚き付け
root-verb-scorch = 焦土
root-verb-improvise = 即興
root-verb-glide = すり抜け
root-verb-drop = 捨てる
root-verb-crusade = 聖戦
root-verb-convert = 改宗
root-verb-sanctify = 聖域化
root-verb-score = 得点
root-verb-sacrifice = 犠牲
root-verb-services = 業務提供
root-verb-price = コスト調整
root-verb-fund = 資産
root-verb-draw = 手札
root-verb-export = 輸出
root-verb-post = 交易所設立
root-verb-dig = 穴掘り
root-verb-fill = 埋める
root-verb-minister = 臣下
root-verb-sway = 登用
root-verb-reveal = 公開
root-verb-dismiss = 罷免
root-verb-flip = 陰謀の公開
root-verb-plot = 陰謀
root-verb-trick = 策略
root-verb-exert = 策動
root-verb-expose = 暴露
root-verb-mob = 暴徒
root-verb-anoint = 任命
root-verb-mood = 気分
root-verb-hoard = 宝物庫
root-verb-sell = 売却
root-verb-scrap = 手放す
root-verb-lead = 武将同行
root-verb-advance = 武将進撃
root-verb-incite = 煽動
root-verb-rouse = 暴徒ダイス
root-verb-loot = 略奪
root-verb-rally = 暴徒動員
root-verb-encamp = 陣地展開
root-verb-decamp = 陣地撤収
root-verb-act = 実行
root-verb-carry = 運搬
root-verb-delve = 探求
root-verb-recover = 回収
root-verb-retinue = 従士集め
root-verb-shift = 移す

## What the verbs do, with the number of the law
root-verb-help-pass = { root-verb-help-pass.short }（1.4.1）。
    .short = 断る、または今していることを終える。任意の効果は使わない
root-verb-help-keep = { root-verb-help-keep.short }（6.3.2）。
    .short = 城砦を隅に置き、対角の隅を除く全広場に兵士コマを1個ずつ置く
root-verb-help-draft = { root-verb-help-draft.short }（A.8.2）。
    .short = プールから派閥を選び、すぐに準備する
root-verb-help-lay = { root-verb-help-lay.short }（A.10）。
    .short = 手札1枚を伏せて山札に戻す。残るのは3枚
root-verb-help-place = { root-verb-help-place.short }（6.3.4）。
    .short = 最初の建物3枚の1枚、除去された秘宝（樹林）、傭兵隊を置く
root-verb-help-roost = { root-verb-help-roost.short }（7.4.3）。
    .short = 止まり木と兵士コマを置く。準備中か、止まり木がない時
root-verb-help-leader = { root-verb-help-leader.short }（7.7.3）。
    .short = 君主を選ぶ。忠臣2枚の列は君主で決まる
root-verb-help-character = { root-verb-help-character.short }（9.3.1）。
    .short = キャラクターを選ぶ。初期アイテムと特別アクションが決まる
root-verb-help-start = { root-verb-help-start.short }（9.3.2）。
    .short = 放浪者コマが開始する樹林を選ぶ
root-verb-help-home = { root-verb-help-home.short }（5.1.7）。
    .short = マップのどこで開始するかを選ぶ
root-verb-help-outcast = { root-verb-help-outcast.short }（10.3.3）。
    .short = 追放民の動物種を選ぶ。死せる魂の集いで変わるまで続く
root-verb-help-craft = { root-verb-help-craft.short }（4.1）。
    .short = 手札1枚を、示された動物種のクラフトツールでクラフトする
root-verb-help-activate = { root-verb-help-activate.short }（4.1.1）。
    .short = 任意の動物種のアイコンを支払うクラフトツールの動物種を選ぶ
root-verb-help-dominance = { root-verb-help-dominance.short }（3.3.1）。
    .short = 圧倒カードを発動する。得点をやめ、別の勝利条件を得る
root-verb-help-coalition = { root-verb-help-coalition.short }（9.2.8）。
    .short = 最も点の低いプレイヤーと共闘軍を組む。相手が勝てば自分も勝つ
root-verb-help-recall = { root-verb-help-recall.short }（3.3.4）。
    .short = カードを消費し、ゲーム盤の横から同じ動物種の圧倒カードを獲得する
root-verb-help-use = { root-verb-help-use.short }（4.1.3）。
    .short = クラフトしたカードか傭兵隊を使う
root-verb-help-discard = { root-verb-help-discard.short }（G.1.5）。
    .short = カードを捨てる。手札調整か代価として
root-verb-help-battle = { root-verb-help-battle.short }（4.3）。
    .short = 自分の兵士コマか放浪者コマのある広場で敵を攻撃する
root-verb-help-ally = { root-verb-help-ally.short }（9.2.9.II.c）。
    .short = 放浪者コマの戦闘に同盟派閥の兵士コマを使う
root-verb-help-ambush = { root-verb-help-ambush.short }（4.3.1）。
    .short = 攻撃側を奇襲するか奇襲を妨害するため、奇襲カードをプレイする
root-verb-help-first = { root-verb-help-first.short }（1.1.3）。
    .short = 戦闘で誰の効果を先に使うかを選ぶ
root-verb-help-settle = { root-verb-help-settle.short }（1.1.3）。
    .short = 喪失による効果の処理順を選ぶ
root-verb-help-take = { root-verb-help-take.short }（4.3.4）。
    .short = ヒットで除去する配置物か同盟の兵士コマを選ぶ
root-verb-help-damage = { root-verb-help-damage.short }（9.2.7）。
    .short = ヒットで損傷するアイテムを選ぶ
root-verb-help-enlist = { root-verb-help-enlist.short }（D.5.2）。
    .short = 仲裁者の剣を自分の出目によるヒットの上限に加える。相手は1点を得る
root-verb-help-swift = { root-verb-help-swift.short }（D.8.2）。
    .short = 浪人：剣を使用し、この戦闘で1追加ヒットを与える
root-verb-help-hospital = { root-verb-help-hospital.short }（6.2.3）。
    .short = 一致するカードを消費し、除去された兵士コマを城砦に置く
root-verb-help-give = { root-verb-help-give.short }（1.3.2）。
    .short = 蜂起や交換でカードを、または他プレイヤーに傭兵隊を渡す
root-verb-help-show = { root-verb-help-show.short }（G.1.27）。
    .short = 手札、または陰謀を暴露するカードを見せる
root-verb-help-wood = { root-verb-help-wood.short }（6.4）。
    .short = 木材が足りない時、木材を置く製材所を選ぶ
root-verb-help-march = { root-verb-help-march.short }（6.5.2）。
    .short = 1アクションで、兵士コマを2回まで移動する
root-verb-help-recruit = { root-verb-help-recruit.short }（G.1.19）。
    .short = 派閥ごとに定められた場所に兵士コマを置く
root-verb-help-overwork = { root-verb-help-overwork.short }（6.5.5）。
    .short = 製材所の広場と一致するカードを消費し、木材1個を置く
root-verb-help-build = { root-verb-help-build.short }（2.2.3）。
    .short = 支配する広場の空の建物枠に建物を置く
root-verb-help-pay = { root-verb-help-pay.short }（6.5.4.II）。
    .short = 建物の木材をどこから支払うかを選ぶ
root-verb-help-extra = { root-verb-help-extra.short }（6.5）。
    .short = 鳥カードを消費し、アクションを1回増やす
root-verb-help-decree = { root-verb-help-decree.short }（7.4.2）。
    .short = 手札1枚を勅令の列に追加する
root-verb-help-move = { root-verb-help-move.short }（4.2）。
    .short = どちらかの端を支配する道で兵士コマを、またはブーツで放浪者コマを動かす
root-verb-help-turmoil = { root-verb-help-turmoil.short }（7.7）。
    .short = 実行できない勅令カードを選び、内乱に陥る
root-verb-help-revolt = { root-verb-help-revolt.short }（8.4.1）。
    .short = 一致する支援者2枚を消費し、広場の敵をすべて除去して拠点を置く
root-verb-help-spread = { root-verb-help-spread.short }（8.4.2）。
    .short = 一致する支援者を消費し、支持広場に隣接する広場に支持を広げる
root-verb-help-spend = { root-verb-help-spend.short }（4.1.3）。
    .short = 始めたことのために消費する支援者か手札を選ぶ
root-verb-help-mobilize = { root-verb-help-mobilize.short }（8.5.2）。
    .short = 手札1枚を支援者に加える
root-verb-help-train = { root-verb-help-train.short }（8.5.3）。
    .short = 拠点と一致するカードを消費し、兵士コマを指揮官にする
root-verb-help-organize = { root-verb-help-organize.short }（8.6.1.IV）。
    .short = 兵士コマ1個を除去し、その広場に支持トークンを置く
root-verb-help-ferry = { root-verb-help-ferry.short }（C.2.5）。
    .short = この移動を渡し舟とする。渡し舟も動き、カード1枚を引く
root-verb-help-landmark = { root-verb-help-landmark.short }（A.5.3）。
    .short = このゲームのランドマークを、条件に合う広場に置く
root-verb-help-treetop = { root-verb-help-treetop.short }（F.1）。
    .short = 古木の梢の枠に建物を置く。除去されると得点が1点増える
root-verb-help-swap = { root-verb-help-swap.short }（F.1）。
    .short = 手札1枚を闇市の裏向きのカードと入れ替える
root-verb-help-clear = { root-verb-help-clear.short }（C.3.3）。
    .short = どちらかの端に配置物のある封鎖路を、カードの消費で解除し1点を得る
root-verb-help-slip = { root-verb-help-slip.short }（9.4.2）。
    .short = ブーツなしで放浪者コマを隣接する広場か樹林へ動かす
root-verb-help-refresh = { root-verb-help-refresh.short }（9.4.1）。
    .short = 使用済みのアイテムを表向きにする
root-verb-help-explore = { root-verb-help-explore.short }（9.5.3）。
    .short = 遺跡からアイテムを取る。たいまつ（1点）か、野盗で
root-verb-help-aid = { root-verb-help-aid.short }（9.5.4）。
    .short = アイテムを使用し、同じ広場の派閥に一致するカードを与える
root-verb-help-exhaust = { root-verb-help-exhaust.short }（9.2.5）。
    .short = 使用するアイテム、またはクエストで代わりに使うアイテムを選ぶ
root-verb-help-gain = { root-verb-help-gain.short }（9.5.4）。
    .short = 援助した派閥の作成アイテムか、遺跡の下の2枚から1枚を取る
root-verb-help-quest = { root-verb-help-quest.short }（9.5.5）。
    .short = クエストのアイテム2枚を使用し、VPかカード2枚を得る
root-verb-help-strike = { root-verb-help-strike.short }（9.5.6）。
    .short = クロスボウを使用し、ここの敵配置物1個を除去する。兵士が先
root-verb-help-repair = { root-verb-help-repair.short }（9.5.7）。
    .short = ハンマーか隠れ家を使い、損傷したアイテムを修理する
root-verb-help-steal = { root-verb-help-steal.short }（D.1.2）。
    .short = 盗賊：たいまつを使用し、ここの相手からランダムに1枚を奪う
root-verb-help-labor = { root-verb-help-labor.short }（D.2.2）。
    .short = 修繕屋：たいまつを使用し、捨て山から一致するカードを取る
root-verb-help-hideout = { root-verb-help-hideout.short }（D.3.2）。
    .short = 森護り：たいまつを使用し、3枚を修理して昼光フェイズを終える
root-verb-help-instigate = { root-verb-help-instigate.short }（D.4.2）。
    .short = さすらい人：たいまつを使用。ここの2者が戦い、除去の点は自分が得る
root-verb-help-scorch = { root-verb-help-scorch.short }（D.6.2）。
    .short = ならず者：たいまつを置いて敵配置物を除去。もう誰も入れず置けない
root-verb-help-improvise = { root-verb-help-improvise.short }（D.7.2）。
    .short = 冒険者：別のアイテムでクエストを達成し、それを損傷させる
root-verb-help-glide = { root-verb-help-glide.short }（D.9.2）。
    .short = 追立者：たいまつを使用し、ブーツなしで任意の広場へ移動する
root-verb-help-drop = { root-verb-help-drop.short }（9.6.4）。
    .short = 持ちすぎたアイテムをゲームから除去する
root-verb-help-crusade = { root-verb-help-crusade.short }（10.4.3.I）。
    .short = 神官を消費し、追放民の広場で戦闘、またはそこから移動して戦闘する
root-verb-help-convert = { root-verb-help-convert.short }（10.4.3.II）。
    .short = 神官を消費し、追放民の広場の敵の兵士コマを自分のものに置き換える
root-verb-help-sanctify = { root-verb-help-sanctify.short }（10.4.3.III）。
    .short = 神官を消費し、追放民の広場の敵の建物を庭園に置き換える
root-verb-help-score = { root-verb-help-score.short }（10.5.3）。
    .short = カードを消費し、その動物種の庭園で得点する。各動物種1ターン1回
root-verb-help-services = { root-verb-help-services.short }（11.2.6）。
    .short = 鳥歌フェイズ開始時、河民商団から手札、河船、傭兵を買う
root-verb-help-price = { root-verb-help-price.short }（11.6.2）。
    .short = 業務のコストを決める
root-verb-help-fund = { root-verb-help-fund.short }（11.2.4）。
    .short = 資産ボックスの誰の兵士コマを支払う、または失うかを選ぶ
root-verb-help-draw = { root-verb-help-draw.short }（G.1.6）。
    .short = 資産か傭兵隊でカード1枚を引く
root-verb-help-export = { root-verb-help-export.short }（11.5.3.I）。
    .short = カードをクラフトし、効果の代わりに支払いボックスに兵士コマ1個を得る
root-verb-help-post = { root-verb-help-post.short }（11.5.6）。
    .short = 支配者の資産2個を消費し、交易所と兵士コマを置いて得点する
root-verb-help-sacrifice = { root-verb-help-sacrifice.short }（10.5.4）。
    .short = 鳥カードを公開し、サプライの兵士コマ1個を神官にする
root-verb-help-dig = { root-verb-help-dig.short }（12.5.1.V）。
    .short = 一致するカードを消費してトンネルを掘る。兵士コマ4個まで移動できる
root-verb-help-fill = { root-verb-help-fill.short }（12.2.4）。
    .short = 新しいトンネルのため、3個のうちどれを除去するかを選ぶ
root-verb-help-minister = { root-verb-help-minister.short }（12.5.2）。
    .short = 登用した臣下にアクションを行わせる。各臣下1ターン1回
root-verb-help-sway = { root-verb-help-sway.short }（12.5.3）。
    .short = 別々の自分の広場と一致するカードを公開し、臣下と点を得る
root-verb-help-reveal = { root-verb-help-reveal.short }（12.6.1）。
    .short = カードを公開する。夕闇フェイズまで再び使えず、鳥はその時捨てる
root-verb-help-dismiss = { root-verb-help-dismiss.short }（12.2.3）。
    .short = 建物の喪失で失う、最も階級の高い臣下を選ぶ
root-verb-help-flip = { root-verb-help-flip.short }（13.4.2）。
    .short = 自分の兵士がいる広場の陰謀を公開。表向きの陰謀1個につき1点
root-verb-help-plot = { root-verb-help-plot.short }（13.5.2）。
    .short = 兵士コマを除去し裏向きの陰謀を置く。このターンの陰謀ごとに+1個
root-verb-help-trick = { root-verb-help-trick.short }（13.5.4）。
    .short = 表向き同士か裏向き同士の陰謀2個を入れ替える
root-verb-help-exert = { root-verb-help-exert.short }（13.6.1）。
    .short = この夕闇フェイズに引く代わりに1アクションを行う
root-verb-help-expose = { root-verb-help-expose.short }（13.2.4）。
    .short = 裏向きの陰謀の種類を宣言する。相手が機械プレイヤーでなければ一致するカードを見せる
root-verb-help-mob = { root-verb-help-mob.short }（14.4.1）。
    .short = 暴徒ダイスの後、暴徒を置く広場を選ぶ
root-verb-help-anoint = { root-verb-help-anoint.short }（14.4.3）。
    .short = 自分の兵士コマ1個を新しい武将に置き換える
root-verb-help-mood = { root-verb-help-mood.short }（14.4.4）。
    .short = 武将の気分を変える。宝物庫のアイテムが禁じる気分もある
root-verb-help-hoard = { root-verb-help-hoard.short }（14.2.4）。
    .short = クラフト、発見、略奪したアイテムを宝物庫に加える
root-verb-help-sell = { root-verb-help-sell.short }（14.2.3）。
    .short = 作成したアイテムを、カードの点で、または追放者に売却する
root-verb-help-scrap = { root-verb-help-scrap.short }（14.2.4）。
    .short = 宝物庫のアイテムを除去し、枠と1点か、兵士コマ2個を得る
root-verb-help-lead = { root-verb-help-lead.short }（14.5.2）。
    .short = 指揮で武将を移動する。同行する兵士コマの数は次に選ぶ
root-verb-help-advance = { root-verb-help-advance.short }（14.5.3）。
    .short = 武将を任意の数の兵士コマと移動し、戦闘してよい
root-verb-help-incite = { root-verb-help-incite.short }（14.6.1）。
    .short = 一致するカードを消費し、自分の兵士がいる広場に暴徒を置く
root-verb-help-rouse = { root-verb-help-rouse.short }（14.7.3）。
    .short = 意気軒昂：暴徒ダイスをもう一度振る
root-verb-help-loot = { root-verb-help-loot.short }（14.2.5）。
    .short = 出目によるヒットを与えず、広場を支配すればアイテムを奪う
root-verb-help-rally = { root-verb-help-rally.short }（14.7.1）。
    .short = 苦々しい：戦場かその隣の暴徒を、戦場の兵士コマに置き換える
root-verb-help-encamp = { root-verb-help-encamp.short }（15.4.1）。
    .short = 兵士コマを陣地に置き換える。向きは自由、1広場1回
root-verb-help-decamp = { root-verb-help-decamp.short }（15.4.2）。
    .short = 陣地を兵士コマに置き換える。1広場1回
root-verb-help-act = { root-verb-help-act.short }（15.5.2）。
    .short = 列のどのカードで実行するかを選ぶ
root-verb-help-carry = { root-verb-help-carry.short }（15.2.4）。
    .short = 移動した兵士コマ1個につき秘宝1個を運ぶ
root-verb-help-delve = { root-verb-help-delve.short }（15.5.2.II）。
    .short = 隣接する樹林から秘宝を取り、表にする
root-verb-help-recover = { root-verb-help-recover.short }（15.5.2.III）。
    .short = 同じ種類の陣地がある広場の秘宝で得点する
root-verb-help-retinue = { root-verb-help-retinue.short }（15.6.2）。
    .short = 手札1枚を従士の列に加える
root-verb-help-shift = { root-verb-help-shift.short }（15.6.2）。
    .short = 加える代わりに、従士のカード1枚を別の列に移す

## How to play each faction
root-help-marquise =
    ほぼ全広場に兵士を置いて始め、建設で得点します。
    鳥歌フェイズ：すべての製材所に木材を1個ずつ置きます。
    昼光フェイズ：最初に工房でクラフトします。その後3アクション、さらに鳥カード1枚の消費につき1アクション。戦闘、行軍（移動2回まで）、募兵（1ターンに1回、募兵所ごとに兵士1個）、建設、労働ができます。
    建設には、支配していて空の建物枠のある広場が必要です。木材はその広場か、支配する広場でつながった広場から出します。同じ種類の建物は、建てるほど木材が多く要り、得点も増えます。
    労働：製材所の広場と一致するカードを消費し、そこに木材1個を置きます。
    城砦のある広場には、他の誰も配置できません。兵士を失ったら、その広場と一致するカードを消費して兵士を城砦に移せます。どちらも城砦がある間だけです。
    夕闇フェイズ：カード1枚と、マップ上の募兵所に応じた枚数を引きます。
root-help-eyrie =
    毎回の夕闇フェイズに止まり木で得点します。マップ上に多いほど高得点です。
    自分の配置物がある広場では、同点でも支配します。
    鳥歌フェイズ：勅令にカードを1枚か2枚追加します。鳥カードは1枚までです。
    昼光フェイズ：止まり木でクラフトし、勅令を列の順にすべて実行します：募兵、移動、戦闘、建設。カード1枚で、一致する広場でのアクション1回です。鳥カードと忠臣はどの広場とも一致します。
    実行できないカードがあると内乱です。勅令の鳥1枚につき1点を失い、忠臣以外の勅令をすべて捨てます。新しい君主を選び、昼光フェイズが終わります。
    数ターン先まで計画しましょう。勅令が短くなるのは内乱の時だけです。
    クラフトしたアイテムの得点は1点だけです（建設者の時を除く）。
root-help-alliance =
    支援者だけを持ち、マップに何もない状態で始まり、支持トークンで得点します。
    鳥歌フェイズ：反乱を起こし、それから支持を広げることができます。
    反乱：支持広場と一致する支援者2枚を消費します。そこの敵をすべて除去し、拠点と兵士を置き、指揮官1個を得ます。
    支持拡大：支持広場の隣の広場と一致する支援者を消費します（支持広場がなければ任意の広場）。他プレイヤー1人の兵士コマが3個以上ある広場では、1枚多くかかります。
    昼光フェイズ：支持トークンでクラフト、カードを支援者にする動員、拠点と一致するカードで指揮官を得る訓練を行います。
    夕闇フェイズ：指揮官1個につき作戦行動1回：移動、戦闘、募兵、組織（兵士を支持トークンにする）。
    支持広場に兵士を移動させるか支持を除去した相手からは、カードを1枚もらいます。防御側の時は、大きい方の出目を使います。
root-help-vagabond =
    支配をしない放浪者コマと、使用して行動するアイテムを持ちます。
    ブーツは移動、剣は戦闘、たいまつは遺跡の探索、クロスボウは狙撃、ハンマーは修理とクラフト。援助にはどのアイテムも使えます。キャラクターには特別アクションもあります。
    鳥歌フェイズ：アイテム3枚、さらに表向きのお茶1枚につき2枚を回復します。その後、ブーツなしで隣接する広場か樹林へ潜入できます。
    クエスト：その動物種の広場で、示されたアイテムを使用します。
    援助：アイテムを使用し、同じ広場の相手にカード1枚を与えます。派閥関係が良くなると得点します。
    派閥の兵士を除去すると、その派閥は敵対派閥になります。以後、自分のターンの戦闘で除去したその派閥の配置物1個ごとに得点します。
    受けた1ヒットごとにアイテム1枚が損傷します。樹林で夕闇フェイズを迎えると、すべて修理されます。
root-help-vagabond-2 = { root-help-vagabond }

root-help-riverfolk =
    公開した手札のカード、河船、傭兵を売ります。買い手は自分の兵士コマで支払い、それが資産になります。
    鳥歌フェイズ：支払いボックスが空なら、自分の兵士コマ2個を置きます。交易所がマップ上にあれば、資産2個につき1点を得ます。その後、派閥ボード上のすべての兵士コマが資産になります。
    昼光フェイズ：移動、戦闘、1枚引くことには資産1個、クラフトには使う交易所の枠1つにつき資産1個を委託します。委託した資産は次の鳥歌フェイズに戻ります。
    カードをクラフトする代わりに、輸出して支払い1個を得ることもできます。
    資産1個の消費で、河のある広場に募兵します。広場の支配者の資産2個の消費で、交易所と兵士コマをそこに置きます。消費した資産は持ち主に戻ります。
    夕闇フェイズ：手札が5枚になるまで捨て、コストを変えることができます。
    誰が支配していても河に沿って移動できます。除去された交易所は二度と戻らず、資産の半分を失います。

root-help-duchy =
    巣穴はマップの外にあり、トンネルのあるすべての広場と隣接します。常に自分が支配し、他の誰も入れません。
    鳥歌フェイズ：巣穴に兵士1個と、堡塁に応じた数の兵士を置きます。
    昼光フェイズ：まず2アクションを行います。建設（一致するカードを公開）、巣穴に兵士1個を募兵、移動、戦闘、穴掘り：一致するカードを消費してトンネルを置き、巣穴から兵士を4個まで移動します。
    次に、臣下がそれぞれ1回ずつアクションを行えます。大貴族はトンネル、市場、堡塁で得点し、銀行家は同じ動物種のカードを点に変えます。
    次に、臣下1人を登用できます。自分の配置物がある別々の広場と一致するカード2枚、3枚、4枚を公開し、1点、2点、3点を得ます。
    夕闇フェイズ：公開したカードを手札に戻します（鳥は捨てる）。その後クラフトします。
    建物を失うと、カード1枚と、最も階級の高い臣下1人も失います。
root-help-lizards =
    庭園で得点し、庭園のある広場はすべて支配します。カードはめったに消費せず、公開して夕闇フェイズに手札へ戻します。
    鳥歌フェイズ：死せる魂の集いで最も多い動物種が追放民になります。変わらなければ嫌悪されます。その後、神官を消費して追放民の広場で秘儀を行います：聖戦（戦闘、または移動と戦闘）、兵士の改宗、建物の聖域化。追放民が嫌悪されている間、コストは1少なくなります。
    昼光フェイズ：カードを公開し、一致する支配下の広場に庭園を建設するか、一致する広場に募兵します。カードを消費し、その動物種の庭園で得点します（各動物種1ターンに1回）。鳥カードを公開し、神官1個を得ます。
    夕闇フェイズ：追放民の動物種の庭園でクラフトします。その後、カード1枚と、庭園が2枚以上ある動物種1つにつき1枚を引きます。
    誰かが消費したり捨てたりしたカードは、すべて死せる魂の集いへ行きます。
    防御側で除去された兵士は神官になります。庭園を失うと、手札1枚をランダムに捨てます。
root-help-corvids =
    陰謀の公開で得点します。その時に表向きの陰謀1個につき1点です。
    鳥歌フェイズ：陰謀でクラフトします。自分の兵士がいる広場の陰謀を公開します。
    カードを消費し、その動物種のすべての広場に募兵します。
    昼光フェイズ：移動、陰謀、戦闘、策略（陰謀2個の入れ替え）から3アクションまで行います。支配していなくても移動できます。陰謀のコストは兵士1個、このターンの次の陰謀は2個と増えていきます。
    爆破計画：公開した時、そこの敵をすべて除去し、その後それ自身も除去します。
    妨害計画：表向きの間、敵はそこに配置できず、そこから移動もできません。
    強奪計画：公開した時、そこの敵全員からカードを1枚ずつ奪います。表向きの間、夕闇フェイズに引くカードが1枚増えます。
    襲撃計画：除去された時、隣接する各広場に兵士を1個ずつ置きます。
    夕闇フェイズ：カードを引くか、代わりに策動で追加の1アクションを行います。
    裏向きの陰謀がある広場で防御側になると、1追加ヒットを与えます。そこにいる敵はカードを見せて陰謀の種類を宣言できます。当たれば陰謀は除去され、外れればそのカードをもらいます。

root-help-hundreds =
    夕闇フェイズに、敵の配置物がない支配下の広場で得点します。
    鳥歌フェイズ：暴徒が敵の建物とトークンを除去し、遺跡を探します。次に暴徒ダイスを振り、出目の動物種で暴徒の隣の広場に暴徒を置きます。
    武将のいる広場に武勇の数だけ、各牙城に1個ずつ兵士を置きます。その後、武将の気分を変えます。宝物庫のアイテムが禁じる気分もあります。
    昼光フェイズ：牙城でクラフトします。次に指揮の数だけアクションを行います：移動、戦闘、建設（一致するカードを消費）。次に武勇の数だけ武将進撃を行います：武将とともに移動し、戦闘します。
    夕闇フェイズ：カードを消費し、自分の兵士がいる一致する広場で暴徒を煽動します。制圧で得点し、カード1枚を引きます。
    宝物庫は指揮（ブーツ、袋、コイン）と武勇（その他）を高めます。
    クラフトしたアイテムは宝物庫に入れるか、売却してその点を得ます。攻撃側の時に略奪できます：出目によるヒットを与えず、その後支配していればアイテムを奪います。
    武将は兵士に数え、戦闘でしか除去されません。

root-help-keepers =
    秘宝の回収で得点します。樹林から、その種類を示す陣地へ運びましょう。3種類が揃ったタテ列で、さらに2点を得ます。
    鳥歌フェイズ：兵士を陣地に、その後陣地を兵士に置き換えます（それぞれ1広場に1回）。次に、一致するカードを消費し、陣地に兵士2個を募兵します。
    昼光フェイズ：陣地でクラフトします。次に、従士の各カードで列の順に1回ずつ、一致する広場でアクションを行えます：
      移動：兵士1個につき秘宝1個を運べます。
      戦闘後探求：その後、兵士がいて広場を支配していれば、隣接する樹林から秘宝を取ります。
      移動か回収：陣地にある秘宝で得点します。
    秘宝の価値と同じ数の支配下の広場が必要です。探求ではその樹林の周囲の広場、回収ではその広場の動物種の広場です。足りなければカードを失います。
    夕闇フェイズ：兵士コマが4個以上ある各広場から1個を除去します。従士にカードを加えるか、1枚を移します。カード1枚と、陣地1つにつき1枚を引きます。
    秘宝と兵士がいる戦闘では最初の1ヒットを無視します。秘宝を除去した相手は2点を得て、その秘宝を任意の樹林に表向きで置きます。

## What the game is, for those who have never seen it
root-about-does =
    派閥を率い、道でつながった12の広場からなる大森林をめぐって争います。2から6の派閥が同じマップで戦います。兵士を動かし、戦い、建物やトークンを置き、カードからアイテムを作ります。兵士と建物が最も多い広場を支配します。
root-about-wins =
    最初に30点に達したプレイヤーがただちに勝利します。得点の方法は派閥ごとに違います。猫野侯国は建設し、鷲巣王朝は止まり木を保ち、森林連合は支持を広げます。アイテムのクラフトと、敵の建物やトークンの除去では誰もが得点します。圧倒カードによる別の勝ち方もあります。得点をやめ、決められた広場の支配で勝利します。
root-about-turn =
    ターンは3つのフェイズからなります。鳥歌フェイズで備え、昼光フェイズに行動し、夕闇フェイズにカードを引きます。各フェイズですることは派閥ごとに違います。移動元か移動先を支配していれば、兵士は移動できます。戦闘ではダイス2個を振り、攻撃側が大きい方の出目を使います。
root-about-special =
    遊び方が同じ派閥は1つもありません。猫野侯国は大森林全体を押さえますが、手薄になります。鷲巣王朝は毎ターンやるべきことが増え、できなければ内乱に陥ります。森林連合は何もないところから反乱を起こします。放浪部族は1人でさすらい、ある者を助け、ある者から奪います。他の6つの派閥は、業務を売り、トンネルを掘り、陰謀を隠し、秘宝を探します。
root-about-first =
    まずコーチが案内する最初のゲーム、猫野侯国を遊んでください。数ターンを通して手順を説明します。その後、秋マップでボット3体を相手に、猫野侯国で新しいゲームを始めましょう。1つの派閥に慣れてから次へ進むのがおすすめです。

## How to read the map, how a battle goes, where points come from
root-help-strip =
    大きな画面では、すべての派閥ボードがマップの下に並びます。クリックか派閥の英大文字のキーで、1枚を全体表示します。
    エリアの#はマップ上の配置物、括弧の数が今の値です。
    VPは点です。動物種の後の数は、その枚数や個数です。
root-help-strip-marquise =
    C  1:2は広場1の木材2個。建物の次の数は、建てた時の得点です。その下は木材のコストです。
root-help-strip-eyrie =
    E  勅令の列にはカードを動物種で並べます。vは忠臣です。
root-help-strip-alliance =
    A  コストは支援者の枚数。括弧は次の支持のコストと得点です。
root-help-strip-vagabond =
    V  派閥関係の後の英字は、その関係にある派閥です。
root-help-strip-vagabond-2 =
    U  派閥関係の後の英字は、その関係にある派閥です。
root-help-strip-corvids =
    P  陰謀の後：表向きの広場と、まだ見ていない個数です。
root-help-strip-lizards =
    L  庭園の行：得点、次に庭園のある広場です。
root-help-strip-riverfolk =
    O  資産や支払いのL2は、Lの兵士コマ2個です。
root-help-strip-duchy =
    D  残りの冠は、下級貴族、貴族、大貴族の順です。
root-help-strip-hundreds =
    H  指揮と武勇の後：宝物庫のアイテムを1字で示します（靴、袋など）。
root-help-strip-keepers =
    K  f、a、jは像、石板、宝石です。13--は回収したもの、g: jは樹林gの秘宝です。
root-help-map =
    枠は広場です：番号、動物種、支配プレイヤー。英大文字は派閥、-は誰もいない広場、=は同点で誰も支配しない広場です。
    その下がそこにいるものです：C3はCの兵士3個、Vだけなら放浪者コマ。H5*は武将を含めて兵士5個です。
      C 猫野侯国  E 鷲巣王朝  A 森林連合  V 放浪部族  U 放浪部族2  L 蜥蜴教団
      O 河民商団  D 地底公領  P 黒鴉結社  H 百獣王国  K 甲鉄衛団
    次が建物枠：[]は空、##は遺跡（画面によっては網掛け）です。
      Cs 製材所  Cw 工房  Cr 募兵所  Er 止まり木  Ab 拠点  Lg 庭園
      Dc 堡塁    Dm 市場  Hs 牙城    Kf Ka Kj 陣地（秘宝の種類）
    次がトークン：k 城砦、w 木材（w3は3個）、y 支持、m 暴徒、t 交易所、u トンネル、f a j 秘宝：像、石板、宝石。
      陰謀：? 裏向き、b 爆破計画、s 妨害計画、e 強奪計画、r 襲撃計画。
      & 渡し舟、^ 矢倉、* ホームランド、! 焦土：誰も置けず入れません。
    線は道、Xのある点線は封鎖路、~は水です。丸括弧の英字は樹林で、入れるのは放浪部族と追放者だけです。コマと秘宝は樹林の英字の後に並びます。
    角の><と二重枠は選べるもの、角括弧はカーソルの位置です。城砦を家、支持を旗で示す画面もあります。
root-landmark-black-market = 闇市
root-landmark-elder-treetop = 古木の梢
root-landmark-ferry = 渡し舟
root-landmark-legendary-forge = 伝説の鍛冶場
root-landmark-lost-city = 失われた都
root-landmark-tower = 矢倉
root-landmark-site-black-market = 建物枠が1つで遺跡のない広場
root-landmark-site-elder-treetop = 隅の広場
root-landmark-site-ferry = 河か湖に接する広場
root-landmark-site-legendary-forge = 広場
root-landmark-site-lost-city = 河か湖に接する広場
root-landmark-site-tower = 遺跡のある広場
root-landmark-text-black-market = 1ターンに1回、ここに配置物があれば、手札1枚をここの1枚と入れ替える。
root-landmark-text-elder-treetop = 建物枠が1つ増える。そこの建物の除去は追加で1点。
root-landmark-text-ferry = 1ターンに1回、ここから水を渡って移動し、カード1枚を引いてよい。
root-landmark-text-legendary-forge = ここのアイテムのクラフトにはここに配置物が必要（さらにカード1枚、1点ずつ）。
root-landmark-text-lost-city = 同時にキツネ、ウサギ、ネズミの広場である。
root-landmark-text-tower = 夕闇フェイズ終了時にここを支配していれば1点を得る。
root-help-side =
    得点：>は選択中のプレイヤー、*はターン中のプレイヤーです。
    次に点と手札の枚数。+の後は支援者、資産、公開したカードです。「圧」と動物種は発動した圧倒カード、+EはEとの共闘軍です。
    手札：カードの後の字はクラフトのコストです。狐 キツネ、兎 ウサギ、鼠 ネズミ、* 任意の動物種。「クラフト：狐2」はキツネで使えるツール2個、「アイテム：」はサプライの残りです。
    動物種：狐 キツネ、兎 ウサギ、鼠 ネズミ、鳥。
    アイテム：靴 ブーツ、袋、弩 クロスボウ、槌 ハンマー、剣、茶 お茶、貨 コイン、灯 たいまつ。
root-help-battle =
    1. 防御側は奇襲カード（鳥、または広場の動物種）をプレイできます。攻撃側が別の奇襲カードで妨害しない限り、すぐに2ヒットを与えます。
    2. ダイス2個を振ります（各0から3）。攻撃側は大きい方、防御側は小さい方の出目を使います。森林連合が防御側なら逆です。出目によるヒットは、そこにいる自分の兵士の数までです。放浪部族は非損傷状態の剣の数までです。
    3. 追加ヒットを加えます：防御側にそこの兵士（放浪部族なら非損傷状態の剣）がなければ1ヒット、さらに君主やカードによるヒット。
    4. 両者が同時にヒットを受けます。1ヒットで配置物1個を除去します：兵士が先、その後は持ち主が選びます。放浪部族はアイテムが損傷します。
    除去した建物かトークン1個につき1点を得ます。
root-help-points =
    最初に30点に達したプレイヤーがただちに勝利します。
    誰もが、除去した敵の建物やトークン1個につき1点、クラフトしたアイテムごとにその点を得ます。
    猫野侯国：建物ごとに。同じ種類の後のものほど高得点。
    鷲巣王朝：夕闇フェイズごとに、マップ上の止まり木で。
    森林連合：支持トークンごとに。後のものほど高得点。
    放浪部族：クエスト、遺跡、援助、敵対派閥の配置物。
    蜥蜴教団：昼光フェイズに消費したカードごとに、その動物種の庭園に応じて。
    河民商団：新しい交易所と、鳥歌フェイズごとに資産2個につき1点。
    地底公領：登用した臣下、大貴族、銀行家で消費したカード。
    黒鴉結社：陰謀の公開ごとに、その時に表向きの陰謀1個につき1点。
    百獣王国：夕闇フェイズごとに、制圧した広場で。売却したアイテム。
    甲鉄衛団：秘宝の回収。
root-help-dominance = 10点以上なら、昼光フェイズに圧倒カードを発動できます。以後は得点せず、鳥歌フェイズ開始時にその動物種の広場3つ（鳥なら対角の隅2つ）を支配していれば勝利します。4人以上のゲームでは、放浪部族は最も点の低いプレイヤーと共闘軍を組むために使います。

## What is wrong with a new game
root-setup-endless = 放浪部族と河民商団だけでは遊べません。他の派閥を加えてください。
root-setup-corners = このマップの隅は{ $corners }つだけで、{ $seats }には足りません。
root-reach = リーチ{ $reach }：{ $seats }人の推奨は{ $least }です（5.2）。
root-reach-low = リーチ{ $reach }は{ $seats }人の推奨{ $least }を下回り、静かなゲームになります（5.2）。
root-setup-any = 席「any」の派閥のドラフトには、上級準備手順が必要です。
root-seat-any = ドラフト
root-setup-no-character = 「{ $seat }」：キャラクターを持つのは放浪部族だけです。
root-setup-character = キャラクター「{ $character }」はありません。有効：{ $known }。

## What is wrong with a board
root-board-clearing-gap = 広場{ $clearing }がありません：広場は1から欠番なく番号を付けてください
root-board-clearing-twice = 広場{ $clearing }が2回あります
root-board-no-clearing = 広場{ $clearing }はありません
root-board-ruins = 遺跡（{ $ruins }）が建物枠（{ $slots }）より多すぎます
root-board-too-many-ruins = 遺跡が{ $found }枚ありますが、アイテムは{ $most }枚分だけです
root-board-corner-without-slot = 隅は派閥の開始地点なので、建物枠が1つ以上必要です
root-board-ferry-ashore = 渡し舟は水の上から始まりますが、広場{ $clearing }に接する河や岸がありません
root-board-map-edge = 外周の広場は{ $wanted }のはずですが、{ $found }です
root-board-no-forests = マップには樹林が1つ以上必要です
root-board-opposite = 広場{ $clearing }は、この隅を対角としていません
root-board-no-corners = マップには対角の隅が1組以上必要です
root-board-same-place = 広場{ $one }と広場{ $other }が同じ位置にあります
root-board-link-to-itself = 広場{ $clearing }をそれ自身とつないでいます
root-board-link-twice = { $one }から{ $other }が2回あります
root-board-crossing = 直線{ $one }から{ $other }と、{ $from }から{ $to }が交差しています
root-board-coast-crossing = 湖から広場{ $clearing }への直線が、{ $from }から{ $to }への直線と交差しています
root-board-disconnected = 広場1から{ $clearings }へ通じる道がありません
root-board-forest-gap = 樹林{ $forest }がありません：樹林はaから欠けなく英字を付けてください
root-board-forest-twice = 樹林{ $forest }と広場が同じです
root-board-not-a-forest = 道の間に、広場{ $clearings }だけに接する領域がありません
root-board-forest-not-listed = 広場{ $clearings }に接する領域が樹林として挙がっていません
root-board-box-outside = 枠が画面内に収まりません
root-board-boxes-touch = 枠が広場{ $clearing }の枠に接しています
root-board-path = 道
root-board-closed-path = 封鎖路
root-board-river = 河
root-board-line-missing = { $from }から{ $to }への{ $line }が描かれていません
root-board-line-unknown = マップに{ $from }から{ $to }への{ $line }がありません
root-board-not-straight = { $from }から{ $to }への線が、8方向のどれにも沿っていません
root-board-outside-pane = { $cell }は画面の外です
root-board-line-folds = 線が{ $cell }に戻っています
root-board-line-loose = 線が広場{ $clearing }の枠に届いていません
root-board-line-through-box = 線が{ $cell }で広場{ $clearing }の枠を通り抜けています
root-board-line-beside-box = 線が{ $cell }で広場{ $clearing }の枠に接していますが、そこで終わっていません
root-board-lines-meet = 線が{ $cell }で{ $from }から{ $to }への線と交わっています
root-board-lines-beside = 線が{ $cell }で{ $from }から{ $to }への線と並んでいます
root-board-line-in-lake = 線が{ $cell }で湖に入っています
root-board-no-bridge = { $one }から{ $other }への道が、{ $from }から{ $to }への河を渡っていません
root-board-lake-touches = 湖は{ $found }の枠に接していますが、岸には{ $wanted }とあります
root-board-label-missing = 樹林{ $forest }の英字がありません
root-board-no-forest = 樹林{ $forest }はありません
root-board-label-outside = 英字が自分の樹林の外にあります
root-board-label-cramped = 英字の周囲に空白{ $wanted }個が続くはずですが、{ $found }個です
root-board-forest-open = 広場{ $clearings }だけに接する閉じた領域が描かれていません
root-board-area-no-forest = 広場{ $clearings }に接する{ $cell }の周囲の領域は樹林ではありません

## What is wrong with a position
root-doc-available = 圧倒カードだけのはずですが、{ $cards }があります
root-doc-discard = 圧倒カードは捨て山ではなく「available」に書いてください：{ $cards }
root-doc-round = ラウンドは1から数えます
root-doc-ruins = マップの広場{ $clearing }に遺跡がありません
root-doc-no-trigger = { $text }は待機できる効果ではありません
root-doc-no-ruin = その広場に遺跡がありません
root-doc-looks = アイテム1枚か2枚と、それを見たプレイヤーが必要です
root-doc-clearing = マップにその広場がありません
root-doc-slots = 建物枠{ $slots }に建物{ $built }枚は入りません
root-doc-slots-none = 遺跡のある広場には、そのための建物枠が必要です
root-doc-slots-ruin = 遺跡1つを含む建物枠{ $slots }に、建物{ $built }枚は入りません
root-doc-warriors = 兵士が多すぎます：{ $faction }は{ $most }個だけです
root-doc-pieces = { $piece }が多すぎます：箱には{ $most }個だけです
root-doc-crafted = プレイに残るのは継続効果だけで、{ $cards }は残りません
root-doc-crafted-twice = 1人が同じ名前の効果を2つ持つことはできません：{ $cards }
root-doc-coalition = 共闘軍を組めるのは放浪部族だけです
root-doc-column = { $what }はこの列にありません
root-doc-deposed = この君主は失脚とされています
root-doc-vizier = { $column }に忠臣がいません
root-doc-few-warriors = { $faction }の兵士はサプライの残り{ $left }個までのはずですが、{ $found }個です
root-doc-no-service = { $text }は業務ではありません：hand_card、riverboats、mercenaries
root-doc-prices = コストは1から4のはずです
root-doc-posts = 失った{ $piece }が、マップ外の数より多くなっています
root-doc-no-minister = { $text }は臣下ではありません
root-doc-no-rank = { $text }は階級ではありません：squire、noble、lord
root-doc-no-pawn = このゲームに放浪部族はいません
root-doc-quest-done = 達成済みです：{ $quests }
root-doc-items = { $item }が多すぎます：箱には{ $most }枚、ここには{ $found }枚
root-doc-ruin-items = アイテムが遺跡より多くあります
root-doc-suits-missing = このマップに動物種の印刷はありません：広場の番号順に1つずつ書いてください
root-doc-suits = 各広場に1つ、計{ $count }個の動物種が必要です
root-doc-no-side = { $text }は側ではありません：attacker、defender
root-doc-pair = 値は2つ、攻撃側が先のはずです
root-doc-no-clearing-suit = { $text }は広場の動物種ではありません：fox、rabbit、mouse
root-doc-closed-path = { $from }から{ $to }への道は、最初は封鎖路ではありません
root-doc-ferry = 渡し舟には水が必要ですが、広場{ $clearing }にはありません
root-doc-tower = 矢倉を広場{ $clearing }に置けません：マップにその広場がありません
root-doc-no-landmark = { $text }はランドマークではありません
root-doc-landmarks = ランドマークは1ゲームに{ $most }個までです
root-doc-landmarks-near = ランドマーク同士が近すぎます
root-doc-landmark-site = { $landmark }には{ $site }が必要です
root-doc-treetop = { $text }はその広場の建物ではありません
root-doc-market = カードは露店ごとに1枚、計{ $count }枚のはずです
root-doc-no-phase = { $text }はフェイズではありません：setup、birdsong、daylight、evening
root-doc-undrafted = 席「any」は派閥が未定で、これはフェイズ「setup」だけで可能です
root-doc-draft = プールとホームランドはフェイズ「setup」にだけあります
root-doc-character = プール内の放浪部族にだけ、他と重複しないキャラクターがそれぞれ必要です
root-doc-no-character = { $text }はキャラクターではありません
root-doc-setup = 準備には、処理待ちのステップの一覧か新しいゲームが必要です
root-doc-no-hireling = { $text }は傭兵隊ではないか、2回あります
root-doc-hireling-faction = { $hireling }に対応する{ $faction }がゲームに参加しています（法典A.6.5）
root-doc-hirelings = 傭兵隊は1ゲームに{ $most }組までです
root-doc-no-suit = { $text }は動物種ではありません：fox、rabbit、mouse、bird
root-doc-no-item = { $text }はアイテムではありません
root-doc-no-leader = { $text }は君主ではありません：builder、charismatic、commander、despot、none
root-doc-no-mood = { $text }は気分ではありません：bitter、grandiose、jubilant、lavish、relentless、rowdy、stubborn、wrathful
root-doc-warlord = 広場{ $clearing }に武将となり得る兵士がいません
root-doc-hoard = 宝物庫の各トラックはアイテム4枚までで、たいまつは入りません
root-doc-no-column = { $text }は列ではありません：recruit、move、battle、build
root-doc-no-spot = { $text }はこのマップの広場でも樹林でもありません
root-doc-no-tile = { $text }はアイテムではありません。例：「sword」「sword-」「sword!」
root-doc-no-relation = { $text }は派閥関係ではありません
root-doc-no-quest = { $text }はクエストではありません
root-doc-no-plot = { $text }は陰謀ではありません：bomb、snare、extortion、raid
root-broken-ambushes = 用意されたカードに奇襲でないものがあります
root-broken-cards-twice = { $place }を含む2か所に同じカードがあります：{ $cards }
root-broken-cards-missing = カードが足りません：{ $cards }
root-broken-warriors = { $faction }の兵士が合計{ $total }個あります
root-broken-pieces = { $piece }は{ $expected }個のはずですが、{ $total }個です
root-broken-counted = 広場{ $clearing }の建物の数が誤っています
root-broken-slots = 広場{ $clearing }は建物{ $built }枚に対し建物枠が足りません
root-broken-two = 広場{ $clearing }に{ $pieces }が2個以上あります（{ $faction }）
root-broken-plot = 広場{ $clearing }の陰謀の種類があり得ません
root-broken-stray = 処理待ちのステップに、実行されたアクションの情報がありません
root-broken-hoard = 宝物庫のトラックにアイテムが5枚以上あります
root-broken-warlord = 兵士のいない所に武将がいます
root-broken-items = { $item }は{ $most }枚のはずですが、{ $total }枚です
root-broken-coffins = 《棺桶職人》の上に兵士がいますが、誰もそれをプレイしていません
root-broken-exhausted = 使用済みの{ $item }が、{ $faction }の作成した枚数より多くあります
root-broken-landmark = ランドマークがカードの規則に反しています
root-broken-quests = クエストが足りないか、2か所にあります
root-broken-early-points = 準備中に得点を持つプレイヤーがいます（法典A.9）
root-broken-pawn = { $faction }のコマが広場にも樹林にもありません
root-broken-points = { $faction }は{ $points }点ですが、勝利していません
root-broken-crowns = 冠は各階級3個ですが、使用済みか喪失の{ $rank }がそれを超えています
root-broken-effects = 効果が待機していますが、処理待ちのステップがありません
root-broken-relics = 裏向きの{ $relic }は{ $down }個ですが、残る価値は{ $unknown }個です
root-broken-relics-lost = 秘宝の行き先の樹林を選ぶ者がいないか、秘宝がマップにない樹林にあります
root-broken-retinue = 従士が多すぎるか、従士にないカードが実行されました
root-doc-no-relic = { $text }は秘宝ではありません：figure、tablet、jewelry、表向きなら_1、_2、_3を付ける
root-doc-no-forest = マップにその樹林がありません
root-doc-relics = 裏向きの秘宝の数が、他に書かれた秘宝と合いません：{ $relics }を確かめてください
root-doc-no-slot = { $text }は従士の列ではありません：move、delve、recover
root-broken-supporters = 拠点がないのに支援者が6枚以上あります
root-pending-battle-seats = 戦闘が、このゲームの異なる2人のプレイヤーや傭兵隊の間のものではありません
root-pending-battle-hits = それほど多くのヒットのある戦闘はありません
root-pending-battle-clearing = 戦場がこのマップにありません
root-pending-battle-losses = 除去に選ばれた配置物が、そこにある数より多くなっています
root-pending-no-battle = 戦闘がありません
root-pending-picks = 選ばれた配置物が処理待ちのステップと合いません
root-pending-table = 処理待ちのステップに必要な場所か配置物が、今は使えません
root-pending-terrain = マップにその道、河、渡し舟はありません
root-pending-landmark = 処理待ちのステップに必要なランドマークが置かれていません
root-pending-faction = その派閥はこのゲームにいません
root-pending-order = 処理待ちのステップが、割り込みを先頭とするターンの順になっていません
root-pending-twice = 同じステップが2回処理待ちになっています
root-pending-effect = ここにいないプレイヤー、またはここにない場所の効果が待機しています
root-pending-no-effect = 待機中の効果がありません
root-pending-unresolved = 効果が待機していますが、それを処理するものがありません
root-pending-effects-first = 待機中の効果は何よりも先に処理されます

## What a bot expects of an action: a figure with its sign, and what it is expected of

root-reason-score = 得点{ $gain }
root-reason-cards = 手札{ $gain }
root-reason-crafted = 作成した効果カード{ $gain }
root-reason-pass = 矢倉{ $gain }
root-reason-hirelings = 傭兵隊{ $gain }
root-reason-dominance = 圧倒カード{ $gain }
root-reason-rivals = 他の勢力の抑制{ $gain }
root-reason-safety = 配置物の安全{ $gain }
root-reason-warriors = 兵士{ $gain }
root-reason-rule = 支配する広場{ $gain }
root-reason-room = 建設の余地{ $gain }
root-reason-buildings = マップ上の建物{ $gain }
root-reason-construction = これからの建物の得点{ $gain }
root-reason-roosts = これからの止まり木の得点{ $gain }
root-reason-decree = 勅令のカード{ $gain }
root-reason-order = 勅令を守れること{ $gain }
root-reason-sympathy = これからの支持の得点{ $gain }
root-reason-supporters = 支援者{ $gain }
root-reason-officers = 指揮官{ $gain }
root-reason-items = アイテム{ $gain }
root-reason-ready = 使えるアイテム{ $gain }
root-reason-relations = 関係{ $gain }
root-reason-quests = 達成できるクエスト{ $gain }
root-reason-reach = 近くの遺跡と獲物{ $gain }
root-reason-gardens = これからの庭園の得点{ $gain }
root-reason-acolytes = 神官{ $gain }
root-reason-funds = 資産とこれからの配当{ $gain }
root-reason-posts = 交易所{ $gain }
root-reason-prices = 業務のコスト{ $gain }
root-reason-ministers = 臣下{ $gain }
root-reason-tunnels = トンネル{ $gain }
root-reason-plots = 陰謀{ $gain }
root-reason-oppression = これからの制圧の得点{ $gain }
root-reason-hoard = 宝物庫{ $gain }
root-reason-warlord = 武将{ $gain }
root-reason-mobs = 暴徒{ $gain }
root-reason-relics = 回収できる秘宝{ $gain }
root-reason-retinue = 従士{ $gain }
