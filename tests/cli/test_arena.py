"""`cardavia arena`: its result, its journal, and what it says when it cannot."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cardavia.cli.arena
from cardavia.arena import Board, play_boards

Run = Callable[..., Any]
MEETING = ("arena", "family-table", "chance", "--game", "aluette", "--deals", "4", "--seed", "museum")


def untimed(result: dict[str, Any]) -> dict[str, Any]:
    for player in result["players"].values():
        del player["seconds"]
    return result


@pytest.fixture
def stopped_after_two(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let control and C be pressed after two boards."""

    def stopping(*terms: Any) -> Any:
        for played, board in enumerate(play_boards(*terms)):
            if played == 2:
                raise KeyboardInterrupt
            yield board

    monkeypatch.setattr(cardavia.cli.arena, "play_boards", stopping)


def test_the_result_is_printed_as_json(run: Run) -> None:
    result = json.loads(run(*MEETING).out)
    assert (result["format"], result["terms"]["boards"], result["deals"]) == ("cardavia-arena/1", 4, 8)
    assert result["difference"]["low"] < result["difference"]["mean"] < result["difference"]["high"]


def test_the_difference_is_said_in_words(run: Run) -> None:
    assert run(*MEETING).err.splitlines()[-1].startswith("family-table scores +")


def test_progress_is_told_on_standard_error(run: Run) -> None:
    assert run(*MEETING).err.splitlines()[:4] == ["1/4", "2/4", "3/4", "4/4"]


def test_without_a_seed_one_is_drawn(run: Run) -> None:
    seeds = {json.loads(run(*MEETING[:-2]).out)["terms"]["seed"] for _ in range(2)}
    assert len(seeds) == 2


def test_budgets_are_the_players_own(run: Run) -> None:
    terms = json.loads(run(*MEETING, "--budget-a", "3", "--budget-b", "4").out)["terms"]
    assert (terms["a"]["worlds"], terms["b"]["worlds"]) == (3, 4)


def test_matches_are_played_to_their_end(run: Run) -> None:
    ran = run("arena", "chance", "chance", "--game", "aluette", "--matches", "1", "--seed", "museum")
    assert json.loads(ran.out)["deals"] == 10


def test_the_result_is_written_where_it_was_asked_for(run: Run, tmp_path: Path) -> None:
    ran = run(*MEETING, "--output", str(tmp_path / "result.json"))
    written = json.loads((tmp_path / "result.json").read_text(encoding="utf-8"))
    assert (ran.out, untimed(written)) == ("", untimed(json.loads(run(*MEETING).out)))
    assert [path.name for path in tmp_path.iterdir()] == ["result.json"]


@pytest.mark.usefixtures("stopped_after_two")
def test_a_run_that_is_stopped_keeps_its_journal_and_goes_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = (*MEETING, "--output", str(tmp_path / "result.json"))
    assert run(*kept).status == 130
    assert "--resume" in run(*kept).err
    played: list[int] = []

    def noting(terms: Any, numbers: list[int], jobs: int) -> Any:
        played.extend(numbers)
        yield from play_boards(terms, numbers, jobs)

    monkeypatch.setattr(cardavia.cli.arena, "play_boards", noting)
    assert run(*kept, "--resume").status == 0
    assert played == [2, 3]
    result = json.loads((tmp_path / "result.json").read_text(encoding="utf-8"))
    assert untimed(result) == untimed(json.loads(run(*MEETING).out))


@pytest.mark.usefixtures("stopped_after_two")
def test_another_run_s_journal_is_not_taken_up(run: Run, tmp_path: Path) -> None:
    output = ("--output", str(tmp_path / "result.json"))
    run(*MEETING, *output)
    ran = run(*MEETING[:-1], "gull", *output, "--resume")
    assert (ran.status, "another run" in ran.err) == (2, True)


@pytest.mark.parametrize(
    ("more", "word"),
    [
        (("--resume",), "--output"),
        (("--jobs", "0"), "0 is no whole number from 1"),
        (("--output", "/nowhere/result.json"), "cannot be written"),
        (("--matches", "1"), "not allowed with"),
    ],
)
def test_what_cannot_be_done_is_said(run: Run, more: tuple[str, ...], word: str) -> None:
    ran = run(*MEETING, *more)
    assert (ran.status, word in ran.err) == (2, True), ran.err


def test_a_broken_rule_is_no_success(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def cheating(*_: Any) -> Any:
        board = Board(0)
        board.sides["a"].violations = 1
        yield board

    monkeypatch.setattr(cardavia.cli.arena, "play_boards", cheating)
    assert run(*MEETING).status == 1
