"""Serves the house: one process by default, several on one PostgreSQL; prints its address and opens the browser."""

import ast
import logging
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import asdict, dataclass, fields
from typing import Final
from urllib.request import urlopen

import uvicorn
from fastapi import FastAPI

from cardavia.web.app import create_app
from cardavia.web.configuration import Configuration
from cardavia.web.metrics import Workers
from cardavia.web.operations import log_as_json
from cardavia.web.tidying import tidy_seldom

_PREFIX: Final = "CARDAVIA_SERVE_"
_STOP_SECONDS: Final = 10
_KEEP_ALIVE_SECONDS: Final = 75  # longer than a player thinks: no new connection for every card
_WAITING_CONNECTIONS: Final = 2048
_SIGN_OF_LIFE_SECONDS: Final = 60  # a worker gives none while it starts: several seconds on a busy machine
_BROWSER_PATIENCE_SECONDS: Final = 30.0


class CannotServe(Exception):  # noqa: N818 - it names what happened
    """The house cannot open like this. `reason` is a language-free name, `fact` what it is about."""

    def __init__(self, reason: str, fact: str) -> None:
        super().__init__(reason, fact)
        self.reason = reason
        self.fact = fact


@dataclass(frozen=True, slots=True)
class Address:
    """Where the house listens. Port 0 stands for any free one."""

    host: str
    port: int

    @property
    def url(self) -> str:
        """The address to type into a browser on this machine."""
        host = "localhost" if self.host in {"127.0.0.1", "0.0.0.0", "::", "::1"} else self.host
        return f"http://{host}:{self.port}/"


def bound(address: Address) -> tuple[socket.socket, Address]:
    """Return a listening socket and its real address; raise `CannotServe` when the address is taken."""
    family = socket.AF_INET6 if ":" in address.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((address.host, address.port))
        listening.listen(_WAITING_CONNECTIONS)  # who comes before the house is ready waits, and is not turned away
    except OSError as error:
        listening.close()
        raise CannotServe("address-taken", f"{address.host}:{address.port}") from error
    return listening, Address(address.host, listening.getsockname()[1])


def serve(configuration: Configuration, listening: socket.socket, workers: int) -> None:
    """Serve until stopped by a signal; answers under way are finished first. Raise `CannotServe`."""
    if workers > 1 and configuration.database.startswith("sqlite"):
        raise CannotServe("workers-need-postgresql", str(workers))
    os.environ.update(_written(configuration))
    settings = uvicorn.Config(
        f"{__name__}:app_from_environment",
        factory=True,
        workers=workers,
        log_config=None,
        access_log=False,
        timeout_keep_alive=_KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=_STOP_SECONDS,
        timeout_worker_healthcheck=_SIGN_OF_LIFE_SECONDS,
        server_header=False,
    )
    if workers > 1:
        Workers(settings, [listening]).run()
    else:
        uvicorn.Server(settings).run([listening])


def app_from_environment() -> FastAPI:
    """Return the app of the configuration that `serve` left for its worker processes."""
    log_as_json(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    tidy_seldom()
    return create_app(_read())


def open_browser(url: str) -> None:
    """Open the browser, where there is one, as soon as the house answers."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    threading.Thread(target=_open_when_up, args=(url,), daemon=True).start()


def _open_when_up(url: str) -> None:
    try:
        urlopen(f"{url}healthz", timeout=_BROWSER_PATIENCE_SECONDS).close()
    except OSError:
        return
    webbrowser.open(url)


def _written(configuration: Configuration) -> dict[str, str]:
    return {_PREFIX + name.upper(): repr(value) for name, value in asdict(configuration).items()}


def _read() -> Configuration:
    names = [field.name for field in fields(Configuration)]
    return Configuration(**{name: ast.literal_eval(os.environ[_PREFIX + name.upper()]) for name in names})
