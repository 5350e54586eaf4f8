"""What went wrong, told to who asked: a page to people, JSON to programs. No word of it gives a card away."""

import logging
from typing import Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from cardavia.tables.service import NoSuchTable, NotAllowed
from cardavia.tables.store import Conflict
from cardavia.web.framing import frame_of, page
from cardavia.web.guards import HEADERS
from cardavia.web.pages.errors import error_page

_LOGGER = logging.getLogger(__name__)
_REASONS: Final = {
    "not-your-seat": "this is not your seat: join the table by its invitation",
    "host-only": "this is for the host of the table",
    "seat-taken": "somebody sits there: take another seat",
    "not-now": "not now: look at the table again",
}


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
    return await _answer(request, status, str(detail))


async def _fault(request: Request, error: Exception) -> Response:
    _LOGGER.error("a request failed", exc_info=error)
    answer = await _answer(request, 500, "something went wrong here")
    answer.headers.update(HEADERS)  # this answer is given outside the guards, which never see it
    return answer


async def _answer(request: Request, status: int, detail: str) -> Response:
    if _is_program(request):
        return JSONResponse({"detail": detail}, status)
    return page(request, error_page(await frame_of(request), status), status)


def _is_program(request: Request) -> bool:
    return request.url.path.startswith("/api/")
