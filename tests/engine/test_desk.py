"""What all searches have at hand: a question, and two tables behind it."""

from importlib import import_module

import pytest

from cardavia.engine.bits import natural, not_negative
from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.desk import (
    GENERATION,
    LIMIT,
    LONGEST_STATE,
    NODES,
    OWN,
    STOPPED,
    first_entry,
    forget,
    new_desk,
    second_entry,
)
from cardavia.engine.desk import put_aside as put
from cardavia.engine.desk import take_up as take

LOG_ENTRIES = 3
KEYS = (*range(100), -1, -(2**63), 2**63 - 1)


@compiled
def first(w: Cells, key: int) -> int:
    return first_entry(w, key)


@compiled
def second(w: Cells, key: int) -> int:
    return second_entry(w, key)


@compiled
def put_aside(w: Cells, cells: int) -> None:
    put(w, cells)


@compiled
def take_up(w: Cells, cells: int) -> None:
    take(w, cells)


@compiled
def same(number: int) -> int:
    return natural(number)


def test_the_tables_lie_behind_the_desk_and_do_not_meet() -> None:
    desk = new_desk(LOG_ENTRIES)
    firsts = {int(first(desk, key)) for key in KEYS}
    seconds = {int(second(desk, key)) for key in KEYS}
    end = len(desk)
    assert seconds == set(range(end - 16, end, 2))
    assert firsts == set(range(end - 32, end - 16, 2))


@pytest.mark.parametrize("game", ["aluette", "french_tarot", "tarocchino"])
def test_every_game_has_room_for_its_own_cells(game: str) -> None:
    desk, layout = (import_module(f"cardavia.engine.{game}.{name}") for name in ("desk", "layout"))
    assert layout.STATE < desk.MOVES < desk.USED <= OWN
    assert layout.STATE <= LONGEST_STATE


def test_a_new_problem_forgets_the_old_one() -> None:
    desk = new_desk(LOG_ENTRIES)
    desk[NODES], desk[STOPPED] = 50, 1
    before = int(desk[GENERATION])
    forget(desk, 20)
    assert (int(desk[LIMIT]), int(desk[NODES]), int(desk[STOPPED])) == (20, 0, 0)
    assert int(desk[GENERATION]) != before


def test_a_state_that_is_put_aside_comes_back() -> None:
    desk = new_desk(LOG_ENTRIES)
    desk[:64] = range(64)
    put_aside(desk, 64)
    desk[:64] = 7
    take_up(desk, 64)
    assert list(map(int, desk[:64])) == list(range(64))
    assert not desk[64:OWN].any()


def test_a_number_that_is_not_negative_stays_what_it_is() -> None:
    assert [int(same(number)) for number in (0, 7, 2**62)] == [0, 7, 2**62]


def test_interpreted_a_negative_number_is_found_out() -> None:
    assert not_negative(5) == 5
    with pytest.raises(ValueError, match="-1 is said not to be negative"):
        not_negative(-1)
