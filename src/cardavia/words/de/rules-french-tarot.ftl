# Französisches Tarot: was seine Regeln beim Spielen und beim Abrechnen sagen.

## Ablehnungen
## $reason: woran es fehlt; $seat: wer am Zug ist; $card: die gewünschte Karte

# $bid, $highest: der gewünschte Kontrakt und der zuletzt gereizte
refusal-tarot-bidding-once = { $reason ->
    [turn] Du darfst jetzt nicht reizen: { WHO($seat) ->
        [you] Du bist
       *[other] { SEAT($seat, form: "start") } ist
     } am Zug.
   *[low] Du darfst nicht { $bid ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     } reizen: Das letzte Gebot ist { $highest ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }.
 }
    .rule = Jeder spricht einmal, wenn er an der Reihe ist, und ein Kontrakt muss höher sein als der zuletzt gereizte.
# $count: wie viele Karten es sein sollten
refusal-tarot-chien-discard-six = { $reason ->
    [turn] Das geht jetzt nicht: { WHO($seat) ->
        [you] Du musst erst sechs Karten ablegen
       *[other] { SEAT($seat, form: "start") } muss erst sechs Karten ablegen
     }.
    [count] Du darfst nicht { $count } { $count ->
        [one] Karte
       *[other] Karten
     } ablegen.
    [twice] Du darfst { NAME($card, form: "play") } nicht zweimal ablegen.
   *[not-held] Du darfst { NAME($card, form: "play") } nicht ablegen: Du hast diese Karte nicht auf der Hand.
 }
    .rule = Wer allein spielt, legt genau sechs Karten aus der Hand ab.
refusal-tarot-chien-no-kings-no-bouts = Du darfst { NAME($card, form: "play") } nicht ablegen.
    .rule = Könige und Bouts werden nie abgelegt.
# $count: wie viele Farbkarten weg dürfen
refusal-tarot-chien-plain-first = { $reason ->
    [trump] Du darfst { NAME($card, form: "play") } nicht ablegen: Du hast genug Farbkarten.
   *[kept] Du darfst { NAME($card, form: "play") } nicht behalten: Nur { $count } { $count ->
        [one] Farbkarte darf weg, also muss sie
       *[other] Farbkarten dürfen weg, also müssen sie alle
     } abgelegt werden.
 }
    .rule = Trümpfe legt man nur ab, wenn weniger als sechs Farbkarten weg dürfen, und dann gehen alle diese mit.
refusal-tarot-declarations-chelem = Das geht jetzt nicht: { WHO($seat) ->
    [you] Du musst erst sagen, ob du einen Chelem ansagst
   *[other] { SEAT($seat, form: "start") } muss erst sagen, ob ein Chelem angesagt wird
 }.
    .rule = Einen Chelem darf nur ansagen, wer allein spielt, und zwar vor der ersten Karte.
refusal-tarot-declarations-poignee = { $reason ->
    [turn] Du darfst jetzt nicht spielen: { WHO($seat) ->
        [you] Du bist
       *[other] { SEAT($seat, form: "start") } ist
     } am Zug.
    [no-trump] Du darfst { NAME($card, form: "play") } nicht in einer Poignée zeigen: Das ist kein Trumpf.
   *[not-held] Du darfst { NAME($card, form: "play") } nicht zeigen: Du hast diese Karte nicht auf der Hand.
 }
    .rule = Eine Poignée besteht aus Trümpfen des eigenen Blatts, und man zeigt sie unmittelbar vor der eigenen ersten Karte.
# $level: wie viele Karten es sein sollten; $trumps: wie viele Trümpfe im Blatt sind
refusal-tarot-declarations-poignee-levels = Du darfst keine Poignée mit { $level } Karten zeigen: Du hast { $trumps } { $trumps ->
        [one] Trumpf
       *[other] Trümpfe
     }.
    .rule = Eine Poignée braucht so viele Trümpfe, wie ihre Stufe sagt, oder einen weniger und den Excuse.
