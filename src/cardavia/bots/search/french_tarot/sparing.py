"""What a defender need not weigh: cards whose play would plainly be a waste of what the defence needs.

A few worlds do not tell such a card from a better one, and a partner who sees it laid is not pleased.
"""

from collections.abc import Sequence
from typing import Final

from cardavia.bots.thumb.french_tarot.situation import Situation
from cardavia.bots.thumb.french_tarot.taker import HONOUR_POINTS
from cardavia.bots.thumb.french_tarot.weighing import LOWEST_BIG_TRUMP
from cardavia.cards import SEATS, Card
from cardavia.games.french_tarot.deck import Suit, TarotCard
from cardavia.games.french_tarot.view import FrenchTarotView

LOWEST_POINTS: Final = 1


def without_waste(view: FrenchTarotView, cards: Sequence[Card]) -> list[Card]:
    """Return these playable cards, in their order, without those that would be a waste; some are always left."""
    if view.seat is None or view.taker is None or view.seat == view.taker:
        return list(cards)
    playable = tuple(card for card in cards if isinstance(card, TarotCard))
    now = Situation(view, view.seat, view.taker, playable)
    wasted = needless_honours(now) if now.leads else needless_trumps(now)
    return [card for card in cards if card not in wasted]


def needless_trumps(now: Situation) -> tuple[TarotCard, ...]:
    """Return the big trumps that the last to play can spare, since the defence has the trick and a lower one does.

    The Petit is no lower one, and a trump with nothing that is out between it and the lower is the same as that.
    """
    trumps = tuple(card for card in now.playable if card.is_trump and not card.is_petit)
    if not now.is_last or not now.is_ours or not trumps:
        return ()
    least = min(card.strength for card in trumps)
    out = [card.strength for card in now.unseen_trumps if card.strength > least]
    return tuple(
        card
        for card in trumps
        if card.strength >= LOWEST_BIG_TRUMP and any(between < card.strength for between in out)
    )


def needless_honours(now: Situation) -> tuple[TarotCard, ...]:
    """Return the honours of suits that the taker may trump, where a worthless card of the suit can be led.

    Not where a partner is known to be out of the suit as well, and may trump higher.
    """
    taker = now.voids[now.taker]
    if Suit.TRUMPS in taker or not now.unseen_trumps:
        return ()
    partners = frozenset(suit for seat in SEATS if seat != now.taker for suit in now.voids[seat])
    low = {card.suit for card in now.plain if card.points == LOWEST_POINTS}
    trumped = (now.void_of_taker - partners) & low
    return tuple(card for card in now.plain if card.points >= HONOUR_POINTS and card.suit in trumped)
