"""The API keeps what its OpenAPI page promises: whatever is sent, the answer is one of those it describes."""

from dataclasses import dataclass
from typing import Any

import pytest
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.result import Ok
from schemathesis.openapi import from_dict

from cardavia.web.app import create_app
from cardavia.web.configuration import Configuration
from tests.web.api.conftest import guest
from tests.web.api.test_api import opened, played_out

DESCRIBED = create_app(Configuration("sqlite://")).openapi()
OPERATIONS: dict[str, Any] = {
    found.ok().label: found.ok() for found in from_dict(DESCRIBED).get_all_operations() if isinstance(found, Ok)
}
CAN_BE_WRONG = [
    label for label, found in OPERATIONS.items() if {"parameters", "requestBody"} & set(found.definition.raw)
]
TRIED = settings(
    max_examples=12,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@dataclass(frozen=True, slots=True)
class Known:
    """A table where a deal was played, and whoever opened it."""

    headers: dict[str, str]
    table: str
    invitation: str


@pytest.fixture
def known(client: TestClient) -> Known:
    headers = guest(client)
    table = opened(client, headers)
    played_out(client, headers, table["table"])
    return Known(headers, table["table"], table["invitation"])


def sent(client: TestClient, case: Any, known: Known, there: bool) -> Any:
    """Send what was made up, from one who is known; `there`: about the table that there is, in a sound path."""
    path = case.meta.components.get(ParameterLocation.PATH)
    if there and path is not None and path.mode is GenerationMode.POSITIVE:
        real = {"table": known.table, "invitation": known.invitation, "deal": 1}
        case.path_parameters.update({name: value for name, value in real.items() if name in case.path_parameters})
    if isinstance(case.query.get("wait"), int | float) and case.query["wait"] <= 25:
        case.query["wait"] = min(case.query["wait"], 0.01)
    asked = case.as_transport_kwargs(headers=known.headers)
    asked.pop("cookies", None)
    return client.request(**asked)


@pytest.mark.parametrize("label", OPERATIONS)
def test_an_answer_to_what_may_be_sent_is_as_described(client: TestClient, known: Known, label: str) -> None:
    answered(client, known, label, GenerationMode.POSITIVE)


@pytest.mark.parametrize("label", CAN_BE_WRONG)
def test_an_answer_to_what_may_not_be_sent_is_as_described(client: TestClient, known: Known, label: str) -> None:
    answered(client, known, label, GenerationMode.NEGATIVE)


def answered(client: TestClient, known: Known, label: str, mode: GenerationMode) -> None:
    """Send an operation a dozen things of this mode and judge each answer."""

    @TRIED
    @given(case=OPERATIONS[label].as_strategy(generation_mode=mode), there=st.booleans())
    def judged(case: Any, there: bool) -> None:
        case.validate_response(sent(client, case, known, there), excluded_checks=excused(case))

    judged()


def excused(case: Any) -> list[Any]:
    """Return the checks that cannot hold: a word may break a rule, and house rules are each game's own."""
    has_house_rules = isinstance(case.body, dict) and case.body.get("house_rules")
    is_a_word = case.operation.label.endswith("/act")
    return [CHECKS.get_one("positive_data_acceptance")] if has_house_rules or is_a_word else []


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_way_an_operation_may_end_is_described(label: str) -> None:
    responses = OPERATIONS[label].definition.raw["responses"]
    assert {"400", "403", "404", "409", "413", "429"} <= set(responses)
