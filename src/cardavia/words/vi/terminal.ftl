# The command line: its help, its errors, and the game at the terminal.

## Help. No percent signs here: the library that sets the help reads them as its own.

command = Chơi và học những trò bài xưa hay nhất châu Âu.
    .more = “cardavia COMMAND --help” nói rõ hơn về từng lệnh.
    .version = Cho biết phiên bản.
    .commands = Các lệnh
command-referee = Xét các biên bản ván bài: đánh lại từng ván và cho biết kết cục.
    .description = Đọc các biên bản ván bài, mỗi dòng một đối tượng JSON, đánh lại từng ván từ bài trên tay và các hành động, rồi viết một dòng JSON cho mỗi dòng không trống: kết quả, hoặc đến lượt ai, hoặc hành động đầu tiên trái luật, hoặc biên bản sai ở đâu.
    .status = Mã thoát: 0 khi mọi dòng đều đúng và không có gì khác, 1 khi có dòng sai hoặc khác, 2 khi không đọc được dữ liệu vào.
    .file = Tệp cần đọc. Không nêu tệp, hoặc viết -, thì đọc dữ liệu vào chuẩn.
command-deal = Chia bài từ một hạt giống, cho máy đánh, rồi in diễn biến.
    .description = Chia những lá bài mà một hạt giống cho ra, để máy đánh, rồi in ván bài dưới dạng tường thuật, hoặc dưới dạng biên bản để trọng tài đọc.
    .game = Trò chơi.
    .seed = Chữ gì cũng được: cùng hạt giống thì mãi mãi chia ra cùng những lá bài. Không nêu thì hạt giống được rút ngẫu nhiên.
    .players = Ai đánh ở cả bốn ghế.
    .dealer = Ghế chia bài, từ 0 đến 3. Không nêu thì rút từ hạt giống.
    .record = In biên bản của ván, một dòng JSON, thay cho tường thuật.
command-rules = In luật của một trò chơi, hoặc một điều luật.
    .description = In cuốn luật của một trò, một chương, hoặc một điều. Không nêu trò nào thì liệt kê các trò.
    .game = Trò chơi.
    .id = Một điều (tarot.play.overtrump) hoặc một chương (tarot.play). Có thể bỏ phần đầu là tên trò.
    .language = Ngôn ngữ muốn dùng.
command-serve = Mở bàn chơi trong trình duyệt. Chỉ gõ “cardavia” cũng làm đúng như vậy.
    .description = Phục vụ bàn chơi cho trình duyệt đến khi được dừng, in địa chỉ và mở trình duyệt nếu có.
    .host = Địa chỉ lắng nghe; 0.0.0.0 cho các máy khác vào.
    .port = Cổng lắng nghe; 0 là lấy một cổng trống bất kỳ.
    .workers = Bao nhiêu tiến trình máy chủ cùng chia việc. Nhiều hơn một thì cần PostgreSQL.
    .bot-workers = Mỗi máy chủ dùng bao nhiêu tiến trình để suy tính cho máy chơi.
    .database = Nơi lưu các bàn: sqlite:///FILE hoặc postgresql://USER@HOST/NAME. Không nêu thì dùng biến môi trường CARDAVIA_DATABASE, không có nữa thì một tệp riêng của bạn.
    .origin = Thêm một địa chỉ của nơi này, chẳng hạn https://cards.example, khi có máy chủ khác đứng trước. Có thể nêu nhiều lần.
    .rate = Mỗi người được gửi bao nhiêu yêu cầu trong một phút.
    .no-browser = Đừng mở trình duyệt.
command-serve-open = Bàn đã mở tại { $address }
command-serve-address-taken = đã có chương trình khác lắng nghe ở { $fact }: hãy dừng nó, hoặc chọn cổng khác bằng --port.
command-serve-workers-need-postgresql = { $fact } tiến trình máy chủ thì cần PostgreSQL: hãy nêu địa chỉ bằng --database, hoặc chỉ dùng một tiến trình.

command-art = In các mặt bài.
    .description = In các mặt bài của một bộ vào một thư mục, mỗi mặt kèm bản nén gzip và một bảng kê, hoặc in cả bộ trên một tờ để xem.
    .what = Dựng các mặt bài, hoặc vẽ một tờ.
    .deck = Bộ bài. Không nêu thì dựng mọi bộ, còn tờ xem thì vẽ bộ đầu.
    .output = Thư mục để dựng vào, hoặc tệp của tờ xem: .svg, hoặc .png với gói thêm “cardavia[art]”. Không nêu thì là thư mục đệm của bạn, hoặc dữ liệu ra chuẩn.
    .letters = Chữ ở góc các lá hình, từ bồi trở lên, viết liền: JCQK.
    .suits = Hai màu hoặc bốn màu cho các chất Pháp.
    .contrast = Mực thường ngày, hoặc mực tương phản mạnh.
