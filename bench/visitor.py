"""A person at a table, as their browser is seen from the house: a page, the live channel, forms, regions.

It does what the table's module does, at its quickest pace, and costs next to nothing itself: house and visitors
share the machine while they are measured.
"""

import asyncio
import json
import re
from collections import deque
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlencode

PACE_SECONDS: Final = 0.12
_JSON: Final = "application/json"
_FORM: Final = "application/x-www-form-urlencoded"
_BEHIND: Final = 16
_REGION: Final = re.compile(r'id="region"[^>]*data-seen="(\d+)"[^>]*data-kind="(\w+)"')
_TOKEN: Final = re.compile(r'name="token" value="(\w+)"')
_WORDS: Final = re.compile(r'name="word" value="([^"]+)"[^>]*?data-act="[^"]*"(?: checked)?>')
_OPEN: Final = re.compile(r'class="card is-open[^>]*><input[^>]* value="(\w+)"')
_FREE: Final = re.compile(r'<input type="checkbox" name="card" value="(\w+)"((?:(?!disabled)[^>])*)>')
_DUE: Final = re.compile(r'type="hidden" name="card" value="(\w+)"')
_VERB: Final = re.compile(r'name="verb" value="(\w+)"')
_SIZE: Final = re.compile(r'data-size="(\d+)"')


@dataclass(slots=True)
class Tally:
    """What the visitors noted, times in seconds. A bot's move is a card that was seen to be played by one."""

    acts: list[float] = field(default_factory=list)
    regions: list[float] = field(default_factory=list)
    late: int = 0
    idle: int = 0
    bots_moves: int = 0
    errors: list[str] = field(default_factory=list)

    def begin_again(self) -> None:
        """Forget what was noted so far, errors excepted."""
        self.acts, self.regions = [], []
        self.late = self.idle = self.bots_moves = 0


class Line:
    """One connection to the house, kept open, with one guest's proof on every request."""

    def __init__(self, port: int, cookie: str) -> None:
        """Take the port of the house on this machine, and the guest's cookie."""
        self._port = port
        self._head = f"Host: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nCookie: guest={cookie}\r\n"
        self._open: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: str = "", kind: str = "") -> tuple[int, str]:
        """Return the status and the text of an answer."""
        reader = await self._sent(method, path, body, kind)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        status = int(head.split(" ", 2)[1])
        length = re.search(r"content-length: (\d+)", head)
        text = (await reader.readexactly(int(length[1]))).decode() if length else ""
        if "connection: close" in head:
            self.close()
        return status, text

    async def follow(self, path: str) -> AsyncIterator[dict[str, Any]]:
        """Yield what the live channel tells; raise `ConnectionError` when it ends."""
        reader = await self._sent("GET", path, "", "")
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 200 " not in head.partition(b"\r\n")[0]:
            raise ConnectionError(f"no live channel: {head[:40]!r}")
        while size := int(await reader.readuntil(b"\r\n"), 16):
            for line in (await reader.readexactly(size + 2)).decode().splitlines():
                if line.startswith("data: "):
                    yield json.loads(line.removeprefix("data: "))
        raise ConnectionError("the live channel ended")

    async def _sent(self, method: str, path: str, body: str, kind: str) -> asyncio.StreamReader:
        if self._open is None:
            self._open = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._open
        content = f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\nX-Cardavia: region\r\n" if kind else ""
        writer.write(f"{method} {path} HTTP/1.1\r\n{self._head}{content}\r\n{body}".encode())
        return reader

    def close(self) -> None:
        """Hang up."""
        if self._open is not None:
            self._open[1].close()
            self._open = None


