"""The JSON API: what other clients and other people's bots play through. The same door as the pages."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, HTTPException, Path, Query
from fastapi.responses import JSONResponse
from starlette.requests import Request

from cardavia.bots.levels import DEFAULT_LEVELS, LEVELS
from cardavia.games import GAMES
from cardavia.tables.finished import Finished, finished
from cardavia.tables.service import Agreed, Ahead, Refused, Stale
from cardavia.web.api import answers, models
from cardavia.web.asking import AskedHouse, AskingGuest, Invitation, KnownGuest, TableName, seated
from cardavia.web.naming import called
from cardavia.words import speak

_WAIT_SECONDS = 25.0

_ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"model": models.ErrorTold, "description": "Not understood: the detail says what to change."},
    401: {"model": models.ErrorTold, "description": "Who are you? Become a guest first."},
    403: {"model": models.ErrorTold, "description": "Not your seat, or the host's to do."},
    404: {"model": models.ErrorTold, "description": "There is none."},
    409: {"model": models.ErrorTold, "description": "Not now: look again."},
    413: {"model": models.ErrorTold, "description": "The body is too long."},
    429: {"model": models.ErrorTold, "description": "Too many requests."},
}


async def _understood_query(request: Request) -> None:
    """Raise 400 for a parameter that the operation does not know: it may be a slip of the pen."""
    known = {field.alias for field in request.scope["route"].dependant.query_params}
    strays = sorted(set(request.query_params) - known)
    if strays:
        raise HTTPException(400, f"query.{strays[0]}: there is no such parameter")


router = APIRouter(prefix="/api", tags=["tables"], responses=_ERRORS, dependencies=[Depends(_understood_query)])

DealPlace = Annotated[int, Path(ge=1, le=100_000)]


@router.post("/guests", status_code=201)
async def become_guest(house: AskedHouse, guest: AskingGuest) -> models.GuestGiven:
    """Become a guest of the house, or prove again who you are."""
    return models.GuestGiven(token=house.sessions.signed(guest.name))


@router.get("/games")
async def games() -> list[models.GameTold]:
    """List the games."""
    return [
        models.GameTold(
            game=game.name,
            prefix=game.prefix,
            clockwise=game.clockwise,
            cards=[card.code for card in game.deck],
            house_rules=list(game.house_rules.__dataclass_fields__),
        )
        for game in GAMES.values()
    ]


@router.get("/levels")
async def levels() -> list[str]:
    """List the levels of bots, the weakest first."""
    return list(LEVELS)


@router.post("/tables", status_code=201)
async def open_table(house: AskedHouse, guest: KnownGuest, wanted: models.TableWanted) -> models.TableTold:
    """Open a table; you sit in seat 0, bots sit in the others until somebody takes their place."""
    chosen = tuple(wanted.levels or DEFAULT_LEVELS)
    try:
        name = await house.service.open_table(
            wanted.game, wanted.house_rules, guest.name, _called(wanted.name), chosen
        )
    except ValueError as error:
        raise HTTPException(400, str(error)) from error
    return answers.told_table(*await seated(house, name, guest))


@router.get("/tables/{table}")
async def table(house: AskedHouse, guest: KnownGuest, table: TableName) -> models.TableTold:
    """Tell who sits at your table and how the match stands."""
    return answers.told_table(*await seated(house, table, guest))


@router.post("/join/{invitation}")
async def join(
    house: AskedHouse, guest: KnownGuest, invitation: Invitation, wanted: models.SeatWanted
) -> models.TableTold:
    """Take a bot's seat at the table of an invitation."""
    story = await house.service.invited(invitation)
    await house.service.sit(story.table.name, wanted.seat, guest.name, _called(wanted.name))
    return answers.told_table(*await seated(house, story.table.name, guest))


@router.get("/tables/{table}/view")
async def view(house: AskedHouse, guest: KnownGuest, table: TableName) -> models.ViewTold:
    """Tell what your seat may know, and what it may do."""
    return answers.told_view(*await seated(house, table, guest))


@router.post(
    "/tables/{table}/act", response_model=models.ActionDone, responses={422: {"model": models.RefusalTold}}
)
async def act(
    house: AskedHouse, guest: KnownGuest, table: TableName, wanted: models.ActionWanted
) -> models.ActionDone | JSONResponse:
    """Do something, in the words of the record format.

    409: the cards have moved on, or `seen` is ahead of what your seat has been told; 422: a rule forbids it.
    """
    _, seat = await seated(house, table, guest)
    answer = await house.service.act(table, guest.name, wanted.word, wanted.seen)
    if isinstance(answer, Stale):
        raise HTTPException(409, "the cards have moved on since you looked: read your view again")
    if isinstance(answer, Ahead):
        raise HTTPException(
            409, f"seen: your seat has been told {answer.last} things, not {wanted.seen}: read your view again"
        )
    if isinstance(answer, Refused):
        told = answers.told_refusal(answer.table, seat, answer.refusal)
        return JSONResponse(told.model_dump(), 422)
    return models.ActionDone(seen=(await house.service.story(table)).last(seat))


