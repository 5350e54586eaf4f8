"""Who is there: a bot plays for a person who is silent for a minute while others wait, until they return."""

import asyncio
import time

from cardavia.cards import Seat
from cardavia.tables.service import NoSuchTable, Service

SILENCE_SECONDS = 60.0
_SWEEP_SECONDS = 2.0


class Presence:
    """Notes signs of life, and covers the seats of those who give none when it is their turn."""

    def __init__(self, service: Service, silence: float = SILENCE_SECONDS) -> None:
        """Take the service, and how many seconds of silence are too many."""
        self._service = service
        self._silence = silence
        self._signs: dict[tuple[str, Seat], float] = {}

    def heard(self, table: str, seat: Seat) -> None:
        """Note a sign of life from the person in this seat."""
        self._signs[table, seat] = time.time()

    async def run(self) -> None:
        """Watch over the tables until cancelled."""
        while True:
            await asyncio.sleep(min(_SWEEP_SECONDS, self._silence / 3))
            await self.sweep()

    async def sweep(self) -> None:
        """Store the signs of life, then cover who has been silent for too long while a table waits for them."""
        signs, self._signs = self._signs, {}
        store = self._service.store
        await store.heard((table, seat, seen) for (table, seat), seen in signs.items())
        for name in await store.awaiting_persons(time.time() - self._silence):
            await self._cover_silent(name)

    async def _cover_silent(self, name: str) -> None:
        try:
            table = (await self._service.story(name)).table
        except NoSuchTable:
            return
        heard = await self._service.store.last_heard(name)
        silent_since = time.time() - self._silence
        for seat in table.awaited:
            if heard.get(seat, 0.0) < silent_since:
                await self._service.cover(name, seat)
