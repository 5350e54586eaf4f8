"""Everything that is true at one moment of a deal of Aluette."""

from dataclasses import dataclass

from cardavia.cards import SEATS, Dealt, Seat, Trick
from cardavia.games.aluette.deck import AluetteCard
from cardavia.games.aluette.house_rules import AluetteHouseRules
from cardavia.games.aluette.play import TRICKS, seat_to_play


@dataclass(frozen=True, slots=True)
class AluetteState:
    """A deal at one moment.

    `hands` are the cards still held, in deck order; `trick` the cards on the table, which `leader` led; `tricks`
    the finished ones. The talon is part of the truth from the start; `talon_shown` tells whether it lies face up.
    """

    house_rules: AluetteHouseRules
    dealer: Seat
    hands: tuple[tuple[AluetteCard, ...], ...]
    talon: tuple[AluetteCard, ...]
    talon_shown: bool
    leader: Seat
    trick: tuple[AluetteCard, ...]
    tricks: tuple[Trick[AluetteCard], ...]

    @property
    def is_over(self) -> bool:
        """Whether all tricks are played."""
        return len(self.tricks) == TRICKS

    @property
    def turn(self) -> Seat | None:
        """The seat that may play, `None` when no one may: at the end, and while a full trick is still lying."""
        if self.is_over or len(self.trick) == len(SEATS):
            return None
        return seat_to_play(self.leader, len(self.trick))

    @property
    def dealt(self) -> Dealt[AluetteCard]:
        """The cards as they were dealt."""
        hands = [list(hand) for hand in self.hands]
        for place, card in enumerate(self.trick):
            hands[seat_to_play(self.leader, place)].append(card)
        for trick in self.tricks:
            for seat, card in trick.plays:
                hands[seat].append(card)
        return Dealt(tuple(tuple(sorted(hand)) for hand in hands), self.talon)
