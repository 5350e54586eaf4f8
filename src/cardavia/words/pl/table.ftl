# Stół: sukno, karteczka, księga, przebieg. Co gracz czyta i słyszy w czasie gry.

## Pasek
## $number: rozdanie albo lewa, $deals i $tricks: z ilu

bar-deal = Rozdanie { $number }
bar-deal-of = Rozdanie { $number } z { $deals }
bar-trick = Lewa { $number } z { $tricks }
bar-two = { $first } · { $second }

## Sukno

felt-label = Stół do gry
trick-label = Lewa { $number }
trick-label-spoiled = Lewa { $number }, zepsuta
stamp-spoiled = Zepsuta
    .why = Najwyższe karty są równe: lewy nie bierze nikt
trick-card = { $by }: { $card }

## Wizytówki przy miejscach
## $cards, $tricks: ile

place-dealer = Rozdający
place-partner = Partner
place-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
 }
place-tricks = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
 }
place-away = Poza stołem
place-turn = Na ruchu
level-chance = Gra na chybił trafił
level-thumb = Przy rodzinnym stole
level-first-steps = Pierwsze kroki
level-family-table = Przy rodzinnym stole
level-club = Klub
level-master = Mistrz

## Ręka
## $cards: ile kart, $size: ile wybrać, $card: karta

hand-legend = { $cards ->
    [one] Twoja ręka, { $cards } karta
    [few] Twoja ręka, { $cards } karty
    [many] Twoja ręka, { $cards } kart
   *[other] Twoja ręka, { $cards } karty
 }
hand-legend-pick = { $cards ->
    [one] Twoja ręka, { $cards } karta; do wyboru: { $size }
    [few] Twoja ręka, { $cards } karty; do wyboru: { $size }
    [many] Twoja ręka, { $cards } kart; do wyboru: { $size }
   *[other] Twoja ręka, { $cards } karty; do wyboru: { $size }
 }
card-due = { $card }, musi pójść
card-stays = { $card }, zostaje na ręce
card-hint = { $card }, podpowiedź
sort-label = Układ kart na ręce
sort-falling = Od najwyższych
sort-rising = Od najniższych
sort-suits = Kolorami

## Karteczka

slip-label = Twój ruch
slip-label-wait = Oczekiwanie
slip-label-claim = Propozycja końca
slip-label-over = Koniec rozdania
seal-turn = Twoja kolej
seal-claim = Propozycja
seal-void = Unieważnione
seal-taker = Solo
ask-lead = Wyjdź dowolną kartą
ask-play-any = Zagraj dowolną kartę
ask-play = Zagraj kartę
ask-play-only = Można zagrać tylko { NAME($card, form: "play") }
ask-wait = { WHO($seat) ->
    [you] Twoja kolej
   *[other] Gra { SEAT($seat) }
 }
ask-wait-all = Pozostali się zastanawiają
ask-over = Koniec rozdania
    .detail = Wszystkie lewy są rozegrane.
ask-void = Teraz rozdaje następny gracz.
ask-claim = { WHO($seat) ->
    [you] Proponujesz skończyć rozdanie
   *[other] { SEAT($seat, form: "start") } proponuje skończyć rozdanie
 }
    .detail = Żadna z pozostałych kart nie zmieni już tego, kto weźmie lewy ani ile warte jest rozdanie.
    .waiting = Pytamy pozostałe osoby przy stole.
slip-allowed = Można zagrać
slip-clause = Jak to działa
act-choose = Wybierz kartę
act-chosen = Zagraj wybraną kartę
act-play = Zagraj { NAME($card, form: "play") }
act-refused = Wybierz inną kartę
act-choose-answer = Wybierz jedno
act-answer = Potwierdź
act-pick-chosen = Odłóż wybrane karty
act-pick = Wybrane: { $count } z { $size }
act-score = Zapis
act-next = Następne rozdanie
act-deal-again = Rozdaj ponownie
act-forced = Dograj moje ostatnie karty
act-claim = Zaproponuj koniec rozdania
act-consent = Zgoda
act-play-on = Grajmy dalej
act-hint = Podpowiedź
act-back = Wróć
act-refresh = Odśwież
act-here = Już jestem
act-step = Dalej
act-by-hand = Wybiorę karty ręcznie
table-lost = Połączenie zostało przerwane. Gra ruszy dalej, gdy tylko wróci.
choice-closed = Teraz niedostępne
choose-one = Wybierz jedno
hint-title = Co radzi praktyka
hint-title-master = Co zrobiłby mistrz
hint-expected = oczekiwany wynik { $score }
notice-stale = Tymczasem przy stole coś się zmieniło. Teraz wygląda to tak.
notice-away = Od dłuższej chwili brak twojej odpowiedzi, więc gra za ciebie bot.
notice-nothing = Nic jeszcze nie jest wybrane.
clause = Zasada

