"""For who runs the house: whether it is well, how it is doing, and a log of what happens without secrets."""

import logging
import time
from typing import Any, Final

import structlog
from fastapi import APIRouter
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cardavia.web.asking import AskedHouse
from cardavia.web.metrics import Metrics

router = APIRouter(include_in_schema=False)

_LOGGER: Final = structlog.get_logger("cardavia.requests")


@router.get("/healthz")
async def healthz(house: AskedHouse) -> PlainTextResponse:
    """Say "well" when the store answers."""
    await house.service.store.answers()
    return PlainTextResponse("well\n")


@router.get("/metrics")
async def metrics(request: Request, house: AskedHouse) -> Response:
    """Give the counts in the form that Prometheus reads."""
    counted: Metrics = request.app.state.metrics
    counted.note(house)
    return Response(counted.told(), media_type=CONTENT_TYPE_LATEST)


class Counted:
    """Counts requests and logs them by their route alone: addresses hold invitations, and bodies hold cards."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        """Stand before this app."""
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the app does, and count."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 500

        async def send_noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_noting)
        finally:
            self._count(scope["method"], getattr(scope.get("route"), "path", "none"), status, begun)

    def _count(self, method: str, route: str, status: int, begun: float) -> None:
        seconds = time.perf_counter() - begun
        self._metrics.requests.labels(method, route, status).inc()
        if not route.endswith("/events"):
            self._metrics.seconds.labels(route).observe(seconds)
        milliseconds = round(seconds * 1000, 1)
        _LOGGER.info("answered", method=method, route=route, status=status, milliseconds=milliseconds)


def log_as_json(level: int) -> None:
    """Write every log line of this level or above as one JSON object on standard error."""
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper("iso"),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
    )
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # At their lowest level drivers tell what they send: secrets and cards. They may not, whatever is asked for.
    for chatty in ("aiosqlite", "alembic", "asyncio", "sqlalchemy", "uvicorn"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
