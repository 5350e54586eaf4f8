"""People join, leave, reload, click twice and act late, in any order: what was accepted happened once, in order."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from cardavia.cards import SEATS, Seat
from cardavia.games import GAMES
from cardavia.rules import Pick
from cardavia.tables import log
from cardavia.tables.bus import Bus
from cardavia.tables.driver import Driver
from cardavia.tables.service import Accepted, NotAllowed, Refused, Service, Stale
from cardavia.tables.store import Store
from cardavia.tables.story import Story
from cardavia.tables.table import Table, fold
from tests.chance import chance
from tests.tables.conftest import first_choice

T = TypeVar("T")
PEOPLE = ("ann", "bob", "cid", "dot")
TRIED = settings(max_examples=12, stateful_step_count=30, suppress_health_check=list(HealthCheck), print_blob=True)


class Company(RuleBasedStateMachine):
    """Four people at one table. `pages` is what each was shown last: the story's number, and what was offered."""

    url = ""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.service = Service(self.run(Store.open(self.url)), Bus(), chance())
        self.driver = self.run(self.driving())
        self.name = ""
        self.pages: dict[str, tuple[int, tuple[str, ...]]] = {}
        self.accepted: list[tuple[Seat, str]] = []

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(asyncio.wait_for(work, 30))

    async def driving(self) -> Driver:
        return Driver(self.service, first_choice, first_choice)

    @property
    def story(self) -> Story:
        return self.run(self.service.story(self.name))

    @property
    def table(self) -> Table:
        return self.story.table

    @initialize(game=st.sampled_from(list(GAMES)))
    def open(self, game: str) -> None:
        self.name = self.run(self.service.open_table(game, {}, "ann", "Ann", ("family-table",) * 4))

    @rule()
    def wait(self) -> None:
        """Let the bots finish."""
        while self.table.waits_for == "bot":
            self.run(asyncio.sleep(0.002))

    @rule(who=st.sampled_from(PEOPLE), seat=st.sampled_from(SEATS))
    def join(self, who: str, seat: Seat) -> None:
        before = self.story
        other = before.table.guest_at(seat)
        try:
            self.run(self.service.sit(self.name, seat, who, who.title()))
        except NotAllowed as error:
            assert error.reason in ({"seat-taken"} if other is not None else {"not-now"})
            assert self.table.guest_at(seat) == other
        else:
            assert other in {None, who}
            assert self.table.seat_of(who) == seat

    @rule(who=st.sampled_from(PEOPLE))
    def leave(self, who: str) -> None:
        self.run(self.service.leave(self.name, who))
        assert self.table.seat_of(who) is None

    @rule(who=st.sampled_from(PEOPLE))
    def reload(self, who: str) -> None:
        """Look at the page anew: who was away plays again."""
        self.run(self.service.resume(self.name, who))
        story = self.story
        seat = story.table.seat_of(who)
        if seat is not None:
            self.pages[who] = (story.last(seat), _words(story.table, seat))

    @rule(seat=st.sampled_from(SEATS))
    def be_silent(self, seat: Seat) -> None:
        self.run(self.service.cover(self.name, seat))

    @rule(who=st.sampled_from(PEOPLE), clicks=st.integers(1, 3), choice=st.integers(0, 30))
    def act(self, who: str, clicks: int, choice: int) -> None:
        """Do what the page offers, however old it is, with one click or several."""
        seen, words = self.pages.get(who, (0, ()))
        word = words[choice % len(words)] if words else "play XX"
        answers = self.run(self.clicked(who, word, seen, clicks))
        seat = self.table.seat_of(who)
        if seat is None:
            assert all(isinstance(answer, NotAllowed) for answer in answers)
            return
        done = sum(isinstance(answer, Accepted) for answer in answers)
        assert done <= 1
        assert all(isinstance(answer, Accepted | Stale | Refused) for answer in answers)
        self.accepted += [(seat, word)] * done

    async def clicked(self, who: str, word: str, seen: int, clicks: int) -> list[object]:
        acting = (self.service.act(self.name, who, word, seen) for _ in range(clicks))
        return list(await asyncio.gather(*acting, return_exceptions=True))

    @rule(who=st.sampled_from(PEOPLE), what=st.sampled_from(["next_deal", "deal_again", "restart"]))
    def deal(self, who: str, what: str) -> None:
        before = self.table
        try:
            self.run(getattr(self.service, what)(self.name, who))
        except NotAllowed as error:
            is_host = before.host is not None and before.host == before.seat_of(who)
            assert error.reason == ("not-now" if is_host else "host-only")

    @invariant()
    def each_seat_is_told_a_story_without_gaps(self) -> None:
        for told in self.story.told.values() if self.name else ():
            assert [one.seq for one in told] == list(range(1, len(told) + 1))

    def teardown(self) -> None:
        self.wait()
        self.run(self.driver.stop())
        entries = self.run(self.service.store.read(self.name))
        assert fold(self.name, entries) == self.table
        assert _said_by_people(self.name, entries) == self.accepted
        self.run(self.service.store.close())
        self.loop.close()


def _words(table: Table, seat: Seat) -> tuple[str, ...]:
    deal = table.playing.deal
    choices = table.game.choices(deal.state, seat)
    picks = tuple(_word(pick) for pick in choices.picks)
    return (*map(table.game.word, choices.actions), *picks)


def _word(pick: Pick) -> str:
    return pick.word(pick.proposed)


def _said_by_people(name: str, entries: list[log.Entry]) -> list[tuple[Seat, str]]:
    """Return what was done in the seats that a person played just then."""
    table, said = fold(name, entries[:1]), []
    for entry in entries[1:]:
        if isinstance(entry, log.DealMoved) and not table.is_bots(entry.seat):
            said.append((entry.seat, entry.word))
        table = table.after([entry])
    return said


def test_what_people_were_told_is_done_was_done_once_and_in_order(store_url: str) -> None:
    class AtThisStore(Company):
        url = store_url

    run_state_machine_as_test(AtThisStore, settings=TRIED)
