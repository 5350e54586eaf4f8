# The pages around the table: home, rules, cards, score sheet, history, errors.

site = Cardavia
page-title = { $title } · Cardavia
skip = الانتقال إلى المحتوى
skip-hand = الانتقال إلى أوراقك
tools = الأدوات
nav-home = الصفحة الأولى
nav-rules = القواعد
nav-cards = الأوراق
nav-history = سجل المباريات
nav-settings = الإعدادات
nav-table = الطاولة
nav-glossary = معجم الألفاظ
nav-look = المظهر
nav-language = اللغة

game-aluette = Aluette
game-french-tarot = التاروت الفرنسي
game-tarocchino = Tarocchino من مدينة بولونيا

## A game in a few words
## $cards: how many

about-players = أربعة لاعبين
about-cards = { $cards ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $cards } أوراق
        [many] { $cards } ورقة
       *[other] { $cards } ورقة
     }
about-country = البلد
about-fact-1 = اللاعبون
about-fact-2 = الفرق
about-fact-3 = الأوراق
about-fact-4 = المدة
about-more = المزيد
about-wikipedia = ويكيبيديا
about-aluette = تسع لمّات بلا طرنيب وبلا التزام بالنوع. ورقة Monsieur تغلب Madame والبقرة تغلب الملوك، والأوراق المتساوية تلغي اللمّة.
    .country = فرنسا: فانديه ومنطقة اللوار وبريتاني
    .sides = فريقان ثابتان من اثنين
    .length = خمس توزيعات
about-french-tarot = مزايد واحد يأخذ ست أوراق ويلعب وحده أمام ثلاثة. أوراق Petit والطرنيب 21 وExcuse تحدد كم نقطة تكفي.
    .country = فرنسا
    .sides = واحد أمام ثلاثة
    .length = توزيعةً بعد توزيعة
about-tarocchino = إعلان السلاسل وحماية Bégato، والفوز بالتشكيلات كما باللمّات.
    .country = إيطاليا: مدينة بولونيا
    .sides = فريقان ثابتان من اثنين
    .length = توزيعة واحدة

## Home

home-title = ثلاث ألعاب قديمة على طاولة هادئة
home-lead = مكانك جاهز أمام ثلاثة لاعبين صبورين. حين لا تُقبل ورقة تذكر لك الطاولة القاعدة وتعرض ما يمكن لعبه.
home-waiting = لعبتك في انتظارك
home-continue = متابعة
home-play = ابدأ اللعب
home-with-others = اللعب مع آخرين

## Rules, cards, glossary

rules-title = القواعد
rules-lead = ثلاث ألعاب وثلاثة كتب. كل رفض على الطاولة يقود إلى قاعدته هنا.
rules-read = قراءة القواعد
rules-book = القواعد
rules-contents = المحتويات
rules-example = مثال
rules-full = القواعد الكاملة
rules-return = العودة إلى الطاولة
cards-title = أوراق { $game }
cards-others = رزم أخرى
# $level: 19 is the highest
cards-level = المستوى { $level }
# $points: half-points
cards-points = { HALVES($points) ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { HALVES($points) } نقاط
        [many] { HALVES($points) } نقطة
       *[other] { HALVES($points) } نقطة
     }
cards-family-luette = أوراق luette
    .note = أعلى أربع أوراق، كل منها وحدها في مستواها.
cards-family-double = أوراق double
    .note = الأربع التالية، كل منها وحدها في مستواها.
cards-family-middle = الأوراق الوسطى
    .note = الأوراق الأربع من الترتيب نفسه متساوية مهما كان نوعها.
cards-family-small = الأوراق الصغيرة
    .note = هنا أيضًا يتساوى الترتيب نفسه.
cards-suit-french-tarot-S = البستوني
cards-suit-french-tarot-H = الكبّة
cards-suit-french-tarot-D = الديناري
cards-suit-french-tarot-C = السباتي
cards-suit-french-tarot-T = الطرنيب
cards-suit-french-tarot-none = ورقة Excuse
cards-suit-tarocchino-S = السيوف
cards-suit-tarocchino-C = الكؤوس
cards-suit-tarocchino-B = العصيّ
cards-suit-tarocchino-D = الذهب
cards-suit-tarocchino-T = الطرنيب
cards-suit-tarocchino-none = ورقة Matto
glossary-title = معجم الألفاظ
glossary-lead = ألفاظ الألعاب الثلاث ومعانيها.

