# The table: felt, slip, ledger, log. What a player reads and hears while playing.

## The bar
## $number: deal or trick, $deals and $tricks: of how many

bar-deal = Ván { $number }
bar-deal-of = Ván { $number }/{ $deals }
bar-trick = Nước { $number }/{ $tricks }
bar-two = { $first } · { $second }

## The felt

felt-label = Bàn bài
trick-label = Nước { $number }
trick-label-spoiled = Nước { $number }, hỏng
stamp-spoiled = Nước hỏng
    .why = Các lá cao nhất bằng nhau: không ai ăn
trick-card = { $by }: { $card }

## Place cards
## $cards, $tricks: how many

place-dealer = Chia bài
place-partner = Đồng đội
place-cards = { $cards } lá
place-tricks = { $tricks } nước
place-away = Đi vắng
place-turn = Đến lượt
level-chance = Đánh hú họa
level-thumb = Bàn gia đình
level-first-steps = Bước đầu
level-family-table = Bàn gia đình
level-club = Câu lạc bộ
level-master = Cao thủ

## The hand
## $cards: how many, $size: how many to choose, $card: a card

hand-legend = Bài trên tay bạn, { $cards } lá
hand-legend-pick = Bạn có { $cards } lá: chọn { $size }
card-due = { $card }, bắt buộc phải chọn
card-stays = { $card }, giữ lại trên tay
card-hint = { $card }, được gợi ý
sort-label = Cách xếp bài
sort-falling = Lớn trước
sort-rising = Nhỏ trước
sort-suits = Theo chất

## The slip

slip-label = Lượt của bạn
slip-label-wait = Đang chờ
slip-label-claim = Xin kết thúc sớm
slip-label-over = Hết ván
seal-turn = Đến lượt bạn
seal-claim = Xin kết thúc
seal-void = Ván bị hủy
seal-taker = Solo
ask-lead = Đánh đầu lá nào cũng được
ask-play-any = Đánh lá nào cũng được
ask-play = Đánh một lá
ask-play-only = Chỉ đánh được { NAME($card, form: "play") }
ask-wait = { WHO($seat) ->
    [you] Đến lượt bạn
   *[other] Đến lượt { SEAT($seat) }
 }
ask-wait-all = Những người khác đang suy tính
ask-over = Hết ván
    .detail = Đã đánh xong mọi nước.
ask-void = Người kế tiếp sẽ chia lại.
ask-claim = { WHO($seat) ->
    [you] Bạn xin kết thúc sớm
   *[other] { SEAT($seat, form: "start") } xin kết thúc sớm
 }
    .detail = Các lá còn lại không thay đổi được ai ăn nước nào, cũng không thay đổi được điểm của ván.
    .waiting = Đang hỏi những người khác ở bàn.
slip-allowed = Bạn được đánh
slip-clause = Luật về việc này
act-choose = Chọn một lá
act-chosen = Đánh lá đã chọn
act-play = Đánh { NAME($card, form: "play") }
act-refused = Chọn lá khác
act-choose-answer = Chọn một câu
act-answer = Trả lời
act-pick-chosen = Cất các lá đã chọn
act-pick = Đã chọn { $count }/{ $size }
act-score = Bảng điểm
act-next = Ván tiếp theo
act-deal-again = Chia lại
act-forced = Đánh giúp các lá cuối
act-claim = Xin kết thúc sớm
act-consent = Đồng ý
act-play-on = Chơi tiếp
act-hint = Gợi ý
act-back = Quay lại
act-refresh = Nhìn lại bàn
act-here = Tôi đã trở lại
act-step = Tiếp tục
act-by-hand = Tự chọn từng lá
table-lost = Mất kết nối. Ván bài sẽ tiếp tục ngay khi có kết nối lại.
choice-closed = Lúc này chưa được
choose-one = Chọn một
hint-title = Lời khuyên theo kinh nghiệm
hint-title-master = Cao thủ sẽ đánh thế nào
hint-expected = ước tính { $score }
notice-stale = Trong lúc đó bàn đã đi tiếp. Bây giờ bàn như thế này.
notice-away = Bạn im lặng một lúc, nên máy đánh thay bạn.
notice-nothing = Bạn chưa chọn gì.
clause = Luật

