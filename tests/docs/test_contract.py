"""Pages count the questions that every game answers, and count right."""

import re

import pytest

from cardavia.rules import Game
from tests.frame.sources import ROOT

PAGES = (
    "README.md",
    "CONTRIBUTING.md",
    "docs/design/0001-contract-and-events.md",
    "src/cardavia/rules/game.py",
)
NUMBERS = {20: "twenty"}


@pytest.mark.parametrize("page", PAGES)
def test_a_page_says_how_many_questions_a_game_answers(page: str) -> None:
    questions = [name for name, thing in vars(Game).items() if callable(thing) and not name.startswith("_")]
    said = re.findall(r"(\w+) (?:pure )?questions", (ROOT / page).read_text(encoding="utf-8"))
    assert said == [NUMBERS[len(questions)]]
