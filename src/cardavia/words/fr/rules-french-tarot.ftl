# Le tarot : ce que disent ses règles pendant le jeu et au décompte.

## Refus
## $reason : ce qui ne va pas ; $seat : à qui le tour ; $card : la carte demandée

# $bid, $highest : le contrat demandé et le dernier annoncé
refusal-tarot-bidding-once = { $reason ->
    [turn] Vous ne pouvez pas enchérir maintenant : c’est à { SEAT($seat) } de parler.
   *[low] Vous ne pouvez pas annoncer une { $bid ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     } : le dernier contrat annoncé est une { $highest ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }.
 }
    .rule = Chacun parle une seule fois, à son tour, et un contrat doit dépasser le dernier annoncé.
# $count : combien de cartes ont été demandées
refusal-tarot-chien-discard-six = { $reason ->
    [turn] Vous ne pouvez pas faire cela maintenant : { WHO($seat) ->
        [you] c’est à vous d’écarter six cartes
       *[other] c’est à { SEAT($seat) } d’écarter six cartes
     }.
    [count] Vous ne pouvez pas écarter { $count } { $count ->
        [one] carte
        [many] cartes
       *[other] cartes
     }.
    [twice] Vous ne pouvez pas écarter deux fois { NAME($card, form: "play") }.
   *[not-held] Vous ne pouvez pas écarter { NAME($card, form: "play") } : cette carte n’est pas dans votre main.
 }
    .rule = Le preneur écarte exactement six cartes de sa main.
refusal-tarot-chien-no-kings-no-bouts = Vous ne pouvez pas écarter { NAME($card, form: "play") }.
    .rule = On n’écarte jamais ni roi ni bout.
# $count : combien de cartes de couleur peuvent partir
refusal-tarot-chien-plain-first = { $reason ->
    [trump] Vous ne pouvez pas écarter { NAME($card, form: "play") } : vous avez assez de cartes de couleur.
   *[kept] Vous ne pouvez pas garder { NAME($card, form: "play") } : { $count } { $count ->
        [one] carte de couleur seulement peut partir, elle doit donc partir
        [many] cartes de couleur seulement peuvent partir, elles doivent donc toutes partir
       *[other] cartes de couleur seulement peuvent partir, elles doivent donc toutes partir
     }.
 }
    .rule = On n’écarte des atouts que si moins de six cartes de couleur peuvent partir, et celles-ci partent alors toutes.
refusal-tarot-declarations-chelem = Vous ne pouvez pas faire cela maintenant : { WHO($seat) ->
    [you] c’est à vous de dire si vous annoncez un chelem
   *[other] c’est à { SEAT($seat) } d’annoncer un chelem ou non
 }.
    .rule = Avant la première carte, le preneur seul peut annoncer un chelem.
refusal-tarot-declarations-poignee = { $reason ->
    [turn] Vous ne pouvez pas jouer maintenant : c’est à { SEAT($seat) } de jouer.
    [no-trump] Vous ne pouvez pas présenter { NAME($card, form: "play") } dans une poignée : ce n’est pas un atout.
   *[not-held] Vous ne pouvez pas présenter { NAME($card, form: "play") } : cette carte n’est pas dans votre main.
 }
    .rule = Une poignée se compose d’atouts de sa main et se présente juste avant de jouer sa première carte.
# $level : combien de cartes ont été demandées ; $trumps : combien d’atouts il y a dans la main
refusal-tarot-declarations-poignee-levels = Vous ne pouvez pas présenter une poignée de { $level } : vous avez { $trumps } { $trumps ->
        [one] atout
        [many] atouts
       *[other] atouts
     }.
    .rule = Une poignée demande autant d’atouts que son niveau, ou un de moins avec l’Excuse.
refusal-tarot-declarations-poignee-excuse = Vous ne pouvez pas présenter l’Excuse dans cette poignée de { $level }.
    .rule = L’Excuse ne complète une poignée que si tous les atouts de la main y sont présentés.
# $count : combien de cartes ont été demandées
refusal-tarot-declarations-poignee-shown = { $reason ->
    [count] Vous ne pouvez pas présenter { $count } { $count ->
        [one] carte
        [many] cartes
       *[other] cartes
     }.
    [twice] Vous ne pouvez pas présenter deux fois { NAME($card, form: "play") }.
   *[chosen] Vous ne pouvez pas choisir ces { $count } cartes : ce sont vos plus forts atouts que l’on présente.
 }
    .rule = Une poignée compte exactement 10, 13 ou 15 cartes.
refusal-tarot-declarations-four-kings = Vous ne pouvez pas présenter { NAME($card, form: "play") } : cette carte est à l’écart.
    .rule = Les atouts écartés ne comptent que dans une triple poignée, quand le preneur a les quatre rois.
refusal-tarot-play-own-cards = { $reason ->
    [turn] Vous ne pouvez pas jouer maintenant : c’est à { SEAT($seat) } de jouer.
   *[not-held] Vous ne pouvez pas jouer { NAME($card, form: "play") } : cette carte n’est pas dans votre main.
 }
    .rule = On ne joue que les cartes de sa main, et à son tour.
