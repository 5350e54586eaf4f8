"""A chelem or a poignee by play-outs: the deal with the announcement against the same deal without."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

import numpy as np

from cardavia.bots.bot import Answer
from cardavia.bots.search.french_tarot.imagining import states_of
from cardavia.bots.search.manner import Thinking
from cardavia.bots.search.racing import Scores, race
from cardavia.engine import own_engine
from cardavia.engine.compiler import Cells
from cardavia.engine.french_tarot.engine import SHARES, FrenchTarotEngine
from cardavia.engine.french_tarot.layout import ANNOUNCED, POIGNEES, TRICK
from cardavia.engine.french_tarot.twin import begin_trick
from cardavia.games.french_tarot import FRENCH_TAROT
from cardavia.games.french_tarot.deck import TarotCard
from cardavia.games.french_tarot.declarations import (
    BONUS,
    AnnounceChelem,
    DeclinePoignee,
    ForgoChelem,
    ShowPoignee,
)
from cardavia.rules import Action

TELLING: Final = 0.25
"""What showing a poignee tells the others is taken to cost this share of its bonus: 5 points for the smallest.

`python -m bench.telling 160` found 5.7 points, 95 % interval -8.4 to 19.9: it bears the guess out.
"""

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
    view, depth = thinking.view, thinking.depth
    share = SHARES[(view.seat - view.taker) % len(SHARES)]
    ways = list(changes.values())
    states = states_of(thinking, thinking.worlds)
    engine = own_engine(FRENCH_TAROT, FrenchTarotEngine)

    def judged(batch: range, columns: Sequence[int]) -> Scores:
        changed = [_changed(states[number], ways[column]) for number in batch for column in columns]
        payments = engine.judge_flat(np.concatenate(changed), [-1], depth.horizon, depth.nodes)
        costs = np.array([round(cost * abs(share)) if column else 0 for column in columns])
        found: Scores = share * payments.reshape(len(batch), len(columns)) - costs
        return found

    return thinking.answer(list(changes), race(len(ways), len(states), judged))


def _changed(state: Cells, change: Change) -> Cells:
    cells = state.copy()
    change(cells)
    return cells


def _leave(_cells: Cells) -> None:
    """Change nothing."""


def _announce(cells: Cells) -> None:
    """Announce a chelem: the taker leads."""
    cells[ANNOUNCED] = 1
    begin_trick(cells, TRICK, 0)
