"""The tree search over information sets: the reference for other searchers."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from cardavia.arena import Contestant, Terms, estimate, play_board
from cardavia.bots import Budget, question_for
from cardavia.bots.ismcts import Ismcts
from cardavia.bots.thumb.player import Thumb
from cardavia.cards import Stream
from cardavia.engine import solve
from cardavia.games import GAMES
from cardavia.match import Deal, deal_out
from cardavia.rules import Action, AnyGame, PlayCard

FEW = Budget(worlds=10)


def asked(deal: Deal, bot: Any, budget: Budget, seed: str = "rng") -> Action:
    """Return what a bot does for the seat to act."""
    (seat,) = deal.actors
    action: Action = bot.choose(question_for(deal.game, deal.state, seat), budget, Stream(seed, "bot")).action
    return action


def at(game: AnyGame, found: Callable[[Deal], bool]) -> Deal:
    """Return the first moment, in deals played by the book, of which this is true."""
    for number in range(50):
        deal = deal_out(game, game.house_rules(), 0, f"ismcts {number}")
        while not deal.over:
            if found(deal):
                return deal
            after = deal.act(deal.actors[0], asked(deal, Thumb(game), Budget(0)))
            assert isinstance(after, Deal)
            deal = after
    raise AssertionError("no such moment in fifty deals")


def is_at_a_choice_of_cards(deal: Deal) -> bool:
    actions = deal.game.choices(deal.state, deal.actors[0]).actions
    return len(actions) > 1 and isinstance(actions[0], PlayCard)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_same_question_has_the_same_answer(game: AnyGame) -> None:
    deal = at(game, is_at_a_choice_of_cards)
    answers = [asked(deal, Ismcts(game), FEW, seed) for seed in ("one", "one", "two", "two")]
    assert (answers[0], answers[2]) == (answers[1], answers[3])


def test_it_imagines_as_many_worlds_as_its_budget_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["aluette"]
    imagined: list[object] = []

    def counted(view: Any, rng: Stream) -> Any:
        imagined.append(view)
        return game.imagine(view, rng)

    class Counting:
        imagine = staticmethod(counted)

        def __getattr__(self, name: str) -> Any:
            return getattr(game, name)

    asked(at(game, is_at_a_choice_of_cards), Ismcts(Counting()), Budget(worlds=7))
    assert len(imagined) == 7


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_with_one_card_each_unseen_it_plays_as_if_it_saw(game: AnyGame) -> None:
    def last_trick_but_one(deal: Deal) -> bool:
        return is_at_a_choice_of_cards(deal) and all(len(hand) <= 2 for hand in deal.state.hands)

    class AllSeeing:
        imagine = staticmethod(lambda *_: deal.state)

        def __getattr__(self, name: str) -> Any:
            return getattr(game, name)

    deal = at(game, last_trick_but_one)
    values = solve(game, deal.state)
    assert values is not None
    action = asked(deal, Ismcts(AllSeeing()), Budget(worlds=200))
    assert isinstance(action, PlayCard)
    assert values[action.card] == max(values.values())


@pytest.mark.parametrize("name", ["french-tarot", "tarocchino"])
def test_what_is_no_card_it_answers_by_the_book(name: str) -> None:
    game = GAMES[name]
    deal = deal_out(game, game.house_rules(), 0, "museum")
    assert asked(deal, Ismcts(game), FEW) == asked(deal, Thumb(game), FEW)


@pytest.mark.parametrize(
    ("game", "worlds", "boards"), [("aluette", 20, 24), ("french-tarot", 5, 6), ("tarocchino", 8, 16)]
)
def test_it_beats_chance(game: str, worlds: int, boards: int) -> None:
    terms = Terms(Contestant("ismcts", worlds), Contestant("chance", 0), game, "beats chance", boards)
    played = [play_board(terms, number) for number in range(boards)]
    assert sum(board.sides["a"].violations for board in played) == 0
    assert estimate([board.difference for board in played]).low > 0


def test_without_a_budget_it_plays_by_the_book() -> None:
    game = GAMES["aluette"]
    deal = at(game, is_at_a_choice_of_cards)
    assert asked(deal, Ismcts(game), replace(FEW, worlds=0)) == asked(deal, Thumb(game), FEW)
