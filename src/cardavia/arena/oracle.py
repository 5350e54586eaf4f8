"""The Oracle: a player that sees every card, and plays the best. It only measures how much there is to gain.

It is no bot: it is shown the deal itself. What is not the play of a card it leaves to the best bot there is.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from cardavia.arena.player import Player
from cardavia.bots import Budget
from cardavia.bots.levels import ADVISER
from cardavia.cards import Seat
from cardavia.engine import solve
from cardavia.match import Deal
from cardavia.rules import Action, PlayCard

NODES: Final = 300_000
"""How many positions it looks at for an exact answer: a tenth of a second or so."""

SOLVED: Final = {"aluette": 7, "french-tarot": 9, "tarocchino": 7}
"""With how many cards left in the hand an exact answer is tried."""


@dataclass(frozen=True, slots=True)
class Oracle:
    """Plays the card of the highest true value, the first of the deck among equals.

    `key` is as a `Player` has it; `worlds` are for what it leaves to the best bot.
    """

    key: str
    worlds: int = ADVISER.budget.worlds
    nodes: int = NODES

    def asked(self, deal: Deal, seat: Seat) -> Action:
        """Return what it does in this seat, knowing every card."""
        actions = deal.game.choices(deal.state, seat).actions
        if not any(isinstance(action, PlayCard) for action in actions):
            return self._adviser.asked(deal, seat)
        if len(actions) == 1:
            return actions[0]
        values = self._values(deal, seat)
        if values is None:
            return self._adviser.asked(deal, seat)
        best = max(values.values())
        return PlayCard(next(card for card in sorted(values) if values[card] == best))

    @property
    def _adviser(self) -> Player:
        return Player(replace(ADVISER, budget=Budget(self.worlds)), self.key)

    def _values(self, deal: Deal, seat: Seat) -> Mapping[Any, int] | None:
        """Return each card's exact value, `None` while that takes too long."""
        if len(deal.state.hands[seat]) > SOLVED[deal.game.name]:
            return None
        return solve(deal.game, deal.state, self.nodes)
