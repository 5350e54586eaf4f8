"""Deals of the past, step by step."""

import pytest

from cardavia.games import GAMES
from cardavia.web.past import replayed
from tests.web.pages.rehearsal import SITTERS, found, over


@pytest.mark.parametrize("game", list(GAMES))
def test_a_step_marks_the_cards_that_win_the_trick_so_far(game: str) -> None:
    deal = found(game, over)
    steps = [replayed("past", deal, step, 0, SITTERS) for step in range(len(deal.actions) + 1)]
    assert all({seat for seat, _ in step.trick}.issuperset(step.best) for step in steps)
    assert all(step.best for step in steps if len(step.trick) > 1)
