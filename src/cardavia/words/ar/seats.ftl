# What the players at the table are called. The places are said without a person's gender.
# .start stands at the beginning of a sentence, .of after "of" or before a noun, .label alone beside a seat.

seat-you = أنت
    .start = أنت
    .of = أنت
    .label = أنت
seat-left = مقعد اليسار
    .start = مقعد اليسار
    .of = مقعد اليسار
    .label = اليسار
seat-opposite = المقعد المقابل
    .start = المقعد المقابل
    .of = المقعد المقابل
    .label = المقابل
seat-right = مقعد اليمين
    .start = مقعد اليمين
    .of = مقعد اليمين
    .label = اليمين
# $number: 1 to 4, in the order of play
seat-number = المقعد { $number }
    .start = المقعد { $number }
    .of = المقعد { $number }
    .label = المقعد { $number }

# Two sides of two. .label stands alone above a column.

side-yours = فريقك
    .start = فريقك
    .label = فريقك
side-others = الفريق الآخر
    .start = الفريق الآخر
    .label = الفريق الآخر
# $first, $second: 1 to 4
side-seats = المقعدان { $first } و{ $second }
    .start = المقعدان { $first } و{ $second }
    .label = المقعدان { $first } و{ $second }
