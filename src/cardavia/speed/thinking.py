"""How long a decision of a level takes: deals in which it holds all four seats."""

from typing import Final

from cardavia.arena import Contestant, Terms, contestant, play_boards

DECISIONS: Final = 120
"""So many are timed at least, whole deals being played."""
_MOST_BOARDS: Final = 100


def decisions(game: str, level: Contestant, number: int = DECISIONS) -> list[float]:
    """Return the milliseconds of each decision, forced ones included, in at least so many of them."""
    taken: list[float] = []
    for board in play_boards(Terms(level, level, game, "speed", _MOST_BOARDS), range(_MOST_BOARDS)):
        if board.void < board.deals:
            taken += [microseconds / 1000 for side in board.sides.values() for microseconds in side.took]
        if len(taken) >= number:
            return taken
    return taken


def decisions_of(game: str, name: str) -> list[float]:
    """Return what `decisions` does for the level of this name with its own budget."""
    return decisions(game, contestant(name))
