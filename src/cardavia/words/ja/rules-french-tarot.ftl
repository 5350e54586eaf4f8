# French Tarot: what its rules say while it is played and when it is settled.

## Refusals
## $reason: what is wrong; $seat: whose turn it is; $card: the card asked for

# $bid, $highest: the contract asked for and the last one bid
refusal-tarot-bidding-once = { $reason ->
    [turn] 今はビッドできません。{ SEAT($seat, form: "of") }番です。
   *[low] { $bid ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }はビッドできません。すでに{ $highest ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }がビッドされています。
 }
    .rule = 発言は順番にひとり一度だけで、コントラクトは直前のビッドより高くなければなりません。
# $count: how many cards were asked for
refusal-tarot-chien-discard-six = { $reason ->
    [turn] 今それはできません。{ WHO($seat) ->
        [you] あなたが6枚を捨て札にするところです
       *[other] { SEAT($seat) }が6枚を捨て札にするところです
     }。
    [count] { $count }枚を捨て札にすることはできません。
    [twice] { NAME($card, form: "play") }を2回捨て札にすることはできません。
   *[not-held] { NAME($card, form: "play") }は捨て札にできません。手札にありません。
 }
    .rule = デクレアラーは手札からちょうど6枚を捨て札にします。
refusal-tarot-chien-no-kings-no-bouts = { NAME($card, form: "play") }は捨て札にできません。
    .rule = キングとboutは決して捨て札にできません。
# $count: how many plain-suit cards may go
refusal-tarot-chien-plain-first = { $reason ->
    [trump] { NAME($card, form: "play") }は捨て札にできません。スート札が足りています。
   *[kept] { NAME($card, form: "play") }は残せません。除けるスート札は{ $count }枚だけなので、すべて除かなければなりません。
 }
    .rule = 切り札を捨て札にできるのは、除けるスート札が6枚に満たないときだけです。そのときはスート札をすべて除きます。
refusal-tarot-declarations-chelem = 今それはできません。{ WHO($seat) ->
    [you] あなたがchelemを宣言するかどうか決めるところです
   *[other] { SEAT($seat) }がchelemを宣言するかどうか決めるところです
 }。
    .rule = 最初のカードの前にchelemを宣言できるのは、デクレアラーだけです。
refusal-tarot-declarations-poignee = { $reason ->
    [turn] 今は出せません。{ SEAT($seat, form: "of") }番です。
    [no-trump] { NAME($card, form: "play") }はpoignéeに入れられません。切り札ではありません。
   *[not-held] { NAME($card, form: "play") }は見せられません。手札にありません。
 }
    .rule = poignéeは自分の手札の切り札で作り、自分の最初のカードを出す直前に見せます。
# $level: how many cards were asked for; $trumps: how many trumps are in the hand
refusal-tarot-declarations-poignee-levels = { $level }枚のpoignéeは見せられません。手札の切り札は{ $trumps }枚です。
    .rule = poignéeには段階どおりの枚数の切り札か、1枚少ない切り札とExcuseが必要です。
refusal-tarot-declarations-poignee-excuse = この{ $level }枚のpoignéeで、Excuseは見せられません。
    .rule = Excuseで1枚を補えるのは、手札の切り札をすべていっしょに見せるときだけです。
# $count: how many cards were asked for
refusal-tarot-declarations-poignee-shown = { $reason ->
    [count] { $count }枚を見せることはできません。
    [twice] { NAME($card, form: "play") }を2回見せることはできません。
   *[chosen] この{ $count }枚は選べません。見せるのは、手札の強いほうの切り札です。
 }
    .rule = poignéeはちょうど10枚、13枚、または15枚です。
refusal-tarot-declarations-four-kings = { NAME($card, form: "play") }は見せられません。捨て札に入っています。
    .rule = 捨て札の切り札を数えられるのは、4枚のキングをすべて持つデクレアラーがトリプルのpoignéeを見せるときだけです。
refusal-tarot-play-own-cards = { $reason ->
    [turn] 今は出せません。{ SEAT($seat, form: "of") }番です。
   *[not-held] { NAME($card, form: "play") }は出せません。手札にありません。
 }
    .rule = 出せるのは自分の手札のカードだけで、出すのは自分の番だけです。
# $led: the card that set the suit
refusal-tarot-play-follow-suit = { NAME($led, form: "play") }に{ NAME($card, form: "play") }は出せません。フォローできるカードがあります。
    .rule = フォローできるなら、リードされたスートを出さなければなりません。
