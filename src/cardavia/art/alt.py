"""Keys of the messages that describe pictures; the words themselves are in `words`."""

from collections.abc import Mapping
from types import MappingProxyType

from cardavia.art.decks import DECKS

PREFIXES = {"french-tarot": "tarot", "aluette": "aluette", "tarocchino": "tarocchino"}
"""The prefix that the messages of a deck's game have."""


def name_key(deck: str, code: str) -> str:
    """Return the key of a card's name: the alternative text of its picture in play."""
    return f"card-{PREFIXES[deck]}-{code}"


def picture_key(deck: str, code: str) -> str:
    """Return the key of the sentence that tells what a card's picture shows, for galleries."""
    return f"picture-{PREFIXES[deck]}-{code}"


def picture_keys(deck: str) -> Mapping[str, str]:
    """Return the picture keys of a whole deck by card code."""
    return MappingProxyType({code: picture_key(deck, code) for code in DECKS[deck].codes})
