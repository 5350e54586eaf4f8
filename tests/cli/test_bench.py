"""`cardavia bench` and `cardavia warm`: the table, and what is compiled."""

from collections.abc import Callable
from typing import Any

import pytest

import cardavia.cli.bench
from cardavia.speed import Measure, Peer

Run = Callable[..., Any]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure two things that take no time, and two peers of which one is missing."""

    def missing() -> float:
        raise ImportError

    rows = (
        Measure("cards", lambda game: f"{len(game)}.0"),
        Measure("solver", lambda _: "1 / 2", ("tarocchino",), {"left": 7}),
    )
    others = (Peer("Fast", "driven", "fast", lambda: 2e6), Peer("Gone", "driven", "gone", missing))
    monkeypatch.setattr(cardavia.cli.bench, "measures", lambda: rows)
    monkeypatch.setattr(cardavia.cli.bench, "peers", lambda: others)
    monkeypatch.setattr(cardavia.cli.bench, "cards_a_second", lambda _: 40e6)


@pytest.mark.usefixtures("quick")
def test_there_is_one_table_with_a_column_a_game(run: Run) -> None:
    assert run("bench").lines == [
        "|  | Aluette | French Tarot | Tarocchino bolognese |",
        "|---|---|---|---|",
        "| Cards played in them in a second, millions | 7.0 | 12.0 | 10.0 |",
        "| Exact value with 7 tricks left, milliseconds |  |  | 1 / 2 |",
    ]


@pytest.mark.usefixtures("quick")
def test_games_may_be_named_and_empty_rows_are_left_out(run: Run) -> None:
    assert run("bench", "aluette").lines[2:] == ["| Cards played in them in a second, millions | 7.0 |"]


@pytest.mark.usefixtures("quick")
def test_peers_stand_beside_with_the_ratio_or_with_what_to_install(run: Run) -> None:
    assert run("bench", "aluette", "--peers").lines[3:] == [
        "| Times as fast as Fast driven from Python (2.000 million decisions a second) | 20.0 |",
        "| Gone is not installed: pip install gone |  |",
    ]


def test_a_game_that_does_not_exist_is_refused(run: Run) -> None:
    ran = run("bench", "chess")
    assert (ran.status, "chess" in ran.err, "aluette" in ran.err) == (2, True, True)


def test_warming_tells_where_the_code_is_kept(run: Run) -> None:
    ran = run("warm", "--game", "aluette")
    assert (ran.status, ran.err, "engine-" in ran.out) == (0, "1/1\n", True)
