# Jak nazywają się gracze przy stole. Imion nie odmieniamy, więc zdania używają samego mianownika.
# .start otwiera zdanie, .label stoi samo przy miejscu.

seat-you = ty
    .start = Ty
    .of = ty
    .label = Ty
seat-left = gracz po lewej
    .start = Gracz po lewej
    .of = gracz po lewej
    .label = Po lewej
seat-opposite = gracz naprzeciwko
    .start = Gracz naprzeciwko
    .of = gracz naprzeciwko
    .label = Naprzeciwko
seat-right = gracz po prawej
    .start = Gracz po prawej
    .of = gracz po prawej
    .label = Po prawej
# $number: od 1 do 4, w kolejności gry
seat-number = miejsce { $number }
    .start = Miejsce { $number }
    .of = miejsce { $number }
    .label = Miejsce { $number }

# Dwie pary. .label stoi samo nad kolumną.

side-yours = wasza para
    .start = Wasza para
    .label = Wasza para
side-others = druga para
    .start = Druga para
    .label = Druga para
# $first, $second: od 1 do 4
side-seats = miejsca { $first } i { $second }
    .start = Miejsca { $first } i { $second }
    .label = Miejsca { $first } i { $second }
