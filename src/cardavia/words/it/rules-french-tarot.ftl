# Il tarocco francese: che cosa dicono le sue regole durante il gioco e nel conteggio.

## Rifiuti
## $reason: che cosa non va; $seat: a chi tocca; $card: la carta chiesta

# $bid, $highest: il contratto chiesto e l’ultimo dichiarato
refusal-tarot-bidding-once = { $reason ->
    [turn] Ora non puoi dichiarare un contratto: tocca a { SEAT($seat) }.
   *[low] Non puoi dichiarare una { $bid ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }: l’ultimo contratto dichiarato è una { $highest ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }.
 }
    .rule = Ciascuno parla una volta sola, al proprio turno, e un contratto deve superare l’ultimo dichiarato.
# $count: quante carte sono state chieste
refusal-tarot-chien-discard-six = { $reason ->
    [turn] Ora non puoi farlo: { WHO($seat) ->
        [you] tocca a te scartare sei carte
       *[other] tocca a { SEAT($seat) } scartare sei carte
     }.
    [count] Non puoi scartare { $count } { $count ->
        [one] carta
        [many] carte
       *[other] carte
     }.
    [twice] Non puoi scartare due volte { NAME($card, form: "play") }.
   *[not-held] Non puoi scartare { NAME($card, form: "play") }: non è fra le tue carte.
 }
    .rule = Il dichiarante scarta esattamente sei delle carte che ha in mano.
refusal-tarot-chien-no-kings-no-bouts = Non puoi scartare { NAME($card, form: "play") }.
    .rule = Non si scartano mai né re né bout.
# $count: quante carte di seme possono andare
refusal-tarot-chien-plain-first = { $reason ->
    [trump] Non puoi scartare { NAME($card, form: "play") }: hai abbastanza carte di seme.
   *[kept] Non puoi tenere { NAME($card, form: "play") }: { $count } { $count ->
        [one] sola carta di seme può andare, quindi deve andare
        [many] sole carte di seme possono andare, quindi devono andare tutte
       *[other] sole carte di seme possono andare, quindi devono andare tutte
     }.
 }
    .rule = Si scartano trionfi solo se le carte di seme che possono andare sono meno di sei, e allora vanno tutte.
refusal-tarot-declarations-chelem = Ora non puoi farlo: { WHO($seat) ->
    [you] tocca a te dire se annunci uno chelem
   *[other] tocca a { SEAT($seat) } dire se annuncia uno chelem
 }.
    .rule = Prima della prima carta, solo il dichiarante può annunciare uno chelem.
refusal-tarot-declarations-poignee = { $reason ->
    [turn] Ora non puoi giocare: tocca a { SEAT($seat) }.
    [no-trump] Non puoi mostrare { NAME($card, form: "play") } in una poignée: non è un trionfo.
   *[not-held] Non puoi mostrare { NAME($card, form: "play") }: non è fra le tue carte.
 }
    .rule = Una poignée è fatta di trionfi che si hanno in mano, e si mostra subito prima di giocare la propria prima carta.
# $level: quante carte sono state chieste; $trumps: quanti trionfi ci sono in mano
refusal-tarot-declarations-poignee-levels = Non puoi mostrare una poignée di { $level }: hai { $trumps } { $trumps ->
        [one] trionfo
        [many] trionfi
       *[other] trionfi
     }.
    .rule = A una poignée servono tanti trionfi quanti dice il suo livello, o uno in meno e l’Excuse.
refusal-tarot-declarations-poignee-excuse = Non puoi mostrare l’Excuse in questa poignée di { $level }.
    .rule = L’Excuse completa una poignée solo se con essa si mostrano tutti i trionfi che si hanno.
# $count: quante carte sono state chieste
refusal-tarot-declarations-poignee-shown = { $reason ->
    [count] Non puoi mostrare { $count } { $count ->
        [one] carta
        [many] carte
       *[other] carte
     }.
    [twice] Non puoi mostrare due volte { NAME($card, form: "play") }.
   *[chosen] Non puoi scegliere queste { $count } carte: si mostrano i tuoi trionfi più alti.
 }
    .rule = Una poignée ha esattamente 10, 13 o 15 carte.
refusal-tarot-declarations-four-kings = Non puoi mostrare { NAME($card, form: "play") }: è nello scarto.
    .rule = I trionfi scartati contano solo in una tripla poignée, se il dichiarante ha tutti e quattro i re.
refusal-tarot-play-own-cards = { $reason ->
    [turn] Ora non puoi giocare: tocca a { SEAT($seat) }.
   *[not-held] Non puoi giocare { NAME($card, form: "play") }: non è fra le tue carte.
 }
    .rule = Si giocano solo le carte che si hanno in mano, e al proprio turno.
# $led: la carta che ha fissato il seme
refusal-tarot-play-follow-suit = Non puoi giocare { NAME($card, form: "play") }: l’uscita è { NAME($led, form: "play") } e puoi rispondere al seme.
    .rule = Si deve rispondere al seme, se si può.
