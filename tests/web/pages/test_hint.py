"""A hint on the page: who is named as its author depends on whether scores were weighed."""

from dataclasses import replace

from cardavia.web.pages.render import render
from cardavia.web.pages.sight import Candidate, Hint, TableSight
from cardavia.web.pages.table import table_page
from tests.web.pages.gallery import frame, sights
from tests.web.pages.rehearsal import PlainFaces


def page(expected: int | None) -> str:
    sight: TableSight = dict(sights())["aluette-hint"]
    assert sight.hint is not None
    advice = Hint((Candidate(sight.hint.candidates[0].word, expected, None),))
    return render(table_page(frame("/tables/abc"), replace(sight, hint=advice), PlainFaces("aluette")))


def test_a_hint_with_scores_is_what_a_master_would_do() -> None:
    assert "What a master would do" in page(1)


def test_a_hint_without_scores_is_what_the_rules_of_thumb_advise() -> None:
    assert "What the rules of thumb advise" in page(None)
