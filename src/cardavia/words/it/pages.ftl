# Le pagine intorno al tavolo: inizio, regole, carte, foglio dei punti, partite giocate, errori.

site = Cardavia
page-title = { $title } · Cardavia
skip = Vai al contenuto
skip-hand = Vai alle tue carte
tools = Strumenti
nav-home = Inizio
nav-rules = Regole
nav-cards = Carte
nav-history = Partite giocate
nav-settings = Impostazioni
nav-table = Tavolo
nav-glossary = Glossario
nav-look = Aspetto
nav-language = Lingua

game-aluette = Aluette
game-french-tarot = Tarocco francese
game-tarocchino = Tarocchino bolognese

## Un gioco in poche parole
## $cards: quante

about-players = Quattro giocatori
about-cards = { $cards } carte
about-country = Paese
about-fact-1 = Giocatori
about-fact-2 = Parti
about-fact-3 = Carte
about-fact-4 = Durata
about-more = Leggi di più
about-wikipedia = Wikipedia
about-aluette = Nove prese, niente trionfi, nessun obbligo di rispondere. Monsieur batte Madame, La Vache batte i re, e carte uguali annullano la presa.
    .country = Francia: Vandea, Loira, Bretagna
    .sides = Due coppie fisse
    .length = Cinque smazzate
about-french-tarot = Una persona dichiara un contratto, prende sei carte e gioca contro tre. Il Petit, il 21 e l’Excuse decidono quanti punti bastano.
    .country = Francia
    .sides = Una contro tre
    .length = Smazzata per smazzata
about-tarocchino = Accusa le tue sequenze, proteggi il Bégato, e vinci le combinazioni oltre alle prese.
    .country = Italia: Bologna
    .sides = Due coppie fisse
    .length = Una smazzata

## Inizio

home-title = Tre giochi antichi, un tavolo tranquillo
home-lead = Siediti con tre giocatori pazienti. Quando una carta è rifiutata, il tavolo ti dice la regola e mostra che cosa puoi giocare.
home-waiting = La tua partita ti aspetta
home-continue = Continua
home-play = Gioca
home-with-others = Con altre persone

## Regole, carte, glossario

rules-title = Le regole
rules-lead = Tre giochi, tre libri. Ogni rifiuto al tavolo porta qui, alla sua regola.
rules-read = Leggi le regole
rules-book = Regole
rules-contents = Indice
rules-example = Esempio
rules-full = Regole complete
rules-return = Torna al tavolo
cards-title = Le carte: { $game }
cards-others = Altri mazzi
# $level: 19 è il più alto
cards-level = Livello { $level }
# $points: mezzi punti
cards-points = { HALVES($points) ->
    [one] { HALVES($points) } punto
    [many] { HALVES($points) } punti
   *[other] { HALVES($points) } punti
 }
cards-family-luette = Luette
    .note = Le quattro carte più alte, ciascuna da sola al suo livello.
cards-family-double = Double
    .note = Le quattro successive, ciascuna da sola al suo livello.
cards-family-middle = Carte medie
    .note = Le quattro carte dello stesso grado sono uguali, di qualunque seme.
cards-family-small = Carte piccole
    .note = Anche qui uguali per grado.
cards-suit-french-tarot-S = Picche
cards-suit-french-tarot-H = Cuori
cards-suit-french-tarot-D = Quadri
cards-suit-french-tarot-C = Fiori
cards-suit-french-tarot-T = Trionfi
cards-suit-french-tarot-none = L’Excuse
cards-suit-tarocchino-S = Spade
cards-suit-tarocchino-C = Coppe
cards-suit-tarocchino-B = Bastoni
cards-suit-tarocchino-D = Denari
cards-suit-tarocchino-T = Trionfi
cards-suit-tarocchino-none = Il Matto
glossary-title = Glossario
glossary-lead = Le parole dei tre giochi, e che cosa significano.

## Foglio dei punti
## $seat: il dichiarante o chi vince; $each: quanto paga un difensore; $difference, $points, $target, $ours, $theirs: punti

