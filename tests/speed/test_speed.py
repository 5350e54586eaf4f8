"""What is measured is really done, and its figures can be read."""

import sys
from dataclasses import dataclass, field
from typing import Any

import pytest

from cardavia.arena import Contestant
from cardavia.games import GAMES
from cardavia.match import deal_out
from cardavia.speed import measures, peers
from cardavia.speed.measures import spread
from cardavia.speed.plays import CARDS, deals_a_second
from cardavia.speed.solving import SIZES, times
from cardavia.speed.starting import starts
from cardavia.speed.thinking import decisions
from cardavia.words import speak


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_has_the_cards_that_are_counted(game: str) -> None:
    dealt = deal_out(GAMES[game], GAMES[game].house_rules(), 0, "cards").cards
    assert sum(len(hand) for hand in dealt.hands) - (2 if game == "tarocchino" else 0) == CARDS[game]


@pytest.mark.parametrize("game", GAMES)
def test_deals_are_played(game: str) -> None:
    assert deals_a_second(game, 200) > 0


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_solved_each_anew(game: str) -> None:
    first, again = ([nodes for _, nodes in times(game, 4, 3)] for _ in range(2))
    assert first == again
    assert all(nodes > 0 for nodes in first)


def test_decisions_are_timed_until_there_are_enough() -> None:
    assert len(decisions("aluette", Contestant("family-table", 0), 100)) == 144


def test_a_start_is_timed_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # what compiling takes is no matter here
    assert all(0 < seconds < 600 for seconds in starts("aluette"))


def test_times_are_told_by_median_and_95th_percentile() -> None:
    assert spread([float(number) for number in range(1, 101)]) == "50.5 / 95"


def test_every_measure_concerns_games_that_exist() -> None:
    assert all(set(measure.games) <= set(GAMES) for measure in measures())


def test_every_size_of_the_solver_has_its_row() -> None:
    rows = {
        (measure.facts["left"], game)
        for measure in measures()
        if measure.what == "solver"
        for game in measure.games
    }
    assert rows == {(left, game) for game, sizes in SIZES.items() for left, _ in sizes}


@dataclass
class Hand:
    """A deal of another program's: one card is dealt by chance, then some are played."""

    left: int = 4
    played: list[int] = field(default_factory=list)

    def is_chance_node(self) -> bool:
        return self.left == 4

    def is_terminal(self) -> bool:
        return self.left == 0

    def legal_actions(self) -> list[int]:
        return [1, 2]

    def apply_action(self, action: int) -> None:
        self.left -= 1
        self.played.append(action)

    def returns(self) -> list[float]:
        return [0.0]

    def clone(self) -> "Hand":
        return Hand(self.left)


class Spiel:
    """As much of OpenSpiel as is asked."""

    searched = 0

    @staticmethod
    def load_game(_: str) -> Any:
        return Spiel

    new_initial_state = Hand

    def RandomRolloutEvaluator(self, *_: Any) -> None: ...  # noqa: N802 - its name there

    def MCTSBot(self, *_: Any) -> Any:  # noqa: N802
        return self

    def mcts_search(self, state: Hand) -> None:
        assert not state.is_chance_node()
        Spiel.searched += 1


class Table:
    """As much of RLCard as is asked: a deal has three steps."""

    def make(self, _: str) -> Any:
        return self

    def reset(self) -> Any:
        self.left = 3
        return {"legal_actions": {1: None}}, 0

    def step(self, _: int) -> Any:
        self.left -= 1
        return {"legal_actions": {1: None}}, 0

    def is_over(self) -> bool:
        return self.left == 0


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", Spiel())
    monkeypatch.setitem(sys.modules, "rlcard", Table())


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("number", range(len(peers())))
def test_a_peer_that_is_installed_is_measured(number: int) -> None:
    assert peers(seconds=0.01)[number].rate() > 0


@pytest.mark.parametrize("number", range(len(peers())))
def test_a_peer_that_is_not_installed_is_known_to_be_missing(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setitem(sys.modules, "rlcard", None)
    with pytest.raises(ImportError):
        peers()[number].rate()


def test_every_row_has_its_words() -> None:
    kinds = {measure.what for measure in measures()} | {peer.how for peer in peers()}
    said = {speak("en").say(f"command-bench-{kind}", left=1, level="x", name="x", rate="1") for kind in kinds}
    assert len(said) == len(kinds)
