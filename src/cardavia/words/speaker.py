"""Says a message in a language: (language, key, facts) -> text.

>>> from cardavia.words import speak
>>> speak("en").say("seat-number", number=3)
'seat 3'

A message that a language lacks is said in English, with a mark in front that a reader sees, and is logged; a
message that English lacks is a mistake of the program.
"""

import logging
from functools import lru_cache
from typing import Any, Final
from unicodedata import bidirectional

from cardavia.cards import Card, Seat, Side, side_of
from cardavia.words.company import Company, Place
from cardavia.words.facts import fact, plain
from cardavia.words.figures import Figures
from cardavia.words.languages import ENGLISH, LANGUAGES, Language
from cardavia.words.messages import messages

_LOG: Final = logging.getLogger(__name__)
_FIRST_STRONG_ISOLATE: Final = "\u2068"
_END_OF_ISOLATE: Final = "\u2069"


class UnknownLanguage(ValueError):  # noqa: N818 - it names what was found, like KeyError
    """A language that Cardavia does not speak."""


class Speaker:
    """Speaks one language, of one game's cards when it is `at` a table of it, to one of the company.

    Speakers who would say the same are equal.
    """

    def __init__(self, language: Language, prefix: str | None = None, company: Company | None = None) -> None:
        self.language = language
        self.figures = _figures(language)
        self.prefix = prefix
        self.company = company or Company()
        self._voice = language.code, prefix, self.company
        self._hash = hash(self._voice)
        self._bare = self if prefix is None and company is None else _bare(language)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Speaker) and self._voice == other._voice

    def __hash__(self) -> int:
        return self._hash

    def at(self, prefix: str, company: Company | None = None) -> "Speaker":
        """Return a speaker for this game's cards (by the first part of its rule ids), told to this company."""
        return Speaker(self.language, prefix, company)

    def knows(self, key: str) -> bool:
        """Say whether there is such a message, if need be in English."""
        return key in messages(self.language) or key in messages(ENGLISH)

    def say(self, key: str, /, **facts: Any) -> str:
        """Return the message with these facts; `key.attribute` says an attribute of it.

        Raise `KeyError` for a message that not even English has, `MissingFact` when a fact is missing.
        """
        if not facts:
            return _said(self._bare, key, ())  # without facts a message is the same for every company
        return _said(self, key, tuple((name, plain(thing)) for name, thing in facts.items()))

    def card(self, card: Card, form: str = "") -> str:
        """Return a card's name, plain or in a form: "play", "of", "short"."""
        if self.prefix is None:
            raise ValueError("say which game's cards are spoken of: speak(...).at(prefix)")
        return self._form(f"card-{self.prefix}-{card.code}", form)

    def seat(self, seat: Seat, form: str = "") -> str:
        """Return what the player of a seat is called: "you", a name, or a place at the table."""
        place = self.place(seat)
        name = self.company.names[seat]
        if name is not None and place is not Place.YOU:
            return f"{_FIRST_STRONG_ISOLATE}{name}{_END_OF_ISOLATE}" if _needs_isolating(name) else name
        if place is Place.SEAT:
            return self._form("seat-number", form, number=seat + 1)
        return self._form(f"seat-{place}", form)

    def side(self, side: Side, form: str = "") -> str:
        """Return what one of two sides is called: "your side", "the other side", or its seats for the public."""
        if self.company.seen_from is None:
            return self._form("side-seats", form, first=side + 1, second=side + 3)
        return self._form("side-yours" if side_of(self.company.seen_from) == side else "side-others", form)

    def place(self, seat: Seat) -> Place:
        """Return where a seat is for the company's eyes."""
        return self.company.place(seat)

    def _form(self, key: str, form: str, **facts: Any) -> str:
        return self.say(_shaped(self._bare, key, form), **facts)


def speak(code: str) -> Speaker:
    """Return a speaker of the language with this code; raise `UnknownLanguage` where there is none."""
    language = LANGUAGES.get(code)
    if language is None:
        raise UnknownLanguage(f"no language {code!r}: there are {', '.join(LANGUAGES)}")
    return Speaker(language)


_figures = lru_cache(Figures)
_bare = lru_cache(Speaker)
"""A language's speaker at no table."""


@lru_cache(maxsize=16_384)
def _shaped(voice: Speaker, key: str, form: str) -> str:
    """Return the key of a name's form, of the plain name where it has no such form."""
    shaped = f"{key}.{form}"
    return shaped if form and voice.knows(shaped) else key


@lru_cache(maxsize=65_536)
def _said(voice: Speaker, key: str, facts: tuple[tuple[str, Any], ...]) -> str:
    language = voice.language
    own, english = messages(language), messages(ENGLISH)
    if key not in own and key in english:
        _LOG.warning("no message %s in %s: said in English", key, language.code)
        return f"⟨{ENGLISH.code}⟩ {_said(Speaker(ENGLISH, voice.prefix, voice.company), key, facts)}"
    if key not in own:
        raise KeyError(f"no message {key!r}: write it in words/{ENGLISH.code}")
    return own.text(key, {name: fact(thing, voice) for name, thing in facts})


def _needs_isolating(name: str) -> bool:
    return any(bidirectional(letter) in {"R", "AL"} for letter in name)
