"""The size of an Aluette card, in card units."""

WIDTH = 200
HEIGHT = 310
