"""Every word can be read: 4.5 to 1 at least, wherever the sliders of the look stand, on both papers."""

from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from cardavia.web.pages import look
from tests.web.pages import gallery

LEAST = 4.5
CONTRAST = Path(__file__).with_name("contrast.js").read_text(encoding="utf-8")
SET = """([variables, paper]) => {
  for (const [name, value] of Object.entries(variables)) document.documentElement.style.setProperty(name, value);
  document.documentElement.removeAttribute("data-plain-contrast");
  document.documentElement.dataset.paper = paper;
}"""
ENDS = (0, 100)


@pytest.mark.parametrize("paper", ["day", "evening"])
def test_every_word_stands_out_at_both_ends_of_every_slider(browser: Browser, address: str, paper: str) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    looks = [look.variables(felt, contrast, 100, light) for felt, contrast, light in product(ENDS, repeat=3)]
    faint = {}
    for name in gallery.DISTINCT:
        page.goto(f"{address}/{name}.html", wait_until="load")
        for variables in looks:
            page.evaluate(SET, [variables, paper])
            found = page.evaluate(CONTRAST, LEAST)
            if found:
                faint[name] = found[:4]
    page.close()
    assert faint == {}
