"""Play-outs of whole deals that have not come to their first card yet."""

from collections.abc import Sequence

from cardavia.bots.search.manner import Thinking
from cardavia.bots.search.racing import Scores
from cardavia.cards import Seat, side_of
from cardavia.engine import engine_for
from cardavia.engine.compiler import Cells


def played_out(thinking: Thinking, seat: Seat, deals: Sequence[Cells]) -> Scores:
    """Return what each of these deals brings the side of this seat, less what it brings the other."""
    depth = thinking.depth
    found: Scores = engine_for(thinking.game).judge_cells(deals, [-1], depth.horizon, depth.nodes)[:, 0]
    return -found if side_of(seat) else found
