"""The twins are bound to the chapters by the example records: what may be played, and what a deal is worth."""

from collections.abc import Callable
from typing import Any

import pytest

from cardavia.engine import engine_for
from cardavia.engine.aluette import reading as aluette
from cardavia.engine.compiler import Cells
from cardavia.engine.french_tarot import reading as french_tarot
from cardavia.engine.tarocchino import reading as tarocchino
from cardavia.games import GAMES
from cardavia.match import Deal
from cardavia.rules import AnyGame, PlayCard
from tests.engine.played import deals_of, moments_of

READ: dict[str, Callable[[Any], Cells]] = {
    "aluette": aluette.read,
    "french-tarot": french_tarot.read,
    "tarocchino": tarocchino.read,
}
NAMES = sorted(READ)


@pytest.fixture(scope="module", params=NAMES)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return GAMES[request.param]


@pytest.fixture(scope="module")
def deals(game: AnyGame) -> list[Deal]:
    return list(deals_of(game))


def offered(deal: Deal) -> tuple[Any, ...]:
    (seat,) = deal.actors
    actions = deal.game.choices(deal.state, seat).actions
    return tuple(action.card for action in actions if isinstance(action, PlayCard))


def test_the_twin_lets_play_what_the_chapters_offer(game: AnyGame, deals: list[Deal]) -> None:
    engine, read = engine_for(game), READ[game.name]
    seen = 0
    for deal in deals:
        for moment in moments_of(deal):
            assert engine.playable(read(moment.state)) == offered(moment), moment.actions
            seen += 1
    assert seen > 1000


def test_the_twin_settles_as_the_chapters_do(game: AnyGame, deals: list[Deal]) -> None:
    engine, read = engine_for(game), READ[game.name]
    seen = 0
    for deal in deals:
        if deal.sheet is None or deal.sheet.void:
            continue
        found = engine.scores(read(deal.state))
        if game.name == "french-tarot":  # the twin counts seats from the taker
            taker = deal.state.auction.taker
            found = tuple(found[(seat - taker) % 4] for seat in range(4))
        assert found == deal.sheet.scores, deal.actions
        seen += 1
    assert seen > 50
