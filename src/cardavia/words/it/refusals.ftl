# Che cosa sarebbe permesso, terza parte di ogni rifiuto, e ciò che non è di nessun gioco.

# $things: carte e nomi di azioni
refusal-allowed = Permesso: { NAME($things, form: "play", join: "or") }.
refusal-nothing-allowed = Ora non c’è niente da fare.
# Scegliere più carte insieme. $size: quante, $cards: fra queste, $must: queste in ogni caso
refusal-pick = { $size ->
    [one] { $size } carta fra { NAME($cards, join: "unit") }
    [many] { $size } carte a scelta fra { NAME($cards, join: "unit") }
   *[other] { $size } carte a scelta fra { NAME($cards, join: "unit") }
 }
refusal-pick-more = { NAME($must) }, con { $size ->
    [one] { $size } carta fra { NAME($cards, join: "unit") }
    [many] { $size } carte a scelta fra { NAME($cards, join: "unit") }
   *[other] { $size } carte a scelta fra { NAME($cards, join: "unit") }
 }
refusal-pick-fixed = { NAME($must) }
refusal-record-word = Questo non è da fare ora.
    .rule = Si può scegliere solo ciò che è offerto.
