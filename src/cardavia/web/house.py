"""The house: everything that lives as long as the server does, put together and taken down in order."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from cardavia.games import GAMES
from cardavia.tables.bus import Bus, relay
from cardavia.tables.desk import Desk
from cardavia.tables.driver import Driver
from cardavia.tables.following import Chance
from cardavia.tables.presence import Presence
from cardavia.tables.service import Service
from cardavia.tables.store import Store
from cardavia.web.configuration import Configuration
from cardavia.web.pages.render import read_templates
from cardavia.web.sessions import Sessions
from cardavia.web.tidying import tidy
from cardavia.words import LANGUAGES
from cardavia.words.book import open_book
from cardavia.words.messages import messages

_LOGGER = logging.getLogger(__name__)
_FORGET_AFTER_SECONDS = 400 * 24 * 60 * 60
_FORGET_EVERY_SECONDS = 24 * 60 * 60
_AGAIN_AFTER_SECONDS = 1.0
_Chore: TypeAlias = Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class House:
    """What the routes use. `judging`: one file of records is judged at a time, a long one takes a while."""

    configuration: Configuration
    service: Service
    sessions: Sessions
    presence: Presence
    desk: Desk
    closing: asyncio.Event
    judging: asyncio.Semaphore

    def end_channels(self) -> None:
        """End what would go on for ever: live channels, and programs that wait for news."""
        self.closing.set()
        self.service.bus.wake_all()


@contextlib.asynccontextmanager
async def open_house(configuration: Configuration, chance: Chance = secrets.token_hex) -> AsyncIterator[House]:
    """Yield the house while it is open: the store migrated, the bots at work, the silent watched over."""
    store = await Store.open(configuration.database)
    bus = Bus()
    service = Service(store, bus, chance)
    sessions = Sessions(await store.kept("signing-key", secrets.token_hex(32)))
    presence = Presence(service, configuration.silence)
    desk = Desk(configuration.bot_workers)
    driver = Driver(service, desk.ask, desk.stand_in)
    house = House(configuration, service, sessions, presence, desk, asyncio.Event(), asyncio.Semaphore(1))
    reading = asyncio.create_task(_read_ahead())
    chores: list[_Chore] = [driver.run, presence.run, partial(_forget_the_old, store), partial(tidy, reading)]
    if store.is_shared:
        chores.append(partial(relay, bus, store, configuration.database))
    tasks = [reading, *(asyncio.create_task(_kept_up(chore)) for chore in chores)]
    try:
        yield house
    finally:
        house.end_channels()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await driver.stop()
        desk.close()
        await store.close()


async def _read_ahead() -> None:
    """Read templates, messages and books in another thread, before a visitor has to wait for them."""
    await asyncio.to_thread(read_templates)
    for language in LANGUAGES.values():
        await asyncio.to_thread(messages, language)
        for game in GAMES:
            await asyncio.to_thread(open_book, game, language)


async def _forget_the_old(store: Store) -> None:
    """Delete, once a day, what no guest's cookie can still reach."""
    while True:
        await store.forget(time.time() - _FORGET_AFTER_SECONDS)
        await asyncio.sleep(_FORGET_EVERY_SECONDS)


async def _kept_up(chore: _Chore) -> None:
    """Do a chore that never ends; when it fails, say so loudly and begin again after a moment."""
    while True:
        try:
            await chore()
        except Exception:
            _LOGGER.exception("a chore of the house failed; it begins again")
            await asyncio.sleep(_AGAIN_AFTER_SECONDS)
