"""What is measured: the rows of one table, each with a figure for the games that it concerns."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from statistics import median, quantiles
from types import MappingProxyType
from typing import Any

from cardavia.bots.levels import LEVELS
from cardavia.speed.plays import cards_a_second, deals_a_second
from cardavia.speed.solving import SIZES, times
from cardavia.speed.starting import starts
from cardavia.speed.thinking import decisions_of

ALL = tuple(SIZES)


@dataclass(frozen=True, slots=True)
class Measure:
    """A row: what is measured, language-free, its facts, the games it concerns, and how to take a game's figure."""

    what: str
    take: Callable[[str], str]
    games: tuple[str, ...] = ALL
    facts: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))


def measures() -> tuple[Measure, ...]:
    """Return all rows: deals in thousands, cards in millions a second, times in milliseconds, starts in seconds."""
    return (
        Measure("deals", lambda game: f"{deals_a_second(game) / 1e3:,.0f}"),
        Measure("cards", lambda game: f"{cards_a_second(game) / 1e6:.1f}"),
        *_solver(),
        *(Measure("decision", partial(_decision, name), facts={"level": name}) for name in LEVELS),
        Measure("cold", lambda game: f"{_starts(game)[0]:.1f}"),
        Measure("warm", lambda game: f"{_starts(game)[1]:.1f}"),
    )


def spread(taken: Sequence[float]) -> str:
    """Return the median and the 95th percentile of some times."""
    return f"{median(taken):.3g} / {quantiles(taken, n=20, method='inclusive')[-1]:.3g}"


_starts = cache(starts)


def _solver() -> Iterator[Measure]:
    for left in sorted({left for sizes in SIZES.values() for left, _ in sizes}):
        games = tuple(game for game, sizes in SIZES.items() if left in dict(sizes))
        yield Measure("solver", partial(_solved, left), games, {"left": left})


def _solved(left: int, game: str) -> str:
    return spread([milliseconds for milliseconds, _ in times(game, left, dict(SIZES[game])[left])])


def _decision(level: str, game: str) -> str:
    return spread(decisions_of(game, level))
