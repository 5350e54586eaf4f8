"""What a search remembers lies behind its desk."""

import pytest

from cardavia.engine.bits import natural, not_negative
from cardavia.engine.compiler import compiled
from cardavia.engine.tables import entry_of, with_tables

CELLS, LOG_ENTRIES = 10, 3


@compiled
def place(begin: int, mask: int, key: int) -> int:
    return entry_of(begin, mask, key)


@compiled
def same(number: int) -> int:
    return natural(number)


def test_every_key_has_an_entry_of_its_own_table() -> None:
    desk = with_tables(CELLS, LOG_ENTRIES)
    mask, second = int(desk[CELLS - 2]), int(desk[CELLS - 1])
    firsts = {int(place(CELLS, mask, key)) for key in (*range(100), -1, -(2**63), 2**63 - 1)}
    seconds = {int(place(second, mask, key)) for key in range(100)}
    assert firsts == set(range(CELLS, second, 2))
    assert seconds == set(range(second, len(desk), 2))


def test_a_number_that_is_not_negative_stays_what_it_is() -> None:
    assert [int(same(number)) for number in (0, 7, 2**62)] == [0, 7, 2**62]


def test_interpreted_a_negative_number_is_found_out() -> None:
    assert not_negative(5) == 5
    with pytest.raises(ValueError, match="-1 is said not to be negative"):
        not_negative(-1)


def test_a_table_is_empty_at_first() -> None:
    assert not any(with_tables(CELLS, LOG_ENTRIES)[: CELLS - 2])
    assert not any(with_tables(CELLS, LOG_ENTRIES)[CELLS:])
