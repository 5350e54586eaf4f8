"""A table's deals that are over: the score sheet, and the proof that the cards were fixed before."""

from fastapi import APIRouter, HTTPException, Query
from starlette.requests import Request
from starlette.responses import Response

from cardavia.match import Opening
from cardavia.tables.finished import Finished, finished
from cardavia.tables.story import Story
from cardavia.web.asking import AskedHouse, AskingGuest, TableName
from cardavia.web.framing import faces_for, frame_of, page, see_other
from cardavia.web.pages.score import ScoreSight, score_page
from cardavia.web.pages.verify import verify_page
from cardavia.web.past import own_table
from cardavia.web.sights import past_sight

router = APIRouter(include_in_schema=False)


@router.get("/tables/{table}/score")
async def score(
    request: Request, house: AskedHouse, guest: AskingGuest, table: TableName, deal: int | None = Query(None, ge=1)
) -> Response:
    """Show the score sheet of a finished deal; without a number, of the one on the table, else the table itself."""
    story, seat = await own_table(house, guest, table)
    past = _past(story, deal)
    is_last = past.place == story.table.deals
    if deal is None and not is_last:
        return see_other(request, f"/tables/{table}")
    frame = await frame_of(request)
    seen = ScoreSight(
        sight=past_sight(story, past, seat, frame.speaker),
        sits=is_last and story.table.seat_of(guest.name) is not None,
        goes_on=past.match.goes_on,
        is_over=past.match.over and not past.match.practice,
        practice=past.match.practice,
        replay=f"/history/{table}-{past.place}",
    )
    return page(request, score_page(frame, seen, faces_for(frame, past.match.game.name)))


@router.get("/tables/{table}/verify")
async def verify(
    request: Request, house: AskedHouse, guest: AskingGuest, table: TableName, deal: int | None = Query(None, ge=1)
) -> Response:
    """Show the promise made at the start of a deal, and what opens it once the deal is over."""
    story, _ = await own_table(house, guest, table)
    frame = await frame_of(request)
    place = story.table.deals if deal is None else deal
    past = next((past for past in finished(story) if past.place == place), None)
    if past is not None:
        opened = Opening(past.closed.seed, past.closed.salt)
        return page(request, verify_page(frame, table, place, past.begun.commitment, opened))
    if place != story.table.deals:
        raise HTTPException(404)
    return page(request, verify_page(frame, table, place, story.table.playing.commitment, None))


def _past(story: Story, place: int | None) -> Finished:
    """Return the finished deal of this place, the last one without; raise 404 when there is none."""
    deals = [past for past in finished(story) if place is None or past.place == place]
    if not deals:
        raise HTTPException(404)
    return deals[-1]
