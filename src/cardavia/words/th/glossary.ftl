# The glossary's headings, by the groups of the termbase.

glossary-cards = ไพ่
glossary-play = การเล่น
glossary-table = รอบโต๊ะ
glossary-score = การประมูล การคิดคะแนน การชนะ
glossary-ranks = หน้าไพ่
glossary-suits = ดอกไพ่
glossary-games = เกม
glossary-aluette = Aluette
glossary-tarot = ไพ่ทาโรต์ฝรั่งเศส
glossary-tarocchino = Tarocchino แห่งโบโลญญา
