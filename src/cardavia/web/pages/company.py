"""Who sits at the table: persons and bots, the bots' levels for the host to choose, and the address to share."""

from dataclasses import dataclass

from cardavia.cards import Seat, from_seat
from cardavia.web.pages.sight import Occupant
from cardavia.web.pages.teller import Teller


@dataclass(frozen=True, slots=True)
class Companion:
    """Somebody at the table, so many places after the visitor in the order of play.

    `levels` are the bot's levels with their names, for the host to choose from.
    """

    place: int
    name: str
    portrait: str
    note: str
    level: str | None
    levels: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class CompanyPanel:
    """Everybody at the table, from the visitor on in the order of play. `own_name` is what the others read."""

    companions: tuple[Companion, ...]
    invitation: str | None
    own_name: str
    is_open: bool


def company(teller: Teller) -> CompanyPanel:
    """Return who sits at the table."""
    seats = from_seat(teller.sight.seat or 0)
    companions = tuple(_companion(teller, place, seat) for place, seat in enumerate(seats))
    own_name = teller.sight.sitters[seats[0]].name
    invitation = teller.sight.invitation if teller.sight.host else None
    return CompanyPanel(companions, invitation, own_name, teller.sight.invites)


def _companion(teller: Teller, place: int, seat: Seat) -> Companion:
    sitter = teller.sight.sitters[seat]
    is_bot = sitter.occupant is Occupant.BOT
    named = tuple((level, teller.say(f"level-{level}")) for level in teller.sight.levels)
    return Companion(
        place=place,
        name=teller.name(seat),
        portrait=teller.portrait(seat),
        note=teller.say(f"company-{sitter.occupant}"),
        level=sitter.level,
        levels=named if is_bot and teller.sight.host else (),
    )
