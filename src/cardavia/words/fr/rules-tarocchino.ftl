# Le tarocchino : ce que disent ses règles pendant le jeu et au décompte.

## Refus
## $reason : ce qui s’y oppose ; $seat : à qui le tour ; $card, $cards : demandées ; $count : combien

refusal-tarocchino-dealing-discard = { $reason ->
    [turn] Vous ne pouvez rien faire maintenant : c’est d’abord à { SEAT($seat) } d’écarter deux cartes.
    [number] Vous ne pouvez pas écarter { $count ->
        [one] { $count } carte
        [many] { $count } cartes
       *[other] { $count } cartes
     } : il en faut deux.
    [twice] Vous ne pouvez pas écarter deux fois { NAME($card, form: "play") }.
    [not-held] Vous ne pouvez pas écarter { NAME($card, form: "play") } : cette carte n’est pas dans votre main.
   *[barred] Vous ne pouvez pas écarter { NAME($cards, form: "play") }.
 }
    .rule = Qui donne écarte deux cartes de sa main, mais aucun roi et aucun des quatre Tarocchi.
refusal-tarocchino-declarations-round = Vous ne pouvez pas faire cela maintenant : on annonce les combinaisons.
    .rule = Avant la première carte, quiconque a une combinaison annonce ou passe, à son tour.
refusal-tarocchino-play-own-cards = { $reason ->
    [turn] Vous ne pouvez pas jouer maintenant : c’est à { SEAT($seat) } de jouer.
   *[card] Vous ne pouvez pas jouer { NAME($card, form: "play") } : cette carte n’est pas dans votre main.
 }
    .rule = On ne joue que les cartes de sa main, et à son tour.
# $suit : la couleur demandée, D deniers, C coupes, B bâtons, S épées, T atouts
refusal-tarocchino-play-follow-suit = { $suit ->
    [D] Vous ne pouvez pas jouer { NAME($card, form: "play") } maintenant : on demande des deniers, et vous en avez.
    [C] Vous ne pouvez pas jouer { NAME($card, form: "play") } maintenant : on demande des coupes, et vous en avez.
    [B] Vous ne pouvez pas jouer { NAME($card, form: "play") } maintenant : on demande des bâtons, et vous en avez.
    [S] Vous ne pouvez pas jouer { NAME($card, form: "play") } maintenant : on demande des épées, et vous en avez.
   *[T] Vous ne pouvez pas jouer { NAME($card, form: "play") } maintenant : on demande de l’atout, et vous en avez.
 }
    .rule = On doit fournir la couleur demandée si on le peut. L’atout entamé se fournit comme une couleur.
refusal-tarocchino-play-trump-in = { $suit ->
    [D] Vous ne pouvez pas jouer { NAME($card, form: "play") } maintenant : vous n’avez pas de deniers, mais vous avez un atout.
    [C] Vous ne pouvez pas jouer { NAME($card, form: "play") } maintenant : vous n’avez pas de coupes, mais vous avez un atout.
    [B] Vous ne pouvez pas jouer { NAME($card, form: "play") } maintenant : vous n’avez pas de bâtons, mais vous avez un atout.
   *[S] Vous ne pouvez pas jouer { NAME($card, form: "play") } maintenant : vous n’avez pas d’épées, mais vous avez un atout.
 }
    .rule = Qui ne peut pas fournir doit couper, d’un atout fort ou faible.

## Le journal

event-tarocchino-deal-opened = { WHO($dealer) ->
    [you] Vous donnez.
   *[other] { SEAT($dealer, form: "start") } donne.
 }
event-tarocchino-hand-dealt = { WHO($seat) ->
    [you] Vous recevez vos cartes.
   *[other] { SEAT($seat, form: "start") } reçoit ses cartes.
 }
event-tarocchino-cards-laid-aside = { WHO($seat) ->
    [you] Vous écartez { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } écarte { NAME($cards, form: "play") }.
 }
