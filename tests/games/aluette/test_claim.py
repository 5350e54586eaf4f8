"""A claim of the rest: the leader's cards take every trick to come."""

import pytest

from cardavia.cards import SEATS
from cardavia.games.aluette import ALUETTE, AluetteHouseRules
from cardavia.games.aluette.house_rules import UnusedCards
from tests.games.aluette.table import after, cards, leads_of, opened

# Seat 0 leads the first seven tricks low, takes the seventh, and keeps Monsieur and Madame.
HIGH_LAST = """
    D1 D4 D5 D6
    C1 C4 C5 C6
    B1 B4 B5 B6
    S1 S4 S5 S6
    DR D7 D8 DV
    CR C7 C8 CV
    BR B7 B8 BV
    C3 S7 S8 SV
    D3 BC SC DC
"""
ACES_LAST = """
    D3 D4 D5 D6
    C3 C4 C5 C6
    D2 B4 B5 B6
    C2 S4 S5 S6
    D9 D7 D8 DV
    C9 C7 C8 CV
    B2 B7 B8 BV
    S2 S7 S8 SV
    D1 BC SC DC
"""


@pytest.mark.rule("aluette.play.highest")
def test_cards_above_every_hidden_one_are_claimed_highest_first() -> None:
    state = after(opened(HIGH_LAST), leads_of(7, HIGH_LAST))
    assert ALUETTE.claim(ALUETTE.view(state, 0)) == cards("D3 C3")


@pytest.mark.rule("aluette.play.spoiled")
def test_a_card_with_an_equal_among_the_hidden_ones_is_not_claimed() -> None:
    state = after(opened(ACES_LAST), leads_of(8, ACES_LAST))
    assert ALUETTE.claim(ALUETTE.view(state, 0)) is None


def test_unused_cards_that_lie_face_up_are_not_hidden() -> None:
    house_rules = AluetteHouseRules(unused_cards=UnusedCards.SHOWN)
    state = after(opened(ACES_LAST, house_rules=house_rules), leads_of(8, ACES_LAST))
    assert ALUETTE.claim(ALUETTE.view(state, 0)) == cards("D1")


@pytest.mark.parametrize("seat", [*SEATS[1:], None])
def test_only_the_seat_that_is_to_lead_claims(seat: int | None) -> None:
    state = after(opened(HIGH_LAST), leads_of(7, HIGH_LAST))
    assert ALUETTE.claim(ALUETTE.view(state, seat)) is None


@pytest.mark.parametrize("played", ["", leads_of(7, HIGH_LAST) + " C3"], ids=["before a trick", "during a trick"])
def test_nobody_claims_before_the_first_trick_is_over_or_during_one(played: str) -> None:
    state = after(opened(HIGH_LAST), played)
    assert [ALUETTE.claim(ALUETTE.view(state, seat)) for seat in SEATS] == [None] * 4
