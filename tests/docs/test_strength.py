"""The page of strength: its rows are the results of all the matches that were fixed, and of no others."""

import json

import pytest

from bench.strength import PLANS, RESULTS, Plan, row
from cardavia.games import GAMES
from tests.frame.sources import ROOT

PAGE = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")


def section(game: str) -> str:
    """Return what the page says of a game."""
    heading = f"## {game.replace('-', ' ').title()}\n"
    return PAGE[PAGE.index(heading) :].partition("\n## ")[0]


def test_every_game_has_matches_and_no_two_share_a_file() -> None:
    assert {plan.game for plan in PLANS} == set(GAMES)
    assert len({plan.path for plan in PLANS}) == len(PLANS)


def test_every_match_that_was_fixed_has_its_result_and_no_other_is_kept() -> None:
    assert sorted(RESULTS.glob("*.json")) == sorted(plan.path for plan in PLANS)


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.path.stem)
def test_the_page_tells_what_came_out(plan: Plan) -> None:
    result = json.loads(plan.path.read_text(encoding="utf-8"))
    assert result["terms"]["boards"] == plan.boards
    assert row(plan, result) in section(plan.game)