## Księga

ledger-label = Stan rozdania
panel-last = Poprzednia lewa
panel-log = Przebieg
panel-pace = Tempo gry
panel-standing = { $deals ->
    [0] Mecz
    [one] Mecz po { $deals } rozdaniu
    [few] Mecz po { $deals } rozdaniach
    [many] Mecz po { $deals } rozdaniach
   *[other] Mecz po { $deals } rozdania
 }
panel-track = Lewy tego rozdania
panel-still-out = Karty imienne, które jeszcze nie wyszły
panel-none = Brak
panel-seats = Ludzie i boty
track-open = Lewa { $number }: jeszcze nierozegrana
track-spoiled = Lewa { $number }: zepsuta
track-taken = { WHO($seat) ->
    [you] Lewa { $number }: twoja
   *[other] Lewa { $number }: { SEAT($seat) }
 }
log-deal = Rozdanie
log-bidding = Licytacja
log-chien = Chien i odkładanie
log-declarations = Meldunki
log-now = { WHO($seat) ->
    [you] Twoja kolej
   *[other] Gra { SEAT($seat) }
 }
pace-calm = Spokojne
pace-brisk = Żwawe
pace-swift = Szybkie
pace-wait = Na klik
pace-set = Ustaw

## Ludzie przy stole

invite-text = Kto otworzy ten adres, może zająć wolne miejsce.
invite-address = Adres do przekazania
company-person = Człowiek
company-bot = Bot
company-away = Poza stołem, gra bot
# $name: bot
company-level = Poziom: { $name }
company-set = Ustaw poziomy
company-call = Użyj tego imienia
news-sits = { $name } siada do stołu.
news-leaves = { $name } odchodzi od stołu; dalej gra bot.
news-away = { $name } nie odpowiada; tymczasem gra bot.
news-back = { $name } wraca do stołu.
leave = Odejdź od stołu

## Tarot francuski
## $bouts: na ręce, $target: ile punktów trzeba wziąć; $size: karty; $tricks: ile; $points: słownie zapisane

ask-tarot-bid = Twoja odzywka
    .detail = { $bouts ->
        [0] Bez karty bout rozgrywającemu potrzeba { $target } z 91 punktów.
        [one] Z twoją jedną kartą bout rozgrywającemu potrzeba { $target } z 91 punktów.
        [few] Z twoimi { $bouts } kartami bout rozgrywającemu potrzeba { $target } z 91 punktów.
        [many] Z twoimi { $bouts } kartami bout rozgrywającemu potrzeba { $target } z 91 punktów.
       *[other] Z twoimi { $bouts } kartami bout rozgrywającemu potrzeba { $target } z 91 punktów.
     }
ask-tarot-discard-cards = Karty do odłożenia: { $size }
    .detail = Liczą się tobie. Króle i karty bout zostają na ręce.
ask-tarot-chelem = Zapowiadasz chelem?
    .detail = Tylko jeśli chcesz wziąć wszystkie osiemnaście lew.
ask-tarot-poignee = Pokazujesz poignée?
    .detail = Karty widzą wszyscy; premia przypada stronie, która wygra kontrakt.
ask-tarot-poignee-cards = Atuty do pokazania: { $size }
    .detail = Proponowane karty są zaznaczone. Można je zmienić.
choice-tarot-bid-pass = Grasz w obronie
    .act = Pas
choice-tarot-bid-prise = Bierzesz chien
    .mark = ×1
    .act = Licytuj Prise
choice-tarot-bid-garde = Bierzesz chien
    .mark = ×2
    .act = Licytuj Garde
choice-tarot-bid-garde-sans = Chien zakryty, lecz twój
    .mark = ×4
    .act = Licytuj Garde sans
choice-tarot-bid-garde-contre = Chien dla obrony
    .mark = ×6
    .act = Licytuj Garde contre
