"""The levels of bots, by names that a person understands, the weakest first."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from cardavia.bots.bot import Bot, Budget
from cardavia.bots.chance import Chance
from cardavia.rules import AnyGame


@dataclass(frozen=True, slots=True)
class Level:
    """A kind of player, and how much it may think."""

    player: Callable[[AnyGame], Bot]
    budget: Budget


STAND_IN: Final = Level(Chance, Budget(worlds=0))
"""Plays a move when a bot fails, and the first moves while the workers start: quick, and never failing."""

LEVELS: Final[Mapping[str, Level]] = MappingProxyType({"chance": STAND_IN})
"""Every level by its name."""

DEFAULT_LEVELS: Final = ("chance",) * 4
"""The levels of the four seats where nobody chose."""
