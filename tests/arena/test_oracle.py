"""The Oracle: sees every card, plays the best, and leaves what is no card to the best bot."""

import pytest

from cardavia.arena import Contestant, Terms, contestant, play_board
from cardavia.arena.oracle import EXACT, Oracle
from cardavia.arena.player import Player
from cardavia.bots.levels import PLAYERS
from cardavia.engine import solve
from cardavia.games import GAMES
from cardavia.match import Deal, deal_out
from cardavia.rules import PlayCard


def with_tricks_left(game: str, left: int) -> Deal:
    """Return a deal in which seats hold so many cards and somebody leads with a choice."""
    for number in range(50):
        seed = f"oracle {number}"
        deal = deal_out(GAMES[game], GAMES[game].house_rules(), 0, seed)
        player = Player(PLAYERS["chance"], seed)
        while not deal.over:
            seat = deal.actors[0]
            playing = any(isinstance(one, PlayCard) for one in deal.game.choices(deal.state, seat).actions)
            if playing and len(deal.state.hands[seat]) == left:
                return deal
            after = deal.act(seat, player.asked(deal, seat))
            assert isinstance(after, Deal)
            deal = after
    raise AssertionError("no deal came so far")


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_a_card_of_the_highest_true_value(game: str) -> None:
    deal = with_tricks_left(game, 5)
    values = solve(deal.game, deal.state)
    assert values is not None
    action = Oracle("key").asked(deal, deal.actors[0])
    assert isinstance(action, PlayCard)
    assert values[action.card] == max(values.values())


@pytest.mark.parametrize("game", GAMES)
def test_it_has_an_answer_where_no_exact_one_fits(game: str) -> None:
    deal = with_tricks_left(game, EXACT[game])
    action = Oracle("key", worlds=1, nodes=1).asked(deal, deal.actors[0])
    assert action in deal.game.choices(deal.state, deal.actors[0]).actions


def test_among_equals_it_plays_what_does_best_by_the_rules_of_thumb() -> None:
    margins = []
    for number in range(12):
        terms = Terms(Contestant("oracle", 0), Contestant("family-table", 0), "aluette", "equals", 12)
        margins.append(play_board(terms, number).difference)
    assert sum(margins) > 3  # and some half a point when equals are taken as they come


def test_nobody_else_is_known() -> None:
    with pytest.raises(ValueError, match="nobody is called 'pythia'"):
        contestant("pythia")
