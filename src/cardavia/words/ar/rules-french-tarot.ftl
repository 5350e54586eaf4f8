# French Tarot: what its rules say while it is played and when it is settled.

## Refusals
## $reason: what is wrong; $seat: whose turn it is; $card: the card asked for

# $bid, $highest: the contract asked for and the last one bid
refusal-tarot-bidding-once = { $reason ->
    [turn] لا يمكن المزايدة الآن: الدور لـ { SEAT($seat, form: "of") }.
   *[low] لا يمكن طلب { $bid ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }: آخر عقد مطلوب هو { $highest ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }.
 }
    .rule = لكل لاعب كلمة واحدة في دوره، ويجب أن يكون العقد أعلى من آخر عقد مطلوب.
# $count: how many cards were asked for
refusal-tarot-chien-discard-six = { $reason ->
    [turn] هذا لا يمكن فعله الآن: { WHO($seat) ->
        [you] عليك استبعاد ست أوراق
       *[other] على { SEAT($seat) } استبعاد ست أوراق
     }.
    [count] لا يصح هذا العدد من الأوراق المستبعدة: { $count ->
            [zero] لا أوراق
            [one] ورقة واحدة
            [two] ورقتان
            [few] { $count } أوراق
            [many] { $count } ورقة
           *[other] { $count } ورقة
         }.
    [twice] لا يمكن استبعاد { NAME($card, form: "play") } مرتين.
   *[not-held] لا يمكن استبعاد { NAME($card, form: "play") }: ليست من أوراقك.
 }
    .rule = صاحب العقد يستبعد ست أوراق من يده بالضبط.
refusal-tarot-chien-no-kings-no-bouts = لا يمكن استبعاد { NAME($card, form: "play") }.
    .rule = الملوك وأوراق bout لا تُستبعد أبدًا.
# $count: how many plain-suit cards may go
refusal-tarot-chien-plain-first = { $reason ->
    [trump] لا يمكن استبعاد { NAME($card, form: "play") }: معك ما يكفي من الأوراق العادية.
   *[kept] لا يمكن إبقاء { NAME($card, form: "play") }: ما يمكن استبعاده من الأوراق العادية ({ $count ->
           [zero] لا أوراق عادية
           [one] ورقة عادية واحدة
           [two] ورقتان عاديتان
           [few] { $count } أوراق عادية
           [many] { $count } ورقة عادية
          *[other] { $count } ورقة عادية
        }) يجب استبعاده كله.
 }
    .rule = لا يُستبعد الطرنيب إلا إذا قلّت الأوراق العادية التي يمكن استبعادها عن ست، وعندها تُستبعد كلها.
refusal-tarot-declarations-chelem = هذا لا يمكن فعله الآن: { WHO($seat) ->
    [you] عليك القول هل تريد إعلان chelem
   *[other] القول الآن لـ { SEAT($seat) }: إعلان chelem أم لا
 }.
    .rule = قبل الورقة الأولى يحق لصاحب العقد وحده إعلان chelem.
refusal-tarot-declarations-poignee = { $reason ->
    [turn] لا يمكن اللعب الآن: الدور لـ { SEAT($seat, form: "of") }.
    [no-trump] لا يمكن كشف { NAME($card, form: "play") } في poignée: ليست طرنيبًا.
   *[not-held] لا يمكن كشف { NAME($card, form: "play") }: ليست من أوراقك.
 }
    .rule = { "\u200F" }poignée من طرنيب اللاعب نفسه، وتُكشف قبل ورقته الأولى مباشرة.
# $level: how many cards were asked for; $trumps: how many trumps are in the hand
refusal-tarot-declarations-poignee-levels = لا يمكن كشف poignée بهذا العدد ({ $level }): معك { $trumps ->
        [zero] لا طرنيب
        [one] طرنيب واحد
        [two] ورقتا طرنيب
        [few] { $trumps } أوراق طرنيب
        [many] { $trumps } ورقة طرنيب
       *[other] { $trumps } ورقة طرنيب
     }.
    .rule = تحتاج poignée إلى عدد طرنيب درجتها، أو إلى أقل بواحد مع ورقة Excuse.