refusal-tarot-play-trump-in = { NAME($led, form: "play") }に{ NAME($card, form: "play") }は出せません。フォローできませんが、切り札があります。
    .rule = フォローできなければ、切り札を出さなければなりません。
# $highest: the highest trump in the trick
refusal-tarot-play-overtrump = { NAME($card, form: "play") }は出せません。{ NAME($highest, form: "of") }より強い切り札があります。
    .rule = 切り札を出すときは、できる限り、場の最強の切り札を上回らなければなりません。

## The log

event-tarot-deal-opened = { WHO($dealer) ->
    [you] あなたが配ります。
   *[other] { SEAT($dealer, form: "start") }が配ります。
 }
event-tarot-hand-dealt = { WHO($seat) ->
    [you] あなたに18枚配られます。
   *[other] { SEAT($seat, form: "start") }に18枚配られます。
 }
event-tarot-chien-dealt = 6枚が裏向きのchienになります。
event-tarot-petit-sec-found = { WHO($seat) ->
    [you] あなたの切り札はPetitだけなので、ディールは無効です。
   *[other] { SEAT($seat, form: "of") }切り札はPetitだけなので、ディールは無効です。
 }
event-tarot-hands-shown = すべてのカードを開きます。chien：{ NAME($chien, join: "unit") }。
# $contract: the contract bid, “none” for a pass
event-tarot-bid-made = { $contract ->
    [none] { WHO($seat) ->
        [you] あなたはパスします。
       *[other] { SEAT($seat, form: "start") }はパスします。
     }
   *[other] { WHO($seat) ->
        [you] あなたが
       *[other] { SEAT($seat, form: "start") }が
     }{ $contract ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }をビッドします。
 }
event-tarot-taker-named = { WHO($seat) ->
    [you] あなたが
   *[other] { SEAT($seat, form: "start") }が
 }{ $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }のデクレアラーです。
event-tarot-everyone-passed = 全員がパスしたので、ディールは無効です。
event-tarot-chien-shown = { WHO($seat) ->
    [you] あなたが
   *[other] { SEAT($seat, form: "start") }が
 }chienを取ります：{ NAME($cards, join: "unit") }。
event-tarot-ecart-laid = あなたの捨て札：{ NAME($cards, join: "unit") }。
# $trumps: the trumps among the six cards, “none” for none
event-tarot-ecart-made = { WHO($seat) ->
    [you] あなたが
   *[other] { SEAT($seat, form: "start") }が
 }6枚を捨て札にします{ $trumps ->
    [none] 。
   *[other] 。そのうち切り札：{ NAME($trumps, join: "unit") }。
 }
event-tarot-cards-apart-shown = 使わなかった6枚：{ NAME($cards, join: "unit") }。
event-tarot-chelem-announced = { WHO($seat) ->
    [you] あなたがchelemを宣言します。
   *[other] { SEAT($seat, form: "start") }がchelemを宣言します。
 }
event-tarot-chelem-forgone = { WHO($seat) ->
    [you] あなたはchelemを宣言しません。
   *[other] { SEAT($seat, form: "start") }はchelemを宣言しません。
 }
event-tarot-poignee-shown = { WHO($seat) ->
    [you] あなたがpoignéeを見せます：
   *[other] { SEAT($seat, form: "start") }がpoignéeを見せます：
 }{ NAME($cards, join: "unit") }。
event-tarot-poignee-declined = あなたはpoignéeを見せません。
event-tarot-card-played = { WHO($seat) ->
    [you] あなたが{ NAME($card, form: "play") }を出します。
   *[other] { SEAT($seat, form: "start") }が{ NAME($card, form: "play") }を出します。
 }
event-tarot-trick-taken = { WHO($seat) ->
    [you] あなたがトリックを取ります。
   *[other] { SEAT($seat, form: "start") }がトリックを取ります。
 }

## Choices

action-tarot-bid = { $contract ->
    [none] パス
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }
action-tarot-announce-chelem = chelemを宣言する
action-tarot-forgo-chelem = chelemなし
action-tarot-show-poignee = poignéeを見せる：{ NAME($cards, join: "unit") }
action-tarot-decline-poignee = poignéeを見せない
action-tarot-discard = 捨て札にする：{ NAME($cards, join: "unit") }

## Phases

phase-tarot-bidding = ビッド
phase-tarot-ecart = 捨て札
phase-tarot-chelem = 最初のカードの前
phase-tarot-play = プレイ
phase-tarot-over = ディール終了

## Void deals

