# The pages around the table: home, rules, cards, score sheet, history, errors.

site = Cardavia
page-title = { $title } · Cardavia
skip = Đến thẳng nội dung
skip-hand = Đến thẳng bài trên tay
tools = Công cụ
nav-home = Trang đầu
nav-rules = Luật chơi
nav-cards = Các lá bài
nav-history = Lịch sử đấu
nav-settings = Cài đặt
nav-table = Bàn
nav-glossary = Từ ngữ
nav-look = Diện mạo
nav-language = Ngôn ngữ

game-aluette = Aluette
game-french-tarot = Tarot Pháp
game-tarocchino = Tarocchino Bologna

## A game in a few words
## $cards: how many

about-players = Bốn người chơi
about-cards = { $cards } lá
about-country = Xứ sở
about-fact-1 = Người chơi
about-fact-2 = Các phe
about-fact-3 = Số lá
about-fact-4 = Độ dài
about-more = Đọc thêm
about-wikipedia = Wikipedia
about-aluette = Chín nước, không có lá chủ, không bắt buộc theo chất. Monsieur ăn Madame, con Bò ăn cả vua, và hai lá bằng nhau làm hỏng cả nước.
    .country = Pháp: Vendée, vùng sông Loire, Bretagne
    .sides = Hai cặp cố định
    .length = Năm ván
about-french-tarot = Một người gọi hợp đồng, nhận thêm sáu lá rồi một mình chống ba. Petit, lá 21 và Excuse quyết định bao nhiêu điểm là đủ.
    .country = Pháp
    .sides = Một chống ba
    .length = Từng ván một
about-tarocchino = Báo các dãy bài của bạn, giữ lấy Bégato, và ăn cả tổ hợp lẫn các nước.
    .country = Ý: Bologna
    .sides = Hai cặp cố định
    .length = Một ván

## Home

home-title = Ba trò chơi xưa, một bàn bài yên tĩnh
home-lead = Mời bạn ngồi vào bàn cùng ba người chơi kiên nhẫn. Lá nào chưa được đánh, bàn sẽ nói luật và chỉ ra những lá đánh được.
home-waiting = Ván bài đang chờ bạn
home-continue = Tiếp tục
home-play = Chơi
home-with-others = Chơi với người khác

## Rules, cards, glossary

rules-title = Luật chơi
rules-lead = Ba trò chơi, ba cuốn luật. Mỗi lần bàn không cho đánh một lá, bạn được dẫn đến đúng điều luật ở đây.
rules-read = Đọc luật chơi
rules-book = Luật chơi
rules-contents = Mục lục
rules-example = Ví dụ minh họa
rules-full = Luật chơi đầy đủ
rules-return = Về bàn
cards-title = Các lá bài { $game }
cards-others = Những bộ bài khác
# $level: 19 is the highest
cards-level = Bậc { $level }
# $points: half-points
cards-points = { HALVES($points) } điểm
cards-family-luette = Luette
    .note = Bốn lá cao nhất, mỗi lá một bậc riêng.
cards-family-double = Double
    .note = Bốn lá kế tiếp, mỗi lá một bậc riêng.
cards-family-middle = Lá bậc trung
    .note = Bốn lá cùng số hay cùng hình thì bằng nhau, bất kể chất.
cards-family-small = Lá nhỏ
    .note = Cùng số thì bằng nhau, cả ở đây nữa.
cards-suit-french-tarot-S = Bích
cards-suit-french-tarot-H = Cơ
cards-suit-french-tarot-D = Rô
cards-suit-french-tarot-C = Chuồn
cards-suit-french-tarot-T = Lá chủ
cards-suit-french-tarot-none = Excuse
cards-suit-tarocchino-S = Kiếm
cards-suit-tarocchino-C = Cốc
cards-suit-tarocchino-B = Gậy
cards-suit-tarocchino-D = Tiền
cards-suit-tarocchino-T = Lá chủ
cards-suit-tarocchino-none = Matto
glossary-title = Từ ngữ
glossary-lead = Những từ của ba trò chơi và nghĩa của chúng.

## Score sheet
## $seat: the taker or the winner; $each: what one defender pays; $difference, $points, $target, $ours, $theirs: points

