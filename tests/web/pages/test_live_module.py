"""What the module does with news in a browser: events at the player's pace, sounds, signs of life, a focus kept."""

import json
import re

import pytest
from playwright.sync_api import expect

from cardavia.web.pages.live import live_event
from tests.web.pages import gallery
from tests.web.pages.rehearsal import PlainFaces, found, seen, to_play
from tests.web.pages.stage import PLAYING, SIGHTS, Stage, card


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
    stage.soon()
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
    open_waiting(stage, address, shows(91, 92))
    expect(stage.page.locator("#slip.is-card.is-done")).to_be_attached()
    double_click(stage)
    stage.soon()
    assert stage.acts == []


def open_waiting(stage: Stage, address: str, events: str) -> None:
    """Open a page at the pace that waits for a press, and tell it these events then."""
    stage.open(address, "aluette-wait")
    stage.page.check("#pace-wait", force=True)
    stage.tell(events)


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
    open_waiting(stage, address, shows(91, 92))
    expect(stage.page.locator("#step")).to_be_visible()
    stage.soon()
    before = list(stage.asked)
    stage.page.click("#step")
    expect(stage.page.locator("#step")).to_be_hidden()
    expect(stage.page.locator("#slip.is-card:not(.is-done)")).to_be_attached()
    assert (before, stage.asked) == (["region?at=91"], ["region?at=91", "region?at=92"])


def test_who_changes_to_the_waiting_pace_is_waited_for_from_then_on(stage: Stage, address: str) -> None:
    stage.open(address, "aluette-wait")
    stage.tell(shows(91))
    expect(stage.page.locator("#slip.is-card:not(.is-done)")).to_be_attached()
    stage.page.check("#pace-wait", force=True)
    stage.tell(shows(92))
    expect(stage.page.locator("#step")).to_be_visible()
    assert stage.asked == ["region?at=91"]


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
    if sounds:
        stage.page.wait_for_function("window.heard.includes('OscillatorNode')")
    stage.soon()
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
    stage.until(lambda: signs(stage) > 0)
    stage.soon()
    assert (soon, signs(stage)) == (0, 1)


def test_who_was_away_is_back_at_the_first_move(stage: Stage, address: str) -> None:
    stage.page.clock.install()
    stage.open(address, "aluette-away")
    stage.page.clock.fast_forward(2_100)
    stage.page.keyboard.press("Shift")
    stage.until(lambda: signs(stage) > 0)
    assert signs(stage) == 1


def test_focus_stays_with_the_card_when_the_region_changes(stage: Stage, address: str) -> None:
    stage.open(address, "aluette-play")
    stage.page.focus(card(PLAYING, 1))
    stage.page.evaluate("document.dispatchEvent(new CustomEvent('preference', {detail: {name: 'sort'}}))")
    stage.page.wait_for_function("performance.getEntriesByName(location.origin + '/tables/abc/region?').length > 0")
    stage.soon()
    assert stage.page.evaluate("document.activeElement.id") == card(PLAYING, 1)[1:]


def heard(stage: Stage) -> list[str]:
    """Return what was said aloud, in order."""
    return stage.page.locator("#live > *").all_inner_texts()


def test_what_was_played_is_said_once_and_the_question_after_it(stage: Stage, address: str) -> None:
    stage.events = told(1).replace('"seq": ', '"seq": 9')
    stage.open(address, "aluette-wait")
    expect(stage.page.locator("#live > *")).to_have_count(2)
    played, asked = heard(stage)
    assert (" plays " in played, " plays " in asked, bool(asked)) == (True, False, True)


def test_who_sits_down_is_told_of_and_the_question_is_not_asked_again(stage: Stage, address: str) -> None:
    stage.events = 'id: 91\nevent: table\ndata: {"seq": 91, "what": "seats", "news": "Zoë sits down."}\n\n'
    stage.open(address, "aluette-play")
    stage.page.wait_for_function(
        "performance.getEntriesByName(location.origin + '/tables/abc/region?at=91').length"
    )
    assert heard(stage) == ["Zoë sits down."]
    expect(stage.page.locator("#log li").last).to_contain_text("Zoë sits down.")


