# Tarocchino: what its rules say while it is played and when it is settled.

## Refusals
## $reason: what stands in the way; $seat: whose turn it is; $card, $cards: asked for; $count: how many

refusal-tarocchino-dealing-discard = { $reason ->
    [turn] 今はできません。まず{ SEAT($seat) }が2枚を捨て札にします。
    [number] { $count }枚を捨て札にすることはできません。2枚でなければなりません。
    [twice] { NAME($card, form: "play") }を2回捨て札にすることはできません。
    [not-held] { NAME($card, form: "play") }は捨て札にできません。手札にありません。
   *[barred] { NAME($cards, form: "play") }は捨て札にできません。
 }
    .rule = ディーラーは手札から2枚を捨て札にします。ただしキングと4枚のTarocchiは除けません。
refusal-tarocchino-declarations-round = 今はできません。役を宣言しているところです。
    .rule = 最初のカードの前に、役のある人が順番に宣言するかパスします。
refusal-tarocchino-play-own-cards = { $reason ->
    [turn] 今は出せません。{ SEAT($seat, form: "of") }番です。
   *[card] { NAME($card, form: "play") }は出せません。手札にありません。
 }
    .rule = 出せるのは自分の手札のカードだけで、出すのは自分の番だけです。
# $suit: the suit led, D coins, C cups, B batons, S swords, T trumps
refusal-tarocchino-play-follow-suit = { $suit ->
    [D] 今{ NAME($card, form: "play") }は出せません。コインがリードされ、手札にコインがあります。
    [C] 今{ NAME($card, form: "play") }は出せません。カップがリードされ、手札にカップがあります。
    [B] 今{ NAME($card, form: "play") }は出せません。棍棒がリードされ、手札に棍棒があります。
    [S] 今{ NAME($card, form: "play") }は出せません。剣がリードされ、手札に剣があります。
   *[T] 今{ NAME($card, form: "play") }は出せません。切り札がリードされ、手札に切り札があります。
 }
    .rule = フォローできるなら、リードされたスートを出さなければなりません。切り札がリードされたときは、切り札もスートとみなします。
refusal-tarocchino-play-trump-in = { $suit ->
    [D] 今{ NAME($card, form: "play") }は出せません。コインはありませんが、切り札があります。
    [C] 今{ NAME($card, form: "play") }は出せません。カップはありませんが、切り札があります。
    [B] 今{ NAME($card, form: "play") }は出せません。棍棒はありませんが、切り札があります。
   *[S] 今{ NAME($card, form: "play") }は出せません。剣はありませんが、切り札があります。
 }
    .rule = フォローできなければ、切り札を出さなければなりません。強くても弱くてもかまいません。

## The log

event-tarocchino-deal-opened = { WHO($dealer) ->
    [you] あなたが配ります。
   *[other] { SEAT($dealer, form: "start") }が配ります。
 }
event-tarocchino-hand-dealt = { WHO($seat) ->
    [you] あなたにカードが配られます。
   *[other] { SEAT($seat, form: "start") }にカードが配られます。
 }
event-tarocchino-cards-laid-aside = { WHO($seat) ->
    [you] あなたが{ NAME($cards, form: "play") }を捨て札にします。
   *[other] { SEAT($seat, form: "start") }が{ NAME($cards, form: "play") }を捨て札にします。
 }
event-tarocchino-discard-made = { WHO($seat) ->
    [you] あなたの2枚は裏向きに置かれました。
   *[other] { SEAT($seat, form: "start") }が2枚を裏向きに捨て札にします。
 }
event-tarocchino-combinations-declared = { WHO($seat) ->
    [you] あなたが宣言して見せます：{ NAME($cards, form: "play") }。
   *[other] { SEAT($seat, form: "start") }が宣言して見せます：{ NAME($cards, form: "play") }。
 }
event-tarocchino-declaration-passed = { WHO($seat) ->
    [you] あなたは何も宣言しません。
   *[other] { SEAT($seat, form: "start") }は何も宣言しません。
 }
event-tarocchino-play-begun = { WHO($seat) ->
    [you] プレイ開始：あなたがリードします。
   *[other] プレイ開始：{ SEAT($seat) }がリードします。
 }
event-tarocchino-card-played = { WHO($seat) ->
    [you] あなたが{ NAME($card, form: "play") }を出します。
   *[other] { SEAT($seat, form: "start") }が{ NAME($card, form: "play") }を出します。
 }
event-tarocchino-trick-taken = { WHO($seat) ->
    [you] あなたがトリックを取ります。
   *[other] { SEAT($seat, form: "start") }がトリックを取ります。
 }
event-tarocchino-discards-shown = { WHO($seat) ->
    [you] あなたの捨て札：{ NAME($cards, form: "play") }。
   *[other] { SEAT($seat, form: "of") }捨て札：{ NAME($cards, form: "play") }。
 }

## What a player may do
## $answer: yes or no; $cards: two cards

action-tarocchino-declare = { $answer ->
    [yes] 宣言する
   *[no] パス
 }
action-tarocchino-discard-cards = { NAME($cards, form: "play") }を捨て札にする

## Phases

phase-tarocchino-discard = ディーラーが2枚を捨て札に
phase-tarocchino-declarations = 宣言
phase-tarocchino-play = プレイ
phase-tarocchino-over = ディール終了

## The score sheet: counting the cards
## $seat: the dealer, or who played the Matto; $cards, $card: what changes hands

