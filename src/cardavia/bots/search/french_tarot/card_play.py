"""Which card to play: each that differs is judged in the same worlds, from imagining to settling by the engine."""

from collections.abc import Sequence

from cardavia.bots.bot import Answer
from cardavia.bots.search.french_tarot.equal import alike
from cardavia.bots.search.french_tarot.imagining import states_of
from cardavia.bots.search.groups import named
from cardavia.bots.search.manner import Thinking
from cardavia.bots.search.racing import Scores, race
from cardavia.cards import Card
from cardavia.engine import own_engine
from cardavia.engine.french_tarot.engine import SHARES, FrenchTarotEngine
from cardavia.engine.french_tarot.reading import NUMBERS
from cardavia.games.french_tarot import FRENCH_TAROT
from cardavia.rules import PlayCard


def play_card(thinking: Thinking, cards: Sequence[Card]) -> Answer:
    """Return the card with the highest mean score, and what every card is expected to bring."""
    view, depth = thinking.view, thinking.depth
    chosen = [named(group, thinking.advised) for group in alike(view, cards)]
    numbers = [NUMBERS[card] for card in chosen]
    states = states_of(thinking, thinking.worlds)
    share = SHARES[(view.seat - view.taker) % len(SHARES)]
    engine = own_engine(FRENCH_TAROT, FrenchTarotEngine)

    def judged(batch: range, columns: Sequence[int]) -> Scores:
        asked = [numbers[column] for column in columns]
        flat = states[batch.start : batch.stop].ravel()
        return share * engine.judge_flat(flat, asked, depth.horizon, depth.nodes)

    standings = race(len(chosen), len(states), judged)
    return thinking.answer([PlayCard(card) for card in chosen], standings)
