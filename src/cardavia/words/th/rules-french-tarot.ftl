# French Tarot: what its rules say while it is played and when it is settled.

## Refusals
## $reason: what is wrong; $seat: whose turn it is; $card: the card asked for

# $bid, $highest: the contract asked for and the last one bid
refusal-tarot-bidding-once = { $reason ->
    [turn] ตอนนี้ยังประมูลไม่ได้ เพราะเป็นตาของ { SEAT($seat, form: "of") }
   *[low] เรียก { $bid ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     } ไม่ได้ เพราะสัญญาล่าสุดคือ { $highest ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }
 }
    .rule = แต่ละคนเรียกได้ครั้งเดียวตามลำดับ และต้องเรียกสัญญาที่สูงกว่าสัญญาล่าสุด
# $count: how many cards were asked for
refusal-tarot-chien-discard-six = { $reason ->
    [turn] ตอนนี้ทำอย่างนั้นไม่ได้ { WHO($seat) ->
        [you] คุณต้องคัดไพ่ทิ้งหกใบก่อน
       *[other] { SEAT($seat) } ต้องคัดไพ่ทิ้งหกใบก่อน
     }
    [count] คัดไพ่ทิ้ง { $count } ใบไม่ได้
    [twice] คัด { NAME($card, form: "play") } ทิ้งสองครั้งไม่ได้
   *[not-held] คัด { NAME($card, form: "play") } ทิ้งไม่ได้ เพราะไม่อยู่ในมือคุณ
 }
    .rule = ผู้รับสัญญาคัดไพ่ในมือทิ้งหกใบพอดี
refusal-tarot-chien-no-kings-no-bouts = คัด { NAME($card, form: "play") } ทิ้งไม่ได้
    .rule = ห้ามคัดคิงและ bout ทิ้ง
# $count: how many plain-suit cards may go
refusal-tarot-chien-plain-first = { $reason ->
    [trump] คัด { NAME($card, form: "play") } ทิ้งไม่ได้ เพราะคุณมีไพ่ธรรมดาพอให้คัดทิ้ง
   *[kept] เก็บ { NAME($card, form: "play") } ไว้ไม่ได้ เพราะมีไพ่ธรรมดาที่คัดทิ้งได้เพียง { $count } ใบ จึงต้องคัดทิ้งทั้งหมด
 }
    .rule = คัดทรัมป์ทิ้งได้เฉพาะเมื่อมีไพ่ธรรมดาที่คัดทิ้งได้ไม่ถึงหกใบ และต้องคัดไพ่ธรรมดาเหล่านั้นทิ้งทั้งหมดก่อน
refusal-tarot-declarations-chelem = ตอนนี้ทำอย่างนั้นไม่ได้ { WHO($seat) ->
    [you] คุณต้องบอกก่อนว่าจะประกาศ chelem หรือไม่
   *[other] { SEAT($seat) } ต้องบอกก่อนว่าจะประกาศ chelem หรือไม่
 }
    .rule = ก่อนลงไพ่ใบแรก ผู้รับสัญญาเท่านั้นที่ประกาศ chelem ได้
refusal-tarot-declarations-poignee = { $reason ->
    [turn] ตอนนี้ยังลงไพ่ไม่ได้ เพราะเป็นตาของ { SEAT($seat, form: "of") }
    [no-trump] โชว์ { NAME($card, form: "play") } ใน poignée ไม่ได้ เพราะไม่ใช่ทรัมป์
   *[not-held] โชว์ { NAME($card, form: "play") } ไม่ได้ เพราะไม่อยู่ในมือคุณ
 }
    .rule = poignée คือทรัมป์ในมือตัวเอง โชว์ก่อนลงไพ่ใบแรกของตัวเอง
# $level: how many cards were asked for; $trumps: how many trumps are in the hand
refusal-tarot-declarations-poignee-levels = โชว์ poignée { $level } ใบไม่ได้ เพราะคุณมีทรัมป์ { $trumps } ใบ
    .rule = poignée ต้องมีทรัมป์ครบตามขั้น หรือขาดหนึ่งใบแล้วใช้ Excuse แทน
