# Los títulos del glosario.

glossary-cards = Las cartas
glossary-play = El juego de la baza
glossary-table = Alrededor de la mesa
glossary-score = Pujar, contar, ganar
glossary-ranks = El orden de las cartas
glossary-suits = Los palos
glossary-games = Los juegos
glossary-aluette = La Aluette
glossary-tarot = El tarot francés
glossary-tarocchino = El tarocchino boloñés
