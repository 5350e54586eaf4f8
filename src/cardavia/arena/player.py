"""How a bot is asked about a deal: shown its seat's view alone, with random numbers that nobody else draws."""

from dataclasses import dataclass
from typing import Protocol

from cardavia.bots import SoFar
from cardavia.bots.levels import Level
from cardavia.cards import Seat, Stream
from cardavia.match import Deal
from cardavia.rules import Action


class Seated(Protocol):
    """Whoever acts for the seats of a deal."""

    def asked(self, deal: Deal, seat: Seat) -> Action:
        """Return what this seat does now."""
        ...


@dataclass(frozen=True, slots=True)
class Player:
    """A bot of some level in any seat. `key` fixes all that it draws, with the seat and how far the deal is.

    `so_far` is how the match stands; without it the deal is all that counts.
    """

    level: Level
    key: str
    so_far: SoFar | None = None

    def asked(self, deal: Deal, seat: Seat) -> Action:
        """Return what the bot does in this seat, shown nothing but what the seat may know."""
        game, state = deal.game, deal.state
        bot = self.level.player(game)
        rng = drawn_by(self.key, deal, seat)
        view, choices = game.view(state, seat), game.choices(state, seat)
        return bot.choose(view, choices, self.level.budget, rng, self.so_far).action


def drawn_by(key: str, deal: Deal, seat: Seat) -> Stream:
    """Return the random numbers of this seat's decision: whoever decides draws the same."""
    return Stream(key, f"player-{seat}-{len(deal.actions)}")
