"""Announcements: the taker's chelem, and a poignee of trumps shown just before one's first card.

Rules: tarot.declarations.chelem, tarot.declarations.poignee, tarot.declarations.poignee-levels,
tarot.declarations.poignee-excuse, tarot.declarations.poignee-shown, tarot.declarations.four-kings.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from cardavia.cards import Seat
from cardavia.games.french_tarot import rulebook
from cardavia.games.french_tarot.deck import EXCUSE, KINGS, Cards, TarotCard, among, in_order
from cardavia.games.french_tarot.house_rules import FrenchTarotHouseRules
from cardavia.rules import EVERYBODY, Action, Audience, Event, Pick, Refusal, only, refusal

POIGNEE: Final = "poignee"
LEVELS: Final = (10, 13, 15)
TRIPLE: Final = LEVELS[-1]
BONUS: Final = {10: 20, 13: 30, 15: 40}
"""What a poignee of so many cards is worth, in points (tarot.scoring.poignee)."""

Shown: TypeAlias = tuple[Seat, Cards]
"""A seat and the poignee it showed."""


class Chelem(StrEnum):
    """What the taker said of a chelem."""

    ANNOUNCED = "announced"
    FORGONE = "forgone"


@dataclass(frozen=True, slots=True)
class AnnounceChelem(Action):
    """Announce a chelem. Written `chelem yes`."""


@dataclass(frozen=True, slots=True)
class ForgoChelem(Action):
    """Announce no chelem. Written `chelem no`."""


@dataclass(frozen=True, slots=True)
class ShowPoignee(Action):
    """Show these cards, in any order. Written `poignee <10, 13 or 15 cards>`."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class DeclinePoignee(Action):
    """Show no poignee though one is open. Written `poignee no`."""


@dataclass(frozen=True, slots=True)
class ChelemAnnounced(Event):
    """The taker announced a chelem."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Everybody hears it."""
        return EVERYBODY


@dataclass(frozen=True, slots=True)
class ChelemForgone(Event):
    """The taker announced no chelem."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Everybody knows that the play begins."""
        return EVERYBODY


@dataclass(frozen=True, slots=True)
class PoigneeShown(Event):
    """A seat showed this poignee: in descending order, the Excuse last."""

    seat: Seat
    cards: Cards

    @property
    def audience(self) -> Audience:
        """Everybody sees it."""
        return EVERYBODY


@dataclass(frozen=True, slots=True)
class PoigneeDeclined(Event):
    """A seat kept its poignee to itself."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Nobody else may know that there was one."""
        return only(self.seat)


def refused_chelem_turn(turn: Seat) -> Refusal:
    """Return the refusal of an action while the taker may announce a chelem."""
    return refusal(rulebook.DECLARATIONS_CHELEM, seat=turn)


def refused_poignee_turn(turn: Seat) -> Refusal:
    """Return the refusal of an action while this seat decides on a poignee."""
    return refusal(rulebook.DECLARATIONS_POIGNEE, reason="turn", seat=turn)


def refused(hand: Cards, aside: Cards, cards: Cards, house_rules: FrenchTarotHouseRules) -> Refusal | None:
    """Return the first rule that showing these cards would break; `aside` are the trumps this seat laid aside."""
    if len(cards) not in LEVELS:
        return refusal(rulebook.DECLARATIONS_POIGNEE_SHOWN, reason="count", count=len(cards))
    for place, card in enumerate(cards):
        if among(card, cards[:place]):
            return refusal(rulebook.DECLARATIONS_POIGNEE_SHOWN, reason="twice", card=card)
    ways = [pick for pick in open_poignees(hand, aside, house_rules) if pick.size == len(cards)]
    if not ways:
        trumps = len(trumps_of(hand))
        return refusal(rulebook.DECLARATIONS_POIGNEE_LEVELS, level=len(cards), trumps=trumps)
    return _refused_cards(hand, aside, cards) or _refused_choice(ways, cards)


def _refused_cards(hand: Cards, aside: Cards, cards: Cards) -> Refusal | None:
    for card in cards:
        if not (card.is_trump or card.is_excuse):
            return refusal(rulebook.DECLARATIONS_POIGNEE, reason="no-trump", card=card)
        if not (among(card, hand) or among(card, aside)):
            return refusal(rulebook.DECLARATIONS_POIGNEE, reason="not-held", card=card)
    for card in cards:
        if among(card, aside) and not (len(cards) == TRIPLE and holds_four_kings(hand)):
            return refusal(rulebook.DECLARATIONS_FOUR_KINGS, card=card)
    return None


def _refused_choice(ways: list[Pick], cards: Cards) -> Refusal | None:
    if any(way.allows(cards) for way in ways):
        return None
    if among(EXCUSE, cards):
        return refusal(rulebook.DECLARATIONS_POIGNEE_EXCUSE, level=len(cards))
    return refusal(rulebook.DECLARATIONS_POIGNEE_SHOWN, reason="chosen", count=len(cards))


def open_poignees(hand: Cards, aside: Cards, house_rules: FrenchTarotHouseRules) -> tuple[Pick, ...]:
    """Return every way to show a poignee from this hand, by size; none when no level is open.

    `aside` are the trumps this seat laid aside, which four Kings may bring back into a triple poignee.
    """
    trumps = trumps_of(hand)
    if len(trumps) + len(aside) < LEVELS[0] - 1:
        return ()
    ways = [_way(level, trumps, hand, house_rules) for level in LEVELS]
    if aside and holds_four_kings(hand):
        ways.append(_four_kings(in_order((*trumps, *aside)), hand, house_rules))
    return tuple(way for way in ways if way is not None)


def _way(level: int, trumps: Cards, hand: Cards, house_rules: FrenchTarotHouseRules) -> Pick | None:
    """Return how a poignee of this level is put together from these trumps, and the Excuse if the hand has it."""
    if len(trumps) >= level:
        highest = displayed(trumps)[:level]
        if house_rules.poignee_chosen:
            return Pick(POIGNEE, level, trumps, must=(), proposed=highest)
        return Pick(POIGNEE, level, in_order(highest), must=in_order(highest), proposed=highest)
    if len(trumps) == level - 1 and among(EXCUSE, hand):
        every_one = (*trumps, EXCUSE)
        return Pick(POIGNEE, level, every_one, must=every_one, proposed=displayed(every_one))
    return None


def _four_kings(pool: Cards, hand: Cards, house_rules: FrenchTarotHouseRules) -> Pick | None:
    if len(pool) < TRIPLE and not house_rules.four_kings_excuse:
        return None
    return _way(TRIPLE, pool, hand, house_rules)


def following(seat: Seat, action: Action) -> Event:
    """Return what follows when this seat announces or shows something, or does not."""
    match action:
        case ShowPoignee(cards=cards):
            return PoigneeShown(seat, displayed(cards))
        case DeclinePoignee():
            return PoigneeDeclined(seat)
        case AnnounceChelem():
            return ChelemAnnounced(seat)
        case ForgoChelem():
            return ChelemForgone(seat)
        case _:
            raise TypeError(f"no announcement: {action!r}")


def displayed(cards: Iterable[TarotCard]) -> Cards:
    """Return the cards as they are laid out: in descending order, the Excuse last."""
    return tuple(sorted(cards, key=lambda card: -card.strength))


def trumps_of(hand: Cards) -> Cards:
    """Return the trumps of a hand; the Excuse is not one."""
    return tuple([card for card in hand if card.is_trump])


def holds_four_kings(hand: Cards) -> bool:
    """Say whether all four Kings are in the hand."""
    return sum(card.is_king for card in hand) == len(KINGS)
