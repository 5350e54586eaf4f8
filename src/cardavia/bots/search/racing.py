"""Racing: all candidates meet the same worlds, a batch at a time, and those who clearly lag behind drop out.

What a candidate is, is nobody's business here: it is a column of the tables that are judged.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

Scores: TypeAlias = npt.NDArray[np.int64]

Judge: TypeAlias = Callable[[range, Sequence[int]], Scores]
"""Returns the final scores in these worlds (rows) of these candidates (columns)."""

BATCH: Final = 8
"""The least worlds of a batch."""
BATCHES: Final = 8
"""The most batches: in more worlds each is larger, so that nobody drops out by the luck of a few."""
CLEAR: Final = 2.3
"""So many standard errors behind the best, a candidate drops out."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What a race found of a candidate: its place in the list, mean score, and the share above 0."""

    candidate: int
    expected: float
    chance: float
    worlds: int


def race(candidates: int, worlds: int, judge: Judge) -> tuple[Standing, ...]:
    """Return how the candidates did, the best first; those who dropped out stand behind those who did not.

    Every candidate is judged in the first batch at least. Raise `ValueError` without candidates or worlds.
    """
    if candidates < 1 or worlds < 1:
        raise ValueError("a race needs a candidate and a world")
    running = list(range(candidates))
    scores: list[list[Scores]] = [[] for _ in running]
    size = max(BATCH, -(-worlds // BATCHES))
    done = 0
    while done < worlds and (len(running) > 1 or done == 0):
        batch = range(done, min(done + size, worlds))
        table = judge(batch, running)
        for column, candidate in enumerate(running):
            scores[candidate].append(table[:, column])
        done = batch.stop
        running = _still_running(running, scores)
    standings = [_standing(candidate, np.concatenate(rows)) for candidate, rows in enumerate(scores)]
    return tuple(sorted(standings, key=lambda found: (-found.worlds, -found.expected, found.candidate)))


def _still_running(running: list[int], scores: list[list[Scores]]) -> list[int]:
    """Return those of the candidates that are not clearly worse than the best, in their order."""
    table = np.stack([np.concatenate(scores[candidate]) for candidate in running])
    best = int(np.argmax(table.mean(axis=1)))
    behind = table[best] - table
    error = (
        behind.std(axis=1, ddof=1) / np.sqrt(table.shape[1])
        if table.shape[1] > 1
        else np.full(len(running), np.inf)
    )
    lag = behind.mean(axis=1)
    return [
        candidate
        for place, candidate in enumerate(running)
        if place == best or (lag[place] <= CLEAR * error[place] and bool(behind[place].any()))
    ]


def _standing(candidate: int, scores: Scores) -> Standing:
    return Standing(
        candidate,
        expected=float(scores.mean()),
        chance=float((scores > 0).mean()),
        worlds=len(scores),
    )
