# Les pages autour de la table : accueil, règles, cartes, feuille de marque, historique, erreurs.

site = Cardavia
page-title = { $title } · Cardavia
skip = Aller au contenu
skip-hand = Aller à votre main
tools = Outils
nav-home = Accueil
nav-rules = Règles
nav-cards = Cartes
nav-history = Historique
nav-settings = Réglages
nav-table = Table
nav-glossary = Glossaire
nav-look = Aspect
nav-language = Langue

game-aluette = Aluette
game-french-tarot = Tarot
game-tarocchino = Tarocchino de Bologne

## Un jeu en quelques mots
## $cards : combien

about-players = Quatre joueurs
about-cards = { $cards } cartes
about-country = Pays
about-fact-1 = Joueurs
about-fact-2 = Camps
about-fact-3 = Cartes
about-fact-4 = Durée
about-more = En savoir plus
about-wikipedia = Wikipédia
about-aluette = Neuf plis, pas d’atout, aucune obligation de fournir. Monsieur bat Madame, la Vache bat les rois, et des cartes égales font pourrir le pli.
    .country = France : Vendée, pays de la Loire, Bretagne
    .sides = Deux paires fixes
    .length = Cinq donnes
about-french-tarot = Une personne enchérit, prend six cartes et joue seule contre trois. Le Petit, le 21 et l’Excuse disent combien de points il faut.
    .country = France
    .sides = Une contre trois
    .length = Donne par donne
about-tarocchino = Annoncez vos séquences, veillez sur le Bégato, et gagnez les combinaisons autant que les plis.
    .country = Italie : Bologne
    .sides = Deux paires fixes
    .length = Une donne

## Accueil

home-title = Trois jeux anciens, une table tranquille
home-lead = Prenez place face à trois joueurs patients. Quand une carte est refusée, la table vous dit la règle et montre ce que vous pouvez jouer.
home-waiting = Votre partie vous attend
home-continue = Continuer
home-play = Jouer
home-with-others = Avec d’autres personnes

## Règles, cartes, glossaire

rules-title = Les règles
rules-lead = Trois jeux, trois livres. Chaque refus à la table renvoie ici, à sa règle.
rules-read = Lire les règles
rules-book = Règles
rules-contents = Sommaire
rules-example = Exemple
rules-full = Règles complètes
rules-return = Retour à la table
cards-title = Les cartes : { $game }
cards-others = Autres jeux de cartes
# $level : 19 est le plus fort
cards-level = Niveau { $level }
# $points : demi-points
cards-points = { HALVES($points) ->
    [one] { HALVES($points) } point
    [many] { HALVES($points) } points
   *[other] { HALVES($points) } points
 }
cards-family-luette = Luettes
    .note = Les quatre plus fortes cartes, chacune seule à son niveau.
cards-family-double = Doubles
    .note = Les quatre suivantes, chacune seule à son niveau.
cards-family-middle = Cartes moyennes
    .note = Les quatre cartes de même force sont égales, quelle que soit leur couleur.
cards-family-small = Petites cartes
    .note = Ici aussi, égales à force égale.
cards-suit-french-tarot-S = Piques
cards-suit-french-tarot-H = Cœurs
cards-suit-french-tarot-D = Carreaux
cards-suit-french-tarot-C = Trèfles
cards-suit-french-tarot-T = Atouts
cards-suit-french-tarot-none = L’Excuse
cards-suit-tarocchino-S = Épées
cards-suit-tarocchino-C = Coupes
cards-suit-tarocchino-B = Bâtons
cards-suit-tarocchino-D = Deniers
cards-suit-tarocchino-T = Atouts
cards-suit-tarocchino-none = Le Matto
glossary-title = Glossaire
glossary-lead = Les mots des trois jeux, et ce qu’ils veulent dire.

## Feuille de marque
## $seat : qui prend ou qui gagne ; $each : ce que paie un défenseur ; $difference, $points, $target, $ours, $theirs : des points

