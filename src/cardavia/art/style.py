"""The style a face is printed in: letters, suit colours, contrast. Pictures stay; signs and inks change."""

from dataclasses import dataclass
from enum import Enum

from cardavia.art.pen.ink import DAY, STARK, Ink, Palette


class Suits(Enum):
    """How many colours tell the French suits apart."""

    TWO_COLOUR = "two-colour"
    FOUR_COLOUR = "four-colour"


class Contrast(Enum):
    """How strongly the inks stand out."""

    DAY = "day"
    HIGH = "high"


PALETTES: dict[Contrast, Palette] = {Contrast.DAY: DAY, Contrast.HIGH: STARK}

_FOUR = {"D": Ink.BLUE, "C": Ink.GREEN}
_RED = ("H", "D")


@dataclass(frozen=True, slots=True)
class Style:
    """What may differ between two prints of one card.

    `letters` are the index letters of the courts from the lowest up: jack, cavalier, queen, king
    (for Aluette, which has three courts: jack, cavalier, king); none are the deck's own.
    """

    letters: str = ""
    suits: Suits = Suits.TWO_COLOUR
    contrast: Contrast = Contrast.DAY

    @property
    def palette(self) -> Palette:
        """The colours of the twelve inks."""
        return PALETTES[self.contrast]

    @property
    def name(self) -> str:
        """A short name, different for different styles, fit for a file."""
        return f"{self.letters.lower() or 'own'}-{self.suits.value}-{self.contrast.value}"

    def suit_ink(self, suit: str) -> Ink:
        """Return the ink of a French suit: S, H, D or C."""
        if self.suits is Suits.FOUR_COLOUR and suit in _FOUR:
            return _FOUR[suit]
        return Ink.RED if suit in _RED else Ink.INK
