"""`cardavia rules`: the book, a chapter, a clause."""

from collections.abc import Callable
from typing import Any

import pytest

from cardavia.games import GAMES
from cardavia.words import ENGLISH
from cardavia.words.book import open_book

Run = Callable[..., Any]


def test_without_a_game_the_games_are_listed(run: Run) -> None:
    assert [line.partition(":")[0] for line in run("rules").lines] == list(GAMES)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_book_holds_every_clause(run: Run, game: str) -> None:
    out = run("rules", game).out
    assert [clause.id for clause in open_book(game, ENGLISH).clauses if f"[{clause.id}]" not in out] == []


def test_the_book_begins_with_its_title(run: Run) -> None:
    assert run("rules", "aluette").lines[:2] == ["Aluette", "======="]


@pytest.mark.parametrize("asked_for", ["aluette.play.spoiled", "play.spoiled"])
def test_a_clause_is_found_with_or_without_its_prefix(run: Run, asked_for: str) -> None:
    assert run("rules", "aluette", asked_for).lines[0] == "Spoiled tricks [aluette.play.spoiled]"


def test_a_clause_is_printed_with_its_examples(run: Run) -> None:
    assert "    Trick        A coins 7 cups A batons 4 swords" in run("rules", "aluette", "play.spoiled").lines


@pytest.mark.parametrize("game", list(GAMES))
def test_prose_is_wrapped_and_shows_no_marks(run: Run, game: str) -> None:
    prose = [line for line in run("rules", game).lines if not line.startswith(" ") and "  " not in line]
    assert max(map(len, prose)) <= 80
    assert not any(mark in line for line in prose for mark in ("*", "](", "| "))


def test_a_chapter_is_printed_with_all_its_clauses(run: Run) -> None:
    out = run("rules", "aluette", "play").out
    assert [rule for rule in GAMES["aluette"].rules if f"[{rule}]" in out] == [
        rule for rule in GAMES["aluette"].rules if rule.startswith("aluette.play.")
    ]


def test_an_unknown_clause_is_answered_with_those_like_it(run: Run) -> None:
    ran = run("rules", "aluette", "play.spoilt")
    assert (ran.status, ran.out, "aluette.play.spoiled" in ran.err) == (2, "", True)


def test_a_clause_like_no_other_is_answered_with_what_to_do(run: Run) -> None:
    ran = run("rules", "aluette", "\u738b" * 40)
    assert (ran.status, "Print the whole book" in ran.err) == (2, True)