refusal-tarot-declarations-poignee-excuse = Du darfst den Excuse in dieser Poignée mit { $level } Karten nicht zeigen.
    .rule = Der Excuse füllt nur dann einen Platz, wenn mit ihm alle Trümpfe des Blatts gezeigt werden.
# $count: wie viele Karten es sein sollten
refusal-tarot-declarations-poignee-shown = { $reason ->
    [count] Du darfst nicht { $count } { $count ->
        [one] Karte
       *[other] Karten
     } zeigen.
    [twice] Du darfst { NAME($card, form: "play") } nicht zweimal zeigen.
   *[chosen] Du darfst diese { $count } Karten nicht wählen: Gezeigt werden deine höchsten Trümpfe.
 }
    .rule = Eine Poignée hat genau 10, 13 oder 15 Karten.
refusal-tarot-declarations-four-kings = Du darfst { NAME($card, form: "play") } nicht zeigen: Diese Karte ist abgelegt.
    .rule = Abgelegte Trümpfe zählen nur in einer dreifachen Poignée, und nur, wenn der Alleinspieler alle vier Könige hat.
refusal-tarot-play-own-cards = { $reason ->
    [turn] Du darfst jetzt nicht spielen: { WHO($seat) ->
        [you] Du bist
       *[other] { SEAT($seat, form: "start") } ist
     } am Zug.
   *[not-held] Du darfst { NAME($card, form: "play") } nicht spielen: Du hast diese Karte nicht auf der Hand.
 }
    .rule = Man spielt nur Karten des eigenen Blatts, und nur, wenn man am Zug ist.
# $led: die Karte, die die Farbe bestimmt
refusal-tarot-play-follow-suit = Du darfst { NAME($card, form: "play") } nicht auf { NAME($led, form: "play") } spielen: Du kannst bedienen.
    .rule = Wer bedienen kann, muss bedienen.
refusal-tarot-play-trump-in = Du darfst { NAME($card, form: "play") } nicht auf { NAME($led, form: "play") } spielen: Du kannst nicht bedienen, hast aber einen Trumpf.
    .rule = Wer nicht bedienen kann, muss mit Trumpf stechen.
# $highest: der höchste Trumpf im Stich
refusal-tarot-play-overtrump = Du darfst { NAME($card, form: "play") } nicht spielen: Du hast einen Trumpf über { NAME($highest, form: "of") }.
    .rule = Ein Trumpf muss höher sein als der höchste Trumpf im Stich, wenn das geht.

## Das Protokoll

event-tarot-deal-opened = { WHO($dealer) ->
    [you] Du gibst.
   *[other] { SEAT($dealer, form: "start") } gibt.
 }
event-tarot-hand-dealt = { WHO($seat) ->
    [you] Du bekommst achtzehn Karten.
   *[other] { SEAT($seat, form: "start") } bekommt achtzehn Karten.
 }
event-tarot-chien-dealt = Sechs Karten kommen verdeckt in den Chien.
event-tarot-petit-sec-found = { WHO($seat) ->
    [you] Du hast als einzigen Trumpf den Petit: Die Runde gilt nicht.
   *[other] { SEAT($seat, form: "start") } hat als einzigen Trumpf den Petit: Die Runde gilt nicht.
 }
event-tarot-hands-shown = Alle Karten werden aufgedeckt. Der Chien: { NAME($chien, join: "unit") }.
# $contract: das Gebot, „none“ für passen
event-tarot-bid-made = { $contract ->
    [none] { WHO($seat) ->
        [you] Du passt.
       *[other] { SEAT($seat, form: "start") } passt.
     }
   *[other] { WHO($seat) ->
        [you] Du reizt
       *[other] { SEAT($seat, form: "start") } reizt
     } { $contract ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }.
 }
event-tarot-taker-named = { WHO($seat) ->
    [you] Du spielst allein,
   *[other] { SEAT($seat, form: "start") } spielt allein,
 } mit { $contract ->
    [prise] einer Prise
    [garde] einer Garde
    [garde-sans] einer Garde sans
   *[garde-contre] einer Garde contre
 }.
