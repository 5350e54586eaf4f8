"""From a context to a page: one template a context, strict about what is missing."""

from collections.abc import MutableMapping
from functools import cache, lru_cache
from typing import Any, ClassVar, Protocol

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from cardavia.web.pages.frame import Frame
from cardavia.web.pages.told import Text, Token, Tone


class Page(Protocol):
    """A context: the frame, the title, and the name of the template that shows it."""

    template: ClassVar[str]

    @property
    def frame(self) -> Frame: ...
    @property
    def title(self) -> str: ...


def render(page: Page) -> str:
    """Return the whole page."""
    return str(_template(page.template).render(_names(page)))


def render_region(page: Page) -> str:
    """Return the part of a page that its module swaps: the template `<name>_region.html`."""
    return str(_template(page.template.replace(".html", "_region.html")).render(_names(page)))


def read_templates() -> None:
    """Read and compile every template now, instead of when it is first shown."""
    for name in _environment().list_templates(extensions=["html"]):
        _template(name)


def _names(page: Page) -> dict[str, Any]:
    return {"page": page, "frame": page.frame, "t": page.frame.speaker.say}


class _Templates(Environment):
    """Templates that all have the same globals, so that no map of their own is made for each part of a page."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        if d:
            raise ValueError("a template gets what it needs from its page: put it there")
        return self.globals


@cache
def _environment() -> Environment:
    environment = _Templates(
        loader=PackageLoader("cardavia.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.tests["token"] = lambda piece: isinstance(piece, Token)
    environment.filters["told"] = _told

    return environment


@lru_cache(maxsize=32_768)
def _told(text: Text) -> Markup:
    """Return a sentence with its cards as tokens: a log shows the same ones again and again."""
    return Markup("").join(_token(piece) if isinstance(piece, Token) else piece for piece in text)


def _token(piece: Token) -> Markup:
    tone = "" if piece.tone is Tone.PLAIN else f" tok-{piece.tone}"
    return Markup('<span class="tok{}"><span aria-hidden="true">{}</span><span class="vh">{}</span></span>').format(
        tone, piece.short, piece.full
    )


def _template(name: str) -> Any:
    return _environment().get_template(name)
