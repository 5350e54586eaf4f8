"""Houses in this process, and tables with chosen cards."""

import io
import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardavia.web.operations import log_as_json
from tests.web.http.door import built
from tests.web.http.loaded import loading


@pytest.fixture
async def template(tmp_path: Path) -> Path:
    """An empty store to copy."""
    return await built(tmp_path / "template.db")


@pytest.fixture
def loaded_cards() -> Iterator[None]:
    """Loaded seeds deal their cards in this test."""
    with loading():
        yield


@pytest.fixture
def written_log(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What the house writes to its log, from the level of a server without a terminal on."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    lines = io.StringIO()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stderr", lines)
        log_as_json(logging.INFO)
    monkeypatch.setattr(logging.getLogger("httpx"), "disabled", True)  # who asks writes a log too: not the house's
    yield lines
    root.handlers[:] = handlers
    root.setLevel(level)
