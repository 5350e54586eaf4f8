# The table: felt, slip, ledger, log. What a player reads and hears while playing.

## The bar
## $number: deal or trick, $deals and $tricks: of how many

bar-deal = Deal { $number }
bar-deal-of = Deal { $number } of { $deals }
bar-trick = Trick { $number } of { $tricks }
bar-two = { $first } · { $second }

## The felt

felt-label = Card table
trick-label = Trick { $number }
trick-label-spoiled = Trick { $number }, spoiled
stamp-spoiled = Spoiled
    .why = The highest cards are equal: nobody takes the trick
trick-card = { $by }: { $card }

## Place cards
## $cards, $tricks: how many

place-dealer = Dealer
place-partner = Partner
place-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
place-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
 }
place-away = Away
place-turn = To play
level-chance = Plays at random
level-thumb = Family table
level-first-steps = First steps
level-family-table = Family table
level-club = Club
level-master = Master

## The hand
## $cards: how many, $size: how many to choose, $card: a card

hand-legend = { $cards ->
    [one] Your hand, { $cards } card
   *[other] Your hand, { $cards } cards
 }
hand-legend-pick = { $cards ->
    [one] Your { $cards } card: choose { $size }
   *[other] Your { $cards } cards: choose { $size }
 }
card-due = { $card }, goes in any case
card-stays = { $card }, stays in your hand
card-hint = { $card }, suggested
sort-label = Order of the hand
sort-falling = High first
sort-rising = Low first
sort-suits = By suit

## The slip

slip-label = Your move
slip-label-wait = Waiting
slip-label-claim = A claim
slip-label-over = The deal is over
seal-turn = Your turn
seal-claim = A claim
seal-void = Void deal
seal-taker = Taker
ask-lead = Lead any card
ask-play-any = Play any card
ask-play = Play a card
ask-play-only = Only { NAME($card, form: "play") } may be played
ask-wait = { WHO($seat) ->
    [you] It is your turn
   *[other] { SEAT($seat, form: "start") } is to play
 }
ask-wait-all = The others are making up their minds
ask-over = The deal is over
    .detail = All tricks are played.
ask-void = The next player deals again.
ask-claim = { WHO($seat) ->
    [you] You claim the rest
   *[other] { SEAT($seat, form: "start") } claims the rest
 }
    .detail = No card that is left can change who takes the tricks or what the deal scores.
    .waiting = The other persons at the table are asked.
slip-allowed = You may play
slip-clause = How this works
act-choose = Choose a card
act-chosen = Play the chosen card
act-play = Play { NAME($card, form: "play") }
act-refused = Choose another card
act-choose-answer = Choose one
act-answer = Say so
act-pick-chosen = Put the chosen cards aside
act-pick = { $count } of { $size } chosen
act-score = Score sheet
act-next = Next deal
act-deal-again = Deal again
act-forced = Play my last cards
act-claim = Claim the rest
act-consent = Agree
act-play-on = Play on
act-hint = Hint
act-back = Back
act-refresh = Look again
act-here = I am back
act-step = Continue
act-by-hand = Choose the cards yourself
table-lost = The connection is lost. The table goes on as soon as it is back.
choice-closed = Not open now
choose-one = Choose one
hint-title = What the rules of thumb advise
hint-title-master = What a master would do
hint-expected = expected { $score }
notice-stale = The table has moved on meanwhile. This is how it stands now.
notice-away = You were silent for a while, so a bot plays for you.
notice-nothing = Nothing was chosen yet.
clause = Rule

## The ledger

ledger-label = Record of the deal
panel-last = Last trick
panel-log = Log
panel-pace = Pace of play
panel-standing = { $deals ->
    [0] Match
    [one] Match after { $deals } deal
   *[other] Match after { $deals } deals
 }
panel-track = Tricks of this deal
panel-still-out = Named cards not seen yet
panel-none = None
panel-seats = Persons and bots
track-open = Trick { $number }: not played yet
track-spoiled = Trick { $number }: spoiled
track-taken = { WHO($seat) ->
    [you] Trick { $number }: yours
   *[other] Trick { $number }: { SEAT($seat) }
 }
log-deal = The deal
log-bidding = Bidding
log-chien = Chien and écart
log-declarations = Declarations
log-now = { WHO($seat) ->
    [you] Your turn
   *[other] { SEAT($seat, form: "start") } is to play
 }
pace-calm = Calm
pace-brisk = Brisk
pace-swift = Swift
pace-wait = Wait
pace-set = Set

## Persons at the table

