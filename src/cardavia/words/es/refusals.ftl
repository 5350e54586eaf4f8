# Lo que sí estaría permitido, tercera parte de todo rechazo, y lo que no es de ningún juego.

# $things: cartas y nombres de acciones
refusal-allowed = Puedes elegir: { NAME($things, form: "play", join: "or") }.
refusal-nothing-allowed = Ahora no hay nada que hacer.
# Elegir varias cartas a la vez. $size: cuántas, $cards: entre estas, $must: estas en todo caso
refusal-pick = { $size ->
    [one] { $size } carta entre { NAME($cards, join: "unit") }
    [many] { $size } cartas cualesquiera entre { NAME($cards, join: "unit") }
   *[other] { $size } cartas cualesquiera entre { NAME($cards, join: "unit") }
 }
refusal-pick-more = { NAME($must) }, con { $size ->
    [one] { $size } carta entre { NAME($cards, join: "unit") }
    [many] { $size } cartas cualesquiera entre { NAME($cards, join: "unit") }
   *[other] { $size } cartas cualesquiera entre { NAME($cards, join: "unit") }
 }
refusal-pick-fixed = { NAME($must) }
refusal-record-word = Esto no es lo que toca hacer ahora.
    .rule = Solo se puede elegir lo que se ofrece.
