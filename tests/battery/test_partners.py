"""No bot throws away what its partner needs: what is plainly a waste, it leaves, in deals where it is tempted."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

import pytest

from cardavia.bots import Answer, Budget
from cardavia.bots.levels import LEVELS
from cardavia.cards import Stream
from cardavia.games import GAMES
from cardavia.match import deal_out
from cardavia.match.deal import Deal
from cardavia.rules import AnyGame, PlayCard
from tests.battery.wastes import BY_MEMORY, WASTES, Waste

DEALS = {"aluette": 600, "french-tarot": 100, "tarocchino": 100}
"""How many deals are played by the rules of thumb."""
ENOUGH = 10
"""So often at least each waste has to tempt somebody: else the deals prove nothing."""


def moments(game: AnyGame, level: str, deals: int) -> Iterator[tuple[str, Deal, Answer]]:
    """Yield every decision of deals played by four bots of a level, with a name and what was done."""
    bot = LEVELS[level].player(game)
    for number in range(deals):
        deal = deal_out(game, game.house_rules(), number % 4, f"waste {number}")
        while not deal.over:
            (seat,) = deal.actors
            view, choices = game.view(deal.state, seat), game.choices(deal.state, seat)
            name = f"{number} {len(deal.actions)}"
            answer = bot.choose(view, choices, Budget(0), Stream(name, "bot"))
            yield name, deal, answer
            heard = deal.act(seat, answer.action)
            assert isinstance(heard, Deal), heard
            deal = heard


def tempting(waste: Waste, deal: Deal) -> frozenset[PlayCard]:
    """Return what the seat to act could do that would be this waste."""
    (seat,) = deal.actors
    plays = [action for action in deal.game.choices(deal.state, seat).actions if isinstance(action, PlayCard)]
    if len(plays) < 2:
        return frozenset()
    view = deal.game.view(deal.state, seat)
    return frozenset(PlayCard(card) for card in waste(view, tuple(play.card for play in plays)))


@lru_cache
def tempted(name: str, level: str) -> tuple[Counter[Waste], tuple[tuple[Waste, str], ...]]:
    """Return how often each waste tempted a bot of this level, and where it gave in."""
    met: Counter[Waste] = Counter()
    wasted = []
    for moment, deal, answer in moments(GAMES[name], level, DEALS[name]):
        for waste in WASTES[name]:
            plays = tempting(waste, deal)
            met[waste] += bool(plays)
            if answer.action in plays:
                wasted.append((waste, f"{moment}: {answer.action}"))
    return met, tuple(wasted)


def game_of(waste: Waste) -> str:
    return next(name for name, wastes in WASTES.items() if waste in wastes)


@pytest.mark.parametrize(
    "waste", [waste for each in WASTES.values() for waste in each], ids=lambda each: each.__name__
)
@pytest.mark.parametrize("level", ["first-steps", "family-table"])
def test_who_plays_by_rules_of_thumb_wastes_nothing(level: str, waste: Waste) -> None:
    met, wasted = tempted(game_of(waste), level)
    assert met[waste] >= ENOUGH
    if level != "first-steps" or waste not in BY_MEMORY:
        assert not [where for other, where in wasted if other is waste]
