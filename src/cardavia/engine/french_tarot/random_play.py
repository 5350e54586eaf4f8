"""Random deals of French Tarot, and random play from a position to the end, as fast as the twin goes."""

from cardavia.engine.bits import count
from cardavia.engine.chance import below, drawn, nth
from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.french_tarot.layout import (
    A_PIP,
    COUNT,
    EXCUSE,
    HOLDER,
    LEADER,
    LEFT,
    STATE,
    SUM,
    TRICK,
    WEIGHT,
    WHO,
)
from cardavia.engine.french_tarot.twin import allowed, begin_deal, finish, lay, legal, settle, take_back


@compiled
def deal(s: Cells, deck: Cells, chance: Cells, leader: int) -> None:
    """Deal four random hands; the six cards left over lie as the taker's ecart. `deck` holds the 78 cards."""
    word = chance[0] + chance[1]
    chance[1] += 60
    for place in range(77, 17, -1):
        word += 1
        other = drawn(word, place + 1)
        deck[place], deck[other] = deck[other], deck[place]
    for seat in range(4):
        plain = 0
        trumps = 0
        for place in range(18 * seat, 18 * seat + 18):
            if deck[place] < EXCUSE:
                plain |= 1 << deck[place]
            else:
                trumps |= 1 << (deck[place] - EXCUSE)
        s[2 * seat] = plain
        s[2 * seat + 1] = trumps
    halves = 0
    bouts = 0
    for place in range(72, 78):
        halves += WEIGHT[deck[place]] & 255
        bouts += (WEIGHT[deck[place]] >> 9 & 1) + (deck[place] == EXCUSE)
    begin_deal(s, leader, halves >> 1, bouts)


@compiled
def play_down(s: Cells, chance: Cells, left: int) -> None:
    """Play random legal cards until so many tricks are left; every legal card is equally likely."""
    while s[TRICK + COUNT] > 0:
        plain, trumps = legal(s, TRICK)
        lay(s, TRICK, any_of(plain, trumps, below(chance, count(plain) + count(trumps))))
    while s[TRICK + LEFT] > left:
        play_trick(s, chance)


@compiled
def any_of(plain: int, trumps: int, number: int) -> int:
    """Return the card of a hand that has so many before it, plain cards first."""
    many = count(plain)
    if number < many:
        return nth(plain, number)
    return EXCUSE + nth(trumps, number - many)


@compiled
def play_trick(s: Cells, chance: Cells) -> None:
    """Play a whole trick at random: four times `lay`, but frame and counter are written only once."""
    word = chance[0] + chance[1]
    chance[1] += 4
    leader = s[TRICK + LEADER]
    led = -1
    top = 0
    best = -1
    who = leader
    total = 0
    for step in range(4):
        seat = leader + step & 3
        plain, trumps = allowed(s[2 * seat], s[2 * seat + 1], led, top)
        word += 1
        card = any_of(plain, trumps, drawn(word, count(plain) + count(trumps)))
        take_back(s, seat, card)  # to take a card out of a hand or put it in is the same
        if card == EXCUSE:
            s[TRICK + HOLDER] = seat
            continue
        total += WEIGHT[card] & (A_PIP - 1)
        if card > EXCUSE:
            if card - EXCUSE > top:
                top = card - EXCUSE
                who = seat
            if led < 0:
                led = 4
        elif led < 0 or (top == 0 and card >> 4 == led and card > best):
            led = card >> 4
            best = card
            who = seat
    s[TRICK + WHO] = who
    s[TRICK + SUM] = total
    finish(s, TRICK)


@compiled
def random_deals(s: Cells, deck: Cells, chance: Cells, scores: Cells) -> None:
    """Deal, play to the end at random and settle, once for each cell of `scores`, the lead going round."""
    for number in range(len(scores)):
        deal(s, deck, chance, number & 3)
        play_down(s, chance, 0)
        scores[number] = settle(s)


@compiled
def random_ends(s: Cells, start: Cells, chance: Cells, scores: Cells) -> None:
    """Play from the state `start` to the end at random and settle, once for each cell of `scores`."""
    for number in range(len(scores)):
        for cell in range(STATE):
            s[cell] = start[cell]
        play_down(s, chance, 0)
        scores[number] = settle(s)
