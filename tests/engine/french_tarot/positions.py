"""Endings to try the engine on: random legal play from fixed seeds, with histories that make every term count."""

from collections.abc import Iterator
from random import Random

from cardavia.engine.chance import new_chance
from cardavia.engine.compiler import Cells, cells_of, new_cells
from cardavia.engine.french_tarot.layout import (
    ANNOUNCED,
    BOUT_END,
    BOUTS,
    COUNT,
    EXCUSE,
    LEADER,
    LEFT,
    LOST_TWICE,
    MULTIPLIER,
    PETIT_SLAM,
    POIGNEES,
    POINTS,
    STATE,
    SWEPT,
    TARGET,
    TRICK,
)
from cardavia.engine.french_tarot.random_play import deal, play_down
from cardavia.engine.french_tarot.reading import BY_NUMBER, NUMBERS, masks
from cardavia.engine.french_tarot.twin import begin_deal, legal
from tests.engine.french_tarot.reference import Position


def random_endings(left: int, number: int, seed: int) -> Iterator[Cells]:
    """Yield positions with so many tricks left, at the beginning of a trick."""
    state = new_cells(STATE)
    state[PETIT_SLAM] = state[LOST_TWICE] = 1
    deck = cells_of(sorted(NUMBERS.values()))
    chance = new_chance(seed)
    for n in range(number):
        state[MULTIPLIER] = (1, 2, 4, 6)[n // 4 % 4]
        deal(state, deck, chance, n % 4)
        play_down(state, chance, left)
        yield state.copy()


def eventful_endings(left: int, number: int, seed: int) -> Iterator[Cells]:
    """Yield such positions where all may still be in the balance: margin, chelem, poignees."""
    rng = Random(seed)
    for cells in random_endings(left, number, seed):
        state = cells.copy()
        state[POIGNEES] = rng.choice((0, 0, 20, 70))
        state[ANNOUNCED] = int(rng.random() < 0.3)
        if rng.random() < 0.6:
            state[TRICK + POINTS] = TARGET[state[TRICK + BOUTS]] + rng.randrange(-16, 7)
        if rng.random() < 0.5:
            state[TRICK + SWEPT] = rng.choice((1, 2))
            state[TRICK + BOUT_END] = rng.choice((0, (1, -1)[state[TRICK + SWEPT] - 1]))
        yield state


def swept_ending(holder: int, left: int, seed: int) -> Cells:
    """Return a position in which the Excuse may complete a chelem: the side of its holder has every trick so far.

    The holder leads, with the King of a suit that the other side has to follow; that side holds the last trump,
    which takes a trick unless the Excuse is led to the last.
    """
    rng = Random(f"{holder} {left} {seed}")
    rival = 0 if holder else rng.choice((1, 2, 3))
    lane = 16 * rng.randrange(4)
    hands: list[list[int]] = [[] for _ in range(4)]
    hands[holder] = [EXCUSE, lane + 13]
    hands[rival] = [EXCUSE + rng.choice((1, 21)), lane]
    rest = [lane + rank for rank in range(1, 13)] + [(lane ^ 16) + rank for rank in range(14)]
    rng.shuffle(rest)
    state = new_cells(STATE)
    state[PETIT_SLAM] = state[LOST_TWICE] = 1
    state[MULTIPLIER] = rng.choice((1, 2, 4, 6))
    state[ANNOUNCED] = int(rng.random() < 0.3)
    for seat, hand in enumerate(hands):
        cards = [*hand, *(rest.pop() for _ in range(left - len(hand)))]
        state[2 * seat], state[2 * seat + 1] = masks(BY_NUMBER[number] for number in cards)
    begin_deal(state, holder, int(TARGET[0]) + rng.randrange(-16, 7), 0)
    state[TRICK + LEFT] = left
    state[TRICK + SWEPT] = 2 if holder else 1
    return state


def legal_cards(state: Cells) -> list[int]:
    """Return the numbers of the cards that may be played."""
    plain, trumps = legal(state, TRICK)
    both = int(plain) | int(trumps) << EXCUSE
    return [number for number in BY_NUMBER if both >> number & 1]


def told(state: Cells) -> Position:
    """Return the position for the reference, which does not know a trick's cards but by their codes.

    Only for positions at the beginning of a trick.
    """
    if state[TRICK + COUNT]:
        raise ValueError("lay the cards of the trick in the reference as well")
    return Position(
        hands=tuple(_codes(state, seat) for seat in range(4)),
        leader=int(state[TRICK + LEADER]),
        trick=(),
        points=int(state[TRICK + POINTS]),
        bouts=int(state[TRICK + BOUTS]),
        swept={0: None, 1: "taker", 2: "defence", 3: "both"}[int(state[TRICK + SWEPT])],
        petit_before={0: None, 1: "taker", -1: "defence"}[int(state[TRICK + BOUT_END])],
        multiplier=int(state[MULTIPLIER]),
        poignees=int(state[POIGNEES]),
        announced=bool(state[ANNOUNCED]),
    )


def _codes(state: Cells, seat: int) -> tuple[str, ...]:
    both = int(state[2 * seat]) | int(state[2 * seat + 1]) << EXCUSE
    return tuple(BY_NUMBER[number].code for number in BY_NUMBER if both >> number & 1)
