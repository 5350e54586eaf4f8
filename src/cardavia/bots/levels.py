"""Players by name, and the levels of bots: those that a person is offered, the weakest first."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from types import MappingProxyType
from typing import Final

from cardavia.bots.bot import Bot, Budget
from cardavia.bots.chance import Chance
from cardavia.bots.ismcts import Ismcts
from cardavia.bots.thumb.player import Thumb, beginner
from cardavia.engine import is_warm
from cardavia.rules import AnyGame

_AT_ONCE: Final = Budget(worlds=0)
_CLUB: Final = Budget(worlds=12)
_MASTER: Final = Budget(worlds=128)


@dataclass(frozen=True, slots=True)
class Level:
    """A kind of player, and how much it may think; whether it `searches`, which takes the game's engine."""

    player: Callable[[AnyGame], Bot]
    budget: Budget
    searches: bool = False


def _club(game: AnyGame) -> Bot:
    return _searching("club", game)


def _master(game: AnyGame) -> Bot:
    return _searching("master", game)


def _searching(name: str, game: AnyGame) -> Bot:
    """Return a player who searches; imported only now, since that compiles engines where none are kept."""
    player: Bot = getattr(import_module("cardavia.bots.search.player"), name)(game)
    return player


PLAYERS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        "chance": Level(Chance, _AT_ONCE),
        "first-steps": Level(beginner, _AT_ONCE),
        "family-table": Level(Thumb, _AT_ONCE),
        "ismcts": Level(Ismcts, Budget(worlds=500), searches=True),
        "club": Level(_club, _CLUB, searches=True),
        "master": Level(_master, _MASTER, searches=True),
    }
)
"""Every player by its name: the levels, and those that only measure them."""

LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {name: PLAYERS[name] for name in ("first-steps", "family-table", "club", "master")}
)
"""The levels a person is offered."""

DEFAULT_LEVELS: Final = ("family-table",) * 4
"""The levels of the four seats where nobody chose."""

ADVISER: Final = PLAYERS["master"]
"""Gives hints: the best player there is."""

STAND_IN: Final = PLAYERS["family-table"]
"""Plays a move when a bot fails, or while workers start and engines compile: quick, and never failing."""


def at_hand(level: Level, game: AnyGame) -> Level:
    """Return the level, or the stand-in's while this process has not compiled the engine that the level needs."""
    return STAND_IN if level.searches and not is_warm(game) else level
