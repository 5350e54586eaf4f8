"""The house rules of Aluette: switches on clauses where tables differ.

Rules amended: aluette.dealing.packets, aluette.scoring.mordienne-of-nine.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from cardavia.games.aluette import rulebook
from cardavia.rules import HouseRules, RuleId


class UnusedCards(StrEnum):
    """How the twelve cards that nobody was dealt lie while the deal is played."""

    HIDDEN = "hidden"
    SHOWN = "shown"


@dataclass(frozen=True, slots=True)
class AluetteHouseRules(HouseRules):
    """The switches. `unused_cards`: whether the twelve unused cards lie face down or face up during play.

    `mordienne_of_nine`: whether taking all nine tricks makes a mordienne.
    """

    unused_cards: UnusedCards = UnusedCards.HIDDEN
    mordienne_of_nine: bool = True


AMENDS: Final[Mapping[str, RuleId]] = MappingProxyType(
    {
        "unused_cards": rulebook.DEALING_PACKETS,
        "mordienne_of_nine": rulebook.SCORING_MORDIENNE_OF_NINE,
    }
)
"""The clause that each switch amends."""