event-tarocchino-discard-made = { WHO($seat) ->
    [you] Vos deux cartes sont à l’écart, face cachée.
   *[other] { SEAT($seat, form: "start") } écarte deux cartes, face cachée.
 }
event-tarocchino-combinations-declared = { WHO($seat) ->
    [you] Vous annoncez et montrez { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } annonce et montre { NAME($cards, form: "play") }.
 }
event-tarocchino-declaration-passed = { WHO($seat) ->
    [you] Vous n’annoncez rien.
   *[other] { SEAT($seat, form: "start") } n’annonce rien.
 }
event-tarocchino-play-begun = { WHO($seat) ->
    [you] Le jeu commence : vous entamez.
   *[other] Le jeu commence : { SEAT($seat) } entame.
 }
event-tarocchino-card-played = { WHO($seat) ->
    [you] Vous jouez { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } joue { NAME($card, form: "play") }.
 }
event-tarocchino-trick-taken = { WHO($seat) ->
    [you] Vous remportez le pli.
   *[other] { SEAT($seat, form: "start") } remporte le pli.
 }
event-tarocchino-discards-shown = { WHO($seat) ->
    [you] Vous aviez écarté { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } avait écarté { NAME($cards, form: "play") }.
 }

## Ce que l’on peut faire
## $answer : oui ou non ; $cards : deux cartes

action-tarocchino-declare = { $answer ->
    [yes] Annoncer
   *[no] Passer
 }
action-tarocchino-discard-cards = Écarter { NAME($cards, form: "play") }

## Phases

phase-tarocchino-discard = L’écart de deux cartes
phase-tarocchino-declarations = Annonces
phase-tarocchino-play = Le jeu
phase-tarocchino-over = La donne est finie

## La feuille de marque : les cartes
## $seat : qui donne, ou qui a joué le Matto ; $cards, $card : ce qui change de mains

section-tarocchino-cards = Cartes
line-tarocchino-tricks = Cartes des plis
line-tarocchino-discards = Écartées : { NAME($cards) }
line-tarocchino-discards-lost = Aucun pli, les cartes écartées sont donc perdues : { NAME($cards) }
line-tarocchino-matto-kept = { WHO($seat) ->
    [you] Vous avez joué le Matto, et votre camp le reprend
   *[other] { SEAT($seat, form: "start") } a joué le Matto, et son camp le reprend
 }
line-tarocchino-matto-lost = { WHO($seat) ->
    [you] Vous avez joué le Matto, mais votre camp n’a fait aucun pli : il est perdu
   *[other] { SEAT($seat, form: "start") } a joué le Matto, mais son camp n’a fait aucun pli : il est perdu
 }
line-tarocchino-matto-price = En échange du Matto, on remet { NAME($card, form: "play") }
line-tarocchino-card-points = Points de cartes

## La feuille de marque : les combinaisons
## $length : combien de cartes ; $cards : les cartes étalées ; $count : combien de groupes ou de séquences différents

section-tarocchino-opening = Combinaisons annoncées
section-tarocchino-captured = Combinaisons gagnées dans les plis
line-tarocchino-tarocchi = { $length } Tarocchi : { NAME($cards, form: "short", join: "unit") }
line-tarocchino-kings = { $length } rois : { NAME($cards, form: "short", join: "unit") }
line-tarocchino-queens = { $length } dames : { NAME($cards, form: "short", join: "unit") }
line-tarocchino-knights = { $length } cavaliers : { NAME($cards, form: "short", join: "unit") }
line-tarocchino-jacks = { $length } valets : { NAME($cards, form: "short", join: "unit") }
line-tarocchino-grande = La Grande, { $length } cartes : { NAME($cards, form: "short", join: "unit") }
line-tarocchino-coins = Deniers, { $length } cartes : { NAME($cards, form: "short", join: "unit") }
line-tarocchino-cups = Coupes, { $length } cartes : { NAME($cards, form: "short", join: "unit") }
line-tarocchino-batons = Bâtons, { $length } cartes : { NAME($cards, form: "short", join: "unit") }
line-tarocchino-swords = Épées, { $length } cartes : { NAME($cards, form: "short", join: "unit") }
line-tarocchino-aces = As, { $length } cartes : { NAME($cards, form: "short", join: "unit") }
line-tarocchino-moors = Maures, { $length } cartes : { NAME($cards, form: "short", join: "unit") }
line-tarocchino-sets-doubled = { $count } groupes différents : les groupes comptent double
line-tarocchino-sequences-doubled = { $count } séquences différentes : les séquences comptent double
line-tarocchino-opening = Total des combinaisons annoncées
line-tarocchino-captured = Total des combinaisons gagnées

