"""What a record says of its end, compared with what is true."""

from decimal import Decimal
from typing import Any

import pytest

from cardavia.match.outcome import differences, same


@pytest.mark.parametrize(
    ("found", "true"),
    [
        (45, 45),
        (Decimal("45.0"), 45),
        (Decimal("4.5e1"), 45),
        (Decimal("-0.0"), 0),
        (True, True),
        (None, None),
        ("D7", "D7"),
        ([1, Decimal("2.0"), None], [1, 2, None]),
        ([0, 1], (0, 1)),
        ([[1], [2]], [[1], [2]]),
    ],
)
def test_equal_values_are_the_same(found: Any, true: Any) -> None:
    assert same(found, true)


@pytest.mark.parametrize(
    ("found", "true"),
    [
        (46, 45),
        (Decimal("45.000000000000000001"), 45),
        (Decimal("NaN"), 45),
        (True, 1),
        (False, 0),
        (1, True),
        (Decimal(1), True),
        (0, False),
        (None, 0),
        (0, None),
        (False, None),
        ("45", 45),
        ([45], 45),
        ({}, 45),
        ("garde", "prise"),
        (0, "0"),
        ([1, 2], [1, 2, 3]),
        ([1, 2, 3], [1, 2]),
        ([2, 1], [1, 2]),
        ([True], [1]),
        ([None], [0]),
        ([[1], [2]], [[1], [3]]),
        ("12", ["1", "2"]),
        ({"0": 1}, [1]),
    ],
)
def test_unequal_values_are_not(found: Any, true: Any) -> None:
    assert not same(found, true)


def test_differences_stand_in_documented_order() -> None:
    assert differences({"c": 9, "a": 9, "b": 2}, {"a": 1, "b": 2, "c": 3}) == ["a", "c"]


def test_a_missing_key_differs() -> None:
    assert differences({"a": 1}, {"a": 1, "b": None}) == ["b"]


def test_unknown_keys_are_ignored() -> None:
    assert differences({"a": 1, "mood": "good"}, {"a": 1}) == []
