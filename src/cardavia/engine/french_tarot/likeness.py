"""How well worlds explain what has been played: whether players by the policy would have played so.

Nobody plays by the policy alone. So a card that it would not have played makes a world less likely, not impossible:
a player is taken to follow it with probability `FOLLOWS`, and to play any of its cards else.
"""

from math import log
from typing import Final

from cardavia.engine.bits import count
from cardavia.engine.compiler import Cells, cells_of, compiled
from cardavia.engine.french_tarot.layout import COURTS, EXCUSE, PETIT, STATE, T21, TRICK, TURN
from cardavia.engine.french_tarot.policy.playing import choose, play
from cardavia.engine.french_tarot.twin import legal

FOLLOWS: Final = 0.5
UNIT: Final = 1000
"""Logarithms are kept as whole numbers of thousandths."""
_MOST: Final = 19

_LIKE: Final = cells_of(round(UNIT * log(FOLLOWS + (1 - FOLLOWS) / max(n, 1))) for n in range(_MOST))
_UNLIKE: Final = cells_of(round(UNIT * log((1 - FOLLOWS) / max(n, 1))) for n in range(_MOST))
"""By the number of cards that might be played: the logarithm of how likely one is that the policy plays, or not."""


@compiled
def weigh_plays(s: Cells, starts: Cells, plays: Cells, observer: int, weights: Cells) -> None:
    """Write for each world the logarithm of how likely the others would have played so; `starts` one after another.

    What the `observer` (a seat of the array) played itself tells it nothing.
    """
    for world in range(len(weights)):
        for cell in range(STATE):
            s[cell] = starts[world * STATE + cell]
        weight = 0
        for place in range(len(plays)):
            card = plays[place]
            if s[TRICK + TURN] != observer:
                plain, trumps = legal(s, TRICK)
                number = count(plain) + count(trumps)
                if number > 1:
                    weight += _LIKE[number] if _is_alike(card, choose(s, TRICK)) else _UNLIKE[number]
            play(s, card)
        weights[world] = weight


@compiled
def _is_alike(card: int, other: int) -> bool:
    """Say whether two cards are much the same: of one suit, and neither a court nor a bout."""
    if card == other:
        return True
    if card < EXCUSE:
        return other < EXCUSE and card >> 4 == other >> 4 and card & 15 < COURTS and other & 15 < COURTS
    return card > PETIT and other > PETIT and card < T21 and other < T21 and (card - other) * (card - other) <= 9
