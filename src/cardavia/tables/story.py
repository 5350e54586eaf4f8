"""A table's story: its log with everything that is read off it again and again, kept in memory while it is wanted.

Each seat has a numbering of its own for what it may be told: 1, 2, 3, ... without a gap, whatever else happens
that it may not know. The public, who has no seat, has one too.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from cardavia.cards import SEATS, Seat
from cardavia.rules import Event
from cardavia.tables import log
from cardavia.tables.table import Table, fold

_SEEN_BY: tuple[Seat | None, ...] = (*SEATS, None)


@dataclass(frozen=True, slots=True)
class Told:
    """One thing a seat is told: an event of the deal, or that something else changed ("seats", "claim", "deal").

    `entry` is the place of its log entry (from 0), `part` how many of that entry's events have happened with it.
    """

    seq: int
    entry: int
    part: int
    event: Event | None
    what: str


@dataclass(slots=True)
class Story:
    """The story of one table so far. It grows by `extend` alone."""

    moments: list[Table]
    entries: list[log.Entry]
    told: dict[Seat | None, list[Told]] = field(default_factory=dict)
    _begun: int = 0

    @classmethod
    def begin(cls, name: str, entries: list[log.Entry]) -> Self:
        """Return the story of a log from its opening."""
        story = cls([fold(name, entries[:1])], entries[:1], {seat: [] for seat in _SEEN_BY})
        story._tell(entries[0])
        story.extend(entries[1:])
        return story

    def extend(self, entries: Sequence[log.Entry], moments: Sequence[Table] = ()) -> None:
        """Add the entries that follow; `moments` are the table after each of them, where that is known."""
        for entry, moment in zip(entries, moments or self.table.moments(entries), strict=True):
            self.moments.append(moment)
            self.entries.append(entry)
            self._tell(entry)

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.moments[-1]

    def last(self, seat: Seat | None) -> int:
        """Return the number of the last thing this seat was told."""
        return len(self.told[seat])

    def last_of_deal(self, seat: Seat | None) -> int:
        """Return the number of the last thing this seat was told of the cards."""
        return next((told.seq for told in reversed(self.told[seat]) if told.event is not None), 0)

    def after(self, seat: Seat | None, seq: int) -> list[Told]:
        """Return what this seat was told after that number."""
        return self.told[seat][max(seq, 0) :]

    def seats_held(self, guest: str) -> set[Seat]:
        """Return the seats where a guest has sat since the cards of the deal on the table were dealt."""
        held = (moment.seat_of(guest) for moment in self.moments[self._begun :])
        return {seat for seat in held if seat is not None}

    def of_deal(self, seat: Seat | None, until: int) -> list[Told]:
        """Return what this seat was told of the deal on the table, up to that number."""
        return [told for told in self.told[seat][:until] if told.entry >= self._begun and told.event is not None]

    def as_of(self, seat: Seat | None, seq: int) -> Table:
        """Return the table as it was when this seat was told number `seq`; now, when that is still to come.

        Before the first match it is the table with its first cards: there is nothing else to see.
        """
        if not 1 <= seq < self.last(seat):
            return self.table
        told = self.told[seat][seq - 1]
        entry = self.entries[told.entry]
        if isinstance(entry, log.DealMoved) and told.part < len(entry.events):
            return self.moments[told.entry - 1].after([replace(entry, events=entry.events[: told.part])])
        return self._first if self.moments[told.entry].match is None else self.moments[told.entry]

    @property
    def _first(self) -> Table:
        return next((moment for moment in self.moments if moment.match is not None), self.table)

    def _tell(self, entry: log.Entry) -> None:
        place = len(self.entries) - 1
        if isinstance(entry, log.DealMoved | log.DealBegun):
            self._tell_cards(place, entry)
        elif not isinstance(entry, log.MatchBegun):
            self._tell_all(place, _what(entry))

    def _tell_cards(self, place: int, entry: log.DealMoved | log.DealBegun) -> None:
        if isinstance(entry, log.DealBegun):
            self._begun = place
            self._tell_all(place, "deal")
        events = self.table.playing.deal.events[-len(entry.events) :] if entry.events else ()
        for part, event in enumerate(events, start=1):
            for seat in _SEEN_BY:
                if event.audience.admits(seat):
                    heard = self.told[seat]
                    heard.append(Told(len(heard) + 1, place, part, event, "move"))

    def _tell_all(self, place: int, what: str) -> None:
        for heard in self.told.values():
            heard.append(Told(len(heard) + 1, place, 0, None, what))


def _what(entry: log.Entry) -> str:
    match entry:
        case log.RestClaimed() | log.ClaimAnswered():
            return "claim"
        case log.DealClosed():
            return "deal"
        case _:
            return "seats"
