"""How Aluette is searched: in many worlds, each played out by the rules of thumb.

Any card may be played to any trick, so a card proves nothing of the hand it came from; but it tells much, if one
asks what the rules of thumb would have played. And since nobody sees the other hands, an early exact search, in
which all know everything, would misjudge more than the rules do: only the very end is searched.

In a match the best card is the one with the best chance to win the match, else the one with the most points.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from cardavia.bots.bot import Answer
from cardavia.bots.search.aluette.winning import OUTCOMES, chances
from cardavia.bots.search.manner import Thinking
from cardavia.bots.search.racing import Standing
from cardavia.cards import Card
from cardavia.engine import own_engine
from cardavia.engine.aluette.engine import AluetteEngine, Pondering
from cardavia.games.aluette import ALUETTE, AluetteCard
from cardavia.rules import PlayCard

TRUST: Final = 30
"""Who believes lets a world keep so many percent of its weight for each card that does not fit it."""
WORLDS: Final = 40
"""Playing out is cheap: so many times the worlds of a level."""
HORIZON: Final = 4
LEANING: Final = 0.005
"""So many points more the card of the rules of thumb is worth: so it is played when all are worth the same."""
FAINT: Final = 0.001
"""What a point is worth beside the chance of the match: it decides where that is the same whatever comes."""
_SEEDS: Final = 2**31


class AluetteManner:
    """What the search has to know of Aluette. Scores are the points of the own side, less those of the other."""

    def play(self, thinking: Thinking, cards: Sequence[Card]) -> Answer:
        """Return the card that wins most, and what a card of each level is expected to bring."""
        named = _named([card for card in cards if isinstance(card, AluetteCard)], thinking.advised)
        depth = thinking.depth
        pondering = Pondering(
            worlds=WORLDS * thinking.worlds,
            trust=TRUST if depth.believes else 100,
            horizon=min(depth.horizon, HORIZON) if depth.believes else 0,
            nodes=depth.nodes,
        )
        world = thinking.game.imagine(thinking.view, thinking.rng)
        engine = own_engine(ALUETTE, AluetteEngine)
        tallies = engine.ponder(world, named, pondering, thinking.rng.below(_SEEDS))
        shares = tallies / tallies.sum(axis=1, keepdims=True)
        points = shares @ OUTCOMES
        above = shares[:, OUTCOMES > 0].sum(axis=1)
        standings = [
            Standing(place, float(points[place]), float(above[place]), pondering.worlds)
            for place in range(len(named))
        ]
        plays = [PlayCard(card) for card in named]
        outcomes = _worth(thinking)
        a_point = float(outcomes[-1] - outcomes[0]) / float(OUTCOMES[-1] - OUTCOMES[0])
        leaning = [LEANING * a_point * (play == thinking.advised.action) for play in plays]
        worth = shares @ outcomes + np.array(leaning)
        standings.sort(key=lambda found: (-worth[found.candidate], -found.expected, found.candidate))
        return thinking.answer(plays, standings)

    def announce(self, thinking: Thinking) -> Answer:
        """Answer as the rules of thumb do: nothing is announced in Aluette."""
        return thinking.advised


def _worth(thinking: Thinking) -> npt.NDArray[np.float64]:
    """Return what each outcome is worth: the chance of the match, or its points where no match is known of."""
    points = OUTCOMES.astype(float)
    so_far = thinking.question.so_far
    return points if so_far is None else chances(so_far, thinking.view.seat) + FAINT * points


def _named(cards: Sequence[AluetteCard], advised: Answer) -> list[AluetteCard]:
    """Return a card of each level: the one that a rule of thumb names, else the first."""
    by_level = {card.level: card for card in reversed(cards)}
    by_level |= {card.level: card for card in cards if PlayCard(card) == advised.action}
    return list(by_level.values())
