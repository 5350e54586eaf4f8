"""What the search has to be told of a game: its `Manner`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from cardavia.bots.bot import Answer, Question, Reason, Weighed
from cardavia.bots.search.racing import Standing
from cardavia.cards import Card, Stream
from cardavia.rules import Action, AnyGame, Choices


@dataclass(frozen=True, slots=True)
class Depth:
    """How far a player looks ahead.

    With `horizon` tricks left play is exact, as far as so many `nodes` allow. Who `believes` weighs worlds by what
    the others bid and played; who does not, takes all worlds for equally likely.
    """

    horizon: int
    nodes: int
    believes: bool


@dataclass(frozen=True, slots=True)
class Thinking:
    """A question and the means to answer it: how many worlds, how deep, and chance.

    `advised` is what the rules of thumb answer.
    """

    game: AnyGame
    question: Question
    worlds: int
    depth: Depth
    rng: Stream
    advised: Answer

    @property
    def view(self) -> Any:
        """The view of the seat that is asked, of its game's own type."""
        return self.question.view

    @property
    def choices(self) -> Choices:
        """What the seat is offered."""
        return self.question.choices

    def answer(self, actions: Sequence[Action], standings: Sequence[Standing]) -> Answer:
        """Return the first of these standings as the answer, each with the rule of thumb that speaks for it."""
        weighed = tuple(self._weighed(actions[found.candidate], found) for found in standings)
        thumb = weighed[0].thumb
        return Answer(weighed[0].action, () if thumb is None else (Reason(thumb),), weighed)

    def _weighed(self, action: Action, found: Standing) -> Weighed:
        thumbs = [reason.label for reason in self.advised.reasons if action == self.advised.action]
        return Weighed(action, found.expected, found.chance, thumbs[0] if thumbs else None)


class Manner(Protocol):
    """How a game is searched."""

    def play(self, thinking: Thinking, cards: Sequence[Card]) -> Answer:
        """Answer with one of these cards."""
        ...

    def announce(self, thinking: Thinking) -> Answer:
        """Answer what is no play of a card; where the rules of thumb shall, what they advise."""
        ...