choice-tarot-chelem-yes = 400, jeśli weźmiesz wszystkie lewy; jeśli nie, strata 200
    .act = Zapowiedz chelem
choice-tarot-chelem-no = Gra bez zapowiedzi
    .act = Graj dalej
choice-tarot-poignee-no = Zachowaj swoje atuty w tajemnicy
    .act = Nie pokazuj
choice-tarot-poignee-10 = Poje{"\u00AD"}dyncza poignée
    .mark = 20
    .act = Pokaż 10 atutów
choice-tarot-poignee-13 = Podwójna poignée
    .mark = 30
    .act = Pokaż 13 atutów
choice-tarot-poignee-15 = Potrójna poignée
    .mark = 40
    .act = Pokaż 15 atutów
chien-hidden = Chien: sześć zakrytych kart
chien-shown = Chien, odkryty dla wszystkich
ecart-trumps = Odłożone atuty, odkryte dla wszystkich
poignee-of = { WHO($seat) ->
    [you] Twoja poignée
   *[other] Poignée: { SEAT($seat) }
 }
place-chelem = Chelem
pile-defence = Obrona
pile-tricks = { $tricks }
pile-ecart = { $tricks } + odłożone
pile-chien = { $tricks } + chien
unit-tricks = { $tricks ->
    [one] lewa
    [few] lewy
    [many] lew
   *[other] lewy
 }
contract-alone = { WHO($seat) ->
    [you] Grasz przeciw trojgu.
   *[other] { SEAT($seat, form: "start") } gra przeciw trojgu.
 }
auction-open = Nikt jeszcze nie zalicytował
    .why = Każdy odzywa się raz; kto licytuje najwyżej, gra przeciw trojgu.
auction-highest = Jak dotąd najwyższa odzywka. Każdy odzywa się raz; kto licytuje najwyżej, gra przeciw trojgu.
panel-poignees = Pokazane poignée
panel-ecart = Odłożone przez ciebie, punkty: { $points }

## Tarocchino
## $points: ile dają kombinacje; $length: ile kart

ask-tarocchino-discard-cards = Karty do odłożenia: { $size }
    .detail = Liczą się waszej parze. Króle, Anioł, Świat, Bégato i Matto zostają.
ask-tarocchino-declare = Meldujesz swoje kombinacje?
    .detail = Punkty za nie: { $points }, a karty zobaczą wszyscy. Pas kosztuje tylko te punkty.
choice-tarocchino-declare-yes = Pokaż je wszystkie
    .act = Melduj
choice-tarocchino-declare-no = Zachowaj je w tajemnicy
    .act = Pas
place-shows = Pokazuje { $points }
declared-by = { WHO($seat) ->
    [you] Twoje meldunki
   *[other] Melduje { SEAT($seat) }
 }
unit-declared = zameldowane
panel-declared = Zameldowane kombinacje
panel-discards = Dwie odłożone przez ciebie karty
combination-tarocchi = Tarocchi: { $length }
combination-kings = Króle: { $length }
combination-queens = Damy: { $length }
combination-knights = Jeźdźcy: { $length }
combination-jacks = Walety: { $length }
combination-grande = Grande: { $length }
combination-coins = Monety: { $length }
combination-cups = Kielichy: { $length }
combination-batons = Buławy: { $length }
combination-swords = Miecze: { $length }
combination-aces = Asy: { $length }
combination-moors = Maurowie: { $length }
combination-sets-doubled = Trzy grupy lub więcej podwajają grupy
combination-sequences-doubled = Trzy sekwensy lub więcej podwajają sekwensy

# Jak nazywają się boty przy stole i gość, który nie podał imienia.
bot-name-0 = Jeanne
bot-name-1 = Marcel
bot-name-2 = Odile
bot-name-3 = Baptiste
bot-name-4 = Rosa
bot-name-5 = Ambrogio
bot-name-6 = Teresa
bot-name-7 = Lorenzo
bot-name-8 = Solange
bot-name-9 = Gaspard
bot-name-10 = Ilaria
bot-name-11 = Fernand
guest-name = Gość

# Litery w rogach figur, od najniższej: walet, jeździec, dama, król. W Aluette nie ma damy.
index-letters-aluette = WJK
index-letters-french-tarot = WJDK
index-letters-tarocchino = WJDK
