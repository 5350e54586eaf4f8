# What would be allowed, the third part of every refusal, and what belongs to no game.

# $things: cards and names of actions
refusal-allowed = 選べるもの：{ NAME($things, form: "play", join: "or") }。
refusal-nothing-allowed = 今できることはありません。
# Choosing several cards at once. $size: how many, $cards: among these, $must: these in any case
refusal-pick = { NAME($cards, join: "unit") }のうち{ $size }枚
refusal-pick-more = { NAME($must) }に加えて、{ NAME($cards, join: "unit") }のうち{ $size }枚
refusal-pick-fixed = { NAME($must) }
refusal-record-word = 今それはできません。
    .rule = 選べるのは、示されたものだけです。
