"""The pictures of the pages: what is kept is shown, what is shown is there, and together they are light."""

import re

from tests.frame.sources import ROOT

SHOTS = ROOT / "docs" / "shots"
MOST_BYTES = 4_300_000


def test_the_pictures_shown_are_those_that_are_kept() -> None:
    shown = re.findall(r"\]\(([\w-]+\.webp)\)", (SHOTS / "README.md").read_text(encoding="utf-8"))
    assert sorted(shown) == sorted(path.name for path in SHOTS.glob("*.webp"))


def test_the_pictures_are_light() -> None:
    assert sum(path.stat().st_size for path in SHOTS.glob("*.webp")) < MOST_BYTES
