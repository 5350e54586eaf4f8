# Ce qui serait permis, troisième partie de chaque refus, et ce qui n’appartient à aucun jeu.

# $things : des cartes et des noms d’actions
refusal-allowed = Permis : { NAME($things, form: "play", join: "or") }.
refusal-nothing-allowed = Il n’y a rien à faire maintenant.
# Choisir plusieurs cartes à la fois. $size : combien, $cards : parmi celles-ci, $must : celles-ci de toute façon
refusal-pick = { $size ->
    [one] { $size } carte parmi { NAME($cards, join: "unit") }
    [many] { $size } cartes au choix parmi { NAME($cards, join: "unit") }
   *[other] { $size } cartes au choix parmi { NAME($cards, join: "unit") }
 }
refusal-pick-more = { NAME($must) }, avec { $size ->
    [one] { $size } carte parmi { NAME($cards, join: "unit") }
    [many] { $size } cartes au choix parmi { NAME($cards, join: "unit") }
   *[other] { $size } cartes au choix parmi { NAME($cards, join: "unit") }
 }
refusal-pick-fixed = { NAME($must) }
refusal-record-word = Cela n’est pas à faire maintenant.
    .rule = On ne choisit que ce qui est proposé.
