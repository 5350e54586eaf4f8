# Beschriftung der Felder in den durchgespielten Beispielen der Bücher, wo die Seite sie auflistet.

example-yes = ja
example-no = nein
example-nothing = nichts
