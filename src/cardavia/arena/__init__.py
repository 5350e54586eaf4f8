"""The arena: two players meet on the same cards with seats exchanged, and their difference is measured.

`Terms` say who meets whom at what, `play_boards` plays, `sum_up` makes the result of what was played, and
`Journal` keeps it on the way, so that a run that was stopped goes on. The Oracle sees all cards, and only measures.
"""

from cardavia.arena.board import Board, Terms, Unit
from cardavia.arena.contestant import CONTESTANTS, Contestant, contestant
from cardavia.arena.estimate import Estimate, estimate
from cardavia.arena.journal import Journal, OtherTermsError
from cardavia.arena.player import Player
from cardavia.arena.result import sum_up
from cardavia.arena.run import play_boards
from cardavia.arena.sitting import play_board

__all__ = [
    "CONTESTANTS",
    "Board",
    "Contestant",
    "Estimate",
    "Journal",
    "OtherTermsError",
    "Player",
    "Terms",
    "Unit",
    "contestant",
    "estimate",
    "play_board",
    "play_boards",
    "sum_up",
]
