"""The player that searches."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cardavia.bots.bot import Answer, Budget, Question
from cardavia.bots.search.aluette import AluetteManner
from cardavia.bots.search.french_tarot import FrenchTarotManner
from cardavia.bots.search.manner import Depth, Manner, Thinking
from cardavia.bots.search.tarocchino import TarocchinoManner
from cardavia.bots.thumb.player import Thumb
from cardavia.cards import Stream
from cardavia.rules import AnyGame, PlayCard

MANNERS: Final[Mapping[str, Manner]] = {
    "aluette": AluetteManner(),
    "french-tarot": FrenchTarotManner(),
    "tarocchino": TarocchinoManner(),
}
"""How each game is searched; a game without a manner is played by its rules of thumb."""


CLUB: Final = Depth(horizon=4, nodes=5_000, believes=False)
MASTER: Final = Depth(horizon=6, nodes=30_000, believes=True)


@dataclass(frozen=True, slots=True)
class Search:
    """Judges its choices in imagined worlds, `budget.worlds` of them; the same question has the same answer."""

    game: AnyGame
    depth: Depth

    def choose(self, question: Question, budget: Budget, rng: Stream) -> Answer:
        """Return the choice that is best on average; the reason is the rule of thumb that speaks for it, if any.

        Raise `ValueError` when there is nothing to choose from.
        """
        advised = Thumb(self.game).choose(question, budget, rng)
        choices = question.choices
        manner = MANNERS.get(self.game.name)
        if manner is None or budget.worlds < 1 or (len(choices.actions) == 1 and not choices.picks):
            return advised
        thinking = Thinking(self.game, question, budget.worlds, self.depth, rng, advised)
        return _answered(thinking, manner)


def _answered(thinking: Thinking, manner: Manner) -> Answer:
    cards = [action.card for action in thinking.choices.actions if isinstance(action, PlayCard)]
    if len(cards) < len(thinking.choices.actions) or thinking.choices.picks:
        return manner.announce(thinking)
    return manner.play(thinking, cards)


def club(game: AnyGame) -> Search:
    """Return the player who looks a little ahead, and draws no conclusions from what others bid and play."""
    return Search(game, CLUB)


def master(game: AnyGame) -> Search:
    """Return the strongest player there is."""
    return Search(game, MASTER)
