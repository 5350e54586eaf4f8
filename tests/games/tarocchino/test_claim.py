"""A claim of the rest: the leader's cards take every trick to come."""

from dataclasses import replace

import pytest

from cardavia.cards import SEATS, Seat, Trick
from cardavia.games.tarocchino import TAROCCHINO
from tests.games.tarocchino.table import after, cards, codes, dealt, opened, passed

TOP = "AN MO SO LU T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6"
OTHERS = ("D6 D7 D8", "C6 C7 C8", "B6 B7 MA T5 BE")
START = passed(after(opened(dealt(TOP, *OTHERS)), "discard B6 B7"))
LEADING = after(START, "play AN", *["play " + word for word in ("D6", "C6", "T5")])


def claimed(hand: str, gone: str, discards: str = "") -> str | None:
    """Return the claim of a seat that is to lead with this hand when these cards have been played."""
    tricks = (Trick(0, cards(gone), 0),)
    view = replace(TAROCCHINO.view(LEADING, 0), hand=cards(hand), tricks=tricks, discards=cards(discards) or None)
    order = TAROCCHINO.claim(view)
    return None if order is None else " ".join(map(str, order))


def all_but(hidden: str, hand: str) -> str:
    """Return the codes of the cards that are neither hidden nor in the hand."""
    return codes(TAROCCHINO.deck.rest(cards(hidden), cards(hand)))


@pytest.mark.rule("tarocchino.play.winner")
def test_trumps_above_every_hidden_one_are_claimed_highest_first() -> None:
    order = TAROCCHINO.claim(TAROCCHINO.view(LEADING, 0))
    assert order == cards("MO SO LU T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6")


@pytest.mark.rule("tarocchino.play.winner")
@pytest.mark.parametrize(
    ("hand", "hidden", "order"),
    [
        ("AN DR", "D6 D7 C6 C7", "AN DR"),
        ("DR DQ", "D6 D7 C6 C7", "DR DQ"),
        ("D6 DR", "D7 D8 C6 C7", "DR D6"),
        ("DQ D6", "DR D8 C6 C7", None),
        ("DR D9", "D7 D8 C6 C7", None),
        ("AN DR", "BE D7 C6 C7", "AN DR"),
        ("AN DR", "BE M1 C6 C7", None),
        ("DR CR", "BE D7 C6 C7", None),
    ],
)
def test_suit_cards_are_claimed_when_no_trump_is_left_to_take_them(
    hand: str, hidden: str, order: str | None
) -> None:
    assert claimed(hand, all_but(hidden, hand)) == order


@pytest.mark.rule("tarocchino.play.last-moor")
@pytest.mark.parametrize(("hidden", "order"), [("M2 D6", None), ("BE D6", "M1")])
def test_a_moor_is_not_claimed_while_another_is_hidden(hidden: str, order: str | None) -> None:
    assert claimed("M1", all_but(hidden, "M1")) == order


@pytest.mark.rule("tarocchino.play.matto-is-free")
@pytest.mark.parametrize(("hidden", "order"), [("BE D7 C6 MA", None), ("BE D7 C6 C7", "AN DR")])
def test_a_hidden_matto_may_keep_a_trump_back_for_a_round(hidden: str, order: str | None) -> None:
    assert claimed("AN DR", all_but(hidden, "AN DR")) == order


@pytest.mark.rule("tarocchino.play.matto-never-wins")
def test_with_the_matto_in_the_hand_there_is_no_claim() -> None:
    assert claimed("AN MA", all_but("D6 D7", "AN MA")) is None


@pytest.mark.rule("tarocchino.dealing.discard")
def test_for_the_dealer_the_cards_laid_aside_are_not_hidden() -> None:
    assert claimed("LU", all_but("SO D6", "LU")) is None
    assert claimed("LU", all_but("SO D6", "LU"), discards="SO D6") == "LU"


@pytest.mark.parametrize("seat", [*SEATS[1:], None])
def test_only_the_seat_that_is_to_lead_claims(seat: Seat | None) -> None:
    assert TAROCCHINO.claim(TAROCCHINO.view(LEADING, seat)) is None


def test_nobody_claims_before_the_first_trick_is_over_or_during_one() -> None:
    for state in (START, after(LEADING, "play MO")):
        assert [TAROCCHINO.claim(TAROCCHINO.view(state, seat)) for seat in SEATS] == [None] * 4
