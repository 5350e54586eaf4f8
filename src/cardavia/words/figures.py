"""Numbers and lists as a language writes them.

Four digits stay together, a negative number has a real minus sign, and half-points are written as a decimal
fraction with the language's own mark.
"""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from enum import StrEnum
from typing import Final, Literal

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal

from cardavia.words.languages import Direction, Language

_MINUS: Final = "\u2212"
_WHOLE_FROM: Final = 10
_FIRST_STRONG_ISOLATE: Final = "\u2068"
_LEFT_TO_RIGHT_ISOLATE: Final = "\u2066"
_END_OF_ISOLATE: Final = "\u2069"


class Join(StrEnum):
    """How the last two things of a list are joined; `UNIT` joins them by the language's comma alone."""

    AND = "and"
    OR = "or"
    UNIT = "unit"


_STYLES: Final[Mapping[Join, Literal["standard", "or"]]] = {Join.AND: "standard", Join.OR: "or"}

_COMMAS: Final[Mapping[str, str]] = {"ja": "、", "ar": "، و"}
"""Where it is not ", ". CLDR's own lists by commas are whole in few languages."""

_SPACED: Final[Mapping[str, Mapping[Join, str]]] = {"th": {Join.AND: " และ ", Join.OR: " หรือ "}}
"""Names hold spaces and end in figures, and CLDR's Thai has no space at "and"."""


class Figures:
    """One language's way with numbers and lists.

    >>> english = Figures(Language("en", "English"))
    >>> english.whole(-174), english.whole(12345), english.halves(9), english.halves(82)
    ('−174', '12,345', '4.5', '41')
    >>> english.signed(58), Figures(Language("pl", "Polski")).halves(-9)
    ('+58', '−4,5')
    >>> [english.expected(mean) for mean in (0.34, -0.338, 0.3, -0.001, 9.994, 9.996, -58.5)]
    ['+0.34', '−0.34', '+0.30', '0.00', '+9.99', '+10', '−58']
    >>> english.listed(["Prise", "Garde", "pass"], Join.OR)
    'Prise, Garde, or pass'
    """

    def __init__(self, language: Language) -> None:
        self._locale = Locale.parse(language.code)
        self._rtl = language.direction is Direction.RIGHT_TO_LEFT

    def whole(self, number: int) -> str:
        """Return a whole number in writing."""
        return self._written(Decimal(number), "")

    def halves(self, half_points: int) -> str:
        """Return a number of half-points in writing, as points."""
        return self._written(Decimal(half_points) / 2, "")

    def signed(self, number: int) -> str:
        """Return a whole number with its sign, plus included; zero has none."""
        return self._written(Decimal(number), "+")

    def expected(self, mean: float) -> str:
        """Return an expected score with its sign: hundredths below ten, a whole number from there on."""
        rounded = round(Decimal(mean), 2)
        if abs(rounded) >= _WHOLE_FROM:
            return self.signed(round(mean))
        return self._written(rounded, "+", "0.00")

    def listed(self, things: Sequence[str], join: Join = Join.AND) -> str:
        """Return the things as a list in a sentence; nothing for none."""
        language, own = self._locale.language, [self._apart(thing) for thing in things]
        if join is Join.UNIT:
            return _COMMAS.get(language, ", ").join(own)
        if language in _SPACED:
            return _spaced(own, _SPACED[language][join])
        return format_list(own, style=_STYLES[join], locale=self._locale)

    def _apart(self, thing: str) -> str:
        """Keep the order of a thing's own letters among those that run the other way."""
        return f"{_FIRST_STRONG_ISOLATE}{thing}{_END_OF_ISOLATE}" if self._rtl else thing

    def _written(self, number: Decimal, plus: str, pattern: str | None = None) -> str:
        sign = _MINUS if number < 0 else plus if number > 0 else ""
        grouped = abs(number) >= 10_000
        digits = format_decimal(abs(number), pattern, locale=self._locale, group_separator=grouped)
        if sign and self._rtl:
            return f"{_LEFT_TO_RIGHT_ISOLATE}{sign}{digits}{_END_OF_ISOLATE}"
        return sign + digits


def _spaced(things: Sequence[str], last: str) -> str:
    return last.join([", ".join(things[:-1]), things[-1]]) if len(things) > 1 else "".join(things)
