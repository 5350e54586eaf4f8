"""What stands at the door, before any route: headers, bounded bodies, where a change is asked from, rates.

How a refusal is told (a page, or JSON) is the business of who puts the guards there: they are handed a `Refuse`.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Final, Protocol
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

BODY_BYTES: Final = 64 * 1024
UPLOAD_BYTES: Final = 4 * 1024 * 1024
_UPLOADS: Final = frozenset({"/history/records"})
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
CROWD: Final = 20
_COSTS: Final = {"/tables": 5, "/api/tables": 5, "/api/guests": 5, "/history/records": 25}
_KEPT_BUCKETS: Final = 50_000
_WAIT_SECONDS: Final = 5

_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cache-control": "no-store",
}
"""What every answer carries. Nothing may be kept unless the answer itself says so."""


class Refuse(Protocol):
    """Makes the answer to a request that is turned away: its status, what to do about it, and further headers."""

    def __call__(self, request: Request, status: int, detail: str, headers: Mapping[str, str]) -> Response: ...


class SafeHeaders:
    """Puts the security headers on every answer; what does not say that it may be kept may not be."""

    def __init__(self, app: ASGIApp) -> None:
        """Stand before this app."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the app does, with the headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_safely)


class BoundedBodies:
    """Refuses bodies that are too long with 413, whatever their header says."""

    def __init__(self, app: ASGIApp, refuse: Refuse) -> None:
        """Stand before this app; `refuse` makes the answer."""
        self._app = app
        self._refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the app does, or with 413."""
        if scope["type"] != "http" or scope["method"] in _SAFE:
            await self._app(scope, receive, send)
            return
        bound = UPLOAD_BYTES if scope["path"] in _UPLOADS else BODY_BYTES
        chunks, size, more = [], 0, True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                return
            chunks.append(message.get("body", b""))
            size, more = size + len(chunks[-1]), message.get("more_body", False)
            if size > bound:
                detail = f"the body is too long: at most {bound} bytes are read"
                answer = self._refuse(Request(scope), 413, detail, {"connection": "close"})
                await answer(scope, receive, send)
                return
        body = b"".join(chunks)
        given = False

        async def receive_whole() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self._app(scope, receive_whole, send)


class SameOrigin:
    """Refuses with 403 what another site asks to change in a guest's name. Bearer tokens need no such care."""

    def __init__(self, app: ASGIApp, refuse: Refuse, origins: Iterable[str] = ()) -> None:
        """Stand before this app; `origins` are further names of this house, such as "https://cards.example"."""
        self._app = app
        self._refuse = refuse
        self._origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the app does, or with 403."""
        if scope["type"] == "http" and scope["method"] not in _SAFE and not self._is_own(Headers(scope=scope)):
            detail = "this was asked from another site: ask from this one, or with a bearer token"
            answer = self._refuse(Request(scope), 403, detail, {})
            await answer(scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _is_own(self, headers: Headers) -> bool:
        if headers.get("authorization", "").lower().startswith("bearer "):
            return True
        if headers.get("sec-fetch-site", "same-origin") not in {"same-origin", "none"}:
            return False
        named = headers.get("origin") or headers.get("referer")
        if named is None:
            return "cookie" not in headers
        return named in self._origins or _house_in(named) == headers.get("host", "")


def _house_in(address: str) -> str | None:
    try:
        return urlsplit(address).netloc
    except ValueError:
        return None


@dataclass(slots=True)
class _Bucket:
    """What is left to one asker, as it was at a time."""

    left: float
    at: float


class RateLimit:
    """Lets everybody ask so often a minute (a token bucket that holds ten seconds' worth); else 429.

    An address may hold many guests, but not any number: together they may ask as often as `CROWD` of them.
    What costs the house much counts for several.
    """

    def __init__(self, app: ASGIApp, refuse: Refuse, a_minute: int, who: Callable[[Scope], str]) -> None:
        """Stand before this app; `who` names the asker: a guest who proved to be one, else an address."""
        self._app = app
        self._refuse = refuse
        self._who = who
        self._a_second = a_minute / 60
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the app does, or with 429."""
        if scope["type"] == "http" and not _is_free(scope["path"]) and not self._admits(scope):
            detail = f"too many requests: wait {_WAIT_SECONDS} seconds"
            answer = self._refuse(Request(scope), 429, detail, {"retry-after": str(_WAIT_SECONDS)})
            await answer(scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _admits(self, scope: Scope) -> bool:
        address = (scope.get("client") or ("",))[0]
        cost = _COSTS.get(scope["path"], 1) if scope["method"] not in _SAFE else 1
        return self._takes(f"crowd {address}", cost, self._a_second * CROWD) and self._takes(
            self._who(scope), cost, self._a_second
        )

    def _takes(self, who: str, cost: int, a_second: float) -> bool:
        now, burst = monotonic(), max(a_second * 10, 1.0)
        bucket = self._buckets.setdefault(who, _Bucket(burst, now))
        self._buckets.move_to_end(who)
        if len(self._buckets) > _KEPT_BUCKETS:
            self._buckets.popitem(last=False)
        bucket.left = min(burst, bucket.left + (now - bucket.at) * a_second)
        bucket.at = now
        cost = min(cost, int(burst))
        if bucket.left < cost:
            return False
        bucket.left -= cost
        return True


def _is_free(path: str) -> bool:
    """Say whether this costs nothing: pictures and style, which a page asks for by the dozen."""
    return path.startswith(("/static/", "/art/"))
