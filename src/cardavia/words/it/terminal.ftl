# La riga di comando: il suo aiuto, i suoi errori, e il gioco al terminale.

## Aiuto. Qui niente segni di percentuale: la libreria che compone l’aiuto li legge come suoi.

command = Gioca e impara i grandi giochi di carte antichi d’Europa.
    .more = «cardavia COMMAND --help» dice di più su un comando.
    .version = Di’ quale versione è questa.
    .commands = Comandi
command-referee = Giudica registri di smazzate: li rigioca uno per uno e dice com’è andata.
    .description = Legge registri di smazzate, un oggetto JSON per riga, rigioca ciascuno dalle sue mani e azioni, e scrive una riga di JSON per ogni riga non vuota: l’esito, o a chi tocca, o la prima azione contro le regole, o che cosa non va nel registro.
    .status = Codice di uscita: 0 se ogni riga è in ordine e niente differisce, 1 se qualche riga non lo è o differisce, 2 se i dati non si possono leggere.
    .file = Il file da leggere. Senza, o con -, si legge lo standard input.
command-deal = Dà le carte di un seme di sorteggio, fa giocare i bot e stampa com’è andata.
    .description = Dà le carte che vengono da un seme di sorteggio, fa giocare i bot, e stampa la smazzata come racconto, o come registro che l’arbitro legge.
    .game = Il gioco.
    .seed = Un testo qualsiasi: lo stesso seme dà sempre le stesse carte. Senza, se ne sorteggia uno.
    .players = Chi gioca ai quattro posti.
    .dealer = Il posto che dà le carte, da 0 a 3. Senza, lo decide il seme.
    .record = Stampa il registro della smazzata, una riga di JSON, invece del racconto.
command-rules = Stampa le regole di un gioco, o una sola.
    .description = Stampa il libro di un gioco, uno dei suoi capitoli, o una regola. Senza gioco, elenca i giochi.
    .game = Il gioco.
    .id = Una regola (tarot.play.overtrump) o un capitolo (tarot.play). Il prefisso del gioco si può omettere.
    .language = La lingua da parlare.
command-serve = Apre il tavolo nel browser. È ciò che fa «cardavia» da solo.
    .description = Serve il tavolo ai browser finché non si ferma, stampa il suo indirizzo e apre il browser dove ce n’è uno.
    .host = L’indirizzo su cui ascoltare; 0.0.0.0 lascia entrare altre macchine.
    .port = La porta su cui ascoltare; 0 ne prende una libera.
    .workers = Quanti processi server si dividono il lavoro. Più di uno richiedono PostgreSQL.
    .bot-workers = Quanti processi di ogni server pensano per i bot.
    .database = Dove si conservano i tavoli: sqlite:///FILE o postgresql://USER@HOST/NAME. Senza, la variabile d’ambiente CARDAVIA_DATABASE, altrimenti un file tuo.
    .origin = Un altro indirizzo di questa casa, come https://cards.example, quando davanti c’è un altro server. Si può dare più volte.
    .rate = Quante richieste al minuto può fare ciascuno.
    .no-browser = Non aprire il browser.
command-serve-open = Il tavolo è aperto a { $address }
command-serve-address-taken = qualcos’altro ascolta già a { $fact }: fermalo, o scegli un’altra porta con --port.
command-serve-workers-need-postgresql = { $fact } processi server richiedono PostgreSQL: indica il suo indirizzo con --database, o usa un solo processo.

command-art = Stampa le facce delle carte.
    .description = Stampa le facce di un mazzo in una cartella, ciascuna con il suo gzip accanto e un manifesto, o un intero mazzo su un foglio da guardare.
    .what = Costruisci le facce, o disegna un foglio.
    .deck = Il mazzo. Senza, si costruiscono tutti, e il foglio mostra il primo.
    .output = La cartella in cui costruire, o il file del foglio: .svg, o .png con l’aggiunta «cardavia[art]». Senza, una tua cartella di cache, o lo standard output.
    .letters = Le lettere d’indice delle figure dal fante in su, di seguito: JCQK.
    .suits = Due tinte o quattro per i semi francesi.
    .contrast = Gli inchiostri di ogni giorno, o più netti.
command-play = Gioca contro tre bot.
    .description = Gioca una partita con te a un posto e i bot agli altri tre.
    .terminal = Gioca qui al terminale.
    .game = Il gioco.
    .seed = Un testo qualsiasi: lo stesso seme dà le stesse carte. Senza, se ne sorteggia uno.
    .level = Quanto giocano bene i bot.
    .seat = Il tuo posto, da 0 a 3 nell’ordine di gioco.
    .language = La lingua da parlare.

