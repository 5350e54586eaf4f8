"""Golden deals: whole deals as pages that can be read, named by their stories, and played again line by line."""

from pathlib import Path

import pytest

from tests.games.french_tarot.transcript import again

DEALS = sorted((Path(__file__).parents[2] / "golden" / "french-tarot").glob("*.txt"))


@pytest.mark.parametrize("path", DEALS, ids=lambda path: path.stem)
def test_a_golden_deal_is_played_as_its_transcript_says(path: Path) -> None:
    transcript = path.read_text(encoding="utf-8")
    assert again(transcript).splitlines() == transcript.splitlines()


def test_the_stories_worth_keeping_are_there() -> None:
    assert [path.stem for path in DEALS] == [
        "all-pass",
        "announced-chelem-lost-to-a-slam-of-the-defence",
        "contract-made-to-the-point",
        "excuse-in-the-chien",
        "excuse-led-and-half-a-point-for-it",
        "excuse-lost-in-the-last-trick-of-its-own-side",
        "excuse-of-a-side-without-a-trick",
        "four-kings-poignee",
        "garde-contre-with-a-bout-in-the-chien",
        "petit-au-bout-lost-in-a-made-contract",
        "petit-sec",
        "petit-under-the-excuse",
        "slam-with-the-excuse-led-last",
        "triple-poignee-with-the-excuse",
        "trumps-forced-into-the-ecart",
        "two-poignees-for-the-winners",
    ]
