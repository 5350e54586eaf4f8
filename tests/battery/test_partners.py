"""No bot throws away what its partner needs: what is plainly a waste, it leaves, in deals where it is tempted."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

import pytest

from cardavia.bots import Answer, Budget, question_for
from cardavia.bots.levels import LEVELS
from cardavia.cards import Stream
from cardavia.games import GAMES
from cardavia.match import deal_out
from cardavia.match.deal import Deal
from cardavia.rules import AnyGame, PlayCard
from tests.battery.wastes import BY_MEMORY, WASTES, Waste

DEALS = {"aluette": 600, "french-tarot": 100, "tarocchino": 100}
"""How many deals are played by the rules of thumb."""
ASKED = {"aluette": 200, "french-tarot": 60, "tarocchino": 60}
"""In how many of them, at each of the two tables, who searches is asked where there is a temptation."""
ALL = [waste for each in WASTES.values() for waste in each]
FEW = Budget(worlds=12)
ENOUGH = 10
"""So often at least each waste has to tempt somebody: else the deals prove nothing."""
SELDOM = {"aluette": 0.05, "french-tarot": 0.0, "tarocchino": 0.0}
"""In what share of its temptations who searches may give in.

In the two tarots such cards are not weighed. In Aluette they are, since what wins is one player's tricks: a luette
can be in the way of a partner who has to take all that are left, and then it is worth more laid than held.
"""


def moments(game: AnyGame, level: str, deals: int) -> Iterator[tuple[str, Deal, Answer]]:
    """Yield every decision of deals played by four bots of a level, with a name and what was done."""
    bot = LEVELS[level].player(game)
    for number in range(deals):
        deal = deal_out(game, game.house_rules(), number % 4, f"waste {number}")
        while not deal.over:
            (seat,) = deal.actors
            name = f"{number} {len(deal.actions)}"
            answer = bot.choose(question_for(game, deal.state, seat), Budget(0), Stream(name, "bot"))
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


def wastes_nothing(level: str, waste: Waste) -> bool:
    met, wasted = tempted(game_of(waste), level)
    assert met[waste] >= ENOUGH
    return not [where for other, where in wasted if other is waste]


@pytest.mark.parametrize("waste", ALL, ids=lambda each: each.__name__)
def test_the_family_table_wastes_nothing(waste: Waste) -> None:
    assert wastes_nothing("family-table", waste)


@pytest.mark.parametrize("waste", [each for each in ALL if each not in BY_MEMORY], ids=lambda each: each.__name__)
def test_a_beginner_wastes_nothing_that_can_be_seen_without_memory(waste: Waste) -> None:
    assert wastes_nothing("first-steps", waste)


@lru_cache
def asked(name: str, level: str) -> tuple[Counter[Waste], tuple[tuple[Waste, str], ...]]:
    """Return how often each waste tempted who is asked at this level in others' deals, and where it gave in."""
    game = GAMES[name]
    bot = LEVELS[level].player(game)
    met: Counter[Waste] = Counter()
    wasted = []
    for table in ("first-steps", "family-table"):
        for moment, deal, _ in moments(game, table, ASKED[name]):
            found = {waste: plays for waste in WASTES[name] if (plays := tempting(waste, deal))}
            met.update(found.keys())
            if found:
                (seat,) = deal.actors
                action = bot.choose(question_for(game, deal.state, seat), FEW, Stream(moment, "bot")).action
                wasted += [(waste, f"{table} {moment}: {action}") for waste in found if action in found[waste]]
    return met, tuple(wasted)


@pytest.mark.parametrize("waste", ALL, ids=lambda each: each.__name__)
@pytest.mark.parametrize("level", ["club", "master"])
def test_who_searches_wastes_nothing_or_very_seldom(level: str, waste: Waste) -> None:
    game = game_of(waste)
    met, wasted = asked(game, level)
    assert met[waste] >= ENOUGH
    where = [moment for other, moment in wasted if other is waste]
    assert len(where) <= SELDOM[game] * met[waste], where
