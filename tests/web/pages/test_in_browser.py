"""Pages as a browser shows them: nobody is shut out, and nothing runs off the side."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.web.pages import gallery

DESKTOP, PHONE, ZOOMED = (1280, 800), (360, 640), (640, 400)


@pytest.mark.parametrize(("variety", "size"), [("", DESKTOP), ("", PHONE), ("turned-", DESKTOP)])
def test_axe_finds_nothing(browser: Browser, address: str, variety: str, size: tuple[int, int]) -> None:
    assert violations(browser, f"{address}/{variety}", size) == {}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["th", "ar"])
def test_axe_finds_nothing_in_other_scripts(
    browser: Browser, spoken: str, language: str, size: tuple[int, int]
) -> None:
    assert violations(browser, f"{spoken}/{language}-", size) == {}


def violations(browser: Browser, address: str, size: tuple[int, int]) -> dict[str, list[tuple[str, list[str]]]]:
    """Return what axe finds on each page, by the page's name: the rule, and the first elements that break it."""
    page = browser.new_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    found = {}
    for name in gallery.DISTINCT:
        page.goto(f"{address}{name}.html", wait_until="load")
        if faults := axe_on(page):
            found[name] = faults
    page.close()
    return found


def axe_on(page: Page) -> list[tuple[str, list[str]]]:
    """Return the rules that the page breaks, each with the first elements that do."""
    broken = Axe().run(page).response["violations"]
    return [(rule["id"], [node["html"][:90] for node in rule["nodes"]][:3]) for rule in broken]


@pytest.mark.parametrize("name", ["home", "aluette-play"])
def test_axe_finds_nothing_in_what_opens(browser: Browser, address: str, name: str) -> None:
    page = browser.new_page(viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    page.goto(f"{address}/{name}.html", wait_until="load")
    found = []
    for place in range(page.locator("details").count()):
        page.locator("details").nth(place).evaluate("details => (details.open = true)")
        found += axe_on(page)
    page.close()
    assert found == []


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
