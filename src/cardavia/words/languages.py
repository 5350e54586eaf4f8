"""The languages Cardavia speaks: one row of settings each. English comes first, and is what others fall back to."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final


class Direction(StrEnum):
    """Which way the words run. Cards and seats never turn with them."""

    LEFT_TO_RIGHT = "ltr"
    RIGHT_TO_LEFT = "rtl"


@dataclass(frozen=True, slots=True)
class Language:
    """One language: its code, its name for itself, its direction, and the plural forms a message in it needs.

    The code is also the name of its folder here, of its pages' `lang`, and of its locale in Babel. `plurals` are
    those of CLDR's categories for counting that change its words, without "other", which every message has.
    """

    code: str
    endonym: str
    direction: Direction = Direction.LEFT_TO_RIGHT
    plurals: tuple[str, ...] = ()


ENGLISH: Final = Language("en", "English", plurals=("one",))

_ROWS: Final = (
    ENGLISH,
    Language("fr", "français", plurals=("one", "many")),
    Language("it", "italiano", plurals=("one", "many")),
    Language("es", "español", plurals=("one", "many")),
    Language("de", "Deutsch", plurals=("one",)),
    Language("pt", "português", plurals=("one", "many")),
    Language("hu", "magyar"),  # a noun stays singular after a numeral, so that no message needs CLDR's "one"
    Language("pl", "polski", plurals=("one", "few", "many")),
    Language("vi", "Tiếng Việt"),
    Language("th", "ไทย"),
    Language("ja", "日本語"),
    Language("ar", "العربية", Direction.RIGHT_TO_LEFT, plurals=("zero", "one", "two", "few", "many")),
)

LANGUAGES: Final[Mapping[str, Language]] = MappingProxyType({row.code: row for row in _ROWS})
"""By code, in the order they are offered in."""


def preferred(accepted: str) -> Language:
    """Return the language spoken here that an Accept-Language header likes best; English without one.

    >>> preferred("de-AT;q=0.5, xx, en;q=0.4").code
    'de'
    """
    wanted: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted.split(",")[:30]):
        tag, _, weight = part.strip().partition(";")
        code = tag.split("-")[0].lower()
        if code in LANGUAGES:
            wanted.append((-_weight(weight), place, code))
    return LANGUAGES[min(wanted)[2]] if wanted else ENGLISH


def _weight(text: str) -> float:
    name, _, number = text.strip().partition("=")
    try:
        return float(number) if name == "q" else 1.0
    except ValueError:
        return 0.0
