"""How Aluette is searched: in many worlds, each played out by the rules of thumb.

Any card may be played to any trick, so a card proves nothing of the hand it came from; but it tells much, if one
asks what the rules of thumb would have played. And since nobody sees the other hands, an early exact search, in
which all know everything, would misjudge more than the rules do: only the very end is searched.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import log
from typing import Final

from cardavia.bots.bot import Answer
from cardavia.bots.search.manner import Depth, Thinking
from cardavia.bots.search.racing import Scores, Values
from cardavia.bots.worlds import Belief
from cardavia.cards import Card
from cardavia.engine import engine_for
from cardavia.engine.aluette.engine import AluetteEngine
from cardavia.games.aluette import ALUETTE, AluetteCard, AluetteState, AluetteView

DEPARTURE: Final = log(0.3)
"""A world is so much less likely for each card that the rules of thumb would not have played in it."""
WORLDS: Final = 10
"""Playing out is cheap: so many times the worlds of a level."""
HORIZON: Final = 3


class AluetteManner:
    """What the search has to know of Aluette. Scores are the points of the own side, less those of the other."""

    def worlds(self, number: int) -> int:
        """Return how many worlds a level thinks in that has so many."""
        return WORLDS * number

    def depth(self, depth: Depth) -> Depth:
        """Return how far a level looks ahead here."""
        return replace(depth, horizon=min(depth.horizon, HORIZON))

    def belief(self, view: AluetteView) -> Belief:
        """Return how likely the others would have played so, by the rules of thumb."""
        seat = -1 if view.seat is None else view.seat

        def weigh(worlds: Sequence[AluetteState]) -> list[float]:
            return [DEPARTURE * int(number) for number in _engine().departures(worlds, seat)]

        return Belief(weigh)

    def utility(self, _view: AluetteView, scores: Scores) -> Values:
        """Return the points."""
        return scores.astype(float)

    def alike(self, _view: AluetteView, cards: Sequence[Card]) -> list[list[Card]]:
        """Return the cards of each level together."""
        groups: dict[int, list[Card]] = {}
        for card in cards:
            if not isinstance(card, AluetteCard):
                raise TypeError(f"no card of Aluette: {card!r}")
            groups.setdefault(card.level, []).append(card)
        return list(groups.values())

    def announce(self, thinking: Thinking) -> Answer:
        """Answer as the rules of thumb do: nothing is announced in Aluette."""
        return thinking.advised


def _engine() -> AluetteEngine:
    engine = engine_for(ALUETTE)
    if not isinstance(engine, AluetteEngine):
        raise TypeError("the engine of Aluette is another now: say so here")
    return engine
