# Il tavolo: il panno, il biglietto, il registro, il diario. Che cosa si legge e si sente giocando.

## La barra
## $number: smazzata o presa, $deals e $tricks: su quante

bar-deal = Smazzata { $number }
bar-deal-of = Smazzata { $number } di { $deals }
bar-trick = Presa { $number } di { $tricks }
bar-two = { $first } · { $second }

## Il panno

felt-label = Tavolo da gioco
trick-label = Presa { $number }
trick-label-spoiled = Presa { $number }, annullata
stamp-spoiled = Annullata
    .why = Le carte più alte sono uguali: la presa non va a nessuno
trick-card = { $by }: { $card }

## Segnaposto
## $cards, $tricks: quante

place-dealer = Dà le carte
place-partner = In coppia con te
place-cards = { $cards ->
    [one] { $cards } carta
    [many] { $cards } carte
   *[other] { $cards } carte
 }
place-tricks = { $tricks ->
    [one] { $tricks } presa
    [many] { $tricks } prese
   *[other] { $tricks } prese
 }
place-away = Assente
place-turn = Deve giocare
level-chance = Gioca a caso
level-thumb = In famiglia
level-first-steps = Primi passi
level-family-table = In famiglia
level-club = Circolo
level-master = Maestro

## Le carte in mano
## $cards: quante, $size: quante da scegliere, $card: una carta

hand-legend = { $cards ->
    [one] In mano: { $cards } carta
    [many] In mano: { $cards } carte
   *[other] In mano: { $cards } carte
 }
hand-legend-pick = { $cards ->
    [one] La tua { $cards } carta: scegline { $size }
    [many] Le tue { $cards } carte: scegline { $size }
   *[other] Le tue { $cards } carte: scegline { $size }
 }
card-due = { $card }, va in ogni caso
card-stays = { $card }, resta in mano
card-hint = { $card }, su suggerimento
sort-label = Ordine delle carte
sort-falling = Prima le alte
sort-rising = Prima le basse
sort-suits = Per seme

## Il biglietto

slip-label = La tua mossa
slip-label-wait = In attesa
slip-label-claim = Una richiesta
slip-label-over = La smazzata è finita
seal-turn = Tocca a te
seal-claim = Una richiesta
seal-void = Smazzata annullata
seal-taker = Dichiarante
ask-lead = Esci con una carta qualsiasi
ask-play-any = Gioca una carta qualsiasi
ask-play = Gioca una carta
ask-play-only = Puoi giocare solo { NAME($card, form: "play") }
ask-wait = { WHO($seat) ->
    [you] Tocca a te
   *[other] Tocca a { SEAT($seat) }
 }
ask-wait-all = Gli altri stanno decidendo
ask-over = La smazzata è finita
    .detail = Tutte le prese sono giocate.
ask-void = Le carte le dà il posto successivo.
ask-claim = { WHO($seat) ->
    [you] Chiedi il resto
   *[other] { SEAT($seat, form: "start") } chiede il resto
 }
    .detail = Nessuna delle carte rimaste può cambiare chi fa le prese o quanto vale la smazzata.
    .waiting = Si chiede l’accordo delle altre persone al tavolo.
slip-allowed = Puoi giocare
slip-clause = Come funziona
act-choose = Scegli una carta
act-chosen = Gioca la carta scelta
act-play = Gioca { NAME($card, form: "play") }
act-refused = Scegli un’altra carta
act-choose-answer = Scegli una risposta
act-answer = Rispondi
act-pick-chosen = Metti da parte le carte scelte
act-pick = Scelte: { $count } di { $size }
act-score = Foglio dei punti
act-next = Prossima smazzata
act-deal-again = Dai di nuovo le carte
act-forced = Gioca le mie ultime carte
act-claim = Chiedi il resto
act-consent = Accetta
act-play-on = Continua a giocare
act-hint = Suggerimento
act-back = Indietro
act-refresh = Guarda di nuovo
act-here = Eccomi di nuovo
act-step = Continua
act-by-hand = Scegli tu le carte
table-lost = La connessione è caduta. Il tavolo riprende appena ritorna.
choice-closed = Ora non aperto
choose-one = Scegli
hint-title = Che cosa consigliano le regole pratiche
hint-title-master = Che cosa farebbe un maestro
hint-expected = punteggio atteso: { $score }
notice-stale = Intanto il tavolo è andato avanti. Ecco a che punto è.
notice-away = Non giochi da un po’, quindi un bot gioca per te.
notice-nothing = Non hai ancora scelto niente.
clause = Regola

## Il registro

ledger-label = Registro della smazzata
panel-last = Presa precedente
panel-log = Diario
panel-pace = Ritmo di gioco
panel-standing = { $deals ->
    [0] Partita
    [one] Partita dopo { $deals } smazzata
    [many] Partita dopo { $deals } smazzate
   *[other] Partita dopo { $deals } smazzate
 }
panel-track = Prese di questa smazzata
panel-still-out = Carte con un nome non ancora viste
panel-none = Nessuna
panel-seats = Persone e bot
track-open = Presa { $number }: non ancora giocata
track-spoiled = Presa { $number }: annullata
track-taken = { WHO($seat) ->
    [you] Presa { $number }: tua
   *[other] Presa { $number }: { SEAT($seat) }
 }
log-deal = La smazzata
log-bidding = Asta
log-chien = Chien e scarto
log-declarations = Accusi
log-now = { WHO($seat) ->
    [you] Tocca a te
   *[other] Tocca a { SEAT($seat) }
 }
pace-calm = Calmo
pace-brisk = Vivace
pace-swift = Veloce
pace-wait = Attesa
pace-set = Applica

## Le persone al tavolo

