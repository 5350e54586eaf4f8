"""A table: the fold of its log. Who sits where, the match, the deal on the table, and a claim being answered."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce
from itertools import accumulate
from typing import Self

from cardavia.cards import SEATS, Seat
from cardavia.games import GAMES
from cardavia.match import Match, begin_match
from cardavia.rules import AnyGame
from cardavia.tables import log


@dataclass(frozen=True, slots=True)
class Person:
    """Who sits in a seat. `covered`: a bot plays for them until they return."""

    guest: str
    name: str
    covered: bool = False


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim of the rest: who made it, and which persons have agreed so far."""

    seat: Seat
    agreed: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Table:
    """Everything true of a table after entry number `seq` of its log. `deals` counts those begun here."""

    name: str
    seq: int
    opened: log.TableOpened
    persons: tuple[Person | None, ...]
    levels: tuple[str, ...]
    match: Match | None
    claim: Claim | None
    deals: int = 0

    @classmethod
    def first(cls, name: str, opened: log.TableOpened) -> Self:
        """Return a table that has just been opened, with nobody at it."""
        return cls(name, 1, opened, (None,) * len(SEATS), opened.levels, None, None)

    @property
    def game(self) -> AnyGame:
        """The game played here."""
        return GAMES[self.opened.game]

    @property
    def playing(self) -> Match:
        """The match at this table; raise `ValueError` before it has begun."""
        return _match(self)

    @property
    def host(self) -> Seat | None:
        """The seat of the host: who opened the table while they sit here, else the first person."""
        seated = self.seated
        return next((seat for seat in seated if self.guest_at(seat) == self.opened.host), min(seated, default=None))

    @property
    def seated(self) -> tuple[Seat, ...]:
        """The seats where a person sits, away or not."""
        return tuple(seat for seat in SEATS if self.persons[seat] is not None)

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats where a person sits and plays."""
        return tuple(seat for seat in self.seated if not self.is_bots(seat))

    def guest_at(self, seat: Seat) -> str | None:
        """Return the guest in a seat."""
        person = self.persons[seat]
        return None if person is None else person.guest

    def seat_of(self, guest: str) -> Seat | None:
        """Return the seat where this guest sits."""
        return next((seat for seat in self.seated if self.guest_at(seat) == guest), None)

    def is_bots(self, seat: Seat) -> bool:
        """Say whether a bot plays this seat now, for itself or for a person who is away."""
        person = self.persons[seat]
        return person is None or person.covered

    @property
    def actor(self) -> Seat | None:
        """The seat that is to act in the deal on the table."""
        return None if self.match is None else next(iter(self.match.deal.actors), None)

    @property
    def waits_for(self) -> str:
        """What the table waits for: "bot", "person", or "nobody" when no deal is being played by anybody."""
        if self.actor is None or not self.seated:
            return "nobody"
        return "bot" if self.is_bots(self.actor) and self.claim is None else "person"

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The persons whom other persons wait for: who is to act, or all who may answer a claim."""
        if self.waits_for != "person" or len(self.seated) == 1:
            return ()
        return tuple(seat for seat in self.present if self.claim is not None or seat == self.actor)

    @property
    def over(self) -> bool:
        """Whether the match at this table is over."""
        return self.match is not None and self.match.over

    def after(self, entries: Iterable[log.Entry]) -> "Table":
        """Return the table after these entries."""
        return reduce(_after, entries, self)

    def moments(self, entries: Iterable[log.Entry]) -> "list[Table]":
        """Return the table after each of these entries, in order."""
        return list(accumulate(entries, _after, initial=self))[1:]


def fold(name: str, entries: Iterable[log.Entry]) -> Table:
    """Return the table that this log tells of; raise `ValueError` for a log that does not open a table."""
    first, *others = entries
    if not isinstance(first, log.TableOpened):
        raise ValueError("a table's log begins with TableOpened")
    return Table.first(name, first).after(others)


def _after(table: Table, entry: log.Entry) -> Table:
    return replace(_changed(table, entry), seq=table.seq + 1)


def _changed(table: Table, entry: log.Entry) -> Table:
    match entry:
        case log.DealMoved():
            return _moved(table, entry)
        case log.SeatTaken(seat=seat, guest=guest, name=name):
            return _with_person(table, seat, Person(guest, name))
        case log.SeatGivenUp(seat=seat):
            return _with_person(table, seat, None)
        case log.SeatCovered(seat=seat):
            return _with_person(table, seat, replace(_person(table, seat), covered=True))
        case log.SeatResumed(seat=seat):
            return _with_person(table, seat, replace(_person(table, seat), covered=False))
        case log.LevelChosen(seat=seat, level=level):
            return replace(table, levels=(*table.levels[:seat], level, *table.levels[seat + 1 :]))
        case log.MatchBegun():
            return replace(table, match=_begun(table, entry), claim=None)
        case log.DealBegun():
            return replace(table, match=_dealt(table, entry), claim=None, deals=table.deals + 1)
        case log.DealClosed():
            return replace(table, claim=None)
        case _:
            return replace(table, claim=_claimed(table, entry))


def _with_person(table: Table, seat: Seat, person: Person | None) -> Table:
    return replace(table, persons=(*table.persons[:seat], person, *table.persons[seat + 1 :]))


def _person(table: Table, seat: Seat) -> Person:
    person = table.persons[seat]
    if person is None:
        raise ValueError(f"nobody sits in seat {seat}")
    return person


def _match(table: Table) -> Match:
    if table.match is None:
        raise ValueError("no match has begun at this table")
    return table.match


def _claimed(table: Table, entry: log.Entry) -> Claim | None:
    match entry:
        case log.RestClaimed(seat=seat):
            return Claim(seat)
        case log.ClaimAnswered(seat=seat, agreed=True) if table.claim is not None:
            return replace(table.claim, agreed=table.claim.agreed | {seat})
        case log.ClaimAnswered():
            return None
        case _:
            raise ValueError(f"no entry that follows the opening of a table: {entry!r}")


def _begun(table: Table, entry: log.MatchBegun) -> Match:
    house_rules = table.game.house_rules.read(table.opened.house_rules)
    return begin_match(table.game, house_rules, bytes.fromhex(entry.secret))


def _dealt(table: Table, entry: log.DealBegun) -> Match:
    """Return the match at the deal that begins; the first deal of a match is there already."""
    match = _match(table)
    if entry.practice:
        return match.again()
    return match if entry.number == match.number else match.next_deal()


def _moved(table: Table, entry: log.DealMoved) -> Table:
    match = _match(table)
    events = tuple(map(table.game.notation.read_event, entry.events))
    deal = match.deal.after(entry.seat, table.game.read(entry.word), events)
    return replace(table, match=replace(match, deal=deal))
