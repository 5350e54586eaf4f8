"""From yes-or-no questions to values: the final difference with perfect play, for the position and each card."""

from typing import Final

from cardavia.engine.bits import lowest
from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.desk import GOAL, STOPPED, forget
from cardavia.engine.tarocchino.desk import FAR
from cardavia.engine.tarocchino.layout import COUNT, FRAME, LEFT, NUMBERS, PIPS, RUN, TRICK, TURN
from cardavia.engine.tarocchino.moves import are_equal, in_play, list_at, offer
from cardavia.engine.tarocchino.ownership import run_alive
from cardavia.engine.tarocchino.search import difference, search
from cardavia.engine.tarocchino.twin import copy_frame, lay, legal, take_back

STEP: Final = 4
"""How far from an answer the next question lies at first: combinations come in fives and more."""


@compiled
def value(w: Cells, at: int, guess: int) -> int:
    """Return the difference if all play perfectly from the frame at `at` on; nothing once `STOPPED` is set.

    Questions go up or down from the guess, in longer steps while the answer stays the same.
    """
    least = -FAR
    most = FAR
    w[GOAL] = guess
    step = 0
    while least < most and not w[STOPPED]:
        found = search(w, at)
        if found >= w[GOAL]:
            least = found
            step = 2 * step if step > 0 else STEP
            w[GOAL] = min(least + step, most)
        else:
            most = found
            step = 2 * step if step < 0 else -STEP
            w[GOAL] = max(most + step + 1, least + 1)
    return least


@compiled
def values(w: Cells, cards: Cells, differences: Cells) -> int:
    """Write every card that may be played now, and the difference after it; return their number.

    Of equal neighbours one is searched. The last value is the guess for the next.
    """
    seat = w[TRICK + TURN]
    options = legal(w, TRICK)
    alive = in_play(w, TRICK)
    equals = PIPS | NUMBERS & ~run_alive(w, TRICK)
    guess = first_guess(w)
    number = 0
    while options:
        card = lowest(options)
        options &= options - 1
        if number == 0 or not are_equal(alive, equals, cards[number - 1], card):
            copy_frame(w, TRICK, TRICK + FRAME)
            lay(w, TRICK + FRAME, card)
            guess = value(w, TRICK + FRAME, guess)
            take_back(w, seat, card)
        cards[number] = card
        differences[number] = guess
        number += 1
    return number


@compiled
def first_guess(w: Cells) -> int:
    """Return the difference if each plays the card that looks best."""
    at = TRICK
    while w[at + LEFT]:
        if w[at + COUNT] == 0:
            w[at + RUN] = run_alive(w, at)
        offer(w, at, -1)
        copy_frame(w, at, at + FRAME)
        lay(w, at + FRAME, w[list_at(at)] & 63)
        at += FRAME
    guess = difference(w, at)
    while at > TRICK:
        at -= FRAME
        take_back(w, w[at + TURN], w[list_at(at)] & 63)
    return guess


@compiled
def begin_problem(w: Cells, nodes: int) -> None:
    """Forget what earlier problems left in the tables, without clearing them, and allow so many positions."""
    w[TRICK + RUN] = run_alive(w, TRICK)
    forget(w, nodes)
