# Tarocchino: what its rules say while it is played and when it is settled.

## Refusals
## $reason: what stands in the way; $seat: whose turn it is; $card, $cards: asked for; $count: how many

refusal-tarocchino-dealing-discard = { $reason ->
    [turn] ليس هذا وقته: على { SEAT($seat) } أولًا استبعاد ورقتين.
    [number] لا يصح هذا العدد من الأوراق المستبعدة ({ $count ->
            [zero] لا أوراق
            [one] ورقة واحدة
            [two] ورقتان
            [few] { $count } أوراق
            [many] { $count } ورقة
           *[other] { $count } ورقة
         }): المطلوب ورقتان.
    [twice] لا يمكن استبعاد { NAME($card, form: "play") } مرتين.
    [not-held] لا يمكن استبعاد { NAME($card, form: "play") }: ليست من أوراقك.
   *[barred] لا يمكن استبعاد { NAME($cards, form: "play") }.
 }
    .rule = الموزّع يستبعد ورقتين من يده، على ألا يكون بينهما ملك ولا واحدة من أوراق Tarocchi الأربع.
refusal-tarocchino-declarations-round = ليس هذا وقته: جولة الإعلانات جارية.
    .rule = قبل الورقة الأولى، من معه تشكيلة يعلن أو يقول باس في دوره.
refusal-tarocchino-play-own-cards = { $reason ->
    [turn] لا يمكن اللعب الآن: الدور لـ { SEAT($seat, form: "of") }.
   *[card] لا يمكن لعب { NAME($card, form: "play") }: ليست من أوراقك.
 }
    .rule = اللعب من أوراقك وحدها وفي دورك وحده.
# $suit: the suit led, D coins, C cups, B batons, S swords, T trumps
refusal-tarocchino-play-follow-suit = { $suit ->
    [D] لا يمكن لعب { NAME($card, form: "play") } الآن: النوع المطلوب الذهب، ومعك منه.
    [C] لا يمكن لعب { NAME($card, form: "play") } الآن: النوع المطلوب الكؤوس، ومعك منها.
    [B] لا يمكن لعب { NAME($card, form: "play") } الآن: النوع المطلوب العصيّ، ومعك منها.
    [S] لا يمكن لعب { NAME($card, form: "play") } الآن: النوع المطلوب السيوف، ومعك منها.
   *[T] لا يمكن لعب { NAME($card, form: "play") } الآن: بدأت اللمّة بالطرنيب، ومعك طرنيب.
 }
    .rule = يجب الالتزام بالنوع المطلوب إن أمكن. والطرنيب الذي تبدأ به اللمّة نوع مطلوب.
refusal-tarocchino-play-trump-in = { $suit ->
    [D] لا يمكن لعب { NAME($card, form: "play") } الآن: ليس معك من الذهب، لكن معك طرنيب.
    [C] لا يمكن لعب { NAME($card, form: "play") } الآن: ليس معك من الكؤوس، لكن معك طرنيب.
    [B] لا يمكن لعب { NAME($card, form: "play") } الآن: ليس معك من العصيّ، لكن معك طرنيب.
   *[S] لا يمكن لعب { NAME($card, form: "play") } الآن: ليس معك من السيوف، لكن معك طرنيب.
 }
    .rule = من ليس معه النوع المطلوب يلعب طرنيبًا، عاليًا أو منخفضًا.

## The log

event-tarocchino-deal-opened = { WHO($dealer) ->
    [you] التوزيع عليك.
   *[other] التوزيع على { SEAT($dealer) }.
 }
event-tarocchino-hand-dealt = { WHO($seat) ->
    [you] أوراقك بين يديك.
   *[other] وُزّعت الأوراق لـ { SEAT($seat) }.
 }
event-tarocchino-cards-laid-aside = { WHO($seat) ->
    [you] أوراقك المستبعدة: { NAME($cards, form: "play") }.
   *[other] مستبعدة من { SEAT($seat) }: { NAME($cards, form: "play") }.
 }
event-tarocchino-discard-made = { WHO($seat) ->
    [you] ورقتاك المستبعدتان مقلوبتان.
   *[other] ورقتان مستبعدتان مقلوبتان من { SEAT($seat) }.
 }
