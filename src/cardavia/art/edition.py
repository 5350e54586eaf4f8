"""The edition of the engraver's book: a short name that changes whenever any line of the art code does."""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable


@cache
def edition() -> str:
    """Return twelve hexadecimal digits over all modules of the art."""
    digest = sha256()
    for path, module in sorted(_modules(files("cardavia.art"), "")):
        digest.update(f"{path}\n".encode() + module.read_bytes())
    return digest.hexdigest()[:12]


def _modules(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            yield from _modules(entry, name)
        elif name.endswith(".py"):
            yield name, entry