## Score sheet
## $seat: the taker or the winner; $each: what one defender pays; $difference, $points, $target, $ours, $theirs: points

score-title = كشف النقاط
score-line = البند
score-practice = التوزيعة نفسها مجددًا: لا تُحسب
score-match-over = انتهت المباراة
score-waits = التوزيعة التالية تبدأ من عند المضيف.
score-replay = إعادة العرض
act-again = التوزيعة نفسها مجددًا
act-restart = مباراة جديدة
nav-verify = التحقق من التوزيعة
verdict-void = توزيعة ملغاة
verdict-side-ours = الفوز بالتوزيعة لفريقك
verdict-side-theirs = الفوز بالتوزيعة للفريق الآخر
verdict-draw = تعادل
verdict-to-us = لفريقك
verdict-to-them = للفريق الآخر
verdict-difference = الفرق بين الفريقين
verdict-aluette-none = لا نقاط لأحد
    .text = اللمّات التسع كلها ملغاة.
verdict-aluette-won = { WHO($seat) ->
    [you] لك أكثر اللمّات: { $tricks }.
   *[other] أكثر اللمّات لـ { SEAT($seat) }: { $tricks }.
 }
    .over = نقطة واحدة
verdict-aluette-mordienne = { WHO($seat) ->
    [you] لك كل اللمّات من أول لمّة لك إلى التاسعة: { $tricks }.
   *[other] كل اللمّات لـ { SEAT($seat) } من اللمّة الأولى المكسوبة إلى التاسعة: { $tricks }.
 }
    .over = { "\u200F" }Mordienne، نقطتان
# $contract: prise, garde, garde-sans or garde-contre
verdict-tarot-contract = { $contract ->
    [prise] Prise ×1
    [garde] Garde ×2
    [garde-sans] Garde sans ×4
   *[garde-contre] Garde contre ×6
 } · { WHO($seat) ->
    [you] أنت أمام ثلاثة
   *[other] { SEAT($seat) } أمام ثلاثة
 }
verdict-tarot-made = { WHO($seat) ->
    [you] { $difference ->
        [0] نجح عقدك بالضبط
       *[other] نجح عقدك، بزيادة { $difference }
     }
   *[other] { $difference ->
        [0] نجح العقد بالضبط
       *[other] نجح العقد، بزيادة { $difference }
     }
 }
verdict-tarot-failed = { WHO($seat) ->
    [you] فشل عقدك، والنقص { $difference }
   *[other] فشل العقد، والنقص { $difference }
 }
verdict-tarot-text = النقاط: { $points }، { $bouts ->
        [zero] بلا bout
        [one] مع ورقة bout واحدة
        [two] مع ورقتي bout
        [few] مع { $bouts } أوراق bout
        [many] مع { $bouts } ورقة bout
       *[other] مع { $bouts } ورقة bout
     }. المطلوب: { $target }.
verdict-tarot-received = { WHO($seat) ->
    [you] لك { $each } من كل مدافع
   *[other] من كل مدافع { $each } لـ { SEAT($seat) }
 }
verdict-tarot-paid = { WHO($seat) ->
    [you] عليك { $each } لكل مدافع
   *[other] على { SEAT($seat) } لكل مدافع { $each }
 }
verdict-tarot-gauge = النقاط { $points } من 91، والمطلوب { $target }
verdict-tarocchino-text = نقاط فريقك { $ours }، ونقاط الفريق الآخر { $theirs }.

## History and replay
## $step, $steps: actions shown, of how many

history-title = سجل المباريات
history-lead = توزيعاتك المنتهية. يمكن استعراض كل منها خطوةً خطوة والأوراق كلها مكشوفة.
history-none = لا توزيعة منتهية بعد.
history-void = ملغاة
history-record = سجل التوزيعة
history-all-records = تنزيل كل السجلات
history-upload = قراءة السجلات
    .note = ملفات في كل سطر منها توزيعة، كما تُنزَّل من هنا.
history-send = قراءة
history-faults = تعذّرت قراءة هذه السجلات:
# $deals: how many
history-read = { $deals ->
        [zero] لم تُضف أي توزيعة إلى سجلك.
        [one] أُضيفت توزيعة واحدة إلى سجلك.
        [two] أُضيفت توزيعتان إلى سجلك.
        [few] أُضيفت { $deals } توزيعات إلى سجلك.
        [many] أُضيفت { $deals } توزيعة إلى سجلك.
       *[other] أُضيفت { $deals } توزيعة إلى سجلك.
     }
