"""Ways back: to a table whose deal is over, and to what a guest may look up of it later; and the way of friends."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cardavia.tables.finished import finished
from cardavia.tables.service import Accepted
from tests.web.http.door import Door, door

LEVELS = ("family-table",) * 4


@pytest.fixture
async def house(template: Path, tmp_path: Path) -> AsyncIterator[Door]:
    async with door(template, tmp_path / "house.db", {}) as opened:
        yield opened


async def played(house: Door, game: str) -> str:
    """Return a table with one deal that ann has played to its end."""
    service = house.house.service
    table = await service.open_table(game, {}, "ann", "Ann", LEVELS)
    async with asyncio.timeout(60):
        while (story := await service.story(table)).table.waits_for != "nobody" and not finished(story):
            if story.table.waits_for == "bot":
                await asyncio.sleep(0.005)
                continue
            choices = story.table.game.choices(story.table.playing.deal.state, 0)
            words = [story.table.game.word(action) for action in choices.actions]
            words += [pick.word(pick.proposed) for pick in choices.picks]
            assert await service.act(table, "ann", words[0], story.last(0)) == Accepted()
    return table


@pytest.mark.parametrize("game", ["french-tarot", "tarocchino"])
async def test_a_table_of_single_deals_waits_for_the_next_one(house: Door, game: str) -> None:
    table = await played(house, game)
    assert f'href="/tables/{table}"' in (await house.get("ann", "/")).text
    assert f'href="/tables/{table}"' in (await house.get("ann", f"/en/rules/{game}")).text


async def test_home_says_once_that_a_deal_is_over(house: Door) -> None:
    await played(house, "tarocchino")
    assert (await house.get("ann", "/")).text.count("The deal is over") == 1


async def test_what_history_links_to_is_open_to_who_has_left(house: Door) -> None:
    table = await played(house, "tarocchino")
    await house.post("ann", f"/tables/{table}/leave", {})
    page = (await house.get("ann", "/history")).text
    for what in ("score", "verify"):
        address = f"/tables/{table}/{what}?deal=1"
        assert address in page
        assert (await house.get("ann", address)).status_code == 200
        assert (await house.get("eve", address)).status_code == 403
    assert "/leave" not in (await house.get("ann", f"/tables/{table}/score?deal=1")).text


async def test_a_score_sheet_that_is_past_deals_nothing(house: Door) -> None:
    table = await played(house, "tarocchino")
    await house.post("ann", f"/tables/{table}/next", {"deal": 1})
    assert (await house.get("ann", f"/tables/{table}/score")).headers["location"] == f"/tables/{table}"
    assert "/restart" not in (await house.get("ann", f"/tables/{table}/score?deal=1")).text
    assert (await house.post("ann", f"/tables/{table}/restart", {"deal": 1})).status_code == 409
    assert (await house.house.service.story(table)).table.deals == 2


async def test_a_history_names_the_others(house: Door) -> None:
    table = await played(house, "tarocchino")
    await house.house.service.sit(table, 2, "bob", "Bob")
    page = (await house.get("ann", "/history")).text
    assert ("Bob" in page, "Ann" in page) == (True, False)


async def test_stepping_through_begins_with_all_cards_in_hand(house: Door) -> None:
    table = await played(house, "aluette")
    assert "Step 0 of 36" in (await house.get("ann", f"/history/{table}-1")).text


async def test_a_step_leads_to_the_same_button_of_the_next_page(house: Door) -> None:
    table = await played(house, "aluette")
    page = (await house.get("ann", f"/history/{table}-1?at=3")).text
    assert 'id="step-next"' in page
    assert f'href="/history/{table}-1?at=4#step-next"' in page


@pytest.mark.parametrize("path", ["/en/rules/aluette", "/history", "/fr/glossary"])
async def test_settings_lead_back_to_where_one_came_from(house: Door, path: str) -> None:
    settings = re.findall(r'href="(/settings[^"]*)"', (await house.get("ann", path)).text)
    assert settings
    for address in settings:
        assert f'<a class="btn" href="{path}">Back' in (await house.get("ann", address)).text


async def test_a_form_that_has_seen_what_is_still_to_come_shows_how_the_table_stands(house: Door) -> None:
    table = await house.house.service.open_table("aluette", {}, "ann", "Ann", LEVELS)
    answer = await house.post("ann", f"/tables/{table}/act", {"word": "play D3", "seen": 900})
    assert answer.status_code == 409
    assert "The table has moved on meanwhile." in answer.text


async def test_who_plays_with_others_sees_the_address_to_share_at_once(house: Door) -> None:
    opened = await house.post("ann", "/tables", {"game": "aluette", "seats": "open"})
    address = opened.headers["location"]
    assert address.endswith("?invite=1#company")
    assert '<details id="company" open>' in (await house.get("ann", address)).text
    alone = await house.post("ann", "/tables", {"game": "aluette"})
    assert '<details id="company">' in (await house.get("ann", alone.headers["location"])).text


async def test_the_host_may_choose_a_name_at_the_table(house: Door) -> None:
    table = await house.house.service.open_table("aluette", {}, "ann", "Guest", LEVELS)
    assert 'name="name" value="Guest"' in (await house.get("ann", f"/tables/{table}")).text
    await house.post("ann", f"/tables/{table}/seats", {"name": "Ann"})
    await house.house.service.sit(table, 2, "bob", "Bob")
    assert "Ann" in (await house.get("bob", f"/tables/{table}")).text


async def test_the_others_are_told_who_comes_and_goes(house: Door) -> None:
    service = house.house.service
    table = await service.open_table("aluette", {}, "ann", "Ann", LEVELS)
    await service.sit(table, 2, "bob", "Bob")
    await service.cover(table, 2)
    await service.resume(table, "bob")
    await service.rename(table, "bob", "Rob")
    await service.leave(table, "bob")
    last = (await service.story(table)).last(0)
    told = (await house.stream("ann", f"/tables/{table}/events?after=0", last)).decode()
    assert re.findall(r'"news": "([^"]+)"', told) == [
        "Bob sits down.",
        "Bob is away; a bot plays meanwhile.",
        "Bob is back.",
        "Rob leaves the table; a bot plays on.",
    ]
