"""A house whose API is asked in this process."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from cardavia.web.app import create_app
from cardavia.web.configuration import Configuration
from tests.chance import chance


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    configuration = Configuration(f"sqlite:///{tmp_path}/house.db", bot_workers=0, requests_a_minute=100_000)
    with TestClient(create_app(configuration, chance()), base_url="http://house") as client:
        yield client


def guest(client: TestClient) -> dict[str, str]:
    """Become a guest; return the headers that prove it."""
    client.cookies.clear()
    return {"authorization": f"Bearer {client.post('/api/guests').json()['token']}"}
