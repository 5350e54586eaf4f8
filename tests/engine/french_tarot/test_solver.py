from collections.abc import Iterator
from random import Random

import pytest

from cardavia.engine.compiler import Cells, new_cells
from cardavia.engine.french_tarot.desk import DESK, GOAL
from cardavia.engine.french_tarot.layout import STATE, TRICK
from cardavia.engine.french_tarot.question import ask, begin_problem, first_guess, value, values
from cardavia.engine.french_tarot.reading import BY_NUMBER
from cardavia.engine.french_tarot.twin import lay
from tests.engine.french_tarot import reference
from tests.engine.french_tarot.positions import eventful_endings, legal_cards, told

NO_LIMIT = 10**15


class Solver:
    def __init__(self, log_entries: int = 12) -> None:
        self.desk = new_cells(DESK)
        self.shapes = new_cells(2 << log_entries)
        self.table = new_cells(2 << log_entries)

    def load(self, state: Cells, nodes: int = NO_LIMIT) -> Cells:
        self.desk[:STATE] = state
        begin_problem(self.desk, nodes)
        return self.desk

    def value(self, state: Cells) -> int:
        desk = self.load(state)
        return int(value(desk, self.shapes, self.table, TRICK, first_guess(desk)))

    def reaches(self, state: Cells, score: int) -> bool:
        desk = self.load(state)
        return bool(ask(desk, self.shapes, self.table, TRICK, score) >= desk[GOAL])

    def values(self, state: Cells) -> dict[int, int]:
        cards, scores = new_cells(18), new_cells(18)
        number = values(self.load(state), self.shapes, self.table, cards, scores)
        return {int(cards[n]): int(scores[n]) for n in range(number)}


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver()


def in_mid_trick(state: Cells, position: reference.Position, rng: Random) -> tuple[Cells, reference.Position]:
    state = state.copy()
    for _ in range(rng.randrange(4)):
        card = rng.choice(legal_cards(state))
        lay(state, TRICK, card)
        position = reference.after(position, BY_NUMBER[card].code)
    return state, position


def cases(left: int, number: int) -> Iterator[tuple[Cells, reference.Position]]:
    rng = Random(left)
    for state in eventful_endings(left, number, 100 + left):
        yield in_mid_trick(state, told(state), rng)


@pytest.mark.parametrize(("left", "number"), [(1, 400), (2, 1200), (3, 250), (4, 12)])
def test_the_value_is_what_trying_every_line_gives(solver: Solver, left: int, number: int) -> None:
    found = [(solver.value(state), reference.value(position)) for state, position in cases(left, number)]
    assert [ours for ours, _ in found] == [theirs for _, theirs in found]
