"""Sentences with their cards set as small cards: short for the eye, whole for the ear.

Words give whole sentences. Where a sentence names a card it speaks of, the page sets the name as a token; the name
is found in the sentence as words wrote it, so no language has to know of tokens.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
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
    known = {speaker.card(card, form): (card, tone) for card, tone in cards for form in _FORMS}
    if not known:
        return (sentence,)
    names = "|".join(re.escape(name) for name in sorted(known, key=len, reverse=True))
    pieces = re.split(rf"(?<!\w)({names})(?!\w)", sentence)
    return tuple(
        Token(speaker.card(known[piece][0], "short"), piece, known[piece][1]) if piece in known else piece
        for piece in pieces
        if piece
    )
