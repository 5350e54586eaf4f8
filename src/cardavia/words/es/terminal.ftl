# La línea de órdenes: su ayuda, sus errores y el juego en la terminal.

## Ayuda. Aquí sin signos de tanto por ciento: la biblioteca que compone la ayuda los toma por suyos.

command = Juega y aprende los grandes juegos de cartas antiguos de Europa.
    .more = «cardavia COMMAND --help» dice más de una orden.
    .version = Decir qué versión es esta.
    .commands = Órdenes
command-referee = Juzga registros de repartos: los vuelve a jugar uno a uno y dice cómo acabaron.
    .description = Lee registros de repartos, un objeto JSON por línea, vuelve a jugar cada uno a partir de sus manos y acciones, y escribe una línea de JSON por cada línea que no esté vacía: el resultado, o a quién le toca, o la primera acción contra las reglas, o qué falla en el registro.
    .status = Código de salida: 0 si todas las líneas están bien y nada difiere, 1 si alguna no lo está o difiere, 2 si no se puede leer la entrada.
    .file = El archivo que se lee. Sin él, o con -, se lee la entrada estándar.
command-deal = Reparte las cartas de una semilla, deja jugar a los bots y escribe lo que pasó.
    .description = Reparte las cartas que da una semilla, deja jugar a los bots y escribe el reparto como relato, o como registro que lee el árbitro.
    .game = El juego.
    .seed = Cualquier texto: la misma semilla da siempre las mismas cartas. Sin ella se sortea una.
    .players = Quién juega en los cuatro sitios.
    .dealer = El sitio que reparte, de 0 a 3. Sin él, lo decide la semilla.
    .record = Escribir el registro del reparto, una línea de JSON, en vez del relato.
command-rules = Escribe las reglas de un juego, o una sola.
    .description = Escribe el libro de un juego, uno de sus capítulos o una regla. Sin juego, enumera los juegos.
    .game = El juego.
    .id = Una regla (tarot.play.overtrump) o un capítulo (tarot.play). El prefijo del juego se puede omitir.
    .language = El idioma en que hablar.
command-serve = Abre la mesa en el navegador. Es lo que hace «cardavia» a secas.
    .description = Sirve la mesa a los navegadores hasta que se detiene, escribe su dirección y abre el navegador si lo hay.
    .host = La dirección en que escuchar; 0.0.0.0 deja entrar a otras máquinas.
    .port = El puerto en que escuchar; 0 toma uno libre.
    .workers = Cuántos procesos de servidor se reparten el trabajo. Más de uno necesitan PostgreSQL.
    .bot-workers = Cuántos procesos de cada servidor piensan por los bots.
    .database = Dónde se guardan las mesas: sqlite:///FILE o postgresql://USER@HOST/NAME. Sin ello, la variable de entorno CARDAVIA_DATABASE; si no, un archivo tuyo.
    .origin = Otra dirección de esta casa, como https://cards.example, cuando delante hay otro servidor. Se puede dar más de una vez.
    .rate = Cuántas peticiones por minuto puede hacer cada cual.
    .no-browser = No abrir el navegador.
command-serve-open = La mesa está abierta en { $address }
command-serve-address-taken = algo escucha ya en { $fact }: detenlo, o elige otro puerto con --port.
command-serve-workers-need-postgresql = { $fact } procesos de servidor necesitan PostgreSQL: da su dirección con --database, o usa un solo proceso.

command-art = Imprime las caras de las cartas.
    .description = Imprime las caras de una baraja en una carpeta, cada una con su gzip al lado y un manifiesto, o una baraja entera en una hoja para verla.
    .what = Construir las caras, o dibujar una hoja.
    .deck = La baraja. Sin ella se construyen todas, y la hoja muestra la primera.
    .output = La carpeta en que construir, o el archivo de la hoja: .svg, o .png con el añadido «cardavia[art]». Sin ello, una carpeta de caché tuya, o la salida estándar.
    .letters = Las letras de índice de las figuras, de la sota hacia arriba, seguidas: JCQK.
    .suits = Dos colores o cuatro para los palos franceses.
    .contrast = Las tintas de todos los días, u otras más marcadas.
command-play = Juega contra tres bots.
    .description = Juega una partida contigo en un sitio y bots en los otros tres.
    .terminal = Jugar aquí, en la terminal.
    .game = El juego.
    .seed = Cualquier texto: la misma semilla da las mismas cartas. Sin ella se sortea una.
    .level = Lo bien que juegan los bots.
    .seat = Tu sitio, de 0 a 3 en el orden de juego.
    .language = El idioma en que hablar.

