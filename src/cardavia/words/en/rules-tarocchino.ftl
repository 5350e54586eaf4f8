# Tarocchino: what its rules say while it is played and when it is settled.

## Refusals
## $reason: what stands in the way; $seat: whose turn it is; $card, $cards: asked for; $count: how many

refusal-tarocchino-dealing-discard = { $reason ->
    [turn] You may not act now: first { SEAT($seat) } lays two cards aside.
    [number] You may not lay aside { $count ->
        [one] { $count } card
       *[other] { $count } cards
     }: it has to be two.
    [twice] You may not lay aside { NAME($card, form: "play") } twice.
    [not-held] You may not lay aside { NAME($card, form: "play") }: it is not in your hand.
   *[barred] You may not lay aside { NAME($cards, form: "play") }.
 }
    .rule = The dealer lays two cards of the hand aside, but no King and none of the four Tarocchi.
refusal-tarocchino-declarations-round = You may not act now: combinations are being declared.
    .rule = Before the first card is played, each player who holds a combination declares or passes in turn.
refusal-tarocchino-play-own-cards = { $reason ->
    [turn] You may not play now: it is { SEAT($seat, form: "of") } turn.
   *[card] You may not play { NAME($card, form: "play") }: it is not in your hand.
 }
    .rule = You play cards of your own hand only, and in your own turn.
# $suit: the suit led, D coins, C cups, B batons, S swords, T trumps
refusal-tarocchino-play-follow-suit = { $suit ->
    [D] You may not play { NAME($card, form: "play") } now: coins were led, and you hold coins.
    [C] You may not play { NAME($card, form: "play") } now: cups were led, and you hold cups.
    [B] You may not play { NAME($card, form: "play") } now: batons were led, and you hold batons.
    [S] You may not play { NAME($card, form: "play") } now: swords were led, and you hold swords.
   *[T] You may not play { NAME($card, form: "play") } now: a trump was led, and you hold a trump.
 }
    .rule = You must follow suit if you can. Trumps led count as a suit led.
refusal-tarocchino-play-trump-in = { $suit ->
    [D] You may not play { NAME($card, form: "play") } now: you hold no coins, but you hold a trump.
    [C] You may not play { NAME($card, form: "play") } now: you hold no cups, but you hold a trump.
    [B] You may not play { NAME($card, form: "play") } now: you hold no batons, but you hold a trump.
   *[S] You may not play { NAME($card, form: "play") } now: you hold no swords, but you hold a trump.
 }
    .rule = If you cannot follow suit, you must play a trump, high or low.

## The log

event-tarocchino-deal-opened = { WHO($dealer) ->
    [you] You deal.
   *[other] { SEAT($dealer, form: "start") } deals.
 }
event-tarocchino-hand-dealt = { WHO($seat) ->
    [you] You receive your cards.
   *[other] { SEAT($seat, form: "start") } receives cards.
 }
event-tarocchino-cards-laid-aside = { WHO($seat) ->
    [you] You lay aside { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } lays aside { NAME($cards, form: "play") }.
 }
event-tarocchino-discard-made = { WHO($seat) ->
    [you] Your two cards lie face down.
   *[other] { SEAT($seat, form: "start") } lays two cards aside, face down.
 }
event-tarocchino-combinations-declared = { WHO($seat) ->
    [you] You declare and show { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } declares and shows { NAME($cards, form: "play") }.
 }
event-tarocchino-declaration-passed = { WHO($seat) ->
    [you] You declare nothing.
   *[other] { SEAT($seat, form: "start") } declares nothing.
 }
event-tarocchino-play-begun = { WHO($seat) ->
    [you] Play begins: you lead.
   *[other] Play begins: { SEAT($seat) } leads.
 }
event-tarocchino-card-played = { WHO($seat) ->
    [you] You play { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } plays { NAME($card, form: "play") }.
 }
event-tarocchino-trick-taken = { WHO($seat) ->
    [you] You take the trick.
   *[other] { SEAT($seat, form: "start") } takes the trick.
 }
event-tarocchino-discards-shown = { WHO($seat) ->
    [you] You had laid aside { NAME($cards, form: "play") }.
   *[other] { SEAT($seat, form: "start") } had laid aside { NAME($cards, form: "play") }.
 }

## What a player may do
## $answer: yes or no; $cards: two cards

action-tarocchino-declare = { $answer ->
    [yes] Declare
   *[no] Pass
 }
action-tarocchino-discard-cards = Lay aside { NAME($cards, form: "play") }

## Phases

phase-tarocchino-discard = The dealer lays two cards aside
phase-tarocchino-declarations = Declarations
phase-tarocchino-play = Play
phase-tarocchino-over = The deal is over

## The score sheet: counting the cards
## $seat: the dealer, or who played the Matto; $cards, $card: what changes hands

