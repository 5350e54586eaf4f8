from collections.abc import Iterator
from random import Random

import pytest

from cardavia.engine.chance import new_chance
from cardavia.engine.compiler import Cells, cells_of, new_cells
from cardavia.engine.desk import GOAL, NODES, STOPPED, new_desk
from cardavia.engine.tarocchino.layout import (
    ANY_FIVE,
    DEALER_SIDE,
    DISCARDS,
    FREE_SIXTEEN,
    LEAST_LOSS,
    STATE,
    TRICK,
)
from cardavia.engine.tarocchino.question import begin_problem, first_guess, value, values
from cardavia.engine.tarocchino.random_play import deal
from cardavia.engine.tarocchino.reading import BY_NUMBER
from cardavia.engine.tarocchino.search import search
from cardavia.engine.tarocchino.twin import lay, legal
from cardavia.games.tarocchino.house_rules import GapBeforeSixteen, MattoPrice, MoorsAfter, TarocchinoHouseRules
from tests.engine.tarocchino import reference

NO_LIMIT = 10**15


class Solver:
    def __init__(self, log_entries: int = 12) -> None:
        self.desk = new_desk(log_entries)

    def load(self, state: Cells, nodes: int = NO_LIMIT) -> Cells:
        self.desk[:STATE] = state
        begin_problem(self.desk, nodes)
        return self.desk

    def value(self, state: Cells, off: int = 0) -> int:
        desk = self.load(state)
        return int(value(desk, TRICK, first_guess(desk) + off))

    def reaches(self, state: Cells, goal: int) -> bool:
        desk = self.load(state)
        desk[GOAL] = goal
        return bool(search(desk, TRICK) >= goal)

    def values(self, state: Cells) -> dict[int, int]:
        cards, differences = new_cells(15), new_cells(15)
        number = values(self.load(state), cards, differences)
        return {int(cards[n]): int(differences[n]) for n in range(number)}


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver()


def cases(left: int, number: int, seed: int) -> Iterator[tuple[Cells, reference.Position]]:
    """Yield random positions with so many tricks left, every third with one side taking nearly everything."""
    rng = Random(seed)
    deck = cells_of(range(62))
    chance = new_chance(seed)
    for n in range(number):
        state = new_cells(STATE)
        state[FREE_SIXTEEN], state[ANY_FIVE], state[LEAST_LOSS] = (
            (1, 1, 1) if n % 2 else (n & 1, n >> 2 & 1, n >> 1 & 1)
        )
        deal(state, deck, chance, n % 4)
        if n % 3 == 0:
            favour(state)
        position = told(state, n % 4)
        for _ in range(4 * (15 - left) + rng.randrange(4)):
            card = rng.choice(legal_cards(state))
            lay(state, TRICK, card)
            position = reference.after(position, BY_NUMBER[card].code)
        yield state.copy(), position


def favour(state: Cells) -> None:
    """Give the dealer's opponents all high cards and trumps of the other pair, one for one."""
    side = 1 - state[DEALER_SIDE]
    for strong, weak in ((side, 1 - side), (side + 2, 3 - side)):
        both = sorted(cards_of(state, strong) + cards_of(state, weak), key=lambda card: (card >= 40, card % 10))
        state[weak] = sum(1 << card for card in both[:15])
        state[strong] = sum(1 << card for card in both[15:])


def told(state: Cells, dealer: int) -> reference.Position:
    return reference.Position(
        hands=tuple(codes(cards_of(state, seat)) for seat in range(4)),
        leader=(dealer + 1) % 4,
        trick=(),
        tricks=(),
        dealer=dealer,
        discards=codes([card for card in range(62) if state[DISCARDS] >> card & 1]),
        house_rules=TarocchinoHouseRules(
            gap_before_sixteen=GapBeforeSixteen.FREE if state[FREE_SIXTEEN] else GapBeforeSixteen.BARRED,
            moors_after=MoorsAfter.ANY_FIVE if state[ANY_FIVE] else MoorsAfter.REAL_FIVE,
            matto_price=MattoPrice.LEAST_LOSS if state[LEAST_LOSS] else MattoPrice.FIXED_ORDER,
        ),
    )


def codes(numbers: list[int]) -> tuple[str, ...]:
    return tuple(BY_NUMBER[number].code for number in numbers)


def cards_of(state: Cells, seat: int) -> list[int]:
    return [card for card in range(62) if state[seat] >> card & 1]


def legal_cards(state: Cells) -> list[int]:
    mask = legal(state, TRICK)
    return [card for card in range(62) if mask >> card & 1]


@pytest.mark.parametrize(("left", "number"), [(1, 200), (2, 300), (3, 40)])
def test_the_value_is_what_trying_every_line_gives(solver: Solver, left: int, number: int) -> None:
    found = [(solver.value(state), reference.value(position)) for state, position in cases(left, number, left)]
    assert [ours for ours, _ in found] == [theirs for _, theirs in found]


def test_the_value_does_not_depend_on_the_guess(solver: Solver) -> None:
    for state, _ in cases(5, 40, 5):
        assert len({solver.value(state, off) for off in (-60, -7, 0, 1, 40)}) == 1


def test_the_value_does_not_depend_on_what_a_larger_table_remembers(solver: Solver) -> None:
    large = Solver(18)
    found = [(solver.value(state), large.value(state)) for state, _ in cases(6, 30, 6)]
    assert [ours for ours, _ in found] == [theirs for _, theirs in found]


def test_a_yes_or_no_question_agrees_with_the_value(solver: Solver) -> None:
    for state, _ in cases(4, 40, 7):
        best = solver.value(state)
        assert [solver.reaches(state, best + off) for off in (-9, 0, 1, 9)] == [True, True, False, False]


def test_each_card_is_worth_what_the_position_after_it_is(solver: Solver) -> None:
    for state, _ in cases(4, 40, 8):
        found = solver.values(state)
        assert list(found) == legal_cards(state)
        for card, worth in found.items():
            after = state.copy()
            lay(after, TRICK, card)
            assert worth == solver.value(after)


def test_a_search_gives_up_when_it_has_looked_at_too_many_positions(solver: Solver) -> None:
    state, _ = next(iter(cases(14, 1, 9)))
    desk = solver.load(state, nodes=500)
    value(desk, TRICK, 0)
    assert (desk[STOPPED], desk[NODES] < 600) == (1, True)
