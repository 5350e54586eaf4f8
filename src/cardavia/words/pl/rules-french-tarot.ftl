# Tarot francuski: co mówią jego zasady w czasie gry i przy rozliczeniu.

## Odmowy
## $reason: co jest nie tak; $seat: czyja jest kolej; $card: karta, o którą chodzi

# $bid, $highest: żądany kontrakt i ostatni wylicytowany
refusal-tarot-bidding-once = { $reason ->
    [turn] Nie możesz teraz licytować: kolej ma { SEAT($seat) }.
   *[low] Nie możesz licytować { $bid ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }: ostatni wylicytowany kontrakt to { $highest ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }.
 }
    .rule = Każdy odzywa się raz, w swojej kolei, a kontrakt musi być wyższy od ostatniego wylicytowanego.
# $count: o ile kart chodziło
refusal-tarot-chien-discard-six = { $reason ->
    [turn] Tego teraz zrobić nie możesz: { WHO($seat) ->
        [you] masz odłożyć sześć kart
       *[other] sześć kart odkłada { SEAT($seat) }
     }.
    [count] Nie możesz odłożyć { $count } { $count ->
        [one] karty
        [few] kart
        [many] kart
       *[other] karty
     }.
    [twice] Nie możesz odłożyć { NAME($card, form: "of") } dwa razy.
   *[not-held] Nie możesz odłożyć { NAME($card, form: "of") }: nie masz tej karty na ręce.
 }
    .rule = Rozgrywający odkłada z ręki dokładnie sześć kart.
refusal-tarot-chien-no-kings-no-bouts = Nie możesz odłożyć { NAME($card, form: "of") }.
    .rule = Króli i kart bout nigdy się nie odkłada.
# $count: ile kart kolorowych może pójść
refusal-tarot-chien-plain-first = { $reason ->
    [trump] Nie możesz odłożyć { NAME($card, form: "of") }: masz dość kart kolorowych.
   *[kept] Nie możesz zatrzymać { NAME($card, form: "of") }: { $count ->
        [one] odłożyć można tylko { $count } kartę kolorową, więc trzeba ją odłożyć
        [few] odłożyć można tylko { $count } karty kolorowe, więc trzeba odłożyć wszystkie
        [many] odłożyć można tylko { $count } kart kolorowych, więc trzeba odłożyć wszystkie
       *[other] odłożyć można tylko { $count } karty kolorowej, więc trzeba odłożyć wszystkie
     }.
 }
    .rule = Atuty odkłada się tylko wtedy, gdy kart kolorowych, które można odłożyć, jest mniej niż sześć, a wtedy idą one wszystkie.
refusal-tarot-declarations-chelem = Tego teraz zrobić nie możesz: { WHO($seat) ->
    [you] masz powiedzieć, czy zapowiadasz chelem
   *[other] { SEAT($seat) } ma powiedzieć, czy zapowiada chelem
 }.
    .rule = Przed pierwszą kartą chelem może zapowiedzieć tylko rozgrywający.
refusal-tarot-declarations-poignee = { $reason ->
    [turn] Nie możesz teraz zagrać: kolej ma { SEAT($seat) }.
    [no-trump] Nie możesz pokazać { NAME($card, form: "of") } w poignée: to nie jest atut.
   *[not-held] Nie możesz pokazać { NAME($card, form: "of") }: nie masz tej karty na ręce.
 }
    .rule = Poignée składa się z atutów z własnej ręki i pokazuje się ją tuż przed własną pierwszą kartą.
# $level: o ile kart chodziło; $trumps: ile atutów jest na ręce
refusal-tarot-declarations-poignee-levels = Nie możesz pokazać poignée z { $level } kart: masz { $trumps } { $trumps ->
        [one] atut
        [few] atuty
        [many] atutów
       *[other] atutu
     }.
    .rule = Na poignée trzeba tylu atutów, ile mówi jej poziom, albo o jeden mniej i Excuse.
