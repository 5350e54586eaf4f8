# Strony wokół stołu: początek, zasady, karty, zapis, historia, błędy.

site = Cardavia
page-title = { $title } · Cardavia
skip = Przejdź do treści
skip-hand = Przejdź do swoich kart
tools = Narzędzia
nav-home = Początek
nav-rules = Zasady
nav-cards = Karty
nav-history = Historia
nav-settings = Ustawienia
nav-table = Stół
nav-glossary = Słowniczek
nav-look = Wygląd
nav-language = Język

game-aluette = Aluette
game-french-tarot = Tarot francuski
game-tarocchino = Tarocchino bolońskie

## Gra w kilku słowach
## $cards: ile kart

about-players = Czworo graczy
about-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
 }
about-country = Kraj
about-fact-1 = Gracze
about-fact-2 = Strony
about-fact-3 = Karty
about-fact-4 = Długość
about-more = Czytaj dalej
about-wikipedia = Wikipedia
about-aluette = Dziewięć lew, żadnych atutów, żadnego obowiązku dokładania do koloru. Monsieur bije Madame, Krowa bije króle, a równe karty psują lewę.
    .country = Francja: Wandea, kraj Loary, Bretania
    .sides = Dwie stałe pary
    .length = Pięć rozdań
about-french-tarot = Kto wylicytuje najwyżej, bierze sześć kart i staje sam przeciw trojgu. Petit, atut 21 i Excuse decydują, ile punktów wystarczy.
    .country = Francja
    .sides = Jedna osoba przeciw trojgu
    .length = Rozdanie po rozdaniu
about-tarocchino = Zamelduj sekwensy, strzeż Bégato i wygrywaj nie tylko lewy, lecz i kombinacje.
    .country = Włochy: Bolonia
    .sides = Dwie stałe pary
    .length = Jedno rozdanie

## Strona początkowa

home-title = Trzy stare gry, jeden spokojny stół
home-lead = Zasiądź do gry z trojgiem cierpliwych graczy. Gdy jakiejś karty zagrać nie wolno, stół powie, która zasada tego zabrania, i pokaże, co zagrać można.
home-waiting = Twoja gra czeka
home-continue = Kontynuuj
home-play = Zagraj
home-with-others = Z innymi ludźmi

## Zasady, karty, słowniczek

rules-title = Zasady
rules-lead = Trzy gry, trzy książki. Każda odmowa przy stole prowadzi do swojej zasady tutaj.
rules-read = Przeczytaj zasady
rules-book = Zasady
rules-contents = Spis treści
rules-example = Przykład
rules-full = Pełne zasady
rules-return = Wróć do stołu
cards-title = Karty: { $game }
cards-others = Inne talie
# $level: 19 to poziom najwyższy
cards-level = Poziom { $level }
# $points: połówki punktu
cards-points = { HALVES($points) ->
    [one] { HALVES($points) } punkt
    [few] { HALVES($points) } punkty
    [many] { HALVES($points) } punktów
   *[other] { HALVES($points) } punktu
 }
cards-family-luette = Luettes
    .note = Cztery najwyższe karty, każda sama na swoim poziomie.
cards-family-double = Doubles
    .note = Cztery następne, każda sama na swoim poziomie.
cards-family-middle = Karty średnie
    .note = Cztery karty jednej rangi są równe, bez względu na kolor.
cards-family-small = Karty niskie
    .note = Tu także równe są karty tej samej rangi.
cards-suit-french-tarot-S = Piki
cards-suit-french-tarot-H = Kiery
cards-suit-french-tarot-D = Kara
cards-suit-french-tarot-C = Trefle
cards-suit-french-tarot-T = Atuty
cards-suit-french-tarot-none = Karta Excuse
cards-suit-tarocchino-S = Miecze
cards-suit-tarocchino-C = Kielichy
cards-suit-tarocchino-B = Buławy
cards-suit-tarocchino-D = Monety
cards-suit-tarocchino-T = Atuty
cards-suit-tarocchino-none = Karta Matto
glossary-title = Słowniczek
glossary-lead = Słowa trzech gier i to, co znaczą.

## Zapis
## $seat: rozgrywający albo zwycięzca; $each: ile płaci jeden obrońca; $difference, $points, $target, $ours, $theirs: punkty

