"""What the two modules do in a browser: select, then confirm; events at the player's pace; a look that is kept."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from cardavia.web.pages.live import live_event
from cardavia.web.pages.render import render_region
from cardavia.web.pages.sight import TableSight
from cardavia.web.pages.table import table_page
from tests.web.pages import gallery
from tests.web.pages.rehearsal import PlainFaces, found, seen, to_play

SIGHTS = dict(gallery.sights())
PLAYING = SIGHTS["aluette-play"]
BUTTON = "#confirm"


@dataclass
class Stage:
    """A table in a browser, with a server that plays its part by the book."""

    page: Page
    posted: list[dict[str, list[str]]] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    events: str = ""
    region: TableSight = PLAYING
    answer: int = 204

    def open(self, address: str, name: str) -> None:
        """Open a page with the live channel, the region and the form answered here."""
        self.page.route(re.compile(r"/tables/abc/"), self._serve)
        self.page.goto(f"{address}/{name}.html", wait_until="load")

    def _serve(self, route: Route) -> None:
        request = route.request
        if "/events" in request.url:
            body, self.events = self.events, ""
            route.fulfill(status=200 if body else 204, content_type="text/event-stream", body=body)
        elif request.method == "POST":
            self.posted.append({"to": [request.url.rsplit("/", 1)[1]], **parse_qs(request.post_data or "")})
            route.fulfill(status=self.answer, content_type="text/html", body=self._region())
        else:
            self.asked.append(request.url.split("/tables/abc/")[1])
            route.fulfill(status=200, content_type="text/html", body=self._region())

    def _region(self) -> str:
        context = table_page(gallery.frame("/tables/abc"), self.region, PlainFaces(self.region.game.name))
        return render_region(context)


@pytest.fixture
def stage(browser: Browser) -> Iterator[Stage]:
    page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page.set_default_timeout(20_000)
    yield Stage(page)
    page.close()


def card(sight: TableSight, place: int) -> str:
    """Return the id of a card's radio, by its place in the hand."""
    return f"#c-{sight.view.hand[place].code}"


def test_nothing_is_played_before_a_card_is_chosen(stage: Stage, address: str) -> None:
    stage.open(address, "aluette-play")
    stage.page.click(BUTTON, force=True)
    expect(stage.page.locator(BUTTON)).to_have_attribute("aria-disabled", "true")
    assert stage.posted == []


def test_the_button_names_the_chosen_card(stage: Stage, address: str) -> None:
    stage.open(address, "aluette-play")
    chosen = stage.page.locator(card(PLAYING, 1))
    chosen.check(force=True)
    expect(stage.page.locator(BUTTON)).to_have_text(chosen.get_attribute("data-act") or "?")


def test_a_chosen_card_is_sent_with_the_number_seen(stage: Stage, address: str) -> None:
    stage.open(address, "aluette-play")
    stage.page.check(card(PLAYING, 1), force=True)
    stage.page.click(BUTTON)
    sent = stage.posted[0]
    code = PLAYING.view.hand[1].code
    assert (sent["to"], sent["verb"], sent["card"], sent["seen"]) == (
        ["act"],
        ["play"],
        [code],
        [str(PLAYING.seen)],
    )


def test_enter_plays_the_card_that_has_the_focus(stage: Stage, address: str) -> None:
    stage.open(address, "aluette-play")
    stage.page.focus(card(PLAYING, 0))
    stage.page.keyboard.press("Space")
    stage.page.keyboard.press("Enter")
    stage.page.wait_for_timeout(100)
    assert [sent["card"] for sent in stage.posted] == [[PLAYING.view.hand[0].code]]


def test_a_double_click_plays_a_card_once(stage: Stage, address: str) -> None:
    stage.open(address, "aluette-play")
    stage.page.dblclick(f"label:has({card(PLAYING, 2)}) img", position={"x": 20, "y": 20}, force=True)
    stage.page.wait_for_timeout(100)
    assert [sent["card"] for sent in stage.posted] == [[PLAYING.view.hand[2].code]]


def test_a_card_dragged_up_is_played(stage: Stage, address: str) -> None:
    stage.open(address, "aluette-play")
    box = stage.page.locator(f"label:has({card(PLAYING, 1)}) img").bounding_box()
    assert box is not None
    stage.page.mouse.move(box["x"] + 20, box["y"] + 40)
    stage.page.mouse.down()
    stage.page.mouse.move(box["x"] + 25, box["y"] - 120, steps=6)
    stage.page.mouse.up()
    stage.page.wait_for_timeout(100)
    assert [sent["card"] for sent in stage.posted] == [[PLAYING.view.hand[1].code]]


