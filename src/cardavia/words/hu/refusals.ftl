# What would be allowed, the third part of every refusal, and what belongs to no game.

# $things: cards and names of actions
refusal-allowed = Megengedett: { NAME($things, join: "or") }.
refusal-nothing-allowed = Most nincs tennivalód.
# Choosing several cards at once. $size: how many, $cards: among these, $must: these in any case
refusal-pick = bármelyik { $size } lap ezekből: { NAME($cards, join: "unit") }
refusal-pick-more = { NAME($must) }, valamint bármelyik { $size } lap ezekből: { NAME($cards, join: "unit") }
refusal-pick-fixed = { NAME($must) }
refusal-record-word = Ezt most nem lehet megtenni.
    .rule = Csak a felkínált lehetőségek közül lehet választani.
