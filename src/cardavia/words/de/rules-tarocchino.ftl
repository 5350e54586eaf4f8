# Tarocchino: was seine Regeln beim Spielen und beim Abrechnen sagen.

## Ablehnungen
## $reason: was im Weg steht; $seat: wer am Zug ist; $card, $cards: gewünscht; $count: wie viele

refusal-tarocchino-dealing-discard = { $reason ->
    [turn] Das geht jetzt nicht: Erst { WHO($seat) ->
        [you] legst du
       *[other] legt { SEAT($seat) }
     } zwei Karten ab.
    [number] Du darfst nicht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
     } ablegen: Es müssen zwei sein.
    [twice] Du darfst { NAME($card, form: "play") } nicht zweimal ablegen.
    [not-held] Du darfst { NAME($card, form: "play") } nicht ablegen: Du hast diese Karte nicht auf der Hand.
   *[barred] Du darfst { NAME($cards, form: "play") } nicht ablegen.
 }
    .rule = Wer gibt, legt zwei Karten aus der Hand ab, aber keinen König und keinen der vier Tarocchi.
refusal-tarocchino-declarations-round = Das geht jetzt nicht: Erst werden die Kombinationen angesagt.
    .rule = Bevor die erste Karte fällt, kommt der Reihe nach jeder zu Wort, der eine Kombination hat: Er sagt an oder passt.
refusal-tarocchino-play-own-cards = { $reason ->
    [turn] Du darfst jetzt nicht spielen: { WHO($seat) ->
        [you] Du bist
       *[other] { SEAT($seat, form: "start") } ist
     } am Zug.
   *[card] Du darfst { NAME($card, form: "play") } nicht spielen: Du hast diese Karte nicht auf der Hand.
 }
    .rule = Man spielt nur Karten des eigenen Blatts, und nur, wenn man am Zug ist.
# $suit: die ausgespielte Farbe, D Münzen, C Kelche, B Stäbe, S Schwerter, T Trümpfe
refusal-tarocchino-play-follow-suit = { $suit ->
    [D] Du darfst { NAME($card, form: "play") } jetzt nicht spielen: Ausgespielt sind Münzen, und du hast Münzen.
    [C] Du darfst { NAME($card, form: "play") } jetzt nicht spielen: Ausgespielt sind Kelche, und du hast Kelche.
    [B] Du darfst { NAME($card, form: "play") } jetzt nicht spielen: Ausgespielt sind Stäbe, und du hast Stäbe.
    [S] Du darfst { NAME($card, form: "play") } jetzt nicht spielen: Ausgespielt sind Schwerter, und du hast Schwerter.
   *[T] Du darfst { NAME($card, form: "play") } jetzt nicht spielen: Ausgespielt ist Trumpf, und du hast Trumpf.
 }
    .rule = Wer bedienen kann, muss bedienen. Auch ausgespielter Trumpf ist zu bedienen.
refusal-tarocchino-play-trump-in = { $suit ->
    [D] Du darfst { NAME($card, form: "play") } jetzt nicht spielen: Du hast keine Münzen, aber einen Trumpf.
    [C] Du darfst { NAME($card, form: "play") } jetzt nicht spielen: Du hast keine Kelche, aber einen Trumpf.
    [B] Du darfst { NAME($card, form: "play") } jetzt nicht spielen: Du hast keine Stäbe, aber einen Trumpf.
   *[S] Du darfst { NAME($card, form: "play") } jetzt nicht spielen: Du hast keine Schwerter, aber einen Trumpf.
 }
    .rule = Wer nicht bedienen kann, muss einen Trumpf spielen, ob hoch oder niedrig.

## Das Protokoll

event-tarocchino-deal-opened = { WHO($dealer) ->
    [you] Du gibst.
   *[other] { SEAT($dealer, form: "start") } gibt.
 }
event-tarocchino-hand-dealt = { WHO($seat) ->
    [you] Du bekommst deine Karten.
   *[other] { SEAT($seat, form: "start") } bekommt Karten.
 }
