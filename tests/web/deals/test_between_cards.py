"""What stays with a person from one card to the next."""

from playwright.sync_api import Browser, Page, expect

from tests.web.deals.player import AWAITED
from tests.web.deals.test_whole_deals import somebody


def awaited(page: Page) -> None:
    """Wait until this person is to play a card."""
    page.wait_for_function(AWAITED)
    expect(page.locator("#region[data-kind=card]")).to_be_attached()


def test_the_focus_stays_in_the_hand_from_card_to_card(browser: Browser, house: str) -> None:
    with somebody(browser, "keyboard") as player:
        player.come(house, "en")
        player.sit_down("aluette")
        page = player.page
        for left in (8, 7):
            awaited(page)
            page.keyboard.press("ArrowDown") if left < 8 else page.locator("#hand .is-open input").nth(2).focus()
            page.keyboard.press("Space")
            page.keyboard.press("Enter")
            expect(page.locator("#hand input")).to_have_count(left)
            awaited(page)
            assert page.evaluate("document.activeElement.matches('#hand input')")
        assert player.faults == []
