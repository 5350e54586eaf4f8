# Settings: what a visitor chooses once and finds again.

settings = الإعدادات
settings-all = كل الإعدادات
look-title = مظهر الطاولة
look-felt = الجوخ
    .low = داكن
    .high = فاتح
look-contrast = التباين
    .low = ناعم
    .high = قوي
look-grain = حُبيبات الصورة
    .low = ملساء
    .high = خشنة
look-warmth = حرارة اللون
    .low = بارد
    .high = دافئ
look-lamp = ضوء المصباح
look-dusk = الغسق
look-noon = الظهيرة
look-faded = باهت
look-presets = مظاهر جاهزة
look-set = تطبيق
look-reset = عودة إلى الأصل
paper-evening = ورق المساء
language-title = اللغة
settings-save = حفظ هذه الإعدادات
settings-kept = حُفظت إعداداتك.
settings-reading = القراءة
settings-large = رموز أكبر
    .note = أرقام وحروف أكبر في زوايا الأوراق.
settings-four-colour = أربعة ألوان للأنواع
    .note = الديناري بالأزرق والسباتي بالأخضر.
settings-still = أوراق بلا حركة
    .note = تنتقل الأوراق إلى مكانها من دون تحريك.
settings-playing = اللعب
settings-one-click = اللعب بضغطة واحدة
    .note = الورقة التي يمكن لعبها تُلعب فور الضغط عليها.
settings-lit = إبراز الأوراق التي يمكن لعبها
    .note = تضيء حين يأتي دورك.
settings-last-cards = لعب أوراقي الأخيرة الإجبارية
    .note = حين لا يبقى خيار تُلعب أوراقك عنك.
settings-left-handed = مروحة لليد اليسرى
    .note = تتراكب الأوراق في الاتجاه الآخر.
settings-sound = الأصوات
    .note = حفيف ورق خافت ونغمة لطيفة حين يأتي دورك.
settings-bots = اللاعبون الآليون
    .note = للطاولات التي تُفتح من الآن.
# $place: 1 to 3, after you in the order of play
settings-level = { $place ->
    [1] المقعد الذي يلعب بعدك
    [2] المقعد المقابل
   *[3] المقعد الذي يلعب قبلك
 }
