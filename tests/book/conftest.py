"""Runs every test that takes a `game`, a `sitting` or a `language` for each there is."""

import pytest

from cardavia.games import GAMES
from cardavia.words import LANGUAGES
from tests.battery.sittings import SITTINGS


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", list(GAMES.values()), ids=list(GAMES))
    if "sitting" in metafunc.fixturenames:
        metafunc.parametrize("sitting", SITTINGS, ids=str)
    if "language" in metafunc.fixturenames:
        metafunc.parametrize("language", list(LANGUAGES.values()), ids=list(LANGUAGES))
