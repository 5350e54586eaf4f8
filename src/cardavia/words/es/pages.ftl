# Las páginas alrededor de la mesa: inicio, reglas, cartas, hoja de puntuación, historial, errores.

site = Cardavia
page-title = { $title } · Cardavia
skip = Ir al contenido
skip-hand = Ir a tus cartas
tools = Herramientas
nav-home = Inicio
nav-rules = Reglas
nav-cards = Cartas
nav-history = Historial
nav-settings = Ajustes
nav-table = Mesa
nav-glossary = Glosario
nav-look = Aspecto
nav-language = Idioma

game-aluette = Aluette
game-french-tarot = Tarot francés
game-tarocchino = Tarocchino boloñés

## Un juego en pocas palabras
## $cards: cuántas

about-players = Cuatro jugadores
about-cards = { $cards } cartas
about-country = País
about-fact-1 = Jugadores
about-fact-2 = Bandos
about-fact-3 = Cartas
about-fact-4 = Duración
about-more = Leer más
about-wikipedia = Wikipedia
about-aluette = Nueve bazas con baraja española, sin triunfos y sin obligación de asistir. Monsieur gana a Madame, la Vaca gana a los reyes, y las cartas iguales anulan la baza.
    .country = Francia: Vandea, Loira, Bretaña
    .sides = Dos parejas fijas
    .length = Cinco repartos
about-french-tarot = Alguien puja, toma seis cartas y juega contra tres. El Petit, el 21 y la Excuse deciden cuánto hace falta.
    .country = Francia
    .sides = Uno contra tres
    .length = Reparto a reparto
about-tarocchino = Canta tus secuencias, protege el Bégato y gana las combinaciones además de las bazas.
    .country = Italia: Bolonia
    .sides = Dos parejas fijas
    .length = Un reparto

## Inicio

home-title = Tres juegos antiguos, una mesa tranquila
home-lead = Siéntate con tres jugadores pacientes. Cuando una carta no vale, la mesa te dice qué regla lo impide y te enseña cuáles puedes jugar.
home-waiting = Tu partida te espera
home-continue = Continuar
home-play = Jugar
home-with-others = Con otras personas

## Reglas, cartas, glosario

rules-title = Las reglas
rules-lead = Tres juegos, tres libros. Cada carta rechazada en la mesa remite aquí, a su regla.
rules-read = Leer las reglas
rules-book = Reglas
rules-contents = Índice
rules-example = Ejemplo
rules-full = Reglas completas
rules-return = Volver a la mesa
cards-title = Las cartas: { $game }
cards-others = Otras barajas
# $level: 19 es el más alto
cards-level = Nivel { $level }
# $points: medios puntos
cards-points = { HALVES($points) ->
    [one] { HALVES($points) } punto
    [many] { HALVES($points) } puntos
   *[other] { HALVES($points) } puntos
 }
cards-family-luette = Luettes
    .note = Las cuatro cartas más altas, cada una sola en su nivel.
cards-family-double = Doubles
    .note = Las cuatro siguientes, cada una sola en su nivel.
cards-family-middle = Cartas medianas
    .note = Las cuatro cartas de un mismo rango son iguales, sea cual sea su palo.
cards-family-small = Cartas pequeñas
    .note = También aquí son iguales las del mismo rango.
cards-suit-french-tarot-S = Picas
cards-suit-french-tarot-H = Corazones
cards-suit-french-tarot-D = Diamantes
cards-suit-french-tarot-C = Tréboles
cards-suit-french-tarot-T = Triunfos
cards-suit-french-tarot-none = La Excuse
cards-suit-tarocchino-S = Espadas
cards-suit-tarocchino-C = Copas
cards-suit-tarocchino-B = Bastos
cards-suit-tarocchino-D = Oros
cards-suit-tarocchino-T = Triunfos
cards-suit-tarocchino-none = El Matto
glossary-title = Glosario
glossary-lead = Las palabras de los tres juegos y lo que significan.

