"""Random deals of Aluette, and random play from a position to the end, as fast as the twin goes."""

from cardavia.engine.aluette.layout import LEFT, STATE, TRICK, TURN
from cardavia.engine.aluette.twin import begin_deal, lay, settle
from cardavia.engine.chance import drawn, one_of
from cardavia.engine.compiler import Cells, compiled


@compiled
def deal(s: Cells, deck: Cells, chance: Cells, leader: int) -> None:
    """Deal four random hands of nine. `deck` holds the 48 cards."""
    word = chance[0] + chance[1]
    chance[1] += 36
    for place in range(36):
        word += 1
        other = place + drawn(word, 48 - place)
        deck[place], deck[other] = deck[other], deck[place]
    for seat in range(4):
        s[seat] = 0
        for place in range(9 * seat, 9 * seat + 9):
            s[seat] |= 1 << deck[place]
    begin_deal(s, leader)


@compiled
def play_down(s: Cells, chance: Cells, left: int) -> None:
    """Play random cards until so many tricks are left; every card of a hand is equally likely."""
    while s[TRICK + LEFT] > left:
        lay(s, TRICK, one_of(chance, s[s[TRICK + TURN]]))


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