def test_with_one_click_a_press_plays_at_once(stage: Stage, address: str) -> None:
    stage.open(address, "turned-aluette-play")
    stage.page.click(f"label:has({card(PLAYING, 0)}) img", position={"x": 20, "y": 20}, force=True)
    stage.page.wait_for_timeout(100)
    assert [sent["card"] for sent in stage.posted] == [[PLAYING.view.hand[0].code]]


def test_with_one_click_the_arrow_keys_still_only_choose(stage: Stage, address: str) -> None:
    stage.open(address, "turned-aluette-play")
    stage.page.focus(card(PLAYING, 0))
    stage.page.keyboard.press("ArrowRight")
    stage.page.wait_for_timeout(100)
    assert stage.posted == []


def test_a_stale_answer_shows_the_table_as_it_stands(stage: Stage, address: str) -> None:
    stage.answer, stage.region = 409, SIGHTS["aluette-stale"]
    stage.open(address, "aluette-play")
    stage.page.check(card(PLAYING, 0), force=True)
    stage.page.click(BUTTON)
    expect(stage.page.locator(".notice")).to_be_visible()


def refusing() -> tuple[TableSight, str, str]:
    """Return a moment of French Tarot, with a card that is refused and one that is not."""
    sight = replace(SIGHTS["french-tarot-refused"], refused=None)
    closed = [word.split(" ")[1] for word in sight.refusals]
    return sight, closed[0], next(card.code for card in sight.view.hand if card.code not in closed)


def open_refusing(stage: Stage, address: str) -> tuple[str, str]:
    sight, closed, other = refusing()
    stage.region = sight
    stage.open(address, "french-tarot-refused")
    stage.page.check(f"#c-{other}", force=True)
    return closed, other


def test_a_refused_card_says_why_before_anything_is_sent(stage: Stage, address: str) -> None:
    closed, _ = open_refusing(stage, address)
    stage.page.check(f"#c-{closed}", force=True)
    expect(stage.page.locator("#refusals .refusal:not([hidden]) .clause")).to_be_visible()
    stage.page.click(BUTTON, force=True)
    assert stage.posted == []


def test_a_refused_card_lights_those_that_may_be_played(stage: Stage, address: str) -> None:
    closed, _ = open_refusing(stage, address)
    stage.page.check(f"#c-{closed}", force=True)
    expect(stage.page.locator("#hand")).to_have_class(re.compile("is-refused"))


def test_another_card_takes_the_refusal_away(stage: Stage, address: str) -> None:
    closed, other = open_refusing(stage, address)
    stage.page.check(f"#c-{closed}", force=True)
    stage.page.check(f"#c-{other}", force=True)
    expect(stage.page.locator("#refusals .refusal:not([hidden])")).to_have_count(0)


def test_a_refusal_of_the_server_is_shown_and_said(stage: Stage, address: str) -> None:
    _, other = open_refusing(stage, address)
    stage.answer, stage.region = 422, SIGHTS["french-tarot-refused"]
    stage.page.check(f"#c-{other}", force=True)
    stage.page.click(BUTTON)
    expect(stage.page.locator("#refusals .refusal:not([hidden])")).to_be_visible()
    expect(stage.page.locator("#live")).not_to_be_empty()


def test_cards_laid_aside_are_counted(stage: Stage, address: str) -> None:
    stage.open(address, "french-tarot-discard")
    boxes = stage.page.locator("#hand input:enabled")
    for place in range(6):
        expect(stage.page.locator(BUTTON)).to_have_attribute("aria-disabled", "true")
        boxes.nth(place).check(force=True)
    expect(stage.page.locator(BUTTON)).not_to_have_attribute("aria-disabled", "true")


def test_six_cards_laid_aside_are_sent_together(stage: Stage, address: str) -> None:
    stage.open(address, "french-tarot-discard")
    boxes = stage.page.locator("#hand input:enabled")
    for place in range(6):
        boxes.nth(place).check(force=True)
    stage.page.click(BUTTON)
    assert (stage.posted[0]["verb"], len(stage.posted[0]["card"])) == (["discard"], 6)


def test_a_bid_is_sent_as_its_word(stage: Stage, address: str) -> None:
    stage.open(address, "french-tarot-bid")
    stage.page.check("[value='bid garde-contre']", force=True)
    stage.page.click(BUTTON)
    assert stage.posted[0]["word"] == ["bid garde-contre"]


