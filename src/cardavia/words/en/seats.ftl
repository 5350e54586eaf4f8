# What the players at the table are called.
# .start stands at the beginning of a sentence, .of after "of" or before a noun, .label alone beside a seat.

seat-you = you
    .start = You
    .of = your
    .label = You
seat-left = the player on your left
    .start = The player on your left
    .of = the left player’s
    .label = Left
seat-opposite = the player opposite you
    .start = The player opposite you
    .of = the opposite player’s
    .label = Opposite
seat-right = the player on your right
    .start = The player on your right
    .of = the right player’s
    .label = Right
# $number: 1 to 4, in the order of play
seat-number = seat { $number }
    .start = Seat { $number }
    .of = seat { $number }’s
    .label = Seat { $number }

# Two sides of two. .label stands alone above a column.

side-yours = your side
    .start = Your side
    .label = Your side
side-others = the other side
    .start = The other side
    .label = Other side
# $first, $second: 1 to 4
side-seats = seats { $first } and { $second }
    .start = Seats { $first } and { $second }
    .label = Seats { $first } and { $second }
