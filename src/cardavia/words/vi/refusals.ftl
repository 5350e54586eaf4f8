# What would be allowed, the third part of every refusal, and what belongs to no game.

# $things: cards and names of actions
refusal-allowed = Được phép: { NAME($things, form: "play", join: "or") }.
refusal-nothing-allowed = Lúc này bạn không cần làm gì.
# Choosing several cards at once. $size: how many, $cards: among these, $must: these in any case
refusal-pick = { $size } lá tùy chọn trong { NAME($cards, join: "unit") }
refusal-pick-more = { NAME($must) } cùng { $size } lá tùy chọn trong { NAME($cards, join: "unit") }
refusal-pick-fixed = { NAME($must) }
refusal-record-word = Lúc này không làm việc đó được.
    .rule = Chỉ được chọn trong những gì bàn đưa ra.