# $led : la carte qui a fixé la couleur
refusal-tarot-play-follow-suit = Vous ne pouvez pas jouer { NAME($card, form: "play") } sur { NAME($led, form: "play") } : vous pouvez fournir.
    .rule = On doit fournir la couleur demandée si on le peut.
refusal-tarot-play-trump-in = Vous ne pouvez pas jouer { NAME($card, form: "play") } sur { NAME($led, form: "play") } : vous ne pouvez pas fournir, mais vous avez un atout.
    .rule = Qui ne peut pas fournir doit couper.
# $highest : le plus fort atout du pli
refusal-tarot-play-overtrump = Vous ne pouvez pas jouer { NAME($card, form: "play") } : vous avez un atout au-dessus { NAME($highest, form: "of") }.
    .rule = Un atout doit monter sur le plus fort atout du pli si on le peut.

## Le journal

event-tarot-deal-opened = { WHO($dealer) ->
    [you] Vous donnez.
   *[other] { SEAT($dealer, form: "start") } donne.
 }
event-tarot-hand-dealt = { WHO($seat) ->
    [you] Vous recevez dix-huit cartes.
   *[other] { SEAT($seat, form: "start") } reçoit dix-huit cartes.
 }
event-tarot-chien-dealt = Six cartes vont au chien, face cachée.
event-tarot-petit-sec-found = { WHO($seat) ->
    [you] Vous avez le Petit pour seul atout : la donne est annulée.
   *[other] { SEAT($seat, form: "start") } a le Petit pour seul atout : la donne est annulée.
 }
event-tarot-hands-shown = Tous les jeux sont étalés. Le chien : { NAME($chien, join: "unit") }.
# $contract : le contrat annoncé, « none » pour qui passe
event-tarot-bid-made = { $contract ->
    [none] { WHO($seat) ->
        [you] Vous passez.
       *[other] { SEAT($seat, form: "start") } passe.
     }
   *[other] { WHO($seat) ->
        [you] Vous annoncez
       *[other] { SEAT($seat, form: "start") } annonce
     } { $contract ->
        [prise] une Prise
        [garde] une Garde
        [garde-sans] une Garde sans
       *[garde-contre] une Garde contre
     }.
 }
event-tarot-taker-named = { WHO($seat) ->
    [you] Vous jouez
   *[other] { SEAT($seat, form: "start") } joue
 } en preneur, avec { $contract ->
    [prise] une Prise
    [garde] une Garde
    [garde-sans] une Garde sans
   *[garde-contre] une Garde contre
 }.
event-tarot-everyone-passed = Tout le monde a passé : la donne est annulée.
event-tarot-chien-shown = { WHO($seat) ->
    [you] Vous prenez
   *[other] { SEAT($seat, form: "start") } prend
 } le chien : { NAME($cards, join: "unit") }.
event-tarot-ecart-laid = Votre écart : { NAME($cards, join: "unit") }.
# $trumps : les atouts parmi les six cartes, « none » s’il n’y en a pas
event-tarot-ecart-made = { WHO($seat) ->
    [you] Vous écartez
   *[other] { SEAT($seat, form: "start") } écarte
 } six cartes{ $trumps ->
    [none] .
   *[other] , dont des atouts : { NAME($trumps, join: "unit") }.
 }
event-tarot-cards-apart-shown = Les six cartes restées hors du jeu : { NAME($cards, join: "unit") }.
event-tarot-chelem-announced = { WHO($seat) ->
    [you] Vous annoncez un chelem.
   *[other] { SEAT($seat, form: "start") } annonce un chelem.
 }
event-tarot-chelem-forgone = { WHO($seat) ->
    [you] Vous n’annoncez pas de chelem.
   *[other] { SEAT($seat, form: "start") } n’annonce pas de chelem.
 }
event-tarot-poignee-shown = { WHO($seat) ->
    [you] Vous présentez une poignée :
   *[other] { SEAT($seat, form: "start") } présente une poignée :
 } { NAME($cards, join: "unit") }.
event-tarot-poignee-declined = Vous gardez votre poignée pour vous.
event-tarot-card-played = { WHO($seat) ->
    [you] Vous jouez { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } joue { NAME($card, form: "play") }.
 }
event-tarot-trick-taken = { WHO($seat) ->
    [you] Vous remportez le pli.
   *[other] { SEAT($seat, form: "start") } remporte le pli.
 }

## Choix

action-tarot-bid = { $contract ->
    [none] Passe
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }
action-tarot-announce-chelem = Annoncer un chelem
action-tarot-forgo-chelem = Pas de chelem
action-tarot-show-poignee = Présenter une poignée : { NAME($cards, join: "unit") }
action-tarot-decline-poignee = Ne pas présenter de poignée
action-tarot-discard = Écarter : { NAME($cards, join: "unit") }

## Phases

