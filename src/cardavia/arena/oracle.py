"""The Oracle: a player that sees every card, and plays the best. It only measures how much there is to gain.

It is no bot: it is shown the deal itself. What is not the play of a card it leaves to the best bot there is.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from cardavia.arena.player import Player
from cardavia.bots import Budget
from cardavia.bots.levels import ADVISER
from cardavia.cards import Card, Seat
from cardavia.engine import judge, solve
from cardavia.match import Deal
from cardavia.rules import Action, PlayCard

NODES: Final = 100_000
"""How many positions it looks at for an exact answer: some hundredths of a second."""

EXACT: Final[Mapping[str, int]] = {"aluette": 7, "french-tarot": 8, "tarocchino": 6}
"""With how many cards left in its hand an exact answer is tried."""

HORIZON: Final[Mapping[str, int]] = {"aluette": 5, "french-tarot": 6, "tarocchino": 4}
"""How many tricks are left where exact play begins in what is judged before."""


@dataclass(frozen=True, slots=True)
class Oracle:
    """Plays the card of the highest true value; among equals the one that does best if nobody sees the cards.

    The value is exact near the end; earlier, or where it would take more than `nodes` positions, all four follow
    the compiled rules of thumb to where it is. `key` is as a `Player` has it; `worlds` are for what is no card.
    """

    key: str
    worlds: int = ADVISER.budget.worlds
    nodes: int = NODES

    def asked(self, deal: Deal, seat: Seat) -> Action:
        """Return what it does in this seat, knowing every card."""
        actions = deal.game.choices(deal.state, seat).actions
        cards = [action.card for action in actions if isinstance(action, PlayCard)]
        if not cards:
            return Player(replace(ADVISER, budget=Budget(self.worlds)), self.key).asked(deal, seat)
        if len(cards) == 1:
            return actions[0]
        values = self._exact(deal, seat) or self._judged(deal, cards, HORIZON[deal.game.name])
        equals = [card for card in cards if values[card] == max(values.values())]
        if len(equals) == 1:
            return PlayCard(equals[0])
        values = self._judged(deal, equals, 0)
        return PlayCard(max(equals, key=lambda card: values[card]))

    def _exact(self, deal: Deal, seat: Seat) -> Mapping[Any, int] | None:
        if len(deal.state.hands[seat]) > EXACT[deal.game.name]:
            return None
        return solve(deal.game, deal.state, self.nodes)

    def _judged(self, deal: Deal, cards: list[Card], horizon: int) -> Mapping[Any, int]:
        (row,) = judge(deal.game, [deal.state], cards, horizon=horizon, nodes=self.nodes)
        return {card: int(value) for card, value in zip(cards, row, strict=True)}
