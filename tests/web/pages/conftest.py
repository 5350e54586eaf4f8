"""The rendered pages that all tests of this folder look at."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from cardavia.web.assets import static_assets
from cardavia.words import LANGUAGES, speak
from tests.web.pages import browser as browsers
from tests.web.pages import gallery, rehearsal
from tests.web.pages.pseudo import LONG, RIGHT_TO_LEFT, PseudoSpeaker
from tests.web.pages.stage import PATIENCE_SECONDS, Stage


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of the pages: plain, evening and all preferences on, long words, right to left."""
    folder = tmp_path_factory.mktemp("pages")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rehearsal, "PlainAssets", static_assets)
        pages = gallery.shown()
        pages |= {f"turned-{name}": page for name, page in gallery.shown(preferences=gallery.ALL_ON).items()}
        for language in (LONG, RIGHT_TO_LEFT):
            told = gallery.shown(PseudoSpeaker(language))
            pages |= {f"{language.code}-{name}": page for name, page in told.items()}
    browsers.lay_out(folder, pages)
    with browsers.served(folder) as found:
        yield found


@pytest.fixture(scope="session")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of one page of every kind in every language."""
    folder = tmp_path_factory.mktemp("spoken")
    pages: dict[str, str] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rehearsal, "PlainAssets", static_assets)
        for code in LANGUAGES:
            pages |= {f"{code}-{name}": page for name, page in gallery.shown(speak(code)).items()}
    browsers.lay_out(folder, pages)
    with browsers.served(folder) as found:
        yield found


@pytest.fixture
def stage(browser: Browser) -> Iterator[Stage]:
    """Yield a table on a wide screen, where nothing moves for show."""
    page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page.set_default_timeout(PATIENCE_SECONDS * 1000)
    yield Stage(page)
    page.close()
