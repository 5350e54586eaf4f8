"""Pages name files that are there, and folders, commands and switches that exist."""

import re
from pathlib import Path

import pytest

from tests.frame.sources import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\(([^)\s]+)\)")
FILE = re.compile(r"`((?:src|tests|docs|tools|bench|\.ci)/[\w./-]+)`")
TARGET = re.compile(r"`make (\w+)|^make (\w+)", re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    links = [link.partition("#")[0] for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if link and not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_files_that_are_named_exist(page: Path) -> None:
    assert [name for name in FILE.findall(page.read_text(encoding="utf-8")) if not (ROOT / name).exists()] == []


def test_targets_of_make_that_are_named_exist() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = {"".join(found) for page in PAGES for found in TARGET.findall(page.read_text(encoding="utf-8"))}
    assert named - targets == set()
