# The pages around the table: home, rules, cards, score sheet, history, errors.

site = Cardavia
page-title = { $title } · Cardavia
skip = ข้ามไปที่เนื้อหา
skip-hand = ข้ามไปที่ไพ่ในมือ
tools = เครื่องมือ
nav-home = หน้าแรก
nav-rules = กติกา
nav-cards = ไพ่
nav-history = ประวัติการเล่น
nav-settings = การตั้งค่า
nav-table = โต๊ะ
nav-glossary = อภิธานศัพท์
nav-look = หน้าตา
nav-language = ภาษา

game-aluette = Aluette
game-french-tarot = ไพ่ทาโรต์ฝรั่งเศส
game-tarocchino = Tarocchino แห่งโบโลญญา

## A game in a few words
## $cards: how many

about-players = ผู้เล่นสี่คน
about-cards = ไพ่ { $cards } ใบ
about-country = ประเทศ
about-fact-1 = ผู้เล่น
about-fact-2 = ฝ่าย
about-fact-3 = ไพ่
about-fact-4 = ความยาว
about-more = อ่านต่อ
about-wikipedia = วิกิพีเดีย
about-aluette = เก้าทริก ไม่มีทรัมป์ ไม่บังคับลงตามดอก Monsieur ชนะ Madame แม่วัวชนะคิงทั้งหลาย และไพ่ที่เท่ากันทำให้ทริกเสีย
    .country = ฝรั่งเศส: ว็องเด ลุ่มน้ำลัวร์ เบรอตาญ
    .sides = สองคู่ คู่หูคงที่
    .length = ห้ารอบ
about-french-tarot = ผู้เล่นคนหนึ่งชนะประมูล หยิบไพ่หกใบ แล้วเล่นลำพัง Petit ทรัมป์ 21 และ Excuse เป็นตัวกำหนดว่าต้องทำกี่แต้ม
    .country = ฝรั่งเศส
    .sides = หนึ่งต่อสาม
    .length = เล่นไปทีละรอบ
about-tarocchino = ประกาศไพ่เรียงของคุณ รักษา Bégato ไว้ให้ดี แล้วชิงทั้งชุดไพ่และทริก
    .country = อิตาลี: โบโลญญา
    .sides = สองคู่ คู่หูคงที่
    .length = หนึ่งรอบ

## Home

home-title = เกมไพ่เก่าแก่สามเกม บนโต๊ะที่เงียบสงบ
home-lead = นั่งลงเล่นกับผู้เล่นใจเย็นอีกสามคน เมื่อลงไพ่ใบไหนไม่ได้ โต๊ะจะบอกกติกาและบอกว่าลงใบใดได้บ้าง
home-waiting = เกมของคุณรออยู่
home-continue = เล่นต่อ
home-play = เริ่มเล่น
home-with-others = เล่นกับคนอื่น

## Rules, cards, glossary

rules-title = กติกา
rules-lead = สามเกม สามเล่ม ทุกครั้งที่โต๊ะไม่ให้ลงไพ่ จะมีลิงก์มาที่ข้อกติกาในนี้
rules-read = อ่านกติกา
rules-book = กติกา
rules-contents = สารบัญ
rules-example = ตัวอย่าง
rules-full = กติกาฉบับเต็ม
rules-return = กลับไปที่โต๊ะ
cards-title = ไพ่ของ { $game }
cards-others = สำรับอื่น
# $level: 19 is the highest
cards-level = ชั้น { $level }
# $points: half-points
cards-points = { HALVES($points) } แต้ม
cards-family-luette = Luette
    .note = ไพ่สูงสุดสี่ใบ แต่ละใบอยู่ชั้นของตัวเอง
cards-family-double = Double
    .note = ไพ่รองลงมาสี่ใบ แต่ละใบอยู่ชั้นของตัวเอง
