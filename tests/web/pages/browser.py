"""A browser, and a small server that hands it the rendered pages, their assets and plain faces."""

import contextlib
import functools
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from cardavia.games import GAMES
from cardavia.web import plain_faces
from cardavia.web.assets import StaticAssets

START_MS = 120_000
CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


def lay_out(folder: Path, pages: dict[str, str]) -> None:
    """Write pages, assets and faces as the server would serve them."""
    assets = StaticAssets()
    for name, page in pages.items():
        (folder / f"{name}.html").write_text(page, encoding="utf-8")
    for asset in assets.all:
        path = folder / asset.url.removeprefix("/")
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(asset.content)
    for game in GAMES.values():
        faces = folder / "art" / game.name
        faces.mkdir(parents=True)
        (faces / "back.svg").write_text(plain_faces.back(game.name))
        for card in game.deck:
            (faces / f"{card.code}.svg").write_text(plain_faces.face(game.name, card.code))


@contextlib.contextmanager
def served(folder: Path) -> Iterator[str]:
    """Yield the address of a server of this folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()


@contextlib.contextmanager
def opened() -> Iterator[Browser]:
    """Yield a browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=START_MS)
        try:
            yield browser
        finally:
            browser.close()