refusal-tarot-declarations-poignee-excuse = Nie możesz pokazać Excuse w tej poignée z { $level } kart.
    .rule = Excuse uzupełnia poignée tylko wtedy, gdy razem z nią pokazuje się wszystkie atuty z ręki.
# $count: o ile kart chodziło
refusal-tarot-declarations-poignee-shown = { $reason ->
    [count] Nie możesz pokazać { $count } { $count ->
        [one] karty
        [few] kart
        [many] kart
       *[other] karty
     }.
    [twice] Nie możesz pokazać { NAME($card, form: "of") } dwa razy.
   *[chosen] Tych { $count } kart wybrać nie możesz: pokazuje się najwyższe atuty.
 }
    .rule = Poignée ma dokładnie 10, 13 albo 15 kart.
refusal-tarot-declarations-four-kings = Nie możesz pokazać { NAME($card, form: "of") }: ta karta jest odłożona.
    .rule = Odłożone atuty liczą się tylko w potrójnej poignée rozgrywającego, który ma wszystkie cztery króle.
refusal-tarot-play-own-cards = { $reason ->
    [turn] Nie możesz teraz zagrać: kolej ma { SEAT($seat) }.
   *[not-held] Nie możesz zagrać { NAME($card, form: "of") }: nie masz tej karty na ręce.
 }
    .rule = Gra się tylko kartami z własnej ręki i tylko w swojej kolei.
# $led: karta, która wyznaczyła kolor
refusal-tarot-play-follow-suit = Nie możesz zagrać { NAME($card, form: "of") } do { NAME($led, form: "of") }: możesz dołożyć do koloru.
    .rule = Kto może, musi dołożyć do koloru.
refusal-tarot-play-trump-in = Nie możesz zagrać { NAME($card, form: "of") } do { NAME($led, form: "of") }: nie masz czym dołożyć do koloru, ale masz atut.
    .rule = Kto nie może dołożyć do koloru, musi zagrać atut.
# $highest: najwyższy atut w lewie
refusal-tarot-play-overtrump = Nie możesz zagrać { NAME($card, form: "of") }: masz atut wyższy od { NAME($highest, form: "of") }.
    .rule = Atut musi przebić najwyższy atut w lewie, jeśli może.

## Przebieg

event-tarot-deal-opened = { WHO($dealer) ->
    [you] Rozdajesz.
   *[other] { SEAT($dealer, form: "start") } rozdaje.
 }
event-tarot-hand-dealt = { WHO($seat) ->
    [you] Dostajesz osiemnaście kart.
   *[other] { SEAT($seat, form: "start") } dostaje osiemnaście kart.
 }
event-tarot-chien-dealt = Sześć zakrytych kart tworzy chien.
event-tarot-petit-sec-found = { WHO($seat) ->
    [you] Masz Petit jako jedyny atut: rozdanie jest unieważnione.
   *[other] { SEAT($seat, form: "start") } ma Petit jako jedyny atut: rozdanie jest unieważnione.
 }
event-tarot-hands-shown = Wszystkie karty są odkryte. Chien: { NAME($chien, join: "unit") }.
# $contract: wylicytowany kontrakt, „none” przy pasie
event-tarot-bid-made = { $contract ->
    [none] { WHO($seat) ->
        [you] Pasujesz.
       *[other] { SEAT($seat, form: "start") } pasuje.
     }
   *[other] { WHO($seat) ->
        [you] Licytujesz
       *[other] { SEAT($seat, form: "start") } licytuje
     } { $contract ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }.
 }
event-tarot-taker-named = { WHO($seat) ->
    [you] Rozgrywasz
   *[other] { SEAT($seat, form: "start") } rozgrywa
 } kontrakt { $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }.
event-tarot-everyone-passed = Wszyscy spasowali: rozdanie jest unieważnione.
event-tarot-chien-shown = { WHO($seat) ->
    [you] Bierzesz
   *[other] { SEAT($seat, form: "start") } bierze
 } chien: { NAME($cards, join: "unit") }.
