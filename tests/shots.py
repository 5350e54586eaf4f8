"""Takes pictures of the pages for people to look at: `make shots`, or `make shots ARGS="home aluette-play"`.

Every page that the tests render, on a desktop and on a phone, into `var/shots`.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from tests.frame.sources import ROOT
from tests.web.pages import gallery
from tests.web.pages.browser import lay_out, opened, served

SHOTS = ROOT / "var" / "shots"
SIZES = {"desktop": (1280, 800), "phone": (360, 740)}


def take(browser: Browser, address: str, name: str, into: Path) -> None:
    """Take a picture of a page in each size."""
    for size, (width, height) in SIZES.items():
        page = browser.new_page(viewport={"width": width, "height": height})
        page.goto(f"{address}/{name}.html", wait_until="load")
        page.screenshot(path=into / f"{name}-{size}.png")
        page.close()


def main(names: list[str]) -> None:
    """Take pictures of the pages of these names, or of all."""
    pages = gallery.rendered()
    strange = [name for name in names if name not in pages]
    if strange:
        raise SystemExit(f"no page {', '.join(strange)}: there are {', '.join(pages)}")
    SHOTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address, opened() as browser:
        lay_out(Path(folder), pages)
        for name in names or pages:
            take(browser, address, name, SHOTS)
            print(SHOTS.relative_to(ROOT) / f"{name}-*.png")


if __name__ == "__main__":
    main(sys.argv[1:])