score-title = Zapis
score-line = Pozycja
score-practice = To samo rozdanie jeszcze raz: nie liczy się
score-match-over = Koniec meczu
score-waits = Następne rozdanie zaczyna gospodarz.
score-replay = Przejrzyj krok po kroku
act-again = To samo rozdanie jeszcze raz
act-restart = Nowy mecz
nav-verify = Sprawdź rozdanie
verdict-void = Rozdanie jest unieważnione
verdict-side-ours = Rozdanie wygrywa wasza para
verdict-side-theirs = Rozdanie wygrywa druga para
verdict-draw = Remis
verdict-to-us = dla waszej pary
verdict-to-them = dla drugiej pary
verdict-difference = różnicy między parami
verdict-aluette-none = Nikt nie dostaje punktu
    .text = Wszystkie dziewięć lew jest zepsutych.
verdict-aluette-won = { WHO($seat) ->
    [you] Masz najwięcej lew: { $tricks }.
   *[other] { SEAT($seat, form: "start") } ma najwięcej lew: { $tricks }.
 }
    .over = Jeden punkt
verdict-aluette-mordienne = { WHO($seat) ->
    [you] Masz wszystkie lewy od swojej pierwszej do dziewiątej, razem { $tricks }.
   *[other] { SEAT($seat, form: "start") } ma wszystkie lewy od swojej pierwszej do dziewiątej, razem { $tricks }.
 }
    .over = Mordienne, dwa punkty
# $contract: prise, garde, garde-sans albo garde-contre
verdict-tarot-contract = { $contract ->
    [prise] Prise ×1
    [garde] Garde ×2
    [garde-sans] Garde sans ×4
   *[garde-contre] Garde contre ×6
 } · { WHO($seat) ->
    [you] ty przeciw trojgu
   *[other] { SEAT($seat) } przeciw trojgu
 }
verdict-tarot-made = { WHO($seat) ->
    [you] { $difference ->
        [0] Twój kontrakt zrealizowany co do punktu
       *[other] Twój kontrakt zrealizowany, nadwyżka { $difference }
     }
   *[other] { $difference ->
        [0] Kontrakt zrealizowany co do punktu
       *[other] Kontrakt zrealizowany, nadwyżka { $difference }
     }
 }
verdict-tarot-failed = { WHO($seat) ->
    [you] Twój kontrakt niezrealizowany, zabrakło { $difference }
   *[other] Kontrakt niezrealizowany, zabrakło { $difference }
 }
verdict-tarot-text = { $bouts ->
    [0] Punkty: { $points }; bez karty bout trzeba było mieć { $target }.
    [one] Punkty: { $points }; z jedną kartą bout trzeba było mieć { $target }.
    [few] Punkty: { $points }; z { $bouts } kartami bout trzeba było mieć { $target }.
    [many] Punkty: { $points }; z { $bouts } kartami bout trzeba było mieć { $target }.
   *[other] Punkty: { $points }; z { $bouts } kartami bout trzeba było mieć { $target }.
 }
verdict-tarot-received = { WHO($seat) ->
    [you] dla ciebie: { $each } od każdego obrońcy
   *[other] każdy obrońca płaci { $each }, dostaje { SEAT($seat) }
 }
verdict-tarot-paid = { WHO($seat) ->
    [you] płacisz { $each } każdemu obrońcy
   *[other] { SEAT($seat) } płaci { $each } każdemu obrońcy
 }
verdict-tarot-gauge = { $points } z 91 punktów, potrzeba { $target }
verdict-tarocchino-text = Punkty waszej pary: { $ours }, drugiej pary: { $theirs }.

## Historia i przeglądanie
## $step, $steps: ile ruchów widać, z ilu

history-title = Historia
history-lead = Twoje skończone rozdania. Każde można przejrzeć krok po kroku, z odkrytymi kartami wszystkich.
history-none = Nie ma jeszcze skończonych rozdań.
history-void = unieważnione
history-record = Zapis rozdania
history-all-records = Pobierz wszystkie zapisy rozdań
history-upload = Wczytaj zapisy rozdań
    .note = Pliki z jednym rozdaniem w wierszu, takie jak te pobrane stąd.
history-send = Wczytaj
history-faults = Tych zapisów nie dało się odczytać:
# $deals: how many
history-read = { $deals ->
    [one] Do historii dodano jedno rozdanie.
    [few] Do historii dodano { $deals } rozdania.
    [many] Do historii dodano { $deals } rozdań.
   *[other] Do historii dodano { $deals } rozdania.
 }
