# The rules of Iwari in Simplified Chinese, in the order of their numbers.

iwari-law-i1 = 术语
iwari-law-i1-1 = 共有5种区域：苔原、森林、冰川、海岸和沙漠。
    .heading = 区域
iwari-law-i1-2 = 一个区域有数个帐篷格和1个图腾格。
    .heading = 格子
iwari-law-i1-3 = 路线连接帐篷格，既穿过区域，也从一个区域通往下一个。
    .heading = 路线
iwari-law-i1-4 = 区域连接点是2个区域之间带编号的连接，分陆路和水路。
    .heading = 区域连接点
iwari-law-i1-5 = 区域在放置第一个帐篷之前都是未探索的。
    .heading = 探索
iwari-law-i1-6 = 部落是一位玩家的全部物件。2名玩家时，还有一个由两人共用的第三部落。
    .heading = 部落

iwari-law-i2 = 配件
iwari-law-i2-1 = 共57张：苔原13张、森林12张、冰川11张、海岸11张、沙漠10张。
    .heading = 部落卡
iwari-law-i2-2 = 每个部落有20个帐篷和8个图腾。
    .heading = 部落物件
iwari-law-i2-3 = 有4座山脉、标明已计分的区域和区域连接点的指示物，以及6个功绩：联合2个、发现2个、荣耀1个、敬重1个。
    .heading = 指示物与功绩
iwari-law-i2-4 = 每张地图有自己的区域、路线和区域连接点。
    .heading = 地图

iwari-law-i3 = 游戏设置
iwari-law-i3-1 = 选择一张地图。每位玩家拿取一个部落的物件。
    .heading = 部落
iwari-law-i3-2 = 随机移除每种部落卡：4名玩家时每种1张，2或3名玩家时每种2张，5名玩家时不移除。
    .heading = 部落卡
iwari-law-i3-3 = 每座山脉随机封住一个区域连接点，该处不计分。2名玩家时有4座山脉，每多1名玩家就少1座。
    .heading = 山脉
iwari-law-i3-4 = 洗混部落卡，给每位玩家发3张，并将4张正面朝上作为公开牌。其余作为部落牌堆。
    .heading = 发牌
iwari-law-i3-5 = 随机决定起始玩家。游戏按顺时针进行。
    .heading = 起始玩家

iwari-law-i4 = 回合
iwari-law-i4-1 = 打出部落卡并放置物件（I5、I6），或者丢弃1张手牌并抽取1张。
    .heading = 选择
iwari-law-i4-2 = 放置物件之后，将手牌抽取至3张，每张都可以来自公开牌或部落牌堆。
    .heading = 抽取
iwari-law-i4-3 = 抽取完毕后，将公开牌补至4张。
    .heading = 公开牌

iwari-law-i5 = 打出部落卡
iwari-law-i5-1 = 打出至多3张部落卡，放置至多2个物件，只在1个区域。
    .heading = 3、2、1
iwari-law-i5-2 = 每个物件需要1张该区域种类的部落卡，或任意2张相同的部落卡（百搭）。
    .heading = 代价
iwari-law-i5-3 = 与该区域同种类的卡称为同类卡，任意2张相同的卡为1组百搭。你可以打出1张同类卡、2张同类卡、1组百搭，或1张同类卡加1组百搭。
    .heading = 支付方式
iwari-law-i5-4 = 打出的部落卡进入弃牌堆。
    .heading = 弃牌

iwari-law-i6 = 放置物件
iwari-law-i6-1 = 在该处恰好放置1个帐篷，本回合不再放置其他物件。
    .heading = 未探索的区域
iwari-law-i6-2 = 放置1或2个物件，帐篷或图腾均可。
    .heading = 已探索的区域
iwari-law-i6-3 = 帐篷需要一个空的帐篷格。已满的区域不能再放置帐篷。
    .heading = 帐篷
iwari-law-i6-4 = 一个区域中所有部落的图腾总数，至多等于帐篷最多的部落在该处的帐篷数。
    .heading = 图腾
iwari-law-i6-5 = 2个物件依次放置，因此一个帐篷可以为一个图腾腾出位置。
    .heading = 顺序
iwari-law-i6-6 = 你只能放置自己供应堆中的物件。物件永不移动。
    .heading = 供应堆

iwari-law-i7 = 2名玩家
iwari-law-i7-1 = 两名玩家共用第三部落，有20个帐篷和8个图腾。
    .heading = 第三部落
iwari-law-i7-2 = 你用1或2张部落卡放置物件之后，用剩余的手牌为第三部落放置。然后你抽取卡牌。用了3张之后，第三部落不行动。
    .heading = 放置
iwari-law-i7-3 = 第三部落计入所有多数的比较，但不得分，也不能获胜。
    .heading = 分数
iwari-law-i7-4 = 若剩余的部落卡不足以放置，第三部落不行动。若足以放置，你必须放置至少1个物件。未使用的部落卡留在你手中。
    .heading = 无法放置
