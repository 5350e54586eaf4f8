"""Whatever is asked, the house answers sanely: a page that says what is wrong, never a fault of its own."""

from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.web.http.door import Door, door

ROUTES = (
    *("/tables/{}", "/tables/{}/region", "/tables/{}/events", "/tables/{}/score", "/tables/{}/verify"),
    *("/join/{}", "/history/{}", "/history/{}/record", "/rules/{}", "/cards/{}", "/{}/rules", "/{}/cards"),
    *("/en/rules/{}", "/en/cards/{}", "/{}/glossary", "/static/{}", "/art/{}/{}/{}/{}.svg", "/{}", "/api/{}"),
    *("/api/tables/{}", "/api/tables/{}/view", "/api/tables/{}/deals/{}/record"),
)
QUERIES = (
    "/tables/{table}?pick={}",
    "/tables/{table}?again={}",
    "/tables/{table}?hint={}",
    "/tables/{table}/region?at={}",
    "/tables/{table}/score?deal={}",
    "/tables/{table}/verify?deal={}",
    "/settings?return={}",
    "/look.css?felt={}&contrast={}&grain={}&warmth={}",
    "/api/tables/{table}/events?after={}",
)
NOTHING = ("nowhere", "%00", "..%2f..%2fetc%2fpasswd", "%ff%fe", "a" * 300, "%3Cscript%3E", "²")
FORMS = ("act", "forced", "claim", "consent", "seats", "here")
TEXT = st.one_of(
    st.text(max_size=60),
    st.sampled_from(["0", "-1", "1e9", "99999999999999999999", "\x00", "..", "%2e%2e", "ä", "null", "1.5", "²"]),
)
FIELD = st.sampled_from(["word", "verb", "card", "seen", "answer", "name", "level-1", "level-3"])
HEADERS = ("cookie", "accept-language", "host", "origin", "referer", "authorization", "content-type", "range")
TRIED = settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])


@pytest.fixture
async def house(template: Path, tmp_path: Path) -> AsyncIterator[Door]:
    async with door(template, tmp_path / "house.db", {}) as opened:
        yield opened


@pytest.fixture
async def table(house: Door) -> str:
    return await house.house.service.open_table("aluette", {}, "ann", "Ann", ("family-table",) * 4)


@pytest.mark.parametrize("route", ROUTES)
async def test_an_address_of_nothing_is_answered_with_404(house: Door, route: str) -> None:
    for junk in NOTHING:
        answer = await house.get("ann", route.replace("{}", junk))
        assert answer.status_code in _expected(route), junk
        assert "<script>" not in answer.text


def _expected(route: str) -> set[int]:
    if route.startswith("/api/"):
        return {400, 404}
    return {303, 404} if route in {"/rules/{}", "/cards/{}"} else {404}


async def test_the_page_for_nothing_is_a_page_in_the_visitors_language(house: Door) -> None:
    answer = await house.get("ann", "/nowhere", **{"accept-language": "en"})
    assert answer.headers["content-type"].startswith("text/html")
    assert '<html lang="en"' in answer.text


@TRIED
@given(query=st.sampled_from(QUERIES), junk=TEXT)
async def test_a_query_of_nonsense_is_no_fault_of_the_house(house: Door, table: str, query: str, junk: str) -> None:
    asked = query.replace("{table}", table).replace("{}", quote(junk, errors="surrogatepass"))
    assert (await house.get("ann", asked)).status_code in {200, 400, 404}


@TRIED
@given(form=st.sampled_from(FORMS), fields=st.dictionaries(FIELD, st.lists(TEXT, max_size=3), max_size=4))
async def test_a_form_of_nonsense_is_no_fault_of_the_house(
    house: Door, table: str, form: str, fields: dict[str, list[str]]
) -> None:
    sent = {name: [value.encode("utf-8", "surrogatepass") for value in values] for name, values in fields.items()}
    answer = await house.post("ann", f"/tables/{table}/{form}", sent)
    assert answer.status_code in {204, 303, 400, 409, 422}


@TRIED
@given(name=st.sampled_from(HEADERS), value=st.binary(max_size=60))
async def test_a_header_of_nonsense_is_no_fault_of_the_house(
    house: Door, table: str, name: str, value: bytes
) -> None:
    clean = value.replace(b"\r", b"").replace(b"\n", b"").replace(b"\0", b"").strip()
    for path in ("/", f"/tables/{table}", "/settings"):
        answer = await house.client.get(path, headers=[(name.encode(), clean)])
        assert answer.status_code in {200, 400, 403}
        changed = await house.client.post(path, headers=[(name.encode(), clean)])
        assert changed.status_code in {400, 403, 405}
