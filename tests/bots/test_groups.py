"""Which card of a group of equal ones is named, and which cards come to stand in one group."""

import pytest

from cardavia.bots import Answer
from cardavia.bots.search.groups import grouped, named
from cardavia.games.french_tarot.deck import DECK
from cardavia.rules import PlayCard


def test_a_card_joins_the_group_of_the_card_before_it_alone() -> None:
    hand = DECK.read("S1 S2 H4 S3 S4")
    found = grouped(hand, lambda low, high: low.suit is high.suit)
    assert [" ".join(card.code for card in group) for group in found] == ["S1 S2", "H4", "S3 S4"]


@pytest.mark.parametrize(("advised", "expected"), [("S2", "S2"), ("H4", "S1")])
def test_the_card_that_the_rules_of_thumb_advise_is_named_else_the_first(advised: str, expected: str) -> None:
    (card,) = DECK.read(advised)
    assert named(DECK.read("S1 S2 S3"), Answer(PlayCard(card))).code == expected
