"""One house for all tests of this folder."""

from collections.abc import Iterator

import pytest

from tests.web.deals.serving import serving


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a house."""
    with serving(tmp_path_factory.mktemp("house")) as found:
        yield found
