"""Takes the pictures of the pages that `docs/shots` shows: `make shots`, or `make shots ARGS="home aluette-play"`.

Every kind of page on a desktop and on a phone, and the table and a rulebook in every language. The cards are the
engraver's own. Fonts are the machine's: for all scripts install Noto (Debian: fonts-noto-core, fonts-noto-cjk).
"""

import base64
import re
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from cardavia import art
from cardavia.web.assets import static_assets
from cardavia.web.pages.render import render
from cardavia.words import LANGUAGES, speak
from tests.frame.sources import ROOT
from tests.web.pages import gallery, rehearsal
from tests.web.pages.browser import lay_out, opened, served

SHOTS: Final = ROOT / "docs" / "shots"
SIZES: Final = {"desktop": (1280, 800), "phone": (360, 640)}
QUALITY: Final = 55
SHOWN: Final = {
    "home": "Home, with a match that waits",
    "rules": "The three rulebooks",
    "french-tarot-book": "A rulebook",
    "aluette-deck": "The cards of Aluette",
    "french-tarot-deck": "The cards of French Tarot",
    "tarocchino-deck": "The cards of Tarocchino",
    "glossary": "The words of the games",
    "aluette-play": "Aluette: a card to play",
    "aluette-spoiled": "Aluette: a spoiled trick",
    "aluette-hint": "Aluette: a hint",
    "aluette-claim": "Aluette: somebody claims the rest",
    "french-tarot-bid": "French Tarot: the auction, eighteen cards in hand",
    "french-tarot-defends": "French Tarot: the chien lies open",
    "french-tarot-discard": "French Tarot: six cards to lay aside",
    "french-tarot-poignees": "French Tarot: a poignée to show",
    "french-tarot-refused": "French Tarot: a card that may not be played",
    "french-tarot-petit-sec": "French Tarot: a void deal",
    "tarocchino-discard": "Tarocchino: two cards to lay aside",
    "tarocchino-declare": "Tarocchino: a declaration to make",
    "tarocchino-shown": "Tarocchino: declarations shown and added up",
    "aluette-score": "The score sheet of Aluette",
    "french-tarot-score": "The score sheet of French Tarot",
    "tarocchino-score": "The score sheet of Tarocchino",
    "history": "My matches",
    "aluette-replay-18": "A finished deal, step by step",
    "verify": "The proof that the cards were fixed before",
    "join": "An invitation",
    "settings": "Settings",
    "error-404": "A page that is not there",
}
"""The pages and what they show."""

EVENING: Final = "french-tarot-refused"
IN_EVERY_LANGUAGE: Final = {"french-tarot-refused": ("table", "desktop"), "aluette-book": ("rules", "phone")}
"""What is shown in every language: a table on a desktop, a rulebook on a phone."""


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: its name, its page, the size of the window."""

    name: str
    title: str
    page: str
    size: str


def shots(names: list[str]) -> Iterator[Shot]:
    """Yield what is to be shown, or of it the pages of these names."""
    pages = gallery.rendered()
    for name, title in SHOWN.items():
        if not names or name in names:
            for size in SIZES:
                yield Shot(f"{name}-{size}", title, _with_faces(pages[name], "en"), size)
    evening = gallery.rendered(preferences=gallery.ALL_ON)[EVENING]
    if not names or "evening" in names:
        yield from (Shot(f"evening-{size}", "Evening paper", _with_faces(evening, "en"), size) for size in SIZES)
    for code, language in LANGUAGES.items():
        if not names or code in names:
            for name, page in gallery.every_page(speak(code)):
                if name in IN_EVERY_LANGUAGE:
                    kind, size = IN_EVERY_LANGUAGE[name]
                    yield Shot(f"{kind}-{code}", language.endonym, _with_faces(render(page), code), size)


def _with_faces(page: str, code: str) -> str:
    return page.replace('"/art/', f'"/art/{code}/')


def draw(folder: Path, page: str) -> None:
    """Draw the cards that a page shows, with its language's letters."""
    for code, deck, card in set(re.findall(r'"/art/(\w+)/([\w-]+)/(\w+)\.svg"', page)):
        path = folder / "art" / code / deck / f"{card}.svg"
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            style = art.Style(speak(code).say(f"index-letters-{deck}"))
            path.write_text(art.back(deck) if card == "back" else art.face(deck, card, style), encoding="utf-8")


def take(browser: Browser, address: str, shot: Shot) -> None:
    """Take one picture."""
    width, height = SIZES[shot.size]
    page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page.goto(f"{address}/{shot.name}.html", wait_until="networkidle")
    session = page.context.new_cdp_session(page)
    found = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (SHOTS / f"{shot.name}.webp").write_bytes(base64.b64decode(found["data"]))
    page.close()


def listed(taken: list[Shot]) -> str:
    """Return the page that shows all pictures."""
    lines = ["# How it looks", "", "Made by `make shots`; each was looked at.", ""]
    for title in dict.fromkeys(shot.title for shot in taken):
        lines += [f"## {title}", ""]
        lines += [f"![{title}, on a {shot.size}]({shot.name}.webp)" for shot in taken if shot.title == title]
        lines += [""]
    return "\n".join(lines)


def main(names: list[str]) -> None:
    """Take the pictures of these pages, languages or `evening`; without names all, and list them."""
    rehearsal.PlainAssets = static_assets  # type: ignore[assignment,misc] # real addresses instead of plain names
    SHOTS.mkdir(parents=True, exist_ok=True)
    taken = list(shots(names))
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address, opened() as browser:
        lay_out(Path(folder), {shot.name: shot.page for shot in taken})
        for shot in taken:
            draw(Path(folder), shot.page)
            take(browser, address, shot)
            print(f"docs/shots/{shot.name}.webp")
    if not names:
        (SHOTS / "README.md").write_text(listed(taken), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
