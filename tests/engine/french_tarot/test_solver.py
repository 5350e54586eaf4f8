from collections.abc import Iterator
from random import Random

import pytest

from cardavia.engine.compiler import Cells, new_cells
from cardavia.engine.desk import GOAL, NODES, STOPPED, new_desk
from cardavia.engine.french_tarot.engine import FrenchTarotEngine
from cardavia.engine.french_tarot.layout import STATE, SWEPT, TRICK
from cardavia.engine.french_tarot.question import begin_problem, first_guess, pose, value, values
from cardavia.engine.french_tarot.reading import BY_NUMBER
from cardavia.engine.french_tarot.search import search
from cardavia.engine.french_tarot.twin import lay
from tests.engine.french_tarot import reference
from tests.engine.french_tarot.positions import (
    eventful_endings,
    legal_cards,
    random_endings,
    swept_ending,
    told,
)

NO_LIMIT = 10**15


class Solver:
    def __init__(self, log_entries: int = 12) -> None:
        self.desk = new_desk(log_entries)

    def load(self, state: Cells, nodes: int = NO_LIMIT) -> Cells:
        self.desk[:STATE] = state
        begin_problem(self.desk, nodes)
        return self.desk

    def value(self, state: Cells) -> int:
        desk = self.load(state)
        return int(value(desk, TRICK, first_guess(desk)))

    def reaches(self, state: Cells, score: int) -> bool:
        desk = self.load(state)
        pose(desk, score)
        return bool(search(desk, TRICK) >= desk[GOAL])

    def values(self, state: Cells) -> dict[int, int]:
        cards, scores = new_cells(18), new_cells(18)
        number = values(self.load(state), cards, scores)
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


@pytest.mark.parametrize(("left", "number"), [(1, 400), (2, 1200), (3, 200), (4, 4)])
def test_the_value_is_what_trying_every_line_gives(solver: Solver, left: int, number: int) -> None:
    found = [(solver.value(state), reference.value(position)) for state, position in cases(left, number)]
    assert [ours for ours, _ in found] == [theirs for _, theirs in found]


@pytest.mark.rule("tarot.excuse.slam")
def test_the_value_is_right_where_the_excuse_may_complete_a_chelem(solver: Solver) -> None:
    endings = [swept_ending(holder, left, seed) for holder in range(4) for left in (2, 3) for seed in (0, 1)]
    found = [(solver.value(state), reference.value(told(state))) for state in endings]
    assert [ours for ours, _ in found] == [theirs for _, theirs in found]


def test_the_value_does_not_depend_on_what_a_larger_table_remembers(solver: Solver) -> None:
    large = Solver(18)
    found = [(solver.value(state), large.value(state)) for state in random_endings(6, 60, 6)]
    assert [ours for ours, _ in found] == [theirs for _, theirs in found]


def test_the_value_does_not_depend_on_the_guess(solver: Solver) -> None:
    for state in eventful_endings(5, 40, 5):
        found = set()
        for off in (-70, -9, 0, 1, 30):
            desk = solver.load(state)
            found.add(int(value(desk, TRICK, first_guess(desk) + off)))
        assert len(found) == 1


def test_a_yes_or_no_question_agrees_with_the_value(solver: Solver) -> None:
    for state in eventful_endings(4, 60, 7):
        best = solver.value(state)
        assert [solver.reaches(state, best + off) for off in (-25, 0, 1, 25)] == [True, True, False, False]


def test_the_contract_is_made_when_playing_for_it_alone_the_taker_comes_to_the_target(solver: Solver) -> None:
    # With neither Petit nor chelem in play a made contract is a score above nothing.
    engine = FrenchTarotEngine(log_entries=12)
    asked = 0
    for state in random_endings(5, 200, 11):
        if state[TRICK + SWEPT] or (state[1] | state[3] | state[5] | state[7]) & 2:
            continue
        assert engine.makes_contract_cells(state, NO_LIMIT) == (solver.value(state) > 0)
        assert engine.makes_contract_cells(state, nodes=0) is None
        asked += 1
    assert asked > 20


def test_each_card_is_worth_what_the_position_after_it_is(solver: Solver) -> None:
    for state in eventful_endings(4, 60, 8):
        found = solver.values(state)
        assert sorted(found) == sorted(legal_cards(state))
        for card, worth in found.items():
            after = state.copy()
            lay(after, TRICK, card)
            assert worth == solver.value(after)


def test_a_search_gives_up_when_it_has_looked_at_too_many_positions(solver: Solver) -> None:
    state = next(iter(random_endings(18, 1, 9)))
    desk = solver.load(state, nodes=500)
    value(desk, TRICK, 0)
    assert (desk[STOPPED], desk[NODES] < 600) == (1, True)
