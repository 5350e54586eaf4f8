"""How Tarocchino is searched: discard and declaration by play-outs of the whole deal, cards by a tree."""

from collections.abc import Sequence

from cardavia.bots.bot import Answer
from cardavia.bots.search.manner import Thinking
from cardavia.bots.search.tarocchino.before import declare, lay_aside
from cardavia.bots.search.tarocchino.cards import play_card
from cardavia.bots.search.tarocchino.sparing import without_waste
from cardavia.cards import Card


class TarocchinoManner:
    """What the search has to know of Tarocchino. Scores are the total of the own side, less that of the other."""

    def play(self, thinking: Thinking, cards: Sequence[Card]) -> Answer:
        """Answer with the card that is best on average, of those that are no plain waste."""
        return play_card(thinking, without_waste(thinking.view, cards))

    def announce(self, thinking: Thinking) -> Answer:
        """Lay two cards aside, or declare."""
        return lay_aside(thinking) if thinking.choices.picks else declare(thinking)
