"""French Tarot in numbers: the cards, and the array that is a state.

A card is a number. Plain cards are 16 x suit + rank (suits S H D C; rank 0 for the One, 10-13 for V C D R), the
Excuse is 64 and trump n is 64 + n. A hand is two masks, both below 2**63: bit c of the first for plain card c; in
the second bit 0 for the Excuse and bit n for trump n.

A state is an array of `STATE` int64. Seats are counted from the taker, who is seat 0 of the array.

| cells | hold |
|---|---|
| 0-7 | the hands: cell 2p the plain cards of seat p, cell 2p + 1 its trumps and Excuse |
| `MULTIPLIER`, `POIGNEES`, `ANNOUNCED` | the contract, the sum of the poignees shown, 1 if a chelem is announced |
| `PETIT_SLAM`, `LOST_TWICE` | the house rules that touch the score: 1 as the rulebook has it, 0 switched off |
| `SHOWN`, `OWN` | what has been shown, where somebody plays by the policy; else 0 |
| `TRICK` ... | a frame: everything that changes as cards are played, other than the hands |

A frame is `FRAME` cells; its fields are offsets, so that a search may keep one frame for each card played.
Field `POINTS` is the taker's card points in finished tricks and the ecart (or the chien): whole points, because any
four cards of a trick are worth a whole number. Inside a trick halves are counted.
"""

from typing import Final

from cardavia.engine.compiler import cells_of

EXCUSE: Final = 64
PETIT: Final = 65
T21: Final = 85
CARDS: Final = 86
COURTS: Final = 10
"""Ranks from here up are courts, below are pips."""
SUIT: Final = 0x3FFF
PIPS: Final = 0x3FF
"""The ranks of one suit and its pips, before shifting by 16 x suit."""
LANES: Final = 0x0001_0001_0001_0001
"""The lowest card of each suit."""

MULTIPLIER: Final = 8
POIGNEES: Final = 9
ANNOUNCED: Final = 10
PETIT_SLAM: Final = 11
LOST_TWICE: Final = 12
SHOWN: Final = 13
OWN: Final = 14
"""What everybody has seen, for players by the policy: see `policy.seen`. The twin leaves them alone."""
TRICK: Final = 16
FRAME: Final = 16
STATE: Final = 32

LED: Final = 0
"""The suit led, 4 for trumps, -1 for none yet."""
TOP: Final = 1
"""The highest trump in the trick, 0 for none."""
BEST: Final = 2
"""The card that is winning, -1 for none; `WHO` played it."""
WHO: Final = 3
SUM: Final = 4
"""The weights of the cards in the trick but the Excuse, added up."""
HOLDER: Final = 5
"""The seat that played the Excuse to this trick, -1 for nobody."""
COUNT: Final = 6
"""Cards in the trick."""
LEADER: Final = 7
TURN: Final = 8
LEFT: Final = 9
"""Tricks not yet finished, the current one included."""
POINTS: Final = 10
BOUTS: Final = 11
"""Bouts that are the taker's for certain."""
SWEPT: Final = 12
"""Bit 0 while the taker has taken every trick so far, bit 1 while the defence has."""
BOUT_END: Final = 13
"""Who took the Petit in the last finished trick: 1 the taker, -1 the defence, 0 it was not in it."""
REST: Final = 14
"""Card points in the hands and in the current trick."""
DECIDED: Final = 15
"""The pip that took the trick just finished from another pip of its suit, as a mask; else 0.

The rules do not need it.
"""

_HALVES: Final = {10: 3, 11: 5, 12: 7, 13: 9}
A_PETIT: Final = 1 << 8
A_BOUT: Final = 1 << 9
A_PIP: Final = 1 << 12


def _weight(card: int) -> int:
    if card < EXCUSE:
        rank = card % 16
        return 1 | A_PIP if rank < COURTS else _HALVES.get(rank, 0)
    if card == EXCUSE:
        return 9
    return {PETIT: 9 | A_BOUT | A_PETIT, T21: 9 | A_BOUT}.get(card, 1)


WEIGHT: Final = cells_of(_weight(card) for card in range(CARDS))
"""For each card its half-points in the low byte, and marks: a bout (not the Excuse), the Petit, a pip."""

TARGET: Final = cells_of((56, 51, 41, 36))
"""The points the taker needs with so many bouts: `tarot.scoring.target`."""
