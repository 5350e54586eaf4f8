"""What is made of the boards: the mean, its interval, and what each player did."""

from math import sqrt

import pytest

from cardavia.arena import Board, Contestant, Terms, estimate, sum_up
from cardavia.arena.board import Side, board_of

TERMS = Terms(Contestant("chance", 0), Contestant("chance", 0), "french-tarot", "result", 4)


def board(number: int, difference: float) -> Board:
    took = [1000 * (number + 1)] * 10
    sides = {"a": Side(took, 0, [("garde", number % 2 == 0)]), "b": Side([5], number)}
    return Board(number, difference, 0.5 + difference / 100, 2, number // 3, sides)


BOARDS = [board(number, difference) for number, difference in enumerate((4.0, 0.0, -2.0, 6.0))]


def test_the_interval_is_the_mean_and_twice_its_standard_error() -> None:
    found = estimate([4.0, 0.0, -2.0, 6.0])
    deviation = sqrt((4 + 4 + 16 + 16) / 3)
    assert found.mean == 2.0
    assert found.deviation == pytest.approx(deviation)
    assert (found.low, found.high) == pytest.approx((2 - 1.959964 * deviation / 2, 2 + 1.959964 * deviation / 2))


def test_nothing_cannot_be_estimated() -> None:
    with pytest.raises(ValueError, match="no board was played"):
        estimate([])


def test_the_difference_is_the_mean_over_the_boards() -> None:
    result = sum_up(TERMS, BOARDS)
    assert (result["difference"]["mean"], result["won"]["mean"], result["alike"]) == (2.0, 0.52, 0.25)


def test_deals_and_violations_are_counted() -> None:
    result = sum_up(TERMS, BOARDS)
    violations = [result["players"][name]["violations"] for name in "ab"]
    assert (result["deals"], result["void"], violations) == (8, 1, [0, 6])


def test_contracts_are_counted_by_kind() -> None:
    assert sum_up(TERMS, BOARDS)["players"]["a"]["contracts"] == {"garde": {"bid": 4, "made": 2}}


def test_times_are_seconds_at_the_middle_and_near_the_top() -> None:
    assert sum_up(TERMS, BOARDS)["players"]["a"]["seconds"] == {"p50": 0.0025, "p95": 0.004, "max": 0.004}


def test_the_order_of_the_boards_does_not_matter() -> None:
    assert sum_up(TERMS, BOARDS[::-1]) == sum_up(TERMS, BOARDS)


def test_a_board_is_read_as_it_was_written() -> None:
    assert [board_of(one.plain()) for one in BOARDS] == BOARDS
