# French Tarot: what its rules say while it is played and when it is settled.

## Refusals
## $reason: what is wrong; $seat: whose turn it is; $card: the card asked for

# $bid, $highest: the contract asked for and the last one bid
refusal-tarot-bidding-once = { $reason ->
    [turn] You may not bid now: it is { SEAT($seat, form: "of") } turn.
   *[low] You may not bid { $bid ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }: the last contract bid is { $highest ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }.
 }
    .rule = Each player speaks once, in turn, and a contract must be higher than the last one bid.
# $count: how many cards were asked for
refusal-tarot-chien-discard-six = { $reason ->
    [turn] You may not do that now: { WHO($seat) ->
        [you] you are to lay six cards aside
       *[other] { SEAT($seat) } is to lay six cards aside
     }.
    [count] You may not lay { $count } { $count ->
        [one] card
       *[other] cards
     } aside.
    [twice] You may not lay { NAME($card, form: "play") } aside twice.
   *[not-held] You may not lay { NAME($card, form: "play") } aside: it is not in your hand.
 }
    .rule = The taker lays exactly six cards of the hand aside.
refusal-tarot-chien-no-kings-no-bouts = You may not lay { NAME($card, form: "play") } aside.
    .rule = Kings and bouts are never laid aside.
# $count: how many plain-suit cards may go
refusal-tarot-chien-plain-first = { $reason ->
    [trump] You may not lay { NAME($card, form: "play") } aside: you hold enough plain-suit cards.
   *[kept] You may not keep { NAME($card, form: "play") }: only { $count } plain-suit { $count ->
        [one] card may go, so it
       *[other] cards may go, so they all
     } must.
 }
    .rule = Trumps are laid aside only when fewer than six plain-suit cards may go, and then all of those go.
refusal-tarot-declarations-chelem = You may not do that now: { WHO($seat) ->
    [you] you are to say whether you announce a chelem
   *[other] { SEAT($seat) } is to say whether to announce a chelem
 }.
    .rule = Before the first card the taker alone may announce a chelem.
refusal-tarot-declarations-poignee = { $reason ->
    [turn] You may not play now: it is { SEAT($seat, form: "of") } turn.
    [no-trump] You may not show { NAME($card, form: "play") } in a poignée: it is no trump.
   *[not-held] You may not show { NAME($card, form: "play") }: it is not in your hand.
 }
    .rule = A poignée is made of trumps of one’s own hand, just before one’s own first card.
# $level: how many cards were asked for; $trumps: how many trumps are in the hand
refusal-tarot-declarations-poignee-levels = You may not show a poignée of { $level }: you hold { $trumps } { $trumps ->
        [one] trump
       *[other] trumps
     }.
    .rule = A poignée needs as many trumps as its level says, or one fewer and the Excuse.
refusal-tarot-declarations-poignee-excuse = You may not show the Excuse in this poignée of { $level }.
    .rule = The Excuse fills a place only when every trump of the hand is shown with it.
# $count: how many cards were asked for
refusal-tarot-declarations-poignee-shown = { $reason ->
    [count] You may not show { $count } { $count ->
        [one] card
       *[other] cards
     }.
    [twice] You may not show { NAME($card, form: "play") } twice.
   *[chosen] You may not choose these { $count } cards: your highest trumps are shown.
 }
    .rule = A poignée has exactly 10, 13, or 15 cards.
refusal-tarot-declarations-four-kings = You may not show { NAME($card, form: "play") }: it is laid aside.
    .rule = Trumps laid aside count only in a triple poignée of a taker who holds all four Kings.
refusal-tarot-play-own-cards = { $reason ->
    [turn] You may not play now: it is { SEAT($seat, form: "of") } turn.
   *[not-held] You may not play { NAME($card, form: "play") }: it is not in your hand.
 }
    .rule = You play cards of your own hand only, and in your own turn.
# $led: the card that set the suit
refusal-tarot-play-follow-suit = You may not play { NAME($card, form: "play") } to { NAME($led, form: "play") }: you can follow suit.
    .rule = You must follow suit if you can.
refusal-tarot-play-trump-in = You may not play { NAME($card, form: "play") } to { NAME($led, form: "play") }: you cannot follow suit, but you hold a trump.
    .rule = If you cannot follow suit, you must trump.
