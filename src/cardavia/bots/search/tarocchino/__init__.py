"""How Tarocchino is searched: discard and declaration by play-outs of the whole deal, cards by the common core."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cardavia.bots.bot import Answer
from cardavia.bots.search.card_play import play_card
from cardavia.bots.search.manner import Thinking
from cardavia.bots.search.tarocchino.before import declare, lay_aside
from cardavia.bots.search.tarocchino.belief import belief_of
from cardavia.bots.search.tarocchino.equal import alike
from cardavia.bots.worlds import Belief
from cardavia.cards import Card
from cardavia.games.tarocchino.view import TarocchinoView

HORIZON: Final = 4
NODES: Final = 10_000


class TarocchinoManner:
    """What the search has to know of Tarocchino. Scores are the total of the own side, less that of the other."""

    def play(self, thinking: Thinking, cards: Sequence[Card]) -> Answer:
        """Answer with the card that is best on average; exact play begins later than in the other games."""
        depth = thinking.depth
        nearer = replace(depth, horizon=min(depth.horizon, HORIZON), nodes=min(depth.nodes, NODES))
        return play_card(replace(thinking, depth=nearer), self, cards)

    def belief(self, view: TarocchinoView) -> Belief:
        """Return how likely the others would have laid aside, declared and played so."""
        return belief_of(view)

    def alike(self, view: TarocchinoView, cards: Sequence[Card]) -> list[list[Card]]:
        """Return the cards in groups of equal ones."""
        return alike(view, cards)

    def announce(self, thinking: Thinking) -> Answer:
        """Lay two cards aside, or declare."""
        return lay_aside(thinking) if thinking.choices.picks else declare(thinking)
