"""How French Tarot is searched: the auction, the ecart and announcements by play-outs, cards by the common core."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cardavia.bots.bot import Answer
from cardavia.bots.search.french_tarot.announcing import announce_chelem, show_poignee
from cardavia.bots.search.french_tarot.bidding import bid
from cardavia.bots.search.french_tarot.card_play import play_card
from cardavia.bots.search.french_tarot.ecart import lay_ecart
from cardavia.bots.search.french_tarot.sparing import without_waste
from cardavia.bots.search.manner import Thinking
from cardavia.cards import Card
from cardavia.games.french_tarot.bidding import Bid
from cardavia.games.french_tarot.declarations import DeclinePoignee
from cardavia.games.french_tarot.state import Phase

HORIZON: Final = 4
"""With more tricks left play is not judged as if all cards lay open: nobody sees them, and it costs most time."""
SHORT: Final = 2
"""Who believes nothing sees so few tricks ahead."""
WORLDS: Final = 4
"""Playing out is cheap: who believes judges in so many times the worlds of a level,"""
FEW: Final = 4 / 3
"""and who does not in so many times."""


class FrenchTarotManner:
    """What the search has to know of French Tarot. Scores are those of the seat, in points."""

    def play(self, thinking: Thinking, cards: Sequence[Card]) -> Answer:
        """Answer with the card that is best on average, of those that are no plain waste."""
        return play_card(fitted(thinking), without_waste(thinking.view, cards))

    def announce(self, thinking: Thinking) -> Answer:
        """Bid, lay the ecart aside, announce a chelem or show a poignee."""
        fitting = fitted(thinking)
        kinds = {type(action) for action in thinking.choices.actions}
        if Bid in kinds:
            return bid(fitting)
        if DeclinePoignee in kinds:
            return show_poignee(fitting)
        if thinking.view.phase is Phase.ECART:
            return lay_ecart(fitting)
        return announce_chelem(fitting)


def fitted(thinking: Thinking) -> Thinking:
    """Return the question with the horizon and the number of worlds that fit this game."""
    depth = thinking.depth
    most, times = (HORIZON, WORLDS) if depth.believes else (SHORT, FEW)
    nearer = replace(depth, horizon=min(depth.horizon, most))
    return replace(thinking, depth=nearer, worlds=round(times * thinking.worlds))