# $highest: the highest trump in the trick
refusal-tarot-play-overtrump = You may not play { NAME($card, form: "play") }: you hold a trump above { NAME($highest, form: "of") }.
    .rule = A trump must beat the highest trump in the trick if it can.

## The log

event-tarot-deal-opened = { WHO($dealer) ->
    [you] You deal.
   *[other] { SEAT($dealer, form: "start") } deals.
 }
event-tarot-hand-dealt = { WHO($seat) ->
    [you] You receive eighteen cards.
   *[other] { SEAT($seat, form: "start") } receives eighteen cards.
 }
event-tarot-chien-dealt = Six cards go to the chien, face down.
event-tarot-petit-sec-found = { WHO($seat) ->
    [you] You hold the Petit as your only trump: the deal is void.
   *[other] { SEAT($seat, form: "start") } holds the Petit as the only trump: the deal is void.
 }
event-tarot-hands-shown = All cards are laid open. The chien: { NAME($chien, join: "unit") }.
# $contract: the contract bid, “none” for a pass
event-tarot-bid-made = { $contract ->
    [none] { WHO($seat) ->
        [you] You pass.
       *[other] { SEAT($seat, form: "start") } passes.
     }
   *[other] { WHO($seat) ->
        [you] You bid
       *[other] { SEAT($seat, form: "start") } bids
     } { $contract ->
        [prise] Prise
        [garde] Garde
        [garde-sans] Garde sans
       *[garde-contre] Garde contre
     }.
 }
event-tarot-taker-named = { WHO($seat) ->
    [you] You are
   *[other] { SEAT($seat, form: "start") } is
 } the taker, with { $contract ->
    [prise] a Prise
    [garde] a Garde
    [garde-sans] a Garde sans
   *[garde-contre] a Garde contre
 }.
event-tarot-everyone-passed = Everybody passed: the deal is void.
event-tarot-chien-shown = { WHO($seat) ->
    [you] You take
   *[other] { SEAT($seat, form: "start") } takes
 } the chien: { NAME($cards, join: "unit") }.
event-tarot-ecart-laid = Your écart: { NAME($cards, join: "unit") }.
# $trumps: the trumps among the six cards, “none” for none
event-tarot-ecart-made = { WHO($seat) ->
    [you] You lay
   *[other] { SEAT($seat, form: "start") } lays
 } six cards aside{ $trumps ->
    [none] .
   *[other] , with trumps among them: { NAME($trumps, join: "unit") }.
 }
event-tarot-cards-apart-shown = The six cards that took no part: { NAME($cards, join: "unit") }.
event-tarot-chelem-announced = { WHO($seat) ->
    [you] You announce a chelem.
   *[other] { SEAT($seat, form: "start") } announces a chelem.
 }
event-tarot-chelem-forgone = { WHO($seat) ->
    [you] You announce no chelem.
   *[other] { SEAT($seat, form: "start") } announces no chelem.
 }
event-tarot-poignee-shown = { WHO($seat) ->
    [you] You show a poignée:
   *[other] { SEAT($seat, form: "start") } shows a poignée:
 } { NAME($cards, join: "unit") }.
event-tarot-poignee-declined = You keep your poignée to yourself.
event-tarot-card-played = { WHO($seat) ->
    [you] You play { NAME($card, form: "play") }.
   *[other] { SEAT($seat, form: "start") } plays { NAME($card, form: "play") }.
 }
event-tarot-trick-taken = { WHO($seat) ->
    [you] You take the trick.
   *[other] { SEAT($seat, form: "start") } takes the trick.
 }

## Choices

action-tarot-bid = { $contract ->
    [none] Pass
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 }
action-tarot-announce-chelem = Announce a chelem
action-tarot-forgo-chelem = No chelem
action-tarot-show-poignee = Show a poignée: { NAME($cards, join: "unit") }
action-tarot-decline-poignee = Show no poignée
action-tarot-discard = Lay aside: { NAME($cards, join: "unit") }

## Phases

phase-tarot-bidding = The auction
phase-tarot-ecart = The écart
phase-tarot-chelem = Before the first card
phase-tarot-play = Play
phase-tarot-over = The deal is over

## Void deals

void-tarot-petit-sec = Petit sec: a hand held the Petit as its only trump, without the Excuse. Nobody scores.
void-tarot-all-pass = Everybody passed. Nobody scores.

