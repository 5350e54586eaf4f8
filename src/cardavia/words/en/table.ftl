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
place-away = Away, a bot plays
place-free = Free seat, a bot plays
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
ask-void = Nobody scores. The next player deals.
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
act-step = Continue
act-by-hand = Choose the cards yourself
choice-closed = Not open now
choose-one = Choose one
hint-title = What a strong player would consider
hint-expected = expected { $score }
notice-stale = The table has moved on meanwhile. This is how it stands now.
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

invite-title = Invite somebody
invite-text = Whoever opens this address may take a free seat.
invite-address = Address to share
leave = Leave the table
