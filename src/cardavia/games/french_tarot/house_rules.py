"""The house rules of French Tarot: a switch for each table rule that a table may settle otherwise.

Rules amended: tarot.declarations.poignee-shown, tarot.declarations.four-kings, tarot.scoring.petit-slam,
tarot.scoring.chelem.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from cardavia.games.french_tarot import rulebook
from cardavia.rules import HouseRules, RuleId


@dataclass(frozen=True, slots=True)
class FrenchTarotHouseRules(HouseRules):
    """The switches; the rulebook has all of them on.

    `poignee_chosen`: a player chooses which trumps a poignee shows; off, it is the highest ones.
    `four_kings_excuse`: the Excuse may make the fifteenth when trumps laid aside count in a triple poignee.
    `petit_slam`: after a last trick taken by the Excuse the Petit au bout is looked for in the seventeenth.
    `chelem_lost_twice`: an announced chelem costs 200 once more when the defence takes all eighteen tricks.
    """

    poignee_chosen: bool = True
    four_kings_excuse: bool = True
    petit_slam: bool = True
    chelem_lost_twice: bool = True


AMENDS: Final[Mapping[str, RuleId]] = MappingProxyType(
    {
        "poignee_chosen": rulebook.DECLARATIONS_POIGNEE_SHOWN,
        "four_kings_excuse": rulebook.DECLARATIONS_FOUR_KINGS,
        "petit_slam": rulebook.SCORING_PETIT_SLAM,
        "chelem_lost_twice": rulebook.SCORING_CHELEM,
    }
)
"""The clause that each switch amends."""