def told(count: int) -> str:
    """Return the last events of a deal as the live channel sends them."""
    deal = found("aluette", to_play(0, tricks=2, cards=2))
    lines = []
    for number in range(len(deal.events) - count, len(deal.events)):
        sight = seen(deal, seen=number + 1)
        event = live_event(gallery.frame("/"), sight, PlainFaces("aluette"), deal.events[number])
        lines.append(f"id: {number + 1}\nevent: deal\ndata: {json.dumps(event.plain)}\n\n")
    return "".join(lines)


def test_an_event_puts_its_card_into_the_trick(stage: Stage, address: str) -> None:
    stage.events = told(1).replace('"seq": ', '"seq": 9')
    stage.open(address, "aluette-wait")
    before = stage.page.locator("#trick .played").count()
    expect(stage.page.locator("#region")).to_have_attribute("data-kind", "card")
    assert any(asked.startswith("region?at=9") for asked in stage.asked)
    assert before >= 1


def test_an_event_is_said_aloud(stage: Stage, address: str) -> None:
    stage.events = told(1).replace('"seq": ', '"seq": 9')
    stage.open(address, "aluette-wait")
    expect(stage.page.locator("#live")).to_contain_text("plays")


def test_an_event_already_shown_is_not_shown_again(stage: Stage, address: str) -> None:
    stage.events = told(2)
    stage.open(address, "aluette-play")
    stage.page.wait_for_timeout(200)
    assert stage.asked == []


def test_at_the_waiting_pace_the_table_waits_for_a_press(stage: Stage, address: str) -> None:
    stage.events = re.sub(r'"seq": (\d+)', lambda found: f'"seq": 9{found[1]}', told(2))
    stage.open(address, "aluette-wait")
    stage.page.check("#pace-wait", force=True)
    expect(stage.page.locator("#live")).to_contain_text("plays")


def shows(*numbers: int) -> str:
    """Return events that have the region drawn anew, one at each number."""
    told = {"move": "show", "place": None, "card": None, "letter": None, "turn": None, "pile": None}
    return "".join(
        f"id: {seq}\nevent: deal\ndata: {json.dumps({**told, 'seq': seq, 'say': f'no {seq}'})}\n\n"
        for seq in numbers
    )


def test_a_moment_that_is_past_asks_nothing(stage: Stage, address: str) -> None:
    stage.events = shows(91, 92)
    stage.open(address, "aluette-wait")
    expect(stage.page.locator("#slip.is-card.is-done")).to_be_attached()
    stage.page.dblclick(f"label:has({card(PLAYING, 2)}) img", position={"x": 20, "y": 20}, force=True)
    assert stage.posted == []


def test_the_last_moment_asks_again(stage: Stage, address: str) -> None:
    stage.events = shows(91, 92)
    stage.open(address, "aluette-wait")
    expect(stage.page.locator("#slip.is-card:not(.is-done)")).to_be_attached()
    assert stage.asked == ["region?at=91", "region?at=92"]


def test_a_card_in_a_sentence_is_heard_once(stage: Stage, address: str) -> None:
    stage.events = shows(91)
    stage.open(address, "aluette-wait")
    expect(stage.page.locator("#live")).to_have_text(re.compile(r"plays the \w+ of \w+\. Play"))


def test_at_the_waiting_pace_nothing_goes_on_before_a_press(stage: Stage, address: str) -> None:
    stage.events = shows(91, 92, 93)
    stage.open(address, "aluette-wait")
    stage.page.check("#pace-wait", force=True)
    expect(stage.page.locator("#step")).to_be_visible()
    before = list(stage.asked)
    stage.page.click("#step")
    expect(stage.page.locator("#step")).to_be_hidden()
    expect(stage.page.locator("#slip.is-card:not(.is-done)")).to_be_attached()
    assert (before, stage.asked[-1]) == (["region?at=91", "region?at=92"], "region?at=93")


LISTEN = """
window.heard = [];
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) { window.heard.push(kind.name); return start.apply(this, when); };
}
"""


@pytest.mark.parametrize(("page", "sounds"), [("turned-aluette-wait", True), ("aluette-wait", False)])
def test_a_turn_sounds_where_sounds_are_wanted(stage: Stage, address: str, page: str, sounds: bool) -> None:
    stage.events = shows(91)
    stage.page.add_init_script(LISTEN)
    stage.open(address, page)
    expect(stage.page.locator("#slip.is-card")).to_be_attached()
    stage.page.wait_for_timeout(200)
    assert ("OscillatorNode" in stage.page.evaluate("window.heard")) is sounds


def test_a_card_that_is_laid_sounds_like_paper(stage: Stage, address: str) -> None:
    stage.events = told(1).replace('"seq": ', '"seq": 9')
    stage.page.add_init_script(LISTEN)
    stage.open(address, "turned-aluette-wait")
    expect(stage.page.locator("#region")).to_have_attribute("data-kind", "card")
    assert "AudioBufferSourceNode" in stage.page.evaluate("window.heard")


