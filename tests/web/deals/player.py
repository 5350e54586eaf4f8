"""Somebody who plays a deal in the browser, reading the page as a person does: what is asked, what may be chosen.

The player knows no rule. It takes the first card that the page does not refuse, lays aside as many as the page
asks for, takes the contract or declares when it is offered, and never promises a slam.
"""

from contextlib import suppress
from dataclasses import dataclass, field

from playwright.sync_api import Page, Response, TimeoutError, expect

from tests.web.deals.ways import Way

PATIENCE_MS = 60_000
A_LOOK_MS = 2_000
MOST_QUESTIONS = 80
"""More questions than this are not in one deal, void deals before it included."""

AWAITED = """() => {
  const region = document.getElementById("region");
  const slip = document.getElementById("slip");
  const step = document.getElementById("step");
  return region && region.dataset.kind !== "wait" && slip.ariaBusy !== "true" && step.hidden
    && !slip.classList.contains("is-done");
}"""


@dataclass
class Player:
    """One person at one table. `faults` are what a person should never meet."""

    page: Page
    way: Way
    has_script: bool = True
    faults: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.set_default_timeout(PATIENCE_MS)
        self.page.on("response", self._judge)
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on(
            "console", lambda told: self.faults.append(told.text) if told.type in {"error", "warning"} else None
        )

    def _judge(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status} {response.url}")

    def come(self, house: str, language: str) -> None:
        """Come to the house and choose a language by its own name."""
        self.page.goto(house)
        self.way.press(self.page, "details:has(.langs) > summary")
        self.way.press(self.page, f".pop .langs [value={language}]")
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def sit_down(self, game: str) -> None:
        """Begin a game, and let the bots be swift."""
        self.way.press(self.page, f".game.of-{game} .game-acts .btn-main")
        self.page.wait_for_url("**/tables/*")
        self.way.choose(self.page, "#pace-swift")
        if not self.has_script:
            self.way.press(self.page, ".pace noscript .btn")

    def play_deal(self) -> None:
        """Play from the first card to the score sheet."""
        for _ in range(MOST_QUESTIONS):
            kind = self._awaited()
            self.asked.append(kind)
            answers = {"card": self._card, "pick": self._pick, "words": self._word, "over": self._over}
            answers[kind]()
            if self.page.url.endswith("/score"):
                return
        raise AssertionError(f"the deal does not end: {self.asked}")

    def _awaited(self) -> str:
        if self.has_script:
            self.page.wait_for_function(AWAITED)
        else:
            self._refreshed()
        return self._kind()

    def _kind(self) -> str:
        return self.page.locator("#region").get_attribute("data-kind") or ""

    def _refreshed(self) -> None:
        """Press the button that looks again, until something is asked; the page does so by itself now and then."""
        while self._kind() == "wait":
            with suppress(TimeoutError):  # it has just done so, and there is nothing to press any more
                self.page.locator("#slip noscript .btn").click(timeout=A_LOOK_MS)

    def _card(self) -> None:
        self.way.choose(self.page, self._field("#hand .card.is-open input"))
        self._confirm()

    def _pick(self) -> None:
        confirm = self.page.locator("#confirm")
        size = int(confirm.get_attribute("data-size") or 0)
        for _ in range(size - self.page.locator("#hand input:checked").count()):
            self.way.choose(self.page, self._field("#hand input:enabled:not(:checked)"))
        self._confirm()

    def _word(self) -> None:
        strips = self.page.locator("#strips input:enabled")
        words = [strip.get_attribute("value") or "" for strip in strips.all()]
        wanted = [word for word in words if word.split(" ")[-1] not in {"pass", "no"}]
        word = words[-1] if words[0].startswith("chelem") or not wanted else wanted[0]
        self.way.choose(self.page, f"#strips input[value='{word}']")
        self._confirm()

    def _over(self) -> None:
        """Go to the score sheet; a void deal is dealt again."""
        if self.page.locator("#slip .btn-main:visible").get_attribute("id") == "confirm":
            self.way.press(self.page, "#confirm")
            self.page.wait_for_url("**/score")
        else:
            self.way.press(self.page, "#slip .btn-main:visible")

    def _field(self, selector: str) -> str:
        found = self.page.locator(selector).first
        return f"#{found.get_attribute('id')}"

    def _confirm(self) -> None:
        seen = self.page.locator("#region").get_attribute("data-seen")
        self.way.press(self.page, "#confirm")
        if not self.has_script:
            expect(self.page.locator("#region")).not_to_have_attribute("data-seen", seen or "")
