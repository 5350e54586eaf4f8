# The table: felt, slip, ledger, log. What a player reads and hears while playing.

## The bar
## $number: deal or trick, $deals and $tricks: of how many

bar-deal = ディール{ $number }
bar-deal-of = ディール{ $number }/{ $deals }
bar-trick = トリック{ $number }/{ $tricks }
bar-two = { $first } · { $second }

## The felt

felt-label = カードテーブル
trick-label = トリック{ $number }
trick-label-spoiled = トリック{ $number }、流れ
stamp-spoiled = 流れ
    .why = 最強のカードが並び、だれも取りません
trick-card = { $by }：{ $card }

## Place cards
## $cards, $tricks: how many

place-dealer = ディーラー
place-partner = 味方
place-cards = { $cards }枚
place-tricks = 獲得{ $tricks }
place-away = 離席中
place-turn = 番です
level-chance = 無作為に出す
level-thumb = 家族のテーブル
level-first-steps = はじめの一歩
level-family-table = 家族のテーブル
level-club = クラブ級
level-master = 名人

## The hand
## $cards: how many, $size: how many to choose, $card: a card

hand-legend = 手札、{ $cards }枚
hand-legend-pick = 手札{ $cards }枚から{ $size }枚選ぶ
card-due = { $card }、必ず選びます
card-stays = { $card }、手札に残ります
card-hint = { $card }、おすすめ
sort-label = 手札の並べ方
sort-falling = 強い順
sort-rising = 弱い順
sort-suits = スート別

## The slip

slip-label = あなたの番
slip-label-wait = 待っています
slip-label-claim = 打ち切りの提案
slip-label-over = ディール終了
seal-turn = あなたの番です
seal-claim = 打ち切りの提案
seal-void = 無効のディール
seal-taker = デクレアラー
ask-lead = 好きなカードをリード
ask-play-any = 好きなカードを出す
ask-play = カードを出す
ask-play-only = 出せるのは{ NAME($card, form: "play") }だけです
ask-wait = { WHO($seat) ->
    [you] あなたの番です
   *[other] { SEAT($seat, form: "start") }の番です
 }
ask-wait-all = ほかの人が考えています
ask-over = ディール終了
    .detail = すべてのトリックが終わりました。
ask-void = 次の人が配り直します。
ask-claim = { WHO($seat) ->
    [you] 残りの打ち切りを提案しています
   *[other] { SEAT($seat, form: "start") }が残りの打ち切りを提案しています
 }
    .detail = 残りのカードをどう出しても、トリックの行方もディールの得点も変わりません。
    .waiting = テーブルのほかの人に確認しています。
slip-allowed = 出せるカード
slip-clause = このルールについて
act-choose = カードを選ぶ
act-chosen = 選んだカードを出す
act-play = { NAME($card, form: "play") }を出す
act-refused = ほかのカードを選ぶ
act-choose-answer = どれかを選ぶ
act-answer = これで答える
act-pick-chosen = 選んだカードを除く
act-pick = { $size }枚中{ $count }枚を選択
act-score = スコア表
act-next = 次のディール
act-deal-again = 配り直す
act-forced = 残りのカードを出す
act-claim = 残りを打ち切る
act-consent = 同意する
act-play-on = 続ける
act-hint = ヒント
act-back = 戻る
act-refresh = 更新する
act-here = 戻りました
act-step = 続ける
act-by-hand = 自分でカードを選ぶ
table-lost = 接続が切れました。つながりしだい、続きから始まります。
choice-closed = 今は選べません
choose-one = どれかを選んでください
hint-title = 経験則からの助言
hint-title-master = 名人ならこう出す
hint-expected = 見込み{ $score }
notice-stale = その間にゲームが先へ進みました。今の状況はこのとおりです。
notice-away = しばらく応答がなかったので、ボットが代わりに出しています。
notice-nothing = まだ何も選んでいません。
clause = ルール

## The ledger

ledger-label = ディールの記録
panel-last = 直前のトリック
panel-log = 経過
panel-pace = 進行の速さ
panel-standing = { $deals ->
    [0] マッチ
   *[other] マッチ、{ $deals }ディール終了
 }
panel-track = このディールのトリック
panel-still-out = まだ見えていない名前つきの札
panel-none = なし
panel-seats = 人とボット
track-open = トリック{ $number }：まだ
track-spoiled = トリック{ $number }：流れ
track-taken = { WHO($seat) ->
    [you] トリック{ $number }：あなた
   *[other] トリック{ $number }：{ SEAT($seat) }
 }
log-deal = 配札
log-bidding = ビッド
log-chien = chienと捨て札
log-declarations = 宣言
log-now = { WHO($seat) ->
    [you] あなたの番です
   *[other] { SEAT($seat, form: "start") }の番です
 }
pace-calm = ゆっくり
pace-brisk = ふつう
pace-swift = 速い
pace-wait = 待つ
pace-set = 適用

## Persons at the table

invite-text = このアドレスを開いた人は、空いている席に座れます。
invite-address = 招待リンク
company-person = 人
company-bot = ボット
company-away = 離席中、ボットが代行
# $name: the bot
company-level = { $name }のレベル
company-set = レベルを適用
company-call = この名前にする
news-sits = { $name }さんが着席しました。
news-leaves = { $name }さんが席を立ち、ボットが引き継ぎます。
news-away = { $name }さんは離席中です。その間ボットが代行します。
news-back = { $name }さんが戻りました。
leave = テーブルを離れる

