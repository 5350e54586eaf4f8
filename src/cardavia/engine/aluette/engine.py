"""What the engine answers about Aluette, for states of the chapters and for imagined worlds."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from cardavia.cards import SEATS
from cardavia.engine.aluette.judging import judge
from cardavia.engine.aluette.layout import LEFT, LEVEL, OF_NINE, STATE, TRICK, TURN
from cardavia.engine.aluette.pondering import OUTCOMES, draw, ponder
from cardavia.engine.aluette.question import begin_problem, value, values
from cardavia.engine.aluette.random_play import deal, play_down, random_deals, random_ends
from cardavia.engine.aluette.reading import BY_NUMBER, NUMBERS, mask, played, read, start, together_of, unseen
from cardavia.engine.aluette.search import search
from cardavia.engine.aluette.twin import legal, settle
from cardavia.engine.chance import new_chance
from cardavia.engine.compiler import Cells, cells_of, joined, new_cells
from cardavia.engine.desk import GOAL, NODES, STOPPED, new_desk
from cardavia.games.aluette.deck import AluetteCard
from cardavia.games.aluette.state import AluetteState

LOG_ENTRIES: Final = 18
"""Entries of each of the two tables, as a power of two: 8 MB together."""

_HAND: Final = 9


@dataclass(frozen=True, slots=True)
class Pondering:
    """In how many worlds to think, and how.

    A world keeps `trust` percent of its weight for each card that the policy would not have played in it. From
    `horizon` tricks left on play is exact, as far as so many `nodes` allow.
    """

    worlds: int
    trust: int
    horizon: int
    nodes: int


class AluetteEngine:
    """The solver with its tables, and random play. One thread may use it at a time; no answer depends on the past.

    A value is the points of the deal for the side of the seat to act, less those of the other: -2 to 2.
    """

    def __init__(self, log_entries: int = LOG_ENTRIES) -> None:
        self._desk = new_desk(log_entries)
        self._now = new_cells(STATE)
        self._cards = new_cells(_HAND)
        self._outcomes = new_cells(_HAND)

    def solve(self, state: AluetteState, nodes: int) -> dict[AluetteCard, int] | None:
        """Return the value of each card the seat to act may play if all go on perfectly, in deck order.

        `None` when that takes more than so many positions.
        """
        return self.solve_cells(read(state), nodes)

    def reaches(self, state: AluetteState, value: int, nodes: int) -> bool | None:
        """Say whether the side of the seat to act gets at least this value; `None` as in `solve`."""
        return self.reaches_cells(read(state), value, nodes)

    def playouts(self, state: AluetteState, number: int, seed: int) -> npt.NDArray[np.int64]:
        """Return the scores of the four seats after random play to the end, one row for each of `number` times."""
        outcomes = new_cells(number)
        random_ends(new_cells(STATE), read(state), new_chance(seed), outcomes)
        return _rows(outcomes)

    def random_deals(self, number: int, seed: int) -> npt.NDArray[np.int64]:
        """Return the scores of random deals played at random, the lead going round."""
        outcomes = new_cells(number)
        state = new_cells(STATE)
        state[OF_NINE] = 1
        random_deals(state, cells_of(sorted(BY_NUMBER)), new_chance(seed), outcomes)
        return _rows(outcomes)

    def judge(
        self, states: Sequence[AluetteState], cards: Sequence[AluetteCard], horizon: int, nodes: int
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

    def ponder(
        self, world: AluetteState, cards: Sequence[AluetteCard], pondering: Pondering, seed: int
    ) -> npt.NDArray[np.int64]:
        """Return what each card may come to, for the side of the seat to act in this world of its view.

        A row for each card; its columns are the outcomes -2 to 2, and hold how often, by weight, each came. What
        the seat does not see is dealt anew in each of many worlds, so it does not matter which world is given.
        """
        seat = -1 if world.turn is None else world.turn
        line = played(world)
        begun = start(world)
        seen = begun[seat] | mask(card for trick in world.tricks for card in trick.cards) | mask(world.trick)
        asked = cells_of((seat, unseen(world, seen), pondering.trust, pondering.horizon, pondering.nodes))
        for other in SEATS:
            begun[other] &= seen
        starts = new_cells(pondering.worlds * STATE)
        draw(begun, asked, new_chance(seed), starts)
        tally = new_cells(OUTCOMES * len(cards))
        numbers = cells_of(NUMBERS[card] for card in cards)
        weights = new_cells(pondering.worlds)
        ponder(self._desk, self._now, starts, weights, line, numbers, asked, tally)
        found = np.asarray(tally, np.int64).reshape(len(cards), OUTCOMES)
        return found[:, ::-1] if seat & 1 else found

    def rehearse(self, state: AluetteState) -> None:
        """Call what players ask of this game alone, so that it is compiled."""
        cards = self.playable(read(state))
        self.ponder(state, cards[:1], Pondering(worlds=1, trust=50, horizon=1, nodes=1), seed=0)

    def solve_cells(self, cells: Cells, nodes: int) -> dict[AluetteCard, int] | None:
        """Answer `solve` for a twin's array."""
        desk = self._load(cells, nodes)
        number = values(desk, self._cards, self._outcomes)
        if desk[STOPPED]:
            return None
        sign = _sign(cells)
        found = {int(LEVEL[self._cards[n]]): sign * int(self._outcomes[n]) for n in range(number)}
        return {card: found[card.level] for card in self.playable(cells)}

    def reaches_cells(self, cells: Cells, value: int, nodes: int) -> bool | None:
        """Answer `reaches` for a twin's array."""
        desk = self._load(cells, nodes)
        sign = _sign(desk)
        desk[GOAL] = value if sign > 0 else 1 - value
        found = search(desk, TRICK)
        return None if desk[STOPPED] else bool(found >= desk[GOAL]) == (sign > 0)

    def value_cells(self, cells: Cells) -> tuple[int, int]:
        """Return the points of side 0 less those of side 1 with perfect play, and how many positions it took."""
        desk = self._load(cells, 2**62)
        found = value(desk, TRICK, 1)
        return int(found), int(desk[NODES])

    def playable(self, cells: Cells) -> tuple[AluetteCard, ...]:
        """Return what the twin says may be played now, in deck order."""
        mask = legal(cells, TRICK)
        return tuple(sorted(card for number, card in BY_NUMBER.items() if mask >> number & 1))

    def scores(self, cells: Cells) -> tuple[int, ...]:
        """Return what the twin says the finished deal is worth to each seat."""
        first, second, *_ = _rows(cells_of([settle(cells)]))[0]
        return int(first), int(second), int(first), int(second)

    def random_ending(self, left: int, seed: int) -> Cells:
        """Return a position with so many tricks left, after random play of a random deal."""
        cells = new_cells(STATE)
        cells[OF_NINE] = 1
        chance = new_chance(seed)
        deal(cells, cells_of(sorted(BY_NUMBER)), chance, seed % 4)
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


def _sign(cells: Cells) -> int:
    return -1 if cells[TRICK + TURN] & 1 else 1


def _rows(outcomes: Cells) -> npt.NDArray[np.int64]:
    points = np.asarray(outcomes, np.int64)
    first, second = np.maximum(points, 0), np.maximum(-points, 0)
    return np.stack([first, second, first, second], axis=1)
