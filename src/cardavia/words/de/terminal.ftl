# Die Befehlszeile: ihre Hilfe, ihre Fehler und das Spiel am Terminal.

## Hilfe. Hier keine Prozentzeichen: Die Bibliothek, die die Hilfe setzt, liest sie als ihre eigenen.

command = Die großen alten Kartenspiele Europas spielen und lernen.
    .more = „cardavia COMMAND --help“ sagt mehr über einen Befehl.
    .version = Sagen, welche Version das ist.
    .commands = Befehle
command-referee = Protokolle von Runden prüfen: jede nachspielen und sagen, was daraus wurde.
    .description = Liest Protokolle von Runden, ein JSON-Objekt je Zeile, spielt jede aus ihren Blättern und Aktionen nach und schreibt für jede nicht leere Zeile eine Zeile JSON: das Ergebnis, oder wer am Zug ist, oder die erste Aktion, die gegen eine Regel verstößt, oder was am Protokoll nicht stimmt.
    .status = Rückgabewert: 0, wenn jede Zeile in Ordnung ist und nichts abweicht; 1, wenn eine nicht in Ordnung ist oder abweicht; 2, wenn die Eingabe nicht zu lesen ist.
    .file = Die Datei, die gelesen wird. Ohne sie, oder mit -, wird die Standardeingabe gelesen.
command-deal = Die Karten eines Startwerts geben, Bots spielen lassen und drucken, was geschah.
    .description = Gibt die Karten, die ein Startwert bestimmt, lässt Bots damit spielen und druckt die Runde als Mitschrift oder als Protokoll, das der Schiedsrichter liest.
    .game = Das Spiel.
    .seed = Ein beliebiger Text: Der gleiche Startwert gibt für immer die gleichen Karten. Ohne ihn wird einer gezogen.
    .players = Wer auf allen vier Plätzen spielt.
    .dealer = Der Platz, der gibt, von 0 bis 3. Ohne ihn bestimmt ihn der Startwert.
    .record = Statt der Mitschrift das Protokoll der Runde drucken, eine Zeile JSON.
command-rules = Die Regeln eines Spiels drucken, oder eine davon.
    .description = Druckt das Buch eines Spiels, eines seiner Kapitel oder eine Regel. Ohne Spiel werden die Spiele aufgezählt.
    .game = Das Spiel.
    .id = Eine Regel (tarot.play.overtrump) oder ein Kapitel (tarot.play). Den Anfang, der für das Spiel steht, kann man weglassen.
    .language = Die Sprache.
command-serve = Den Tisch im Browser anbieten. Das tut „cardavia“ allein.
    .description = Bietet den Tisch im Browser an, bis es beendet wird, druckt die Adresse und öffnet den Browser, wo es einen gibt.
    .host = Die Adresse, auf der es lauscht; 0.0.0.0 lässt andere Rechner herein.
    .port = Der Port, auf dem es lauscht; 0 nimmt irgendeinen freien.
    .workers = Wie viele Serverprozesse sich die Arbeit teilen. Mehr als einer braucht PostgreSQL.
    .bot-workers = Wie viele Prozesse jedes Servers für die Bots denken.
    .database = Wo die Tische aufgehoben werden: sqlite:///FILE oder postgresql://USER@HOST/NAME. Ohne Angabe gilt CARDAVIA_DATABASE aus der Umgebung, sonst eine eigene Datei.
    .origin = Eine weitere Adresse dieses Hauses, etwa https://cards.example, wenn ein anderer Server davor steht. Darf mehrmals stehen.
    .rate = Wie viele Anfragen in der Minute erlaubt sind.
    .no-browser = Den Browser nicht öffnen.
command-serve-open = Der Tisch steht bereit: { $address }
command-serve-address-taken = auf { $fact } lauscht schon etwas: Beende es, oder wähl mit --port einen anderen Port.
command-serve-workers-need-postgresql = { $fact } Serverprozesse brauchen PostgreSQL: Gib mit --database seine Adresse an, oder nimm einen Prozess.

