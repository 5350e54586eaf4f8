# The glossary's headings, by the groups of the termbase.

glossary-cards = A lapok
glossary-play = A játék menete
glossary-table = Az asztal körül
glossary-score = Licit, számolás, nyerés
glossary-ranks = Rangok
glossary-suits = Színek
glossary-games = A játékok
glossary-aluette = Aluette
glossary-tarot = Francia tarokk
glossary-tarocchino = Bolognai tarocchino
