"""The cards as they lie after dealing: four hands and the rest."""

from dataclasses import dataclass
from typing import Generic

from cardavia.cards.card import CardT


@dataclass(frozen=True, slots=True)
class Dealt(Generic[CardT]):
    """Four hands in seat order, each in deck order, and the talon: the cards that nobody was dealt."""

    hands: tuple[tuple[CardT, ...], ...]
    talon: tuple[CardT, ...]
