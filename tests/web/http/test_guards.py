"""The door: headers on every answer, where changes are asked from, how much and how often one may ask."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from httpx import Response
from markupsafe import escape

from cardavia.tables import log
from cardavia.words import LANGUAGES, speak
from tests.web.http.door import Door, door, form_token

FORM = {"content-type": "application/x-www-form-urlencoded"}


@pytest.fixture
async def house(template: Path, tmp_path: Path) -> AsyncIterator[Door]:
    async with door(template, tmp_path / "house.db", {}) as opened:
        yield opened


PATHS = (
    *("/", "/en/rules", "/history", "/settings", "/tables/none", "/tables/none/events", "/nowhere", "/healthz"),
    *("/metrics", "/api/games", "/api/nowhere", "/static/none", "/look.css?felt=1&contrast=1&grain=1&warmth=1"),
)


def strict(policy: str) -> bool:
    """Say whether a policy lets nothing in but what the house itself serves."""
    directives = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    closed = {directives.pop(name) for name in ("default-src", "base-uri", "frame-ancestors")}
    return closed == {"'none'"} and set(directives.values()) == {"'self'"}


@pytest.mark.parametrize("path", PATHS)
async def test_every_answer_carries_the_policy(house: Door, path: str) -> None:
    answer = await house.get("ann", path)
    assert strict(answer.headers["content-security-policy"])
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_what_is_a_guests_own_is_kept_by_nobody(house: Door) -> None:
    for path in ("/", "/history", "/nowhere", "/api/games"):
        assert (await house.get("ann", path)).headers["cache-control"] == "no-store"


async def test_a_fault_of_the_house_is_answered_with_a_page_under_the_same_policy(
    house: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*_: Any) -> None:
        raise RuntimeError("the hand of seat 2 is D3 C3")

    monkeypatch.setattr("cardavia.web.routes.history.past_deals", failing)
    answer = await house.get("ann", "/history")
    assert answer.status_code == 500
    assert strict(answer.headers["content-security-policy"])
    assert answer.headers["cache-control"] == "no-store"
    assert "D3" not in answer.text


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://elsewhere"},
        {"origin": "http://house.elsewhere"},
        {"origin": "https://elsewhere/http://house"},
        {"origin": "null"},
        {"origin": "http://["},
        {"referer": "http://elsewhere/house"},
        {"origin": "http://house", "sec-fetch-site": "cross-site"},
        {"origin": "http://house", "sec-fetch-site": "same-site"},
        {},
    ],
    ids=str,
)
async def test_a_form_of_another_site_is_turned_away(house: Door, headers: dict[str, str]) -> None:
    proof = {"cookie": (await house.get("ann", "/")).request.headers["cookie"]}
    sent = await house.client.post(
        "/settings", content=f"token={form_token('ann')}&pace=swift", headers={**FORM, **proof, **headers}
    )
    assert sent.status_code == 403
    assert "set-cookie" not in sent.headers


@pytest.mark.parametrize("token", ["", "0" * 64, form_token("bob"), "ä"])
async def test_a_form_without_the_guests_own_token_does_nothing(house: Door, token: str) -> None:
    answer = await house.post("ann", "/settings", {"token": token, "pace": "swift"})
    assert answer.status_code == 403
    answer = await house.post("ann", "/tables", {"token": token, "game": "aluette"})
    assert answer.status_code == 403
    assert await house.house.service.store.history("ann") == []


async def test_every_form_of_a_page_needs_the_token(house: Door) -> None:
    table = await house.house.service.open_table("aluette", {}, "ann", "Ann", ("family-table",) * 4)
    for what in ("act", "forced", "claim", "consent", "next", "again", "restart", "seats", "here", "leave"):
        answer = await house.post("ann", f"/tables/{table}/{what}", {"token": "0" * 64})
        assert (what, answer.status_code) == (what, 403)
    later = (await house.house.service.store.read(table))[4:]
    assert all(isinstance(entry, log.DealMoved | log.DealClosed) for entry in later)
    assert all(entry.seat != 0 for entry in later if isinstance(entry, log.DealMoved))


async def test_a_long_body_is_turned_away_whatever_its_header_says(house: Door) -> None:
    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    proof = {"origin": "http://house", "cookie": "guest=x"}
    for path in ("/settings", "/tables", "/api/tables", "/api/guests", "/nowhere"):
        declared = await house.client.post(path, content=b"x" * 100_000, headers=proof)
        chunked = await house.client.post(path, content=chunks(), headers=proof)
        assert (declared.status_code, chunked.status_code) == (413, 413)


async def test_an_upload_may_be_longer_but_not_without_end(house: Door) -> None:
    kind = {"content-type": "multipart/form-data; boundary=b", "origin": "http://house", "cookie": "guest=x"}
    short = await house.client.post("/history/records", content=b"--b--\r\n" + b" " * 500_000, headers=kind)
    long = await house.client.post("/history/records", content=b"x" * 5_000_000, headers=kind)
    assert short.status_code != 413
    assert long.status_code == 413


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock of the rate limit, so that a slow machine is no patient guest."""
    monkeypatch.setattr("cardavia.web.guards.monotonic", lambda: 1000.0)


