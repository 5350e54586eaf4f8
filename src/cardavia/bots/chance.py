"""The player by chance: every choice alike, no card remembered. The lowest rung of the ladder, and the stand-in."""

from dataclasses import dataclass

from cardavia.bots.bot import Answer, Budget, Question
from cardavia.cards import Stream
from cardavia.rules import Action, AnyGame, Pick


@dataclass(frozen=True, slots=True)
class Chance:
    """Draws among the actions and picks that it is offered, each equally likely; a pick's cards likewise."""

    game: AnyGame

    def choose(self, question: Question, budget: Budget, rng: Stream) -> Answer:  # noqa: ARG002 - by chance
        """Return one of the choices; raise `ValueError` when there are none."""
        choices = question.choices
        offers: tuple[Action | Pick, ...] = (*choices.actions, *choices.picks)
        if not offers:
            raise ValueError("there is nothing to choose from: ask a seat that is to act")
        offer = offers[rng.below(len(offers))]
        return Answer(self._picked(offer, rng) if isinstance(offer, Pick) else offer)

    def _picked(self, pick: Pick, rng: Stream) -> Action:
        free = [card for card in pick.cards if card not in pick.must]
        drawn = rng.shuffled(free)[: pick.size - len(pick.must)]
        return self.game.read(pick.word(sorted((*pick.must, *drawn))))
