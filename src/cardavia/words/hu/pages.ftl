# The pages around the table: home, rules, cards, score sheet, history, errors.

site = Cardavia
page-title = { $title } · Cardavia
skip = Ugrás a tartalomra
skip-hand = Ugrás a lapjaidhoz
tools = Eszközök
nav-home = Kezdőlap
nav-rules = Szabályok
nav-cards = Lapok
nav-history = Előzmények
nav-settings = Beállítások
nav-table = Asztal
nav-glossary = Szószedet
nav-look = Megjelenés
nav-language = Nyelv

game-aluette = Aluette
game-french-tarot = Francia tarokk
game-tarocchino = Bolognai tarocchino

## A game in a few words
## $cards: how many

about-players = Négy játékos
about-cards = { $cards } lap
about-country = Ország
about-fact-1 = Játékosok
about-fact-2 = Felállás
about-fact-3 = Lapok
about-fact-4 = Hossz
about-more = Tovább
about-wikipedia = Wikipédia
about-aluette = Kilenc ütés, nincs adu, nincs színkényszer. Monsieur üti Madame-ot, a Tehén a királyokat, az egyforma erős lapok pedig elrontják az ütést.
    .country = Franciaország: Vendée, Loire vidéke, Bretagne
    .sides = Két állandó pár
    .length = Öt osztás
about-french-tarot = Egy játékos licitál, felvesz hat lapot és egyedül áll a többiek ellen. A Petit, a 21-es és az Excuse szabja meg, mennyi pont elég.
    .country = Franciaország
    .sides = Egy három ellen
    .length = Osztásról osztásra
about-tarocchino = Mondd be a sorozataidat, vigyázz a Bégatóra, és az ütések mellett a kombinációkat is nyerd meg.
    .country = Olaszország: Bologna
    .sides = Két állandó pár
    .length = Egy osztás

## Home

home-title = Három régi játék, egy csendes asztal
home-lead = Ülj le három türelmes játékossal. Ha egy lap nem játszható ki, az asztal elmondja a szabályt és megmutatja, mit tehetsz.
home-waiting = Vár a játszmád
home-continue = Folytatás
home-play = Játék
home-with-others = Játék másokkal

## Rules, cards, glossary

rules-title = A szabályok
rules-lead = Három játék, három könyv. Az asztalnál minden elutasítás az itteni szabályához vezet.
rules-read = A szabályok elolvasása
rules-book = Szabályok
rules-contents = Tartalom
rules-example = Példa
rules-full = Teljes szabályok
rules-return = Vissza az asztalhoz
cards-title = { $game }: a lapok
cards-others = Más paklik
# $level: 19 is the highest
cards-level = { $level }. szint
# $points: half-points
cards-points = { HALVES($points) } pont
cards-family-luette = Luette lapok
    .note = A négy legerősebb lap, mind egyedül a saját szintjén.
cards-family-double = Double lapok
    .note = A következő négy, mind egyedül a saját szintjén.
cards-family-middle = Középső lapok
    .note = Egy rang négy lapja egyforma erős, bármi is a színe.
cards-family-small = Kis lapok
    .note = Az azonos rangúak itt is egyformák.
cards-suit-french-tarot-S = Pikk
cards-suit-french-tarot-H = Kőr
cards-suit-french-tarot-D = Káró
cards-suit-french-tarot-C = Treff
cards-suit-french-tarot-T = Aduk
cards-suit-french-tarot-none = Az Excuse
cards-suit-tarocchino-S = Kard
cards-suit-tarocchino-C = Kupa
cards-suit-tarocchino-B = Bot
cards-suit-tarocchino-D = Érme
cards-suit-tarocchino-T = Aduk
cards-suit-tarocchino-none = A Matto
glossary-title = Szószedet
glossary-lead = A három játék szavai és jelentésük.

## Score sheet
## $seat: the taker or the winner; $each: what one defender pays; $difference, $points, $target, $ours, $theirs: points

