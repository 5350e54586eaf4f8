# Was erlaubt wäre, der dritte Teil jeder Ablehnung, und was zu keinem Spiel gehört.

# $things: Karten und Namen von Aktionen
refusal-allowed = Erlaubt: { NAME($things, join: "or") }.
refusal-nothing-allowed = Jetzt ist nichts zu tun.
# Mehrere Karten auf einmal wählen. $size: wie viele, $cards: unter diesen, $must: diese auf jeden Fall
refusal-pick = { $size ->
    [one] { $size } Karte aus { NAME($cards, join: "unit") }
   *[other] { $size } beliebige Karten aus { NAME($cards, join: "unit") }
 }
refusal-pick-more = { NAME($must) } mit { $size ->
    [one] { $size } Karte aus { NAME($cards, join: "unit") }
   *[other] { $size } beliebigen Karten aus { NAME($cards, join: "unit") }
 }
refusal-pick-fixed = { NAME($must) }
refusal-record-word = Das geht jetzt nicht.
    .rule = Wählen kann man nur, was angeboten wird.
