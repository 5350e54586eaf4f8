# Nagłówki słowniczka, według grup bazy terminów.

glossary-cards = Karty
glossary-play = Rozgrywka
glossary-table = Przy stole
glossary-score = Licytacja, liczenie, wygrana
glossary-ranks = Rangi
glossary-suits = Kolory
glossary-games = Gry
glossary-aluette = Aluette
glossary-tarot = Tarot francuski
glossary-tarocchino = Tarocchino bolońskie
