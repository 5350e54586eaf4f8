# Die Seiten um den Tisch: Start, Regeln, Karten, Anschreibblatt, Verlauf, Fehler.

site = Cardavia
page-title = { $title } · Cardavia
skip = Zum Inhalt springen
skip-hand = Zu deinem Blatt springen
tools = Werkzeuge
nav-home = Start
nav-rules = Regeln
nav-cards = Karten
nav-history = Verlauf
nav-settings = Einstellungen
nav-table = Tisch
nav-glossary = Glossar
nav-look = Aussehen
nav-language = Sprache

game-aluette = Aluette
game-french-tarot = Französisches Tarot
game-tarocchino = Tarocchino bolognese

## Ein Spiel in wenigen Worten
## $cards: wie viele

about-players = Zu viert
about-cards = { $cards } Karten
about-country = Land
about-fact-1 = Personen
about-fact-2 = Seiten
about-fact-3 = Karten
about-fact-4 = Dauer
about-more = Mehr lesen
about-wikipedia = Wikipedia
about-aluette = Neun Stiche, kein Trumpf, kein Bedienzwang. Monsieur schlägt Madame, die Kuh schlägt Könige, und gleich hohe Karten machen den Stich faul.
    .country = Frankreich: Vendée, Loire, Bretagne
    .sides = Zwei feste Paare
    .length = Fünf Runden
about-french-tarot = Eine Person reizt am höchsten, nimmt sechs Karten auf und steht allein. Petit, 21 und Excuse entscheiden, wie viel genug ist.
    .country = Frankreich
    .sides = Allein gegen drei
    .length = Runde für Runde
about-tarocchino = Sag deine Folgen an, hüte den Bégato, und hol nicht nur Stiche, sondern Kombinationen.
    .country = Italien: Bologna
    .sides = Zwei feste Paare
    .length = Eine Runde

## Start

home-title = Drei alte Spiele, ein ruhiger Tisch
home-lead = Setz dich zu drei Leuten mit Geduld. Wenn eine Karte nicht geht, nennt dir der Tisch die Regel und zeigt, was du spielen darfst.
home-waiting = Dein Spiel wartet
home-continue = Weiterspielen
home-play = Spielen
home-with-others = Mit anderen Personen

## Regeln, Karten, Glossar

rules-title = Die Regeln
rules-lead = Drei Spiele, drei Bücher. Jede Ablehnung am Tisch führt hier zu ihrer Regel.
rules-read = Die Regeln lesen
rules-book = Regeln
rules-contents = Inhalt
rules-example = Durchgespieltes Beispiel
rules-full = Vollständige Regeln
rules-return = Zurück zum Tisch
cards-title = Die Karten: { $game }
cards-others = Andere Kartenspiele
# $level: 19 ist die höchste
cards-level = Stufe { $level }
# $points: halbe Punkte
cards-points = { HALVES($points) ->
    [1] { HALVES($points) } Punkt
   *[other] { HALVES($points) } Punkte
 }
cards-family-luette = Luettes
    .note = Die vier höchsten Karten, jede allein auf ihrer Stufe.
cards-family-double = Doubles
    .note = Die nächsten vier, jede allein auf ihrer Stufe.
cards-family-middle = Mittlere Karten
    .note = Die vier Karten eines Rangs sind gleich hoch, welche Farbe sie auch haben.
cards-family-small = Kleine Karten
    .note = Auch hier gilt nur der Rang.
cards-suit-french-tarot-S = Pik
cards-suit-french-tarot-H = Herz
cards-suit-french-tarot-D = Karo
cards-suit-french-tarot-C = Kreuz
cards-suit-french-tarot-T = Trümpfe
cards-suit-french-tarot-none = Der Excuse
cards-suit-tarocchino-S = Schwerter
cards-suit-tarocchino-C = Kelche
cards-suit-tarocchino-B = Stäbe
cards-suit-tarocchino-D = Münzen
cards-suit-tarocchino-T = Trümpfe
cards-suit-tarocchino-none = Der Matto
glossary-title = Glossar
glossary-lead = Die Wörter der drei Spiele und was sie bedeuten.

## Anschreibblatt
## $seat: wer allein spielt oder gewinnt; $each: was ein Verteidiger zahlt; $difference, $points, $target, $ours, $theirs: Punkte

