# Aluette: what its rules say while it is played and when it is settled.

## Refusals
## $reason: turn or card; $seat: whose turn it is; $card: the card asked for

refusal-aluette-play-own-cards = { $reason ->
    [turn] Most nem játszhatsz ki lapot: { SEAT($seat) } van soron.
   *[card] Nem játszhatod ki { NAME($card, form: "play") }: nincs a kezedben.
 }
    .rule = Csak a saját lapjaidat játszhatod ki, és csak akkor, amikor te következel.

## The log

event-aluette-deal-opened = { WHO($dealer) ->
    [you] Te osztasz.
   *[other] { SEAT($dealer, form: "start") } oszt.
 }
event-aluette-hand-dealt = { WHO($seat) ->
    [you] Kilenc lapot kapsz.
   *[other] { SEAT($seat, form: "start") } kilenc lapot kap.
 }
event-aluette-talon-set-aside = Tizenkét lap használatlanul, lefordítva marad.
event-aluette-talon-shown = A tizenkét használatlan lap: { NAME($cards, join: "unit") }.
event-aluette-card-played = { WHO($seat) ->
    [you] Kijátszod { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } kijátssza { NAME($card, form: "play") }.
 }
event-aluette-trick-taken = { WHO($seat) ->
    [you] Te viszed az ütést.
   *[other] { SEAT($seat, form: "start") } viszi az ütést.
 }
event-aluette-trick-spoiled = Elrontott ütés: senki sem viszi.

## Phases

phase-aluette-play = Lapjáték
phase-aluette-over = Az osztás véget ért

## The score sheet
## $number: a trick, from 1; $tricks: how many; $seat: the winner of the deal

section-aluette-tricks = Ütések
section-aluette-points = Pontok

line-aluette-trick-taken = { $number }. ütés: { NAME($card) }
line-aluette-trick-spoiled = { $number }. ütés: elrontott; egyforma erős lapok: { NAME($cards) }
line-aluette-tricks = Elvitt ütések
line-aluette-most-tricks = { WHO($seat) ->
    [you] Tiéd a legtöbb ütés: { $tricks }
   *[other] { SEAT($seat, form: "start") } viszi a legtöbb ütést: { $tricks }
 }
line-aluette-first-to-reach = { WHO($seat) ->
    [you] Elsőként neked lett meg { $tricks } ütésed ({ $number }. ütés)
   *[other] { SEAT($seat, form: "start") } jut elsőként { $tricks } ütéshez ({ $number }. ütés)
 }
line-aluette-all-spoiled = Mind a kilenc ütés elrontott: senki sem kap pontot
line-aluette-mordienne = Mordienne: { $number }. ütéstől az utolsóig minden ütés
line-aluette-mordienne-of-nine = Mordienne: mind a kilenc ütés
line-aluette-points = Az osztás pontjai

## House rules

house-rule-aluette-unused-cards = A tizenkét használatlan lap játék közben
    .hidden = Lefordítva
    .shown = Felfordítva
house-rule-aluette-mordienne-of-nine = Mind a kilenc ütés mordienne-nek számít
    .yes = Igen: 2 pont
    .no = Nem: 1 pont

## Fields of the book's worked examples

example-aluette-allowed = Megengedett
example-aluette-card = Kért lap
example-aluette-cards = Lapok
example-aluette-counts = A 0–3. hely ütései
example-aluette-dealer = Az osztó helye
example-aluette-deals-next = A következő osztó
example-aluette-equal = Köztük az egyforma erősek
example-aluette-first-pair = 0. és 2. hely, osztásonként
example-aluette-hand = Kézben lévő lapok
example-aluette-house-rules = Asztali szabály
example-aluette-leader = Hívó hely
example-aluette-leads = A következő hívó
example-aluette-levels = Szintek, a legmagasabbtól
example-aluette-mordienne = Mordienne
example-aluette-over = A mérkőzés véget ért
example-aluette-points = A két pár pontjai
example-aluette-receives = A lapot kapók sorrendje
example-aluette-refused = Ami tiltja
example-aluette-seat = A kérő helye
example-aluette-second-pair = 1. és 3. hely, osztásonként
example-aluette-spoiled = Elrontott
example-aluette-taken-by = Az ütést viszi
example-aluette-totals = A két pár összesen
example-aluette-trick = Ütés
example-aluette-tricks = Ki viszi a kilenc ütést
example-aluette-turn = A soron lévő helye
example-aluette-winner = Győztes
example-aluette-winners = A mérkőzés győztesei
