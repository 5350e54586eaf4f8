"""A book as plain lines for a terminal: prose wrapped, tables in columns, examples as a list of their fields."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from cardavia.cards import Deck
from cardavia.words.book import Book, Chapter, Clause, Example, Part
from cardavia.words.columns import left, widest, wrapped
from cardavia.words.examples import told_fields
from cardavia.words.speaker import Speaker

_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
_INDENT: Final = "    "


def book_lines(book: Book, speaker: Speaker, deck: Deck[Any], columns: int = 80) -> tuple[str, ...]:
    """Return a whole book in lines of at most so many columns; tables may be wider.

    The speaker is one `at` the game, to name the cards of its deck.
    """
    lines = [
        *_titled(book.title, "="),
        *wrapped(book.tagline, columns),
        "",
        *prose_lines(book.introduction, columns),
    ]
    for chapter in book.chapters:
        lines += ["", *chapter_lines(chapter, speaker, deck, columns)]
    return tuple(lines)


def chapter_lines(chapter: Chapter, speaker: Speaker, deck: Deck[Any], columns: int = 80) -> tuple[str, ...]:
    """Return one chapter in lines: its title, its own parts, then its clauses."""
    lines = [*_titled(chapter.title, "-"), *_parts(chapter.parts, speaker, deck, columns)]
    for clause in chapter.clauses:
        lines += ["", *clause_lines(clause, speaker, deck, columns)]
    return tuple(lines)


def clause_lines(clause: Clause, speaker: Speaker, deck: Deck[Any], columns: int = 80) -> tuple[str, ...]:
    """Return one clause in lines: its title with its id, then its parts."""
    return (f"{clause.title} [{clause.id}]", *_parts(clause.parts, speaker, deck, columns))


def prose_lines(markdown: str, columns: int = 80) -> tuple[str, ...]:
    """Return Markdown in lines, with an empty one between its blocks."""
    return tuple(_blocks(SyntaxTreeNode(_MARKDOWN.parse(markdown)), columns))


def _titled(title: str, rule: str) -> tuple[str, str]:
    return title, rule * max(3, len(title))


def _parts(parts: Sequence[Part], speaker: Speaker, deck: Deck[Any], columns: int) -> Iterator[str]:
    for number, part in enumerate(parts):
        if number:
            yield ""
        if isinstance(part, Example):
            yield from (_INDENT + line for line in _table(told_fields(speaker, part, deck)))
        else:
            yield from prose_lines(part.markdown, columns)


def _blocks(parent: SyntaxTreeNode, columns: int) -> Iterator[str]:
    for number, block in enumerate(parent.children):
        if number:
            yield ""
        yield from _block(block, columns)


def _block(block: SyntaxTreeNode, columns: int) -> Iterator[str]:
    match block.type:
        case "bullet_list":
            yield from _items(block, columns, ["- "] * len(block.children))
        case "ordered_list":
            yield from _items(block, columns, [f"{number}. " for number in range(1, len(block.children) + 1)])
        case "table":
            cells = [row for part in block.children for row in part.children]
            yield from _table([[_inline(cell) for cell in row.children] for row in cells])
        case "fence" | "code_block":
            yield from (_INDENT + line for line in block.content.splitlines())
        case _:
            yield from wrapped(_inline(block), columns)


def _items(block: SyntaxTreeNode, columns: int, marks: Sequence[str]) -> Iterator[str]:
    for mark, item in zip(marks, block.children, strict=True):
        first, *others = list(_blocks(item, columns - len(mark)))
        yield mark + first
        yield from (" " * len(mark) + line if line else "" for line in others)


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = widest(rows)
    for row in rows:
        cells = (left(cell, space) for cell, space in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip()


def _inline(node: SyntaxTreeNode) -> str:
    if node.type in {"softbreak", "hardbreak"}:
        return " "
    if not node.children:
        return node.content
    return "".join(_inline(child) for child in node.children)
