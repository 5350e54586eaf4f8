"""Census: all ways to play a small ending, counted by the chapters and by brute force."""

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

import pytest

from cardavia.games.tarocchino import TAROCCHINO, TarocchinoState
from tests.games.tarocchino import brute_force
from tests.games.tarocchino.table import random_deal

Line: TypeAlias = tuple[tuple[int, tuple[str, ...]], ...]


def position(seed: str, tricks_left: int) -> TarocchinoState:
    """Return a deal played at random until so many tricks are left."""
    return next(state for state in random_deal(seed) if len(state.tricks) == 15 - tricks_left)


def by_the_chapters(state: TarocchinoState) -> Iterator[TarocchinoState]:
    """Yield the end of every line of play that the chapters allow."""
    if not TAROCCHINO.actors(state):
        yield state
        return
    (seat,) = TAROCCHINO.actors(state)
    for action in TAROCCHINO.choices(state, seat).actions:
        after = state
        for event in TAROCCHINO.decide(state, seat, action):
            after = TAROCCHINO.evolve(after, event)
        yield from by_the_chapters(after)


def by_brute_force(state: TarocchinoState) -> Iterator[Line]:
    hands = [frozenset(card.code for card in hand) for hand in state.hands]
    return brute_force.lines(hands, state.leader)


def line(state: TarocchinoState, tricks_left: int) -> Line:
    last = state.tricks[15 - tricks_left :]
    return tuple((trick.leader, tuple(card.code for card in trick.cards)) for trick in last)


def ending(state: TarocchinoState) -> tuple[int, ...]:
    sheet = TAROCCHINO.settle(state)
    assert sheet is not None
    totals: list[int] = sheet.outcome["totals"]
    return tuple(totals)


@pytest.mark.rule("tarocchino.play.follow-suit")
@pytest.mark.rule("tarocchino.play.trump-in")
@pytest.mark.parametrize("tricks_left", [1, 2, 3])
@pytest.mark.parametrize("seed", [f"census {number}" for number in range(12)])
def test_the_same_lines_can_be_played_by_both_ways(seed: str, tricks_left: int) -> None:
    start = position(seed, tricks_left)
    lines = [line(end, tricks_left) for end in by_the_chapters(start)]
    assert sorted(lines) == sorted(by_brute_force(start))


@pytest.mark.rule("tarocchino.settlement.total")
@pytest.mark.parametrize("seed", [f"census {number}" for number in range(12)])
def test_the_lines_of_the_last_two_tricks_end_alike_by_both_ways(seed: str) -> None:
    start = position(seed, 2)
    for end in by_the_chapters(start):
        right = brute_force.settle(
            end.dealer,
            [card.code for card in end.discards],
            [(made.seat, [card.code for card in end.hands_of_fifteen[made.seat]]) for made in end.declared],
            [(trick.leader, [card.code for card in trick.cards]) for trick in end.tricks],
        )
        assert ending(end) == tuple(right["totals"])  # type: ignore[arg-type]


CENSUS: dict[str, dict[tuple[int, ...], int]] = {
    "census 11": {(597, 24): 2, (659, 22): 52, (576, 27): 4, (617, 24): 6, (590, 33): 8},
    "census 12": {(98, 297): 36, (85, 308): 36, (150, 265): 96},
    "census 13": {(402, 158): 2, (394, 166): 26, (403, 135): 10, (395, 143): 14},
    "census 14": {(392, 155): 8, (404, 153): 48, (354, 157): 4},
}
"""How many lines of the last three tricks come to which totals."""


@pytest.mark.parametrize("seed", CENSUS)
def test_the_census_of_known_endings_never_changes(seed: str) -> None:
    assert Counter(map(ending, by_the_chapters(position(seed, 3)))) == CENSUS[seed]
