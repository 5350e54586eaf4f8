# Tarocchino: what its rules say while it is played and when it is settled.

## Refusals
## $reason: what stands in the way; $seat: whose turn it is; $card, $cards: asked for; $count: how many

refusal-tarocchino-dealing-discard = { $reason ->
    [turn] ตอนนี้ยังทำอะไรไม่ได้ { SEAT($seat) } ต้องคัดไพ่ทิ้งสองใบก่อน
    [number] คัดไพ่ทิ้ง { $count } ใบไม่ได้ ต้องเป็นสองใบ
    [twice] คัด { NAME($card, form: "play") } ทิ้งสองครั้งไม่ได้
    [not-held] คัด { NAME($card, form: "play") } ทิ้งไม่ได้ เพราะไม่อยู่ในมือคุณ
   *[barred] คัด { NAME($cards, form: "play") } ทิ้งไม่ได้
 }
    .rule = ผู้แจกไพ่คัดไพ่ในมือทิ้งสองใบ แต่ห้ามคัดคิงและ Tarocchi ทั้งสี่ใบ
refusal-tarocchino-declarations-round = ตอนนี้ยังทำอย่างอื่นไม่ได้ กำลังประกาศชุดไพ่กันอยู่
    .rule = ก่อนลงไพ่ใบแรก ผู้เล่นที่มีชุดไพ่ประกาศหรือผ่านทีละคนตามลำดับ
refusal-tarocchino-play-own-cards = { $reason ->
    [turn] ตอนนี้ยังลงไพ่ไม่ได้ เพราะเป็นตาของ { SEAT($seat, form: "of") }
   *[card] ลง { NAME($card, form: "play") } ไม่ได้ เพราะไม่อยู่ในมือคุณ
 }
    .rule = ลงได้เฉพาะไพ่ในมือตัวเอง และเฉพาะเมื่อถึงตาตัวเอง
# $suit: the suit led, D coins, C cups, B batons, S swords, T trumps
refusal-tarocchino-play-follow-suit = { $suit ->
    [D] ตอนนี้ลง { NAME($card, form: "play") } ไม่ได้ เพราะดอกที่นำคือเหรียญ และคุณมีเหรียญ
    [C] ตอนนี้ลง { NAME($card, form: "play") } ไม่ได้ เพราะดอกที่นำคือถ้วย และคุณมีถ้วย
    [B] ตอนนี้ลง { NAME($card, form: "play") } ไม่ได้ เพราะดอกที่นำคือไม้เท้า และคุณมีไม้เท้า
    [S] ตอนนี้ลง { NAME($card, form: "play") } ไม่ได้ เพราะดอกที่นำคือดาบ และคุณมีดาบ
   *[T] ตอนนี้ลง { NAME($card, form: "play") } ไม่ได้ เพราะนำด้วยทรัมป์ และคุณมีทรัมป์
 }
    .rule = ต้องลงตามดอกถ้ามี ทรัมป์ที่นำก็นับเป็นดอกที่นำ
refusal-tarocchino-play-trump-in = { $suit ->
    [D] ตอนนี้ลง { NAME($card, form: "play") } ไม่ได้ เพราะคุณไม่มีเหรียญ แต่มีทรัมป์
    [C] ตอนนี้ลง { NAME($card, form: "play") } ไม่ได้ เพราะคุณไม่มีถ้วย แต่มีทรัมป์
    [B] ตอนนี้ลง { NAME($card, form: "play") } ไม่ได้ เพราะคุณไม่มีไม้เท้า แต่มีทรัมป์
   *[S] ตอนนี้ลง { NAME($card, form: "play") } ไม่ได้ เพราะคุณไม่มีดาบ แต่มีทรัมป์
 }
    .rule = ถ้าไม่มีดอกที่นำ ต้องลงทรัมป์ จะสูงหรือต่ำก็ได้

## The log

event-tarocchino-deal-opened = { WHO($dealer) ->
    [you] คุณแจกไพ่
   *[other] { SEAT($dealer, form: "start") } แจกไพ่
 }
event-tarocchino-hand-dealt = { WHO($seat) ->
    [you] คุณได้ไพ่ของคุณ
   *[other] { SEAT($seat, form: "start") } ได้ไพ่
 }
event-tarocchino-cards-laid-aside = { WHO($seat) ->
    [you] คุณคัด { NAME($cards, form: "play") } ทิ้ง
   *[other] { SEAT($seat, form: "start") } คัด { NAME($cards, form: "play") } ทิ้ง
 }
