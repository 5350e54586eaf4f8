# Warum sich das Protokoll einer Runde nicht lesen lässt: der fehlerhafte Schlüssel, was dort steht, was hingehört.
# $key: ein Schlüssel des Protokollformats; $found: was dort steht, wie JSON oder Python es zeigt

record-too-long = Diese Zeile ist länger als { $most } Byte, und das ist kein Protokoll: Schreib ein Protokoll je Zeile.
record-not-utf8 = Byte { $column } dieser Zeile ist kein UTF-8: Schreib die Datei in UTF-8.
record-not-json = Spalte { $column } dieser Zeile verstößt gegen die Regeln von JSON: Schreib ein JSON-Objekt je Zeile, ohne Bytereihenfolgemarke, ohne NaN und ohne Infinity.
record-too-deep = Listen und Objekte sind mehr als { $most } Ebenen tief verschachtelt: Ein Protokoll braucht drei.
record-no-object = Diese Zeile ist JSON, aber kein Objekt: Ein Protokoll steht in geschweiften Klammern.
record-missing = Der Schlüssel „{ $key }“ fehlt: Jedes Protokoll hat ihn.
record-wrong-format = Im Schlüssel „format“ steht { $found }: Schreib „{ $wanted }“.
record-unknown-game = Im Schlüssel „game“ steht { $found }: Schreib eines von { $games }.
record-no-seat = Im Schlüssel „dealer“ steht { $found }: Schreib den Platz, der gibt, als ganze Zahl von 0 bis 3.
record-not-four-hands = Im Schlüssel „hands“ steht keine Liste von vier Blättern: Schreib für jeden Platz von 0 bis 3 eine Liste von Kartencodes.
record-no-list = Im Schlüssel „{ $key }“ steht keine Liste, wo eine hingehört: Schreib Codes oder Aktionen in eckigen Klammern.
record-unknown-card = Im Schlüssel „{ $key }“ steht { $found }, und das ist keine Karte dieses Spiels: Schreib den Code einer Karte.
record-card-twice = Im Schlüssel „{ $key }“ steht { $found }, und diese Karte ist schon gegeben: Jede Karte wird einmal gegeben.
record-wrong-number = Im Schlüssel „{ $key }“ stehen { $found } Karten, und dieses Spiel gibt anders: Zähl die Karten nach.
record-no-text = Im Schlüssel „actions“ steht { $found } als Aktion Nummer { $at }, von 0 an gezählt: Schreib jede Aktion als Text, „0 play …“.
record-no-outcome = Im Schlüssel „outcome“ steht { $found }: Schreib ein Objekt, oder lass den Schlüssel weg.
record-unknown-switch = Im Schlüssel „house_rules“ steht { $found }: Schreib ein Objekt mit Schaltern dieses Spiels, oder lass den Schlüssel weg.
