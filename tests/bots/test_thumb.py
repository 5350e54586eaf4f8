"""The players by rules of thumb, in every game that has a book."""

from statistics import mean, stdev

import pytest

from cardavia.bots import Bot, Budget, Chance, question_for
from cardavia.bots.levels import LEVELS
from cardavia.bots.thumb.player import BOOKS, FIRST_STEPS, Thumb, beginner
from cardavia.cards import Stream
from cardavia.games import GAMES
from cardavia.match import Deal, deal_out
from cardavia.rules import AnyGame

AT_ONCE = Budget(0)
GAMES_WITH_BOOKS = [GAMES[name] for name in BOOKS if name in GAMES]


def played_out(game: AnyGame, seed: str, bots: tuple[Bot, Bot]) -> Deal:
    """Return the deal of this seed played by two kinds of bots, the first in seats 0 and 2."""
    deal = deal_out(game, game.house_rules(), 0, seed)
    while not deal.over:
        (seat,) = deal.actors
        rng = Stream(f"{seed} {len(deal.actions)}", "bot")
        answer = bots[seat % 2].choose(question_for(game, deal.state, seat), AT_ONCE, rng)
        after = deal.act(seat, answer.action)
        assert isinstance(after, Deal), after
        deal = after
    return deal


@pytest.mark.parametrize("game", GAMES_WITH_BOOKS, ids=lambda game: game.name)
def test_what_a_rule_of_thumb_advises_is_never_refused(game: AnyGame) -> None:
    for number in range(25):
        assert played_out(game, f"legal {number}", (Thumb(game), beginner(game))).over


@pytest.mark.parametrize("game", GAMES_WITH_BOOKS, ids=lambda game: game.name)
def test_the_whole_book_beats_chance(game: AnyGame) -> None:
    margins = []
    for number in range(60):
        seed = f"strength {number}"
        there = played_out(game, seed, (Thumb(game), Chance(game))).sheet
        back = played_out(game, seed, (Chance(game), Thumb(game))).sheet
        assert there is not None
        assert back is not None
        margins.append((there.scores[0] + there.scores[2] - back.scores[0] - back.scores[2]) / 2)
    assert mean(margins) > 1.96 * stdev(margins) / len(margins) ** 0.5


@pytest.mark.parametrize("game", GAMES_WITH_BOOKS, ids=lambda game: game.name)
def test_an_answer_depends_on_nothing_that_its_view_does_not_hold(game: AnyGame) -> None:
    deal = deal_out(game, game.house_rules(), 0, "two worlds")
    bot = Thumb(game)
    while not deal.over:
        (seat,) = deal.actors
        imagined = game.imagine(game.view(deal.state, seat), Stream(str(len(deal.actions)), "imagine"))
        there = bot.choose(question_for(game, deal.state, seat), AT_ONCE, Stream("x", "bot"))
        elsewhere = bot.choose(question_for(game, imagined, seat), AT_ONCE, Stream("x", "bot"))
        assert there == elsewhere
        after = deal.act(seat, there.action)
        assert isinstance(after, Deal)
        deal = after


def test_a_beginner_knows_rules_of_the_book_and_not_all_of_them() -> None:
    for game in GAMES_WITH_BOOKS:
        assert FIRST_STEPS[game.name]


def test_every_level_offered_plays_every_game() -> None:
    for game in GAMES.values():
        for level in LEVELS.values():
            assert played_out(game, "level", (level.player(game), level.player(game))).over
