# The table: felt, slip, ledger, log. What a player reads and hears while playing.

## The bar
## $number: deal or trick, $deals and $tricks: of how many

bar-deal = รอบ { $number }
bar-deal-of = รอบ { $number } จาก { $deals }
bar-trick = ทริก { $number } จาก { $tricks }
bar-two = { $first } · { $second }

## The felt

felt-label = โต๊ะไพ่
trick-label = ทริก { $number }
trick-label-spoiled = ทริก { $number } ทริกเสีย
stamp-spoiled = ทริกเสีย
    .why = ไพ่สูงสุดเท่ากัน ไม่มีใครกินทริก
trick-card = { $by }: { $card }

## Place cards
## $cards, $tricks: how many

place-dealer = ผู้แจกไพ่
place-partner = คู่หู
place-cards = { $cards } ใบ
place-tricks = { $tricks } ทริก
place-away = ไม่อยู่
place-turn = ถึงตา
level-chance = เล่นแบบสุ่ม
level-thumb = โต๊ะครอบครัว
level-first-steps = เริ่มหัดเล่น
level-family-table = โต๊ะครอบครัว
level-club = สโมสร
level-master = เซียน

## The hand
## $cards: how many, $size: how many to choose, $card: a card

hand-legend = ไพ่ในมือคุณ { $cards } ใบ
hand-legend-pick = ไพ่ของคุณ { $cards } ใบ เลือก { $size } ใบ
card-due = { $card } ต้องเลือกใบนี้
card-stays = { $card } ต้องอยู่ในมือ
card-hint = { $card } แนะนำใบนี้
sort-label = ลำดับไพ่ในมือ
sort-falling = สูงมาก่อน
sort-rising = ต่ำมาก่อน
sort-suits = ตามดอก

## The slip

slip-label = ตาคุณเล่น
slip-label-wait = กำลังรอ
slip-label-claim = การขอปิดรอบ
slip-label-over = จบรอบแล้ว
seal-turn = ตาคุณแล้ว
seal-claim = ขอปิดรอบ
seal-void = ยกเลิกรอบ
seal-taker = ผู้รับสัญญา
ask-lead = นำด้วยใบใดก็ได้
ask-play-any = ลงใบใดก็ได้
ask-play = ลงไพ่หนึ่งใบ
ask-play-only = ลงได้เฉพาะ { NAME($card, form: "play") }
ask-wait = { WHO($seat) ->
    [you] ถึงตาคุณแล้ว
   *[other] ถึงตา { SEAT($seat, form: "start") }
 }
ask-wait-all = คนอื่นกำลังตัดสินใจ
ask-over = จบรอบแล้ว
    .detail = เล่นครบทุกทริกแล้ว
ask-void = ผู้เล่นคนถัดไปแจกไพ่ใหม่
ask-claim = { WHO($seat) ->
    [you] คุณขอปิดรอบ
   *[other] { SEAT($seat, form: "start") } ขอปิดรอบ
 }
    .detail = ไพ่ที่เหลือเปลี่ยนไม่ได้แล้วว่าใครกินทริกใดและรอบนี้ได้คะแนนเท่าไร
    .waiting = กำลังถามคนอื่นที่โต๊ะ
slip-allowed = ลงได้
slip-clause = กติกาข้อนี้
act-choose = เลือกไพ่
act-chosen = ลงไพ่ที่เลือก
act-play = ลง { NAME($card, form: "play") }
act-refused = เลือกไพ่ใบอื่น
act-choose-answer = เลือกหนึ่งข้อ
act-answer = ตอบตามนี้
act-pick-chosen = ใช้ไพ่ที่เลือก
act-pick = เลือกแล้ว { $count } จาก { $size }
act-score = ใบคะแนน
act-next = รอบถัดไป
act-deal-again = แจกใหม่
act-forced = ลงไพ่ท้าย ๆ ให้หมด
act-claim = ขอปิดรอบ
act-consent = ตกลง
act-play-on = เล่นต่อ
act-hint = คำใบ้
act-back = กลับ
act-refresh = ดูใหม่
act-here = ฉันกลับมาแล้ว
act-step = ต่อไป
act-by-hand = เลือกไพ่เอง
table-lost = การเชื่อมต่อขาดหาย เกมจะดำเนินต่อทันทีที่เชื่อมต่อได้อีกครั้ง
choice-closed = ตอนนี้เลือกไม่ได้
choose-one = เลือกหนึ่งข้อ
hint-title = หลักง่าย ๆ แนะนำว่า
hint-title-master = มือเซียนจะเล่นอย่างไร
hint-expected = คาดว่าได้ { $score }
notice-stale = ระหว่างนั้นเล่นกันต่อไปแล้ว ตอนนี้เป็นดังนี้
notice-nothing = ยังไม่ได้เลือกอะไร
notice-away = คุณเงียบไปพักหนึ่ง บอตจึงเล่นแทนคุณ
clause = ข้อกติกา

