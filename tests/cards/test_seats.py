"""Seats, sides and tricks."""

import pytest

from cardavia.cards import SEATS, SIDES, Card, Trick, from_seat, next_seat, partner, side_of

A, B, C, D = (Card(code, order) for order, code in enumerate("ABCD"))


def test_four_seats_and_two_sides() -> None:
    assert (SEATS, SIDES) == ((0, 1, 2, 3), (0, 1))


def test_the_next_seat_goes_round() -> None:
    assert [next_seat(seat) for seat in SEATS] == [1, 2, 3, 0]


def test_the_partner_sits_opposite() -> None:
    assert [partner(seat) for seat in SEATS] == [2, 3, 0, 1]


def test_opposite_seats_are_a_side() -> None:
    assert [side_of(seat) for seat in SEATS] == [0, 1, 0, 1]


@pytest.mark.parametrize(("first", "order"), [(0, (0, 1, 2, 3)), (1, (1, 2, 3, 0)), (3, (3, 0, 1, 2))])
def test_the_order_of_play_starts_anywhere(first: int, order: tuple[int, ...]) -> None:
    assert from_seat(first) == order


def test_a_trick_knows_who_played_what() -> None:
    assert Trick(3, (A, B, C, D), 1).plays == ((3, A), (0, B), (1, C), (2, D))


@pytest.mark.parametrize(("seat", "card"), [(3, A), (0, B), (1, C), (2, D)])
def test_a_trick_knows_a_seat_s_card(seat: int, card: Card) -> None:
    assert Trick(3, (A, B, C, D), 1).card_of(seat) is card


def test_nobody_may_take_a_trick() -> None:
    assert Trick(0, (A, B, C, D), None).taken_by is None
