"""Uploaded records: judged line by line, kept as the house writes them, so many and no more."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from httpx import Response

from cardavia.games import GAMES
from cardavia.match import to_plain
from cardavia.tables.store import MOST_RECORDS
from tests.battery.sittings import SEEDS, Sitting, play
from tests.web.http.door import Door, door, form_token


@pytest.fixture
async def house(template: Path, tmp_path: Path) -> AsyncIterator[Door]:
    async with door(template, tmp_path / "house.db", {}) as opened:
        yield opened


def record(game: str = "aluette", **changed: Any) -> dict[str, Any]:
    deal = play(Sitting(game, GAMES[game].house_rules(), SEEDS[game][0]))[-1]
    return {**to_plain(deal), **changed}


async def upload(house: Door, content: bytes, token: str | None = None) -> Response:
    cookie = (await house.get("ann", "/history")).request.headers["cookie"]
    return await house.client.post(
        "/history/records",
        data={"token": form_token("ann") if token is None else token},
        files={"record": ("records.jsonl", content)},
        headers={"cookie": cookie, "origin": "http://house"},
    )


async def kept(house: Door) -> list[dict[str, Any]]:
    lines = (await house.get("ann", "/history/records")).text.splitlines()
    return [json.loads(line) for line in lines]


@pytest.mark.parametrize("game", GAMES)
async def test_an_uploaded_record_is_kept_shown_and_given_back(house: Door, game: str) -> None:
    wanted = record(game, number=3, seed="museum")
    assert (await upload(house, json.dumps(wanted).encode())).status_code == 303
    assert await kept(house) == [wanted]
    name = (await house.house.service.store.records("ann"))[0].name
    assert (await house.get("ann", f"/history/{name}")).status_code == 200
    assert (await house.get("bob", f"/history/{name}")).status_code == 404


async def test_nothing_of_a_record_is_kept_as_it_was_sent(house: Door) -> None:
    sent = record(outcome={"void": "never", "note": "\x00"}, seed="\x00", match="\ud800", extra={"x": ["\x00"] * 9})
    assert (await upload(house, json.dumps(sent).encode())).status_code == 303
    assert await kept(house) == [record()]


async def test_one_faulty_line_keeps_all_out_and_is_named(house: Door) -> None:
    good, bad = json.dumps(record()).encode(), json.dumps(record(dealer=7)).encode()
    answer = await upload(house, b"\n".join((good, bad)))
    assert answer.status_code == 422
    assert await kept(house) == []


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe", b"[" * 100_000, b'{"format": ' + b"9" * 100_000 + b"}", b"null", b"{}\n" * 1000],
    ids=["nothing", "no text", "deep", "long number", "null", "many faults"],
)
async def test_what_is_no_record_is_answered_with_what_is_wrong(house: Door, content: bytes) -> None:
    assert (await upload(house, content)).status_code == 422


async def test_of_very_many_faulty_lines_the_first_are_named(house: Door) -> None:
    answer = await upload(house, b"junk\n" * 5_000)
    assert (answer.status_code, "Line 20:" in answer.text, "Line 21:" in answer.text) == (422, True, False)


async def test_an_upload_needs_the_guests_own_token(house: Door) -> None:
    assert (await upload(house, json.dumps(record()).encode(), token="0" * 64)).status_code == 403
    assert await kept(house) == []


async def test_of_very_many_records_the_newest_are_kept(house: Door) -> None:
    store = house.house.service.store
    await store.keep_records("ann", [record(number=number) for number in range(1, MOST_RECORDS + 3)])
    await store.keep_records("ann", [record(number=1)])
    assert len(await store.records("ann")) == MOST_RECORDS
    assert (await store.records("ann"))[0].record["number"] == 1