refusal-tarot-declarations-poignee-excuse = โชว์ Excuse ใน poignée { $level } ใบนี้ไม่ได้
    .rule = Excuse เติมที่ว่างได้เฉพาะเมื่อโชว์ทรัมป์ทุกใบในมือไปด้วย
# $count: how many cards were asked for
refusal-tarot-declarations-poignee-shown = { $reason ->
    [count] โชว์ { $count } ใบไม่ได้
    [twice] โชว์ { NAME($card, form: "play") } สองครั้งไม่ได้
   *[chosen] เลือก { $count } ใบนี้ไม่ได้ เพราะต้องโชว์ทรัมป์สูงสุดของคุณ
 }
    .rule = poignée มี 10, 13 หรือ 15 ใบพอดี
refusal-tarot-declarations-four-kings = โชว์ { NAME($card, form: "play") } ไม่ได้ เพราะคัดทิ้งไปแล้ว
    .rule = ทรัมป์ที่คัดทิ้งนับได้เฉพาะใน poignée สามขั้นของผู้รับสัญญาที่มีคิงครบสี่ใบ
refusal-tarot-play-own-cards = { $reason ->
    [turn] ตอนนี้ยังลงไพ่ไม่ได้ เพราะเป็นตาของ { SEAT($seat, form: "of") }
   *[not-held] ลง { NAME($card, form: "play") } ไม่ได้ เพราะไม่อยู่ในมือคุณ
 }
    .rule = ลงได้เฉพาะไพ่ในมือตัวเอง และเฉพาะเมื่อถึงตาตัวเอง
# $led: the card that set the suit
refusal-tarot-play-follow-suit = ตอนนี้ลง { NAME($card, form: "play") } ไม่ได้ เพราะนำด้วย { NAME($led, form: "play") } และคุณมีดอกนั้น
    .rule = ต้องลงตามดอกถ้ามี
refusal-tarot-play-trump-in = ตอนนี้ลง { NAME($card, form: "play") } ไม่ได้ เพราะนำด้วย { NAME($led, form: "play") } คุณไม่มีดอกนั้น แต่มีทรัมป์
    .rule = ถ้าไม่มีดอกที่นำ ต้องลงทรัมป์
# $highest: the highest trump in the trick
refusal-tarot-play-overtrump = ตอนนี้ลง { NAME($card, form: "play") } ไม่ได้ เพราะคุณมีทรัมป์สูงกว่า { NAME($highest, form: "of") }
    .rule = เมื่อลงทรัมป์ ต้องสูงกว่าทรัมป์สูงสุดในทริกถ้าทำได้

## The log

event-tarot-deal-opened = { WHO($dealer) ->
    [you] คุณแจกไพ่
   *[other] { SEAT($dealer, form: "start") } แจกไพ่
 }
event-tarot-hand-dealt = { WHO($seat) ->
    [you] คุณได้ไพ่สิบแปดใบ
   *[other] { SEAT($seat, form: "start") } ได้ไพ่สิบแปดใบ
 }
event-tarot-chien-dealt = หกใบเป็น chien คว่ำหน้าไว้
event-tarot-petit-sec-found = { WHO($seat) ->
    [you] คุณมี Petit เป็นทรัมป์ใบเดียว ยกเลิกรอบนี้
   *[other] { SEAT($seat, form: "start") } มี Petit เป็นทรัมป์ใบเดียว ยกเลิกรอบนี้
 }
event-tarot-hands-shown = หงายไพ่ทุกใบ chien คือ { NAME($chien, join: "unit") }
# $contract: the contract bid, “none” for a pass
event-tarot-bid-made = { $contract ->
    [none] { WHO($seat) ->
        [you] คุณผ่าน
       *[other] { SEAT($seat, form: "start") } ผ่าน
     }
   *[other] { WHO($seat) ->
        [you] คุณเรียก
       *[other] { SEAT($seat, form: "start") } เรียก
     } { $contract ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }
 }
event-tarot-taker-named = { WHO($seat) ->
    [you] คุณเป็นผู้รับสัญญา
   *[other] { SEAT($seat, form: "start") } เป็นผู้รับสัญญา
 } { $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }
event-tarot-everyone-passed = ทุกคนผ่าน ยกเลิกรอบนี้
event-tarot-chien-shown = { WHO($seat) ->
    [you] คุณหยิบ chien:
   *[other] { SEAT($seat, form: "start") } หยิบ chien:
 } { NAME($cards, join: "unit") }
