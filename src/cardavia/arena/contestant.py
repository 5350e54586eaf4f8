"""Who may meet in the arena: every bot by its name, and the Oracle, with how much they may think."""

from dataclasses import dataclass, replace
from typing import Final

from cardavia.arena.oracle import Oracle
from cardavia.arena.player import Player, Seated
from cardavia.bots import Budget, SoFar
from cardavia.bots.levels import ADVISER, PLAYERS

ORACLE: Final = "oracle"

CONTESTANTS: Final = (*PLAYERS, ORACLE)
"""The names of all who may meet."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """A player by its name, and in how many worlds it thinks."""

    name: str
    worlds: int

    def seated(self, key: str, so_far: SoFar | None = None) -> Seated:
        """Return the player for one deal. `key` is the deal's, and fixes all that is drawn, whoever draws.

        `so_far` is how the match stands, where one is played.
        """
        if self.name == ORACLE:
            return Oracle(key, self.worlds)
        return Player(replace(PLAYERS[self.name], budget=Budget(self.worlds)), key, so_far)


def contestant(name: str, worlds: int | None = None) -> Contestant:
    """Return who has this name, thinking as much as its level does unless told; raise `ValueError` for nobody."""
    if name not in CONTESTANTS:
        raise ValueError(f"nobody is called {name!r}: there are {', '.join(CONTESTANTS)}")
    if worlds is None:
        worlds = (ADVISER if name == ORACLE else PLAYERS[name]).budget.worlds
    return Contestant(name, worlds)
