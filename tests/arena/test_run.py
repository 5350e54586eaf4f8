"""A run: however many processes share it, and however often it is stopped, the result is the same."""

from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from cardavia.arena import Board, Contestant, Journal, OtherTermsError, Terms, play_boards, sum_up

TERMS = Terms(Contestant("family-table", 0), Contestant("chance", 0), "aluette", "run", 6)


def untimed(boards: list[Board]) -> dict[str, Any]:
    """Return the result without the seconds, which are never the same."""
    result = sum_up(TERMS, boards)
    for player in result["players"].values():
        del player["seconds"]
    return result


@pytest.fixture(scope="module")
def straight() -> dict[str, Any]:
    return untimed(list(play_boards(TERMS, range(6))))


def test_two_processes_play_the_same_boards_as_one(straight: dict[str, Any]) -> None:
    assert untimed(list(play_boards(TERMS, range(6), jobs=2))) == straight


def test_a_run_that_was_stopped_goes_on_to_the_same_result(straight: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "journal"
    for board in islice(play_boards(TERMS, range(6)), 3):
        Journal(path, TERMS).add(board)
    path.write_bytes(path.read_bytes()[:-10])  # stopped in the middle of a line
    journal = Journal(path, TERMS)
    played = journal.boards()
    missing = [number for number in range(6) if number not in {board.number for board in played}]
    for board in play_boards(TERMS, missing):
        journal.add(board)
    assert (len(played), untimed(Journal(path, TERMS).boards())) == (2, straight)


def test_the_journal_of_another_run_is_not_taken_up(tmp_path: Path) -> None:
    Journal(tmp_path / "journal", TERMS).add(Board(0))
    other = Terms(TERMS.b, TERMS.a, TERMS.game, TERMS.seed, TERMS.boards)
    with pytest.raises(OtherTermsError, match="another run"):
        Journal(tmp_path / "journal", other).boards()


def test_without_a_journal_nothing_was_played(tmp_path: Path) -> None:
    assert Journal(tmp_path / "journal", TERMS).boards() == []
