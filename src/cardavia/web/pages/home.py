"""Home: the three games, and the match that waits."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from cardavia.games import GAMES
from cardavia.web.pages.about import PICTURES, About, about
from cardavia.web.pages.frame import Frame
from cardavia.web.pages.game_faces import GAME_FACES
from cardavia.web.pages.sight import Faces, TableSight
from cardavia.web.pages.slip import slip
from cardavia.web.pages.table import subtitle
from cardavia.web.pages.teller import teller

FacesOf: TypeAlias = Callable[[str], Faces]
"""Gives the faces of a game by its name."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A match that is not over."""

    title: str
    subtitle: str
    text: str | None
    href: str
    pictures: tuple[str, ...]
    game: str


@dataclass(frozen=True, slots=True)
class Offered:
    """A game to play, with its picture and three of its cards."""

    about: About
    vignette: str
    pictures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HomePage:
    """The context of the home page. `once` marks what its forms ask for: asked twice, it is done once."""

    template: ClassVar[str] = "home.html"
    frame: Frame
    title: str
    games: tuple[Offered, ...]
    waiting: Waiting | None
    once: int


def home_page(frame: Frame, faces_of: FacesOf, running: TableSight | None, once: int = 0) -> HomePage:
    """Return the home page.

    `running` is the visitor's unfinished match, seen from their seat, `once` at how many tables they have sat.
    """
    waiting = None if running is None else _waiting(frame, faces_of, running)
    return HomePage(frame, frame.speaker.say("home-title"), offered(frame, faces_of), waiting, once)


def offered(frame: Frame, faces_of: FacesOf) -> tuple[Offered, ...]:
    """Return the games to choose from."""
    return tuple(
        Offered(
            about(frame.speaker, game),
            frame.assets.url(f"vignette-{name}.svg"),
            tuple(faces_of(name).face(code) for code in PICTURES[name]),
        )
        for name, game in GAMES.items()
    )


def _waiting(frame: Frame, faces_of: FacesOf, running: TableSight) -> Waiting:
    name = running.game.name
    told = teller(frame, running, faces_of(name), GAME_FACES[name])
    hand = told.face.lie(running.view.hand, frame.preferences.sort)[:3]
    return Waiting(
        title=frame.speaker.say(f"game-{name}"),
        subtitle=subtitle(told),
        text=None if running.sheet is not None else slip(told).ask,
        href=f"/tables/{running.table}",
        pictures=tuple(told.faces.face(card.code) for card in hand),
        game=name,
    )