command-art = Die Kartenbilder drucken.
    .description = Druckt die Bilder eines Kartenspiels in einen Ordner, jedes mit seinem gzip daneben und einem Verzeichnis, oder ein ganzes Kartenspiel zum Anschauen auf einen Bogen.
    .what = Die Bilder bauen oder einen Bogen zeichnen.
    .deck = Das Kartenspiel. Ohne Angabe werden alle gebaut, und der Bogen zeigt das erste.
    .output = Der Ordner für die Bilder, oder die Datei des Bogens: .svg, oder .png mit dem Zusatz „cardavia[art]“. Ohne Angabe ein eigener Zwischenspeicher oder die Standardausgabe.
    .letters = Die Eckbuchstaben der Figuren vom Buben aufwärts, in einer Reihe: BRDK.
    .suits = Zwei Farben oder vier für Pik, Herz, Karo und Kreuz.
    .contrast = Die Druckfarben für jeden Tag oder kräftige.
command-play = Gegen drei Bots spielen.
    .description = Spielt ein Spiel mit dir auf einem Platz und Bots auf den drei anderen.
    .terminal = Hier am Terminal spielen.
    .game = Das Spiel.
    .seed = Ein beliebiger Text: Der gleiche Startwert gibt die gleichen Karten. Ohne ihn wird einer gezogen.
    .level = Wie gut die Bots spielen.
    .seat = Dein Platz, von 0 bis 3 in Spielrichtung.
    .language = Die Sprache.

command-arena = Zwei Spieler mit denselben Karten gegeneinander spielen lassen und ihren Unterschied messen.
    .description = Spielt dieselben Karten zweimal, wobei jeden Platz einmal jeder hat, und druckt als JSON, um wie viel A je Platz und Runde mehr erzielt als B, wie sicher das ist, wie lange beide nachdachten und welche Spiele sie ansagten und gewannen. Wer gegen sich selbst spielt, kommt genau gleich heraus.
    .player = Ein Spieler; „oracle“ sieht jede Karte.
    .game = Das Spiel.
    .deals = Wie viele Runden gespielt werden, jede zweimal.
    .matches = Wie viele ganze Partien stattdessen gespielt werden.
    .seed = Ein beliebiger Text: Der gleiche Startwert gibt die gleichen Karten und das gleiche Ergebnis. Ohne ihn wird einer gezogen.
    .jobs = Wie viele Prozesse sich die Arbeit teilen. Das Ergebnis hängt nicht davon ab.
    .budget = In wie vielen Welten dieser Spieler denkt. Ohne Angabe so wie seine Stufe.
    .output = Die Datei für das Ergebnis statt der Standardausgabe. Unterwegs wird daneben ein Journal geführt.
    .resume = Eine angehaltene Messung aus ihrem Journal fortsetzen.
command-arena-difference = { $first } erzielt je Platz { $mean } mehr als { $second }, so gut wie sicher zwischen { $low } und { $high }, und gewann den Anteil { $won } aller Sitzungen. Gespielte Runden oder Partien: { $number }.
command-solve = Drucken, was jede Karte an einer Stelle eines Protokolls wert ist.
    .description = Spielt ein Protokoll bis dahin nach und druckt, was jede spielbare Karte wert ist, wenn alle vier mit offenen Karten fehlerlos weiterspielen. Genaue Werte findet man gegen Ende einer Runde schnell, davor immer langsamer.
    .file = Die Datei mit dem Protokoll in der ersten Zeile, oder - für die Standardeingabe.
    .at = Nach wie vielen seiner Aktionen.
    .nodes = Wie viele Stellungen angesehen werden, bevor aufgegeben wird.
