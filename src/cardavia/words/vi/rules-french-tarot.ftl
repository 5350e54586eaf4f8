# French Tarot: what its rules say while it is played and when it is settled.

## Refusals
## $reason: what is wrong; $seat: whose turn it is; $card: the card asked for

# $bid, $highest: the contract asked for and the last one bid
refusal-tarot-bidding-once = { $reason ->
    [turn] Chưa gọi được lúc này: đang là lượt của { SEAT($seat, form: "of") }.
   *[low] Không được gọi { $bid ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }: hợp đồng vừa gọi là { $highest ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }.
 }
    .rule = Mỗi người nói một lần, theo lượt, và hợp đồng gọi sau phải cao hơn hợp đồng gọi trước.
# $count: how many cards were asked for
refusal-tarot-chien-discard-six = { $reason ->
    [turn] Chưa làm được lúc này: { WHO($seat) ->
        [you] đến lượt bạn cất riêng sáu lá
       *[other] đến lượt { SEAT($seat) } cất riêng sáu lá
     }.
    [count] Không được cất riêng { $count } lá.
    [twice] Không được cất riêng { NAME($card, form: "play") } hai lần.
   *[not-held] Không được cất riêng { NAME($card, form: "play") }: lá này không có trên tay bạn.
 }
    .rule = Người nhận hợp đồng cất riêng đúng sáu lá trên tay.
refusal-tarot-chien-no-kings-no-bouts = Không được cất riêng { NAME($card, form: "play") }.
    .rule = Vua và bout không bao giờ được cất riêng.
# $count: how many plain-suit cards may go
refusal-tarot-chien-plain-first = { $reason ->
    [trump] Không được cất riêng { NAME($card, form: "play") }: bạn có đủ lá bài thường để cất.
   *[kept] Không được giữ { NAME($card, form: "play") }: chỉ có { $count } lá bài thường cất được, nên phải cất hết.
 }
    .rule = Chỉ được cất riêng lá chủ khi số lá bài thường cất được ít hơn sáu, và khi ấy phải cất hết những lá bài thường đó.
refusal-tarot-declarations-chelem = Chưa làm được lúc này: { WHO($seat) ->
    [you] bạn cần nói có báo chelem hay không
   *[other] { SEAT($seat) } cần nói có báo chelem hay không
 }.
    .rule = Trước lá đầu tiên, chỉ người nhận hợp đồng được báo chelem.
refusal-tarot-declarations-poignee = { $reason ->
    [turn] Chưa đánh được lúc này: đang là lượt của { SEAT($seat, form: "of") }.
    [no-trump] Không được đưa { NAME($card, form: "play") } vào poignée: lá này không phải lá chủ.
   *[not-held] Không được cho xem { NAME($card, form: "play") }: lá này không có trên tay bạn.
 }
    .rule = Poignée gồm các lá chủ trên tay mình, cho xem ngay trước khi mình đánh lá đầu tiên.
# $level: how many cards were asked for; $trumps: how many trumps are in the hand
refusal-tarot-declarations-poignee-levels = Không được cho xem poignée { $level } lá: bạn chỉ có { $trumps } lá chủ.
    .rule = Poignée cần đủ số lá chủ của mức đó, hoặc thiếu một lá và có Excuse.
refusal-tarot-declarations-poignee-excuse = Không được cho xem Excuse trong poignée { $level } lá này.
    .rule = Excuse chỉ thế một chỗ khi mọi lá chủ trên tay đều được cho xem cùng nó.
# $count: how many cards were asked for
refusal-tarot-declarations-poignee-shown = { $reason ->
    [count] Không được cho xem { $count } lá.
    [twice] Không được cho xem { NAME($card, form: "play") } hai lần.
   *[chosen] Không được chọn { $count } lá này: bàn cho xem những lá chủ lớn nhất của bạn.
 }
    .rule = Poignée có đúng 10, 13 hoặc 15 lá.
refusal-tarot-declarations-four-kings = Không được cho xem { NAME($card, form: "play") }: lá này đã cất riêng.
    .rule = Lá chủ đã cất riêng chỉ tính trong poignée ba của người nhận hợp đồng có đủ bốn vua.
refusal-tarot-play-own-cards = { $reason ->
    [turn] Chưa đánh được lúc này: đang là lượt của { SEAT($seat, form: "of") }.
   *[not-held] Không được đánh { NAME($card, form: "play") }: lá này không có trên tay bạn.
 }
    .rule = Bạn chỉ đánh lá có trên tay mình, và chỉ đánh khi đến lượt mình.
# $led: the card that set the suit
refusal-tarot-play-follow-suit = Không được đánh { NAME($card, form: "play") } theo { NAME($led, form: "play") }: bạn còn lá để theo chất.
    .rule = Còn chất đánh đầu thì phải theo chất.
