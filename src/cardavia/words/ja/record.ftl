# Why a record of a deal cannot be read: the key at fault, what was found, what to write instead.
# $key: a key of the record format; $found: what stands there, as JSON or Python shows it

record-too-long = この行は{ $most }バイトを超えています。それほど長い棋譜はありません。1行に棋譜を1件ずつ書いてください。
record-not-utf8 = この行の{ $column }バイト目はUTF-8ではありません。ファイルをUTF-8で書いてください。
record-not-json = この行の{ $column }文字目はJSONの決まりに反しています。1行にJSONのオブジェクトを1つ書き、バイト順マーク、NaN、Infinityは使わないでください。
record-too-deep = リストとオブジェクトの入れ子が{ $most }段を超えています。棋譜に必要なのは3段です。
record-no-object = この行はJSONですが、オブジェクトではありません。棋譜は波括弧で囲んで書いてください。
record-missing = キー「{ $key }」がありません。どの棋譜にも必要です。
record-wrong-format = キー「format」の値が{ $found }です。「{ $wanted }」と書いてください。
record-unknown-game = キー「game」の値が{ $found }です。{ $games }のどれかを書いてください。
record-no-seat = キー「dealer」の値が{ $found }です。ディーラーの席を0から3の整数で書いてください。
record-not-four-hands = キー「hands」が4人分の手札のリストではありません。席0から3まで、カードの記号のリストを1つずつ書いてください。
record-no-list = キー「{ $key }」の、リストがあるべき所にリストがありません。記号か行動を角括弧で囲んで書いてください。
record-unknown-card = キー「{ $key }」にある{ $found }は、このゲームのカードではありません。カードの記号を書いてください。
record-card-twice = キー「{ $key }」にある{ $found }は、すでに配られています。どのカードも配るのは一度だけです。
record-wrong-number = キー「{ $key }」のカードは{ $found }枚ですが、このゲームの配り方と合いません。枚数を数え直してください。
record-no-text = キー「actions」の、0から数えて{ $at }番目の行動が{ $found }です。行動はどれも「0 play …」のように文字列で書いてください。
record-no-outcome = キー「outcome」の値が{ $found }です。オブジェクトを書くか、このキーを省いてください。
record-unknown-switch = キー「house_rules」の値が{ $found }です。このゲームのハウスルールを並べたオブジェクトを書くか、このキーを省いてください。
