# French Tarot: what its rules say while it is played and when it is settled.

## Refusals
## $reason: what is wrong; $seat: whose turn it is; $card: the card asked for

# $bid, $highest: the contract asked for and the last one bid
refusal-tarot-bidding-once = { $reason ->
    [turn] Most nem licitálhatsz: { SEAT($seat) } van soron.
   *[low] Most nem licitálható: { $bid ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }. Az utolsó vállalás: { $highest ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }.
 }
    .rule = Mindenki egyszer szól, sorban, és a vállalás csak magasabb lehet az utolsónál.
# $count: how many cards were asked for
refusal-tarot-chien-discard-six = { $reason ->
    [turn] Ezt most nem teheted: { WHO($seat) ->
        [you] hat lapot kell skartolnod
       *[other] előbb { SEAT($seat) } skartol hat lapot
     }.
    [count] Nem { $count } lapot kell skartolnod.
    [twice] Nem skartolhatod kétszer { NAME($card, form: "play") }.
   *[not-held] Nem skartolhatod { NAME($card, form: "play") }: nincs a kezedben.
 }
    .rule = A felvevő pontosan hat lapot skartol a kezéből.
refusal-tarot-chien-no-kings-no-bouts = Nem skartolhatod { NAME($card, form: "play") }.
    .rule = Királyt és bout lapot soha nem szabad skartolni.
# $count: how many plain-suit cards may go
refusal-tarot-chien-plain-first = { $reason ->
    [trump] Nem skartolhatod { NAME($card, form: "play") }: van elég skartolható színes lapod.
   *[kept] Nem tarthatod meg { NAME($card, form: "play") }: csak { $count } színes lapod skartolható, így { $count ->
        [1] azt skartolni kell
       *[other] mindet skartolni kell
     }.
 }
    .rule = Adut csak akkor szabad skartolni, ha hatnál kevesebb színes lap skartolható, és akkor ezek mind mennek.
refusal-tarot-declarations-chelem = Ezt most nem teheted: { WHO($seat) ->
    [you] meg kell mondanod, bemondasz-e chelemet
   *[other] { SEAT($seat) } előbb megmondja, bemond-e chelemet
 }.
    .rule = Az első lap előtt chelemet csak a felvevő mondhat be.
refusal-tarot-declarations-poignee = { $reason ->
    [turn] Most nem játszhatsz ki lapot: { SEAT($seat) } van soron.
    [no-trump] Poignée-ban nem mutathatod meg { NAME($card, form: "play") }: nem adu.
   *[not-held] Nem mutathatod meg { NAME($card, form: "play") }: nincs a kezedben.
 }
    .rule = A poignée a saját kezedben lévő adukból áll, és közvetlenül az első lapod előtt mutatod meg.
# $level: how many cards were asked for; $trumps: how many trumps are in the hand
refusal-tarot-declarations-poignee-levels = { $level } lapos poignée-t nem mutathatsz: { $trumps } adud van.
    .rule = A poignée-hoz annyi adu kell, amennyit a fokozata kíván, vagy eggyel kevesebb és az Excuse.
refusal-tarot-declarations-poignee-excuse = Az Excuse-t ebben a { $level } lapos poignée-ban nem mutathatod meg.
    .rule = Az Excuse csak akkor tölt be helyet, ha a kezedben lévő összes adut megmutatod vele.
# $count: how many cards were asked for
refusal-tarot-declarations-poignee-shown = { $reason ->
    [count] { $count } lapot nem mutathatsz meg.
    [twice] Nem mutathatod meg kétszer { NAME($card, form: "play") }.
   *[chosen] Ezt a { $count } lapot nem választhatod: a legnagyobb aduidat kell megmutatni.
 }
    .rule = A poignée pontosan 10, 13 vagy 15 lapból áll.
refusal-tarot-declarations-four-kings = Nem mutathatod meg { NAME($card, form: "play") }: skartoltad.
    .rule = A skartolt aduk csak tripla poignée-ban számítanak, és csak akkor, ha a felvevőnél van mind a négy király.
refusal-tarot-play-own-cards = { $reason ->
    [turn] Most nem játszhatsz ki lapot: { SEAT($seat) } van soron.
   *[not-held] Nem játszhatod ki { NAME($card, form: "play") }: nincs a kezedben.
 }
    .rule = Csak a saját lapjaidat játszhatod ki, és csak akkor, amikor te következel.
# $led: the card that set the suit
refusal-tarot-play-follow-suit = Most nem játszhatod ki { NAME($card, form: "play") }: van lapod a hívott színből. A hívott lap: { NAME($led) }.
    .rule = Színre színt kell adni, ha van.
