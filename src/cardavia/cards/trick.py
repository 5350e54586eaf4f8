"""A trick: one card from each seat, in the order they were played."""

from dataclasses import dataclass
from typing import Generic

from cardavia.cards.card import CardT
from cardavia.cards.seats import Seat


@dataclass(frozen=True, slots=True)
class Trick(Generic[CardT]):
    """A finished trick: who led, its four cards in the order played, and who took it (`None`: nobody).

    >>> from cardavia.cards import Card
    >>> a, b, c, d = (Card(code, n) for n, code in enumerate("abcd"))
    >>> [seat for seat, card in Trick(2, (a, b, c, d), 1).plays]
    [2, 3, 0, 1]
    """

    leader: Seat
    cards: tuple[CardT, ...]
    taken_by: Seat | None

    @property
    def plays(self) -> tuple[tuple[Seat, CardT], ...]:
        """Each card with the seat that played it, in the order played."""
        return tuple(((self.leader + step) % 4, card) for step, card in enumerate(self.cards))

    def card_of(self, seat: Seat) -> CardT:
        """Return the card that this seat played."""
        return self.cards[(seat - self.leader) % 4]
