"""What hands count to a bidder, by compiled code: thousands of hands are counted for one decision."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardavia.engine.compiler import cells_of, new_cells
from cardavia.engine.french_tarot.policy.worth import weigh_hands
from cardavia.engine.french_tarot.reading import masks
from cardavia.games.french_tarot.deck import TarotCard


@dataclass(frozen=True, slots=True)
class Worth:
    """The count of a hand, and what its short suits add where the chien is not taken."""

    count: int
    distribution: int


def worths_of(hands: Sequence[tuple[TarotCard, ...]]) -> tuple[Worth, ...]:
    """Return what each of these hands counts."""
    worths = new_cells(2 * len(hands))
    weigh_hands(cells_of(mask for hand in hands for mask in masks(hand)), worths)
    return tuple(Worth(int(worths[2 * hand]), int(worths[2 * hand + 1])) for hand in range(len(hands)))
