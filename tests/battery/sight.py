"""What eyes have seen of a deal: the events whose audience admits them, and the cards in those."""

import json
from collections.abc import Iterator
from typing import Any

from cardavia.cards import Seat
from cardavia.match.deal import Deal
from cardavia.rules import AnyGame, Choices


def written(game: AnyGame, thing: Any) -> str:
    """Return a view as the bytes that leave the house."""
    return json.dumps(game.notation.write(thing))


def events_seen(deal: Deal, eyes: Seat | None) -> list[dict[str, Any]]:
    """Return the events that these eyes may know, as plain data."""
    return [deal.game.notation.write_event(event) for event in deal.events if event.audience.admits(eyes)]


def cards_seen(deal: Deal, eyes: Seat | None) -> frozenset[str]:
    """Return the codes of the cards in those events."""
    return frozenset(codes_in(deal.game, events_seen(deal, eyes)))


def codes_in(game: AnyGame, plain: Any) -> Iterator[str]:
    """Yield every code of a card anywhere in plain data, keys included."""
    match plain:
        case str():
            yield from (word for word in plain.split() if word in game.deck)
        case dict():
            for key, value in plain.items():
                yield from codes_in(game, key)
                yield from codes_in(game, value)
        case list() | tuple():
            for value in plain:
                yield from codes_in(game, value)


def told(game: AnyGame, choices: Choices) -> list[Any]:
    """Return choices as plain data."""
    actions: list[Any] = [game.word(action) for action in choices.actions]
    return actions + [game.notation.write(pick) for pick in choices.picks]
