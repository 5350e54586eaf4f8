# Tarocchino: co mówią jego zasady w czasie gry i przy rozliczeniu.

## Odmowy
## $reason: co stoi na przeszkodzie; $seat: czyja jest kolej; $card, $cards: o które chodzi; $count: ile

refusal-tarocchino-dealing-discard = { $reason ->
    [turn] Nie możesz teraz nic zrobić: najpierw dwie karty odkłada { SEAT($seat) }.
    [number] Nie możesz odłożyć { $count ->
        [one] { $count } karty
        [few] { $count } kart
        [many] { $count } kart
       *[other] { $count } karty
     }: mają to być dwie.
    [twice] Nie możesz odłożyć { NAME($card, form: "of") } dwa razy.
    [not-held] Nie możesz odłożyć { NAME($card, form: "of") }: nie masz tej karty na ręce.
   *[barred] Nie możesz odłożyć { NAME($cards, form: "of") }.
 }
    .rule = Rozdający odkłada z ręki dwie karty, lecz żadnego króla i żadnej z czterech kart Tarocchi.
refusal-tarocchino-declarations-round = Nie możesz teraz nic zrobić: trwają meldunki.
    .rule = Zanim padnie pierwsza karta, każdy, kto ma kombinację, po kolei melduje albo pasuje.
refusal-tarocchino-play-own-cards = { $reason ->
    [turn] Nie możesz teraz zagrać: kolej ma { SEAT($seat) }.
   *[card] Nie możesz zagrać { NAME($card, form: "of") }: nie masz tej karty na ręce.
 }
    .rule = Gra się tylko kartami z własnej ręki i tylko w swojej kolei.
# $suit: kolor wyjścia, D monety, C kielichy, B buławy, S miecze, T atuty
refusal-tarocchino-play-follow-suit = { $suit ->
    [D] Nie możesz teraz zagrać { NAME($card, form: "of") }: wyjście było w monety, a ty masz monety.
    [C] Nie możesz teraz zagrać { NAME($card, form: "of") }: wyjście było w kielichy, a ty masz kielichy.
    [B] Nie możesz teraz zagrać { NAME($card, form: "of") }: wyjście było w buławy, a ty masz buławy.
    [S] Nie możesz teraz zagrać { NAME($card, form: "of") }: wyjście było w miecze, a ty masz miecze.
   *[T] Nie możesz teraz zagrać { NAME($card, form: "of") }: wyjście było w atut, a ty masz atut.
 }
    .rule = Kto może, musi dołożyć do koloru. Wyjście w atut liczy się jak wyjście w kolor.
refusal-tarocchino-play-trump-in = { $suit ->
    [D] Nie możesz teraz zagrać { NAME($card, form: "of") }: nie masz monet, ale masz atut.
    [C] Nie możesz teraz zagrać { NAME($card, form: "of") }: nie masz kielichów, ale masz atut.
    [B] Nie możesz teraz zagrać { NAME($card, form: "of") }: nie masz buław, ale masz atut.
   *[S] Nie możesz teraz zagrać { NAME($card, form: "of") }: nie masz mieczy, ale masz atut.
 }
    .rule = Kto nie może dołożyć do koloru, musi zagrać atut, wysoki albo niski.

## Przebieg

event-tarocchino-deal-opened = { WHO($dealer) ->
    [you] Rozdajesz.
   *[other] { SEAT($dealer, form: "start") } rozdaje.
 }
event-tarocchino-hand-dealt = { WHO($seat) ->
    [you] Dostajesz swoje karty.
   *[other] { SEAT($seat, form: "start") } dostaje karty.
 }
event-tarocchino-cards-laid-aside = { WHO($seat) ->
    [you] Odkładasz { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } odkłada { NAME($cards, form: "play") }.
 }
event-tarocchino-discard-made = { WHO($seat) ->
    [you] Twoje dwie karty leżą zakryte.
   *[other] { SEAT($seat, form: "start") } odkłada dwie zakryte karty.
 }
