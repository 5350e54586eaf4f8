# The table: felt, slip, ledger, log. What a player reads and hears while playing.

## The bar
## $number: deal or trick, $deals and $tricks: of how many

bar-deal = { $number }. osztás
bar-deal-of = Osztás: { $number }/{ $deals }
bar-trick = Ütés: { $number }/{ $tricks }
bar-two = { $first } · { $second }

## The felt

felt-label = Kártyaasztal
trick-label = { $number }. ütés
trick-label-spoiled = { $number }. ütés, elrontott
stamp-spoiled = Elrontott
    .why = A legerősebb lapok egyformák: senki sem viszi az ütést
trick-card = { $by }: { $card }

## Place cards
## $cards, $tricks: how many

place-dealer = Osztó
place-partner = Partner
place-cards = { $cards } lap
place-tricks = { $tricks } ütés
place-away = Nincs itt
place-turn = Soron van
level-chance = Találomra játszik
level-thumb = Családi asztal
level-first-steps = Első lépések
level-family-table = Családi asztal
level-club = Klub
level-master = Mester

## The hand
## $cards: how many, $size: how many to choose, $card: a card

hand-legend = A lapjaid: { $cards } lap
hand-legend-pick = A lapjaid: { $cards } lap, válassz ki { $size } lapot
card-due = { $card }, mindenképp bekerül
card-stays = { $card }, a kezedben marad
card-hint = { $card }, javasolt
sort-label = A lapok sorrendje
sort-falling = Nagyok elöl
sort-rising = Kicsik elöl
sort-suits = Szín szerint

## The slip

slip-label = A lépésed
slip-label-wait = Várakozás
slip-label-claim = Igény a többi ütésre
slip-label-over = Az osztás véget ért
seal-turn = Te következel
seal-claim = Igény
seal-void = Érvénytelen
seal-taker = Felvevő
ask-lead = Hívj bármelyik lappal
ask-play-any = Játssz ki egy lapot, bármelyiket
ask-play = Játssz ki egy lapot
ask-play-only = Csak ez játszható ki: { NAME($card) }
ask-wait = { WHO($seat) ->
    [you] Te következel
   *[other] { SEAT($seat, form: "start") } következik
 }
ask-wait-all = A többiek gondolkodnak
ask-over = Az osztás véget ért
    .detail = Minden ütés lement.
ask-void = A következő játékos újra oszt.
ask-claim = { WHO($seat) ->
    [you] Igényt tartasz a többi ütésre
   *[other] { SEAT($seat, form: "start") } igényt tart a többi ütésre
 }
    .detail = A hátralévő lapok már nem változtatnak azon, ki viszi az ütéseket és mennyit ér az osztás.
    .waiting = Az asztalnál ülő többi embert most kérdezzük meg.
slip-allowed = Kijátszható
slip-clause = Hogy is van ez?
act-choose = Válassz egy lapot
act-chosen = A kiválasztott lap kijátszása
act-play = Kijátszás: { NAME($card) }
act-refused = Válassz másik lapot
act-choose-answer = Válassz egyet
act-answer = Ezt mondom
act-pick-chosen = A kiválasztott lapok félretétele
act-pick = { $count } / { $size } kiválasztva
act-score = Eredménylap
act-next = Következő osztás
act-deal-again = Újraosztás
act-forced = Az utolsó lapjaim kijátszása
act-claim = Igény a többi ütésre
act-consent = Egyetértek
act-play-on = Játsszuk tovább
act-hint = Javaslat
act-back = Vissza
act-refresh = Frissítés
act-here = Újra itt vagyok
act-step = Folytatás
act-by-hand = Inkább magam választok
table-lost = Megszakadt a kapcsolat. Amint helyreáll, folytatódik a játék.
choice-closed = Most nem választható
choose-one = Válassz egyet
hint-title = Amit az ökölszabályok javasolnak
hint-title-master = Amit egy mester tenne
hint-expected = várhatóan { $score }
notice-stale = Az asztal közben továbbhaladt. Most így áll.
notice-nothing = Még nem választottál.
notice-away = Egy ideje nem válaszoltál, ezért gépi játékos játszik helyetted.
clause = Szabály

## The ledger

ledger-label = Az osztás állása
panel-last = Előző ütés
panel-log = Napló
panel-pace = A játék tempója
panel-standing = { $deals ->
    [0] Mérkőzés
   *[other] Mérkőzés { $deals } osztás után
 }
panel-track = Az osztás ütései
panel-still-out = Még nem látott nevezetes lapok
panel-none = Nincs ilyen
panel-seats = Emberek és gépi játékosok
track-open = { $number }. ütés: még nem ment le
track-spoiled = { $number }. ütés: elrontott
track-taken = { WHO($seat) ->
    [you] { $number }. ütés: a tiéd
   *[other] { $number }. ütés: { SEAT($seat) }
 }
log-deal = Az osztás
log-bidding = Licit
log-chien = Chien és skart
log-declarations = Bemondások
log-now = { WHO($seat) ->
    [you] Te következel
   *[other] { SEAT($seat, form: "start") } következik
 }
pace-calm = Nyugodt
pace-brisk = Élénk
pace-swift = Gyors
pace-wait = Megvárom
pace-set = Beállítás

## Persons at the table

