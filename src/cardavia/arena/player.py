"""How a bot is asked about a deal: shown its seat's view alone, with random numbers that nobody else draws."""

from dataclasses import dataclass
from typing import Protocol

from cardavia.bots import SoFar, question_for
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
        question = question_for(deal.game, deal.state, seat, self.so_far)
        bot = self.level.player(deal.game)
        return bot.choose(question, self.level.budget, drawn_by(self.key, deal, seat)).action


def drawn_by(key: str, deal: Deal, seat: Seat) -> Stream:
    """Return the random numbers of this seat's decision: whoever decides draws the same."""
    return Stream(key, f"player-{seat}-{len(deal.actions)}")