refusal-tarot-declarations-poignee-excuse = لا يمكن كشف Excuse في poignée بهذا العدد: { $level }.
    .rule = لا تسدّ Excuse مكانًا إلا إذا كُشف معها كل طرنيب اليد.
# $count: how many cards were asked for
refusal-tarot-declarations-poignee-shown = { $reason ->
    [count] لا يصح هذا العدد من الأوراق المكشوفة: { $count ->
            [zero] لا أوراق
            [one] ورقة واحدة
            [two] ورقتان
            [few] { $count } أوراق
            [many] { $count } ورقة
           *[other] { $count } ورقة
         }.
    [twice] لا يمكن كشف { NAME($card, form: "play") } مرتين.
   *[chosen] لا يمكن اختيار هذه الأوراق، وعددها { $count }: يُكشف أعلى طرنيب معك.
 }
    .rule = { "\u200F" }poignée من 10 أو 13 أو 15 ورقة بالضبط.
refusal-tarot-declarations-four-kings = لا يمكن كشف { NAME($card, form: "play") }: هي مستبعدة.
    .rule = الطرنيب المستبعد لا يُحسب إلا في poignée ثلاثية لصاحب عقد معه الملوك الأربعة.
refusal-tarot-play-own-cards = { $reason ->
    [turn] لا يمكن اللعب الآن: الدور لـ { SEAT($seat, form: "of") }.
   *[not-held] لا يمكن لعب { NAME($card, form: "play") }: ليست من أوراقك.
 }
    .rule = اللعب من أوراقك وحدها وفي دورك وحده.
# $led: the card that set the suit
refusal-tarot-play-follow-suit = لا يمكن لعب { NAME($card, form: "play") } الآن: بدأت اللمّة بورقة { NAME($led, form: "play") } ومعك من نوعها.
    .rule = يجب الالتزام بالنوع المطلوب إن أمكن.
refusal-tarot-play-trump-in = لا يمكن لعب { NAME($card, form: "play") } الآن: بدأت اللمّة بورقة { NAME($led, form: "play") } وليس معك من نوعها، لكن معك طرنيب.
    .rule = من ليس معه النوع المطلوب يلعب طرنيبًا.
# $highest: the highest trump in the trick
refusal-tarot-play-overtrump = لا يمكن لعب { NAME($card, form: "play") } الآن: معك طرنيب أعلى من { NAME($highest, form: "of") }.
    .rule = يجب أن يكون الطرنيب أعلى من أعلى طرنيب في اللمّة إن أمكن.

## The log

event-tarot-deal-opened = { WHO($dealer) ->
    [you] التوزيع عليك.
   *[other] التوزيع على { SEAT($dealer) }.
 }
event-tarot-hand-dealt = { WHO($seat) ->
    [you] لك ثماني عشرة ورقة.
   *[other] ثماني عشرة ورقة لـ { SEAT($seat) }.
 }
event-tarot-chien-dealt = ست أوراق مقلوبة هي chien.
event-tarot-petit-sec-found = { WHO($seat) ->
    [you] ليس معك من الطرنيب إلا Petit: التوزيعة ملغاة.
   *[other] لا طرنيب مع { SEAT($seat) } إلا Petit: التوزيعة ملغاة.
 }
event-tarot-hands-shown = كل الأوراق مكشوفة. أوراق chien: { NAME($chien, join: "unit") }.
# $contract: the contract bid, “none” for a pass
event-tarot-bid-made = { $contract ->
    [none] { WHO($seat) ->
        [you] باس منك.
       *[other] باس من { SEAT($seat) }.
     }
   *[other] { WHO($seat) ->
        [you] طلبك:
       *[other] طلب { SEAT($seat) }:
     } { $contract ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }.
 }
event-tarot-taker-named = { WHO($seat) ->
    [you] العقد لك:
   *[other] العقد لـ { SEAT($seat) }:
 } { $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }.
event-tarot-everyone-passed = باس من الجميع: التوزيعة ملغاة.
event-tarot-chien-shown = { WHO($seat) ->
    [you] { "\u200F" }chien لك:
   *[other] { "\u200F" }chien لـ { SEAT($seat) }:
 } { NAME($cards, join: "unit") }.
