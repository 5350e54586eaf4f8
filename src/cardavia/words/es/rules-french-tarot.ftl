# El tarot francés: qué dicen sus reglas durante el juego y en el recuento.

## Rechazos
## $reason: qué falla; $seat: a quién le toca; $card: la carta pedida

# $bid, $highest: el contrato pedido y el último pujado
refusal-tarot-bidding-once = { $reason ->
    [turn] Ahora no puedes pujar: le toca a { SEAT($seat) }.
   *[low] No puedes pujar { $bid ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }: el último contrato pujado es { $highest ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }.
 }
    .rule = Cada cual habla una sola vez, en su turno, y un contrato tiene que superar al último pujado.
# $count: cuántas cartas se pidieron
refusal-tarot-chien-discard-six = { $reason ->
    [turn] Ahora no puedes hacer eso: { WHO($seat) ->
        [you] te toca descartar seis cartas
       *[other] le toca descartar seis cartas a { SEAT($seat) }
     }.
    [count] No puedes descartar { $count } { $count ->
        [one] carta
        [many] cartas
       *[other] cartas
     }.
    [twice] No puedes descartar dos veces { NAME($card, form: "play") }.
   *[not-held] No puedes descartar { NAME($card, form: "play") }: no está entre tus cartas.
 }
    .rule = El declarante descarta exactamente seis de sus cartas.
refusal-tarot-chien-no-kings-no-bouts = No puedes descartar { NAME($card, form: "play") }.
    .rule = Los reyes y los bouts no se descartan nunca.
# $count: cuántas cartas de palo se pueden descartar
refusal-tarot-chien-plain-first = { $reason ->
    [trump] No puedes descartar { NAME($card, form: "play") }: tienes bastantes cartas de palo.
   *[kept] No puedes quedarte con { NAME($card, form: "play") }: { $count ->
        [one] solo { $count } carta de palo se puede descartar, así que hay que descartarla
        [many] solo { $count } cartas de palo se pueden descartar, así que hay que descartarlas todas
       *[other] solo { $count } cartas de palo se pueden descartar, así que hay que descartarlas todas
     }.
 }
    .rule = Solo se descartan triunfos si hay menos de seis cartas de palo que se puedan descartar, y entonces van todas ellas.
refusal-tarot-declarations-chelem = Ahora no puedes hacer eso: { WHO($seat) ->
    [you] te toca decir si anuncias un chelem
   *[other] le toca decir si anuncia un chelem a { SEAT($seat) }
 }.
    .rule = Antes de la primera carta, solo el declarante puede anunciar un chelem.
refusal-tarot-declarations-poignee = { $reason ->
    [turn] Ahora no puedes jugar: le toca a { SEAT($seat) }.
    [no-trump] No puedes enseñar { NAME($card, form: "play") } en una poignée: no es un triunfo.
   *[not-held] No puedes enseñar { NAME($card, form: "play") }: no está entre tus cartas.
 }
    .rule = Una poignée se hace con triunfos de la propia mano, justo antes de jugar la primera carta.
# $level: cuántas cartas se pidieron; $trumps: cuántos triunfos hay en la mano
refusal-tarot-declarations-poignee-levels = No puedes enseñar una poignée de { $level }: tienes { $trumps } { $trumps ->
        [one] triunfo
        [many] triunfos
       *[other] triunfos
     }.
    .rule = Una poignée necesita tantos triunfos como dice su nivel, o uno menos y la Excuse.
refusal-tarot-declarations-poignee-excuse = No puedes enseñar la Excuse en esta poignée de { $level }.
    .rule = La Excuse solo completa una poignée si con ella se enseñan todos los triunfos de la mano.
# $count: cuántas cartas se pidieron
refusal-tarot-declarations-poignee-shown = { $reason ->
    [count] No puedes enseñar { $count } { $count ->
        [one] carta
        [many] cartas
       *[other] cartas
     }.
    [twice] No puedes enseñar dos veces { NAME($card, form: "play") }.
   *[chosen] No puedes elegir estas { $count } cartas: se enseñan tus triunfos más altos.
 }
    .rule = Una poignée tiene exactamente 10, 13 o 15 cartas.
refusal-tarot-declarations-four-kings = No puedes enseñar { NAME($card, form: "play") }: está en el descarte.
    .rule = Los triunfos descartados solo cuentan en una triple poignée, si el declarante tiene los cuatro reyes.
refusal-tarot-play-own-cards = { $reason ->
    [turn] Ahora no puedes jugar: le toca a { SEAT($seat) }.
   *[not-held] No puedes jugar { NAME($card, form: "play") }: no está entre tus cartas.
 }
    .rule = Solo se juegan cartas que se tienen en la mano, y cuando a uno le toca.