score-title = Eredménylap
score-line = Tétel
score-practice = Ugyanez az osztás újra: nem számít bele
score-match-over = A mérkőzés véget ért
score-waits = A következő osztást a házigazda kezdi el.
score-replay = Visszajátszás
act-again = Ugyanez az osztás újra
act-restart = Új mérkőzés
nav-verify = Az osztás ellenőrzése
verdict-void = Érvénytelen osztás
verdict-side-ours = Ti nyeritek az osztást
verdict-side-theirs = A másik pár nyeri az osztást
verdict-draw = Döntetlen
verdict-to-us = nektek
verdict-to-them = nekik
verdict-difference = a két pár között
verdict-aluette-none = Senki sem kap pontot
    .text = Mind a kilenc ütés elrontott.
verdict-aluette-won = { WHO($seat) ->
    [you] Tiéd a legtöbb ütés: { $tricks }.
   *[other] { SEAT($seat, form: "start") } viszi a legtöbb ütést: { $tricks }.
 }
    .over = Egy pont
verdict-aluette-mordienne = { WHO($seat) ->
    [you] Az első elvitt ütésedtől a kilencedikig mindet te vitted: { $tricks } ütés.
   *[other] { SEAT($seat, form: "start") } az első elvitt ütésétől a kilencedikig mindet viszi: { $tricks } ütés.
 }
    .over = Mordienne, két pont
# $contract: prise, garde, garde-sans or garde-contre
verdict-tarot-contract = { $contract ->
    [prise] Prise ×1
    [garde] Garde ×2
    [garde-sans] Garde sans ×4
   *[garde-contre] Garde contre ×6
 } · { WHO($seat) ->
    [you] te egyedül három ellen
   *[other] { SEAT($seat) } egyedül három ellen
 }
verdict-tarot-made = { WHO($seat) ->
    [you] { $difference ->
        [0] Éppen teljesítetted
       *[other] Teljesítetted, többlet: { $difference }
     }
   *[other] { $difference ->
        [0] A vállalás éppen teljesült
       *[other] A vállalás teljesült, többlet: { $difference }
     }
 }
verdict-tarot-failed = { WHO($seat) ->
    [you] { $difference } ponttal megbuktál
   *[other] A vállalás { $difference } ponttal megbukott
 }
verdict-tarot-text = { $bouts ->
    [0] { $points } pont; bout lap nélkül { $target } kellett.
   *[other] { $points } pont; { $bouts } bout lappal { $target } kellett.
 }
verdict-tarot-received = { WHO($seat) ->
    [you] neked: { $each } minden védőtől
   *[other] minden védő { $each } pontot fizet, kapja: { SEAT($seat) }
 }
verdict-tarot-paid = { WHO($seat) ->
    [you] minden védőnek { $each } pontot fizetsz
   *[other] { SEAT($seat) } minden védőnek { $each } pontot fizet
 }
verdict-tarot-gauge = { $points } pont a 91-ből, szükséges: { $target }
verdict-tarocchino-text = { $ours } pont nektek, { $theirs } a másik párnak.

## History and replay
## $step, $steps: actions shown, of how many

history-title = Előzmények
history-lead = A lejátszott osztásaid. Bármelyiket lépésenként végignézheted, minden lapot felfordítva.
history-none = Még nincs lejátszott osztás.
history-void = érvénytelen
history-record = Jegyzőkönyv
history-all-records = Minden jegyzőkönyv letöltése
history-upload = Jegyzőkönyvek beolvasása
    .note = Olyan fájlok, amilyeneket innen letöltesz: soronként egy osztás.
history-send = Beolvasás
history-faults = Ezeket a jegyzőkönyveket nem sikerült beolvasni:
# $deals: how many
history-read = { $deals } osztás került az előzményeid közé.
replay-title = Visszajátszás
replay-step = { $step }. lépés, összesen { $steps }
replay-start = A lapok ki vannak osztva.
replay-trick = Az ütés
replay-steps = Lépések
replay-first = Az elejére
replay-previous = Egy lépés vissza
replay-next = Egy lépés előre
replay-last = A végére
replay-goto = Lépés
replay-go = Ugrás
replay-talon = Kiosztatlan lapok