@pytest.mark.usefixtures("no_time_passes")
async def test_who_asks_too_often_waits_and_nobody_else_does(template: Path, tmp_path: Path) -> None:
    async with door(template, tmp_path / "slow.db", {}, requests_a_minute=60) as house:
        asked = [await house.get("ann", "/api/games") for _ in range(12)]
        assert [answer.status_code for answer in asked[:10]] == [200] * 10
        assert asked[-1].status_code == 429
        assert int(asked[-1].headers["retry-after"]) > 0
        assert strict(asked[-1].headers["content-security-policy"])
        assert (await house.get("bob", "/api/games")).status_code == 200


@pytest.mark.usefixtures("no_time_passes")
async def test_new_names_do_not_let_one_address_ask_without_end(template: Path, tmp_path: Path) -> None:
    async with door(template, tmp_path / "slow.db", {}, requests_a_minute=60) as house:
        asked = [(await house.get(f"guest-{n}", "/api/games")).status_code for n in range(230)]
    assert asked[:150] == [200] * 150
    assert 429 in asked


@pytest.mark.usefixtures("no_time_passes")
async def test_opening_tables_costs_more_than_looking(template: Path, tmp_path: Path) -> None:
    async with door(template, tmp_path / "slow.db", {}, requests_a_minute=60) as house:
        wanted = {"game": "aluette", "name": "Ann"}
        opened = [(await house.send("ann", "/api/tables", wanted)).status_code for _ in range(3)]
    assert opened == [201, 201, 429]


@pytest.mark.usefixtures("no_time_passes")
async def test_pictures_and_style_cost_nothing(template: Path, tmp_path: Path) -> None:
    async with door(template, tmp_path / "slow.db", {}, requests_a_minute=60) as house:
        asked = [(await house.get("ann", "/static/none.css")).status_code for _ in range(30)]
    assert set(asked) == {404}


async def from_elsewhere(house: Door, path: str, language: str) -> Response:
    """Send a form of another site."""
    headers = {**FORM, "accept-language": language, "origin": "https://elsewhere.example"}
    return await house.client.post(path, content="a=b", headers=headers)


async def too_long(house: Door, path: str, language: str) -> Response:
    """Send more than is read."""
    headers = {**FORM, "accept-language": language, "origin": "http://house"}
    return await house.client.post(path, content=b"x" * 100_000, headers=headers)


async def exhausted(house: Door) -> None:
    """Ask until nothing is left to this address."""
    while (await house.client.get("/api/games")).status_code != 429:
        pass


def says(answer: Response, status: int, language: str) -> bool:
    """Say whether the answer is this status's page in this language, and no English one."""
    own, english = (escape(speak(code).say(f"error-{status}.text")) for code in (language, "en"))
    is_page = answer.headers["content-language"] == language and strict(answer.headers["content-security-policy"])
    is_understood = own in answer.text and (own == english or english not in answer.text)
    return answer.status_code == status and is_page and is_understood


@pytest.mark.usefixtures("no_time_passes")
async def test_who_is_turned_away_reads_why_in_their_language(template: Path, tmp_path: Path) -> None:
    async with door(template, tmp_path / "slow.db", {}, requests_a_minute=600) as house:
        for code in LANGUAGES:
            assert says(await from_elsewhere(house, "/settings", code), 403, code)
            assert says(await too_long(house, "/settings", code), 413, code)
        await exhausted(house)
        for code in LANGUAGES:
            assert says(await from_elsewhere(house, "/settings", code), 429, code)


async def test_an_answer_to_another_site_takes_no_guests_name_away(house: Door) -> None:
    headers = {**FORM, "origin": "https://elsewhere.example"}
    answer = await house.client.post("/settings", content="pace=swift", headers=headers)
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


@pytest.mark.usefixtures("no_time_passes")
async def test_a_program_that_is_turned_away_is_told_what_to_do(template: Path, tmp_path: Path) -> None:
    async with door(template, tmp_path / "slow.db", {}, requests_a_minute=60) as house:
        missing = await house.get("ann", "/api/nowhere")
        elsewhere = await from_elsewhere(house, "/api/guests", "fr")
        long = await too_long(house, "/api/games", "fr")
        await exhausted(house)
        often = await house.client.get("/api/games")
    assert "/api/openapi.json" in missing.json()["detail"]
    assert "another site" in elsewhere.json()["detail"]
    assert "65536 bytes" in long.json()["detail"]
    assert "wait 5 seconds" in often.json()["detail"]


async def test_who_is_turned_away_is_counted(house: Door) -> None:
    await from_elsewhere(house, "/settings", "en")
    counted = (await house.get("ann", "/metrics")).text
    assert 'cardavia_requests_total{method="POST",route="none",status="403"} 1.0' in counted
