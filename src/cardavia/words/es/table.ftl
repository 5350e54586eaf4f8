# La mesa: el tapete, la nota, el registro, la crónica. Lo que se lee y se oye mientras se juega.

## La barra
## $number: reparto o baza, $deals y $tricks: de cuántos

bar-deal = Reparto { $number }
bar-deal-of = Reparto { $number } de { $deals }
bar-trick = Baza { $number } de { $tricks }
bar-two = { $first } · { $second }

## El tapete

felt-label = Mesa de juego
trick-label = Baza { $number }
trick-label-spoiled = Baza { $number }, anulada
stamp-spoiled = Anulada
    .why = Las cartas más altas son iguales: nadie se lleva la baza
trick-card = { $by }: { $card }

## Los rótulos de los sitios
## $cards, $tricks: cuántas

place-dealer = Reparte
place-partner = Juega contigo
place-cards = { $cards ->
    [one] { $cards } carta
    [many] { $cards } cartas
   *[other] { $cards } cartas
 }
place-tricks = { $tricks ->
    [one] { $tricks } baza
    [many] { $tricks } bazas
   *[other] { $tricks } bazas
 }
place-away = Ausente
place-turn = Le toca
level-chance = Juega al azar
level-thumb = En familia
level-first-steps = Primeros pasos
level-family-table = En familia
level-club = Club
level-master = Maestro

## Las cartas en la mano
## $cards: cuántas, $size: cuántas hay que elegir, $card: una carta

hand-legend = { $cards ->
    [one] En la mano: { $cards } carta
    [many] En la mano: { $cards } cartas
   *[other] En la mano: { $cards } cartas
 }
hand-legend-pick = { $cards ->
    [one] Tu { $cards } carta: elige { $size }
    [many] Tus { $cards } cartas: elige { $size }
   *[other] Tus { $cards } cartas: elige { $size }
 }
card-due = { $card }, va obligatoriamente
card-stays = { $card }, se queda en la mano
card-hint = { $card }, sugerida
sort-label = Orden de las cartas
sort-falling = Altas primero
sort-rising = Bajas primero
sort-suits = Por palos

## La nota

slip-label = Tu jugada
slip-label-wait = A la espera
slip-label-claim = Una reclamación
slip-label-over = Fin del reparto
seal-turn = Te toca
seal-claim = Una reclamación
seal-void = Reparto anulado
seal-taker = Declarante
ask-lead = Sal con cualquier carta
ask-play-any = Juega cualquier carta
ask-play = Juega una carta
ask-play-only = Solo puedes jugar { NAME($card, form: "play") }
ask-wait = { WHO($seat) ->
    [you] Te toca
   *[other] Le toca a { SEAT($seat) }
 }
ask-wait-all = Los demás están pensando
ask-over = Fin del reparto
    .detail = Todas las bazas están jugadas.
ask-void = Vuelve a repartir el sitio siguiente.
ask-claim = { WHO($seat) ->
    [you] Reclamas el resto
   *[other] { SEAT($seat, form: "start") } reclama el resto
 }
    .detail = Ninguna carta de las que quedan puede cambiar quién gana las bazas ni lo que vale el reparto.
    .waiting = Se pide el acuerdo de las otras personas de la mesa.
