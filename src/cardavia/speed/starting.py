"""How long a process takes until a game's engine answers: with everything to compile, and from the cache."""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import cardavia


def starts(game: str) -> tuple[float, float]:
    """Return the seconds of two processes, one after the other, the first of which finds nothing compiled."""
    with TemporaryDirectory() as folder:
        return _seconds(game, folder), _seconds(game, folder)


def _seconds(game: str, cache: str) -> float:
    begun = perf_counter()
    surroundings = {
        **os.environ,
        "CARDAVIA_ENGINE_CACHE": cache,
        "PYTHONPATH": os.pathsep.join(
            [str(Path(cardavia.__file__).parent.parent), os.environ.get("PYTHONPATH", "")]
        ),
    }
    subprocess.run(
        [sys.executable, "-m", "cardavia", "warm", "--game", game],
        check=True,
        capture_output=True,
        env=surroundings,
    )
    return perf_counter() - begun
