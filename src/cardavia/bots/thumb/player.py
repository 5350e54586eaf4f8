"""The player that follows a book of rules of thumb."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from cardavia.bots.bot import Answer, Budget, Question, Reason
from cardavia.bots.chance import Chance
from cardavia.bots.thumb import aluette, french_tarot, tarocchino
from cardavia.cards import Stream
from cardavia.rules import Action, AnyGame, Choices

Known: TypeAlias = frozenset[str] | None
"""The ids of the rules that a player knows; `None` for all of them."""

Advise: TypeAlias = Callable[[Any, Choices, Known], tuple[str, Action]]
"""Answers for one game: from a view, the choices and the known rules to the rule's id and an action."""


def _aluette(view: Any, _: Choices, known: Known) -> tuple[str, Action]:
    return aluette.PLAY.advice(aluette.situation(view), known)


BOOKS: Final[Mapping[str, Advise]] = {
    "aluette": _aluette,
    "french-tarot": french_tarot.advice,
    "tarocchino": tarocchino.advice,
}
FIRST_STEPS: Final[Mapping[str, frozenset[str]]] = {
    "aluette": aluette.FIRST_STEPS,
    "french-tarot": french_tarot.FIRST_STEPS,
    "tarocchino": tarocchino.FIRST_STEPS,
}
"""For each game, the few rules that a beginner knows."""


@dataclass(frozen=True, slots=True)
class Thumb:
    """Follows the book of its game; `known` are the rules it knows."""

    game: AnyGame
    known: Known = None

    def choose(self, question: Question, budget: Budget, rng: Stream) -> Answer:
        """Return one of the choices, with the id of the rule that speaks for it; raise `ValueError` for none."""
        choices = question.choices
        if not choices.actions and not choices.picks:
            raise ValueError("there is nothing to choose from: ask a seat that is to act")
        advise = BOOKS.get(self.game.name)
        if advise is None:
            return Chance(self.game).choose(question, budget, rng)
        rule, action = advise(question.view, choices, self.known)
        return Answer(action, (Reason(rule),))


def beginner(game: AnyGame) -> Thumb:
    """Return the player who knows the few rules of a beginner."""
    return Thumb(game, FIRST_STEPS.get(game.name))
