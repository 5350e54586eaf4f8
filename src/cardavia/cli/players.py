"""The bots that the command line can seat, and how they are asked."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from cardavia.bots import Bot, Budget, Chance
from cardavia.cards import Seat, Stream
from cardavia.match import Deal
from cardavia.rules import Action, AnyGame

PLAYERS: Final[Mapping[str, Callable[[AnyGame], Bot]]] = MappingProxyType({"chance": Chance})
"""Bots by name, made for a game."""

PATIENCE: Final = Budget(milliseconds=1_000)


def asked(bot: Bot, deal: Deal, seat: Seat, key: str) -> Action:
    """Return what a bot does in this seat; what it draws follows from key, seat, and how far the deal is."""
    game, state = deal.game, deal.state
    rng = Stream(key, f"player-{seat}-{len(deal.actions)}")
    return bot.choose(game.view(state, seat), game.choices(state, seat), PATIENCE, rng).action
