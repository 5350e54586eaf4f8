"""Addresses of card pictures, and the pictures: drawn once, kept on disk, kept by browsers for ever.

An address names the version of the engraver, the deck, the style and the card: it changes whenever the picture may.
"""

import gzip
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from tempfile import NamedTemporaryFile

from platformdirs import user_cache_path

from cardavia import art
from cardavia.games import GAMES
from cardavia.web import plain_faces

BACK = "back"


@dataclass(frozen=True, slots=True)
class Faces:
    """The addresses of one game's cards, in one style."""

    deck: str
    style: str

    def face(self, code: str) -> str:
        """Return the address of a card's face."""
        return f"/art/{version()}/{self.deck}/{self.style}/{code}.svg"

    def back(self) -> str:
        """Return the address of the deck's back."""
        return self.face(BACK)


def style_name(letters: str, *, four_colour: bool, stark: bool) -> str:
    """Return the name of a style in addresses: index letters, number of colours, contrast."""
    return f"{letters}-{'four' if four_colour else 'two'}-{'high' if stark else 'day'}"


def picture(deck: str, style: str, code: str) -> bytes | None:
    """Return a picture as gzipped SVG, drawn if need be; `None` when there is no such picture."""
    if deck not in GAMES or (code != BACK and code not in GAMES[deck].deck):
        return None
    made = _style(style)
    if made is None or (deck in art.DECKS and len(made.letters) != len(art.DECKS[deck].letters)):
        return None
    kept = _folder() / f"{deck}-{style}-{code}.svg.gz"
    if not kept.exists():
        _keep(kept, gzip.compress(_drawn(deck, style, code).encode(), mtime=0))
    return kept.read_bytes()


@cache
def version() -> str:
    """Return a name for the engraver as it is: a hash of its source."""
    digest = sha256()
    for source in _sources(files(art)):
        digest.update(source)
    digest.update(files("cardavia.web").joinpath("plain_faces.py").read_bytes())
    return digest.hexdigest()[:12]


def _sources(folder: Traversable) -> list[bytes]:
    found: list[bytes] = []
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            found += _sources(item)
        elif item.name.endswith(".py"):
            found.append(item.read_bytes())
    return found


def _style(name: str) -> art.Style | None:
    letters, _, rest = name.partition("-")
    kinds = {
        "two-day": (art.Suits.TWO_COLOUR, art.Contrast.DAY),
        "four-day": (art.Suits.FOUR_COLOUR, art.Contrast.DAY),
        "two-high": (art.Suits.TWO_COLOUR, art.Contrast.HIGH),
        "four-high": (art.Suits.FOUR_COLOUR, art.Contrast.HIGH),
    }
    if rest not in kinds or not (
        letters.isascii() and letters.isalpha() and letters.isupper() and len(letters) <= 4
    ):
        return None
    return art.Style(letters, *kinds[rest])


def _drawn(deck: str, style: str, code: str) -> str:
    if deck in art.DECKS:
        return art.back(deck) if code == BACK else art.face(deck, code, _style(style))
    return plain_faces.back(deck) if code == BACK else plain_faces.face(deck, code, four_colour="four" in style)


def _keep(path: Path, content: bytes) -> None:
    """Write a file whole or not at all: several processes may draw the same picture at once."""
    with NamedTemporaryFile(dir=path.parent, delete=False) as part:
        part.write(content)
    Path(part.name).replace(path)


@cache
def _folder() -> Path:
    folder = user_cache_path("cardavia", appauthor=False) / "art" / version()
    folder.mkdir(parents=True, exist_ok=True)
    return folder
