"""The three games, each a folder that reads like its rulebook. Games never import each other."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cardavia.games.aluette import ALUETTE
from cardavia.games.french_tarot import FRENCH_TAROT
from cardavia.games.tarocchino import TAROCCHINO
from cardavia.rules import AnyGame

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType(
    {game.name: game for game in (ALUETTE, FRENCH_TAROT, TAROCCHINO)}
)
"""Every game by its name."""
