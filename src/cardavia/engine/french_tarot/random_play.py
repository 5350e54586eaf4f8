"""Random deals of French Tarot, and random play from a position to the end, as fast as the twin goes."""

from cardavia.engine.bits import count, lowest
from cardavia.engine.chance import below
from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.french_tarot.layout import EXCUSE, LEFT, STATE, TRICK, WEIGHT
from cardavia.engine.french_tarot.twin import begin_deal, lay, legal, settle


@compiled
def deal(s: Cells, deck: Cells, chance: Cells, leader: int) -> None:
    """Deal four random hands; the six cards left over lie as the taker's ecart. `deck` holds the 78 cards."""
    for place in range(77, 17, -1):
        other = below(chance, place + 1)
        deck[place], deck[other] = deck[other], deck[place]
    for seat in range(4):
        plain = 0
        trumps = 0
        for place in range(18 * seat, 18 * seat + 18):
            if deck[place] < EXCUSE:
                plain |= 1 << deck[place]
            else:
                trumps |= 1 << (deck[place] - EXCUSE)
        s[2 * seat] = plain
        s[2 * seat + 1] = trumps
    halves = 0
    bouts = 0
    for place in range(72, 78):
        halves += WEIGHT[deck[place]] & 255
        bouts += (WEIGHT[deck[place]] >> 9 & 1) + (deck[place] == EXCUSE)
    begin_deal(s, leader, halves >> 1, bouts)


@compiled
def play_down(s: Cells, chance: Cells, left: int) -> None:
    """Play random legal cards until so many tricks are left; every legal card is equally likely."""
    while s[TRICK + LEFT] > left:
        plain, trumps = legal(s, TRICK)
        many = count(plain)
        pick = below(chance, many + count(trumps))
        if pick >= many:
            pick -= many
            mask = trumps
            base = EXCUSE
        else:
            mask = plain
            base = 0
        for _ in range(pick):
            mask &= mask - 1
        lay(s, TRICK, base + lowest(mask))


@compiled
def random_deals(s: Cells, deck: Cells, chance: Cells, scores: Cells) -> None:
    """Deal, play to the end at random and settle, once for each cell of `scores`, the lead going round."""
    for number in range(len(scores)):
        deal(s, deck, chance, number & 3)
        play_down(s, chance, 0)
        scores[number] = settle(s)


@compiled
def random_ends(s: Cells, start: Cells, chance: Cells, scores: Cells) -> None:
    """Play from the state `start` to the end at random and settle, once for each cell of `scores`."""
    for number in range(len(scores)):
        for cell in range(STATE):
            s[cell] = start[cell]
        play_down(s, chance, 0)
        scores[number] = settle(s)
