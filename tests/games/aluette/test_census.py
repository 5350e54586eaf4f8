"""Census: all ways to play a small ending, counted by the chapters and by brute force."""

from collections import Counter
from collections.abc import Iterator
from math import factorial
from typing import TypeAlias

import pytest

from cardavia.cards import Stream
from cardavia.games.aluette import ALUETTE, AluetteState, scoring
from cardavia.games.aluette.play import TRICKS
from cardavia.rules import ScoreSheet
from tests.games.aluette import brute_force
from tests.games.aluette.table import RULEBOOK, takers

Ending: TypeAlias = tuple[str, bool, tuple[int, ...]]


def position(seed: str, tricks_left: int) -> AluetteState:
    """Return a deal played at random until so many tricks are left."""
    dealer = ALUETTE.first_dealer(seed)
    state = ALUETTE.start(ALUETTE.open(RULEBOOK, dealer, ALUETTE.deal(seed, dealer)))
    rng = Stream(seed, "census")
    while len(state.tricks) < TRICKS - tricks_left:
        (seat,) = ALUETTE.actors(state)
        offered = ALUETTE.choices(state, seat).actions
        for event in ALUETTE.decide(state, seat, offered[rng.below(len(offered))]):
            state = ALUETTE.evolve(state, event)
    return state


def by_the_chapters(state: AluetteState) -> Iterator[Ending]:
    sheet = ALUETTE.settle(state)
    if sheet is not None:
        yield ending(sheet)
        return
    (seat,) = ALUETTE.actors(state)
    for action in ALUETTE.choices(state, seat).actions:
        after = state
        for event in ALUETTE.decide(state, seat, action):
            after = ALUETTE.evolve(after, event)
        yield from by_the_chapters(after)


def ending(sheet: ScoreSheet) -> Ending:
    winner = sheet.outcome["winner"]
    return ("-" if winner is None else str(winner), sheet.outcome["mordienne"], tuple(sheet.outcome["points"]))


def by_brute_force(state: AluetteState) -> Iterator[Ending]:
    so_far = "".join("-" if trick.taken_by is None else str(trick.taken_by) for trick in state.tricks)
    hands = [[card.code for card in hand] for hand in state.hands]
    for played in brute_force.lines(so_far, state.leader, hands):
        yield brute_force.settle(played)


def test_every_card_stands_where_brute_force_puts_it() -> None:
    assert all(card.level == 19 - brute_force.place(card.code) for card in ALUETTE.deck)


@pytest.mark.rule("aluette.play.free")
@pytest.mark.parametrize("tricks_left", [1, 2, 3])
def test_there_are_as_many_lines_as_orders_of_four_hands(tricks_left: int) -> None:
    lines = list(by_the_chapters(position("census", tricks_left)))
    assert len(lines) == factorial(tricks_left) ** 4


@pytest.mark.parametrize("seed", [f"census {number}" for number in range(8)])
def test_the_lines_of_the_last_three_tricks_end_alike_by_both_ways(seed: str) -> None:
    state = position(seed, 3)
    assert Counter(by_the_chapters(state)) == Counter(by_brute_force(state))


@pytest.mark.parametrize("seed", [f"census {number}" for number in range(60)])
def test_the_lines_of_the_last_two_tricks_end_alike_by_both_ways(seed: str) -> None:
    state = position(seed, 2)
    assert Counter(by_the_chapters(state)) == Counter(by_brute_force(state))


CENSUS: dict[str, dict[Ending, int]] = {
    "census 41": {("1", False, (0, 1)): 1056, ("2", False, (1, 0)): 192, ("1", True, (0, 2)): 48},
    "census 44": {("2", False, (1, 0)): 1224, ("0", True, (2, 0)): 36, ("1", False, (0, 1)): 36},
    "census 68": {("0", False, (1, 0)): 1224, ("3", False, (0, 1)): 48, ("1", True, (0, 2)): 24},
    "census 188": {
        ("2", False, (1, 0)): 592,
        ("2", True, (2, 0)): 192,
        ("1", False, (0, 1)): 320,
        ("0", False, (1, 0)): 192,
    },
}


@pytest.mark.parametrize("seed", CENSUS)
def test_the_census_of_known_endings_never_changes(seed: str) -> None:
    assert Counter(by_the_chapters(position(seed, 3))) == CENSUS[seed]


@pytest.mark.rule("aluette.scoring.first-to-reach")
@pytest.mark.rule("aluette.scoring.mordienne")
def test_many_deals_are_scored_alike_by_both_ways() -> None:
    rng = Stream("takers", "census")
    for _ in range(20_000):
        # Few different takers in a deal make ties and runs frequent.
        among = [str(rng.below(4)) for _ in range(1 + rng.below(3))] + ["-"] * rng.below(2)
        written = "".join(among[rng.below(len(among))] for _ in range(TRICKS))
        assert by_scoring(written) == brute_force.settle(written), written


def by_scoring(written: str) -> Ending:
    deal = takers(" ".join(written))
    best = scoring.winner(deal)
    mordienne = best is not None and scoring.is_mordienne(deal, best, RULEBOOK)
    return ("-" if best is None else str(best), mordienne, scoring.points(deal, RULEBOOK))
