"""A press that came twice opens one table; a wish for another one opens another."""

import asyncio
import re
from collections.abc import AsyncIterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from cardavia.bots.levels import LEVELS
from tests.web.http.door import Door, door


@pytest.fixture
async def house(template: Path, tmp_path: Path) -> AsyncIterator[Door]:
    async with door(template, tmp_path / "house.db", {}) as opened:
        yield opened


async def form(house: Door, guest: str = "ann") -> dict[str, Any]:
    """Return what the form of the first game at Home sends."""
    page = (await house.get(guest, "/")).text
    start = page.index('action="/tables"')
    hidden = re.findall(r'type="hidden" name="([^"]+)" value="([^"]*)"', page[start : page.index("</form>", start)])
    return {name: value for name, value in hidden if name != "token"}


async def press(house: Door, fields: dict[str, Any], guest: str = "ann") -> str:
    answer = await house.post(guest, "/tables", fields)
    assert answer.status_code == 303
    return str(answer.headers["location"])


@pytest.mark.parametrize("more", [{}, {"seats": "open"}], ids=["alone", "with others"])
async def test_two_presses_at_once_open_one_table(house: Door, more: dict[str, str]) -> None:
    fields = await form(house) | more
    one, other = await asyncio.gather(press(house, fields), press(house, fields))
    assert one == other
    assert await house.house.service.store.tables_of("ann") == 1


async def test_a_late_second_press_leads_to_the_table_that_is_there(house: Door) -> None:
    fields = await form(house)
    assert await press(house, fields) == await press(house, fields)


async def test_home_read_again_opens_another_table(house: Door) -> None:
    assert await press(house, await form(house)) != await press(house, await form(house))


@pytest.mark.parametrize("more", [{"game": "tarocchino"}, {"seats": "open"}, {"level-1": "master"}])
async def test_another_wish_on_the_same_page_opens_another_table(house: Door, more: dict[str, str]) -> None:
    fields = await form(house)
    assert await press(house, fields) != await press(house, fields | more)


async def test_an_old_page_opens_a_new_table_where_one_has_played(house: Door) -> None:
    fields = await form(house) | {"game": "french-tarot"}
    for levels in product(LEVELS, repeat=3):  # until the first word is the guest's
        fields |= {f"level-{place}": level for place, level in enumerate(levels, 1)}
        first = await press(house, fields)
        story = await house.house.service.story(first.removeprefix("/tables/"))
        if story.table.playing.deal.actors == (0,):
            answer = await house.post("ann", f"{first}/act", {"word": "bid pass", "seen": story.last(0)})
            assert answer.status_code == 303
            break
    assert first != await press(house, fields)


async def test_an_old_page_opens_a_new_table_where_one_has_left(house: Door) -> None:
    fields = await form(house)
    first = await press(house, fields)
    await house.post("ann", f"{first}/leave", {})
    second = await press(house, fields)
    assert first != second
    assert (await house.get("ann", second)).status_code == 200


async def test_the_same_page_of_another_guest_opens_a_table_of_their_own(house: Door) -> None:
    assert await press(house, await form(house)) != await press(house, await form(house, "bob"), "bob")


async def test_a_form_without_the_mark_opens_a_table_each_time(house: Door) -> None:
    assert await press(house, {"game": "aluette"}) != await press(house, {"game": "aluette"})
