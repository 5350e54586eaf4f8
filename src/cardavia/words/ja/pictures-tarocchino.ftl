# What the pictures of Tarocchino's cards show, one short sentence a card; for galleries and for those who do not see them.

## Coins

picture-tarocchino-D1 = 赤い光線に囲まれ、バラに挟まれた大きな金貨。
picture-tarocchino-D6 = 6枚の大きな金貨、中央に2枚、その両脇に2枚ずつ。
picture-tarocchino-D7 = 7枚の金貨、縦に3枚、左右に2枚ずつ。
picture-tarocchino-D8 = 8枚の金貨、中ほどに6枚、上下の端に1枚ずつ。
picture-tarocchino-D9 = 3列に並んだ9枚の金貨、中央の列が高い。
picture-tarocchino-D10 = 3列に並んだ10枚の金貨。
picture-tarocchino-DF = 緑のドレスと水玉の赤いスカーフの侍女が、コインを掲げる。
picture-tarocchino-DC = 赤い羽根の青い帽子の騎士が、白い馬を引き、コインを持つ。
picture-tarocchino-DQ = 金の輪模様の青いドレスに長いお下げ髪、冠の女王が、コインを見せる。
picture-tarocchino-DR = 白貂の毛皮と赤い冠の、ひげの王がコインを持つ。

## Cups

picture-tarocchino-C1 = 青いぶどうのつるに挟まれた、金のふたの大きな赤い杯。
picture-tarocchino-C6 = ふたつきのカップが6個、青が4個に赤が2個。
picture-tarocchino-C7 = ふたつきのカップが7個、4個の赤の間に青が縦に3個。
picture-tarocchino-C8 = ふたつきのカップが8個、2列の赤が6個、上下の端に緑が1個ずつ。
picture-tarocchino-C9 = ふたつきのカップが9個、6個の緑の間に赤が縦に3個。
picture-tarocchino-C10 = ふたつきのカップが10個、6個の赤の間に青が縦に4個。
picture-tarocchino-CF = 白い頭巾と桃色のドレスの黒髪の侍女が、ふたつきのカップを持つ。
picture-tarocchino-CC = 赤い帽子の若い騎士が、茶色の馬を引き、ふたつきのカップを持つ。
picture-tarocchino-CQ = 金の星模様の赤いマントの金髪の女王が、青いカップを持つ。
picture-tarocchino-CR = 緑と金の衣の、長い白ひげの老王が、ふたつきのカップを持つ。

## Batons

picture-tarocchino-B1 = 金の輪と6枚の葉のついた、大きな緑の棍棒。
picture-tarocchino-B6 = 節のある6本の棍棒を3本ずつ格子に組み、二つの青い花で挟む。
picture-tarocchino-B7 = 格子に組んだ節のある6本の棍棒、その前に立つ赤い1本。
picture-tarocchino-B8 = 節のある8本の棍棒を4本ずつ格子に組み、二つの赤い花で挟む。
picture-tarocchino-B9 = 格子に組んだ節のある8本の棍棒、その前に立つ赤い1本。
picture-tarocchino-B10 = 節のある10本の棍棒を5本ずつ、目の詰まった格子に組む。
picture-tarocchino-BF = 金の羽根の緑のベレー帽の小姓が、にやりと笑って棍棒を持つ。
picture-tarocchino-BC = 緑の兜と鎧のいかめしい騎士が、薄茶の馬を引き、茶色の棍棒を持つ。
picture-tarocchino-BQ = 幅広のひだ襟に金の衣、ヴェールの女王が、緑の棍棒を持つ。
picture-tarocchino-BR = 十字模様の緑のマントの、二またのひげのやせた王が、茶色の棍棒を持つ。

## Swords

picture-tarocchino-S1 = 2本の月桂樹の枝に囲まれた大きな曲刀、上に星。
picture-tarocchino-S6 = 両端を組んだ6本の曲刀、赤い花の両側に3本ずつ。
picture-tarocchino-S7 = まっすぐな1本の剣を囲んで、両端を組んだ6本の曲刀。
picture-tarocchino-S8 = 両端を組んだ8本の曲刀、青い花の両側に4本ずつ。
picture-tarocchino-S9 = まっすぐな1本の剣を囲んで、両端を組んだ8本の曲刀。
picture-tarocchino-S10 = 両端を組んだ10本の曲刀、小さな赤い花の両側に5本ずつ。
picture-tarocchino-SF = 切れ込み飾りの帽子と幅広のひだ襟の、青い服の小姓が曲刀を持つ。
picture-tarocchino-SC = 輝く鎧に青い兜飾りの騎士が、灰色の馬を引き、曲刀を掲げる。
picture-tarocchino-SQ = 赤と青の衣に高いとんがり帽子の女王が、曲刀を持つ。
picture-tarocchino-SR = 金の星模様の青いマントの、黒ひげの王が曲刀を持つ。

## Trumps

picture-tarocchino-BE = 羽根帽子の奇術師が、カップと玉とさいころの載った台の後ろで杖を掲げる。
picture-tarocchino-M1 = 冠を載せたターバンに赤い衣のムーア人の王が、サーベルを持つ。
picture-tarocchino-M2 = 金の冠に青いマントの若いムーア人の王が、弓と矢を持つ。
picture-tarocchino-M3 = 緑の鎧の、白ひげの老いたムーア人の王が、赤い盾を持つ。
picture-tarocchino-M4 = 白い羽根の金のターバンに金の上着のムーア人の王が、鎚矛を持つ。
picture-tarocchino-T5 = 男が貴婦人にバラを贈り、キューピッドが雲の上から弓で狙う。
picture-tarocchino-T6 = 冠をかぶり剣を持つ勝者が、白と茶の2頭の馬の間で赤い戦車に立つ。
picture-tarocchino-T7 = 青と赤の衣の婦人が、杯から金の壺へ水を注ぐ。
picture-tarocchino-T8 = 赤い衣に冠の婦人が、剣と金の天秤を持つ。
picture-tarocchino-T9 = 婦人が白い柱を折り、後ろにライオンが立つ。
picture-tarocchino-T10 = 頂に王のいる金の車輪。ひとりが登り、ひとりが落ちる。
picture-tarocchino-T11 = 翼のある老人が、杖と砂時計を手に、折れた柱のそばを歩く。
picture-tarocchino-T12 = 男が片足で絞首台から逆さに吊るされ、金貨がこぼれ落ちる。
picture-tarocchino-T13 = 黒い頭巾と青いマントの骸骨が、大鎌と砂時計を持つ。
picture-tarocchino-T14 = 角とこうもりの翼の緑の悪魔が、炎の中でフォークを持つ。
picture-tarocchino-T15 = 夜、稲妻が塔を燃やし、2人が落ちていく。
picture-tarocchino-T16 = 贈り物を手にした3人の王が、夜空の大きな星を追う。
picture-tarocchino-LU = 2人の天文学者が、コンパスと天球儀で月を測る。
picture-tarocchino-SO = 顔のある金の太陽の下で、女が糸巻き棒で糸を紡ぐ。
picture-tarocchino-MO = 笏と宝珠を持つ翼のある男が、地球の上に立つ。
picture-tarocchino-AN = 赤、白、青の翼と光輪の天使が、らっぱを持つ。

## The Matto

picture-tarocchino-MA = 鈴つき帽子の愚者が笑い、道化の杖とらっぱを持つ。
