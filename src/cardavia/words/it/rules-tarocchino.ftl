# Il tarocchino: che cosa dicono le sue regole durante il gioco e nel conteggio.

## Rifiuti
## $reason: che cosa lo impedisce; $seat: a chi tocca; $card, $cards: chieste; $count: quante

refusal-tarocchino-dealing-discard = { $reason ->
    [turn] Ora non puoi fare niente: prima tocca a { SEAT($seat) } scartare due carte.
    [number] Non puoi scartare { $count ->
        [one] { $count } carta
        [many] { $count } carte
       *[other] { $count } carte
     }: devono essere due.
    [twice] Non puoi scartare due volte { NAME($card, form: "play") }.
    [not-held] Non puoi scartare { NAME($card, form: "play") }: non è fra le tue carte.
   *[barred] Non puoi scartare { NAME($cards, form: "play") }.
 }
    .rule = Il mazziere scarta due delle carte che ha in mano, ma nessun re e nessuno dei quattro Tarocchi.
refusal-tarocchino-declarations-round = Ora non puoi farlo: è il momento degli accusi.
    .rule = Prima della prima carta, chi ha una combinazione accusa o passa, a turno.
refusal-tarocchino-play-own-cards = { $reason ->
    [turn] Ora non puoi giocare: tocca a { SEAT($seat) }.
   *[card] Non puoi giocare { NAME($card, form: "play") }: non è fra le tue carte.
 }
    .rule = Si giocano solo le carte che si hanno in mano, e al proprio turno.
# $suit: il seme d’uscita, D denari, C coppe, B bastoni, S spade, T trionfi
refusal-tarocchino-play-follow-suit = { $suit ->
    [D] Ora non puoi giocare { NAME($card, form: "play") }: l’uscita è a denari, e ne hai.
    [C] Ora non puoi giocare { NAME($card, form: "play") }: l’uscita è a coppe, e ne hai.
    [B] Ora non puoi giocare { NAME($card, form: "play") }: l’uscita è a bastoni, e ne hai.
    [S] Ora non puoi giocare { NAME($card, form: "play") }: l’uscita è a spade, e ne hai.
   *[T] Ora non puoi giocare { NAME($card, form: "play") }: l’uscita è a trionfi, e ne hai.
 }
    .rule = Si deve rispondere al seme, se si può. All’uscita di un trionfo si risponde con un trionfo.
refusal-tarocchino-play-trump-in = { $suit ->
    [D] Ora non puoi giocare { NAME($card, form: "play") }: non hai denari, ma hai un trionfo.
    [C] Ora non puoi giocare { NAME($card, form: "play") }: non hai coppe, ma hai un trionfo.
    [B] Ora non puoi giocare { NAME($card, form: "play") }: non hai bastoni, ma hai un trionfo.
   *[S] Ora non puoi giocare { NAME($card, form: "play") }: non hai spade, ma hai un trionfo.
 }
    .rule = Chi non può rispondere al seme deve giocare un trionfo, alto o basso.

## Il diario

event-tarocchino-deal-opened = { WHO($dealer) ->
    [you] Dai le carte.
   *[other] { SEAT($dealer, form: "start") } dà le carte.
 }
event-tarocchino-hand-dealt = { WHO($seat) ->
    [you] Ricevi le tue carte.
   *[other] { SEAT($seat, form: "start") } riceve le sue carte.
 }
event-tarocchino-cards-laid-aside = { WHO($seat) ->
    [you] Scarti { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } scarta { NAME($cards, form: "play") }.
 }
event-tarocchino-discard-made = { WHO($seat) ->
    [you] Le tue due carte sono nello scarto, coperte.
   *[other] { SEAT($seat, form: "start") } scarta due carte, coperte.
 }
event-tarocchino-combinations-declared = { WHO($seat) ->
    [you] Accusi e mostri { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } accusa e mostra { NAME($cards, form: "play") }.
 }
event-tarocchino-declaration-passed = { WHO($seat) ->
    [you] Non accusi niente.
   *[other] { SEAT($seat, form: "start") } non accusa niente.
 }
event-tarocchino-play-begun = { WHO($seat) ->
    [you] Si gioca: esci tu.
   *[other] Si gioca: esce { SEAT($seat) }.
 }
event-tarocchino-card-played = { WHO($seat) ->
    [you] Giochi { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } gioca { NAME($card, form: "play") }.
 }
event-tarocchino-trick-taken = { WHO($seat) ->
    [you] Fai la presa.
   *[other] { SEAT($seat, form: "start") } fa la presa.
 }
event-tarocchino-discards-shown = { WHO($seat) ->
    [you] Avevi scartato { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } aveva scartato { NAME($cards, form: "play") }.
 }

## Che cosa si può fare
## $answer: sì o no; $cards: due carte

action-tarocchino-declare = { $answer ->
    [yes] Accusa
   *[no] Passo
 }
action-tarocchino-discard-cards = Scarta { NAME($cards, form: "play") }

## Fasi

phase-tarocchino-discard = Il mazziere scarta due carte
phase-tarocchino-declarations = Accusi
phase-tarocchino-play = Il gioco
phase-tarocchino-over = La smazzata è finita

## Il foglio dei punti: le carte
## $seat: il mazziere, o chi ha giocato il Matto; $cards, $card: ciò che cambia di mano

