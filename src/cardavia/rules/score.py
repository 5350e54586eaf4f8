"""A deal's settlement, line by line, each line citing its rule."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from cardavia.rules.refusal import Facts
from cardavia.rules.rule import RuleId


class Unit(StrEnum):
    """What an amount counts."""

    POINTS = "points"
    HALF_POINTS = "half-points"
    TRICKS = "tricks"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score sheet.

    `label` is the language-free name of the line ("base", "petit-au-bout"), unique within its game; `amounts` has
    one entry for each column of the section, `None` where the line does not concern that column.
    """

    rule: RuleId
    label: str
    amounts: tuple[int | None, ...]
    unit: Unit
    facts: Facts = ()


@dataclass(frozen=True, slots=True)
class Section:
    """Lines that are added up together: counting the cards, say, or paying. The last line is the sum."""

    label: str
    columns: tuple[str, ...]
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """How a deal ended.

    `scores` is what the deal is worth to each seat, in whole points, in seat order (partners each show their
    side's); all zero when the deal is void. `outcome` is the record format's object, ready for JSON.
    """

    sections: tuple[Section, ...]
    scores: tuple[int, ...]
    outcome: Mapping[str, Any]

    @property
    def void(self) -> bool:
        """Whether the deal does not count and is dealt again."""
        return "void" in self.outcome
