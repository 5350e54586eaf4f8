"""Everything true of a deal of French Tarot."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from cardavia.cards import Seat, Trick
from cardavia.games.french_tarot.bidding import Contract, Spoken
from cardavia.games.french_tarot.deck import Cards, TarotCard
from cardavia.games.french_tarot.declarations import Chelem, Shown
from cardavia.games.french_tarot.house_rules import FrenchTarotHouseRules

Hands: TypeAlias = tuple[Cards, ...]
Tricks: TypeAlias = tuple[Trick[TarotCard], ...]


class Phase(StrEnum):
    """What is going on. A decision about a poignee is part of the play: the table is not to notice it."""

    BIDDING = "bidding"
    ECART = "ecart"
    CHELEM = "chelem"
    PLAY = "play"
    OVER = "over"


class Void(StrEnum):
    """Why a deal is void."""

    PETIT_SEC = "petit-sec"
    ALL_PASS = "all-pass"


@dataclass(frozen=True, slots=True)
class Opening:
    """How the deal began: the hands as dealt, and the chien."""

    house_rules: FrenchTarotHouseRules
    dealer: Seat
    dealt: Hands
    chien: Cards


@dataclass(frozen=True, slots=True)
class Auction:
    """What was said, and who plays what once it is over."""

    bids: tuple[Spoken, ...] = ()
    taker: Seat | None = None
    contract: Contract | None = None

    @property
    def settled(self) -> tuple[Seat, Contract]:
        """The taker and the contract; raise `ValueError` while there is none."""
        if self.taker is None or self.contract is None:
            raise ValueError("nobody has taken yet: wait for the event TakerNamed")
        return self.taker, self.contract


@dataclass(frozen=True, slots=True)
class Declared:
    """What the taker laid aside, and what was announced and shown before the first cards."""

    ecart: Cards = ()
    chelem: Chelem | None = None
    poignees: tuple[Shown, ...] = ()


@dataclass(frozen=True, slots=True)
class FrenchTarotState:
    """The state of a deal. `hands` are what the seats hold now, in deck order.

    `turn` is the one seat that may act, `None` when the deal is over. `poignee_due` tells that it has to decide on
    a poignee before it plays. `leader` led the trick on the table, or leads the next one.
    """

    opening: Opening
    auction: Auction
    declared: Declared
    phase: Phase
    turn: Seat | None
    hands: Hands
    poignee_due: bool
    leader: Seat
    trick: Cards
    tricks: Tricks
    void: Void | None
