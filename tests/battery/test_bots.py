"""No bot sees what its seat does not: exchange everything hidden, and it does the same for the same reasons."""

import pytest

from cardavia.bots import Budget, question_for
from cardavia.bots.levels import PLAYERS
from cardavia.cards import Stream
from cardavia.rules import AnyGame
from tests.battery.sittings import SITTINGS, play

STEP = 7
"""Every so many-th decision is asked about: in a deal that comes to all seats and phases."""


@pytest.mark.parametrize("name", sorted(PLAYERS))
def test_what_a_bot_cannot_see_never_changes_what_it_does(name: str, game: AnyGame) -> None:
    level = PLAYERS[name]
    budget = Budget(min(level.budget.worlds, 3))
    bot = level.player(game)
    exchanged = 0
    for sitting in [each for each in SITTINGS if each.game == game.name and not each.house_rules.changed()][:2]:
        for number, deal in enumerate(play(sitting)):
            if not deal.actors or number % STEP:
                continue
            seat = deal.actors[number % len(deal.actors)]
            other = game.imagine(game.view(deal.state, seat), Stream(f"{sitting} {number}", "imagine"))
            exchanged += other != deal.state
            here = bot.choose(question_for(game, deal.state, seat), budget, Stream(str(number), "bot"))
            there = bot.choose(question_for(game, other, seat), budget, Stream(str(number), "bot"))
            assert here == there
    assert exchanged > 5
