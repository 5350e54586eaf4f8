"""What a partner may not throw away: plays that are plainly a waste, as seen from the view of whoever plays.

A few sure ones for each game. Each is a function from a view and the cards that may be played to those of them
whose play would be that waste. Always some other card is at hand that is none.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from cardavia.cards import SEATS, Card, Seat, partner, side_of
from cardavia.games.aluette.deck import AluetteCard
from cardavia.games.aluette.view import AluetteView
from cardavia.games.french_tarot import play as tarot_play
from cardavia.games.french_tarot.deck import DECK as TAROT_DECK
from cardavia.games.french_tarot.deck import Suit as TarotSuit
from cardavia.games.french_tarot.deck import TarotCard
from cardavia.games.french_tarot.view import FrenchTarotView
from cardavia.games.tarocchino.deck import DECK as TAROCCHINO_DECK
from cardavia.games.tarocchino.deck import Rank, Suit, TarocchinoCard
from cardavia.games.tarocchino.play import lacking
from cardavia.games.tarocchino.view import TarocchinoView

Waste: TypeAlias = Callable[[Any, tuple[Any, ...]], tuple[Card, ...]]

EARLY: Final = 4
LOWEST_DOUBLE: Final = 12
LOWEST_LUETTE: Final = 16
LOWEST_BIG_TRUMP: Final = 16
CAVALIER_POINTS: Final = 5
MANY_TRUMPS: Final = 8


def takes_nothing(view: AluetteView, cards: tuple[AluetteCard, ...]) -> tuple[Card, ...]:
    """Return the doubles and luettes that lie under the trick's highest card, where a lower card would too.

    Only who has more tricks than the partner: others may be rid of what would take one from the partner later.
    """
    if not _is_ahead(view, _of(view.seat)):
        return ()
    top, lowest = _top(view), min(card.level for card in cards)
    return tuple(card for card in cards if max(lowest + 1, LOWEST_DOUBLE) <= card.level < top)


def robs_the_partner(view: AluetteView, cards: tuple[AluetteCard, ...]) -> tuple[Card, ...]:
    """Return the luettes that take a trick from a partner who has more, and the cards that spoil it.

    Only as the last card, and where a lower one leaves the trick to the partner. With as many tricks or more it
    can be right, one player of the pair has to have the most; and early, to spoil it and stay the last to play.
    """
    top, lowest = _top(view), min(card.level for card in cards)
    has_it = len(view.trick) == len(SEATS) - 1 and view.highest == (partner(_of(view.seat)),)
    if not has_it or not _is_ahead(view, partner(_of(view.seat))) or lowest >= top or len(view.tricks) < EARLY:
        return ()
    return tuple(card for card in cards if card.level == top or card.level >= max(top, LOWEST_LUETTE))


def tops_the_defence(view: FrenchTarotView, cards: tuple[TarotCard, ...]) -> tuple[Card, ...]:
    """Return the trumps from 16 on that the last to play may spare: the defence has the trick, a lower will do.

    Where one trump has to beat the highest, all that may be played do. The Petit is no lower trump, and where
    nothing that is out lies between two trumps, they are the same.
    """
    if view.seat == view.taker or len(view.trick) < len(SEATS) - 1:
        return ()
    lying = tuple(card for _, card in view.trick)
    if tarot_play.winner(view.leader, lying) == view.taker:
        return ()
    low = min((card.strength for card in cards if card.is_trump and not card.is_petit), default=0)
    out = [card.strength for card in _unseen_of_tarot(view) if card.is_trump]
    return tuple(
        card
        for card in cards
        if card.is_trump
        and card.strength >= LOWEST_BIG_TRUMP
        and any(low < between < card.strength for between in out)
    )


def feeds_the_taker(view: FrenchTarotView, cards: tuple[TarotCard, ...]) -> tuple[Card, ...]:
    """Return the Kings, Dames and Cavaliers led into a suit that the taker trumps, with a low card of it at hand.

    Not where a fellow defender is known to be out of the suit too, and may trump higher.
    """
    if view.trick or view.seat == view.taker or not any(card.is_trump for card in _unseen_of_tarot(view)):
        return ()
    voids, taker = _voids_of_tarot(view), _of(view.taker)
    if TarotSuit.TRUMPS in voids[taker]:
        return ()
    fellows = frozenset(suit for seat in SEATS if seat != taker for suit in voids[seat])
    low = {card.suit for card in cards if card.is_plain and card.points == 1}
    trumped = voids[taker] - fellows
    return tuple(card for card in cards if card.points >= CAVALIER_POINTS and card.suit in trumped & low)


def spends_a_master(view: TarocchinoView, cards: tuple[TarocchinoCard, ...]) -> tuple[Card, ...]:
    """Return the trumps that nothing can beat any more, laid on the partner's trick as its last card.

    Only where trumps are still out, and a card is at hand that is neither such a trump nor the Matto.
    """
    seat = _of(view.seat)
    if len(view.trick) < len(SEATS) - 1 or view.winning != partner(seat):
        return ()
    highest = max((card.strength for card in _unseen_of_tarocchino(view) if card.is_trump), default=None)
    if highest is None:
        return ()
    masters = tuple(card for card in cards if card.is_trump and card.strength > highest)
    return masters if any(card not in masters and not card.is_matto for card in cards) else ()


def feeds_the_opponents(view: TarocchinoView, cards: tuple[TarocchinoCard, ...]) -> tuple[Card, ...]:
    """Return the Kings and Queens led into a suit that an opponent trumps, where a low card of it is held.

    Only while so many trumps are out that he surely holds one; not where the partner is known to be out of the suit
    too, and may trump higher.
    """
    if view.trick or sum(card.is_trump for card in _unseen_of_tarocchino(view)) < MANY_TRUMPS:
        return ()
    seat, voids = _of(view.seat), _voids_of_tarocchino(view)
    foes = [voids[foe] for foe in SEATS if side_of(foe) != side_of(seat)]
    trumped = {suit for void in foes if Suit.TRUMPS not in void for suit in void} - voids[partner(seat)]
    low = {card.suit for card in cards if card.rank is not None and card.points == 1 and not card.is_ace}
    return tuple(card for card in cards if card.rank in {Rank.KING, Rank.QUEEN} and card.suit in trumped & low)


WASTES: Final[Mapping[str, tuple[Waste, ...]]] = {
    "aluette": (takes_nothing, robs_the_partner),
    "french-tarot": (tops_the_defence, feeds_the_taker),
    "tarocchino": (spends_a_master, feeds_the_opponents),
}
"""The wastes of every game."""

BY_MEMORY: Final = frozenset({spends_a_master, feeds_the_taker, feeds_the_opponents})
"""Those that nobody can avoid who forgets the tricks before."""


def _of(seat: Seat | None) -> Seat:
    assert seat is not None, "the public plays no cards"
    return seat


def _top(view: AluetteView) -> int:
    """Return the highest level in the trick, 0 before the first card."""
    return max((card.level for _, card in view.trick), default=0)


def _is_ahead(view: AluetteView, seat: Seat) -> bool:
    return view.counts[seat] > view.counts[partner(seat)]


def _unseen_of_tarot(view: FrenchTarotView) -> tuple[TarotCard, ...]:
    played = [card for trick in view.tricks for card in trick.cards]
    return TAROT_DECK.rest(view.hand, played, [card for _, card in view.trick], view.aside or ())


def _voids_of_tarot(view: FrenchTarotView) -> dict[Seat, frozenset[TarotSuit]]:
    """Return the suits that each seat has shown not to hold, trumps among them."""
    found: dict[Seat, frozenset[TarotSuit]] = dict.fromkeys(SEATS, frozenset())
    for trick in view.tricks:
        led = next(card.suit for card in trick.cards if card.suit is not None)
        for seat, card in trick.plays:
            if card.suit not in {led, None}:
                found[seat] |= {led} if card.is_trump else {led, TarotSuit.TRUMPS}
    return found


def _unseen_of_tarocchino(view: TarocchinoView) -> tuple[TarocchinoCard, ...]:
    played = [card for trick in view.tricks for card in trick.cards]
    return TAROCCHINO_DECK.rest(view.hand, played, [card for _, card in view.trick], view.discards or ())


def _voids_of_tarocchino(view: TarocchinoView) -> dict[Seat, frozenset[Suit]]:
    """Return the suits that each seat has shown not to hold."""
    found: dict[Seat, frozenset[Suit]] = dict.fromkeys(SEATS, frozenset())
    for trick in view.tricks:
        for place, (seat, card) in enumerate(trick.plays):
            found[seat] |= lacking(trick.cards[:place], card)
    return found
