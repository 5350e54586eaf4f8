# Wiersz poleceń: pomoc, błędy i gra w terminalu.

## Pomoc. Bez znaków procentu: biblioteka, która składa pomoc, bierze je za swoje.

command = Graj w wielkie stare europejskie gry w karty i ucz się ich.
    .more = „cardavia COMMAND --help” mówi więcej o danym poleceniu.
    .version = Podaj, która to wersja.
    .commands = Polecenia
command-referee = Oceń zapisy rozdań: rozegraj każdy na nowo i powiedz, jak wypadł.
    .description = Czyta zapisy rozdań, jeden obiekt JSON w wierszu, rozgrywa każdy na nowo z jego rąk i ruchów i na każdy niepusty wiersz odpowiada jednym wierszem JSON: wynikiem albo tym, czyja jest kolej, albo pierwszym ruchem, który łamie zasadę, albo tym, co jest w zapisie nie tak.
    .status = Kod wyjścia: 0, gdy każdy wiersz jest w porządku i nic się nie różni; 1, gdy któryś nie jest albo się różni; 2, gdy danych nie da się odczytać.
    .file = Plik do odczytania. Bez niego albo przy - czytane jest standardowe wejście.
command-deal = Rozdaj karty z ziarna, niech boty je rozegrają, i wypisz, co się działo.
    .description = Rozdaje karty, które daje ziarno, każe botom je rozegrać i wypisuje rozdanie jako opis albo jako zapis, który czyta sędzia.
    .game = Gra.
    .seed = Dowolny tekst: to samo ziarno zawsze daje te same karty. Bez niego ziarno jest losowane.
    .players = Kto gra na wszystkich czterech miejscach.
    .dealer = Miejsce rozdającego, od 0 do 3. Bez niego rozdającego wyznacza ziarno.
    .record = Zamiast opisu wypisz zapis rozdania, jeden wiersz JSON.
command-rules = Wypisz zasady gry albo jedną z nich.
    .description = Wypisuje książkę gry, jeden z jej rozdziałów albo jedną zasadę. Bez podania gry wymienia gry.
    .game = Gra.
    .id = Zasada (tarot.play.overtrump) albo rozdział (tarot.play). Przedrostek samej gry można pominąć.
    .language = Język, w którym mówić.
command-serve = Otwórz stół w przeglądarce. To właśnie robi samo „cardavia”.
    .description = Podaje stół przeglądarkom, dopóki się go nie zatrzyma, wypisuje jego adres i otwiera przeglądarkę tam, gdzie jakaś jest.
    .host = Adres, pod którym nasłuchiwać; 0.0.0.0 wpuszcza inne komputery.
    .port = Port, na którym nasłuchiwać; 0 bierze dowolny wolny.
    .workers = Ile procesów serwera dzieli pracę. Więcej niż jeden wymaga PostgreSQL.
    .bot-workers = Ile procesów każdego serwera myśli za boty.
    .database = Gdzie przechowywane są stoły: sqlite:///FILE albo postgresql://USER@HOST/NAME. Bez tego: CARDAVIA_DATABASE ze środowiska, a w braku tej zmiennej twój własny plik.
    .origin = Dalszy adres tego domu, na przykład https://cards.example, gdy przed nim stoi inny serwer. Można podać kilka razy.
    .rate = Ile żądań na minutę wolno każdemu wysłać.
    .no-browser = Nie otwieraj przeglądarki.
command-serve-open = Stół czeka pod adresem { $address }
command-serve-address-taken = pod { $fact } nasłuchuje już coś innego: zatrzymaj to albo wybierz inny port przez --port.
command-serve-workers-need-postgresql = procesy serwera w tej liczbie ({ $fact }) wymagają PostgreSQL: podaj jego adres przez --database albo użyj jednego procesu.

command-art = Drukuj awersy kart.
    .description = Drukuje awersy talii do folderu, każdy z wersją gzip obok i spisem, albo całą talię na jednym arkuszu do obejrzenia.
    .what = Zbuduj awersy albo narysuj arkusz.
    .deck = Talia. Bez niej budowane są wszystkie, a arkusz pokazuje pierwszą.
    .output = Folder, do którego budować, albo plik arkusza: .svg, a z dodatkiem „cardavia[art]” także .png. Bez tego: twój folder podręczny albo standardowe wyjście.
    .letters = Litery indeksów figur od waleta w górę, jednym ciągiem: WJDK.
    .suits = Dwie barwy albo cztery dla kolorów francuskich.
    .contrast = Farby zwykłe albo ostre.
command-play = Zagraj przeciw trzem botom.
    .description = Rozgrywa grę z tobą na jednym miejscu i botami na trzech pozostałych.
    .terminal = Graj tutaj, w terminalu.
    .game = Gra.
    .seed = Dowolny tekst: to samo ziarno daje te same karty. Bez niego ziarno jest losowane.
    .level = Jak dobrze grają boty.
    .seat = Twoje miejsce, od 0 do 3 w kolejności gry.
    .language = Język, w którym mówić.

