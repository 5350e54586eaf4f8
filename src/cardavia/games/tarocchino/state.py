"""Everything that is true at one moment of a deal of Tarocchino."""

from dataclasses import dataclass
from enum import StrEnum

from cardavia.cards import SEATS, Seat, Trick
from cardavia.games.tarocchino import declarations
from cardavia.games.tarocchino.combinations import Combinations
from cardavia.games.tarocchino.deck import TarocchinoCard
from cardavia.games.tarocchino.declarations import Answer, Declaration
from cardavia.games.tarocchino.house_rules import DeclarationTime, TarocchinoHouseRules
from cardavia.games.tarocchino.play import TRICKS, seat_to_play


class Phase(StrEnum):
    """The parts of a deal, in their order."""

    DISCARD = "discard"
    DECLARATIONS = "declarations"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class TarocchinoState:
    """A deal at one moment.

    `hands` are the cards still held, in deck order; `discards` the dealer's two, none before they are laid aside.
    `opening` is what each hand of fifteen holds, empty until then; `answers` what each seat said when it was asked
    for it. `trick` are the cards on the table, which `leader` led or is to lead; `tricks` the finished ones.
    """

    house_rules: TarocchinoHouseRules
    dealer: Seat
    phase: Phase
    hands: tuple[tuple[TarocchinoCard, ...], ...]
    discards: tuple[TarocchinoCard, ...]
    opening: tuple[Combinations, ...]
    answers: tuple[Answer | None, ...]
    leader: Seat
    trick: tuple[TarocchinoCard, ...]
    tricks: tuple[Trick[TarocchinoCard], ...]

    @property
    def turn(self) -> Seat | None:
        """The seat whose turn the whole table sees; in the round of declarations nobody's."""
        if self.phase is Phase.DISCARD:
            return None if self.discards else self.dealer
        if self.phase is not Phase.PLAY or len(self.trick) == len(SEATS) or len(self.tricks) == TRICKS:
            return None
        return seat_to_play(self.leader, len(self.trick))

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked for its combinations, which only that seat knows."""
        if self.phase is Phase.DECLARATIONS:
            return declarations.asked(self.dealer, self.opening, self.answers)
        if self.house_rules.declaration_time is DeclarationTime.BEFORE_PLAY or self.tricks:
            return None
        turn = self.turn if self.phase is Phase.PLAY else None
        return turn if turn is not None and self.opening[turn] and self.answers[turn] is None else None

    @property
    def actor(self) -> Seat | None:
        """The seat that may act."""
        return self.asked if self.phase is Phase.DECLARATIONS else self.turn

    @property
    def declared(self) -> tuple[Declaration, ...]:
        """What was declared, in the order of the round."""
        said = (seat for seat in declarations.order(self.dealer) if self.answers[seat] is Answer.YES)
        return tuple(Declaration(seat, self.opening[seat]) for seat in said)

    @property
    def hands_of_fifteen(self) -> tuple[tuple[TarocchinoCard, ...], ...]:
        """The hands as they were when play began, in deck order."""
        held = [list(hand) for hand in self.hands]
        for place, card in enumerate(self.trick):
            held[seat_to_play(self.leader, place)].append(card)
        for trick in self.tricks:
            for seat, card in trick.plays:
                held[seat].append(card)
        return tuple(tuple(sorted(hand)) for hand in held)
