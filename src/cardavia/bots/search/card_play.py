"""Which card to play: each that differs is judged in the same worlds."""

from collections.abc import Sequence
from typing import Any

from cardavia.bots.bot import Answer
from cardavia.bots.search.manner import Thinking, Weighing
from cardavia.bots.search.racing import Scores, race
from cardavia.cards import Card
from cardavia.engine import judge
from cardavia.rules import PlayCard


def play_card(thinking: Thinking, weighing: Weighing, cards: Sequence[Card]) -> Answer:
    """Return the card with the highest mean score, and what every card is expected to bring."""
    view = thinking.view
    named = [_named(group, thinking.advised) for group in weighing.alike(view, cards)]
    worlds = thinking.imagine(thinking.worlds, weighing.belief(view))
    depth = thinking.depth

    def judged(batch: range, columns: Sequence[int]) -> Scores:
        states: list[Any] = [worlds[number] for number in batch]
        asked = [named[column] for column in columns]
        return judge(thinking.game, states, asked, horizon=depth.horizon, nodes=depth.nodes)

    standings = race(len(named), len(worlds), judged)
    return thinking.answer([PlayCard(card) for card in named], standings)


def _named(group: Sequence[Card], advised: Answer) -> Card:
    """Return which of these equal cards to name: the one that a rule of thumb names, else the first."""
    return next((card for card in group if PlayCard(card) == advised.action), group[0])
