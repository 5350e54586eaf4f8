"""Declarations: who is asked for the combinations of the opening hand, what is shown, what it scores.

Rules: tarocchino.declarations.round, tarocchino.declarations.all-or-nothing, tarocchino.declarations.public,
tarocchino.declarations.score.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from cardavia.cards import SIDES, Seat, Side, from_seat, next_seat, side_of
from cardavia.games.tarocchino import rulebook
from cardavia.games.tarocchino.combinations import Combinations, find
from cardavia.games.tarocchino.deck import TarocchinoCard
from cardavia.games.tarocchino.house_rules import DeclaredHands, TarocchinoHouseRules
from cardavia.rules import EVERYBODY, Action, Audience, Event, Refusal, only, refusal

DECLARE: Final = "declare"


class Answer(StrEnum):
    """What a player says who is asked for the combinations of the hand. All of them, or none."""

    YES = "yes"
    NO = "no"


@dataclass(frozen=True, slots=True)
class Declare(Action):
    """Declare every combination of the hand, or pass. Written `declare yes` or `declare no`."""

    answer: Answer


@dataclass(frozen=True, slots=True)
class CombinationsDeclared(Event):
    """A seat declared every combination of its hand and showed their cards."""

    seat: Seat
    cards: tuple[TarocchinoCard, ...]

    @property
    def audience(self) -> Audience:
        """Everybody sees the cards (tarocchino.declarations.public)."""
        return EVERYBODY


@dataclass(frozen=True, slots=True)
class DeclarationPassed(Event):
    """A seat that holds a combination kept it to itself."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Nobody else knows: who passes looks like one who holds nothing."""
        return only(self.seat)


@dataclass(frozen=True, slots=True)
class Declaration:
    """Everything that a seat's hand of fifteen holds, as it is declared."""

    seat: Seat
    combinations: Combinations


@dataclass(frozen=True, slots=True)
class ScoredHand:
    """Declared cards that are scored as one hand: one player's or, by a house rule, two partners'."""

    seats: tuple[Seat, ...]
    combinations: Combinations

    @property
    def side(self) -> Side:
        """The pair the hand counts for."""
        return side_of(self.seats[0])


def order(dealer: Seat) -> tuple[Seat, ...]:
    """Return the seats in the order in which they may declare: from the one after the dealer."""
    return from_seat(next_seat(dealer))


def asked(dealer: Seat, hands: Sequence[Combinations], answers: Sequence[Answer | None]) -> Seat | None:
    """Return who is asked now: the first that holds a combination and has not answered, `None` at the end."""
    return next((seat for seat in order(dealer) if hands[seat] and answers[seat] is None), None)


def refused_seat() -> Refusal:
    """Return the refusal of a seat that speaks in the round of declarations though it is not asked.

    It does not name the seat that is: who holds nothing must look like one who passes.
    """
    return refusal(rulebook.DECLARATIONS_ROUND)


def scored(declared: Sequence[Declaration], house_rules: TarocchinoHouseRules) -> tuple[ScoredHand, ...]:
    """Return the hands to score: each declared hand by itself or, by the house rule, each pair's as one."""
    if house_rules.declared_hands is DeclaredHands.APART:
        return tuple(ScoredHand((made.seat,), made.combinations) for made in declared)
    pairs = [[made for made in declared if side_of(made.seat) == side] for side in SIDES]
    return tuple(_together(pair, house_rules) for pair in pairs if pair)


def points(declared: Sequence[Declaration], house_rules: TarocchinoHouseRules) -> tuple[int, ...]:
    """Return each side's points for the opening combinations, doublings included."""
    hands = scored(declared, house_rules)
    return tuple(sum(hand.combinations.total for hand in hands if hand.side == side) for side in SIDES)


def _together(pair: Sequence[Declaration], house_rules: TarocchinoHouseRules) -> ScoredHand:
    shown = [card for made in pair for card in made.combinations.cards]
    return ScoredHand(tuple(sorted(made.seat for made in pair)), find(shown, house_rules))
