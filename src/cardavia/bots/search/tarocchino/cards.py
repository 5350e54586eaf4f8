"""Which card to play: many worlds, weighed by what the others did, and a tree walked through in them."""

from collections.abc import Sequence
from typing import Final

from cardavia.bots.bot import Answer
from cardavia.bots.search.groups import named
from cardavia.bots.search.manner import Thinking
from cardavia.bots.search.racing import Standing
from cardavia.bots.search.tarocchino.belief import worlds_of
from cardavia.bots.search.tarocchino.equal import alike
from cardavia.cards import Card
from cardavia.engine import own_engine
from cardavia.engine.tarocchino.engine import TarocchinoEngine, Walking
from cardavia.games.tarocchino import TAROCCHINO
from cardavia.rules import PlayCard

WALKS_A_WORLD: Final = 4
"""So many walks for each world that is drawn."""
TREE: Final = Walking(plies=60, horizon=0, nodes=2_000, curiosity=150, reserve=20, leaning=200)
TREE_WALKS: Final = 256
"""A walk is quick: so many times the worlds of a level."""
FLAT: Final = Walking(plies=1, horizon=0, nodes=2_000, curiosity=60, reserve=0, leaning=0)
"""How a player walks who draws no conclusions: only the card to play is chosen, and the policy plays on."""
FLAT_WALKS: Final = 64


def play_card(thinking: Thinking, cards: Sequence[Card]) -> Answer:
    """Return the card that was walked through most often, and what every card is expected to bring."""
    groups = alike(thinking.view, cards)
    walking, times = (TREE, TREE_WALKS) if thinking.depth.believes else (FLAT, FLAT_WALKS)
    walks = times * thinking.worlds
    states, order = worlds_of(thinking, -(-walks // WALKS_A_WORLD), walks)
    engine = own_engine(TAROCCHINO, TarocchinoEngine)
    found = engine.walked(states, order, [group[0] for group in groups], walking).tolist()
    standings = [
        Standing(place, gains / visits, above / visits, visits)
        for place, (visits, gains, above) in enumerate(found)
        if visits
    ]
    standings.sort(key=lambda found: (-found.worlds, -found.expected, found.candidate))
    plays = [PlayCard(named(group, thinking.advised)) for group in groups]
    return thinking.answer(plays, standings)
