"""The defence's cards, by rules of thumb: make the taker trump, charge the partners' tricks, shield the Petit."""

from typing import Final

from cardavia.engine.bits import count, highest, lowest
from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.french_tarot.layout import (
    BEST,
    COUNT,
    EXCUSE,
    LED,
    OWN,
    PETIT,
    SUIT,
    TOP,
    WEIGHT,
    WHO,
)
from cardavia.engine.french_tarot.policy.seen import (
    cheapest,
    dearest,
    dearest_master,
    foot_of,
    has_played,
    has_shown,
    is_master_over,
    length_in,
    plain_of_others,
    trumps_of_others,
    winners_of,
)
from cardavia.engine.french_tarot.policy.taker import BIG, HONOUR

WEAK: Final = 3
"""With fewer trumps a defender leads its shortest suit, else its longest."""
RETURNING: Final = 30
THEIRS: Final = 100
"""How much a suit that the defence has led before is preferred, and one that the taker has led is not."""


@compiled
def defence_leads(s: Cells, seat: int, plain: int, trumps: int) -> int:
    """Return the card a defender leads."""
    low = trumps & ~3
    if plain == 0:
        return EXCUSE + lowest(low) if low else EXCUSE + highest(trumps)
    others = plain_of_others(s, seat)
    if has_shown(s, 0, 4):
        card = dearest_master(plain, others)
        if card >= 0:
            return card
    ruffed = 0
    for suit in range(4):
        if has_shown(s, 0, suit):
            ruffed |= plain & SUIT << (16 * suit)
    if ruffed:
        return cheapest(ruffed, plain)
    return foot_of(plain, _suit_to_open(s, plain, count(trumps & ~1) < WEAK))


@compiled
def _suit_to_open(s: Cells, plain: int, weak: bool) -> int:  # noqa: FBT001 - a fact of the hand
    """Return the suit to lead: one that the defence has led, last one that the taker has.

    Else it is the shortest of a weak hand, the longest of another.
    """
    found = -1
    best = -1000
    for suit in range(4):
        held = length_in(plain, suit)
        if held == 0:
            continue
        merit = (-held if weak else held) + RETURNING * (s[OWN] >> (4 + suit) & 1) - THEIRS * (s[OWN] >> suit & 1)
        if merit > best:
            best = merit
            found = suit
    return found


@compiled
def defence_follows(s: Cells, at: int, seat: int, plain: int, trumps: int) -> int:
    """Return the card a defender plays to a trick that others began."""
    excuse = trumps & 1
    safe = is_safe(s, at, seat)
    if trumps > 1:
        return _trumps_in(s, at, seat, trumps & ~1, excuse)
    if plain == 0:
        return EXCUSE
    if safe:
        return dearest(plain)
    led = s[at + LED]
    if led < 4 and plain & SUIT << 16 * led and s[at + TOP] == 0:
        card = _takes_with(s, at, plain)
        if card >= 0:
            return card
    low = cheapest(plain, plain)
    if excuse and WEIGHT[low] & 255 >= HONOUR and s[at + WHO] == 0:
        return EXCUSE
    return low


@compiled
def is_safe(s: Cells, at: int, seat: int) -> bool:
    """Say whether the trick surely goes to the defence as it lies."""
    best = s[at + BEST]
    if s[at + WHO] == 0 or best < 0:
        return False
    if has_played(s, at, 0):
        return True
    if best > EXCUSE:
        return trumps_of_others(s, seat) >> (best - EXCUSE + 1) == 0 or has_shown(s, 0, 4)
    suit = best >> 4
    if not is_master_over(best, plain_of_others(s, seat)):
        return False
    return has_shown(s, 0, 4) or (not has_shown(s, 0, suit) and s[OWN] >> suit & 1 != 0)


@compiled
def _takes_with(s: Cells, at: int, plain: int) -> int:
    """Return the card of the suit led to take the taker's trick with, or -1."""
    winners = winners_of(s, at, plain)
    if winners == 0 or s[at + WHO] != 0 or not has_played(s, at, 0):
        return -1
    return dearest(winners)


@compiled
def _trumps_in(s: Cells, at: int, seat: int, own: int, excuse: int) -> int:
    """Return the trump to play, or the Excuse, when a trump has to be played."""
    top = s[at + TOP]
    over = own >> (top + 1) << (top + 1)
    is_last = s[at + COUNT] == 3
    if own & 2 and (is_safe(s, at, seat) or (over & 2 and is_last)):
        return PETIT
    high = over & ~2
    if high:
        forces = s[at + LED] < 4 and not has_played(s, at, 0) and has_shown(s, 0, s[at + LED])
        return EXCUSE + (highest(high) if forces else lowest(high))
    low = own & ~2
    if excuse and (low == 0 or lowest(low) >= BIG) and s[at + WHO] == 0:
        return EXCUSE
    return EXCUSE + lowest(low) if low else PETIT
