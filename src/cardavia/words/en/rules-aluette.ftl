# Aluette: what its rules say while it is played and when it is settled.

## Refusals
## $reason: turn or card; $seat: whose turn it is; $card: the card asked for

refusal-aluette-play-own-cards = { $reason ->
    [turn] You may not play now: it is { SEAT($seat, form: "of") } turn.
   *[card] You may not play { NAME($card, form: "play") }: it is not in your hand.
 }
    .rule = You play cards of your own hand only, and in your own turn.

## The log

event-aluette-deal-opened = { WHO($dealer) ->
    [you] You deal.
   *[other] { SEAT($dealer, form: "start") } deals.
 }
event-aluette-hand-dealt = { WHO($seat) ->
    [you] You receive nine cards.
   *[other] { SEAT($seat, form: "start") } receives nine cards.
 }
event-aluette-talon-set-aside = Twelve cards stay unused, face down.
event-aluette-talon-shown = The twelve unused cards: { NAME($cards, join: "unit") }.
event-aluette-card-played = { WHO($seat) ->
    [you] You play { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } plays { NAME($card, form: "play") }.
 }
event-aluette-trick-taken = { WHO($seat) ->
    [you] You take the trick.
   *[other] { SEAT($seat, form: "start") } takes the trick.
 }
event-aluette-trick-spoiled = The trick is spoiled: nobody takes it.

## Phases

phase-aluette-play = Play
phase-aluette-over = The deal is over

## The score sheet
## $number: a trick, from 1; $tricks: how many; $seat: the winner of the deal

section-aluette-tricks = Tricks
section-aluette-points = Points

line-aluette-trick-taken = Trick { $number }: { NAME($card) }
line-aluette-trick-spoiled = Trick { $number }: spoiled by { NAME($cards, form: "play") }
line-aluette-tricks = Tricks taken
line-aluette-most-tricks = { WHO($seat) ->
    [you] You have the most tricks: { $tricks }
   *[other] { SEAT($seat, form: "start") } has the most tricks: { $tricks }
 }
line-aluette-first-to-reach = { WHO($seat) ->
    [you] You are the first to reach { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
     }, in trick { $number }
   *[other] { SEAT($seat, form: "start") } is the first to reach { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
     }, in trick { $number }
 }
line-aluette-all-spoiled = All nine tricks are spoiled: nobody scores
line-aluette-mordienne = Mordienne: every trick from trick { $number } to the last
line-aluette-mordienne-of-nine = Mordienne: all nine tricks
line-aluette-points = Points of the deal

## House rules

house-rule-aluette-unused-cards = The twelve unused cards during play
    .hidden = Face down
    .shown = Face up
house-rule-aluette-mordienne-of-nine = All nine tricks make a mordienne
    .yes = Yes: 2 points
    .no = No: 1 point

## Fields of the book's worked examples

example-aluette-allowed = Allowed
example-aluette-card = Asked for
example-aluette-cards = Cards
example-aluette-counts = Tricks of seats 0 to 3
example-aluette-dealer = Dealer’s seat
example-aluette-deals-next = Deals next
example-aluette-equal = Equal cards among them
example-aluette-first-pair = Seats 0 and 2, deal by deal
example-aluette-hand = Hand
example-aluette-house-rules = House rule
example-aluette-leader = Led by seat
example-aluette-leads = Leads next
example-aluette-levels = Levels, highest first
example-aluette-mordienne = Mordienne
example-aluette-over = The match is over
example-aluette-points = Points of the two pairs
example-aluette-receives = Receive in this order
example-aluette-refused = Refused by
example-aluette-seat = Seat that asks
example-aluette-second-pair = Seats 1 and 3, deal by deal
example-aluette-spoiled = Spoiled
example-aluette-taken-by = Taken by seat
example-aluette-totals = Totals of the two pairs
example-aluette-trick = Trick
example-aluette-tricks = Takers of the nine tricks
example-aluette-turn = Seat whose turn it is
example-aluette-winner = Winner
example-aluette-winners = Winners of the match
