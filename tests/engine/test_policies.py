"""The policies of Aluette and Tarocchino, and how cards are judged by them in many worlds."""

from collections.abc import Iterator
from itertools import islice
from statistics import mean, stdev
from typing import Any

import pytest

from cardavia.cards import Card, Stream, side_of
from cardavia.engine import NO_LIMIT, engine_for, judge, own_engine, solve
from cardavia.engine.aluette import layout as aluette_layout
from cardavia.engine.aluette import policy as aluette_policy
from cardavia.engine.aluette import reading as aluette_reading
from cardavia.engine.aluette import twin as aluette_twin
from cardavia.engine.aluette.engine import AluetteEngine, Pondering
from cardavia.engine.compiler import new_cells
from cardavia.engine.tarocchino import layout as tarocchino_layout
from cardavia.engine.tarocchino import policy as tarocchino_policy
from cardavia.engine.tarocchino import reading as tarocchino_reading
from cardavia.engine.tarocchino import twin as tarocchino_twin
from cardavia.games import GAMES
from cardavia.games.aluette import AluetteState
from cardavia.match import Deal
from cardavia.rules import AnyGame, PlayCard
from tests.engine.played import deals_of, moments_of

MODULES: dict[str, tuple[Any, Any, Any, Any]] = {
    "aluette": (aluette_layout, aluette_policy, aluette_reading, aluette_twin),
    "tarocchino": (tarocchino_layout, tarocchino_policy, tarocchino_reading, tarocchino_twin),
}
TRICKS = {"aluette": 9, "tarocchino": 15}


@pytest.fixture(scope="module", params=sorted(MODULES))
def game(request: pytest.FixtureRequest) -> AnyGame:
    return GAMES[request.param]


def cards_at(moment: Deal) -> list[Card]:
    (seat,) = moment.actors
    return [a.card for a in moment.game.choices(moment.state, seat).actions if isinstance(a, PlayCard)]


def moments(game: AnyGame, left: int) -> Iterator[Deal]:
    """Yield a moment of each example with so many tricks left, where there is a choice of cards."""
    for deal in islice(deals_of(game), 12):
        for moment in moments_of(deal):
            if TRICKS[game.name] - len(moment.state.tricks) == left and len(cards_at(moment)) > 1:
                yield moment
                break


def worlds_of(moment: Deal, number: int) -> list[Any]:
    (seat,) = moment.actors
    rng = Stream("judging", "imagine")
    return [moment.game.imagine(moment.game.view(moment.state, seat), rng) for _ in range(number)]


def chosen(game: AnyGame, state: Any) -> Card:
    """The card that the policy plays in this state."""
    layout, policy, reading, _ = MODULES[game.name]
    card: Card = reading.BY_NUMBER[int(policy.choose(reading.read(state), layout.TRICK))]
    return card


def policy_after(game: AnyGame, world: Any, card: Card) -> Any:
    """The end of the deal when this card is played and everybody follows the policy, by the chapters."""
    state = world
    while actors := game.actors(state):
        played = card if card in state.hands[actors[0]] else chosen(game, state)
        for event in game.decide(state, actors[0], PlayCard(played)):
            state = game.evolve(state, event)
    return state


def test_the_policy_plays_what_the_chapters_allow(game: AnyGame) -> None:
    seen = 0
    for deal in islice(deals_of(game), 12):
        for moment in moments_of(deal):
            assert chosen(game, moment.state) in cards_at(moment)
            seen += 1
    assert seen > 200


def test_behind_the_horizon_judging_gives_the_solver_s_values(game: AnyGame) -> None:
    seen = 0
    for moment in moments(game, 4):
        worlds, cards = worlds_of(moment, 2), cards_at(moment)
        judged = judge(game, worlds, cards, horizon=4, nodes=NO_LIMIT)
        for world, row in zip(worlds, judged.tolist(), strict=True):
            assert dict(zip(cards, row, strict=True)) == solve(game, world)
            seen += 1
    assert seen > 10


