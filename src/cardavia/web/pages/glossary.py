"""The glossary: the words of the games, explained."""

from dataclasses import dataclass
from typing import ClassVar

from cardavia.web.pages.frame import Frame
from cardavia.words.terms import Entry, glossary


@dataclass(frozen=True, slots=True)
class GlossaryPage:
    """The context of the glossary: entries under their groups' headings."""

    template: ClassVar[str] = "glossary.html"
    frame: Frame
    title: str
    groups: tuple[tuple[str, tuple[Entry, ...]], ...]


def glossary_page(frame: Frame) -> GlossaryPage:
    """Return the glossary in the page's language."""
    say = frame.speaker.say
    groups = tuple((say(f"glossary-{group}"), entries) for group, entries in glossary(frame.language).items())
    return GlossaryPage(frame, say("glossary-title"), groups)