refusal-tarot-play-trump-in = Không được đánh { NAME($card, form: "play") } theo { NAME($led, form: "play") }: bạn hết chất đó, nhưng còn lá chủ.
    .rule = Hết chất đánh đầu thì phải đánh lá chủ.
# $highest: the highest trump in the trick
refusal-tarot-play-overtrump = Không được đánh { NAME($card, form: "play") }: bạn có lá chủ lớn hơn { NAME($highest, form: "of") }.
    .rule = Đã đánh lá chủ thì phải đè lá chủ lớn nhất trong nước, nếu đè được.

## The log

event-tarot-deal-opened = { WHO($dealer) ->
    [you] Bạn chia bài.
   *[other] { SEAT($dealer, form: "start") } chia bài.
 }
event-tarot-hand-dealt = { WHO($seat) ->
    [you] Bạn được chia mười tám lá.
   *[other] { SEAT($seat, form: "start") } được chia mười tám lá.
 }
event-tarot-chien-dealt = Sáu lá úp xuống giữa bàn làm chien.
event-tarot-petit-sec-found = { WHO($seat) ->
    [you] Petit là lá chủ duy nhất của bạn: ván bị hủy.
   *[other] Petit là lá chủ duy nhất của { SEAT($seat) }: ván bị hủy.
 }
event-tarot-hands-shown = Mọi lá bài được lật ngửa. Chien: { NAME($chien, join: "unit") }.
# $contract: the contract bid, “none” for a pass
event-tarot-bid-made = { $contract ->
    [none] { WHO($seat) ->
        [you] Bạn bỏ lượt.
       *[other] { SEAT($seat, form: "start") } bỏ lượt.
     }
   *[other] { WHO($seat) ->
        [you] Bạn gọi
       *[other] { SEAT($seat, form: "start") } gọi
     } { $contract ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }.
 }
event-tarot-taker-named = { WHO($seat) ->
    [you] Bạn
   *[other] { SEAT($seat, form: "start") }
 } nhận hợp đồng { $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }.
event-tarot-everyone-passed = Cả bốn người đều bỏ lượt: ván bị hủy.
event-tarot-chien-shown = { WHO($seat) ->
    [you] Bạn
   *[other] { SEAT($seat, form: "start") }
 } lấy chien: { NAME($cards, join: "unit") }.
event-tarot-ecart-laid = Bài cất riêng của bạn: { NAME($cards, join: "unit") }.
# $trumps: the trumps among the six cards, “none” for none
event-tarot-ecart-made = { WHO($seat) ->
    [you] Bạn
   *[other] { SEAT($seat, form: "start") }
 } cất riêng sáu lá{ $trumps ->
    [none] .
   *[other] , trong đó có lá chủ: { NAME($trumps, join: "unit") }.
 }
event-tarot-cards-apart-shown = Sáu lá không tham gia ván: { NAME($cards, join: "unit") }.
event-tarot-chelem-announced = { WHO($seat) ->
    [you] Bạn báo chelem.
   *[other] { SEAT($seat, form: "start") } báo chelem.
 }
event-tarot-chelem-forgone = { WHO($seat) ->
    [you] Bạn không báo chelem.
   *[other] { SEAT($seat, form: "start") } không báo chelem.
 }
event-tarot-poignee-shown = { WHO($seat) ->
    [you] Bạn cho xem poignée:
   *[other] { SEAT($seat, form: "start") } cho xem poignée:
 } { NAME($cards, join: "unit") }.
event-tarot-poignee-declined = Bạn giữ kín poignée.
event-tarot-card-played = { WHO($seat) ->
    [you] Bạn đánh { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } đánh { NAME($card, form: "play") }.
 }
event-tarot-trick-taken = { WHO($seat) ->
    [you] Bạn ăn nước.
   *[other] { SEAT($seat, form: "start") } ăn nước.
 }

## Choices

action-tarot-bid = { $contract ->
    [none] Bỏ
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }
action-tarot-announce-chelem = Báo chelem
action-tarot-forgo-chelem = Không báo chelem
action-tarot-show-poignee = Cho xem poignée: { NAME($cards, join: "unit") }
action-tarot-decline-poignee = Không cho xem
action-tarot-discard = Cất riêng: { NAME($cards, join: "unit") }

## Phases

phase-tarot-bidding = Đấu giá
phase-tarot-ecart = Cất riêng
phase-tarot-chelem = Trước lá đầu
phase-tarot-play = Đánh bài
phase-tarot-over = Hết ván

## Void deals

void-tarot-petit-sec = Petit sec: có người chỉ có Petit là lá chủ duy nhất, lại không có Excuse. Không ai được điểm.
void-tarot-all-pass = Cả bốn người đều bỏ lượt. Không ai được điểm.

