"""Faults of messages are found, and our own messages have none."""

import pytest

from cardavia.words import LANGUAGES, Language
from cardavia.words.messages import sources
from cardavia.words.validate import Fault, faults
from tests.words.toy import ENGLISH, FRENCH

POLISH = Language("pl", "Polski", plurals=("one", "few", "many"))


def found(own: str, english: str, language: Language = FRENCH) -> list[tuple[str, str]]:
    return [(fault.key, fault.reason) for fault in faults(language, {"test.ftl": own}, {"test.ftl": english})]


def test_a_faithful_language_has_no_faults() -> None:
    assert found("a = { $n } plis\n    .b = un", "a = { $n } tricks\n    .b = one") == []


def test_a_missing_message_is_found() -> None:
    assert found("a = un", "a = one\nb = two") == [("b", "is missing")]


def test_a_missing_attribute_is_found() -> None:
    assert found("a = un", "a = one\n    .b = two") == [("a.b", "is missing")]


def test_a_message_that_english_lacks_is_found() -> None:
    assert found("a = un\nb = deux", "a = one") == [("b", "is not in English")]


def test_terms_are_a_language_s_own_affair() -> None:
    assert found("-pli = pli\na = { -pli }", "a = trick") == []


def test_other_facts_are_found() -> None:
    reason = "does not speak of the facts that English does: card, seat"
    assert found("a = { $carte }", "a = { SEAT($seat) }: { $card }") == [("a", reason)]


def test_facts_where_there_are_none_are_found() -> None:
    assert found("a = { $n }", "a = one") == [("a", "does not speak of the facts that English does: none")]


def test_a_choice_of_words_is_no_count() -> None:
    choice = "a = { $bid ->\n    [garde] Garde\n   *[prise] Prise\n }"
    assert found(choice, choice) == []


def test_a_choice_of_persons_is_no_count() -> None:
    choice = "a = { WHO($seat) ->\n    [you] vous\n   *[other] { SEAT($seat) }\n }"
    assert found(choice, choice) == []


def test_a_language_that_does_not_count_where_english_does_is_found() -> None:
    english = "a = { $n ->\n    [one] card\n   *[other] cards\n }"
    assert found("a = { $n } karty", english, POLISH) == [("a", "does not count, and English does")]


def test_a_language_without_plural_forms_need_not_count() -> None:
    english = "a = { $n ->\n    [one] card\n   *[other] cards\n }"
    assert found("a = { $n } ใบ", english, Language("th", "ไทย")) == []


def test_a_missing_plural_form_is_found() -> None:
    count = "a = { $n ->\n    [one] lewa\n   *[other] lewy\n }"
    assert found(count, count, POLISH) == [("a", "counts without a text for few, many")]


def test_a_count_without_other_as_its_default_is_found() -> None:
    count = "a = { $n ->\n   *[one] { $n }\n    [other] { $n }\n }"
    assert found(count, count, ENGLISH) == [("a", "counts, so its default is `other`")]


def test_exact_numbers_may_stand_beside_plural_forms() -> None:
    count = "a = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n }\n }"
    assert found(count, count, ENGLISH) == []


@pytest.mark.parametrize("text", ["a = it's", 'a = "one"'])
def test_straight_quotation_marks_are_found(text: str) -> None:
    assert found(text, "a = one") == [("a", "has straight quotation marks")]


def test_a_quoted_argument_of_a_function_is_no_text() -> None:
    assert found('a = { SEAT($seat, form: "start") }', "a = { $seat }") == []


def test_an_unknown_function_is_found() -> None:
    assert found("a = { NUMBER($n) }", "a = { $n }") == [
        ("a", "calls NUMBER, which is none of NAME, SEAT, SIDE, WHO, HALVES, SIGNED")
    ]


def test_a_message_that_stands_twice_is_found() -> None:
    assert found("a = un\na = deux\n-t = un\n-t = deux", "a = one") == [
        ("a", "stands twice"),
        ("-t", "stands twice"),
    ]


def test_what_cannot_be_read_is_found() -> None:
    assert found("a = un\nb = { oops\n", "a = one") == [("test.ftl", "cannot be read: b = { oops")]


def test_letters_in_pieces_are_found() -> None:
    assert found("a = e\u0301", "a = one") == [("test.ftl", "is not in composed letters (NFC)")]


def test_a_fault_says_where_it_is() -> None:
    assert str(Fault("fr", "a", "is missing")) == "fr: a: is missing"


@pytest.mark.parametrize("code", LANGUAGES)
def test_our_own_messages_have_no_faults(code: str) -> None:
    language, english = LANGUAGES[code], LANGUAGES["en"]
    assert [str(fault) for fault in faults(language, sources(language), sources(english))] == []
