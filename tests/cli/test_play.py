"""`cardavia play --terminal`: a person against three bots."""

import sys
from collections.abc import Callable
from typing import Any

import pytest

from cardavia.arena import Player
from cardavia.bots import SoFar
from cardavia.cli.screen import Screen
from cardavia.games import GAMES
from cardavia.match import Deal, opening, secret_of
from cardavia.rules import Action

Run = Callable[..., Any]
GAME = ("play", "--terminal", "--game", "aluette", "--seed", "museum")
DEAL = "1\n" * 9


def test_play_asks_where(run: Run) -> None:
    ran = run("play")
    assert (ran.status, ran.out, "cardavia play --terminal" in ran.err) == (2, "", True)


@pytest.mark.parametrize("typed", ["q\n", "", "1\nq\n", " q \n", DEAL + "q\n", DEAL])
def test_a_person_leaves_with_q_or_at_the_end_of_the_input(run: Run, typed: str) -> None:
    ran = run(*GAME, typed=typed)
    assert (ran.status, ran.err, ran.out.endswith("Goodbye.\n")) == (0, "", True)


def test_the_same_seed_and_the_same_choices_give_the_same_play(run: Run) -> None:
    assert run(*GAME, typed=DEAL).out == run(*GAME, typed=DEAL).out


def test_without_a_seed_one_is_drawn(run: Run) -> None:
    first, second = (run("play", "--terminal", typed="q\n").lines[1] for _ in range(2))
    assert first != second


def test_the_promise_of_the_deal_stands_at_its_start(run: Run) -> None:
    assert opening(secret_of("museum"), 1).commitment in run(*GAME, typed="q\n").out


def test_the_promise_is_opened_at_the_end_of_the_deal(run: Run) -> None:
    opened = opening(secret_of("museum"), 1)
    assert f"seed {opened.seed}, salt {opened.salt}" in run(*GAME, typed=DEAL).out


def test_the_promise_stays_closed_until_then(run: Run) -> None:
    assert opening(secret_of("museum"), 1).seed not in run(*GAME, typed="1\nq\n").out


def hand_shown(out: str) -> list[str]:
    shown = next(line for line in out.splitlines() if line.startswith("Your hand: "))
    return shown.removeprefix("Your hand: ").split(" ")


@pytest.mark.parametrize("seat", ["0", "1", "2", "3"])
def test_a_person_sits_in_the_seat_they_asked_for(
    run: Run, seat: str, aluette_hands: tuple[list[str], ...]
) -> None:
    assert hand_shown(run(*GAME, "--seat", seat, typed="q\n").out) == aluette_hands[int(seat)]


@pytest.fixture
def aluette_hands() -> tuple[list[str], ...]:
    game, seed = GAMES["aluette"], opening(secret_of("museum"), 1).seed
    return tuple([card.code for card in hand] for hand in game.deal(seed, game.first_dealer(seed)).hands)


def test_the_choices_are_listed_with_their_codes(run: Run) -> None:
    out = run(*GAME, typed="q\n").out
    assert [f"[{code}]" in out for code in hand_shown(out)] == [True] * 9


def test_a_card_is_played_by_its_code(run: Run) -> None:
    code = hand_shown(run(*GAME, typed="q\n").out)[4]
    second = run(*GAME, typed=f"{code.lower()}\nq\n").out.split("Your hand: ")[2]
    assert code not in second.splitlines()[0].split(" ")


def test_a_card_of_another_hand_is_answered_with_its_rule_and_what_would_do(
    run: Run, aluette_hands: tuple[list[str], ...]
) -> None:
    out = run(*GAME, typed=f"{aluette_hands[1][0]}\nq\n").out
    assert (
        "is not in your hand" in out,
        "Allowed: " in out,
        "cardavia rules aluette aluette.play.own-cards" in out,
    ) == (
        True,
        True,
        True,
    )


def test_nonsense_is_answered_and_asked_again(run: Run) -> None:
    out = run(*GAME, typed="nonsense\n\nq\n").out
    assert (out.count("is no choice, no card and no word"), out.count("Your choice: ")) == (2, 3)


def test_input_that_is_no_text_is_nonsense_too(run: Run) -> None:
    assert "is no choice" in run(*GAME, typed=b"\xff\xfe\nq\n").out


def test_a_question_mark_shows_how_to_choose(run: Run) -> None:
    assert "Type the number of a choice" in run(*GAME, typed="?\nq\n").lines[-2]


def test_a_deal_ends_with_its_score_sheet_and_the_totals(run: Run) -> None:
    out = run(*GAME, typed=DEAL).out
    assert ("Points of the deal" in out, "Totals after deal 1: " in out) == (True, True)


def test_the_next_deal_follows(run: Run) -> None:
    assert "Deal 2" in run(*GAME, typed=DEAL + "\nq\n").lines


@pytest.mark.parametrize(
    ("seed", "end"),
    [("draw-0", "Won by: the player on your left and the player on your right"), ("draw-22", "It is a draw.")],
)
def test_five_deals_are_a_match_of_aluette(run: Run, seed: str, end: str) -> None:
    lines = run(*GAME[:-1], seed, typed=(DEAL + "\n") * 4 + DEAL + "q\n").lines
    assert lines[lines.index("The match is over.") + 1] == end


def test_another_match_begins_with_other_cards(run: Run) -> None:
    out = run(*GAME, typed=(DEAL + "\n") * 5 + "q\n").out
    hands = [line for line in out.splitlines() if line.startswith("Your hand: ") and line.count(" ") == 10]
    assert (len(hands), len(set(hands))) == (6, 6)


def test_the_hands_of_others_are_never_shown(run: Run, aluette_hands: tuple[list[str], ...]) -> None:
    out = run(*GAME, typed="q\n").out
    assert [code for hand in aluette_hands[1:] for code in hand if f"[{code}]" in out] == []


def test_nothing_is_styled_where_nobody_sits_at_a_terminal(run: Run) -> None:
    assert "\x1b" not in run(*GAME, typed=DEAL).out


@pytest.mark.parametrize(
    ("settings", "styled"),
    [({}, True), ({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, False), ({"TERM": "dumb"}, False)],
)
def test_a_terminal_is_given_weight_unless_it_asks_for_none(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], styled: bool
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in {"TERM": "xterm", **settings}.items():
        monkeypatch.setenv(name, value)
    assert [Screen().bold("x") != "x", Screen().faint("x") != "x"] == [styled, styled]


def test_the_bots_know_how_the_match_stands(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[SoFar | None] = []

    class Hearing(Player):
        def asked(self, deal: Deal, seat: int) -> Action:
            heard.append(self.so_far)
            return super().asked(deal, seat)

    monkeypatch.setattr("cardavia.cli.sitting.Player", Hearing)
    run(*GAME, typed=DEAL + "\n1\nq\n")
    first, second = dict.fromkeys(heard)
    assert first == SoFar(0, (0, 0, 0, 0))
    assert second is not None
    assert (second.deals, any(second.totals)) == (1, True)
