"""The termbase: complete in twelve languages, well typed, and a glossary out of it."""

from dataclasses import replace
from unicodedata import is_normalized

import pytest

from cardavia.words import ENGLISH, Language, speak
from cardavia.words.messages import FOLDER
from cardavia.words.terms import Policy, Source, concepts, glossary

TWELVE = ["en", "fr", "it", "es", "de", "pt", "hu", "pl", "vi", "th", "ja", "ar"]
OWN_SCRIPTS = ("th", "ja", "ar")
EXPLAIN_THEMSELVES = {"game-aluette", "game-tarocchino", "poignee-simple", "poignee-double", "poignee-triple"}
"""Names of games, and the levels of the poignée, which has its own line."""


def texts() -> str:
    return FOLDER.joinpath("terms.toml").read_text(encoding="utf-8")


def test_a_concept_has_a_word_in_each_of_twelve_languages() -> None:
    assert len(concepts()) == 170
    assert {tuple(concept.terms) for concept in concepts().values()} == {tuple(TWELVE)}


def test_no_word_is_empty() -> None:
    empty = [
        (concept.id, code)
        for concept in concepts().values()
        for code, term in concept.terms.items()
        if not term.term
    ]
    assert empty == []


@pytest.mark.parametrize("code", TWELVE)
def test_every_concept_says_what_it_means(code: str) -> None:
    assert [concept.id for concept in concepts().values() if not concept.terms[code].meaning] == []


@pytest.mark.parametrize("policy", [Policy.ORIGINAL_FIRST, Policy.STAYS])
def test_what_is_not_simply_translated_has_an_original_in_french_or_italian(policy: Policy) -> None:
    origins = {concept.origin for concept in concepts().values() if concept.policy is policy}
    assert origins == {"fr", "it"}
    assert all(concept.original for concept in concepts().values() if concept.policy is policy)


def test_a_name_that_stays_is_explained_in_every_other_language() -> None:
    lacking = [
        (concept.id, code)
        for concept in concepts().values()
        if concept.policy is Policy.STAYS and concept.id not in EXPLAIN_THEMSELVES
        for code, term in concept.terms.items()
        if code != concept.origin and not term.gloss
    ]
    assert lacking == []


def test_a_name_that_stays_can_be_read_in_every_script() -> None:
    lacking = [
        (concept.id, code)
        for concept in concepts().values()
        if concept.policy is Policy.STAYS and concept.id not in EXPLAIN_THEMSELVES
        for code in OWN_SCRIPTS
        if not concept.terms[code].reading
    ]
    assert lacking == []


def test_no_word_is_among_those_to_avoid() -> None:
    clashes = [
        (concept.id, code)
        for concept in concepts().values()
        for code, term in concept.terms.items()
        if term.term in term.avoid
    ]
    assert clashes == []


def test_the_letters_are_composed_and_thai_has_its_am_in_one_sign() -> None:
    assert is_normalized("NFC", texts())
    assert "\u0e4d\u0e32" not in texts()


def test_a_term_is_read_with_all_its_fields() -> None:
    trick = concepts()["trick"].terms["th"]
    assert (trick.term, trick.source, "ตา" in trick.avoid) == ("ทริก", Source.SEEN, True)


def test_the_glossary_has_no_words_of_buttons() -> None:
    assert "ui" not in glossary(ENGLISH)


def test_the_glossary_s_groups_have_headings() -> None:
    assert [group for group in glossary(ENGLISH) if not speak("en").knows(f"glossary-{group}")] == []


def test_a_meaning_is_told_in_english_until_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    written = concepts()["bout"]
    thai = replace(written.terms["th"], meaning="")
    unwritten = replace(written, terms={**written.terms, "th": thai})
    monkeypatch.setattr("cardavia.words.terms.concepts", lambda: {"bout": unwritten})
    (bout,) = glossary(Language("th", "ไทย"))["tarot"]
    assert (bout.word.gloss, bout.told_in) == ("ไพ่สำคัญสามใบ", ENGLISH)
    assert bout.meaning == "One of the three key cards of Tarot: the Petit, the 21 and the Excuse."


def test_a_meaning_that_is_written_is_told_in_the_language() -> None:
    (trick,) = [line for line in glossary(ENGLISH)["play"] if line.concept.id == "trick"]
    assert (trick.meaning, trick.told_in) == (concepts()["trick"].terms["en"].meaning, ENGLISH)
