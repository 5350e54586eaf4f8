"""Tarocchino bolognese: four players in fixed pairs, 62 cards, tricks and combinations.

One module a chapter: `deck`, `dealing`, `declarations`, `play`, `combinations`, `settlement`. Around them `course`
(the phases of a deal), `state`, `sheet`, `view`, `claim`, `imagine`, `record`, `house_rules` and `examples`. The
rule ids are in `rulebook`.
"""

from typing import Final

from cardavia.cards import Dealt, Seat
from cardavia.games.tarocchino import course, dealing, record, rulebook
from cardavia.games.tarocchino.claim import claim
from cardavia.games.tarocchino.deck import DECK, TarocchinoCard
from cardavia.games.tarocchino.examples import example
from cardavia.games.tarocchino.house_rules import TarocchinoHouseRules
from cardavia.games.tarocchino.imagine import imagine
from cardavia.games.tarocchino.state import TarocchinoState
from cardavia.games.tarocchino.view import TarocchinoView, view
from cardavia.rules import Action, Choices, Event, Game, HouseRules, Refusal, ScoreSheet

__all__ = [
    "TAROCCHINO",
    "Tarocchino",
    "TarocchinoCard",
    "TarocchinoHouseRules",
    "TarocchinoState",
    "TarocchinoView",
]


class Tarocchino:
    """The contract of `cardavia.rules.game.Game`, each question answered by its chapter."""

    name = "tarocchino"
    prefix = "tarocchino"
    clockwise = False
    deck = DECK
    rules = rulebook.RULES
    house_rules: type[HouseRules] = TarocchinoHouseRules
    notation = record.NOTATION
    view_type = TarocchinoView

    first_dealer = staticmethod(dealing.first_dealer)
    next_dealer = staticmethod(dealing.next_dealer)
    deal = staticmethod(dealing.deal)
    check = staticmethod(dealing.check)

    def open(self, house_rules: HouseRules, dealer: Seat, cards: Dealt[TarocchinoCard]) -> tuple[Event, ...]:
        """Return the events a deal begins with; raise `TypeError` for the house rules of another game."""
        if not isinstance(house_rules, TarocchinoHouseRules):
            raise TypeError(f"no house rules of Tarocchino: {house_rules!r}")
        return dealing.opening(house_rules, dealer, cards)

    start = staticmethod(course.start)

    def evolve(self, state: TarocchinoState, event: Event) -> TarocchinoState:
        """Return the state after this event."""
        return course.evolve(_own(state), event)

    def actors(self, state: TarocchinoState) -> tuple[Seat, ...]:
        """Return who may act now."""
        return course.actors(_own(state))

    def refuse(self, state: TarocchinoState, seat: Seat, action: Action) -> Refusal | None:
        """Return the first rule this action would break, or `None`."""
        return course.refuse(_own(state), seat, action)

    def refuse_seat(self, state: TarocchinoState, seat: Seat) -> Refusal | None:
        """Return the rule that says who speaks, or `None` when it is this seat."""
        return course.refuse_seat(_own(state), seat)

    def choices(self, state: TarocchinoState, seat: Seat) -> Choices:
        """Return what to offer this seat."""
        return course.choices(_own(state), seat)

    def decide(self, state: TarocchinoState, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Return what follows from an accepted action."""
        return course.decide(_own(state), seat, action)

    def settle(self, state: TarocchinoState) -> ScoreSheet | None:
        """Return the score sheet once the deal is over."""
        return course.settle(_own(state))

    def view(self, state: TarocchinoState, seat: Seat | None) -> TarocchinoView:
        """Return what this seat, or the public, may know."""
        return view(_own(state), seat)

    claim = staticmethod(claim)
    imagine = staticmethod(imagine)

    word = staticmethod(record.word)
    read = staticmethod(record.read)

    def match_over(self, deals: int) -> bool:
        """Say whether a match is over after this many deals: Tarocchino is a single deal."""
        return deals >= 1

    example = staticmethod(example)


def _own(state: TarocchinoState) -> TarocchinoState:
    if not isinstance(state, TarocchinoState):
        raise TypeError(f"no state of Tarocchino: {type(state).__name__}")
    return state


TAROCCHINO: Final[Game[TarocchinoState, TarocchinoView]] = Tarocchino()