## The ledger

ledger-label = Sổ ghi ván bài
panel-last = Nước vừa rồi
panel-log = Diễn biến
panel-pace = Tốc độ
panel-standing = { $deals ->
    [0] Trận đấu
   *[other] Trận đấu sau { $deals } ván
 }
panel-track = Các nước của ván này
panel-still-out = Lá có tên chưa thấy
panel-none = Không có
panel-seats = Người và máy
track-open = Nước { $number }: chưa đánh
track-spoiled = Nước { $number }: hỏng
track-taken = { WHO($seat) ->
    [you] Nước { $number }: của bạn
   *[other] Nước { $number }: { SEAT($seat) }
 }
log-deal = Chia bài
log-bidding = Đấu giá
log-chien = Chien và bài cất riêng
log-declarations = Báo
log-now = { WHO($seat) ->
    [you] Đến lượt bạn
   *[other] Đến lượt { SEAT($seat) }
 }
pace-calm = Thong thả
pace-brisk = Nhanh
pace-swift = Rất nhanh
pace-wait = Chờ
pace-set = Áp dụng

## Persons at the table

invite-text = Ai mở địa chỉ này cũng có thể ngồi vào ghế trống.
invite-address = Địa chỉ để mời
company-person = Người
company-bot = Máy
company-away = Đi vắng, máy đánh thay
# $name: the bot
company-level = Trình độ của { $name }
company-set = Đặt trình độ
company-call = Dùng tên này
news-sits = { $name } ngồi vào bàn.
news-leaves = { $name } rời bàn; máy đánh tiếp.
news-away = { $name } đi vắng; máy đánh thay.
news-back = { $name } đã trở lại.
leave = Rời bàn

## French Tarot
## $bouts: in the hand, $target: points to take; $size: cards; $tricks: how many; $points: in writing

ask-tarot-bid = Bạn gọi gì?
    .detail = { $bouts ->
        [0] Không có bout thì người nhận hợp đồng cần { $target } trên 91 điểm.
       *[other] Với { $bouts } bout như bạn đang có, người nhận hợp đồng cần { $target } trên 91 điểm.
     }
ask-tarot-discard-cards = Cất riêng { $size } lá
    .detail = Điểm của chúng tính cho bạn. Vua và bout phải ở lại trên tay.
ask-tarot-chelem = Báo chelem?
    .detail = Chỉ khi bạn định ăn hết mười tám nước.
ask-tarot-poignee = Cho xem poignée?
    .detail = Mọi người đều thấy các lá; phe thắng hợp đồng được điểm thưởng.
ask-tarot-poignee-cards = Cho xem { $size } lá chủ
    .detail = Các lá đề nghị đã đánh dấu sẵn. Bạn đổi tùy ý.
choice-tarot-bid-pass = Phòng thủ ván này
    .act = Bỏ
choice-tarot-bid-prise = Lấy chien
    .mark = ×1
    .act = Gọi Prise
choice-tarot-bid-garde = Lấy chien
    .mark = ×2
    .act = Gọi Garde
choice-tarot-bid-garde-sans = Không xem chien, vẫn là của bạn
    .mark = ×4
    .act = Gọi Garde sans
choice-tarot-bid-garde-contre = Chien thuộc bên phòng thủ
    .mark = ×6
    .act = Gọi Garde contre
choice-tarot-chelem-yes = Ăn hết mọi nước thì được 400, không thì mất 200
    .act = Báo chelem
choice-tarot-chelem-no = Đánh luôn, không báo
    .act = Đánh luôn
choice-tarot-poignee-no = Giữ kín các lá chủ
    .act = Không cho xem