event-tarot-ecart-laid = أوراقك المستبعدة: { NAME($cards, join: "unit") }.
# $trumps: the trumps among the six cards, “none” for none
event-tarot-ecart-made = { WHO($seat) ->
    [you] ست أوراق مستبعدة منك
   *[other] ست أوراق مستبعدة من { SEAT($seat) }
 }{ $trumps ->
    [none] .
   *[other] ، وفيها من الطرنيب: { NAME($trumps, join: "unit") }.
 }
event-tarot-cards-apart-shown = الأوراق الست التي لم تُلعب: { NAME($cards, join: "unit") }.
event-tarot-chelem-announced = { WHO($seat) ->
    [you] إعلان chelem منك.
   *[other] إعلان chelem من { SEAT($seat) }.
 }
event-tarot-chelem-forgone = { WHO($seat) ->
    [you] لا إعلان chelem منك.
   *[other] لا إعلان chelem من { SEAT($seat) }.
 }
event-tarot-poignee-shown = { WHO($seat) ->
    [you] { "\u200F" }poignée مكشوفة منك:
   *[other] { "\u200F" }poignée مكشوفة من { SEAT($seat) }:
 } { NAME($cards, join: "unit") }.
event-tarot-poignee-declined = تبقى poignée مخفية معك.
event-tarot-card-played = { WHO($seat) ->
    [you] { NAME($card, form: "play") } منك.
   *[other] { NAME($card, form: "play") } من { SEAT($seat) }.
 }
event-tarot-trick-taken = { WHO($seat) ->
    [you] اللمّة لك.
   *[other] اللمّة لـ { SEAT($seat) }.
 }

## Choices

action-tarot-bid = { $contract ->
    [none] باس
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }
action-tarot-announce-chelem = إعلان chelem
action-tarot-forgo-chelem = بلا chelem
action-tarot-show-poignee = كشف poignée: { NAME($cards, join: "unit") }
action-tarot-decline-poignee = بلا poignée
action-tarot-discard = استبعاد: { NAME($cards, join: "unit") }

## Phases

phase-tarot-bidding = المزايدة
phase-tarot-ecart = الاستبعاد
phase-tarot-chelem = قبل الورقة الأولى
phase-tarot-play = اللعب
phase-tarot-over = انتهت التوزيعة

## Void deals

void-tarot-petit-sec = { "\u200F" }Petit sec: في إحدى الأيدي Petit وحيدًا بلا طرنيب آخر وبلا Excuse. لا نقاط لأحد.
void-tarot-all-pass = باس من الجميع. لا نقاط لأحد.

## The score sheet
## $made: whether the contract, or the chelem, succeeded; $points, $target, $bouts: the taker's

section-tarot-card-points = نقاط الورق
section-tarot-contract = العقد
section-tarot-payment = ما يدفعه كل مدافع

column-tarot-taker = صاحب العقد
column-tarot-defence = الدفاع
column-tarot-points = النقاط
column-tarot-each-defender = كل مدافع

line-tarot-tricks = اللمّات من دون Excuse
line-tarot-excuse = ورقة Excuse
line-tarot-excuse-half = نصف نقطة مقابل Excuse
line-tarot-ecart = الأوراق المستبعدة
line-tarot-chien = أوراق chien
line-tarot-card-points = نقاط الورق
line-tarot-base = الأساس
line-tarot-difference = { $made ->
    [yes] نجاح: النقاط { $points }، { $bouts ->
            [zero] بلا bout
            [one] مع ورقة bout واحدة
            [two] مع ورقتي bout
            [few] مع { $bouts } أوراق bout
            [many] مع { $bouts } ورقة bout
           *[other] مع { $bouts } ورقة bout
         }، والمطلوب { $target }
   *[no] فشل: النقاط { $points }، { $bouts ->
           [zero] بلا bout
           [one] مع ورقة bout واحدة
           [two] مع ورقتي bout
           [few] مع { $bouts } أوراق bout
           [many] مع { $bouts } ورقة bout
          *[other] مع { $bouts } ورقة bout
        }، والمطلوب { $target }
 }