invite-text = Whoever opens this address may take a free seat.
invite-address = Address to share
company-person = Person
company-bot = Bot
company-away = Away, a bot plays
# $name: the bot
company-level = Level of { $name }
company-set = Set the levels
company-call = Use this name
# $name: the person
news-sits = { $name } sits down.
# $name: the person
news-leaves = { $name } leaves the table; a bot plays on.
# $name: the person
news-away = { $name } is away; a bot plays meanwhile.
# $name: the person
news-back = { $name } is back.
leave = Leave the table

## French Tarot
## $bouts: in the hand, $target: points to take; $size: cards; $tricks: how many; $points: in writing

ask-tarot-bid = Your bid
    .detail = { $bouts ->
        [0] With no bout a taker needs { $target } of 91 points.
        [one] With your one bout a taker needs { $target } of 91 points.
       *[other] With your { $bouts } bouts a taker needs { $target } of 91 points.
     }
ask-tarot-discard-cards = Lay { $size } cards aside
    .detail = They count for you. Kings and bouts stay in the hand.
ask-tarot-chelem = Announce a chelem?
    .detail = Only if you mean to take all eighteen tricks.
ask-tarot-poignee = Show a poignée?
    .detail = Everybody sees the cards; the winners of the contract score it.
ask-tarot-poignee-cards = Show { $size } trumps
    .detail = The proposed cards are ticked. Change them as you like.
choice-tarot-bid-pass = Defend this deal
    .act = Pass
choice-tarot-bid-prise = Take the chien
    .mark = ×1
    .act = Bid Prise
choice-tarot-bid-garde = Take the chien
    .mark = ×2
    .act = Bid Garde
choice-tarot-bid-garde-sans = Chien unseen, still yours
    .mark = ×4
    .act = Bid Garde sans
choice-tarot-bid-garde-contre = Chien to the defence
    .mark = ×6
    .act = Bid Garde contre
choice-tarot-chelem-yes = 400 if you take every trick, 200 lost if not
    .act = Announce a chelem
choice-tarot-chelem-no = Play without announcing
    .act = Play on
choice-tarot-poignee-no = Keep your trumps to yourself
    .act = Show nothing
choice-tarot-poignee-10 = Simple poignée
    .mark = 20
    .act = Show 10 trumps
choice-tarot-poignee-13 = Double poignée
    .mark = 30
    .act = Show 13 trumps
choice-tarot-poignee-15 = Triple poignée
    .mark = 40
    .act = Show 15 trumps
chien-hidden = The chien: six cards, face down
chien-shown = The chien, shown to all
ecart-trumps = Trumps laid aside, shown to all
poignee-of = { WHO($seat) ->
    [you] Your poignée
   *[other] Poignée of { SEAT($seat) }
 }
place-chelem = Chelem
pile-defence = Defence
pile-tricks = { $tricks }
pile-ecart = { $tricks } + écart
pile-chien = { $tricks } + chien
unit-tricks = { $tricks ->
    [one] trick
   *[other] tricks
 }
contract-alone = { WHO($seat) ->
    [you] You play alone against three.
   *[other] { SEAT($seat, form: "start") } plays alone against three.
 }
auction-open = No bid yet
    .why = Each player speaks once; the highest bidder plays alone against three.
auction-highest = Highest bid so far. Each player speaks once; the highest bidder plays alone against three.
panel-poignees = Poignées shown
panel-ecart = Your écart, { $points } points

## Tarocchino
## $points: what the combinations score; $length: how many cards

ask-tarocchino-discard-cards = Lay { $size } cards aside
    .detail = They count for your side. Kings, the Angel, the World, the Bégato and the Matto stay.
ask-tarocchino-declare = Declare your combinations?
    .detail = They score { $points } points, and everybody sees the cards. Passing costs only these points.
choice-tarocchino-declare-yes = Show all of them
    .act = Declare
choice-tarocchino-declare-no = Keep them to yourself
    .act = Pass
place-shows = Shows { $points }
declared-by = { WHO($seat) ->
    [you] Declared by you
   *[other] Declared by { SEAT($seat) }
 }
unit-declared = declared
panel-declared = Declared combinations
panel-discards = Your two cards laid aside
combination-tarocchi = { $length } Tarocchi
combination-kings = { $length } Kings
combination-queens = { $length } Queens
combination-knights = { $length } Knights
combination-jacks = { $length } Jacks
combination-grande = Grande of { $length }
combination-coins = Coins of { $length }
combination-cups = Cups of { $length }
combination-batons = Batons of { $length }
combination-swords = Swords of { $length }
combination-aces = Aces of { $length }
combination-moors = Moors of { $length }
combination-sets-doubled = Three sets or more double the sets
combination-sequences-doubled = Three sequences or more double the sequences

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
guest-name = Guest

# The letters in the corners of court cards, lowest first: jack, cavalier, queen, king. Aluette has no queen.
index-letters-aluette = JCK
index-letters-french-tarot = JNQK
index-letters-tarocchino = JNQK
