"""Guests: a signed cookie that scripts cannot read, good for a year; nobody else can make one."""

import time
from collections.abc import AsyncIterator
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from httpx import Response
from itsdangerous import TimestampSigner

from cardavia.web.sessions import YEAR_SECONDS, Sessions
from tests.web.http.door import KEY, SESSIONS, Door, door

DAY_SECONDS = 24 * 60 * 60


@pytest.fixture
async def house(template: Path, tmp_path: Path) -> AsyncIterator[Door]:
    async with door(template, tmp_path / "house.db", {}) as opened:
        yield opened


def signed_ago(seconds: float, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return what proved to be Ann so many seconds ago."""
    with monkeypatch.context() as patch:
        patch.setattr(TimestampSigner, "get_timestamp", lambda _: int(time.time() - seconds))
        return SESSIONS.signed("ann")


def given(answer: Response) -> SimpleCookie:
    """Return the cookies an answer sets."""
    cookies = SimpleCookie()
    for header in answer.headers.get_list("set-cookie"):
        cookies.load(header)
    return cookies


async def test_who_comes_first_is_given_a_cookie_that_scripts_cannot_read(house: Door) -> None:
    cookie = given(await house.client.get("/"))["guest"]
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) == YEAR_SECONDS
    assert not cookie["secure"]


async def test_a_house_behind_https_gives_its_cookies_to_https_alone(template: Path, tmp_path: Path) -> None:
    async with door(template, tmp_path / "secure.db", {}, secure_cookies=True) as house:
        assert given(await house.client.get("/"))["guest"]["secure"]


async def test_two_newcomers_are_two_guests(house: Door) -> None:
    one = given(await house.client.get("/"))["guest"].value
    house.client.cookies.clear()
    other = given(await house.client.get("/"))["guest"].value
    assert one.split(".")[0] != other.split(".")[0]


async def test_who_comes_back_soon_keeps_the_cookie(house: Door) -> None:
    assert "set-cookie" not in (await house.get("ann", "/")).headers


async def test_a_cookie_of_last_week_is_renewed_for_the_same_guest(
    house: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = signed_ago(8 * DAY_SECONDS, monkeypatch)
    answer = await house.client.get("/", headers={"cookie": f"guest={old}"})
    assert given(answer)["guest"].value.split(".")[0] == "ann"


async def test_a_cookie_is_good_for_a_year_and_no_longer(house: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.house.service.open_table("aluette", {}, "ann", "Ann", ("family-table",) * 4)
    statuses = []
    for days in (364, 366):
        proof = {"cookie": f"guest={signed_ago(days * DAY_SECONDS, monkeypatch)}"}
        statuses.append((await house.client.get(f"/tables/{table}", headers=proof)).status_code)
    assert statuses == [200, 403]


@pytest.mark.parametrize(
    "forged",
    [
        "ann",
        "ann.",
        SESSIONS.signed("ann")[:-1],
        SESSIONS.signed("eve").replace("eve", "ann"),
        Sessions("another key").signed("ann"),
        TimestampSigner(KEY).sign("ann").decode(),
        "\xff",
    ],
    ids=["bare", "unsigned", "cut", "another-guest-s", "another-key-s", "without-salt", "no-ascii"],
)
async def test_a_forged_cookie_or_token_proves_nothing(house: Door, forged: str) -> None:
    table = await house.house.service.open_table("aluette", {}, "ann", "Ann", ("family-table",) * 4)
    cookie = (b"cookie", f"guest={forged}".encode("latin-1"))
    bearer = (b"authorization", f"Bearer {forged}".encode("latin-1"))
    proved = {"cookie": f"guest={SESSIONS.signed('ann')}"}
    path = f"/api/tables/{table}"
    for forgery in (cookie, bearer):
        assert (await house.client.get(path, headers=[forgery])).status_code == 401
    assert (await house.client.get(path, headers=proved)).status_code == 200


async def test_an_invitation_cannot_be_guessed(house: Door) -> None:
    service = house.house.service
    tables = [await service.open_table("aluette", {}, "ann", "Ann", ("family-table",) * 4) for _ in range(20)]
    invitations = {(await service.story(table)).table.opened.invitation for table in tables}
    assert len(invitations) == 20
    assert all(len(invitation) == 32 for invitation in invitations)  # 24 random bytes in 64 letters: 192 bits
    assert all(table not in invitation for table in tables for invitation in invitations)


async def test_a_table_cannot_be_joined_by_its_name(house: Door) -> None:
    table = await house.house.service.open_table("aluette", {}, "ann", "Ann", ("family-table",) * 4)
    assert (await house.get("eve", f"/join/{table}")).status_code == 404
    sent = await house.send("eve", f"/api/join/{table}", {"seat": 1, "name": "Eve"})
    assert sent.status_code == 404


async def test_only_who_sits_there_sees_the_invitation(house: Door) -> None:
    table = await house.house.service.open_table("aluette", {}, "ann", "Ann", ("family-table",) * 4)
    invitation = (await house.house.service.story(table)).table.opened.invitation
    assert invitation in (await house.get("ann", f"/api/tables/{table}")).text
    for path in (f"/api/tables/{table}", f"/tables/{table}", "/", "/history", "/metrics"):
        assert invitation not in (await house.get("eve", path)).text


async def test_a_seat_belongs_to_its_holder(house: Door) -> None:
    service = house.house.service
    table = await service.open_table("aluette", {}, "ann", "Ann", ("family-table",) * 4)
    await service.sit(table, 2, "bob", "Bob")
    invitation = (await service.story(table)).table.opened.invitation
    taken = await house.send("eve", f"/api/join/{invitation}", {"seat": 2, "name": "Eve"})
    assert taken.status_code == 409
    on_page = await house.post("eve", f"/join/{invitation}", {"seat": 2, "name": "Eve"})
    assert (on_page.status_code, "Somebody has sat down there meanwhile." in on_page.text) == (409, True)
    for what in ("act", "claim", "consent", "next", "restart", "seats", "here", "leave"):
        asked = await house.post("eve", f"/tables/{table}/{what}", {"word": "play D3", "seen": 9, "answer": "no"})
        assert (what, asked.status_code) == (what, 403)
    assert (await service.story(table)).table.seat_of("bob") == 2


async def test_nobody_looks_at_two_hands_of_a_deal(house: Door) -> None:
    table = await house.house.service.open_table("aluette", {}, "ann", "Ann", ("family-table",) * 4)
    await house.house.service.sit(table, 2, "bob", "Bob")
    invitation = (await house.house.service.story(table)).table.opened.invitation
    moved = await house.send("bob", f"/api/join/{invitation}", {"seat": 1, "name": "Bob"})
    assert moved.status_code == 409
    on_page = await house.post("bob", f"/join/{invitation}", {"seat": 1, "name": "Bob"})
    assert (on_page.status_code, "You have held another hand of this deal." in on_page.text) == (409, True)
    await house.send("bob", f"/api/tables/{table}/leave", {})
    away = await house.send("bob", f"/api/join/{invitation}", {"seat": 1, "name": "Bob"})
    assert away.status_code == 409
    back = await house.send("bob", f"/api/join/{invitation}", {"seat": 2, "name": "Bob"})
    assert back.status_code == 200


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ann\x00", "Ann"),
        ("\u202eAnn\u202c", "Ann"),
        ("A\nB", "A B"),
        ("   ", "Guest"),
        ("\u200b", "Guest"),
        ("Zoë", "Zoë"),
    ],
)
async def test_a_name_is_shown_on_one_line_in_one_direction(house: Door, written: str, shown: str) -> None:
    opened = await house.send("ann", "/api/tables", {"game": "aluette", "name": written})
    assert opened.json()["seats"][0]["name"] == shown
