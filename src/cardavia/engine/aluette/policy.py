"""The policy: rules of thumb for play-outs, quick, and blind to what the seat that plays could not know.

They are those of the player by rules of thumb (`aluette.thumb.*`): lead low early and high late, stay low in the
second seat until late, force in the third, and take cheaply or spoil in the fourth.
"""

from typing import Final

from cardavia.engine.aluette.layout import BEST, COUNT, LEFT, LEVEL, STATE, TRICK, TURN, WHO, foot
from cardavia.engine.aluette.twin import lay
from cardavia.engine.bits import highest, lowest
from cardavia.engine.compiler import Cells, compiled

LATE: Final = 4
"""With so many tricks left it is late."""
FORCING: Final = 8
PARTNERS_GOOD: Final = 10
LUETTE: Final = 16
HIGHEST: Final = 19


@compiled
def choose(s: Cells, at: int) -> int:
    """Return the card that the seat to act plays."""
    hand = s[s[at + TURN]]
    place = s[at + COUNT]
    late = s[at + LEFT] <= LATE
    if place == 0:
        return highest(hand) if late else lowest(hand)
    best = s[at + BEST]
    card = -1
    if place == 3:
        card = _last(s, at, hand)
    elif place == 2 and not (best >= PARTNERS_GOOD and s[at + WHO] == s[at + TURN] ^ 2):
        card = cheapest(hand, max(best + 1, FORCING), HIGHEST)
    elif place == 1 and late:
        card = cheapest(hand, best + 1, LUETTE - 1)
    return card if card >= 0 else lowest(hand)


@compiled
def _last(s: Cells, at: int, hand: int) -> int:
    """Return what takes or spoils the trick from the fourth seat, -1 if nothing should."""
    best = s[at + BEST]
    who = s[at + WHO]
    if who < 0:
        return cheapest(hand, best + 1, LUETTE - 1) if s[at + LEFT] <= LATE else -1
    if who == s[at + TURN] ^ 2:  # the lowest card, unless it would spoil the partner's trick
        return cheapest(hand, best + 1, HIGHEST) if LEVEL[lowest(hand)] == best else -1
    taking = cheapest(hand, best + 1, HIGHEST)
    equal = cheapest(hand, best, best)
    if equal >= 0 and (taking < 0 or LEVEL[taking] >= LUETTE):
        return equal
    return taking


@compiled
def cheapest(hand: int, least: int, most: int) -> int:
    """Return the lowest card of level `least` or more, -1 if there is none or it is above level `most`."""
    if least > HIGHEST:
        return -1
    cards = hand >> foot(least) << foot(least)
    if cards == 0 or LEVEL[lowest(cards)] > most:
        return -1
    return lowest(cards)


@compiled
def follow_policy(s: Cells, left: int) -> None:
    """Let all four go on by the policy until so many tricks are left."""
    while s[TRICK + LEFT] > left:
        lay(s, TRICK, choose(s, TRICK))


@compiled
def departures(s: Cells, starts: Cells, cards: Cells, seat: int, found: Cells) -> None:
    """Play these cards from each start; write how many of the others than `seat` the policy would not have played.

    Cards of one level are the same to it. `starts` are states one after the other, `s` an array for one.
    """
    for world in range(len(found)):
        for cell in range(STATE):
            s[cell] = starts[world * STATE + cell]
        found[world] = 0
        for place in range(len(cards)):
            if s[TRICK + TURN] != seat and LEVEL[choose(s, TRICK)] != LEVEL[cards[place]]:
                found[world] += 1
            lay(s, TRICK, cards[place])