event-tarot-ecart-laid = ไพ่คัดทิ้งของคุณ: { NAME($cards, join: "unit") }
# $trumps: the trumps among the six cards, “none” for none
event-tarot-ecart-made = { WHO($seat) ->
    [you] คุณคัดไพ่ทิ้งหกใบ
   *[other] { SEAT($seat, form: "start") } คัดไพ่ทิ้งหกใบ
 }{ $trumps ->
    [none] { "" }
   *[other] { " " }มีทรัมป์คือ { NAME($trumps, join: "unit") }
 }
event-tarot-cards-apart-shown = ไพ่หกใบที่ไม่ได้เล่น: { NAME($cards, join: "unit") }
event-tarot-chelem-announced = { WHO($seat) ->
    [you] คุณประกาศ chelem
   *[other] { SEAT($seat, form: "start") } ประกาศ chelem
 }
event-tarot-chelem-forgone = { WHO($seat) ->
    [you] คุณไม่ประกาศ chelem
   *[other] { SEAT($seat, form: "start") } ไม่ประกาศ chelem
 }
event-tarot-poignee-shown = { WHO($seat) ->
    [you] คุณโชว์ poignée:
   *[other] { SEAT($seat, form: "start") } โชว์ poignée:
 } { NAME($cards, join: "unit") }
event-tarot-poignee-declined = คุณเก็บ poignée ไว้ไม่ให้ใครเห็น
event-tarot-card-played = { WHO($seat) ->
    [you] คุณลง { NAME($card, form: "play") }
   *[other] { SEAT($seat, form: "start") } ลง { NAME($card, form: "play") }
 }
event-tarot-trick-taken = { WHO($seat) ->
    [you] คุณกินทริก
   *[other] { SEAT($seat, form: "start") } กินทริก
 }

## Choices

action-tarot-bid = { $contract ->
    [none] ผ่าน
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }
action-tarot-announce-chelem = ประกาศ chelem
action-tarot-forgo-chelem = ไม่ประกาศ chelem
action-tarot-show-poignee = โชว์ poignée: { NAME($cards, join: "unit") }
action-tarot-decline-poignee = ไม่โชว์ poignée
action-tarot-discard = คัดทิ้ง: { NAME($cards, join: "unit") }

## Phases

phase-tarot-bidding = การประมูล
phase-tarot-ecart = การคัดไพ่ทิ้ง
phase-tarot-chelem = ก่อนลงไพ่ใบแรก
phase-tarot-play = การเล่นไพ่
phase-tarot-over = จบรอบแล้ว

## Void deals

void-tarot-petit-sec = Petit sec: มีคนถือ Petit เป็นทรัมป์ใบเดียวโดยไม่มี Excuse ไม่มีใครได้คะแนน
void-tarot-all-pass = ทุกคนผ่าน ไม่มีใครได้คะแนน

## The score sheet
## $made: whether the contract, or the chelem, succeeded; $points, $target, $bouts: the taker's

section-tarot-card-points = แต้มไพ่
section-tarot-contract = สัญญา
section-tarot-payment = สิ่งที่ผู้ป้องกันแต่ละคนจ่าย

column-tarot-taker = ผู้รับสัญญา
column-tarot-defence = ฝ่ายป้องกัน
column-tarot-points = แต้ม
column-tarot-each-defender = ผู้ป้องกันแต่ละคน

line-tarot-tricks = ทริก ไม่รวม Excuse
line-tarot-excuse = Excuse
line-tarot-excuse-half = ครึ่งแต้มแลกกับ Excuse
line-tarot-ecart = ไพ่คัดทิ้ง
line-tarot-chien = Chien
line-tarot-card-points = แต้มไพ่
line-tarot-base = คะแนนตั้งต้น
line-tarot-difference = { $made ->
    [yes] สำเร็จ: ได้ { $points } แต้ม มี bout { $bouts } ใบ ต้องทำ { $target }
   *[no] ไม่สำเร็จ: ได้ { $points } แต้ม มี bout { $bouts } ใบ ต้องทำ { $target }
 }