replay-title = Przegląd krok po kroku
replay-step = Krok { $step } z { $steps }
replay-start = Karty są rozdane.
replay-trick = Lewa
replay-steps = Kroki
replay-first = Na początek
replay-previous = Krok wstecz
replay-next = Krok naprzód
replay-last = Na koniec
replay-goto = Krok
replay-go = Idź
replay-talon = Karty nierozdane nikomu

## Sprawdzenie

verify-title = Sprawdź rozdanie
verify-lead = Karty ustalono, zanim ktokolwiek zagrał. Zobowiązanie było jawne od początku; to, co je otwiera, pokazujemy na końcu.
verify-deal = Rozdanie
verify-commitment = Zobowiązanie
verify-salt = Sól
verify-seed = Ziarno
verify-later = Rozdanie jeszcze trwa. Ziarno i sól pokażą się po jego zakończeniu.
verify-holds = Zobowiązanie dotrzymane: to ziarno i ta sól dają dokładnie ten skrót.
verify-fails = Zobowiązanie niedotrzymane: to ziarno i ta sól dają inny skrót.
verify-how = Sprawdź samodzielnie
verify-how-1 = Zobowiązanie to SHA-256 tekstu złożonego z „cardavia/1 commitment”, soli i ziarna, oddzielonych pojedynczą spacją.
verify-how-2 = To samo ziarno rozdaje te same karty; ziarno stoi w zapisie rozdania.
verify-how-3 = Ziarno jednego rozdania nic nie mówi o następnym.

## Dosiadanie się

join-title = Dosiądź się do stołu: { $game }
join-name = Twoje imię przy stole
join-seat = Twoje miejsce
join-sit = Usiądź
join-person = Tu siedzi człowiek
join-bot = Gra bot: możesz zająć to miejsce
join-away = Trzymane dla kogoś, kto odszedł na chwilę
# $name: the host; of a seat that is free
join-partner = W jednej parze: { $name } i ty
join-opponent = W drugiej parze: { $name }
join-seat-taken = Tymczasem ktoś tam usiadł. Wybierz inne miejsce.
join-not-now = W tym rozdaniu znasz już inną rękę. Miejsce można zmienić, gdy się skończy.

## Błędy

error-400 = Nie udało się tego zrozumieć
    .text = Strona albo formularz przysłały coś, czego stół nie umie odczytać.
    .advice = Wróć i spróbuj jeszcze raz.
error-403 = To nie dla ciebie
    .text = To miejsce należy do kogoś innego albo twoja wizyta zaczęła się zbyt dawno.
    .advice = Kto ma zaproszenie, niech jeszcze raz otworzy jego adres.
error-404 = Tu nic nie ma
    .text = Może w adresie jest literówka, a może tego stołu już nie przechowujemy.
    .advice = Wszystko zaczyna się na stronie początkowej.
error-405 = Nie w ten sposób
    .text = Ten adres przyjmuje tylko formularze albo tylko strony.
    .advice = Wróć na stronę, z której przychodzisz.
error-409 = Przy stole coś się zmieniło
    .text = Ktoś wykonał ruch, kiedy trwał twój wybór.
    .advice = Spójrz na stół jeszcze raz: niczego nie tracisz.
error-413 = Za dużo naraz
    .text = To, co przyszło, jest większe, niż ten dom przyjmuje.
    .advice = Wyślij to w mniejszych częściach.
error-422 = Tak się nie da
    .text = To, co przyszło, łamie którąś zasadę albo jest niepełne.
    .advice = Powody są poniżej.
error-429 = Trochę wolniej
    .text = Z twojej przeglądarki przyszło tyle żądań, że stół prosi o przerwę.
    .advice = Odczekaj minutę i graj dalej.
error-500 = Nasz błąd
    .text = Coś się u nas zepsuło i zostało zapisane. Twój mecz jest bezpieczny.
    .advice = Wróć do stołu; jeśli to się powtórzy, odczekaj chwilę.
error-503 = Dom jest na chwilę zamknięty
    .text = Właśnie uruchamiamy go na nowo. Twój mecz jest bezpieczny.
    .advice = Spróbuj za minutę.

history-empty-file = W pliku nie ma żadnego zapisu rozdania: jeden zapis to jeden obiekt JSON w wierszu.
history-fault = Wiersz { $line }: { $why }
history-refused = „{ $action }” jest niezgodne z zasadami. { $why }
history-unfinished = Rozdanie nie jest skończone: przechowujemy tylko skończone.
