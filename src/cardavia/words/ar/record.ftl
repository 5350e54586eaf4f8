# Why a record of a deal cannot be read: the key at fault, what was found, what to write instead.
# $key: a key of the record format; $found: what stands there, as JSON or Python shows it

record-too-long = هذا السطر أطول من { $most } بايت، ولا سجل بهذا الطول: سجل واحد في كل سطر.
record-not-utf8 = البايت { $column } في هذا السطر ليس UTF-8: يُكتب الملف بترميز UTF-8.
record-not-json = العمود { $column } في هذا السطر يخالف قواعد JSON: كائن JSON واحد في كل سطر، من دون علامة ترتيب البايتات ومن دون NaN وInfinity.
record-too-deep = القوائم والكائنات متداخلة أعمق من { $most }: يحتاج السجل إلى ثلاثة مستويات.
record-no-object = هذا السطر JSON لكنه ليس كائنًا: يُكتب السجل بين أقواس معقوفة.
record-missing = المفتاح «{ $key }» ناقص: هو في كل سجل.
record-wrong-format = في المفتاح «format» القيمة { $found }: المطلوب «{ $wanted }».
record-unknown-game = في المفتاح «game» القيمة { $found }: المطلوب واحدة من { $games }.
record-no-seat = في المفتاح «dealer» القيمة { $found }: المطلوب مقعد الموزّع، عدد صحيح من 0 إلى 3.
record-not-four-hands = المفتاح «hands» ليس قائمة من أربع أيدٍ: المطلوب قائمة رموز أوراق لكل مقعد من 0 إلى 3.
record-no-list = في المفتاح «{ $key }» ما ليس قائمة، والمطلوب قائمة: رموز أو أفعال بين أقواس مربعة.
record-unknown-card = في المفتاح «{ $key }» القيمة { $found }، وليست ورقة في هذه اللعبة: المطلوب رمز ورقة.
record-card-twice = في المفتاح «{ $key }» القيمة { $found }، وقد وُزّعت من قبل: كل ورقة توزّع مرة واحدة.
record-wrong-number = في المفتاح «{ $key }» عدد الأوراق { $found }، وهذه اللعبة توزّع عددًا آخر: تُعدّ الأوراق من جديد.
record-no-text = في المفتاح «actions» القيمة { $found } عند الفعل { $at } بدءًا من 0: يُكتب كل فعل نصًا مثل «0 play …».
record-no-outcome = في المفتاح «outcome» القيمة { $found }: المطلوب كائن، أو يُحذف المفتاح.
record-unknown-switch = في المفتاح «house_rules» القيمة { $found }: المطلوب كائن بخيارات هذه اللعبة، أو يُحذف المفتاح.
