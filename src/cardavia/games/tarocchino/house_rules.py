"""The house rules of Tarocchino: a switch for each clause that the rulebook settles as a table rule.

Rules amended: tarocchino.declarations.round, tarocchino.declarations.score, tarocchino.combinations.grande-gap,
tarocchino.combinations.grande-moors, tarocchino.settlement.matto-price.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from cardavia.games.tarocchino import rulebook
from cardavia.rules import HouseRules, RuleId


class DeclarationTime(StrEnum):
    """When a player who holds a combination is asked for it."""

    BEFORE_PLAY = "before-play"
    WITH_FIRST_CARD = "with-first-card"


class DeclaredHands(StrEnum):
    """How the declared hands of two partners are scored."""

    APART = "apart"
    TOGETHER = "together"


class GapBeforeSixteen(StrEnum):
    """Whether the 16 may be filled right after a contatore that stands in among World, Sun and Moon."""

    FREE = "free"
    BARRED = "barred"


class MoorsAfter(StrEnum):
    """Which 5, at the end of the run, lets the Moors join the Grande."""

    ANY_FIVE = "any-five"
    REAL_FIVE = "real-five"


class MattoPrice(StrEnum):
    """Which of the cards that may pay for the Matto is handed over."""

    LEAST_LOSS = "least-loss"
    FIXED_ORDER = "fixed-order"


@dataclass(frozen=True, slots=True)
class TarocchinoHouseRules(HouseRules):
    """The switches; the defaults are the rulebook.

    `declaration_time`: one round before the first trick, or each player with the first card they play.
    `declared_hands`: each declared hand is scored by itself, or the cards shown by two partners as one hand.
    `gap_before_sixteen`: whether a stand-in among World, Sun and Moon with no real one of them after it bars a
    stand-in for the 16.
    `moors_after`: whether the Moors join a run that ends with any 5 or only with the real one.
    `matto_price`: the card whose loss costs its pair least, or always the first in the fixed order.
    """

    declaration_time: DeclarationTime = DeclarationTime.BEFORE_PLAY
    declared_hands: DeclaredHands = DeclaredHands.APART
    gap_before_sixteen: GapBeforeSixteen = GapBeforeSixteen.FREE
    moors_after: MoorsAfter = MoorsAfter.ANY_FIVE
    matto_price: MattoPrice = MattoPrice.LEAST_LOSS


STANDARD: Final = TarocchinoHouseRules()
"""The rulebook, without any house rule."""

AMENDS: Final[Mapping[str, RuleId]] = MappingProxyType(
    {
        "declaration_time": rulebook.DECLARATIONS_ROUND,
        "declared_hands": rulebook.DECLARATIONS_SCORE,
        "gap_before_sixteen": rulebook.COMBINATIONS_GRANDE_GAP,
        "moors_after": rulebook.COMBINATIONS_GRANDE_MOORS,
        "matto_price": rulebook.SETTLEMENT_MATTO_PRICE,
    }
)
"""The clause that each switch amends."""