score-title = Bảng điểm
score-line = Mục
score-practice = Chơi lại ván cũ: không tính vào trận
score-match-over = Trận đấu kết thúc
score-waits = Chủ bàn sẽ mở ván tiếp theo.
score-replay = Xem từng bước
act-again = Chơi lại ván này
act-restart = Trận mới
nav-verify = Kiểm chứng ván bài
verdict-void = Ván bị hủy
verdict-side-ours = Phe bạn thắng ván này
verdict-side-theirs = Phe kia thắng ván này
verdict-draw = Hòa
verdict-to-us = cho phe bạn
verdict-to-them = cho phe kia
verdict-difference = cách biệt giữa hai phe
verdict-aluette-none = Không ai được điểm
    .text = Cả chín nước đều hỏng.
verdict-aluette-won = { WHO($seat) ->
    [you] Bạn ăn được nhiều nước nhất: { $tricks }.
   *[other] { SEAT($seat, form: "start") } ăn được nhiều nước nhất: { $tricks }.
 }
    .over = Một điểm
verdict-aluette-mordienne = { WHO($seat) ->
    [you] Từ nước đầu tiên ăn được đến nước thứ chín, bạn ăn tất cả: { $tricks } nước.
   *[other] Từ nước đầu tiên ăn được đến nước thứ chín, { SEAT($seat) } ăn tất cả: { $tricks } nước.
 }
    .over = Mordienne, hai điểm
# $contract: prise, garde, garde-sans or garde-contre
verdict-tarot-contract = { $contract ->
    [prise] Prise ×1
    [garde] Garde ×2
    [garde-sans] Garde sans ×4
   *[garde-contre] Garde contre ×6
 } · { WHO($seat) ->
    [you] bạn một mình chống ba
   *[other] { SEAT($seat) } một mình chống ba
 }
verdict-tarot-made = { WHO($seat) ->
    [you] { $difference ->
        [0] Bạn hoàn thành hợp đồng vừa đủ điểm
       *[other] Bạn hoàn thành hợp đồng, dư { $difference } điểm
     }
   *[other] { $difference ->
        [0] Hợp đồng hoàn thành vừa đủ điểm
       *[other] Hợp đồng hoàn thành, dư { $difference } điểm
     }
 }
verdict-tarot-failed = { WHO($seat) ->
    [you] Bạn thất bại, thiếu { $difference } điểm
   *[other] Hợp đồng thất bại, thiếu { $difference } điểm
 }
verdict-tarot-text = { $bouts ->
    [0] Được { $points } điểm; không có bout thì cần { $target }.
   *[other] Được { $points } điểm; có { $bouts } bout thì cần { $target }.
 }
verdict-tarot-received = { WHO($seat) ->
    [you] bạn nhận { $each } từ mỗi người phòng thủ
   *[other] mỗi người phòng thủ trả { $each } cho { SEAT($seat) }
 }
verdict-tarot-paid = { WHO($seat) ->
    [you] bạn trả mỗi người phòng thủ { $each }
   *[other] { SEAT($seat) } trả mỗi người phòng thủ { $each }
 }
verdict-tarot-gauge = { $points } trên 91 điểm, cần { $target }
verdict-tarocchino-text = Phe bạn { $ours } điểm, phe kia { $theirs } điểm.

## History and replay
## $step, $steps: actions shown, of how many

history-title = Lịch sử đấu
history-lead = Những ván bạn đã chơi xong. Ván nào cũng xem lại được từng bước, bài bốn nhà đều ngửa.
history-none = Chưa có ván nào chơi xong.
history-void = bị hủy
history-record = Biên bản
history-all-records = Tải về mọi biên bản
history-upload = Đọc biên bản
    .note = Tệp mỗi dòng một ván, như tệp tải về từ đây.
history-send = Đọc
history-faults = Những biên bản này không đọc được:
# $deals: how many
history-read = Đã thêm { $deals } ván vào lịch sử đấu.
replay-title = Xem từng bước
replay-step = Bước { $step } trên { $steps }
replay-start = Bài đã chia xong.
replay-trick = Nước đang chơi
replay-steps = Các bước
replay-first = Về đầu ván
replay-previous = Lùi một bước
replay-next = Tiến một bước
replay-last = Đến cuối ván
replay-goto = Bước
replay-go = Đến
replay-talon = Các lá không chia cho ai