event-tarocchino-combinations-declared = { WHO($seat) ->
    [you] إعلانك المكشوف: { NAME($cards, form: "play") }.
   *[other] إعلان مكشوف من { SEAT($seat) }: { NAME($cards, form: "play") }.
 }
event-tarocchino-declaration-passed = { WHO($seat) ->
    [you] لا إعلان منك.
   *[other] لا إعلان من { SEAT($seat) }.
 }
event-tarocchino-play-begun = { WHO($seat) ->
    [you] يبدأ اللعب: الورقة الأولى منك.
   *[other] يبدأ اللعب: الورقة الأولى من { SEAT($seat) }.
 }
event-tarocchino-card-played = { WHO($seat) ->
    [you] { NAME($card, form: "play") } منك.
   *[other] { NAME($card, form: "play") } من { SEAT($seat) }.
 }
event-tarocchino-trick-taken = { WHO($seat) ->
    [you] اللمّة لك.
   *[other] اللمّة لـ { SEAT($seat) }.
 }
event-tarocchino-discards-shown = { WHO($seat) ->
    [you] كانت أوراقك المستبعدة: { NAME($cards, form: "play") }.
   *[other] كانت المستبعدة من { SEAT($seat) }: { NAME($cards, form: "play") }.
 }

## What a player may do
## $answer: yes or no; $cards: two cards

action-tarocchino-declare = { $answer ->
    [yes] إعلان
   *[no] باس
 }
action-tarocchino-discard-cards = استبعاد { NAME($cards, form: "play") }

## Phases

phase-tarocchino-discard = الموزّع يستبعد ورقتين
phase-tarocchino-declarations = الإعلانات
phase-tarocchino-play = اللعب
phase-tarocchino-over = انتهت التوزيعة

## The score sheet: counting the cards
## $seat: the dealer, or who played the Matto; $cards, $card: what changes hands

section-tarocchino-cards = الأوراق
line-tarocchino-tricks = أوراق اللمّات
line-tarocchino-discards = مستبعدة: { NAME($cards) }
line-tarocchino-discards-lost = لا لمّة، فتضيع الأوراق المستبعدة: { NAME($cards) }
line-tarocchino-matto-kept = { WHO($seat) ->
    [you] { "\u200F" }Matto منك، وتعود إلى فريقك
   *[other] { "\u200F" }Matto من { SEAT($seat) }، وتعود إلى الفريق نفسه
 }
line-tarocchino-matto-lost = { WHO($seat) ->
    [you] { "\u200F" }Matto منك، ولا لمّة لفريقك: ضاعت
   *[other] { "\u200F" }Matto من { SEAT($seat) }، ولا لمّة للفريق نفسه: ضاعت
 }
line-tarocchino-matto-price = المعطاة مقابل Matto: { NAME($card, form: "play") }
line-tarocchino-card-points = نقاط الورق

## The score sheet: combinations
## $length: how many cards; $cards: the cards as laid; $count: how many different sets or sequences

section-tarocchino-opening = التشكيلات المعلنة
section-tarocchino-captured = التشكيلات المكسوبة
line-tarocchino-tarocchi = { "\u200F" }Tarocchi ({ $length }): { NAME($cards, form: "short", join: "unit") }
line-tarocchino-kings = الملوك ({ $length }): { NAME($cards, form: "short", join: "unit") }
line-tarocchino-queens = الملكات ({ $length }): { NAME($cards, form: "short", join: "unit") }
line-tarocchino-knights = الفرسان ({ $length }): { NAME($cards, form: "short", join: "unit") }
line-tarocchino-jacks = الشبّان ({ $length }): { NAME($cards, form: "short", join: "unit") }
line-tarocchino-grande = { "\u200F" }Grande ({ $length }): { NAME($cards, form: "short", join: "unit") }
line-tarocchino-coins = سلسلة الذهب ({ $length }): { NAME($cards, form: "short", join: "unit") }
line-tarocchino-cups = سلسلة الكؤوس ({ $length }): { NAME($cards, form: "short", join: "unit") }
line-tarocchino-batons = سلسلة العصيّ ({ $length }): { NAME($cards, form: "short", join: "unit") }
line-tarocchino-swords = سلسلة السيوف ({ $length }): { NAME($cards, form: "short", join: "unit") }
line-tarocchino-aces = سلسلة الآسات ({ $length }): { NAME($cards, form: "short", join: "unit") }
line-tarocchino-moors = سلسلة المور ({ $length }): { NAME($cards, form: "short", join: "unit") }
line-tarocchino-sets-doubled = مجموعات مختلفة، العدد { $count }: تتضاعف المجموعات
line-tarocchino-sequences-doubled = سلاسل مختلفة، العدد { $count }: تتضاعف السلاسل
line-tarocchino-opening = مجموع التشكيلات المعلنة
line-tarocchino-captured = مجموع التشكيلات المكسوبة

