"""Racing candidates over common worlds."""

from collections.abc import Sequence

import numpy as np
import pytest

from cardavia.bots.search.racing import BATCH, Scores, race


def test_the_best_on_average_comes_first_and_the_means_are_told() -> None:
    table = np.array([[10, -20], [30, 40], [-10, 0], [10, 20]])
    first, second = race(2, 4, lambda worlds, columns: table[np.ix_(list(worlds), list(columns))])
    assert (first.candidate, first.expected, first.chance) == (0, 10, 0.75)
    assert (second.candidate, second.expected, second.chance) == (1, 10, 0.5)


def test_a_candidate_that_clearly_lags_behind_is_judged_no_further() -> None:
    asked: list[tuple[int, ...]] = []

    def judge(worlds: range, columns: Sequence[int]) -> Scores:
        asked.append(tuple(columns))
        return np.array([[{0: 0, 1: 1 + world % 3, 2: -50 - world % 2}[c] for c in columns] for world in worlds])

    standings = race(3, 10 * BATCH, judge)
    assert asked[0] == (0, 1, 2)
    assert len(asked) == 1
    assert standings[0].candidate == 1
    assert {standing.candidate for standing in standings} == {0, 1, 2}


def test_what_cannot_be_told_apart_from_the_best_is_judged_once() -> None:
    def judge(worlds: range, columns: Sequence[int]) -> Scores:
        return np.ones((len(worlds), len(columns)), np.int64)

    standings = race(2, 5 * BATCH, judge)
    assert [standing.worlds for standing in standings] == [BATCH, BATCH]


@pytest.mark.parametrize(("candidates", "worlds"), [(0, 5), (3, 0)])
def test_a_race_without_runners_or_ground_is_refused(candidates: int, worlds: int) -> None:
    with pytest.raises(ValueError, match="a candidate and a world"):
        race(candidates, worlds, lambda _, __: np.zeros((1, 1), np.int64))
