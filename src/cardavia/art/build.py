"""Printing a whole deck into a folder: content-hashed files, each with its gzip beside, and a manifest.

Files are written whole or not at all, and the manifest last, so that a reader never finds half a deck; what is
there already is left alone.
"""

import gzip
import json
import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from cardavia.art.decks import DECKS, back, face
from cardavia.art.edition import edition
from cardavia.art.style import Style

BACK = "back"
"""The name a deck's back has beside the codes of its cards."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """What is printed of a deck in a style: the file of each card's face (and of `back`), by its code."""

    deck: str
    style: str
    edition: str
    files: Mapping[str, str]


def build(deck: str, folder: Path, style: Style | None = None) -> Manifest:
    """Print every face of a deck and its back into a folder and return the manifest.

    Raise `KeyError` for a deck that does not exist, `OSError` where the folder cannot be written.
    """
    style = style or Style()
    drawn = DECKS[deck]
    folder.mkdir(parents=True, exist_ok=True)
    ledger = folder / f"{deck}.{style.name}.json"
    standing = _read(ledger)
    if standing and standing.edition == edition() and all(_whole(folder, name) for name in standing.files.values()):
        return standing
    files = {code: _print(folder, f"{deck}-{code}", face(deck, code, style)) for code in drawn.codes}
    files[BACK] = _print(folder, f"{deck}-{BACK}", back(deck))
    manifest = Manifest(deck, style.name, edition(), files)
    text = {"deck": deck, "style": style.name, "edition": manifest.edition, "files": files}
    _write(ledger, json.dumps(text, indent=1).encode() + b"\n")
    return manifest


def _read(ledger: Path) -> Manifest | None:
    try:
        text = json.loads(ledger.read_text())
        return Manifest(text["deck"], text["style"], text["edition"], text["files"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _whole(folder: Path, name: str) -> bool:
    return (folder / name).is_file() and (folder / f"{name}.gz").is_file()


def _print(folder: Path, stem: str, svg: str) -> str:
    content = svg.encode()
    name = f"{stem}.{sha256(content).hexdigest()[:12]}.svg"
    if not _whole(folder, name):
        _write(folder / name, content)
        _write(folder / f"{name}.gz", gzip.compress(content, 9, mtime=0))
    return name


def _write(path: Path, content: bytes) -> None:
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".draft-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(draft).chmod(0o644)
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise
