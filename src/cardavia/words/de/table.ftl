# Der Tisch: Filz, Zettel, Kladde, Verlauf. Was man beim Spielen liest und hört.

## Die Leiste
## $number: Runde oder Stich, $deals und $tricks: von wie vielen

bar-deal = Runde { $number }
bar-deal-of = Runde { $number } von { $deals }
bar-trick = Stich { $number } von { $tricks }
bar-two = { $first } · { $second }

## Der Filz

felt-label = Kartentisch
trick-label = Stich { $number }
trick-label-spoiled = Stich { $number }, faul
stamp-spoiled = Faul
    .why = Die höchsten Karten sind gleich hoch: Niemand bekommt den Stich
trick-card = { $by }: { $card }

## Namensschilder
## $cards, $tricks: wie viele

place-dealer = Gibt
place-partner = Gegenüber
place-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 }
place-tricks = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
 }
place-away = Nicht da
place-turn = Am Zug
level-chance = Spielt aufs Geratewohl
level-thumb = Am Familientisch
level-first-steps = Erste Schritte
level-family-table = Am Familientisch
level-club = Verein
level-master = Meister

## Das Blatt
## $cards: wie viele, $size: wie viele zu wählen sind, $card: eine Karte

hand-legend = { $cards ->
    [one] Dein Blatt, { $cards } Karte
   *[other] Dein Blatt, { $cards } Karten
 }
hand-legend-pick = { $cards ->
    [one] Deine { $cards } Karte: Wähl { $size }
   *[other] Deine { $cards } Karten: Wähl { $size }
 }
card-due = { $card }, muss auf jeden Fall weg
card-stays = { $card }, bleibt auf der Hand
card-hint = { $card }, empfohlen
sort-label = Ordnung des Blatts
sort-falling = Hohe zuerst
sort-rising = Niedrige zuerst
sort-suits = Nach Farben

## Der Zettel

slip-label = Dein Zug
slip-label-wait = Warten
slip-label-claim = Der Rest
slip-label-over = Die Runde ist zu Ende
seal-turn = Du bist am Zug
seal-claim = Der Rest
seal-void = Ungültige Runde
seal-taker = Alleinspieler
ask-lead = Spiel eine beliebige Karte aus
ask-play-any = Spiel eine beliebige Karte
ask-play = Spiel eine Karte
ask-play-only = Du darfst nur { NAME($card, form: "play") } spielen
ask-wait = { WHO($seat) ->
    [you] Du bist am Zug
   *[other] { SEAT($seat, form: "start") } ist am Zug
 }
ask-wait-all = Die anderen überlegen noch
ask-over = Die Runde ist zu Ende
    .detail = Alle Stiche sind gespielt.
ask-void = Wer als Nächstes an der Reihe ist, gibt neu.
ask-claim = { WHO($seat) ->
    [you] Du beanspruchst den Rest
   *[other] { SEAT($seat, form: "start") } beansprucht den Rest
 }
    .detail = Keine Karte, die noch übrig ist, kann ändern, wer die Stiche macht oder was die Runde zählt.
    .waiting = Die anderen Personen am Tisch werden gefragt.
slip-allowed = Erlaubt:
slip-clause = Wie das geht
act-choose = Eine Karte wählen
act-chosen = Gewählte Karte spielen
act-play = Spielen: { NAME($card) }
act-refused = Eine andere Karte wählen
act-choose-answer = Eins wählen
act-answer = So soll es sein
act-pick-chosen = Gewählte Karten beiseitelegen
act-pick = { $count } von { $size } gewählt
act-score = Anschreibblatt
act-next = Nächste Runde
act-deal-again = Noch einmal geben
act-forced = Meine letzten Karten spielen
act-claim = Den Rest beanspruchen
act-consent = Einverstanden
act-play-on = Weiterspielen
act-hint = Tipp
act-back = Zurück
act-refresh = Neu ansehen
act-here = Ich bin wieder da
act-step = Weiter
act-by-hand = Karten selbst wählen
table-lost = Die Verbindung ist unterbrochen. Sobald sie wieder da ist, geht es weiter.
choice-closed = Jetzt nicht möglich
choose-one = Wähl eins
hint-title = Was die Faustregeln raten
hint-title-master = Was ein Meister spielen würde
hint-expected = erwartet: { $score }
notice-stale = Inzwischen ist es am Tisch weitergegangen. So steht es jetzt.
notice-away = Du hast eine Weile nichts getan, darum spielt ein Bot für dich.
notice-nothing = Noch ist nichts gewählt.
clause = Regel

