"""`cardavia solve`: the exact values, and what it says when it has none."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardavia.cli.solve import NODES
from cardavia.engine import solve
from cardavia.games import GAMES
from cardavia.match import judge, read_record

Run = Callable[..., Any]
RECORDS = Path(__file__).parent.parent / "records"


def record(game: str) -> bytes:
    """Return a record that was played to its last card."""
    lines = (RECORDS / f"{game}.jsonl").read_bytes().splitlines()
    played = (line for line in lines if "outcome" in judge(line, str))
    return next(line for line in played if "void" not in judge(line, str)["outcome"])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_bytes(record("aluette"))
    return path


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_printed_with_its_value_the_best_first(run: Run, game: str) -> None:
    line = record(game)
    actions = json.loads(line)["actions"]
    deal = read_record(line).begin()
    for said in actions[:-12]:
        deal = deal.hear(said)  # type: ignore[assignment]
    values = solve(deal.game, deal.state, NODES)
    assert values is not None
    ran = run("solve", "-", "--at", str(len(actions) - 12), typed=line)
    told = [int(text.rpartition(": ")[2].replace("\u2212", "-")) for text in ran.lines[1:]]
    assert (ran.status, told) == (0, sorted(values.values(), reverse=True))


def test_it_says_who_is_to_play(run: Run, file: Path) -> None:
    actions = json.loads(file.read_text())["actions"]
    seat = int(actions[-4].split()[0])
    assert (
        run("solve", str(file), "--at", str(len(actions) - 4)).lines[0].startswith(f"Seat {seat + 1} is to play.")
    )


def test_it_says_when_it_takes_too_long(run: Run, file: Path) -> None:
    ran = run("solve", str(file), "--at", "0", "--nodes", "10")
    assert (ran.status, "--nodes" in ran.err) == (2, True)


@pytest.mark.parametrize("at", ["-1", "999"])
def test_a_point_that_the_record_does_not_reach_is_refused(run: Run, file: Path, at: str) -> None:
    ran = run("solve", str(file), f"--at={at}")
    assert (ran.status, "36 actions" in ran.err) == (2, True)


def test_nobody_plays_a_card_at_the_end(run: Run, file: Path) -> None:
    ran = run("solve", str(file), "--at", "36")
    assert (ran.status, "nobody is to play a card" in ran.err) == (2, True)


def test_nobody_plays_a_card_while_they_bid(run: Run) -> None:
    ran = run("solve", "-", "--at", "0", typed=record("french-tarot"))
    assert (ran.status, "nobody is to play a card" in ran.err) == (2, True)


@pytest.mark.parametrize("typed", [b"", b"{}", b"no record"])
def test_what_is_no_record_is_refused(run: Run, typed: bytes) -> None:
    ran = run("solve", "-", "--at", "0", typed=typed)
    assert (ran.status, "holds no record" in ran.err) == (2, True)


def test_an_illegal_action_is_named(run: Run, file: Path) -> None:
    plain = json.loads(file.read_text())
    plain["actions"][1] = plain["actions"][0]
    ran = run("solve", "-", "--at", "3", typed=json.dumps(plain))
    assert (ran.status, "action 1 of this record" in ran.err) == (2, True)


def test_a_file_that_is_not_there_is_named(run: Run) -> None:
    assert "cannot be read" in run("solve", "nowhere.json", "--at", "0").err
