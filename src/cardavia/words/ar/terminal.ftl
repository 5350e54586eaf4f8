# The command line: its help, its errors, and the game at the terminal.

## Help. No percent signs here: the library that sets the help reads them as its own.

command = لعب ألعاب الورق الأوروبية القديمة وتعلّمها.
    .more = الأمر «cardavia COMMAND --help» يشرح أمرًا واحدًا.
    .version = ذكر رقم الإصدار.
    .commands = الأوامر
command-referee = الحكم على سجلات التوزيعات: إعادة كل منها وذكر نتيجتها.
    .description = قراءة سجلات التوزيعات، كائن JSON في كل سطر، وإعادة كل منها من أوراقها وأفعالها، وكتابة سطر JSON لكل سطر غير فارغ: النتيجة، أو صاحب الدور، أو أول فعل يخالف قاعدة، أو الخطأ في السجل.
    .status = رمز الخروج: 0 إذا صحّ كل سطر ولم يختلف شيء، و1 إذا لم يصحّ سطر أو اختلف، و2 إذا تعذّرت قراءة المدخل.
    .file = الملف المطلوب قراءته. من دونه أو مع - يُقرأ المدخل القياسي.
command-deal = توزيع أوراق بذرة، ولعبها بلاعبين آليين، وطباعة ما جرى.
    .description = توزيع الأوراق التي تعطيها البذرة، ولعبها بلاعبين آليين، وطباعة التوزيعة نصًا مقروءًا أو سجلًا يقرؤه الحَكَم.
    .game = اللعبة.
    .seed = أي نص: البذرة نفسها تعطي الأوراق نفسها دائمًا. من دونها تُسحب بذرة.
    .players = من يلعب في المقاعد الأربعة.
    .dealer = مقعد الموزّع من 0 إلى 3. من دونه تحدده البذرة.
    .record = طباعة سجل التوزيعة، سطر JSON واحد، بدل النص.
command-rules = طباعة قواعد لعبة أو قاعدة واحدة منها.
    .description = طباعة كتاب لعبة أو فصل منه أو قاعدة واحدة. من دون لعبة تُذكر الألعاب.
    .game = اللعبة.
    .id = قاعدة (tarot.play.overtrump) أو فصل (tarot.play). يمكن حذف بادئة اللعبة.
    .language = اللغة.
command-serve = فتح الطاولة في المتصفح. هذا ما يفعله «cardavia» وحده.
    .description = خدمة الطاولة للمتصفحات حتى الإيقاف، وطباعة عنوانها وفتح المتصفح إن وُجد.
    .host = عنوان الاستماع؛ 0.0.0.0 يسمح لأجهزة أخرى.
    .port = منفذ الاستماع؛ 0 يأخذ أي منفذ خالٍ.
    .workers = عدد عمليات الخادم التي تتقاسم العمل. أكثر من واحدة تحتاج إلى PostgreSQL.
    .bot-workers = عدد العمليات التي تفكر عن اللاعبين الآليين في كل خادم.
    .database = مكان حفظ الطاولات: sqlite:///FILE أو postgresql://USER@HOST/NAME. من دونه متغير البيئة CARDAVIA_DATABASE، وإلا فملف خاص.
    .origin = عنوان آخر لهذا البيت، مثل https://cards.example، إذا وقف أمامه خادم آخر. يمكن تكراره.
    .rate = عدد الطلبات في الدقيقة لكل زائر.
    .no-browser = من دون فتح المتصفح.
command-serve-open = الطاولة مفتوحة على { $address }
command-serve-address-taken = برنامج آخر يستمع على { $fact }: يُوقَف أو يُختار منفذ آخر مع --port.
command-serve-workers-need-postgresql = عدد عمليات الخادم { $fact } يحتاج إلى PostgreSQL: يُذكر عنوانه مع --database أو تُستعمل عملية واحدة.

command-art = طباعة وجوه الأوراق.
    .description = طباعة وجوه رزمة في مجلد، مع نسخة gzip لكل منها وبيان، أو رزمة كاملة في ورقة واحدة للنظر.
    .what = بناء الوجوه أو رسم ورقة جامعة.
    .deck = الرزمة. من دونها تُبنى كل الرزم، وتعرض الورقة الجامعة الأولى.
    .output = مجلد البناء أو ملف الورقة الجامعة: .svg، أو .png مع الإضافة «cardavia[art]». من دونه مجلد مؤقت خاص أو الخرج القياسي.
    .letters = حروف زوايا الأوراق المصوّرة من الشاب فصاعدًا، متصلة: JNQK.
    .suits = لونان أو أربعة للأنواع الفرنسية.
    .contrast = حبر عادي أو حبر قوي.
command-play = اللعب أمام ثلاثة لاعبين آليين.
    .description = لعب لعبة: مقعد لك وثلاثة مقاعد للاعبين آليين.
    .terminal = اللعب هنا في الطرفية.
    .game = اللعبة.
    .seed = أي نص: البذرة نفسها تعطي الأوراق نفسها. من دونها تُسحب بذرة.
    .level = مستوى اللاعبين الآليين.
    .seat = مقعدك من 0 إلى 3 بترتيب اللعب.
    .language = اللغة.