event-tarocchino-cards-laid-aside = { WHO($seat) ->
    [you] Du legst { NAME($cards, form: "play") } ab.
   *[other] { SEAT($seat, form: "start") } legt { NAME($cards, form: "play") } ab.
 }
event-tarocchino-discard-made = { WHO($seat) ->
    [you] Deine zwei Karten liegen verdeckt.
   *[other] { SEAT($seat, form: "start") } legt verdeckt zwei Karten ab.
 }
event-tarocchino-combinations-declared = { WHO($seat) ->
    [you] Du sagst an und zeigst { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } sagt an und zeigt { NAME($cards, form: "play") }.
 }
event-tarocchino-declaration-passed = { WHO($seat) ->
    [you] Du sagst nichts an.
   *[other] { SEAT($seat, form: "start") } sagt nichts an.
 }
event-tarocchino-play-begun = { WHO($seat) ->
    [you] Es geht los: Du spielst aus.
   *[other] Es geht los: { SEAT($seat, form: "start") } spielt aus.
 }
event-tarocchino-card-played = { WHO($seat) ->
    [you] Du spielst { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } spielt { NAME($card, form: "play") }.
 }
event-tarocchino-trick-taken = { WHO($seat) ->
    [you] Du machst den Stich.
   *[other] { SEAT($seat, form: "start") } macht den Stich.
 }
event-tarocchino-discards-shown = { WHO($seat) ->
    [you] Du hattest { NAME($cards, form: "play") } abgelegt.
   *[other] { SEAT($seat, form: "start") } hatte { NAME($cards, form: "play") } abgelegt.
 }

## Was man tun kann
## $answer: yes oder no; $cards: zwei Karten

action-tarocchino-declare = { $answer ->
    [yes] Ansagen
   *[no] Passen
 }
action-tarocchino-discard-cards = Ablegen: { NAME($cards) }

## Abschnitte

phase-tarocchino-discard = Wer gibt, legt zwei Karten ab
phase-tarocchino-declarations = Ansagen
phase-tarocchino-play = Das Spiel
phase-tarocchino-over = Die Runde ist zu Ende

## Das Anschreibblatt: die Karten zählen
## $seat: wer gibt oder wer den Matto gespielt hat; $cards, $card: was die Seite wechselt

section-tarocchino-cards = Karten
line-tarocchino-tricks = Karten der Stiche
line-tarocchino-discards = Abgelegt: { NAME($cards) }
line-tarocchino-discards-lost = Kein Stich, also sind die abgelegten Karten verloren: { NAME($cards) }
line-tarocchino-matto-kept = { WHO($seat) ->
    [you] Du hast den Matto gespielt, und deine Seite nimmt ihn zurück
   *[other] { SEAT($seat, form: "start") } hat den Matto gespielt, und diese Seite nimmt ihn zurück
 }
line-tarocchino-matto-lost = { WHO($seat) ->
    [you] Du hast den Matto gespielt, aber deine Seite hat keinen Stich: Er ist verloren
   *[other] { SEAT($seat, form: "start") } hat den Matto gespielt, aber diese Seite hat keinen Stich: Er ist verloren
 }
line-tarocchino-matto-price = Für den Matto abgegeben: { NAME($card) }
line-tarocchino-card-points = Kartenpunkte

## Das Anschreibblatt: Kombinationen
## $length: wie viele Karten; $cards: die Karten, wie sie liegen; $count: wie viele verschiedene Sätze oder Folgen

section-tarocchino-opening = Angesagte Kombinationen
section-tarocchino-captured = Kombinationen aus den Stichen
line-tarocchino-tarocchi = { $length } Tarocchi: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-kings = { $length } Könige: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-queens = { $length } Damen: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-knights = { $length } Reiter: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-jacks = { $length } Buben: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-grande = Die Grande, { $length } Karten: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-coins = Münzen, { $length } Karten: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-cups = Kelche, { $length } Karten: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-batons = Stäbe, { $length } Karten: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-swords = Schwerter, { $length } Karten: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-aces = Asse, { $length } Karten: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-moors = Mauren, { $length } Karten: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-sets-doubled = { $count } verschiedene Sätze: Die Sätze zählen doppelt
line-tarocchino-sequences-doubled = { $count } verschiedene Folgen: Die Folgen zählen doppelt
line-tarocchino-opening = Angesagte Kombinationen insgesamt
line-tarocchino-captured = Kombinationen aus den Stichen insgesamt

