# L’aluette : ce que disent ses règles pendant le jeu et au décompte.

## Refus
## $reason : turn ou card ; $seat : à qui de jouer ; $card : la carte demandée

refusal-aluette-play-own-cards = { $reason ->
    [turn] Vous ne pouvez pas jouer maintenant : c’est à { SEAT($seat) } de jouer.
   *[card] Vous ne pouvez pas jouer { NAME($card, form: "play") } : cette carte n’est pas dans votre main.
 }
    .rule = On ne joue que les cartes de sa main, et à son tour.

## Le journal

event-aluette-deal-opened = { WHO($dealer) ->
    [you] Vous donnez.
   *[other] { SEAT($dealer, form: "start") } donne.
 }
event-aluette-hand-dealt = { WHO($seat) ->
    [you] Vous recevez neuf cartes.
   *[other] { SEAT($seat, form: "start") } reçoit neuf cartes.
 }
event-aluette-talon-set-aside = Douze cartes ne servent pas et restent face cachée.
event-aluette-talon-shown = Les douze cartes qui ne servent pas : { NAME($cards, join: "unit") }.
event-aluette-card-played = { WHO($seat) ->
    [you] Vous jouez { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } joue { NAME($card, form: "play") }.
 }
event-aluette-trick-taken = { WHO($seat) ->
    [you] Vous remportez le pli.
   *[other] { SEAT($seat, form: "start") } remporte le pli.
 }
event-aluette-trick-spoiled = Pli pourri : personne ne le remporte.

## Phases

phase-aluette-play = Le jeu
phase-aluette-over = La donne est finie

## La feuille de marque
## $number : un pli, à partir de 1 ; $tricks : combien ; $seat : qui gagne la donne

section-aluette-tricks = Plis
section-aluette-points = Points

line-aluette-trick-taken = Pli { $number } : { NAME($card) }
line-aluette-trick-spoiled = Pli { $number } : pourri par { NAME($cards, form: "play") }
line-aluette-tricks = Plis faits
line-aluette-most-tricks = { WHO($seat) ->
    [you] Vous avez le plus de plis : { $tricks }
   *[other] { SEAT($seat, form: "start") } a le plus de plis : { $tricks }
 }
line-aluette-first-to-reach = { WHO($seat) ->
    [you] Vous atteignez avant tous { $tricks } { $tricks ->
        [one] pli
        [many] plis
       *[other] plis
     }, au pli { $number }
   *[other] { SEAT($seat, form: "start") } atteint avant tous { $tricks } { $tricks ->
        [one] pli
        [many] plis
       *[other] plis
     }, au pli { $number }
 }
line-aluette-all-spoiled = Les neuf plis sont pourris : personne ne marque
line-aluette-mordienne = Mordienne : tous les plis, du pli { $number } au dernier
line-aluette-mordienne-of-nine = Mordienne : les neuf plis
line-aluette-points = Points de la donne

## Règles de table

house-rule-aluette-unused-cards = Les douze cartes qui ne servent pas, pendant le jeu
    .hidden = Face cachée
    .shown = Face visible
house-rule-aluette-mordienne-of-nine = Les neuf plis font mordienne
    .yes = Oui : 2 points
    .no = Non : 1 point

## Champs des exemples du livre

example-aluette-allowed = Permis
example-aluette-card = Carte demandée
example-aluette-cards = Cartes
example-aluette-counts = Plis des places 0 à 3
example-aluette-dealer = Place qui donne
example-aluette-deals-next = Donne ensuite
example-aluette-equal = Cartes égales parmi elles
example-aluette-first-pair = Places 0 et 2, donne après donne
example-aluette-hand = Main
example-aluette-house-rules = Règle de table
example-aluette-leader = Place qui entame
example-aluette-leads = Entame ensuite
example-aluette-levels = Niveaux, du plus fort au plus faible
example-aluette-mordienne = Mordienne
example-aluette-over = La partie est finie
example-aluette-points = Points des deux paires
example-aluette-receives = Reçoivent dans cet ordre
example-aluette-refused = Refusé par
example-aluette-seat = Place qui demande
example-aluette-second-pair = Places 1 et 3, donne après donne
example-aluette-spoiled = Pourri
example-aluette-taken-by = Place qui remporte le pli
example-aluette-totals = Totaux des deux paires
example-aluette-trick = Pli
example-aluette-tricks = Places qui remportent les neuf plis
example-aluette-turn = Place dont c’est le tour
example-aluette-winner = Gagne
example-aluette-winners = Gagnent la partie
