"""Tarocchino's ending once more, by trying every line of play; only the settlement is asked of the chapters."""

from dataclasses import dataclass, replace
from functools import cache

from cardavia.cards import Trick
from cardavia.games.tarocchino.combinations import find
from cardavia.games.tarocchino.deck import DECK, TarocchinoCard, half_points
from cardavia.games.tarocchino.house_rules import STANDARD, TarocchinoHouseRules
from cardavia.games.tarocchino.settlement import last_trick, settled

ORDER = ["BE", "M", "M", "M", "M", *(f"T{number}" for number in range(5, 17)), "LU", "SO", "MO", "AN"]
LONG = ["1", "6", "7", "8", "9", "10", "F", "C", "Q", "R"]
ROUND = ["10", "9", "8", "7", "6", "1", "F", "C", "Q", "R"]


@dataclass(frozen=True)
class Position:
    """Hands as codes; the tricks so far as (leader, codes, taker)."""

    hands: tuple[tuple[str, ...], ...]
    leader: int
    trick: tuple[str, ...]
    tricks: tuple[tuple[int, tuple[str, ...], int], ...]
    dealer: int
    discards: tuple[str, ...]
    house_rules: TarocchinoHouseRules = STANDARD

    @property
    def turn(self) -> int:
        return (self.leader + len(self.trick)) % 4


@cache
def suit(code: str) -> str:
    """The suit of a card, T for trumps."""
    return code[0] if code[0] in "DCBS" and code not in ("SO", "BE") else "T"


@cache
def strength(code: str) -> int:
    if suit(code) == "T":
        return ORDER.index("M" if code[0] == "M" and code[1:].isdigit() else code)
    return (ROUND if code[0] in "DC" else LONG).index(code[1:])


def allowed(position: Position) -> tuple[str, ...]:
    """The cards that the seat to act may play."""
    hand = position.hands[position.turn]
    led = next((suit(code) for code in position.trick if code != "MA"), None)
    if led is None:
        return hand
    for wanted in (led, "T"):
        right = tuple(code for code in hand if code != "MA" and suit(code) == wanted)
        if right:
            return (*right, *(code for code in hand if code == "MA"))
    return hand


def winner(leader: int, codes: tuple[str, ...]) -> int:
    """The seat that takes this trick: walk through it and let each card that is not lower take over."""
    taker, best = -1, ""
    for step, code in enumerate(codes):
        if code == "MA":
            continue
        moors = code[0] == "M" == best[:1] and strength(code) == strength(best) if best else False
        higher = not best or (strength(code) > strength(best) if suit(code) == suit(best) else suit(code) == "T")
        if higher or moors:
            taker, best = (leader + step) % 4, code
    return taker


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
    taker = winner(position.leader, trick)
    tricks = (*position.tricks, (position.leader, trick, taker))
    return replace(position, hands=hands, leader=taker, trick=(), tricks=tricks)


def totals(position: Position) -> tuple[int, int]:
    """The totals of the sides at the end, nothing having been declared."""
    tricks = tuple(Trick(leader, cards(codes), taker) for leader, codes, taker in position.tricks)
    piles = settled(tricks, position.dealer, cards(position.discards), position.house_rules)
    last = last_trick(tricks)
    first, second = (
        half_points(pile) // 2 + find(pile, position.house_rules).total + last[side]
        for side, pile in enumerate(piles.counted)
    )
    return first, second


def cards(codes: tuple[str, ...]) -> tuple[TarocchinoCard, ...]:
    return tuple(DECK[code] for code in codes)


def value(position: Position) -> int:
    """The total of seats 0 and 2 less that of 1 and 3 if all play perfectly."""
    if not any(position.hands):
        first, second = totals(position)
        return first - second
    values = [value(after(position, code)) for code in allowed(position)]
    return max(values) if position.turn % 2 == 0 else min(values)
