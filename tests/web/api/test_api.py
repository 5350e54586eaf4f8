"""Playing through the JSON API."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from cardavia.games import GAMES
from cardavia.match import Opening, verify
from tests.web.api.conftest import guest

Headers = dict[str, str]


def opened(client: TestClient, headers: Headers, game: str = "aluette") -> dict[str, Any]:
    answer = client.post("/api/tables", json={"game": game, "name": "Ann"}, headers=headers)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def asked(client: TestClient, headers: Headers, table: str) -> dict[str, Any]:
    """Wait until this seat may do something, or the deal is over; return its view."""
    while True:
        view: dict[str, Any] = client.get(f"/api/tables/{table}/view", headers=headers).json()
        over = client.get(f"/api/tables/{table}", headers=headers).json()["deal_over"]
        if view["words"] or view["picks"] or over:
            return view
        client.get(f"/api/tables/{table}/events", params={"after": view["seen"], "wait": 1}, headers=headers)


def played_out(client: TestClient, headers: Headers, table: str) -> None:
    while (view := asked(client, headers, table))["words"] or view["picks"]:
        picks = [f"{pick['verb']} {' '.join(pick['proposed'])}" for pick in view["picks"]]
        word = (view["words"] or picks)[0]
        answer = client.post(f"/api/tables/{table}/act", json={"word": word, "seen": view["seen"]}, headers=headers)
        assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("game", list(GAMES))
def test_a_deal_is_played_to_its_end_and_its_seed_opens_the_commitment(client: TestClient, game: str) -> None:
    ann = guest(client)
    table = opened(client, ann, game)["table"]
    played_out(client, ann, table)
    (deal,) = client.get(f"/api/tables/{table}/deals", headers=ann).json()
    assert verify(deal["commitment"], Opening(deal["seed"], deal["salt"]))
    record = client.get(f"/api/tables/{table}/deals/1/record", headers=ann).json()
    assert record["outcome"] == deal["outcome"]


def test_a_stranger_is_told_nothing_of_a_table(client: TestClient) -> None:
    table = opened(client, guest(client))["table"]
    stranger = guest(client)
    for path in ("", "/view", "/events", "/deals"):
        assert client.get(f"/api/tables/{table}{path}", headers=stranger).status_code == 403


def test_an_invitation_leads_to_a_bots_seat(client: TestClient) -> None:
    table = opened(client, guest(client))
    bob = guest(client)
    joined = client.post(f"/api/join/{table['invitation']}", json={"seat": 2, "name": "Bob"}, headers=bob).json()
    assert (joined["you"], joined["table"]) == (2, table["table"])
    assert [seat["name"] for seat in joined["seats"]] == ["Ann", None, "Bob", None]


def test_a_taken_seat_stays_taken(client: TestClient) -> None:
    table = opened(client, guest(client))
    answer = client.post(f"/api/join/{table['invitation']}", json={"seat": 0, "name": "Eve"}, headers=guest(client))
    assert answer.status_code == 409


def test_a_refusal_cites_its_rule_and_says_what_would_be_allowed(client: TestClient) -> None:
    ann = guest(client)
    table = opened(client, ann)["table"]
    view = asked(client, ann, table)
    foreign = next(code for code in GAMES["aluette"].deck.by_code if code not in view["view"]["hand"])
    answer = client.post(
        f"/api/tables/{table}/act", json={"word": f"play {foreign}", "seen": view["seen"]}, headers=ann
    )
    assert answer.status_code == 422
    assert answer.json()["rule"] == "aluette.play.own-cards"
    assert answer.json()["allowed"] == view["words"]


def test_a_late_action_is_answered_with_409(client: TestClient) -> None:
    ann = guest(client)
    table = opened(client, ann)["table"]
    view = asked(client, ann, table)
    late = {"word": view["words"][0], "seen": view["seen"] - 3}
    assert client.post(f"/api/tables/{table}/act", json=late, headers=ann).status_code == 409


def test_a_number_that_is_still_to_come_is_answered_with_the_last_one(client: TestClient) -> None:
    ann = guest(client)
    table = opened(client, ann)["table"]
    view = asked(client, ann, table)
    body = {"word": view["words"][0], "seen": view["seen"] + 5}
    answer = client.post(f"/api/tables/{table}/act", json=body, headers=ann)
    assert answer.status_code == 409
    assert answer.json()["detail"].startswith(f"seen: your seat has been told {view['seen']} things")


def test_the_events_of_a_seat_are_numbered_without_a_gap(client: TestClient) -> None:
    ann = guest(client)
    table = opened(client, ann)["table"]
    played_out(client, ann, table)
    events = client.get(f"/api/tables/{table}/events", headers=ann).json()
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))


@pytest.mark.parametrize(
    "body",
    [
        {"game": "bridge", "name": "Ann"},
        {"game": "aluette", "name": ""},
        {"game": "aluette"},
        {"game": "aluette", "name": "Ann", "levels": ["grandmaster"] * 4},
        {"game": "aluette", "name": "Ann", "house_rules": {"no-such-switch": True}},
        {"game": "aluette", "name": "Ann", "secret": "please"},
    ],
)
def test_what_is_not_understood_is_answered_with_what_to_change(client: TestClient, body: dict[str, Any]) -> None:
    answer = client.post("/api/tables", json=body, headers=guest(client))
    assert answer.status_code == 400
    assert answer.json()["detail"]


def test_a_claim_is_for_who_is_sure_and_is_answered_only_when_there_is_one(client: TestClient) -> None:
    ann = guest(client)
    told = opened(client, ann)
    assert told["claim"] is None
    here = f"/api/tables/{told['table']}"
    asked(client, ann, told["table"])
    assert client.post(f"{here}/claim", headers=ann).status_code == 409
    assert client.post(f"{here}/consent", json={"agreed": True}, headers=ann).status_code == 409


def test_only_the_host_deals_on(client: TestClient) -> None:
    ann = guest(client)
    table = opened(client, ann)
    bob = guest(client)
    client.post(f"/api/join/{table['invitation']}", json={"seat": 1, "name": "Bob"}, headers=bob)
    assert client.post(f"/api/tables/{table['table']}/restart", headers=bob).status_code == 403


def test_another_sites_form_is_turned_away(client: TestClient) -> None:
    client.cookies.set("guest", "x")
    answer = client.post("/api/guests", headers={"origin": "http://elsewhere", "sec-fetch-site": "cross-site"})
    assert answer.status_code == 403


def test_a_long_body_is_turned_away(client: TestClient) -> None:
    answer = client.post("/api/tables", content=b"x" * 100_000, headers=guest(client))
    assert answer.status_code == 413


def test_every_answer_carries_the_policy(client: TestClient) -> None:
    for path in ("/healthz", "/api/games", "/nowhere"):
        policy = client.get(path).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy


def test_the_metrics_count_routes_and_name_no_table(client: TestClient) -> None:
    ann = guest(client)
    table = opened(client, ann)["table"]
    client.get(f"/api/tables/{table}", headers=ann)
    metrics = client.get("/metrics").text
    assert 'route="/api/tables/{table}"' in metrics
    assert table not in metrics
