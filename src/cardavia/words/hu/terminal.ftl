# The command line: its help, its errors, and the game at the terminal.

## Help. No percent signs here: the library that sets the help reads them as its own.

command = Játszd és tanuld Európa nagy, régi kártyajátékait.
    .more = A „cardavia COMMAND --help” többet mond egy parancsról.
    .version = Kiírja a változat számát.
    .commands = Parancsok
command-referee = Osztások jegyzőkönyveit bírálja el: mindet újrajátssza, és megmondja az eredményt.
    .description = Osztások jegyzőkönyveit olvassa, soronként egy JSON-objektumot; mindet újrajátssza a kiosztott lapokból és a lépésekből, és minden nem üres sorhoz ír egy sor JSON-t: az eredményt, vagy azt, hogy ki van soron, vagy az első szabálytalan lépést, vagy a jegyzőkönyv hibáját.
    .status = Kilépési kód: 0, ha minden sor rendben van és egyezik; 1, ha valamelyik nem; 2, ha a bemenet nem olvasható.
    .file = A beolvasandó fájl. Nélküle, vagy ha -, a szabványos bemenet.
command-deal = Kiosztja egy mag lapjait, gépi játékosokkal lejátssza, és kiírja, mi történt.
    .description = Kiosztja azokat a lapokat, amelyeket a mag ad, gépi játékosokkal lejátssza, és az osztást átiratként vagy a bíró számára olvasható jegyzőkönyvként írja ki.
    .game = A játék.
    .seed = Bármilyen szöveg: ugyanaz a mag mindig ugyanazokat a lapokat adja. Nélküle a program sorsol egyet.
    .players = Ki játszik mind a négy helyen.
    .dealer = Az osztó helye, 0 és 3 között. Nélküle a mag dönti el.
    .record = Átirat helyett az osztás jegyzőkönyvét írja ki, egy sor JSON-ként.
command-rules = Kiírja egy játék szabályait, vagy egyetlen szabályt.
    .description = Kiírja egy játék könyvét, egy fejezetét vagy egy szabályát. Játék nélkül a játékokat sorolja fel.
    .game = A játék.
    .id = Egy szabály (tarot.play.overtrump) vagy egy fejezet (tarot.play). A játék előtagja elhagyható.
    .language = A nyelv.
command-serve = Megnyitja az asztalt a böngészőben. Ezt teszi a „cardavia” magában is.
    .description = Leállításig kiszolgálja az asztalt a böngészőknek, kiírja a címét, és ha van böngésző, megnyitja.
    .host = A figyelt cím; a 0.0.0.0 más gépeket is beenged.
    .port = A figyelt kapu; 0 esetén bármelyik szabad.
    .workers = Hány kiszolgálófolyamat osztozik a munkán. Egynél többhöz PostgreSQL kell.
    .bot-workers = Kiszolgálónként hány folyamat gondolkodik a gépi játékosok helyett.
    .database = Ahol az asztalok megmaradnak: sqlite:///FILE vagy postgresql://USER@HOST/NAME. Nélküle a CARDAVIA_DATABASE környezeti változó, különben egy saját fájl.
    .origin = A ház további címe, például https://cards.example, ha másik kiszolgáló áll előtte. Többször is megadható.
    .rate = Percenként hány kérést küldhet bárki.
    .no-browser = Ne nyissa meg a böngészőt.
command-serve-open = Az asztal itt várja a játékosokat: { $address }
command-serve-address-taken = ezt a címet már más figyeli: { $fact }. Állítsd le, vagy válassz másik kaput a --port kapcsolóval.
command-serve-workers-need-postgresql = ennyi kiszolgálófolyamathoz PostgreSQL kell: { $fact }. Add meg a címét a --database kapcsolóval, vagy használj egy folyamatot.

command-art = Kiírja a lapok képeit.
    .description = Egy pakli képeit írja ki egy mappába, mindet gzip változatával és egy jegyzékkel, vagy az egész paklit egyetlen ívre.
    .what = A képek elkészítése vagy egy ív rajzolása.
    .deck = A pakli. Nélküle minden pakli elkészül, az íven pedig az első látszik.
    .output = A célmappa, vagy az ív fájlja: .svg, illetve a „cardavia[art]” kiegészítéssel .png. Nélküle egy saját gyorsítótár-mappa, vagy a szabványos kimenet.
    .letters = A figurás lapok sarokbetűi a bubitól felfelé, egybeírva: BLDK.
    .suits = Két vagy négy szín a francia kártyajelekhez.
    .contrast = Hétköznapi vagy erős festékek.
command-play = Játék három gépi játékos ellen.
    .description = Egy játékot játszik: egy helyen te ülsz, a másik hármon gépi játékosok.
    .terminal = Játék itt, a terminálban.
    .game = A játék.
    .seed = Bármilyen szöveg: ugyanaz a mag ugyanazokat a lapokat adja. Nélküle a program sorsol egyet.
    .level = Mennyire jól játszanak a gépi játékosok.
    .seat = A helyed, 0-tól 3-ig, a játék sorrendjében.
    .language = A nyelv.

