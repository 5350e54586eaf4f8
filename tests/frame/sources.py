"""The project's own modules, as text and as syntax trees."""

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "cardavia"


def modules(*packages: str) -> list[Path]:
    """Return the modules of these packages of `cardavia`, of all without any."""
    folders = [SOURCE / package for package in packages] or [SOURCE]
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


@lru_cache
def tree(path: Path) -> ast.Module:
    """Return a module's syntax tree."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield the functions of a module, inner ones too."""
    yield from (node for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def place(path: Path, line: int | None = None) -> str:
    """Return where something stands, as a message of a test says it."""
    written = path.relative_to(ROOT).as_posix()
    return written if line is None else f"{written}:{line}"
