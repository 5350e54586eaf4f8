"""The fields of a worked example in words: a label each, and its cards and numbers as a reader knows them."""

from collections.abc import Mapping
from typing import Any

from cardavia.cards import Deck
from cardavia.words.book import Example
from cardavia.words.speaker import Speaker


def told_fields(speaker: Speaker, example: Example, deck: Deck[Any]) -> tuple[tuple[str, str], ...]:
    """Return label and value of each field, in the order of the book.

    A field is labelled by `example-<prefix>-<field>` or, where games agree, by `example-<field>`. Words of the
    record format ("garde-sans") stand as a record writes them.
    """
    return tuple((_label(speaker, name), told(speaker, value, deck)) for name, value in example.fields.items())


def told(speaker: Speaker, value: object, deck: Deck[Any]) -> str:
    """Return one value in words; codes of cards become their short names."""
    match value:
        case bool():
            return speaker.say("example-yes" if value else "example-no")
        case int():
            return speaker.figures.whole(value)
        case str():
            return _told_words(speaker, value.split(), deck) or speaker.say("example-nothing")
        case list():
            return ", ".join(told(speaker, item, deck) for item in value)
        case Mapping():
            return ", ".join(f"{name}: {told(speaker, item, deck)}" for name, item in value.items())
    raise TypeError(f"an example holds words, whole numbers, truth, lists and tables, not {type(value).__name__}")


def _told_words(speaker: Speaker, words: list[str], deck: Deck[Any]) -> str:
    return " ".join(speaker.card(deck[word], "short") if word in deck else word for word in words)


def _label(speaker: Speaker, name: str) -> str:
    field = name.replace("_", "-")
    own = f"example-{speaker.prefix}-{field}"
    return speaker.say(own if speaker.knows(own) else f"example-{field}")
