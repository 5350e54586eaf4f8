"""The card faces, cut in one woodcut hand by plain geometry.

>>> from cardavia import art
>>> art.face("french-tarot", "H7").startswith("<svg")
True
"""

from cardavia.art.decks import DECKS, back, face
from cardavia.art.drawn import DrawnDeck
from cardavia.art.icons import favicon
from cardavia.art.portraits import PORTRAITS, portrait
from cardavia.art.style import Contrast, Style, Suits
from cardavia.art.vignettes import vignette

__all__ = [
    "DECKS",
    "PORTRAITS",
    "Contrast",
    "DrawnDeck",
    "Style",
    "Suits",
    "back",
    "face",
    "favicon",
    "portrait",
    "vignette",
]
