"""The size of a French Tarot card, in card units."""

WIDTH = 200
HEIGHT = 368
