"""The history: finished deals and uploaded records, step by step with all hands open, and records out and in."""

import json
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import Response

from cardavia.tables.store import MOST_RECORDS
from cardavia.web.asking import AskedHouse, AskingGuest
from cardavia.web.done import count_of, done, said
from cardavia.web.framing import check_token, faces_for, frame_of, page, see_other
from cardavia.web.pages.history import history_page, replay_page
from cardavia.web.past import find, judged, past_deals, played, replayed
from cardavia.words import speak

router = APIRouter(include_in_schema=False)
DealName = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$")]


@router.get("/history")
async def history(request: Request, house: AskedHouse, guest: AskingGuest) -> Response:
    """Show the guest's finished deals, and once how many were just read."""
    frame, count = await frame_of(request), count_of(request)
    shown = page(request, history_page(frame, await past_deals(house, guest), read=count))
    return shown if count is None else said(shown, "/history")


@router.get("/history/records")
async def records(house: AskedHouse, guest: AskingGuest) -> Response:
    """Give all records of the guest, one JSON object a line."""
    found = [past.record for story, _, past in await played(house, guest)]
    found += [kept.record for kept in await house.service.store.records(guest.name)]
    return _download("".join(_line(record) for record in found), "cardavia.jsonl")


@router.post("/history/records")
async def upload(request: Request, house: AskedHouse, guest: AskingGuest) -> Response:
    """Read records, one a line; keep them all, or none and say what is wrong with which line."""
    form = await request.form(max_files=1, max_fields=10)
    check_token(request, str(form.get("token", "")))
    sent = form.get("record")
    content = await sent.read() if isinstance(sent, UploadFile) else b""
    frame = await frame_of(request)
    async with house.judging:
        good, faults = await run_in_threadpool(judged, content, frame.speaker)
    if faults or not good:
        shown = history_page(
            frame, await past_deals(house, guest), faults or (frame.speaker.say("history-empty-file"),)
        )
        return page(request, shown, 422)
    await house.service.store.keep_records(guest.name, good)
    secure = house.configuration.secure_cookies
    return done(see_other(request, "/history"), "/history", min(len(good), MOST_RECORDS), secure=secure)


@router.get("/history/{deal}")
async def replay(
    request: Request, house: AskedHouse, guest: AskingGuest, deal: DealName, at: int | None = Query(None, ge=0)
) -> Response:
    """Show a finished deal step by step, with all hands open."""
    frame = await frame_of(request)
    found = await find(house, guest, deal, frame.speaker)
    step = min(at or 0, len(found.deal.actions))
    shown = replayed(deal, found.deal, step, found.seat, found.sitters)
    return page(request, replay_page(frame, shown, faces_for(frame, found.deal.game.name)))


@router.get("/history/{deal}/record")
async def record(house: AskedHouse, guest: AskingGuest, deal: DealName) -> Response:
    """Give the record of a finished deal, one line of JSON."""
    found = await find(house, guest, deal, speak("en"))
    return _download(_line(found.record), f"{deal}.json")


def _download(text: str, name: str) -> Response:
    disposition = f'attachment; filename="{name}"'
    return Response(text, media_type="application/jsonl", headers={"content-disposition": disposition})


def _line(record: dict[str, Any]) -> str:
    return json.dumps(record) + "\n"
