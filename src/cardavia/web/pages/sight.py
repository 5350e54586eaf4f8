"""What the server knows for one seat when it draws a table: filled by the routes, read by the page contexts.

Nothing here is hidden from the seat: the view, the choices and the events are the seat's own projection.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Protocol

from cardavia.cards import SEATS, Seat
from cardavia.rules import AnyGame, Choices, Event, Refusal, ScoreSheet


class Occupant(StrEnum):
    """Who plays a seat: a person, a bot, or a bot for a person who is away."""

    PERSON = "person"
    BOT = "bot"
    AWAY = "away"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits in a seat. `level` is the bot's, also of the bot that plays for somebody away.

    `portrait` is 0 to 11, different in the four seats of a table.
    """

    name: str
    occupant: Occupant
    level: str | None = None
    portrait: int = 0


@dataclass(frozen=True, slots=True)
class Refused:
    """A word that was just sent, and why it may not be done."""

    word: str
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim of the rest that waits for answers. `asked` says whether this seat still has to answer."""

    by: Seat
    asked: bool


@dataclass(frozen=True, slots=True)
class Candidate:
    """One thing the adviser weighed: the word, the score it expects for the seat (mean points), a reason's key."""

    word: str
    expected: float | None
    reason: str | None


@dataclass(frozen=True, slots=True)
class Hint:
    """What a strong player would do here, best first."""

    candidates: tuple[Candidate, ...]


class Offer(StrEnum):
    """What the server offers beside the game's own choices."""

    CLAIM = "claim"
    FORCED = "forced"
    HINT = "hint"


class Answer(StrEnum):
    """How the last form of this page was answered, when it was not simply done."""

    STALE = "stale"
    NOTHING = "nothing"


class Faces(Protocol):
    """Where the pictures of one game's cards are, in the style the visitor prefers."""

    def face(self, code: str) -> str:
        """Return the address of a card's face."""
        ...

    def back(self) -> str:
        """Return the address of the deck's back."""
        ...


@dataclass(frozen=True, slots=True)
class Standing:
    """Where the match stands: deals that counted before this one, of how many, and each seat's points from them.

    `deals` is `None` where a match is a single deal and the points are a running tally.
    """

    number: int
    deals: int | None
    scores: tuple[int, ...] = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class TableSight:
    """One table as one seat may see it now.

    `table` is the table's address part, `deal` the number that `?deal=` takes, `view` the game's view for the seat,
    `events` those of this deal that the seat may see, in order, and `seen` the seat's number of the last of them.
    `refusals` say, by word, why what the page shows cannot be done. `sheet` is there once the deal is over.
    `host` tells whether this seat may begin the next deal; `invitation` is the whole address to share,
    `levels` the names of the levels a bot can be given. `pick`, `again` and `invites` are the page's own query:
    which of the choices' picks to put together by hand, how often the page has refreshed itself, and whether the
    visitor came to play with others, so that the address to share lies open.
    """

    table: str
    game: AnyGame
    seat: Seat | None
    sitters: tuple[Sitter, ...]
    view: Any
    choices: Choices
    events: tuple[Event, ...]
    seen: int
    deal: int
    standing: Standing
    refusals: Mapping[str, Refusal] = field(default_factory=dict)
    offers: frozenset[Offer] = frozenset()
    refused: Refused | None = None
    answer: Answer | None = None
    claim: Claim | None = None
    hint: Hint | None = None
    sheet: ScoreSheet | None = None
    host: bool = True
    invitation: str | None = None
    commitment: str | None = None
    levels: tuple[str, ...] = ()
    pick: int | None = None
    again: int = 0
    invites: bool = False

    def __post_init__(self) -> None:
        """Raise `ValueError` unless four sit at the table."""
        if len(self.sitters) != len(SEATS):
            raise ValueError("a table has four seats: give a Sitter for each")