# $led: la carta que fija el palo
refusal-tarot-play-follow-suit = No puedes jugar { NAME($card, form: "play") }: el palo lo marca { NAME($led, form: "play") } y puedes asistir.
    .rule = Hay que asistir al palo de salida, si se puede.
refusal-tarot-play-trump-in = No puedes jugar { NAME($card, form: "play") }: el palo lo marca { NAME($led, form: "play") }, no puedes asistir, pero tienes un triunfo.
    .rule = Quien no puede asistir tiene que fallar: jugar un triunfo.
# $highest: el triunfo más alto de la baza
refusal-tarot-play-overtrump = No puedes jugar { NAME($card, form: "play") }: tienes un triunfo más alto que { NAME($highest, form: "play") }.
    .rule = Un triunfo tiene que pisar el más alto de la baza, si se puede.

## La crónica

event-tarot-deal-opened = { WHO($dealer) ->
    [you] Repartes.
   *[other] { SEAT($dealer, form: "start") } reparte.
 }
event-tarot-hand-dealt = { WHO($seat) ->
    [you] Recibes dieciocho cartas.
   *[other] { SEAT($seat, form: "start") } recibe dieciocho cartas.
 }
event-tarot-chien-dealt = Seis cartas van al chien, boca abajo.
event-tarot-petit-sec-found = { WHO($seat) ->
    [you] Tienes el Petit como único triunfo: el reparto queda anulado.
   *[other] { SEAT($seat, form: "start") } tiene el Petit como único triunfo: el reparto queda anulado.
 }
event-tarot-hands-shown = Se enseñan todas las cartas. El chien: { NAME($chien, join: "unit") }.
# $contract: el contrato pujado, «none» para quien pasa
event-tarot-bid-made = { $contract ->
    [none] { WHO($seat) ->
        [you] Pasas.
       *[other] { SEAT($seat, form: "start") } pasa.
     }
   *[other] { WHO($seat) ->
        [you] Pujas
       *[other] { SEAT($seat, form: "start") } puja
     } { $contract ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }.
 }
event-tarot-taker-named = { WHO($seat) ->
    [you] Eres
   *[other] { SEAT($seat, form: "start") } es
 } declarante, con una { $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }.
event-tarot-everyone-passed = Pasan todos: el reparto queda anulado.
event-tarot-chien-shown = { WHO($seat) ->
    [you] Tomas
   *[other] { SEAT($seat, form: "start") } toma
 } el chien: { NAME($cards, join: "unit") }.
event-tarot-ecart-laid = Tu descarte: { NAME($cards, join: "unit") }.
# $trumps: los triunfos entre las seis cartas, «none» si no hay
event-tarot-ecart-made = { WHO($seat) ->
    [you] Descartas
   *[other] { SEAT($seat, form: "start") } descarta
 } seis cartas{ $trumps ->
    [none] .
   *[other] , con estos triunfos entre ellas: { NAME($trumps, join: "unit") }.
 }
event-tarot-cards-apart-shown = Las seis cartas que no han entrado en juego: { NAME($cards, join: "unit") }.
event-tarot-chelem-announced = { WHO($seat) ->
    [you] Anuncias un chelem.
   *[other] { SEAT($seat, form: "start") } anuncia un chelem.
 }
event-tarot-chelem-forgone = { WHO($seat) ->
    [you] No anuncias chelem.
   *[other] { SEAT($seat, form: "start") } no anuncia chelem.
 }
event-tarot-poignee-shown = { WHO($seat) ->
    [you] Enseñas una poignée:
   *[other] { SEAT($seat, form: "start") } enseña una poignée:
 } { NAME($cards, join: "unit") }.
event-tarot-poignee-declined = Te guardas tu poignée.
event-tarot-card-played = { WHO($seat) ->
    [you] Juegas { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } juega { NAME($card, form: "play") }.
 }
event-tarot-trick-taken = { WHO($seat) ->
    [you] Ganas la baza.
   *[other] { SEAT($seat, form: "start") } gana la baza.
 }

## Opciones

action-tarot-bid = { $contract ->
    [none] Paso
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }
action-tarot-announce-chelem = Anunciar un chelem
action-tarot-forgo-chelem = Sin chelem
action-tarot-show-poignee = Enseñar una poignée: { NAME($cards, join: "unit") }
action-tarot-decline-poignee = No enseñar la poignée
action-tarot-discard = Descartar: { NAME($cards, join: "unit") }

## Fases

phase-tarot-bidding = La subasta
phase-tarot-ecart = El descarte
phase-tarot-chelem = Antes de la primera carta
phase-tarot-play = El juego
phase-tarot-over = Fin del reparto

## Repartos anulados

void-tarot-petit-sec = Petit sec: alguien tenía el Petit como único triunfo, sin la Excuse. Nadie puntúa.
void-tarot-all-pass = Han pasado todos. Nadie puntúa.

