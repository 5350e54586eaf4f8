"""Settlement: who ends up with which cards, and the card that is handed over for the Matto.

Rules: tarocchino.settlement.cards, last-trick, matto-kept, matto-price, no-trick-matto, no-trick-discard, total.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from cardavia.cards import SIDES, Seat, Side, Trick, side_of
from cardavia.games.tarocchino import deck
from cardavia.games.tarocchino.combinations import find
from cardavia.games.tarocchino.deck import (
    DECK,
    ONE_POINT,
    PLAIN_SUITS,
    THE_MATTO,
    Rank,
    TarocchinoCard,
    half_points,
)
from cardavia.games.tarocchino.house_rules import MattoPrice, TarocchinoHouseRules
from cardavia.rules import EVERYBODY, Audience, Event

LAST_TRICK: Final = 6
"""Points for the last trick."""

PRICE_ORDER: Final = (
    *(
        DECK[suit + rank]
        for rank in (Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN)
        for suit in PLAIN_SUITS
    ),
    *(DECK[code] for code in (*deck.NUMBERS, *deck.MOORS, deck.MOON, deck.SUN)),
    *(DECK[suit + Rank.ACE] for suit in PLAIN_SUITS),
    *(card for card in DECK if card.points > ONE_POINT and not card.is_matto),
)
"""Which card pays for the Matto where the loss is equal: the first of them in this order."""

Cards: TypeAlias = tuple[TarocchinoCard, ...]
Tricks: TypeAlias = Sequence[Trick[TarocchinoCard]]


@dataclass(frozen=True, slots=True)
class DiscardsShown(Event):
    """All tricks are played: the dealer's two discards are turned up, and the deal is settled."""

    seat: Seat
    cards: tuple[TarocchinoCard, ...]

    @property
    def audience(self) -> Audience:
        """Everybody sees them now."""
        return EVERYBODY


@dataclass(frozen=True, slots=True)
class Piles:
    """The cards of both sides after the exchanges.

    `tricks` are the cards of each side's tricks as they were taken; `discard_side` the side the dealer's discards
    count for; `keeper` the side that takes its Matto back from the other and pays for it with `price`; `counted`
    what each side counts in the end.
    """

    tricks: tuple[Cards, ...]
    discard_side: Side
    keeper: Side | None
    price: TarocchinoCard | None
    counted: tuple[Cards, ...]


def settled(tricks: Tricks, dealer: Seat, discards: Cards, house_rules: TarocchinoHouseRules) -> Piles:
    """Return the piles after all tricks are played."""
    taken = tuple(taken_cards(tricks, side) for side in SIDES)
    discard_side = side_of_discards(dealer, tricks)
    piles = [taken[side] + (discards if side == discard_side else ()) for side in SIDES]
    keeper, price = matto_keeper(tricks), None
    if keeper is not None:
        other = 1 - keeper
        own_discards = discards if keeper == discard_side else ()
        price = matto_price(taken[keeper], own_discards, house_rules)
        piles[keeper] = _exchanged(piles[keeper], price, THE_MATTO)
        piles[other] = _exchanged(piles[other], THE_MATTO, price)
    return Piles(taken, discard_side, keeper, price, tuple(piles))


def taken_cards(tricks: Tricks, side: Side) -> Cards:
    """Return the cards of the tricks that this side took, in the order taken."""
    return tuple(card for trick in tricks if taken_by(trick) == side for card in trick.cards)


def taken_by(trick: Trick[TarocchinoCard]) -> Side:
    """Return the side that took this trick; raise `ValueError` for a trick that nobody took."""
    if trick.taken_by is None:
        raise ValueError("every trick of Tarocchino is taken by someone")
    return side_of(trick.taken_by)


def side_of_discards(dealer: Seat, tricks: Tricks) -> Side:
    """Return whom the discards count for: the dealer's pair, the other when that took no trick.

    tarocchino.dealing.discard-side, tarocchino.settlement.no-trick-discard
    """
    own = side_of(dealer)
    return own if took_a_trick(tricks, own) else 1 - own


def took_a_trick(tricks: Tricks, side: Side) -> bool:
    """Say whether this side has taken a trick."""
    return any(taken_by(trick) == side for trick in tricks)


def matto_player(tricks: Tricks) -> Seat | None:
    """Return who played the Matto to one of these tricks."""
    return next((seat for trick in tricks for seat, card in trick.plays if card.is_matto), None)


def matto_debtor(tricks: Tricks) -> Side | None:
    """Return the side that played the Matto to a trick of the other, `None` when it lies in a trick of its own."""
    for trick in tricks:
        for seat, card in trick.plays:
            if card.is_matto:
                return side_of(seat) if taken_by(trick) != side_of(seat) else None
    return None


def matto_keeper(tricks: Tricks) -> Side | None:
    """Return the side that takes its Matto back and pays for it: the debtor, unless it took no trick at all.

    tarocchino.settlement.matto-kept, tarocchino.settlement.no-trick-matto
    """
    debtor = matto_debtor(tricks)
    return debtor if debtor is not None and took_a_trick(tricks, debtor) else None


def matto_price(tricks: Cards, discards: Cards, house_rules: TarocchinoHouseRules) -> TarocchinoCard:
    """Return the card handed over for the Matto by a pair with these cards of tricks and these discards."""
    candidates = price_candidates(tricks, discards)
    if house_rules.matto_price is MattoPrice.FIXED_ORDER:
        return min(candidates, key=PRICE_ORDER.index)
    pile = (*tricks, *discards, THE_MATTO)
    # All are of one value, and what is part of no combination costs no more than that.
    combined = find(pile, house_rules).cards
    cheapest = [card for card in candidates if card not in combined] or candidates
    return min(cheapest, key=lambda card: (loss(pile, card, house_rules), PRICE_ORDER.index(card)))


def price_candidates(tricks: Cards, discards: Cards) -> Cards:
    """Return the cards that may pay for the Matto: those of the lowest value, from the tricks if they hold any.

    So they are 1-point cards of the tricks, else 1-point cards of the discards, since no card counts less; only
    where there are none either are they dearer.
    """
    lowest = min(card.points for card in (*tricks, *discards))
    cheap = tuple(card for card in tricks if card.points == lowest)
    return cheap or tuple(card for card in discards if card.points == lowest)


def loss(pile: Iterable[TarocchinoCard], card: TarocchinoCard, house_rules: TarocchinoHouseRules) -> int:
    """Return by how many half-points the score of this pile falls when it loses this card."""
    cards = tuple(pile)
    without = tuple(other for other in cards if other is not card)
    return _own_score(cards, house_rules) - _own_score(without, house_rules)


def last_trick(tricks: Tricks) -> tuple[int, ...]:
    """Return each side's points for the last trick."""
    side = taken_by(tricks[-1])
    return tuple(LAST_TRICK if side == own else 0 for own in SIDES)


def winner(totals: Sequence[int]) -> Side | None:
    """Return the side with the higher total, `None` for a draw."""
    first, second = totals
    if first == second:
        return None
    return 0 if first > second else 1


def _own_score(cards: Cards, house_rules: TarocchinoHouseRules) -> int:
    return half_points(cards) + 2 * find(cards, house_rules).total


def _exchanged(pile: Cards, gone: TarocchinoCard, come: TarocchinoCard) -> Cards:
    return (*(card for card in pile if card is not gone), come)