score-title = Feuille de marque
score-line = Ligne
score-practice = La même donne rejouée : elle ne compte pas
score-match-over = La partie est finie
score-waits = La donne suivante est lancée par qui a ouvert la table.
score-replay = Revoir pas à pas
act-again = Rejouer la même donne
act-restart = Nouvelle partie
nav-verify = Vérifier la donne
verdict-void = La donne est annulée
verdict-side-ours = Votre camp gagne la donne
verdict-side-theirs = Le camp adverse gagne la donne
verdict-draw = Égalité
verdict-to-us = pour votre camp
verdict-to-them = pour le camp adverse
verdict-difference = d’écart entre les camps
verdict-aluette-none = Personne ne marque
    .text = Les neuf plis sont pourris.
verdict-aluette-won = { WHO($seat) ->
    [you] Vous avez le plus de plis : { $tricks }.
   *[other] { SEAT($seat, form: "start") } a le plus de plis : { $tricks }.
 }
    .over = Un point
verdict-aluette-mordienne = { WHO($seat) ->
    [you] Vous avez fait tous les plis, de votre premier au neuvième : { $tricks } plis.
   *[other] { SEAT($seat, form: "start") } a fait tous les plis, de son premier au neuvième : { $tricks } plis.
 }
    .over = Mordienne, deux points
# $contract : prise, garde, garde-sans ou garde-contre
verdict-tarot-contract = { $contract ->
    [prise] Prise ×1
    [garde] Garde ×2
    [garde-sans] Garde sans ×4
   *[garde-contre] Garde contre ×6
 } · { WHO($seat) ->
    [you] vous contre trois
   *[other] { SEAT($seat) } contre trois
 }
verdict-tarot-made = { WHO($seat) ->
    [you] { $difference ->
        [0] Votre contrat est réussi tout juste
       *[other] Votre contrat est réussi de { $difference }
     }
   *[other] { $difference ->
        [0] Le contrat est réussi tout juste
       *[other] Le contrat est réussi de { $difference }
     }
 }
verdict-tarot-failed = { WHO($seat) ->
    [you] Votre contrat est chuté de { $difference }
   *[other] Le contrat est chuté de { $difference }
 }
verdict-tarot-text = { $bouts ->
    [0] { $points } points ; sans bout, il en fallait { $target }.
    [one] { $points } points ; avec un bout, il en fallait { $target }.
    [many] { $points } points ; avec { $bouts } bouts, il en fallait { $target }.
   *[other] { $points } points ; avec { $bouts } bouts, il en fallait { $target }.
 }
verdict-tarot-received = { WHO($seat) ->
    [you] pour vous : { $each } de chaque défenseur
   *[other] chaque défenseur paie { $each } à { SEAT($seat) }
 }
verdict-tarot-paid = { WHO($seat) ->
    [you] vous payez { $each } à chaque défenseur
   *[other] { SEAT($seat) } paie { $each } à chaque défenseur
 }
verdict-tarot-gauge = { $points } points sur 91, seuil { $target }
verdict-tarocchino-text = { $ours } points pour votre camp, { $theirs } pour l’autre.

## Historique et revue
## $step, $steps : actions montrées, sur combien

history-title = Historique
history-lead = Vos donnes finies. Revoyez-les pas à pas, tous les jeux étalés.
history-none = Aucune donne finie pour l’instant.
history-void = annulée
history-record = Relevé
history-all-records = Télécharger tous les relevés
history-upload = Lire des relevés
    .note = Des fichiers d’une donne par ligne, tels qu’on les télécharge ici.
history-send = Les lire
history-faults = Ces relevés n’ont pas pu être lus :
# $deals: how many
history-read = { $deals ->
    [one] Une donne est ajoutée à votre historique.
    [many] { $deals } de donnes sont ajoutées à votre historique.
   *[other] { $deals } donnes sont ajoutées à votre historique.
 }