refusal-tarot-play-trump-in = Most nem játszhatod ki { NAME($card, form: "play") }: a hívott színből nincs lapod, de van adud. A hívott lap: { NAME($led) }.
    .rule = Akinek nincs a hívott színből lapja, annak aduval kell ütnie.
# $highest: the highest trump in the trick
refusal-tarot-play-overtrump = Most nem játszhatod ki { NAME($card, form: "play") }: van magasabb adud { NAME($highest, form: "of") }.
    .rule = Aki adut tesz, az ütésben lévő legnagyobb adunál magasabbat tesz, ha tud.

## The log

event-tarot-deal-opened = { WHO($dealer) ->
    [you] Te osztasz.
   *[other] { SEAT($dealer, form: "start") } oszt.
 }
event-tarot-hand-dealt = { WHO($seat) ->
    [you] Tizennyolc lapot kapsz.
   *[other] { SEAT($seat, form: "start") } tizennyolc lapot kap.
 }
event-tarot-chien-dealt = Hat lefordított lap a chien.
event-tarot-petit-sec-found = { WHO($seat) ->
    [you] A Petit az egyetlen adud: az osztás érvénytelen.
   *[other] { SEAT($seat, form: "start") } egyetlen adu lapja a Petit: az osztás érvénytelen.
 }
event-tarot-hands-shown = Minden lap felfordítva. A chien: { NAME($chien, join: "unit") }.
# $contract: the contract bid, “none” for a pass
event-tarot-bid-made = { $contract ->
    [none] { WHO($seat) ->
        [you] Passzolsz.
       *[other] { SEAT($seat, form: "start") } passzol.
     }
   *[other] { WHO($seat) ->
        [you] A licited:
       *[other] { SEAT($seat, form: "start") } licitje:
     } { $contract ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }.
 }
event-tarot-taker-named = { WHO($seat) ->
    [you] Te vagy a felvevő;
   *[other] { SEAT($seat, form: "start") } a felvevő;
 } vállalás: { $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }.
event-tarot-everyone-passed = Mindenki passzolt: az osztás érvénytelen.
event-tarot-chien-shown = { WHO($seat) ->
    [you] Felveszed a chient:
   *[other] { SEAT($seat, form: "start") } felveszi a chient:
 } { NAME($cards, join: "unit") }.
event-tarot-ecart-laid = A skartod: { NAME($cards, join: "unit") }.
# $trumps: the trumps among the six cards, “none” for none
event-tarot-ecart-made = { WHO($seat) ->
    [you] Hat lapot skartolsz
   *[other] { SEAT($seat, form: "start") } hat lapot skartol
 }{ $trumps ->
    [none] .
   *[other] , köztük adukat: { NAME($trumps, join: "unit") }.
 }
event-tarot-cards-apart-shown = A hat lap, amely nem vett részt a játékban: { NAME($cards, join: "unit") }.
event-tarot-chelem-announced = { WHO($seat) ->
    [you] Chelemet mondasz be.
   *[other] { SEAT($seat, form: "start") } chelemet mond be.
 }
event-tarot-chelem-forgone = { WHO($seat) ->
    [you] Nem mondasz be chelemet.
   *[other] { SEAT($seat, form: "start") } nem mond be chelemet.
 }
event-tarot-poignee-shown = { WHO($seat) ->
    [you] Poignée-t mutatsz:
   *[other] { SEAT($seat, form: "start") } poignée-t mutat:
 } { NAME($cards, join: "unit") }.
event-tarot-poignee-declined = A poignée-dat nem mutatod meg.
event-tarot-card-played = { WHO($seat) ->
    [you] Kijátszod { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } kijátssza { NAME($card, form: "play") }.
 }
event-tarot-trick-taken = { WHO($seat) ->
    [you] Te viszed az ütést.
   *[other] { SEAT($seat, form: "start") } viszi az ütést.
 }

## Choices

action-tarot-bid = { $contract ->
    [none] Passz
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }
action-tarot-announce-chelem = Chelem bemondása
action-tarot-forgo-chelem = Nincs chelem
action-tarot-show-poignee = Poignée mutatása: { NAME($cards, join: "unit") }
action-tarot-decline-poignee = Nincs poignée
action-tarot-discard = Skart: { NAME($cards, join: "unit") }

## Phases

phase-tarot-bidding = A licit
phase-tarot-ecart = A skart
phase-tarot-chelem = Az első lap előtt
phase-tarot-play = Lapjáték
phase-tarot-over = Az osztás véget ért

## Void deals