command-arena = Niech dwóch graczy spotka się przy tych samych kartach; zmierz różnicę między nimi.
    .description = Rozgrywa te same karty dwa razy, a każde miejsce raz zajmuje jeden, raz drugi gracz, i wypisuje jako JSON, o ile więcej od B zdobywa A na miejsce i rozdanie, jak bardzo to pewne, jak długo obaj myśleli oraz jakie kontrakty brali i wygrywali. Kto gra sam ze sobą, wychodzi dokładnie na remis.
    .player = Gracz; „oracle” widzi każdą kartę.
    .game = Gra.
    .deals = Ile rozdań rozegrać, każde dwa razy.
    .matches = Ile całych meczów rozegrać zamiast rozdań.
    .seed = Dowolny tekst: to samo ziarno daje te same karty i ten sam wynik. Bez niego ziarno jest losowane.
    .jobs = Ile procesów dzieli pracę. Wynik od tego nie zależy.
    .budget = W ilu światach myśli ten gracz. Bez tego w tylu, w ilu jego poziom.
    .output = Plik na wynik zamiast standardowego wyjścia. Obok powstaje po drodze dziennik.
    .resume = Dokończ przerwany pomiar z jego dziennika.
command-arena-difference = { $first } zdobywa na miejsce o { $mean } więcej niż { $second }, prawie na pewno między { $low } a { $high }, i wygrywa taką część wszystkich rozgrywek: { $won }. Rozegrane rozdania lub mecze: { $number }.
command-solve = Wypisz, ile warta jest każda karta w danym miejscu zapisu.
    .description = Rozgrywa zapis do tego miejsca i wypisuje, ile warta jest każda karta, którą wolno zagrać, jeśli wszyscy czworo grają dalej bezbłędnie w otwarte karty. Dokładne wartości łatwo znaleźć pod koniec rozdania, a wcześniej coraz trudniej.
    .file = Plik z zapisem w pierwszym wierszu albo - dla standardowego wejścia.
    .at = Po ilu ruchach z zapisu.
    .nodes = Ile pozycji wolno obejrzeć, zanim się podda.
command-solve-seat = Na ruchu jest { SEAT($seat) }. Tyle daje temu miejscu każda karta, jeśli wszyscy czworo grają dalej bezbłędnie w otwarte karty:
command-solve-side = Na ruchu jest { SEAT($seat) }. Tyle daje tej stronie każda karta, po odjęciu wyniku drugiej strony, jeśli wszyscy czworo grają dalej bezbłędnie w otwarte karty:
command-solve-card = { $card }: { SIGNED($points) }
command-warm = Skompiluj silniki zawczasu.
    .description = Kompiluje silniki gier i przechowuje je w twoim folderze, żeby potem nikt na nie nie czekał.
    .game = Gra. Bez niej wszystkie.
command-warm-done = Gotowe po { $seconds } s. To, co skompilowano, leży w { $name }
command-bench = Zmierz, jak szybkie jest wszystko na tym komputerze.
    .description = Mierzy przez kilka minut i wypisuje jedną tabelę: losowe rozdania i zagrane karty na sekundę, dokładne wartości według pozostałych lew, decyzje każdego poziomu oraz czas od zimnego i od ciepłego startu. Dwie liczby z kreską to mediana i 95. centyl.
    .games = Gry. Bez żadnej wszystkie.
    .peers = Uruchom obok OpenSpiel i RLCard, jeśli są zainstalowane, i wypisz stosunki.
command-bench-deals = Losowe rozdania na sekundę, tysiące
command-bench-cards = Karty zagrane w nich na sekundę, miliony
command-bench-solver = Dokładna wartość, pozostałe lewy: { $left }, milisekundy
command-bench-decision = Decyzja poziomu { $level }, milisekundy
command-bench-cold = Zimny start, wszystko do skompilowania, sekundy
command-bench-warm = Ciepły start, sekundy
command-bench-driven = Ile razy szybciej niż { $name } kierowany z Pythona ({ $rate } mln decyzji na sekundę)
command-bench-dealt = Ile razy szybciej niż { $name } kierowany z Pythona, karty rozdane wcześniej ({ $rate } mln na sekundę)
command-bench-rollouts = Ile razy szybciej niż { $name } we własnych losowych rozgrywkach, karty rozdane wcześniej ({ $rate } mln na sekundę)
command-bench-missing = { $name } nie jest zainstalowany: pip install { $package }

## Błędy
## $letters: co podano;
## $name: plik; $reason: co mówi system; $id: o co pytano; $near: podobne identyfikatory

