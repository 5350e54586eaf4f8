"""The 62 cards of Tarocchino: their order, their strength, what they count."""

import copy
import pickle

import pytest

from cardavia.games.tarocchino import TAROCCHINO, TarocchinoCard
from cardavia.games.tarocchino.deck import PLAIN_SUITS, Suit, half_points
from tests.games.tarocchino import brute_force
from tests.games.tarocchino.table import cards, codes

DECK = TAROCCHINO.deck


def highest_first(written: str) -> str:
    return codes(tuple(sorted(cards(written), key=lambda card: -card.strength)))


@pytest.mark.rule("tarocchino.deck.cards")
def test_the_deck_has_62_cards_in_the_order_of_their_codes() -> None:
    assert [card.code for card in DECK] == brute_force.DECK
    assert len(DECK) == 62


@pytest.mark.rule("tarocchino.deck.cards")
def test_each_suit_has_ten_cards_and_there_are_twenty_one_trumps() -> None:
    suits = [card.suit for card in DECK]
    assert [suits.count(suit) for suit in (*PLAIN_SUITS, Suit.TRUMPS, None)] == [10, 10, 10, 10, 21, 1]


@pytest.mark.rule("tarocchino.deck.rank-long")
@pytest.mark.parametrize("suit", ["S", "B"])
def test_in_swords_and_batons_the_higher_number_is_higher(suit: str) -> None:
    ranked = " ".join(suit + rank for rank in ("R", "Q", "C", "F", "10", "9", "8", "7", "6", "1"))
    assert highest_first(" ".join(reversed(ranked.split()))) == ranked


@pytest.mark.rule("tarocchino.deck.rank-round")
@pytest.mark.parametrize("suit", ["C", "D"])
def test_in_cups_and_coins_the_lower_number_is_higher(suit: str) -> None:
    ranked = " ".join(suit + rank for rank in ("R", "Q", "C", "F", "1", "6", "7", "8", "9", "10"))
    assert highest_first(" ".join(reversed(ranked.split()))) == ranked


@pytest.mark.rule("tarocchino.deck.trumps")
def test_the_trumps_rank_from_the_angel_to_the_begato() -> None:
    ranked = "AN MO SO LU T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 M3 BE"
    assert highest_first(" ".join(reversed(ranked.split()))) == ranked


@pytest.mark.rule("tarocchino.deck.trumps")
def test_the_four_moors_are_equal() -> None:
    assert len({card.strength for card in cards("M1 M2 M3 M4")}) == 1
    assert [card.code for card in DECK if card.is_moor] == ["M1", "M2", "M3", "M4"]


@pytest.mark.rule("tarocchino.deck.tarocchi")
def test_four_cards_are_tarocchi_and_two_of_them_contatori() -> None:
    assert {card.code for card in DECK if card.is_tarocco} == {"AN", "MO", "BE", "MA"}
    assert {card.code for card in DECK if card.is_contatore} == {"BE", "MA"}


@pytest.mark.rule("tarocchino.deck.tarocchi")
def test_the_matto_is_no_trump_and_the_begato_is() -> None:
    assert [(card.is_matto, card.is_trump) for card in cards("MA BE")] == [(True, False), (False, True)]


@pytest.mark.rule("tarocchino.deck.points")
@pytest.mark.parametrize(
    ("written", "points"),
    [("AN MO BE MA", 36), ("DR", 9), ("CQ", 7), ("BC", 5), ("SF", 3), ("D1", 1), ("T16", 1), ("SO LU M1", 3)],
)
def test_a_card_counts_its_points_less_half_a_point(written: str, points: int) -> None:
    assert half_points(cards(written)) == points


@pytest.mark.rule("tarocchino.deck.points")
def test_the_deck_holds_87_points() -> None:
    assert half_points(DECK) == 2 * 87


def test_every_card_stands_where_brute_force_puts_it() -> None:
    for suit in Suit:
        own = [card for card in DECK if card.suit is suit]
        assert sorted(own, key=lambda card: card.strength) == sorted(
            own, key=lambda card: brute_force.height(card.code)
        )
    assert [card.points for card in DECK] == [brute_force.value(card.code) for card in DECK]


@pytest.mark.parametrize("card", DECK, ids=str)
def test_a_card_comes_back_from_a_pickle_as_the_very_same(card: TarocchinoCard) -> None:
    assert pickle.loads(pickle.dumps(card)) is card
    assert copy.deepcopy(card) is card
