"""The table: its page, its region, and what is done there."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from fastapi import APIRouter, HTTPException, Query
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from cardavia.bots.levels import LEVELS
from cardavia.cards import Seat
from cardavia.tables.desk import Advice
from cardavia.tables.driver import errand_for
from cardavia.tables.service import Agreed, Ahead, NotAllowed, Refused, Stale
from cardavia.tables.story import Story
from cardavia.web.asking import AskedHouse, AskingGuest, TableName, house_of, seated
from cardavia.web.framing import faces_for, field, form_of, frame_at, language_of, page, see_other
from cardavia.web.house import House
from cardavia.web.naming import called
from cardavia.web.pages import sight as shown
from cardavia.web.pages.render import render_region
from cardavia.web.pages.table import TablePage, table_page
from cardavia.web.sessions import Guest
from cardavia.web.sights import sight
from cardavia.words import speak

router = APIRouter(prefix="/tables/{table}", include_in_schema=False)

_CANDIDATES: Final = 5
"""A hint shows no more than so many choices."""


@router.get("")
async def show(request: Request, house: AskedHouse, guest: AskingGuest, table: TableName) -> Response:
    """Show the table as the guest's seat sees it; who was away plays again."""
    await house.service.resume(table, guest.name)
    story, seat = await seated(house, table, guest)
    return page(request, await _page(request, story, seat))


@router.get("/region")
async def region(
    request: Request, house: AskedHouse, guest: AskingGuest, table: TableName, at: int | None = Query(None, ge=0)
) -> Response:
    """Give the part of the page that changes, as it stood at number `at`."""
    story, seat = await seated(house, table, guest, at)
    return HTMLResponse(render_region(await _page(request, story, seat, at)))


@router.post("/act")
async def act(request: Request, house: AskedHouse, guest: AskingGuest, table: TableName) -> Response:
    """Do what the form says: a word, or a verb and cards."""
    form = await form_of(request)
    story, seat = await seated(house, table, guest, _seen(form))
    word = _word(form)
    if not word:
        return await _answered(request, story, seat, 422, answer=shown.Answer.NOTHING)
    answer = await house.service.act(table, guest.name, word, _seen(form))
    story = await house.service.heard(table)
    if isinstance(answer, Refused):
        return await _answered(request, story, seat, 422, refused=shown.Refused(word, answer.refusal))
    if isinstance(answer, Stale | Ahead):
        return await _answered(request, story, seat, 409, answer=shown.Answer.STALE)
    return _done(request, table)


@router.post("/forced")
async def forced(request: Request, house: AskedHouse, guest: AskingGuest, table: TableName) -> Response:
    """Play the last card of this seat, where nothing is left to choose."""
    form = await form_of(request)
    story, seat = await seated(house, table, guest)
    now = sight(story, seat, speak(language_of(request)))
    if shown.Offer.FORCED not in now.offers:
        return await _answered(request, story, seat, 409, answer=shown.Answer.STALE)
    answer = await house.service.act(table, guest.name, now.game.word(now.choices.actions[0]), _seen(form))
    if isinstance(answer, Stale | Ahead):
        return await _answered(request, await house.service.story(table), seat, 409, answer=shown.Answer.STALE)
    return _done(request, table)


@router.post("/claim")
async def claim(request: Request, house: AskedHouse, guest: AskingGuest, table: TableName) -> Response:
    """Claim the rest."""
    await form_of(request)
    return await _do(request, house, guest, table, lambda: house.service.claim(table, guest.name))


@router.post("/consent")
async def consent(request: Request, house: AskedHouse, guest: AskingGuest, table: TableName) -> Response:
    """Answer a claim."""
    form = await form_of(request)
    answer = field(form, "answer")
    if answer not in {"yes", "no"}:
        raise HTTPException(422)
    return await _do(
        request, house, guest, table, lambda: house.service.answer_claim(table, guest.name, Agreed(answer))
    )


@router.post("/next")
async def next_deal(request: Request, house: AskedHouse, guest: AskingGuest, table: TableName) -> Response:
    """Deal the next cards."""
    return await _deal(request, house, guest, table, lambda: house.service.next_deal(table, guest.name))


@router.post("/again")
async def again(request: Request, house: AskedHouse, guest: AskingGuest, table: TableName) -> Response:
    """Deal the same cards once more."""
    return await _deal(request, house, guest, table, lambda: house.service.deal_again(table, guest.name))


@router.post("/restart")
async def restart(request: Request, house: AskedHouse, guest: AskingGuest, table: TableName) -> Response:
    """Begin a new match."""
    return await _deal(request, house, guest, table, lambda: house.service.restart(table, guest.name))


