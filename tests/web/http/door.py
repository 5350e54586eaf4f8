"""A house in this process, and the door at which guests ask: pages, JSON, forms, the live channel."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient, Response

from cardavia.tables.store import Store
from cardavia.web.app import create_app
from cardavia.web.configuration import Configuration
from cardavia.web.house import House
from cardavia.web.sessions import Guest, Sessions
from tests.chance import chance

KEY = "5e" * 32
"""The signing key of every house of these tests, so that a guest of one is a guest of the other."""

SESSIONS = Sessions(KEY)
STREAM_SECONDS = 60.0


async def built(file: Path) -> Path:
    """Return an empty store with the tests' key: houses open copies of it."""
    store = await Store.open(f"sqlite:///{file}")
    await store.kept("signing-key", KEY)
    await store.close()
    return file


@dataclass(frozen=True, slots=True)
class Door:
    """Where a house is asked."""

    app: FastAPI
    client: AsyncClient
    cookies: dict[str, str]

    @property
    def house(self) -> House:
        """The house behind the door."""
        house: House = self.app.state.house
        return house

    async def get(self, guest: str | None, path: str, **headers: str) -> Response:
        """Ask for something as this guest."""
        return await self.client.get(path, headers={**self._proof(guest), **headers})

    async def send(self, guest: str, path: str, body: dict[str, Any]) -> Response:
        """Send JSON to the API as this guest."""
        return await self.client.post(path, json=body, headers={**self._proof(guest), "origin": "http://house"})

    async def post(self, guest: str, path: str, fields: dict[str, Any], **headers: str) -> Response:
        """Send a form of this guest's own pages."""
        form = urlencode({"token": form_token(guest), **fields}, doseq=True)
        kind = {"content-type": "application/x-www-form-urlencoded", "origin": "http://house"}
        return await self.client.post(path, content=form, headers={**self._proof(guest), **kind, **headers})

    async def opened(self, guest: str, game: str) -> str:
        """Open a table with a deal that goes on; return its name. A Petit alone makes a deal void."""
        name: str = (await self.send(guest, "/api/tables", {"game": game, "name": "Ann"})).json()["table"]
        while (await self.house.service.story(name)).table.playing.deal.over:
            await self.send(guest, f"/api/tables/{name}/next", {})
        return name

    async def stream(self, guest: str, path: str, last: int) -> bytes:
        """Return what the live channel tells this guest until it has told number `last`."""
        return await _streamed(self.app, path, self._proof(guest).get("cookie", ""), f"id: {last}\n".encode())

    def _proof(self, guest: str | None) -> dict[str, str]:
        if guest is None:
            return {}
        if guest not in self.cookies:
            self.cookies[guest] = SESSIONS.signed(guest)
        return {"cookie": f"guest={self.cookies[guest]}"}


def form_token(guest: str) -> str:
    """Return what this guest's forms carry."""
    return SESSIONS.form_token(Guest(guest, proved=True, is_due=False))


@asynccontextmanager
async def door(template: Path, file: Path, cookies: dict[str, str], **settings: Any) -> AsyncIterator[Door]:
    """Open a house on a copy of a store; doors that share `cookies` know the same proofs of the same guests.

    Nobody is away there, however long a slow machine takes to ask for them.
    """
    shutil.copy(template, file)
    chosen = {"bot_workers": 0, "requests_a_minute": 1_000_000, "silence": 3600.0, **settings}
    app = create_app(Configuration(f"sqlite:///{file}", **chosen), chance())
    async with app.router.lifespan_context(app):
        transport = ASGITransport(app, raise_app_exceptions=False)
        async with AsyncClient(transport=transport, base_url="http://house") as client:
            yield Door(app, client, cookies)


async def _streamed(app: FastAPI, path: str, cookie: str, until: bytes) -> bytes:
    """Follow a stream in this process until it has told enough, then hang up."""
    asked, _, query = path.partition("?")
    enough, gone, told = asyncio.Event(), asyncio.Event(), bytearray()
    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": asked,
        "raw_path": quote(asked).encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(b"host", b"house"), (b"cookie", cookie.encode())],
        "server": ("house", 80),
        "client": ("127.0.0.1", 1),
    }

    async def receive() -> dict[str, Any]:
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        told.extend(message.get("body", b""))
        if until in told and told.endswith(b"\n\n"):
            enough.set()

    answering = asyncio.create_task(app(scope, receive, send))  # type: ignore[arg-type]
    waiting = asyncio.create_task(enough.wait())
    async with asyncio.timeout(STREAM_SECONDS):
        await asyncio.wait((answering, waiting), return_when=asyncio.FIRST_COMPLETED)
    gone.set()
    answering.cancel()
    waiting.cancel()
    with suppress(asyncio.CancelledError):
        await answering
    return bytes(told)
