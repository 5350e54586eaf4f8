"""Many worlds for one view, of which the likelier ones shall come more often.

Drawn are states that fit the view, each as likely as the others. A belief says how likely the players would have
done what they did in such a state; worlds are drawn again in proportion to that.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from cardavia.cards import Stream

_UNIT: Final = 2**53


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