def signs(stage: Stage) -> int:
    """Return how many signs of life were given."""
    return [sent["to"] for sent in stage.posted].count(["here"])


def test_who_moves_gives_a_sign_of_life_now_and_then(stage: Stage, address: str) -> None:
    stage.page.clock.install()
    stage.open(address, "aluette-play")
    stage.page.mouse.move(100, 100)
    soon = signs(stage)
    stage.page.clock.fast_forward(21_000)
    stage.page.mouse.move(120, 100)
    stage.page.mouse.move(140, 100)
    stage.page.wait_for_timeout(100)
    assert (soon, signs(stage)) == (0, 1)


def test_who_was_away_is_back_at_the_first_move(stage: Stage, address: str) -> None:
    stage.page.clock.install()
    stage.open(address, "aluette-away")
    stage.page.clock.fast_forward(2_100)
    stage.page.keyboard.press("Shift")
    stage.page.wait_for_timeout(100)
    assert signs(stage) == 1


@pytest.fixture
def finger(browser: Browser) -> Iterator[Stage]:
    context = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    yield Stage(context.new_page())
    context.close()


def swipe_up(page: Page, code: str) -> None:
    """Lay a finger on a card of the hand, and draw it up."""
    box = page.locator(f"label:has({code})").bounding_box()
    assert box is not None
    session = page.context.new_cdp_session(page)
    for up in (0, 20, 60, 110, 160):
        kind = "touchMove" if up else "touchStart"
        at = {"x": box["x"] + 14, "y": box["y"] + 14 - up}
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_swipe_over_a_card_scrolls_the_page(finger: Stage, address: str) -> None:
    finger.open(address, "aluette-play")
    swipe_up(finger.page, card(PLAYING, 1))
    finger.page.wait_for_timeout(300)
    assert (finger.page.evaluate("scrollY") > 50, finger.posted) == (True, [])


def test_a_swipe_over_the_chosen_card_plays_it(finger: Stage, address: str) -> None:
    finger.open(address, "aluette-play")
    finger.page.check(card(PLAYING, 1), force=True)
    swipe_up(finger.page, card(PLAYING, 1))
    finger.page.wait_for_timeout(300)
    assert [sent["card"] for sent in finger.posted] == [[PLAYING.view.hand[1].code]]


def test_focus_stays_with_the_card_when_the_region_changes(stage: Stage, address: str) -> None:
    stage.open(address, "aluette-play")
    stage.page.focus(card(PLAYING, 1))
    stage.page.evaluate("document.dispatchEvent(new CustomEvent('preference', {detail: {name: 'sort'}}))")
    stage.page.wait_for_function("performance.getEntriesByName(location.origin + '/tables/abc/region?').length > 0")
    stage.page.wait_for_timeout(100)
    assert stage.page.evaluate("document.activeElement.id") == card(PLAYING, 1)[1:]


def test_a_slider_acts_at_once_and_is_kept(stage: Stage, address: str) -> None:
    stage.open(address, "home")
    stage.page.click("details:has(#pop-contrast) summary")
    stage.page.fill("#pop-contrast", "80")
    kept = stage.page.evaluate("[document.documentElement.style.getPropertyValue('--contrast'), document.cookie]")
    assert kept == ["1.21", "preferences=contrast=80"]


def test_what_the_server_remembers_in_quotes_is_kept(stage: Stage, address: str) -> None:
    stage.page.context.add_cookies([{"name": "preferences", "value": '"language=th&pace=brisk"', "url": address}])
    stage.open(address, "home")
    stage.page.click("details:has(#pop-contrast) summary")
    stage.page.fill("#pop-contrast", "80")
    assert stage.page.evaluate("document.cookie") == "preferences=language=th&pace=brisk&contrast=80"


def test_evening_paper_acts_at_once(stage: Stage, address: str) -> None:
    stage.open(address, "home")
    stage.page.click("details:has(#pop-contrast) summary")
    stage.page.check("[name=paper]", force=True)
    expect(stage.page.locator("html")).to_have_attribute("data-paper", "evening")


def test_a_ready_made_look_moves_all_sliders(stage: Stage, address: str) -> None:
    stage.open(address, "home")
    stage.page.click("details:has(#pop-contrast) summary")
    stage.page.click(".look-noon")
    values = [stage.page.input_value(f"#pop-{name}") for name in ("felt", "contrast", "grain", "warmth")]
    assert values == ["90", "42", "27", "35"]
