"""What a route needs of a request: the house, who asks, and the seat they hold."""

from typing import Annotated

from fastapi import Depends, HTTPException, Path
from starlette.requests import Request

from cardavia.cards import Seat
from cardavia.tables.service import NotAllowed
from cardavia.tables.story import Story
from cardavia.web.house import House
from cardavia.web.sessions import Guest


def house_of(request: Request) -> House:
    """Return the house that answers."""
    house: House = request.app.state.house
    return house


def guest_of(request: Request) -> Guest:
    """Return who asks; the same one throughout a request."""
    return house_of(request).sessions.guest_of(request)


# FastAPI calls what is no coroutine in another thread, which costs more than all that is done here.


async def _asked_house(request: Request) -> House:
    return house_of(request)


async def _asking_guest(request: Request) -> Guest:
    return guest_of(request)


async def _known_guest(request: Request) -> Guest:
    """Return who asks; raise 401 for a program that has not said who it is."""
    guest = guest_of(request)
    if not guest.proved:
        raise HTTPException(401, "say who you are: POST /api/guests, then send its token as a bearer token")
    return guest


AskedHouse = Annotated[House, Depends(_asked_house)]
KnownGuest = Annotated[Guest, Depends(_known_guest)]
AskingGuest = Annotated[Guest, Depends(_asking_guest)]
Invitation = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$", description="The last part of an invitation.")]
TableName = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$", description="The name of a table.")]


async def seated(house: House, table: str, guest: Guest, seen: int | None = None) -> tuple[Story, Seat]:
    """Return a table's story and the asker's seat; raise `NoSuchTable`, or `NotAllowed` for who sits elsewhere.

    `seen`: the last number that the asker knows of, when no more of the story is needed.
    """
    story = await (house.service.story(table) if seen is None else house.service.heard(table))
    seat = story.table.seat_of(guest.name)
    if seen is not None and (seat is None or story.last(seat) < seen):
        story = await house.service.story(table)
        seat = story.table.seat_of(guest.name)
    if seat is None:
        raise NotAllowed("not-your-seat")
    house.presence.heard(table, seat)
    return story, seat
