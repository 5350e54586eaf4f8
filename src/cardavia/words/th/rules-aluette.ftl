# Aluette: what its rules say while it is played and when it is settled.

## Refusals
## $reason: turn or card; $seat: whose turn it is; $card: the card asked for

refusal-aluette-play-own-cards = { $reason ->
    [turn] ตอนนี้ยังลงไพ่ไม่ได้ เพราะเป็นตาของ { SEAT($seat, form: "of") }
   *[card] ลง { NAME($card, form: "play") } ไม่ได้ เพราะไม่อยู่ในมือคุณ
 }
    .rule = ลงได้เฉพาะไพ่ในมือตัวเอง และเฉพาะเมื่อถึงตาตัวเอง

## The log

event-aluette-deal-opened = { WHO($dealer) ->
    [you] คุณแจกไพ่
   *[other] { SEAT($dealer, form: "start") } แจกไพ่
 }
event-aluette-hand-dealt = { WHO($seat) ->
    [you] คุณได้ไพ่เก้าใบ
   *[other] { SEAT($seat, form: "start") } ได้ไพ่เก้าใบ
 }
event-aluette-talon-set-aside = ไพ่สิบสองใบไม่ได้ใช้ คว่ำหน้าไว้
event-aluette-talon-shown = ไพ่สิบสองใบที่ไม่ได้ใช้: { NAME($cards, join: "unit") }
event-aluette-card-played = { WHO($seat) ->
    [you] คุณลง { NAME($card, form: "play") }
   *[other] { SEAT($seat, form: "start") } ลง { NAME($card, form: "play") }
 }
event-aluette-trick-taken = { WHO($seat) ->
    [you] คุณกินทริก
   *[other] { SEAT($seat, form: "start") } กินทริก
 }
event-aluette-trick-spoiled = ทริกเสีย ไม่มีใครกิน

## Phases

phase-aluette-play = การเล่นไพ่
phase-aluette-over = จบรอบแล้ว

## The score sheet
## $number: a trick, from 1; $tricks: how many; $seat: the winner of the deal

section-aluette-tricks = ทริก
section-aluette-points = คะแนน

line-aluette-trick-taken = ทริก { $number }: { NAME($card) }
line-aluette-trick-spoiled = ทริก { $number }: ทริกเสียเพราะ { NAME($cards, form: "play") } เท่ากัน
line-aluette-tricks = ทริกที่กินได้
line-aluette-most-tricks = { WHO($seat) ->
    [you] คุณได้ทริกมากที่สุด: { $tricks } ทริก
   *[other] { SEAT($seat, form: "start") } ได้ทริกมากที่สุด: { $tricks } ทริก
 }
line-aluette-first-to-reach = { WHO($seat) ->
    [you] คุณได้ครบ { $tricks } ทริกก่อน ในทริก { $number }
   *[other] { SEAT($seat, form: "start") } ได้ครบ { $tricks } ทริกก่อน ในทริก { $number }
 }
line-aluette-all-spoiled = ทั้งเก้าทริกเป็นทริกเสีย ไม่มีใครได้คะแนน
line-aluette-mordienne = Mordienne: กินทุกทริกตั้งแต่ทริก { $number } จนจบ
line-aluette-mordienne-of-nine = Mordienne: กินครบเก้าทริก
line-aluette-points = คะแนนของรอบ

## House rules

house-rule-aluette-unused-cards = ไพ่สิบสองใบที่ไม่ได้ใช้ ระหว่างเล่น
    .hidden = คว่ำหน้า
    .shown = หงายหน้า
house-rule-aluette-mordienne-of-nine = กินครบเก้าทริกนับเป็น mordienne
    .yes = ใช่: 2 คะแนน
    .no = ไม่ใช่: 1 คะแนน

## Fields of the book's worked examples

example-aluette-allowed = ลงได้
example-aluette-card = ไพ่ที่ขอลง
example-aluette-cards = ไพ่
example-aluette-counts = ทริกของที่นั่ง 0 ถึง 3
example-aluette-dealer = ที่นั่งของผู้แจกไพ่
example-aluette-deals-next = ผู้แจกไพ่คนต่อไป
example-aluette-equal = ไพ่ที่เท่ากันในนั้น
example-aluette-first-pair = ที่นั่ง 0 และ 2 ทีละรอบ
example-aluette-hand = ไพ่ในมือ
example-aluette-house-rules = กติกาทางเลือก
example-aluette-leader = ที่นั่งที่นำ
example-aluette-leads = ผู้นำคนต่อไป
example-aluette-levels = ชั้นของไพ่ จากสูงสุด
example-aluette-mordienne = Mordienne
example-aluette-over = แมตช์จบแล้ว
example-aluette-points = คะแนนของสองฝ่าย
example-aluette-receives = ลำดับการรับไพ่
example-aluette-refused = กติกาที่ห้าม
example-aluette-seat = ที่นั่งที่ขอลง
example-aluette-second-pair = ที่นั่ง 1 และ 3 ทีละรอบ
example-aluette-spoiled = ทริกเสีย
example-aluette-taken-by = ที่นั่งที่กินทริก
example-aluette-totals = คะแนนรวมของสองฝ่าย
example-aluette-trick = ทริก
example-aluette-tricks = ผู้กินทริกทั้งเก้า
example-aluette-turn = ที่นั่งที่ถึงตา
example-aluette-winner = ผู้ชนะ
example-aluette-winners = ผู้ชนะแมตช์
