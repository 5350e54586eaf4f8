"""Aluette in numbers: the cards, and the array that is a state.

A card is a number, and a hand a mask of 52 bits. The eleven levels that several cards share have four places each:
level L has the numbers 4 x (L - 1) to 4 x (L - 1) + 3. Levels 12 to 19 have one card each, the numbers 44 to 51.
Which of a level's numbers a card has makes no difference: cards of one level are equal.

| cells | hold |
|---|---|
| 0-3 | the hands, in seat order |
| `OF_NINE` | the house rule: 1 if nine tricks are a mordienne, else 0 |
| `TRICK` ... | a frame: everything that changes as cards are played, other than the hands |
"""

from typing import Final

from cardavia.engine.compiler import cells_of, compiled

SHARED: Final = 11
"""Levels up to this one are shared by several cards."""
NAMED: Final = 44
"""The number of the first card that is alone on its level."""
CARDS: Final = 52

OF_NINE: Final = 4
TRICK: Final = 8
FRAME: Final = 12
STATE: Final = 20

LEADER: Final = 0
TURN: Final = 1
COUNT: Final = 2
"""Cards in the trick."""
BEST: Final = 3
"""The highest level in the trick, 0 for none."""
WHO: Final = 4
"""The seat that played it, -1 if two cards share it: then the trick is spoiled."""
LEFT: Final = 5
"""Tricks not yet finished, the current one included."""
WON: Final = 6
"""The tricks of each seat: four bits a seat."""
FIRST: Final = 7
"""The seat that would win if no more tricks were taken: the first to reach the most tricks; -1 for nobody."""
RUNNER: Final = 8
"""The seat that took every trick since its first, up to now: a mordienne in the making; -1 for nobody."""
DECIDED: Final = 9
"""The level that decided the trick just finished; else 20. The rules do not need it."""

LEVEL: Final = cells_of(card // 4 + 1 if card < NAMED else card - NAMED + SHARED + 1 for card in range(CARDS))
"""The level of each card."""


@compiled
def foot(level: int) -> int:
    """Return the lowest number of a level; level 20 is above all cards."""
    return 4 * (level - 1) if level <= SHARED else NAMED + level - SHARED - 1
