# Wie die Leute am Tisch heißen.
# .start steht am Satzanfang, .of nach „von“ (Dativ), .label allein neben einem Platz.

seat-you = du
    .start = Du
    .of = dir
    .label = Du
seat-left = die Person links von dir
    .start = Die Person links von dir
    .of = der Person links von dir
    .label = Links
seat-opposite = die Person dir gegenüber
    .start = Die Person dir gegenüber
    .of = der Person dir gegenüber
    .label = Gegenüber
seat-right = die Person rechts von dir
    .start = Die Person rechts von dir
    .of = der Person rechts von dir
    .label = Rechts
# $number: 1 bis 4, in Spielrichtung
seat-number = Platz { $number }
    .start = Platz { $number }
    .of = Platz { $number }
    .label = Platz { $number }

# Zwei Seiten zu zweit. .label steht allein über einer Spalte.

side-yours = deine Seite
    .start = Deine Seite
    .label = Deine Seite
side-others = die Gegenseite
    .start = Die Gegenseite
    .label = Gegenseite
# $first, $second: 1 bis 4
side-seats = die Plätze { $first } und { $second }
    .start = Die Plätze { $first } und { $second }
    .label = Plätze { $first } und { $second }
