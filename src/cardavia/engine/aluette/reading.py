"""From a state of the chapters, or an imagined world, to the twin's array, and from the twin's cards back."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from cardavia.cards import SEATS, Trick
from cardavia.engine.aluette.layout import LEVEL, OF_NINE, STATE
from cardavia.engine.aluette.twin import begin_deal, replay
from cardavia.engine.compiler import Cells, cells_of, new_cells
from cardavia.games.aluette.deck import DECK, AluetteCard
from cardavia.games.aluette.state import AluetteState


def _numbers() -> Iterable[tuple[AluetteCard, int]]:
    for level, cards in groupby(sorted(DECK, key=_level), key=_level):
        first = list(LEVEL).index(level)
        yield from ((card, first + place) for place, card in enumerate(cards))


def _level(card: AluetteCard) -> int:
    return card.level


NUMBERS: Final = dict(_numbers())
"""The number of each card of the deck."""

BY_NUMBER: Final = {number: card for card, number in NUMBERS.items()}
"""The card of each number that is one: there are gaps."""


def mask(cards: Iterable[AluetteCard]) -> int:
    """Return these cards as a mask."""
    return sum(1 << NUMBERS[card] for card in cards)


def unseen(state: AluetteState, seen: int) -> int:
    """Return, as a mask, what somebody does not see who has `seen` these cards, and the talon where it is shown."""
    return mask(DECK) & ~seen & ~(mask(state.talon) if state.talon_shown else 0)


def read(state: AluetteState) -> Cells:
    """Return the twin's array for this state."""
    cells = start(state)
    replay(cells, played(state))
    return cells


def start(state: AluetteState) -> Cells:
    """Return the twin's array for this state's deal before its first card."""
    cells = new_cells(STATE)
    cells[OF_NINE] = int(state.house_rules.mordienne_of_nine)
    for seat, hand in enumerate(state.dealt.hands):
        cells[seat] = mask(hand)
    begin_deal(cells, (*state.tricks, _on_table(state))[0].leader)
    return cells


def played(state: AluetteState) -> Cells:
    """Return the numbers of the cards played, in order."""
    return cells_of(NUMBERS[card] for trick in (*state.tricks, _on_table(state)) for card in trick.cards)


def together_of(states: Sequence[AluetteState]) -> Cells:
    """Return the arrays of these states, worlds of one view, one after the other; raise `ValueError` for none."""
    if not states:
        raise ValueError("no worlds to judge in: imagine some first")
    rest = [int(cell) for cell in read(states[0])][len(SEATS) :]
    masks = ([mask(hand) for hand in state.hands] for state in states)
    return cells_of(cell for hands in masks for cell in (*hands, *rest))


def _on_table(state: AluetteState) -> Trick[AluetteCard]:
    return Trick(state.leader, state.trick, None)
