"""The player by rules of thumb: one readable book a game, no search, quick enough to answer at once."""

from cardavia.bots.thumb.player import Thumb

__all__ = ["Thumb"]
