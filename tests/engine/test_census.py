"""Numbers of legal lines from fixed endings, by the twins and by counting otherwise: "perft" for cards."""

from typing import Any

import pytest

from cardavia.engine import engine_for
from cardavia.engine.aluette import layout as aluette
from cardavia.engine.aluette import twin as aluette_twin
from cardavia.engine.french_tarot import layout as french_tarot
from cardavia.engine.french_tarot import twin as french_tarot_twin
from cardavia.games import GAMES
from tests.engine.french_tarot import reference
from tests.engine.french_tarot.positions import told

TWINS: dict[str, tuple[Any, Any]] = {
    "aluette": (aluette, aluette_twin),
    "french-tarot": (french_tarot, french_tarot_twin),
}


def lines(name: str, cells: Any, numbers: dict[str, int]) -> int:
    """Count the lines of play to the end, one card at a time, by what the twin lets play."""
    layout, twin = TWINS[name]
    if cells[layout.TRICK + layout.LEFT] == 0:
        return 1
    total = 0
    for card in engine_for(GAMES[name]).playable(cells):
        after = cells.copy()
        twin.lay(after, layout.TRICK, numbers[card.code])
        total += lines(name, after, numbers)
    return total


def by_code(name: str) -> dict[str, int]:
    module = __import__(f"cardavia.engine.{name.replace('-', '_')}.reading", fromlist=["NUMBERS"])
    return {card.code: number for card, number in module.NUMBERS.items()}


@pytest.mark.parametrize("seed", range(6))
def test_every_line_of_an_ending_of_aluette_is_open(seed: int) -> None:
    cells = engine_for(GAMES["aluette"]).random_ending(2, seed)
    assert lines("aluette", cells, by_code("aluette")) == 2**4


def lines_of_tarot(position: reference.Position) -> int:
    """Count the same lines by the reference."""
    if not any(position.hands) and not position.trick:
        return 1
    return sum(lines_of_tarot(reference.after(position, code)) for code in reference.allowed(position))


@pytest.mark.parametrize("seed", range(12))
def test_the_twin_of_french_tarot_counts_as_many_lines_as_the_reference(seed: int) -> None:
    cells = engine_for(GAMES["french-tarot"]).random_ending(3, seed)
    assert lines("french-tarot", cells, by_code("french-tarot")) == lines_of_tarot(told(cells))