@router.post("/seats")
async def seats(request: Request, house: AskedHouse, guest: AskingGuest, table: TableName) -> Response:
    """Give bots other levels, and the guest another name."""
    form = await form_of(request)
    _, seat = await seated(house, table, guest)
    wanted = {(seat + place) % 4: field(form, f"level-{place}") for place in (1, 2, 3)}
    levels = {other: level for other, level in wanted.items() if level in LEVELS}
    if levels:
        await house.service.choose_levels(table, guest.name, levels)
    name = called(field(form, "name"))
    if name:
        await house.service.rename(table, guest.name, name)
    return see_other(request, f"/tables/{table}")


@router.post("/here")
async def here(request: Request, house: AskedHouse, guest: AskingGuest, table: TableName) -> Response:
    """Note a sign of life; who was away plays again."""
    await form_of(request)
    await seated(house, table, guest)
    await house.service.resume(table, guest.name)
    return _done(request, table)


@router.post("/leave")
async def leave(request: Request, house: AskedHouse, guest: AskingGuest, table: TableName) -> Response:
    """Leave the table for good."""
    await form_of(request)
    await seated(house, table, guest)
    await house.service.leave(table, guest.name)
    return see_other(request, "/")


async def _deal(
    request: Request, house: House, guest: Guest, table: str, command: Callable[[], Awaitable[None]]
) -> Response:
    """Deal anew, unless that was asked below the score sheet of a deal that is no longer on the table."""
    form = await form_of(request)
    story, seat = await seated(house, table, guest)
    if field(form, "deal") not in {"", str(story.table.deals)}:
        return await _answered(request, story, seat, 409, answer=shown.Answer.STALE)
    return await _do(request, house, guest, table, command)


async def _do(
    request: Request, house: House, guest: Guest, table: str, command: Callable[[], Awaitable[None]]
) -> Response:
    """Do a command; where it is too late for it, show the table as it is now."""
    _, seat = await seated(house, table, guest)
    try:
        await command()
    except NotAllowed as error:
        if error.reason != "not-now":
            raise
        return await _answered(request, await house.service.story(table), seat, 409, answer=shown.Answer.STALE)
    return _done(request, table)


async def _page(
    request: Request,
    story: Story,
    seat: Seat,
    at: int | None = None,
    refused: shown.Refused | None = None,
    answer: shown.Answer | None = None,
) -> TablePage:
    frame = frame_at(request, f"/tables/{story.table.name}")
    now = replace(
        sight(story, seat, frame.speaker, at),
        refused=refused,
        answer=answer,
        pick=_number(request, "pick"),
        again=_number(request, "again") or 0,
        invites=request.query_params.get("invite") == "1",
    )
    now = replace(now, invitation=str(request.base_url).rstrip("/") + (now.invitation or ""))
    if request.query_params.get("hint") == "1" and shown.Offer.HINT in now.offers:
        advice = await house_of(request).desk.advise(errand_for(story.table, seat))
        now = replace(now, hint=_hint(advice))
    return table_page(frame, now, faces_for(frame, now.game.name))


def _hint(advice: Advice) -> shown.Hint:
    """Return the best of the choices that were weighed; the advice alone where none were."""
    if not advice.candidates:
        return shown.Hint((shown.Candidate(advice.word, None, _key(next(iter(advice.reasons), None))),))
    best = advice.candidates[:_CANDIDATES]
    return shown.Hint(tuple(shown.Candidate(each.word, each.expected, _key(each.reason)) for each in best))


def _key(reason: str | None) -> str | None:
    return None if reason is None else f"reason-{reason.replace('.', '-')}"


async def _answered(
    request: Request,
    story: Story,
    seat: Seat,
    status: int,
    *,
    refused: shown.Refused | None = None,
    answer: shown.Answer | None = None,
) -> Response:
    table = await _page(request, story, seat, refused=refused, answer=answer)
    if _is_from_module(request):
        return HTMLResponse(render_region(table), status)
    return page(request, table, status)


def _done(request: Request, table: str) -> Response:
    return Response(status_code=204) if _is_from_module(request) else see_other(request, f"/tables/{table}#slip")


def _is_from_module(request: Request) -> bool:
    return request.headers.get("x-cardavia") == "region"


def _word(form: dict[str, list[str]]) -> str:
    word = field(form, "word")
    cards, verb = form.get("card", []), field(form, "verb")
    return word or (" ".join((verb, *cards)) if verb and cards else "")


def _seen(form: dict[str, list[str]]) -> int:
    text = field(form, "seen")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


def _number(request: Request, name: str) -> int | None:
    text = request.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
