"""From a context to a page: one template a context, strict about what is missing."""

from functools import cache
from typing import Any, ClassVar, Protocol

from jinja2 import Environment, PackageLoader, StrictUndefined

from cardavia.web.pages.frame import Frame
from cardavia.web.pages.told import Token


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


def _names(page: Page) -> dict[str, Any]:
    return {"page": page, "frame": page.frame, "t": page.frame.speaker.say}


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("cardavia.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.tests["token"] = lambda piece: isinstance(piece, Token)

    return environment


def _template(name: str) -> Any:
    return _environment().get_template(name)
