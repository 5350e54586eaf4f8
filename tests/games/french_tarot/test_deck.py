"""The 78 cards: suits, ranks, bouts, points."""

import pickle
from itertools import pairwise

import pytest

from cardavia.games.french_tarot import FRENCH_TAROT
from cardavia.games.french_tarot.deck import BOUTS, DECK, EXCUSE, KINGS, PLAIN_SUITS, Suit, among, half_points
from tests.games.french_tarot.table import cards, codes


@pytest.mark.rule("tarot.deck.cards")
def test_the_deck_has_four_suits_of_fourteen_21_trumps_and_the_excuse() -> None:
    sizes = [sum(card.suit is suit for card in DECK) for suit in (*PLAIN_SUITS, Suit.TRUMPS, None)]
    assert sizes == [14, 14, 14, 14, 21, 1]


@pytest.mark.rule("tarot.deck.cards")
def test_the_deck_s_order_is_the_one_that_seeds_deal_from() -> None:
    spades = "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SV SC SD SR"
    suits = " ".join(spades.replace("S", suit) for suit in "SHDC")
    trumps = " ".join(f"T{number}" for number in range(1, 22))
    assert codes(DECK.cards) == f"{suits} {trumps} EX"


def test_the_game_s_deck_is_this_one() -> None:
    assert FRENCH_TAROT.deck is DECK


@pytest.mark.rule("tarot.deck.bouts")
def test_the_bouts_are_the_petit_the_21_and_the_excuse() -> None:
    assert codes(BOUTS) == "T1 T21 EX"


@pytest.mark.rule("tarot.deck.bouts")
def test_the_petit_is_trump_1() -> None:
    assert [card.code for card in DECK if card.is_petit] == ["T1"]


@pytest.mark.rule("tarot.deck.rank")
@pytest.mark.parametrize("suit", PLAIN_SUITS)
def test_a_suit_ranks_from_the_king_down_to_the_1(suit: Suit) -> None:
    ranks = ["R", "D", "C", "V", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"]
    assert all(DECK[suit + a].strength > DECK[suit + b].strength for a, b in pairwise(ranks))


@pytest.mark.rule("tarot.deck.rank")
def test_trumps_rank_by_their_number() -> None:
    assert [DECK[f"T{number}"].strength for number in range(1, 22)] == list(range(1, 22))


@pytest.mark.rule("tarot.deck.points")
@pytest.mark.parametrize(
    ("codes_of_a_kind", "each"),
    [
        ("T1 T21 EX SR HR DR CR", 9),
        ("SD HD DD CD", 7),
        ("SC HC DC CC", 5),
        ("SV HV DV CV", 3),
        ("S1 H10 D7 C2 T2 T20", 1),
    ],
)
def test_a_card_is_worth_its_half_points(codes_of_a_kind: str, each: int) -> None:
    assert {card.points for card in cards(codes_of_a_kind)} == {each}


@pytest.mark.rule("tarot.deck.points")
def test_the_deck_holds_91_points() -> None:
    assert half_points(DECK) == 2 * 91


def test_the_kings_are_four() -> None:
    assert codes(KINGS) == "SR HR DR CR"


def test_a_card_is_plain_a_trump_or_the_excuse() -> None:
    assert all(card.is_plain + card.is_trump + card.is_excuse == 1 for card in DECK)


def test_a_card_comes_back_from_a_pickle_as_the_same_object() -> None:
    assert pickle.loads(pickle.dumps(EXCUSE)) is EXCUSE


def test_a_card_is_among_others_when_it_is_one_of_them() -> None:
    (king, *others) = cards("SR S1 T5")
    assert (among(king, [king, *others]), among(king, others)) == (True, False)
