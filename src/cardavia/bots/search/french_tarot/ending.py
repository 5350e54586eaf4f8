"""Play-outs of whole deals that have not come to their first card yet."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cardavia.bots.search.manner import Thinking
from cardavia.bots.search.racing import Scores
from cardavia.cards import Seat
from cardavia.engine import engine_for
from cardavia.engine.compiler import Cells


@dataclass(frozen=True, slots=True)
class Table:
    """A deal at its first card: who plays alone, and the engine's array."""

    taker: Seat
    cells: Cells


def payments(thinking: Thinking, tables: Sequence[Table | None]) -> Scores:
    """Return what one defender pays the taker at each of these tables; nothing where nobody takes."""
    found = np.zeros(len(tables), np.int64)
    played = [number for number, table in enumerate(tables) if table is not None]
    cells = [table.cells for table in tables if table is not None]
    if cells:
        depth = thinking.depth
        found[played] = engine_for(thinking.game).judge_cells(cells, [-1], depth.horizon, depth.nodes)[:, 0]
    return found
