"""Before a declaration is chosen, the cards that it would show are named beside the answer."""

import pytest
from playwright.sync_api import Browser

from tests.web.pages import gallery

SIZES = {"desktop": (1280, 800), "phone": (360, 640), "zoomed": (640, 400)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["tarocchino-declare", "tarocchino-declare-many"])
def test_the_cards_to_declare_are_in_sight_from_the_beginning(
    browser: Browser, address: str, name: str, size: str
) -> None:
    width, height = SIZES[size]
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(f"{address}/{name}.html", wait_until="load")
    shown = page.locator('#strips label:has([value="declare yes"]) .tok:visible').count()
    beside = page.locator('#strips label:has([value="declare no"]) .tok').count()
    page.close()
    view = dict(gallery.sights())[name].view
    assert (shown, beside) == (len(view.to_declare.combinations.cards), 0)


def test_cards_that_may_still_be_changed_come_into_sight_with_their_answer(browser: Browser, address: str) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(f"{address}/french-tarot-poignees.html", wait_until="load")
    before = page.locator("#strips .tok:visible").count()
    page.locator('#strips [value^="poignee T"]').first.check()
    after = page.locator("#strips .tok:visible").count()
    page.close()
    assert (before, after) == (0, 10)
