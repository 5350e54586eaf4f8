"""From a state of the chapters, or an imagined world, to the twin's array, and from the twin's cards back."""

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from cardavia.cards import Trick
from cardavia.engine.aluette.layout import NAMED, OF_NINE, SHARED, STATE
from cardavia.engine.aluette.twin import begin_deal, replay
from cardavia.engine.compiler import Cells, cells_of, new_cells
from cardavia.games.aluette.deck import DECK, AluetteCard
from cardavia.games.aluette.state import AluetteState


def _numbers() -> Iterable[tuple[AluetteCard, int]]:
    for level, cards in groupby(sorted(DECK, key=_level), key=_level):
        first = 4 * (level - 1) if level <= SHARED else NAMED + level - SHARED - 1
        yield from ((card, first + place) for place, card in enumerate(cards))


def _level(card: AluetteCard) -> int:
    return card.level


NUMBERS: Final = dict(_numbers())
"""The number of each card of the deck."""

BY_NUMBER: Final = {number: card for card, number in NUMBERS.items()}
"""The card of each number that is one: there are gaps."""


def read(state: AluetteState) -> Cells:
    """Return the twin's array for this state."""
    cells = new_cells(STATE)
    cells[OF_NINE] = int(state.house_rules.mordienne_of_nine)
    for seat, hand in enumerate(state.dealt.hands):
        cells[seat] = sum(1 << NUMBERS[card] for card in hand)
    on_table: Trick[AluetteCard] = Trick(state.leader, state.trick, None)
    tricks = (*state.tricks, on_table)
    begin_deal(cells, tricks[0].leader)
    replay(cells, cells_of(NUMBERS[card] for trick in tricks for card in trick.cards))
    return cells
