"""Aluette once more, from the rulebook alone and in another way: to compare with, sharing nothing with the game.

Ranks are places in one line of text, a deal is the text of its takers, and its rules are searches in that text.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import permutations, product

NAMED = ["D3", "C3", "D2", "C2", "C9", "D9", "B2", "S2"]
OTHERS = "1RCV987654"


def place(code: str) -> int:
    """Return how far down the list a card stands: 0 is Monsieur. Equal cards stand at the same place."""
    if code in NAMED:
        return NAMED.index(code)
    return len(NAMED) + (OTHERS + "3").index(code[1])


def play_trick(leader: int, codes: Sequence[str]) -> tuple[str, int]:
    """Return the taker as a letter ("-" for a spoiled trick) and the next leader."""
    places = [place(code) for code in codes]
    if places.count(min(places)) > 1:
        return "-", leader
    seat = (leader + places.index(min(places))) % 4
    return str(seat), seat


def settle(takers: str) -> tuple[str, bool, tuple[int, int]]:
    """Return the winner ("-" for nobody), whether it is a mordienne, and the points of the two sides."""
    number = max(takers.count(seat) for seat in "0123")
    if number == 0:
        return "-", False, (0, 0)
    # Walk through the tricks until somebody has that many: it is the first to reach it.
    so_far = next(takers[:end] for end in range(10) if max(takers[:end].count(seat) for seat in "0123") == number)
    winner = so_far[-1]
    mordienne = re.fullmatch(f"[^{winner}]*{winner}{{2,}}", takers) is not None
    points = 2 if mordienne else 1
    return winner, mordienne, (points, 0) if winner in "02" else (0, points)


def lines(takers: str, leader: int, hands: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the takers of the whole deal for every way to play these last cards.

    Any card may be played to any trick, so a way to play is an order of each of the four hands.
    """
    for orders in product(*(permutations(hand) for hand in hands)):
        played, leads = takers, leader
        for cards in zip(*orders, strict=True):
            taker, leads = play_trick(leads, [cards[(leads + step) % 4] for step in range(4)])
            played += taker
        yield played
