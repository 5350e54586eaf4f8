# What the players at the table are called.
# .start stands at the beginning of a sentence, .of after "of" or before a noun, .label alone beside a seat.

seat-you = คุณ
    .start = คุณ
    .of = คุณ
    .label = คุณ
seat-left = ผู้เล่นทางซ้าย
    .start = ผู้เล่นทางซ้าย
    .of = ผู้เล่นทางซ้าย
    .label = ทางซ้าย
seat-opposite = ผู้เล่นฝั่งตรงข้ามโต๊ะ
    .start = ผู้เล่นฝั่งตรงข้ามโต๊ะ
    .of = ผู้เล่นฝั่งตรงข้ามโต๊ะ
    .label = ตรงข้ามโต๊ะ
seat-right = ผู้เล่นทางขวา
    .start = ผู้เล่นทางขวา
    .of = ผู้เล่นทางขวา
    .label = ทางขวา
# $number: 1 to 4, in the order of play
seat-number = ที่นั่ง { $number }
    .start = ที่นั่ง { $number }
    .of = ที่นั่ง { $number }
    .label = ที่นั่ง { $number }

# Two sides of two. .label stands alone above a column.

side-yours = ฝ่ายคุณ
    .start = ฝ่ายคุณ
    .label = ฝ่ายคุณ
side-others = อีกฝ่าย
    .start = อีกฝ่าย
    .label = อีกฝ่าย
# $first, $second: 1 to 4
side-seats = ที่นั่ง { $first } และ { $second }
    .start = ที่นั่ง { $first } และ { $second }
    .label = ที่นั่ง { $first } และ { $second }
