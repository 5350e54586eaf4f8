"""The face of the engine: what anybody may ask, and what it refuses."""

from threading import Thread

import pytest

from cardavia.engine import (
    engine_for,
    is_warm,
    made,
    own_engine,
    playouts,
    random_deals,
    solve,
    warm,
    warm_in_background,
)
from cardavia.engine.aluette.engine import AluetteEngine
from cardavia.engine.tarocchino.engine import TarocchinoEngine
from cardavia.games import GAMES
from cardavia.match import Deal
from cardavia.rules import AnyGame
from tests.engine.played import deals_of, moments_of

ALUETTE = GAMES["aluette"]


@pytest.fixture(scope="module", params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> AnyGame:
    return GAMES[request.param]


def finished(game: AnyGame) -> Deal:
    return next(deal for deal in deals_of(game) if deal.sheet is not None and not deal.sheet.void)


def late(game: AnyGame) -> Deal:
    """A finished deal as it was with four tricks to play."""
    *_, moment = [moment for moment in moments_of(finished(game)) if len(moment.state.hands[moment.actors[0]]) == 4]
    return moment


def test_every_legal_card_gets_a_value(game: AnyGame) -> None:
    moment = late(game)
    values = solve(game, moment.state)
    assert values is not None
    offered = game.choices(moment.state, moment.actors[0]).actions
    assert [f"play {card.code}" for card in values] == [game.word(action) for action in offered]


def test_a_threshold_is_reached_up_to_the_best_value_and_no_further(game: AnyGame) -> None:
    state = late(game).state
    values = solve(game, state)
    assert values is not None
    best = max(values.values())
    assert [made(game, state, best + more) for more in (-1, 0, 1)] == [True, True, False]


def test_too_few_positions_allowed_give_no_answer(game: AnyGame) -> None:
    first = next(iter(moments_of(finished(game))))
    assert solve(game, first.state, nodes=50) is None
    assert made(game, first.state, 0, nodes=1) is None


def test_playouts_of_a_finished_deal_are_its_scores(game: AnyGame) -> None:
    deal = finished(game)
    assert deal.sheet is not None
    assert playouts(game, deal.state, 2, 0).tolist() == [list(deal.sheet.scores)] * 2


def test_a_finished_deal_cannot_be_solved(game: AnyGame) -> None:
    with pytest.raises(ValueError, match="the deal is over"):
        solve(game, finished(game).state)


def test_random_play_is_fixed_by_its_seed(game: AnyGame) -> None:
    state = late(game).state
    assert (playouts(game, state, 50, 7) == playouts(game, state, 50, 7)).all()
    assert (random_deals(game, 50, 7) != random_deals(game, 50, 8)).any()


def test_each_thread_has_an_engine_of_its_own() -> None:
    made_there = []
    thread = Thread(target=lambda: made_there.append(engine_for(ALUETTE)))
    thread.start()
    thread.join()
    assert made_there[0] is not engine_for(ALUETTE)
    assert engine_for(ALUETTE) is engine_for(ALUETTE)


def test_a_game_without_a_twin_is_refused() -> None:
    class Whist:
        name = "whist"

    with pytest.raises(ValueError, match="no twin of 'whist'"):
        engine_for(Whist())  # type: ignore[arg-type]


def test_a_game_s_own_engine_is_the_one_of_its_class() -> None:
    assert own_engine(ALUETTE, AluetteEngine) is engine_for(ALUETTE)
    with pytest.raises(TypeError, match="'aluette' is of class AluetteEngine, not TarocchinoEngine"):
        own_engine(ALUETTE, TarocchinoEngine)


def test_warming_tells_how_far_it_is() -> None:
    told: list[tuple[str, int, int]] = []
    warm([ALUETTE], lambda name, done, of: told.append((name, done, of)))
    assert told == [("aluette", 1, 1)]
    assert is_warm(ALUETTE)


def test_warming_in_the_background_ends_with_everything_warm(game: AnyGame) -> None:
    warm_in_background([game]).result(timeout=1200)
    assert is_warm(game)
