"""Golden deals: whole deals as pages that can be read, named by their stories, and played again line by line."""

from pathlib import Path

import pytest

from tests.games.aluette.transcript import again

DEALS = sorted((Path(__file__).parents[2] / "golden" / "aluette").glob("*.txt"))


@pytest.mark.parametrize("path", DEALS, ids=lambda path: path.stem)
def test_a_golden_deal_is_played_as_its_transcript_says(path: Path) -> None:
    transcript = path.read_text(encoding="utf-8")
    assert again(transcript).splitlines() == transcript.splitlines()


def test_the_stories_worth_keeping_are_there() -> None:
    assert [path.stem for path in DEALS] == [
        "all-nine-tricks-spoiled",
        "early-trick-breaks-the-run",
        "late-run-loses-to-first-to-reach",
        "mordienne-of-nine",
        "partners-are-not-added-up",
        "partners-tricks-before-the-run",
        "shortest-mordienne",
        "single-trick-is-no-mordienne",
        "spoiled-ninth-breaks-the-mordienne",
        "spoiled-trick-within-the-run",
        "ties-below-the-highest-mean-nothing",
    ]
