"""The measurements do the work that they count."""

import pytest

from bench import chapters
from bench.__main__ import rate
from cardavia.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_measure_does_something(game: str) -> None:
    assert {what: work() > 0 for what, work in chapters.measures(GAMES[game]).items()} == {
        "deals played by chance": True,
        "views": True,
        "worlds imagined": True,
        "events told": True,
        "records judged": True,
    }


def test_a_rate_is_what_was_done_in_a_second() -> None:
    assert 0 < rate(lambda: 1000) < float("inf")
