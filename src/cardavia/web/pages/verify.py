"""Proof of a deal: the promise made at its start, and what opens it at its end."""

from dataclasses import dataclass
from typing import ClassVar

from cardavia.match.commitment import Opening, verify
from cardavia.web.pages.frame import Frame


@dataclass(frozen=True, slots=True)
class VerifyPage:
    """The context of the verify page. `opening` is `None` until the deal is over; `holds` says whether it fits."""

    template: ClassVar[str] = "verify.html"
    frame: Frame
    title: str
    table: str
    deal: int
    commitment: str
    opening: Opening | None
    holds: bool | None


def verify_page(frame: Frame, table: str, deal: int, commitment: str, opening: Opening | None) -> VerifyPage:
    """Return the proof of a deal of a table."""
    holds = None if opening is None else verify(commitment, opening)
    return VerifyPage(frame, frame.speaker.say("verify-title"), table, deal, commitment, opening, holds)
