"""Settings: everything a visitor may choose, on one page."""

from dataclasses import dataclass
from typing import ClassVar

from cardavia.bots.levels import DEFAULT_LEVELS
from cardavia.web.pages.frame import Frame
from cardavia.web.pages.preferences import Pace, Sort, Switch


@dataclass(frozen=True, slots=True)
class LevelChoice:
    """The level of the bot in one of the three seats after the host: place 1, 2, 3 in the order of play."""

    place: int
    label: str
    chosen: str
    levels: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class SettingsPage:
    """The context of the settings. `done` says that they were just kept."""

    template: ClassVar[str] = "settings.html"
    frame: Frame
    title: str
    back: str
    levels: tuple[LevelChoice, ...]
    done: str | None
    paces: tuple[Pace, ...] = tuple(Pace)
    sorts: tuple[Sort, ...] = tuple(Sort)
    reading: tuple[Switch, ...] = (Switch.LARGE, Switch.FOUR_COLOUR, Switch.STILL)
    playing: tuple[Switch, ...] = (
        Switch.ONE_CLICK,
        Switch.LIT,
        Switch.LAST_CARDS,
        Switch.LEFT_HANDED,
        Switch.SOUND,
    )


def settings_page(frame: Frame, levels: tuple[str, ...], back: str = "/", *, kept: bool = False) -> SettingsPage:
    """Return the settings.

    `levels` are the names of the bots' levels, weakest first, `back` where to return to, `kept` whether the
    settings were just kept.
    """
    done = frame.speaker.say("settings-kept") if kept else None
    return SettingsPage(frame, frame.speaker.say("settings"), back, level_choices(frame, levels), done)


def level_choices(frame: Frame, levels: tuple[str, ...]) -> tuple[LevelChoice, ...]:
    """Return the three choices of a bot's level, as the visitor prefers them."""
    say = frame.speaker.say
    named = tuple((level, say(f"level-{level}")) for level in levels)
    return tuple(
        LevelChoice(place, say("settings-level", place=place), chosen or DEFAULT_LEVELS[place], named)
        for place, chosen in enumerate(frame.preferences.levels, 1)
    )
