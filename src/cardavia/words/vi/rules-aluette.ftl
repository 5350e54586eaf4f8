# Aluette: what its rules say while it is played and when it is settled.

## Refusals
## $reason: turn or card; $seat: whose turn it is; $card: the card asked for

refusal-aluette-play-own-cards = { $reason ->
    [turn] Chưa đánh được lúc này: đang là lượt của { SEAT($seat, form: "of") }.
   *[card] Không được đánh { NAME($card, form: "play") }: lá này không có trên tay bạn.
 }
    .rule = Bạn chỉ đánh lá có trên tay mình, và chỉ đánh khi đến lượt mình.

## The log

event-aluette-deal-opened = { WHO($dealer) ->
    [you] Bạn chia bài.
   *[other] { SEAT($dealer, form: "start") } chia bài.
 }
event-aluette-hand-dealt = { WHO($seat) ->
    [you] Bạn được chia chín lá.
   *[other] { SEAT($seat, form: "start") } được chia chín lá.
 }
event-aluette-talon-set-aside = Mười hai lá không dùng đến, nằm úp.
event-aluette-talon-shown = Mười hai lá không dùng đến: { NAME($cards, join: "unit") }.
event-aluette-card-played = { WHO($seat) ->
    [you] Bạn đánh { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } đánh { NAME($card, form: "play") }.
 }
event-aluette-trick-taken = { WHO($seat) ->
    [you] Bạn ăn nước.
   *[other] { SEAT($seat, form: "start") } ăn nước.
 }
event-aluette-trick-spoiled = Nước hỏng: không ai ăn.

## Phases

phase-aluette-play = Đánh bài
phase-aluette-over = Hết ván

## The score sheet
## $number: a trick, from 1; $tricks: how many; $seat: the winner of the deal

section-aluette-tricks = Các nước
section-aluette-points = Điểm

line-aluette-trick-taken = Nước { $number }: { NAME($card) }
line-aluette-trick-spoiled = Nước { $number }: hỏng vì { NAME($cards, form: "play") }
line-aluette-tricks = Số nước ăn được
line-aluette-most-tricks = { WHO($seat) ->
    [you] Bạn ăn nhiều nước nhất: { $tricks }
   *[other] { SEAT($seat, form: "start") } ăn nhiều nước nhất: { $tricks }
 }
line-aluette-first-to-reach = { WHO($seat) ->
    [you] Bạn là người đầu tiên đạt { $tricks } nước, ở nước thứ { $number }
   *[other] { SEAT($seat, form: "start") } là người đầu tiên đạt { $tricks } nước, ở nước thứ { $number }
 }
line-aluette-all-spoiled = Cả chín nước đều hỏng: không ai được điểm
line-aluette-mordienne = Mordienne: mọi nước từ nước thứ { $number } đến nước cuối
line-aluette-mordienne-of-nine = Mordienne: cả chín nước
line-aluette-points = Điểm của ván

## House rules

house-rule-aluette-unused-cards = Mười hai lá không dùng trong lúc chơi
    .hidden = Úp
    .shown = Ngửa
house-rule-aluette-mordienne-of-nine = Ăn cả chín nước là mordienne
    .yes = Có: 2 điểm
    .no = Không: 1 điểm

## Fields of the book's worked examples

example-aluette-allowed = Được phép đánh
example-aluette-card = Muốn đánh
example-aluette-cards = Các lá
example-aluette-counts = Số nước của ghế 0 đến 3
example-aluette-dealer = Ghế chia bài
example-aluette-deals-next = Chia ván sau
example-aluette-equal = Có lá bằng nhau
example-aluette-first-pair = Ghế 0 và 2, từng ván
example-aluette-hand = Bài trên tay
example-aluette-house-rules = Luật tùy chọn
example-aluette-leader = Ghế đánh đầu
example-aluette-leads = Đánh đầu nước sau
example-aluette-levels = Các bậc, cao nhất trước
example-aluette-mordienne = Mordienne
example-aluette-over = Trận đã kết thúc
example-aluette-points = Điểm của hai cặp
example-aluette-receives = Nhận bài theo thứ tự
example-aluette-refused = Không được, theo luật
example-aluette-seat = Ghế muốn đánh
example-aluette-second-pair = Ghế 1 và 3, từng ván
example-aluette-spoiled = Hỏng
example-aluette-taken-by = Ghế ăn nước
example-aluette-totals = Tổng điểm của hai cặp
example-aluette-trick = Nước
example-aluette-tricks = Ai ăn từng nước trong chín nước
example-aluette-turn = Ghế đang đến lượt
example-aluette-winner = Người thắng
example-aluette-winners = Cặp thắng trận
