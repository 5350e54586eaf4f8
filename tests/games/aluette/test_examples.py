"""The worked examples: what the book's own examples do not show of their kinds."""

import pytest

from cardavia.games.aluette import ALUETTE


def test_a_card_that_may_be_played_has_no_refusal() -> None:
    facts = {"kind": "refusal", "seat": 1, "turn": 1, "hand": "D5 C2", "card": "C2"}
    assert ALUETTE.example(facts) == {}


def test_an_unknown_kind_of_example_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="no kind of example: 'auction'"):
        ALUETTE.example({"kind": "auction"})
