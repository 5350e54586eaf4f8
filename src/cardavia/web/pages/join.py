"""Joining a table by its invitation: who sits where, and which seats are free."""

from dataclasses import dataclass
from typing import ClassVar

from cardavia.cards import Seat, side_of
from cardavia.rules import AnyGame
from cardavia.web.pages.about import About, about
from cardavia.web.pages.frame import Frame
from cardavia.web.pages.game_faces import GAME_FACES
from cardavia.web.pages.sight import Occupant, Sitter
from cardavia.words import Company, Speaker


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """A seat of the table; one where a person sits cannot be taken.

    `side` says of a free seat whether the host is a partner there or an opponent, in games where that is fixed.
    """

    seat: Seat
    name: str
    note: str
    is_free: bool
    side: str | None


@dataclass(frozen=True, slots=True)
class JoinPage:
    """The context of an invitation. `name` is what the visitor was called last, `notice` why no seat was taken."""

    template: ClassVar[str] = "join.html"
    frame: Frame
    title: str
    about: About
    invitation: str
    seats: tuple[SeatChoice, ...]
    name: str
    notice: str | None


def join_page(
    frame: Frame,
    game: AnyGame,
    invitation: str,
    sitters: tuple[Sitter, ...],
    host: Seat | None,
    name: str = "",
    refused: str | None = None,
) -> JoinPage:
    """Return the page of an invitation; `refused` is the reason why the seat that was asked for was not given.

    `host` is the seat of the host, if there is one.
    """
    speaker = frame.speaker.at(game.prefix, Company(tuple(sitter.name or None for sitter in sitters)))
    seats = tuple(
        SeatChoice(
            seat,
            speaker.seat(seat, "label"),
            speaker.say(f"join-{sitter.occupant}"),
            is_free := sitter.occupant is Occupant.BOT,
            _side(speaker, game, sitters, host, seat) if is_free else None,
        )
        for seat, sitter in enumerate(sitters)
    )
    title = speaker.say("join-title", game=speaker.say(f"game-{game.name}"))
    notice = None if refused is None else speaker.say(f"join-{refused}")
    return JoinPage(frame, title, about(frame.speaker, game), invitation, seats, name, notice)


def _side(
    speaker: Speaker, game: AnyGame, sitters: tuple[Sitter, ...], host: Seat | None, seat: Seat
) -> str | None:
    if host is None or not GAME_FACES[game.name].has_partners:
        return None
    key = "join-partner" if side_of(seat) == side_of(host) else "join-opponent"
    return speaker.say(key, name=sitters[host].name)
