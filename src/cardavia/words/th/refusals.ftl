# What would be allowed, the third part of every refusal, and what belongs to no game.

# $things: cards and names of actions
refusal-allowed = เลือกได้: { NAME($things, form: "play", join: "or") }
refusal-nothing-allowed = ตอนนี้ไม่มีอะไรต้องทำ
# Choosing several cards at once. $size: how many, $cards: among these, $must: these in any case
refusal-pick = { $size } ใบใดก็ได้จาก { NAME($cards, join: "unit") }
refusal-pick-more = { NAME($must) } กับอีก { $size } ใบใดก็ได้จาก { NAME($cards, join: "unit") }
refusal-pick-fixed = { NAME($must) }
refusal-record-word = ตอนนี้ทำอย่างนั้นไม่ได้
    .rule = เลือกได้เฉพาะสิ่งที่เสนอให้เลือกเท่านั้น
