"""A hint: what the best player here would do from this seat's view, and the rule of thumb that speaks for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from cardavia.games import GAMES
from cardavia.web.app import create_app
from cardavia.web.configuration import Configuration
from tests.chance import chance

HEADERS = {"origin": "http://house"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    configuration = Configuration(f"sqlite:///{tmp_path}/house.db", bot_workers=0, requests_a_minute=100_000)
    with TestClient(create_app(configuration, chance()), base_url="http://house", headers=HEADERS) as client:
        yield client


@pytest.mark.parametrize("game", list(GAMES))
def test_a_hint_names_what_to_do_and_why(client: TestClient, game: str) -> None:
    client.get("/")
    table = client.post("/api/tables", json={"game": game, "name": "Ann"}).json()["table"]
    while not (view := client.get(f"/api/tables/{table}/view").json())["words"] and not view["picks"]:
        if client.get(f"/api/tables/{table}").json()["deal_over"]:  # a Petit alone makes a deal void
            client.post(f"/api/tables/{table}/next")
        client.get(f"/api/tables/{table}/events", params={"after": view["seen"], "wait": 1})
    before = client.get(f"/tables/{table}").text
    assert 'id="hint"' in before
    assert 'class="hint"' not in before
    assert 'class="hint"' in client.get(f"/tables/{table}?hint=1").text
