"""What those who search need not weigh, since it would plainly be a waste."""

from dataclasses import replace

import pytest

from cardavia.bots.search.french_tarot import sparing as of_tarot
from cardavia.bots.search.tarocchino import sparing as of_tarocchino
from cardavia.cards import Card, Seat, Trick
from cardavia.games import GAMES
from cardavia.games.french_tarot.deck import DECK as TAROT_DECK
from cardavia.games.tarocchino.deck import DECK as TAROCCHINO_DECK
from cardavia.match import deal_out


def codes(cards: list[Card]) -> str:
    return " ".join(card.code for card in cards)


def in_tarot(hand: str, trick: str, leader: Seat, before: str = "") -> str:
    """Return what seat 0 still weighs, the taker being seat 2; `before` is a trick that seat 1 led."""
    game = GAMES["french-tarot"]
    lying = TAROT_DECK.read(trick)
    view = replace(
        game.view(deal_out(game, game.house_rules(), 3, "sparing").state, 0),
        hand=TAROT_DECK.read(hand),
        taker=2,
        leader=leader,
        trick=tuple(((leader + place) % 4, card) for place, card in enumerate(lying)),
        tricks=(Trick(1, TAROT_DECK.read(before), 2),) if before else (),
    )
    return codes(of_tarot.without_waste(view, TAROT_DECK.read(hand)))


@pytest.mark.parametrize(
    ("hand", "trick", "left"),
    [
        ("T10 T18 T21", "T9 T2 T5", "T10"),
        ("T10 T11 T12", "T9 T2 T5", "T10 T11 T12"),
        ("T20 T21", "T9 T2 T5", "T20 T21"),
        ("T1 T18", "T9 T2 T5", "T1 T18"),
        ("T10 T21", "T8 T9 T5", "T10 T21"),
    ],
)
def test_a_defender_spares_big_trumps_where_the_defence_has_the_trick(hand: str, trick: str, left: str) -> None:
    assert in_tarot(hand, trick, leader=1) == left


@pytest.mark.parametrize(
    ("before", "left"),
    [
        ("S4 T3 S5 S6", "S2 H3 HR"),
        ("", "S2 SR H3 HR"),
        ("S4 T3 T5 S6", "S2 SR H3 HR"),
        ("S4 H4 S5 S6", "S2 SR H3 HR"),
    ],
)
def test_a_defender_leads_no_king_into_a_suit_that_only_the_taker_trumps(before: str, left: str) -> None:
    assert in_tarot("S2 SR H3 HR", "", leader=0, before=before) == left


def in_tarocchino(hand: str, trick: str, before: str = "") -> str:
    """Return what seat 0 still weighs, to a trick or `before` that seat 1 led."""
    game = GAMES["tarocchino"]
    lying = TAROCCHINO_DECK.read(trick)
    view = replace(
        game.view(deal_out(game, game.house_rules(), 3, "sparing").state, 0),
        hand=TAROCCHINO_DECK.read(hand),
        leader=1 if lying else 0,
        trick=tuple((1 + place, card) for place, card in enumerate(lying)),
        winning=2 if lying else None,
        tricks=(Trick(1, TAROCCHINO_DECK.read(before), 3),) if before else (),
    )
    return codes(of_tarocchino.without_waste(view, TAROCCHINO_DECK.read(hand)))


@pytest.mark.parametrize(
    ("hand", "left"), [("T5 MO AN", "T5"), ("MO AN", "MO AN"), ("MO T5", "T5 MO"), ("MA AN", "MA AN")]
)
def test_a_trump_that_nothing_beats_is_not_laid_on_the_partner_s_trick(hand: str, left: str) -> None:
    assert sorted(in_tarocchino(hand, "T6 T9 T7").split()) == sorted(left.split())


@pytest.mark.parametrize(
    ("before", "left"), [("S8 S9 T5 S10", "S7 C8 CR"), ("", "S7 SR C8 CR"), ("S8 T6 T5 S10", "S7 SR C8 CR")]
)
def test_no_king_is_led_into_a_suit_that_only_an_opponent_trumps(before: str, left: str) -> None:
    assert in_tarocchino("S7 SR C8 CR", "", before) == left