command-solve-seat = { SEAT($seat, form: "start") } ist am Zug. Das bringt jede Karte diesem Platz, wenn alle vier mit offenen Karten fehlerlos weiterspielen:
command-solve-side = { SEAT($seat, form: "start") } ist am Zug. Das bringt jede Karte dieser Seite, abzüglich dessen, was die andere erzielt, wenn alle vier mit offenen Karten fehlerlos weiterspielen:
command-solve-card = { $card }: { SIGNED($points) }
command-warm = Die Rechenkerne im Voraus übersetzen.
    .description = Übersetzt die Rechenkerne der Spiele in Maschinencode und hebt sie in einem eigenen Ordner auf, damit später niemand wartet.
    .game = Das Spiel. Ohne Angabe alle.
command-warm-done = Bereit nach { $seconds } Sekunden. Das Übersetzte liegt in { $name }
command-bench = Messen, wie schnell alles auf diesem Rechner ist.
    .description = Misst einige Minuten lang und druckt eine Tabelle: zufällige Runden und gespielte Karten in der Sekunde, genaue Werte nach übrigen Stichen, die Entscheidungen jeder Stufe und die Zeit vom kalten und vom warmen Start an. Zwei Zahlen mit einem Strich dazwischen sind Median und 95. Perzentil.
    .games = Die Spiele. Ohne Angabe alle.
    .peers = OpenSpiel und RLCard daneben laufen lassen, wo sie installiert sind, und die Verhältnisse drucken.
command-bench-deals = Zufällige Runden in der Sekunde, Tausend
command-bench-cards = Darin gespielte Karten in der Sekunde, Millionen
command-bench-solver = Genauer Wert, übrige Stiche: { $left }, Millisekunden
command-bench-decision = Eine Entscheidung von { $level }, Millisekunden
command-bench-cold = Kalter Start, alles zu übersetzen, Sekunden
command-bench-warm = Warmer Start, Sekunden
command-bench-driven = So viel schneller als { $name }, von Python getrieben ({ $rate } Millionen Entscheidungen in der Sekunde)
command-bench-dealt = So viel schneller als { $name }, von Python getrieben, vorher gegeben ({ $rate } Millionen in der Sekunde)
command-bench-rollouts = So viel schneller als { $name } in eigenen Zufallsspielen, vorher gegeben ({ $rate } Millionen in der Sekunde)
command-bench-missing = { $name } ist nicht installiert: pip install { $package }

## Fehler
## $letters: was angegeben wurde;
## $name: eine Datei; $reason: was das System sagt; $id: wonach gefragt wurde; $near: ähnliche Kennungen

command-error = cardavia: { $reason }
command-cannot-read = { $name } ist nicht zu lesen: { $reason }. Nenn eine Datei mit einem Protokoll je Zeile, oder - für die Standardeingabe.
command-no-input = die Standardeingabe ist geschlossen. Nenn eine Datei mit einem Protokoll je Zeile.
command-no-text = { $name } ist kein Unicode-Text. Schreib sie in UTF-8.
command-unknown-clause = im Buch gibt es keine Regel und kein Kapitel { $id }. Druck das ganze Buch, um die Kennungen zu sehen.
command-unknown-clause-near = im Buch gibt es keine Regel und kein Kapitel { $id }. Meinst du { NAME($near, join: "or") }?
command-cannot-write = { $name } ist nicht zu schreiben: { $reason }. Nenn mit --output einen anderen Ort.
command-no-painter = Pixel zu malen braucht ein weiteres Paket: Installier „cardavia[art]“, oder nenn eine .svg-Datei.
command-letters = { $letters } sind keine Eckbuchstaben. Gib für jede Figur des Kartenspiels einen Buchstaben von A bis Z an, vom Buben aufwärts.
command-say-terminal = sag, wo gespielt wird: „cardavia play --terminal“ hier, oder „cardavia“ allein im Browser.
command-solve-no-record = in der ersten Zeile von { $name } steht kein Protokoll: { $reason }
command-solve-so-far = dieses Protokoll hat { $number } Aktionen: Gib --at eine Zahl von 0 bis dahin.
command-solve-illegal = Aktion { $number } dieses Protokolls („{ $word }“) verstößt gegen { $id }: Nur was davor liegt, lässt sich lösen.
command-solve-no-card = nach { $number } Aktionen hat niemand eine Karte zu spielen: Gib --at eine Zahl, bei der jemand spielt.
command-solve-too-long = in { $number } Stellungen fand sich kein genauer Wert. Erlaub mit --nodes mehr, oder frag näher am Ende der Runde.
command-bench-unknown = es gibt kein Spiel { $id }: Es gibt { NAME($near) }.
command-no-number = { $name } ist keine ganze Zahl ab 1.
command-arena-begun = diese Messung wurde vor ihrem Ende angehalten, ihr Journal ist { $name }. Setz sie mit --resume fort, oder lösch die Datei.
command-arena-other-terms = { $name } ist das Journal einer anderen Messung: Spieler, Karten oder Programm sind andere. Nenn mit --output eine andere Datei, oder lösch es.
command-arena-resume-what = sag, welche Messung weitergeht: Nenn ihr --seed und ihr --output.

