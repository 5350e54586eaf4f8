# I titoli del glossario.

glossary-cards = Le carte
glossary-play = Il gioco della carta
glossary-table = Intorno al tavolo
glossary-score = Dichiarare, contare, vincere
glossary-ranks = L’ordine delle carte
glossary-suits = I semi
glossary-games = I giochi
glossary-aluette = L’Aluette
glossary-tarot = Il tarocco francese
glossary-tarocchino = Il tarocchino bolognese
