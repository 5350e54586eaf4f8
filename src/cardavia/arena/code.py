"""A name for the state of the code that plays, so that no figure is put down to other code."""

import hashlib
from pathlib import Path
from typing import Final

import cardavia

PLAYING: Final = ("cards", "rules", "games", "match", "engine", "bots", "arena")
"""The packages on which the outcome of a board depends."""


def code_hash() -> str:
    """Return 16 hexadecimal digits: a hash of the sources of all packages that play."""
    root = Path(cardavia.__file__).parent
    digest = hashlib.sha256()
    for package in PLAYING:
        for path in sorted((root / package).rglob("*.py")):
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]
