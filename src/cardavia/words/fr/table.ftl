# La table : le tapis, le billet, le registre, le journal. Ce qu’on lit et entend en jouant.

## La barre
## $number : donne ou pli, $deals et $tricks : sur combien

bar-deal = Donne { $number }
bar-deal-of = Donne { $number } sur { $deals }
bar-trick = Pli { $number } sur { $tricks }
bar-two = { $first } · { $second }

## Le tapis

felt-label = Table de jeu
trick-label = Pli { $number }
trick-label-spoiled = Pli { $number }, pourri
stamp-spoiled = Pourri
    .why = Les plus fortes cartes sont égales : personne ne remporte le pli
trick-card = { $by } : { $card }

## Cartons de place
## $cards, $tricks : combien

place-dealer = Donne
place-partner = Partenaire
place-cards = { $cards ->
    [one] { $cards } carte
    [many] { $cards } cartes
   *[other] { $cards } cartes
 }
place-tricks = { $tricks ->
    [one] { $tricks } pli
    [many] { $tricks } plis
   *[other] { $tricks } plis
 }
place-away = Absence
place-turn = À jouer
level-chance = Joue au hasard
level-thumb = Table familiale
level-first-steps = Premiers pas
level-family-table = Table familiale
level-club = Club
level-master = Maître

## La main
## $cards : combien, $size : combien à choisir, $card : une carte

hand-legend = { $cards ->
    [one] Votre main, { $cards } carte
    [many] Votre main, { $cards } cartes
   *[other] Votre main, { $cards } cartes
 }
hand-legend-pick = { $cards ->
    [one] Votre { $cards } carte : choisissez-en { $size }
    [many] Vos { $cards } cartes : choisissez-en { $size }
   *[other] Vos { $cards } cartes : choisissez-en { $size }
 }
card-due = { $card }, part de toute façon
card-stays = { $card }, reste dans votre main
card-hint = { $card }, conseillé
sort-label = Ordre de la main
sort-falling = Fortes d’abord
sort-rising = Faibles d’abord
sort-suits = Par couleur

## Le billet

slip-label = À vous
slip-label-wait = En attente
slip-label-claim = Une demande
slip-label-over = La donne est finie
seal-turn = À vous de jouer
seal-claim = Une demande
seal-void = Donne annulée
seal-taker = Preneur
ask-lead = Entamez de la carte de votre choix
ask-play-any = Jouez la carte de votre choix
ask-play = Jouez une carte
ask-play-only = Vous ne pouvez jouer que { NAME($card, form: "play") }
ask-wait = { WHO($seat) ->
    [you] C’est à vous de jouer
   *[other] C’est à { SEAT($seat) } de jouer
 }
ask-wait-all = Les autres réfléchissent
ask-over = La donne est finie
    .detail = Tous les plis sont joués.
ask-void = La donne passe à la place suivante.
ask-claim = { WHO($seat) ->
    [you] Vous demandez le reste
   *[other] { SEAT($seat, form: "start") } demande le reste
 }
    .detail = Aucune carte restante ne peut changer qui remporte les plis ni ce que vaut la donne.
    .waiting = On demande l’accord des autres personnes à la table.
slip-allowed = Vous pouvez jouer
slip-clause = Comment cela marche
act-choose = Choisir une carte
act-chosen = Jouer la carte choisie
act-play = Jouer { NAME($card, form: "play") }
act-refused = Choisir une autre carte
act-choose-answer = Choisir une réponse
act-answer = Répondre
act-pick-chosen = Mettre de côté les cartes choisies
act-pick = Choix : { $count } sur { $size }
act-score = Feuille de marque
act-next = Donne suivante
act-deal-again = Redonner
act-forced = Jouer mes dernières cartes
act-claim = Demander le reste
act-consent = Accepter
act-play-on = Continuer à jouer
act-hint = Conseil
act-back = Retour
act-refresh = Regarder de nouveau
act-here = Me revoilà
act-step = Continuer
act-by-hand = Choisir les cartes moi-même
table-lost = La connexion est perdue. La table reprendra dès son retour.
choice-closed = Pas ouvert maintenant
choose-one = Choisissez
hint-title = Ce que conseillent les principes de jeu
hint-title-master = Ce que ferait un maître
hint-expected = score attendu : { $score }
notice-stale = Entre-temps, la table a avancé. Voici où elle en est.
notice-away = Vous n’avez pas joué depuis un moment : un bot joue pour vous.
notice-nothing = Rien n’est encore choisi.
clause = Règle