void-tarot-petit-sec = Petit sec: valakinek az egyetlen adu lapja a Petit volt, Excuse nélkül. Senki sem kap pontot.
void-tarot-all-pass = Mindenki passzolt. Senki sem kap pontot.

## The score sheet
## $made: whether the contract, or the chelem, succeeded; $points, $target, $bouts: the taker's

section-tarot-card-points = Lappontok
section-tarot-contract = A vállalás
section-tarot-payment = Amit egy-egy védő fizet

column-tarot-taker = Felvevő
column-tarot-defence = Védelem
column-tarot-points = Pontok
column-tarot-each-defender = Egy-egy védő

line-tarot-tricks = Ütések, az Excuse nélkül
line-tarot-excuse = Az Excuse
line-tarot-excuse-half = Fél pont az Excuse lapért
line-tarot-ecart = A skart
line-tarot-chien = A chien
line-tarot-card-points = Lappontok
line-tarot-base = Kiinduló érték
line-tarot-difference = { $made ->
    [yes] Teljesült: { $points } pont { $bouts } bout lappal, { $target } kellett
   *[no] Megbukott: { $points } pont { $bouts } bout lappal, { $target } kellett
 }
line-tarot-sum = Együtt
# $worth × $multiplier
line-tarot-contract = { $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }, { $made ->
    [yes] teljesült
   *[no] megbukott
 }: { $worth } × { $multiplier }
line-tarot-petit-au-bout = Petit au bout: 10 × { $multiplier }
# $shown: how many poignées
line-tarot-poignees = { $shown } poignée, a nyerteseké
line-tarot-chelem-announced = { $made ->
    [yes] Bemondott chelem, teljesült
   *[no] Bemondott chelem, megbukott
 }
# $side: who took all eighteen tricks
line-tarot-chelem-taken = { $side ->
    [taker] Mind a tizennyolc ütés a felvevőé
   *[defence] Mind a tizennyolc ütés a védelemé
 }
line-tarot-per-defender = Minden védő a felvevőnek fizet

## House rules

house-rule-tarot-poignee-chosen = A poignée-ban megmutatott aduk
    .yes = A játékos választja őket
    .no = A kézben lévő legnagyobbak
house-rule-tarot-four-kings-excuse = Négy király és tizennégy adu: az Excuse a tizenötödik
    .yes = Igen
    .no = Nem
house-rule-tarot-petit-slam = Petit au bout, ha az utolsó ütést az Excuse viszi
    .yes = A tizenhetedik ütés számít
    .no = Az utolsó ütés számít
house-rule-tarot-chelem-lost-twice = Bemondott chelem, de mind a tizennyolc ütés a védelemé
    .yes = 400 veszteség
    .no = 200 veszteség

## Fields of the book's worked examples

example-tarot-allowed = Megengedett
example-tarot-announced = Bemondva
example-tarot-aside = Skartolva
example-tarot-bids = Eddigi licitek
example-tarot-bouts = Bout lapok
example-tarot-card = Kért lap
example-tarot-cards = Lapok
example-tarot-chelem = Chelem
example-tarot-contract = Vállalás
example-tarot-dealer = Az osztó helye
example-tarot-defender = Egy-egy védő pontja
example-tarot-displayed = Kiterítve
example-tarot-forced = Skartolni kell
example-tarot-goes-to = Az Excuse ide kerül
example-tarot-half-point-to = A fél pont ide kerül
example-tarot-half-points = Félpontok
example-tarot-hand = Kézben lévő lapok
example-tarot-laid = Skartolva
example-tarot-last = Utolsó ütés
example-tarot-leader = Hívó hely
example-tarot-leaders = Hívó helyek
example-tarot-leads = Elsőként hív
example-tarot-made = Teljesült
example-tarot-multiplier = Szorzó
example-tarot-number = Az ütés száma
example-tarot-open = Még szabad
example-tarot-order = A legnagyobbtól
example-tarot-per-defender = Egy-egy védő fizet
example-tarot-petit-au-bout = Petit au bout
example-tarot-played-by = Kijátszotta
example-tarot-poignees = Poignée-k
example-tarot-points = Pontok
example-tarot-refused = Ami tiltja
example-tarot-seventeenth = Tizenhetedik ütés
example-tarot-shown = Megmutatva
example-tarot-swept = Addig minden ütés egy oldalé
example-tarot-taken-by = Az ütést viszi
example-tarot-taker = Felvevő
example-tarot-taker-tricks = A felvevő ütései
example-tarot-target = Szükséges pont
example-tarot-trick = Ütés
example-tarot-tricks = Lapok az ütésekből
example-tarot-turn = A következő szóló
example-tarot-void = Az osztás érvénytelen