command-arena = Két játékos ugyanazokkal a lapokkal játszik, és kiderül a különbségük.
    .description = Ugyanazokat a lapokat kétszer játssza le, minden helyen egyszer az egyik, egyszer a másik játékossal, és JSON-ként kiírja, mennyivel szerez többet A, mint B helyenként és osztásonként, ez mennyire biztos, mennyit gondolkodtak, és milyen felvételeket vállaltak és teljesítettek. Aki önmagával játszik, pontosan döntetlent ér el.
    .player = Egy játékos; az „oracle” minden lapot lát.
    .game = A játék.
    .deals = Hány osztást játsszanak, mindegyiket kétszer.
    .matches = Hány teljes mérkőzést játsszanak helyette.
    .seed = Bármilyen szöveg: ugyanaz a mag ugyanazokat a lapokat és ugyanazt az eredményt adja. Nélküle a program sorsol egyet.
    .jobs = Hány folyamat osztozik a munkán. Az eredmény nem függ tőle.
    .budget = Hány világban gondolkodik ez a játékos. Nélküle annyiban, amennyiben a szintje.
    .output = Az eredmény fájlja a szabványos kimenet helyett. Mellette menet közben napló készül.
    .resume = Egy megszakított mérés folytatása a naplójából.
command-arena-difference = { $first } helyenként { $mean } ponttal szerez többet, mint { $second }, szinte biztosan { $low } és { $high } között, és az összes asztal ekkora részét nyerte meg: { $won }. Lejátszott osztások vagy mérkőzések: { $number }.
command-solve = Kiírja, mennyit ér minden lap egy jegyzőkönyv egy pontján.
    .description = Odáig lejátszik egy jegyzőkönyvet, és kiírja, mennyit ér minden kijátszható lap, ha mind a négyen nyílt lapokkal, hibátlanul játszanak tovább. A pontos érték az osztás végéhez közel hamar megvan, korábban egyre lassabban.
    .file = A fájl, amelynek első sora a jegyzőkönyv, vagy -, ha a szabványos bemenetről jön.
    .at = Hány lépése után.
    .nodes = Hány állást nézhet meg, mielőtt feladja.
command-solve-seat = { SEAT($seat, form: "start") } következik. Ennyit szerez ennek a helynek minden lap, ha mind a négyen nyílt lapokkal, hibátlanul játszanak tovább:
command-solve-side = { SEAT($seat, form: "start") } következik. Ennyit szerez ennek az oldalnak minden lap, levonva a másik oldal pontjait, ha mind a négyen nyílt lapokkal, hibátlanul játszanak tovább:
command-solve-card = { $card }: { SIGNED($points) }
command-warm = Előre lefordítja a motorokat.
    .description = Lefordítja a játékok motorjait, és egy saját mappában megőrzi, hogy később senki se várjon rájuk.
    .game = A játék. Nélküle mind.
command-warm-done = Kész { $seconds } másodperc alatt. A lefordított kód itt marad: { $name }
command-bench = Megméri, milyen gyors minden ezen a gépen.
    .description = Néhány percig mér, és egyetlen táblázatot ír ki: véletlen osztások és kijátszott lapok másodpercenként, pontos értékek a hátralévő ütések szerint, az egyes szintek döntései, valamint a hideg és a meleg indulás ideje. Két szám között a vonal: medián és 95. percentilis.
    .games = A játékok. Nélkülük mind.
    .peers = Mellette OpenSpiel és RLCard is fut, ha telepítve van, és kiírja, melyik hányszoros.
command-bench-deals = Véletlen osztások másodpercenként, ezer
command-bench-cards = Ezekben kijátszott lapok másodpercenként, millió
command-bench-solver = Pontos érték, hátralévő ütések: { $left }, ezredmásodperc
command-bench-decision = Egy döntés ezen a szinten: { $level }, ezredmásodperc
command-bench-cold = Hideg indulás, mindent le kell fordítani, másodperc
command-bench-warm = Meleg indulás, másodperc
command-bench-driven = Ennyiszer gyorsabb, mint Pythonból hajtva: { $name } (másodpercenként { $rate } millió döntés)
command-bench-dealt = Ennyiszer gyorsabb, mint Pythonból hajtva, előre kiosztva: { $name } (másodpercenként { $rate } millió)
command-bench-rollouts = Ennyiszer gyorsabb, mint saját véletlen lejátszásaiban, előre kiosztva: { $name } (másodpercenként { $rate } millió)
command-bench-missing = nincs telepítve: { $name } (pip install { $package })

## Errors
## $letters: what was given;
## $name: a file; $reason: what the system says; $id: what was asked for; $near: ids like it

