# The glossary's headings, by the groups of the termbase.

glossary-cards = الأوراق
glossary-play = اللعب
glossary-table = حول الطاولة
glossary-score = المزايدة وحساب النقاط والفوز
glossary-ranks = ترتيب الورق
glossary-suits = الأنواع
glossary-games = الألعاب
glossary-aluette = Aluette
glossary-tarot = التاروت الفرنسي
glossary-tarocchino = Tarocchino من مدينة بولونيا الإيطالية
