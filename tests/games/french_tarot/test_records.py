"""French Tarot's records with their verdicts: finished deals, legal beginnings, broken rules, malformed lines."""

import json
from pathlib import Path
from typing import Any

import pytest

from cardavia.games.french_tarot import FRENCH_TAROT
from cardavia.match.referee import referee

FOLDER = Path(__file__).parents[2] / "records"
RECORDS = (FOLDER / "french-tarot.jsonl").read_bytes().splitlines(keepends=True)
VERDICTS = [json.loads(line) for line in (FOLDER / "french-tarot.expected.jsonl").read_text().splitlines()]
GIVEN = list(referee(RECORDS, lambda malformed: malformed.fault.value, {FRENCH_TAROT.name: FRENCH_TAROT}))


def without_why(verdict: dict[str, Any]) -> dict[str, Any]:
    """Leave out the sentence about a malformed record: its wording is free."""
    return {key: value for key, value in verdict.items() if key != "why"}


def test_every_record_has_its_verdict() -> None:
    assert len(GIVEN) == len(VERDICTS) == 172


@pytest.mark.parametrize(
    ("given", "right"), list(zip(GIVEN, VERDICTS, strict=True)), ids=lambda v: f"line {v['line']}"
)
def test_the_verdict_on_a_record_is_the_right_one(given: dict[str, Any], right: dict[str, Any]) -> None:
    assert without_why(given) == without_why(right)