command-error = cardavia: { $reason }
command-cannot-read = nie da się odczytać { $name }: { $reason }. Podaj plik z jednym zapisem w wierszu albo - dla standardowego wejścia.
command-no-input = standardowe wejście jest zamknięte. Podaj plik z jednym zapisem w wierszu.
command-no-text = { $name } nie jest tekstem Unicode. Zapisz go w UTF-8.
command-unknown-clause = w książce nie ma zasady ani rozdziału { $id }. Wypisz całą książkę, żeby zobaczyć jej identyfikatory.
command-unknown-clause-near = w książce nie ma zasady ani rozdziału { $id }. Może chodzi o { NAME($near, join: "or") }?
command-cannot-write = nie da się zapisać { $name }: { $reason }. Podaj inne miejsce przez --output.
command-no-painter = malowanie pikseli wymaga jeszcze jednego pakietu: zainstaluj „cardavia[art]” albo podaj plik .svg.
command-letters = { $letters } to nie są litery indeksów. Podaj po jednej literze od A do Z dla każdej figury w talii, od waleta w górę.
command-say-terminal = powiedz, gdzie grać: „cardavia play --terminal” tutaj albo samo „cardavia” w przeglądarce.
command-solve-no-record = w pierwszym wierszu { $name } nie ma zapisu: { $reason }
command-solve-so-far = ruchów w tym zapisie: { $number }. Podaj w --at liczbę od 0 do tej.
command-solve-illegal = ruch { $number } tego zapisu („{ $word }”) łamie { $id }: rozwiązać można tylko to, co przed nim.
command-solve-no-card = nikt nie ma zagrać karty po tylu ruchach: { $number }. Podaj w --at liczbę, przy której ktoś gra.
command-solve-too-long = nie znaleziono dokładnej wartości w tylu pozycjach: { $number }. Pozwól na więcej przez --nodes albo zapytaj bliżej końca rozdania.
command-bench-unknown = nie ma gry { $id }: są { NAME($near) }.
command-no-number = { $name } nie jest liczbą całkowitą od 1.
command-arena-begun = ten pomiar przerwano przed końcem, a jego dziennik to { $name }. Dokończ go przez --resume albo usuń ten plik.
command-arena-other-terms = { $name } to dziennik innego pomiaru: inni gracze, inne karty albo inny program. Podaj inny plik przez --output albo usuń dziennik.
command-arena-resume-what = powiedz, który pomiar dokończyć: podaj jego --seed i jego --output.

## Opis rozdania
## $game: jej nazwa; $seed: ziarno rozdania; $dealer: miejsce; $seat: miejsce; $cards: karty; $codes: ich kody

transcript-title = { $game }, rozdanie z ziarna „{ $seed }”
transcript-hand = { SEAT($seat, form: "start") }: { $codes }
transcript-talon = Nierozdane: { $codes }
transcript-scores = Wyniki
transcript-score = { SEAT($seat, form: "start") }: { SIGNED($points) }

## W terminalu
## $game: jej nazwa; $number: rozdania w meczu; $commitment, $seed, $salt: cyfry szesnastkowe

terminal-welcome = { $game }. Wpisz numer wyboru albo kod karty; „?” pokazuje jak, „q” kończy.
terminal-seed = Ziarno tego meczu: { $seed }
terminal-deal = Rozdanie { $number }
terminal-promise = Karty są ustalone. Ich pieczęć: { $commitment }
terminal-opened = Pieczęć otwarta: ziarno { $seed }, sól { $salt }
terminal-trick = Na stole: { $cards }
terminal-card-by = { SEAT($seat, form: "label") }: { $card }
terminal-hand = Twoja ręka: { $cards }
terminal-choices = Możesz wybrać:
terminal-choice = { $number }  { $choice }
terminal-choice-card = { $number }  { $choice } [{ $code }]
terminal-choice-pick = { $number }  { $verb }: { $size ->
    [one] { $size } karta
    [few] { $size } karty
    [many] { $size } kart
   *[other] { $size } karty
 } spośród { $codes }
terminal-prompt = Twój wybór:{ " " }
terminal-prompt-cards = { $size ->
    [one] Kod { $size } karty
    [few] Kody { $size } kart
    [many] Kody { $size } kart
   *[other] Kody { $size } karty
 } albo nic, co znaczy { $codes }:{ " " }
terminal-help = Wpisz numer wyboru, kod karty ({ $code }) albo słowo, tak jak stoi w zapisach rozdań („{ $word }”). „q” kończy.
terminal-not-understood = „{ $text }” to ani wybór, ani karta, ani słowo tej gry. Wpisz „?”, żeby zobaczyć, jak wybierać.
terminal-clause = Zasada: { $rule } (cardavia rules { $game } { $rule })
terminal-totals = Razem po rozdaniu { $number }: { $totals }
terminal-total = { SEAT($seat, form: "label") } { $points }
terminal-match-over = Koniec meczu.
terminal-match-drawn = Remis.
terminal-match-won = Mecz wygrywa: { $seats }
terminal-next-deal = Enter: następne rozdanie, „q”: koniec:{ " " }
terminal-restart = Enter: nowy mecz, „q”: koniec:{ " " }
terminal-goodbye = Do widzenia.
