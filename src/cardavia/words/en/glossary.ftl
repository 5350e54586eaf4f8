# The glossary's headings, by the groups of the termbase.

glossary-cards = The cards
glossary-play = Play
glossary-table = Around the table
glossary-score = Bidding, counting, winning
glossary-ranks = Ranks
glossary-suits = Suits
glossary-games = The games
glossary-aluette = Aluette
glossary-tarot = French Tarot
glossary-tarocchino = Tarocchino bolognese
