# Aluette: what its rules say while it is played and when it is settled.

## Refusals
## $reason: turn or card; $seat: whose turn it is; $card: the card asked for

refusal-aluette-play-own-cards = { $reason ->
    [turn] لا يمكن اللعب الآن: الدور لـ { SEAT($seat, form: "of") }.
   *[card] لا يمكن لعب { NAME($card, form: "play") }: ليست من أوراقك.
 }
    .rule = اللعب من أوراقك وحدها وفي دورك وحده.

## The log

event-aluette-deal-opened = { WHO($dealer) ->
    [you] التوزيع عليك.
   *[other] التوزيع على { SEAT($dealer) }.
 }
event-aluette-hand-dealt = { WHO($seat) ->
    [you] لك تسع أوراق.
   *[other] تسع أوراق لـ { SEAT($seat) }.
 }
event-aluette-talon-set-aside = اثنتا عشرة ورقة تبقى جانبًا مقلوبة.
event-aluette-talon-shown = الأوراق الاثنتا عشرة الباقية: { NAME($cards, join: "unit") }.
event-aluette-card-played = { WHO($seat) ->
    [you] { NAME($card, form: "play") } منك.
   *[other] { NAME($card, form: "play") } من { SEAT($seat) }.
 }
event-aluette-trick-taken = { WHO($seat) ->
    [you] اللمّة لك.
   *[other] اللمّة لـ { SEAT($seat) }.
 }
event-aluette-trick-spoiled = لمّة ملغاة: ليست لأحد.

## Phases

phase-aluette-play = اللعب
phase-aluette-over = انتهت التوزيعة

## The score sheet
## $number: a trick, from 1; $tricks: how many; $seat: the winner of the deal

section-aluette-tricks = اللمّات
section-aluette-points = النقاط

line-aluette-trick-taken = اللمّة { $number }: { NAME($card) }
line-aluette-trick-spoiled = اللمّة { $number }: ملغاة بسبب { NAME($cards, form: "play") }
line-aluette-tricks = اللمّات المأخوذة
line-aluette-most-tricks = { WHO($seat) ->
    [you] لك أكثر اللمّات: { $tricks }
   *[other] أكثر اللمّات لـ { SEAT($seat) }: { $tricks }
 }
line-aluette-first-to-reach = { WHO($seat) ->
    [you] لك السبق إلى { $tricks ->
        [zero] لا لمّات
        [one] لمّة واحدة
        [two] لمّتين
        [few] { $tricks } لمّات
        [many] { $tricks } لمّة
       *[other] { $tricks } لمّة
     } في اللمّة { $number }
   *[other] السبق لـ { SEAT($seat) } إلى { $tricks ->
        [zero] لا لمّات
        [one] لمّة واحدة
        [two] لمّتين
        [few] { $tricks } لمّات
        [many] { $tricks } لمّة
       *[other] { $tricks } لمّة
     } في اللمّة { $number }
 }
line-aluette-all-spoiled = اللمّات التسع كلها ملغاة: لا نقاط لأحد
line-aluette-mordienne = { "\u200F" }Mordienne: كل اللمّات من اللمّة { $number } إلى الأخيرة
line-aluette-mordienne-of-nine = { "\u200F" }Mordienne: اللمّات التسع كلها
line-aluette-points = نقاط التوزيعة

## House rules

house-rule-aluette-unused-cards = الأوراق الاثنتا عشرة الباقية أثناء اللعب
    .hidden = مقلوبة
    .shown = مكشوفة
house-rule-aluette-mordienne-of-nine = أخذ اللمّات التسع كلها يُعدّ mordienne
    .yes = نعم: نقطتان
    .no = لا: نقطة واحدة

## Fields of the book's worked examples

example-aluette-allowed = المسموح
example-aluette-card = الورقة المطلوبة
example-aluette-cards = الأوراق
example-aluette-counts = لمّات المقاعد من 0 إلى 3
example-aluette-dealer = مقعد الموزّع
example-aluette-deals-next = الموزّع التالي
example-aluette-equal = المتساوية منها
example-aluette-first-pair = المقعدان 0 و2، توزيعةً بعد توزيعة
example-aluette-hand = أوراق اللاعب
example-aluette-house-rules = قاعدة الطاولة
example-aluette-leader = المقعد البادئ
example-aluette-leads = البادئ التالي
example-aluette-levels = المستويات من الأعلى
example-aluette-mordienne = Mordienne
example-aluette-over = انتهت المباراة
example-aluette-points = نقاط الفريقين
example-aluette-receives = ترتيب استلام الأوراق
example-aluette-refused = القاعدة المانعة
example-aluette-seat = المقعد الذي يطلب
example-aluette-second-pair = المقعدان 1 و3، توزيعةً بعد توزيعة
example-aluette-spoiled = ملغاة
example-aluette-taken-by = اللمّة للمقعد
example-aluette-totals = مجموع الفريقين
example-aluette-trick = اللمّة
example-aluette-tricks = لمن اللمّات التسع
example-aluette-turn = المقعد صاحب الدور
example-aluette-winner = الفائز
example-aluette-winners = الفائزون بالمباراة