## Verify

verify-title = Kiểm chứng ván bài
verify-lead = Bài đã định sẵn trước khi có ai đánh. Lời cam kết được công bố ngay từ đầu; chìa khóa để mở nó hiện ra khi hết ván.
verify-deal = Ván
verify-commitment = Lời cam kết
verify-salt = Muối
verify-seed = Hạt giống
verify-later = Ván này còn đang chơi. Hết ván mới hiện hạt giống và muối.
verify-holds = Lời cam kết đúng: hạt giống và muối này cho ra đúng mã băm này.
verify-fails = Lời cam kết sai: hạt giống và muối này cho ra một mã băm khác.
verify-how = Tự kiểm chứng
verify-how-1 = Lời cam kết là SHA-256 của dòng chữ “cardavia/1 commitment”, muối và hạt giống, giữa các phần có một dấu cách.
verify-how-2 = Cùng một hạt giống thì chia ra cùng những lá bài ấy: biên bản của ván có ghi.
verify-how-3 = Hạt giống của ván này không cho biết gì về ván sau.

## Join

join-title = Ngồi vào bàn { $game }
join-name = Tên của bạn ở bàn
join-seat = Ghế của bạn
join-sit = Ngồi vào
join-person = Đã có người ngồi
join-bot = Máy đang chơi: bạn ngồi thay được
join-away = Giữ cho người đang vắng
# $name: the host; of a seat that is free
join-partner = Đồng đội của { $name }
join-opponent = Đối thủ của { $name }
join-seat-taken = Trong lúc đó đã có người ngồi vào ghế ấy. Hãy chọn ghế khác.
join-not-now = Bạn đã cầm bài của ghế khác trong ván này. Hết ván bạn mới đổi ghế được.

## Errors

error-400 = Bàn không hiểu
    .text = Trang hoặc biểu mẫu đã gửi một điều bàn không đọc được.
    .advice = Quay lại rồi thử thêm lần nữa.
error-403 = Chỗ này không dành cho bạn
    .text = Ghế này của người khác, hoặc bạn đã vào từ quá lâu.
    .advice = Nếu được mời, xin mở lại địa chỉ trong lời mời.
error-404 = Ở đây không có gì
    .text = Có lẽ địa chỉ gõ sai, hoặc bàn này không còn được giữ.
    .advice = Mọi thứ bắt đầu từ trang đầu.
error-405 = Không phải lối này
    .text = Địa chỉ này chỉ nhận biểu mẫu, hoặc chỉ là trang để xem.
    .advice = Quay lại trang trước đó.
error-409 = Bàn đã đi tiếp
    .text = Có người vừa đánh trong lúc bạn đang chọn.
    .advice = Nhìn lại bàn: bạn không mất gì cả.
error-413 = Nhiều quá một lúc
    .text = Phần gửi lên lớn hơn mức chúng tôi đọc.
    .advice = Xin chia nhỏ ra mà gửi.
error-422 = Không làm thế được
    .text = Điều gửi lên trái luật, hoặc chưa đủ.
    .advice = Lý do ở bên dưới.
error-429 = Chậm lại một chút
    .text = Trình duyệt của bạn gửi yêu cầu dồn dập, nên bàn xin tạm nghỉ.
    .advice = Chờ một phút rồi chơi tiếp.
error-500 = Lỗi của chúng tôi
    .text = Có gì đó hỏng ở phía chúng tôi và đã được ghi lại. Trận của bạn vẫn còn.
    .advice = Quay lại bàn; nếu vẫn bị, xin chờ một lát.
error-503 = Tạm đóng cửa một lát
    .text = Bàn đang được mở lại. Trận của bạn vẫn còn.
    .advice = Một phút nữa xin thử lại.

history-empty-file = Tệp không có biên bản nào: mỗi biên bản là một đối tượng JSON trên một dòng.
history-fault = Dòng { $line }: { $why }
history-refused = “{ $action }” là trái luật. { $why }
history-unfinished = Ván này chưa xong: chỉ ván đã xong mới được giữ.
