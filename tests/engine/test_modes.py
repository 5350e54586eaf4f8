"""The same answers whichever way the code runs: compiled with bounds checked, interpreted, from another's cache."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from numba import config

from cardavia.engine.compiler import cells_of, joined
from cardavia.games import GAMES
from tests.engine.sample import sample

ROOT = Path(__file__).parents[2]


def sampled(*arguments: str, cache: Path, **settings: str) -> Any:
    """Return the sample of another process."""
    environment = {**os.environ, "PYTHONPATH": "src", "CARDAVIA_ENGINE_CACHE": str(cache), **settings}
    command = [sys.executable, "-m", "tests.engine.sample", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def here(deals: int, endings: int, left: int, *names: str) -> Any:
    """Return the sample of this process, as it comes out of JSON."""
    return json.loads(json.dumps({name: sample(deals, endings, left, name) for name in names}))


def test_nothing_reads_outside_its_arrays(tmp_path: Path) -> None:
    found = sampled("200", "30", "5", *GAMES, cache=tmp_path, NUMBA_BOUNDSCHECK="1")
    assert found == here(200, 30, 5, *GAMES)


def test_interpreted_code_gives_the_same_answers(tmp_path: Path) -> None:
    found = sampled("4", "3", "3", *GAMES, cache=tmp_path, NUMBA_DISABLE_JIT="1")
    assert found == here(4, 3, 3, *GAMES)


def test_a_second_process_finds_everything_in_the_cache_and_says_the_same(tmp_path: Path) -> None:
    first = sampled("20", "10", "4", "french-tarot", cache=tmp_path)
    kept = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.nb?")}
    second = sampled("20", "10", "4", "french-tarot", cache=tmp_path)
    assert first == second == here(20, 10, 4, "french-tarot")
    assert kept
    assert kept == {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.nb?")}


@pytest.mark.parametrize("interpreted", [False, True])
def test_states_are_joined_whichever_way_the_code_runs(monkeypatch: pytest.MonkeyPatch, interpreted: bool) -> None:
    monkeypatch.setattr(config, "DISABLE_JIT", interpreted)
    states = [cells_of([1, -2]), cells_of([2**62, 0]), cells_of([5, 6])]
    found = joined(states)
    assert isinstance(found, list) == interpreted
    assert list(found) == [1, -2, 2**62, 0, 5, 6]
    assert len(joined([])) == 0
