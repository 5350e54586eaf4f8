# The pages around the table: home, rules, cards, score sheet, history, errors.

site = Cardavia
page-title = { $title } · Cardavia
skip = Skip to the content
skip-hand = Skip to your hand
tools = Tools
nav-home = Home
nav-rules = Rules
nav-cards = Cards
nav-history = History
nav-settings = Settings
nav-table = Table
nav-glossary = Glossary
nav-look = Look
nav-language = Language

game-aluette = Aluette
game-french-tarot = French Tarot
game-tarocchino = Tarocchino bolognese

## A game in a few words
## $cards: how many

about-players = Four players
about-cards = { $cards } cards
about-country = Country
about-fact-1 = Players
about-fact-2 = Sides
about-fact-3 = Cards
about-fact-4 = Length
about-more = Read more
about-wikipedia = Wikipedia
about-aluette = Nine tricks, no trumps, no duty to follow. Monsieur beats Madame, the Cow beats Kings, and equal cards spoil the trick.
    .country = France: Vendée, Loire, Brittany
    .sides = Two fixed pairs
    .length = Five deals
about-french-tarot = One player bids, takes six cards and stands alone. The Petit, the 21 and the Excuse decide how much is enough.
    .country = France
    .sides = One against three
    .length = Deal by deal
about-tarocchino = Declare your sequences, guard the Bégato, and win the combinations as well as the tricks.
    .country = Italy: Bologna
    .sides = Two fixed pairs
    .length = One deal

## Home

home-title = Three old games, one quiet table
home-lead = Sit down against three patient players. When a card is refused, the table tells you the rule and shows what you may play.
home-waiting = Your game is waiting
home-continue = Continue
home-play = Play
home-with-others = With other persons

## Rules, cards, glossary

rules-title = The rules
rules-lead = Three games, three books. Every refusal at the table leads to its clause here.
rules-read = Read the rules
rules-book = Rules
rules-contents = Contents
rules-example = Worked example
rules-full = Full rules
rules-return = Back to the table
cards-title = The cards of { $game }
cards-others = Other decks
# $level: 19 is the highest
cards-level = Level { $level }
# $points: half-points
cards-points = { HALVES($points) ->
    [1] { HALVES($points) } point
   *[other] { HALVES($points) } points
 }
cards-family-luette = Luettes
    .note = The four highest cards, each alone on its level.
cards-family-double = Doubles
    .note = The next four, each alone on its level.
cards-family-middle = Middle cards
    .note = The four cards of a rank are equal, whatever their suit.
cards-family-small = Small cards
    .note = Equal by rank here too.
cards-suit-french-tarot-S = Spades
cards-suit-french-tarot-H = Hearts
cards-suit-french-tarot-D = Diamonds
cards-suit-french-tarot-C = Clubs
cards-suit-french-tarot-T = Trumps
cards-suit-french-tarot-none = The Excuse
cards-suit-tarocchino-S = Swords
cards-suit-tarocchino-C = Cups
cards-suit-tarocchino-B = Batons
cards-suit-tarocchino-D = Coins
cards-suit-tarocchino-T = Trumps
cards-suit-tarocchino-none = The Matto
glossary-title = Glossary
glossary-lead = The words of the three games, and what they mean.

## Score sheet
## $seat: the taker or the winner; $each: what one defender pays; $difference, $points, $target, $ours, $theirs: points

score-title = Score sheet
score-line = Line
score-practice = The same deal again: it does not count
score-match-over = The match is over
score-waits = The host begins the next deal.
score-replay = Step through
act-again = Same deal again
act-restart = New match
nav-verify = Verify the deal
verdict-void = The deal is void
verdict-side-ours = Your side wins the deal
verdict-side-theirs = The other side wins the deal
verdict-draw = A draw
verdict-to-us = to your side
verdict-to-them = to the other side
verdict-difference = between the sides
verdict-aluette-none = Nobody scores
    .text = All nine tricks are spoiled.
verdict-aluette-won = { WHO($seat) ->
    [you] You have the most tricks: { $tricks }.
   *[other] { SEAT($seat, form: "start") } has the most tricks: { $tricks }.
 }
    .over = One point
verdict-aluette-mordienne = { WHO($seat) ->
    [you] You took every trick from your first win to the ninth: { $tricks } tricks.
   *[other] { SEAT($seat, form: "start") } took every trick from the first win to the ninth: { $tricks } tricks.
 }
    .over = Mordienne, two points
# $contract: prise, garde, garde-sans or garde-contre
verdict-tarot-contract = { $contract ->
    [prise] Prise ×1
    [garde] Garde ×2
    [garde-sans] Garde sans ×4
   *[garde-contre] Garde contre ×6
 } · { WHO($seat) ->
    [you] you alone against three
   *[other] { SEAT($seat) } alone against three
 }