command-play = Chơi với ba máy.
    .description = Mở một ván, bạn ngồi một ghế, máy ngồi ba ghế kia.
    .terminal = Chơi ngay trên dòng lệnh.
    .game = Trò chơi.
    .seed = Chữ gì cũng được: cùng hạt giống thì chia ra cùng những lá bài. Không nêu thì hạt giống được rút ngẫu nhiên.
    .level = Máy chơi giỏi đến đâu.
    .seat = Ghế của bạn, từ 0 đến 3 theo thứ tự đánh.
    .language = Ngôn ngữ muốn dùng.

command-arena = Cho hai người chơi gặp nhau trên cùng những lá bài và đo chênh lệch.
    .description = Đánh cùng những lá bài hai lần, sao cho mỗi ghế lần lượt do mỗi bên giữ một lần, rồi in ra JSON: A hơn B bao nhiêu điểm cho mỗi ghế và mỗi ván, điều đó chắc đến đâu, mỗi bên nghĩ bao lâu, nhận và hoàn thành những hợp đồng nào. Ai gặp chính mình thì kết quả hòa tuyệt đối.
    .player = Một người chơi; “oracle” nhìn thấy mọi lá bài.
    .game = Trò chơi.
    .deals = Số ván, mỗi ván đánh hai lần.
    .matches = Số trận trọn vẹn, thay cho số ván.
    .seed = Chữ gì cũng được: cùng hạt giống thì cùng những lá bài và cùng kết quả. Không nêu thì hạt giống được rút ngẫu nhiên.
    .jobs = Bao nhiêu tiến trình cùng chia việc. Kết quả không phụ thuộc vào số này.
    .budget = Người chơi này nghĩ trong bao nhiêu thế bài tưởng tượng. Không nêu thì theo trình độ của nó.
    .output = Tệp ghi kết quả, thay cho dữ liệu ra chuẩn. Bên cạnh có một nhật ký ghi dọc đường.
    .resume = Chạy tiếp từ nhật ký một lần đo đã dừng.
command-arena-difference = { $first } mỗi ghế hơn { $second } { $mean } điểm, gần như chắc chắn trong khoảng { $low } đến { $high }, và thắng { $won } trong tất cả các lượt ngồi. Số ván bài đã đo: { $number }.
command-solve = In giá trị của mọi lá bài tại một chỗ trong biên bản.
    .description = Đánh lại biên bản đến chỗ đó rồi in giá trị của mọi lá được phép đánh, nếu cả bốn người đánh tiếp không sai lá nào với bài ngửa. Giá trị chính xác tìm được nhanh khi gần hết ván, càng sớm càng lâu.
    .file = Tệp có biên bản ở dòng đầu, hoặc - để đọc dữ liệu vào chuẩn.
    .at = Sau bao nhiêu hành động của biên bản.
    .nodes = Được xem bao nhiêu thế bài trước khi bỏ cuộc.
command-solve-seat = Đến lượt { SEAT($seat) }. Đây là điểm mỗi lá mang lại cho ghế ấy, nếu cả bốn người đánh tiếp không sai lá nào với bài ngửa:
command-solve-side = Đến lượt { SEAT($seat) }. Đây là điểm mỗi lá mang lại cho bên ấy, trừ đi điểm của bên kia, nếu cả bốn người đánh tiếp không sai lá nào với bài ngửa:
command-solve-card = { $card }: { SIGNED($points) }
command-warm = Biên dịch trước các bộ máy.
    .description = Biên dịch bộ máy của các trò chơi và giữ trong một thư mục của bạn, để sau này không ai phải chờ.
    .game = Trò chơi. Không nêu thì mọi trò.
command-warm-done = Xong sau { $seconds } giây. Phần đã biên dịch nằm ở { $name }
command-bench = Đo xem mọi thứ trên máy này nhanh đến đâu.
    .description = Đo trong vài phút rồi in một bảng: số ván ngẫu nhiên và số lá đánh trong một giây, giá trị chính xác theo số nước còn lại, quyết định của từng trình độ, và thời gian khởi động nguội và nóng. Hai số cách nhau một gạch là trung vị và bách phân vị thứ 95.
    .games = Các trò chơi. Không nêu thì mọi trò.
    .peers = Cho OpenSpiel và RLCard chạy bên cạnh, nếu đã cài, và in tỉ số.
command-bench-deals = Ván ngẫu nhiên mỗi giây, nghìn
command-bench-cards = Số lá đánh trong đó mỗi giây, triệu
command-bench-solver = Giá trị chính xác, số nước còn lại: { $left }, mili giây
command-bench-decision = Một quyết định của { $level }, mili giây
command-bench-cold = Khởi động nguội, phải biên dịch tất cả, giây
command-bench-warm = Khởi động nóng, giây
command-bench-driven = Nhanh gấp mấy lần { $name } điều khiển từ Python ({ $rate } triệu quyết định mỗi giây)
command-bench-dealt = Nhanh gấp mấy lần { $name } điều khiển từ Python, chia bài sẵn ({ $rate } triệu mỗi giây)
command-bench-rollouts = Nhanh gấp mấy lần { $name } tự đánh ngẫu nhiên, chia bài sẵn ({ $rate } triệu mỗi giây)
command-bench-missing = Chưa cài { $name }: pip install { $package }

