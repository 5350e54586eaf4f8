# O que seria permitido, terceira parte de toda recusa, e o que não é de nenhum jogo.

# $things: cartas e nomes de ações
refusal-allowed = Você pode escolher: { NAME($things, form: "play", join: "or") }.
refusal-nothing-allowed = Não há nada a fazer agora.
# Escolher várias cartas de uma vez. $size: quantas, $cards: entre estas, $must: estas em todo caso
refusal-pick = { $size ->
    [one] { $size } carta entre { NAME($cards, join: "unit") }
    [many] { $size } cartas quaisquer entre { NAME($cards, join: "unit") }
   *[other] { $size } cartas quaisquer entre { NAME($cards, join: "unit") }
 }
refusal-pick-more = { NAME($must) }, com { $size ->
    [one] { $size } carta entre { NAME($cards, join: "unit") }
    [many] { $size } cartas quaisquer entre { NAME($cards, join: "unit") }
   *[other] { $size } cartas quaisquer entre { NAME($cards, join: "unit") }
 }
refusal-pick-fixed = { NAME($must) }
refusal-record-word = Isso não é o que cabe fazer agora.
    .rule = Só se pode escolher o que é oferecido.
