"""The app: guards at the door, then the JSON API and the pages."""

import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import Final

from fastapi import FastAPI

from cardavia import __version__
from cardavia.tables.following import Chance
from cardavia.web import failures, operations
from cardavia.web.api.routes import router as api
from cardavia.web.configuration import Configuration
from cardavia.web.guards import BoundedBodies, RateLimit, SafeHeaders, SameOrigin
from cardavia.web.house import open_house
from cardavia.web.metrics import Metrics
from cardavia.web.routes import files, history, home, live, reading, score, table
from cardavia.web.stopping import when_told_to_stop

_ROUTERS: Final = (
    api,
    operations.router,
    files.router,
    home.router,
    live.router,
    table.router,
    score.router,
    history.router,
    reading.router,
)


def create_app(configuration: Configuration, chance: Chance = secrets.token_hex) -> FastAPI:
    """Return the app of a house that opens and closes with it; `chance` is where its matches' secrets come from."""
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_house(configuration, chance) as house:
            app.state.house = house
            with when_told_to_stop(house.end_channels):
                async with metrics.noting(house):
                    yield

    app = FastAPI(
        title="Cardavia",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.metrics = metrics
    for router in _ROUTERS:
        app.include_router(router)
    failures.told(app)
    app.add_middleware(SameOrigin, refuse=failures.at_the_door, origins=configuration.origins)
    app.add_middleware(BoundedBodies, refuse=failures.at_the_door)
    app.add_middleware(
        RateLimit,
        refuse=failures.at_the_door,
        a_minute=configuration.requests_a_minute,
        who=lambda scope: scope["app"].state.house.sessions.asker(scope),
    )
    app.add_middleware(operations.Counted, metrics=metrics)
    app.add_middleware(SafeHeaders)
    return app