## Errors
## $letters: what was given;
## $name: a file; $reason: what the system says; $id: what was asked for; $near: ids like it

command-error = cardavia: { $reason }
command-cannot-read = không đọc được { $name }: { $reason }. Hãy nêu một tệp mỗi dòng một biên bản, hoặc - để đọc dữ liệu vào chuẩn.
command-no-input = dữ liệu vào chuẩn đã đóng. Hãy nêu một tệp mỗi dòng một biên bản.
command-no-text = { $name } không phải văn bản Unicode. Hãy viết bằng UTF-8.
command-unknown-clause = cuốn luật không có điều hay chương { $id }. In cả cuốn để xem các mã.
command-unknown-clause-near = cuốn luật không có điều hay chương { $id }. Có phải bạn muốn { NAME($near, join: "or") }?
command-cannot-write = không ghi được { $name }: { $reason }. Hãy nêu chỗ khác bằng --output.
command-no-painter = muốn vẽ điểm ảnh cần thêm một gói: hãy cài “cardavia[art]”, hoặc nêu một tệp .svg.
command-letters = { $letters } không phải chữ góc lá. Hãy nêu cho mỗi lá hình của bộ một chữ từ A đến Z, từ bồi trở lên.
command-say-terminal = hãy nói chơi ở đâu: “cardavia play --terminal” là ở đây, chỉ “cardavia” là trong trình duyệt.
command-solve-no-record = dòng đầu của { $name } không có biên bản: { $reason }
command-solve-so-far = biên bản này có { $number } hành động: hãy cho --at một số từ 0 đến đó.
command-solve-illegal = hành động { $number } của biên bản này (“{ $word }”) trái { $id }: chỉ giải được phần trước đó.
command-solve-no-card = sau { $number } hành động không ai phải đánh một lá: hãy cho --at một số mà lúc ấy có người đánh.
command-solve-too-long = không tìm được giá trị chính xác trong { $number } thế bài. Hãy cho thêm với --nodes, hoặc hỏi gần cuối ván hơn.
command-bench-unknown = không có trò chơi { $id }: có { NAME($near) }.
command-no-number = { $name } không phải số nguyên từ 1 trở lên.
command-arena-begun = lần đo này đã dừng giữa chừng, nhật ký của nó là { $name }. Chạy tiếp bằng --resume, hoặc xóa tệp đó.
command-arena-other-terms = { $name } là nhật ký của một lần đo khác: khác người chơi, lá bài hoặc mã. Hãy nêu tệp khác bằng --output, hoặc xóa nó.
command-arena-resume-what = hãy nói chạy tiếp lần nào: nêu --seed và --output của nó.

## A transcript
## $game: its name; $seed: the seed of the deal; $dealer: a seat; $seat: a seat; $cards: cards; $codes: their codes

transcript-title = { $game }, chia từ hạt giống “{ $seed }”
transcript-hand = { SEAT($seat, form: "start") }: { $codes }
transcript-talon = Không chia: { $codes }
transcript-scores = Điểm số
transcript-score = { SEAT($seat, form: "start") }: { SIGNED($points) }

## At the terminal
## $game: its name; $number: of the deal in the match; $commitment, $seed, $salt: hexadecimal digits

terminal-welcome = { $game }. Gõ số của lựa chọn hoặc mã của lá bài; “?” để xem cách gõ, “q” để thoát.
terminal-seed = Hạt giống của trận này: { $seed }
terminal-deal = Ván { $number }
terminal-promise = Bài đã định sẵn. Niêm phong: { $commitment }
terminal-opened = Mở niêm phong: hạt giống { $seed }, muối { $salt }
terminal-trick = Trên bàn: { $cards }
terminal-card-by = { SEAT($seat, form: "label") }: { $card }
terminal-hand = Bài trên tay bạn: { $cards }
terminal-choices = Bạn có thể:
terminal-choice = { $number }  { $choice }
terminal-choice-card = { $number }  { $choice } [{ $code }]
terminal-choice-pick = { $number }  { $verb }: { $size } lá trong { $codes }
terminal-prompt = Bạn chọn:{ " " }
terminal-prompt-cards = Mã của { $size } lá, hoặc để trống nếu lấy { $codes }:{ " " }
terminal-help = Gõ số của lựa chọn, mã của lá bài ({ $code }), hoặc một từ như trong biên bản (“{ $word }”). “q” để thoát.
terminal-not-understood = “{ $text }” không phải lựa chọn, lá bài hay từ nào của trò này. Gõ “?” để xem cách chọn.
terminal-clause = Điều luật: { $rule } (cardavia rules { $game } { $rule })
terminal-totals = Tổng điểm sau ván { $number }: { $totals }
terminal-total = { SEAT($seat, form: "label") } { $points }
terminal-match-over = Trận đấu kết thúc.
terminal-match-drawn = Hòa.
terminal-match-won = Thắng trận: { $seats }
terminal-next-deal = Nhấn Enter để sang ván tiếp theo, “q” để thoát:{ " " }
terminal-restart = Nhấn Enter để mở trận mới, “q” để thoát:{ " " }
terminal-goodbye = Tạm biệt.
