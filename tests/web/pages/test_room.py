"""There is room for every word: nothing is cut off or overlaps, on a phone and at 200 % zoom, in any language."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from cardavia.words import LANGUAGES
from tests.web.pages import gallery

SIZES = {"phone": (360, 640), "zoomed": (640, 400)}
"""A small phone; a window of 1280 x 800 at 200 %."""

CROWDING = Path(__file__).with_name("crowding.js").read_text(encoding="utf-8")
UNSEEN = ["*/art/*", "*/static/portrait-*", "*/static/vignette-*", "*/events*"]
"""What takes its room whether or not it is loaded."""


@pytest.fixture(scope="module")
def reader(browser: Browser) -> Iterator[Page]:
    """Yield a page that loads no pictures."""
    page = browser.new_page(reduced_motion="reduce")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setBlockedURLs", {"urls": UNSEEN})
    yield page
    page.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_its_room(reader: Page, spoken: str, language: str, size: str) -> None:
    width, height = SIZES[size]
    reader.set_viewport_size({"width": width, "height": height})
    crowded = {}
    for name in gallery.DISTINCT:
        reader.goto(f"{spoken}/{language}-{name}.html", wait_until="load")
        faults = reader.evaluate(CROWDING)
        if faults:
            crowded[name] = faults[:4]
    assert crowded == {}


def test_a_name_below_the_score_sheet_stands_on_one_line(reader: Page, spoken: str) -> None:
    reader.set_viewport_size({"width": 1280, "height": 800})
    reader.goto(f"{spoken}/en-french-tarot-score.html", wait_until="load")
    name = reader.locator(".match .standing li > span:nth-child(2)").first
    name.evaluate("name => { name.textContent = 'Ambrogio'; }")
    box = name.bounding_box()
    assert box is not None
    assert box["height"] < 30
