"""What one visitor prefers: the look, the pace, the language. One cookie, written by the server and by the page.

The cookie is a query string that holds only what differs from the default, so that a new default reaches everybody
who never touched the setting. Whatever cannot be read is ignored: a cookie is a visitor's text.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, Final, Self
from urllib.parse import parse_qsl, urlencode

MOST: Final = 100
REST: Final = 50
LONGEST_LEVEL: Final = 40
PRESETS: Final[Mapping[str, Mapping[str, int]]] = {
    "lamp": {"felt": REST, "contrast": REST, "grain": REST, "warmth": REST},
    "dusk": {"felt": 11, "contrast": 67, "grain": 61, "warmth": 69},
    "noon": {"felt": 90, "contrast": 42, "grain": 27, "warmth": 35},
    "faded": {"felt": 65, "contrast": 10, "grain": 87, "warmth": 44},
}
"""Ready-made looks; `lamp` is the table at rest. The same table stands in `static/js/page.js`."""


class Paper(StrEnum):
    """What the words are written on: the felt has its own slider."""

    DAY = "day"
    EVENING = "evening"


class Pace(StrEnum):
    """How long the table rests between two bots; `WAIT`: until a press."""

    CALM = "calm"
    BRISK = "brisk"
    SWIFT = "swift"
    WAIT = "wait"


class Sort(StrEnum):
    """How a hand lies from the left: strongest first, strongest last, or suit by suit as in the deck."""

    FALLING = "falling"
    RISING = "rising"
    SUITS = "suits"


class Switch(StrEnum):
    """Settings that are on or off."""

    ONE_CLICK = "one-click"
    LIT = "lit"
    FOUR_COLOUR = "four-colour"
    LARGE = "large"
    STILL = "still"
    SOUND = "sound"
    LEFT_HANDED = "left-handed"
    LAST_CARDS = "last-cards"


@dataclass(frozen=True, slots=True)
class Preferences:
    """A visitor's preferences; the defaults are the table at rest.

    The sliders run from 0 to 100. `language` is `None` until chosen: then the browser's is taken. `levels` are the
    bots' of the three seats after the host, in the order of play; `None` is the table's own choice.

    >>> Preferences.read("contrast=40&still=on&contrast=nonsense&unknown=1").contrast
    50
    >>> Preferences.read("contrast=40&still=on").write()
    'contrast=40&still=on'
    """

    felt: int = REST
    contrast: int = REST
    grain: int = REST
    warmth: int = REST
    paper: Paper = Paper.DAY
    language: str | None = None
    pace: Pace = Pace.CALM
    sort: Sort = Sort.FALLING
    levels: tuple[str | None, str | None, str | None] = (None, None, None)
    switches: frozenset[Switch] = frozenset()

    @classmethod
    def read(cls, cookie: str) -> Self:
        """Return the preferences in this query string; what is unknown or out of range is left at rest."""
        return cls()._with(dict(parse_qsl(cookie, max_num_fields=64)))

    def write(self) -> str:
        """Return these preferences as the cookie holds them."""
        return urlencode([(name, value) for name, value in self._written().items() if value])

    def changed(self, form: Mapping[str, str]) -> Self:
        """Return these preferences after a form.

        `shown` names its switches, so an unticked one is off; the button `preset` sets all four sliders.
        """
        shown = {switch for switch in Switch if switch.value in form.get("shown", "").split()}
        kept = replace(self, switches=self.switches - shown)
        look: dict[str, Any] = dict(PRESETS.get(form.get("preset", ""), {}))
        return replace(kept._with(form), **look)

    def on(self, switch: Switch | str) -> bool:
        """Say whether a switch is on."""
        return Switch(switch) in self.switches

    @property
    def at_rest(self) -> bool:
        """Whether no look slider was moved."""
        return self.look == (REST, REST, REST, REST)

    @property
    def look(self) -> tuple[int, int, int, int]:
        """The four sliders: felt, contrast, grain, warmth."""
        return self.felt, self.contrast, self.grain, self.warmth

    def _with(self, found: Mapping[str, str]) -> Self:
        switches = self.switches | {switch for switch in Switch if found.get(switch.value) == "on"}
        first, second, third = (_level(found, place, old) for place, old in enumerate(self.levels, 1))
        plain = {name: _READ[name](found[name]) for name in _READ if name in found}
        chosen: dict[str, Any] = {name: value for name, value in plain.items() if value is not None}
        return replace(self, switches=switches, levels=(first, second, third), **chosen)

    def _written(self) -> dict[str, str]:
        rest = type(self)()
        values = {
            field.name: str(getattr(self, field.name))
            for field in fields(self)
            if field.name in _READ and getattr(self, field.name) != getattr(rest, field.name)
        }
        levels = {f"level-{place}": level or "" for place, level in enumerate(self.levels, 1)}
        return values | levels | {switch.value: "on" for switch in Switch if switch in self.switches}


def _slider(text: str) -> int | None:
    return (
        int(text)
        if text.isascii() and text.isdigit() and len(text) <= len(str(MOST)) and int(text) <= MOST
        else None
    )


def _language(text: str) -> str | None:
    return text if text.isascii() and text.isalpha() and len(text) == len("en") else None


def _level(found: Mapping[str, str], place: int, old: str | None) -> str | None:
    text = found.get(f"level-{place}")
    if text is None or len(text) > LONGEST_LEVEL or not text.replace("-", "").isalnum():
        return old
    return text


def _one_of(kind: type[StrEnum]) -> Any:
    return lambda text: kind(text) if text in set(kind) else None


_READ: Final[Mapping[str, Any]] = {
    "felt": _slider,
    "contrast": _slider,
    "grain": _slider,
    "warmth": _slider,
    "paper": _one_of(Paper),
    "language": _language,
    "pace": _one_of(Pace),
    "sort": _one_of(Sort),
}
