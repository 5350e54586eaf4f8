"""Each game, from the first card to the score sheet, in every way there is to use a page.

Every game is played with the mouse, with the keyboard alone, on a phone, and without a script; the languages
are spread over these so that each game is played in each of them too.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from cardavia.words import LANGUAGES
from tests.web.deals.player import Player
from tests.web.deals.ways import Finger, Keys, Mouse, Way

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
WAYS: dict[str, tuple[Way, dict[str, Any]]] = {
    "mouse": (Mouse(), {}),
    "keyboard": (Keys(), {}),
    "phone": (Finger(), PHONE),
    "no-script": (Mouse(), {"java_script_enabled": False}),
}
DEALS = (
    ("mouse", "aluette", "th"),
    ("mouse", "french-tarot", "hu"),
    ("mouse", "tarocchino", "ar"),
    ("keyboard", "aluette", "hu"),
    ("keyboard", "french-tarot", "ar"),
    ("keyboard", "tarocchino", "th"),
    ("phone", "aluette", "ar"),
    ("phone", "french-tarot", "th"),
    ("phone", "tarocchino", "hu"),
    ("no-script", "aluette", "en"),
    ("no-script", "french-tarot", "en"),
    ("no-script", "tarocchino", "en"),
)

TRICKS = {"aluette": 9, "french-tarot": 18, "tarocchino": 15}
"""So many cards every player lays."""


@contextmanager
def somebody(browser: Browser, way: str) -> Iterator[Player]:
    """Yield a player who uses pages in this way."""
    hands, screen = WAYS[way]
    context = browser.new_context(
        **{"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", **screen}
    )
    try:
        yield Player(context.new_page(), hands, has_script=way != "no-script")
    finally:
        context.close()


@pytest.mark.parametrize(("way", "game", "language"), DEALS)
def test_a_deal_is_played_to_its_score_sheet(
    browser: Browser, house: str, way: str, game: str, language: str
) -> None:
    with somebody(browser, way) as player:
        player.come(house, language)
        player.sit_down(game)
        player.play_deal()
        assert player.asked.count("card") >= TRICKS[game]
        assert player.faults == []
        expect(player.page.locator("html")).to_have_attribute("lang", language)
        expect(player.page.locator("html")).to_have_attribute("dir", str(LANGUAGES[language].direction))
        expect(player.page.locator(".sheet td").first).to_be_visible()
