"""The cards of every deal were fixed before anybody played: the promise is shown first, and opens at the end."""

import re
from pathlib import Path

import pytest

from cardavia.games import GAMES
from cardavia.match import Opening, from_plain, verify
from cardavia.tables import log
from tests.web.http.door import Door, door
from tests.web.http.test_logs import played

HEX = re.compile(r"\b[0-9a-f]{64}\b")


async def page_of(house: Door, table: str, deal: int) -> str:
    return (await house.get("ann", f"/tables/{table}/verify?deal={deal}")).text


@pytest.mark.parametrize("game", GAMES)
async def test_a_promise_is_shown_at_the_start_and_opened_at_the_end(
    game: str, template: Path, tmp_path: Path
) -> None:
    async with door(template, tmp_path / "house.db", {}) as house:
        table = await house.opened("ann", game)
        story = await house.house.service.story(table)
        commitment = (await house.get("ann", f"/api/tables/{table}")).json()["commitment"]
        early = await page_of(house, table, story.table.playing.number)
        secret = next(entry.secret for entry in story.entries if isinstance(entry, log.MatchBegun))
    assert set(HEX.findall(early)) - {commitment} == set(re.findall(r'name="token" value="([0-9a-f]{64})"', early))
    assert commitment in early
    assert secret not in early


@pytest.mark.parametrize("game", GAMES)
async def test_every_finished_deal_opens_its_promise_and_can_be_dealt_again(
    game: str, template: Path, tmp_path: Path
) -> None:
    async with door(template, tmp_path / "house.db", {}) as house:
        story = await played(house, game)
        table = story.table.name
        await house.send("ann", f"/api/tables/{table}/again", {})
        for deal in (await house.get("ann", f"/api/tables/{table}/deals")).json():
            assert verify(deal["commitment"], Opening(deal["seed"], deal["salt"]))
            page = await page_of(house, table, deal["deal"])
            assert all(deal[what] in page for what in ("commitment", "seed", "salt"))
            plain = (await house.get("ann", f"/api/tables/{table}/deals/{deal['deal']}/record")).json()
            assert GAMES[game].deal(deal["seed"], plain["dealer"]) == from_plain(plain).cards


async def test_one_deal_tells_nothing_of_the_next(template: Path, tmp_path: Path) -> None:
    async with door(template, tmp_path / "house.db", {}) as house:
        table = (await played(house, "french-tarot")).table.name
        await house.send("ann", f"/api/tables/{table}/next", {})
        story = await house.house.service.story(table)
        *before, second = (entry for entry in story.entries if isinstance(entry, log.DealBegun))
        closed = [entry.seed for entry in story.entries if isinstance(entry, log.DealClosed)][: len(before)]
        shown = await page_of(house, table, story.table.playing.number)
    assert second.commitment not in {deal.commitment for deal in before}
    assert closed
    assert not [seed for seed in closed if seed in shown]
    assert second.commitment in shown
