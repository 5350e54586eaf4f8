"""French Tarot as the contract of `cardavia.rules.game.Game`: each question goes to its chapter."""

from typing import Final

from cardavia.games.french_tarot import changes, course, dealing, record, rulebook
from cardavia.games.french_tarot.claim import claim
from cardavia.games.french_tarot.deck import DECK
from cardavia.games.french_tarot.examples import example
from cardavia.games.french_tarot.house_rules import FrenchTarotHouseRules
from cardavia.games.french_tarot.imagine import imagine
from cardavia.games.french_tarot.state import FrenchTarotState
from cardavia.games.french_tarot.view import FrenchTarotView, view
from cardavia.rules import Game, HouseRules


class FrenchTarot:
    """French Tarot for four; the next seat in the order of play really sits on the right."""

    name = "french-tarot"
    prefix = "tarot"
    clockwise = False
    deck = DECK
    rules = rulebook.RULES
    house_rules: type[HouseRules] = FrenchTarotHouseRules
    notation = record.NOTATION
    view_type = FrenchTarotView

    first_dealer = staticmethod(dealing.first_dealer)
    next_dealer = staticmethod(dealing.next_dealer)
    deal = staticmethod(dealing.deal)
    check = staticmethod(dealing.check)
    open = staticmethod(dealing.opening)

    start = staticmethod(changes.start)
    evolve = staticmethod(changes.evolve)
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

    @staticmethod
    def match_over(deals: int) -> bool:
        """Say whether a match is over: French Tarot is a single deal."""
        return deals >= 1

    example = staticmethod(example)


FRENCH_TAROT: Final[Game[FrenchTarotState, FrenchTarotView]] = FrenchTarot()