## Die Kladde

ledger-label = Verlauf der Runde
panel-last = Voriger Stich
panel-log = Mitschrift
panel-pace = Spieltempo
panel-standing = { $deals ->
    [0] Partie
    [one] Partie nach { $deals } Runde
   *[other] Partie nach { $deals } Runden
 }
panel-track = Stiche dieser Runde
panel-still-out = Namenskarten, die noch fehlen
panel-none = Keine
panel-seats = Personen und Bots
track-open = Stich { $number }: noch nicht gespielt
track-spoiled = Stich { $number }: faul
track-taken = { WHO($seat) ->
    [you] Stich { $number }: deiner
   *[other] Stich { $number }: { SEAT($seat) }
 }
log-deal = Das Geben
log-bidding = Reizen
log-chien = Chien und Ablage
log-declarations = Ansagen
log-now = { WHO($seat) ->
    [you] Du bist am Zug
   *[other] { SEAT($seat, form: "start") } ist am Zug
 }
pace-calm = Ruhig
pace-brisk = Zügig
pace-swift = Schnell
pace-wait = Warten
pace-set = Übernehmen

## Personen am Tisch

invite-text = Wer diese Adresse öffnet, darf sich auf einen freien Platz setzen.
invite-address = Adresse zum Weitergeben
company-person = Person
company-bot = Bot
company-away = Nicht da, ein Bot spielt
# $name: der Bot
company-level = Stufe von { $name }
company-set = Stufen übernehmen
company-call = Diesen Namen verwenden
news-sits = { $name } nimmt Platz.
news-leaves = { $name } verlässt den Tisch; ein Bot spielt weiter.
news-away = { $name } ist nicht da; solange spielt ein Bot.
news-back = { $name } ist wieder da.
leave = Den Tisch verlassen

## Französisches Tarot
## $bouts: im Blatt, $target: nötige Punkte; $size: Karten; $tricks: wie viele; $points: geschrieben

ask-tarot-bid = Dein Gebot
    .detail = { $bouts ->
        [0] Ohne Bout braucht der Alleinspieler { $target } der 91 Punkte.
        [one] Mit deinem einen Bout braucht der Alleinspieler { $target } der 91 Punkte.
       *[other] Mit deinen { $bouts } Bouts braucht der Alleinspieler { $target } der 91 Punkte.
     }
ask-tarot-discard-cards = Leg { $size } Karten ab
    .detail = Sie zählen für dich. Könige und Bouts bleiben auf der Hand.
ask-tarot-chelem = Einen Chelem ansagen?
    .detail = Nur, wenn du wirklich alle achtzehn Stiche machen willst.
ask-tarot-poignee = Eine Poignée zeigen?
    .detail = Alle sehen die Karten; die Prämie bekommt, wer den Kontrakt gewinnt.
ask-tarot-poignee-cards = Zeig { $size } Trümpfe
    .detail = Die vorgeschlagenen Karten sind angekreuzt. Tausch sie nach Belieben.
choice-tarot-bid-pass = In dieser Runde verteidigen
    .act = Passen
choice-tarot-bid-prise = Den Chien aufnehmen
    .mark = ×1
    .act = Prise reizen
choice-tarot-bid-garde = Den Chien aufnehmen
    .mark = ×2
    .act = Garde reizen
choice-tarot-bid-garde-sans = Chien ungesehen, zählt trotzdem für dich
    .mark = ×4
    .act = Garde sans reizen