section-tarocchino-cards = カード
line-tarocchino-tricks = トリックのカード
line-tarocchino-discards = 捨て札：{ NAME($cards) }
line-tarocchino-discards-lost = 1トリックも取らなかったので、捨て札を失う：{ NAME($cards) }
line-tarocchino-matto-kept = { WHO($seat) ->
    [you] Mattoを出したのはあなた、あなたのペアが取り戻す
   *[other] Mattoを出したのは{ SEAT($seat, form: "start") }、そのペアが取り戻す
 }
line-tarocchino-matto-lost = { WHO($seat) ->
    [you] Mattoを出したのはあなた、ペアが1トリックも取らなかったので失う
   *[other] Mattoを出したのは{ SEAT($seat, form: "start") }、そのペアが1トリックも取らなかったので失う
 }
line-tarocchino-matto-price = Mattoの代わりに渡したカード：{ NAME($card, form: "play") }
line-tarocchino-card-points = カードの点

## The score sheet: combinations
## $length: how many cards; $cards: the cards as laid; $count: how many different sets or sequences

section-tarocchino-opening = 宣言した役
section-tarocchino-captured = 取った役
line-tarocchino-tarocchi = Tarocchi{ $length }枚：{ NAME($cards, form: "short", join: "unit") }
line-tarocchino-kings = キング{ $length }枚：{ NAME($cards, form: "short", join: "unit") }
line-tarocchino-queens = クイーン{ $length }枚：{ NAME($cards, form: "short", join: "unit") }
line-tarocchino-knights = ナイト{ $length }枚：{ NAME($cards, form: "short", join: "unit") }
line-tarocchino-jacks = ジャック{ $length }枚：{ NAME($cards, form: "short", join: "unit") }
line-tarocchino-grande = Grande、{ $length }枚：{ NAME($cards, form: "short", join: "unit") }
line-tarocchino-coins = コイン、{ $length }枚：{ NAME($cards, form: "short", join: "unit") }
line-tarocchino-cups = カップ、{ $length }枚：{ NAME($cards, form: "short", join: "unit") }
line-tarocchino-batons = 棍棒、{ $length }枚：{ NAME($cards, form: "short", join: "unit") }
line-tarocchino-swords = 剣、{ $length }枚：{ NAME($cards, form: "short", join: "unit") }
line-tarocchino-aces = エース、{ $length }枚：{ NAME($cards, form: "short", join: "unit") }
line-tarocchino-moors = ムーア、{ $length }枚：{ NAME($cards, form: "short", join: "unit") }
line-tarocchino-sets-doubled = セットが{ $count }種類：セットは2倍
line-tarocchino-sequences-doubled = シークエンスが{ $count }種類：シークエンスは2倍
line-tarocchino-opening = 宣言した役の合計
line-tarocchino-captured = 取った役の合計

## The score sheet: the totals
## $winner: side-0, side-1 or draw

section-tarocchino-totals = 合計
line-tarocchino-total-cards = カードの点
line-tarocchino-last-trick = 最後のトリック
line-tarocchino-total-opening = 宣言した役
line-tarocchino-total-captured = 取った役
line-tarocchino-total = { $winner ->
    [draw] 合計：引き分け
   *[other] 合計
 }

## House rules

house-rule-tarocchino-declaration-time = 役を宣言するとき
    .before-play = 最初のカードの前に一巡で
    .with-first-card = 各自が最初のカードを出すとき
house-rule-tarocchino-declared-hands = パートナー同士の宣言
    .apart = ひとりずつ数える
    .together = 一つの手として数える
house-rule-tarocchino-gap-before-sixteen = 世界、太陽、月に代わりの札があるときの、続く16
    .free = 16も補える
    .barred = 16は補えない
house-rule-tarocchino-moors-after = ムーアをGrandeに加えられる5
    .any-five = 本物でも補ったものでも
    .real-five = 本物だけ
house-rule-tarocchino-matto-price = Mattoの代わりに渡すカード
    .least-loss = 失って損のいちばん少ないもの
    .fixed-order = いつも決まった順の最初のもの

## Fields of the book’s worked examples

example-tarocchino-allowed = 選べるカード
example-tarocchino-asked = 尋ねられる順
example-tarocchino-captured = 両ペアの取った役
example-tarocchino-card = 出そうとしたカード
example-tarocchino-card-points = 両ペアのカードの点
example-tarocchino-cards = カード
example-tarocchino-dealer = ディーラーの席
example-tarocchino-declares = 宣言する順
example-tarocchino-discards = 捨て札
example-tarocchino-half-points = 半点の数
example-tarocchino-hand = 手札
example-tarocchino-hands = 席0から3の手札
example-tarocchino-highest-first = 強い順
example-tarocchino-house-rules = ハウスルール
example-tarocchino-last-trick = 最後のトリック
example-tarocchino-leader = リードした席
example-tarocchino-leaders = 各トリックをリードした席
example-tarocchino-leads = 最初にリードする席
example-tarocchino-opening = 両ペアの宣言した役
example-tarocchino-passes = パスする席
example-tarocchino-piles = 両ペアの最終的なカード
example-tarocchino-price = Mattoの代わりに渡すカード
example-tarocchino-receives = 席0から3の枚数
example-tarocchino-refused = 禁じるルール
example-tarocchino-sequence-points = シークエンスの点
example-tarocchino-sequences = シークエンス
example-tarocchino-set-points = セットの点
example-tarocchino-sets = セット
example-tarocchino-shown = 席0から3の見せたカード
example-tarocchino-taken-by = 取った席
example-tarocchino-total = 合計
example-tarocchino-totals = 両ペアの合計
example-tarocchino-trick = トリック
example-tarocchino-tricks = トリック
example-tarocchino-winners = 勝者
example-tarocchino-winning = トリックを取るカード
