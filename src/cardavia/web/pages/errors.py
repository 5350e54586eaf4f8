"""Pages for what went wrong: what happened, why it may have, and where to go."""

from dataclasses import dataclass
from typing import ClassVar, Final

from cardavia.web.pages.frame import Frame

TOLD: Final = frozenset({400, 403, 404, 405, 409, 413, 422, 429, 500, 503})
OTHERWISE: Final = 500


@dataclass(frozen=True, slots=True)
class ErrorPage:
    """The context of an error page; `lines` are details a visitor can use, such as the faults of a record."""

    template: ClassVar[str] = "error.html"
    frame: Frame
    title: str
    status: int
    text: str
    advice: str
    lines: tuple[str, ...]


def error_page(frame: Frame, status: int, lines: tuple[str, ...] = ()) -> ErrorPage:
    """Return the page for this status; `lines` are sentences in the page's language."""
    told = status if status in TOLD else OTHERWISE
    say = frame.speaker.say
    return ErrorPage(
        frame, say(f"error-{told}"), status, say(f"error-{told}.text"), say(f"error-{told}.advice"), lines
    )