## The score sheet
## $made: whether the contract, or the chelem, succeeded; $points, $target, $bouts: the taker's

section-tarot-card-points = Card points
section-tarot-contract = The contract
section-tarot-payment = What each defender pays

column-tarot-taker = Taker
column-tarot-defence = Defence
column-tarot-points = Points
column-tarot-each-defender = Each defender

line-tarot-tricks = Tricks, without the Excuse
line-tarot-excuse = The Excuse
line-tarot-excuse-half = Half a point for the Excuse
line-tarot-ecart = The écart
line-tarot-chien = The chien
line-tarot-card-points = Card points
line-tarot-base = To begin with
line-tarot-difference = { $made ->
    [yes] Made: { $points } points with { $bouts } { $bouts ->
        [one] bout
       *[other] bouts
     }, { $target } needed
   *[no] Failed: { $points } points with { $bouts } { $bouts ->
        [one] bout
       *[other] bouts
     }, { $target } needed
 }
line-tarot-sum = Together
# $worth × $multiplier
line-tarot-contract = { $contract ->
    [prise] Prise
    [garde] Garde
    [garde-sans] Garde sans
   *[garde-contre] Garde contre
 } { $made ->
    [yes] made
   *[no] failed
 }: { $worth } × { $multiplier }
line-tarot-petit-au-bout = Petit au bout: 10 × { $multiplier }
# $shown: how many poignées
line-tarot-poignees = { $shown ->
    [one] { $shown } poignée, to the winners
   *[other] { $shown } poignées, to the winners
 }
line-tarot-chelem-announced = { $made ->
    [yes] Chelem announced and made
   *[no] Chelem announced and failed
 }
# $side: who took all eighteen tricks
line-tarot-chelem-taken = { $side ->
    [taker] The taker took all eighteen tricks
   *[defence] The defence took all eighteen tricks
 }
line-tarot-per-defender = Each defender pays the taker

## House rules

house-rule-tarot-poignee-chosen = The trumps a poignée shows
    .yes = The player chooses them
    .no = The highest of the hand
house-rule-tarot-four-kings-excuse = Four Kings and fourteen trumps: the Excuse makes the fifteenth
    .yes = Yes
    .no = No
house-rule-tarot-petit-slam = Petit au bout when the Excuse takes the last trick
    .yes = The seventeenth trick counts
    .no = The last trick counts
house-rule-tarot-chelem-lost-twice = An announced chelem, and the defence takes all eighteen tricks
    .yes = 400 lost
    .no = 200 lost

## Fields of the book's worked examples

example-tarot-allowed = Allowed
example-tarot-announced = Announced
example-tarot-aside = Laid aside
example-tarot-bids = Said so far
example-tarot-bouts = Bouts
example-tarot-card = Asked for
example-tarot-cards = Cards
example-tarot-chelem = Chelem
example-tarot-contract = Contract
example-tarot-dealer = Dealer’s seat
example-tarot-defender = Each defender scores
example-tarot-displayed = Displayed
example-tarot-forced = Must go
example-tarot-goes-to = The Excuse goes to
example-tarot-half-point-to = Half a point to
example-tarot-half-points = Half-points
example-tarot-hand = Hand
example-tarot-laid = Laid aside
example-tarot-last = Last trick
example-tarot-leader = Led by seat
example-tarot-leaders = Led by seats
example-tarot-leads = Leads first
example-tarot-made = Made
example-tarot-multiplier = Multiplier
example-tarot-number = Number of the trick
example-tarot-open = Open
example-tarot-order = From the highest
example-tarot-per-defender = Each defender pays
example-tarot-petit-au-bout = Petit au bout
example-tarot-played-by = Played by
example-tarot-poignees = Poignées
example-tarot-points = Points
example-tarot-refused = Refused by
example-tarot-seventeenth = Seventeenth trick
example-tarot-shown = Shown
example-tarot-swept = One side took all before
example-tarot-taken-by = Taken by
example-tarot-taker = Taker
example-tarot-taker-tricks = Tricks of the taker
example-tarot-target = Target
example-tarot-trick = Trick
example-tarot-tricks = Cards from tricks
example-tarot-turn = Next to speak
example-tarot-void = The deal is void
