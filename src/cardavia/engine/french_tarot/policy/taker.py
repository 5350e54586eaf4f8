"""The taker's cards, by rules of thumb: run the long suit, hunt the Petit, ruff cheaply, bring the Petit home."""

from typing import Final

from cardavia.engine.bits import count, highest, lowest
from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.french_tarot.layout import (
    COUNT,
    COURTS,
    EXCUSE,
    LED,
    LEFT,
    OWN,
    PETIT,
    SUIT,
    SUM,
    TOP,
    TURN,
    WEIGHT,
)
from cardavia.engine.french_tarot.policy.seen import (
    cheapest,
    dearest,
    dearest_master,
    foot_of,
    has_shown,
    is_master_over,
    length_in,
    may_ruff,
    plain_of_others,
    top_of,
    trumps_of_others,
    winners_of,
)

LONG: Final = 3
MANY: Final = 6
HONOUR: Final = 5
RICH: Final = 12
BIG: Final = 16
EARLY: Final = 11
"""A long suit; many trumps; the half-points of an honour to be saved and of a rich trick; the lowest big trump;
the tricks left in the opening."""


@compiled
def taker_leads(s: Cells, at: int, plain: int, trumps: int) -> int:
    """Return the card the taker leads."""
    theirs = trumps_of_others(s, 0)
    own = trumps & ~1
    if theirs == 0:
        return _after_trumps(s, plain, own)
    masters = own >> (highest(theirs) + 1)
    if masters and _should_draw(s, at, own, count(masters), theirs):
        return EXCUSE + highest(own)
    card = _long_suit(s, plain)
    if card >= 0:
        return card
    if plain:
        return foot_of(plain, _suit_to_spend(plain))
    return _trump_to_lead(own, masters)


@compiled
def _should_draw(s: Cells, at: int, own: int, masters: int, theirs: int) -> bool:
    """Say whether to lead master trumps: to make the Petit fall, or to draw the defence's trumps."""
    if theirs & 2:
        return masters >= 3 or 3 * count(own >> BIG) + count(own) >= 21
    return count(own) >= MANY - (18 - s[at + LEFT]) // 3 and 5 * masters > 3 * count(theirs)


@compiled
def _after_trumps(s: Cells, plain: int, own: int) -> int:
    """Return the lead when no defender has a trump: the dearest master, a loser, a trump."""
    card = dearest_master(plain, plain_of_others(s, 0))
    if card >= 0:
        return card
    if plain:
        return cheapest(plain, plain)
    return EXCUSE + highest(own) if own else EXCUSE


@compiled
def _long_suit(s: Cells, plain: int) -> int:
    """Return the lead from a long suit, its master first while nobody is out of the suit, or -1."""
    long = -1
    most = LONG - 1
    for suit in range(4):
        held = length_in(plain, suit)
        if held > most or (held == most and long < 0 and s[OWN] >> suit & 1 and held > 1):
            most = held
            long = suit
    if long < 0:
        return -1
    top = top_of(plain, long)
    out = has_shown(s, 1, long) or has_shown(s, 2, long) or has_shown(s, 3, long)
    return foot_of(plain, long) if out or not is_master_over(top, plain_of_others(s, 0)) else top


@compiled
def _suit_to_spend(plain: int) -> int:
    """Return the suit to lead low from when none is long: many cards, and no honour that others should open."""
    best = -1000
    found = -1
    for suit in range(4):
        held = length_in(plain, suit)
        if held == 0:
            continue
        courts = plain >> (16 * suit + COURTS) & 15
        merit = held - 10 * (courts >> 3) - 6 * (courts >> 2 & 1) - 3 * (courts >> 1 & 1) - (courts & 1)
        if merit > best:
            best = merit
            found = suit
    return found


@compiled
def _trump_to_lead(own: int, masters: int) -> int:
    """Return the trump to lead with nothing but trumps: a master, else the lowest that is not the Petit."""
    if own == 0:
        return EXCUSE
    if masters:
        return EXCUSE + highest(own)
    low = own & ~2
    return EXCUSE + lowest(low) if low else PETIT


@compiled
def taker_follows(s: Cells, at: int, plain: int, trumps: int) -> int:
    """Return the card the taker plays to a trick that others began."""
    excuse = trumps & 1
    if trumps > 1:
        return _trumps_in(s, at, trumps & ~1, excuse)
    led = s[at + LED]
    if led < 4 and plain & SUIT << 16 * led:
        card = _takes_with(s, at, plain)
        if card >= 0:
            return card
        low = lowest(plain)
        return EXCUSE if excuse and WEIGHT[low] & 255 >= HONOUR else low
    if plain == 0:
        return EXCUSE
    low = cheapest(plain, plain)
    return EXCUSE if excuse and WEIGHT[low] & 255 >= HONOUR else low


@compiled
def _takes_with(s: Cells, at: int, plain: int) -> int:
    """Return the card of the suit led to take the trick with, or -1."""
    if s[at + TOP] > 0:
        return -1
    winners = winners_of(s, at, plain)
    if winners == 0:
        return -1
    if s[at + COUNT] == 3:
        return dearest(winners)
    top = highest(winners)
    led = s[at + LED]
    if not is_master_over(top, plain_of_others(s, 0)):
        return -1
    seat = s[at + TURN]
    for step in range(1, 4 - s[at + COUNT]):
        if may_ruff(s, seat + step & 3, led):
            return -1
    return top if top & 15 >= COURTS else lowest(winners)


@compiled
def _trumps_in(s: Cells, at: int, own: int, excuse: int) -> int:
    """Return the trump to play, or the Excuse, when a trump has to be played."""
    top = s[at + TOP]
    over = own >> (top + 1) << (top + 1)
    others = trumps_of_others(s, 0)
    is_last = s[at + COUNT] == 3 or others == 0
    if over & 2 and (is_last or _nobody_overtrumps(s, at) or _early_ruff(s, at)):
        return PETIT
    if excuse and s[at + LED] == 4 and s[at + LEFT] >= EARLY:
        return EXCUSE
    high = over & ~2
    if high:
        if not is_last and s[at + LED] < 4 and s[at + SUM] & 255 >= RICH:
            masters = high >> (highest(others) + 1) << (highest(others) + 1)
            if masters:
                return EXCUSE + lowest(masters)
        return EXCUSE + lowest(high)
    low = own & ~2
    if excuse and (low == 0 or lowest(low) >= BIG):
        return EXCUSE
    return EXCUSE + lowest(low) if low else PETIT


@compiled
def _early_ruff(s: Cells, at: int) -> bool:
    """Say whether this is the first trump on a plain suit early on: others seldom are out of it too."""
    return s[at + LED] < 4 and s[at + TOP] == 0 and s[at + LEFT] >= EARLY


@compiled
def _nobody_overtrumps(s: Cells, at: int) -> bool:
    """Say whether everybody still to play has shown that it has no trump."""
    seat = s[at + TURN]
    for step in range(1, 4 - s[at + COUNT]):  # noqa: SIM110 - compiled
        if not has_shown(s, seat + step & 3, 4):
            return False
    return True
