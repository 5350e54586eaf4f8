# L’Aluette: che cosa dicono le sue regole durante il gioco e nel conteggio.

## Rifiuti
## $reason: turn o card; $seat: a chi tocca; $card: la carta chiesta

refusal-aluette-play-own-cards = { $reason ->
    [turn] Ora non puoi giocare: tocca a { SEAT($seat) }.
   *[card] Non puoi giocare { NAME($card, form: "play") }: non è fra le tue carte.
 }
    .rule = Si giocano solo le carte che si hanno in mano, e al proprio turno.

## Il diario

event-aluette-deal-opened = { WHO($dealer) ->
    [you] Dai le carte.
   *[other] { SEAT($dealer, form: "start") } dà le carte.
 }
event-aluette-hand-dealt = { WHO($seat) ->
    [you] Ricevi nove carte.
   *[other] { SEAT($seat, form: "start") } riceve nove carte.
 }
event-aluette-talon-set-aside = Dodici carte non servono e restano coperte.
event-aluette-talon-shown = Le dodici carte che non servono: { NAME($cards, join: "unit") }.
event-aluette-card-played = { WHO($seat) ->
    [you] Giochi { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } gioca { NAME($card, form: "play") }.
 }
event-aluette-trick-taken = { WHO($seat) ->
    [you] Fai la presa.
   *[other] { SEAT($seat, form: "start") } fa la presa.
 }
event-aluette-trick-spoiled = La presa è annullata: non va a nessuno.

## Fasi

phase-aluette-play = Il gioco
phase-aluette-over = La smazzata è finita

## Il foglio dei punti
## $number: una presa, da 1; $tricks: quante; $seat: chi vince la smazzata

section-aluette-tricks = Prese
section-aluette-points = Punti

line-aluette-trick-taken = Presa { $number }: { NAME($card) }
line-aluette-trick-spoiled = Presa { $number }: annullata da { NAME($cards) }
line-aluette-tricks = Prese fatte
line-aluette-most-tricks = { WHO($seat) ->
    [you] Hai più prese di tutti: { $tricks }
   *[other] { SEAT($seat, form: "start") } ha più prese di tutti: { $tricks }
 }
line-aluette-first-to-reach = { WHO($seat) ->
    [you] Arrivi prima di tutti a { $tricks } { $tricks ->
        [one] presa
        [many] prese
       *[other] prese
     }, alla presa { $number }
   *[other] { SEAT($seat, form: "start") } arriva prima di tutti a { $tricks } { $tricks ->
        [one] presa
        [many] prese
       *[other] prese
     }, alla presa { $number }
 }
line-aluette-all-spoiled = Tutte e nove le prese sono annullate: nessuno segna
line-aluette-mordienne = Mordienne: tutte le prese, dalla { $number } all’ultima
line-aluette-mordienne-of-nine = Mordienne: tutte e nove le prese
line-aluette-points = Punti della smazzata

## Regole del tavolo

house-rule-aluette-unused-cards = Le dodici carte che non servono, durante il gioco
    .hidden = Coperte
    .shown = Scoperte
house-rule-aluette-mordienne-of-nine = Tutte e nove le prese fanno mordienne
    .yes = Sì: 2 punti
    .no = No: 1 punto

## Campi degli esempi del libro

example-aluette-allowed = Permesse
example-aluette-card = Carta chiesta
example-aluette-cards = Carte
example-aluette-counts = Prese dei posti da 0 a 3
example-aluette-dealer = Posto del mazziere
example-aluette-deals-next = Dà le carte dopo
example-aluette-equal = Carte uguali fra queste
example-aluette-first-pair = Posti 0 e 2, smazzata per smazzata
example-aluette-hand = Carte in mano
example-aluette-house-rules = Regola del tavolo
example-aluette-leader = Posto che esce
example-aluette-leads = Esce dopo
example-aluette-levels = Livelli, dal più alto
example-aluette-mordienne = Mordienne
example-aluette-over = La partita è finita
example-aluette-points = Punti delle due coppie
example-aluette-receives = Ricevono in quest’ordine
example-aluette-refused = Rifiutata da
example-aluette-seat = Posto che chiede
example-aluette-second-pair = Posti 1 e 3, smazzata per smazzata
example-aluette-spoiled = Annullata
example-aluette-taken-by = Posto che prende
example-aluette-totals = Totali delle due coppie
example-aluette-trick = Presa
example-aluette-tricks = Chi fa le nove prese
example-aluette-turn = Posto a cui tocca
example-aluette-winner = Vince
example-aluette-winners = Vincono la partita