invite-text = Chi apre questo indirizzo può prendere un posto libero.
invite-address = Indirizzo da condividere
company-person = Persona
company-bot = Bot
company-away = Assente, gioca un bot
# $name: il bot
company-level = Livello di { $name }
company-set = Imposta i livelli
company-call = Usa questo nome
news-sits = { $name } prende posto.
news-leaves = { $name } lascia il tavolo; continua un bot.
news-away = { $name } non risponde; intanto gioca un bot.
news-back = { $name } è di nuovo al tavolo.
leave = Lascia il tavolo

## Tarocco francese
## $bouts: in mano, $target: punti da raggiungere; $size: carte; $tricks: quante; $points: in lettere

ask-tarot-bid = Il tuo contratto
    .detail = { $bouts ->
        [0] Senza bout il dichiarante deve fare { $target } punti su 91.
        [one] Con il tuo unico bout il dichiarante deve fare { $target } punti su 91.
        [many] Con i tuoi { $bouts } bout il dichiarante deve fare { $target } punti su 91.
       *[other] Con i tuoi { $bouts } bout il dichiarante deve fare { $target } punti su 91.
     }
ask-tarot-discard-cards = Scarta { $size } carte
    .detail = Contano per te. Re e bout restano in mano.
ask-tarot-chelem = Annunci uno chelem?
    .detail = Solo se intendi fare tutte e diciotto le prese.
ask-tarot-poignee = Mostri una poignée?
    .detail = Tutti vedono le carte; il premio va a chi vince il contratto.
ask-tarot-poignee-cards = Mostra { $size } trionfi
    .detail = Le carte proposte sono segnate. Cambiale come vuoi.
choice-tarot-bid-pass = Difendi in questa smazzata
    .act = Passa
choice-tarot-bid-prise = Prendi lo chien
    .mark = ×1
    .act = Dichiara Prise
choice-tarot-bid-garde = Prendi lo chien
    .mark = ×2
    .act = Dichiara Garde
choice-tarot-bid-garde-sans = Chien coperto, ma tuo
    .mark = ×4
    .act = Dichiara Garde sans
choice-tarot-bid-garde-contre = Chien alla difesa
    .mark = ×6
    .act = Dichiara Garde contre
choice-tarot-chelem-yes = 400 se fai tutte le prese, altrimenti 200 persi
    .act = Annuncia uno chelem
choice-tarot-chelem-no = Gioca senza annunciare
    .act = Continua a giocare
choice-tarot-poignee-no = Tieni per te i tuoi trionfi
    .act = Non mostrare niente
choice-tarot-poignee-10 = Poignée semplice
    .mark = 20
    .act = Mostra 10 trionfi
choice-tarot-poignee-13 = Doppia poignée
    .mark = 30
    .act = Mostra 13 trionfi
choice-tarot-poignee-15 = Tripla poignée
    .mark = 40
    .act = Mostra 15 trionfi
chien-hidden = Lo chien: sei carte coperte
chien-shown = Lo chien, scoperto per tutti
ecart-trumps = Trionfi scartati, scoperti per tutti
poignee-of = { WHO($seat) ->
    [you] La tua poignée
   *[other] Poignée di { SEAT($seat) }
 }
place-chelem = Chelem
pile-defence = Difesa
pile-tricks = { $tricks }
pile-ecart = { $tricks } + scarto
pile-chien = { $tricks } + chien
unit-tricks = { $tricks ->
    [one] presa
    [many] prese
   *[other] prese
 }
contract-alone = { WHO($seat) ->
    [you] Giochi contro tre.
   *[other] { SEAT($seat, form: "start") } gioca contro tre.
 }
auction-open = Ancora nessun contratto
    .why = Ciascuno parla una volta; chi dichiara il contratto più alto gioca contro tre.
auction-highest = Il contratto più alto finora. Ciascuno parla una volta; chi dichiara il contratto più alto gioca contro tre.
panel-poignees = Poignée mostrate
panel-ecart = Il tuo scarto, { $points } punti

## Tarocchino
## $points: quanto valgono le combinazioni; $length: quante carte

ask-tarocchino-discard-cards = Scarta { $size } carte
    .detail = Contano per la tua coppia. Re, Angelo, Mondo, Bégato e Matto restano in mano.
ask-tarocchino-declare = Accusi le tue combinazioni?
    .detail = Valgono { $points } punti, e tutti vedono le carte. Passare costa solo questi punti.
choice-tarocchino-declare-yes = Mostrale tutte
    .act = Accusa
choice-tarocchino-declare-no = Tienile per te
    .act = Passa
place-shows = Mostra { $points }
declared-by = { WHO($seat) ->
    [you] Accuso tuo
   *[other] Accuso di { SEAT($seat) }
 }
unit-declared = di accusi
panel-declared = Accusi
panel-discards = Le tue due carte scartate
combination-tarocchi = { $length } Tarocchi
combination-kings = { $length } re
combination-queens = { $length } regine
combination-knights = { $length } cavalli
combination-jacks = { $length } fanti
combination-grande = Grande di { $length }
combination-coins = Denari, { $length } carte
combination-cups = Coppe, { $length } carte
combination-batons = Bastoni, { $length } carte
combination-swords = Spade, { $length } carte
combination-aces = Assi, { $length } carte
combination-moors = Mori, { $length } carte
combination-sets-doubled = Tre o più cricche: le cricche raddoppiano
combination-sequences-doubled = Tre o più sequenze: le sequenze raddoppiano

# I nomi dei bot a un tavolo, e di chi non ha detto il suo.
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
guest-name = Ospite

# Le lettere negli angoli delle figure, dalla più bassa: fante, cavallo, regina, re. L’Aluette non ha regina.
index-letters-aluette = FCR
index-letters-french-tarot = FCQR
index-letters-tarocchino = FCQR
