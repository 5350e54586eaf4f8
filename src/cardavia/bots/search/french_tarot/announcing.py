"""A chelem or a poignee by play-outs: the deal with the announcement against the same deal without."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

import numpy as np

from cardavia.bots.bot import Answer
from cardavia.bots.search.french_tarot.belief import belief_of
from cardavia.bots.search.french_tarot.ending import Table, payments
from cardavia.bots.search.manner import Thinking
from cardavia.bots.search.racing import Scores, race
from cardavia.cards import Seat
from cardavia.engine.compiler import Cells
from cardavia.engine.french_tarot.engine import SHARES
from cardavia.engine.french_tarot.layout import ANNOUNCED, POIGNEES, TRICK
from cardavia.engine.french_tarot.reading import read
from cardavia.engine.french_tarot.twin import begin_trick
from cardavia.games.french_tarot.deck import TarotCard
from cardavia.games.french_tarot.declarations import (
    BONUS,
    AnnounceChelem,
    DeclinePoignee,
    ForgoChelem,
    ShowPoignee,
)
from cardavia.games.french_tarot.state import FrenchTarotState
from cardavia.rules import Action

TELLING: Final = 0.25
"""What showing a poignee tells the others is taken to cost this share of its bonus."""

Change: TypeAlias = Callable[[Cells], None]
"""Changes an engine's array as an announcement does."""


def announce_chelem(thinking: Thinking) -> Answer:
    """Return whether to announce a chelem."""
    return _weighed(thinking, {ForgoChelem(): _leave, AnnounceChelem(): _announce}, 0)


def show_poignee(thinking: Thinking) -> Answer:
    """Return whether to show the largest poignee there is."""
    largest = max(thinking.choices.picks, key=lambda pick: pick.size)
    shown = ShowPoignee(tuple(card for card in largest.proposed if isinstance(card, TarotCard)))
    bonus = BONUS[largest.size]

    def show(cells: Cells) -> None:
        cells[POIGNEES] += bonus

    return _weighed(thinking, {DeclinePoignee(): _leave, shown: show}, TELLING * bonus)


def _weighed(thinking: Thinking, changes: Mapping[Action, Change], cost: float) -> Answer:
    """Return the first action, or the second where it brings more than it costs (from each defender)."""
    view = thinking.view
    share = SHARES[(view.seat - view.taker) % len(SHARES)]
    ways = list(changes.values())
    worlds = thinking.imagine(thinking.worlds, belief_of(view))

    def judged(batch: range, columns: Sequence[int]) -> Scores:
        tables = [_table(view.taker, worlds[number], ways[column]) for number in batch for column in columns]
        costs = np.array([round(cost * abs(share)) if column else 0 for column in columns])
        found: Scores = (share * payments(thinking, tables)).reshape(len(batch), len(columns)) - costs
        return found

    return thinking.answer(list(changes), race(len(ways), len(worlds), judged))


def _table(taker: Seat, world: FrenchTarotState, change: Change) -> Table:
    cells = read(world)
    change(cells)
    return Table(taker, cells)


def _leave(_cells: Cells) -> None:
    """Change nothing."""


def _announce(cells: Cells) -> None:
    """Announce a chelem: the taker leads."""
    cells[ANNOUNCED] = 1
    begin_trick(cells, TRICK, 0)
