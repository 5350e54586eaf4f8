"""A book as HTML: ids as anchors, Markdown made safe, examples left to the page to draw.

<section class="chapter" id="tarot.play"> <h2>..</h2> ..
    <section class="clause" id="tarot.play.overtrump"> <h3>..</h3> .. </section>
</section>
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from html import escape
from typing import Final, TypeAlias

from markdown_it import MarkdownIt

from cardavia.words.book import Book, Chapter, Clause, Example, Part

Draw: TypeAlias = Callable[[Example], str]
"""Returns the HTML of an example."""

_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


@lru_cache(maxsize=4096)
def prose_html(markdown: str) -> str:
    """Return Markdown as HTML. Marks of HTML in it are shown as they stand, and no link leads to a script."""
    return str(_MARKDOWN.render(markdown)).strip()


def chapters_html(book: Book, draw: Draw) -> str:
    """Return all chapters of a book."""
    return "\n".join(_chapter_html(chapter, draw) for chapter in book.chapters)


def clause_html(clause: Clause, draw: Draw) -> str:
    """Return one clause with its heading."""
    return _section("clause", clause.id, f"<h3>{escape(clause.title)}</h3>", _parts_html(clause.parts, draw))


def _chapter_html(chapter: Chapter, draw: Draw) -> str:
    clauses = [clause_html(clause, draw) for clause in chapter.clauses]
    body = "\n".join(filter(None, [_parts_html(chapter.parts, draw), *clauses]))
    return _section("chapter", chapter.id, f"<h2>{escape(chapter.title)}</h2>", body)


def _section(kind: str, anchor: str, heading: str, body: str) -> str:
    return f'<section class="{kind}" id="{escape(anchor)}">\n{heading}\n{body}\n</section>'


def _parts_html(parts: Iterable[Part], draw: Draw) -> str:
    return "\n".join(draw(part) if isinstance(part, Example) else prose_html(part.markdown) for part in parts)
