"""What the search remembers: outcomes for whole families of positions at the beginning of a trick.

An outcome rests on the order of the cards down to some level; of the cards below, none decided a trick, so they
are all alike (partition search: Ginsberg 1996). And of cards next to one another in one hand, with no card of
another hand between or beside them, the level does not count either. `RELEVANT` holds the lowest level an answer
rests on.

Two tables. The first holds, for a history, the numbers of highest cards for which there are entries, as a mask.
The second holds the entries: the least and the most outcome, and the best card's level among its hand's cards.
"""

from typing import Final

from cardavia.engine.aluette.desk import UNKNOWN
from cardavia.engine.aluette.layout import FIRST, LEADER, LEFT, LEVEL, OF_NINE, RUNNER, SHARED, foot
from cardavia.engine.aluette.twin import won_by
from cardavia.engine.bits import count, highest, stir
from cardavia.engine.compiler import Cells, compiled, inlined
from cardavia.engine.desk import GENERATION, GOAL, RELEVANT, first_entry, second_entry

_ALONE: Final = 1 << 12
"""Marks cards next to one another in one hand."""
_BIAS: Final = 8


@inlined
def history_of(w: Cells, at: int) -> int:
    """Return the key of what still counts of the past: who leads, who is how far behind, whose run it is."""
    left = w[at + LEFT]
    first = w[at + FIRST]
    front = won_by(w, at, first) if first >= 0 else 0
    code = left << 4 | w[at + LEADER] << 2 | min(front, 2)
    code = (code << 3 | first + 1) << 3 | w[at + RUNNER] + 1
    for seat in range(4):
        tricks = won_by(w, at, seat)
        behind = min(front - tricks, left)
        code = code << 5 | behind << 1 | (1 if tricks == 0 and behind < left else 0)
    if w[OF_NINE] == 0 and w[at + RUNNER] >= 0:
        code += won_by(w, at, w[at + RUNNER]) << 50
    return stir(code) ^ w[GENERATION]


@inlined
def level_at(hand: int, level: int) -> int:
    """Return how many cards of this level a hand holds."""
    if level > SHARED:
        return hand >> foot(level) & 1
    return count(hand >> foot(level) & 15)


@inlined
def symbol_of(w: Cells, level: int) -> tuple[int, int, int]:
    """Return the owners of a level's cards in one number, how many there are, and the only owner or -1."""
    code = 0
    number = 0
    owner = -1
    for seat in range(4):
        held = level_at(w[seat], level)
        if held:
            owner = seat if number == 0 else -1
            code |= held << 3 * seat
            number += held
    return code, number, owner


@inlined
def recall(w: Cells, history: int) -> tuple[int, int]:
    """Return an outcome that answers the question, else `UNKNOWN`, and the card to try first (or -1).

    Sets `RELEVANT` with the answer.
    """
    place = first_entry(w, history)
    hint = -1
    if w[place] != history:
        return UNKNOWN, hint
    known = w[place + 1]
    rest = w[0] | w[1] | w[2] | w[3]
    done = history ^ w[GENERATION]
    code = 0
    owner = -1
    level = 20
    while known:
        if known & 1:
            entry = second_entry(w, stir(done + code))
            if w[entry] == (done + code) ^ w[GENERATION]:
                low = (w[entry + 1] & 15) - _BIAS
                high = (w[entry + 1] >> 4 & 15) - _BIAS
                w[RELEVANT] = level
                if low >= w[GOAL]:
                    return low, hint
                if high < w[GOAL]:
                    return high, hint
                hint = w[entry + 1] >> 8
        if rest == 0:
            break
        level = LEVEL[highest(rest)]
        rest &= (1 << foot(level)) - 1
        symbol, number, alone = symbol_of(w, level)
        known >>= number
        if alone >= 0 and alone == owner:
            code += number
        else:
            done = stir(done + code)
            code = symbol if alone < 0 else _ALONE | alone << 6 | number
            owner = alone
    return UNKNOWN, hint


@inlined
def remember(w: Cells, history: int, outcome: int, card: int) -> None:
    """Keep an outcome that rests on the cards from level `RELEVANT` up, and the card that gave it."""
    rest = w[0] | w[1] | w[2] | w[3]
    done = history ^ w[GENERATION]
    code = 0
    owner = -1
    cards = 0
    while rest:
        level = LEVEL[highest(rest)]
        if level < w[RELEVANT]:
            break
        rest &= (1 << foot(level)) - 1
        symbol, number, alone = symbol_of(w, level)
        cards += number
        if alone >= 0 and alone == owner:
            code += number
        else:
            done = stir(done + code)
            code = symbol if alone < 0 else _ALONE | alone << 6 | number
            owner = alone
    entry = second_entry(w, stir(done + code))
    low = _BIAS - 2
    high = _BIAS + 2
    if w[entry] == (done + code) ^ w[GENERATION]:
        low = w[entry + 1] & 15
        high = w[entry + 1] >> 4 & 15
    if outcome >= w[GOAL]:
        low = max(low, outcome + _BIAS)
    else:
        high = min(high, outcome + _BIAS)
    w[entry] = (done + code) ^ w[GENERATION]
    w[entry + 1] = low | high << 4 | card << 8
    _note(w, history, cards)


@compiled
def _note(w: Cells, history: int, cards: int) -> None:
    place = first_entry(w, history)
    if w[place] != history:
        w[place] = history
        w[place + 1] = 0
    w[place + 1] |= 1 << cards
