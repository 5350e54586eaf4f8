# Settings: what a visitor chooses once and finds again.

settings = Cài đặt
settings-all = Mọi cài đặt
look-title = Diện mạo bàn chơi
look-felt = Mặt nỉ
    .low = Tối
    .high = Sáng
look-contrast = Độ tương phản
    .low = Dịu
    .high = Rõ
look-grain = Độ hạt
    .low = Mịn
    .high = Thô
look-warmth = Màu ánh sáng
    .low = Lạnh
    .high = Ấm
look-lamp = Đèn bàn
look-dusk = Chạng vạng
look-noon = Giữa trưa
look-faded = Phai màu
look-presets = Diện mạo có sẵn
look-set = Áp dụng
look-reset = Về mặc định
paper-evening = Giấy ban đêm
language-title = Ngôn ngữ
settings-save = Lưu cài đặt
settings-kept = Đã lưu cài đặt.
settings-reading = Dễ đọc
settings-large = Chữ góc lá to hơn
    .note = Số và chữ ở góc các lá bài to hơn.
settings-four-colour = Bốn chất bốn màu
    .note = Rô màu xanh lam, chuồn màu xanh lục.
settings-still = Bài đứng yên
    .note = Lá bài đổi chỗ mà không chuyển động.
settings-playing = Khi chơi
settings-one-click = Nhấn một lần là đánh
    .note = Lá nào được phép thì nhấn vào là đánh ngay.
settings-lit = Chỉ rõ các lá đánh được
    .note = Đến lượt bạn, những lá ấy sáng lên.
settings-last-cards = Tự đánh các lá cuối
    .note = Khi không còn gì để chọn, bàn đánh giúp các lá của bạn.
settings-left-handed = Xòe bài tay trái
    .note = Các lá xếp chồng theo chiều ngược lại.
settings-sound = Âm thanh
    .note = Tiếng bài sột soạt khẽ, và một tiếng chuông nhẹ khi đến lượt bạn.
settings-bots = Máy
    .note = Cho những bàn bạn mở từ bây giờ.
# $place: 1 to 3, after you in the order of play
settings-level = { $place ->
    [1] Người ngay sau bạn
    [2] Người đối diện bạn
   *[3] Người ngay trước bạn
 }
