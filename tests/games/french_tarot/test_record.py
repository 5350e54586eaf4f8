"""The words of a record, and what cannot be read."""

import pytest

from cardavia.cards import Card
from cardavia.games.french_tarot import FRENCH_TAROT
from cardavia.rules import PlayCard, UnknownWord

WORDS = [
    "play HC",
    "bid pass",
    "bid garde-sans",
    "discard S1 S2 H3 H4 D5 C6",
    "chelem yes",
    "chelem no",
    "poignee no",
    "poignee T21 T20 T18 T17 T15 T12 T9 T8 T5 EX",
]


@pytest.mark.parametrize("word", WORDS)
def test_a_word_is_read_and_written_back_the_same(word: str) -> None:
    assert FRENCH_TAROT.word(FRENCH_TAROT.read(word)) == word


@pytest.mark.parametrize(
    "word",
    [
        "play",
        "play S1 S2",
        "play T22",
        "play s1",
        "bid",
        "bid foo",
        "bid garde sans",
        "chelem",
        "chelem maybe",
        "discard",
        "discard S1  S2",
        "discard S1 S2 H3 H4 D5 X6",
        "poignee",
        "poignee no T1",
        "show T1",
        " play S1",
        "play S1 ",
        "",
    ],
)
def test_anything_else_is_an_unknown_word(word: str) -> None:
    with pytest.raises(UnknownWord):
        FRENCH_TAROT.read(word)


def test_a_wrong_number_of_cards_can_be_read() -> None:
    assert FRENCH_TAROT.word(FRENCH_TAROT.read("discard S1")) == "discard S1"


def test_an_action_of_another_game_cannot_be_written() -> None:
    with pytest.raises(TypeError, match="no action of French Tarot"):
        FRENCH_TAROT.word(PlayCard(Card("HK", 0)))
