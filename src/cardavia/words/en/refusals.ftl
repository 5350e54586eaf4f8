# What would be allowed, the third part of every refusal, and what belongs to no game.

# $things: cards and names of actions
refusal-allowed = Allowed: { NAME($things, form: "play", join: "or") }.
refusal-nothing-allowed = There is nothing to do now.
# Choosing several cards at once. $size: how many, $cards: among these, $must: these in any case
refusal-pick = { $size ->
    [one] { $size } card of { NAME($cards, join: "unit") }
   *[other] any { $size } cards of { NAME($cards, join: "unit") }
 }
refusal-pick-more = { NAME($must) } with { $size ->
    [one] { $size } card of { NAME($cards, join: "unit") }
   *[other] any { $size } cards of { NAME($cards, join: "unit") }
 }
refusal-pick-fixed = { NAME($must) }
refusal-record-word = This is not something to do now.
    .rule = Only what is offered may be chosen.