command-arena = لقاء لاعبَين على الأوراق نفسها وقياس الفرق بينهما.
    .description = لعب الأوراق نفسها مرتين، كل مقعد مرة لهذا ومرة لذاك، وطباعة ما يسجله A زيادة على B لكل مقعد وتوزيعة بصيغة JSON، ومقدار اليقين، وزمن التفكير، والعقود المأخوذة والناجحة. من يلاقي نفسه يتعادل تمامًا.
    .player = لاعب؛ «oracle» يرى كل الأوراق.
    .game = اللعبة.
    .deals = عدد التوزيعات، وتُلعب كل منها مرتين.
    .matches = عدد المباريات الكاملة بدلًا منها.
    .seed = أي نص: البذرة نفسها تعطي الأوراق نفسها والنتيجة نفسها. من دونها تُسحب بذرة.
    .jobs = عدد العمليات التي تتقاسم العمل. النتيجة لا تتعلق به.
    .budget = عدد العوالم التي يفكر فيها هذا اللاعب. من دونه كما في مستواه.
    .output = ملف النتيجة بدل الخرج القياسي. ويُحفظ بجانبه دفتر في أثناء العمل.
    .resume = متابعة قياس متوقف من دفتره.
command-arena-difference = { $first } يسجل لكل مقعد { $mean } زيادة على { $second }، بين { $low } و{ $high } في شبه يقين، وفاز بنسبة { $won } من كل الجلسات. التوزيعات أو المباريات الملعوبة: { $number }.
command-solve = طباعة قيمة كل ورقة عند نقطة من سجل.
    .description = إعادة السجل إلى تلك النقطة وطباعة قيمة كل ورقة مسموحة إذا أكمل الأربعة بلا خطأ والأوراق مكشوفة. القيم الدقيقة سريعة قرب نهاية التوزيعة وأبطأ فأبطأ قبلها.
    .file = الملف الذي سطره الأول هو السجل، أو - للمدخل القياسي.
    .at = بعد كم فعل من أفعاله.
    .nodes = عدد الوضعيات التي تُفحص قبل التخلي.
command-solve-seat = الدور على { SEAT($seat) }. هذا ما تجلبه كل ورقة لذلك المقعد إذا أكمل الأربعة بلا خطأ والأوراق مكشوفة:
command-solve-side = الدور على { SEAT($seat) }. هذا ما تجلبه كل ورقة لذلك الفريق بعد طرح ما يسجله الآخر، إذا أكمل الأربعة بلا خطأ والأوراق مكشوفة:
command-solve-card = { $card }: { SIGNED($points) }
command-warm = ترجمة المحركات سلفًا.
    .description = ترجمة محركات الألعاب إلى لغة الآلة وحفظها في مجلد خاص حتى لا ينتظرها أحد لاحقًا.
    .game = اللعبة. من دونها كل الألعاب.
command-warm-done = جاهز بعد { $seconds } ثانية. ما تُرجم محفوظ في { $name }
command-bench = قياس سرعة كل شيء على هذا الجهاز.
    .description = قياس بضع دقائق وطباعة جدول واحد: التوزيعات العشوائية والأوراق الملعوبة في الثانية، والقيم الدقيقة بحسب اللمّات الباقية، وقرارات كل مستوى، وزمن البدء البارد والدافئ. الرقمان بينهما خط هما الوسيط والمئين 95.
    .games = الألعاب. من دونها كلها.
    .peers = تشغيل برامج أخرى إلى جانبه إن كانت مثبتة، وطباعة النسب.
command-bench-deals = توزيعات عشوائية في الثانية، بالآلاف
command-bench-cards = أوراق ملعوبة فيها في الثانية، بالملايين
command-bench-solver = القيمة الدقيقة واللمّات الباقية { $left }، بالميلي ثانية
command-bench-decision = قرار { $level }، بالميلي ثانية
command-bench-cold = بدء بارد وكل شيء بحاجة إلى ترجمة، بالثواني
command-bench-warm = بدء دافئ، بالثواني
command-bench-driven = كم مرة أسرع من { $name } مقودًا من بايثون ({ $rate } مليون قرار في الثانية)
command-bench-dealt = كم مرة أسرع من { $name } مقودًا من بايثون والأوراق موزعة سلفًا ({ $rate } مليون في الثانية)
command-bench-rollouts = كم مرة أسرع من { $name } في لعبه العشوائي الخاص والأوراق موزعة سلفًا ({ $rate } مليون في الثانية)
command-bench-missing = { $name } غير مثبت: pip install { $package }

## Errors
## $letters: what was given;
## $name: a file; $reason: what the system says; $id: what was asked for; $near: ids like it

