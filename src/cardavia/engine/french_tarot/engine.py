"""What the engine answers about French Tarot, for states of the chapters and for imagined worlds."""

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from cardavia.cards import SEATS, Seat
from cardavia.engine.chance import new_chance
from cardavia.engine.compiler import Cells, cells_of, joined, new_cells
from cardavia.engine.desk import GOAL, NODES, STOPPED, new_desk
from cardavia.engine.french_tarot.auction import judge_bids, judge_ecarts
from cardavia.engine.french_tarot.imagining import (
    WORLD,
    begin_scene,
    begin_worlds,
    imagine,
    replay_all,
    weigh_words,
)
from cardavia.engine.french_tarot.judging import judge
from cardavia.engine.french_tarot.layout import (
    EXCUSE,
    LEFT,
    LOST_TWICE,
    MULTIPLIER,
    PETIT_SLAM,
    STATE,
    TRICK,
    TURN,
)
from cardavia.engine.french_tarot.likeness import UNIT, weigh_plays
from cardavia.engine.french_tarot.question import begin_problem, first_guess, pose, pose_contract, value, values
from cardavia.engine.french_tarot.random_play import deal, play_down, random_deals, random_ends
from cardavia.engine.french_tarot.reading import BY_NUMBER, NUMBERS, read, seat_in
from cardavia.engine.french_tarot.scene import Scene, scene_of
from cardavia.engine.french_tarot.search import search
from cardavia.engine.french_tarot.twin import legal, settle
from cardavia.games.french_tarot.deck import TarotCard
from cardavia.games.french_tarot.state import FrenchTarotState
from cardavia.games.french_tarot.view import view

LOG_ENTRIES: Final = 20
"""Entries of each of the two tables, as a power of two: 32 MB together, which hard endings of ten tricks fill."""

SHARES: Final = (3, -1, -1, -1)
"""What one defender pays the taker, as each seat has it, the taker first: tarot.scoring.settlement."""

_HAND: Final = 18


@dataclass(frozen=True, slots=True)
class Bidding:
    """An auction as far as it has come, for the seat that bids; `auction` says what the numbers mean.

    `thresholds` are the counts from which on the others bid prise, garde, garde sans and garde contre.
    """

    seat: int
    highest: int
    holder: int
    after: int
    leader: int
    thresholds: tuple[int, int, int, int]


