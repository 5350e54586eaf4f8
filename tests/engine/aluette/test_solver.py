from collections.abc import Iterator
from random import Random

import pytest

from cardavia.engine.aluette.layout import LEVEL, OF_NINE, STATE, TRICK, TURN
from cardavia.engine.aluette.question import begin_problem, packed, value, values
from cardavia.engine.aluette.random_play import deal
from cardavia.engine.aluette.reading import NUMBERS
from cardavia.engine.aluette.search import search
from cardavia.engine.aluette.twin import lay
from cardavia.engine.chance import new_chance
from cardavia.engine.compiler import Cells, cells_of, new_cells
from cardavia.engine.desk import GOAL, NODES, STOPPED, new_desk
from cardavia.games.aluette.house_rules import AluetteHouseRules
from tests.engine.aluette import reference

NO_LIMIT = 10**15


class Solver:
    def __init__(self, log_entries: int = 12) -> None:
        self.desk = new_desk(log_entries)

    def load(self, state: Cells, nodes: int = NO_LIMIT) -> Cells:
        self.desk[:STATE] = state
        begin_problem(self.desk, nodes)
        return self.desk

    def value(self, state: Cells, guess: int = 1) -> int:
        return int(value(self.load(state), TRICK, guess))

    def reaches(self, state: Cells, goal: int) -> bool:
        desk = self.load(state)
        desk[GOAL] = goal
        return bool(search(desk, TRICK) >= goal)

    def values(self, state: Cells) -> dict[int, int]:
        cards, outcomes = new_cells(9), new_cells(9)
        number = values(self.load(state), cards, outcomes)
        return {int(LEVEL[cards[n]]): int(outcomes[n]) for n in range(number)}


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver()


def cases(left: int, number: int, seed: int) -> Iterator[tuple[Cells, reference.Position]]:
    """Yield random positions with so many tricks left, half of them after a history in which few took tricks."""
    rng = Random(seed)
    state = new_cells(STATE)
    deck = cells_of(sorted(NUMBERS.values()))
    chance = new_chance(seed)
    for n in range(number):
        state[OF_NINE] = n % 3 % 2
        deal(state, deck, chance, n % 4)
        position = told(state, n % 4)
        for _ in range(4 * (9 - left) + rng.randrange(4)):
            options = cards_of(state, position.turn)
            card = max(options) if position.turn == n % 5 else rng.choice(options)
            lay(state, TRICK, card)
            position = reference.after(position, int(LEVEL[card]))
        yield state.copy(), position


def told(state: Cells, leader: int) -> reference.Position:
    hands = tuple(tuple(int(LEVEL[card]) for card in cards_of(state, seat)) for seat in range(4))
    return reference.Position(hands, leader, (), (), AluetteHouseRules(mordienne_of_nine=bool(state[OF_NINE])))


def cards_of(state: Cells, seat: int) -> list[int]:
    return [card for card in range(52) if state[seat] >> card & 1]


@pytest.mark.rule("aluette.scoring.mordienne")
@pytest.mark.parametrize(("left", "number"), [(1, 400), (2, 1200), (3, 120)])
def test_the_value_is_what_trying_every_line_gives(solver: Solver, left: int, number: int) -> None:
    found = [(solver.value(state), reference.value(position)) for state, position in cases(left, number, left)]
    assert [ours for ours, _ in found] == [theirs for _, theirs in found]


def test_four_tricks_from_the_end_it_still_is(solver: Solver) -> None:
    found = [(solver.value(state), reference.value(position)) for state, position in cases(4, 2, 4)]
    assert [ours for ours, _ in found] == [theirs for _, theirs in found]


def test_the_value_does_not_depend_on_the_guess(solver: Solver) -> None:
    for state, _ in cases(5, 60, 5):
        assert len({solver.value(state, guess) for guess in (-1, 0, 1, 2)}) == 1


def test_the_value_does_not_depend_on_what_a_larger_table_remembers(solver: Solver) -> None:
    large = Solver(18)
    found = [(solver.value(state), large.value(state)) for state, _ in cases(6, 60, 6)]
    assert [ours for ours, _ in found] == [theirs for _, theirs in found]


def test_a_yes_or_no_question_agrees_with_the_value(solver: Solver) -> None:
    for state, _ in cases(4, 60, 7):
        best = solver.value(state)
        assert [solver.reaches(state, goal) for goal in range(-1, 3)] == [best >= goal for goal in range(-1, 3)]


def test_each_card_is_worth_what_the_position_after_it_is(solver: Solver) -> None:
    for state, _ in cases(4, 60, 8):
        for level, found in solver.values(state).items():
            after = state.copy()
            lay(after, TRICK, next(card for card in cards_of(state, turn(state)) if LEVEL[card] == level))
            assert found == solver.value(after)


def turn(state: Cells) -> int:
    return int(state[TRICK + TURN])


def test_a_search_gives_up_when_it_has_looked_at_too_many_positions(solver: Solver) -> None:
    state, _ = next(iter(cases(9, 1, 9)))
    desk = solver.load(state, nodes=500)
    value(desk, TRICK, 1)
    assert (desk[STOPPED], desk[NODES] < 600) == (1, True)


def test_the_cards_of_a_level_are_packed_into_its_lowest_numbers() -> None:
    assert packed(0b1010_0000_1100 | 1 << 51) == 0b0011_0000_0011 | 1 << 51