@router.get("/tables/{table}/events")
async def events(
    house: AskedHouse,
    guest: KnownGuest,
    table: TableName,
    after: Annotated[int, Query(ge=0, le=2**31)] = 0,
    wait: Annotated[float, Query(ge=0, le=_WAIT_SECONDS, description="Seconds to wait for news.")] = 0.0,
) -> list[models.EventTold]:
    """Tell what your seat was told after this number; with `wait`, as soon as there is something."""
    story, seat = await seated(house, table, guest)
    async with house.service.bus.following(table) as changed:
        deadline = asyncio.get_running_loop().time() + wait
        while not story.after(seat, after) and not house.closing.is_set():
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0:
                break
            try:
                await asyncio.wait_for(changed.wait(), left)
            except TimeoutError:
                break
            changed.clear()
            story = await house.service.story(table)
    return [answers.told_event(story.table, told) for told in story.after(seat, after)]


@router.post("/tables/{table}/claim")
async def claim(house: AskedHouse, guest: KnownGuest, table: TableName) -> models.TableTold:
    """Claim the rest of the tricks, when your view alone makes sure of them. 409: it does not, or somebody has."""
    await house.service.claim(table, guest.name)
    return answers.told_table(*await seated(house, table, guest))


@router.post("/tables/{table}/consent")
async def consent(
    house: AskedHouse, guest: KnownGuest, table: TableName, wanted: models.ConsentWanted
) -> models.TableTold:
    """Answer somebody's claim of the rest. 409: there is none."""
    await house.service.answer_claim(table, guest.name, Agreed.YES if wanted.agreed else Agreed.NO)
    return answers.told_table(*await seated(house, table, guest))


@router.post("/tables/{table}/next")
async def next_deal(house: AskedHouse, guest: KnownGuest, table: TableName) -> models.TableTold:
    """Deal the next cards; for the host."""
    await house.service.next_deal(table, guest.name)
    return answers.told_table(*await seated(house, table, guest))


@router.post("/tables/{table}/again")
async def again(house: AskedHouse, guest: KnownGuest, table: TableName) -> models.TableTold:
    """Deal the same cards once more, for practice; for the host."""
    await house.service.deal_again(table, guest.name)
    return answers.told_table(*await seated(house, table, guest))


@router.post("/tables/{table}/restart")
async def restart(house: AskedHouse, guest: KnownGuest, table: TableName) -> models.TableTold:
    """Begin a new match at this table; for the host."""
    await house.service.restart(table, guest.name)
    return answers.told_table(*await seated(house, table, guest))


@router.post("/tables/{table}/levels")
async def choose_levels(
    house: AskedHouse, guest: KnownGuest, table: TableName, wanted: models.LevelsWanted
) -> models.TableTold:
    """Give bots other levels; for the host."""
    await house.service.choose_levels(table, guest.name, {int(k): v for k, v in wanted.levels.items()})
    return answers.told_table(*await seated(house, table, guest))


@router.post("/tables/{table}/leave", status_code=204)
async def leave(house: AskedHouse, guest: KnownGuest, table: TableName) -> None:
    """Leave the table for good; a bot plays on."""
    await seated(house, table, guest)
    await house.service.leave(table, guest.name)


@router.get("/tables/{table}/deals")
async def deals(house: AskedHouse, guest: KnownGuest, table: TableName) -> list[models.DealTold]:
    """List the finished deals of your table, with what opens their commitments."""
    story, _ = await seated(house, table, guest)
    return [answers.told_deal(each) for each in finished(story)]


@router.get("/tables/{table}/deals/{deal}/record")
async def record(house: AskedHouse, guest: KnownGuest, table: TableName, deal: DealPlace) -> dict[str, Any]:
    """Give a finished deal in the record format."""
    story, _ = await seated(house, table, guest)
    return _deal(finished(story), deal).record


def _called(name: str) -> str:
    return called(name) or speak("en").say("guest-name")


def _deal(deals: list[Finished], place: int) -> Finished:
    for deal in deals:
        if deal.place == place:
            return deal
    raise HTTPException(404, "no deal of this number is finished")
