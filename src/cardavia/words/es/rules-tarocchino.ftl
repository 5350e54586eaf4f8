# El tarocchino: qué dicen sus reglas durante el juego y en el recuento.

## Rechazos
## $reason: qué lo impide; $seat: a quién le toca; $card, $cards: las pedidas; $count: cuántas

refusal-tarocchino-dealing-discard = { $reason ->
    [turn] Ahora no puedes hacer nada: primero descarta dos cartas { SEAT($seat) }.
    [number] No puedes descartar { $count ->
        [one] { $count } carta
        [many] { $count } cartas
       *[other] { $count } cartas
     }: tienen que ser dos.
    [twice] No puedes descartar dos veces { NAME($card, form: "play") }.
    [not-held] No puedes descartar { NAME($card, form: "play") }: no está entre tus cartas.
   *[barred] No puedes descartar { NAME($cards, form: "play") }.
 }
    .rule = Quien reparte descarta dos de sus cartas, pero ningún rey y ninguno de los cuatro Tarocchi.
refusal-tarocchino-declarations-round = Ahora no puedes hacer eso: es el momento de los cantes.
    .rule = Antes de la primera carta, quien tiene una combinación canta o pasa, por turno.
refusal-tarocchino-play-own-cards = { $reason ->
    [turn] Ahora no puedes jugar: le toca a { SEAT($seat) }.
   *[card] No puedes jugar { NAME($card, form: "play") }: no está entre tus cartas.
 }
    .rule = Solo se juegan cartas que se tienen en la mano, y cuando a uno le toca.
# $suit: el palo de salida, D oros, C copas, B bastos, S espadas, T triunfos
refusal-tarocchino-play-follow-suit = { $suit ->
    [D] Ahora no puedes jugar { NAME($card, form: "play") }: la salida es de oros, y tienes oros.
    [C] Ahora no puedes jugar { NAME($card, form: "play") }: la salida es de copas, y tienes copas.
    [B] Ahora no puedes jugar { NAME($card, form: "play") }: la salida es de bastos, y tienes bastos.
    [S] Ahora no puedes jugar { NAME($card, form: "play") }: la salida es de espadas, y tienes espadas.
   *[T] Ahora no puedes jugar { NAME($card, form: "play") }: la salida es de triunfo, y tienes un triunfo.
 }
    .rule = Hay que asistir al palo de salida, si se puede. A un triunfo de salida se asiste con triunfo.
refusal-tarocchino-play-trump-in = { $suit ->
    [D] Ahora no puedes jugar { NAME($card, form: "play") }: no tienes oros, pero tienes un triunfo.
    [C] Ahora no puedes jugar { NAME($card, form: "play") }: no tienes copas, pero tienes un triunfo.
    [B] Ahora no puedes jugar { NAME($card, form: "play") }: no tienes bastos, pero tienes un triunfo.
   *[S] Ahora no puedes jugar { NAME($card, form: "play") }: no tienes espadas, pero tienes un triunfo.
 }
    .rule = Quien no puede asistir tiene que jugar un triunfo, alto o bajo.

## La crónica

event-tarocchino-deal-opened = { WHO($dealer) ->
    [you] Repartes.
   *[other] { SEAT($dealer, form: "start") } reparte.
 }
event-tarocchino-hand-dealt = { WHO($seat) ->
    [you] Recibes tus cartas.
   *[other] { SEAT($seat, form: "start") } recibe sus cartas.
 }
event-tarocchino-cards-laid-aside = { WHO($seat) ->
    [you] Descartas { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } descarta { NAME($cards, form: "play") }.
 }
event-tarocchino-discard-made = { WHO($seat) ->
    [you] Tus dos cartas quedan boca abajo.
   *[other] { SEAT($seat, form: "start") } descarta dos cartas, boca abajo.
 }
event-tarocchino-combinations-declared = { WHO($seat) ->
    [you] Cantas y enseñas { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } canta y enseña { NAME($cards, form: "play") }.
 }
event-tarocchino-declaration-passed = { WHO($seat) ->
    [you] No cantas nada.
   *[other] { SEAT($seat, form: "start") } no canta nada.
 }
event-tarocchino-play-begun = { WHO($seat) ->
    [you] Empieza el juego: sales tú.
   *[other] Empieza el juego: sale { SEAT($seat) }.
 }
event-tarocchino-card-played = { WHO($seat) ->
    [you] Juegas { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } juega { NAME($card, form: "play") }.
 }
event-tarocchino-trick-taken = { WHO($seat) ->
    [you] Ganas la baza.
   *[other] { SEAT($seat, form: "start") } gana la baza.
 }
event-tarocchino-discards-shown = { WHO($seat) ->
    [you] Habías descartado { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } había descartado { NAME($cards, form: "play") }.
 }

## Qué se puede hacer
## $answer: sí o no; $cards: dos cartas

action-tarocchino-declare = { $answer ->
    [yes] Cantar
   *[no] Paso
 }
action-tarocchino-discard-cards = Descartar { NAME($cards, form: "play") }

## Fases

phase-tarocchino-discard = Quien reparte descarta dos cartas
phase-tarocchino-declarations = Los cantes
phase-tarocchino-play = El juego
phase-tarocchino-over = Fin del reparto

## La hoja de puntuación: el recuento de las cartas
## $seat: quien reparte, o quien jugó el Matto; $cards, $card: lo que cambia de manos

