"""How the command line asks a bot."""

from dataclasses import dataclass

from cardavia.bots.levels import Level
from cardavia.cards import Seat, Stream
from cardavia.match import Deal
from cardavia.rules import Action


@dataclass(frozen=True, slots=True)
class Player:
    """A bot of some level in any seat. `key` fixes all that it draws, with the seat and how far the deal is."""

    level: Level
    key: str

    def asked(self, deal: Deal, seat: Seat) -> Action:
        """Return what the bot does in this seat, shown nothing but what the seat may know."""
        game, state = deal.game, deal.state
        bot = self.level.player(game)
        rng = Stream(self.key, f"player-{seat}-{len(deal.actions)}")
        return bot.choose(game.view(state, seat), game.choices(state, seat), self.level.budget, rng).action
