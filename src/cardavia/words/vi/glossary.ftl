# The glossary's headings, by the groups of the termbase.

glossary-cards = Các lá bài
glossary-play = Đánh bài
glossary-table = Quanh bàn
glossary-score = Đấu giá, tính điểm, thắng thua
glossary-ranks = Thứ bậc
glossary-suits = Chất
glossary-games = Các trò chơi
glossary-aluette = Aluette
glossary-tarot = Tarot Pháp
glossary-tarocchino = Tarocchino Bologna
