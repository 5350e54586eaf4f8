"""What a bot is: asked what it would do with a view and its choices, it answers with one of them, and why."""

from dataclasses import dataclass
from typing import Any, Protocol

from cardavia.cards import Seat, Stream
from cardavia.match import Match
from cardavia.rules import Action, AnyGame, Choices, Facts, View


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think: in how many imagined worlds. Never in time, so that its answers repeat."""

    worlds: int


@dataclass(frozen=True, slots=True)
class SoFar:
    """How a match stands as a deal begins: how many deals counted so far, and what each seat has in all."""

    deals: int
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: what its seat sees, what it is offered, and how the match stands.

    Without `so_far` the deal is played for its own points.
    """

    view: View
    choices: Choices
    so_far: SoFar | None = None


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason for an answer, for whoever puts it into words: a language-free label, and facts."""

    label: str
    facts: Facts = ()


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice that was weighed: the final score it is expected to bring its seat, and the chance of one above 0.

    `thumb` is the id of the rule of thumb that speaks for it, if there is one.
    """

    action: Action
    expected: float
    chance: float
    thumb: str | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What a bot does, and why.

    The reasons may stand in any number, the weightiest first; so may the candidates that were weighed, the best
    first.
    """

    action: Action
    reasons: tuple[Reason, ...] = ()
    candidates: tuple[Weighed, ...] = ()


class Bot(Protocol):
    """A player made of code."""

    def choose(self, question: Question, budget: Budget, rng: Stream) -> Answer:
        """Return one of the choices; raise `ValueError` when there are none.

        Everything random comes from `rng`, so the same question has the same answer.
        """
        ...


def so_far_in(match: Match) -> SoFar | None:
    """Return how a match stands for its deal; nothing where that is for practice, and does not count."""
    return None if match.practice else SoFar(match.counted, match.totals)


def question_for(game: AnyGame, state: Any, seat: Seat, so_far: SoFar | None = None) -> Question:
    """Return what a bot in this seat is asked: of the state it is shown what the seat may know, nothing else."""
    return Question(game.view(state, seat), game.choices(state, seat), so_far)
