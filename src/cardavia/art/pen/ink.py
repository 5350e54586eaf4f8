"""Twelve inks, and the palettes that mix them."""

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType


class Ink(Enum):
    """One of the twelve inks every card is printed in."""

    INK = "ink"
    PAPER = "paper"
    RED = "red"
    ROSE = "rose"
    GOLD = "gold"
    STRAW = "straw"
    GREEN = "green"
    LEAF = "leaf"
    BLUE = "blue"
    SKY = "sky"
    BROWN = "brown"
    FLESH = "flesh"


Palette = Mapping[Ink, str]
"""The colour of each ink, as `#rrggbb`."""

DAY: Palette = MappingProxyType(
    {
        Ink.INK: "#221a16",
        Ink.PAPER: "#fbf4e3",
        Ink.RED: "#b5332b",
        Ink.ROSE: "#dd8b7c",
        Ink.GOLD: "#e3ab35",
        Ink.STRAW: "#f0dcab",
        Ink.GREEN: "#3f7350",
        Ink.LEAF: "#b3c191",
        Ink.BLUE: "#2d4a7c",
        Ink.SKY: "#a3c2d1",
        Ink.BROWN: "#8d5936",
        Ink.FLESH: "#f3d3b3",
    }
)
"""The colours of everyday play."""

STARK: Palette = MappingProxyType(
    {
        Ink.INK: "#000000",
        Ink.PAPER: "#ffffff",
        Ink.RED: "#b00016",
        Ink.ROSE: "#f08f80",
        Ink.GOLD: "#ffc02e",
        Ink.STRAW: "#fff0c4",
        Ink.GREEN: "#00612f",
        Ink.LEAF: "#c4dba0",
        Ink.BLUE: "#0b3a9c",
        Ink.SKY: "#b9dcf0",
        Ink.BROWN: "#7a4520",
        Ink.FLESH: "#ffdfc2",
    }
)
"""The same inks for high contrast: black on white, and no half tones beside the lines."""
