"""A mean of paired differences, and how sure it is."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

QUANTILE: Final = NormalDist().inv_cdf(0.975)
"""1.96: how many standard errors the interval reaches to each side."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over boards and its 95 % interval; `deviation` is the standard deviation of one board."""

    mean: float
    low: float
    high: float
    deviation: float


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean m of n values with the interval m - 1.96 s / sqrt(n) to m + 1.96 s / sqrt(n).

    s is the sample's standard deviation (divided by n - 1). The boards are independent, each having cards of its
    own, so the mean is as good as normal from some thirty boards on; fewer make the interval too narrow. One value
    has an interval without width. Raise `ValueError` for none.

    >>> found = estimate([1.0, 3.0])
    >>> found.mean, round(found.low, 2), round(found.high, 2)
    (2.0, 0.04, 3.96)
    """
    if not values:
        raise ValueError("no board was played: nothing can be estimated")
    mean = fmean(values)
    deviation = stdev(values) if len(values) > 1 else 0.0
    reach = QUANTILE * deviation / sqrt(len(values))
    return Estimate(mean, mean - reach, mean + reach, deviation)