event-tarot-everyone-passed = Alle haben gepasst: Die Runde gilt nicht.
event-tarot-chien-shown = { WHO($seat) ->
    [you] Du nimmst
   *[other] { SEAT($seat, form: "start") } nimmt
 } den Chien auf: { NAME($cards, join: "unit") }.
event-tarot-ecart-laid = Deine Ablage: { NAME($cards, join: "unit") }.
# $trumps: die Trümpfe unter den sechs Karten, „none“ für keine
event-tarot-ecart-made = { WHO($seat) ->
    [you] Du legst
   *[other] { SEAT($seat, form: "start") } legt
 } sechs Karten ab{ $trumps ->
    [none] .
   *[other] , darunter an Trümpfen: { NAME($trumps, join: "unit") }.
 }
event-tarot-cards-apart-shown = Die sechs Karten, die nicht mitspielten: { NAME($cards, join: "unit") }.
event-tarot-chelem-announced = { WHO($seat) ->
    [you] Du sagst einen Chelem an.
   *[other] { SEAT($seat, form: "start") } sagt einen Chelem an.
 }
event-tarot-chelem-forgone = { WHO($seat) ->
    [you] Du sagst keinen Chelem an.
   *[other] { SEAT($seat, form: "start") } sagt keinen Chelem an.
 }
event-tarot-poignee-shown = { WHO($seat) ->
    [you] Du zeigst eine Poignée:
   *[other] { SEAT($seat, form: "start") } zeigt eine Poignée:
 } { NAME($cards, join: "unit") }.
event-tarot-poignee-declined = Du behältst deine Poignée für dich.
event-tarot-card-played = { WHO($seat) ->
    [you] Du spielst { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } spielt { NAME($card, form: "play") }.
 }
event-tarot-trick-taken = { WHO($seat) ->
    [you] Du machst den Stich.
   *[other] { SEAT($seat, form: "start") } macht den Stich.
 }

## Zur Wahl

action-tarot-bid = { $contract ->
    [none] Passen
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }
action-tarot-announce-chelem = Einen Chelem ansagen
action-tarot-forgo-chelem = Kein Chelem
action-tarot-show-poignee = Eine Poignée zeigen: { NAME($cards, join: "unit") }
action-tarot-decline-poignee = Keine Poignée zeigen
action-tarot-discard = Ablegen: { NAME($cards, join: "unit") }

## Abschnitte

phase-tarot-bidding = Das Reizen
phase-tarot-ecart = Die Ablage
phase-tarot-chelem = Vor der ersten Karte
phase-tarot-play = Das Spiel
phase-tarot-over = Die Runde ist zu Ende

## Ungültige Runden

void-tarot-petit-sec = Petit sec: In einem Blatt war der Petit der einzige Trumpf, ohne den Excuse. Niemand schreibt etwas an.
void-tarot-all-pass = Alle haben gepasst. Niemand schreibt etwas an.

## Das Anschreibblatt
## $made: ob der Kontrakt oder der Chelem gelang; $points, $target, $bouts: die des Alleinspielers

section-tarot-card-points = Kartenpunkte
section-tarot-contract = Der Kontrakt
section-tarot-payment = Was jeder Verteidiger zahlt

column-tarot-taker = Allein
column-tarot-defence = Verteidigung
column-tarot-points = Punkte
column-tarot-each-defender = Jeder Verteidiger

line-tarot-tricks = Stiche, ohne den Excuse
line-tarot-excuse = Der Excuse
line-tarot-excuse-half = Ein halber Punkt für den Excuse
line-tarot-ecart = Die Ablage
line-tarot-chien = Der Chien
line-tarot-card-points = Kartenpunkte
line-tarot-base = Zu Beginn
line-tarot-difference = { $made ->
    [yes] Erfüllt: { $points } Punkte mit { $bouts } { $bouts ->
        [one] Bout
       *[other] Bouts
     }, nötig waren { $target }
   *[no] Verfehlt: { $points } Punkte mit { $bouts } { $bouts ->
        [one] Bout
       *[other] Bouts
     }, nötig waren { $target }
 }
