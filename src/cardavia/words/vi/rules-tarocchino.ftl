# Tarocchino: what its rules say while it is played and when it is settled.

## Refusals
## $reason: what stands in the way; $seat: whose turn it is; $card, $cards: asked for; $count: how many

refusal-tarocchino-dealing-discard = { $reason ->
    [turn] Chưa làm được lúc này: trước hết { SEAT($seat) } cất riêng hai lá đã.
    [number] Không được cất riêng { $count } lá: đúng hai lá mới được.
    [twice] Không được cất riêng { NAME($card, form: "play") } hai lần.
    [not-held] Không được cất riêng { NAME($card, form: "play") }: lá này không có trên tay bạn.
   *[barred] Không được cất riêng { NAME($cards, form: "play") }.
 }
    .rule = Người chia bài cất riêng hai lá trên tay, nhưng không được cất vua, cũng không được cất lá nào trong bốn lá Tarocchi.
refusal-tarocchino-declarations-round = Chưa làm được lúc này: mọi người đang báo tổ hợp.
    .rule = Trước khi đánh lá đầu tiên, ai có tổ hợp thì lần lượt báo hoặc bỏ.
refusal-tarocchino-play-own-cards = { $reason ->
    [turn] Chưa đánh được lúc này: đang là lượt của { SEAT($seat, form: "of") }.
   *[card] Không được đánh { NAME($card, form: "play") }: lá này không có trên tay bạn.
 }
    .rule = Bạn chỉ đánh lá có trên tay mình, và chỉ đánh khi đến lượt mình.
# $suit: the suit led, D coins, C cups, B batons, S swords, T trumps
refusal-tarocchino-play-follow-suit = { $suit ->
    [D] Không được đánh { NAME($card, form: "play") } lúc này: chất đánh đầu là tiền, và bạn còn chất tiền.
    [C] Không được đánh { NAME($card, form: "play") } lúc này: chất đánh đầu là cốc, và bạn còn chất cốc.
    [B] Không được đánh { NAME($card, form: "play") } lúc này: chất đánh đầu là gậy, và bạn còn chất gậy.
    [S] Không được đánh { NAME($card, form: "play") } lúc này: chất đánh đầu là kiếm, và bạn còn chất kiếm.
   *[T] Không được đánh { NAME($card, form: "play") } lúc này: lá đánh đầu là lá chủ, và bạn còn lá chủ.
 }
    .rule = Còn chất đánh đầu thì phải theo chất. Đánh đầu bằng lá chủ thì phải theo bằng lá chủ.
refusal-tarocchino-play-trump-in = { $suit ->
    [D] Không được đánh { NAME($card, form: "play") } lúc này: bạn hết chất tiền, nhưng còn lá chủ.
    [C] Không được đánh { NAME($card, form: "play") } lúc này: bạn hết chất cốc, nhưng còn lá chủ.
    [B] Không được đánh { NAME($card, form: "play") } lúc này: bạn hết chất gậy, nhưng còn lá chủ.
   *[S] Không được đánh { NAME($card, form: "play") } lúc này: bạn hết chất kiếm, nhưng còn lá chủ.
 }
    .rule = Hết chất đánh đầu thì phải đánh một lá chủ, lớn nhỏ tùy ý.

## The log

event-tarocchino-deal-opened = { WHO($dealer) ->
    [you] Bạn chia bài.
   *[other] { SEAT($dealer, form: "start") } chia bài.
 }
event-tarocchino-hand-dealt = { WHO($seat) ->
    [you] Bạn nhận bài của mình.
   *[other] { SEAT($seat, form: "start") } nhận bài.
 }
event-tarocchino-cards-laid-aside = { WHO($seat) ->
    [you] Bạn cất riêng { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } cất riêng { NAME($cards, form: "play") }.
 }
event-tarocchino-discard-made = { WHO($seat) ->
    [you] Hai lá bạn cất riêng nằm úp.
   *[other] { SEAT($seat, form: "start") } cất riêng hai lá, úp xuống.
 }
event-tarocchino-combinations-declared = { WHO($seat) ->
    [you] Bạn báo và cho xem { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } báo và cho xem { NAME($cards, form: "play") }.
 }
event-tarocchino-declaration-passed = { WHO($seat) ->
    [you] Bạn không báo gì.
   *[other] { SEAT($seat, form: "start") } không báo gì.
 }
event-tarocchino-play-begun = { WHO($seat) ->
    [you] Bắt đầu đánh bài: bạn đánh đầu.
   *[other] Bắt đầu đánh bài: { SEAT($seat) } đánh đầu.
 }
event-tarocchino-card-played = { WHO($seat) ->
    [you] Bạn đánh { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } đánh { NAME($card, form: "play") }.
 }
event-tarocchino-trick-taken = { WHO($seat) ->
    [you] Bạn ăn nước.
   *[other] { SEAT($seat, form: "start") } ăn nước.
 }
event-tarocchino-discards-shown = { WHO($seat) ->
    [you] Bạn đã cất riêng { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } đã cất riêng { NAME($cards, form: "play") }.
 }

## What a player may do
## $answer: yes or no; $cards: two cards

action-tarocchino-declare = { $answer ->
    [yes] Báo
   *[no] Bỏ
 }
action-tarocchino-discard-cards = Cất riêng { NAME($cards, form: "play") }

## Phases

phase-tarocchino-discard = Cất riêng
phase-tarocchino-declarations = Báo tổ hợp
phase-tarocchino-play = Đánh bài
phase-tarocchino-over = Hết ván

## The score sheet: counting the cards
## $seat: the dealer, or who played the Matto; $cards, $card: what changes hands