line-tarot-sum = المجموع
# $worth × $multiplier
line-tarot-contract = { $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 } { $made ->
    [yes] ناجح
   *[no] فاشل
 }: { "\u2066" }{ $worth } × { $multiplier }{ "\u2069" }
line-tarot-petit-au-bout = { "\u200F" }Petit au bout: { "\u2066" }10 × { $multiplier }{ "\u2069" }
# $shown: how many poignées
line-tarot-poignees = { $shown ->
    [zero] لا poignée
    [one] { "\u200F" }poignée واحدة للفائزين
    [two] { "\u200F" }poignée مرتين للفائزين
    [few] { "\u200F" }poignée للفائزين، العدد: { $shown }
    [many] { "\u200F" }poignée للفائزين، العدد: { $shown }
   *[other] { "\u200F" }poignée للفائزين، العدد: { $shown }
 }
line-tarot-chelem-announced = { $made ->
    [yes] { "\u200F" }chelem معلن وناجح
   *[no] { "\u200F" }chelem معلن وفاشل
 }
# $side: who took all eighteen tricks
line-tarot-chelem-taken = { $side ->
    [taker] اللمّات الثماني عشرة كلها لصاحب العقد
   *[defence] اللمّات الثماني عشرة كلها للدفاع
 }
line-tarot-per-defender = من كل مدافع لصاحب العقد

## House rules

house-rule-tarot-poignee-chosen = الطرنيب الذي تكشفه poignée
    .yes = باختيار اللاعب
    .no = أعلى طرنيب في اليد
house-rule-tarot-four-kings-excuse = أربعة ملوك وأربع عشرة ورقة طرنيب: Excuse هي الخامسة عشرة
    .yes = نعم
    .no = لا
house-rule-tarot-petit-slam = { "\u200F" }Petit au bout حين تأخذ Excuse اللمّة الأخيرة
    .yes = تُحسب اللمّة السابعة عشرة
    .no = تُحسب اللمّة الأخيرة
house-rule-tarot-chelem-lost-twice = { "\u200F" }chelem معلن، واللمّات الثماني عشرة كلها للدفاع
    .yes = خسارة 400
    .no = خسارة 200

## Fields of the book's worked examples

example-tarot-allowed = المسموح
example-tarot-announced = معلن
example-tarot-aside = مستبعدة
example-tarot-bids = ما قيل حتى الآن
example-tarot-bouts = أوراق bout
example-tarot-card = الورقة المطلوبة
example-tarot-cards = الأوراق
example-tarot-chelem = Chelem
example-tarot-contract = العقد
example-tarot-dealer = مقعد الموزّع
example-tarot-defender = لكل مدافع
example-tarot-displayed = معروضة
example-tarot-forced = يجب استبعادها
example-tarot-goes-to = ورقة Excuse تذهب إلى
example-tarot-half-point-to = نصف النقطة يذهب إلى
example-tarot-half-points = أنصاف النقاط
example-tarot-hand = أوراق اللاعب
example-tarot-laid = مستبعدة
example-tarot-last = اللمّة الأخيرة
example-tarot-leader = المقعد البادئ
example-tarot-leaders = المقاعد البادئة
example-tarot-leads = البادئ الأول
example-tarot-made = ناجح
example-tarot-multiplier = المضاعف
example-tarot-number = رقم اللمّة
example-tarot-open = ما زال ممكنًا
example-tarot-order = من الأعلى
example-tarot-per-defender = يدفع كل مدافع
example-tarot-petit-au-bout = Petit au bout
example-tarot-played-by = من المقعد
example-tarot-poignees = عدد poignée
example-tarot-points = النقاط
example-tarot-refused = القاعدة المانعة
example-tarot-seventeenth = اللمّة السابعة عشرة
example-tarot-shown = مكشوفة
example-tarot-swept = كل ما سبق لطرف واحد
example-tarot-taken-by = اللمّة للمقعد
example-tarot-taker = صاحب العقد
example-tarot-taker-tricks = لمّات صاحب العقد
example-tarot-target = النقاط المطلوبة
example-tarot-trick = اللمّة
example-tarot-tricks = أوراق اللمّات
example-tarot-turn = صاحب الكلمة التالية
example-tarot-void = التوزيعة ملغاة