## Das Anschreibblatt: die Summen
## $winner: side-0, side-1 oder draw

section-tarocchino-totals = Summen
line-tarocchino-total-cards = Kartenpunkte
line-tarocchino-last-trick = Letzter Stich
line-tarocchino-total-opening = Angesagte Kombinationen
line-tarocchino-total-captured = Kombinationen aus den Stichen
line-tarocchino-total = { $winner ->
    [draw] Summe: unentschieden
   *[other] Summe
 }

## Hausregeln

house-rule-tarocchino-declaration-time = Wann Kombinationen angesagt werden
    .before-play = Der Reihe nach vor der ersten Karte
    .with-first-card = Von jedem mit der eigenen ersten Karte
house-rule-tarocchino-declared-hands = Angesagte Blätter zweier Partner
    .apart = Jedes zählt für sich
    .together = Zählen als ein Blatt
house-rule-tarocchino-gap-before-sixteen = Eine Ersatzkarte unter Welt, Sonne und Mond, und danach die 16
    .free = Auch die 16 darf ersetzt werden
    .barred = Die 16 darf nicht auch noch ersetzt werden
house-rule-tarocchino-moors-after = Nach welcher 5 sich die Mauren der Grande anschließen
    .any-five = Nach der echten oder einer ersetzten
    .real-five = Nur nach der echten
house-rule-tarocchino-matto-price = Welche Karte für den Matto abgegeben wird
    .least-loss = Die, deren Verlust am wenigsten kostet
    .fixed-order = Immer die erste der festen Reihenfolge

## Felder der durchgespielten Beispiele im Buch

example-tarocchino-allowed = Erlaubt
example-tarocchino-asked = Gefragt, der Reihe nach
example-tarocchino-captured = Kombinationen der beiden Paare aus den Stichen
example-tarocchino-card = Gewünscht
example-tarocchino-card-points = Kartenpunkte der beiden Paare
example-tarocchino-cards = Karten
example-tarocchino-dealer = Es gibt Platz
example-tarocchino-declares = Sagen in dieser Reihenfolge an
example-tarocchino-discards = Abgelegt
example-tarocchino-half-points = Halbe Punkte
example-tarocchino-hand = Blatt
example-tarocchino-hands = Blätter der Plätze 0 bis 3
example-tarocchino-highest-first = Höchste zuerst
example-tarocchino-house-rules = Hausregel
example-tarocchino-last-trick = Letzter Stich
example-tarocchino-leader = Ausgespielt von Platz
example-tarocchino-leaders = Stiche ausgespielt von den Plätzen
example-tarocchino-leads = Spielt zum ersten Stich aus
example-tarocchino-opening = Angesagte Kombinationen der beiden Paare
example-tarocchino-passes = Plätze, die passen
example-tarocchino-piles = Karten der beiden Paare am Ende
example-tarocchino-price = Für den Matto abgegeben
example-tarocchino-receives = Karten der Plätze 0 bis 3
example-tarocchino-refused = Abgelehnt nach
example-tarocchino-sequence-points = Punkte der Folgen
example-tarocchino-sequences = Folgen
example-tarocchino-set-points = Punkte der Sätze
example-tarocchino-sets = Sätze
example-tarocchino-shown = Gezeigt von den Plätzen 0 bis 3
example-tarocchino-taken-by = Stich für Platz
example-tarocchino-total = Summe
example-tarocchino-totals = Summen der beiden Paare
example-tarocchino-trick = Stich
example-tarocchino-tricks = Stiche
example-tarocchino-winners = Es gewinnen
example-tarocchino-winning = Macht den Stich
