# Aluette: co mówią jej zasady w czasie gry i przy rozliczeniu.

## Odmowy
## $reason: turn albo card; $seat: czyja jest kolej; $card: karta, o którą chodzi

refusal-aluette-play-own-cards = { $reason ->
    [turn] Nie możesz teraz zagrać: kolej ma { SEAT($seat) }.
   *[card] Nie możesz zagrać { NAME($card, form: "of") }: nie masz tej karty na ręce.
 }
    .rule = Gra się tylko kartami z własnej ręki i tylko w swojej kolei.

## Przebieg

event-aluette-deal-opened = { WHO($dealer) ->
    [you] Rozdajesz.
   *[other] { SEAT($dealer, form: "start") } rozdaje.
 }
event-aluette-hand-dealt = { WHO($seat) ->
    [you] Dostajesz dziewięć kart.
   *[other] { SEAT($seat, form: "start") } dostaje dziewięć kart.
 }
event-aluette-talon-set-aside = Dwanaście kart leży nieużywanych, zakrytych.
event-aluette-talon-shown = Dwanaście nieużywanych kart: { NAME($cards, join: "unit") }.
event-aluette-card-played = { WHO($seat) ->
    [you] Zagrywasz { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } zagrywa { NAME($card, form: "play") }.
 }
event-aluette-trick-taken = { WHO($seat) ->
    [you] Bierzesz lewę.
   *[other] { SEAT($seat, form: "start") } bierze lewę.
 }
event-aluette-trick-spoiled = Lewa jest zepsuta: nie bierze jej nikt.

## Etapy

phase-aluette-play = Gra
phase-aluette-over = Koniec rozdania

## Zapis
## $number: lewa, od 1; $tricks: ile; $seat: kto wygrał rozdanie

section-aluette-tricks = Lewy
section-aluette-points = Punkty

line-aluette-trick-taken = Lewa { $number }: { NAME($card) }
line-aluette-trick-spoiled = Lewa { $number }: zepsuta przez { NAME($cards, form: "play") }
line-aluette-tricks = Wzięte lewy
line-aluette-most-tricks = { WHO($seat) ->
    [you] Masz najwięcej lew: { $tricks }
   *[other] { SEAT($seat, form: "start") } ma najwięcej lew: { $tricks }
 }
line-aluette-first-to-reach = { WHO($seat) ->
    [you] Najwcześniej dochodzisz do { $tricks } { $tricks ->
        [one] lewy
        [few] lew
        [many] lew
       *[other] lewy
     }, w lewie { $number }
   *[other] { SEAT($seat, form: "start") } najwcześniej dochodzi do { $tricks } { $tricks ->
        [one] lewy
        [few] lew
        [many] lew
       *[other] lewy
     }, w lewie { $number }
 }
line-aluette-all-spoiled = Wszystkie dziewięć lew jest zepsutych: nikt nie dostaje punktu
line-aluette-mordienne = Mordienne: wszystkie lewy od lewy { $number } do ostatniej
line-aluette-mordienne-of-nine = Mordienne: wszystkie dziewięć lew
line-aluette-points = Punkty za rozdanie

## Zasady domowe

house-rule-aluette-unused-cards = Dwanaście nieużywanych kart w czasie gry
    .hidden = Zakryte
    .shown = Odkryte
house-rule-aluette-mordienne-of-nine = Wszystkie dziewięć lew to mordienne
    .yes = Tak: 2 punkty
    .no = Nie: 1 punkt

## Pola przykładów z książki

example-aluette-allowed = Dozwolone
example-aluette-card = Do zagrania
example-aluette-cards = Karty
example-aluette-counts = Lewy miejsc od 0 do 3
example-aluette-dealer = Miejsce rozdającego
example-aluette-deals-next = Rozdaje następnie
example-aluette-equal = Równe sobie
example-aluette-first-pair = Miejsca 0 i 2, rozdanie po rozdaniu
example-aluette-hand = Ręka
example-aluette-house-rules = Zasada domowa
example-aluette-leader = Wychodzi miejsce
example-aluette-leads = Wychodzi następnie
example-aluette-levels = Poziomy, od najwyższego
example-aluette-mordienne = Mordienne
example-aluette-over = Koniec meczu
example-aluette-points = Punkty obu par
example-aluette-receives = Dostają w tej kolejności
example-aluette-refused = Zabrania tego
example-aluette-seat = Miejsce, które chce grać
example-aluette-second-pair = Miejsca 1 i 3, rozdanie po rozdaniu
example-aluette-spoiled = Zepsuta
example-aluette-taken-by = Bierze miejsce
example-aluette-totals = Razem obie pary
example-aluette-trick = Lewa
example-aluette-tricks = Kto bierze dziewięć lew
example-aluette-turn = Kolej ma miejsce
example-aluette-winner = Wygrywa
example-aluette-winners = Wygrywają mecz
