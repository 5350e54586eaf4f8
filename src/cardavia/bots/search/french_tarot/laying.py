"""Ecarts as takers make them: by chance alone, hardly any imagined taker would be out of a suit."""

from typing import Final

from cardavia.bots.thumb.french_tarot.ecart import ECART, Choosing
from cardavia.games.french_tarot.chien import Discard, open_discard
from cardavia.games.french_tarot.deck import Cards

LAID_BY_CHANCE: Final = 4
"""One in so many ecarts is left as it was drawn: takers follow other rules too."""


def quick_ecart(full: Cards) -> Cards:
    """Return the six cards that the rules of thumb lay aside of these 24."""
    _, action = ECART.advice(Choosing(full, open_discard(full)))
    if not isinstance(action, Discard):
        raise TypeError("the book of the ecart advises an ecart")
    return action.cards