cards-family-middle = ไพ่กลาง
    .note = ไพ่หน้าเดียวกันสี่ใบเท่ากัน ไม่ว่าดอกใด
cards-family-small = ไพ่เล็ก
    .note = หน้าเดียวกันก็เท่ากันเช่นกัน
cards-suit-french-tarot-S = โพดำ
cards-suit-french-tarot-H = โพแดง
cards-suit-french-tarot-D = ข้าวหลามตัด
cards-suit-french-tarot-C = ดอกจิก
cards-suit-french-tarot-T = ทรัมป์
cards-suit-french-tarot-none = Excuse
cards-suit-tarocchino-S = ดาบ
cards-suit-tarocchino-C = ถ้วย
cards-suit-tarocchino-B = ไม้เท้า
cards-suit-tarocchino-D = เหรียญ
cards-suit-tarocchino-T = ทรัมป์
cards-suit-tarocchino-none = Matto
glossary-title = อภิธานศัพท์
glossary-lead = คำศัพท์ของทั้งสามเกม พร้อมความหมาย

## Score sheet
## $seat: the taker or the winner; $each: what one defender pays; $difference, $points, $target, $ours, $theirs: points

score-title = ใบคะแนน
score-line = รายการ
score-practice = เล่นรอบเดิมอีกครั้ง ไม่นับคะแนน
score-match-over = แมตช์จบแล้ว
score-waits = รอเจ้าของโต๊ะเริ่มรอบถัดไป
score-replay = ดูย้อนหลัง
act-again = เล่นรอบเดิมอีกครั้ง
act-restart = แมตช์ใหม่
nav-verify = ตรวจสอบการแจกไพ่
verdict-void = รอบนี้ยกเลิก
verdict-side-ours = ฝ่ายคุณชนะรอบนี้
verdict-side-theirs = อีกฝ่ายชนะรอบนี้
verdict-draw = เสมอ
verdict-to-us = ให้ฝ่ายคุณ
verdict-to-them = ให้อีกฝ่าย
verdict-difference = ผลต่างของสองฝ่าย
verdict-aluette-none = ไม่มีใครได้คะแนน
    .text = ทั้งเก้าทริกเป็นทริกเสีย
verdict-aluette-won = { WHO($seat) ->
    [you] คุณได้ทริกมากที่สุด: { $tricks } ทริก
   *[other] { SEAT($seat, form: "start") } ได้ทริกมากที่สุด: { $tricks } ทริก
 }
    .over = หนึ่งคะแนน
verdict-aluette-mordienne = { WHO($seat) ->
    [you] คุณกินทุกทริกตั้งแต่ทริกแรกที่ได้จนถึงทริกที่เก้า: { $tricks } ทริก
   *[other] { SEAT($seat, form: "start") } กินทุกทริกตั้งแต่ทริกแรกที่ได้จนถึงทริกที่เก้า: { $tricks } ทริก
 }
    .over = Mordienne สองคะแนน
# $contract: prise, garde, garde-sans or garde-contre
verdict-tarot-contract = { $contract ->
    [prise] Prise ×1
    [garde] Garde ×2
    [garde-sans] Garde sans ×4
   *[garde-contre] Garde contre ×6
 } · { WHO($seat) ->
    [you] คุณคนเดียวสู้สาม
   *[other] { SEAT($seat) } คนเดียวสู้สาม
 }
verdict-tarot-made = { WHO($seat) ->
    [you] { $difference ->
        [0] คุณทำได้พอดี
       *[other] คุณทำสำเร็จ เกิน { $difference } แต้ม
     }
   *[other] { $difference ->
        [0] สัญญาสำเร็จพอดี
       *[other] สัญญาสำเร็จ เกิน { $difference } แต้ม
     }
 }
verdict-tarot-failed = { WHO($seat) ->
    [you] คุณทำไม่สำเร็จ ขาด { $difference } แต้ม
   *[other] สัญญาไม่สำเร็จ ขาด { $difference } แต้ม
 }
