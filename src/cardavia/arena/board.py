"""The terms of a run, and what came of each board; both are written down as plain data."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any

from cardavia.arena.contestant import Contestant

A, B = "a", "b"
"""The two players, as a run calls them."""


class Unit(StrEnum):
    """What is played on a board: one deal, or a match to its end."""

    DEAL = "deal"
    MATCH = "match"


@dataclass(frozen=True, slots=True)
class Terms:
    """Everything that fixes a run: who meets whom, at which game, on how many boards of what, from which seed."""

    a: Contestant
    b: Contestant
    game: str
    seed: str
    boards: int
    unit: Unit = Unit.DEAL

    def plain(self) -> dict[str, Any]:
        """Return the terms ready for JSON."""
        return asdict(self)


@dataclass(slots=True)
class Side:
    """What one of the two players did on a board.

    `took` is the time of each decision in microseconds, `violations` how many of them broke a rule; `contracts` are
    those it took, in order, each with whether it was made.
    """

    took: list[int] = field(default_factory=list)
    violations: int = 0
    contracts: list[tuple[str, bool]] = field(default_factory=list)


@dataclass(slots=True)
class Board:
    """What came of a board.

    `difference` is what `a` scored a seat and sitting, in points, less what `b` did. `won` is the share of sittings
    in which the seats of `a` scored more, an even one counting half. `deals` are all that were dealt, `void` those
    of them that did not count.
    """

    number: int
    difference: float = 0.0
    won: float = 0.0
    deals: int = 0
    void: int = 0
    sides: dict[str, Side] = field(default_factory=lambda: {A: Side(), B: Side()})

    def plain(self) -> dict[str, Any]:
        """Return the board ready for JSON."""
        return asdict(self)


def board_of(plain: Mapping[str, Any]) -> Board:
    """Return the board that `plain` wrote."""
    sides = {
        name: Side(side["took"], side["violations"], [(contract, made) for contract, made in side["contracts"]])
        for name, side in plain["sides"].items()
    }
    return Board(**{**plain, "sides": sides})