score-title = Anschreibblatt
score-line = Zeile
score-practice = Noch einmal die gleiche Runde: Sie zählt nicht
score-match-over = Die Partie ist zu Ende
score-waits = Die nächste Runde beginnt, wer den Tisch eröffnet hat.
score-replay = Nachspielen
act-again = Gleiche Runde noch einmal
act-restart = Neue Partie
nav-verify = Runde nachprüfen
verdict-void = Die Runde gilt nicht
verdict-side-ours = Deine Seite gewinnt die Runde
verdict-side-theirs = Die Gegenseite gewinnt die Runde
verdict-draw = Unentschieden
verdict-to-us = an deine Seite
verdict-to-them = an die Gegenseite
verdict-difference = zwischen den Seiten
verdict-aluette-none = Niemand schreibt etwas an
    .text = Alle neun Stiche sind faul.
verdict-aluette-won = { WHO($seat) ->
    [you] Du hast die meisten Stiche: { $tricks }.
   *[other] { SEAT($seat, form: "start") } hat die meisten Stiche: { $tricks }.
 }
    .over = Ein Punkt
verdict-aluette-mordienne = { WHO($seat) ->
    [you] Du hast vom ersten eigenen Stich bis zum neunten alle gemacht, zusammen { $tricks }.
   *[other] { SEAT($seat, form: "start") } hat vom ersten eigenen Stich bis zum neunten alle gemacht, zusammen { $tricks }.
 }
    .over = Mordienne, zwei Punkte
# $contract: prise, garde, garde-sans oder garde-contre
verdict-tarot-contract = { $contract ->
    [prise] Prise ×1
    [garde] Garde ×2
    [garde-sans] Garde sans ×4
   *[garde-contre] Garde contre ×6
 } · { WHO($seat) ->
    [you] du allein gegen drei
   *[other] { SEAT($seat) } allein gegen drei
 }
verdict-tarot-made = { WHO($seat) ->
    [you] { $difference ->
        [0] Du hast den Kontrakt genau erfüllt
       *[other] Du hast den Kontrakt erfüllt, { $difference } darüber
     }
   *[other] { $difference ->
        [0] Der Kontrakt ist genau erfüllt
       *[other] Der Kontrakt ist erfüllt, { $difference } darüber
     }
 }
verdict-tarot-failed = { WHO($seat) ->
    [you] Du hast den Kontrakt um { $difference } verfehlt
   *[other] Der Kontrakt ist um { $difference } verfehlt
 }
verdict-tarot-text = { $bouts ->
    [0] { $points } Punkte; ohne Bout waren { $target } nötig.
    [one] { $points } Punkte; mit einem Bout waren { $target } nötig.
   *[other] { $points } Punkte; mit { $bouts } Bouts waren { $target } nötig.
 }
verdict-tarot-received = { WHO($seat) ->
    [you] an dich: { $each } von jedem Verteidiger
   *[other] { $each } von jedem Verteidiger an { SEAT($seat) }
 }
verdict-tarot-paid = { WHO($seat) ->
    [you] du zahlst jedem Verteidiger { $each }
   *[other] { SEAT($seat) } zahlt jedem Verteidiger { $each }
 }
verdict-tarot-gauge = { $points } von 91 Punkten, nötig { $target }
verdict-tarocchino-text = { $ours } Punkte für deine Seite, { $theirs } für die andere.

## Verlauf und Nachspielen
## $step, $steps: gezeigte Schritte, von wie vielen

history-title = Verlauf
history-lead = Deine beendeten Runden. Jede kannst du Schritt für Schritt nachspielen, alle Blätter offen.
history-none = Noch keine beendete Runde.
history-void = ungültig
history-record = Protokoll
history-all-records = Alle Protokolle herunterladen
history-upload = Protokolle einlesen
    .note = Dateien mit einer Runde je Zeile, wie man sie hier herunterlädt.
history-send = Einlesen
history-faults = Diese Protokolle waren nicht zu lesen:
# $deals: how many
history-read = { $deals ->
    [one] Eine Runde wurde deinem Verlauf hinzugefügt.
   *[other] { $deals } Runden wurden deinem Verlauf hinzugefügt.
 }
replay-title = Nachspielen
replay-step = Schritt { $step } von { $steps }
replay-start = Die Karten sind gegeben.
replay-trick = Der Stich
replay-steps = Schritte
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-goto = Schritt
replay-go = Los
replay-talon = Karten, die niemand bekam