section-tarocchino-cards = Cartas
line-tarocchino-tricks = Cartas de las bazas
line-tarocchino-discards = Descartadas: { NAME($cards) }
line-tarocchino-discards-lost = Ninguna baza: se pierden las cartas descartadas: { NAME($cards) }
line-tarocchino-matto-kept = { WHO($seat) ->
    [you] Jugaste el Matto, y tu pareja lo recupera
   *[other] { SEAT($seat, form: "start") } jugó el Matto, y su pareja lo recupera
 }
line-tarocchino-matto-lost = { WHO($seat) ->
    [you] Jugaste el Matto, pero tu pareja no ha ganado ninguna baza: lo pierde
   *[other] { SEAT($seat, form: "start") } jugó el Matto, pero su pareja no ha ganado ninguna baza: lo pierde
 }
line-tarocchino-matto-price = Se entrega a cambio del Matto: { NAME($card, form: "play") }
line-tarocchino-card-points = Puntos de las cartas

## La hoja de puntuación: las combinaciones
## $length: cuántas cartas; $cards: las cartas como se colocan; $count: cuántos grupos o secuencias distintos

section-tarocchino-opening = Combinaciones cantadas
section-tarocchino-captured = Combinaciones ganadas
line-tarocchino-tarocchi = { $length } Tarocchi: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-kings = { $length } reyes: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-queens = { $length } reinas: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-knights = { $length } caballos: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-jacks = { $length } sotas: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-grande = La Grande, { $length } cartas: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-coins = Oros, { $length } cartas: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-cups = Copas, { $length } cartas: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-batons = Bastos, { $length } cartas: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-swords = Espadas, { $length } cartas: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-aces = Ases, { $length } cartas: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-moors = Moros, { $length } cartas: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-sets-doubled = { $count } grupos distintos: los grupos cuentan doble
line-tarocchino-sequences-doubled = { $count } secuencias distintas: las secuencias cuentan doble
line-tarocchino-opening = Total de las combinaciones cantadas
line-tarocchino-captured = Total de las combinaciones ganadas

## La hoja de puntuación: los totales
## $winner: side-0, side-1 o draw

section-tarocchino-totals = Totales
line-tarocchino-total-cards = Puntos de las cartas
line-tarocchino-last-trick = Última baza
line-tarocchino-total-opening = Combinaciones cantadas
line-tarocchino-total-captured = Combinaciones ganadas
line-tarocchino-total = { $winner ->
    [draw] Total: empate
   *[other] Total
 }

## Reglas de la casa

house-rule-tarocchino-declaration-time = Cuándo se cantan las combinaciones
    .before-play = En una sola vuelta, antes de la primera carta
    .with-first-card = Cada cual con su primera carta
house-rule-tarocchino-declared-hands = Los cantes de los dos compañeros
    .apart = Se cuentan por separado
    .together = Se cuentan como una sola mano
house-rule-tarocchino-gap-before-sixteen = Un sustituto entre el Mundo, el Sol y la Luna, y después el 16
    .free = También el 16 puede llevar sustituto
    .barred = El 16 no puede llevar sustituto también
house-rule-tarocchino-moors-after = Qué 5 permite unir los moros a la Grande
    .any-five = El auténtico o un sustituto
    .real-five = Solo el auténtico
house-rule-tarocchino-matto-price = La carta que se entrega a cambio del Matto
    .least-loss = Aquella cuya pérdida cuesta menos
    .fixed-order = Siempre la primera del orden fijo

## Campos de los ejemplos del libro

example-tarocchino-allowed = Permitidas
example-tarocchino-asked = Se pregunta, por orden, a
example-tarocchino-captured = Combinaciones ganadas por las dos parejas
example-tarocchino-card = Carta pedida
example-tarocchino-card-points = Puntos de las cartas de las dos parejas
example-tarocchino-cards = Cartas
example-tarocchino-dealer = Sitio que reparte
example-tarocchino-declares = Cantan en este orden
example-tarocchino-discards = Descartadas
example-tarocchino-half-points = Medios puntos
example-tarocchino-hand = Cartas en la mano
example-tarocchino-hands = Cartas de los sitios 0 a 3
example-tarocchino-highest-first = De mayor a menor
example-tarocchino-house-rules = Regla de la casa
example-tarocchino-last-trick = Última baza
example-tarocchino-leader = Sitio que sale
example-tarocchino-leaders = Sitios que salen en las bazas
example-tarocchino-leads = Sale en la primera baza
example-tarocchino-opening = Combinaciones cantadas por las dos parejas
example-tarocchino-passes = Sitios que pasan
example-tarocchino-piles = Cartas de las dos parejas al final
example-tarocchino-price = Se entrega a cambio del Matto
example-tarocchino-receives = Cartas que reciben los sitios 0 a 3
example-tarocchino-refused = Rechazada por
example-tarocchino-sequence-points = Puntos de las secuencias
example-tarocchino-sequences = Secuencias
example-tarocchino-set-points = Puntos de los grupos
example-tarocchino-sets = Grupos
example-tarocchino-shown = Enseñadas por los sitios 0 a 3
example-tarocchino-taken-by = Sitio que gana la baza
example-tarocchino-total = Total
example-tarocchino-totals = Totales de las dos parejas
example-tarocchino-trick = Baza
example-tarocchino-tricks = Bazas
example-tarocchino-winners = Ganan
example-tarocchino-winning = Gana la baza
