"""Style, modules, portraits and the grain of the felt, at addresses that change with their content: they keep.

The style sheet is written in chapters and served as one, each chapter in a cascade layer of its own.
"""

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from cardavia.art import PORTRAITS, portrait
from cardavia.art.grain import tile

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
_STATIC: Final = files("cardavia.web").joinpath("static")


@dataclass(frozen=True, slots=True)
class Asset:
    """Something a page loads: its address, its media type, its bytes."""

    url: str
    media_type: str
    content: bytes


class StaticAssets:
    """Everything under `/static/`."""

    def __init__(self) -> None:
        found = {
            "cardavia.css": ("text/css; charset=utf-8", stylesheet()),
            "page.js": ("text/javascript; charset=utf-8", _read("js/page.js")),
            "table.js": ("text/javascript; charset=utf-8", _read("js/table.js")),
            "icon.svg": ("image/svg+xml", _read("img/icon.svg")),
            "grain.png": ("image/png", tile()),
        }
        found |= {f"portrait-{n}.svg": ("image/svg+xml", portrait(n).encode()) for n in range(PORTRAITS)}
        self._by_name = {name: _asset(name, kind, content) for name, (kind, content) in found.items()}
        self._by_url = {asset.url: asset for asset in self._by_name.values()}

    @property
    def all(self) -> tuple[Asset, ...]:
        """Every asset."""
        return tuple(self._by_name.values())

    def url(self, name: str) -> str:
        """Return the address of an asset; raise `KeyError` when there is none."""
        return self._by_name[name].url

    def portrait(self, name: str) -> str:
        """Return the address of a portrait for a player of this name: the same name always has the same face."""
        return self.url(f"portrait-{sha256(name.encode()).digest()[0] % PORTRAITS}.svg")

    def read(self, hashed: str) -> Asset | None:
        """Return the asset at `/static/<hashed>`, or `None`."""
        return self._by_url.get(f"/static/{hashed}")


@cache
def static_assets() -> StaticAssets:
    """Return the assets, read once."""
    return StaticAssets()


def stylesheet() -> bytes:
    """Return the whole style sheet."""
    order = f"@layer {', '.join(CHAPTERS)};\n"
    chapters = [f"@layer {name} {{\n{_read(f'css/{name}.css').decode()}\n}}\n" for name in CHAPTERS]
    return (order + "".join(chapters)).replace("/static/grain.png", _url("grain.png", tile())).encode()


def _asset(name: str, media_type: str, content: bytes) -> Asset:
    return Asset(_url(name, content), media_type, content)


def _url(name: str, content: bytes) -> str:
    stem, _, kind = name.rpartition(".")
    return f"/static/{stem}.{sha256(content).hexdigest()[:12]}.{kind}"


def _read(path: str) -> bytes:
    return _STATIC.joinpath(path).read_bytes()
