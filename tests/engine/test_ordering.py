"""The search tries first what looks best."""

import pytest

from cardavia.engine.compiler import cells_of
from cardavia.engine.ordering import insert


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        (50, [99, 50, 40, 30, 20, 7]),
        (25, [99, 40, 30, 25, 20, 7]),
        (10, [99, 40, 30, 20, 10, 7]),
    ],
)
def test_an_entry_takes_its_place_between_higher_and_lower_ones(entry: int, expected: list[int]) -> None:
    w = cells_of([99, 40, 30, 20, 0, 7])
    insert(w, 1, 4, entry)
    assert list(w) == expected
