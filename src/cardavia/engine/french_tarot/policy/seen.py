"""What everybody has seen of a deal, kept beside the twin's state, and what follows from it.

`SHOWN` has five bits a seat: the plain suits, then trumps, in which the seat has shown that it is void. `OWN` are
the plain suits that the taker has led and, four bits above, those that the defence has. The twin needs neither;
whoever plays by the policy calls `notice` first.
"""

from cardavia.engine.bits import highest, lowest
from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.french_tarot.layout import (
    BEST,
    COUNT,
    EXCUSE,
    LEADER,
    LED,
    OWN,
    SHOWN,
    SUIT,
    TURN,
    WEIGHT,
)


@compiled
def notice(s: Cells, at: int, card: int) -> None:
    """Remember what this card shows; to be called before it is laid."""
    seat = s[at + TURN]
    led = s[at + LED]
    if card == EXCUSE:
        return
    if led < 0:
        if card < EXCUSE:
            s[OWN] |= (1 if seat == 0 else 16) << (card >> 4)
        return
    if led < 4 and (card > EXCUSE or card >> 4 != led):
        s[SHOWN] |= 1 << (5 * seat + led)
    if card < EXCUSE and card >> 4 != led:
        s[SHOWN] |= 16 << (5 * seat)


@compiled
def has_shown(s: Cells, seat: int, suit: int) -> bool:
    """Say whether a seat has shown that it is out of this suit (4: trumps)."""
    return s[SHOWN] >> (5 * seat + suit) & 1 != 0


@compiled
def may_ruff(s: Cells, seat: int, suit: int) -> bool:
    """Say whether a seat is known to be out of a plain suit, and not of trumps."""
    return s[SHOWN] >> (5 * seat) & (1 << suit | 16) == 1 << suit


@compiled
def has_played(s: Cells, at: int, seat: int) -> bool:
    """Say whether the card of this seat lies in the trick."""
    return (seat - s[at + LEADER]) & 3 < s[at + COUNT]


@compiled
def plain_of_others(s: Cells, seat: int) -> int:
    """Return the plain cards in the other three hands."""
    return (s[0] | s[2] | s[4] | s[6]) & ~s[2 * seat]


@compiled
def trumps_of_others(s: Cells, seat: int) -> int:
    """Return the trumps in the other three hands, without the Excuse."""
    return (s[1] | s[3] | s[5] | s[7]) & ~s[2 * seat + 1] & ~1


@compiled
def is_master_over(card: int, others: int) -> bool:
    """Say whether none of these plain cards beats this one."""
    return (others & SUIT << (card & 48)) >> (card + 1) == 0


@compiled
def winners_of(s: Cells, at: int, plain: int) -> int:
    """Return the cards of the suit led that beat the best one, no trump lying in the trick."""
    best = s[at + BEST]
    return plain >> (best + 1) << (best + 1)


@compiled
def dearest(plain: int) -> int:
    """Return the plain card worth most, and of those the lowest; the mask is not empty."""
    found = -1
    most = 0
    while plain:
        card = lowest(plain)
        plain &= plain - 1
        if WEIGHT[card] & 255 > most:
            most = WEIGHT[card] & 255
            found = card
    return found


@compiled
def dearest_master(plain: int, others: int) -> int:
    """Return the dearest of these plain cards that none of the others beats, or -1."""
    masters = 0
    rest = plain
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if is_master_over(card, others):
            masters |= 1 << card
    return dearest(masters) if masters else -1


@compiled
def cheapest(plain: int, length_counts: int) -> int:
    """Return the plain card worth least, of those from the longest suit of `length_counts`, and the lowest."""
    found = -1
    least = 1 << 20
    while plain:
        card = lowest(plain)
        plain &= plain - 1
        cost = (WEIGHT[card] & 255) * 64 - length_in(length_counts, card >> 4)
        if cost < least:
            least = cost
            found = card
    return found


@compiled
def length_in(plain: int, suit: int) -> int:
    """Return how many cards of a suit a hand holds."""
    from_suit = plain >> (16 * suit) & SUIT
    number = 0
    while from_suit:
        from_suit &= from_suit - 1
        number += 1
    return number


@compiled
def top_of(plain: int, suit: int) -> int:
    """Return the highest card of a suit that the hand holds."""
    return highest(plain & SUIT << (16 * suit))


@compiled
def foot_of(plain: int, suit: int) -> int:
    """Return the lowest card of a suit that the hand holds."""
    return lowest(plain & SUIT << (16 * suit))