## The ledger

ledger-label = บันทึกของรอบนี้
panel-last = ทริกที่แล้ว
panel-log = ลำดับเหตุการณ์
panel-pace = จังหวะการเล่น
panel-standing = { $deals ->
    [0] แมตช์
   *[other] แมตช์หลัง { $deals } รอบ
 }
panel-track = ทริกของรอบนี้
panel-still-out = ไพ่มีชื่อที่ยังไม่เห็น
panel-none = ไม่มี
panel-seats = คนและบอต
track-open = ทริก { $number }: ยังไม่เล่น
track-spoiled = ทริก { $number }: ทริกเสีย
track-taken = { WHO($seat) ->
    [you] ทริก { $number }: ของคุณ
   *[other] ทริก { $number }: { SEAT($seat) }
 }
log-deal = การแจกไพ่
log-bidding = การประมูล
log-chien = Chien และไพ่คัดทิ้ง
log-declarations = การประกาศ
log-now = { WHO($seat) ->
    [you] ถึงตาคุณ
   *[other] ถึงตา { SEAT($seat, form: "start") }
 }
pace-calm = สบาย ๆ
pace-brisk = เร็ว
pace-swift = เร็วมาก
pace-wait = รอ
pace-set = ตั้งจังหวะ

## Persons at the table

company-person = คน
company-bot = บอต
company-away = ไม่อยู่ บอตเล่นแทน
# $name: the bot
company-level = ระดับของ { $name }
company-set = ตั้งระดับ
company-call = ใช้ชื่อนี้
news-sits = { $name } เข้านั่งที่โต๊ะ
news-leaves = { $name } ออกจากโต๊ะ บอตเล่นต่อ
news-away = { $name } ไม่อยู่ บอตเล่นแทนไปก่อน
news-back = { $name } กลับมาแล้ว
invite-text = ใครเปิดที่อยู่นี้ก็นั่งที่ว่างได้
invite-address = ลิงก์เชิญ
leave = ลุกจากโต๊ะ

## French Tarot
## $bouts: in the hand, $target: points to take; $size: cards; $tricks: how many; $points: in writing

ask-tarot-bid = การประมูลของคุณ
    .detail = { $bouts ->
        [0] ไม่มี bout ผู้รับสัญญาต้องทำ { $target } จาก 91 แต้ม
       *[other] คุณมี bout { $bouts } ใบ ผู้รับสัญญาต้องทำ { $target } จาก 91 แต้ม
     }
ask-tarot-discard-cards = คัดไพ่ทิ้ง { $size } ใบ
    .detail = ไพ่ที่คัดทิ้งนับแต้มให้คุณ คิงและ bout ต้องอยู่ในมือ
ask-tarot-chelem = จะประกาศ chelem หรือไม่
    .detail = เฉพาะเมื่อตั้งใจกินให้ครบสิบแปดทริก
ask-tarot-poignee = จะโชว์ poignée หรือไม่
    .detail = ทุกคนจะเห็นไพ่ ฝ่ายที่ชนะสัญญาได้คะแนน poignée
ask-tarot-poignee-cards = โชว์ทรัมป์ { $size } ใบ
    .detail = เลือกใบที่เสนอไว้ให้แล้ว เปลี่ยนได้ตามใจ
choice-tarot-bid-pass = เป็นผู้ป้องกันรอบนี้
    .act = ผ่าน
choice-tarot-bid-prise = หยิบ chien
    .mark = ×1
    .act = เรียก Prise
choice-tarot-bid-garde = หยิบ chien
    .mark = ×2
    .act = เรียก Garde
choice-tarot-bid-garde-sans = ไม่เปิด chien แต่นับให้คุณ
    .mark = ×4
    .act = เรียก Garde sans
choice-tarot-bid-garde-contre = chien เป็นของฝ่ายป้องกัน
    .mark = ×6
    .act = เรียก Garde contre
choice-tarot-chelem-yes = ได้ 400 ถ้ากินทุกทริก เสีย 200 ถ้าไม่ครบ
    .act = ประกาศ chelem
choice-tarot-chelem-no = เล่นโดยไม่ประกาศ
    .act = เล่นต่อ
choice-tarot-poignee-no = เก็บทรัมป์ไว้ไม่ให้ใครเห็น
    .act = ไม่โชว์