choice-tarot-poignee-10 = Poignée đơn
    .mark = 20
    .act = Cho xem 10 lá chủ
choice-tarot-poignee-13 = Poignée đôi
    .mark = 30
    .act = Cho xem 13 lá chủ
choice-tarot-poignee-15 = Poignée ba
    .mark = 40
    .act = Cho xem 15 lá chủ
chien-hidden = Chien: sáu lá úp
chien-shown = Chien, ngửa cho mọi người xem
ecart-trumps = Lá chủ cất riêng, ngửa cho mọi người xem
poignee-of = { WHO($seat) ->
    [you] Poignée của bạn
   *[other] Poignée của { SEAT($seat) }
 }
place-chelem = Chelem
pile-defence = Bên thủ
pile-tricks = { $tricks }
pile-ecart = { $tricks } + écart
pile-chien = { $tricks } + chien
unit-tricks = { $tricks ->
   *[other] nước
 }
contract-alone = { WHO($seat) ->
    [you] Bạn một mình chống ba.
   *[other] { SEAT($seat, form: "start") } một mình chống ba.
 }
auction-open = Chưa ai gọi
    .why = Mỗi người nói một lần; ai gọi cao nhất thì một mình chống ba.
auction-highest = Lời gọi cao nhất đến lúc này. Mỗi người nói một lần; ai gọi cao nhất thì một mình chống ba.
panel-poignees = Poignée đã cho xem
panel-ecart = Bài cất riêng của bạn, { $points } điểm

## Tarocchino
## $points: what the combinations score; $length: how many cards

ask-tarocchino-discard-cards = Cất riêng { $size } lá
    .detail = Điểm của chúng tính cho phe bạn. Vua, Thiên Thần, Thế Giới, Bégato và Matto phải ở lại.
ask-tarocchino-declare = Báo các tổ hợp của bạn?
    .detail = Được { $points } điểm, và mọi người đều thấy các lá. Bỏ thì chỉ mất đúng số điểm này.
choice-tarocchino-declare-yes = Cho xem tất cả
    .act = Báo
choice-tarocchino-declare-no = Giữ kín
    .act = Bỏ
place-shows = Đã báo { $points }
declared-by = { WHO($seat) ->
    [you] Bạn đã báo
   *[other] { SEAT($seat, form: "start") } đã báo
 }
unit-declared = đã báo
panel-declared = Tổ hợp đã báo
panel-discards = Hai lá bạn cất riêng
combination-tarocchi = { $length } lá Tarocchi
combination-kings = { $length } vua
combination-queens = { $length } đầm
combination-knights = { $length } kỵ sĩ
combination-jacks = { $length } bồi
combination-grande = Grande { $length } lá
combination-coins = Dãy tiền { $length } lá
combination-cups = Dãy cốc { $length } lá
combination-batons = Dãy gậy { $length } lá
combination-swords = Dãy kiếm { $length } lá
combination-aces = Dãy át { $length } lá
combination-moors = Dãy Moor { $length } lá
combination-sets-doubled = Từ ba bộ trở lên: điểm các bộ nhân đôi
combination-sequences-doubled = Từ ba dãy trở lên: điểm các dãy nhân đôi

# What bots are called at a table, and a guest who gave no name.
bot-name-0 = Jeanne
bot-name-1 = Marcel
bot-name-2 = Odile
bot-name-3 = Baptiste
bot-name-4 = Rosa
bot-name-5 = Ambrogio
bot-name-6 = Teresa
bot-name-7 = Lorenzo
bot-name-8 = Solange
bot-name-9 = Gaspard
bot-name-10 = Ilaria
bot-name-11 = Fernand
guest-name = Khách

# The letters in the corners of court cards, lowest first: jack, cavalier, queen, king. Aluette has no queen.
index-letters-aluette = JCK
index-letters-french-tarot = JCQK
index-letters-tarocchino = JCQK
