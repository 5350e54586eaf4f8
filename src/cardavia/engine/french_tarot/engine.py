"""What the engine answers about French Tarot, for states of the chapters and for imagined worlds."""

from typing import Final

import numpy as np
import numpy.typing as npt

from cardavia.cards import SEATS, Seat
from cardavia.engine.chance import new_chance
from cardavia.engine.compiler import Cells, cells_of, new_cells
from cardavia.engine.french_tarot.desk import DESK, GOAL, STOPPED
from cardavia.engine.french_tarot.layout import LEFT, MULTIPLIER, STATE, TRICK, TURN
from cardavia.engine.french_tarot.question import ask, begin_problem, pose_contract, values
from cardavia.engine.french_tarot.random_play import random_deals, random_ends
from cardavia.engine.french_tarot.reading import BY_NUMBER, NUMBERS, read, seat_in
from cardavia.engine.french_tarot.search import search
from cardavia.games.french_tarot.deck import TarotCard
from cardavia.games.french_tarot.state import FrenchTarotState

LOG_ENTRIES: Final = 18
"""Entries of each of the two tables, as a power of two: 8 MB together."""

_MOST_CARDS: Final = 18


class FrenchTarotEngine:
    """The solver with its tables, and random play. One thread may use it at a time; answers do not depend on the past.

    The score of a seat is what it gets in `tarot.scoring.settlement`, in points.
    """

    def __init__(self, log_entries: int = LOG_ENTRIES) -> None:
        self._desk = new_cells(DESK)
        self._shapes = new_cells(2 << log_entries)
        self._table = new_cells(2 << log_entries)
        self._cards = new_cells(_MOST_CARDS)
        self._scores = new_cells(_MOST_CARDS)

    def solve(self, state: FrenchTarotState, nodes: int) -> dict[TarotCard, int] | None:
        """Return, for each card the seat to act may play, the score it gets if all go on perfectly.

        `None` when that takes more than so many positions.
        """
        desk = self._load(state, nodes)
        number = values(desk, self._shapes, self._table, self._cards, self._scores)
        if desk[STOPPED]:
            return None
        sign = 3 if desk[TRICK + TURN] == 0 else -1
        return {BY_NUMBER[int(self._cards[n])]: sign * int(self._scores[n]) for n in range(number)}

    def reaches(self, state: FrenchTarotState, score: int, nodes: int) -> bool | None:
        """Say whether the seat to act gets at least this score if all play perfectly; `None` as in `solve`."""
        desk = self._load(state, nodes)
        takes = desk[TRICK + TURN] == 0
        standing = ask(desk, self._shapes, self._table, TRICK, -(-score // 3) if takes else 1 - score)
        if desk[STOPPED]:
            return None
        return bool(standing >= desk[GOAL]) == bool(takes)

    def makes_contract(self, state: FrenchTarotState, nodes: int) -> bool | None:
        """Say whether the taker makes the contract if all play for nothing but that; `None` as in `solve`."""
        desk = self._load(state, nodes)
        pose_contract(desk)
        standing = search(desk, self._shapes, self._table, TRICK)
        return None if desk[STOPPED] else bool(standing >= 0)

    def playouts(self, state: FrenchTarotState, number: int, seed: int) -> npt.NDArray[np.int64]:
        """Return the scores of the four seats after random play to the end, one row for each of `number` times."""
        scores = new_cells(number)
        random_ends(new_cells(STATE), read(state), new_chance(seed), scores)
        return _rows(scores, [seat_in(state, seat) for seat in SEATS])

    def random_deals(self, number: int, seed: int) -> npt.NDArray[np.int64]:
        """Return the scores of random deals, seat 0 being the taker of a prise with a random ecart."""
        scores = new_cells(number)
        state = new_cells(STATE)
        state[MULTIPLIER] = 1
        random_deals(state, cells_of(sorted(NUMBERS.values())), new_chance(seed), scores)
        return _rows(scores, list(SEATS))

    def _load(self, state: FrenchTarotState, nodes: int) -> Cells:
        cells = read(state)
        if cells[TRICK + LEFT] == 0:
            raise ValueError("the deal is over: nobody is to play")
        self._desk[:STATE] = cells
        begin_problem(self._desk, nodes)
        return self._desk


def _rows(payments: Cells, seats: list[Seat]) -> npt.NDArray[np.int64]:
    share = np.array([3 if seat == 0 else -1 for seat in seats], np.int64)
    return np.asarray(payments, np.int64)[:, np.newaxis] * share