class Visitor:
    """A person at a table of their own, with three bots."""

    def __init__(self, port: int, cookie: str, table: str, page: str, tally: Tally) -> None:
        """Take the port, the guest's cookie, the table's address and page, and where to note what happens."""
        self._forms, self._regions, self._channel = (Line(port, cookie) for _ in range(3))
        self._table = table
        self._token = _found(_TOKEN, page)
        self._tally = tally
        self._told: deque[dict[str, Any]] = deque()
        self._news = asyncio.Event()
        self._seen, self._kind, self._page = 0, "wait", ""
        self._read(page)

    async def listen(self) -> None:
        """Follow the live channel until cancelled."""
        async for told in self._channel.follow(f"{self._table}/events?after={self._seen}"):
            self._told.append(told)
            self._news.set()

    async def watch(self) -> None:
        """Show what was told as the module does, until cancelled: cards move, all else is a region drawn anew."""
        while True:
            await self._news.wait()
            self._news.clear()
            if len(self._told) > _BEHIND:
                last = self._told.pop()
                self._told.clear()
                await self._draw(last["seq"])
            await self._show_all()

    async def _show_all(self) -> None:
        behind = False
        while self._told:
            told = self._told.popleft()
            if told["seq"] <= self._seen:
                continue
            await asyncio.sleep(PACE_SECONDS)
            move = told.get("move", "show")
            self._tally.bots_moves += move == "play" and told["place"] != "south"
            behind = move in {"play", "take"}
            if not behind:
                await self._draw(told["seq"])
            self._seen = max(self._seen, told["seq"])
        if behind:
            await self._draw(self._seen)

    async def _draw(self, at: int) -> None:
        begun = perf_counter()
        status, text = await self._regions.ask("GET", f"{self._table}/region?at={at}")
        self._tally.regions.append(perf_counter() - begun)
        if status != 200:
            self._tally.errors.append(f"region: {status}")
            return
        self._read(text)

    def _read(self, page: str) -> None:
        found = _REGION.search(page)
        if found is None:
            raise ValueError("a page of a table has a region")
        self._seen, self._kind, self._page = int(found[1]), found[2], page

    async def act(self) -> None:
        """Do what the page offers first; nothing while it offers nothing."""
        path, form = self._first_offer()
        if path is None:
            self._tally.idle += 1
            return
        self._kind = "wait"
        body = urlencode({"token": self._token, "seen": self._seen, **form}, doseq=True)
        begun = perf_counter()
        status, _ = await self._forms.ask("POST", self._table + path, body, _FORM)
        self._tally.acts.append(perf_counter() - begun)
        if status == 409:
            self._tally.late += 1
        elif status != 204:
            self._tally.errors.append(f"{path}: {status}")

    def _first_offer(self) -> tuple[str | None, Mapping[str, Any]]:
        match self._kind:
            case "card":
                return "/act", {"verb": "play", "card": _found(_OPEN, self._page)}
            case "words":
                return "/act", {"word": _found(_WORDS, self._page)}
            case "pick":
                return "/act", {"verb": _found(_VERB, self._page), "card": _cards(self._page)}
            case "over":
                return "/restart", {}
            case _:
                return None, {}


async def sat_down(port: int, game: str, name: str, tally: Tally) -> Visitor:
    """Return a new guest at a new table of this game."""
    stranger = Line(port, "")
    _, given = await stranger.ask("POST", "/api/guests", "{}", _JSON)
    stranger.close()
    guest = Line(port, json.loads(given)["token"])
    _, opened = await guest.ask("POST", "/api/tables", json.dumps({"game": game, "name": name}), _JSON)
    table = f"/tables/{json.loads(opened)['table']}"
    _, page = await guest.ask("GET", table)
    guest.close()
    return Visitor(port, json.loads(given)["token"], table, page, tally)


def _cards(page: str) -> list[str]:
    due = _DUE.findall(page)
    free = [code for code, _ in _FREE.findall(page) if code not in due]
    return [*due, *free][: int(_found(_SIZE, page))]


def _found(pattern: re.Pattern[str], page: str) -> str:
    found = pattern.search(page)
    if found is None:
        raise ValueError(f"no {pattern.pattern} on this page")
    return found[1]