## Nachprüfen

verify-title = Runde nachprüfen
verify-lead = Die Karten standen fest, bevor jemand spielte. Die Zusage war von Anfang an öffentlich; was sie öffnet, wird am Ende gezeigt.
verify-deal = Runde
verify-commitment = Zusage
verify-salt = Salz
verify-seed = Startwert
verify-later = Die Runde läuft noch. Startwert und Salz werden gezeigt, wenn sie zu Ende ist.
verify-holds = Die Zusage stimmt: Dieser Startwert und dieses Salz ergeben genau diesen Hash.
verify-fails = Die Zusage stimmt nicht: Dieser Startwert und dieses Salz ergeben einen anderen Hash.
verify-how = Selbst nachprüfen
verify-how-1 = Die Zusage ist der SHA-256 des Textes „cardavia/1 commitment“, des Salzes und des Startwerts, durch je ein Leerzeichen getrennt.
verify-how-2 = Der gleiche Startwert gibt die gleichen Karten: Er steht im Protokoll der Runde.
verify-how-3 = Der Startwert einer Runde verrät nichts über den der nächsten.

## Dazusetzen

join-title = Setz dich an einen Tisch: { $game }
join-name = Dein Name am Tisch
join-seat = Dein Platz
join-sit = Hinsetzen
join-person = Hier sitzt eine Person
join-bot = Hier spielt ein Bot: Du darfst den Platz nehmen
join-away = Freigehalten für jemanden, der gerade nicht da ist
# $name: the host; of a seat that is free
join-partner = Zusammen mit { $name }
join-opponent = Gegen { $name }
join-seat-taken = Inzwischen hat sich dort jemand hingesetzt. Wähle einen anderen Platz.
join-not-now = Du hattest in dieser Runde schon ein anderes Blatt. Wenn sie zu Ende ist, darfst du den Platz wechseln.

## Fehler

error-400 = Das war nicht zu verstehen
    .text = Die Seite oder das Formular hat etwas geschickt, was der Tisch nicht lesen kann.
    .advice = Geh zurück, und versuch es noch einmal.
error-403 = Das ist nicht für dich
    .text = Der Platz gehört jemand anderem, oder dein Besuch ist zu lange her.
    .advice = Wer eingeladen ist, öffnet die Adresse der Einladung noch einmal.
error-404 = Hier ist nichts
    .text = Vielleicht ist die Adresse falsch geschrieben, oder den Tisch gibt es nicht mehr.
    .advice = Alles beginnt auf der Startseite.
error-405 = So geht es nicht
    .text = Diese Adresse nimmt nur Formulare an, oder nur Seitenaufrufe.
    .advice = Geh zurück auf die Seite, von der du kommst.
error-409 = Am Tisch ging es weiter
    .text = Jemand hat gehandelt, während du noch überlegt hast.
    .advice = Schau noch einmal auf den Tisch: Dir ist nichts verloren gegangen.
error-413 = Das ist zu viel auf einmal
    .text = Was geschickt wurde, ist größer, als dieses Haus liest.
    .advice = Schick es in kleineren Teilen.
error-422 = Das geht nicht
    .text = Was geschickt wurde, verstößt gegen eine Regel oder ist nicht vollständig.
    .advice = Die Gründe stehen darunter.
error-429 = Ein wenig langsamer
    .text = Von deinem Browser kamen so viele Anfragen, dass der Tisch um eine Pause bittet.
    .advice = Warte eine Minute, und mach dann weiter.
error-500 = Unser Fehler
    .text = Im Haus ist etwas schiefgegangen, und es ist notiert. Deine Partie ist gespeichert.
    .advice = Geh zurück zum Tisch; wenn es wieder vorkommt, warte ein wenig.
error-503 = Das Haus ist kurz geschlossen
    .text = Es wird gerade neu gestartet. Deine Partie ist gespeichert.
    .advice = Versuch es in einer Minute noch einmal.

history-empty-file = Die Datei enthält kein Protokoll: Ein Protokoll ist ein JSON-Objekt je Zeile.
history-fault = Zeile { $line }: { $why }
history-refused = „{ $action }“ ist gegen die Regeln. { $why }
history-unfinished = Die Runde ist nicht zu Ende: Nur beendete Runden werden aufgehoben.
