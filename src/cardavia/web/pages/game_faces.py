"""How each game looks, by its name."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cardavia.web.pages.aluette import AluetteFace
from cardavia.web.pages.french_tarot import FrenchTarotFace
from cardavia.web.pages.tarocchino import TarocchinoFace
from cardavia.web.pages.teller import GameFace

GAME_FACES: Final[Mapping[str, GameFace]] = MappingProxyType(
    {"aluette": AluetteFace(), "french-tarot": FrenchTarotFace(), "tarocchino": TarocchinoFace()}
)
