"""Judging cards in many worlds: what the policy plays, and how the exact ending takes over from it."""

from collections.abc import Iterator

import pytest

from cardavia.cards import Stream
from cardavia.engine import NO_LIMIT, judge, solve
from cardavia.engine.compiler import Cells
from cardavia.engine.french_tarot.layout import LEFT, TRICK
from cardavia.engine.french_tarot.policy.playing import choose, play
from cardavia.engine.french_tarot.reading import BY_NUMBER, read
from cardavia.games import GAMES
from cardavia.games.french_tarot.deck import TarotCard
from cardavia.match import Deal
from cardavia.rules import PlayCard
from tests.engine.french_tarot.positions import legal_cards, random_endings
from tests.engine.played import deals_of, moments_of

TAROT = GAMES["french-tarot"]


def cards_at(moment: Deal) -> list[TarotCard]:
    (seat,) = moment.actors
    actions = TAROT.choices(moment.state, seat).actions
    return [a.card for a in actions if isinstance(a, PlayCard) and isinstance(a.card, TarotCard)]


def worlds_of(moment: Deal, number: int) -> list[object]:
    (seat,) = moment.actors
    rng = Stream("judging", "imagine")
    return [TAROT.imagine(TAROT.view(moment.state, seat), rng) for _ in range(number)]


def moments(tricks: int) -> Iterator[Deal]:
    """Yield a moment of each example with so many tricks played, where there is a choice of cards."""
    for deal in deals_of(TAROT):
        for moment in moments_of(deal):
            if len(moment.state.tricks) == tricks and len(cards_at(moment)) > 1:
                yield moment
                break


def policy_after(world: object, card: TarotCard) -> Deal:
    """Return the end of the deal when this card is played and everybody follows the policy, by the chapters."""
    state = world
    while actors := TAROT.actors(state):
        cells = read(state)  # type: ignore[arg-type]
        chosen = card if card in state.hands[actors[0]] else BY_NUMBER[int(choose(cells, TRICK))]  # type: ignore[attr-defined]
        for event in TAROT.decide(state, actors[0], PlayCard(chosen)):
            state = TAROT.evolve(state, event)
    return state  # type: ignore[return-value]


def test_the_policy_plays_legal_cards_to_the_end() -> None:
    for cells in random_endings(18, 60, 4):
        state: Cells = cells
        while state[TRICK + LEFT]:
            card = int(choose(state, TRICK))
            assert card in legal_cards(state)
            play(state, card)


def test_a_horizon_behind_which_the_cards_lie_gives_the_solver_s_values() -> None:
    for moment in moments(13):
        worlds, cards = worlds_of(moment, 3), cards_at(moment)
        judged = judge(TAROT, worlds, cards, horizon=18, nodes=NO_LIMIT)
        for world, row in zip(worlds, judged.tolist(), strict=True):
            assert dict(zip(cards, row, strict=True)) == solve(TAROT, world)


@pytest.mark.parametrize("limits", [{"horizon": 0, "nodes": NO_LIMIT}, {"horizon": 18, "nodes": 1}])
def test_without_a_horizon_or_the_time_for_it_the_policy_plays_to_the_end(limits: dict[str, int]) -> None:
    moment = next(moments(9))
    (seat,) = moment.actors
    worlds, cards = worlds_of(moment, 2), cards_at(moment)
    judged = judge(TAROT, worlds, cards, **limits)
    sheets = [[TAROT.settle(policy_after(world, card)) for card in cards] for world in worlds]
    assert judged.tolist() == [[sheet.scores[seat] if sheet else None for sheet in row] for row in sheets]


def test_a_horizon_changes_nothing_but_how_the_ending_is_played() -> None:
    moment = next(moments(8))
    worlds, cards = worlds_of(moment, 4), cards_at(moment)
    ahead = {left: judge(TAROT, worlds, cards, horizon=left, nodes=NO_LIMIT) for left in (5, 5, 6)}
    assert (ahead[5] == judge(TAROT, worlds, cards, horizon=5, nodes=NO_LIMIT)).all()
    assert ahead[5].shape == (4, len(cards))