## Verify

verify-title = Az osztás ellenőrzése
verify-lead = A lapok sorrendje már a játék előtt eldőlt. Az ígéret az elejétől nyilvános; ami felnyitja, az osztás végén látható.
verify-deal = Osztás
verify-commitment = Ígéret
verify-salt = Só
verify-seed = Mag
verify-later = Ez az osztás még tart. A mag és a só a végén látható.
verify-holds = Az ígéret áll: ebből a magból és ebből a sóból pontosan ez a lenyomat adódik.
verify-fails = Az ígéret nem áll: ebből a magból és ebből a sóból más lenyomat adódik.
verify-how = Ellenőrizd magad
verify-how-1 = Az ígéret a „cardavia/1 commitment” szöveg, a só és a mag SHA-256 lenyomata, köztük egy-egy szóközzel.
verify-how-2 = Ugyanaz a mag ugyanazokat a lapokat osztja: az osztás jegyzőkönyvében benne van.
verify-how-3 = Egy osztás magja semmit sem árul el a következőről.

## Join

join-title = Leülés az asztalhoz: { $game }
join-name = A neved az asztalnál
join-seat = A helyed
join-sit = Leülés
join-person = Itt már ül valaki
join-bot = Gépi játékos játszik: elfoglalhatod a helyét
join-away = Fenntartva valakinek, aki elment
# $name: the host; of a seat that is free
join-partner = { $name } partnere
join-opponent = { $name } ellenfele
join-seat-taken = Közben valaki leült oda. Válassz másik helyet.
join-not-now = Ebben az osztásban már más lapjaid voltak. Helyet akkor cserélhetsz, ha az osztás véget ért.

## Errors

error-400 = Ezt nem sikerült értelmezni
    .text = Az oldal vagy az űrlap olyasmit küldött, amit az asztal nem tud elolvasni.
    .advice = Lépj vissza és próbáld meg még egyszer.
error-403 = Ez nem a tiéd
    .text = A hely másé, vagy túl régen kezdődött a látogatásod.
    .advice = Akit meghívtak, nyissa meg újra a meghívó címét.
error-404 = Itt nincs semmi
    .text = Lehet, hogy a cím elgépelt, vagy az asztal már nincs meg.
    .advice = Minden a kezdőlapon kezdődik.
error-405 = Így nem megy
    .text = Ez a cím vagy csak űrlapot, vagy csak oldalt ad.
    .advice = Lépj vissza oda, ahonnan jöttél.
error-409 = Az asztal továbbhaladt
    .text = Valaki lépett, miközben választottál.
    .advice = Nézd meg újra az asztalt: semmid sem veszett el.
error-413 = Ez egyszerre túl sok
    .text = Amit küldtél, nagyobb annál, amit ez a ház elolvas.
    .advice = Küldd el kisebb részekben.
error-422 = Ezt nem lehet megtenni
    .text = Amit küldtél, szabályba ütközik, vagy hiányos.
    .advice = Az okok lejjebb olvashatók.
error-429 = Egy kicsit lassabban
    .text = Annyi kérés jött a böngésződből, hogy az asztal szünetet kér.
    .advice = Várj egy percet, aztán folytasd.
error-500 = A mi hibánk
    .text = Valami elromlott a házban, és feljegyeztük. A mérkőzésed megvan.
    .advice = Menj vissza az asztalhoz; ha újra előfordul, várj egy kicsit.
error-503 = A ház egy pillanatra zárva van
    .text = Éppen újraindul. A mérkőzésed megvan.
    .advice = Próbáld meg egy perc múlva.

history-empty-file = A fájlban nincs jegyzőkönyv: egy jegyzőkönyv soronként egy JSON-objektum.
history-fault = { $line }. sor: { $why }
history-refused = „{ $action }”: a szabályok szerint nem lehet. { $why }
history-unfinished = Az osztás nem ért véget: csak a lejátszott osztások maradnak meg.
