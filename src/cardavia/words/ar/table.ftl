# The table: felt, slip, ledger, log. What a player reads and hears while playing.

## The bar
## $number: deal or trick, $deals and $tricks: of how many

bar-deal = التوزيعة { $number }
bar-deal-of = التوزيعة { $number } من { $deals }
bar-trick = اللمّة { $number } من { $tricks }
bar-two = { $first } · { $second }

## The felt

felt-label = طاولة الورق
trick-label = اللمّة { $number }
trick-label-spoiled = اللمّة { $number }، ملغاة
stamp-spoiled = ملغاة
    .why = أعلى الأوراق متساوية: اللمّة ليست لأحد
trick-card = { $by }: { $card }

## Place cards
## $cards, $tricks: how many

place-dealer = التوزيع
place-partner = شريكك
place-cards = { $cards ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $cards } أوراق
        [many] { $cards } ورقة
       *[other] { $cards } ورقة
     }
place-tricks = { $tricks ->
        [zero] لا لمّات
        [one] لمّة واحدة
        [two] لمّتان
        [few] { $tricks } لمّات
        [many] { $tricks } لمّة
       *[other] { $tricks } لمّة
     }
place-away = غياب
place-turn = الدور هنا
level-chance = لعب عشوائي
level-thumb = طاولة العائلة
level-first-steps = الخطوات الأولى
level-family-table = طاولة العائلة
level-club = النادي
level-master = الأستاذ

## The hand
## $cards: how many, $size: how many to choose, $card: a card

hand-legend = أوراقك: { $cards ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $cards } أوراق
        [many] { $cards } ورقة
       *[other] { $cards } ورقة
     }
hand-legend-pick = أوراقك: { $cards ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $cards } أوراق
        [many] { $cards } ورقة
       *[other] { $cards } ورقة
     }، والمطلوب اختيار { $size }
card-due = { $card }، تُستبعد حتمًا
card-stays = { $card }، تبقى مع أوراقك
card-hint = { $card }، مقترحة
sort-label = ترتيب أوراقك
sort-falling = الأعلى أولًا
sort-rising = الأدنى أولًا
sort-suits = حسب النوع

## The slip

slip-label = دورك في اللعب
slip-label-wait = انتظار
slip-label-claim = طلب الباقي
slip-label-over = انتهت التوزيعة
seal-turn = دورك الآن
seal-claim = طلب الباقي
seal-void = توزيعة ملغاة
seal-taker = صاحب العقد
ask-lead = بدء اللمّة بأي ورقة
ask-play-any = لعب أي ورقة
ask-play = لعب ورقة
ask-play-only = يمكن لعب ورقة واحدة: { NAME($card, form: "play") }
ask-wait = { WHO($seat) ->
    [you] الدور لك
   *[other] الدور لـ { SEAT($seat) }
 }
ask-wait-all = الآخرون يفكرون
ask-over = انتهت التوزيعة
    .detail = لُعبت اللمّات كلها.
ask-void = التوزيع من جديد على المقعد التالي.
ask-claim = { WHO($seat) ->
    [you] لك طلب الباقي
   *[other] طلب الباقي من { SEAT($seat) }
 }
    .detail = الأوراق الباقية لا تغيّر لمن اللمّات ولا نقاط التوزيعة.
    .waiting = يُسأل الآن بقية الجالسين إلى الطاولة.
slip-allowed = يمكن لعب
slip-clause = شرح القاعدة
act-choose = اختيار ورقة
act-chosen = لعب الورقة المختارة
act-play = لعب { NAME($card, form: "play") }
act-refused = اختيار ورقة أخرى
act-choose-answer = اختيار جواب
act-answer = تأكيد
act-pick-chosen = استبعاد الأوراق المختارة
act-pick = اختيرت { $count } من { $size }
act-score = كشف النقاط
act-next = التوزيعة التالية
act-deal-again = توزيع من جديد
act-forced = لعب أوراقي الأخيرة
act-claim = طلب الباقي
act-consent = موافقة
act-play-on = متابعة اللعب
act-hint = تلميح
act-back = رجوع
act-refresh = تحديث
act-here = عدتُ إلى الطاولة
act-step = متابعة
act-by-hand = اختيار الأوراق يدويًا
table-lost = انقطع الاتصال. تستأنف الطاولة حالما يعود.
choice-closed = غير متاح الآن
choose-one = اختيار واحد
hint-title = ما تنصح به القواعد العملية
hint-title-master = ما يفعله الأستاذ هنا
hint-expected = المتوقع { $score }
notice-stale = تقدّم اللعب في هذه الأثناء. هذه حال الطاولة الآن.
notice-nothing = لم يُختر شيء بعد.
notice-away = مضى وقت بلا ردّ منك، فيلعب عنك لاعب آلي.
clause = قاعدة

