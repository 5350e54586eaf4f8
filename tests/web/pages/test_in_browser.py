"""Pages as a browser shows them: nobody is shut out, and nothing runs off the side."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from tests.web.pages import gallery

DESKTOP, PHONE, ZOOMED = (1280, 800), (360, 640), (640, 400)


@pytest.mark.parametrize(("variety", "size"), [("", DESKTOP), ("turned-", DESKTOP), ("ar-", PHONE)])
def test_axe_finds_nothing(browser: Browser, address: str, variety: str, size: tuple[int, int]) -> None:
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    found = {}
    for name in gallery.DISTINCT:
        page.goto(f"{address}/{variety}{name}.html", wait_until="load")
        violations = Axe().run(page).response["violations"]
        if violations:
            nodes = [(rule["id"], [node["html"][:90] for node in rule["nodes"]][:3]) for rule in violations]
            found[name] = nodes
    page.close()
    assert found == {}


@pytest.mark.parametrize(
    ("variety", "size"), [("", PHONE), ("", ZOOMED), ("de-", PHONE), ("ar-", PHONE), ("turned-", DESKTOP)]
)
def test_no_page_scrolls_sideways(browser: Browser, address: str, variety: str, size: tuple[int, int]) -> None:
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    wide = {}
    for name in gallery.DISTINCT:
        page.goto(f"{address}/{variety}{name}.html", wait_until="load")
        width = page.evaluate("document.documentElement.scrollWidth")
        if width > size[0]:
            wide[name] = width
    page.close()
    assert wide == {}
