"""What a hand of French Tarot is worth to a bidder: the club count.

The count is Chavey's, with trumps counted as he does: the Excuse is one of them. Two numbers: the count itself,
and what short suits add to it when the chien is not taken.
"""

from collections.abc import Iterable
from typing import Final

from cardavia.games.french_tarot.deck import PLAIN_SUITS, Suit, TarotCard

T21: Final = 21
LOWEST_BIG_TRUMP: Final = 16
ENOUGH_TRUMPS: Final = 5

_PETIT: Final = {5: 5, 6: 7}
_LENGTH: Final = {5: 5, 6: 7}


def count(hand: Iterable[TarotCard]) -> int:
    """Return the count of a hand: under 40 a passing hand, over 80 an overwhelming one."""
    cards = tuple(hand)
    return _trumps(cards) + sum(_suit(cards, suit) for suit in PLAIN_SUITS)


def distribution(hand: Iterable[TarotCard]) -> int:
    """Return what the short suits of a hand add where the chien is not taken: 6 a void, 3 a singleton."""
    cards = tuple(hand)
    lengths = [len(of_suit(cards, suit)) for suit in PLAIN_SUITS]
    return 6 * lengths.count(0) + 3 * lengths.count(1)


def of_suit(cards: Iterable[TarotCard], suit: Suit) -> tuple[TarotCard, ...]:
    """Return the cards of one suit, the highest first."""
    return tuple(sorted((card for card in cards if card.suit is suit), key=lambda card: -card.strength))


def trumps_of(cards: Iterable[TarotCard]) -> tuple[TarotCard, ...]:
    """Return the trumps, the highest first; the Excuse is none."""
    return of_suit(cards, Suit.TRUMPS)


def _trumps(cards: tuple[TarotCard, ...]) -> int:
    numbers = [card.strength for card in trumps_of(cards)]
    has_excuse = any(card.is_excuse for card in cards)
    length = len(numbers) + has_excuse
    big = [number for number in numbers if number >= LOWEST_BIG_TRUMP]
    touching = sum(number - 1 in big or number + 1 in big for number in big)
    found = 10 * (T21 in numbers) + 8 * has_excuse + 2 * len(big) + touching
    if any(card.is_petit for card in cards) and length >= ENOUGH_TRUMPS:
        found += _PETIT.get(length, 9)
    return found + (2 * length if length >= ENOUGH_TRUMPS else 0)


def _suit(cards: tuple[TarotCard, ...], suit: Suit) -> int:
    held = of_suit(cards, suit)
    points = {card.points for card in held}
    king, queen = 9 in points, 7 in points
    honours = 10 if king and queen else 6 * king + 3 * queen
    length = _LENGTH.get(len(held), 9 if len(held) > 6 else 0)
    return honours + 2 * (5 in points) + (3 in points) + length