section-tarocchino-cards = Các lá
line-tarocchino-tricks = Lá trong các nước
line-tarocchino-discards = Cất riêng: { NAME($cards) }
line-tarocchino-discards-lost = Không ăn nước nào nên mất cả lá cất riêng: { NAME($cards) }
line-tarocchino-matto-kept = { WHO($seat) ->
    [you] Bạn đã đánh Matto, và phe bạn lấy lại
   *[other] { SEAT($seat, form: "start") } đã đánh Matto, và phe ấy lấy lại
 }
line-tarocchino-matto-lost = { WHO($seat) ->
    [you] Bạn đã đánh Matto, nhưng phe bạn không ăn nước nào: mất Matto
   *[other] { SEAT($seat, form: "start") } đã đánh Matto, nhưng phe ấy không ăn nước nào: mất Matto
 }
line-tarocchino-matto-price = Đưa đổi lại cho Matto: { NAME($card, form: "play") }
line-tarocchino-card-points = Điểm bài

## The score sheet: combinations
## $length: how many cards; $cards: the cards as laid; $count: how many different sets or sequences

section-tarocchino-opening = Tổ hợp đã báo
section-tarocchino-captured = Tổ hợp ăn được
line-tarocchino-tarocchi = { $length } lá Tarocchi: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-kings = { $length } vua: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-queens = { $length } đầm: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-knights = { $length } kỵ sĩ: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-jacks = { $length } bồi: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-grande = Grande { $length } lá: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-coins = Dãy tiền { $length } lá: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-cups = Dãy cốc { $length } lá: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-batons = Dãy gậy { $length } lá: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-swords = Dãy kiếm { $length } lá: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-aces = Dãy át { $length } lá: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-moors = Dãy Moor { $length } lá: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-sets-doubled = { $count } bộ khác nhau: điểm các bộ nhân đôi
line-tarocchino-sequences-doubled = { $count } dãy khác nhau: điểm các dãy nhân đôi
line-tarocchino-opening = Cộng các tổ hợp đã báo
line-tarocchino-captured = Cộng các tổ hợp ăn được

## The score sheet: the totals
## $winner: side-0, side-1 or draw

section-tarocchino-totals = Tổng điểm
line-tarocchino-total-cards = Điểm bài
line-tarocchino-last-trick = Nước cuối
line-tarocchino-total-opening = Tổ hợp đã báo
line-tarocchino-total-captured = Tổ hợp ăn được
line-tarocchino-total = { $winner ->
    [draw] Tổng: hòa
   *[other] Tổng
 }

## House rules

house-rule-tarocchino-declaration-time = Khi nào báo tổ hợp
    .before-play = Lần lượt một vòng trước lá đầu tiên
    .with-first-card = Mỗi người báo khi đánh lá đầu tiên của mình
house-rule-tarocchino-declared-hands = Bài báo của hai đồng đội
    .apart = Tính điểm riêng từng người
    .together = Tính điểm như một tay bài
house-rule-tarocchino-gap-before-sixteen = Có lá thay thế trong Thế Giới, Mặt Trời, Mặt Trăng, và lá 16 ngay sau
    .free = Lá 16 cũng được thay
    .barred = Lá 16 không được thay nữa
house-rule-tarocchino-moors-after = Lá 5 nào cho Moor nối vào Grande
    .any-five = Lá thật hoặc lá thay
    .real-five = Chỉ lá thật
house-rule-tarocchino-matto-price = Lá đưa đổi lại cho Matto
    .least-loss = Lá mất đi thiệt ít nhất
    .fixed-order = Luôn là lá đầu tiên theo thứ tự định sẵn

## Fields of the book’s worked examples

example-tarocchino-allowed = Được phép
example-tarocchino-asked = Được hỏi, theo thứ tự
example-tarocchino-captured = Tổ hợp ăn được của hai cặp
example-tarocchino-card = Muốn đánh
example-tarocchino-card-points = Điểm bài của hai cặp
example-tarocchino-cards = Các lá
example-tarocchino-dealer = Ghế chia bài
example-tarocchino-declares = Báo theo thứ tự
example-tarocchino-discards = Cất riêng
example-tarocchino-half-points = Nửa điểm
example-tarocchino-hand = Bài trên tay
example-tarocchino-hands = Bài của ghế 0 đến 3
example-tarocchino-highest-first = Từ lớn đến nhỏ
example-tarocchino-house-rules = Luật tùy chọn
example-tarocchino-last-trick = Nước cuối
example-tarocchino-leader = Ghế đánh đầu
example-tarocchino-leaders = Ghế đánh đầu từng nước
example-tarocchino-leads = Đánh đầu nước thứ nhất
example-tarocchino-opening = Tổ hợp đã báo của hai cặp
example-tarocchino-passes = Các ghế bỏ
example-tarocchino-piles = Lá của hai cặp khi hết ván
example-tarocchino-price = Đưa đổi lại cho Matto
example-tarocchino-receives = Số lá của ghế 0 đến 3
example-tarocchino-refused = Không được, theo luật
example-tarocchino-sequence-points = Điểm các dãy
example-tarocchino-sequences = Các dãy
example-tarocchino-set-points = Điểm các bộ
example-tarocchino-sets = Các bộ
example-tarocchino-shown = Ghế 0 đến 3 cho xem
example-tarocchino-taken-by = Ghế ăn nước
example-tarocchino-total = Tổng
example-tarocchino-totals = Tổng điểm của hai cặp
example-tarocchino-trick = Nước
example-tarocchino-tricks = Các nước
example-tarocchino-winners = Người thắng
example-tarocchino-winning = Lá ăn nước
