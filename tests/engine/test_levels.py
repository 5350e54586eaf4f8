"""The search keeps what is known of a family of positions, and forgets what was asked about it longest ago."""

from cardavia.engine.compiler import new_cells
from cardavia.engine.levels import NO_LEVELS, list_levels, narrow

KEY, OTHER_KEY = 12, 28
"""They share the one entry there is."""


def listed(*levels: int) -> list[int]:
    """Return the list of levels of a shape after these came, one after the other, the first in front."""
    w = new_cells(2)
    for each in levels:
        list_levels(w, 0, KEY, each)
    known = int(w[1])
    return [known >> 16 * place & 0xFFFF for place in range(4)]


def entry_of(*bounds: tuple[int, int, int, int]) -> tuple[int, int, int]:
    """Return the bounds and the card that a table holds after these came, each with its key."""
    w = new_cells(2)
    for key, low, high, card in bounds:
        narrow(w, 0, key, low, high, card)
    entry = int(w[1])
    return entry & 0xFFFF, entry >> 16 & 0xFFFF, entry >> 32


def test_the_latest_levels_stand_in_front() -> None:
    assert listed(0x0120, 0x0003) == [0x0003, 0x0120, NO_LEVELS, NO_LEVELS]


def test_levels_that_are_listed_are_not_listed_again() -> None:
    assert listed(0x0120, 0x0003, 0x0120) == [0x0003, 0x0120, NO_LEVELS, NO_LEVELS]


def test_the_fifth_levels_push_out_the_first() -> None:
    assert listed(1, 2, 3, 4, 5) == [5, 4, 3, 2]


def test_bounds_of_one_key_only_come_closer() -> None:
    assert entry_of((KEY, 40, 100, 7), (KEY, 0, 60, 9), (KEY, 30, 100, 8)) == (40, 60, 8)


def test_another_key_takes_the_place_of_an_entry() -> None:
    assert entry_of((KEY, 40, 60, 7), (OTHER_KEY, 10, 100, 3)) == (10, 100, 3)
