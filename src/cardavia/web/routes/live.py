"""The live channel: what a seat is told, as it happens, by server-sent events."""

import asyncio
import json
from collections.abc import AsyncIterator

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import StreamingResponse

from cardavia.cards import Seat
from cardavia.tables import log
from cardavia.tables.story import Story, Told
from cardavia.web.asking import AskedHouse, AskingGuest, TableName, seated
from cardavia.web.framing import faces_for, frame_at
from cardavia.web.house import House
from cardavia.web.pages.frame import Frame
from cardavia.web.pages.live import live_event
from cardavia.web.sights import glance

router = APIRouter(include_in_schema=False)
_QUIET_SECONDS = 15.0
_RETRY_MILLISECONDS = 2000
_SEAT_NEWS = {log.SeatGivenUp: "news-leaves", log.SeatCovered: "news-away", log.SeatResumed: "news-back"}


@router.get("/tables/{table}/events")
async def events(
    request: Request,
    house: AskedHouse,
    guest: AskingGuest,
    table: TableName,
    after: int | None = Query(None, ge=0, le=2**31),
) -> StreamingResponse:
    """Tell the guest's seat what happens from the given number on: `Last-Event-ID`, else `after`, else from now."""
    story, seat = await seated(house, table, guest)
    last = request.headers.get("last-event-id", "")
    begin = int(last) if last.isascii() and last.isdigit() and len(last) < 10 else after
    frame = frame_at(request, f"/tables/{table}")
    told = _told(house, frame, table, guest.name, story.last(seat) if begin is None else begin)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(told, media_type="text/event-stream", headers=headers)


async def _told(house: House, frame: Frame, table: str, guest: str, seq: int) -> AsyncIterator[str]:
    yield f"retry: {_RETRY_MILLISECONDS}\n\n"
    heard = True
    async with house.service.bus.following(table) as changed:
        while not house.closing.is_set():
            changed.clear()
            story = await (house.service.heard(table) if heard else house.service.story(table))
            seat = story.table.seat_of(guest)
            if seat is None:
                return
            for told in story.after(seat, seq):
                yield _written(frame, story, seat, told)
                seq = told.seq
            try:
                await asyncio.wait_for(changed.wait(), _QUIET_SECONDS)
                heard = True
            except TimeoutError:
                heard = False
                yield ": quiet\n\n"


def _written(frame: Frame, story: Story, seat: int, told: Told) -> str:
    if told.event is None:
        news = _news(frame, story, seat, told)
        return _message("table", told.seq, {"seq": told.seq, "what": told.what, "news": news})
    moment = glance(story.as_of(seat, told.seq), seat, frame.speaker, told.seq, ())
    event = live_event(frame, moment, faces_for(frame, moment.game.name), told.event)
    return _message("deal", told.seq, event.plain)


def _news(frame: Frame, story: Story, own: Seat, told: Told) -> str | None:
    """Return who else came, went, fell silent or came back, in words; nothing of anything besides."""
    entry, before = story.entries[told.entry], story.moments[max(told.entry - 1, 0)]
    match entry:
        case log.SeatTaken(seat=seat, guest=guest, name=name) if seat != own and before.guest_at(seat) != guest:
            return frame.speaker.say("news-sits", name=name)
        case log.SeatGivenUp(seat=seat) | log.SeatCovered(seat=seat) | log.SeatResumed(seat=seat) if seat != own:
            person = before.persons[seat]
            return None if person is None else frame.speaker.say(_SEAT_NEWS[type(entry)], name=person.name)
        case _:
            return None


def _message(kind: str, seq: int, data: object) -> str:
    return f"id: {seq}\nevent: {kind}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n"
