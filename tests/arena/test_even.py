"""Duplicate deals and common random numbers: a player that meets itself comes out exactly even."""

import pytest

from cardavia.arena import CONTESTANTS, Contestant, Terms, Unit, play_board
from cardavia.games import GAMES

FEW = 3
"""Worlds enough for a player to think, and few enough for a test."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", CONTESTANTS)
def test_a_player_against_itself_is_exactly_even(name: str, game: str) -> None:
    player = Contestant(name, FEW)
    terms = Terms(player, player, game, "even", 50)
    board = next(board for board in (play_board(terms, number) for number in range(50)) if board.void == 0)
    assert (board.difference, board.won, board.deals) == (0.0, 0.5, 2)


def test_a_match_against_itself_is_exactly_even() -> None:
    player = Contestant("chance", 0)
    board = play_board(Terms(player, player, "aluette", "even", 1, Unit.MATCH), 0)
    assert (board.difference, board.won) == (0.0, 0.5)


def test_a_match_of_aluette_has_five_deals_a_sitting() -> None:
    terms = Terms(Contestant("chance", 0), Contestant("family-table", 0), "aluette", "even", 1, Unit.MATCH)
    board = play_board(terms, 0)
    assert board.deals - board.void == 10