refusal-tarot-play-trump-in = Non puoi giocare { NAME($card, form: "play") }: l’uscita è { NAME($led, form: "play") }, non puoi rispondere al seme, ma hai un trionfo.
    .rule = Chi non può rispondere al seme deve tagliare.
# $highest: il trionfo più alto della presa
refusal-tarot-play-overtrump = Non puoi giocare { NAME($card, form: "play") }: hai un trionfo più alto { NAME($highest, form: "of") }.
    .rule = Un trionfo deve superare il più alto trionfo della presa, se si può.

## Il diario

event-tarot-deal-opened = { WHO($dealer) ->
    [you] Dai le carte.
   *[other] { SEAT($dealer, form: "start") } dà le carte.
 }
event-tarot-hand-dealt = { WHO($seat) ->
    [you] Ricevi diciotto carte.
   *[other] { SEAT($seat, form: "start") } riceve diciotto carte.
 }
event-tarot-chien-dealt = Sei carte vanno allo chien, coperte.
event-tarot-petit-sec-found = { WHO($seat) ->
    [you] Hai il Petit come unico trionfo: la smazzata è annullata.
   *[other] { SEAT($seat, form: "start") } ha il Petit come unico trionfo: la smazzata è annullata.
 }
event-tarot-hands-shown = Tutte le carte si scoprono. Lo chien: { NAME($chien, join: "unit") }.
# $contract: il contratto dichiarato, «none» per chi passa
event-tarot-bid-made = { $contract ->
    [none] { WHO($seat) ->
        [you] Passi.
       *[other] { SEAT($seat, form: "start") } passa.
     }
   *[other] { WHO($seat) ->
        [you] Dichiari
       *[other] { SEAT($seat, form: "start") } dichiara
     } { $contract ->
        [prise] una Prise
        [garde] una Garde
        [garde-sans] una Garde sans
       *[garde-contre] una Garde contre
     }.
 }
event-tarot-taker-named = { WHO($seat) ->
    [you] Giochi
   *[other] { SEAT($seat, form: "start") } gioca
 } da dichiarante, con { $contract ->
    [prise] una Prise
    [garde] una Garde
    [garde-sans] una Garde sans
   *[garde-contre] una Garde contre
 }.
event-tarot-everyone-passed = Passano tutti: la smazzata è annullata.
event-tarot-chien-shown = { WHO($seat) ->
    [you] Prendi
   *[other] { SEAT($seat, form: "start") } prende
 } lo chien: { NAME($cards, join: "unit") }.
event-tarot-ecart-laid = Il tuo scarto: { NAME($cards, join: "unit") }.
# $trumps: i trionfi fra le sei carte, «none» se non ce ne sono
event-tarot-ecart-made = { WHO($seat) ->
    [you] Scarti
   *[other] { SEAT($seat, form: "start") } scarta
 } sei carte{ $trumps ->
    [none] .
   *[other] , con trionfi fra queste: { NAME($trumps, join: "unit") }.
 }
event-tarot-cards-apart-shown = Le sei carte rimaste fuori dal gioco: { NAME($cards, join: "unit") }.
event-tarot-chelem-announced = { WHO($seat) ->
    [you] Annunci uno chelem.
   *[other] { SEAT($seat, form: "start") } annuncia uno chelem.
 }
event-tarot-chelem-forgone = { WHO($seat) ->
    [you] Non annunci nessuno chelem.
   *[other] { SEAT($seat, form: "start") } non annuncia nessuno chelem.
 }
event-tarot-poignee-shown = { WHO($seat) ->
    [you] Mostri una poignée:
   *[other] { SEAT($seat, form: "start") } mostra una poignée:
 } { NAME($cards, join: "unit") }.
event-tarot-poignee-declined = Tieni per te la tua poignée.
event-tarot-card-played = { WHO($seat) ->
    [you] Giochi { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } gioca { NAME($card, form: "play") }.
 }
event-tarot-trick-taken = { WHO($seat) ->
    [you] Fai la presa.
   *[other] { SEAT($seat, form: "start") } fa la presa.
 }

## Scelte

action-tarot-bid = { $contract ->
    [none] Passo
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }
action-tarot-announce-chelem = Annuncia uno chelem
action-tarot-forgo-chelem = Niente chelem
action-tarot-show-poignee = Mostra una poignée: { NAME($cards, join: "unit") }
action-tarot-decline-poignee = Non mostrare la poignée
action-tarot-discard = Scarta: { NAME($cards, join: "unit") }

## Fasi

phase-tarot-bidding = L’asta
phase-tarot-ecart = Lo scarto
phase-tarot-chelem = Prima della prima carta
phase-tarot-play = Il gioco
phase-tarot-over = La smazzata è finita

## Smazzate annullate