verdict-tarot-text = { $bouts ->
    [0] ได้ { $points } แต้ม ไม่มี bout ต้องทำ { $target } แต้ม
   *[other] ได้ { $points } แต้ม มี bout { $bouts } ใบ ต้องทำ { $target } แต้ม
 }
verdict-tarot-received = { WHO($seat) ->
    [you] คุณได้ { $each } จากผู้ป้องกันแต่ละคน
   *[other] ผู้ป้องกันแต่ละคนจ่าย { $each } ให้ { SEAT($seat) }
 }
verdict-tarot-paid = { WHO($seat) ->
    [you] คุณจ่าย { $each } ให้ผู้ป้องกันแต่ละคน
   *[other] { SEAT($seat) } จ่าย { $each } ให้ผู้ป้องกันแต่ละคน
 }
verdict-tarot-gauge = { $points } จาก 91 แต้ม ต้องทำ { $target }
verdict-tarocchino-text = ฝ่ายคุณ { $ours } แต้ม อีกฝ่าย { $theirs } แต้ม

## History and replay
## $step, $steps: actions shown, of how many

history-title = ประวัติการเล่น
history-lead = รอบที่คุณเล่นจบแล้ว ดูย้อนหลังทีละขั้นได้ทุกรอบ โดยหงายไพ่ทุกมือ
history-none = ยังไม่มีรอบที่เล่นจบ
history-void = ยกเลิก
history-record = บันทึกรอบ
history-all-records = ดาวน์โหลดบันทึกทั้งหมด
history-upload = อ่านบันทึก
    .note = ไฟล์ที่มีหนึ่งรอบต่อหนึ่งบรรทัด อย่างที่ดาวน์โหลดจากที่นี่
history-send = อ่านไฟล์
history-faults = อ่านบันทึกเหล่านี้ไม่ได้:
# $deals: how many
history-read = เพิ่ม { $deals } รอบลงในประวัติการเล่นแล้ว
replay-title = ดูย้อนหลัง
replay-step = ขั้น { $step } จาก { $steps }
replay-start = แจกไพ่แล้ว
replay-trick = ทริก
replay-steps = ขั้น
replay-first = ไปที่จุดเริ่ม
replay-previous = ถอยหนึ่งขั้น
replay-next = ไปอีกหนึ่งขั้น
replay-last = ไปที่จุดจบ
replay-goto = ขั้น
replay-go = ไป
replay-talon = ไพ่ที่ไม่ได้แจกให้ใคร

## Verify

verify-title = ตรวจสอบการแจกไพ่
verify-lead = กำหนดไพ่ไว้แล้วก่อนที่ใครจะเล่น คำมั่นเปิดเผยตั้งแต่ต้น ส่วนกุญแจที่ใช้ไขจะเปิดเผยเมื่อจบรอบ
verify-deal = รอบ
verify-commitment = คำมั่น
verify-salt = เกลือ
verify-seed = เมล็ด
verify-later = รอบนี้ยังเล่นไม่จบ เมล็ดและเกลือจะแสดงเมื่อจบรอบ
verify-holds = คำมั่นเป็นจริง: เมล็ดและเกลือนี้ให้ค่าแฮชนี้พอดี
verify-fails = คำมั่นไม่เป็นจริง: เมล็ดและเกลือนี้ให้ค่าแฮชอื่น
verify-how = ตรวจสอบเอง
verify-how-1 = คำมั่นคือ SHA-256 ของข้อความ “cardavia/1 commitment” เกลือ และเมล็ด โดยคั่นด้วยช่องว่างหนึ่งช่อง
verify-how-2 = เมล็ดเดียวกันแจกไพ่ชุดเดียวกันเสมอ บันทึกรอบเก็บเมล็ดไว้
verify-how-3 = เมล็ดของรอบหนึ่งไม่บอกอะไรเกี่ยวกับรอบถัดไป

