"""The driver of the bots' seats: asks a bot, and takes its answer through the same door as a person's.

Nobody has to start it for a table: it wakes on every change that its own process makes, so that of several
processes one drives a table, the one that changed it last. Now and then it looks for tables that wait for a bot
although nothing happens there (a process died, an answer was lost). Answers to a question that the table has moved
on from are dropped by the store's key. A bot that fails is replaced for this move by the stand-in, loudly.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from cardavia.bots import Question, question_for, so_far_in
from cardavia.cards import Seat
from cardavia.rules import Refusal
from cardavia.tables import log
from cardavia.tables.following import moved_by
from cardavia.tables.service import NoSuchTable, Service
from cardavia.tables.store import Conflict
from cardavia.tables.table import Table

_LOGGER = logging.getLogger(__name__)
_GATHER_SECONDS = 0.15
_IDLE_SECONDS = 3.0
_SWEEP_SECONDS = 1.0
_PATIENCE_SECONDS = 20.0


@dataclass(frozen=True, slots=True)
class Errand:
    """A question on its way to a bot of this level: nothing in it but what its seat may know.

    `seed` is for the bot's random numbers alone.
    """

    game: str
    level: str
    question: Question
    seed: str


Ask: TypeAlias = Callable[[Errand], Awaitable[str]]
"""Answers a bot's question with a word ("play S1"). It may run in another process."""


class Driver:
    """Plays the bots' seats of all tables."""

    def __init__(self, service: Service, ask: Ask, stand_in: Ask) -> None:
        """Take the service, who answers for bots, and who answers when they fail (quick, and never failing)."""
        self._service = service
        self._ask = ask
        self._stand_in = stand_in
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        service.bus.listen(self.wake)

    def wake(self, name: str) -> None:
        """See whether this table waits for a bot; does nothing when that is being done already."""
        if name in self._driving:
            self._again.add(name)
        else:
            self._see_to(name)

    def _see_to(self, name: str) -> None:
        if name in self._driving:
            return
        task = asyncio.get_running_loop().create_task(self._drive(name))
        self._driving[name] = task
        task.add_done_callback(lambda _: self._done(name))

    def _done(self, name: str) -> None:
        self._driving.pop(name, None)
        if name in self._again:
            self._again.discard(name)
            with contextlib.suppress(RuntimeError):
                self.wake(name)

    async def run(self) -> None:
        """Look for tables left waiting, until cancelled."""
        store, idle = self._service.store, 0.0
        while True:
            if store.is_shared:
                await store.beat()
            for name in await store.left_waiting(time.time() - idle):
                self._see_to(name)
            idle = _IDLE_SECONDS
            await asyncio.sleep(_SWEEP_SECONDS)

    async def stop(self) -> None:
        """Stop asking. What was answered is stored already; the rest is asked again at the next start."""
        tasks = tuple(self._driving.values())
        self._again.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, name: str) -> None:
        try:
            while await self._drive_on(name):
                pass
        except NoSuchTable:
            return
        except Exception:
            _LOGGER.exception("the bots of table %s stopped; they are asked again at the next sweep", name)

    async def _drive_on(self, name: str) -> bool:
        """Let the bots act until a person is to act, or for a moment; say whether they are still to act."""
        table = (await self._service.heard(name)).table
        known, entries, until = table.seq, [], time.monotonic() + _GATHER_SECONDS
        while table.waits_for == "bot" and table.actor is not None and time.monotonic() < until:
            moved = await self._moved(table, table.actor)
            table = table.after(moved)
            entries.extend(moved)
        if not entries:
            return False
        try:
            await self._service.append(name, known, entries)
        except Conflict:
            _LOGGER.info("a stale answer was dropped at table %s", name)
            return False  # whoever was first drives on
        return table.waits_for == "bot"

    async def _moved(self, table: Table, seat: Seat) -> list[log.Entry]:
        errand = errand_for(table, seat)
        try:
            word = await asyncio.wait_for(self._ask(errand), _PATIENCE_SECONDS)
            moved = moved_by(table, seat, word)
            if not isinstance(moved, Refusal):
                return list(moved)
            _LOGGER.error("a bot of level %s asked for what %s forbids", errand.level, moved.rule)
        except Exception:
            _LOGGER.exception("a bot of level %s failed; the stand-in plays this move", errand.level)
        moved = moved_by(table, seat, await self._stand_in(errand))
        if isinstance(moved, Refusal):
            raise RuntimeError(f"the stand-in asked for what {moved.rule} forbids")
        return list(moved)


def errand_for(table: Table, seat: Seat) -> Errand:
    """Return what the bot of this seat is asked; raise `ValueError` when no deal is being played."""
    if table.match is None:
        raise ValueError("no match has begun at this table")
    match, game = table.match, table.game
    question = question_for(game, match.deal.state, seat, so_far_in(match))
    seed = f"{table.opened.bot_key} {match.number} {len(match.deal.actions)} {seat}"
    return Errand(game.name, table.levels[seat], question, seed)
