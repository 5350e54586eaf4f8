"""What happened in a deal, and who may know it."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import Final

from cardavia.cards import SEATS, Card, Seat


@dataclass(frozen=True, slots=True)
class Audience:
    """Who may know an event while the deal is played: some seats, or the whole public with them."""

    seats: frozenset[Seat]
    public: bool

    def admits(self, seat: Seat | None) -> bool:
        """Say whether this seat, or the public (`None`), may know."""
        return self.public if seat is None else seat in self.seats


EVERYBODY: Final = Audience(frozenset(SEATS), public=True)
NOBODY: Final = Audience(frozenset(), public=False)
_ONLY: Final = tuple(Audience(frozenset({seat}), public=False) for seat in SEATS)


def only(seat: Seat) -> Audience:
    """Return the audience of a single seat."""
    return _ONLY[seat]


@dataclass(frozen=True, slots=True)
class Event:
    """What happened, named in the past. Every kind is a frozen dataclass of its own and names its audience."""

    @property
    @abstractmethod
    def audience(self) -> Audience:
        """Who may know it. There is no default: every kind of event says so itself."""


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A seat laid a card to the trick."""

    seat: Seat
    card: Card

    @property
    def audience(self) -> Audience:
        """Everybody sees a card played."""
        return EVERYBODY
