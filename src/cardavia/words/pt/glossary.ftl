# Os títulos do glossário.

glossary-cards = As cartas
glossary-play = O jogo da vaza
glossary-table = Em volta da mesa
glossary-score = Dar lances, contar, ganhar
glossary-ranks = A ordem das cartas
glossary-suits = Os naipes
glossary-games = Os jogos
glossary-aluette = A Aluette
glossary-tarot = O tarot francês
glossary-tarocchino = O tarocchino bolonhês
