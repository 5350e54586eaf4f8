"""What need not be weighed: cards whose play would plainly be a waste of what the pair needs.

A few walks do not tell such a card from a better one, and a partner who sees it laid is not pleased.
"""

from collections.abc import Sequence
from typing import Final

from cardavia.bots.search.tarocchino.equal import is_small
from cardavia.bots.thumb.tarocchino.situation import Situation
from cardavia.cards import SEATS, Card, partner, side_of
from cardavia.games.tarocchino.deck import Rank, Suit, TarocchinoCard
from cardavia.games.tarocchino.view import TarocchinoView

MANY_TRUMPS: Final = 8
"""While so many trumps are out, who is out of a suit surely holds one."""


def without_waste(view: TarocchinoView, cards: Sequence[Card]) -> list[Card]:
    """Return these playable cards, in their order, without those that would be a waste; some are always left."""
    playable = tuple(card for card in cards if isinstance(card, TarocchinoCard))
    if view.seat is None:
        return list(cards)
    now = Situation(view, view.seat, playable)
    wasted = needless_courts(now) if now.leads else needless_masters(now)
    return [card for card in cards if card not in wasted]


def needless_masters(now: Situation) -> tuple[TarocchinoCard, ...]:
    """Return the trumps that nothing can beat any more, where the last to play can leave the partner the trick.

    Not when no other trump is out, nor when there is nothing else to play but the Matto.
    """
    if not now.is_last or not now.is_ours or not now.unseen_trumps:
        return ()
    masters = tuple(card for card in now.others if card.is_trump and now.is_master(card))
    return masters if len(masters) < len(now.others) else ()


def needless_courts(now: Situation) -> tuple[TarocchinoCard, ...]:
    """Return the Kings and Queens of suits that an opponent surely trumps, where a low card of the suit can be led.

    Not where the partner is known to be out of the suit as well, and may trump higher.
    """
    if len(now.unseen_trumps) < MANY_TRUMPS:
        return ()
    foes = [now.voids[seat] for seat in SEATS if side_of(seat) != side_of(now.seat)]
    trumped = {suit for void in foes if Suit.TRUMPS not in void for suit in void} - now.voids[partner(now.seat)]
    low = {card.suit for card in now.others if is_small(card)}
    return tuple(card for card in now.others if card.rank in {Rank.KING, Rank.QUEEN} and card.suit in trumped & low)
