"""Runs every test that takes a `game` or a `sitting` for each there is."""

import pytest

from cardavia.games import GAMES
from tests.battery.sittings import SITTINGS


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", list(GAMES.values()), ids=list(GAMES))
    if "sitting" in metafunc.fixturenames:
        metafunc.parametrize("sitting", SITTINGS, ids=str)
