"""Cards of a hand that are worth the same: Moors, and small cards with nothing that is still out between them."""

from collections.abc import Sequence

from cardavia.bots.search.groups import grouped
from cardavia.cards import Card
from cardavia.games.tarocchino.deck import DECK, TarocchinoCard
from cardavia.games.tarocchino.view import TarocchinoView


def alike(view: TarocchinoView, cards: Sequence[Card]) -> list[list[TarocchinoCard]]:
    """Return these cards of the view's hand in groups of equal ones, the lowest first."""
    played = [card for trick in view.tricks for card in trick.cards]
    out = DECK.rest(view.hand, played, view.discards or ())
    held = sorted((card for card in cards if isinstance(card, TarocchinoCard)), key=_by_suit)
    return grouped(held, lambda low, high: _are_equal(low, high, out))


def _by_suit(card: TarocchinoCard) -> tuple[str, int]:
    return (card.suit or "", card.strength)


def _are_equal(low: TarocchinoCard, high: TarocchinoCard, out: Sequence[TarocchinoCard]) -> bool:
    if low.is_moor and high.is_moor:
        return True
    if low.suit is not high.suit or not (is_small(low) and is_small(high)):
        return False
    return not any(card.suit is low.suit and low.strength < card.strength < high.strength for card in out)


def is_small(card: TarocchinoCard) -> bool:
    """Say whether a card is a number from 6 to 10, part of no combination."""
    return card.rank is not None and card.points == 1 and not card.is_ace
