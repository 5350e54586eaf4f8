"""Many worlds for one view, of which the likelier ones shall come more often.

Drawn are states that fit the view, each as likely as the others. A belief says how likely the players would have
done what they did in such a state; worlds are drawn again in proportion to that.
"""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from cardavia.cards import Stream

Logarithms: TypeAlias = npt.NDArray[np.float64]
"""For each world the logarithm of how likely it is, but for a number that all have in common."""

Places: TypeAlias = npt.NDArray[np.int64]
"""Numbers of worlds, from 0."""

_UNIT: Final = 2**53


def resampled(logarithms: Logarithms, number: int, rng: Stream) -> Places:
    """Return so many places in order, each as often as its share says to within one (systematic resampling)."""
    reached = np.cumsum(np.exp(logarithms - logarithms.max()))
    start = rng.below(_UNIT) / _UNIT
    aims = (np.arange(number) + start) / number * reached[-1]
    places: Places = np.minimum(np.searchsorted(reached, aims, side="right"), len(logarithms) - 1)
    return places
