# What the pictures of French Tarot's cards show, one short sentence a card; for galleries and for those who do not see them.

## Spades

picture-tarot-S1 = 中央に大きなスペードが一つ。
picture-tarot-S2 = 上下に並んだ二つのスペード。
picture-tarot-S3 = 縦一列に並んだ三つのスペード。
picture-tarot-S4 = 正方形の四隅に置かれた四つのスペード。
picture-tarot-S5 = 一つを四つで囲む、五つのスペード。
picture-tarot-S6 = 2列に並んだ六つのスペード。
picture-tarot-S7 = 七つのスペード、2列に六つ、その間に一つ。
picture-tarot-S8 = 八つのスペード、2列に六つ、その間に二つ。
picture-tarot-S9 = 九つのスペード、2列に八つ、その間に一つ。
picture-tarot-S10 = 十のスペード、2列に八つ、その間に二つ。
picture-tarot-SV = 口ひげの衛兵が、陣羽織と鉄帽の姿で斧槍を持つ。
picture-tarot-SC = 鎧と赤い羽根の兜の、ひげのない騎士が、茶色の馬のそばで剣を持つ。
picture-tarot-SD = 光線の冠をかぶった青い服の黒髪の女王が、鏡をのぞく。
picture-tarot-SR = ユリ模様の青いマントの、二またの黒ひげの王が剣を持つ。

## Hearts

picture-tarot-H1 = 中央に大きなハートが一つ。
picture-tarot-H2 = 上下に並んだ二つのハート。
picture-tarot-H3 = 縦一列に並んだ三つのハート。
picture-tarot-H4 = 正方形の四隅に置かれた四つのハート。
picture-tarot-H5 = 一つを四つで囲む、五つのハート。
picture-tarot-H6 = 2列に並んだ六つのハート。
picture-tarot-H7 = 七つのハート、2列に六つ、その間に一つ。
picture-tarot-H8 = 八つのハート、2列に六つ、その間に二つ。
picture-tarot-H9 = 九つのハート、2列に八つ、その間に一つ。
picture-tarot-H10 = 十のハート、2列に八つ、その間に二つ。
picture-tarot-HV = 切れ込み飾りの帽子と赤い服の、金髪の若者が、目隠しをした鷹を腕に乗せる。
picture-tarot-HC = 幅広の羽根帽子の騎手が、白い馬のそばで、赤い小旗のついた槍を持つ。
picture-tarot-HD = お下げ髪に小さな冠の金髪の女王が、バラを持つ。
picture-tarot-HR = 白貂の襟をつけた、白ひげの老王が笏を持つ。

## Diamonds

picture-tarot-D1 = 中央に大きなダイヤが一つ。
picture-tarot-D2 = 上下に並んだ二つのダイヤ。
picture-tarot-D3 = 縦一列に並んだ三つのダイヤ。
picture-tarot-D4 = 正方形の四隅に置かれた四つのダイヤ。
picture-tarot-D5 = 一つを四つで囲む、五つのダイヤ。
picture-tarot-D6 = 2列に並んだ六つのダイヤ。
picture-tarot-D7 = 七つのダイヤ、2列に六つ、その間に一つ。
picture-tarot-D8 = 八つのダイヤ、2列に六つ、その間に二つ。
picture-tarot-D9 = 九つのダイヤ、2列に八つ、その間に一つ。
picture-tarot-D10 = 十のダイヤ、2列に八つ、その間に二つ。
picture-tarot-DV = ベレー帽とひだ襟の、とがったあごひげのやせた若者が、羽根ペンを持つ。
picture-tarot-DC = 白いかつらと三角帽の騎手が、茶色の馬のそばでサーベルを掲げる。
picture-tarot-DD = 高いとんがり帽子とヴェールに緑の服の女王が、扇を持つ。
picture-tarot-DR = 冠の中にターバンを巻き、赤いカフタンを着た肌の黒い王が、鎚矛を持つ。

## Clubs

