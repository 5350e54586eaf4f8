"""What a form has done is said on the page it leads to: once, by the house alone."""

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from httpx import Response

from cardavia.words import LANGUAGES, speak
from tests.web.http.door import SESSIONS, Door, door, form_token
from tests.web.http.test_uploads import record

ANN = {"cookie": f"guest={SESSIONS.signed('ann')}", "origin": "http://house"}


@pytest.fixture
async def house(template: Path, tmp_path: Path) -> AsyncIterator[Door]:
    async with door(template, tmp_path / "house.db", {}) as opened:
        yield opened


async def keep(house: Door, back: str = "/settings") -> Response:
    page = await house.client.get("/settings", headers=ANN)
    fields = dict(re.findall(r'type="hidden" name="(keep|shown)" value="([^"]*)"', page.text))
    return await house.post("ann", "/settings", {**fields, "return": back, "pace": "swift"})


async def read(house: Door, deals: int) -> Response:
    lines = "\n".join(json.dumps(record(number=number)) for number in range(1, deals + 1))
    return await house.client.post(
        "/history/records",
        data={"token": form_token("ann")},
        files={"record": ("records.jsonl", lines.encode())},
        headers=ANN,
    )


async def shown(house: Door, path: str, cookie: str) -> Response:
    house.client.cookies.clear()
    return await house.client.get(path, headers={"cookie": f"{ANN['cookie']}; {cookie}"})


def left(answer: Response, path: str) -> str:
    """Return the cookie that an answer leaves at a path."""
    (cookie,) = [line for line in answer.headers.get_list("set-cookie") if line.startswith("done=")]
    assert f"Path={path}" in cookie.split("; ")
    assert "HttpOnly" in cookie.split("; ")
    return cookie.split(";")[0]


def status(answer: Response) -> list[str]:
    """Return what the page says as its status, without the marks around a number."""
    found = re.findall(r'<p class="notice is-done"[^>]* role="status"[^>]*>(.*?)</p>', answer.text)
    return [words.replace("\u2068", "").replace("\u2069", "") for words in found]


@pytest.mark.parametrize(
    ("deals", "words"), [(1, "One deal was added to your history."), (3, "3 deals were added to your history.")]
)
async def test_the_history_says_how_many_deals_were_added(house: Door, deals: int, words: str) -> None:
    answer = await read(house, deals)
    assert answer.headers["location"] == "/history"
    assert status(await shown(house, "/history", left(answer, "/history"))) == [words]


async def test_the_settings_say_that_they_are_kept(house: Door) -> None:
    answer = await keep(house, "/settings?return=/history")
    assert status(await shown(house, answer.headers["location"], left(answer, "/settings"))) == [
        "Your settings are kept."
    ]


@pytest.mark.parametrize("path", ["/history", "/settings"])
async def test_a_page_that_has_said_it_takes_the_cookie_away(house: Door, path: str) -> None:
    answer = await read(house, 1) if path == "/history" else await keep(house)
    said = await shown(house, path, left(answer, path))
    assert left(said, path) == 'done=""'
    assert status(await shown(house, path, 'done=""')) == []


async def test_a_form_beside_a_page_says_nothing_later(house: Door) -> None:
    answer = await house.post("ann", "/settings", {"return": "/", "paper": "evening", "shown": "paper"})
    assert not [line for line in answer.headers.get_list("set-cookie") if line.startswith("done=")]


@pytest.mark.parametrize("cookie", ["done=<b>pay</b>", "done=-1", "done=0", "done=99999", "done=٣", "done=1e3"])
@pytest.mark.parametrize("path", ["/history", "/settings"])
async def test_nobody_elses_words_are_said(house: Door, path: str, cookie: str) -> None:
    house.client.cookies.clear()
    headers = [(b"cookie", f"{ANN['cookie']}; {cookie}".encode())]
    assert status(await house.client.get(path, headers=headers)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_deal_and_many_are_told_apart_or_told_by_number(language: str) -> None:
    say = speak(language).say
    assert len({say("history-read", deals=deals) for deals in (1, 2, 5, 12)}) == 4
