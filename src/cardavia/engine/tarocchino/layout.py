"""Tarocchino in numbers: the cards, and the array that is a state.

A card is a number from 0 to 61, and a hand or a pile a mask of 62 bits. The four suits D C B S have ten numbers
each, in their own order from the lowest card: 10 x suit + strength, so that the courts F C Q R are 6-9 in every
suit. Then the trumps from the lowest: BE 40, the Moors 41-44, T5 to T16 45-56, LU 57, SO 58, MO 59, AN 60; MA 61.

| cells | hold |
|---|---|
| 0-3 | the hands, in seat order |
| `DISCARDS`, `DEALER_SIDE` | the dealer's two discards as a mask, and the side they count for |
| `OPENING`, `OPENING` + 1 | what the declared hands of each side score |
| `FREE_SIXTEEN`, `ANY_FIVE`, `LEAST_LOSS` | house rules: 1 as the rulebook has it, 0 switched |
| `VOIDS`, `SHOWN` | what has been shown, where somebody plays by the policy; else 0 |
| `TRICK` ... | a frame: everything that changes as cards are played, other than the hands |

Side 0 are the seats 0 and 2.
"""

from typing import Final

from cardavia.engine.compiler import cells_of

TRUMPS: Final = 40
"""The number of the lowest trump, the Begato."""
BEGATO: Final = 40
MOOR: Final = 41
"""The numbers of the four Moors begin here, those of the T5 to T16 at `FIVE`."""
FIVE: Final = 45
SIXTEEN: Final = 56
MOON: Final = 57
SUN: Final = 58
WORLD: Final = 59
ANGEL: Final = 60
MATTO: Final = 61
CARDS: Final = 62

SUIT: Final = 0x3FF
ALL_TRUMPS: Final = ((1 << 21) - 1) << TRUMPS
ALL_MOORS: Final = 15 << MOOR
NUMBERS: Final = 0xFFF << FIVE
A_MATTO: Final = 1 << MATTO
LANES: Final = 1 | 1 << 10 | 1 << 20 | 1 << 30
"""The lowest card of each suit; shifted by 6-9, all the Jacks, Knights, Queens, Kings."""
COURTS: Final = LANES * 0x3C0
ACES: Final = 1 << 5 | 1 << 15 | 1 << 20 | 1 << 30
"""The Ace ranks above the small cards in Coins and Cups, below them in Batons and Swords."""
PIPS: Final = LANES * 0x3F & ~ACES
"""The cards 6 to 10, which are part of no combination."""

DISCARDS: Final = 4
DEALER_SIDE: Final = 5
OPENING: Final = 6
FREE_SIXTEEN: Final = 8
ANY_FIVE: Final = 9
LEAST_LOSS: Final = 10
VOIDS: Final = 11
"""Bit 5 x seat + suit: that seat has shown not to hold that suit (4 for trumps). Only the policy looks at it."""
SHOWN: Final = 12
"""The cards of all declared hands, as a mask. Only the policy looks at it."""
TRICK: Final = 16
FRAME: Final = 18
STATE: Final = 34

LED: Final = 0
"""The suit led, 4 for trumps, -1 for none yet."""
BEST: Final = 1
"""The card that is winning, -1 for none; `WHO` played it."""
WHO: Final = 2
COUNT: Final = 3
"""Cards in the trick."""
LEADER: Final = 4
TURN: Final = 5
LEFT: Final = 6
"""Tricks not yet finished, the current one included."""
LYING: Final = 7
"""The cards of the trick but the Matto, as a mask."""
FOOL: Final = 8
"""The seat that played the Matto to this trick, -1 for nobody."""
MATTO_WENT: Final = 9
"""0 while the Matto is in no finished trick; then 1 + 2 x side that played it + side that took the trick."""
PILE: Final = 10
"""The cards of the tricks of side 0, those of side 1 in the next cell, the Matto in neither."""
LEAD: Final = 12
"""Half-points in the pile of side 0 less those in the pile of side 1."""
LAST: Final = 13
"""The side that took the last finished trick."""
DECIDED: Final = 14
"""The small card that took the trick just finished from another small one of its suit, as a mask; else 0.

The rules do not need it.
"""
REST: Final = 15
"""Half-points in the hands and in the current trick."""
RUN: Final = 16
"""Set by the search at the beginning of a trick: the numbers that can still count in somebody's Grande."""


def _half_points(card: int) -> int:
    if card in (BEGATO, WORLD, ANGEL, MATTO):
        return 9
    if card < TRUMPS and card % 10 > 5:
        return 2 * (card % 10) - 9
    return 1


HALVES: Final = cells_of(_half_points(card) for card in range(CARDS))
"""The half-points of each card."""


def _price_order() -> list[int]:
    small = [suit * 10 + (rank - 5 if suit > 1 else 10 - rank) for rank in range(6, 11) for suit in range(4)]
    trumps = [*range(FIVE, SIXTEEN + 1), *range(MOOR, FIVE), MOON, SUN]
    courts = [suit * 10 + rank for suit in range(4) for rank in range(6, 10)]
    return [*small, *trumps, 5, 15, 20, 30, *courts, BEGATO, WORLD, ANGEL]


PRICE_ORDER: Final = cells_of(_price_order())
"""Which card pays for the Matto where the loss is equal: tarocchino.settlement.matto-price."""