command-arena = Fa incontrare due giocatori sulle stesse carte e misura la loro differenza.
    .description = Gioca due volte le stesse carte, ogni posto tenuto una volta da ciascuno, e stampa in JSON quanto A segna più di B per posto e smazzata, con quale certezza, quanto hanno pensato, e i contratti presi e mantenuti. Un giocatore che incontra sé stesso finisce esattamente in parità.
    .player = Un giocatore; «oracle» vede tutte le carte.
    .game = Il gioco.
    .deals = Quante smazzate giocare, ciascuna due volte.
    .matches = Quante partite intere giocare invece.
    .seed = Un testo qualsiasi: lo stesso seme dà le stesse carte e lo stesso risultato. Senza, se ne sorteggia uno.
    .jobs = Quanti processi si dividono il lavoro. Il risultato non ne dipende.
    .budget = In quanti mondi pensa questo giocatore. Senza, come il suo livello.
    .output = Il file del risultato, invece dello standard output. Accanto si tiene un diario lungo la strada.
    .resume = Continua, dal suo diario, una misura interrotta.
command-arena-difference = { $first } segna { $mean } per posto più di { $second }, tra { $low } e { $high } quasi di sicuro, e ha vinto { $won } di tutti i tavoli. Smazzate o partite giocate: { $number }.
command-solve = Stampa quanto vale ogni carta a un certo punto di un registro.
    .description = Rigioca un registro fin lì e stampa quanto vale ogni carta giocabile se tutti e quattro continuano alla perfezione a carte scoperte. I valori esatti si trovano in fretta verso la fine della smazzata, e sempre più piano prima.
    .file = Il file con il registro sulla prima riga, o - per lo standard input.
    .at = Dopo quante delle sue azioni.
    .nodes = Quante posizioni si possono guardare prima di rinunciare.
command-solve-seat = Gioca { SEAT($seat) }. Ecco quanto ogni carta rende a quel posto, se tutti e quattro continuano alla perfezione a carte scoperte:
command-solve-side = Gioca { SEAT($seat) }. Ecco quanto ogni carta rende a quella parte, meno quanto segna l’altra, se tutti e quattro continuano alla perfezione a carte scoperte:
command-solve-card = { $card }: { SIGNED($points) }
command-warm = Compila i motori in anticipo.
    .description = Compila i motori dei giochi e li conserva in una tua cartella, così che poi nessuno aspetti.
    .game = Il gioco. Senza, tutti.
command-warm-done = Pronto dopo { $seconds } secondi. Il compilato è conservato in { $name }
command-bench = Misura quanto è veloce tutto su questa macchina.
    .description = Misura per qualche minuto e stampa una tabella: smazzate a caso e carte giocate al secondo, valori esatti secondo le prese che restano, decisioni di ogni livello, e il tempo di avvio a freddo e a caldo. Due numeri divisi da una barra sono la mediana e il 95º percentile.
    .games = I giochi. Senza, tutti.
    .peers = Fa correre accanto OpenSpiel e RLCard, se sono installati, e stampa i rapporti.
command-bench-deals = Smazzate a caso al secondo, migliaia
command-bench-cards = Carte giocate così al secondo, milioni
command-bench-solver = Valore esatto, prese che restano: { $left }, millisecondi
command-bench-decision = Una decisione di { $level }, millisecondi
command-bench-cold = Avvio a freddo, tutto da compilare, secondi
command-bench-warm = Avvio a caldo, secondi
command-bench-driven = Volte più veloce di { $name } guidato da Python ({ $rate } milioni di decisioni al secondo)
command-bench-dealt = Volte più veloce di { $name } guidato da Python, carte già date ({ $rate } milioni al secondo)
command-bench-rollouts = Volte più veloce di { $name } nelle sue prove interne, carte già date ({ $rate } milioni al secondo)
command-bench-missing = { $name } non è installato: pip install { $package }

## Errori
## $letters: ciò che è stato dato;
## $name: un file; $reason: che cosa dice il sistema; $id: ciò che è stato chiesto; $near: nomi simili