phase-tarot-bidding = Les enchères
phase-tarot-ecart = L’écart
phase-tarot-chelem = Avant la première carte
phase-tarot-play = Le jeu
phase-tarot-over = La donne est finie

## Donnes annulées

void-tarot-petit-sec = Petit sec : une main avait le Petit pour seul atout, sans l’Excuse. Personne ne marque.
void-tarot-all-pass = Tout le monde a passé. Personne ne marque.

## La feuille de marque
## $made : si le contrat, ou le chelem, est réussi ; $points, $target, $bouts : ceux du preneur

section-tarot-card-points = Points de cartes
section-tarot-contract = Le contrat
section-tarot-payment = Ce que paie chaque défenseur

column-tarot-taker = Preneur
column-tarot-defence = Défense
column-tarot-points = Points
column-tarot-each-defender = Chaque défenseur

line-tarot-tricks = Plis, sans l’Excuse
line-tarot-excuse = L’Excuse
line-tarot-excuse-half = Un demi-point pour l’Excuse
line-tarot-ecart = L’écart
line-tarot-chien = Le chien
line-tarot-card-points = Points de cartes
line-tarot-base = Pour commencer
line-tarot-difference = { $made ->
    [yes] Réussi : { $points } points avec { $bouts } { $bouts ->
        [one] bout
        [many] bouts
       *[other] bouts
     }, seuil { $target }
   *[no] Chuté : { $points } points avec { $bouts } { $bouts ->
        [one] bout
        [many] bouts
       *[other] bouts
     }, seuil { $target }
 }
line-tarot-sum = Ensemble
# $worth × $multiplier
line-tarot-contract = { $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }, contrat { $made ->
    [yes] réussi
   *[no] chuté
 } : { $worth } × { $multiplier }
line-tarot-petit-au-bout = Petit au bout : 10 × { $multiplier }
# $shown : combien de poignées
line-tarot-poignees = { $shown ->
    [one] { $shown } poignée, au camp qui gagne
    [many] { $shown } poignées, au camp qui gagne
   *[other] { $shown } poignées, au camp qui gagne
 }
line-tarot-chelem-announced = { $made ->
    [yes] Chelem annoncé et réussi
   *[no] Chelem annoncé et chuté
 }
# $side : qui a fait les dix-huit plis
line-tarot-chelem-taken = { $side ->
    [taker] Le preneur a fait les dix-huit plis
   *[defence] La défense a fait les dix-huit plis
 }
line-tarot-per-defender = Chaque défenseur paie au preneur

## Règles de table

house-rule-tarot-poignee-chosen = Les atouts que montre une poignée
    .yes = Au choix de qui la présente
    .no = Les plus forts de la main
house-rule-tarot-four-kings-excuse = Quatre rois et quatorze atouts : l’Excuse fait le quinzième
    .yes = Oui
    .no = Non
house-rule-tarot-petit-slam = Petit au bout quand l’Excuse remporte le dernier pli
    .yes = Le dix-septième pli compte
    .no = Le dernier pli compte
house-rule-tarot-chelem-lost-twice = Un chelem annoncé, et la défense fait les dix-huit plis
    .yes = 400 perdus
    .no = 200 perdus

## Champs des exemples du livre

example-tarot-allowed = Permis
example-tarot-announced = Annoncé
example-tarot-aside = Écartées
example-tarot-bids = Annoncé jusqu’ici
example-tarot-bouts = Bouts
example-tarot-card = Carte demandée
example-tarot-cards = Cartes
example-tarot-chelem = Chelem
example-tarot-contract = Contrat
example-tarot-dealer = Place qui donne
example-tarot-defender = Chaque défenseur marque
example-tarot-displayed = Étalées
example-tarot-forced = Doivent partir
example-tarot-goes-to = L’Excuse va à
example-tarot-half-point-to = Un demi-point à
example-tarot-half-points = Demi-points
example-tarot-hand = Main
example-tarot-laid = Écartées
example-tarot-last = Dernier pli
example-tarot-leader = Place qui entame
example-tarot-leaders = Places qui entament
example-tarot-leads = Entame en premier
example-tarot-made = Réussi
example-tarot-multiplier = Coefficient
example-tarot-number = Numéro du pli
example-tarot-open = Ouvert
example-tarot-order = De la plus forte à la plus faible
example-tarot-per-defender = Chaque défenseur paie
example-tarot-petit-au-bout = Petit au bout
example-tarot-played-by = Jouée par
example-tarot-poignees = Poignées
example-tarot-points = Points
example-tarot-refused = Refusé par
example-tarot-seventeenth = Dix-septième pli
example-tarot-shown = Présentées
example-tarot-swept = Un camp a fait tous les plis d’avant
example-tarot-taken-by = Remporté par
example-tarot-taker = Preneur
example-tarot-taker-tricks = Plis du preneur
example-tarot-target = Seuil
example-tarot-trick = Pli
example-tarot-tricks = Cartes des plis
example-tarot-turn = À qui de parler
example-tarot-void = La donne est annulée