command-error = cardavia: { $reason }
command-cannot-read = تعذّرت قراءة { $name }: { $reason }. يُذكر ملف في كل سطر منه سجل، أو - للمدخل القياسي.
command-no-input = المدخل القياسي مغلق. يُذكر ملف في كل سطر منه سجل.
command-no-text = { $name } ليس نص Unicode. يُكتب بترميز UTF-8.
command-unknown-clause = ليس في الكتاب قاعدة أو فصل { $id }. طباعة الكتاب كله تُظهر معرّفاته.
command-unknown-clause-near = ليس في الكتاب قاعدة أو فصل { $id }. هل المقصود { NAME($near, join: "or") }؟
command-cannot-write = تعذّرت كتابة { $name }: { $reason }. يُذكر مكان آخر مع --output.
command-no-painter = الرسم بالنقاط يحتاج إلى حزمة أخرى: تُثبّت «cardavia[art]» أو يُذكر ملف .svg.
command-letters = { $letters } ليست حروف زوايا. المطلوب حرف من A إلى Z لكل ورقة مصوّرة في الرزمة، من الشاب فصاعدًا.
command-say-terminal = مكان اللعب مطلوب: «cardavia play --terminal» هنا، أو «cardavia» وحده في المتصفح.
command-solve-no-record = ليس في السطر الأول من { $name } سجل: { $reason }
command-solve-so-far = عدد أفعال هذا السجل { $number }: المطلوب مع --at عدد من 0 إليه.
command-solve-illegal = الفعل { $number } من هذا السجل («{ $word }») يخالف { $id }: لا يُحل إلا ما قبله.
command-solve-no-card = بعد { $number } من الأفعال لا أحد يلعب ورقة: المطلوب مع --at عدد يلعب عنده أحد.
command-solve-too-long = لم توجد قيمة دقيقة في { $number } من الوضعيات. يُزاد العدد مع --nodes أو يُسأل أقرب إلى نهاية التوزيعة.
command-bench-unknown = ليست هناك لعبة { $id }: هناك { NAME($near) }.
command-no-number = { $name } ليس عددًا صحيحًا من 1 فصاعدًا.
command-arena-begun = توقف هذا القياس قبل نهايته، ودفتره { $name }. يُتابع مع --resume أو يُحذف الملف.
command-arena-other-terms = { $name } دفتر قياس آخر: لاعبون آخرون أو أوراق أخرى أو برنامج آخر. يُذكر ملف آخر مع --output أو يُحذف الدفتر.
command-arena-resume-what = القياس المطلوب متابعته مجهول: يُذكر له --seed و--output.

## A transcript
## $game: its name; $seed: the seed of the deal; $dealer: a seat; $seat: a seat; $cards: cards; $codes: their codes

transcript-title = { $game }، توزيعة من البذرة «{ $seed }»
transcript-hand = { SEAT($seat, form: "start") }: { $codes }
transcript-talon = لم توزَّع: { $codes }
transcript-scores = النقاط
transcript-score = { SEAT($seat, form: "start") }: { SIGNED($points) }

## At the terminal
## $game: its name; $number: of the deal in the match; $commitment, $seed, $salt: hexadecimal digits

terminal-welcome = { $game }. يُكتب رقم خيار أو رمز ورقة؛ «?» للشرح و«q» للخروج.
terminal-seed = بذرة هذه المباراة: { $seed }
terminal-deal = التوزيعة { $number }
terminal-promise = تحددت الأوراق. ختمها: { $commitment }
terminal-opened = فُتح الختم: البذرة { $seed } والملح { $salt }
terminal-trick = على الطاولة: { $cards }
terminal-card-by = { SEAT($seat, form: "label") }: { $card }
terminal-hand = أوراقك: { $cards }
terminal-choices = خياراتك:
terminal-choice = { $number }  { $choice }
terminal-choice-card = { $number }  { $choice } [{ $code }]
terminal-choice-pick = { $number }  { $verb }: { $size ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $size } أوراق
        [many] { $size } ورقة
       *[other] { $size } ورقة
     } من { $codes }
terminal-prompt = اختيارك:{ " " }
terminal-prompt-cards = رموز الأوراق المطلوبة ({ $size ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $size } أوراق
        [many] { $size } ورقة
       *[other] { $size } ورقة
     })، أو لا شيء لاختيار { $codes }:{ " " }
terminal-help = يُكتب رقم خيار، أو رمز ورقة ({ $code })، أو كلمة كما في السجلات («{ $word }»). «q» للخروج.
terminal-not-understood = «{ $text }» ليس خيارًا ولا ورقة ولا كلمة في هذه اللعبة. «?» لشرح الاختيار.
terminal-clause = القاعدة: { $rule } (cardavia rules { $game } { $rule })
terminal-totals = المجموع بعد التوزيعة { $number }: { $totals }
terminal-total = { SEAT($seat, form: "label") } { $points }
terminal-match-over = انتهت المباراة.
terminal-match-drawn = تعادل.
terminal-match-won = الفوز لـ { $seats }
terminal-next-deal = مفتاح Enter للتوزيعة التالية، و«q» للخروج:{ " " }
terminal-restart = مفتاح Enter لمباراة جديدة، و«q» للخروج:{ " " }
terminal-goodbye = إلى اللقاء.
