"""Guests: whoever comes gets a random name of their own in a signed cookie, for a year. There are no accounts.

The cookie is HttpOnly; other programs send the same signed text as a bearer token. A form's token is derived from
the guest and the house's key, so that no other site can send a form in a guest's name.
"""

import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256

from itsdangerous import BadSignature, TimestampSigner
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

COOKIE = "guest"
YEAR_SECONDS = 365 * 24 * 60 * 60
_RENEW_SECONDS = 7 * 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class Guest:
    """Who asks.

    `proved`: they showed who they are. `is_due`: they get a cookie with the answer, their first or a fresh one.
    """

    name: str
    proved: bool
    is_due: bool


class Sessions:
    """Knows guests by their signed names."""

    def __init__(self, key: str) -> None:
        """Take the house's key."""
        self._key = key.encode()
        self._signer = TimestampSigner(key, salt="guest", digest_method=sha256)

    def signed(self, guest: str) -> str:
        """Return the text that proves to be this guest."""
        return self._signer.sign(guest).decode()

    def guest_of(self, request: Request) -> Guest:
        """Return who asks: by bearer token, by cookie, or somebody new; the same one throughout a request."""
        if not hasattr(request.state, "guest"):
            request.state.guest = self._guest_of(request)
        guest: Guest = request.state.guest
        return guest

    def _guest_of(self, request: Request) -> Guest:
        by_token = self._signed(_bearer_token(request))
        if by_token is not None:
            return Guest(by_token[0], proved=True, is_due=False)
        by_cookie = self._signed(request.cookies.get(COOKIE, ""))
        if by_cookie is not None:
            return Guest(by_cookie[0], proved=True, is_due=by_cookie[1] > _RENEW_SECONDS)
        return Guest(secrets.token_hex(16), proved=False, is_due=True)

    def asker(self, scope: Scope) -> str:
        """Return a name for who asks: a guest who proved to be one, else the address they come from."""
        guest = self.guest_of(Request(scope))
        client: tuple[str, int] = scope.get("client") or ("", 0)
        return guest.name if guest.proved else client[0]

    def remember(self, response: Response, guest: Guest, *, secure: bool) -> None:
        """Put the guest's cookie on an answer."""
        response.set_cookie(
            COOKIE, self.signed(guest.name), max_age=YEAR_SECONDS, httponly=True, samesite="lax", secure=secure
        )

    def form_token(self, guest: Guest) -> str:
        """Return the token that this guest's forms carry."""
        return hmac.new(self._key, b"form " + guest.name.encode(), sha256).hexdigest()

    def is_form_token(self, guest: Guest, token: str) -> bool:
        """Say whether this is the token of this guest's forms."""
        return hmac.compare_digest(self.form_token(guest).encode(), token.encode("utf-8", "replace"))

    def table_name(self, guest: Guest, asked: str) -> str:
        """Return the name of the table that a guest asks for in these words: the same for the same words."""
        drawn = hmac.new(self._key, f"table {guest.name} {asked}".encode(), sha256).digest()
        return urlsafe_b64encode(drawn[:12]).decode()

    def _signed(self, text: str) -> tuple[str, float] | None:
        """Return the name that is signed here and how many seconds ago; `None` for what the house did not sign."""
        try:
            name, since = self._signer.unsign(text, max_age=YEAR_SECONDS, return_timestamp=True)
            return name.decode(), time.time() - since.timestamp()
        except (BadSignature, UnicodeError):
            return None


def _bearer_token(request: Request) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""
