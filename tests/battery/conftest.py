"""Runs every test that takes a `game` or a `sitting` for each there is."""

import pytest

from cardavia.games import GAMES
from tests.battery.sittings import SITTINGS


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames and not chosen_by_hand(metafunc, "game"):
        metafunc.parametrize("game", list(GAMES.values()), ids=list(GAMES))
    if "sitting" in metafunc.fixturenames:
        metafunc.parametrize("sitting", SITTINGS, ids=str)


def chosen_by_hand(metafunc: pytest.Metafunc, name: str) -> bool:
    """Say whether the test itself lists what it runs for."""
    marks = metafunc.definition.iter_markers("parametrize")
    return any(name in mark.args[0] for mark in marks)