## Le registre

ledger-label = Registre de la donne
panel-last = Pli précédent
panel-log = Journal
panel-pace = Rythme du jeu
panel-standing = { $deals ->
    [0] Partie
    [one] Partie après { $deals } donne
    [many] Partie après { $deals } donnes
   *[other] Partie après { $deals } donnes
 }
panel-track = Plis de cette donne
panel-still-out = Cartes à nom pas encore vues
panel-none = Aucune
panel-seats = Personnes et bots
track-open = Pli { $number } : pas encore joué
track-spoiled = Pli { $number } : pourri
track-taken = { WHO($seat) ->
    [you] Pli { $number } : à vous
   *[other] Pli { $number } : { SEAT($seat) }
 }
log-deal = La donne
log-bidding = Enchères
log-chien = Chien et écart
log-declarations = Annonces
log-now = { WHO($seat) ->
    [you] À vous de jouer
   *[other] C’est à { SEAT($seat) } de jouer
 }
pace-calm = Calme
pace-brisk = Vif
pace-swift = Rapide
pace-wait = Attente
pace-set = Appliquer

## Les personnes à la table

invite-text = Qui ouvre cette adresse peut prendre une place libre.
invite-address = Adresse à partager
company-person = Personne
company-bot = Bot
company-away = Absence, un bot joue
# $name : le bot
company-level = Niveau : { $name }
company-set = Fixer les niveaux
company-call = Prendre ce nom
news-sits = { $name } prend place.
news-leaves = { $name } quitte la table ; un bot continue.
news-away = { $name } ne répond plus ; un bot joue en attendant.
news-back = { $name } est de retour.
leave = Quitter la table

## Tarot
## $bouts : dans la main, $target : le seuil ; $size : cartes ; $tricks : combien ; $points : en toutes lettres

ask-tarot-bid = Votre enchère
    .detail = { $bouts ->
        [0] Sans bout, il faut au preneur { $target } points sur 91.
        [one] Avec votre seul bout, il faut au preneur { $target } points sur 91.
        [many] Avec vos { $bouts } bouts, il faut au preneur { $target } points sur 91.
       *[other] Avec vos { $bouts } bouts, il faut au preneur { $target } points sur 91.
     }
ask-tarot-discard-cards = Écartez { $size } cartes
    .detail = Elles comptent pour vous. Les rois et les bouts restent en main.
ask-tarot-chelem = Annoncer un chelem ?
    .detail = Seulement si vous comptez faire les dix-huit plis.
ask-tarot-poignee = Présenter une poignée ?
    .detail = Tout le monde voit les cartes ; la prime va au camp qui gagne le contrat.
ask-tarot-poignee-cards = Présentez { $size } atouts
    .detail = Les cartes proposées sont cochées. Changez-les à votre gré.
choice-tarot-bid-pass = Défendre à cette donne
    .act = Passer
choice-tarot-bid-prise = Prendre le chien
    .mark = ×1
    .act = Annoncer une Prise
choice-tarot-bid-garde = Prendre le chien
    .mark = ×2
    .act = Annoncer une Garde
choice-tarot-bid-garde-sans = Chien non vu, mais à vous
    .mark = ×4
    .act = Annoncer une Garde sans
choice-tarot-bid-garde-contre = Chien à la défense
    .mark = ×6
    .act = Annoncer une Garde contre
choice-tarot-chelem-yes = 400 si vous faites tous les plis, 200 perdus sinon
    .act = Annoncer un chelem
