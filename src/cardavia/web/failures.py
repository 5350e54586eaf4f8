"""What went wrong, told to who asked: a page to people, JSON to programs. No word of it gives a card away."""

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from cardavia.tables.service import NoSuchTable, NotAllowed
from cardavia.tables.store import Conflict
from cardavia.web.framing import frame_at, frame_of, page
from cardavia.web.guards import HEADERS
from cardavia.web.pages.errors import error_page
from cardavia.web.pages.render import render

_LOGGER = logging.getLogger(__name__)
_REASONS: Final = {
    "not-your-seat": "this is not your seat: join the table by its invitation",
    "host-only": "this is for the host of the table",
    "seat-taken": "somebody sits there: take another seat",
    "not-now": "not now: look at the table again",
}
_PLAINLY: Final = {
    404: "there is nothing at this address: GET /api/openapi.json lists what there is",
    405: "this address is not asked like this: GET /api/openapi.json says how",
}
"""What programs are told where the router says no more than the status."""


def told(app: FastAPI) -> None:
    """Let every failure of this app be told so."""
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(NoSuchTable, _no_such_table)
    app.add_exception_handler(NotAllowed, _not_allowed)
    app.add_exception_handler(Conflict, _conflict)
    app.add_exception_handler(HTTPException, _said_by_a_route)
    app.add_exception_handler(Exception, _fault)


async def _not_understood(request: Request, error: Exception) -> Response:
    faults = error.errors() if isinstance(error, RequestValidationError) else ()
    found = "; ".join(f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}" for fault in faults)
    is_address = any(fault["loc"][0] == "path" for fault in faults)
    return await _answer(
        request, 404 if is_address and not _is_program(request) else 400, found or "not understood"
    )


async def _no_such_table(request: Request, _: Exception) -> Response:
    return await _answer(request, 404, "there is no such table")


async def _not_allowed(request: Request, error: Exception) -> Response:
    reason = error.reason if isinstance(error, NotAllowed) else "not-now"
    return await _answer(request, 409 if reason in {"seat-taken", "not-now"} else 403, _REASONS[reason])


async def _conflict(request: Request, _: Exception) -> Response:
    return await _answer(request, 503, "too many asked at once: try again")


async def _said_by_a_route(request: Request, error: Exception) -> Response:
    status, detail = (error.status_code, error.detail) if isinstance(error, HTTPException) else (500, "")
    bare = detail == HTTPStatus(status).phrase
    return await _answer(request, status, _PLAINLY.get(status, str(detail)) if bare else str(detail))


async def _fault(request: Request, error: Exception) -> Response:
    _LOGGER.error("a request failed", exc_info=error)
    answer = await _answer(request, 500, "something went wrong here")
    answer.headers.update(HEADERS)  # this answer is given outside the guards, which never see it
    return answer


def at_the_door(request: Request, status: int, detail: str, headers: Mapping[str, str]) -> Response:
    """Return the answer to a request that got no further than the guards.

    It asks the store nothing, and sets no cookie: another site's form comes without the guest's own, and an answer
    with a new one would take the guest's history away.
    """
    if _is_program(request):
        return JSONResponse({"detail": detail}, status, headers)
    shown = error_page(frame_at(request, None), status)
    return HTMLResponse(render(shown), status, {"content-language": shown.frame.language.code, **headers})


async def _answer(request: Request, status: int, detail: str) -> Response:
    if _is_program(request):
        return JSONResponse({"detail": detail}, status)
    return page(request, error_page(await frame_of(request), status), status)


def _is_program(request: Request) -> bool:
    return request.url.path.startswith("/api/")