iwari-law-i7-5 = 所有其他条文不变。第三部落出自英文规则。可以选择不用第三部落，与中文规则相同。
    .heading = 其余规则

iwari-law-i8 = 中场
iwari-law-i8-1 = 部落牌堆第一次用尽时，洗混弃牌堆作为新的部落牌堆。当前玩家继续抽完应抽的卡。
    .heading = 第一次
iwari-law-i8-2 = 然后为每个区域的帐篷计分（I10），图腾和村庄不计分。
    .heading = 计分
iwari-law-i8-3 = 由下一位玩家继续游戏。
    .heading = 下一回合

iwari-law-i9 = 游戏结束
iwari-law-i9-1 = 部落牌堆第二次用尽时，继续进行到所有玩家的回合数相同。
    .heading = 第二次
iwari-law-i9-2 = 不再有新的部落牌堆。只要还有公开牌，你就从公开牌中抽取。
    .heading = 没有牌堆
iwari-law-i9-3 = 然后为帐篷（I10）、图腾（I11）和村庄（I12）计分。
    .heading = 计分
iwari-law-i9-4 = 分数最高的玩家获胜。平手时，供应堆中剩余物件最多的玩家获胜；若仍平手，则共享胜利。
    .heading = 胜利

iwari-law-i10 = 帐篷计分
iwari-law-i10-1 = 在每个区域，按帐篷数给各部落排名。没有帐篷的部落不得分。
    .heading = 名次
iwari-law-i10-2 = 该区域每有1个帐篷，不论属于哪个部落，第一名得1分。
    .heading = 第一名
iwari-law-i10-3 = 其后每个名次的得分，等于其上一名次的帐篷数。
    .heading = 其他名次
iwari-law-i10-4 = 平手的部落同列一个名次，各得全部分数。下一名次的得分，等于平手部落之一的帐篷数。
    .heading = 平手
iwari-law-i10-5 = 4、2、1个帐篷分别得7、4、2分。3、3、1个分别得7、7、3分。
    .heading = 示例

iwari-law-i11 = 图腾计分
iwari-law-i11-1 = 有山脉的区域连接点不计分。
    .heading = 山脉
iwari-law-i11-2 = 在区域连接点两端图腾都最多的部落，两端每有1个图腾，不论属于哪个部落，得1分。平手也算，但该部落在两端都须有图腾。
    .heading = 区域连接点
iwari-law-i11-3 = 按编号顺序为区域连接点计分。
    .heading = 顺序
iwari-law-i11-4 = 一端有2个红图腾和1个蓝图腾，另一端有1个红图腾，则红得4分。
    .heading = 示例

iwari-law-i12 = 村庄计分
iwari-law-i12-1 = 你的4个以上帐篷由路线不间断地相接，即为村庄。村庄可以跨越多个区域。
    .heading = 村庄
iwari-law-i12-2 = 村庄中的每个帐篷得1分。
    .heading = 分数
iwari-law-i12-3 = 由路线相接的所有帐篷算作一个村庄。
    .heading = 规模

iwari-law-i13 = 功绩
iwari-law-i13-1 = 第一位和第二位建成村庄的玩家，可以各将一个「联合」放在该村庄所在的一个区域。
    .heading = 联合
iwari-law-i13-2 = 第一位和第二位占据某区域最后一个帐篷格的玩家，可以各使用一个「发现」，将其放在任意一个其他区域。
    .heading = 发现
iwari-law-i13-3 = 第一位因放置图腾而在一个陆路区域连接点两端图腾都最多（I11.2）的玩家，可以将「荣耀」放在该处。该处不能有山脉。
    .heading = 荣耀
iwari-law-i13-4 = 水路区域连接点同样如此，放置「敬重」。
    .heading = 敬重
iwari-law-i13-5 = 每个功绩使其所在区域或区域连接点的倍数加1。1个功绩使其分数变为2倍，2个功绩变为3倍。
    .heading = 倍数
iwari-law-i13-6 = 在区域中，功绩使帐篷的分数乘以倍数，中场计分时也一样。在区域连接点上，功绩使图腾的分数乘以倍数。
    .heading = 作用

iwari-law-i14 = 远征
iwari-law-i14-1 = 第一位达成远征的玩家立即获得较高的分数，第二位获得较低的分数，此后该远征不再计分。每位玩家对每个远征只计分一次，并且须在自己的回合。
    .heading = 计分
iwari-law-i14-2 = 每场游戏从12个远征中发出3个。
    .heading = 选取

iwari-law-i15 = 特殊地图
iwari-law-i15-1 = 对村庄来说，区域连接点也是路线。图腾不能放置在苔原。只有豪华版这样规定，可以选择允许放置。
    .heading = 漂浮之地
iwari-law-i15-2 = 区域连接点1和11连接相同的2个区域。两者都计分。
    .heading = 冰川之地
iwari-law-i15-3 = 游戏结束时，长路沿线的帐篷视同在一个区域中计分（I10）。
    .heading = 漫漫长路
iwari-law-i15-4 = 本程序不包含这张地图。
    .heading = 遗忘之岛
