"""From final scores to the search's questions, and back.

The search knows one number, the standing: the taker's margin (points less target) plus an entry of `WORTH` for
what became of the Petit and the chelem. Whether the final score reaches t is such a question: with each outcome of
Petit and chelem the score reaches t exactly from some margin on. The goal is that margin for the plainest outcome,
and the entry of any other outcome says by how much its own is lower.
"""

from typing import Final

from cardavia.engine.bits import lowest, stir
from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.desk import GOAL, STOPPED, forget
from cardavia.engine.french_tarot.desk import (
    CHELEM_LEAST,
    CHELEM_MOST,
    CHELEM_SALT,
    PETIT_LEAST,
    PETIT_MOST,
    PETIT_SALT,
    WORTH,
    margin,
)
from cardavia.engine.french_tarot.layout import (
    BOUT_END,
    EXCUSE,
    FRAME,
    LEFT,
    MULTIPLIER,
    POIGNEES,
    SUM,
    SWEPT,
    TRICK,
    TURN,
)
from cardavia.engine.french_tarot.moves import are_equal, in_play, list_at, offer
from cardavia.engine.french_tarot.search import search
from cardavia.engine.french_tarot.twin import chelem, copy_frame, lay, legal, price, take_back

_LIMIT: Final = 4000
"""No score is as high: 6 x (25 + 56 + 10) + 4 x 40 + 400 is below 1200."""


@compiled
def margin_for(w: Cells, score: int) -> int:
    """Return the least margin whose base and poignees come to this score or more."""
    if score <= price(w, -1):
        return 25 - (-(score + w[POIGNEES]) // w[MULTIPLIER])
    if score <= price(w, 0):
        return 0
    return -(-(score - w[POIGNEES]) // w[MULTIPLIER]) - 25


@compiled
def pose(w: Cells, score: int) -> None:
    """Set goal and worths for the question whether one defender pays the taker this much or more."""
    w[GOAL] = margin_for(w, score - chelem(w, 0))
    salt = 0
    for petit in range(-1, 2):
        for slam in range(-1, 2):
            swept = 1 if slam > 0 else -2 * slam
            worth = w[GOAL] - margin_for(w, score - 10 * w[MULTIPLIER] * petit - chelem(w, swept))
            w[WORTH + 3 * (petit + 1) + slam + 1] = worth
            salt = stir(salt + worth)
    _set_extremes(w, salt)


@compiled
def pose_contract(w: Cells) -> None:
    """Set goal and worths for the question whether the contract is made."""
    w[GOAL] = 0
    for outcome in range(9):
        w[WORTH + outcome] = 0
    _set_extremes(w, 1)


@compiled
def _set_extremes(w: Cells, salt: int) -> None:
    w[PETIT_LEAST] = w[WORTH + 1]
    w[PETIT_MOST] = w[WORTH + 7]
    w[PETIT_SALT] = stir(w[PETIT_LEAST] * 1000 + w[PETIT_MOST]) << 4
    w[CHELEM_LEAST] = w[WORTH]
    w[CHELEM_MOST] = w[WORTH + 8]
    w[CHELEM_SALT] = salt << 4


@compiled
def most_score(w: Cells, at: int, standing: int) -> int:
    """Return the most that the final score can be when the standing is at most this."""
    bound = -_LIMIT
    for outcome in range(9):
        if may_come(w, at, outcome // 3 - 1, outcome % 3 - 1):
            bound = max(bound, score_with(w, standing, outcome // 3 - 1, outcome % 3 - 1))
    return bound


@compiled
def least_score(w: Cells, at: int, standing: int) -> int:
    """Return the least that the final score can be when the standing is at least this."""
    bound = _LIMIT
    for outcome in range(9):
        if may_come(w, at, outcome // 3 - 1, outcome % 3 - 1):
            bound = min(bound, score_with(w, standing, outcome // 3 - 1, outcome % 3 - 1))
    return bound


@compiled
def may_come(w: Cells, at: int, petit: int, slam: int) -> bool:
    """Say whether the Petit (in the last trick) and the chelem may still end so."""
    swept = w[at + SWEPT]
    if (slam > 0 and not swept & 1) or (slam < 0 and not swept & 2):
        return False
    if petit == 0 or (w[1] | w[3] | w[5] | w[7]) & 2 or w[at + SUM] >> 8 & 1:
        return True
    return swept > 0 and w[at + LEFT] == 1


@compiled
def score_with(w: Cells, standing: int, petit: int, slam: int) -> int:
    """Return the score of this standing with these ends of Petit and chelem."""
    points = standing - w[WORTH + 3 * (petit + 1) + slam + 1]
    swept = 1 if slam > 0 else -2 * slam
    return price(w, points) + 10 * w[MULTIPLIER] * petit + chelem(w, swept)


@compiled
def value(w: Cells, at: int, guess: int) -> int:
    """Return what one defender pays the taker if all play perfectly from the frame at `at` on.

    Questions go up or down from the guess, in longer steps while the answer stays the same. The value means
    nothing once `STOPPED` is set.
    """
    least = -_LIMIT
    most = _LIMIT
    score = guess
    step = 0
    while least < most and not w[STOPPED]:
        pose(w, score)
        standing = search(w, at)
        if standing >= w[GOAL]:
            least = max(score, least_score(w, at, standing))
            step = 2 * step + w[MULTIPLIER] if step > 0 else 1
            score = min(least + step, most)
        else:
            most = min(score - 1, most_score(w, at, standing))
            step = 2 * step - w[MULTIPLIER] if step < 0 else -1
            score = max(most + step + 1, least + 1)
    return least


@compiled
def values(w: Cells, cards: Cells, scores: Cells) -> int:
    """Write every card that may be played now, and what one defender pays after it; return their number.

    Of equal neighbours one is searched. The best so far is the guess for the next.
    """
    seat = w[TRICK + TURN]
    plain, trumps = legal(w, TRICK)
    number = 0
    while plain:
        cards[number] = lowest(plain)
        plain &= plain - 1
        number += 1
    while trumps:
        cards[number] = EXCUSE + lowest(trumps)
        trumps &= trumps - 1
        number += 1
    guess = first_guess(w)
    plain, trumps = in_play(w, TRICK)
    for place in range(number):
        if place > 0 and are_equal(plain, trumps, cards[place - 1], cards[place]):
            scores[place] = scores[place - 1]
            continue
        copy_frame(w, TRICK, TRICK + FRAME)
        lay(w, TRICK + FRAME, cards[place])
        guess = value(w, TRICK + FRAME, guess)
        take_back(w, seat, cards[place])
        scores[place] = guess
    return number


@compiled
def first_guess(w: Cells) -> int:
    """Return the score if each plays the card that looks best."""
    at = TRICK
    while w[at + LEFT]:
        offer(w, at, -1)
        copy_frame(w, at, at + FRAME)
        lay(w, at + FRAME, w[list_at(at)] & 127)
        at += FRAME
    score = price(w, margin(w, at)) + 10 * w[MULTIPLIER] * w[at + BOUT_END] + chelem(w, w[at + SWEPT])
    while at > TRICK:
        at -= FRAME
        take_back(w, w[at + TURN], w[list_at(at)] & 127)
    return score


@compiled
def begin_problem(w: Cells, nodes: int) -> None:
    """Forget what earlier problems left in the tables, without clearing them, and allow so many positions."""
    forget(w, nodes)
