"""What `docs/api.md` shows is what happens there."""

import re
from typing import Any

from fastapi.testclient import TestClient

from tests.frame.sources import ROOT

PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")


def test_the_program_of_the_page_plays_a_deal(client: TestClient) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    shown: dict[str, Any] = {}
    exec(program, shown)
    record = shown["play_a_deal"](client, "tarocchino")
    assert (record["game"], "outcome" in record) == ("tarocchino", True)


def test_the_calls_of_the_page_are_those_of_the_house(client: TestClient) -> None:
    paths = client.get("/api/openapi.json").json()["paths"]
    named = re.findall(r"`(GET|POST) (/api/\S+)`", PAGE)
    assert len(named) == 9
    for method, path in named:
        known = path.replace("TABLE", "{table}").replace("INVITATION", "{invitation}")
        assert method.lower() in paths[known], (method, path)
