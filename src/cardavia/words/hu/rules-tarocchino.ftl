# Tarocchino: what its rules say while it is played and when it is settled.

## Refusals
## $reason: what stands in the way; $seat: whose turn it is; $card, $cards: asked for; $count: how many

refusal-tarocchino-dealing-discard = { $reason ->
    [turn] Most nem te következel: előbb { SEAT($seat) } skartol két lapot.
    [number] { $count } lapot nem skartolhatsz: kettőt kell.
    [twice] Nem skartolhatod kétszer { NAME($card, form: "play") }.
    [not-held] Nem skartolhatod { NAME($card, form: "play") }: nincs a kezedben.
   *[barred] Nem skartolhatod { NAME($cards, form: "play") }.
 }
    .rule = Az osztó két lapot skartol a kezéből, de királyt és a négy Tarocchi egyikét sem.
refusal-tarocchino-declarations-round = Ezt most nem teheted: a bemondások köre tart.
    .rule = Az első lap előtt sorban mindenki, akinek kombinációja van, bemond vagy passzol.
refusal-tarocchino-play-own-cards = { $reason ->
    [turn] Most nem játszhatsz ki lapot: { SEAT($seat) } van soron.
   *[card] Nem játszhatod ki { NAME($card, form: "play") }: nincs a kezedben.
 }
    .rule = Csak a saját lapjaidat játszhatod ki, és csak akkor, amikor te következel.
# $suit: the suit led, D coins, C cups, B batons, S swords, T trumps
refusal-tarocchino-play-follow-suit = { $suit ->
    [D] Most nem játszhatod ki { NAME($card, form: "play") }: érmét hívtak, és van érméd.
    [C] Most nem játszhatod ki { NAME($card, form: "play") }: kupát hívtak, és van kupád.
    [B] Most nem játszhatod ki { NAME($card, form: "play") }: botot hívtak, és van botod.
    [S] Most nem játszhatod ki { NAME($card, form: "play") }: kardot hívtak, és van kardod.
   *[T] Most nem játszhatod ki { NAME($card, form: "play") }: adut hívtak, és van adud.
 }
    .rule = Színre színt kell adni, ha van. A hívott adu is hívott színnek számít.
refusal-tarocchino-play-trump-in = { $suit ->
    [D] Most nem játszhatod ki { NAME($card, form: "play") }: nincs érméd, de van adud.
    [C] Most nem játszhatod ki { NAME($card, form: "play") }: nincs kupád, de van adud.
    [B] Most nem játszhatod ki { NAME($card, form: "play") }: nincs botod, de van adud.
   *[S] Most nem játszhatod ki { NAME($card, form: "play") }: nincs kardod, de van adud.
 }
    .rule = Akinek nincs a hívott színből lapja, annak adut kell tennie, akár nagyot, akár kicsit.

## The log

event-tarocchino-deal-opened = { WHO($dealer) ->
    [you] Te osztasz.
   *[other] { SEAT($dealer, form: "start") } oszt.
 }
event-tarocchino-hand-dealt = { WHO($seat) ->
    [you] Megkapod a lapjaidat.
   *[other] { SEAT($seat, form: "start") } megkapja a lapjait.
 }
event-tarocchino-cards-laid-aside = { WHO($seat) ->
    [you] Skartolod { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } skartolja { NAME($cards, form: "play") }.
 }
event-tarocchino-discard-made = { WHO($seat) ->
    [you] A két skartolt lapod lefordítva hever.
   *[other] { SEAT($seat, form: "start") } lefordítva skartol két lapot.
 }
event-tarocchino-combinations-declared = { WHO($seat) ->
    [you] Bemondod és megmutatod: { NAME($cards) }.
   *[other] { SEAT($seat, form: "start") } bemondja és megmutatja: { NAME($cards) }.
 }
event-tarocchino-declaration-passed = { WHO($seat) ->
    [you] Nem mondasz be semmit.
   *[other] { SEAT($seat, form: "start") } nem mond be semmit.
 }
event-tarocchino-play-begun = { WHO($seat) ->
    [you] Kezdődik a lapjáték: te hívsz.
   *[other] Kezdődik a lapjáték: { SEAT($seat) } hív.
 }
event-tarocchino-card-played = { WHO($seat) ->
    [you] Kijátszod { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } kijátssza { NAME($card, form: "play") }.
 }
event-tarocchino-trick-taken = { WHO($seat) ->
    [you] Te viszed az ütést.
   *[other] { SEAT($seat, form: "start") } viszi az ütést.
 }
event-tarocchino-discards-shown = { WHO($seat) ->
    [you] Ezeket skartoltad: { NAME($cards) }.
   *[other] { SEAT($seat, form: "start") } ezeket skartolta: { NAME($cards) }.
 }

## What a player may do
## $answer: yes or no; $cards: two cards

action-tarocchino-declare = { $answer ->
    [yes] Bemondás
   *[no] Passz
 }
action-tarocchino-discard-cards = Skart: { NAME($cards) }

## Phases

phase-tarocchino-discard = Az osztó két lapot skartol
phase-tarocchino-declarations = Bemondások
phase-tarocchino-play = Lapjáték
phase-tarocchino-over = Az osztás véget ért

## The score sheet: counting the cards
## $seat: the dealer, or who played the Matto; $cards, $card: what changes hands