void-tarot-petit-sec = Petit sec: qualcuno aveva il Petit come unico trionfo, senza l’Excuse. Nessuno segna.
void-tarot-all-pass = Passano tutti. Nessuno segna.

## Il foglio dei punti
## $made: se il contratto, o lo chelem, è riuscito; $points, $target, $bouts: del dichiarante

section-tarot-card-points = Punti carte
section-tarot-contract = Il contratto
section-tarot-payment = Quanto paga ogni difensore

column-tarot-taker = Dichiarante
column-tarot-defence = Difesa
column-tarot-points = Punti
column-tarot-each-defender = Ogni difensore

line-tarot-tricks = Prese, senza l’Excuse
line-tarot-excuse = L’Excuse
line-tarot-excuse-half = Mezzo punto per l’Excuse
line-tarot-ecart = Lo scarto
line-tarot-chien = Lo chien
line-tarot-card-points = Punti carte
line-tarot-base = Per cominciare
line-tarot-difference = { $made ->
    [yes] Riuscito: { $points } punti con { $bouts } { $bouts ->
        [one] bout
        [many] bout
       *[other] bout
     }, obiettivo { $target }
   *[no] Fallito: { $points } punti con { $bouts } { $bouts ->
        [one] bout
        [many] bout
       *[other] bout
     }, obiettivo { $target }
 }
line-tarot-sum = Insieme
# $worth × $multiplier
line-tarot-contract = { $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }, contratto { $made ->
    [yes] riuscito
   *[no] fallito
 }: { $worth } × { $multiplier }
line-tarot-petit-au-bout = Petit au bout: 10 × { $multiplier }
# $shown: quante poignée
line-tarot-poignees = { $shown ->
    [one] { $shown } poignée, a chi vince
    [many] { $shown } poignée, a chi vince
   *[other] { $shown } poignée, a chi vince
 }
line-tarot-chelem-announced = { $made ->
    [yes] Chelem annunciato e riuscito
   *[no] Chelem annunciato e fallito
 }
# $side: chi ha fatto tutte e diciotto le prese
line-tarot-chelem-taken = { $side ->
    [taker] Il dichiarante ha fatto tutte e diciotto le prese
   *[defence] La difesa ha fatto tutte e diciotto le prese
 }
line-tarot-per-defender = Ogni difensore paga al dichiarante

## Regole del tavolo

house-rule-tarot-poignee-chosen = I trionfi che mostra una poignée
    .yes = Li sceglie chi la mostra
    .no = I più alti che si hanno in mano
house-rule-tarot-four-kings-excuse = Quattro re e quattordici trionfi: l’Excuse fa il quindicesimo
    .yes = Sì
    .no = No
house-rule-tarot-petit-slam = Petit au bout quando l’Excuse fa l’ultima presa
    .yes = Conta la diciassettesima presa
    .no = Conta l’ultima presa
house-rule-tarot-chelem-lost-twice = Uno chelem annunciato, e la difesa fa tutte e diciotto le prese
    .yes = 400 persi
    .no = 200 persi

## Campi degli esempi del libro

example-tarot-allowed = Permesse
example-tarot-announced = Annunciato
example-tarot-aside = Scartate
example-tarot-bids = Detto finora
example-tarot-bouts = Bout
example-tarot-card = Carta chiesta
example-tarot-cards = Carte
example-tarot-chelem = Chelem
example-tarot-contract = Contratto
example-tarot-dealer = Posto del mazziere
example-tarot-defender = Ogni difensore segna
example-tarot-displayed = Esposte
example-tarot-forced = Devono andare
example-tarot-goes-to = L’Excuse va a
example-tarot-half-point-to = Mezzo punto a
example-tarot-half-points = Mezzi punti
example-tarot-hand = Carte in mano
example-tarot-laid = Scartate
example-tarot-last = Ultima presa
example-tarot-leader = Posto che esce
example-tarot-leaders = Posti che escono
example-tarot-leads = Esce per primo
example-tarot-made = Riuscito
example-tarot-multiplier = Moltiplicatore
example-tarot-number = Numero della presa
example-tarot-open = Aperta
example-tarot-order = Dalla più alta
example-tarot-per-defender = Ogni difensore paga
example-tarot-petit-au-bout = Petit au bout
example-tarot-played-by = Giocata da
example-tarot-poignees = Poignée
example-tarot-points = Punti
example-tarot-refused = Rifiutata da
example-tarot-seventeenth = Diciassettesima presa
example-tarot-shown = Mostrate
example-tarot-swept = Una parte ha fatto tutte le prese prima
example-tarot-taken-by = Presa di
example-tarot-taker = Dichiarante
example-tarot-taker-tricks = Prese del dichiarante
example-tarot-target = Obiettivo
example-tarot-trick = Presa
example-tarot-tricks = Carte delle prese
example-tarot-turn = A chi tocca parlare
example-tarot-void = La smazzata è annullata
