"""The prose of a book as HTML: Markdown made safe. Its clauses and examples are set by the page."""

from functools import lru_cache
from typing import Final

from markdown_it import MarkdownIt

_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


@lru_cache(maxsize=4096)
def prose_html(markdown: str) -> str:
    """Return Markdown as HTML. Marks of HTML in it are shown as they stand, and no link leads to a script."""
    return str(_MARKDOWN.render(markdown)).strip()
