"""From the things of a game to the keys of their messages, and to the facts the messages speak of."""

import re
from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from typing import Any, Final

from cardavia.cards import Card
from cardavia.rules import RuleId

_NEW_WORD: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def kind(thing: object) -> str:
    """Return the name of a thing's kind as keys write it.

    >>> from cardavia.rules import CardPlayed
    >>> kind(CardPlayed(0, Card("T21", 76)))
    'card-played'
    """
    return _NEW_WORD.sub("-", type(thing).__name__).lower()


def refusal_key(rule: RuleId) -> str:
    """Return the key of the message that refuses by this rule.

    >>> refusal_key(RuleId("tarot.play.overtrump"))
    'refusal-tarot-play-overtrump'
    """
    return f"refusal-{rule.replace('.', '-')}"


def facts_of(thing: Any) -> Mapping[str, Any]:
    """Return the fields of an event or an action that a message can speak of, by name.

    A value of an enumeration is its word in small letters with dashes. Fields that hold more than one thing and a
    list of such are left out.
    """
    values = {field.name: _worded(getattr(thing, field.name)) for field in fields(thing)}
    return {name: value for name, value in values.items() if _can_be_said(value)}


def _worded(value: object) -> object:
    match value:
        case Enum() if isinstance(value, str):
            return str(value.value)
        case Enum():
            return value.name.lower().replace("_", "-")
        case frozenset():
            return tuple(sorted(value))
        case _:
            return value


def _can_be_said(value: object) -> bool:
    if isinstance(value, tuple):
        return all(isinstance(thing, Card | str | int) for thing in value)
    return value is None or isinstance(value, Card | str | int)
