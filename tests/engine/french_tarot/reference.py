"""French Tarot's ending once more, as slowly and plainly as can be: every line of play, with open cards.

Written from the rulebook alone, in card codes; it shares no code with the engine or the chapters.
"""

from dataclasses import dataclass, replace
from functools import cache

HALVES = {"R": 9, "D": 7, "C": 5, "V": 3}
TARGETS = (56, 51, 41, 36)


@dataclass(frozen=True)
class Position:
    """Seat 0 is the taker. `points` and `bouts` are the taker's so far, `halves` those of the trick not yet."""

    hands: tuple[tuple[str, ...], ...]
    leader: int
    trick: tuple[str, ...]
    points: int
    bouts: int
    swept: str | None
    petit_before: str | None
    multiplier: int = 1
    poignees: int = 0
    announced: bool = False

    @property
    def last(self) -> bool:
        """Whether the trick on the table, or to be led, is the last."""
        cards = sum(len(hand) for hand in self.hands) + len(self.trick)
        return cards <= 4

    @property
    def turn(self) -> int:
        return (self.leader + len(self.trick)) % 4


@cache
def halves_of(code: str) -> int:
    if code in ("EX", "T1", "T21"):
        return 9
    return 1 if code[0] == "T" else HALVES.get(code[1:], 1)


@cache
def strength(code: str) -> int:
    rank = code[1:]
    if code[0] == "T":
        return int(rank)
    return {"V": 11, "C": 12, "D": 13, "R": 14}.get(rank) or int(rank)


def allowed(position: Position) -> tuple[str, ...]:
    """The cards that the seat to act may play."""
    hand = position.hands[position.turn]
    told = [code for code in position.trick if code != "EX"]
    if not told:
        return hand
    excuse = tuple(code for code in hand if code == "EX")
    suit = told[0][0]
    follow = tuple(code for code in hand if code != "EX" and code[0] == suit)
    if follow and suit != "T":
        return follow + excuse
    trumps = tuple(code for code in hand if code != "EX" and code[0] == "T")
    if trumps:
        high = max((strength(code) for code in told if code[0] == "T"), default=0)
        over = tuple(code for code in trumps if strength(code) > high)
        return (over or trumps) + excuse
    return hand


def after(position: Position, code: str) -> Position:
    """The position after this card."""
    turn = position.turn
    hands = tuple(
        tuple(other for other in hand if other != code) if seat == turn else hand
        for seat, hand in enumerate(position.hands)
    )
    trick = (*position.trick, code)
    if len(trick) < 4:
        return replace(position, hands=hands, trick=trick)
    return finished(replace(position, hands=hands, trick=trick))


def finished(position: Position) -> Position:
    """The position after its full trick is given to whoever took it."""
    trick = position.trick
    last = not any(position.hands)
    seats = [(position.leader + step) % 4 for step in range(4)]
    told = [(seat, code) for seat, code in zip(seats, trick, strict=True) if code != "EX"]
    suit = told[0][1][0]
    best = max(told, key=lambda play: (play[1][0] == "T", play[1][0] == suit, strength(play[1])))
    winner = best[0]
    crowned = last and trick[0] == "EX" and position.swept == side(position.leader)
    if crowned:
        winner = position.leader
    to_taker = winner == 0
    halves = sum(halves_of(code) for _, code in told) if to_taker else 0
    bouts = sum(code in ("T1", "T21") for _, code in told) if to_taker else 0
    if "EX" in trick:
        player = seats[trick.index("EX")]
        own = side(player)
        keeper = own if not last or crowned else other(own)
        if keeper == "taker":
            halves += 9
            bouts += 1
        if not crowned and side(winner) != keeper:  # half a point passes to the side that did not get the Excuse
            halves += 1 if side(winner) == "taker" else -1
    petit = side(winner) if "T1" in trick else None
    if crowned:
        petit = position.petit_before
    return replace(
        position,
        leader=winner,
        trick=(),
        points=position.points + halves // 2,
        bouts=position.bouts + bouts,
        swept=position.swept if position.swept in ("both", side(winner)) else None,
        petit_before=petit,
    )


def side(seat: int) -> str:
    return "taker" if seat == 0 else "defence"


def other(own: str) -> str:
    return "defence" if own == "taker" else "taker"


def payment(position: Position) -> int:
    """What one defender pays the taker at the end."""
    difference = position.points - TARGETS[position.bouts]
    sign = 1 if difference >= 0 else -1
    petit = {"taker": 1, "defence": -1, None: 0}[position.petit_before]
    chelem = {"taker": 200, "defence": -200, None: 0}[position.swept]
    if position.announced:
        chelem = {"taker": 400, "defence": -400, None: -200}[position.swept]
    return (
        sign * (25 + abs(difference)) * position.multiplier
        + 10 * position.multiplier * petit
        + sign * position.poignees
        + chelem
    )


def value(position: Position) -> int:
    """What one defender pays the taker if all play perfectly."""
    if not any(position.hands) and not position.trick:
        return payment(position)
    values = [value(after(position, code)) for code in allowed(position)]
    return max(values) if position.turn == 0 else min(values)
