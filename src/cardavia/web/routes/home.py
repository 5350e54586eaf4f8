"""Home, a new table, and an invitation to one."""

from fastapi import APIRouter, HTTPException
from starlette.requests import Request
from starlette.responses import Response

from cardavia.bots.levels import DEFAULT_LEVELS, LEVELS
from cardavia.games import GAMES
from cardavia.tables import log
from cardavia.tables.service import NotAllowed
from cardavia.tables.store import Conflict
from cardavia.web.asking import AskedHouse, AskingGuest, Invitation
from cardavia.web.framing import faces_for, field, form_of, frame_of, page, preferences_of, see_other
from cardavia.web.house import House
from cardavia.web.naming import called
from cardavia.web.pages.home import home_page
from cardavia.web.pages.join import join_page
from cardavia.web.pages.preferences import Preferences
from cardavia.web.sessions import Guest
from cardavia.web.sights import sight, sitters

router = APIRouter(include_in_schema=False)


@router.get("/")
async def home(request: Request, house: AskedHouse, guest: AskingGuest) -> Response:
    """Show the three games, and the match that waits."""
    frame = await frame_of(request)
    running = None
    if frame.table is not None:
        story = await house.service.story(frame.table.removeprefix("/tables/"))
        seat = story.table.seat_of(guest.name)
        running = None if seat is None else sight(story, seat, frame.speaker)
    once = await house.service.store.tables_of(guest.name) if guest.proved else 0
    return page(request, home_page(frame, lambda game: faces_for(frame, game), running, once))


@router.post("/tables")
async def open_table(request: Request, house: AskedHouse, guest: AskingGuest) -> Response:
    """Open a table for the game of the form, and go there; a form that is sent twice leads twice to one table."""
    form = await form_of(request)
    game = field(form, "game")
    if game not in GAMES:
        raise HTTPException(422)
    chosen = preferences_of(request).changed(
        {name: field(form, name) for name in form if name.startswith("level-")}
    )
    frame = await frame_of(request)
    name = called(field(form, "name")) or frame.speaker.say("guest-name")
    levels, seats, once = levels_of(chosen), field(form, "seats"), field(form, "once")
    table = house.sessions.table_name(guest, " ".join((once, game, *levels, seats))) if once else None
    try:
        table = await house.service.open_table(game, {}, guest.name, name, levels, table)
    except Conflict:
        if table is None or not await _is_untouched(house, table, guest):
            table = await house.service.open_table(game, {}, guest.name, name, levels)
    invites = "?invite=1#company" if seats == "open" else ""
    return see_other(request, f"/tables/{table}{invites}")


@router.get("/join/{invitation}")
async def invitation(request: Request, house: AskedHouse, guest: AskingGuest, invitation: Invitation) -> Response:
    """Show who sits at the table of an invitation; who sits there already goes there."""
    story = await house.service.invited(invitation)
    if story.table.seat_of(guest.name) is not None:
        return see_other(request, f"/tables/{story.table.name}")
    frame = await frame_of(request)
    seated = sitters(story.table, frame.speaker)
    return page(request, join_page(frame, story.table.game, invitation, seated, story.table.host))


@router.post("/join/{invitation}")
async def join(request: Request, house: AskedHouse, guest: AskingGuest, invitation: Invitation) -> Response:
    """Take the seat of the form."""
    form = await form_of(request)
    story = await house.service.invited(invitation)
    seat, name = field(form, "seat"), called(field(form, "name"))
    if seat not in {"0", "1", "2", "3"}:
        raise HTTPException(422)
    frame = await frame_of(request)
    try:
        await house.service.sit(story.table.name, int(seat), guest.name, name or frame.speaker.say("guest-name"))
    except NotAllowed as refused:
        table = (await house.service.story(story.table.name)).table
        seated = sitters(table, frame.speaker)
        shown = join_page(frame, table.game, invitation, seated, table.host, name, refused.reason)
        return page(request, shown, 409)
    return see_other(request, f"/tables/{story.table.name}")


async def _is_untouched(house: House, table: str, guest: Guest) -> bool:
    """Say whether a guest sits at a table and has moved nothing there: it may have been opened a moment ago."""
    story = await house.service.story(table)
    seat = story.table.seat_of(guest.name)
    moved = {entry.seat for entry in story.entries if isinstance(entry, log.DealMoved)}
    return seat is not None and seat not in moved


def levels_of(preferences: Preferences) -> tuple[str, ...]:
    """Return the levels of the four seats: the preferred ones where they exist, else the table's own choice."""
    wanted = (None, *preferences.levels)
    return tuple(
        level if level is not None and level in LEVELS else standard
        for level, standard in zip(wanted, DEFAULT_LEVELS, strict=True)
    )