## The ledger

ledger-label = حال التوزيعة
panel-last = اللمّة السابقة
panel-log = مجرى اللعب
panel-pace = سرعة اللعب
panel-standing = { $deals ->
    [0] المباراة
    [zero] المباراة
    [one] المباراة بعد توزيعة واحدة
    [two] المباراة بعد توزيعتين
    [few] المباراة بعد { $deals } توزيعات
    [many] المباراة بعد { $deals } توزيعة
   *[other] المباراة بعد { $deals } توزيعة
 }
panel-track = لمّات هذه التوزيعة
panel-still-out = أوراق مسمّاة لم تظهر بعد
panel-none = لا شيء
panel-seats = الأشخاص واللاعبون الآليون
track-open = اللمّة { $number }: لم تُلعب بعد
track-spoiled = اللمّة { $number }: ملغاة
track-taken = { WHO($seat) ->
    [you] اللمّة { $number }: لك
   *[other] اللمّة { $number }: { SEAT($seat) }
 }
log-deal = التوزيع
log-bidding = المزايدة
log-chien = { "\u200F" }chien والأوراق المستبعدة
log-declarations = الإعلانات
log-now = { WHO($seat) ->
    [you] دورك الآن
   *[other] الدور لـ { SEAT($seat) }
 }
pace-calm = هادئ
pace-brisk = نشيط
pace-swift = سريع
pace-wait = انتظار
pace-set = تطبيق

## Persons at the table

company-person = شخص
company-bot = لاعب آلي
company-away = غياب، يلعب عنه لاعب آلي
# $name: the bot
company-level = مستوى { $name }
company-set = تطبيق المستويات
company-call = استخدام هذا الاسم
news-sits = { $name } على الطاولة الآن.
news-leaves = مغادرة { $name } الطاولة، ويكمل لاعب آلي.
news-away = غياب { $name }، ويلعب عنه لاعب آلي.
news-back = عودة { $name } إلى الطاولة.
invite-text = من يفتح هذا العنوان يستطيع الجلوس في مقعد خالٍ.
invite-address = رابط الدعوة
leave = مغادرة الطاولة

## French Tarot
## $bouts: in the hand, $target: points to take; $size: cards; $tricks: how many; $points: in writing

ask-tarot-bid = مزايدتك
    .detail = { $bouts ->
        [0] بلا bout يحتاج صاحب العقد إلى { $target } من 91 نقطة.
        [zero] بلا bout يحتاج صاحب العقد إلى { $target } من 91 نقطة.
        [one] معك ورقة bout واحدة: المطلوب من صاحب العقد { $target } من 91 نقطة.
        [two] معك ورقتا bout: المطلوب من صاحب العقد { $target } من 91 نقطة.
        [few] معك { $bouts } أوراق bout: المطلوب من صاحب العقد { $target } من 91 نقطة.
        [many] معك { $bouts } ورقة bout: المطلوب من صاحب العقد { $target } من 91 نقطة.
       *[other] معك { $bouts } ورقة bout: المطلوب من صاحب العقد { $target } من 91 نقطة.
     }
ask-tarot-discard-cards = استبعاد { $size } أوراق
    .detail = تُحسب لك. الملوك وأوراق bout تبقى معك.
ask-tarot-chelem = إعلان chelem؟
    .detail = فقط بنيّة أخذ اللمّات الثماني عشرة كلها.
ask-tarot-poignee = كشف poignée؟
    .detail = يرى الجميع الأوراق، والعلاوة لمن يكسب العقد.
ask-tarot-poignee-cards = كشف الطرنيب، عدد الأوراق: { $size }
    .detail = الأوراق المقترحة معلَّمة، ويمكن تغييرها.
choice-tarot-bid-pass = الدفاع في هذه التوزيعة
    .act = باس
choice-tarot-bid-prise = أخذ chien
    .mark = { "\u2066" }×1{ "\u2069" }
    .act = طلب Prise
choice-tarot-bid-garde = أخذ chien
    .mark = { "\u2066" }×2{ "\u2069" }
    .act = طلب Garde
