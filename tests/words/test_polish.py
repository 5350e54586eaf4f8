"""Polish is whole: no English is left behind, words are those of card players, and nobody's gender is guessed."""

import re

import pytest

from tests.words.test_french_italian import ADDRESS, ENGLISH_WORDS, said

WRONG_WORDS = re.compile(
    r"\b(sztuczk\w*|wziątk\w*|krupier\w*|aukcj\w*|umow\w*|klub(?:y|ów)|serca?|diament\w*"
    r"|deklaracj\w*|garnitur\w*|wymówk\w*|nielegaln\w*|legaln\w*|rekord\w*|w lewo|w prawo|lewa strona)\b",
    re.IGNORECASE,
)
GENDERED = re.compile(r"\b\w+ł[ae]ś\b|\b(?:powinieneś|powinnaś)\b")
LOOSE_LETTERS = re.compile(r"(?<![\w\u00a0])[aiouwz] \S", re.IGNORECASE)
OTHER_QUOTES = re.compile(r"[\"'“‚‘]")
FAULTS = {
    "an English word": ENGLISH_WORDS,
    "a word that means something else": WRONG_WORDS,
    "a past tense that guesses the gender of the reader": GENDERED,
    "a word of one letter that may be left alone at the end of a line": LOOSE_LETTERS,
    "quotes of another language": OTHER_QUOTES,
}


@pytest.mark.parametrize("fault", FAULTS)
def test_no_message_has(fault: str) -> None:
    found = {(key, text) for key, text in said("pl").items() if FAULTS[fault].search(ADDRESS.sub("", text))}
    assert found == set()


def test_long_messages_are_not_the_english_ones() -> None:
    english = said("en")
    assert {key for key, text in said("pl").items() if len(text) > 24 and text == english[key]} == set()
