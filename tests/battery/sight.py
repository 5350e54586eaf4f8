"""What eyes have seen of a deal: the events whose audience admits them, and the cards in those."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from cardavia.cards import Seat
from cardavia.games import GAMES
from cardavia.match.deal import Deal
from cardavia.rules import AnyGame, Choices, Event

MISSING_CARDS = frozenset({"place"})
"""Keys under which a code names a card that is not there: the place that a stand-in fills."""


def written(game: AnyGame, thing: Any) -> str:
    """Return a view as the bytes that leave the house."""
    return json.dumps(game.notation.write(thing))


def events_seen(deal: Deal, eyes: Seat | None) -> list[dict[str, Any]]:
    """Return the events that these eyes may know, as plain data."""
    return [_written(deal.game.name, event) for event in deal.events if event.audience.admits(eyes)]


def cards_seen(deal: Deal, eyes: Seat | None) -> frozenset[str]:
    """Return the codes of the cards in those events."""
    seen = (_cards_in(deal.game.name, event) for event in deal.events if event.audience.admits(eyes))
    return frozenset().union(*seen)


def codes_in(game: AnyGame, plain: Any) -> Iterator[str]:
    """Yield the code of every card that plain data name anywhere, keys included."""
    match plain:
        case str():
            yield from (word for word in plain.split() if word in game.deck)
        case dict():
            for key, value in plain.items():
                yield from codes_in(game, key)
                yield from codes_in(game, () if key in MISSING_CARDS else value)
        case list() | tuple():
            for value in plain:
                yield from codes_in(game, value)


def told(game: AnyGame, choices: Choices) -> list[Any]:
    """Return choices as plain data."""
    actions: list[Any] = [game.word(action) for action in choices.actions]
    return actions + [game.notation.write(pick) for pick in choices.picks]


@cache
def _written(game: str, event: Event) -> dict[str, Any]:
    return GAMES[game].notation.write_event(event)


@cache
def _cards_in(game: str, event: Event) -> frozenset[str]:
    return frozenset(codes_in(GAMES[game], _written(game, event)))