command-arena = Enfrenta a dos jugadores con las mismas cartas y mide su diferencia.
    .description = Juega dos veces las mismas cartas, con cada sitio ocupado una vez por cada uno, y escribe en JSON cuánto gana A más que B por sitio y reparto, con qué seguridad, cuánto pensaron, y los contratos que tomaron y cumplieron. Quien se enfrenta a sí mismo queda exactamente empatado.
    .player = Un jugador; «oracle» ve todas las cartas.
    .game = El juego.
    .deals = Cuántos repartos jugar, cada uno dos veces.
    .matches = Cuántas partidas enteras jugar en su lugar.
    .seed = Cualquier texto: la misma semilla da las mismas cartas y el mismo resultado. Sin ella se sortea una.
    .jobs = Cuántos procesos se reparten el trabajo. El resultado no depende de ello.
    .budget = En cuántos mundos piensa este jugador. Sin ello, como su nivel.
    .output = El archivo del resultado, en vez de la salida estándar. A su lado se lleva un diario por el camino.
    .resume = Continúa desde su diario una medición interrumpida.
command-arena-difference = { $first } gana { $mean } más por sitio que { $second }, entre { $low } y { $high } casi con seguridad, y se llevó { $won } de todas las mesas. Repartos o partidas jugados: { $number }.
command-solve = Escribe lo que vale cada carta en un momento de un registro.
    .description = Vuelve a jugar un registro hasta ahí y escribe lo que vale cada carta jugable si los cuatro siguen a la perfección con las cartas a la vista. Los valores exactos se hallan pronto cerca del final del reparto, y cada vez más despacio antes.
    .file = El archivo con el registro en la primera línea, o - para la entrada estándar.
    .at = Después de cuántas de sus acciones.
    .nodes = Cuántas posiciones se pueden mirar antes de abandonar.
command-solve-seat = Juega { SEAT($seat) }. Esto es lo que cada carta da a ese sitio, si los cuatro siguen a la perfección con las cartas a la vista:
command-solve-side = Juega { SEAT($seat) }. Esto es lo que cada carta da a ese bando, menos lo que marca el otro, si los cuatro siguen a la perfección con las cartas a la vista:
command-solve-card = { $card }: { SIGNED($points) }
command-warm = Compila los motores de antemano.
    .description = Compila los motores de los juegos y los guarda en una carpeta tuya, para que después nadie espere.
    .game = El juego. Sin él, todos.
command-warm-done = Listo tras { $seconds } segundos. Lo compilado se guarda en { $name }
command-bench = Mide lo rápido que va todo en esta máquina.
    .description = Mide durante unos minutos y escribe un solo cuadro: repartos al azar y cartas jugadas por segundo, valores exactos según las bazas que quedan, decisiones de cada nivel, y el tiempo de arranque en frío y en caliente. Dos números separados por una barra son la mediana y el percentil 95.
    .games = Los juegos. Sin ninguno, todos.
    .peers = Pone a correr al lado OpenSpiel y RLCard, si están instalados, y escribe las proporciones.
command-bench-deals = Repartos al azar por segundo, miles
command-bench-cards = Cartas jugadas así por segundo, millones
command-bench-solver = Valor exacto, bazas que quedan: { $left }, milisegundos
command-bench-decision = Una decisión de { $level }, milisegundos
command-bench-cold = Arranque en frío, todo por compilar, segundos
command-bench-warm = Arranque en caliente, segundos
command-bench-driven = Veces más rápido que { $name } llevado desde Python ({ $rate } millones de decisiones por segundo)
command-bench-dealt = Veces más rápido que { $name } llevado desde Python, ya repartido ({ $rate } millones por segundo)
command-bench-rollouts = Veces más rápido que { $name } en sus propias pruebas al azar, ya repartido ({ $rate } millones por segundo)
command-bench-missing = { $name } no está instalado: pip install { $package }

## Errores
## $letters: lo que se dio;
## $name: un archivo; $reason: lo que dice el sistema; $id: lo que se pidió; $near: nombres parecidos

