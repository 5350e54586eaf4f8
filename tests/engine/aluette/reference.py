"""Aluette's ending once more, by trying every line of play; only the settlement is asked of the chapter."""

from dataclasses import dataclass, replace

from cardavia.games.aluette.house_rules import AluetteHouseRules
from cardavia.games.aluette.scoring import points


@dataclass(frozen=True)
class Position:
    """Hands as levels; `takers` of the tricks so far, `None` for a spoiled one."""

    hands: tuple[tuple[int, ...], ...]
    leader: int
    trick: tuple[int, ...]
    takers: tuple[int | None, ...]
    house_rules: AluetteHouseRules

    @property
    def turn(self) -> int:
        return (self.leader + len(self.trick)) % 4


def after(position: Position, level: int) -> Position:
    """The position after a card of this level."""
    turn = position.turn
    hand = list(position.hands[turn])
    hand.remove(level)
    hands = tuple(tuple(hand) if seat == turn else other for seat, other in enumerate(position.hands))
    trick = (*position.trick, level)
    if len(trick) < 4:
        return replace(position, hands=hands, trick=trick)
    top = max(trick)
    taker = None if trick.count(top) > 1 else (position.leader + trick.index(top)) % 4
    leader = position.leader if taker is None else taker
    return replace(position, hands=hands, trick=(), leader=leader, takers=(*position.takers, taker))


def value(position: Position) -> int:
    """The points of seats 0 and 2 less those of 1 and 3 if all play perfectly."""
    if not any(position.hands):
        ours, theirs = points(position.takers, position.house_rules)
        return ours - theirs
    values = (value(after(position, level)) for level in sorted(set(position.hands[position.turn])))
    return max(values) if position.turn % 2 == 0 else min(values)
