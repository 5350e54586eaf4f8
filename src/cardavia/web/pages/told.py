"""Sentences with their cards set as small cards: short for the eye, whole for the ear.

Words give whole sentences. Where a sentence names a card it speaks of, the page sets the name as a token; the name
is found in the sentence as words wrote it, so no language has to know of tokens.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from typing import TypeAlias

from cardavia.cards import Card
from cardavia.words import Speaker


class Tone(StrEnum):
    """The ink of a token."""

    PLAIN = "plain"
    RED = "red"
    TRUMP = "trump"


@dataclass(frozen=True, slots=True)
class Token:
    """A card named in text."""

    short: str
    full: str
    tone: Tone


Text: TypeAlias = tuple[str | Token, ...]
"""A sentence in pieces."""

_FORMS = ("play", "of", "")


def token(speaker: Speaker, card: Card, tone: Tone, form: str = "play") -> Token:
    """Return the token of a card; `form` is how a reader hears it."""
    return Token(speaker.card(card, "short"), speaker.card(card, form), tone)


def told(speaker: Speaker, sentence: str, cards: Iterable[tuple[Card, Tone]]) -> Text:
    """Return the sentence with the names of these cards as tokens."""
    about = tuple(cards)
    return _pieces(speaker, sentence, about) if about else (sentence,)


@lru_cache(maxsize=16_384)
def _pieces(speaker: Speaker, sentence: str, cards: tuple[tuple[Card, Tone], ...]) -> Text:
    known = {speaker.card(card, form): (card, tone) for card, tone in cards for form in _FORMS}
    pieces: list[str | Token] = [sentence]
    for name in sorted(known, key=len, reverse=True):
        if name in sentence:
            card, tone = known[name]
            set_name = Token(speaker.card(card, "short"), name, tone)
            pieces = [part for piece in pieces for part in _with_token(piece, set_name)]
    return tuple(piece for piece in pieces if piece)


def _with_token(piece: str | Token, name: Token) -> Iterator[str | Token]:
    """Yield a piece of a sentence in parts: this token where its card is named, and the words between."""
    if isinstance(piece, Token):
        yield piece
        return
    first, *others = _whole_words(name.full).split(piece)
    yield first
    for other in others:
        yield name
        yield other


@cache
def _whole_words(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