event-tarot-ecart-laid = Odłożone przez ciebie: { NAME($cards, join: "unit") }.
# $trumps: atuty wśród sześciu kart, „none”, gdy ich nie ma
event-tarot-ecart-made = { WHO($seat) ->
    [you] Odkładasz
   *[other] { SEAT($seat, form: "start") } odkłada
 } sześć kart{ $trumps ->
    [none] .
   *[other] , a wśród nich atuty: { NAME($trumps, join: "unit") }.
 }
event-tarot-cards-apart-shown = Sześć kart, które nie brały udziału w grze: { NAME($cards, join: "unit") }.
event-tarot-chelem-announced = { WHO($seat) ->
    [you] Zapowiadasz chelem.
   *[other] { SEAT($seat, form: "start") } zapowiada chelem.
 }
event-tarot-chelem-forgone = { WHO($seat) ->
    [you] Nie zapowiadasz chelem.
   *[other] { SEAT($seat, form: "start") } nie zapowiada chelem.
 }
event-tarot-poignee-shown = { WHO($seat) ->
    [you] Pokazujesz poignée:
   *[other] { SEAT($seat, form: "start") } pokazuje poignée:
 } { NAME($cards, join: "unit") }.
event-tarot-poignee-declined = Nie pokazujesz swojej poignée.
event-tarot-card-played = { WHO($seat) ->
    [you] Zagrywasz { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } zagrywa { NAME($card, form: "play") }.
 }
event-tarot-trick-taken = { WHO($seat) ->
    [you] Bierzesz lewę.
   *[other] { SEAT($seat, form: "start") } bierze lewę.
 }

## Do wyboru

action-tarot-bid = { $contract ->
    [none] Pas
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }
action-tarot-announce-chelem = Zapowiedz chelem
action-tarot-forgo-chelem = Bez chelem
action-tarot-show-poignee = Pokaż poignée: { NAME($cards, join: "unit") }
action-tarot-decline-poignee = Nie pokazuj poignée
action-tarot-discard = Odłóż: { NAME($cards, join: "unit") }

## Etapy

phase-tarot-bidding = Licytacja
phase-tarot-ecart = Odkładanie kart
phase-tarot-chelem = Przed pierwszą kartą
phase-tarot-play = Gra
phase-tarot-over = Koniec rozdania

## Rozdania unieważnione

void-tarot-petit-sec = Petit sec: na czyjejś ręce Petit był jedynym atutem, bez Excuse. Nikt nie zapisuje punktów.
void-tarot-all-pass = Wszyscy spasowali. Nikt nie zapisuje punktów.

## Zapis
## $made: czy kontrakt albo chelem się udał; $points, $target, $bouts: rozgrywającego

section-tarot-card-points = Punkty z kart
section-tarot-contract = Kontrakt
section-tarot-payment = Co płaci każdy obrońca

column-tarot-taker = Rozgrywający
column-tarot-defence = Obrona
column-tarot-points = Punkty
column-tarot-each-defender = Każdy obrońca

line-tarot-tricks = Lewy, bez Excuse
line-tarot-excuse = Excuse
line-tarot-excuse-half = Pół punktu za Excuse
line-tarot-ecart = Odłożone karty
line-tarot-chien = Chien
line-tarot-card-points = Punkty z kart
line-tarot-base = Na początek
line-tarot-difference = { $made ->
    [yes] Zrealizowany: { $points } przy { $bouts } { $bouts ->
        [one] karcie bout
        [few] kartach bout
        [many] kartach bout
       *[other] karty bout
     }, potrzeba { $target }
   *[no] Niezrealizowany: { $points } przy { $bouts } { $bouts ->
        [one] karcie bout
        [few] kartach bout
        [many] kartach bout
       *[other] karty bout
     }, potrzeba { $target }
 }