score-title = Foglio dei punti
score-line = Riga
score-practice = La stessa smazzata di nuovo: non conta
score-match-over = La partita è finita
score-waits = La prossima smazzata la avvia chi ha aperto il tavolo.
score-replay = Rivedi passo per passo
act-again = Rigioca la stessa smazzata
act-restart = Nuova partita
nav-verify = Verifica la smazzata
verdict-void = La smazzata è annullata
verdict-side-ours = La tua coppia vince la smazzata
verdict-side-theirs = L’altra coppia vince la smazzata
verdict-draw = Pareggio
verdict-to-us = per la tua coppia
verdict-to-them = per l’altra coppia
verdict-difference = di differenza fra le coppie
verdict-aluette-none = Nessuno segna
    .text = Tutte e nove le prese sono annullate.
verdict-aluette-won = { WHO($seat) ->
    [you] Hai più prese di tutti: { $tricks }.
   *[other] { SEAT($seat, form: "start") } ha più prese di tutti: { $tricks }.
 }
    .over = Un punto
verdict-aluette-mordienne = { WHO($seat) ->
    [you] Hai fatto tutte le prese, dalla tua prima alla nona: { $tricks } prese.
   *[other] { SEAT($seat, form: "start") } ha fatto tutte le prese, dalla sua prima alla nona: { $tricks } prese.
 }
    .over = Mordienne, due punti
# $contract: prise, garde, garde-sans o garde-contre
verdict-tarot-contract = { $contract ->
    [prise] Prise ×1
    [garde] Garde ×2
    [garde-sans] Garde sans ×4
   *[garde-contre] Garde contre ×6
 } · { WHO($seat) ->
    [you] tu contro tre
   *[other] { SEAT($seat) } contro tre
 }
verdict-tarot-made = { WHO($seat) ->
    [you] { $difference ->
        [0] Il tuo contratto è riuscito di misura
       *[other] Il tuo contratto è riuscito, { $difference } in più
     }
   *[other] { $difference ->
        [0] Il contratto è riuscito di misura
       *[other] Il contratto è riuscito, { $difference } in più
     }
 }
verdict-tarot-failed = { WHO($seat) ->
    [you] Il tuo contratto è fallito per { $difference }
   *[other] Il contratto è fallito per { $difference }
 }
verdict-tarot-text = { $bouts ->
    [0] { $points } punti; senza bout ne servivano { $target }.
    [one] { $points } punti; con un bout ne servivano { $target }.
    [many] { $points } punti; con { $bouts } bout ne servivano { $target }.
   *[other] { $points } punti; con { $bouts } bout ne servivano { $target }.
 }
verdict-tarot-received = { WHO($seat) ->
    [you] a te: { $each } da ogni difensore
   *[other] ogni difensore paga { $each } a { SEAT($seat) }
 }
verdict-tarot-paid = { WHO($seat) ->
    [you] paghi { $each } a ogni difensore
   *[other] { SEAT($seat) } paga { $each } a ogni difensore
 }
verdict-tarot-gauge = { $points } punti su 91, obiettivo { $target }
verdict-tarocchino-text = { $ours } punti per la tua coppia, { $theirs } per l’altra.

## Partite giocate e passo per passo
## $step, $steps: azioni mostrate, su quante

history-title = Partite giocate
history-lead = Le tue smazzate finite. Rivedile passo per passo, con tutte le carte scoperte.
history-none = Ancora nessuna smazzata finita.
history-void = annullata
history-record = Registro
history-all-records = Scarica tutti i registri
history-upload = Leggi registri
    .note = File con una smazzata per riga, come si scaricano da qui.
history-send = Leggili
history-faults = Questi registri non si sono potuti leggere:
# $deals: how many
history-read = { $deals ->
    [one] Una smazzata aggiunta alle partite giocate.
    [many] { $deals } di smazzate aggiunte alle partite giocate.
   *[other] { $deals } smazzate aggiunte alle partite giocate.
 }