command-error = cardavia: { $reason }
command-cannot-read = no se puede leer { $name }: { $reason }. Indica un archivo con un registro por línea, o - para la entrada estándar.
command-no-input = la entrada estándar está cerrada. Indica un archivo con un registro por línea.
command-no-text = { $name } no es texto Unicode. Guárdalo en UTF-8.
command-unknown-clause = el libro no tiene regla ni capítulo { $id }. Escribe el libro entero para ver los nombres.
command-unknown-clause-near = el libro no tiene regla ni capítulo { $id }. ¿Querías decir { NAME($near, join: "or") }?
command-cannot-write = no se puede escribir { $name }: { $reason }. Indica otro lugar con --output.
command-no-painter = para pintar píxeles hace falta un paquete más: instala «cardavia[art]», o indica un archivo .svg.
command-letters = { $letters } no son letras de índice. Da una letra de la A a la Z por cada figura de la baraja, de la sota hacia arriba.
command-say-terminal = di dónde jugar: «cardavia play --terminal» aquí, o «cardavia» a secas en el navegador.
command-solve-no-record = { $name } no tiene un registro en la primera línea: { $reason }
command-solve-so-far = este registro tiene { $number } acciones: da a --at un número de 0 hasta ese.
command-solve-illegal = la acción { $number } de este registro («{ $word }») incumple { $id }: solo se puede resolver lo anterior.
command-solve-no-card = tras { $number } acciones nadie tiene que jugar una carta: da a --at un número en el que alguien juegue.
command-solve-too-long = no se halló un valor exacto en { $number } posiciones. Permite más con --nodes, o pregunta más cerca del final del reparto.
command-bench-unknown = no hay ningún juego { $id }: hay { NAME($near) }.
command-no-number = { $name } no es un número entero desde 1.
command-arena-begun = esta medición se interrumpió antes del final, y su diario es { $name }. Continúa con --resume o borra ese archivo.
command-arena-other-terms = { $name } es el diario de otra medición: otros jugadores, otras cartas u otro programa. Indica otro archivo con --output o borra el diario.
command-arena-resume-what = di qué medición continúa: indica su --seed y su --output.

## Un relato
## $game: su nombre; $seed: la semilla del reparto; $dealer: un sitio; $seat: un sitio; $cards: cartas; $codes: sus códigos

transcript-title = { $game }, repartido con la semilla «{ $seed }»
transcript-hand = { SEAT($seat, form: "start") }: { $codes }
transcript-talon = Sin repartir: { $codes }
transcript-scores = Puntuación
transcript-score = { SEAT($seat, form: "start") }: { SIGNED($points) }

## En la terminal
## $game: su nombre; $number: del reparto en la partida; $commitment, $seed, $salt: cifras hexadecimales

terminal-welcome = { $game }. Escribe el número de una opción o el código de una carta; «?» explica cómo, «q» sale.
terminal-seed = La semilla de esta partida: { $seed }
terminal-deal = Reparto { $number }
terminal-promise = Las cartas están fijadas. Su sello: { $commitment }
terminal-opened = Se abre el sello: semilla { $seed }, sal { $salt }
terminal-trick = En la mesa: { $cards }
terminal-card-by = { SEAT($seat, form: "label") }: { $card }
terminal-hand = En la mano: { $cards }
terminal-choices = Puedes:
terminal-choice = { $number }  { $choice }
terminal-choice-card = { $number }  { $choice } [{ $code }]
terminal-choice-pick = { $number }  { $verb }: { $size ->
    [one] { $size } carta
    [many] { $size } cartas
   *[other] { $size } cartas
 } entre { $codes }
terminal-prompt = Tu elección:{ " " }
terminal-prompt-cards = { $size ->
    [one] El código de { $size } carta
    [many] Los códigos de { $size } cartas
   *[other] Los códigos de { $size } cartas
 }, o nada para { $codes }:{ " " }
terminal-help = Escribe el número de una opción, el código de una carta ({ $code }) o una palabra como la escriben los registros («{ $word }»). «q» sale.
terminal-not-understood = «{ $text }» no es una opción, ni una carta, ni una palabra de este juego. Escribe «?» para ver cómo elegir.
terminal-clause = La regla: { $rule } (cardavia rules { $game } { $rule })
terminal-totals = Totales tras el reparto { $number }: { $totals }
terminal-total = { SEAT($seat, form: "label") } { $points }
terminal-match-over = La partida ha terminado.
terminal-match-drawn = Empate.
terminal-match-won = Partida ganada por: { $seats }
terminal-next-deal = Intro para el siguiente reparto, «q» para salir:{ " " }
terminal-restart = Intro para una nueva partida, «q» para salir:{ " " }
terminal-goodbye = Hasta la próxima.