choice-tarot-bid-garde-sans = { "\u200F" }chien لا يُكشف، ويُحسب لك
    .mark = { "\u2066" }×4{ "\u2069" }
    .act = طلب Garde sans
choice-tarot-bid-garde-contre = { "\u200F" }chien للدفاع
    .mark = { "\u2066" }×6{ "\u2069" }
    .act = طلب Garde contre
choice-tarot-chelem-yes = لك 400 مع كل اللمّات، وإلا فعليك 200
    .act = إعلان chelem
choice-tarot-chelem-no = اللعب من دون إعلان
    .act = متابعة اللعب
choice-tarot-poignee-no = الطرنيب يبقى مخفيًا
    .act = بلا كشف
choice-tarot-poignee-10 = { "\u200F" }poignée بسيطة
    .mark = 20
    .act = كشف 10 أوراق طرنيب
choice-tarot-poignee-13 = { "\u200F" }poignée مزدوجة
    .mark = 30
    .act = كشف 13 ورقة طرنيب
choice-tarot-poignee-15 = { "\u200F" }poignée ثلاثية
    .mark = 40
    .act = كشف 15 ورقة طرنيب
chien-hidden = { "\u200F" }chien: ست أوراق مقلوبة
chien-shown = { "\u200F" }chien مكشوف للجميع
ecart-trumps = طرنيب مستبعد، مكشوف للجميع
poignee-of = { WHO($seat) ->
    [you] { "\u200F" }poignée لك
   *[other] { "\u200F" }poignée لـ { SEAT($seat) }
 }
place-chelem = Chelem
pile-defence = الدفاع
pile-tricks = { $tricks }
pile-ecart = { $tricks } + المستبعدة
pile-chien = { $tricks } + chien
unit-tricks = { $tricks ->
    [zero] لمّات
    [one] لمّة
    [two] لمّتان
    [few] لمّات
    [many] لمّة
   *[other] لمّة
 }
contract-alone = { WHO($seat) ->
    [you] أنت أمام ثلاثة.
   *[other] { SEAT($seat) } أمام ثلاثة.
 }
auction-open = لا مزايدة بعد
    .why = لكل لاعب كلمة واحدة، وصاحب أعلى مزايدة يلعب وحده أمام ثلاثة.
auction-highest = أعلى مزايدة حتى الآن. لكل لاعب كلمة واحدة، وصاحب أعلى مزايدة يلعب وحده أمام ثلاثة.
panel-poignees = أوراق poignée المكشوفة
panel-ecart = أوراقك المستبعدة، النقاط: { $points }

## Tarocchino
## $points: what the combinations score; $length: how many cards

ask-tarocchino-discard-cards = استبعاد الأوراق، العدد: { $size }
    .detail = تُحسب لفريقك. الملوك والملاك والعالم وBégato وMatto تبقى معك.
ask-tarocchino-declare = إعلان تشكيلاتك؟
    .detail = نقاطها { $points }، ويرى الجميع الأوراق. كلمة باس لا تكلّف إلا هذه النقاط.
choice-tarocchino-declare-yes = كشفها كلها
    .act = إعلان
choice-tarocchino-declare-no = إبقاؤها مخفية
    .act = باس
place-shows = كشف { $points }
declared-by = { WHO($seat) ->
    [you] إعلانك
   *[other] إعلان { SEAT($seat) }
 }
unit-declared = معلنة
panel-declared = التشكيلات المعلنة
panel-discards = ورقتاك المستبعدتان
combination-tarocchi = { "\u200F" }Tarocchi: { $length }
combination-kings = الملوك: { $length }
combination-queens = الملكات: { $length }
combination-knights = الفرسان: { $length }
combination-jacks = الشبّان: { $length }
combination-grande = { "\u200F" }Grande: { $length }
combination-coins = سلسلة الذهب: { $length }
combination-cups = سلسلة الكؤوس: { $length }
combination-batons = سلسلة العصيّ: { $length }
combination-swords = سلسلة السيوف: { $length }
combination-aces = سلسلة الآسات: { $length }
combination-moors = سلسلة المور: { $length }
combination-sets-doubled = ثلاث مجموعات أو أكثر تضاعف المجموعات
combination-sequences-doubled = ثلاث سلاسل أو أكثر تضاعف السلاسل

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
guest-name = ضيف

# The letters in the corners of court cards, lowest first: jack, cavalier, queen, king. Aluette has no queen.
index-letters-aluette = JNK
index-letters-french-tarot = JNQK
index-letters-tarocchino = JNQK
