# Co byłoby dozwolone, trzecia część każdej odmowy, i to, co nie należy do żadnej gry.

# $things: karty i nazwy ruchów
refusal-allowed = Dozwolone: { NAME($things, join: "or") }.
refusal-nothing-allowed = Teraz nie ma nic do zrobienia.
# Wybór kilku kart naraz. $size: ile, $cards: spośród tych, $must: te w każdym razie
refusal-pick = { $size ->
    [one] { $size } karta spośród: { NAME($cards, join: "unit") }
    [few] dowolne { $size } karty spośród: { NAME($cards, join: "unit") }
    [many] dowolnych { $size } kart spośród: { NAME($cards, join: "unit") }
   *[other] { $size } karty spośród: { NAME($cards, join: "unit") }
 }
refusal-pick-more = { NAME($must) } oraz { $size ->
    [one] { $size } karta spośród: { NAME($cards, join: "unit") }
    [few] dowolne { $size } karty spośród: { NAME($cards, join: "unit") }
    [many] dowolnych { $size } kart spośród: { NAME($cards, join: "unit") }
   *[other] { $size } karty spośród: { NAME($cards, join: "unit") }
 }
refusal-pick-fixed = { NAME($must) }
refusal-record-word = Tego teraz zrobić nie można.
    .rule = Wybierać można tylko spośród tego, co jest do wyboru.
