"""What a form has done, said once: a cookie that lasts a minute and that the page takes away as it says it.

It holds a number and no words, and lies at the page that says it: whoever may write it can put no text there.
"""

from starlette.requests import Request
from starlette.responses import Response

COOKIE = "done"
_MOST_DIGITS = 4
_SECONDS = 60


def done(response: Response, path: str, count: int, *, secure: bool) -> Response:
    """Return the answer to a form that was done so many times; the page at `path` will say so."""
    response.set_cookie(
        COOKIE, str(count), max_age=_SECONDS, path=path, httponly=True, samesite="lax", secure=secure
    )
    return response


def said(response: Response, path: str) -> Response:
    """Return the page that has said what was done, and says it no second time."""
    response.delete_cookie(COOKIE, path=path, httponly=True, samesite="lax")
    return response


def count_of(request: Request) -> int | None:
    """Return how many times the last form of this page was done, `None` where that is said already."""
    text = request.cookies.get(COOKIE, "")
    is_count = text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS
    return int(text) if is_count and int(text) > 0 else None
