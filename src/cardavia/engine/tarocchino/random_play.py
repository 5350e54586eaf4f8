"""Random deals of Tarocchino, and random play from a position to the end, as fast as the twin goes."""

from cardavia.engine.bits import count
from cardavia.engine.chance import drawn, nth, one_of
from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.tarocchino.layout import (
    ANGEL,
    BEGATO,
    BEST,
    COUNT,
    DEALER_SIDE,
    DISCARDS,
    FOOL,
    LANES,
    LEADER,
    LEFT,
    LYING,
    MATTO,
    OPENING,
    STATE,
    TRICK,
    WHO,
    WORLD,
)
from cardavia.engine.tarocchino.settlement import totals
from cardavia.engine.tarocchino.twin import allowed, beats, begin_deal, finish, lay, legal, suit_of

_KEPT = LANES << 9 | 1 << ANGEL | 1 << WORLD | 1 << BEGATO | 1 << MATTO
"""tarocchino.dealing.discard: what the dealer may not lay aside."""


@compiled
def deal(s: Cells, deck: Cells, chance: Cells, dealer: int) -> None:
    """Deal four random hands, lay two of the dealer's cards aside at random and declare nothing.

    `deck` holds the 62 cards.
    """
    word = chance[0] + chance[1]
    chance[1] += 61
    for place in range(61, 0, -1):
        word += 1
        other = drawn(word, place + 1)
        deck[place], deck[other] = deck[other], deck[place]
    for seat in range(4):
        s[seat] = 0
        for place in range(15 * seat, 15 * seat + 15):
            s[seat] |= 1 << deck[place]
    s[dealer] |= 1 << deck[60] | 1 << deck[61]
    s[DISCARDS] = 0
    for _ in range(2):
        s[DISCARDS] |= 1 << one_of(chance, s[dealer] & ~s[DISCARDS] & ~_KEPT)
    s[dealer] &= ~s[DISCARDS]
    s[DEALER_SIDE] = dealer & 1
    s[OPENING] = 0
    s[OPENING + 1] = 0
    begin_deal(s, dealer + 1 & 3)


@compiled
def play_down(s: Cells, chance: Cells, left: int) -> None:
    """Play random legal cards until so many tricks are left; every legal card is equally likely."""
    while s[TRICK + COUNT] > 0:
        lay(s, TRICK, one_of(chance, legal(s, TRICK)))
    while s[TRICK + LEFT] > left:
        play_trick(s, chance)


@compiled
def play_trick(s: Cells, chance: Cells) -> None:
    """Play a whole trick at random: four times `lay`, but frame and counter are written only once."""
    word = chance[0] + chance[1]
    chance[1] += 4
    leader = s[TRICK + LEADER]
    led = -1
    best = -1
    who = leader
    lying = 0
    for step in range(4):
        seat = leader + step & 3
        cards = allowed(s[seat], led)
        word += 1
        card = nth(cards, drawn(word, count(cards)))
        s[seat] ^= 1 << card
        if card == MATTO:
            s[TRICK + FOOL] = seat
            continue
        lying |= 1 << card
        if beats(card, best):
            best = card
            who = seat
        if led < 0:
            led = suit_of(card)
    s[TRICK + BEST] = best
    s[TRICK + WHO] = who
    s[TRICK + LYING] = lying
    finish(s, TRICK)


@compiled
def random_deals(s: Cells, deck: Cells, chance: Cells, scores: Cells) -> None:
    """Deal and play to the end at random, the deal going round; the totals of the sides in two cells each time."""
    for number in range(len(scores) // 2):
        deal(s, deck, chance, number & 3)
        play_down(s, chance, 0)
        scores[2 * number], scores[2 * number + 1] = totals(s, TRICK)


@compiled
def random_ends(s: Cells, start: Cells, chance: Cells, scores: Cells) -> None:
    """Play from the state `start` to the end at random; the totals of the sides in two cells each time."""
    for number in range(len(scores) // 2):
        for cell in range(STATE):
            s[cell] = start[cell]
        play_down(s, chance, 0)
        scores[2 * number], scores[2 * number + 1] = totals(s, TRICK)
