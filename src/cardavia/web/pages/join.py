"""Joining a table by its invitation: who sits where, and which seats are free."""

from dataclasses import dataclass
from typing import ClassVar

from cardavia.cards import Seat
from cardavia.rules import AnyGame
from cardavia.web.pages.about import About, about
from cardavia.web.pages.frame import Frame
from cardavia.web.pages.sight import Occupant, Sitter
from cardavia.words import Company


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """A seat of the table; one where a person sits cannot be taken."""

    seat: Seat
    name: str
    note: str
    is_free: bool


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
    name: str = "",
    refused: str | None = None,
) -> JoinPage:
    """Return the page of an invitation; `refused` is the reason why the seat that was asked for was not given."""
    speaker = frame.speaker.at(game.prefix, Company(tuple(sitter.name or None for sitter in sitters)))
    seats = tuple(
        SeatChoice(
            seat,
            speaker.seat(seat, "label"),
            speaker.say(f"join-{sitter.occupant}"),
            sitter.occupant is Occupant.BOT,
        )
        for seat, sitter in enumerate(sitters)
    )
    title = speaker.say("join-title", game=speaker.say(f"game-{game.name}"))
    notice = None if refused is None else speaker.say(f"join-{refused}")
    return JoinPage(frame, title, about(frame.speaker, game), invitation, seats, name, notice)
