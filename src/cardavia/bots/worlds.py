"""Many worlds for one view: every hard fact holds in each, and the likelier ones come more often.

`Game.imagine` draws among all states that fit the view, each as likely as the others. A belief says how likely the
players would have done what they did in such a state; worlds are drawn again in proportion to that.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, Final, TypeAlias

from cardavia.cards import Stream
from cardavia.rules import AnyGame, View

Weigh: TypeAlias = Callable[[Sequence[Any]], Sequence[float]]
"""For states that fit one view: the logarithm of how likely the players would have acted so in each."""


@dataclass(frozen=True, slots=True)
class Belief:
    """What is believed of the worlds of one view: their weights."""

    weigh: Weigh


OVERSAMPLING: Final = 4
"""So many worlds are imagined for each that is kept."""
_UNIT: Final = 2**53


def imagined(game: AnyGame, view: View, number: int, rng: Stream) -> tuple[Any, ...]:
    """Return so many worlds, all that fit the view being equally likely."""
    return tuple(game.imagine(view, rng) for _ in range(number))


def believed(game: AnyGame, view: View, number: int, rng: Stream, belief: Belief) -> tuple[Any, ...]:
    """Return so many worlds in a random order, drawn by how likely they are believed to be; some may come twice."""
    drawn = imagined(game, view, number * OVERSAMPLING, rng)
    kept = resampled(likelihoods(belief.weigh(drawn)), number, rng)
    return rng.shuffled([drawn[place] for place in kept])


def likelihoods(logarithms: Sequence[float]) -> list[float]:
    """Return the shares of these worlds, which add up to 1."""
    top = max(logarithms)
    weights = [exp(logarithm - top) for logarithm in logarithms]
    total = sum(weights)
    return [weight / total for weight in weights]


def resampled(shares: Sequence[float], number: int, rng: Stream) -> list[int]:
    """Return so many places, each as often as its share says to within one (systematic resampling)."""
    start = rng.below(_UNIT) / _UNIT
    kept: list[int] = []
    reached = 0.0
    for place, share in enumerate(shares):
        reached += share
        while len(kept) < number and (len(kept) + start) / number < reached:
            kept.append(place)
    kept.extend([len(shares) - 1] * (number - len(kept)))  # what rounding left over
    return kept
