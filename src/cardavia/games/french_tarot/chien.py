"""The chien is shown and taken, and six cards are laid aside; or it stays hidden until the end.

Rules: tarot.chien.shown, tarot.chien.discard-six, tarot.chien.no-kings-no-bouts, tarot.chien.plain-first,
tarot.chien.trumps-shown, tarot.chien.sans, tarot.chien.contre.
"""

from dataclasses import dataclass
from typing import Final

from cardavia.cards import Seat
from cardavia.games.french_tarot import rulebook
from cardavia.games.french_tarot.bidding import Contract, Side
from cardavia.games.french_tarot.deck import Cards, TarotCard, among, in_order
from cardavia.rules import EVERYBODY, Action, Audience, Event, Pick, Refusal, only, refusal

ECART_SIZE: Final = 6
DISCARD: Final = "discard"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Lay these cards aside, in any order. Written `discard <six cards>`."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class ChienShown(Event):
    """The chien was turned up and joins the taker's hand."""

    seat: Seat
    cards: Cards

    @property
    def audience(self) -> Audience:
        """Everybody sees it."""
        return EVERYBODY


@dataclass(frozen=True, slots=True)
class EcartLaid(Event):
    """The taker laid these six cards aside."""

    seat: Seat
    cards: Cards

    @property
    def audience(self) -> Audience:
        """The taker alone knows all six."""
        return only(self.seat)


@dataclass(frozen=True, slots=True)
class EcartMade(Event):
    """Six cards of the taker's lie aside; `trumps` are the trumps among them, `None` when there is none."""

    seat: Seat
    trumps: Cards | None

    @property
    def audience(self) -> Audience:
        """Trumps in the ecart are shown to everybody (tarot.chien.trumps-shown)."""
        return EVERYBODY


@dataclass(frozen=True, slots=True)
class CardsApartShown(Event):
    """The deal is over, and the six cards that took no part in the play were turned up: the ecart or the chien."""

    cards: Cards

    @property
    def audience(self) -> Audience:
        """Everybody sees them now."""
        return EVERYBODY


def refused_turn(turn: Seat) -> Refusal:
    """Return the refusal of an action while this seat lays cards aside."""
    return refusal(rulebook.CHIEN_DISCARD_SIX, reason="turn", seat=turn)


def refused(hand: Cards, cards: Cards) -> Refusal | None:
    """Return the first rule that laying these cards of the 24 aside would break."""
    if len(cards) != ECART_SIZE:
        return refusal(rulebook.CHIEN_DISCARD_SIX, reason="count", count=len(cards))
    for place, card in enumerate(cards):
        if among(card, cards[:place]):
            return refusal(rulebook.CHIEN_DISCARD_SIX, reason="twice", card=card)
        if not among(card, hand):
            return refusal(rulebook.CHIEN_DISCARD_SIX, reason="not-held", card=card)
    for card in cards:
        if card.is_king or card.is_bout:
            return refusal(rulebook.CHIEN_NO_KINGS_NO_BOUTS, card=card)
    return _refused_trumps(hand, cards)


def _refused_trumps(hand: Cards, cards: Cards) -> Refusal | None:
    plain = plain_to_lay(hand)
    for card in cards:
        if card.is_trump and len(plain) >= ECART_SIZE:
            return refusal(rulebook.CHIEN_PLAIN_FIRST, reason="trump", card=card)
    for card in plain:
        if len(plain) < ECART_SIZE and not among(card, cards):
            return refusal(rulebook.CHIEN_PLAIN_FIRST, reason="kept", card=card, count=len(plain))
    return None


def open_discard(hand: Cards) -> Pick:
    """Return the choice of six among the 24 cards; the proposal is the six worth least, short suits first."""
    plain = plain_to_lay(hand)
    if len(plain) >= ECART_SIZE:
        return Pick(DISCARD, ECART_SIZE, plain, must=(), proposed=_cheapest(plain, ECART_SIZE))
    trumps = tuple(card for card in hand if card.is_trump and not card.is_bout)
    proposed = (*plain, *_cheapest(trumps, ECART_SIZE - len(plain)))
    return Pick(DISCARD, ECART_SIZE, (*plain, *trumps), must=plain, proposed=proposed)


def plain_to_lay(hand: Cards) -> Cards:
    """Return the plain cards of a hand that may be laid aside: all but the Kings."""
    return tuple(card for card in hand if card.is_plain and not card.is_king)


def shown_trumps(cards: Cards) -> Cards:
    """Return the trumps among cards laid aside: everybody sees them."""
    return tuple(card for card in cards if card.is_trump)


def following(seat: Seat, cards: Cards) -> tuple[Event, ...]:
    """Return what follows when the taker lays these cards aside."""
    laid = in_order(cards)
    return (EcartLaid(seat, laid), EcartMade(seat, shown_trumps(laid) or None))


def set_apart(contract: Contract, chien: Cards, ecart: Cards) -> tuple[Side, Cards]:
    """Return the six cards that take no part in the play, and the side they count for at the end."""
    if contract.shows_chien:
        return Side.TAKER, ecart
    return (Side.TAKER if contract is Contract.GARDE_SANS else Side.DEFENCE), chien


def _cheapest(cards: Cards, count: int) -> Cards:
    lengths = {card.suit: sum(other.suit is card.suit for other in cards) for card in cards}

    def worth_keeping(card: TarotCard) -> tuple[int, int, int]:
        return card.points, lengths[card.suit], card.order

    return in_order(sorted(cards, key=worth_keeping)[:count])
