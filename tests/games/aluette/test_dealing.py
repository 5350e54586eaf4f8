"""Dealing: nine cards each, three at a time; who deals first, and who deals next."""

from collections import Counter
from dataclasses import replace

import pytest

from cardavia.cards import Dealt, Stream
from cardavia.games.aluette import ALUETTE, AluetteCard
from cardavia.games.aluette.dealing import DealOpened, HandDealt, TalonSetAside, TalonShown
from cardavia.rules import EVERYBODY, NOBODY, HouseRules, only
from tests.games.aluette.table import RULEBOOK, cards

DEALT = ALUETTE.deal("cow", 1)


def codes(dealt: tuple[AluetteCard, ...]) -> str:
    return " ".join(card.code for card in dealt)


@pytest.mark.rule("aluette.dealing.packets")
def test_three_cards_at_a_time_go_round_from_the_seat_after_the_dealer() -> None:
    shuffled = Stream("cow", "deal").shuffled(ALUETTE.deck.cards)
    assert DEALT.hands[2] == tuple(sorted(shuffled[0:3] + shuffled[12:15] + shuffled[24:27]))
    assert DEALT.hands[1] == tuple(sorted(shuffled[9:12] + shuffled[21:24] + shuffled[33:36]))


@pytest.mark.rule("aluette.dealing.packets")
def test_twelve_cards_are_left_over() -> None:
    assert set(DEALT.talon) == set(ALUETTE.deck.rest(*DEALT.hands))
    assert len(DEALT.talon) == 12


@pytest.mark.rule("aluette.dealing.packets")
def test_a_seed_deals_the_same_cards_for_ever() -> None:
    dealt = ALUETTE.deal("museum", 0)
    assert [codes(hand) for hand in (*dealt.hands, dealt.talon)] == [
        "D7 C2 C5 C6 CV B4 B7 BC SR",
        "D8 C1 CC B3 B5 BV BR S8 SV",
        "D3 D5 D6 DV DC C7 B1 S3 S4",
        "D1 D2 D9 DR C3 CR B8 S9 SC",
        "D4 C4 C8 C9 B2 B6 B9 S1 S2 S5 S6 S7",
    ]


@pytest.mark.rule("aluette.dealing.packets")
def test_another_dealer_gives_the_same_packets_to_other_seats() -> None:
    assert ALUETTE.deal("cow", 2).hands[3] == DEALT.hands[2]


@pytest.mark.rule("aluette.dealing.packets")
def test_a_hand_is_shown_to_its_owner_and_the_unused_cards_to_nobody() -> None:
    opening = ALUETTE.open(RULEBOOK, 1, DEALT)
    assert [(type(event), event.audience) for event in opening] == [
        (DealOpened, EVERYBODY),
        (HandDealt, only(2)),
        (HandDealt, only(3)),
        (HandDealt, only(0)),
        (HandDealt, only(1)),
        (TalonSetAside, NOBODY),
    ]


def test_what_is_dealt_lies_in_deck_order_whatever_the_order_it_came_in() -> None:
    upside_down = Dealt(tuple(hand[::-1] for hand in DEALT.hands), DEALT.talon[::-1])
    assert ALUETTE.open(RULEBOOK, 1, upside_down) == ALUETTE.open(RULEBOOK, 1, DEALT)


@pytest.mark.rule("aluette.dealing.first-dealer")
def test_the_first_dealer_is_drawn_from_the_seed() -> None:
    assert [ALUETTE.first_dealer(seed) for seed in ("museum", "cow", "monsieur", "")] == [3, 1, 1, 3]


@pytest.mark.rule("aluette.dealing.first-dealer")
def test_every_seat_deals_first_about_as_often() -> None:
    times = Counter(ALUETTE.first_dealer(f"seed {number}") for number in range(4000))
    assert all(900 < times[seat] < 1100 for seat in range(4))


@pytest.mark.rule("aluette.dealing.rotation")
def test_the_deal_passes_to_the_next_seat_in_the_order_of_play() -> None:
    assert [ALUETTE.next_dealer(dealer) for dealer in range(4)] == [1, 2, 3, 0]
    assert ALUETTE.clockwise


@pytest.mark.rule("aluette.dealing.packets")
def test_cards_that_were_dealt_are_in_order() -> None:
    assert ALUETTE.check(DEALT, 1) is None


@pytest.mark.rule("aluette.dealing.packets")
@pytest.mark.parametrize(
    ("dealt", "wrong"),
    [
        (replace(DEALT, hands=DEALT.hands[:3]), "hands"),
        (replace(DEALT, hands=(DEALT.hands[0][:8], *DEALT.hands[1:])), "hands"),
        (replace(DEALT, hands=(DEALT.hands[1], *DEALT.hands[1:])), "hands"),
        (replace(DEALT, talon=DEALT.talon[:11]), "talon"),
        (replace(DEALT, talon=(*DEALT.talon[:11], DEALT.talon[0])), "talon"),
        (replace(DEALT, talon=(*DEALT.talon[:11], DEALT.hands[0][0])), "talon"),
    ],
    ids=["three hands", "eight cards", "a hand twice", "eleven unused", "an unused card twice", "in hand as well"],
)
def test_cards_that_cannot_have_been_dealt_are_noticed(dealt: Dealt[AluetteCard], wrong: str) -> None:
    assert ALUETTE.check(dealt, 1) == wrong


def test_a_card_of_another_deck_cannot_have_been_dealt() -> None:
    (known,) = cards("D3")
    stranger = AluetteCard("D3", known.order, known.suit, known.rank, known.level, known.name)
    hands = tuple(tuple(stranger if card is known else card for card in hand) for hand in DEALT.hands)
    talon = tuple(stranger if card is known else card for card in DEALT.talon)
    assert ALUETTE.check(Dealt(hands, talon), 1) in {"hands", "talon"}


def test_the_house_rules_of_another_game_open_no_deal() -> None:
    with pytest.raises(TypeError, match="no house rules of Aluette"):
        ALUETTE.open(HouseRules(), 1, DEALT)


def test_the_unused_cards_are_public_once_they_are_shown() -> None:
    assert TalonShown(DEALT.talon).audience == EVERYBODY