void-tarot-petit-sec = Petit sec（プティ・セック）：切り札がPetitだけで、Excuseもない手がありました。得点はありません。
void-tarot-all-pass = 全員がパスしました。得点はありません。

## The score sheet
## $made: whether the contract, or the chelem, succeeded; $points, $target, $bouts: the taker's

section-tarot-card-points = カードの点
section-tarot-contract = コントラクト
section-tarot-payment = 各ディフェンダーの支払い

column-tarot-taker = デクレアラー
column-tarot-defence = ディフェンス側
column-tarot-points = 点
column-tarot-each-defender = 各ディフェンダー

line-tarot-tricks = トリック、Excuseを除く
line-tarot-excuse = Excuse
line-tarot-excuse-half = Excuseの代わりの0.5点
line-tarot-ecart = 捨て札
line-tarot-chien = chien
line-tarot-card-points = カードの点
line-tarot-base = 初めの点
line-tarot-difference = { $made ->
    [yes] 成立：bout{ $bouts }枚で{ $points }点、必要点{ $target }点
   *[no] 失敗：bout{ $bouts }枚で{ $points }点、必要点{ $target }点
 }
line-tarot-sum = 合わせて
# $worth × $multiplier
line-tarot-contract = { $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }{ $made ->
    [yes] 成立
   *[no] 失敗
 }：{ $worth } × { $multiplier }
line-tarot-petit-au-bout = petit au bout：10 × { $multiplier }
# $shown: how many poignées
line-tarot-poignees = { $shown ->
   *[other] poignée{ $shown }回、勝者へ
 }
line-tarot-chelem-announced = { $made ->
    [yes] chelemを宣言して達成
   *[no] chelemを宣言して失敗
 }
# $side: who took all eighteen tricks
line-tarot-chelem-taken = { $side ->
    [taker] デクレアラーが18トリックすべてを取った
   *[defence] ディフェンス側が18トリックすべてを取った
 }
line-tarot-per-defender = 各ディフェンダーがデクレアラーに払う

## House rules

house-rule-tarot-poignee-chosen = poignéeで見せる切り札
    .yes = 見せる人が選ぶ
    .no = 手札の強いほうから
house-rule-tarot-four-kings-excuse = キング4枚と切り札14枚：Excuseが15枚目になる
    .yes = はい
    .no = いいえ
house-rule-tarot-petit-slam = 最後のトリックをExcuseが取るときのpetit au bout
    .yes = 17番目のトリックで決める
    .no = 最後のトリックで決める
house-rule-tarot-chelem-lost-twice = chelemが宣言され、ディフェンス側が18トリックすべてを取る
    .yes = 400点を失う
    .no = 200点を失う

## Fields of the book's worked examples

example-tarot-allowed = 出せるカード
example-tarot-announced = 宣言あり
example-tarot-aside = 捨て札
example-tarot-bids = これまでの発言
example-tarot-bouts = bout
example-tarot-card = 出そうとしたカード
example-tarot-cards = カード
example-tarot-chelem = chelem
example-tarot-contract = コントラクト
example-tarot-dealer = ディーラーの席
example-tarot-defender = 各ディフェンダーの得点
example-tarot-displayed = 並べた形
example-tarot-forced = 必ず除くカード
example-tarot-goes-to = Excuseの行き先
example-tarot-half-point-to = 0.5点の行き先
example-tarot-half-points = 半点の数
example-tarot-hand = 手札
example-tarot-laid = 捨て札
example-tarot-last = 最後のトリック
example-tarot-leader = リードした席
example-tarot-leaders = リードした席
example-tarot-leads = 最初にリードする席
example-tarot-made = 成立
example-tarot-multiplier = 倍率
example-tarot-number = 何番目のトリック
example-tarot-open = 選べるもの
example-tarot-order = 強い順
example-tarot-per-defender = 各ディフェンダーの支払い
example-tarot-petit-au-bout = petit au bout
example-tarot-played-by = 出した側
example-tarot-poignees = poignée
example-tarot-points = 点
example-tarot-refused = 禁じるルール
example-tarot-seventeenth = 17番目のトリック
example-tarot-shown = 見せたカード
example-tarot-swept = それまで一方がすべて取った
example-tarot-taken-by = 取った席または側
example-tarot-taker = デクレアラー
example-tarot-taker-tricks = デクレアラーのトリック数
example-tarot-target = 必要点
example-tarot-trick = トリック
example-tarot-tricks = トリックで取ったカード
example-tarot-turn = 次に発言する席
example-tarot-void = ディールは無効