class FrenchTarotEngine:
    """The solver with its tables, and random play. One thread may use it at a time; no answer depends on the past.

    The score of a seat is what it gets in `tarot.scoring.settlement`, in points.
    """

    def __init__(self, log_entries: int = LOG_ENTRIES) -> None:
        self._desk = new_desk(log_entries)
        self._state = new_cells(STATE)
        self._cards = new_cells(_HAND)
        self._scores = new_cells(_HAND)

    def solve(self, state: FrenchTarotState, nodes: int) -> dict[TarotCard, int] | None:
        """Return, for each card the seat to act may play, the score it gets if all go on perfectly, in deck order.

        `None` when that takes more than so many positions.
        """
        found = self.solve_cells(read(state), nodes)
        return None if found is None else {card: found[card] for card in sorted(found)}

    def reaches(self, state: FrenchTarotState, score: int, nodes: int) -> bool | None:
        """Say whether the seat to act gets at least this score if all play perfectly; `None` as in `solve`."""
        return self.reaches_cells(read(state), score, nodes)

    def makes_contract(self, state: FrenchTarotState, nodes: int) -> bool | None:
        """Say whether the taker makes the contract if all play for nothing but that; `None` as in `solve`."""
        return self.makes_contract_cells(read(state), nodes)

    def makes_contract_cells(self, cells: Cells, nodes: int) -> bool | None:
        """Answer `makes_contract` for a twin's array."""
        desk = self._load(cells, nodes)
        pose_contract(desk)
        standing = search(desk, TRICK)
        return None if desk[STOPPED] else bool(standing >= 0)

    def playouts(self, state: FrenchTarotState, number: int, seed: int) -> npt.NDArray[np.int64]:
        """Return the scores of the four seats after random play to the end, one row for each of `number` times."""
        scores = new_cells(number)
        random_ends(new_cells(STATE), read(state), new_chance(seed), scores)
        return _rows(scores, [seat_in(state, seat) for seat in SEATS])

    def random_deals(self, number: int, seed: int) -> npt.NDArray[np.int64]:
        """Return the scores of random deals, seat 0 being the taker of a prise with a random ecart."""
        scores = new_cells(number)
        random_deals(_prise(), cells_of(sorted(BY_NUMBER)), new_chance(seed), scores)
        return _rows(scores, list(SEATS))

    def judge(
        self, states: Sequence[FrenchTarotState], cards: Sequence[TarotCard], horizon: int, nodes: int
    ) -> npt.NDArray[np.int64]:
        """Return the score of the seat to act for each world and card, as `engines.judge` says."""
        worlds = [read(state) for state in states]
        payments = self.judge_cells(worlds, [NUMBERS[card] for card in cards], horizon, nodes)
        return payments * SHARES[worlds[0][TRICK + TURN]]

    def imagine(self, scene: Scene, number: int, seed: int) -> Cells:
        """Return so many worlds of a scene, one after the other."""
        worlds = new_cells(WORLD * number)
        chance = new_chance(seed)
        laid = new_cells(2)
        for place, where in enumerate(scene.wheres):
            first, last = (number * (place + step) // len(scene.wheres) for step in (0, 1))
            begin_scene(scene.cells, scene.cards, where)
            imagine(scene.cells, scene.cards, where, chance, laid, worlds, first, last)
        return worlds

    def words_weighed(self, scene: Scene, worlds: Cells, opinions: Cells) -> npt.NDArray[np.float64]:
        """Return the logarithm of how likely the others would have bid so in each of these worlds."""
        weights = new_cells(len(worlds) // WORLD)
        weigh_words(scene.cells, opinions, worlds, weights)
        return np.asarray(weights, float) / UNIT

    def plays_weighed(self, scene: Scene, starts: Cells) -> npt.NDArray[np.float64]:
        """Return the logarithm of how likely the others would have played so from each of these states."""
        weights = new_cells(len(starts) // STATE)
        weigh_plays(self._state, starts, scene.line, scene.observer, weights)
        return np.asarray(weights, float) / UNIT

    def starts(self, scene: Scene, worlds: Cells) -> Cells:
        """Return the states of these worlds before the first card, one after the other."""
        starts = new_cells(STATE * (len(worlds) // WORLD))
        begin_worlds(self._state, scene.base, scene.kept, scene.leader, worlds, starts)
        return starts

    def replay(self, scene: Scene, states: Cells) -> None:
        """Play what has been played in every one of these states."""
        replay_all(self._state, states, scene.line)

    def judge_flat(self, flat: Cells, numbers: Sequence[int], horizon: int, nodes: int) -> npt.NDArray[np.int64]:
        """Answer `judge_cells` for states one after the other."""
        number = len(flat) // STATE
        scores = new_cells(number * len(numbers))
        limits = cells_of((horizon, nodes))
        judge(self._desk, flat, cells_of(numbers), limits, scores)
        return np.asarray(scores, np.int64).reshape(number, len(numbers))

    def judge_bids(
        self, scene: Scene, worlds: Cells, bids: Sequence[int], bidding: Bidding, horizon: int, nodes: int
    ) -> npt.NDArray[np.int64]:
        """Return what a bidder gets in these worlds (rows) after these bids, given as multipliers (columns)."""
        *so_far, thresholds = astuple(bidding)
        asked = cells_of((*so_far, horizon, nodes, *thresholds))
        scores = new_cells(len(worlds) // WORLD * len(bids))
        judge_bids(self._desk, scene.base, worlds, cells_of(bids), asked, new_cells(WORLD), scores)
        return np.asarray(scores, np.int64).reshape(-1, len(bids))

    def judge_ecarts(
        self, scene: Scene, worlds: Cells, ecarts: Cells, horizon: int, nodes: int
    ) -> npt.NDArray[np.int64]:
        """Return what one defender pays in these worlds (rows) after these ecarts, each two masks (columns)."""
        number = len(ecarts) // 2
        payments = new_cells(len(worlds) // WORLD * number)
        limits = cells_of((horizon, nodes))
        judge_ecarts(self._desk, scene.base, worlds, ecarts, scene.leader, limits, new_cells(WORLD), payments)
        return np.asarray(payments, np.int64).reshape(-1, number)

    def rehearse(self, state: FrenchTarotState) -> None:
        """Call what players ask of this game alone, so that it is compiled."""
        scene = scene_of(view(state, state.leader), [state], {}, believes=True)
        worlds = self.imagine(scene, 1, seed=0)
        self.words_weighed(scene, worlds, new_cells(0))
        starts = self.starts(scene, worlds)
        self.plays_weighed(scene, starts)
        self.replay(scene, starts)
        self.judge_bids(scene, worlds, (1,), Bidding(0, 0, 0, 0, 0, (0, 0, 0, 0)), horizon=1, nodes=1)
        self.judge_ecarts(scene, worlds, new_cells(2), horizon=1, nodes=1)

    def judge_cells(
        self, worlds: Sequence[Cells], numbers: Sequence[int], horizon: int, nodes: int
    ) -> npt.NDArray[np.int64]:
        """Return what one defender pays the taker in each world after each of these cards, given by number.

        -1 stands for no card: then play goes on by the policy.
        """
        return self.judge_flat(joined(worlds), numbers, horizon, nodes)

    def solve_cells(self, cells: Cells, nodes: int) -> dict[TarotCard, int] | None:
        """Answer `solve` for a twin's array."""
        desk = self._load(cells, nodes)
        number = values(desk, self._cards, self._scores)
        if desk[STOPPED]:
            return None
        share = SHARES[desk[TRICK + TURN]]
        return {BY_NUMBER[int(self._cards[n])]: share * int(self._scores[n]) for n in range(number)}

    def reaches_cells(self, cells: Cells, score: int, nodes: int) -> bool | None:
        """Answer `reaches` for a twin's array."""
        desk = self._load(cells, nodes)
        takes = bool(desk[TRICK + TURN] == 0)
        pose(desk, -(-score // 3) if takes else 1 - score)
        standing = search(desk, TRICK)
        return None if desk[STOPPED] else bool(standing >= desk[GOAL]) == takes

    def value_cells(self, cells: Cells) -> tuple[int, int]:
        """Return what one defender pays the taker with perfect play, and how many positions it took."""
        desk = self._load(cells, 2**62)
        found = value(desk, TRICK, first_guess(desk))
        return int(found), int(desk[NODES])

    def playable(self, cells: Cells) -> tuple[TarotCard, ...]:
        """Return what the twin says may be played now, in deck order."""
        plain, trumps = legal(cells, TRICK)
        mask = int(plain) | int(trumps) << EXCUSE
        return tuple(sorted(card for number, card in BY_NUMBER.items() if mask >> number & 1))

    def scores(self, cells: Cells) -> tuple[int, ...]:
        """Return what the twin says the finished deal is worth to each seat, the taker first."""
        payment = int(settle(cells))
        return tuple(share * payment for share in SHARES)

    def random_ending(self, left: int, seed: int) -> Cells:
        """Return a position with so many tricks left, after random play of a random deal."""
        cells = _prise()
        cells[MULTIPLIER] = (1, 2, 4, 6)[seed // 4 % 4]
        chance = new_chance(seed)
        deal(cells, cells_of(sorted(BY_NUMBER)), chance, seed % 4)
        play_down(cells, chance, left)
        return cells

    def _load(self, cells: Cells, nodes: int) -> Cells:
        if cells[TRICK + LEFT] == 0:
            raise ValueError("the deal is over: nobody is to play")
        self._desk[:STATE] = cells
        begin_problem(self._desk, nodes)
        return self._desk


def _prise() -> Cells:
    """Return an empty state without house rules."""
    cells = new_cells(STATE)
    cells[MULTIPLIER] = cells[PETIT_SLAM] = cells[LOST_TWICE] = 1
    return cells


def _rows(payments: Cells, seats: list[Seat]) -> npt.NDArray[np.int64]:
    shares = np.array([SHARES[seat] for seat in seats], np.int64)
    rows: npt.NDArray[np.int64] = np.asarray(payments, np.int64)[:, np.newaxis] * shares
    return rows