verdict-tarot-made = { WHO($seat) ->
    [you] { $difference ->
        [0] You made it exactly
       *[other] You made it, { $difference } over
     }
   *[other] { $difference ->
        [0] The contract is made exactly
       *[other] The contract is made, { $difference } over
     }
 }
verdict-tarot-failed = { WHO($seat) ->
    [you] You failed by { $difference }
   *[other] The contract failed by { $difference }
 }
verdict-tarot-text = { $bouts ->
    [0] { $points } points; without a bout { $target } were needed.
    [one] { $points } points; with one bout { $target } were needed.
   *[other] { $points } points; with { $bouts } bouts { $target } were needed.
 }
verdict-tarot-received = { WHO($seat) ->
    [you] to you: { $each } from each defender
   *[other] each defender pays { $each } to { SEAT($seat) }
 }
verdict-tarot-paid = { WHO($seat) ->
    [you] you pay { $each } to each defender
   *[other] { SEAT($seat) } pays { $each } to each defender
 }
verdict-tarot-gauge = { $points } of 91 points, { $target } needed
verdict-tarocchino-text = { $ours } points for your side, { $theirs } for the other.

## History and replay
## $step, $steps: actions shown, of how many

history-title = History
history-lead = Your finished deals. Step through any of them with all hands open.
history-none = No finished deal yet.
history-void = void
history-record = Record
history-all-records = Download all records
history-upload = Read records
    .note = Files with one deal a line, as they are downloaded here.
history-send = Read them
history-faults = These records could not be read:
# $deals: how many
history-read = { $deals ->
    [one] One deal was added to your history.
   *[other] { $deals } deals were added to your history.
 }
replay-title = Step through
replay-step = Step { $step } of { $steps }
replay-start = The cards are dealt.
replay-trick = The trick
replay-steps = Steps
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-goto = Step
replay-go = Go
replay-talon = Cards nobody was dealt

## Verify

verify-title = Verify the deal
verify-lead = The cards were fixed before anybody played. The promise was public from the start; what opens it is shown at the end.
verify-deal = Deal
verify-commitment = Promise
verify-salt = Salt
verify-seed = Seed
verify-later = The deal is still being played. Seed and salt are shown when it is over.
verify-holds = The promise holds: this seed and this salt give exactly this hash.
verify-fails = The promise does not hold: this seed and this salt give another hash.
verify-how = Check it yourself
verify-how-1 = The promise is the SHA-256 of the text “cardavia/1 commitment”, the salt and the seed, with one space between them.
verify-how-2 = The same seed deals the same cards: the record of the deal holds it.
verify-how-3 = The seed of one deal tells nothing of the next.

## Join

join-title = Sit down at a table of { $game }
join-name = Your name at the table
join-seat = Your seat
join-sit = Sit down
join-person = A person sits here
join-bot = A bot plays: you may take the seat
join-away = Kept for somebody who is away
# $name: the host; of a seat that is free
join-partner = Partner of { $name }
join-opponent = Opponent of { $name }
join-seat-taken = Somebody has sat down there meanwhile. Choose another seat.
join-not-now = You have held another hand of this deal. You may change seats when it is over.

## Errors

error-400 = That was not understood
    .text = The page or the form sent something the table cannot read.
    .advice = Go back and try once more.
error-403 = This is not for you
    .text = The seat belongs to somebody else, or your visit began too long ago.
    .advice = Whoever was invited opens the address of the invitation once more.
error-404 = There is nothing here
    .text = The address may be mistyped, or the table is no longer kept.
    .advice = Everything begins on the home page.
error-405 = Not like this
    .text = This address takes forms only, or pages only.
    .advice = Go back to the page you came from.
error-409 = The table has moved on
    .text = Somebody acted while you were choosing.
    .advice = Look at the table again: nothing of yours is lost.
error-413 = That is too much at once
    .text = What was sent is larger than this house reads.
    .advice = Send it in smaller parts.
error-422 = That cannot be done
    .text = What was sent breaks a rule, or is not whole.
    .advice = The reasons are below.
error-429 = A little slower
    .text = So many requests came from your browser that the table asks for a pause.
    .advice = Wait a minute and go on.
error-500 = A mistake of ours
    .text = Something went wrong in the house, and it has been written down. Your match is kept.
    .advice = Go back to the table; if it happens again, wait a little.
error-503 = The house is closed for a moment
    .text = It is being started again. Your match is kept.
    .advice = Try again in a minute.

history-empty-file = The file holds no record: a record is one JSON object a line.
history-fault = Line { $line }: { $why }
history-refused = “{ $action }” is against the rules. { $why }
history-unfinished = The deal is not over: only finished deals are kept.