event-tarocchino-combinations-declared = { WHO($seat) ->
    [you] Meldujesz i pokazujesz { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } melduje i pokazuje { NAME($cards, form: "play") }.
 }
event-tarocchino-declaration-passed = { WHO($seat) ->
    [you] Niczego nie meldujesz.
   *[other] { SEAT($seat, form: "start") } niczego nie melduje.
 }
event-tarocchino-play-begun = { WHO($seat) ->
    [you] Zaczyna się gra: wychodzisz.
   *[other] Zaczyna się gra: wychodzi { SEAT($seat) }.
 }
event-tarocchino-card-played = { WHO($seat) ->
    [you] Zagrywasz { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } zagrywa { NAME($card, form: "play") }.
 }
event-tarocchino-trick-taken = { WHO($seat) ->
    [you] Bierzesz lewę.
   *[other] { SEAT($seat, form: "start") } bierze lewę.
 }
event-tarocchino-discards-shown = { WHO($seat) ->
    [you] Karty odłożone przez ciebie: { NAME($cards, join: "unit") }.
   *[other] { SEAT($seat, form: "start") }, karty odłożone: { NAME($cards, join: "unit") }.
 }

## Co gracz może zrobić
## $answer: yes albo no; $cards: dwie karty

action-tarocchino-declare = { $answer ->
    [yes] Melduj
   *[no] Pas
 }
action-tarocchino-discard-cards = Odłóż { NAME($cards, form: "play") }

## Etapy

phase-tarocchino-discard = Rozdający odkłada dwie karty
phase-tarocchino-declarations = Meldunki
phase-tarocchino-play = Gra
phase-tarocchino-over = Koniec rozdania

## Zapis: liczenie kart
## $seat: rozdający albo ten, kto zagrał Matto; $cards, $card: co zmienia właściciela

section-tarocchino-cards = Karty
line-tarocchino-tricks = Karty z lew
line-tarocchino-discards = Odłożone: { NAME($cards) }
line-tarocchino-discards-lost = Żadnej lewy, więc odłożone karty przepadają: { NAME($cards) }
line-tarocchino-matto-kept = { WHO($seat) ->
    [you] Zagrywasz Matto, a wasza para bierze go z powrotem
   *[other] { SEAT($seat, form: "start") } zagrywa Matto, a ta para bierze go z powrotem
 }
line-tarocchino-matto-lost = { WHO($seat) ->
    [you] Zagrywasz Matto, ale wasza para nie ma żadnej lewy: Matto przepada
   *[other] { SEAT($seat, form: "start") } zagrywa Matto, ale ta para nie ma żadnej lewy: Matto przepada
 }
line-tarocchino-matto-price = Oddane w zamian za Matto: { NAME($card) }
line-tarocchino-card-points = Punkty z kart

## Zapis: kombinacje
## $length: ile kart; $cards: karty w kolejności wyłożenia; $count: ile różnych grup albo sekwensów

section-tarocchino-opening = Zameldowane kombinacje
section-tarocchino-captured = Zdobyte kombinacje
line-tarocchino-tarocchi = Tarocchi ({ $length }): { NAME($cards, form: "short", join: "unit") }
line-tarocchino-kings = Króle ({ $length }): { NAME($cards, form: "short", join: "unit") }
line-tarocchino-queens = Damy ({ $length }): { NAME($cards, form: "short", join: "unit") }
line-tarocchino-knights = Jeźdźcy ({ $length }): { NAME($cards, form: "short", join: "unit") }
line-tarocchino-jacks = Walety ({ $length }): { NAME($cards, form: "short", join: "unit") }
line-tarocchino-grande = Grande, liczba kart { $length }: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-coins = Monety, liczba kart { $length }: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-cups = Kielichy, liczba kart { $length }: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-batons = Buławy, liczba kart { $length }: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-swords = Miecze, liczba kart { $length }: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-aces = Asy, liczba kart { $length }: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-moors = Maurowie, liczba kart { $length }: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-sets-doubled = Różne grupy: { $count }, więc grupy liczą się podwójnie
line-tarocchino-sequences-doubled = Różne sekwensy: { $count }, więc sekwensy liczą się podwójnie
line-tarocchino-opening = Zameldowane kombinacje razem
line-tarocchino-captured = Zdobyte kombinacje razem

