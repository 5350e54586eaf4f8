# What the pictures of Aluette's cards show, one short sentence a card; for galleries and for those who do not see them.

## Coins

picture-aluette-D1 = 太陽の光に囲まれた、顔のある大きな金貨。
picture-aluette-D2 = 眼帯をした片目の船乗りが2枚のコインの間で笑い、赤い帽子の上をカモメが飛ぶ。
picture-aluette-D3 = 羽根飾りの帽子の紳士がメダルの中から星を見上げ、下に2枚のコインがある。
picture-aluette-D4 = 顔やバラの描かれた4枚のコインと、帆を張った小さな船。
picture-aluette-D5 = 4枚のコインの間のメダルの中で男女が口づけし、上に矢の刺さったハートがある。
picture-aluette-D6 = 星や太陽の描かれた6枚のコインと、錨。
picture-aluette-D7 = 貝、バラ、車輪の描かれた7枚のコインと、赤いカニ。
picture-aluette-D8 = 車輪、星、顔の描かれた8枚のコインと、灯台。
picture-aluette-D9 = バラ、星、顔の描かれた9枚のコインと、小指を立てた手。
picture-aluette-DV = 幅広のひだ襟に赤い服の若者が、顔のあるコインを掲げる。
picture-aluette-DC = 羽根飾りの帽子の女が白い馬に乗り、コインを掲げる。
picture-aluette-DR = 白貂の毛皮と星模様の赤いマントの、ひげの王が大きなコインを持つ。

## Cups

picture-aluette-C1 = ぶどうのつるに挟まれた、ふたと二つの取っ手と色石のある大きな杯。
picture-aluette-C2 = 鈴をつけた茶と白の牝牛が、二つの赤いカップの下の草地で休む。
picture-aluette-C3 = 裾の広い赤いドレスに冠の貴婦人がうつむいてカップを持ち、左右にもカップがある。
picture-aluette-C4 = 赤と青の4個のカップと、ひと房のぶどう。
picture-aluette-C5 = 赤いカップを囲む4個の緑のカップと、おんどり。
picture-aluette-C6 = 青と赤の2列に並んだ6個のカップと、木の実を持つリス。
picture-aluette-C7 = 4個の赤いカップの間に青が3個、計7個のカップと、ウサギ。
picture-aluette-C8 = 6個の緑のカップの間に赤が2個、計8個のカップと、かご入りの魚。
picture-aluette-C9 = 赤、青、緑の9個のカップと、親指を立てた手。
picture-aluette-CV = ユリ模様の青い上着を着た長髪の小姓が、赤いカップを持つ。
picture-aluette-CC = 花輪をかぶった女が茶色の馬に乗り、赤いカップを差し出す。
picture-aluette-CR = 冠の中にターバンを巻いた肌の黒い王が、青いカップと鎚矛を持つ。

## Batons

picture-aluette-B1 = 葉と赤いリボンのついた太い緑の棍棒が、草地に立っている。
picture-aluette-B2 = 樫の葉とどんぐりのついた2本の枝の間に子どもが立ち、上に人差し指を立てた手がある。
picture-aluette-B3 = 3本の棍棒。2本が1本の後ろで交差し、赤いリボンで結ばれている。
picture-aluette-B4 = 交差した棍棒が2組と、風車。
picture-aluette-B5 = 交差した2組の棍棒の間に、長い棍棒が1本。
picture-aluette-B6 = 交差した棍棒が3組、上に1組、下に2組。
picture-aluette-B7 = 交差した2組の棍棒の上に、束ねた3本の棍棒。
picture-aluette-B8 = 交差した棍棒が4組と、カタツムリ。
picture-aluette-B9 = 交差した4組の棍棒の間に長い棍棒が1本と、フクロウ。
picture-aluette-BV = 麦わら帽子に赤ひげの農夫が、棍棒にもたれる。
picture-aluette-BC = 金色のスカーフをかぶった肌の黒い女が、淡い色の馬に乗って棍棒を肩に担ぐ。
picture-aluette-BR = 木の葉模様の緑のマントの、白ひげの老王が棍棒を持つ。

## Swords

picture-aluette-S1 = 子どもが自分より長い剣を掲げ、蝶が通り過ぎる。
picture-aluette-S2 = 2本の剣の間、インク壺の下で、手が羽根ペンで手紙を書く。
picture-aluette-S3 = 切っ先を上にした3本の剣、真ん中がいちばん長い。
picture-aluette-S4 = 青と白の盾を囲む4本の剣と、カモメ。
picture-aluette-S5 = 4本の短い剣の間に、長い剣が1本。
picture-aluette-S6 = 2段に並んだ6本の剣と、タツノオトシゴ。
picture-aluette-S7 = 切っ先を上にした3本の剣と、その下に切っ先を下にした4本。
picture-aluette-S8 = 2段に並んだ8本の剣と、ホタテ貝。
picture-aluette-S9 = 8本の短い剣の間に、長い剣が1本。
picture-aluette-SV = かつらと三角帽に青い上着の兵士が、剣を掲げる。
picture-aluette-SC = 兜と星模様の青いスカートの女が、後ろ脚で立つ馬の上で剣を振り上げる。
picture-aluette-SR = 青い陣羽織と赤いマントの、黒ひげの王が剣を掲げる。
