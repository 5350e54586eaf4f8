"""Deals to look at: played to the end by whoever takes the first choice each time."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from cardavia.games import GAMES
from cardavia.match import Deal, deal_out, to_plain
from cardavia.rules import Action, AnyGame, Choices, Refusal


def first_choice(game: AnyGame, choices: Choices) -> Action:
    if choices.actions:
        return choices.actions[0]
    return game.read(choices.picks[0].word(choices.picks[0].proposed))


def step(deal: Deal) -> Deal:
    (seat,) = deal.actors
    after = deal.act(seat, first_choice(deal.game, deal.game.choices(deal.state, seat)))
    assert not isinstance(after, Refusal)
    return after


@pytest.fixture
def aluette() -> AnyGame:
    return GAMES["aluette"]


@pytest.fixture
def fresh(aluette: AnyGame) -> Deal:
    """Aluette, dealt by seat 3 from the seed "museum": seat 0 leads."""
    return deal_out(aluette, aluette.house_rules(), 3, "museum")


@pytest.fixture
def play_out() -> Callable[[Deal], Deal]:
    def played(deal: Deal) -> Deal:
        while not deal.over:
            deal = step(deal)
        return deal

    return played


@pytest.fixture
def finished(fresh: Deal, play_out: Callable[[Deal], Deal]) -> Deal:
    return play_out(fresh)


@pytest.fixture
def plain(finished: Deal) -> dict[str, Any]:
    """The record of a finished deal as JSON would read it."""
    record: dict[str, Any] = json.loads(json.dumps(to_plain(finished)))
    return record
