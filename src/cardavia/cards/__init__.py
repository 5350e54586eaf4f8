"""What every card game shares: cards, decks, seats, tricks, and a shuffle that a seed fixes for ever."""

from cardavia.cards.card import Card, Deck
from cardavia.cards.dealt import Dealt
from cardavia.cards.seats import SEATS, SIDES, Seat, Side, from_seat, next_seat, partner, side_of
from cardavia.cards.shuffle import Stream
from cardavia.cards.trick import Trick

__all__ = [
    "SEATS",
    "SIDES",
    "Card",
    "Dealt",
    "Deck",
    "Seat",
    "Side",
    "Stream",
    "Trick",
    "from_seat",
    "next_seat",
    "partner",
    "side_of",
]