slip-allowed = Puedes jugar
slip-clause = Cómo funciona
act-choose = Elegir una carta
act-chosen = Jugar la carta elegida
act-play = Jugar { NAME($card, form: "play") }
act-refused = Elegir otra carta
act-choose-answer = Elegir una respuesta
act-answer = Responder
act-pick-chosen = Apartar las cartas elegidas
act-pick = { $count } de { $size } elegidas
act-score = Hoja de puntuación
act-next = Siguiente reparto
act-deal-again = Repartir de nuevo
act-forced = Jugar mis últimas cartas
act-claim = Reclamar el resto
act-consent = Aceptar
act-play-on = Seguir jugando
act-hint = Sugerencia
act-back = Volver
act-refresh = Mirar de nuevo
act-here = He vuelto
act-step = Continuar
act-by-hand = Elegir tú las cartas
table-lost = Se ha perdido la conexión. La mesa sigue en cuanto vuelva.
choice-closed = Ahora no se puede
choose-one = Elige
hint-title = Lo que aconsejan las reglas prácticas
hint-title-master = Lo que haría un maestro
hint-expected = puntuación esperada: { $score }
notice-stale = La mesa ha seguido adelante entretanto. Así está ahora.
notice-away = Llevas un rato sin jugar, así que un bot juega por ti.
notice-nothing = Aún no has elegido nada.
clause = Regla

## El registro

ledger-label = Registro del reparto
panel-last = Baza anterior
panel-log = Crónica
panel-pace = Ritmo de juego
panel-standing = { $deals ->
    [0] Partida
    [one] Partida tras { $deals } reparto
    [many] Partida tras { $deals } repartos
   *[other] Partida tras { $deals } repartos
 }
panel-track = Bazas de este reparto
panel-still-out = Cartas con nombre que no han salido
panel-none = Ninguna
panel-seats = Personas y bots
track-open = Baza { $number }: sin jugar
track-spoiled = Baza { $number }: anulada
track-taken = { WHO($seat) ->
    [you] Baza { $number }: tuya
   *[other] Baza { $number }: { SEAT($seat) }
 }
log-deal = El reparto
log-bidding = La subasta
log-chien = Chien y descarte
log-declarations = Cantes
log-now = { WHO($seat) ->
    [you] Te toca
   *[other] Le toca a { SEAT($seat) }
 }
pace-calm = Tranquilo
pace-brisk = Ágil
pace-swift = Rápido
pace-wait = Espera
pace-set = Aplicar

## Las personas de la mesa

invite-text = Quien abra esta dirección puede ocupar un sitio libre.
invite-address = Dirección para compartir
company-person = Persona
company-bot = Bot
company-away = Ausente, juega un bot
# $name: el bot
company-level = Nivel de { $name }
company-set = Fijar los niveles
company-call = Usar este nombre
news-sits = { $name } toma asiento.
news-leaves = { $name } deja la mesa; sigue un bot.
news-away = { $name } no responde; mientras tanto juega un bot.
news-back = { $name } está de vuelta.
leave = Dejar la mesa

## Tarot francés
## $bouts: en la mano, $target: puntos que hacen falta; $size: cartas; $tricks: cuántas; $points: en cifras

ask-tarot-bid = Tu puja
    .detail = { $bouts ->
        [0] Sin bouts, el declarante necesita { $target } puntos de los 91.
        [one] Con tu único bout, el declarante necesita { $target } puntos de los 91.
        [many] Con tus { $bouts } bouts, el declarante necesita { $target } puntos de los 91.
       *[other] Con tus { $bouts } bouts, el declarante necesita { $target } puntos de los 91.
     }
ask-tarot-discard-cards = Descarta { $size } cartas
    .detail = Cuentan para ti. Los reyes y los bouts se quedan en la mano.
ask-tarot-chelem = ¿Anuncias un chelem?
    .detail = Solo si piensas ganar las dieciocho bazas.
ask-tarot-poignee = ¿Enseñas una poignée?
    .detail = Todos ven las cartas; la prima es para quien gane el contrato.
ask-tarot-poignee-cards = Enseña { $size } triunfos
    .detail = Las cartas propuestas están marcadas. Cámbialas como quieras.
choice-tarot-bid-pass = Defender en este reparto
    .act = Pasar
choice-tarot-bid-prise = Tomas el chien
    .mark = ×1
    .act = Pujar Prise
choice-tarot-bid-garde = Tomas el chien
    .mark = ×2
    .act = Pujar Garde
choice-tarot-bid-garde-sans = Chien sin ver, pero tuyo
    .mark = ×4
    .act = Pujar Garde sans
