"""Nothing secret is written to the log: no seed, no secret, no hand, no token, no invitation, no guest."""

import io
import json
import logging
import traceback
from pathlib import Path
from typing import Any

import pytest

from cardavia.games import GAMES
from cardavia.tables import log
from cardavia.tables.store import Conflict, Standing, Store
from cardavia.tables.story import Story
from tests.web.http.canaries import betrayed
from tests.web.http.door import Door, door, form_token


async def played(house: Door, game: str) -> Story:
    """Play a deal alone through the API, the pages and the live channel; return its story."""
    service, table = house.house.service, await house.opened("ann", game)
    while not (story := await service.story(table)).table.playing.deal.over:
        view = (await house.get("ann", f"/api/tables/{table}/view")).json()
        words = view["words"] or [f"{pick['verb']} {' '.join(pick['proposed'])}" for pick in view["picks"]]
        if words:
            await house.post("ann", f"/tables/{table}/act", {"word": "play none", "seen": view["seen"]})
            await house.post("ann", f"/tables/{table}/act", {"word": words[0], "seen": view["seen"]})
        else:
            await house.get("ann", f"/api/tables/{table}/events?after={view['seen']}&wait=1")
    await house.stream("ann", f"/tables/{table}/events?after=0", story.last(0))
    return story


def secrets_of(story: Story) -> set[str]:
    """Return everything of a table that may not be in a log, but for the cards."""
    found = {story.table.opened.invitation, story.table.opened.bot_key, "ann", form_token("ann"), story.table.name}
    for entry in story.entries:
        match entry:
            case log.MatchBegun(secret=secret):
                found.add(secret)
            case log.DealClosed(seed=seed, salt=salt):
                found |= {seed, salt}
            case _:
                pass
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_a_deal_leaves_nothing_secret_in_the_log(
    game: str, template: Path, tmp_path: Path, written_log: io.StringIO
) -> None:
    async with door(template, tmp_path / "house.db", {}) as house:
        story = await played(house, game)
        cookies = set(house.cookies.values())
    written = written_log.getvalue()
    assert '"route": "/tables/{table}/act"' in written
    assert [secret for secret in secrets_of(story) | cookies if secret in written] == []
    assert betrayed(written, GAMES[game], [card.code for card in GAMES[game].deck]) == []


async def test_every_line_of_the_log_is_json_and_names_the_route_alone(
    template: Path, tmp_path: Path, written_log: io.StringIO
) -> None:
    async with door(template, tmp_path / "house.db", {}) as house:
        await house.get("ann", "/join/an-invitation?token=secret")
        await house.get("ann", "/history")
    lines = [json.loads(line) for line in written_log.getvalue().splitlines()]
    answered = [line for line in lines if line["event"] == "answered"]
    told = [(line["route"], line["status"]) for line in answered]
    assert told == [("/join/{invitation}", 404), ("/history", 200)]
    assert {"level", "logger", "timestamp", "method", "milliseconds"} <= set(answered[0])


async def test_a_fault_is_logged_with_where_it_happened_and_without_what_was_sent(
    template: Path, tmp_path: Path, written_log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*_: Any) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr("cardavia.web.routes.history.past_deals", failing)
    async with door(template, tmp_path / "house.db", {}) as house:
        await house.get("ann", "/history?token=secret")
    assert "RuntimeError: broken" in written_log.getvalue()
    assert "secret" not in written_log.getvalue()
    assert house.cookies["ann"] not in written_log.getvalue()


async def test_an_error_of_the_store_does_not_tell_what_was_to_be_stored(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    secret = "5ec" * 20
    standing = Standing("aluette", "an invitation", "bot", over=False, sittings=())
    await store.append("table", 0, [log.MatchBegun(secret)], standing)
    with pytest.raises(Conflict) as raised:
        await store.append("table", 0, [log.MatchBegun(secret)], standing)
    await store.close()
    told = "".join(traceback.format_exception(raised.value))
    assert "IntegrityError" in told
    assert secret not in told


def test_drivers_may_not_tell_what_they_send_at_any_level(written_log: io.StringIO) -> None:
    logging.getLogger().setLevel(logging.DEBUG)
    logging.getLogger("aiosqlite").debug("executing %s", "a hand")
    logging.getLogger("sqlalchemy.engine").debug("executing %s", "a hand")
    assert written_log.getvalue() == ""