picture-tarot-C1 = 中央に大きなクラブが一つ。
picture-tarot-C2 = 上下に並んだ二つのクラブ。
picture-tarot-C3 = 縦一列に並んだ三つのクラブ。
picture-tarot-C4 = 正方形の四隅に置かれた四つのクラブ。
picture-tarot-C5 = 一つを四つで囲む、五つのクラブ。
picture-tarot-C6 = 2列に並んだ六つのクラブ。
picture-tarot-C7 = 七つのクラブ、2列に六つ、その間に一つ。
picture-tarot-C8 = 八つのクラブ、2列に六つ、その間に二つ。
picture-tarot-C9 = 九つのクラブ、2列に八つ、その間に一つ。
picture-tarot-C10 = 十のクラブ、2列に八つ、その間に二つ。
picture-tarot-CV = 麦わら帽子の農夫が、笑顔で弓を持つ。
picture-tarot-CC = 長い口ひげと羽根帽子の狩人が、淡い色の馬のそばで角笛を持つ。
picture-tarot-CD = 小さな冠とひだ襟をつけ、茶色の髪を結った女王が、オウムを手にとまらせる。
picture-tarot-CR = 木の葉模様の緑のマントに鎖をかけた、茶色のひげの王が、球のついた笏を持つ。

## Trumps and the Excuse

picture-tarot-T1 = 糸で操られる人形の、ハーレクインとコロンビーヌ。
picture-tarot-T2 = 男の子が犬を連れて輪を転がす。逆さにすると、女の子が縄跳びをする。
picture-tarot-T3 = 若者が乙女にバラを贈る。逆さにすると、乙女がブランコで舞い上がる。
picture-tarot-T4 = 母がゆりかごを揺らす。逆さにすると、父が子どもを肩車する。
picture-tarot-T5 = 祖母が炉ばたで糸を紡ぐ。逆さにすると、祖父がベンチでパイプをふかす。
picture-tarot-T6 = 日の出に女が鶏に餌をやる。逆さにすると、女が井戸から朝一番の水をくむ。
picture-tarot-T7 = 草刈りの男が木陰でパンを食べる。逆さにすると、市場の女が貴婦人に果物を勧める。
picture-tarot-T8 = 点灯夫が最初の街灯をともす。逆さにすると、羊飼いが群れを連れて帰る。
picture-tarot-T9 = 恋人が夜の窓の下で歌う。逆さにすると、学者が星を眺める。
picture-tarot-T10 = 2人の庭師が花壇を掘り、水をやる。逆さにすると、子どもが風車のそばで凧を揚げる。
picture-tarot-T11 = 釣り人が舟に座る。逆さにすると、鍛冶屋が赤く焼けた鉄を打つ。
picture-tarot-T12 = 村人がバグパイプに合わせて踊る。逆さにすると、一組の男女がメヌエットを踊る。
picture-tarot-T13 = パン屋が窯からパンを出す。逆さにすると、桶屋が樽にたがをはめる。
picture-tarot-T14 = 画家が画架に向かう。逆さにすると、楽師がヴァイオリンを弾き、婦人が歌う。
picture-tarot-T15 = 旅人が馬で丘を行く。逆さにすると、船が風を受けて走る。
picture-tarot-T16 = 娘が花咲く木の下で花を摘む。逆さにすると、子羊を連れた羊飼いの娘が笛の音を聞く。
picture-tarot-T17 = 男が麦を刈る。逆さにすると、婦人が日傘をさして水辺を歩く。
picture-tarot-T18 = 2人がぶどうを摘んで運ぶ。逆さにすると、狩人が秋の森で角笛を吹く。
picture-tarot-T19 = 2人が凍った池をスケートで渡る。逆さにすると、子どもたちが夜に雪だるまを作る。
picture-tarot-T20 = 2人がテーブルでカードをする。逆さにすると、男が球を投げて九柱戯をする。
picture-tarot-T21 = 舞い散る紙吹雪の中の、羽根飾りと仮面の婦人。逆さにすると、月の下にひとりのピエロ。
picture-tarot-EX = 鈴のついた道化帽の吟遊詩人が、リュートを手にそぞろ歩く。