## The score sheet
## $made: whether the contract, or the chelem, succeeded; $points, $target, $bouts: the taker's

section-tarot-card-points = Điểm bài
section-tarot-contract = Hợp đồng
section-tarot-payment = Mỗi người phòng thủ trả

column-tarot-taker = Người nhận
column-tarot-defence = Phòng thủ
column-tarot-points = Điểm
column-tarot-each-defender = Mỗi người phòng thủ

line-tarot-tricks = Các nước, không kể Excuse
line-tarot-excuse = Excuse
line-tarot-excuse-half = Nửa điểm đổi cho Excuse
line-tarot-ecart = Bài cất riêng
line-tarot-chien = Chien
line-tarot-card-points = Điểm bài
line-tarot-base = Khởi điểm
line-tarot-difference = { $made ->
    [yes] Hoàn thành: { $points } điểm với { $bouts } bout, cần { $target }
   *[no] Thất bại: { $points } điểm với { $bouts } bout, cần { $target }
 }
line-tarot-sum = Cộng lại
# $worth × $multiplier
line-tarot-contract = { $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 } { $made ->
    [yes] hoàn thành
   *[no] thất bại
 }: { $worth } × { $multiplier }
line-tarot-petit-au-bout = Petit au bout: 10 × { $multiplier }
# $shown: how many poignées
line-tarot-poignees = { $shown } poignée, cho phe thắng
line-tarot-chelem-announced = { $made ->
    [yes] Báo chelem và ăn hết
   *[no] Báo chelem mà thất bại
 }
# $side: who took all eighteen tricks
line-tarot-chelem-taken = { $side ->
    [taker] Người nhận hợp đồng ăn hết mười tám nước
   *[defence] Bên phòng thủ ăn hết mười tám nước
 }
line-tarot-per-defender = Mỗi người phòng thủ trả người nhận hợp đồng

## House rules

house-rule-tarot-poignee-chosen = Lá chủ cho xem trong poignée
    .yes = Người chơi tự chọn
    .no = Những lá lớn nhất trên tay
house-rule-tarot-four-kings-excuse = Bốn vua và mười bốn lá chủ: Excuse làm lá thứ mười lăm
    .yes = Có
    .no = Không
house-rule-tarot-petit-slam = Petit au bout khi Excuse ăn nước cuối
    .yes = Tính nước thứ mười bảy
    .no = Tính nước cuối
house-rule-tarot-chelem-lost-twice = Đã báo chelem mà bên phòng thủ ăn hết mười tám nước
    .yes = Mất 400
    .no = Mất 200

## Fields of the book's worked examples

example-tarot-allowed = Được phép đánh
example-tarot-announced = Đã báo
example-tarot-aside = Đã cất riêng
example-tarot-bids = Đã nói
example-tarot-bouts = Bout
example-tarot-card = Muốn đánh
example-tarot-cards = Các lá
example-tarot-chelem = Chelem
example-tarot-contract = Hợp đồng
example-tarot-dealer = Ghế chia bài
example-tarot-defender = Mỗi người phòng thủ được
example-tarot-displayed = Bày ra
example-tarot-forced = Phải cất
example-tarot-goes-to = Excuse về
example-tarot-half-point-to = Nửa điểm về
example-tarot-half-points = Nửa điểm
example-tarot-hand = Bài trên tay
example-tarot-laid = Muốn cất riêng
example-tarot-last = Nước cuối
example-tarot-leader = Ghế đánh đầu
example-tarot-leaders = Các ghế đánh đầu
example-tarot-leads = Đánh đầu nước thứ nhất
example-tarot-made = Hoàn thành
example-tarot-multiplier = Hệ số
example-tarot-number = Số thứ tự của nước
example-tarot-open = Còn được chọn
example-tarot-order = Từ lớn đến nhỏ
example-tarot-per-defender = Mỗi người phòng thủ trả
example-tarot-petit-au-bout = Petit au bout
example-tarot-played-by = Phe đánh
example-tarot-poignees = Poignée
example-tarot-points = Điểm
example-tarot-refused = Không được, theo luật
example-tarot-seventeenth = Nước thứ mười bảy
example-tarot-shown = Cho xem
example-tarot-swept = Một phe đã ăn hết các nước trước
example-tarot-taken-by = Phe hoặc ghế ăn nước
example-tarot-taker = Người nhận hợp đồng
example-tarot-taker-tricks = Số nước của người nhận hợp đồng
example-tarot-target = Mục tiêu
example-tarot-trick = Nước
example-tarot-tricks = Lá từ các nước
example-tarot-turn = Đến lượt nói
example-tarot-void = Ván bị hủy