## Hoja de puntuación
## $seat: el declarante o quien gana; $each: lo que paga cada defensor; $difference, $points, $target, $ours, $theirs: puntos

score-title = Hoja de puntuación
score-line = Concepto
score-practice = Otra vez el mismo reparto: no cuenta
score-match-over = La partida ha terminado
score-waits = El siguiente reparto lo empieza quien abrió la mesa.
score-replay = Repasar paso a paso
act-again = Repetir el mismo reparto
act-restart = Nueva partida
nav-verify = Comprobar el reparto
verdict-void = El reparto queda anulado
verdict-side-ours = Tu pareja gana el reparto
verdict-side-theirs = La otra pareja gana el reparto
verdict-draw = Empate
verdict-to-us = para tu pareja
verdict-to-them = para la otra pareja
verdict-difference = de diferencia entre las parejas
verdict-aluette-none = Nadie puntúa
    .text = Las nueve bazas están anuladas.
verdict-aluette-won = { WHO($seat) ->
    [you] Tienes más bazas que nadie: { $tricks }.
   *[other] { SEAT($seat, form: "start") } tiene más bazas que nadie: { $tricks }.
 }
    .over = Un punto
verdict-aluette-mordienne = { WHO($seat) ->
    [you] Has ganado todas las bazas desde la primera tuya hasta la novena: { $tricks } bazas.
   *[other] { SEAT($seat, form: "start") } ha ganado todas las bazas desde la primera suya hasta la novena: { $tricks } bazas.
 }
    .over = Mordienne, dos puntos
# $contract: prise, garde, garde-sans o garde-contre
verdict-tarot-contract = { $contract ->
    [prise] Prise ×1
    [garde] Garde ×2
    [garde-sans] Garde sans ×4
   *[garde-contre] Garde contre ×6
 } · { WHO($seat) ->
    [you] tú contra tres
   *[other] { SEAT($seat) } contra tres
 }
verdict-tarot-made = { WHO($seat) ->
    [you] { $difference ->
        [0] Has cumplido el contrato justo
       *[other] Has cumplido el contrato, { $difference } de más
     }
   *[other] { $difference ->
        [0] El contrato está cumplido, justo
       *[other] El contrato está cumplido, { $difference } de más
     }
 }
verdict-tarot-failed = { WHO($seat) ->
    [you] No has cumplido el contrato: te faltan { $difference }
   *[other] El contrato no está cumplido: faltan { $difference }
 }
verdict-tarot-text = { $bouts ->
    [0] { $points } puntos; sin bouts hacían falta { $target }.
    [one] { $points } puntos; con un bout hacían falta { $target }.
    [many] { $points } puntos; con { $bouts } bouts hacían falta { $target }.
   *[other] { $points } puntos; con { $bouts } bouts hacían falta { $target }.
 }
verdict-tarot-received = { WHO($seat) ->
    [you] para ti: { $each } de cada defensor
   *[other] cada defensor paga { $each } a { SEAT($seat) }
 }
verdict-tarot-paid = { WHO($seat) ->
    [you] pagas { $each } a cada defensor
   *[other] { SEAT($seat) } paga { $each } a cada defensor
 }
verdict-tarot-gauge = { $points } puntos de 91, objetivo { $target }
verdict-tarocchino-text = { $ours } puntos para tu pareja, { $theirs } para la otra.

## Historial y repaso
## $step, $steps: acciones mostradas, de cuántas

history-title = Historial
history-lead = Tus repartos terminados. Repásalos paso a paso, con todas las cartas a la vista.
history-none = Aún no hay repartos terminados.
history-void = anulado
history-record = Registro
history-all-records = Descargar todos los registros
history-upload = Leer registros
    .note = Archivos con un reparto por línea, como los que se descargan aquí.
history-send = Leerlos
history-faults = No se han podido leer estos registros:
# $deals: how many
history-read = { $deals ->
    [one] Se ha añadido un reparto a tu historial.
    [many] Se han añadido { $deals } de repartos a tu historial.
   *[other] Se han añadido { $deals } repartos a tu historial.
 }
