"""A drawn deck: its name, its cards in order, its size, and who cuts a face and the back."""

from collections.abc import Callable
from dataclasses import dataclass

from cardavia.art.pen.block import Block
from cardavia.art.style import Style


@dataclass(frozen=True, slots=True)
class DrawnDeck:
    """One deck as the engraver sees it; `cut` prints a face, `back` the back.

    Sizes are in card units; `letters` are the index letters its courts have when a style names none.
    """

    name: str
    codes: tuple[str, ...]
    width: int
    height: int
    letters: str
    cut: Callable[[str, Style], Block]
    back: Callable[[], Block]
