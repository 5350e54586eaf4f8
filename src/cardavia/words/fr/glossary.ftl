# Les titres du glossaire.

glossary-cards = Les cartes
glossary-play = Le jeu de la carte
glossary-table = Autour de la table
glossary-score = Enchérir, compter, gagner
glossary-ranks = La force des cartes
glossary-suits = Les couleurs
glossary-games = Les jeux
glossary-aluette = L’aluette
glossary-tarot = Le tarot
glossary-tarocchino = Le tarocchino de Bologne