## Eine Mitschrift
## $game: sein Name; $seed: der Startwert der Runde; $dealer, $seat: ein Platz; $cards: Karten; $codes: ihre Codes

transcript-title = { $game }, gegeben mit dem Startwert „{ $seed }“
transcript-hand = { SEAT($seat, form: "start") }: { $codes }
transcript-talon = Nicht gegeben: { $codes }
transcript-scores = Ergebnis
transcript-score = { SEAT($seat, form: "start") }: { SIGNED($points) }

## Am Terminal
## $game: sein Name; $number: der Runde in der Partie; $commitment, $seed, $salt: Hexadezimalziffern

terminal-welcome = { $game }. Tipp die Nummer einer Möglichkeit oder den Code einer Karte; „?“ zeigt, wie es geht, „q“ beendet.
terminal-seed = Der Startwert dieser Partie: { $seed }
terminal-deal = Runde { $number }
terminal-promise = Die Karten stehen fest. Ihr Siegel: { $commitment }
terminal-opened = Das Siegel ist offen: Startwert { $seed }, Salz { $salt }
terminal-trick = Auf dem Tisch: { $cards }
terminal-card-by = { SEAT($seat, form: "label") }: { $card }
terminal-hand = Dein Blatt: { $cards }
terminal-choices = Du kannst:
terminal-choice = { $number }  { $choice }
terminal-choice-card = { $number }  { $choice } [{ $code }]
terminal-choice-pick = { $number }  { $verb }: { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
 } aus { $codes }
terminal-prompt = Deine Wahl:{ " " }
terminal-prompt-cards = { $size ->
    [one] Der Code von { $size } Karte
   *[other] Die Codes von { $size } Karten
 }, oder nichts für { $codes }:{ " " }
terminal-help = Tipp die Nummer einer Möglichkeit, den Code einer Karte ({ $code }) oder ein Wort, wie es in Protokollen steht („{ $word }“). „q“ beendet.
terminal-not-understood = „{ $text }“ ist keine Möglichkeit, keine Karte und kein Wort dieses Spiels. Tipp „?“, um zu sehen, wie man wählt.
terminal-clause = Die Regel: { $rule } (cardavia rules { $game } { $rule })
terminal-totals = Stand nach Runde { $number }: { $totals }
terminal-total = { SEAT($seat, form: "label") } { $points }
terminal-match-over = Die Partie ist zu Ende.
terminal-match-drawn = Unentschieden.
terminal-match-won = Sieg: { $seats }
terminal-next-deal = Eingabetaste für die nächste Runde, „q“ beendet:{ " " }
terminal-restart = Eingabetaste für eine neue Partie, „q“ beendet:{ " " }
terminal-goodbye = Auf Wiedersehen.
