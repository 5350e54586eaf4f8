"""Houses in this process, and tables with chosen cards."""

from collections.abc import Iterator
from pathlib import Path

import pytest

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
