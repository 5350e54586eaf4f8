"""The decks that are drawn, and their faces as SVG text."""

from collections.abc import Mapping
from types import MappingProxyType

from cardavia.art.drawn import DrawnDeck
from cardavia.art.french_tarot.deck import FRENCH_TAROT
from cardavia.art.style import PALETTES, Contrast, Style

DECKS: Mapping[str, DrawnDeck] = MappingProxyType({deck.name: deck for deck in (FRENCH_TAROT,)})
"""Every drawn deck by its name."""


def face(deck: str, code: str, style: Style | None = None) -> str:
    """Return a card's face as SVG text, the same for ever for the same arguments.

    Raise `KeyError` for a deck or a card that does not exist.
    """
    drawn = DECKS[deck]
    if code not in drawn.codes:
        raise KeyError(f"{deck} has no card {code!r}")
    style = style or Style()
    return drawn.cut(code, style).svg(style.palette)


def back(deck: str) -> str:
    """Return the back of a deck's cards as SVG text."""
    return DECKS[deck].back().svg(PALETTES[Contrast.DAY])