## La feuille de marque : les totaux
## $winner : side-0, side-1 ou draw

section-tarocchino-totals = Totaux
line-tarocchino-total-cards = Points de cartes
line-tarocchino-last-trick = Dernier pli
line-tarocchino-total-opening = Combinaisons annoncées
line-tarocchino-total-captured = Combinaisons gagnées
line-tarocchino-total = { $winner ->
    [draw] Total : égalité
   *[other] Total
 }

## Règles de table

house-rule-tarocchino-declaration-time = Quand annoncer les combinaisons
    .before-play = En un tour, avant la première carte
    .with-first-card = Chacun avec sa première carte
house-rule-tarocchino-declared-hands = Mains annoncées de deux partenaires
    .apart = Comptées une par une
    .together = Comptées comme une seule main
house-rule-tarocchino-gap-before-sixteen = Un remplaçant parmi Monde, Soleil et Lune, puis le 16
    .free = Le 16 peut être remplacé lui aussi
    .barred = Le 16 ne peut pas être remplacé lui aussi
house-rule-tarocchino-moors-after = Quel 5 permet d’ajouter les Maures à la Grande
    .any-five = Le vrai ou un remplaçant
    .real-five = Seulement le vrai
house-rule-tarocchino-matto-price = La carte remise en échange du Matto
    .least-loss = Celle dont la perte coûte le moins
    .fixed-order = Toujours la première de l’ordre fixe

## Champs des exemples du livre

example-tarocchino-allowed = Permis
example-tarocchino-asked = Demandées, dans l’ordre
example-tarocchino-captured = Combinaisons gagnées des deux paires
example-tarocchino-card = Carte demandée
example-tarocchino-card-points = Points de cartes des deux paires
example-tarocchino-cards = Cartes
example-tarocchino-dealer = Place qui donne
example-tarocchino-declares = Annoncent dans cet ordre
example-tarocchino-discards = Écartées
example-tarocchino-half-points = Demi-points
example-tarocchino-hand = Main
example-tarocchino-hands = Mains des places 0 à 3
example-tarocchino-highest-first = De la plus forte à la plus faible
example-tarocchino-house-rules = Règle de table
example-tarocchino-last-trick = Dernier pli
example-tarocchino-leader = Place qui entame
example-tarocchino-leaders = Places qui entament les plis
example-tarocchino-leads = Entame le premier pli
example-tarocchino-opening = Combinaisons annoncées des deux paires
example-tarocchino-passes = Places qui passent
example-tarocchino-piles = Cartes des deux paires à la fin
example-tarocchino-price = Remise en échange du Matto
example-tarocchino-receives = Cartes des places 0 à 3
example-tarocchino-refused = Refusé par
example-tarocchino-sequence-points = Points des séquences
example-tarocchino-sequences = Séquences
example-tarocchino-set-points = Points des groupes
example-tarocchino-sets = Groupes
example-tarocchino-shown = Montrées par les places 0 à 3
example-tarocchino-taken-by = Place qui remporte le pli
example-tarocchino-total = Total
example-tarocchino-totals = Totaux des deux paires
example-tarocchino-trick = Pli
example-tarocchino-tricks = Plis
example-tarocchino-winners = Gagnent
example-tarocchino-winning = Remporte le pli
