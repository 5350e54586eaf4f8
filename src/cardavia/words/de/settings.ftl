# Einstellungen: was man einmal wählt und wiederfindet.

settings = Einstellungen
settings-all = Alle Einstellungen
look-title = Aussehen des Tisches
look-felt = Filz
    .low = Dunkel
    .high = Hell
look-contrast = Kontrast
    .low = Weich
    .high = Kräftig
look-grain = Körnung
    .low = Glatt
    .high = Grob
look-warmth = Farbe des Lichts
    .low = Kühl
    .high = Warm
look-lamp = Lampe
look-dusk = Dämmerung
look-noon = Mittag
look-faded = Verblichen
look-presets = Fertige Stimmungen
look-set = Übernehmen
look-reset = Zurücksetzen
paper-evening = Abendpapier
language-title = Sprache
settings-save = Einstellungen speichern
settings-kept = Deine Einstellungen sind gespeichert.
settings-reading = Lesen
settings-large = Größere Eckzeichen
    .note = Größere Zahlen und Buchstaben in den Ecken der Karten.
settings-four-colour = Vierfarbige Kartenzeichen
    .note = Karo in Blau, Kreuz in Grün.
settings-still = Karten ohne Bewegung
    .note = Die Karten wechseln den Platz, ohne zu gleiten.
settings-playing = Spielen
settings-one-click = Mit einem Klick spielen
    .note = Eine spielbare Karte wird gespielt, sobald man sie antippt.
settings-lit = Spielbare Karten zeigen
    .note = Sie leuchten, wenn du am Zug bist.
settings-last-cards = Die letzten Karten von selbst spielen
    .note = Wenn es nichts mehr zu wählen gibt, werden deine Karten für dich gespielt.
settings-left-handed = Fächer für Linkshänder
    .note = Die Karten liegen andersherum übereinander.
settings-sound = Ton
    .note = Leises Rascheln der Karten und ein sanfter Ton, wenn du am Zug bist.
settings-bots = Bots
    .note = Für Tische, die du von jetzt an eröffnest.
# $place: 1 bis 3, nach dir in Spielrichtung
settings-level = { $place ->
    [1] Wer nach dir spielt
    [2] Wer dir gegenüber sitzt
   *[3] Wer vor dir spielt
 }