def test_a_hint_is_said_aloud(stage: Stage, address: str) -> None:
    stage.region = SIGHTS["aluette-hint"]
    stage.open(address, "aluette-offers")
    stage.page.click("#hint")
    advised = stage.page.locator(".hint li .vh").first
    expect(advised).to_be_attached()
    assert advised.inner_text() in heard(stage)[-1]


def test_the_cards_of_a_refusal_are_said_one_by_one(stage: Stage, address: str) -> None:
    sight = SIGHTS["french-tarot-refused"]
    stage.region = sight
    stage.open(address, "french-tarot-refused")
    refused = next(word.split(" ")[1] for word in sight.refusals)
    other = next(one.code for one in sight.view.hand if f"play {one.code}" not in sight.refusals)
    stage.page.check(f"#c-{other}", force=True)
    stage.page.check(f"#c-{refused}", force=True)
    allowed = stage.page.locator("#refusals .refusal:not([hidden]) .allowed > * .vh").all_inner_texts()
    assert len(allowed) > 1
    assert ", ".join(allowed) in heard(stage)[-1]


def test_who_has_left_the_table_in_another_window_is_told(stage: Stage, address: str) -> None:
    stage.events = shows(91)
    stage.refuses = 403
    stage.open(address, "aluette-wait")
    stage.page.wait_for_function("performance.getEntriesByType('navigation')[0].type === 'reload'")


def test_who_looks_at_a_score_sheet_goes_to_the_table_when_cards_are_dealt(stage: Stage, address: str) -> None:
    stage.events = shows(91)
    stage.open(address, "aluette-score")
    stage.page.wait_for_url("**/tables/abc")


def test_a_name_that_is_being_typed_stays_when_the_region_changes(stage: Stage, address: str) -> None:
    stage.open(address, "aluette-play")
    stage.page.click("#company > summary")
    stage.page.fill("#own-name", "Zo")
    stage.page.evaluate("document.dispatchEvent(new CustomEvent('preference', {detail: {name: 'sort'}}))")
    stage.until(lambda: bool(stage.asked))
    stage.soon()
    assert stage.asked == ["region?"]
    expect(stage.page.locator("#own-name")).to_have_value("Zo")
    expect(stage.page.locator("#own-name")).to_be_focused()


def test_a_table_that_has_lost_its_connection_says_so_and_goes_on(stage: Stage, address: str) -> None:
    stage.lost = 1
    stage.events = shows(91)
    stage.open(address, "aluette-wait")
    expect(stage.page.locator("#lost")).to_be_visible()
    expect(stage.page.locator("#lost")).to_be_hidden()
    expect(stage.page.locator("#region")).to_have_attribute("data-seen", "91")
    stage.tell(shows(92))
    expect(stage.page.locator("#region")).to_have_attribute("data-seen", "92")


def double_click(stage: Stage) -> None:
    """Play a card."""
    stage.page.dblclick(f"label:has({card(PLAYING, 2)}) img", position={"x": 20, "y": 20}, force=True)


def test_a_card_that_finds_no_connection_can_be_played_again(stage: Stage, address: str) -> None:
    stage.open(address, "aluette-play")
    stage.lost = 1
    double_click(stage)
    stage.until(lambda: stage.asked == ["region?"])
    assert stage.acts == []
    expect(stage.page.locator("#slip[aria-busy=true]")).not_to_be_attached()
    double_click(stage)
    assert len(stage.sent()) == 1


def test_an_older_moment_that_comes_late_does_not_bring_the_table_back(stage: Stage, address: str) -> None:
    stage.open(address, "aluette-wait")
    stage.keeps = True
    stage.page.evaluate("document.dispatchEvent(new CustomEvent('preference', {detail: {name: 'sort'}}))")
    stage.until(lambda: bool(stage.kept))
    stage.tell(shows(91))
    expect(stage.page.locator("#region")).to_have_attribute("data-seen", "91")
    stage.give()
    stage.soon()
    expect(stage.page.locator("#region")).to_have_attribute("data-seen", "91")
