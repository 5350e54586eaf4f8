"""The size of a Tarocchino card, in card units: tall and narrow, as in Bologna."""

WIDTH = 200
HEIGHT = 368