choice-tarot-chelem-no = Jouer sans annoncer
    .act = Continuer à jouer
choice-tarot-poignee-no = Garder vos atouts pour vous
    .act = Ne rien présenter
choice-tarot-poignee-10 = Simple poignée
    .mark = 20
    .act = Présenter 10 atouts
choice-tarot-poignee-13 = Double poignée
    .mark = 30
    .act = Présenter 13 atouts
choice-tarot-poignee-15 = Triple poignée
    .mark = 40
    .act = Présenter 15 atouts
chien-hidden = Le chien : six cartes, face cachée
chien-shown = Le chien, montré à la table
ecart-trumps = Atouts écartés, montrés à la table
poignee-of = { WHO($seat) ->
    [you] Votre poignée
   *[other] Poignée : { SEAT($seat) }
 }
place-chelem = Chelem
pile-defence = Défense
pile-tricks = { $tricks }
pile-ecart = { $tricks } + écart
pile-chien = { $tricks } + chien
unit-tricks = { $tricks ->
    [one] pli
    [many] plis
   *[other] plis
 }
contract-alone = { WHO($seat) ->
    [you] Vous jouez contre trois.
   *[other] { SEAT($seat, form: "start") } joue contre trois.
 }
auction-open = Pas encore d’enchère
    .why = Chacun parle une fois ; la plus haute enchère joue contre trois.
auction-highest = La plus haute enchère jusqu’ici. Chacun parle une fois ; la plus haute enchère joue contre trois.
panel-poignees = Poignées présentées
panel-ecart = Votre écart, { $points } points

## Tarocchino
## $points : ce que valent les combinaisons ; $length : combien de cartes

ask-tarocchino-discard-cards = Écartez { $size } cartes
    .detail = Elles comptent pour votre camp. Les rois, l’Ange, le Monde, le Bégato et le Matto restent.
ask-tarocchino-declare = Annoncer vos combinaisons ?
    .detail = Elles valent { $points } points, et tout le monde voit les cartes. Passer ne coûte que ces points.
choice-tarocchino-declare-yes = Les montrer toutes
    .act = Annoncer
choice-tarocchino-declare-no = Les garder pour vous
    .act = Passer
place-shows = Montre { $points }
declared-by = { WHO($seat) ->
    [you] Annoncé par vous
   *[other] Annoncé par { SEAT($seat) }
 }
unit-declared = annoncés
panel-declared = Combinaisons annoncées
panel-discards = Vos deux cartes écartées
combination-tarocchi = { $length } Tarocchi
combination-kings = { $length } rois
combination-queens = { $length } dames
combination-knights = { $length } cavaliers
combination-jacks = { $length } valets
combination-grande = Grande de { $length }
combination-coins = Deniers, { $length } cartes
combination-cups = Coupes, { $length } cartes
combination-batons = Bâtons, { $length } cartes
combination-swords = Épées, { $length } cartes
combination-aces = As, { $length } cartes
combination-moors = Maures, { $length } cartes
combination-sets-doubled = Trois groupes ou plus : les groupes comptent double
combination-sequences-doubled = Trois séquences ou plus : les séquences comptent double

# Les noms des bots à une table, et d’une personne qui n’a pas dit le sien.
bot-name-0 = Jeanne
bot-name-1 = Marcel
bot-name-2 = Odile
bot-name-3 = Baptiste
bot-name-4 = Rosa
bot-name-5 = Ambrogio
bot-name-6 = Teresa
bot-name-7 = Lorenzo
bot-name-8 = Solange
bot-name-9 = Gaspard
bot-name-10 = Ilaria
bot-name-11 = Fernand
guest-name = Convive

# Les lettres aux coins des figures, de la plus faible à la plus forte : valet, cavalier, dame, roi. L’aluette n’a pas de dame.
index-letters-aluette = VCR
index-letters-french-tarot = VCDR
index-letters-tarocchino = VCDR
