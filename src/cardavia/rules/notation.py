"""Events and views as plain data, ready for JSON, and back.

A card is written as its code, an event as an object whose key `event` names its kind.
"""

from collections.abc import Mapping
from typing import Any, TypeVar

from cattrs import BaseValidationError, Converter

from cardavia.cards import Card, Deck
from cardavia.rules.event import Event

T = TypeVar("T")


class Notation:
    """Writes and reads what belongs to one game: its deck's cards and its kinds of events."""

    def __init__(self, deck: Deck[Any], events: tuple[type[Event], ...]) -> None:
        """Take the deck whose codes are read, and the events in any order."""
        self._kinds = {kind.__name__: kind for kind in events}
        self._converter = Converter(forbid_extra_keys=True)
        self._converter.register_unstructure_hook_func(_is_card, lambda card: card.code)
        self._converter.register_structure_hook_func(_is_card, lambda code, _: deck[code])

    def write(self, thing: Any) -> Any:
        """Return the thing as plain data: dicts, lists, strings, numbers, booleans and `None`."""
        return self._converter.unstructure(thing)

    def read(self, kind: type[T], plain: Any) -> T:
        """Return the thing of this type; raise `ValueError` when the data are not its own."""
        try:
            return self._converter.structure(plain, kind)
        except (BaseValidationError, KeyError, TypeError, ValueError) as error:
            raise ValueError(f"these data are no {kind.__name__}: {error}") from error

    def write_event(self, event: Event) -> dict[str, Any]:
        """Return the event as plain data, its kind under the key `event`."""
        return {"event": type(event).__name__, **self.write(event)}

    def read_event(self, plain: Mapping[str, Any]) -> Event:
        """Return the event; raise `ValueError` when the data are no event of this game."""
        kind = self._kinds.get(plain.get("event", ""))
        if kind is None:
            raise ValueError(f"no event of this game: {plain.get('event')!r}")
        return self.read(kind, {name: value for name, value in plain.items() if name != "event"})


def _is_card(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Card)
