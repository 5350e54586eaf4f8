"""What the two modules do in a browser: select, then confirm; a swipe of a finger; a look that is kept."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Page, expect

from cardavia.web.pages.sight import TableSight
from tests.web.pages.stage import PATIENCE_SECONDS, PLAYING, SIGHTS, Stage, card

BUTTON = "#confirm"


def test_nothing_is_played_before_a_card_is_chosen(stage: Stage, address: str) -> None:
    stage.open(address, "aluette-play")
    stage.page.click(BUTTON, force=True)
    expect(stage.page.locator(BUTTON)).to_have_attribute("aria-disabled", "true")
    stage.soon()
    assert stage.acts == []


def test_the_button_names_the_chosen_card(stage: Stage, address: str) -> None:
    stage.open(address, "aluette-play")
    chosen = stage.page.locator(card(PLAYING, 1))
    chosen.check(force=True)
    expect(stage.page.locator(BUTTON)).to_have_text(chosen.get_attribute("data-act") or "?")


def test_a_chosen_card_is_sent_with_the_number_seen(stage: Stage, address: str) -> None:
    stage.open(address, "aluette-play")
    stage.page.check(card(PLAYING, 1), force=True)
    stage.page.click(BUTTON)
    (sent,) = stage.sent()
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
    assert [sent["card"] for sent in stage.sent()] == [[PLAYING.view.hand[0].code]]


def test_a_double_click_plays_a_card_once(stage: Stage, address: str) -> None:
    stage.open(address, "aluette-play")
    stage.page.dblclick(f"label:has({card(PLAYING, 2)}) img", position={"x": 20, "y": 20}, force=True)
    assert [sent["card"] for sent in stage.sent()] == [[PLAYING.view.hand[2].code]]


def test_a_card_dragged_up_is_played(stage: Stage, address: str) -> None:
    stage.open(address, "aluette-play")
    box = stage.page.locator(f"label:has({card(PLAYING, 1)}) img").bounding_box()
    assert box is not None
    stage.page.mouse.move(box["x"] + 20, box["y"] + 40)
    stage.page.mouse.down()
    stage.page.mouse.move(box["x"] + 25, box["y"] - 120, steps=6)
    stage.page.mouse.up()
    assert [sent["card"] for sent in stage.sent()] == [[PLAYING.view.hand[1].code]]


def test_with_one_click_a_press_plays_at_once(stage: Stage, address: str) -> None:
    stage.open(address, "turned-aluette-play")
    stage.page.click(f"label:has({card(PLAYING, 0)}) img", position={"x": 20, "y": 20}, force=True)
    assert [sent["card"] for sent in stage.sent()] == [[PLAYING.view.hand[0].code]]


def test_with_one_click_the_arrow_keys_still_only_choose(stage: Stage, address: str) -> None:
    stage.open(address, "turned-aluette-play")
    stage.page.focus(card(PLAYING, 0))
    stage.page.keyboard.press("ArrowRight")
    stage.soon()
    assert stage.acts == []


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
    stage.soon()
    assert stage.acts == []


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
    (sent,) = stage.sent()
    assert (sent["verb"], len(sent["card"])) == (["discard"], 6)


def test_a_bid_is_sent_as_its_word(stage: Stage, address: str) -> None:
    stage.open(address, "french-tarot-bid")
    stage.page.check("[value='bid garde-contre']", force=True)
    stage.page.click(BUTTON)
    assert [sent["word"] for sent in stage.sent()] == [["bid garde-contre"]]


@pytest.fixture
def finger(browser: Browser) -> Iterator[Stage]:
    context = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    context.set_default_timeout(PATIENCE_SECONDS * 1000)
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
    finger.page.wait_for_function("scrollY > 50")
    finger.soon()
    assert finger.acts == []


def test_a_swipe_over_the_chosen_card_plays_it(finger: Stage, address: str) -> None:
    finger.open(address, "aluette-play")
    finger.page.check(card(PLAYING, 1), force=True)
    swipe_up(finger.page, card(PLAYING, 1))
    assert [sent["card"] for sent in finger.sent()] == [[PLAYING.view.hand[1].code]]


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