line-tarot-sum = Razem
# $worth × $multiplier
line-tarot-contract = { $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }, { $made ->
    [yes] kontrakt zrealizowany
   *[no] kontrakt niezrealizowany
 }: { $worth } × { $multiplier }
line-tarot-petit-au-bout = Petit au bout: 10 × { $multiplier }
# $shown: ile poignée
line-tarot-poignees = { $shown ->
    [one] { $shown } poignée, dla zwycięskiej strony
    [few] { $shown } poignée, dla zwycięskiej strony
    [many] { $shown } poignée, dla zwycięskiej strony
   *[other] { $shown } poignée, dla zwycięskiej strony
 }
line-tarot-chelem-announced = { $made ->
    [yes] Chelem zapowiedziany i udany
   *[no] Chelem zapowiedziany i nieudany
 }
# $side: kto wziął wszystkie osiemnaście lew
line-tarot-chelem-taken = { $side ->
    [taker] Rozgrywający bierze wszystkie osiemnaście lew
   *[defence] Obrona bierze wszystkie osiemnaście lew
 }
line-tarot-per-defender = Każdy obrońca płaci rozgrywającemu

## Zasady domowe

house-rule-tarot-poignee-chosen = Atuty pokazywane w poignée
    .yes = Gracz sam je wybiera
    .no = Najwyższe z ręki
house-rule-tarot-four-kings-excuse = Cztery króle i czternaście atutów: Excuse jest piętnastym
    .yes = Tak
    .no = Nie
house-rule-tarot-petit-slam = Petit au bout, gdy ostatnią lewę bierze Excuse
    .yes = Liczy się siedemnasta lewa
    .no = Liczy się ostatnia lewa
house-rule-tarot-chelem-lost-twice = Chelem zapowiedziany, a wszystkie osiemnaście lew bierze obrona
    .yes = Strata 400
    .no = Strata 200

## Pola przykładów z książki

example-tarot-allowed = Dozwolone
example-tarot-announced = Zapowiedziane
example-tarot-aside = Odłożone
example-tarot-bids = Dotychczasowe odzywki
example-tarot-bouts = Karty bout
example-tarot-card = Do zagrania
example-tarot-cards = Karty
example-tarot-chelem = Chelem
example-tarot-contract = Kontrakt
example-tarot-dealer = Miejsce rozdającego
example-tarot-defender = Każdy obrońca zapisuje
example-tarot-displayed = Wyłożone
example-tarot-forced = Musi pójść
example-tarot-goes-to = Excuse przypada
example-tarot-half-point-to = Pół punktu dla
example-tarot-half-points = Połówki punktu
example-tarot-hand = Ręka
example-tarot-laid = Odłożone
example-tarot-last = Ostatnia lewa
example-tarot-leader = Wychodzi miejsce
example-tarot-leaders = Wychodzą miejsca
example-tarot-leads = Wychodzi pierwsze
example-tarot-made = Zrealizowany
example-tarot-multiplier = Mnożnik
example-tarot-number = Numer lewy
example-tarot-open = Do wyboru
example-tarot-order = Od najwyższej
example-tarot-per-defender = Każdy obrońca płaci
example-tarot-petit-au-bout = Petit au bout
example-tarot-played-by = Zagrana przez
example-tarot-poignees = Poignée
example-tarot-points = Punkty
example-tarot-refused = Zabrania tego
example-tarot-seventeenth = Siedemnasta lewa
example-tarot-shown = Pokazane
example-tarot-swept = Jedna strona wzięła wszystko wcześniej
example-tarot-taken-by = Bierze
example-tarot-taker = Rozgrywający
example-tarot-taker-tricks = Lewy rozgrywającego
example-tarot-target = Próg
example-tarot-trick = Lewa
example-tarot-tricks = Karty z lew
example-tarot-turn = Następna odzywka
example-tarot-void = Rozdanie unieważnione