line-tarot-sum = Zusammen
# $worth × $multiplier
line-tarot-contract = { $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 } { $made ->
    [yes] erfüllt
   *[no] verfehlt
 }: { $worth } × { $multiplier }
line-tarot-petit-au-bout = Petit au bout: 10 × { $multiplier }
# $shown: wie viele Poignées
line-tarot-poignees = { $shown ->
    [one] { $shown } Poignée, an die Siegerseite
   *[other] { $shown } Poignées, an die Siegerseite
 }
line-tarot-chelem-announced = { $made ->
    [yes] Chelem angesagt und erfüllt
   *[no] Chelem angesagt und verfehlt
 }
# $side: wer alle achtzehn Stiche gemacht hat
line-tarot-chelem-taken = { $side ->
    [taker] Alle achtzehn Stiche für den Alleinspieler
   *[defence] Alle achtzehn Stiche für die Verteidigung
 }
line-tarot-per-defender = Jeder Verteidiger zahlt dem Alleinspieler

## Hausregeln

house-rule-tarot-poignee-chosen = Welche Trümpfe eine Poignée zeigt
    .yes = Man wählt sie selbst
    .no = Die höchsten des Blatts
house-rule-tarot-four-kings-excuse = Vier Könige und vierzehn Trümpfe: Der Excuse ist der fünfzehnte
    .yes = Ja
    .no = Nein
house-rule-tarot-petit-slam = Petit au bout, wenn der Excuse den letzten Stich macht
    .yes = Der siebzehnte Stich zählt
    .no = Der letzte Stich zählt
house-rule-tarot-chelem-lost-twice = Ein angesagter Chelem, und die Verteidigung macht alle achtzehn Stiche
    .yes = 400 verloren
    .no = 200 verloren

## Felder der durchgespielten Beispiele im Buch

example-tarot-allowed = Erlaubt
example-tarot-announced = Angesagt
example-tarot-aside = Abgelegt
example-tarot-bids = Bisher gesagt
example-tarot-bouts = Bouts
example-tarot-card = Gewünscht
example-tarot-cards = Karten
example-tarot-chelem = Chelem
example-tarot-contract = Kontrakt
example-tarot-dealer = Es gibt Platz
example-tarot-defender = Jeder Verteidiger schreibt an
example-tarot-displayed = So ausgelegt
example-tarot-forced = Muss weg
example-tarot-goes-to = Der Excuse geht an
example-tarot-half-point-to = Ein halber Punkt an
example-tarot-half-points = Halbe Punkte
example-tarot-hand = Blatt
example-tarot-laid = Abgelegt
example-tarot-last = Letzter Stich
example-tarot-leader = Ausgespielt von Platz
example-tarot-leaders = Ausgespielt von den Plätzen
example-tarot-leads = Spielt zuerst aus
example-tarot-made = Erfüllt
example-tarot-multiplier = Multiplikator
example-tarot-number = Nummer des Stichs
example-tarot-open = Möglich
example-tarot-order = Von der höchsten an
example-tarot-per-defender = Jeder Verteidiger zahlt
example-tarot-petit-au-bout = Petit au bout
example-tarot-played-by = Gespielt von
example-tarot-poignees = Poignées
example-tarot-points = Punkte
example-tarot-refused = Abgelehnt nach
example-tarot-seventeenth = Siebzehnter Stich
example-tarot-shown = Gezeigt
example-tarot-swept = Eine Seite hat bisher alle Stiche
example-tarot-taken-by = Stich geht an
example-tarot-taker = Alleinspieler
example-tarot-taker-tricks = Stiche des Alleinspielers
example-tarot-target = Ziel
example-tarot-trick = Stich
example-tarot-tricks = Karten aus Stichen
example-tarot-turn = Spricht als Nächstes
example-tarot-void = Die Runde gilt nicht
