"""What a page weighs: little, since many play on a phone far from a mast."""

import re
from pathlib import Path

import pytest

from tests.web.http.door import Door, door

GUEST = "guest-who-weighs-the-pages-of-this-house"
PAGE_BYTES = 120_000
MODULE_BYTES = 25_000
PAGES = ("/en/glossary", "/history", "/settings", "/nowhere")


async def weight(opened: Door, path: str) -> int:
    """Return how many bytes a browser loads for this page, pictures of cards apart."""
    page = await opened.get(GUEST, path)
    loaded = set(re.findall(r'(?:src|href)="(/static/[^"]+)"', page.text)) | await of_the_sheet(opened, page.text)
    answers = [await opened.get(GUEST, asset, **{"accept-encoding": "gzip"}) for asset in sorted(loaded)]
    assert all(answer.status_code == 200 for answer in answers)
    return int(page.headers["content-length"]) + sum(int(answer.headers["content-length"]) for answer in answers)


async def of_the_sheet(opened: Door, page: str) -> set[str]:
    """Return what the page's style sheet loads."""
    sheets = re.findall(r'href="(/static/[^"]+\.css)"', page)
    return {
        url for sheet in sheets for url in re.findall(r'url\("([^"]+)"\)', (await opened.get(GUEST, sheet)).text)
    }


@pytest.mark.parametrize("path", PAGES)
async def test_a_page_without_cards_is_light(template: Path, tmp_path: Path, path: str) -> None:
    async with door(template, tmp_path / "house.db", {}) as opened:
        assert await weight(opened, path) < PAGE_BYTES


async def test_style_and_modules_are_sent_compressed(template: Path, tmp_path: Path) -> None:
    async with door(template, tmp_path / "house.db", {}) as opened:
        page = await opened.get(GUEST, "/")
        for url in re.findall(r'"(/static/[^"]+\.(?:css|js|svg))"', page.text):
            answer = await opened.get(GUEST, url, **{"accept-encoding": "gzip"})
            assert answer.headers["content-encoding"] == "gzip"
            plain = await opened.get(GUEST, url, **{"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.content == answer.content


def test_our_modules_are_small() -> None:
    modules = Path("src/cardavia/web/static/js").glob("*.js")
    assert sum(len(module.read_bytes()) for module in modules) < MODULE_BYTES
