"""The measurements do the work that they count."""

from typing import Any

import pytest

from bench import auction, chapters
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


def test_an_auction_is_summed_up_by_what_became_of_its_deals() -> None:
    rows: list[dict[str, Any]] = [
        {"seed": 1, "passed": True, "garde on the best hand": -90},
        {"seed": 2, "contract": "garde", "score": 150},
        {"seed": 3, "contract": "prise", "score": -75},
        {"seed": 4, "void": True},
    ]
    sums = auction.sums_of_deals(rows)
    assert (sums["bid"], sums["made"], sums["passed out"]) == (2, 0.5, 0.25)
    assert sums["garde on the best hand passed out"] == -90
    assert sums["contracts"]["garde"] == sums["contracts"]["prise"] == 1


def test_what_a_bid_gave_up_is_what_the_best_contract_pays_more() -> None:
    rows = [
        {"bid": "garde", "best": "garde", "given up": 0},
        {"bid": "garde", "best": "garde-sans", "given up": 30},
    ]
    assert auction.sums_of_hands(rows)["best bid"] == 1
    assert auction.sums_of_hands(rows)["given up a hand"] == 15