## Zapis: sumy
## $winner: side-0, side-1 albo draw

section-tarocchino-totals = Razem
line-tarocchino-total-cards = Punkty z kart
line-tarocchino-last-trick = Ostatnia lewa
line-tarocchino-total-opening = Zameldowane kombinacje
line-tarocchino-total-captured = Zdobyte kombinacje
line-tarocchino-total = { $winner ->
    [draw] Razem: remis
   *[other] Razem
 }

## Zasady domowe

house-rule-tarocchino-declaration-time = Kiedy melduje się kombinacje
    .before-play = W jednym okrążeniu przed pierwszą kartą
    .with-first-card = Każdy przy swojej pierwszej karcie
house-rule-tarocchino-declared-hands = Meldunki obojga partnerów
    .apart = Liczone osobno
    .together = Liczone jak jedna ręka
house-rule-tarocchino-gap-before-sixteen = Karta zastępcza wśród Świata, Słońca i Księżyca, a po niej 16
    .free = Także 16 można zastąpić
    .barred = 16 już zastąpić nie można
house-rule-tarocchino-moors-after = Po której 5 Maurowie mogą dołączyć do Grande
    .any-five = Po prawdziwej albo zastąpionej
    .real-five = Tylko po prawdziwej
house-rule-tarocchino-matto-price = Karta oddawana w zamian za Matto
    .least-loss = Ta, której utrata kosztuje najmniej
    .fixed-order = Zawsze pierwsza według stałej kolejności

## Pola przykładów z książki

example-tarocchino-allowed = Dozwolone
example-tarocchino-asked = Pytani, po kolei
example-tarocchino-captured = Zdobyte kombinacje obu par
example-tarocchino-card = Do zagrania
example-tarocchino-card-points = Punkty z kart obu par
example-tarocchino-cards = Karty
example-tarocchino-dealer = Miejsce rozdającego
example-tarocchino-declares = Meldują w tej kolejności
example-tarocchino-discards = Odłożone
example-tarocchino-half-points = Połówki punktu
example-tarocchino-hand = Ręka
example-tarocchino-hands = Ręce miejsc od 0 do 3
example-tarocchino-highest-first = Od najwyższej
example-tarocchino-house-rules = Zasada domowa
example-tarocchino-last-trick = Ostatnia lewa
example-tarocchino-leader = Wychodzi miejsce
example-tarocchino-leaders = W kolejnych lewach wychodzą miejsca
example-tarocchino-leads = W pierwszej lewie wychodzi
example-tarocchino-opening = Zameldowane kombinacje obu par
example-tarocchino-passes = Miejsca, które pasują
example-tarocchino-piles = Karty obu par na końcu
example-tarocchino-price = Oddane w zamian za Matto
example-tarocchino-receives = Karty miejsc od 0 do 3
example-tarocchino-refused = Zabrania tego
example-tarocchino-sequence-points = Punkty za sekwensy
example-tarocchino-sequences = Sekwensy
example-tarocchino-set-points = Punkty za grupy
example-tarocchino-sets = Grupy
example-tarocchino-shown = Pokazane przez miejsca od 0 do 3
example-tarocchino-taken-by = Bierze miejsce
example-tarocchino-total = Razem
example-tarocchino-totals = Razem obie pary
example-tarocchino-trick = Lewa
example-tarocchino-tricks = Lewy
example-tarocchino-winners = Wygrywają
example-tarocchino-winning = Bierze lewę