## Join

join-title = นั่งที่โต๊ะ { $game }
join-name = ชื่อของคุณที่โต๊ะ
join-seat = ที่นั่งของคุณ
join-sit = นั่ง
join-person = มีคนนั่งแล้ว
join-bot = บอตเล่นอยู่ คุณนั่งแทนได้
join-away = เก็บไว้ให้คนที่ไม่อยู่
# $name: the host; of a seat that is free
join-partner = เป็นคู่หูของ { $name }
join-opponent = เป็นคู่แข่งของ { $name }
join-seat-taken = ระหว่างนั้นมีคนนั่งที่นั่นแล้ว เลือกที่นั่งอื่น
join-not-now = คุณถือไพ่ของที่นั่งอื่นในรอบนี้ไปแล้ว เปลี่ยนที่นั่งได้เมื่อจบรอบ

## Errors

error-400 = โต๊ะไม่เข้าใจ
    .text = หน้าหรือแบบฟอร์มส่งสิ่งที่โต๊ะอ่านไม่ได้
    .advice = ย้อนกลับไปแล้วลองอีกครั้ง
error-403 = ตรงนี้ไม่ใช่ของคุณ
    .text = ที่นั่งเป็นของคนอื่น หรือคุณเข้ามานานเกินไปแล้ว
    .advice = ผู้ได้รับเชิญเปิดที่อยู่ในคำเชิญอีกครั้งได้
error-404 = ที่นี่ไม่มีอะไร
    .text = อาจพิมพ์ที่อยู่ผิด หรือโต๊ะนี้ไม่ได้เก็บไว้แล้ว
    .advice = ทุกอย่างเริ่มต้นที่หน้าแรก
error-405 = ทำแบบนี้ไม่ได้
    .text = ที่อยู่นี้รับเฉพาะแบบฟอร์ม หรือเฉพาะการเปิดหน้า
    .advice = กลับไปหน้าที่คุณจากมา
error-409 = เล่นกันต่อไปแล้ว
    .text = มีคนเล่นไปแล้วระหว่างที่คุณเลือก
    .advice = ดูโต๊ะอีกครั้ง ของคุณยังอยู่ครบ
error-413 = มากเกินไปในครั้งเดียว
    .text = สิ่งที่ส่งมาใหญ่เกินกว่าที่นี่จะอ่าน
    .advice = แบ่งส่งเป็นส่วนเล็กลง
error-422 = ทำอย่างนั้นไม่ได้
    .text = สิ่งที่ส่งมาขัดกับกติกา หรือไม่ครบ
    .advice = เหตุผลอยู่ด้านล่าง
error-429 = ช้าลงสักนิด
    .text = มีคำขอจากเบราว์เซอร์ของคุณมากจนโต๊ะขอพัก
    .advice = รอหนึ่งนาทีแล้วค่อยทำต่อ
error-500 = ความผิดของเราเอง
    .text = มีบางอย่างขัดข้องและเราจดไว้แล้ว แมตช์ของคุณยังเก็บไว้อยู่
    .advice = กลับไปที่โต๊ะ ถ้าเกิดขึ้นอีก ให้รอสักครู่
error-503 = ปิดอยู่ชั่วครู่
    .text = กำลังเริ่มระบบใหม่ แมตช์ของคุณยังเก็บไว้อยู่
    .advice = ลองอีกครั้งในหนึ่งนาที

history-empty-file = ไฟล์นี้ไม่มีบันทึก บันทึกหนึ่งรายการคือ JSON หนึ่งออบเจ็กต์ต่อหนึ่งบรรทัด
history-fault = บรรทัด { $line }: { $why }
history-refused = “{ $action }” ขัดกับกติกา { $why }
history-unfinished = รอบนี้ยังเล่นไม่จบ เก็บเฉพาะรอบที่เล่นจบแล้ว
