"""One browser for all tests that need one; they come last, since it keeps its thread's event loop to itself."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.pages import browser as browsers

expect.set_options(timeout=60_000)  # a busy machine is given time


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let what drives a browser run after everything else: no coroutine runs beside it in the same thread."""
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Yield the browser."""
    with browsers.opened() as found:
        yield found
