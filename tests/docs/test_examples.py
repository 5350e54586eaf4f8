"""What the pages and the docstrings show at the prompt is what happens there."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

from tests.frame.sources import ROOT, SOURCE, modules

SHOWN = [path for path in modules() if ">>> " in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", ["README.md"])
def test_the_prompt_of_a_page(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert (failed, tried > 0) == (0, True)


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_the_prompt_of_a_docstring(path: Path) -> None:
    name = path.relative_to(SOURCE.parent).with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")
    failed, tried = doctest.testmod(import_module(name))
    assert (failed, tried > 0) == (0, True)
