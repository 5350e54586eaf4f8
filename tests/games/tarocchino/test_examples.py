"""The worked examples: what the book's own examples do not show of their kinds."""

import pytest

from cardavia.games.tarocchino import TAROCCHINO


def test_a_card_that_may_be_played_has_no_refusal() -> None:
    facts = {"kind": "refusal", "hand": "D7 C6", "trick": "D9", "card": "D7"}
    assert TAROCCHINO.example(facts) == {}


def test_nothing_wins_while_the_matto_lies_alone() -> None:
    assert TAROCCHINO.example({"kind": "trick", "leader": 0, "trick": "MA"}) == {}


def test_the_other_side_can_win_too() -> None:
    facts = {"card_points": [40, 47], "last_trick": [0, 6], "opening": [0, 0], "captured": [0, 0]}
    assert TAROCCHINO.example({"kind": "total", **facts}) == {"totals": [40, 53], "winners": [1, 3]}


def test_an_unknown_kind_of_example_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="no kind of example: 'auction'"):
        TAROCCHINO.example({"kind": "auction"})
