"""What Cardavia stands on: declared, needed, and given a reason."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest

from tests.frame.sources import ROOT, modules, tree

REASONS = ROOT / "docs" / "design" / "0002-dependencies.md"
CALLED_BY_NAME = {"asyncpg", "httptools", "python-multipart", "uvicorn", "uvloop"}
"""What others import for us: a database's driver, FastAPI's reader of forms, the server and its parts."""

PARTS_OF = {"markupsafe": "jinja2", "pydantic": "fastapi", "starlette": "fastapi"}
"""What a declared package is made of and passes on as its own."""


@cache
def project() -> Any:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def names(requirements: list[str]) -> set[str]:
    return {plain(re.split(r"[\[<>=~!; ]", requirement, maxsplit=1)[0]) for requirement in requirements}


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def declared() -> set[str]:
    return names(project()["dependencies"])


def every_extra() -> set[str]:
    extras = project()["optional-dependencies"]
    return {name for requirements in extras.values() for name in names(requirements)}


def imported() -> set[str]:
    """Return the distributions that our modules import, at any place of theirs."""
    found = {name for path in modules() for name in _imports(path)} - sys.stdlib_module_names - {"cardavia"}
    known = packages_distributions()
    distributions = {plain(name) for module in found for name in known.get(module, [module])}
    return {PARTS_OF.get(name, name) for name in distributions}


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


def test_what_is_imported_is_declared() -> None:
    assert imported() - declared() - every_extra() == set()


def test_what_is_declared_is_imported() -> None:
    assert declared() - imported() - CALLED_BY_NAME == set()


def test_every_requirement_has_a_lower_bound() -> None:
    extras = project()["optional-dependencies"].values()
    requirements = [*project()["dependencies"], *(one for extra in extras for one in extra)]
    assert [requirement for requirement in requirements if ">=" not in requirement] == []


@pytest.mark.parametrize("group", ["dependencies", "extras"])
def test_every_dependency_has_its_reason_written_down(group: str) -> None:
    rows = re.findall(r"^\| `([^`]+)` \|", REASONS.read_text(encoding="utf-8"), re.MULTILINE)
    reasons = {plain(row) for row in rows}
    wanted = declared() if group == "dependencies" else every_extra()
    assert wanted - reasons == set()