choice-tarot-poignee-10 = poignée ขั้นเดียว
    .mark = 20
    .act = โชว์ทรัมป์ 10 ใบ
choice-tarot-poignee-13 = poignée สองขั้น
    .mark = 30
    .act = โชว์ทรัมป์ 13 ใบ
choice-tarot-poignee-15 = poignée สามขั้น
    .mark = 40
    .act = โชว์ทรัมป์ 15 ใบ
chien-hidden = chien: หกใบคว่ำหน้า
chien-shown = chien หงายให้ทุกคนเห็น
ecart-trumps = ทรัมป์ที่คัดทิ้ง หงายให้ทุกคนเห็น
poignee-of = { WHO($seat) ->
    [you] poignée ของคุณ
   *[other] poignée ของ { SEAT($seat) }
 }
place-chelem = Chelem
pile-defence = ฝ่ายป้องกัน
pile-tricks = { $tricks }
pile-ecart = { $tricks } + ไพ่คัดทิ้ง
pile-chien = { $tricks } + chien
unit-tricks = { $tricks ->
   *[other] ทริก
 }
contract-alone = { WHO($seat) ->
    [you] คุณเล่นคนเดียวสู้สาม
   *[other] { SEAT($seat, form: "start") } เล่นคนเดียวสู้สาม
 }
auction-open = ยังไม่มีใครประมูล
    .why = แต่ละคนเรียกได้ครั้งเดียว คนที่เรียกสูงสุดเล่นคนเดียวสู้สาม
auction-highest = เรียกสูงสุดจนถึงตอนนี้ แต่ละคนเรียกได้ครั้งเดียว คนที่เรียกสูงสุดเล่นคนเดียวสู้สาม
panel-poignees = poignée ที่โชว์แล้ว
panel-ecart = ไพ่คัดทิ้งของคุณ { $points } แต้ม

## Tarocchino
## $points: what the combinations score; $length: how many cards

ask-tarocchino-discard-cards = คัดไพ่ทิ้ง { $size } ใบ
    .detail = ไพ่ที่คัดทิ้งนับแต้มให้ฝ่ายคุณ คิง เทวทูต โลก Bégato และ Matto ต้องอยู่ในมือ
ask-tarocchino-declare = จะประกาศชุดไพ่หรือไม่
    .detail = ได้ { $points } แต้ม และทุกคนเห็นไพ่ ถ้าผ่านก็เสียเพียงแต้มนี้
choice-tarocchino-declare-yes = โชว์ทุกชุด
    .act = ประกาศ
choice-tarocchino-declare-no = เก็บไว้ไม่ให้ใครเห็น
    .act = ผ่าน
place-shows = โชว์ { $points }
declared-by = { WHO($seat) ->
    [you] คุณประกาศ
   *[other] { SEAT($seat) } ประกาศ
 }
unit-declared = ที่ประกาศ
panel-declared = ชุดไพ่ที่ประกาศแล้ว
panel-discards = ไพ่สองใบที่คุณคัดทิ้ง
combination-tarocchi = Tarocchi { $length } ใบ
combination-kings = คิง { $length } ใบ
combination-queens = ควีน { $length } ใบ
combination-knights = อัศวิน { $length } ใบ
combination-jacks = แจ็ค { $length } ใบ
combination-grande = Grande { $length } ใบ
combination-coins = เรียงเหรียญ { $length } ใบ
combination-cups = เรียงถ้วย { $length } ใบ
combination-batons = เรียงไม้เท้า { $length } ใบ
combination-swords = เรียงดาบ { $length } ใบ
combination-aces = เรียงเอซ { $length } ใบ
combination-moors = เรียงมัวร์ { $length } ใบ
combination-sets-doubled = มีตองสามชุดขึ้นไป ตองคูณสอง
combination-sequences-doubled = มีเรียงสามชุดขึ้นไป เรียงคูณสอง

# What bots are called at a table, and a guest who gave no name.
bot-name-0 = Jeanne
bot-name-1 = Marcel
bot-name-2 = Odile
bot-name-3 = Baptiste
bot-name-4 = Rosa
bot-name-5 = Ambrogio
bot-name-6 = Teresa
bot-name-7 = Lorenzo
bot-name-8 = Solange
bot-name-9 = Gaspard
bot-name-10 = Ilaria
bot-name-11 = Fernand
guest-name = แขก

# The letters in the corners of court cards, lowest first: jack, cavalier, queen, king. Aluette has no queen.
index-letters-aluette = JNK
index-letters-french-tarot = JNQK
index-letters-tarocchino = JNQK