choice-tarot-bid-garde-contre = Chien für die Verteidigung
    .mark = ×6
    .act = Garde contre reizen
choice-tarot-chelem-yes = 400, wenn du alle Stiche machst, sonst 200 verloren
    .act = Einen Chelem ansagen
choice-tarot-chelem-no = Ohne Ansage spielen
    .act = Weiterspielen
choice-tarot-poignee-no = Deine Trümpfe für dich behalten
    .act = Nichts zeigen
choice-tarot-poignee-10 = Einfache Poignée
    .mark = 20
    .act = 10 Trümpfe zeigen
choice-tarot-poignee-13 = Doppelte Poignée
    .mark = 30
    .act = 13 Trümpfe zeigen
choice-tarot-poignee-15 = Dreifache Poignée
    .mark = 40
    .act = 15 Trümpfe zeigen
chien-hidden = Der Chien: sechs Karten, verdeckt
chien-shown = Der Chien, allen gezeigt
ecart-trumps = Abgelegte Trümpfe, allen gezeigt
poignee-of = { WHO($seat) ->
    [you] Deine Poignée
   *[other] Poignée von { SEAT($seat, form: "of") }
 }
place-chelem = Chelem
pile-defence = Verteidigung
pile-tricks = { $tricks }
pile-ecart = { $tricks } + Ablage
pile-chien = { $tricks } + Chien
unit-tricks = { $tricks ->
    [one] Stich
   *[other] Stiche
 }
contract-alone = { WHO($seat) ->
    [you] Du spielst allein gegen drei.
   *[other] { SEAT($seat, form: "start") } spielt allein gegen drei.
 }
auction-open = Noch kein Gebot
    .why = Jeder spricht einmal; wer am höchsten reizt, spielt allein gegen drei.
auction-highest = Bisher höchstes Gebot. Jeder spricht einmal; wer am höchsten reizt, spielt allein gegen drei.
panel-poignees = Gezeigte Poignées
panel-ecart = Deine Ablage, { $points } Punkte

## Tarocchino
## $points: was die Kombinationen zählen; $length: wie viele Karten

ask-tarocchino-discard-cards = Leg { $size } Karten ab
    .detail = Sie zählen für deine Seite. Könige, Engel, Welt, Bégato und Matto bleiben.
ask-tarocchino-declare = Deine Kombinationen ansagen?
    .detail = Sie zählen { $points } Punkte, und alle sehen die Karten. Wer passt, verliert nur diese Punkte.
choice-tarocchino-declare-yes = Alle zeigen
    .act = Ansagen
choice-tarocchino-declare-no = Für dich behalten
    .act = Passen
place-shows = Zeigt { $points }
declared-by = { WHO($seat) ->
    [you] Von dir angesagt
   *[other] Angesagt von { SEAT($seat, form: "of") }
 }
unit-declared = angesagt
panel-declared = Angesagte Kombinationen
panel-discards = Deine zwei abgelegten Karten
combination-tarocchi = { $length } Tarocchi
combination-kings = { $length } Könige
combination-queens = { $length } Damen
combination-knights = { $length } Reiter
combination-jacks = { $length } Buben
combination-grande = Grande zu { $length }
combination-coins = Münzen zu { $length }
combination-cups = Kelche zu { $length }
combination-batons = Stäbe zu { $length }
combination-swords = Schwerter zu { $length }
combination-aces = Asse zu { $length }
combination-moors = Mauren zu { $length }
combination-sets-doubled = Drei oder mehr Sätze: Sätze zählen doppelt
combination-sequences-doubled = Drei oder mehr Folgen: Folgen zählen doppelt

# Wie Bots am Tisch heißen, und ein Gast ohne Namen.
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
guest-name = Gast

# Die Buchstaben in den Ecken der Figurenkarten, die niedrigste zuerst: Bube, Reiter, Dame, König. Aluette hat keine Dame.
index-letters-aluette = BRK
index-letters-french-tarot = BRDK
index-letters-tarocchino = BRDK
