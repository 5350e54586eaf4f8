"""The card faces, cut in one woodcut hand by plain geometry.

>>> from cardavia import art
>>> art.face("french-tarot", "H7").startswith("<svg")
True
"""

from cardavia.art.decks import DECKS, back, face
from cardavia.art.drawn import DrawnDeck
from cardavia.art.style import Contrast, Style, Suits

__all__ = ["DECKS", "Contrast", "DrawnDeck", "Style", "Suits", "back", "face"]
