"""A whole house behind a real address, for browsers: its bots think in its own process."""

import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import uvicorn

from cardavia.web.app import create_app
from cardavia.web.configuration import Configuration
from tests.chance import chance

STOP_SECONDS = 20


@contextlib.contextmanager
def serving(folder: Path, *, silence: float = 60.0) -> Iterator[str]:
    """Yield the address of a house that keeps its tables in this folder, and close it."""
    configuration = Configuration(
        f"sqlite:///{folder / 'house.db'}", bot_workers=0, requests_a_minute=1_000_000, silence=silence
    )
    settings = uvicorn.Config(
        create_app(configuration, chance()), log_config=None, access_log=False, timeout_graceful_shutdown=1
    )
    server = uvicorn.Server(settings)
    listening = socket.create_server(("127.0.0.1", 0))
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(STOP_SECONDS)
        listening.close()
