"""What can be done at a table. Every command follows the same path: fold the log, judge, append, then publish."""

import asyncio
import contextlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias
from weakref import WeakValueDictionary

from cardavia.cards import SEATS, Seat
from cardavia.games import GAMES
from cardavia.match import Match
from cardavia.rules import Refusal
from cardavia.tables import log
from cardavia.tables.bus import Bus
from cardavia.tables.following import Chance, begun, dealt, may_claim, moved_by, rest_when_agreed
from cardavia.tables.store import Conflict, Sitting, Standing, Store
from cardavia.tables.story import Story
from cardavia.tables.table import Table

_KEPT_STORIES = 4096
_TRIES = 20


class NoSuchTable(LookupError):  # noqa: N818 - it names what happened
    """There is no table of this name, or no invitation like this."""


class NotAllowed(Exception):  # noqa: N818 - it names what happened
    """What was asked is not for the asker: not their seat, or only the host's to do."""

    def __init__(self, reason: str) -> None:
        """Take the reason, a language-free name: "not-your-seat", "host-only", "seat-taken", "not-now"."""
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Accepted:
    """It is done."""


@dataclass(frozen=True, slots=True)
class Refused:
    """A rule forbids it at the table as it was judged."""

    refusal: Refusal
    table: Table


@dataclass(frozen=True, slots=True)
class Stale:
    """The cards have moved on since the asker last looked: look again."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """The asker names a number that their seat has not been told yet; `last` is the last that it has."""

    last: int


class Agreed(Enum):
    """What a person says to a claim."""

    YES = "yes"
    NO = "no"


Answer: TypeAlias = Accepted | Refused | Stale | Ahead
_Judge: TypeAlias = Callable[[Story], Sequence[log.Entry]]


@dataclass(slots=True)
class _Held:
    """A story in memory.

    `spell` is the bus's spell of hearing in which it was last read on, `announced` the number it is said to go to.
    """

    story: Story
    spell: int = 0
    announced: int = 0


class Service:
    """The tables of this house. Several processes may share one store."""

    def __init__(self, store: Store, bus: Bus, chance: Chance = secrets.token_hex) -> None:
        """Take the store, the bus on which changes are published, and whence secrets of matches and bots come."""
        self.store = store
        self.bus = bus
        self._chance = chance
        self._stories: OrderedDict[str, _Held] = OrderedDict()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        bus.note(self._note)

    async def story(self, name: str) -> Story:
        """Return a table's story up to now; raise `NoSuchTable`."""
        held = self._stories.get(name)
        if held is None:
            entries = await self.store.read(name)
            if not entries:
                raise NoSuchTable(name)
            held = self._stories.setdefault(name, _Held(Story.begin(name, entries)))
        elif self.store.is_shared:
            await self._catch_up(name, held)
        if self._stories.get(name) is held:  # a conflict may have dropped it while this read on
            self._stories.move_to_end(name)
        while len(self._stories) > _KEPT_STORIES:
            self._stories.popitem(last=False)
        return held.story

    async def heard(self, name: str) -> Story:
        """Return a table's story as far as this process has heard; raise `NoSuchTable`.

        News of other processes is a moment late: `story` asks the store, this only where it knows of something new.
        """
        held = self._stories.get(name)
        if held is not None and held.spell == self.bus.spell > 0 and held.story.table.seq >= held.announced:
            self._stories.move_to_end(name)
            return held.story
        return await self.story(name)

    async def _catch_up(self, name: str, held: _Held) -> None:
        known, spell, story = held.story.table.seq, self.bus.spell, held.story
        entries = await self.store.read(name, known)
        story.extend(entries[story.table.seq - known :])
        held.spell = spell

    def _note(self, name: str, seq: int) -> None:
        held = self._stories.get(name)
        if held is not None:
            held.announced = max(held.announced, seq)

    async def append(self, name: str, after: int, entries: Sequence[log.Entry]) -> Story:
        """Append to a table's log and publish; raise `Conflict` when others were first."""
        held = self._stories.get(name)
        story = await self.story(name) if held is None else held.story
        if story.table.seq != after:
            raise Conflict(name)
        before = story.table
        moments = before.moments(entries)
        try:
            await self.store.append(name, after, entries, _standing(before, moments[-1]))
        except BaseException:
            self._stories.pop(name, None)  # others were first, or nobody knows whether it is stored: read it again
            raise
        if story.table.seq == after:
            story.extend(entries, moments)
        self.bus.publish(name)
        return story

    async def command(self, name: str, judge: _Judge) -> Story:
        """Append what `judge` makes of the table as it is; judged anew whenever others were first.

        It is judged as far as this process has heard: the store's key says no if that is out of date. What
        appends nothing, or is not allowed, is judged by the store itself.
        """
        turn = self._turns.setdefault(name, asyncio.Lock())
        async with turn:
            story = await self.heard(name)
            with contextlib.suppress(NotAllowed, Conflict):
                if entries := judge(story):
                    return await self.append(name, story.table.seq, entries)
            for _ in range(_TRIES):
                story = await self.story(name)
                entries = judge(story)
                if not entries:
                    return story
                try:
                    return await self.append(name, story.table.seq, entries)
                except Conflict:
                    continue
        raise Conflict(name)

    # Sitting down and leaving.

    async def open_table(
        self,
        game: str,
        house_rules: dict[str, bool | str],
        guest: str,
        sitter: str,
        levels: tuple[str, ...],
        name: str | None = None,
    ) -> str:
        """Open a table, seat its host in seat 0, begin the match; return its name. Raise `ValueError`.

        Without a `name` it gets one by chance; raise `Conflict` where a table has the name already.
        """
        if game not in GAMES:
            raise ValueError(f"no game {game!r}: there are {', '.join(GAMES)}")
        GAMES[game].house_rules.read(house_rules)
        name = name or secrets.token_urlsafe(12)
        opened = log.TableOpened(game, house_rules, guest, levels, secrets.token_urlsafe(24), self._chance(32))
        bare = Table.first(name, opened)
        entries = [log.SeatTaken(0, guest, sitter), *begun(bare, self._chance)]
        await self.store.append(name, 0, [opened, *entries], _standing(bare, bare.after(entries)))
        self.bus.publish(name)
        return name

    async def invited(self, invitation: str) -> Story:
        """Return the story of the table this invitation leads to; raise `NoSuchTable`."""
        name = await self.store.invited(invitation)
        if name is None:
            raise NoSuchTable(invitation)
        return await self.story(name)

    async def sit(self, name: str, seat: Seat, guest: str, sitter: str) -> Story:
        """Take a bot's seat; sitting down where one already sits changes nothing. Raise `NotAllowed`.

        Who has held one hand of the deal on the table may not take another: nobody looks at two hands.
        """

        def judge(story: Story) -> Sequence[log.Entry]:
            table = story.table
            if table.guest_at(seat) == guest:
                return ()
            if table.persons[seat] is not None:
                raise NotAllowed("seat-taken")
            if table.actor is not None and story.seats_held(guest) - {seat}:
                raise NotAllowed("not-now")
            old = table.seat_of(guest)
            moved = () if old is None else (log.SeatGivenUp(old),)
            return (*moved, log.SeatTaken(seat, guest, sitter))

        return await self.command(name, judge)

    async def leave(self, name: str, guest: str) -> None:
        """Leave a table for good: a bot sits there from now on."""

        def judge(story: Story) -> Sequence[log.Entry]:
            table = story.table
            seat = table.seat_of(guest)
            return () if seat is None else (log.SeatGivenUp(seat),)

        await self.command(name, judge)

    async def cover(self, name: str, seat: Seat) -> None:
        """Let a bot play for a person who is away, while others wait for them."""

        def judge(story: Story) -> Sequence[log.Entry]:
            table = story.table
            return (log.SeatCovered(seat),) if seat in table.present and len(table.seated) > 1 else ()

        await self.command(name, judge)

    async def resume(self, name: str, guest: str) -> None:
        """Give a person who had been away their cards back."""

        def judge(story: Story) -> Sequence[log.Entry]:
            table = story.table
            seat = table.seat_of(guest)
            return (log.SeatResumed(seat),) if seat is not None and seat not in table.present else ()

        await self.command(name, judge)

    async def rename(self, name: str, guest: str, sitter: str) -> None:
        """Call a person by another name. Raise `NotAllowed` for who sits nowhere."""

        def judge(story: Story) -> Sequence[log.Entry]:
            seat = _seat(story.table, guest)
            person = story.table.persons[seat]
            if person is None or person.name == sitter:
                return ()
            return (log.SeatTaken(seat, guest, sitter),)

        await self.command(name, judge)

    async def choose_levels(self, name: str, guest: str, levels: dict[Seat, str]) -> None:
        """Give the bots of some seats other levels; for the host. Raise `NotAllowed`."""

        def judge(story: Story) -> Sequence[log.Entry]:
            table = story.table
            _host_only(table, guest)
            changed = ((seat, level) for seat, level in sorted(levels.items()) if table.levels[seat] != level)
            return tuple(log.LevelChosen(seat, level) for seat, level in changed)

        await self.command(name, judge)

    # The cards.

    async def act(self, name: str, guest: str, word: str, seen: int) -> Answer:
        """Do what a person asks, in the words of a record ("play S1"). `seen`: the last number their page shows.

        It is stale when the cards have moved on since, and when it is not this seat that may act. Nobody has seen
        what is still to come: such a number is a mistake of the asker, or of a page from before a backup came back.
        """
        answer: list[Answer] = [Accepted()]

        def judge(story: Story) -> Sequence[log.Entry]:
            answer[0], table = Accepted(), story.table
            seat = _seat(table, guest)
            if seen > story.last(seat):
                answer[0] = Ahead(story.last(seat))
                return ()
            # Out of turn is answered like late: a refusal would name the rule by which another seat is asked.
            if seen < story.last_of_deal(seat) or seat not in table.playing.deal.actors:
                answer[0] = Stale()
                return ()
            moved = moved_by(table, seat, word)
            if isinstance(moved, Refusal):
                answer[0] = Refused(moved, table)
                return ()
            back = () if seat in table.present else (log.SeatResumed(seat),)
            return (*back, *moved)

        await self.command(name, judge)
        return answer[0]

    async def claim(self, name: str, guest: str) -> None:
        """Claim the rest of the tricks, judged from the claimant's view alone; raise `NotAllowed` if not sure.

        The other persons who play are asked; when there are none, or all have agreed, the rest is played.
        """

        def judge(story: Story) -> Sequence[log.Entry]:
            table = story.table
            seat = _seat(table, guest)
            if table.claim is not None or not may_claim(table, seat):
                raise NotAllowed("not-now")
            claimed = log.RestClaimed(seat)
            return (claimed, *rest_when_agreed(table.after([claimed])))

        await self.command(name, judge)

    async def answer_claim(self, name: str, guest: str, agreed: Agreed) -> None:
        """Agree to a claim of the rest, or do not; raise `NotAllowed` when there is none to answer."""

        def judge(story: Story) -> Sequence[log.Entry]:
            table = story.table
            seat = _seat(table, guest)
            if table.claim is None or table.claim.seat == seat:
                raise NotAllowed("not-now")
            answered = log.ClaimAnswered(seat, agreed is Agreed.YES)
            return (answered, *rest_when_agreed(table.after([answered])))

        await self.command(name, judge)

    async def next_deal(self, name: str, guest: str) -> None:
        """Deal the next cards; for the host, when a deal is over and the match goes on. Raise `NotAllowed`."""
        await self._deal(name, guest, lambda match: match.next_deal() if match.goes_on else None)

    async def deal_again(self, name: str, guest: str) -> None:
        """Deal the same cards once more, for practice; for the host, when a deal is over. Raise `NotAllowed`."""
        await self._deal(name, guest, lambda match: match.again() if match.deal.over else None)

    async def _deal(self, name: str, guest: str, deal: Callable[[Match], Match | None]) -> None:
        def judge(story: Story) -> Sequence[log.Entry]:
            table = story.table
            _host_only(table, guest)
            match = deal(table.playing)
            if match is None:
                raise NotAllowed("not-now")
            return dealt(match)

        await self.command(name, judge)

    async def restart(self, name: str, guest: str) -> None:
        """Begin a new match at this table, with a new secret; for the host. Raise `NotAllowed`."""

        def judge(story: Story) -> Sequence[log.Entry]:
            table = story.table
            _host_only(table, guest)
            return begun(table, self._chance)

        await self.command(name, judge)


def _seat(table: Table, guest: str) -> Seat:
    seat = table.seat_of(guest)
    if seat is None:
        raise NotAllowed("not-your-seat")
    return seat


def _host_only(table: Table, guest: str) -> None:
    if table.host is None or table.host != table.seat_of(guest):
        raise NotAllowed("host-only")


def _standing(before: Table, after: Table) -> Standing:
    waits_for = after.waits_for if after.waits_for == "bot" or after.awaited else "nobody"
    left = {guest: seat for seat in SEATS if (guest := before.guest_at(seat)) is not None}
    sits = {guest: seat for seat in SEATS if (guest := after.guest_at(seat)) is not None}
    gone = tuple(Sitting(seat, guest, seated=False) for guest, seat in left.items() if guest not in sits)
    come = tuple(Sitting(seat, guest, seated=True) for guest, seat in sits.items() if left.get(guest) != seat)
    over = after.over and not after.playing.goes_on
    return Standing(after.opened.game, after.opened.invitation, waits_for, over, (*gone, *come))
