"""How French Tarot is searched: the auction, the ecart and announcements by play-outs, cards by the common core."""

from collections.abc import Sequence

from cardavia.bots.bot import Answer
from cardavia.bots.search.card_play import play_card
from cardavia.bots.search.french_tarot.announcing import announce_chelem, show_poignee
from cardavia.bots.search.french_tarot.belief import belief_of
from cardavia.bots.search.french_tarot.bidding import bid
from cardavia.bots.search.french_tarot.ecart import lay_ecart
from cardavia.bots.search.french_tarot.equal import alike
from cardavia.bots.search.manner import Thinking
from cardavia.bots.worlds import Belief
from cardavia.cards import Card
from cardavia.games.french_tarot.bidding import Bid
from cardavia.games.french_tarot.declarations import DeclinePoignee
from cardavia.games.french_tarot.state import Phase
from cardavia.games.french_tarot.view import FrenchTarotView


class FrenchTarotManner:
    """What the search has to know of French Tarot. Scores are those of the seat, in points."""

    def play(self, thinking: Thinking, cards: Sequence[Card]) -> Answer:
        """Answer with the card that is best on average."""
        return play_card(thinking, self, cards)

    def belief(self, view: FrenchTarotView) -> Belief:
        """Return how likely the others would have bid so."""
        return belief_of(view)

    def alike(self, view: FrenchTarotView, cards: Sequence[Card]) -> list[list[Card]]:
        """Return the cards in groups of equal ones."""
        return alike(view, cards)

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