## La hoja de puntuación
## $made: si el contrato, o el chelem, se ha cumplido; $points, $target, $bouts: los del declarante

section-tarot-card-points = Puntos de las cartas
section-tarot-contract = El contrato
section-tarot-payment = Lo que paga cada defensor

column-tarot-taker = Declarante
column-tarot-defence = Defensa
column-tarot-points = Puntos
column-tarot-each-defender = Cada defensor

line-tarot-tricks = Bazas, sin la Excuse
line-tarot-excuse = La Excuse
line-tarot-excuse-half = Medio punto por la Excuse
line-tarot-ecart = El descarte
line-tarot-chien = El chien
line-tarot-card-points = Puntos de las cartas
line-tarot-base = De entrada
line-tarot-difference = { $made ->
    [yes] Cumplido: { $points } puntos con { $bouts } { $bouts ->
        [one] bout
        [many] bouts
       *[other] bouts
     }, objetivo { $target }
   *[no] No cumplido: { $points } puntos con { $bouts } { $bouts ->
        [one] bout
        [many] bouts
       *[other] bouts
     }, objetivo { $target }
 }
line-tarot-sum = En total
# $worth × $multiplier
line-tarot-contract = { $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }, contrato { $made ->
    [yes] cumplido
   *[no] no cumplido
 }: { $worth } × { $multiplier }
line-tarot-petit-au-bout = Petit au bout: 10 × { $multiplier }
# $shown: cuántas poignées
line-tarot-poignees = { $shown ->
    [one] { $shown } poignée, para quien gana el contrato
    [many] { $shown } poignées, para quien gana el contrato
   *[other] { $shown } poignées, para quien gana el contrato
 }
line-tarot-chelem-announced = { $made ->
    [yes] Chelem anunciado y logrado
   *[no] Chelem anunciado y fallido
 }
# $side: quién ha ganado las dieciocho bazas
line-tarot-chelem-taken = { $side ->
    [taker] El declarante ha ganado las dieciocho bazas
   *[defence] La defensa ha ganado las dieciocho bazas
 }
line-tarot-per-defender = Cada defensor paga al declarante

## Reglas de la casa

house-rule-tarot-poignee-chosen = Los triunfos que enseña una poignée
    .yes = Los elige quien la enseña
    .no = Los más altos de la mano
house-rule-tarot-four-kings-excuse = Cuatro reyes y catorce triunfos: la Excuse hace el decimoquinto
    .yes = Sí
    .no = No
house-rule-tarot-petit-slam = Petit au bout cuando la Excuse gana la última baza
    .yes = Cuenta la baza diecisiete
    .no = Cuenta la última baza
house-rule-tarot-chelem-lost-twice = Chelem anunciado, y la defensa gana las dieciocho bazas
    .yes = Se pierden 400
    .no = Se pierden 200

## Campos de los ejemplos del libro

example-tarot-allowed = Permitidas
example-tarot-announced = Anunciado
example-tarot-aside = Descartadas
example-tarot-bids = Dicho hasta ahora
example-tarot-bouts = Bouts
example-tarot-card = Carta pedida
example-tarot-cards = Cartas
example-tarot-chelem = Chelem
example-tarot-contract = Contrato
example-tarot-dealer = Sitio que reparte
example-tarot-defender = Cada defensor puntúa
example-tarot-displayed = Expuestas
example-tarot-forced = Hay que descartar
example-tarot-goes-to = La Excuse va a
example-tarot-half-point-to = Medio punto para
example-tarot-half-points = Medios puntos
example-tarot-hand = Cartas en la mano
example-tarot-laid = Descartadas
example-tarot-last = Última baza
example-tarot-leader = Sitio que sale
example-tarot-leaders = Sitios que salen
example-tarot-leads = Sale primero
example-tarot-made = Cumplido
example-tarot-multiplier = Multiplicador
example-tarot-number = Número de la baza
example-tarot-open = A elegir
example-tarot-order = De mayor a menor
example-tarot-per-defender = Cada defensor paga
example-tarot-petit-au-bout = Petit au bout
example-tarot-played-by = Jugada por
example-tarot-poignees = Poignées
example-tarot-points = Puntos
example-tarot-refused = Rechazada por
example-tarot-seventeenth = Baza diecisiete
example-tarot-shown = Enseñadas
example-tarot-swept = Un bando ha ganado todas las anteriores
example-tarot-taken-by = Ganada por
example-tarot-taker = Declarante
example-tarot-taker-tricks = Bazas del declarante
example-tarot-target = Objetivo
example-tarot-trick = Baza
example-tarot-tricks = Cartas de las bazas
example-tarot-turn = Le toca hablar
example-tarot-void = El reparto queda anulado