section-tarocchino-cards = Carte
line-tarocchino-tricks = Carte delle prese
line-tarocchino-discards = Scartate: { NAME($cards) }
line-tarocchino-discards-lost = Nessuna presa, quindi le carte scartate sono perse: { NAME($cards) }
line-tarocchino-matto-kept = { WHO($seat) ->
    [you] Hai giocato il Matto, e la tua coppia lo riprende
   *[other] { SEAT($seat, form: "start") } ha giocato il Matto, e la sua coppia lo riprende
 }
line-tarocchino-matto-lost = { WHO($seat) ->
    [you] Hai giocato il Matto, ma la tua coppia non ha fatto prese: è perso
   *[other] { SEAT($seat, form: "start") } ha giocato il Matto, ma la sua coppia non ha fatto prese: è perso
 }
line-tarocchino-matto-price = In cambio del Matto si dà { NAME($card, form: "play") }
line-tarocchino-card-points = Punti carte

## Il foglio dei punti: le combinazioni
## $length: quante carte; $cards: le carte come stanno; $count: quante cricche o sequenze diverse

section-tarocchino-opening = Accusi
section-tarocchino-captured = Combinazioni fatte nelle prese
line-tarocchino-tarocchi = { $length } Tarocchi: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-kings = { $length } re: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-queens = { $length } regine: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-knights = { $length } cavalli: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-jacks = { $length } fanti: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-grande = La Grande, { $length } carte: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-coins = Denari, { $length } carte: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-cups = Coppe, { $length } carte: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-batons = Bastoni, { $length } carte: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-swords = Spade, { $length } carte: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-aces = Assi, { $length } carte: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-moors = Mori, { $length } carte: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-sets-doubled = { $count } cricche diverse: le cricche raddoppiano
line-tarocchino-sequences-doubled = { $count } sequenze diverse: le sequenze raddoppiano
line-tarocchino-opening = Totale degli accusi
line-tarocchino-captured = Totale delle combinazioni fatte nelle prese

## Il foglio dei punti: i totali
## $winner: side-0, side-1 o draw

section-tarocchino-totals = Totali
line-tarocchino-total-cards = Punti carte
line-tarocchino-last-trick = Ultima
line-tarocchino-total-opening = Accusi
line-tarocchino-total-captured = Combinazioni fatte nelle prese
line-tarocchino-total = { $winner ->
    [draw] Totale: pareggio
   *[other] Totale
 }

## Regole del tavolo

house-rule-tarocchino-declaration-time = Quando si accusano le combinazioni
    .before-play = In un solo giro, prima della prima carta
    .with-first-card = Ciascuno con la sua prima carta
house-rule-tarocchino-declared-hands = Carte accusate da due compagni
    .apart = Contate una mano per volta
    .together = Contate come una mano sola
house-rule-tarocchino-gap-before-sixteen = Un sostituto fra Mondo, Sole e Luna, e poi il 16
    .free = Anche il 16 può avere un sostituto
    .barred = Il 16 non può avere anch’esso un sostituto
house-rule-tarocchino-moors-after = Quale 5 permette ai Mori di unirsi alla Grande
    .any-five = Quello vero o un sostituto
    .real-five = Solo quello vero
house-rule-tarocchino-matto-price = La carta data in cambio del Matto
    .least-loss = Quella la cui perdita costa meno
    .fixed-order = Sempre la prima nell’ordine fisso

## Campi degli esempi del libro

example-tarocchino-allowed = Permesse
example-tarocchino-asked = Chieste, in ordine
example-tarocchino-captured = Combinazioni fatte nelle prese dalle due coppie
example-tarocchino-card = Carta chiesta
example-tarocchino-card-points = Punti carte delle due coppie
example-tarocchino-cards = Carte
example-tarocchino-dealer = Posto del mazziere
example-tarocchino-declares = Accusano in quest’ordine
example-tarocchino-discards = Scartate
example-tarocchino-half-points = Mezzi punti
example-tarocchino-hand = Carte in mano
example-tarocchino-hands = Carte in mano ai posti da 0 a 3
example-tarocchino-highest-first = Dalla più alta
example-tarocchino-house-rules = Regola del tavolo
example-tarocchino-last-trick = Ultima
example-tarocchino-leader = Posto che esce
example-tarocchino-leaders = Posti che escono nelle prese
example-tarocchino-leads = Esce alla prima presa
example-tarocchino-opening = Accusi delle due coppie
example-tarocchino-passes = Posti che passano
example-tarocchino-piles = Carte delle due coppie alla fine
example-tarocchino-price = Data in cambio del Matto
example-tarocchino-receives = Carte dei posti da 0 a 3
example-tarocchino-refused = Rifiutata da
example-tarocchino-sequence-points = Punti delle sequenze
example-tarocchino-sequences = Sequenze
example-tarocchino-set-points = Punti delle cricche
example-tarocchino-sets = Cricche
example-tarocchino-shown = Mostrate dai posti da 0 a 3
example-tarocchino-taken-by = Posto che prende
example-tarocchino-total = Totale
example-tarocchino-totals = Totali delle due coppie
example-tarocchino-trick = Presa
example-tarocchino-tricks = Prese
example-tarocchino-winners = Vincono
example-tarocchino-winning = Fa la presa
