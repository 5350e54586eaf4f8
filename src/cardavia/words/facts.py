"""Facts in a message: cards, seats, numbers, half-points and lists, each put into words by the message's language.

A message names a fact as `{ $card }` and says more by a function:

    { NAME($card, form: "play") }      a card, or a list of cards, in another form of its name: play, of, short
    { NAME($cards, join: "or") }       a list joined by "or", or by commas alone ("unit"), instead of "and"
    { SEAT($seat, form: "start") }     the player of a seat ("you", "Anna"), here at the start of a sentence
    { SIDE($side, form: "start") }     one of two sides ("your side")
    { WHO($seat) -> [you] .. *[other] ..}    for choosing: you, left, opposite, right, or seat (told to the public)
    { HALVES($points) }                half-points as points: 9 is 4.5; counts in a choice of plurals as 4.5
    { SIGNED($points) }                a number with its sign, also when it is positive

A form that a name does not have is the plain name.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, Protocol

from babel import Locale
from fluent.runtime.types import FluentType

from cardavia.cards import Card, Seat, Side
from cardavia.words.company import Place
from cardavia.words.figures import Figures, Join


class Voice(Protocol):
    """What a fact needs of the one who speaks."""

    @property
    def figures(self) -> Figures: ...
    def card(self, card: Card, form: str = "") -> str: ...
    def seat(self, seat: Seat, form: str = "") -> str: ...
    def side(self, side: Side, form: str = "") -> str: ...
    def place(self, seat: Seat) -> Place: ...


class Whole(int, FluentType):
    """A whole number; also a seat, when the message says `SEAT`."""

    voice: Voice

    def __new__(cls, number: int, voice: Voice) -> "Whole":
        self = super().__new__(cls, number)
        self.voice = voice
        return self

    def format(self, _locale: Locale) -> str:
        return self.voice.figures.whole(self)


class Halves(float, FluentType):
    """Half-points on the way to the page: a float, since Fluent counts by those alone, and exact, being halves."""

    half_points: Whole

    def __new__(cls, half_points: Whole) -> "Halves":
        self = super().__new__(cls, half_points / 2)
        self.half_points = half_points
        return self

    def format(self, _locale: Locale) -> str:
        return self.half_points.voice.figures.halves(self.half_points)


class Named(FluentType):
    """A card."""

    def __init__(self, card: Card, voice: Voice) -> None:
        self.card = card
        self.voice = voice

    def name(self, form: str, _join: Join) -> str:
        return self.voice.card(self.card, form)

    def format(self, _locale: Locale) -> str:
        return self.voice.card(self.card)


class Several(FluentType):
    """A list of facts."""

    def __init__(self, things: tuple[Any, ...], voice: Voice) -> None:
        self.things = tuple(fact(thing, voice) for thing in things)
        self.voice = voice

    def name(self, form: str, join: Join) -> str:
        return self.voice.figures.listed([_name(thing, form) for thing in self.things], join)

    def format(self, _locale: Locale) -> str:
        return self.name("", Join.AND)


def fact(thing: object, voice: Voice) -> Any:
    """Return the thing as Fluent takes it; raise `TypeError` for what cannot be put into words."""
    match thing:
        case str():
            return str(thing)
        case int():
            return Whole(thing, voice)
        case Card():
            return Named(thing, voice)
        case tuple():
            return Several(thing, voice)
    raise TypeError(f"facts are cards, seats, numbers, words and tuples of them, not {type(thing).__name__}")


def plain(thing: object) -> object:
    """Return truth as "yes" or "no" and `None` as "none", for a message to choose by; the rest as it is."""
    if thing is None:
        return "none"
    if isinstance(thing, bool):
        return "yes" if thing else "no"
    return thing


def _name(thing: Any, form: str) -> str:
    match thing:
        case str():
            return thing
        case Whole():
            return thing.voice.figures.whole(thing)
        case _:
            return str(thing.name(form, Join.AND))


def _say_name(thing: Named | Several, form: str = "", join: str = "and") -> str:
    return thing.name(form, Join(join))


def _say_seat(seat: Whole, form: str = "") -> str:
    return seat.voice.seat(seat, form)


def _say_side(side: Whole, form: str = "") -> str:
    return side.voice.side(side, form)


def _say_who(seat: Whole) -> str:
    return seat.voice.place(seat).value


def _say_signed(number: Whole) -> str:
    return number.voice.figures.signed(number)


FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = MappingProxyType(
    {
        "NAME": _say_name,
        "SEAT": _say_seat,
        "SIDE": _say_side,
        "WHO": _say_who,
        "HALVES": Halves,
        "SIGNED": _say_signed,
    }
)
"""What a message may call."""
