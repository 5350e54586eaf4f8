"""Cards and decks: one object a card, sorted in the order of the deck, read by code."""

import copy
import pickle
from dataclasses import FrozenInstanceError

import pytest

from cardavia.cards import Card, Dealt, Deck

DECK = Deck([Card("S1", 0), Card("S2", 1), Card("H1", 2), Card("T21", 3)])


def test_a_card_is_written_as_its_code() -> None:
    assert f"{DECK['T21']}" == "T21"


def test_cards_sort_in_the_order_of_the_deck() -> None:
    assert sorted([DECK["T21"], DECK["S2"], DECK["H1"], DECK["S1"]]) == list(DECK)


def test_a_card_stands_before_and_after_another() -> None:
    assert (DECK["S1"] < DECK["S2"], DECK["S1"] >= DECK["S2"], max(DECK)) == (True, False, DECK["T21"])


def test_a_card_is_the_same_as_itself_alone() -> None:
    assert DECK["S1"] != Card("S1", 0)


def test_a_copy_of_a_card_is_the_card() -> None:
    hand = (DECK["S1"], DECK["H1"])
    assert (copy.copy(DECK["S1"]) is DECK["S1"], copy.deepcopy(hand)) == (True, hand)


def test_a_card_never_changes() -> None:
    with pytest.raises(FrozenInstanceError):
        DECK["S1"].code = "S2"  # type: ignore[misc]


def test_a_deck_is_its_cards_in_order() -> None:
    assert (len(DECK), [card.code for card in DECK]) == (4, ["S1", "S2", "H1", "T21"])


def test_a_deck_knows_its_codes() -> None:
    assert ("H1" in DECK, "H2" in DECK, None in DECK) == (True, False, False)


def test_a_code_that_the_deck_lacks_is_an_error() -> None:
    with pytest.raises(KeyError, match="H2"):
        DECK["H2"]


def test_codes_are_read_in_the_order_they_are_written() -> None:
    assert DECK.read(" T21  S1 ") == (DECK["T21"], DECK["S1"])


def test_no_codes_are_no_cards() -> None:
    assert DECK.read("") == ()


def test_an_unknown_code_among_others_is_an_error() -> None:
    with pytest.raises(KeyError, match="X9"):
        DECK.read("S1 X9")


def test_the_rest_of_a_deck_is_in_deck_order() -> None:
    assert DECK.rest(DECK.read("S2"), DECK.read("T21")) == DECK.read("S1 H1")


def test_without_parts_the_rest_is_the_deck() -> None:
    assert DECK.rest() == DECK.cards


def test_a_code_that_stands_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="a deck holds each card once"):
        Deck([Card("S1", 0), Card("S1", 1)])


@pytest.mark.parametrize("orders", [(1, 2), (0, 2), (1, 0)])
def test_an_order_that_jumps_is_refused(orders: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="numbered 0, 1, 2"):
        Deck([Card("S1", orders[0]), Card("S2", orders[1])])


def test_the_codes_of_a_deck_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        DECK.by_code["S1"] = DECK["S2"]  # type: ignore[index]


def test_dealt_cards_are_equal_by_their_cards() -> None:
    hands = (DECK.read("S1"), DECK.read("S2"), DECK.read("H1"), ())
    assert Dealt(hands, DECK.read("T21")) == Dealt(hands, (DECK["T21"],))


def test_a_pickled_card_comes_back_with_its_code_and_order() -> None:
    card = pickle.loads(pickle.dumps(DECK["H1"]))
    assert (card.code, card.order) == ("H1", 2)
