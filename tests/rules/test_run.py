"""A run of sure winners."""

from cardavia.cards import Card
from cardavia.rules.run import run_of_winners

CARDS = {code: Card(code, order) for order, code in enumerate(["A9", "A8", "A5", "B9", "B2", "T9", "T8", "T1"])}


def run(hand: str, hidden: str, evasions: int = 0) -> str | None:
    """Return the run for cards written as suit and strength, trumps being T."""
    held: dict[str, list[tuple[int, Card]]] = {}
    for code in hand.split():
        held.setdefault(code[0], []).append((int(code[1:]), CARDS[code]))
    others: dict[str, list[int]] = {}
    for code in hidden.split():
        others.setdefault(code[0], []).append(int(code[1:]))
    order = run_of_winners(held, others, "T", evasions)
    return None if order is None else " ".join(card.code for card in order)


def test_cards_that_nothing_hidden_beats_are_led_highest_first() -> None:
    assert run("A8 A9 B9", "A5 B2") == "A9 A8 B9"


def test_a_hidden_higher_card_of_the_suit_ends_the_hope() -> None:
    assert run("A8 B9", "A9 B2") is None


def test_a_hidden_card_of_equal_strength_beats_the_leader() -> None:
    assert run("A8", "A8") is None


def test_hidden_trumps_end_the_hope_when_none_can_be_drawn() -> None:
    assert run("A9 A8", "T1") is None


def test_trumps_are_led_first_and_draw_the_hidden_ones() -> None:
    assert run("A9 T9", "T1") == "T9 A9"


def test_one_round_of_trumps_does_not_draw_two() -> None:
    assert run("A9 T9", "T1 T8") is None


def test_a_low_card_wins_once_every_card_of_its_suit_must_have_been_played() -> None:
    assert run("A9 A5", "A8") == "A9 A5"


def test_a_card_that_need_not_follow_keeps_one_card_back_for_a_round() -> None:
    assert run("A9 A5", "A8", evasions=1) is None


def test_a_card_that_need_not_follow_keeps_a_trump_back_for_a_round() -> None:
    assert run("A9 T9", "T1", evasions=1) is None


def test_an_empty_hand_has_nothing_left_to_win() -> None:
    assert run("", "A9") == ""
