"""Cards of a hand that are worth the same: as many points, and nothing that is still out lies between them."""

from collections.abc import Iterable, Sequence

from cardavia.bots.search.groups import grouped
from cardavia.cards import Card
from cardavia.games.french_tarot.deck import DECK, TarotCard
from cardavia.games.french_tarot.view import FrenchTarotView


def alike(view: FrenchTarotView, cards: Sequence[Card]) -> list[list[TarotCard]]:
    """Return these cards of the view's hand in groups of equal ones, in the order given."""
    out = set(_out(view))
    held = (card for card in cards if isinstance(card, TarotCard))
    return grouped(held, lambda low, high: _are_equal(low, high, out))


def _out(view: FrenchTarotView) -> Iterable[TarotCard]:
    """Return the cards that others may hold, and those on the table: they can still part two of the hand's."""
    played = [card for trick in view.tricks for card in trick.cards]
    return DECK.rest(view.hand, played, view.ecart or (), view.aside or ())


def _are_equal(low: TarotCard, high: TarotCard, out: set[TarotCard]) -> bool:
    if low.suit is not high.suit or low.suit is None or low.points != high.points:
        return False
    return not any(low.order < card.order < high.order for card in out)
