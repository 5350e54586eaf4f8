# What the players at the table are called.
# .start stands at the beginning of a sentence, .of before a noun, .label alone beside a seat.

seat-you = あなた
    .start = あなた
    .of = あなたの
    .label = あなた
seat-left = 左隣の人
    .start = 左隣の人
    .of = 左隣の人の
    .label = 左隣
seat-opposite = 向かいの人
    .start = 向かいの人
    .of = 向かいの人の
    .label = 向かい
seat-right = 右隣の人
    .start = 右隣の人
    .of = 右隣の人の
    .label = 右隣
# $number: 1 to 4, in the order of play
seat-number = 席{ $number }
    .start = 席{ $number }
    .of = 席{ $number }の
    .label = 席{ $number }

# Two sides of two. .label stands alone above a column.

side-yours = あなたのペア
    .start = あなたのペア
    .label = あなたのペア
side-others = 相手のペア
    .start = 相手のペア
    .label = 相手のペア
# $first, $second: 1 to 4
side-seats = 席{ $first }と席{ $second }
    .start = 席{ $first }と席{ $second }
    .label = 席{ $first }と席{ $second }
