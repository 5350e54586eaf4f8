"""The look sliders: from 0-100 to the values the style sheet understands.

Every slider rests at 50 and is piecewise linear on either side, so that the middle is the table as it was drawn
and the ends are as far as the eye likes to go. The same table stands in `static/js/page.js`; a test holds both.
"""

from fractions import Fraction
from typing import Final

from cardavia.web.pages.preferences import MOST, REST

RANGES: Final[dict[str, tuple[Fraction, Fraction, Fraction]]] = {
    "lamp": (Fraction("0.22"), Fraction("0.36"), Fraction("0.56")),
    "contrast": (Fraction("0.75"), Fraction(1), Fraction("1.35")),
    "grain": (Fraction(0), Fraction("0.22"), Fraction("0.6")),
    "warmth": (Fraction("-0.6"), Fraction("0.18"), Fraction("0.6")),
}
"""Each variable at 0, at rest and at 100. Warmth below zero is cool light, above zero warm light."""


def value(name: str, slider: int) -> Fraction:
    """Return the variable at this place of its slider; raise `ValueError` outside 0 to 100.

    >>> float(value("contrast", 25))
    0.875
    """
    if not 0 <= slider <= MOST:
        raise ValueError("a slider runs from 0 to 100")
    low, rest, high = RANGES[name]
    if slider <= REST:
        return low + (rest - low) * Fraction(slider, REST)
    return rest + (high - rest) * Fraction(slider - REST, MOST - REST)


def variables(felt: int, contrast: int, grain: int, warmth: int) -> dict[str, str]:
    """Return the CSS variables for these sliders."""
    light = value("warmth", warmth)
    found = {
        "--lamp": value("lamp", felt),
        "--contrast": value("contrast", contrast),
        "--grain": value("grain", grain),
        "--warm": max(light, Fraction(0)),
        "--cool": max(-light, Fraction(0)),
    }
    return {name: f"{float(number):.4f}".rstrip("0").rstrip(".") for name, number in found.items()}


def stylesheet(felt: int, contrast: int, grain: int, warmth: int) -> str:
    """Return the small sheet that sets the look of a page without a script."""
    chosen = variables(felt, contrast, grain, warmth)
    # At rest the filter is dropped altogether: a filter of 1 still costs a layer.
    still = ".felt,.stage{filter:none}" if contrast == REST else ""
    return ":root{" + ";".join(f"{name}:{number}" for name, number in chosen.items()) + "}" + still
