"""Golden deals: whole deals as pages that can be read, named by their stories, and played again line by line."""

from pathlib import Path

import pytest

from tests.games.tarocchino.transcript import again

DEALS = sorted((Path(__file__).parents[2] / "golden" / "tarocchino").glob("*.txt"))


@pytest.mark.parametrize("path", DEALS, ids=lambda path: path.stem)
def test_a_golden_deal_is_played_as_its_transcript_says(path: Path) -> None:
    transcript = path.read_text(encoding="utf-8")
    assert again(transcript).splitlines() == transcript.splitlines()


def test_the_stories_worth_keeping_are_there() -> None:
    assert [path.stem for path in DEALS] == [
        "all-or-nothing",
        "draw",
        "grande-fills-two-gaps-and-reaches-the-moors",
        "last-moor-takes-the-trick",
        "matto-in-the-last-trick",
        "matto-led-sets-no-suit",
        "no-trick-loses-the-matto-and-the-cards-laid-aside",
        "nobody-is-asked",
        "one-hand-doubles-sets-and-sequences",
        "price-comes-from-the-cards-laid-aside",
        "price-is-a-jack-where-there-is-no-cheaper-card",
        "price-out-of-a-combination",
    ]