## The score sheet: the totals
## $winner: side-0, side-1 or draw

section-tarocchino-totals = المجاميع
line-tarocchino-total-cards = نقاط الورق
line-tarocchino-last-trick = اللمّة الأخيرة
line-tarocchino-total-opening = التشكيلات المعلنة
line-tarocchino-total-captured = التشكيلات المكسوبة
line-tarocchino-total = { $winner ->
    [draw] المجموع: تعادل
   *[other] المجموع
 }

## House rules

house-rule-tarocchino-declaration-time = وقت إعلان التشكيلات
    .before-play = في جولة واحدة قبل الورقة الأولى
    .with-first-card = مع الورقة الأولى لكل لاعب
house-rule-tarocchino-declared-hands = أوراق الشريكين المعلنة
    .apart = تُحسب كل منها وحدها
    .together = تُحسب معًا كيد واحدة
house-rule-tarocchino-gap-before-sixteen = ورقة بديلة بين العالم والشمس والقمر، ثم 16 بعدها
    .free = يمكن أن تحلّ بديلة محلّ 16 أيضًا
    .barred = لا يمكن أن تحلّ بديلة محلّ 16 أيضًا
house-rule-tarocchino-moors-after = أي 5 تسمح للمور بدخول Grande
    .any-five = الحقيقية أو البديلة
    .real-five = الحقيقية وحدها
house-rule-tarocchino-matto-price = الورقة المعطاة مقابل Matto
    .least-loss = التي تكلّف خسارتها أقل
    .fixed-order = الأولى دائمًا في الترتيب الثابت

## Fields of the book’s worked examples

example-tarocchino-allowed = المسموح
example-tarocchino-asked = ترتيب السؤال
example-tarocchino-captured = التشكيلات المكسوبة للفريقين
example-tarocchino-card = الورقة المطلوبة
example-tarocchino-card-points = نقاط الورق للفريقين
example-tarocchino-cards = الأوراق
example-tarocchino-dealer = مقعد الموزّع
example-tarocchino-declares = ترتيب الإعلان
example-tarocchino-discards = المستبعدة
example-tarocchino-half-points = أنصاف النقاط
example-tarocchino-hand = أوراق اللاعب
example-tarocchino-hands = أوراق المقاعد من 0 إلى 3
example-tarocchino-highest-first = من الأعلى
example-tarocchino-house-rules = قاعدة الطاولة
example-tarocchino-last-trick = اللمّة الأخيرة
example-tarocchino-leader = المقعد البادئ
example-tarocchino-leaders = المقاعد البادئة للّمّات
example-tarocchino-leads = البادئ باللمّة الأولى
example-tarocchino-opening = التشكيلات المعلنة للفريقين
example-tarocchino-passes = المقاعد التي تقول باس
example-tarocchino-piles = أوراق الفريقين في النهاية
example-tarocchino-price = المعطاة مقابل Matto
example-tarocchino-receives = عدد أوراق المقاعد من 0 إلى 3
example-tarocchino-refused = القاعدة المانعة
example-tarocchino-sequence-points = نقاط السلاسل
example-tarocchino-sequences = السلاسل
example-tarocchino-set-points = نقاط المجموعات
example-tarocchino-sets = المجموعات
example-tarocchino-shown = المكشوف من المقاعد 0 إلى 3
example-tarocchino-taken-by = اللمّة للمقعد
example-tarocchino-total = المجموع
example-tarocchino-totals = مجموع الفريقين
example-tarocchino-trick = اللمّة
example-tarocchino-tricks = اللمّات
example-tarocchino-winners = الفائزون
example-tarocchino-winning = الورقة الآخذة
