"""The app: guards at the door, then the JSON API and the pages."""

import contextlib
from collections.abc import AsyncIterator

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.requests import Request
from starlette.responses import Response

from cardavia import __version__
from cardavia.tables.service import NoSuchTable, NotAllowed
from cardavia.tables.store import Conflict
from cardavia.web import operations
from cardavia.web.api.routes import router as api
from cardavia.web.configuration import Configuration
from cardavia.web.guards import BoundedBodies, RateLimit, SafeHeaders, SameOrigin
from cardavia.web.house import open_house

_REASONS = {
    "not-your-seat": "this is not your seat: join the table by its invitation",
    "host-only": "this is for the host of the table",
    "seat-taken": "somebody sits there: take another seat",
    "not-now": "not now: look at the table again",
}


def create_app(configuration: Configuration) -> FastAPI:
    """Return the app of a house that opens and closes with it."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_house(configuration) as house:
            app.state.house = house
            yield

    app = FastAPI(
        title="Cardavia",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.metrics = operations.Metrics()
    app.include_router(api)
    app.include_router(operations.router)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(NoSuchTable, _no_such_table)
    app.add_exception_handler(NotAllowed, _not_allowed)
    app.add_exception_handler(Conflict, _conflict)
    app.add_middleware(operations.Counted, metrics=app.state.metrics)
    app.add_middleware(SameOrigin, origins=configuration.origins)
    app.add_middleware(BoundedBodies)
    app.add_middleware(
        RateLimit,
        a_minute=configuration.requests_a_minute,
        who=lambda scope: scope["app"].state.house.sessions.asker(scope),
    )
    app.add_middleware(SafeHeaders)
    return app


async def _not_understood(_: Request, error: Exception) -> Response:
    faults = error.errors() if isinstance(error, RequestValidationError) else ()
    told = "; ".join(f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}" for fault in faults)
    return JSONResponse({"detail": told or "not understood"}, 400)


async def _no_such_table(_: Request, __: Exception) -> Response:
    return JSONResponse({"detail": "there is no such table"}, 404)


async def _not_allowed(_: Request, error: Exception) -> Response:
    reason = error.reason if isinstance(error, NotAllowed) else "not-now"
    return JSONResponse({"detail": _REASONS[reason]}, 409 if reason in {"seat-taken", "not-now"} else 403)


async def _conflict(_: Request, __: Exception) -> Response:
    return JSONResponse({"detail": "too many asked at once: try again"}, 503)
