"""The worked examples: what the book's own examples do not show of their kinds."""

import pytest

from cardavia.games.french_tarot import FRENCH_TAROT


def test_a_card_that_may_be_played_has_no_refusal() -> None:
    facts = {"kind": "refusal", "hand": "S4 T15", "trick": "S5", "card": "S4"}
    assert FRENCH_TAROT.example(facts) == {}


def test_an_unknown_kind_of_example_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="no kind of example: 'levels'"):
        FRENCH_TAROT.example({"kind": "levels"})
