"""Style, modules, portraits and other pictures, at addresses that change with their content: they keep for ever.

The style sheet is written in chapters and served as one, each chapter in a cascade layer of its own. Pictures that
the engraver draws are drawn when first asked for; their addresses carry the engraver's edition.
"""

import gzip
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from hashlib import sha256
from importlib.resources import files
from typing import Final

from cardavia import art
from cardavia.art.edition import edition
from cardavia.art.grain import tile
from cardavia.games import GAMES

CHAPTERS: Final = (
    "tokens",
    "base",
    "type",
    "controls",
    "cards",
    "steps",
    "table",
    "slip",
    "ledger",
    "pages",
    "book",
)
"""The chapters of the style sheet; a later one wins over an earlier."""

PORTRAITS: Final = art.PORTRAITS
_STATIC: Final = files("cardavia.web").joinpath("static")
_CSS: Final = "text/css; charset=utf-8"
_MODULE: Final = "text/javascript; charset=utf-8"
_SVG: Final = "image/svg+xml"


@dataclass(frozen=True, slots=True)
class Asset:
    """Something a page loads: its address, its media type, its bytes; `zipped` where gzip makes them fewer."""

    url: str
    media_type: str
    content: bytes
    zipped: bytes | None = None


class StaticAssets:
    """Everything under `/static/`."""

    def __init__(self) -> None:
        written = (
            ("cardavia.css", _CSS, stylesheet()),
            ("page.js", _MODULE, _read("js/page.js")),
            ("table.js", _MODULE, _read("js/table.js")),
            ("grain.png", "image/png", tile()),
        )
        self._read = {name: _asset(_url(name, _digest(content)), kind, content) for name, kind, content in written}
        self._drawn = {_url(name, edition()): partial(_draw, name) for name in _PICTURES}
        self._urls = {name: asset.url for name, asset in self._read.items()}
        self._urls |= {name: _url(name, edition()) for name in _PICTURES}
        self._by_url = {asset.url: asset for asset in self._read.values()}

    @property
    def all(self) -> tuple[Asset, ...]:
        """Every asset, drawn if need be."""
        found = (self.read(url.removeprefix("/static/")) for url in self._urls.values())
        return tuple(asset for asset in found if asset is not None)

    def url(self, name: str) -> str:
        """Return the address of an asset; raise `KeyError` when there is none."""
        return self._urls[name]

    def portrait(self, number: int) -> str:
        """Return the address of a portrait, 0 to 11."""
        return self.url(f"portrait-{number}.svg")

    def read(self, hashed: str) -> Asset | None:
        """Return the asset at `/static/<hashed>`, or `None`."""
        url = f"/static/{hashed}"
        if url not in self._by_url and url in self._drawn:
            self._by_url[url] = _asset(url, _SVG, self._drawn[url]())
        return self._by_url.get(url)


def _asset(url: str, media_type: str, content: bytes) -> Asset:
    zipped = gzip.compress(content, mtime=0)
    return Asset(url, media_type, content, zipped if len(zipped) < len(content) else None)


@cache
def static_assets() -> StaticAssets:
    """Return the assets, read once."""
    return StaticAssets()


def stylesheet() -> bytes:
    """Return the whole style sheet."""
    order = f"@layer {', '.join(CHAPTERS)};\n"
    chapters = [f"@layer {name} {{\n{_read(f'css/{name}.css').decode()}\n}}\n" for name in CHAPTERS]
    return (order + "".join(chapters)).replace("/static/grain.png", _url("grain.png", _digest(tile()))).encode()


_PICTURES: Final[Mapping[str, Callable[[], str]]] = {
    "icon.svg": art.favicon,
    **{f"portrait-{number}.svg": partial(art.portrait, number) for number in range(PORTRAITS)},
    **{f"vignette-{game}.svg": partial(art.vignette, game) for game in GAMES},
}


def _draw(name: str) -> bytes:
    return _PICTURES[name]().encode()


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()[:12]


def _url(name: str, version: str) -> str:
    stem, _, kind = name.rpartition(".")
    return f"/static/{stem}.{version}.{kind}"


def _read(path: str) -> bytes:
    return _STATIC.joinpath(path).read_bytes()
