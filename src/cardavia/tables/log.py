"""The log of a table: what happened there, in order. What a table is follows from it alone.

Every kind of entry is a frozen dataclass named in the past. The cards of a deal are in the log too, as the
game's own events, so that a table can be rebuilt from its log alone. What a seat may be told is the business of
`story`; nothing of an entry is public by default.
"""

from dataclasses import dataclass
from typing import Any, TypeAlias

from cattrs import Converter

from cardavia.cards import Seat

Plain: TypeAlias = dict[str, Any]
"""Plain data ready for JSON."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened at a table."""


@dataclass(frozen=True, slots=True)
class TableOpened(Entry):
    """A host opened a table; bots sit in the seats nobody has taken.

    `levels` are the bots' levels in seat order, `invitation` the unguessable word in the link to share, `bot_key`
    what the bots' random numbers are drawn from (64 hexadecimal digits, unrelated to the cards).
    """

    game: str
    house_rules: dict[str, bool | str]
    host: str
    levels: tuple[str, ...]
    invitation: str
    bot_key: str


@dataclass(frozen=True, slots=True)
class SeatTaken(Entry):
    """A guest sat down."""

    seat: Seat
    guest: str
    name: str


@dataclass(frozen=True, slots=True)
class SeatGivenUp(Entry):
    """The person in a seat left for good; a bot sits there from now on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatCovered(Entry):
    """A bot plays for a person who is away or silent, until they return."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatResumed(Entry):
    """A person who had been away plays again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LevelChosen(Entry):
    """The host gave the bot in a seat another level."""

    seat: Seat
    level: str


@dataclass(frozen=True, slots=True)
class MatchBegun(Entry):
    """A match began, or began anew. The seeds of its deals derive from `secret` (64 hexadecimal digits)."""

    secret: str


@dataclass(frozen=True, slots=True)
class DealBegun(Entry):
    """Cards were dealt. `number` counts the deals of the match from 1, void ones included.

    `commitment` is public from now on; the seed behind it is revealed by `DealClosed`. `practice` marks the same
    cards dealt once more, which counts for nothing.
    """

    number: int
    dealer: Seat
    commitment: str
    practice: bool
    events: tuple[Plain, ...]


@dataclass(frozen=True, slots=True)
class DealMoved(Entry):
    """A seat acted, and this followed. `word` is the action as a record writes it."""

    seat: Seat
    word: str
    events: tuple[Plain, ...]


@dataclass(frozen=True, slots=True)
class DealClosed(Entry):
    """A deal was over or void; its seed and salt are revealed. `ended` is in seconds since 1970."""

    seed: str
    salt: str
    ended: float


@dataclass(frozen=True, slots=True)
class RestClaimed(Entry):
    """A seat claimed the rest of the tricks."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ClaimAnswered(Entry):
    """Another person agreed to a claim, or did not."""

    seat: Seat
    agreed: bool


_KINDS: dict[str, type[Entry]] = {
    kind.__name__: kind
    for kind in (
        TableOpened,
        SeatTaken,
        SeatGivenUp,
        SeatCovered,
        SeatResumed,
        LevelChosen,
        MatchBegun,
        DealBegun,
        DealMoved,
        DealClosed,
        RestClaimed,
        ClaimAnswered,
    )
}
_CONVERTER = Converter(forbid_extra_keys=True)
_CONVERTER.register_structure_hook(bool | str, lambda value, _: value)


def write(entry: Entry) -> tuple[str, Plain]:
    """Return the entry's kind and its fields as plain data."""
    return type(entry).__name__, _CONVERTER.unstructure(entry)


def read(kind: str, body: Plain) -> Entry:
    """Return the entry of this kind; raise `ValueError` for a kind that does not exist."""
    if kind not in _KINDS:
        raise ValueError(f"no kind of log entry: {kind!r}; the store was written by a newer version")
    return _CONVERTER.structure(body, _KINDS[kind])
