"""Ways to use a page: a mouse, a finger, the keyboard alone. Each presses things and chooses cards."""

from typing import Protocol

from playwright.sync_api import Locator, Page, Position

MOST_STEPS = 150
"""More presses of the Tab key than this reach everything on a page, or nothing ever will."""

_CORNER: Position = {"x": 14, "y": 14}
"""Where a card is held by its index: this corner of every card can be seen and hit."""


class Way(Protocol):
    """How somebody uses a page."""

    def press(self, page: Page, selector: str) -> None:
        """Press a button or a link."""
        ...

    def choose(self, page: Page, selector: str) -> None:
        """Choose one of several, or tick a box: a radio or a box that is not chosen yet."""
        ...


def _hold(page: Page, selector: str) -> tuple[Locator, Position | None]:
    """Return what somebody points at to choose this field, and where: its label, a card at its corner."""
    label = page.locator(selector).locator("xpath=ancestor::label")
    is_card = page.locator(f"#hand .card:has({selector})").count() > 0
    return label, _CORNER if is_card else None


class Mouse:
    """Points and clicks."""

    def press(self, page: Page, selector: str) -> None:
        page.locator(selector).click()

    def choose(self, page: Page, selector: str) -> None:
        label, where = _hold(page, selector)
        label.click(position=where)


class Finger:
    """Taps a small screen."""

    def press(self, page: Page, selector: str) -> None:
        page.locator(selector).tap()

    def choose(self, page: Page, selector: str) -> None:
        label, where = _hold(page, selector)
        label.tap(position=where)


class Keys:
    """Has the keyboard alone: Tab from thing to thing, arrows within a group, Space and Enter."""

    def press(self, page: Page, selector: str) -> None:
        self._reach(page, selector)
        page.keyboard.press("Enter")

    def choose(self, page: Page, selector: str) -> None:
        field = page.locator(selector)
        if field.get_attribute("type") == "checkbox":
            self._reach(page, selector)
            page.keyboard.press("Space")
            return
        group = f"input[name='{field.get_attribute('name')}'][type=radio]"
        self._reach(page, group)
        for _ in range(page.locator(group).count()):
            if self._is_on(page, selector):
                break
            page.keyboard.press("ArrowDown")
        if not field.is_checked():
            page.keyboard.press("Space")
        assert field.is_checked(), f"the arrow keys did not reach {selector}"

    def _reach(self, page: Page, selector: str) -> None:
        for _ in range(MOST_STEPS):
            if self._is_on(page, selector):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key did not reach {selector}")

    def _is_on(self, page: Page, selector: str) -> bool:
        return bool(page.evaluate("selector => document.activeElement.matches(selector)", selector))
