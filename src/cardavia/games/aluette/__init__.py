"""Aluette, the Cow Game: four players in fixed pairs, any card to any trick, and equal cards spoil it.

One module a chapter: `deck`, `dealing`, `play`, `scoring`, `match`. Around them `course` (the phases of a deal),
`state`, `sheet`, `view`, `imagine`, `record`, `house_rules` and `examples`. The rule ids are in `rulebook`.
"""

from typing import Final

from cardavia.cards import Dealt, Seat
from cardavia.games.aluette import course, dealing, match, record, rulebook
from cardavia.games.aluette.claim import claim
from cardavia.games.aluette.deck import DECK, AluetteCard
from cardavia.games.aluette.examples import example
from cardavia.games.aluette.house_rules import AluetteHouseRules
from cardavia.games.aluette.imagine import imagine
from cardavia.games.aluette.state import AluetteState
from cardavia.games.aluette.view import AluetteView, view
from cardavia.rules import Event, Game, HouseRules

__all__ = ["ALUETTE", "Aluette", "AluetteCard", "AluetteHouseRules", "AluetteState", "AluetteView"]


class Aluette:
    """The contract of `cardavia.rules.game.Game`, each question answered by its chapter."""

    name = "aluette"
    prefix = "aluette"
    clockwise = True
    deck = DECK
    rules = rulebook.RULES
    house_rules: type[HouseRules] = AluetteHouseRules
    notation = record.NOTATION
    view_type = AluetteView

    first_dealer = staticmethod(dealing.first_dealer)
    next_dealer = staticmethod(dealing.next_dealer)
    deal = staticmethod(dealing.deal)

    def check(self, dealt: Dealt[AluetteCard], dealer: Seat) -> str | None:  # noqa: ARG002 - all get nine cards
        """Return "hands" or "talon" when these cannot be the cards of a deal."""
        return dealing.check(dealt)

    def open(self, house_rules: HouseRules, dealer: Seat, cards: Dealt[AluetteCard]) -> tuple[Event, ...]:
        """Return the events a deal begins with; raise `TypeError` for the house rules of another game."""
        if not isinstance(house_rules, AluetteHouseRules):
            raise TypeError(f"no house rules of Aluette: {house_rules!r}")
        return dealing.opening(house_rules, dealer, cards)

    start = staticmethod(course.start)
    evolve = staticmethod(course.evolve)
    actors = staticmethod(course.actors)
    refuse = staticmethod(course.refuse)
    refuse_seat = staticmethod(course.refuse_seat)
    choices = staticmethod(course.choices)
    decide = staticmethod(course.decide)
    settle = staticmethod(course.settle)

    view = staticmethod(view)
    claim = staticmethod(claim)
    imagine = staticmethod(imagine)

    word = staticmethod(record.word)
    read = staticmethod(record.read)

    match_over = staticmethod(match.match_over)
    example = staticmethod(example)


ALUETTE: Final[Game[AluetteState, AluetteView]] = Aluette()
