"""A hand of eighteen shows every index: one fan on a wide table, rows of six on a phone."""

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.pages.stage import SIGHTS

EIGHTEEN = "french-tarot-bid"
"""A moment at which the whole hand is held."""

INDEX = """(right) => [...document.querySelectorAll("#hand .card img")].map((face) => {
  const turn = (parseFloat(getComputedStyle(face).rotate) || 0) * Math.PI / 180;
  const box = face.getBoundingClientRect();
  const spots = [[0.06, 0.04], [0.26, 0.04], [0.06, 0.24], [0.26, 0.24], [0.16, 0.14]];
  const seen = spots.every(([across, down]) => {
    const x = ((right ? 1 - across : across) - 0.5) * face.offsetWidth;
    const y = (down - 0.5) * face.offsetHeight;
    const left = (box.left + box.right) / 2 + x * Math.cos(turn) - y * Math.sin(turn);
    const top = (box.top + box.bottom) / 2 + x * Math.sin(turn) + y * Math.cos(turn);
    return document.elementFromPoint(left, top) === face;
  });
  return { seen, top: Math.round(face.closest(".card").getBoundingClientRect().top) };
})"""
"""Whether each card's picture lies on top all over its index, which fills 28 % of its width and height."""

PICTURES_ALONE = """
#hand .card, #hand input { pointer-events: none !important }
#hand img { pointer-events: auto !important }
"""


def cards(
    page: Page, address: str, name: str, size: tuple[int, int], *, right: bool = False
) -> list[dict[str, Any]]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{address}/{name}.html", wait_until="load")
    page.add_style_tag(content=PICTURES_ALONE)
    page.locator("#hand").scroll_into_view_if_needed()
    return list(page.evaluate(INDEX, right))


def test_the_hand_is_of_eighteen() -> None:
    assert len(SIGHTS[EIGHTEEN].view.hand) == 18


@pytest.mark.parametrize("width", [720, 1024, 1280, 1920])
def test_a_fan_of_eighteen_shows_every_index(browser: Browser, address: str, width: int) -> None:
    page = browser.new_page(reduced_motion="reduce")
    found = cards(page, address, EIGHTEEN, (width, 900))
    page.close()
    assert [card["seen"] for card in found] == [True] * 18
    assert len({card["top"] for card in found}) == 1


def test_a_left_handed_fan_shows_every_index_at_the_right(browser: Browser, address: str) -> None:
    page = browser.new_page(reduced_motion="reduce")
    found = cards(page, address, f"turned-{EIGHTEEN}", (1280, 900), right=True)
    page.close()
    assert [card["seen"] for card in found] == [True] * 18


def test_eighteen_lie_in_rows_of_six_on_a_phone(browser: Browser, address: str) -> None:
    page = browser.new_page(reduced_motion="reduce")
    found = cards(page, address, EIGHTEEN, (360, 640))
    page.close()
    assert [card["seen"] for card in found] == [True] * 18
    assert list(Counter(card["top"] for card in found).values()) == [6, 6, 6]


def test_every_corner_of_a_phone_hand_is_wide_enough_for_a_finger(browser: Browser, address: str) -> None:
    page = browser.new_page(viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    page.goto(f"{address}/{EIGHTEEN}.html", wait_until="load")
    boxes = [card.bounding_box() for card in page.locator("#hand .card").all()]
    page.close()
    assert all(box is not None and box["width"] >= 44 and box["height"] >= 44 for box in boxes)


@pytest.mark.parametrize("name", ["tarocchino-declare", "tarocchino-declare-many", "tarocchino-discard", EIGHTEEN])
def test_on_a_phone_a_question_is_asked_beside_the_cards(browser: Browser, address: str, name: str) -> None:
    page = browser.new_page(viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    page.goto(f"{address}/{name}.html", wait_until="load")
    hand, slip = page.locator("#hand .card").first.bounding_box(), page.locator("#slip").bounding_box()
    page.close()
    assert hand is not None
    assert slip is not None
    assert slip["y"] - hand["y"] > 100  # two rows of cards and their indices