replay-title = إعادة العرض
replay-step = الخطوة { $step } من { $steps }
replay-start = وُزّعت الأوراق.
replay-trick = اللمّة
replay-steps = الخطوات
replay-first = إلى البداية
replay-previous = خطوة إلى الوراء
replay-next = خطوة إلى الأمام
replay-last = إلى النهاية
replay-goto = الخطوة
replay-go = انتقال
replay-talon = أوراق لم توزَّع

## Verify

verify-title = التحقق من التوزيعة
verify-lead = تحددت الأوراق قبل أن يبدأ اللعب. الوعد معلن منذ البداية، وما يفتحه يظهر في النهاية.
verify-deal = التوزيعة
verify-commitment = الوعد
verify-salt = الملح
verify-seed = البذرة
verify-later = التوزيعة ما زالت جارية. تظهر البذرة والملح حين تنتهي.
verify-holds = الوعد صحيح: هذه البذرة وهذا الملح يعطيان هذه البصمة تمامًا.
verify-fails = الوعد غير صحيح: هذه البذرة وهذا الملح يعطيان بصمة أخرى.
verify-how = كيف يمكن التحقق
verify-how-1 = الوعد هو SHA-256 للنص «cardavia/1 commitment» ثم الملح ثم البذرة، وبينها مسافة واحدة.
verify-how-2 = البذرة نفسها توزّع الأوراق نفسها: هي محفوظة في سجل التوزيعة.
verify-how-3 = بذرة توزيعة لا تقول شيئًا عن التالية.

## Join

join-title = الجلوس إلى طاولة { $game }
join-name = اسمك على الطاولة
join-seat = مقعدك
join-sit = جلوس
join-person = المقعد مشغول بشخص
join-bot = هنا لاعب آلي: يمكن أخذ مقعده
join-away = محجوز لشخص غائب
# $name: the host; of a seat that is free
join-partner = مقعد شريك { $name }
join-opponent = مقعد خصم { $name }
join-seat-taken = جلس شخص في ذلك المقعد في هذه الأثناء. يُرجى اختيار مقعد آخر.
join-not-now = سبق لك أن لعبت بيد أخرى في هذه التوزيعة. يمكن تغيير المقعد بعد انتهائها.

## Errors

error-400 = هذا غير مفهوم
    .text = أرسلت الصفحة أو الاستمارة ما لا تستطيع الطاولة قراءته.
    .advice = العودة والمحاولة مرة أخرى.
error-403 = هذا ليس لك
    .text = المقعد لغيرك، أو بدأت زيارتك منذ زمن طويل.
    .advice = لمن تلقى دعوة: فتح عنوانها مرة أخرى.
error-404 = لا شيء هنا
    .text = قد يكون العنوان خطأ، أو لم تعد الطاولة محفوظة.
    .advice = كل شيء يبدأ من الصفحة الأولى.
error-405 = ليس بهذه الطريقة
    .text = هذا العنوان يقبل الاستمارات وحدها أو الصفحات وحدها.
    .advice = العودة إلى الصفحة السابقة.
error-409 = تقدّم اللعب على الطاولة
    .text = حدث شيء أثناء اختيارك.
    .advice = نظرة أخرى إلى الطاولة: لم يضع شيء لك.
error-413 = هذا كثير دفعة واحدة
    .text = ما أُرسل أكبر مما يُقرأ هنا.
    .advice = الإرسال على أجزاء أصغر.
error-422 = هذا لا يمكن فعله
    .text = ما أُرسل يخالف قاعدة أو هو ناقص.
    .advice = الأسباب أدناه.
error-429 = أبطأ قليلًا
    .text = جاءت من متصفحك طلبات كثيرة، والطاولة تطلب استراحة.
    .advice = الانتظار دقيقة ثم المتابعة.
error-500 = الخطأ منّا
    .text = حدث خلل هنا وسُجّل. مباراتك محفوظة.
    .advice = العودة إلى الطاولة، وإن تكرر الأمر فالانتظار قليلًا.
error-503 = مغلق للحظة
    .text = يُعاد التشغيل الآن. مباراتك محفوظة.
    .advice = المحاولة بعد دقيقة.

history-empty-file = ليس في الملف سجل: السجل كائن JSON واحد في كل سطر.
history-fault = السطر { $line }: { $why }
history-refused = «{ $action }» مخالف للقواعد. { $why }
history-unfinished = التوزيعة لم تنته: تُحفظ التوزيعات المنتهية وحدها.