replay-title = Revoir pas à pas
replay-step = Étape { $step } sur { $steps }
replay-start = Les cartes sont distribuées.
replay-trick = Le pli
replay-steps = Étapes
replay-first = Au début
replay-previous = Une étape en arrière
replay-next = Une étape en avant
replay-last = À la fin
replay-goto = Étape
replay-go = Aller
replay-talon = Cartes non distribuées

## Vérifier

verify-title = Vérifier la donne
verify-lead = Les cartes étaient fixées avant que quiconque joue. L’engagement était public dès le début ; ce qui l’ouvre est montré à la fin.
verify-deal = Donne
verify-commitment = Engagement
verify-salt = Sel
verify-seed = Graine
verify-later = La donne se joue encore. La graine et le sel seront montrés à la fin.
verify-holds = L’engagement est tenu : cette graine et ce sel donnent exactement cette empreinte.
verify-fails = L’engagement n’est pas tenu : cette graine et ce sel donnent une autre empreinte.
verify-how = Vérifiez vous-même
verify-how-1 = L’engagement est le SHA-256 du texte « cardavia/1 commitment », du sel et de la graine, séparés par une espace.
verify-how-2 = La même graine distribue les mêmes cartes : le relevé de la donne la contient.
verify-how-3 = La graine d’une donne ne dit rien de la suivante.

## Se joindre

join-title = Prendre place à une table : { $game }
join-name = Votre nom à la table
join-seat = Votre place
join-sit = S’asseoir
join-person = Une personne est assise ici
join-bot = Un bot joue : la place est à prendre
join-away = Gardée pour une personne absente
# $name: the host; of a seat that is free
join-partner = Votre partenaire : { $name }
join-opponent = Contre vous : { $name }
join-seat-taken = Entre-temps, quelqu’un s’est assis là. Choisissez une autre place.
join-not-now = Vous avez déjà eu une autre main dans cette donne. Vous pourrez changer de place quand elle sera finie.

## Erreurs

error-400 = Cela n’a pas été compris
    .text = La page ou le formulaire a envoyé quelque chose que la table ne sait pas lire.
    .advice = Revenez en arrière et essayez encore une fois.
error-403 = Ceci n’est pas pour vous
    .text = La place est à quelqu’un d’autre, ou votre visite a commencé il y a trop longtemps.
    .advice = Si vous aviez une invitation, ouvrez de nouveau son adresse.
error-404 = Il n’y a rien ici
    .text = L’adresse est peut-être mal écrite, ou la table n’est plus gardée.
    .advice = Tout commence à la page d’accueil.
error-405 = Pas de cette façon
    .text = Cette adresse n’accepte que des formulaires, ou que des pages.
    .advice = Revenez à la page d’où vous venez.
error-409 = La table a avancé
    .text = Quelqu’un a joué pendant que vous choisissiez.
    .advice = Regardez de nouveau la table : rien de ce qui est à vous n’est perdu.
error-413 = C’est trop à la fois
    .text = Ce qui a été envoyé dépasse ce que cette maison lit.
    .advice = Envoyez-le en plus petits morceaux.
error-422 = Cela ne peut pas se faire
    .text = Ce qui a été envoyé enfreint une règle, ou n’est pas complet.
    .advice = Les raisons sont ci-dessous.
error-429 = Un peu moins vite
    .text = Votre navigateur a envoyé tant de demandes que la table réclame une pause.
    .advice = Attendez une minute et continuez.
error-500 = Une faute de notre part
    .text = Quelque chose a mal tourné dans la maison, et c’est noté. Votre partie est gardée.
    .advice = Revenez à la table ; si cela se répète, attendez un peu.
error-503 = La maison est fermée un instant
    .text = Elle redémarre. Votre partie est gardée.
    .advice = Réessayez dans une minute.

history-empty-file = Le fichier ne contient aucun relevé : un relevé est un objet JSON par ligne.
history-fault = Ligne { $line } : { $why }
history-refused = « { $action } » est contraire aux règles. { $why }
history-unfinished = La donne n’est pas finie : seules les donnes finies sont gardées.
