"""A score sheet in words: sections with a title and named columns, a sentence a line, amounts in figures.

Pages set it as tables; `as_lines` sets it in columns of letters for a terminal.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from cardavia.rules import Line, RuleId, ScoreSheet, Section, Unit
from cardavia.words.columns import left, right, widest
from cardavia.words.speaker import Speaker

NO_AMOUNT: Final = ""
"""Where a line does not concern a column."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a score sheet in words, with the rule it cites."""

    rule: RuleId
    text: str
    amounts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """A section of a score sheet in words. The last row is the sum."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]


def tell_sheet(speaker: Speaker, sheet: ScoreSheet) -> tuple[Block, ...]:
    """Return the sections of a score sheet in words."""
    return tuple(_block(speaker, section) for section in sheet.sections)


def tell_void(speaker: Speaker, sheet: ScoreSheet) -> str:
    """Return why a void deal does not count, in a sentence; raise `ValueError` for one that counts."""
    if not sheet.void:
        raise ValueError("this deal counts: tell its score sheet instead")
    return speaker.say(f"void-{speaker.prefix}-{sheet.outcome['void']}")


def as_lines(block: Block) -> tuple[str, ...]:
    """Return a section as lines of equal letters: its title, its columns' names, and its rows."""
    rows = [("", *block.columns), *((row.text, *row.amounts) for row in block.rows)]
    return (block.title, *(_set_line(row, widest(rows)) for row in rows))


def _block(speaker: Speaker, section: Section) -> Block:
    return Block(
        title=speaker.say(f"section-{speaker.prefix}-{section.label}"),
        columns=tuple(_column(speaker, name) for name in section.columns),
        rows=tuple(_row(speaker, line) for line in section.lines),
    )


def _column(speaker: Speaker, name: str) -> str:
    """Name a column: `seat-2` and `side-1` are the players' at this table, other names the game's own."""
    kind, _, number = name.rpartition("-")
    match kind:
        case "seat":
            return speaker.seat(int(number), "label")
        case "side":
            return speaker.side(int(number), "label")
        case _:
            return speaker.say(f"column-{speaker.prefix}-{name}")


def _row(speaker: Speaker, line: Line) -> Row:
    facts: dict[str, Any] = dict(line.facts)
    text = speaker.say(f"line-{speaker.prefix}-{line.label}", **facts)
    return Row(line.rule, text, tuple(_amount(speaker, amount, line.unit) for amount in line.amounts))


def _amount(speaker: Speaker, amount: int | None, unit: Unit) -> str:
    if amount is None:
        return NO_AMOUNT
    return speaker.figures.halves(amount) if unit is Unit.HALF_POINTS else speaker.figures.whole(amount)


def _set_line(row: Sequence[str], widths: Sequence[int]) -> str:
    cells = [left(row[0], widths[0])]
    cells += [right(amount, space) for amount, space in zip(row[1:], widths[1:], strict=True)]
    return "  ".join(cells).rstrip()
