"""The auction: each seat speaks once, and the highest contract is played.

Rules: tarot.bidding.once, tarot.bidding.contracts, tarot.bidding.taker, tarot.bidding.all-pass.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from cardavia.cards import SEATS, Seat, from_seat
from cardavia.games.french_tarot import rulebook
from cardavia.rules import EVERYBODY, Action, Audience, Event, Refusal, refusal


class Side(StrEnum):
    """The two sides of a deal: one against three."""

    TAKER = "taker"
    DEFENCE = "defence"

    @property
    def other(self) -> "Side":
        """The side it plays against."""
        return Side.DEFENCE if self is Side.TAKER else Side.TAKER


class Contract(StrEnum):
    """The four contracts, lowest first."""

    PRISE = "prise"
    GARDE = "garde"
    GARDE_SANS = "garde-sans"
    GARDE_CONTRE = "garde-contre"

    @property
    def multiplier(self) -> int:
        """What the base and the petit au bout are multiplied by."""
        return MULTIPLIERS[self]

    @property
    def shows_chien(self) -> bool:
        """Whether the chien is shown and taken into the hand."""
        return self in {Contract.PRISE, Contract.GARDE}


MULTIPLIERS: Final = {Contract.PRISE: 1, Contract.GARDE: 2, Contract.GARDE_SANS: 4, Contract.GARDE_CONTRE: 6}

Spoken: TypeAlias = tuple[Seat, Contract | None]
"""A seat and the contract it bid, `None` for a pass."""


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Bid this contract, or pass (`None`). Written `bid <contract>` or `bid pass`."""

    contract: Contract | None


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A seat bid a contract, or passed (`None`)."""

    seat: Seat
    contract: Contract | None

    @property
    def audience(self) -> Audience:
        """Everybody hears it."""
        return EVERYBODY


@dataclass(frozen=True, slots=True)
class TakerNamed(Event):
    """The auction is over, and this seat plays this contract against the others."""

    seat: Seat
    contract: Contract

    @property
    def audience(self) -> Audience:
        """Everybody hears it."""
        return EVERYBODY


@dataclass(frozen=True, slots=True)
class EveryonePassed(Event):
    """Nobody bid, so the deal is void."""

    @property
    def audience(self) -> Audience:
        """Everybody hears it."""
        return EVERYBODY


def refused_turn(turn: Seat) -> Refusal:
    """Return the refusal of a bid out of turn."""
    return refusal(rulebook.BIDDING_ONCE, reason="turn", seat=turn)


def refused(bids: tuple[Spoken, ...], contract: Contract | None) -> Refusal | None:
    """Return why this contract may not be bid: it is not higher than the last one."""
    best = highest(bids)
    if contract is None or best is None or contract.multiplier > best.multiplier:
        return None
    return refusal(rulebook.BIDDING_ONCE, reason="low", bid=contract.value, highest=best.value)


def open_bids(bids: tuple[Spoken, ...]) -> tuple[Bid, ...]:
    """Return what the next seat may say: pass, and the higher contracts."""
    words = (None, *Contract)
    return tuple(Bid(contract) for contract in words if refused(bids, contract) is None)


def highest(bids: tuple[Spoken, ...]) -> Contract | None:
    """Return the last contract bid: each is higher than the one before it."""
    contracts = [contract for _, contract in bids if contract is not None]
    return contracts[-1] if contracts else None


def following(seat: Seat, bids: tuple[Spoken, ...], contract: Contract | None) -> tuple[Event, ...]:
    """Return what follows when this seat, after these bids, bids this contract.

    After a garde contre the seats that have not spoken pass by themselves; four words end the auction.
    """
    first = bids[0][0] if bids else seat
    waiting = from_seat(first)[len(bids) + 1 :]
    passes = waiting if contract is Contract.GARDE_CONTRE else ()
    spoken = (*bids, (seat, contract), *((other, None) for other in passes))
    said = tuple(BidMade(speaker, word) for speaker, word in spoken[len(bids) :])
    return said if len(spoken) < len(SEATS) else (*said, outcome(spoken))


def outcome(bids: tuple[Spoken, ...]) -> TakerNamed | EveryonePassed:
    """Return what four bids come to: the highest bidder is the taker, if there is one."""
    contracts = [(seat, contract) for seat, contract in bids if contract is not None]
    return TakerNamed(*contracts[-1]) if contracts else EveryonePassed()


def side_of(seat: Seat, taker: Seat) -> Side:
    """Return the side of a seat: the taker plays alone."""
    return Side.TAKER if seat == taker else Side.DEFENCE
