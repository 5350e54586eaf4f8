"""What the engine answers about Tarocchino, for states of the chapters and for imagined worlds."""

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from cardavia.cards import Seat
from cardavia.engine.chance import new_chance
from cardavia.engine.compiler import Cells, cells_of, joined, new_cells
from cardavia.engine.tarocchino.desk import DESK, GOAL, NODES, STOPPED
from cardavia.engine.tarocchino.judging import judge
from cardavia.engine.tarocchino.layout import ANY_FIVE, CARDS, FREE_SIXTEEN, LEAST_LOSS, LEFT, STATE, TRICK, TURN
from cardavia.engine.tarocchino.policy import departures
from cardavia.engine.tarocchino.question import begin_problem, first_guess, value, values
from cardavia.engine.tarocchino.random_play import deal, play_down, random_deals, random_ends
from cardavia.engine.tarocchino.reading import BY_NUMBER, NUMBERS, played, read, start, together_of
from cardavia.engine.tarocchino.search import search
from cardavia.engine.tarocchino.settlement import totals
from cardavia.engine.tarocchino.twin import legal
from cardavia.games.tarocchino.deck import TarocchinoCard
from cardavia.games.tarocchino.state import TarocchinoState

LOG_ENTRIES: Final = 18
"""Entries of each of the two tables, as a power of two: 8 MB together."""

_HAND: Final = 15


class TarocchinoEngine:
    """The solver with its tables, and random play. One thread may use it at a time; no answer depends on the past.

    A value is the total of the side of the seat to act, less that of the other.
    """

    def __init__(self, log_entries: int = LOG_ENTRIES) -> None:
        self._desk = new_cells(DESK)
        self._shapes = new_cells(2 << log_entries)
        self._table = new_cells(2 << log_entries)
        self._ahead = new_cells(STATE)
        self._cards = new_cells(_HAND)
        self._differences = new_cells(_HAND)

    def solve(self, state: TarocchinoState, nodes: int) -> dict[TarocchinoCard, int] | None:
        """Return the value of each card the seat to act may play if all go on perfectly, in deck order.

        `None` when that takes more than so many positions.
        """
        found = self.solve_cells(read(state), nodes)
        return None if found is None else {card: found[card] for card in sorted(found)}

    def reaches(self, state: TarocchinoState, value: int, nodes: int) -> bool | None:
        """Say whether the side of the seat to act gets at least this value; `None` as in `solve`."""
        return self.reaches_cells(read(state), value, nodes)

    def playouts(self, state: TarocchinoState, number: int, seed: int) -> npt.NDArray[np.int64]:
        """Return the scores of the four seats after random play to the end, one row for each of `number` times."""
        scores = new_cells(2 * number)
        random_ends(new_cells(STATE), read(state), new_chance(seed), scores)
        return _rows(scores)

    def random_deals(self, number: int, seed: int) -> npt.NDArray[np.int64]:
        """Return the scores of random deals with random discards and no declarations, the deal going round."""
        scores = new_cells(2 * number)
        random_deals(_rulebook(), cells_of(range(CARDS)), new_chance(seed), scores)
        return _rows(scores)

    def judge(
        self, states: Sequence[TarocchinoState], cards: Sequence[TarocchinoCard], horizon: int, nodes: int
    ) -> npt.NDArray[np.int64]:
        """Return the value of each card in each world, as `engines.judge` says."""
        together = together_of(states)
        found = self._judged(together, [NUMBERS[card] for card in cards], horizon, nodes)
        return _sign(together) * found

    def judge_cells(
        self, worlds: Sequence[Cells], numbers: Sequence[int], horizon: int, nodes: int
    ) -> npt.NDArray[np.int64]:
        """Return, for side 0, what these cards (given by number) lead to in each world.

        -1 stands for no card: then play goes on by the policy.
        """
        return self._judged(joined(worlds), numbers, horizon, nodes)

    def departures(self, states: Sequence[TarocchinoState], seat: Seat) -> npt.NDArray[np.int64]:
        """Return for each world of one view how often the others than `seat` departed from the policy."""
        starts = joined([start(state) for state in states])
        found = new_cells(len(states))
        departures(self._ahead, starts, played(states[0]), seat, found)
        return np.asarray(found, np.int64)

    def rehearse(self, state: TarocchinoState) -> None:
        """Call what players ask of this game alone, so that it is compiled."""
        self.departures([state], state.leader)

    def solve_cells(self, cells: Cells, nodes: int) -> dict[TarocchinoCard, int] | None:
        """Answer `solve` for a twin's array."""
        desk = self._load(cells, nodes)
        number = values(desk, self._shapes, self._table, self._cards, self._differences)
        if desk[STOPPED]:
            return None
        sign = _sign(desk)
        return {BY_NUMBER[int(self._cards[n])]: sign * int(self._differences[n]) for n in range(number)}

    def reaches_cells(self, cells: Cells, value: int, nodes: int) -> bool | None:
        """Answer `reaches` for a twin's array."""
        desk = self._load(cells, nodes)
        sign = _sign(desk)
        desk[GOAL] = value if sign > 0 else 1 - value
        found = search(desk, self._shapes, self._table, TRICK)
        return None if desk[STOPPED] else bool(found >= desk[GOAL]) == (sign > 0)

    def value_cells(self, cells: Cells) -> tuple[int, int]:
        """Return the total of side 0 less that of side 1 with perfect play, and how many positions it took."""
        desk = self._load(cells, 2**62)
        found = value(desk, self._shapes, self._table, TRICK, first_guess(desk))
        return int(found), int(desk[NODES])

    def playable(self, cells: Cells) -> tuple[TarocchinoCard, ...]:
        """Return what the twin says may be played now, in deck order."""
        mask = legal(cells, TRICK)
        return tuple(sorted(card for number, card in BY_NUMBER.items() if mask >> number & 1))

    def scores(self, cells: Cells) -> tuple[int, ...]:
        """Return what the twin says the finished deal is worth to each seat."""
        first, second = totals(cells, TRICK)
        return int(first), int(second), int(first), int(second)

    def random_ending(self, left: int, seed: int) -> Cells:
        """Return a position with so many tricks left, after random play of a random deal."""
        cells = _rulebook()
        chance = new_chance(seed)
        deal(cells, cells_of(range(CARDS)), chance, seed % 4)
        play_down(cells, chance, left)
        return cells

    def _judged(self, together: Cells, numbers: Sequence[int], horizon: int, nodes: int) -> npt.NDArray[np.int64]:
        number = len(together) // STATE
        found = new_cells(number * len(numbers))
        limits = cells_of((horizon, nodes))
        judge(self._desk, self._shapes, self._table, self._ahead, together, cells_of(numbers), limits, found)
        return np.asarray(found, np.int64).reshape(number, len(numbers))

    def _load(self, cells: Cells, nodes: int) -> Cells:
        if cells[TRICK + LEFT] == 0:
            raise ValueError("the deal is over: nobody is to play")
        self._desk[:STATE] = cells
        begin_problem(self._desk, nodes)
        return self._desk


def _rulebook() -> Cells:
    """Return an empty state without house rules."""
    cells = new_cells(STATE)
    cells[FREE_SIXTEEN] = cells[ANY_FIVE] = cells[LEAST_LOSS] = 1
    return cells


def _sign(cells: Cells) -> int:
    return -1 if cells[TRICK + TURN] & 1 else 1


def _rows(scores: Cells) -> npt.NDArray[np.int64]:
    return np.tile(np.asarray(scores, np.int64).reshape(-1, 2), 2)
