"""The player by chance."""

from collections import Counter
from dataclasses import dataclass

import pytest

from cardavia.bots import Budget, Chance, Question
from cardavia.cards import Stream
from cardavia.games import GAMES
from cardavia.games.aluette import Aluette
from cardavia.match import deal_out
from cardavia.rules import Action, AnyGame, Choices, Pick, View

NO_WORLDS = Budget(0)


@dataclass(frozen=True, slots=True)
class LayAside(Action):
    """What a toy game makes of the word "lay"."""

    codes: frozenset[str]


def read_lay(word: str) -> Action:
    verb, *codes = word.split(" ")
    assert verb == "lay"
    return LayAside(frozenset(codes))


class LayingAside(Aluette):
    """A toy game that reads nothing but "lay <cards>" in cards of Aluette."""

    read = staticmethod(read_lay)  # type: ignore[assignment]


@pytest.fixture
def aluette() -> AnyGame:
    return GAMES["aluette"]


@pytest.fixture
def view(aluette: AnyGame) -> View:
    fresh: View = aluette.view(deal_out(aluette, aluette.house_rules(), 3, "museum").state, 0)
    return fresh


@pytest.fixture
def three(aluette: AnyGame, view: View) -> Question:
    return Question(view, Choices(tuple(aluette.read(f"play {code}") for code in ("D1", "C2", "S9"))))


def pick(aluette: AnyGame) -> Pick:
    read = aluette.deck.read
    return Pick("lay", 3, read("D1 D2 D3 D4 D5"), read("D2"), read("D1 D2 D3"))


def laid(aluette: AnyGame, view: View, seed: str) -> frozenset[str]:
    question = Question(view, Choices(picks=(pick(aluette),)))
    action = Chance(LayingAside()).choose(question, NO_WORLDS, Stream(seed, "player")).action
    assert isinstance(action, LayAside)
    return action.codes


def test_the_answer_is_one_of_the_choices(aluette: AnyGame, three: Question) -> None:
    answers = [Chance(aluette).choose(three, NO_WORLDS, Stream(str(n), "player")).action for n in range(50)]
    assert set(answers) == set(three.choices.actions)


def test_every_choice_is_equally_likely(aluette: AnyGame, three: Question) -> None:
    rng = Stream("fair", "player")
    drawn = Counter(Chance(aluette).choose(three, NO_WORLDS, rng).action for _ in range(3_000))
    assert all(900 < drawn[action] < 1_100 for action in three.choices.actions)


def test_the_same_question_has_the_same_answer(aluette: AnyGame, three: Question) -> None:
    answers = {Chance(aluette).choose(three, NO_WORLDS, Stream("again", "player")).action for _ in range(20)}
    assert len(answers) == 1


def test_a_pick_is_as_many_cards_as_it_asks_for(aluette: AnyGame, view: View) -> None:
    assert {len(laid(aluette, view, str(n))) for n in range(50)} == {3}


def test_a_pick_holds_the_cards_that_must_go(aluette: AnyGame, view: View) -> None:
    assert all("D2" in laid(aluette, view, str(n)) for n in range(50))


def test_every_set_of_cards_that_a_pick_allows_is_drawn(aluette: AnyGame, view: View) -> None:
    assert len({laid(aluette, view, str(n)) for n in range(200)}) == 6


def test_with_nothing_to_choose_from_it_says_so(aluette: AnyGame, view: View) -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        Chance(aluette).choose(Question(view, Choices()), NO_WORLDS, Stream("none", "player"))