section-tarocchino-cards = Cards
line-tarocchino-tricks = Cards of the tricks
line-tarocchino-discards = Laid aside: { NAME($cards) }
line-tarocchino-discards-lost = No trick, so the cards laid aside are lost: { NAME($cards) }
line-tarocchino-matto-kept = { WHO($seat) ->
    [you] You played the Matto, and your side takes it back
   *[other] { SEAT($seat, form: "start") } played the Matto, and that side takes it back
 }
line-tarocchino-matto-lost = { WHO($seat) ->
    [you] You played the Matto, but your side took no trick: it is lost
   *[other] { SEAT($seat, form: "start") } played the Matto, but that side took no trick: it is lost
 }
line-tarocchino-matto-price = Handed over for the Matto: { NAME($card, form: "play") }
line-tarocchino-card-points = Card points

## The score sheet: combinations
## $length: how many cards; $cards: the cards as laid; $count: how many different sets or sequences

section-tarocchino-opening = Declared combinations
section-tarocchino-captured = Captured combinations
line-tarocchino-tarocchi = { $length } Tarocchi: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-kings = { $length } Kings: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-queens = { $length } Queens: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-knights = { $length } Knights: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-jacks = { $length } Jacks: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-grande = The Grande, { $length } cards: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-coins = Coins, { $length } cards: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-cups = Cups, { $length } cards: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-batons = Batons, { $length } cards: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-swords = Swords, { $length } cards: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-aces = Aces, { $length } cards: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-moors = Moors, { $length } cards: { NAME($cards, form: "short", join: "unit") }
line-tarocchino-sets-doubled = { $count } different sets: the sets are doubled
line-tarocchino-sequences-doubled = { $count } different sequences: the sequences are doubled
line-tarocchino-opening = Declared combinations in all
line-tarocchino-captured = Captured combinations in all

## The score sheet: the totals
## $winner: side-0, side-1 or draw

section-tarocchino-totals = Totals
line-tarocchino-total-cards = Card points
line-tarocchino-last-trick = Last trick
line-tarocchino-total-opening = Declared combinations
line-tarocchino-total-captured = Captured combinations
line-tarocchino-total = { $winner ->
    [draw] Total: a draw
   *[other] Total
 }

## House rules

house-rule-tarocchino-declaration-time = When combinations are declared
    .before-play = In one round before the first card
    .with-first-card = By each player with their first card
house-rule-tarocchino-declared-hands = Declared hands of partners
    .apart = Scored one by one
    .together = Scored as one hand
house-rule-tarocchino-gap-before-sixteen = A stand-in among World, Sun and Moon, and the 16 after it
    .free = The 16 may be filled too
    .barred = The 16 may not be filled too
house-rule-tarocchino-moors-after = Which 5 lets the Moors join the Grande
    .any-five = The real one or a filled one
    .real-five = The real one only
house-rule-tarocchino-matto-price = The card handed over for the Matto
    .least-loss = The one whose loss costs least
    .fixed-order = Always the first in the fixed order

## Fields of the book’s worked examples

example-tarocchino-allowed = Allowed
example-tarocchino-asked = Asked, in order
example-tarocchino-captured = Captured combinations of the two pairs
example-tarocchino-card = Asked for
example-tarocchino-card-points = Card points of the two pairs
example-tarocchino-cards = Cards
example-tarocchino-dealer = Dealer’s seat
example-tarocchino-declares = Declare in this order
example-tarocchino-discards = Laid aside
example-tarocchino-half-points = Half-points
example-tarocchino-hand = Hand
example-tarocchino-hands = Hands of seats 0 to 3
example-tarocchino-highest-first = Highest first
example-tarocchino-house-rules = House rule
example-tarocchino-last-trick = Last trick
example-tarocchino-leader = Led by seat
example-tarocchino-leaders = Tricks led by seats
example-tarocchino-leads = Leads the first trick
example-tarocchino-opening = Opening combinations of the two pairs
example-tarocchino-passes = Seats that pass
example-tarocchino-piles = Cards of the two pairs in the end
example-tarocchino-price = Handed over for the Matto
example-tarocchino-receives = Cards of seats 0 to 3
example-tarocchino-refused = Refused by
example-tarocchino-sequence-points = Points of the sequences
example-tarocchino-sequences = Sequences
example-tarocchino-set-points = Points of the sets
example-tarocchino-sets = Sets
example-tarocchino-shown = Shown by seats 0 to 3
example-tarocchino-taken-by = Taken by seat
example-tarocchino-total = Total
example-tarocchino-totals = Totals of the two pairs
example-tarocchino-trick = Trick
example-tarocchino-tricks = Tricks
example-tarocchino-winners = Winners
example-tarocchino-winning = Takes the trick