line-tarot-sum = รวม
# $worth × $multiplier
line-tarot-contract = { $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 } { $made ->
    [yes] สำเร็จ
   *[no] ไม่สำเร็จ
 }: { $worth } × { $multiplier }
line-tarot-petit-au-bout = Petit au bout: 10 × { $multiplier }
# $shown: how many poignées
line-tarot-poignees = poignée { $shown } ครั้ง ให้ฝ่ายชนะ
line-tarot-chelem-announced = { $made ->
    [yes] ประกาศ chelem และทำสำเร็จ
   *[no] ประกาศ chelem แต่ทำไม่สำเร็จ
 }
# $side: who took all eighteen tricks
line-tarot-chelem-taken = { $side ->
    [taker] ผู้รับสัญญากินครบสิบแปดทริก
   *[defence] ฝ่ายป้องกันกินครบสิบแปดทริก
 }
line-tarot-per-defender = ผู้ป้องกันแต่ละคนจ่ายให้ผู้รับสัญญา

## House rules

house-rule-tarot-poignee-chosen = ทรัมป์ที่โชว์ใน poignée
    .yes = ผู้เล่นเลือกเอง
    .no = ทรัมป์สูงสุดในมือ
house-rule-tarot-four-kings-excuse = มีคิงสี่ใบกับทรัมป์สิบสี่ใบ ให้ Excuse นับเป็นใบที่สิบห้า
    .yes = ใช่
    .no = ไม่ใช่
house-rule-tarot-petit-slam = Petit au bout เมื่อ Excuse กินทริกสุดท้าย
    .yes = นับทริกที่สิบเจ็ด
    .no = นับทริกสุดท้าย
house-rule-tarot-chelem-lost-twice = ประกาศ chelem แต่ฝ่ายป้องกันกินครบสิบแปดทริก
    .yes = เสีย 400
    .no = เสีย 200

## Fields of the book's worked examples

example-tarot-allowed = ลงได้
example-tarot-announced = ประกาศแล้ว
example-tarot-aside = คัดทิ้ง
example-tarot-bids = ที่เรียกไปแล้ว
example-tarot-bouts = จำนวน bout
example-tarot-card = ไพ่ที่ขอลง
example-tarot-cards = ไพ่
example-tarot-chelem = Chelem
example-tarot-contract = สัญญา
example-tarot-dealer = ที่นั่งของผู้แจกไพ่
example-tarot-defender = คะแนนของผู้ป้องกันแต่ละคน
example-tarot-displayed = หงายไว้
example-tarot-forced = ต้องคัดทิ้ง
example-tarot-goes-to = Excuse ไปที่
example-tarot-half-point-to = ครึ่งแต้มไปที่
example-tarot-half-points = หน่วยครึ่งแต้ม
example-tarot-hand = ไพ่ในมือ
example-tarot-laid = คัดทิ้ง
example-tarot-last = ทริกสุดท้าย
example-tarot-leader = ที่นั่งที่นำ
example-tarot-leaders = ที่นั่งที่นำแต่ละทริก
example-tarot-leads = ผู้นำคนแรก
example-tarot-made = สำเร็จ
example-tarot-multiplier = ตัวคูณ
example-tarot-number = ทริกที่
example-tarot-open = ยังเลือกได้
example-tarot-order = จากสูงสุด
example-tarot-per-defender = ผู้ป้องกันแต่ละคนจ่าย
example-tarot-petit-au-bout = Petit au bout
example-tarot-played-by = ลงโดย
example-tarot-poignees = จำนวน poignée
example-tarot-points = แต้ม
example-tarot-refused = กติกาที่ห้าม
example-tarot-seventeenth = ทริกที่สิบเจ็ด
example-tarot-shown = โชว์
example-tarot-swept = ฝ่ายหนึ่งกินหมดก่อนหน้านั้น
example-tarot-taken-by = กินโดย
example-tarot-taker = ผู้รับสัญญา
example-tarot-taker-tricks = ทริกของผู้รับสัญญา
example-tarot-target = แต้มที่ต้องทำ
example-tarot-trick = ทริก
example-tarot-tricks = ไพ่จากทริก
example-tarot-turn = ผู้เรียกคนต่อไป
example-tarot-void = ยกเลิกรอบ
