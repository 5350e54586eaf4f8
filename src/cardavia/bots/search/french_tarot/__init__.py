"""How French Tarot is searched: the auction, the ecart and announcements by play-outs, cards by the common core."""

from collections.abc import Sequence

from cardavia.bots.bot import Answer
from cardavia.bots.search.french_tarot.announcing import announce_chelem, show_poignee
from cardavia.bots.search.french_tarot.bidding import bid
from cardavia.bots.search.french_tarot.card_play import play_card
from cardavia.bots.search.french_tarot.ecart import lay_ecart
from cardavia.bots.search.manner import Thinking
from cardavia.cards import Card
from cardavia.games.french_tarot.bidding import Bid
from cardavia.games.french_tarot.declarations import DeclinePoignee
from cardavia.games.french_tarot.state import Phase


class FrenchTarotManner:
    """What the search has to know of French Tarot. Scores are those of the seat, in points."""

    def play(self, thinking: Thinking, cards: Sequence[Card]) -> Answer:
        """Answer with the card that is best on average."""
        return play_card(thinking, cards)

    def announce(self, thinking: Thinking) -> Answer:
        """Bid, lay the ecart aside, announce a chelem or show a poignee."""
        kinds = {type(action) for action in thinking.choices.actions}
        if Bid in kinds:
            return bid(thinking)
        if DeclinePoignee in kinds:
            return show_poignee(thinking)
        if thinking.view.phase is Phase.ECART:
            return lay_ecart(thinking)
        return announce_chelem(thinking)
