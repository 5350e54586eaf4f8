"""What stands around every page: language, look, the bar, the forms' token."""

from dataclasses import dataclass
from typing import Final, Protocol

from cardavia.web.pages.preferences import Preferences
from cardavia.words import LANGUAGES, Direction, Language, Speaker

ANCHORED: Final = ("rules", "cards", "glossary")
"""Pages whose address begins with their language."""


class Assets(Protocol):
    """Where style, modules and pictures are: addresses that change with their content."""

    def url(self, name: str) -> str:
        """Return the address of an asset; raise `KeyError` when there is none."""
        ...

    def portrait(self, number: int) -> str:
        """Return the address of a portrait, 0 to 11."""
        ...


@dataclass(frozen=True, slots=True)
class Tongue:
    """A language to choose. `href` is this page in that language, where its address tells the language."""

    language: Language
    current: bool
    href: str | None


@dataclass(frozen=True, slots=True)
class Frame:
    """What every page needs.

    `path` is the page's own address with its query, `token` goes into every form, `table` is the address of a
    running table of this visitor.
    """

    speaker: Speaker
    preferences: Preferences
    path: str
    token: str
    assets: Assets
    table: str | None = None

    @property
    def language(self) -> Language:
        """The language of the page."""
        return self.speaker.language

    @property
    def rtl(self) -> bool:
        """Whether words run from right to left."""
        return self.language.direction is Direction.RIGHT_TO_LEFT

    @property
    def look_sheet(self) -> str | None:
        """The address of the sheet that sets the look, or `None` at rest."""
        if self.preferences.at_rest:
            return None
        felt, contrast, grain, warmth = self.preferences.look
        return f"/look.css?felt={felt}&contrast={contrast}&grain={grain}&warmth={warmth}"

    @property
    def tongues(self) -> tuple[Tongue, ...]:
        """The languages to choose from, each by its own name."""
        return tuple(
            Tongue(language, language == self.language, in_language(self.path, language.code))
            for language in LANGUAGES.values()
        )


def in_language(path: str, code: str) -> str | None:
    """Return the address of the same page in another language, `None` where addresses do not tell it.

    >>> in_language("/en/rules/aluette?x=1", "th")
    '/th/rules/aluette?x=1'
    """
    _, first, *rest = path.split("/", 2)
    if first not in LANGUAGES or not rest or rest[0].split("/")[0].split("?")[0] not in ANCHORED:
        return None
    return f"/{code}/{rest[0]}"
