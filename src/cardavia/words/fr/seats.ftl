# Comment on appelle les joueurs de la table.
# .start ouvre une phrase, .of suit « de », .label se tient seul près d’une place.

seat-you = vous
    .start = Vous
    .of = de vous
    .label = Vous
seat-left = la personne à votre gauche
    .start = La personne à votre gauche
    .of = de la personne à votre gauche
    .label = À gauche
seat-opposite = la personne en face de vous
    .start = La personne en face de vous
    .of = de la personne en face de vous
    .label = En face
seat-right = la personne à votre droite
    .start = La personne à votre droite
    .of = de la personne à votre droite
    .label = À droite
# $number : de 1 à 4, dans le sens du jeu
seat-number = la place { $number }
    .start = La place { $number }
    .of = de la place { $number }
    .label = Place { $number }

# Deux camps de deux. .label se tient seul au-dessus d’une colonne.

side-yours = votre camp
    .start = Votre camp
    .label = Votre camp
side-others = le camp adverse
    .start = Le camp adverse
    .label = Camp adverse
# $first, $second : de 1 à 4
side-seats = les places { $first } et { $second }
    .start = Les places { $first } et { $second }
    .label = Places { $first } et { $second }
