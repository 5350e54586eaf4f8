"""From yes-or-no questions to values: the outcome with perfect play, for the position and for each card."""

from cardavia.engine.aluette.layout import FRAME, LEVEL, TRICK, TURN
from cardavia.engine.aluette.search import search
from cardavia.engine.aluette.twin import copy_frame, lay, take_back
from cardavia.engine.bits import lowest
from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.desk import GOAL, STOPPED, forget


@compiled
def value(w: Cells, at: int, guess: int) -> int:
    """Return the outcome if all play perfectly from the frame at `at` on; nothing once `STOPPED` is set."""
    least = -2
    most = 2
    w[GOAL] = max(guess, -1)
    while least < most and not w[STOPPED]:
        found = search(w, at)
        if found >= w[GOAL]:
            least = found
            w[GOAL] = least + 1
        else:
            most = found
            w[GOAL] = most
    return least


@compiled
def values(w: Cells, cards: Cells, outcomes: Cells) -> int:
    """Write a card of each level of the hand, lowest first, and the outcome after it; return their number."""
    seat = w[TRICK + TURN]
    hand = w[seat]
    number = 0
    guess = 1
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        if number > 0 and LEVEL[card] == LEVEL[cards[number - 1]]:
            continue
        copy_frame(w, TRICK, TRICK + FRAME)
        lay(w, TRICK + FRAME, card)
        guess = value(w, TRICK + FRAME, guess)
        take_back(w, seat, card)
        cards[number] = card
        outcomes[number] = guess
        number += 1
    return number


@compiled
def begin_problem(w: Cells, nodes: int) -> None:
    """Pack the hands, forget what earlier problems left in the tables, and allow so many positions."""
    pack(w)
    forget(w, nodes)


@compiled
def pack(w: Cells) -> None:
    """Pack the hands, so that equal hands are equal masks."""
    for seat in range(4):
        w[seat] = packed(w[seat])


@compiled
def packed(hand: int) -> int:
    """Return the hand with the cards of each level moved to that level's lowest numbers."""
    result = 0
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        place = 1 << (card - (card & 3) if card < 44 else card)
        while result & place:
            place <<= 1
        result |= place
    return result
