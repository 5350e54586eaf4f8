"""Playing out an auction in imagined worlds: those still to speak bid by the count, the taker lays a quick ecart.

In a world of the auction seat n of the array is seat n of the table, and the chien lies apart.
"""

from typing import Final

from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.french_tarot.imagining import APART, WORLD, begin_world
from cardavia.engine.french_tarot.judging import ending
from cardavia.engine.french_tarot.layout import MULTIPLIER
from cardavia.engine.french_tarot.policy.ecart import lay_ecart
from cardavia.engine.french_tarot.policy.playing import follow_policy
from cardavia.engine.french_tarot.policy.worth import distribution_of, worth_of
from cardavia.engine.french_tarot.question import begin_problem
from cardavia.games.french_tarot.bidding import Contract

PRISE, GARDE, SANS, CONTRE = (contract.multiplier for contract in Contract)
"""Contracts are told by their multipliers, a pass by 0."""

SEAT: Final = 0
"""What is asked: who bids,"""
HIGHEST: Final = 1
"""the multiplier bid so far, 0 for none,"""
HOLDER: Final = 2
"""who bid it,"""
AFTER: Final = 3
"""how many seats speak after the one that bids,"""
LEADER: Final = 4
"""who leads the first trick,"""
HORIZON: Final = 5
NODES: Final = 6
ASKED: Final = 7
"""from how many tricks left on play is exact, within how many positions; and from here on the thresholds of the
count for prise, garde, garde sans and garde contre."""


@compiled
def bid_by_count(plain: int, trumps: int, asked: Cells) -> int:
    """Return the multiplier that a hand bids by the count, 0 for a pass."""
    counted = worth_of(plain, trumps)
    spread = counted + distribution_of(plain)
    if spread >= asked[ASKED + 3]:
        return CONTRE
    if spread >= asked[ASKED + 2]:
        return SANS
    if counted >= asked[ASKED + 1]:
        return GARDE
    return PRISE if counted >= asked[ASKED] else 0


@compiled
def judge_bids(
    w: Cells,
    base: Cells,
    worlds: Cells,
    bids: Cells,
    asked: Cells,
    turned: Cells,
    scores: Cells,
) -> None:
    """Write what the seat gets in each world after each bid (a multiplier, 0 for a pass); a row for each world.

    `turned` is an array for a world and an ecart.
    """
    number = len(bids)
    for world in range(len(worlds) // WORLD):
        begin_problem(w, asked[NODES])
        for place in range(number):
            taker, multiplier = _closed(worlds, WORLD * world, bids[place], asked)
            score = 0
            if multiplier > 0:
                _begin(w, base, worlds, WORLD * world, taker, multiplier, asked[LEADER], turned)
                follow_policy(w, asked[HORIZON])
                score = ending(w)
                score = 3 * score if taker == asked[SEAT] else -score
            scores[world * number + place] = score


@compiled
def _closed(worlds: Cells, at: int, bid: int, asked: Cells) -> tuple[int, int]:
    """Return who takes, and the multiplier, when the others bid by the count; 0 if all pass."""
    multiplier = asked[HIGHEST]
    taker = asked[HOLDER]
    if bid > 0:
        multiplier = bid
        taker = asked[SEAT]
    for step in range(1, asked[AFTER] + 1):
        seat = asked[SEAT] + step & 3
        other = bid_by_count(worlds[at + 2 * seat], worlds[at + 2 * seat + 1], asked)
        if other > multiplier:
            multiplier = other
            taker = seat
    return taker, multiplier


@compiled
def _begin(  # noqa: PLR0913, PLR0917 - compiled code keeps nothing of its own
    w: Cells, base: Cells, worlds: Cells, at: int, taker: int, multiplier: int, leader: int, turned: Cells
) -> None:
    """Set `w` to the first card of this contract, the ecart laid by the policy."""
    for seat in range(4):
        other = seat + taker & 3
        turned[2 * seat] = worlds[at + 2 * other]
        turned[2 * seat + 1] = worlds[at + 2 * other + 1]
    turned[2 * APART] = worlds[at + 2 * APART]
    turned[2 * APART + 1] = worlds[at + 2 * APART + 1]
    if multiplier < SANS:  # the taker takes up the chien
        plain = turned[0] | turned[2 * APART]
        trumps = turned[1] | turned[2 * APART + 1]
        lay_ecart(plain, trumps, w)
        turned[0] = plain & ~w[0]
        turned[1] = trumps & ~w[1]
        turned[2 * APART] = w[0]
        turned[2 * APART + 1] = w[1]
    begin_world(w, base, int(multiplier < CONTRE), leader - taker & 3, turned, 0)
    w[MULTIPLIER] = multiplier


@compiled
def judge_ecarts(  # noqa: PLR0913, PLR0917 - compiled code keeps nothing of its own
    w: Cells,
    base: Cells,
    worlds: Cells,
    ecarts: Cells,
    leader: int,
    limits: Cells,
    turned: Cells,
    payments: Cells,
) -> None:
    """Write what one defender pays the taker, who is seat 0 and holds 24 cards, after each of these ecarts.

    An ecart is two masks, `leader` leads the first trick, `limits` are those of `judging`. A row for each world.
    """
    number = len(ecarts) // 2
    for world in range(len(worlds) // WORLD):
        begin_problem(w, limits[1])
        for place in range(number):
            for cell in range(2 * APART):
                turned[cell] = worlds[WORLD * world + cell]
            for kind in range(2):
                turned[kind] &= ~ecarts[2 * place + kind]
                turned[2 * APART + kind] = ecarts[2 * place + kind]
            begin_world(w, base, 1, leader, turned, 0)
            follow_policy(w, limits[0])
            payments[world * number + place] = ending(w)