replay-title = Passo per passo
replay-step = Passo { $step } di { $steps }
replay-start = Le carte sono distribuite.
replay-trick = La presa
replay-steps = Passi
replay-first = All’inizio
replay-previous = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-goto = Passo
replay-go = Vai
replay-talon = Carte non distribuite

## Verifica

verify-title = Verifica la smazzata
verify-lead = Le carte erano fissate prima che qualcuno giocasse. La promessa era pubblica fin dall’inizio; ciò che la apre si mostra alla fine.
verify-deal = Smazzata
verify-commitment = Promessa
verify-salt = Sale
verify-seed = Seme del sorteggio
verify-later = La smazzata è ancora in gioco. Seme del sorteggio e sale si mostrano alla fine.
verify-holds = La promessa è mantenuta: questo seme e questo sale danno esattamente questa impronta.
verify-fails = La promessa non è mantenuta: questo seme e questo sale danno un’altra impronta.
verify-how = Verifica da te
verify-how-1 = La promessa è lo SHA-256 del testo «cardavia/1 commitment», del sale e del seme, separati da uno spazio.
verify-how-2 = Lo stesso seme dà le stesse carte: il registro della smazzata lo contiene.
verify-how-3 = Il seme di una smazzata non dice niente della successiva.

## Sedersi

join-title = Siediti a un tavolo: { $game }
join-name = Il tuo nome al tavolo
join-seat = Il tuo posto
join-sit = Siediti
join-person = Qui siede una persona
join-bot = Gioca un bot: puoi prendere il posto
join-away = Tenuto per una persona assente
# $name: the host; of a seat that is free
join-partner = In coppia con { $name }
join-opponent = Contro { $name }
join-seat-taken = Intanto qualcuno si è seduto lì. Scegli un altro posto.
join-not-now = Hai già avuto un’altra mano in questa smazzata. Potrai cambiare posto quando sarà finita.

## Errori

error-400 = Questo non si è capito
    .text = La pagina o il modulo ha mandato qualcosa che il tavolo non sa leggere.
    .advice = Torna indietro e prova ancora una volta.
error-403 = Questo non è per te
    .text = Il posto è di qualcun altro, o la tua visita è iniziata troppo tempo fa.
    .advice = Se avevi un invito, apri di nuovo il suo indirizzo.
error-404 = Qui non c’è niente
    .text = Forse l’indirizzo è scritto male, o il tavolo non è più conservato.
    .advice = Tutto comincia dalla pagina iniziale.
error-405 = Non in questo modo
    .text = Questo indirizzo accetta solo moduli, o solo pagine.
    .advice = Torna alla pagina da cui vieni.
error-409 = Il tavolo è andato avanti
    .text = Qualcuno ha giocato mentre sceglievi.
    .advice = Guarda di nuovo il tavolo: niente di tuo è perso.
error-413 = È troppo in una volta
    .text = Ciò che è stato mandato supera quanto questa casa legge.
    .advice = Mandalo in parti più piccole.
error-422 = Non si può fare
    .text = Ciò che è stato mandato va contro una regola, o non è completo.
    .advice = I motivi sono qui sotto.
error-429 = Un po’ più piano
    .text = Il tuo browser ha mandato tante richieste che il tavolo chiede una pausa.
    .advice = Aspetta un minuto e continua.
error-500 = Un errore nostro
    .text = Qualcosa è andato storto nella casa, ed è stato annotato. La tua partita è conservata.
    .advice = Torna al tavolo; se succede di nuovo, aspetta un poco.
error-503 = La casa è chiusa per un momento
    .text = Si sta riavviando. La tua partita è conservata.
    .advice = Riprova fra un minuto.

history-empty-file = Il file non contiene registri: un registro è un oggetto JSON per riga.
history-fault = Riga { $line }: { $why }
history-refused = «{ $action }» è contro le regole. { $why }
history-unfinished = La smazzata non è finita: si conservano solo le smazzate finite.
