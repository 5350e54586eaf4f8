"""A plain search of a tree over information sets, with random play to the end: the reference for other searchers.

Each of the budget's worlds is imagined from the view and walked through once. The tree is that of the seat that
asks: a node is what has been laid since, whatever the hidden hands were. At a node the walk tries a card that was
never tried, or else the card with the highest upper confidence bound, in which the logarithm is of how often the
card could have been tried (Cowling, Powley and Whitehouse 2012: single observer). From the first new node on the
engine plays at random. Every seat goes for its own score less the mean of all four. The card that was walked
through most often is the answer.

Only cards are searched: whatever else is asked, the book of rules of thumb answers.
"""

from dataclasses import dataclass, field
from functools import reduce
from math import log, sqrt
from typing import Any, Final

from cardavia.bots.bot import Answer, Budget, Question
from cardavia.bots.thumb.player import Thumb
from cardavia.cards import SEATS, Seat, Stream
from cardavia.engine import playouts
from cardavia.rules import Action, AnyGame, PlayCard

EXPLORATION: Final = 0.7
"""The weight of what was tried little, against a mean between 0 and 1."""


@dataclass(slots=True)
class Node:
    """What was laid so far: how often it was walked through and could have been, and the sums of the four gains."""

    visits: int = 0
    available: int = 0
    gains: list[float] = field(default_factory=lambda: [0.0] * len(SEATS))
    after: dict[Action, "Node"] = field(default_factory=dict)

    def bound(self, seat: Seat, spread: float) -> float:
        """Return the upper confidence bound of this seat's mean gain, gains being at most `spread` apart."""
        mean = self.gains[seat] / self.visits / spread
        return mean + EXPLORATION * sqrt(log(self.available) / self.visits)


@dataclass(frozen=True, slots=True)
class Ismcts:
    """Searches for the card to play; for everything else it follows the book."""

    game: AnyGame

    def choose(self, question: Question, budget: Budget, rng: Stream) -> Answer:
        """Return one of the choices; raise `ValueError` when there are none."""
        actions = question.choices.actions
        if not any(isinstance(action, PlayCard) for action in actions) or budget.worlds == 0:
            return Thumb(self.game).choose(question, budget, rng)
        if len(actions) == 1:
            return Answer(actions[0])
        search = _Search(self.game, rng)
        for _ in range(budget.worlds):
            search.walk(self.game.imagine(question.view, rng))
        return Answer(search.most_visited)


class _Search:
    """One search: its tree, and how far apart gains were so far."""

    def __init__(self, game: AnyGame, rng: Stream) -> None:
        self._game = game
        self._rng = rng
        self._root = Node()
        self._low = 0.0
        self._high = 1.0

    @property
    def most_visited(self) -> Action:
        """The card walked through most often, the first that was tried among equals."""
        return max(self._root.after, key=lambda action: self._root.after[action].visits)

    def walk(self, state: Any) -> None:
        """Go down the tree in this world to a new node or the end of the deal, play on, and note the gains."""
        path = [self._root]
        new = False
        while not new and (seats := self._game.actors(state)):
            (seat,) = seats
            actions = self._game.choices(state, seat).actions
            action, new = actions[-1], False  # what is no card is declined: that stands last
            if isinstance(action, PlayCard):
                action, new = self._chosen(path[-1], seat, actions)
                path.append(path[-1].after[action])
            state = reduce(self._game.evolve, self._game.decide(state, seat, action), state)
        self._note(path, self._scores(state))

    def _chosen(self, node: Node, seat: Seat, actions: tuple[Action, ...]) -> tuple[Action, bool]:
        """Return which of the actions is walked through at a node, and whether for the first time."""
        untried = [action for action in actions if action not in node.after]
        if untried:
            action = untried[self._rng.below(len(untried))]
            node.after[action] = Node()
        for one in actions:
            if one in node.after:
                node.after[one].available += 1
        if untried:
            return action, True
        spread = self._high - self._low
        return max(actions, key=lambda action: node.after[action].bound(seat, spread)), False

    def _scores(self, state: Any) -> list[int]:
        """Return the scores of the four seats, after random play if the deal is not over."""
        sheet = self._game.settle(state)
        if sheet is not None:
            return list(sheet.scores)
        return [int(score) for score in playouts(self._game, state, 1, self._rng.below(2**62))[0]]

    def _note(self, path: list[Node], scores: list[int]) -> None:
        mean = sum(scores) / len(scores)
        gains = [score - mean for score in scores]
        self._low, self._high = min(self._low, *gains), max(self._high, *gains)
        for node in path:
            node.visits += 1
            for seat, gain in enumerate(gains):
                node.gains[seat] += gain