command-error = cardavia: { $reason }
command-cannot-read = nem olvasható: { $name } ({ $reason }). Adj meg egy fájlt, soronként egy jegyzőkönyvvel, vagy -, ha a szabványos bemenetről jön.
command-no-input = a szabványos bemenet zárva van. Adj meg egy fájlt, soronként egy jegyzőkönyvvel.
command-no-text = nem Unicode-szöveg: { $name }. Írd UTF-8 kódolással.
command-unknown-clause = a könyvben nincs ilyen szabály vagy fejezet: { $id }. Az azonosítók a teljes könyvben láthatók.
command-unknown-clause-near = a könyvben nincs ilyen szabály vagy fejezet: { $id }. Erre gondoltál: { NAME($near, join: "or") }?
command-cannot-write = nem írható: { $name } ({ $reason }). Adj meg másik helyet az --output kapcsolóval.
command-no-painter = a képpontok festéséhez még egy csomag kell: telepítsd ezt: „cardavia[art]”, vagy adj meg .svg fájlt.
command-letters = ezek nem sarokbetűk: { $letters }. Adj meg egy-egy betűt A és Z között a pakli minden figurás lapjához, a bubitól felfelé.
command-say-terminal = mondd meg, hol játszol: „cardavia play --terminal” itt, vagy „cardavia” magában a böngészőben.
command-solve-no-record = nincs jegyzőkönyv az első sorban: { $name } ({ $reason })
command-solve-so-far = ennek a jegyzőkönyvnek { $number } lépése van: 0 és e szám között adj meg értéket az --at kapcsolónak.
command-solve-illegal = a jegyzőkönyv { $number }. lépése („{ $word }”) szabálytalan: { $id }. Csak az oldható meg, ami előtte van.
command-solve-no-card = ennyi lépés után senki sem játszik ki lapot: { $number }. Olyan számot adj meg az --at kapcsolónak, amelynél valaki kijátszik.
command-solve-too-long = ennyi állásban nem került elő pontos érték: { $number }. Engedj meg többet a --nodes kapcsolóval, vagy kérdezz az osztás végéhez közelebb.
command-bench-unknown = nincs ilyen játék: { $id }. Ezek vannak: { NAME($near) }.
command-no-number = ez nem egész szám 1-től fölfelé: { $name }.
command-arena-begun = ez a mérés a vége előtt megszakadt, a naplója: { $name }. Folytasd a --resume kapcsolóval, vagy töröld a fájlt.
command-arena-other-terms = ez egy másik mérés naplója: { $name }. Mások voltak a játékosok, a lapok vagy a program. Adj meg másik fájlt az --output kapcsolóval, vagy töröld.
command-arena-resume-what = mondd meg, melyik mérés folytatódik: add meg a --seed és az --output kapcsolóját.

## A transcript
## $game: its name; $seed: the seed of the deal; $dealer: a seat; $seat: a seat; $cards: cards; $codes: their codes

transcript-title = { $game }, az osztás magja: „{ $seed }”
transcript-hand = { SEAT($seat, form: "start") }: { $codes }
transcript-talon = Kiosztatlan: { $codes }
transcript-scores = Pontok
transcript-score = { SEAT($seat, form: "start") }: { SIGNED($points) }

## At the terminal
## $game: its name; $number: of the deal in the match; $commitment, $seed, $salt: hexadecimal digits

terminal-welcome = { $game }. Írd be egy választás számát vagy egy lap kódját; „?”: segítség, „q”: kilépés.
terminal-seed = A mérkőzés magja: { $seed }
terminal-deal = { $number }. osztás
terminal-promise = A lapok eldőltek. A pecsétjük: { $commitment }
terminal-opened = A pecsét felnyitva: mag { $seed }, só { $salt }
terminal-trick = Az asztalon: { $cards }
terminal-card-by = { SEAT($seat, form: "label") }: { $card }
terminal-hand = A lapjaid: { $cards }
terminal-choices = Ezt választhatod:
terminal-choice = { $number }  { $choice }
terminal-choice-card = { $number }  { $choice } [{ $code }]
terminal-choice-pick = { $number }  { $verb }: { $size } lap ezekből: { $codes }
terminal-prompt = A választásod:{ " " }
terminal-prompt-cards = { $size } lap kódja, vagy semmi, ha ezeket választod: { $codes }:{ " " }
terminal-help = Írd be egy választás számát, egy lap kódját ({ $code }), vagy egy szót úgy, ahogy a jegyzőkönyvekben áll („{ $word }”). „q”: kilépés.
terminal-not-understood = „{ $text }”: ebben a játékban nincs ilyen választás, lap vagy szó. „?”: hogyan kell választani.
terminal-clause = A szabály: { $rule } (cardavia rules { $game } { $rule })
terminal-totals = Összesen { $number } osztás után: { $totals }
terminal-total = { SEAT($seat, form: "label") } { $points }
terminal-match-over = A mérkőzés véget ért.
terminal-match-drawn = Döntetlen.
terminal-match-won = Győztes: { $seats }
terminal-next-deal = Enter: következő osztás, „q”: kilépés:{ " " }
terminal-restart = Enter: új mérkőzés, „q”: kilépés:{ " " }
terminal-goodbye = Viszlát.
