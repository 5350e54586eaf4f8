# What the players at the table are called. Messages use the nominative alone, since names have no other form here.
# .start stands at the beginning of a sentence, .label alone beside a seat.

seat-you = te
    .start = Te
    .of = te
    .label = Te
seat-left = a bal oldali játékos
    .start = A bal oldali játékos
    .of = a bal oldali játékos
    .label = Bal oldal
seat-opposite = a veled szemben ülő játékos
    .start = A veled szemben ülő játékos
    .of = a veled szemben ülő játékos
    .label = Szemben
seat-right = a jobb oldali játékos
    .start = A jobb oldali játékos
    .of = a jobb oldali játékos
    .label = Jobb oldal
# $number: 1 to 4, in the order of play. The article follows the sound of the number.
seat-number = { $number ->
    [1] az { $number }. hely
   *[other] a { $number }. hely
 }
    .start = { $number ->
        [1] Az { $number }. hely
       *[other] A { $number }. hely
     }
    .of = { $number ->
        [1] az { $number }. hely
       *[other] a { $number }. hely
     }
    .label = { $number }. hely

# Two sides of two. .label stands alone above a column.

side-yours = a ti párotok
    .start = A ti párotok
    .label = Ti
side-others = a másik pár
    .start = A másik pár
    .label = Másik pár
# $first, $second: 1 to 4
side-seats = { $first ->
    [1] az { $first }. és a { $second }. hely
   *[other] a { $first }. és a { $second }. hely
 }
    .start = { $first ->
        [1] Az { $first }. és a { $second }. hely
       *[other] A { $first }. és a { $second }. hely
     }
    .label = { $first }. és { $second }. hely