replay-title = Paso a paso
replay-step = Paso { $step } de { $steps }
replay-start = Las cartas están repartidas.
replay-trick = La baza
replay-steps = Pasos
replay-first = Al principio
replay-previous = Un paso atrás
replay-next = Un paso adelante
replay-last = Al final
replay-goto = Paso
replay-go = Ir
replay-talon = Cartas que no se repartieron

## Comprobar

verify-title = Comprobar el reparto
verify-lead = Las cartas estaban fijadas antes de que nadie jugara. La promesa fue pública desde el principio; lo que la abre se muestra al final.
verify-deal = Reparto
verify-commitment = Promesa
verify-salt = Sal
verify-seed = Semilla
verify-later = El reparto aún se está jugando. La semilla y la sal se muestran cuando termina.
verify-holds = La promesa se cumple: esta semilla y esta sal dan exactamente esta huella.
verify-fails = La promesa no se cumple: esta semilla y esta sal dan otra huella.
verify-how = Compruébalo tú
verify-how-1 = La promesa es el SHA-256 del texto «cardavia/1 commitment», la sal y la semilla, separados por un espacio.
verify-how-2 = La misma semilla reparte las mismas cartas: el registro del reparto la contiene.
verify-how-3 = La semilla de un reparto no dice nada del siguiente.

## Sentarse

join-title = Siéntate a una mesa: { $game }
join-name = Tu nombre en la mesa
join-seat = Tu sitio
join-sit = Sentarse
join-person = Aquí hay una persona
join-bot = Juega un bot: puedes ocupar el sitio
join-away = Guardado para una persona ausente
# $name: the host; of a seat that is free
join-partner = En pareja con { $name }
join-opponent = Contra { $name }
join-seat-taken = Entretanto alguien se ha sentado ahí. Elige otro sitio.
join-not-now = Ya has tenido otra mano en este reparto. Podrás cambiar de sitio cuando termine.

## Errores

error-400 = Esto no se ha entendido
    .text = La página o el formulario ha enviado algo que la mesa no sabe leer.
    .advice = Vuelve atrás e inténtalo otra vez.
error-403 = Esto no es para ti
    .text = El sitio es de otra persona, o tu visita empezó hace demasiado tiempo.
    .advice = Si tenías una invitación, vuelve a abrir su dirección.
error-404 = Aquí no hay nada
    .text = Quizá la dirección esté mal escrita, o la mesa ya no se conserva.
    .advice = Todo empieza en la página de inicio.
error-405 = Así no
    .text = Esta dirección solo admite formularios, o solo páginas.
    .advice = Vuelve a la página de la que vienes.
error-409 = La mesa ha seguido adelante
    .text = Alguien ha jugado mientras elegías.
    .advice = Vuelve a mirar la mesa: no has perdido nada.
error-413 = Es demasiado de una vez
    .text = Lo enviado es más de lo que esta casa lee.
    .advice = Envíalo en partes más pequeñas.
error-422 = Eso no se puede hacer
    .text = Lo enviado va contra una regla, o no está completo.
    .advice = Los motivos están debajo.
error-429 = Un poco más despacio
    .text = Han llegado tantas peticiones de tu navegador que la mesa pide una pausa.
    .advice = Espera un minuto y sigue.
error-500 = Un error nuestro
    .text = Algo ha fallado en la casa, y ha quedado anotado. Tu partida se conserva.
    .advice = Vuelve a la mesa; si pasa otra vez, espera un poco.
error-503 = La casa está cerrada un momento
    .text = Se está poniendo en marcha de nuevo. Tu partida se conserva.
    .advice = Vuelve a intentarlo en un minuto.

history-empty-file = El archivo no contiene ningún registro: un registro es un objeto JSON por línea.
history-fault = Línea { $line }: { $why }
history-refused = «{ $action }» va contra las reglas. { $why }
history-unfinished = El reparto no ha terminado: solo se conservan los repartos terminados.