section-tarocchino-cards = Lapok
line-tarocchino-tricks = Az ütések lapjai
line-tarocchino-discards = Skart: { NAME($cards) }
line-tarocchino-discards-lost = Nincs ütés, ezért a skart elvész: { NAME($cards) }
line-tarocchino-matto-kept = { WHO($seat) ->
    [you] Te játszottad ki a Mattót, és a párod visszakapja
   *[other] { SEAT($seat, form: "start") } játszotta ki a Mattót, és az a pár visszakapja
 }
line-tarocchino-matto-lost = { WHO($seat) ->
    [you] Te játszottad ki a Mattót, de a pároddal nem vittetek ütést: elvész
   *[other] { SEAT($seat, form: "start") } játszotta ki a Mattót, de az a pár nem vitt ütést: elvész
 }
line-tarocchino-matto-price = A Mattóért cserébe átadva: { NAME($card) }
line-tarocchino-card-points = Lappontok

## The score sheet: combinations
## $length: how many cards; $cards: the cards as laid; $count: how many different sets or sequences

section-tarocchino-opening = Bemondott kombinációk
section-tarocchino-captured = Ütésekben nyert kombinációk
line-tarocchino-tarocchi = { $length } Tarocchi: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-kings = { $length } király: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-queens = { $length } dáma: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-knights = { $length } lovas: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-jacks = { $length } bubi: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-grande = A Grande, { $length } lap: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-coins = Érme, { $length } lap: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-cups = Kupa, { $length } lap: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-batons = Bot, { $length } lap: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-swords = Kard, { $length } lap: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-aces = Ászok, { $length } lap: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-moors = Mórok, { $length } lap: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-sets-doubled = { $count } különböző csoport: a csoportok duplán számítanak
line-tarocchino-sequences-doubled = { $count } különböző sorozat: a sorozatok duplán számítanak
line-tarocchino-opening = Bemondott kombinációk összesen
line-tarocchino-captured = Ütésekben nyert kombinációk összesen

## The score sheet: the totals
## $winner: side-0, side-1 or draw

section-tarocchino-totals = Összesítés
line-tarocchino-total-cards = Lappontok
line-tarocchino-last-trick = Utolsó ütés
line-tarocchino-total-opening = Bemondott kombinációk
line-tarocchino-total-captured = Ütésekben nyert kombinációk
line-tarocchino-total = { $winner ->
    [draw] Összesen: döntetlen
   *[other] Összesen
 }

## House rules

house-rule-tarocchino-declaration-time = A kombinációk bemondásának ideje
    .before-play = Egy körben, az első lap előtt
    .with-first-card = Mindenki a saját első lapjával
house-rule-tarocchino-declared-hands = A partnerek bemondott lapjai
    .apart = Külön-külön számítanak
    .together = Egy kézként számítanak
house-rule-tarocchino-gap-before-sixteen = Helyettesítő lap a Világ, a Nap és a Hold között, utána a 16-os
    .free = A 16-os is helyettesíthető
    .barred = A 16-os nem helyettesíthető
house-rule-tarocchino-moors-after = Melyik 5-ös után léphetnek a mórok a Grandéba
    .any-five = A valódi vagy a helyettesített után
    .real-five = Csak a valódi után
house-rule-tarocchino-matto-price = A Mattóért cserébe adott lap
    .least-loss = Amelyiknek az elvesztése a legkevesebbe kerül
    .fixed-order = Mindig a kötött sorrend első lapja

## Fields of the book’s worked examples

example-tarocchino-allowed = Megengedett
example-tarocchino-asked = A kérdezettek sorrendje
example-tarocchino-captured = A két pár nyert kombinációi
example-tarocchino-card = Kért lap
example-tarocchino-card-points = A két pár lappontjai
example-tarocchino-cards = Lapok
example-tarocchino-dealer = Az osztó helye
example-tarocchino-declares = A bemondás sorrendje
example-tarocchino-discards = Skart
example-tarocchino-half-points = Félpontok
example-tarocchino-hand = Kézben lévő lapok
example-tarocchino-hands = A 0–3. hely lapjai
example-tarocchino-highest-first = A legerősebbtől
example-tarocchino-house-rules = Asztali szabály
example-tarocchino-last-trick = Utolsó ütés
example-tarocchino-leader = Hívó hely
example-tarocchino-leaders = Az ütések hívó helyei
example-tarocchino-leads = Az első ütés hívója
example-tarocchino-opening = A két pár bemondott kombinációi
example-tarocchino-passes = Passzoló helyek
example-tarocchino-piles = A két pár lapjai a végén
example-tarocchino-price = A Mattóért átadva
example-tarocchino-receives = A 0–3. hely lapszáma
example-tarocchino-refused = Ami tiltja
example-tarocchino-sequence-points = A sorozatok pontjai
example-tarocchino-sequences = Sorozatok
example-tarocchino-set-points = A csoportok pontjai
example-tarocchino-sets = Csoportok
example-tarocchino-shown = A 0–3. helyen megmutatva
example-tarocchino-taken-by = Az ütést viszi
example-tarocchino-total = Összesen
example-tarocchino-totals = A két pár összesen
example-tarocchino-trick = Ütés
example-tarocchino-tricks = Ütések
example-tarocchino-winners = Győztesek
example-tarocchino-winning = Az ütést viszi
