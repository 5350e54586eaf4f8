# La Aluette: qué dicen sus reglas durante el juego y en el recuento.

## Rechazos
## $reason: turn o card; $seat: a quién le toca; $card: la carta pedida

refusal-aluette-play-own-cards = { $reason ->
    [turn] Ahora no puedes jugar: le toca a { SEAT($seat) }.
   *[card] No puedes jugar { NAME($card, form: "play") }: no está entre tus cartas.
 }
    .rule = Solo se juegan cartas que se tienen en la mano, y cuando a uno le toca.

## La crónica

event-aluette-deal-opened = { WHO($dealer) ->
    [you] Repartes.
   *[other] { SEAT($dealer, form: "start") } reparte.
 }
event-aluette-hand-dealt = { WHO($seat) ->
    [you] Recibes nueve cartas.
   *[other] { SEAT($seat, form: "start") } recibe nueve cartas.
 }
event-aluette-talon-set-aside = Doce cartas no se usan y quedan boca abajo.
event-aluette-talon-shown = Las doce cartas que no se usan: { NAME($cards, join: "unit") }.
event-aluette-card-played = { WHO($seat) ->
    [you] Juegas { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } juega { NAME($card, form: "play") }.
 }
event-aluette-trick-taken = { WHO($seat) ->
    [you] Ganas la baza.
   *[other] { SEAT($seat, form: "start") } gana la baza.
 }
event-aluette-trick-spoiled = Baza anulada: no se la lleva nadie.

## Fases

phase-aluette-play = El juego
phase-aluette-over = Fin del reparto

## La hoja de puntuación
## $number: una baza, desde 1; $tricks: cuántas; $seat: quien gana el reparto

section-aluette-tricks = Bazas
section-aluette-points = Puntos

line-aluette-trick-taken = Baza { $number }: { NAME($card) }
line-aluette-trick-spoiled = Baza { $number }: la anulan { NAME($cards, form: "play") }
line-aluette-tricks = Bazas ganadas
line-aluette-most-tricks = { WHO($seat) ->
    [you] Tienes más bazas que nadie: { $tricks }
   *[other] { SEAT($seat, form: "start") } tiene más bazas que nadie: { $tricks }
 }
line-aluette-first-to-reach = { WHO($seat) ->
    [you] Llegas antes que nadie a { $tricks } { $tricks ->
        [one] baza
        [many] bazas
       *[other] bazas
     }, en la baza { $number }
   *[other] { SEAT($seat, form: "start") } llega antes que nadie a { $tricks } { $tricks ->
        [one] baza
        [many] bazas
       *[other] bazas
     }, en la baza { $number }
 }
line-aluette-all-spoiled = Las nueve bazas están anuladas: nadie puntúa
line-aluette-mordienne = Mordienne: todas las bazas desde la { $number } hasta la última
line-aluette-mordienne-of-nine = Mordienne: las nueve bazas
line-aluette-points = Puntos del reparto

## Reglas de la casa

house-rule-aluette-unused-cards = Las doce cartas que no se usan, durante el juego
    .hidden = Boca abajo
    .shown = Boca arriba
house-rule-aluette-mordienne-of-nine = Las nueve bazas hacen mordienne
    .yes = Sí: 2 puntos
    .no = No: 1 punto

## Campos de los ejemplos del libro

example-aluette-allowed = Permitidas
example-aluette-card = Carta pedida
example-aluette-cards = Cartas
example-aluette-counts = Bazas de los sitios 0 a 3
example-aluette-dealer = Sitio que reparte
example-aluette-deals-next = Reparte después
example-aluette-equal = Hay cartas iguales
example-aluette-first-pair = Sitios 0 y 2, reparto a reparto
example-aluette-hand = Cartas en la mano
example-aluette-house-rules = Regla de la casa
example-aluette-leader = Sitio que sale
example-aluette-leads = Sale después
example-aluette-levels = Niveles, de mayor a menor
example-aluette-mordienne = Mordienne
example-aluette-over = La partida ha terminado
example-aluette-points = Puntos de las dos parejas
example-aluette-receives = Reciben en este orden
example-aluette-refused = Rechazada por
example-aluette-seat = Sitio que pide
example-aluette-second-pair = Sitios 1 y 3, reparto a reparto
example-aluette-spoiled = Anulada
example-aluette-taken-by = Sitio que gana la baza
example-aluette-totals = Totales de las dos parejas
example-aluette-trick = Baza
example-aluette-tricks = Quién gana las nueve bazas
example-aluette-turn = Sitio al que le toca
example-aluette-winner = Gana
example-aluette-winners = Ganan la partida
