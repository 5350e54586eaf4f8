"""Cards chosen several at once at the terminal: Tarocchino's dealer lays two aside."""

from collections.abc import Callable
from typing import Any

import pytest

from cardavia.games import GAMES
from cardavia.match import opening, secret_of

Run = Callable[..., Any]
GAME = GAMES["tarocchino"]
SEED = opening(secret_of("museum"), 1).seed
DEALER = GAME.first_dealer(SEED)
HAND = GAME.deal(SEED, DEALER).hands[DEALER]
PLAY = ("play", "--terminal", "--game", "tarocchino", "--seed", "museum", "--seat", str(DEALER))


def hands(out: str) -> list[list[str]]:
    shown = [line for line in out.splitlines() if line.startswith("Your hand: ")]
    return [line.removeprefix("Your hand: ").split(" ") for line in shown]


@pytest.fixture
def plain() -> list[str]:
    """Cards that may go."""
    return [card.code for card in HAND if not card.is_king and not card.is_tarocco]


def test_the_dealer_is_offered_the_choice_of_two_cards(run: Run, plain: list[str]) -> None:
    assert f"1  discard: 2 cards of {' '.join(plain)}" in run(*PLAY, typed="q\n").lines


def test_nothing_typed_takes_the_cards_proposed(run: Run) -> None:
    proposed = run(*PLAY, typed="1\nq\n").out.partition("or nothing for ")[2].partition(":")[0].split(" ")
    assert set(hands(run(*PLAY, typed="1\n\nq\n").out)[1]) == {card.code for card in HAND} - set(proposed)


def test_the_cards_named_are_laid_aside(run: Run, plain: list[str]) -> None:
    after = hands(run(*PLAY, typed=f"1\n{plain[-1]} {plain[-2].lower()}\nq\n").out)[1]
    assert set(after) == {card.code for card in HAND} - {plain[-1], plain[-2]}


def test_the_word_of_a_record_does_it_too(run: Run, plain: list[str]) -> None:
    after = hands(run(*PLAY, typed=f"discard {plain[0]} {plain[1]}\nq\n").out)[1]
    assert set(after) == {card.code for card in HAND} - {plain[0], plain[1]}


def test_cards_that_are_none_are_nonsense(run: Run) -> None:
    assert "“Z9 Z8” is no choice" in run(*PLAY, typed="1\nZ9 Z8\nq\n").out


def test_too_few_cards_are_answered_with_the_rule(run: Run, plain: list[str]) -> None:
    out = run(*PLAY, typed=f"1\n{plain[0]}\nq\n").out
    assert "cardavia rules tarocchino tarocchino.dealing.discard" in out


def test_a_word_that_is_not_the_phases_is_answered_without_a_clause(run: Run, plain: list[str]) -> None:
    out = run(*PLAY, typed=f"{plain[0]}\nq\n").out
    assert ("This is not something to do now." in out, "cardavia rules" in out) == (True, False)


def test_a_question_mark_shows_a_word_that_would_do(run: Run) -> None:
    word = run(*PLAY, typed="?\nq\n").out.partition("write it (“")[2].partition("”")[0]
    assert len(hands(run(*PLAY, typed=f"{word}\nq\n").out)[1]) == len(HAND) - 2