@pytest.mark.parametrize("limits", [{"horizon": 0, "nodes": NO_LIMIT}, {"horizon": 15, "nodes": 1}])
def test_without_a_horizon_or_the_time_for_it_the_policy_plays_to_the_end(
    game: AnyGame, limits: dict[str, int]
) -> None:
    moment = next(moments(game, 6))
    (seat,) = moment.actors
    worlds, cards = worlds_of(moment, 3), cards_at(moment)
    judged = judge(game, worlds, cards, **limits)
    sheets = [[game.settle(policy_after(game, world, card)) for card in cards] for world in worlds]
    margins = [[sheet.scores[seat] - sheet.scores[seat - 1] for sheet in row if sheet] for row in sheets]
    assert judged.tolist() == margins


def test_judging_answers_alike_whatever_was_asked_before(game: AnyGame) -> None:
    moment = next(moments(game, 7))
    worlds, cards = worlds_of(moment, 4), cards_at(moment)
    first = judge(game, worlds, cards, horizon=5, nodes=20_000)
    judge(game, worlds_of(moment, 9)[4:], cards, horizon=6, nodes=500)
    assert (first == judge(game, worlds, cards, horizon=5, nodes=20_000)).all()
    one_by_one = [judge(game, [world], cards, horizon=5, nodes=NO_LIMIT)[0].tolist() for world in worlds]
    assert judge(game, worlds, cards, horizon=5, nodes=NO_LIMIT).tolist() == one_by_one


def test_nothing_is_judged_without_a_world(game: AnyGame) -> None:
    with pytest.raises(ValueError, match="imagine some first"):
        judge(game, [], cards_at(next(moments(game, 5))), horizon=0, nodes=1)


def test_the_policy_beats_random_play(game: AnyGame) -> None:
    layout, policy, _, twin = MODULES[game.name]
    engine = engine_for(game)
    margins = []
    for seed in range(40):
        for side in (0, 1):
            cells = engine.random_ending(TRICKS[game.name], seed)
            rng = Stream(f"{seed}", "random")
            while cells[layout.TRICK + layout.LEFT]:
                seat = int(cells[layout.TRICK + layout.TURN])
                options = [n for n in range(62) if int(twin.legal(cells, layout.TRICK)) >> n & 1]
                by_policy = side_of(seat) == side
                card = int(policy.choose(cells, layout.TRICK)) if by_policy else options[rng.below(len(options))]
                twin.lay(cells, layout.TRICK, card)
            scores = engine.scores(cells)
            margins.append(scores[side] - scores[1 - side])
    assert mean(margins) > 3 * stdev(margins) / len(margins) ** 0.5


def test_who_plays_by_the_policy_departs_from_it_nowhere(game: AnyGame) -> None:
    layout, policy, reading, _ = MODULES[game.name]
    moment = next(moments(game, TRICKS[game.name]))
    (first,) = moment.actors
    state = policy_after(game, moment.state, cards_at(moment)[0])
    found, working = new_cells(1), new_cells(layout.STATE)
    policy.departures(working, reading.start(state), reading.played(state), first, found)
    assert found[0] == 0
    other = worlds_of(next(moments(game, 2)), 1)[0]
    policy.departures(working, reading.start(other), reading.played(other), -1, found)
    assert found[0] > 0


def ponder(state: AluetteState, cards: list[Any], pondering: Pondering) -> list[list[int]]:
    engine = own_engine(GAMES["aluette"], AluetteEngine)
    found: list[list[int]] = engine.ponder(state, cards, pondering, seed=5).tolist()
    return found


def test_pondering_does_not_depend_on_what_the_seat_cannot_see() -> None:
    pondering = Pondering(worlds=200, trust=30, horizon=3, nodes=20_000)
    for moment in moments(GAMES["aluette"], 6):
        cards = cards_at(moment)
        tallies = [ponder(world, cards, pondering) for world in [moment.state, *worlds_of(moment, 2)]]
        assert tallies[0] == tallies[1] == tallies[2]
        assert len({sum(row) for row in tallies[0]}) == 1


def test_pondering_what_is_certain_gives_what_the_solver_finds() -> None:
    game = GAMES["aluette"]
    pondering = Pondering(worlds=400, trust=100, horizon=9, nodes=20_000)
    for moment in moments(game, 2):
        cards = cards_at(moment)
        for card, row in zip(cards, ponder(moment.state, cards, pondering), strict=True):
            possible = {(solve(game, world) or {})[card] for world in worlds_of(moment, 30)}
            assert possible <= {outcome - 2 for outcome, weight in enumerate(row) if weight}
