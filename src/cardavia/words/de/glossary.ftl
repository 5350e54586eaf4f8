# Die Überschriften des Glossars, nach den Gruppen der Wörtertabelle.

glossary-cards = Die Karten
glossary-play = Das Spielen
glossary-table = Rund um den Tisch
glossary-score = Reizen, zählen, gewinnen
glossary-ranks = Ränge
glossary-suits = Farben
glossary-games = Die Spiele
glossary-aluette = Aluette
glossary-tarot = Französisches Tarot
glossary-tarocchino = Tarocchino bolognese
