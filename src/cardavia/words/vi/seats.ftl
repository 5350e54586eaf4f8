# What the players at the table are called. Nobody is anh, chị, ông or bà.
# .start stands at the beginning of a sentence, .of after "của", .label alone beside a seat.

seat-you = bạn
    .start = Bạn
    .of = bạn
    .label = Bạn
seat-left = người bên trái
    .start = Người bên trái
    .of = người bên trái
    .label = Bên trái
seat-opposite = người đối diện
    .start = Người đối diện
    .of = người đối diện
    .label = Đối diện
seat-right = người bên phải
    .start = Người bên phải
    .of = người bên phải
    .label = Bên phải
# $number: 1 to 4, in the order of play
seat-number = ghế { $number }
    .start = Ghế { $number }
    .of = ghế { $number }
    .label = Ghế { $number }

# Two sides of two. .label stands alone above a column.

side-yours = phe bạn
    .start = Phe bạn
    .label = Phe bạn
side-others = phe kia
    .start = Phe kia
    .label = Phe kia
# $first, $second: 1 to 4
side-seats = ghế { $first } và ghế { $second }
    .start = Ghế { $first } và ghế { $second }
    .label = Ghế { $first } và { $second }