choice-tarot-bid-garde-contre = Chien para la defensa
    .mark = ×6
    .act = Pujar Garde contre
choice-tarot-chelem-yes = 400 si ganas todas las bazas; si no, pierdes 200
    .act = Anunciar un chelem
choice-tarot-chelem-no = Jugar sin anunciar
    .act = Seguir jugando
choice-tarot-poignee-no = Guardarte tus triunfos
    .act = No enseñar nada
choice-tarot-poignee-10 = Poignée simple
    .mark = 20
    .act = Enseñar 10 triunfos
choice-tarot-poignee-13 = Doble poignée
    .mark = 30
    .act = Enseñar 13 triunfos
choice-tarot-poignee-15 = Triple poignée
    .mark = 40
    .act = Enseñar 15 triunfos
chien-hidden = El chien: seis cartas boca abajo
chien-shown = El chien, a la vista de todos
ecart-trumps = Triunfos descartados, a la vista de todos
poignee-of = { WHO($seat) ->
    [you] Tu poignée
   *[other] Poignée de { SEAT($seat) }
 }
place-chelem = Chelem
pile-defence = Defensa
pile-tricks = { $tricks }
pile-ecart = { $tricks } + descarte
pile-chien = { $tricks } + chien
unit-tricks = { $tricks ->
    [one] baza
    [many] bazas
   *[other] bazas
 }
contract-alone = { WHO($seat) ->
    [you] Juegas contra tres.
   *[other] { SEAT($seat, form: "start") } juega contra tres.
 }
auction-open = Aún no hay pujas
    .why = Cada cual habla una vez; quien puja más alto juega contra tres.
auction-highest = La puja más alta hasta ahora. Cada cual habla una vez; quien puja más alto juega contra tres.
panel-poignees = Poignées enseñadas
panel-ecart = Tu descarte, { $points } puntos

## Tarocchino
## $points: lo que valen las combinaciones; $length: cuántas cartas

ask-tarocchino-discard-cards = Descarta { $size } cartas
    .detail = Cuentan para tu pareja. Los reyes, el Ángel, el Mundo, el Bégato y el Matto se quedan.
ask-tarocchino-declare = ¿Cantas tus combinaciones?
    .detail = Valen { $points } puntos, y todos ven las cartas. Pasar solo te cuesta estos puntos.
choice-tarocchino-declare-yes = Enseñarlas todas
    .act = Cantar
choice-tarocchino-declare-no = Guardártelas
    .act = Pasar
place-shows = Enseña { $points }
declared-by = { WHO($seat) ->
    [you] Cantado por ti
   *[other] Cantado por { SEAT($seat) }
 }
unit-declared = de cantes
panel-declared = Combinaciones cantadas
panel-discards = Tus dos cartas descartadas
combination-tarocchi = { $length } Tarocchi
combination-kings = { $length } reyes
combination-queens = { $length } reinas
combination-knights = { $length } caballos
combination-jacks = { $length } sotas
combination-grande = Grande de { $length }
combination-coins = Oros, { $length } cartas
combination-cups = Copas, { $length } cartas
combination-batons = Bastos, { $length } cartas
combination-swords = Espadas, { $length } cartas
combination-aces = Ases, { $length } cartas
combination-moors = Moros, { $length } cartas
combination-sets-doubled = Tres o más grupos: los grupos cuentan doble
combination-sequences-doubled = Tres o más secuencias: las secuencias cuentan doble

# Los nombres de los bots en una mesa, y el de quien no ha dicho el suyo.
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
guest-name = Visitante

# Las letras de las esquinas de las figuras, de la más baja: sota, caballo, reina, rey. La Aluette no tiene reina.
# Con palos franceses, J, Q y K son las de siempre; con palos latinos, S, C y R, y Q para la reina.
index-letters-aluette = SCR
index-letters-french-tarot = JCQK
index-letters-tarocchino = SCQR