event-tarocchino-discard-made = { WHO($seat) ->
    [you] ไพ่สองใบที่คุณคัดทิ้งคว่ำหน้าอยู่
   *[other] { SEAT($seat, form: "start") } คัดไพ่ทิ้งสองใบ คว่ำหน้า
 }
event-tarocchino-combinations-declared = { WHO($seat) ->
    [you] คุณประกาศและโชว์ { NAME($cards, form: "play") }
   *[other] { SEAT($seat, form: "start") } ประกาศและโชว์ { NAME($cards, form: "play") }
 }
event-tarocchino-declaration-passed = { WHO($seat) ->
    [you] คุณไม่ประกาศ
   *[other] { SEAT($seat, form: "start") } ไม่ประกาศ
 }
event-tarocchino-play-begun = { WHO($seat) ->
    [you] เริ่มเล่น คุณนำ
   *[other] เริ่มเล่น { SEAT($seat) } นำ
 }
event-tarocchino-card-played = { WHO($seat) ->
    [you] คุณลง { NAME($card, form: "play") }
   *[other] { SEAT($seat, form: "start") } ลง { NAME($card, form: "play") }
 }
event-tarocchino-trick-taken = { WHO($seat) ->
    [you] คุณกินทริก
   *[other] { SEAT($seat, form: "start") } กินทริก
 }
event-tarocchino-discards-shown = { WHO($seat) ->
    [you] ไพ่ที่คุณคัดทิ้งคือ { NAME($cards, form: "play") }
   *[other] ไพ่ที่ { SEAT($seat, form: "start") } คัดทิ้งคือ { NAME($cards, form: "play") }
 }

## What a player may do
## $answer: yes or no; $cards: two cards

action-tarocchino-declare = { $answer ->
    [yes] ประกาศ
   *[no] ผ่าน
 }
action-tarocchino-discard-cards = คัดทิ้ง { NAME($cards, form: "play") }

## Phases

phase-tarocchino-discard = ผู้แจกไพ่คัดไพ่ทิ้งสองใบ
phase-tarocchino-declarations = การประกาศ
phase-tarocchino-play = การเล่นไพ่
phase-tarocchino-over = จบรอบแล้ว

## The score sheet: counting the cards
## $seat: the dealer, or who played the Matto; $cards, $card: what changes hands

section-tarocchino-cards = ไพ่
line-tarocchino-tricks = ไพ่จากทริก
line-tarocchino-discards = คัดทิ้ง: { NAME($cards) }
line-tarocchino-discards-lost = ไม่ได้ทริกเลย จึงเสียไพ่คัดทิ้ง: { NAME($cards) }
line-tarocchino-matto-kept = { WHO($seat) ->
    [you] คุณลง Matto และฝ่ายคุณได้คืน
   *[other] { SEAT($seat, form: "start") } ลง Matto และฝ่ายนั้นได้คืน
 }
line-tarocchino-matto-lost = { WHO($seat) ->
    [you] คุณลง Matto แต่ฝ่ายคุณไม่ได้ทริกเลย จึงเสีย Matto
   *[other] { SEAT($seat, form: "start") } ลง Matto แต่ฝ่ายนั้นไม่ได้ทริกเลย จึงเสีย Matto
 }
line-tarocchino-matto-price = ไพ่ที่ให้แลกกับ Matto: { NAME($card, form: "play") }
line-tarocchino-card-points = แต้มไพ่

## The score sheet: combinations
## $length: how many cards; $cards: the cards as laid; $count: how many different sets or sequences

section-tarocchino-opening = ชุดไพ่ที่ประกาศ
section-tarocchino-captured = ชุดไพ่ที่กินได้
line-tarocchino-tarocchi = Tarocchi { $length } ใบ: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-kings = คิง { $length } ใบ: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-queens = ควีน { $length } ใบ: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-knights = อัศวิน { $length } ใบ: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-jacks = แจ็ค { $length } ใบ: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-grande = Grande { $length } ใบ: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-coins = เรียงเหรียญ { $length } ใบ: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-cups = เรียงถ้วย { $length } ใบ: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-batons = เรียงไม้เท้า { $length } ใบ: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-swords = เรียงดาบ { $length } ใบ: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-aces = เรียงเอซ { $length } ใบ: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-moors = เรียงมัวร์ { $length } ใบ: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-sets-doubled = ตองต่างกัน { $count } ชุด ตองคูณสอง
line-tarocchino-sequences-doubled = เรียงต่างกัน { $count } ชุด เรียงคูณสอง
line-tarocchino-opening = รวมชุดไพ่ที่ประกาศ
line-tarocchino-captured = รวมชุดไพ่ที่กินได้

