# Aluette: what its rules say while it is played and when it is settled.

## Refusals
## $reason: turn or card; $seat: whose turn it is; $card: the card asked for

refusal-aluette-play-own-cards = { $reason ->
    [turn] 今は出せません。{ SEAT($seat, form: "of") }番です。
   *[card] { NAME($card, form: "play") }は出せません。手札にありません。
 }
    .rule = 出せるのは自分の手札のカードだけで、出すのは自分の番だけです。

## The log

event-aluette-deal-opened = { WHO($dealer) ->
    [you] あなたが配ります。
   *[other] { SEAT($dealer, form: "start") }が配ります。
 }
event-aluette-hand-dealt = { WHO($seat) ->
    [you] あなたに9枚配られます。
   *[other] { SEAT($seat, form: "start") }に9枚配られます。
 }
event-aluette-talon-set-aside = 12枚は裏向きのまま使いません。
event-aluette-talon-shown = 使わなかった12枚：{ NAME($cards, join: "unit") }。
event-aluette-card-played = { WHO($seat) ->
    [you] あなたが{ NAME($card, form: "play") }を出します。
   *[other] { SEAT($seat, form: "start") }が{ NAME($card, form: "play") }を出します。
 }
event-aluette-trick-taken = { WHO($seat) ->
    [you] あなたがトリックを取ります。
   *[other] { SEAT($seat, form: "start") }がトリックを取ります。
 }
event-aluette-trick-spoiled = トリックは流れ、だれも取りません。

## Phases

phase-aluette-play = プレイ
phase-aluette-over = ディール終了

## The score sheet
## $number: a trick, from 1; $tricks: how many; $seat: the winner of the deal

section-aluette-tricks = トリック
section-aluette-points = 得点

line-aluette-trick-taken = トリック{ $number }：{ NAME($card) }
line-aluette-trick-spoiled = トリック{ $number }：流れ（{ NAME($cards, form: "play") }）
line-aluette-tricks = 取ったトリック
line-aluette-most-tricks = { WHO($seat) ->
    [you] あなたが最多：{ $tricks }トリック
   *[other] { SEAT($seat, form: "start") }が最多：{ $tricks }トリック
 }
line-aluette-first-to-reach = { WHO($seat) ->
    [you] あなたがトリック{ $number }で先に{ $tricks }トリックに到達
   *[other] { SEAT($seat, form: "start") }がトリック{ $number }で先に{ $tricks }トリックに到達
 }
line-aluette-all-spoiled = 9トリックすべてが流れ、得点なし
line-aluette-mordienne = mordienne：トリック{ $number }から最後まですべて
line-aluette-mordienne-of-nine = mordienne：9トリックすべて
line-aluette-points = ディールの得点

## House rules

house-rule-aluette-unused-cards = プレイ中の、使わない12枚
    .hidden = 裏向き
    .shown = 表向き
house-rule-aluette-mordienne-of-nine = 9トリックすべて取ればmordienne
    .yes = はい：2点
    .no = いいえ：1点

## Fields of the book's worked examples

example-aluette-allowed = 出せるカード
example-aluette-card = 出そうとしたカード
example-aluette-cards = カード
example-aluette-counts = 席0から3のトリック数
example-aluette-dealer = ディーラーの席
example-aluette-deals-next = 次に配る席
example-aluette-equal = 同じ強さのカードがある
example-aluette-first-pair = 席0と2の、ディールごとの得点
example-aluette-hand = 手札
example-aluette-house-rules = ハウスルール
example-aluette-leader = リードした席
example-aluette-leads = 次にリードする席
example-aluette-levels = 強さ、上から順に
example-aluette-mordienne = mordienne
example-aluette-over = マッチ終了
example-aluette-points = 両ペアの得点
example-aluette-receives = 受け取る順
example-aluette-refused = 禁じるルール
example-aluette-seat = 出そうとした席
example-aluette-second-pair = 席1と3の、ディールごとの得点
example-aluette-spoiled = 流れ
example-aluette-taken-by = 取った席
example-aluette-totals = 両ペアの合計
example-aluette-trick = トリック
example-aluette-tricks = 9トリックを取った席
example-aluette-turn = 番の席
example-aluette-winner = 勝者
example-aluette-winners = マッチの勝者
