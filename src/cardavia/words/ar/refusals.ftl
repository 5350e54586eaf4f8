# What would be allowed, the third part of every refusal, and what belongs to no game.

# $things: cards and names of actions
refusal-allowed = المسموح: { NAME($things, form: "play", join: "or") }.
refusal-nothing-allowed = لا شيء مطلوب الآن.
# Choosing several cards at once. $size: how many, $cards: among these, $must: these in any case
refusal-pick = { $size ->
    [zero] لا ورقة
    [one] ورقة واحدة
    [two] أي ورقتين
    [few] أي { $size } أوراق
    [many] أي { $size } ورقة
   *[other] أي { $size } ورقة
 } من: { NAME($cards, join: "unit") }
refusal-pick-more = { NAME($must) } مع { $size ->
    [zero] لا ورقة
    [one] ورقة واحدة
    [two] أي ورقتين
    [few] أي { $size } أوراق
    [many] أي { $size } ورقة
   *[other] أي { $size } ورقة
 } من: { NAME($cards, join: "unit") }
refusal-pick-fixed = { NAME($must) }
refusal-record-word = هذا لا يمكن فعله الآن.
    .rule = الاختيار مما هو معروض فقط.
