"""What the engine answers about Tarocchino, for states of the chapters and for imagined worlds."""

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from cardavia.engine.chance import new_chance
from cardavia.engine.compiler import Cells, cells_of, joined, new_cells
from cardavia.engine.desk import GOAL, NODES, STOPPED, new_desk
from cardavia.engine.tarocchino.judging import judge, judge_pairs
from cardavia.engine.tarocchino.layout import ANY_FIVE, CARDS, FREE_SIXTEEN, LEAST_LOSS, LEFT, STATE, TRICK, TURN
from cardavia.engine.tarocchino.policy import departures
from cardavia.engine.tarocchino.pondering import (
    ABOVE,
    BELOW,
    CARD,
    CHILD,
    GAINS,
    NODE,
    PATH,
    ROOT,
    SIBLING,
    VISITS,
    ponder,
)
from cardavia.engine.tarocchino.question import begin_problem, first_guess, value, values
from cardavia.engine.tarocchino.random_play import deal, play_down, random_deals, random_ends
from cardavia.engine.tarocchino.reading import BY_NUMBER, NUMBERS, mask, places_of, played, read, start, together_of
from cardavia.engine.tarocchino.search import search
from cardavia.engine.tarocchino.settlement import totals
from cardavia.engine.tarocchino.twin import legal
from cardavia.engine.tarocchino.worlds import draw, hidden, laid_aside
from cardavia.games.tarocchino.deck import TarocchinoCard
from cardavia.games.tarocchino.state import TarocchinoState
from cardavia.games.tarocchino.view import TarocchinoView
from cardavia.games.tarocchino.view import view as view_of

LOG_ENTRIES: Final = 18
"""Entries of each of the two tables, as a power of two: 8 MB together."""

_HAND: Final = 15


@dataclass(frozen=True, slots=True)
class Walking:
    """How a tree is walked through; `pondering` says what the numbers mean, and has them in this order."""

    plies: int
    horizon: int
    nodes: int
    curiosity: int
    reserve: int
    leaning: int


class TarocchinoEngine:
    """The solver with its tables, and random play. One thread may use it at a time; no answer depends on the past.

    A value is the total of the side of the seat to act, less that of the other.
    """

    def __init__(self, log_entries: int = LOG_ENTRIES) -> None:
        self._desk = new_desk(log_entries)
        self._state = new_cells(STATE)
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

    def rehearse(self, state: TarocchinoState) -> None:
        """Call what players ask of this game alone, so that it is compiled."""
        seat = state.leader
        states, _ = self.drawn(view_of(state, seat), state, passed=1, number=1, seed=0)
        self.judged_pairs(states, [mask(state.discards)])
        self.walked(states, [0], state.hands[seat][:1], Walking(1, 1, 1, 1, 1, 1))

    def drawn(
        self, view: TarocchinoView, world: TarocchinoState, passed: int, number: int, seed: int
    ) -> tuple[Cells, npt.NDArray[np.int64]]:
        """Return so many worlds of a view, one of which is `world`, as states one after the other.

        With them comes a row of numbers for each: how often the other seats departed from the policy, how many
        seats of the mask `passed` would have declared by the rules of thumb, and what the discards are worth.
        """
        unseen, places = places_of(view)
        states = new_cells(number * STATE)
        departed, hid, aside = new_cells(number), new_cells(number), new_cells(number)
        draw(start(world), places, unseen, new_chance(seed), states)
        hidden(states, passed, hid)
        laid_aside(states, aside)
        departures(self._state, states, played(world), -1 if view.seat is None else view.seat, departed)
        return states, np.array([departed, hid, aside], np.int64).T

    def walked(
        self, states: Cells, order: Sequence[int], cards: Sequence[TarocchinoCard], walking: Walking
    ) -> npt.NDArray[np.int64]:
        """Return what came of each of these cards, a row for each.

        Its numbers are how often the card was walked through, what that brought in all (in the unit of `solve`),
        and how often it brought more than 0. `order` names a state for each walk, all of them of one view. Of equal
        neighbours `cards` have the lowest.
        """
        tree = new_cells(NODE * (len(order) + 2))
        asked = cells_of((mask(cards), *astuple(walking)))
        ponder(self._desk, states, cells_of(order), tree, new_cells(PATH), asked)
        sign = _sign(states)
        found = {NUMBERS[card]: (0, 0, 0) for card in cards}
        child = int(tree[ROOT + CHILD])
        while child:
            visits, gains, *beyond = (int(tree[child + field]) for field in (VISITS, GAINS, ABOVE, BELOW))
            found[int(tree[child + CARD])] = (visits, sign * gains, beyond[sign < 0])
            child = int(tree[child + SIBLING])
        return np.array(list(found.values()), np.int64)

    def judged_pairs(self, starts: Cells, pairs: Sequence[int]) -> npt.NDArray[np.int64]:
        """Return what laying each of these pairs (masks) aside brings the dealer's side, a row for each world."""
        number = len(starts) // STATE
        found = new_cells(number * len(pairs))
        judge_pairs(self._state, starts, cells_of(pairs), found)
        return np.asarray(found, np.int64).reshape(number, len(pairs))

    def solve_cells(self, cells: Cells, nodes: int) -> dict[TarocchinoCard, int] | None:
        """Answer `solve` for a twin's array."""
        desk = self._load(cells, nodes)
        number = values(desk, self._cards, self._differences)
        if desk[STOPPED]:
            return None
        sign = _sign(desk)
        return {BY_NUMBER[int(self._cards[n])]: sign * int(self._differences[n]) for n in range(number)}

    def reaches_cells(self, cells: Cells, value: int, nodes: int) -> bool | None:
        """Answer `reaches` for a twin's array."""
        desk = self._load(cells, nodes)
        sign = _sign(desk)
        desk[GOAL] = value if sign > 0 else 1 - value
        found = search(desk, TRICK)
        return None if desk[STOPPED] else bool(found >= desk[GOAL]) == (sign > 0)

    def value_cells(self, cells: Cells) -> tuple[int, int]:
        """Return the total of side 0 less that of side 1 with perfect play, and how many positions it took."""
        desk = self._load(cells, 2**62)
        found = value(desk, TRICK, first_guess(desk))
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
        judge(self._desk, together, cells_of(numbers), limits, found)
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
