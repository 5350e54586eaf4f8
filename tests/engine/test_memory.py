"""What an engine remembers of earlier problems changes nothing: no answer, and not even the work it takes."""

from collections.abc import Callable

import pytest

from cardavia.engine.aluette.engine import AluetteEngine
from cardavia.engine.engines import Engine
from cardavia.engine.french_tarot.engine import FrenchTarotEngine
from cardavia.engine.tarocchino.engine import TarocchinoEngine

FEW_ENTRIES = 9
"""So small a table, as a power of two, that positions push one another out of it all the time."""


@pytest.mark.parametrize("made", [AluetteEngine, FrenchTarotEngine, TarocchinoEngine])
def test_a_problem_takes_the_same_positions_whatever_was_asked_before(made: Callable[[int], Engine]) -> None:
    fresh, experienced = made(FEW_ENTRIES), made(FEW_ENTRIES)
    for seed in range(40, 60):
        experienced.value_cells(experienced.random_ending(5, seed))
    ending = fresh.random_ending(6, 3)
    assert experienced.value_cells(ending) == fresh.value_cells(ending)