command-error = cardavia: { $reason }
command-cannot-read = { $name } non si può leggere: { $reason }. Indica un file con un registro per riga, o - per lo standard input.
command-no-input = lo standard input è chiuso. Indica un file con un registro per riga.
command-no-text = { $name } non è testo Unicode. Salvalo in UTF-8.
command-unknown-clause = il libro non ha regola né capitolo { $id }. Stampa tutto il libro per vedere i nomi.
command-unknown-clause-near = il libro non ha regola né capitolo { $id }. Volevi dire { NAME($near, join: "or") }?
command-cannot-write = { $name } non si può scrivere: { $reason }. Indica un altro luogo con --output.
command-no-painter = per dipingere i pixel serve un pacchetto in più: installa «cardavia[art]», o indica un file .svg.
command-letters = { $letters }: non sono lettere d’indice. Dai una lettera da A a Z per ogni figura del mazzo, dal fante in su.
command-say-terminal = di’ dove giocare: «cardavia play --terminal» qui, o «cardavia» da solo nel browser.
command-solve-no-record = { $name } non ha un registro sulla prima riga: { $reason }
command-solve-so-far = questo registro ha { $number } azioni: dai a --at un numero da 0 a quello.
command-solve-illegal = l’azione { $number } di questo registro («{ $word }») viola { $id }: si può risolvere solo ciò che viene prima.
command-solve-no-card = dopo { $number } azioni nessuno deve giocare una carta: dai a --at un numero in cui qualcuno gioca.
command-solve-too-long = nessun valore esatto in { $number } posizioni. Danne di più con --nodes, o chiedi più vicino alla fine della smazzata.
command-bench-unknown = non c’è un gioco { $id }: ci sono { NAME($near) }.
command-no-number = { $name } non è un numero intero da 1 in su.
command-arena-begun = questa misura è stata interrotta prima della fine, e il suo diario è { $name }. Continua con --resume, o togli quel file.
command-arena-other-terms = { $name } è il diario di un’altra misura: altri giocatori, altre carte o altro codice. Indica un altro file con --output, o toglilo.
command-arena-resume-what = di’ quale misura continua: indica il suo --seed e il suo --output.

## Un racconto
## $game: il suo nome; $seed: il seme del sorteggio; $dealer: un posto; $seat: un posto; $cards: carte; $codes: i loro codici

transcript-title = { $game }, carte date dal seme «{ $seed }»
transcript-hand = { SEAT($seat, form: "start") }: { $codes }
transcript-talon = Non distribuite: { $codes }
transcript-scores = Punteggi
transcript-score = { SEAT($seat, form: "start") }: { SIGNED($points) }

## Al terminale
## $game: il suo nome; $number: della smazzata nella partita; $commitment, $seed, $salt: cifre esadecimali

terminal-welcome = { $game }. Scrivi il numero di una scelta o il codice di una carta; «?» mostra come, «q» esce.
terminal-seed = Il seme del sorteggio di questa partita: { $seed }
terminal-deal = Smazzata { $number }
terminal-promise = Le carte sono fissate. Il loro sigillo: { $commitment }
terminal-opened = Il sigillo è aperto: seme { $seed }, sale { $salt }
terminal-trick = Sul tavolo: { $cards }
terminal-card-by = { SEAT($seat, form: "label") }: { $card }
terminal-hand = In mano: { $cards }
terminal-choices = Puoi:
terminal-choice = { $number }  { $choice }
terminal-choice-card = { $number }  { $choice } [{ $code }]
terminal-choice-pick = { $number }  { $verb }: { $size ->
    [one] { $size } carta
    [many] { $size } carte
   *[other] { $size } carte
 } fra { $codes }
terminal-prompt = La tua scelta:{ " " }
terminal-prompt-cards = { $size ->
    [one] Il codice di { $size } carta
    [many] I codici di { $size } carte
   *[other] I codici di { $size } carte
 }, o niente per { $codes }:{ " " }
terminal-help = Scrivi il numero di una scelta, il codice di una carta ({ $code }), o una parola come la scrivono i registri («{ $word }»). «q» esce.
terminal-not-understood = «{ $text }» non è una scelta, né una carta, né una parola di questo gioco. Scrivi «?» per vedere come scegliere.
terminal-clause = La regola: { $rule } (cardavia rules { $game } { $rule })
terminal-totals = Totali dopo la smazzata { $number }: { $totals }
terminal-total = { SEAT($seat, form: "label") } { $points }
terminal-match-over = La partita è finita.
terminal-match-drawn = Pareggio.
terminal-match-won = Partita vinta da: { $seats }
terminal-next-deal = Invio per la prossima smazzata, «q» per uscire:{ " " }
terminal-restart = Invio per una nuova partita, «q» per uscire:{ " " }
terminal-goodbye = Arrivederci.
