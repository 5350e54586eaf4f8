"""A claim of the rest: sure tricks, and nothing left that could change the score."""

from dataclasses import replace

import pytest

from cardavia.games.french_tarot import FRENCH_TAROT
from cardavia.games.french_tarot.view import FrenchTarotView
from tests.games.french_tarot.table import DECK, after, cards, codes, table, trick
from tests.games.french_tarot.worlds import seen


def before_the_end(hand: str, hidden: str, aside: str = "") -> FrenchTarotView:
    """Return what seat 1, the taker, sees when it is to lead with this hand and these cards are left elsewhere.

    All other cards were played in tricks, or lie aside; how is of no account here. The last six of the hidden cards
    may lie in the chien.
    """
    deal = after(table(), "0 bid pass", "1 bid garde-contre", "1 chelem no")
    gone = iter(codes(DECK.rest(cards(hand), cards(hidden), cards(aside))).split())
    finished = tuple(trick(f"1: {' '.join(four)} -> 1") for four in zip(*[gone] * 4, strict=True))
    held = tuple(sorted(cards(hand)))
    view = replace(seen(deal, 1), turn=1, leader=1, hand=held, cards_left=(len(held),) * 4)
    return replace(view, tricks=finished, ecart=cards(aside) or None)


def claimed(hand: str, hidden: str, aside: str = "") -> str | None:
    run = FRENCH_TAROT.claim(before_the_end(hand, hidden, aside))
    return None if run is None else codes(run)


SIX = "S1 S2 S3 S4 S5 S6"


@pytest.mark.rule("tarot.play.winner")
def test_the_highest_cards_are_claimed_trumps_first() -> None:
    assert claimed("T21 T20 HR HD", f"T5 H2 H3 H4 H5 H6 D1 D2 D3 D4 D5 D6 {SIX}") == "T21 T20 HR HD"


@pytest.mark.rule("tarot.play.winner")
def test_a_card_that_can_be_beaten_is_not_claimed() -> None:
    assert claimed("HR HC", f"HD H2 H3 H4 H5 H6 {SIX}") is None


@pytest.mark.rule("tarot.play.trump-in")
def test_a_king_is_not_claimed_while_somebody_may_trump() -> None:
    assert claimed("HR", f"T5 H2 H3 {SIX}") is None


@pytest.mark.rule("tarot.excuse.last-trick")
def test_nobody_claims_while_the_excuse_may_be_kept_for_the_last_trick() -> None:
    assert claimed("HR HD", f"EX H2 H3 H4 D1 D2 {SIX}") is None
    assert claimed("HR", f"EX H2 H3 {SIX}") == "HR"


@pytest.mark.rule("tarot.excuse.last-trick")
def test_nobody_claims_with_the_excuse() -> None:
    assert claimed("T21 EX", f"H2 H3 H4 D1 D2 D3 {SIX}") is None


@pytest.mark.rule("tarot.scoring.petit-au-bout")
def test_nobody_claims_while_the_petit_may_be_kept_for_the_last_trick() -> None:
    assert claimed("T21 T20", f"T1 H3 H4 D1 D2 D3 {SIX}") is None
    assert claimed("T21", f"T1 H3 H4 {SIX}") == "T21"


@pytest.mark.rule("tarot.scoring.petit-au-bout")
def test_the_own_petit_is_kept_for_the_last_trick() -> None:
    assert claimed("T21 T1 HR", f"T5 H2 H3 H4 D1 D2 D3 D4 D5 {SIX}") == "T21 HR T1"
    assert claimed("T1 HR", f"H2 H3 H4 D1 D2 D3 {SIX}") == "HR T1"


@pytest.mark.rule("tarot.scoring.petit-au-bout")
def test_a_petit_is_not_claimed_while_a_trump_is_hidden() -> None:
    assert claimed("T1 HR", f"T5 H2 H3 D1 D2 D3 {SIX}") is None


@pytest.mark.rule("tarot.scoring.petit-au-bout")
def test_a_petit_without_trumps_enough_to_draw_the_others_is_not_claimed() -> None:
    assert claimed("T1 T21", f"T5 T6 H3 D1 D2 D3 {SIX}") is None


def test_cards_that_lie_aside_are_in_nobody_s_hand() -> None:
    aside = "HD HC S7 S8 S9 S10"
    assert claimed("HV", "H2 H3 HR", aside) is None
    assert claimed("HV", "H2 H3 H4", aside.replace("S10", "HR")) == "HV"


@pytest.mark.parametrize("seat", [0, 2, 3, None])
def test_only_the_seat_that_is_to_lead_claims(seat: int | None) -> None:
    assert FRENCH_TAROT.claim(replace(before_the_end("T21", f"H1 H2 H3 {SIX}"), seat=seat)) is None


def test_nobody_claims_during_a_trick() -> None:
    view = before_the_end("T21", f"H1 H2 H3 {SIX}")
    assert FRENCH_TAROT.claim(replace(view, trick=((0, DECK["S1"]),))) is None


@pytest.mark.rule("tarot.declarations.poignee")
def test_nobody_claims_before_the_first_trick_is_over() -> None:
    assert FRENCH_TAROT.claim(replace(before_the_end("T21", f"H1 H2 H3 {SIX}"), tricks=())) is None
