"""A hint on the page: who is named as its author depends on whether scores were weighed."""

from dataclasses import replace

import pytest

from cardavia.web.pages.render import render
from cardavia.web.pages.sight import Candidate, Hint, TableSight
from cardavia.web.pages.table import table_page
from cardavia.words import LANGUAGES, speak
from tests.web.pages.gallery import frame, sights
from tests.web.pages.rehearsal import PlainFaces

MARKS = {"en": ".", "ja": ".", "th": ".", "ar": "."}
"""The decimal marks that are not a comma."""


def page(expected: float | None, language: str = "en") -> str:
    sight: TableSight = dict(sights())["aluette-hint"]
    assert sight.hint is not None
    advice = Hint((Candidate(sight.hint.candidates[0].word, expected, None),))
    return render(
        table_page(frame("/tables/abc", speak(language)), replace(sight, hint=advice), PlainFaces("aluette"))
    )


def test_a_hint_with_scores_is_what_a_master_would_do() -> None:
    assert "What a master would do" in page(1)


def test_a_hint_without_scores_is_what_the_rules_of_thumb_advise() -> None:
    assert "What the rules of thumb advise" in page(None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fraction_of_a_match_point_is_told_in_hundredths(language: str) -> None:
    assert f"0{MARKS.get(language, ',')}34" in page(0.338, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_loss_is_told_with_its_sign(language: str) -> None:
    assert f"\u22120{MARKS.get(language, ',')}07" in page(-0.0704, language)


def test_many_points_are_told_whole() -> None:
    assert ("+58" in page(57.6), "57.6" in page(57.6)) == (True, False)
