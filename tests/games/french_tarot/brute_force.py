"""French Tarot once more, from the rulebook alone and in another way: to compare with, sharing nothing with it.

Cards are codes, hands are sets of codes. What may be played is found by striking cards out, who takes a trick by
one number a card; a deal is scored from the taker's heap.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

COURT = {"V": 11, "C": 12, "D": 13, "R": 14}
TARGETS = [56, 51, 41, 36]
MULTIPLIERS = {"prise": 1, "garde": 2, "garde-sans": 4, "garde-contre": 6}
BOUTS = {"T1", "T21", "EX"}


class Position(NamedTuple):
    """Where a deal stands at the beginning of a trick: the tricks so far, as leader, codes and taker."""

    taker: int
    contract: str
    apart: tuple[str, ...]
    announced: bool
    poignees: int
    tricks: tuple[tuple[int, tuple[str, ...], int], ...]
    leader: int
    hands: tuple[frozenset[str], ...]


def number(code: str) -> int:
    return COURT.get(code[1:]) or int(code[1:])


def halves(code: str) -> int:
    """Return the half-points of a card."""
    if code in BOUTS:
        return 9
    return {"V": 3, "C": 5, "D": 7, "R": 9}.get(code[1:], 1)


def playable(hand: frozenset[str], trick: Sequence[str]) -> set[str]:
    """Return the cards that may be played."""
    rest = set(hand) - {"EX"}
    led = next((code[0] for code in trick if code != "EX"), None)
    best = max([number(code) for code in trick if code[0] == "T"], default=0)
    if led is not None:
        same = {code for code in rest if code[0] == led}
        trumps = {code for code in rest if code[0] == "T"}
        obliged = same or trumps or rest
        if obliged <= trumps:
            obliged = {code for code in obliged if number(code) > best} or obliged
        rest = obliged
    return rest | (hand & {"EX"})


def takes(trick: Sequence[str]) -> int:
    """Return the place in the trick, from 0, of the card that takes it."""
    led = next(code[0] for code in trick if code != "EX")
    worth = [
        0 if code == "EX" else 100 * (code[0] == "T") + number(code) * (code[0] in {led, "T"}) for code in trick
    ]
    return worth.index(max(worth))


def lines(position: Position) -> Iterator[tuple[int, ...]]:
    """Yield the scores of the four seats for every way to play on."""
    yield from _lines(position, ())


def _lines(position: Position, trick: tuple[str, ...]) -> Iterator[tuple[int, ...]]:
    if len(trick) == 4:
        position, trick = _gathered(position, trick), ()
    seat = (position.leader + len(trick)) % 4
    hand = position.hands[seat]
    if not hand:
        yield scores(position)
        return
    for code in sorted(playable(hand, trick)):
        hands = list(position.hands)
        hands[seat] = hand - {code}
        yield from _lines(position._replace(hands=tuple(hands)), (*trick, code))


def _gathered(position: Position, trick: tuple[str, ...]) -> Position:
    leader, taker = position.leader, position.taker
    seat = (leader + takes(trick)) % 4
    swept = all((taken == taker) == (leader == taker) for _, _, taken in position.tricks)
    if trick[0] == "EX" and len(position.tricks) == 17 and swept:
        seat = leader
    return position._replace(tricks=(*position.tricks, (leader, trick, seat)), leader=seat)


def scores(position: Position) -> tuple[int, ...]:
    """Return what the four seats score once all cards are played."""
    taker = position.taker
    heap = list(position.apart) if position.contract != "garde-contre" else []
    extra = 0
    for count, (leader, trick, taken) in enumerate(position.tricks, 1):
        cards = set(trick)
        if "EX" in cards:
            cards.remove("EX")
            owner = (leader + trick.index("EX")) % 4
            stays = count < 18 or owner == taken
            if stays == (owner == taker):
                heap.append("EX")
            if count < 18 and (owner == taker) != (taken == taker):
                extra += -1 if owner == taker else 1
            if count == 18 and owner != taken and (owner == taker) == (taken == taker):
                extra += 1 if owner == taker else -1
        if taken == taker:
            heap.extend(cards)
    return _settled(position, heap, extra)


def _settled(position: Position, heap: list[str], extra: int) -> tuple[int, ...]:
    points, odd = divmod(sum(map(halves, heap)) + extra, 2)
    assert not odd
    over = points - TARGETS[len(BOUTS & set(heap))]
    times = MULTIPLIERS[position.contract]
    sign = 1 if over >= 0 else -1
    pays = sign * (25 + abs(over)) * times + sign * position.poignees
    last = position.tricks[-1]
    counts = position.tricks[-2] if last[1][(last[2] - last[0]) % 4] == "EX" else last
    if "T1" in counts[1]:
        pays += 10 * times * (1 if counts[2] == position.taker else -1)
    pays += _chelem(position.announced, sum(taken == position.taker for _, _, taken in position.tricks))
    return tuple(3 * pays if seat == position.taker else -pays for seat in range(4))


def _chelem(announced: bool, won: int) -> int:
    if announced:
        return {18: 400, 0: -400}.get(won, -200)
    return {18: 200, 0: -200}.get(won, 0)