## French Tarot
## $bouts: in the hand, $target: points to take; $size: cards; $tricks: how many; $points: in writing

ask-tarot-bid = ビッドしてください
    .detail = { $bouts ->
        [0] boutがないと、デクレアラーには91点中{ $target }点が必要です。
       *[other] 手札のbout{ $bouts }枚なら、デクレアラーには91点中{ $target }点が必要です。
     }
ask-tarot-discard-cards = { $size }枚を捨て札にする
    .detail = 捨て札の点はあなたのものです。キングとboutは除けません。
ask-tarot-chelem = chelemを宣言しますか？
    .detail = 18トリックすべてを取るつもりのときだけです。
ask-tarot-poignee = poignéeを見せますか？
    .detail = 全員にカードが見えます。点はコントラクトの勝者に入ります。
ask-tarot-poignee-cards = 切り札を{ $size }枚見せる
    .detail = おすすめのカードが選んであります。自由に変えられます。
choice-tarot-bid-pass = ディフェンス側に回る
    .act = パス
choice-tarot-bid-prise = chienを取る
    .mark = ×1
    .act = Priseをビッド
choice-tarot-bid-garde = chienを取る
    .mark = ×2
    .act = Gardeをビッド
choice-tarot-bid-garde-sans = chienは見ずに自分の点
    .mark = ×4
    .act = Garde sansをビッド
choice-tarot-bid-garde-contre = chienはディフェンス側
    .mark = ×6
    .act = Garde contreをビッド
choice-tarot-chelem-yes = 全トリックを取れば400点、取れなければ200点を失う
    .act = chelemを宣言
choice-tarot-chelem-no = 宣言せずに始める
    .act = 始める
choice-tarot-poignee-no = 切り札を知られずにおく
    .act = 見せない
choice-tarot-poignee-10 = シングルのpoignée
    .mark = 20
    .act = 切り札を10枚見せる
choice-tarot-poignee-13 = ダブルのpoignée
    .mark = 30
    .act = 切り札を13枚見せる
choice-tarot-poignee-15 = トリプルのpoignée
    .mark = 40
    .act = 切り札を15枚見せる
chien-hidden = chien：6枚、裏向き
chien-shown = 全員に見せたchien
ecart-trumps = 全員に見せた、捨て札の切り札
poignee-of = { WHO($seat) ->
    [you] あなたのpoignée
   *[other] { SEAT($seat) }のpoignée
 }
place-chelem = chelem
pile-defence = ディフェンス側
pile-tricks = { $tricks }
pile-ecart = { $tricks } + 捨て札
pile-chien = { $tricks } + chien
unit-tricks = { $tricks ->
   *[other] トリック
 }
contract-alone = { WHO($seat) ->
    [you] あなたがひとりで3人と戦います。
   *[other] { SEAT($seat, form: "start") }がひとりで3人と戦います。
 }
auction-open = まだビッドはありません
    .why = 発言はひとり一度だけです。いちばん高いビッドをした人が、ひとりで3人と戦います。
auction-highest = 今のところいちばん高いビッドです。発言はひとり一度だけで、いちばん高いビッドをした人がひとりで3人と戦います。
panel-poignees = 見せたpoignée
panel-ecart = あなたの捨て札、{ $points }点

## Tarocchino
## $points: what the combinations score; $length: how many cards

ask-tarocchino-discard-cards = { $size }枚を捨て札にする
    .detail = 捨て札の点はあなたのペアのものです。キング、天使、世界、Bégato、Mattoは除けません。
ask-tarocchino-declare = 役を宣言しますか？
    .detail = { $points }点が入り、全員にカードが見えます。パスして失うのは、この点だけです。
choice-tarocchino-declare-yes = 役をすべて見せる
    .act = 宣言
choice-tarocchino-declare-no = 知られずにおく
    .act = パス
place-shows = { $points }点の役
declared-by = { WHO($seat) ->
    [you] あなたの宣言
   *[other] { SEAT($seat) }の宣言
 }
unit-declared = 宣言
panel-declared = 宣言した役
panel-discards = あなたの捨て札2枚
combination-tarocchi = Tarocchi{ $length }枚
combination-kings = キング{ $length }枚
combination-queens = クイーン{ $length }枚
combination-knights = ナイト{ $length }枚
combination-jacks = ジャック{ $length }枚
combination-grande = Grande{ $length }枚
combination-coins = コインの{ $length }枚
combination-cups = カップの{ $length }枚
combination-batons = 棍棒の{ $length }枚
combination-swords = 剣の{ $length }枚
combination-aces = エースの{ $length }枚
combination-moors = ムーアの{ $length }枚
combination-sets-doubled = セットが3種類以上で、セットは2倍
combination-sequences-doubled = シークエンスが3種類以上で、シークエンスは2倍

# What bots are called at a table, and a guest who gave no name.
bot-name-0 = ジャンヌ
bot-name-1 = マルセル
bot-name-2 = オディール
bot-name-3 = バティスト
bot-name-4 = ローザ
bot-name-5 = アンブロージョ
bot-name-6 = テレーザ
bot-name-7 = ロレンツォ
bot-name-8 = ソランジュ
bot-name-9 = ガスパール
bot-name-10 = イラリア
bot-name-11 = フェルナン
guest-name = ゲスト

# The letters in the corners of court cards, lowest first: jack, cavalier, queen, king. Aluette has no queen.
index-letters-aluette = JNK
index-letters-french-tarot = JNQK
index-letters-tarocchino = JNQK
