"""What holds of every page: whole, strict, in words, and reachable."""

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cardavia.games import GAMES
from cardavia.web.pages import clauses
from cardavia.words import LANGUAGES, Language, speak
from cardavia.words.book import open_book
from cardavia.words.languages import ENGLISH
from tests.web.pages import gallery
from tests.web.pages.pseudo import LONG, RIGHT_TO_LEFT, PseudoSpeaker

TEMPLATES = Path("src/cardavia/web/templates")
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


class Reader(HTMLParser):
    """Reads a page: its ids, and whether every element is closed by its own end."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.faults: list[str] = []
        self.ids: Counter[str] = Counter()
        self.attributes: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(name, value or "") for name, value in attrs]
        self.ids.update(value for name, value in attrs if name == "id" and value)
        if tag not in VOID and tag not in {"path", "rect", "circle"}:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.faults.append(f"</{tag}> at {self.getpos()}")


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    return reader


PAGES = gallery.rendered()


@pytest.mark.parametrize("name", PAGES)
def test_every_element_is_closed_by_its_own_end(name: str) -> None:
    reader = read(PAGES[name])
    assert (reader.faults, reader.open) == ([], [])


@pytest.mark.parametrize("name", PAGES)
def test_ids_are_unique(name: str) -> None:
    assert [one for one, times in read(PAGES[name]).ids.items() if times > 1] == []


@pytest.mark.parametrize("name", PAGES)
def test_every_reference_within_the_page_is_there(name: str) -> None:
    reader = read(PAGES[name])
    wanted = {"for", "aria-labelledby", "aria-describedby", "form"}
    named = {value for attribute, value in reader.attributes if attribute in wanted}
    assert {one for value in named for one in value.split() if one not in reader.ids} == set()


@pytest.mark.parametrize("name", PAGES)
def test_the_strict_content_policy_has_nothing_to_forbid(name: str) -> None:
    handlers = [attribute for attribute, _ in read(PAGES[name]).attributes if attribute.startswith("on")]
    styles = [value for attribute, value in read(PAGES[name]).attributes if attribute == "style"]
    inline = re.findall(r"<script(?![^>]*\bsrc=)|<style", PAGES[name])
    assert (handlers, styles, inline) == ([], [], [])


@pytest.mark.parametrize("name", PAGES)
def test_every_posting_form_carries_its_token(name: str) -> None:
    forms = re.findall(r'<form[^>]*method="post".*?</form>', PAGES[name], re.S)
    assert all('name="token" value="form-token"' in form for form in forms)


@pytest.mark.parametrize("template", sorted(TEMPLATES.rglob("*.html")), ids=lambda path: path.name)
def test_templates_hold_no_words_of_their_own(template: Path) -> None:
    text = re.sub(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", "", template.read_text(), flags=re.S)
    said = re.findall(r'(?:aria-label|title|alt|placeholder)="([^"]*)"', text)
    between = re.sub(r"<[^>]*>", " ", text, flags=re.S).replace("doctype html", "")
    assert re.findall(r"[^\W\d_]{2,}", " ".join([*said, between])) == []


@pytest.mark.parametrize("template", sorted(TEMPLATES.rglob("*.html")), ids=lambda path: path.name)
def test_templates_say_only_what_words_know(template: Path) -> None:
    keys = re.findall(r"""\bt\(\s*["']([\w.-]+)["']\s*[,)]""", template.read_text())
    assert [key for key in keys if not speak("en").knows(key)] == []


@pytest.mark.parametrize("language", [LONG, RIGHT_TO_LEFT], ids=["long", "right-to-left"])
def test_every_page_renders_in_another_language(language: Language) -> None:
    assert gallery.rendered(PseudoSpeaker(language)).keys() == PAGES.keys()


def test_every_page_renders_with_all_preferences_turned() -> None:
    assert all("/look.css?felt=90" in page for page in gallery.rendered(preferences=gallery.ALL_ON).values())


def test_a_rule_named_in_english_on_another_page_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clauses, "open_book", lambda game, _: open_book(game, ENGLISH))
    page = gallery.rendered(PseudoSpeaker(RIGHT_TO_LEFT))["french-tarot-refused"]
    links = re.findall(r'<a class="clause" href="/ar/rules/[^>]*>', page)
    assert links and all('lang="en" dir="ltr"' in link for link in links)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_court_card_bears_the_letter_that_its_name_in_text_has(code: str) -> None:
    tarot = GAMES["french-tarot"]
    speaker = speak(code).at(tarot.prefix)
    letters = speaker.say("index-letters-french-tarot")
    courts = [tarot.deck[f"{suit}{rank}"] for suit in "SHCD" for rank in "VCDR"]
    assert [letter in speaker.card(card, "short") for card, letter in zip(courts, letters * 4, strict=True)] == [
        True
    ] * 16


def test_the_cards_page_describes_every_picture() -> None:
    images = re.findall(r'<img class="card-face"[^>]*alt="([^"]*)"', PAGES["aluette-deck"])
    assert (len(images), len(set(images))) == (48, 48)
    assert all(text.endswith(".") for text in images)


def test_a_page_from_right_to_left_keeps_the_felt_as_it_is() -> None:
    page = gallery.rendered(PseudoSpeaker(RIGHT_TO_LEFT))["aluette-play"]
    assert '<html lang="ar" dir="rtl"' in page
    assert re.search(r'<section class="board[^"]*" dir="ltr"', page)