## The score sheet: the totals
## $winner: side-0, side-1 or draw

section-tarocchino-totals = ผลรวม
line-tarocchino-total-cards = แต้มไพ่
line-tarocchino-last-trick = ทริกสุดท้าย
line-tarocchino-total-opening = ชุดไพ่ที่ประกาศ
line-tarocchino-total-captured = ชุดไพ่ที่กินได้
line-tarocchino-total = { $winner ->
    [draw] รวม: เสมอ
   *[other] รวม
 }

## House rules

house-rule-tarocchino-declaration-time = ประกาศชุดไพ่เมื่อใด
    .before-play = ทีละคนครบวงก่อนลงไพ่ใบแรก
    .with-first-card = แต่ละคนประกาศตอนลงไพ่ใบแรกของตัวเอง
house-rule-tarocchino-declared-hands = ไพ่ที่คู่หูประกาศ
    .apart = คิดคะแนนแยกกัน
    .together = คิดคะแนนรวมเป็นมือเดียว
house-rule-tarocchino-gap-before-sixteen = มีไพ่แทนในโลก ดวงอาทิตย์ หรือดวงจันทร์ แล้วต่อด้วย 16
    .free = ใช้ไพ่แทน 16 ได้ด้วย
    .barred = ใช้ไพ่แทน 16 ไม่ได้อีก
house-rule-tarocchino-moors-after = ทรัมป์ 5 แบบใดทำให้มัวร์ต่อใน Grande ได้
    .any-five = ใบจริงหรือไพ่แทนก็ได้
    .real-five = ใบจริงเท่านั้น
house-rule-tarocchino-matto-price = ไพ่ที่ให้แลกกับ Matto
    .least-loss = ใบที่เสียไปแล้วเสียหายน้อยที่สุด
    .fixed-order = ใบแรกตามลำดับตายตัวเสมอ

## Fields of the book’s worked examples

example-tarocchino-allowed = ลงได้
example-tarocchino-asked = ลำดับการถาม
example-tarocchino-captured = ชุดไพ่ที่สองฝ่ายกินได้
example-tarocchino-card = ไพ่ที่ขอลง
example-tarocchino-card-points = แต้มไพ่ของสองฝ่าย
example-tarocchino-cards = ไพ่
example-tarocchino-dealer = ที่นั่งของผู้แจกไพ่
example-tarocchino-declares = ลำดับการประกาศ
example-tarocchino-discards = คัดทิ้ง
example-tarocchino-half-points = หน่วยครึ่งแต้ม
example-tarocchino-hand = ไพ่ในมือ
example-tarocchino-hands = ไพ่ในมือของที่นั่ง 0 ถึง 3
example-tarocchino-highest-first = จากสูงสุด
example-tarocchino-house-rules = กติกาทางเลือก
example-tarocchino-last-trick = ทริกสุดท้าย
example-tarocchino-leader = ที่นั่งที่นำ
example-tarocchino-leaders = ที่นั่งที่นำแต่ละทริก
example-tarocchino-leads = ผู้นำทริกแรก
example-tarocchino-opening = ชุดไพ่ที่สองฝ่ายประกาศ
example-tarocchino-passes = ที่นั่งที่ผ่าน
example-tarocchino-piles = ไพ่ของสองฝ่ายเมื่อจบ
example-tarocchino-price = ให้แลกกับ Matto
example-tarocchino-receives = จำนวนไพ่ของที่นั่ง 0 ถึง 3
example-tarocchino-refused = กติกาที่ห้าม
example-tarocchino-sequence-points = แต้มของเรียง
example-tarocchino-sequences = เรียง
example-tarocchino-set-points = แต้มของตอง
example-tarocchino-sets = ตอง
example-tarocchino-shown = ที่นั่ง 0 ถึง 3 โชว์
example-tarocchino-taken-by = ที่นั่งที่กินทริก
example-tarocchino-total = รวม
example-tarocchino-totals = คะแนนรวมของสองฝ่าย
example-tarocchino-trick = ทริก
example-tarocchino-tricks = ทริก
example-tarocchino-winners = ผู้ชนะ
example-tarocchino-winning = ใบที่กินทริก
