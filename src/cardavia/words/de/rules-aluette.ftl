# Aluette: was ihre Regeln beim Spielen und beim Abrechnen sagen.

## Ablehnungen
## $reason: turn oder card; $seat: wer am Zug ist; $card: die gewünschte Karte

refusal-aluette-play-own-cards = { $reason ->
    [turn] Du darfst jetzt nicht spielen: { WHO($seat) ->
        [you] Du bist
       *[other] { SEAT($seat, form: "start") } ist
     } am Zug.
   *[card] Du darfst { NAME($card, form: "play") } nicht spielen: Du hast diese Karte nicht auf der Hand.
 }
    .rule = Man spielt nur Karten des eigenen Blatts, und nur, wenn man am Zug ist.

## Das Protokoll

event-aluette-deal-opened = { WHO($dealer) ->
    [you] Du gibst.
   *[other] { SEAT($dealer, form: "start") } gibt.
 }
event-aluette-hand-dealt = { WHO($seat) ->
    [you] Du bekommst neun Karten.
   *[other] { SEAT($seat, form: "start") } bekommt neun Karten.
 }
event-aluette-talon-set-aside = Zwölf Karten bleiben übrig und liegen verdeckt.
event-aluette-talon-shown = Die zwölf übrigen Karten: { NAME($cards, join: "unit") }.
event-aluette-card-played = { WHO($seat) ->
    [you] Du spielst { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } spielt { NAME($card, form: "play") }.
 }
event-aluette-trick-taken = { WHO($seat) ->
    [you] Du machst den Stich.
   *[other] { SEAT($seat, form: "start") } macht den Stich.
 }
event-aluette-trick-spoiled = Der Stich ist faul: Niemand bekommt ihn.

## Abschnitte

phase-aluette-play = Das Spiel
phase-aluette-over = Die Runde ist zu Ende

## Das Anschreibblatt
## $number: ein Stich, von 1 an; $tricks: wie viele; $seat: wer die Runde gewinnt

section-aluette-tricks = Stiche
section-aluette-points = Punkte

line-aluette-trick-taken = Stich { $number }: { NAME($card) }
line-aluette-trick-spoiled = Stich { $number }: faul durch { NAME($cards, form: "play") }
line-aluette-tricks = Gemachte Stiche
line-aluette-most-tricks = { WHO($seat) ->
    [you] Du hast die meisten Stiche: { $tricks }
   *[other] { SEAT($seat, form: "start") } hat die meisten Stiche: { $tricks }
 }
line-aluette-first-to-reach = { WHO($seat) ->
    [you] Du hast zuerst { $tricks } { $tricks ->
        [one] Stich
       *[other] Stiche
     }, nämlich in Stich { $number }
   *[other] { SEAT($seat, form: "start") } hat zuerst { $tricks } { $tricks ->
        [one] Stich
       *[other] Stiche
     }, nämlich in Stich { $number }
 }
line-aluette-all-spoiled = Alle neun Stiche sind faul: Niemand schreibt etwas an
line-aluette-mordienne = Mordienne: alle Stiche von Stich { $number } bis zum letzten
line-aluette-mordienne-of-nine = Mordienne: alle neun Stiche
line-aluette-points = Punkte der Runde

## Hausregeln

house-rule-aluette-unused-cards = Die zwölf übrigen Karten während des Spiels
    .hidden = Verdeckt
    .shown = Offen
house-rule-aluette-mordienne-of-nine = Alle neun Stiche sind eine Mordienne
    .yes = Ja: 2 Punkte
    .no = Nein: 1 Punkt

## Felder der durchgespielten Beispiele im Buch

example-aluette-allowed = Erlaubt
example-aluette-card = Gewünscht
example-aluette-cards = Karten
example-aluette-counts = Stiche der Plätze 0 bis 3
example-aluette-dealer = Es gibt Platz
example-aluette-deals-next = Als Nächstes gibt
example-aluette-equal = Gleich hohe Karten darunter
example-aluette-first-pair = Plätze 0 und 2, Runde für Runde
example-aluette-hand = Blatt
example-aluette-house-rules = Hausregel
example-aluette-leader = Ausgespielt von Platz
example-aluette-leads = Als Nächstes spielt aus
example-aluette-levels = Stufen, höchste zuerst
example-aluette-mordienne = Mordienne
example-aluette-over = Die Partie ist zu Ende
example-aluette-points = Punkte der beiden Paare
example-aluette-receives = Bekommen in dieser Reihenfolge
example-aluette-refused = Abgelehnt nach
example-aluette-seat = Platz, der spielen will
example-aluette-second-pair = Plätze 1 und 3, Runde für Runde
example-aluette-spoiled = Faul
example-aluette-taken-by = Stich für Platz
example-aluette-totals = Endstand der beiden Paare
example-aluette-trick = Stich
example-aluette-tricks = Wer die neun Stiche macht
example-aluette-turn = Platz am Zug
example-aluette-winner = Es gewinnt
example-aluette-winners = Die Partie gewinnen