company-person = Ember
company-bot = Gépi játékos
company-away = Nincs itt, gépi játékos játszik
# $name: the bot
company-level = Szint: { $name }
company-set = Szintek beállítása
company-call = Legyen ez a nevem
news-sits = { $name } leült az asztalhoz.
news-leaves = { $name } elhagyta az asztalt, gépi játékos játszik tovább.
news-away = { $name } nincs itt, addig gépi játékos játszik.
news-back = { $name } visszatért.
invite-text = Aki megnyitja ezt a címet, szabad helyre ülhet.
invite-address = Továbbadható cím
leave = Felállás az asztaltól

## French Tarot
## $bouts: in the hand, $target: points to take; $size: cards; $tricks: how many; $points: in writing

ask-tarot-bid = A licited
    .detail = { $bouts ->
        [0] Bout lap nélkül a felvevőnek { $target } pont kell a 91-ből.
       *[other] A kezedben lévő { $bouts } bout lappal a felvevőnek { $target } pont kell a 91-ből.
     }
ask-tarot-discard-cards = Skartolj { $size } lapot
    .detail = Neked számítanak. A királyok és a bout lapok a kezedben maradnak.
ask-tarot-chelem = Bemondasz chelemet?
    .detail = Csak akkor, ha mind a tizennyolc ütést el akarod vinni.
ask-tarot-poignee = Mutatsz poignée-t?
    .detail = A lapokat mindenki látja; a jutalom azoké, akik a vállalást megnyerik.
ask-tarot-poignee-cards = Mutass { $size } adut
    .detail = A javasolt lapok ki vannak jelölve. Cserélheted őket, ahogy tetszik.
choice-tarot-bid-pass = Védekezés ebben az osztásban
    .act = Passz
choice-tarot-bid-prise = Tiéd a chien
    .mark = ×1
    .act = Licit: Prise
choice-tarot-bid-garde = Tiéd a chien
    .mark = ×2
    .act = Licit: Garde
choice-tarot-bid-garde-sans = A chien rejtve, de neked számít
    .mark = ×4
    .act = Licit: Garde sans
choice-tarot-bid-garde-contre = A chien a védelemé
    .mark = ×6
    .act = Licit: Garde contre
choice-tarot-chelem-yes = 400, ha minden ütést elviszel; ha nem, 200 veszteség
    .act = Chelem bemondása
choice-tarot-chelem-no = Játék bemondás nélkül
    .act = Tovább
choice-tarot-poignee-no = Az aduid rejtve maradnak
    .act = Nem mutatok
choice-tarot-poignee-10 = Egyszeres poignée
    .mark = 20
    .act = 10 adu megmutatása
choice-tarot-poignee-13 = Dupla poignée
    .mark = 30
    .act = 13 adu megmutatása
choice-tarot-poignee-15 = Tripla poignée
    .mark = 40
    .act = 15 adu megmutatása
chien-hidden = A chien: hat lefordított lap
chien-shown = A chien, mindenki láthatja
ecart-trumps = Skartolt aduk, mindenki láthatja
poignee-of = { WHO($seat) ->
    [you] A te poignée-d
   *[other] Poignée: { SEAT($seat) }
 }
place-chelem = Chelem
pile-defence = Védelem
pile-tricks = { $tricks }
pile-ecart = { $tricks } + skart
pile-chien = { $tricks } + chien
unit-tricks = { $tricks ->
   *[other] ütés
 }
contract-alone = { WHO($seat) ->
    [you] Egyedül játszol három ellen.
   *[other] { SEAT($seat, form: "start") } egyedül játszik három ellen.
 }
auction-open = Még nincs licit
    .why = Mindenki egyszer szól; a legmagasabb licit gazdája egyedül játszik három ellen.
auction-highest = Eddig a legmagasabb licit. Mindenki egyszer szól; a legmagasabb licit gazdája egyedül játszik három ellen.
panel-poignees = Megmutatott poignée-k
panel-ecart = A skartod, { $points } pont

## Tarocchino
## $points: what the combinations score; $length: how many cards

ask-tarocchino-discard-cards = Skartolj { $size } lapot
    .detail = A párodnak számítanak. A királyok, az Angyal, a Világ, a Bégato és a Matto a kezedben maradnak.
ask-tarocchino-declare = Bemondod a kombinációidat?
    .detail = { $points } pontot érnek, és a lapokat mindenki látja. A passz csak ezekbe a pontokba kerül.
choice-tarocchino-declare-yes = Mindet megmutatod
    .act = Bemondás
choice-tarocchino-declare-no = Rejtve maradnak
    .act = Passz
place-shows = Mutat: { $points }
declared-by = { WHO($seat) ->
    [you] A te bemondásod
   *[other] Bemondás: { SEAT($seat) }
 }
unit-declared = bemondva
panel-declared = Bemondott kombinációk
panel-discards = A két skartolt lapod
combination-tarocchi = { $length } Tarocchi
combination-kings = { $length } király
combination-queens = { $length } dáma
combination-knights = { $length } lovas
combination-jacks = { $length } bubi
combination-grande = Grande: { $length } lap
combination-coins = Érme: { $length } lap
combination-cups = Kupa: { $length } lap
combination-batons = Bot: { $length } lap
combination-swords = Kard: { $length } lap
combination-aces = Ászok: { $length } lap
combination-moors = Mórok: { $length } lap
combination-sets-doubled = Legalább három csoport: a csoportok duplán számítanak
combination-sequences-doubled = Legalább három sorozat: a sorozatok duplán számítanak

# What bots are called at a table, and a guest who gave no name.
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
guest-name = Vendég

# The letters in the corners of court cards, lowest first: jack, cavalier, queen, king. Aluette has no queen.
index-letters-aluette = BLK
index-letters-french-tarot = BLDK
index-letters-tarocchino = BLDK
