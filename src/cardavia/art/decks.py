"""The decks that are drawn, and their faces as SVG text."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from cardavia.art.aluette.deck import ALUETTE
from cardavia.art.drawn import DrawnDeck
from cardavia.art.french_tarot.deck import FRENCH_TAROT
from cardavia.art.style import PALETTES, Contrast, Style
from cardavia.art.tarocchino.deck import TAROCCHINO

DECKS: Mapping[str, DrawnDeck] = MappingProxyType({deck.name: deck for deck in (FRENCH_TAROT, ALUETTE, TAROCCHINO)})
"""Every drawn deck by its name."""


def face(deck: str, code: str, style: Style | None = None) -> str:
    """Return a card's face as SVG text, the same for ever for the same arguments.

    Raise `KeyError` for a deck or a card that does not exist, `ValueError` for a wrong number of letters.
    """
    drawn = DECKS[deck]
    if code not in drawn.codes:
        raise KeyError(f"{deck} has no card {code!r}")
    style = style or Style()
    letters = style.letters or drawn.letters
    if len(letters) != len(drawn.letters):
        raise ValueError(f"{deck} wants {len(drawn.letters)} index letters, as in {drawn.letters}, not {letters!r}")
    return drawn.cut(code, replace(style, letters=letters)).svg(style.palette)


def back(deck: str) -> str:
    """Return the back of a deck's cards as SVG text."""
    return DECKS[deck].back().svg(PALETTES[Contrast.DAY])
