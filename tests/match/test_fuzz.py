"""Whatever a line holds, the referee says one thing of it, in JSON, soon, and never fails."""

import json
from copy import deepcopy
from pathlib import Path
from time import thread_time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.cli.referee import explain
from cardavia.games import GAMES
from cardavia.match import Verdict, judge

RECORDS = Path(__file__).parent.parent / "records" / "examples.jsonl"
LINES = RECORDS.read_bytes().splitlines()
PLAIN = [
    json.loads(line) for line in LINES if judge(line, explain).get("rule") not in {"record.json", "record.game"}
]
RULES = {rule for game in GAMES.values() for rule in game.rules}
KEYS = ("json", "format", "game", "dealer", "hands", "talon", "actions", "outcome", "house_rules")
SHAPES = (
    {"ok", "outcome"},
    {"ok", "outcome", "differs"},
    {"ok", "unfinished"},
    {"ok", "unfinished", "differs"},
    {"ok", "at", "rule", "allowed"},
    {"ok", "rule", "why"},
)

SOON_SECONDS = 2
"""Of work, not by the clock: a busy machine has other things to do."""

anything = st.text(st.characters(exclude_categories=()))
numbers = st.integers() | st.floats() | st.sampled_from([10**400, -(10**25), 2**63, -0.0])
json_values = st.recursive(
    st.none() | st.booleans() | numbers | anything | st.sampled_from(["D1", "T21", "BE", "0 play D1"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(anything, inner, max_size=5),
    max_leaves=20,
)
SPOKEN = "0 1 2 3 4 play bid discard chelem poignee declare pass garde garde-contre yes no EX T1 T21 S1 D2 MA Z9"
words = st.sampled_from(SPOKEN.split())
sentences = st.lists(words | st.just(""), max_size=9).map(" ".join) | anything


def verdict_on(line: bytes) -> Verdict:
    """Return the verdict as it is read from its one line, which must come soon."""
    begun = thread_time()
    written = json.dumps(judge(line, explain))
    assert thread_time() - begun < SOON_SECONDS
    assert "\n" not in written
    assert written.isascii()
    verdict: Verdict = json.loads(written)
    return verdict


def check(verdict: Verdict) -> None:
    assert set(verdict) in SHAPES
    if verdict["ok"]:
        assert "rule" not in verdict
    elif "why" in verdict:
        assert verdict["rule"].removeprefix("record.") in KEYS
        assert len(verdict["why"]) < 400
    else:
        assert verdict["rule"] in RULES | {"record.word"}


@given(st.binary())
def test_random_bytes_are_judged(line: bytes) -> None:
    check(verdict_on(line))


@given(json_values)
def test_any_json_is_judged(value: Any) -> None:
    check(verdict_on(json.dumps(value).encode()))


@given(st.sampled_from(LINES), st.data())
def test_a_damaged_line_is_judged(line: bytes, data: st.DataObject) -> None:
    begin = data.draw(st.integers(0, len(line)))
    end = data.draw(st.integers(begin, min(len(line), begin + 40)))
    check(verdict_on(line[:begin] + data.draw(st.binary(max_size=12)) + line[end:]))


@given(st.sampled_from(PLAIN), st.sampled_from([*KEYS[1:], "match", "number", "seed"]), json_values)
def test_a_record_with_a_wrong_value_is_judged(plain: Any, key: str, value: Any) -> None:
    check(verdict_on(json.dumps({**plain, key: value}).encode()))


@given(st.sampled_from(PLAIN), st.data())
def test_a_record_with_a_wrong_value_deep_inside_is_judged(plain: Any, data: st.DataObject) -> None:
    changed = deepcopy(plain)
    inner = data.draw(
        st.sampled_from([value for value in changed.values() if isinstance(value, list | dict) and value])
    )
    if isinstance(inner, list) and isinstance(inner[0], list):
        inner = data.draw(st.sampled_from([hand for hand in inner if hand] or [inner]))
    place = data.draw(st.sampled_from(range(len(inner)) if isinstance(inner, list) else sorted(inner)))
    inner[place] = data.draw(json_values)
    check(verdict_on(json.dumps(changed).encode()))


@given(st.sampled_from(PLAIN), st.integers(0, 80), sentences)
def test_a_record_with_another_action_is_judged(plain: Any, at: int, said: str) -> None:
    actions = plain.get("actions", [])
    check(verdict_on(json.dumps({**plain, "actions": [*actions[:at], said, *actions[at:]]}).encode()))


@given(st.sampled_from(PLAIN), st.integers(0, 90))
def test_the_beginning_of_a_record_is_judged(plain: Any, length: int) -> None:
    check(verdict_on(json.dumps({**plain, "actions": plain.get("actions", [])[:length]}).encode()))


@given(st.sampled_from(PLAIN), st.randoms(use_true_random=False))
def test_the_order_of_dealt_cards_changes_no_verdict(plain: Any, rng: Any) -> None:
    shuffled = deepcopy(plain)
    for cards in [*shuffled.get("hands", []), shuffled.get("talon")]:
        if isinstance(cards, list):
            rng.shuffle(cards)
    ours, theirs = (verdict_on(json.dumps(record).encode()) for record in (plain, shuffled))
    assert {**ours, "why": ""} == {**theirs, "why": ""}


@pytest.mark.parametrize("depth", [400, 900, 1_000, 20_000, 200_000])
@pytest.mark.parametrize(("begin", "end"), [("[", "]"), ('{"a":', "}"), ('[{"a":', "}]"), ("[", ""), ('{"a":', "")])
def test_nesting_of_any_depth_is_judged(begin: str, end: str, depth: int) -> None:
    check(verdict_on(f'{{"note": {begin * depth}1{end * depth}}}'.encode()))


@pytest.mark.parametrize("digits", ["9" * 4_301, "9" * 1_000_000, "1e999", "-1e-999", "1e99999999999999999999999"])
@pytest.mark.parametrize("key", ["dealer", "number", "note", "game"])
def test_huge_numbers_are_judged(key: str, digits: str) -> None:
    line = json.dumps({**PLAIN[0], key: "HERE"}).replace('"HERE"', digits)
    verdict = verdict_on(line.encode())
    assert verdict.get("rule") == (
        f"record.{key}" if key in KEYS else verdict_on(json.dumps(PLAIN[0]).encode()).get("rule")
    )


@pytest.mark.parametrize("note", ["x" * 5_000_000, "\u0001" * 100_000, ["play"] * 300_000])
def test_a_long_line_with_an_unknown_key_is_judged_as_without_it(note: object) -> None:
    plain = {key: value for key, value in PLAIN[0].items() if key != "note"}
    assert verdict_on(json.dumps({**plain, "note": note}).encode()) == verdict_on(json.dumps(plain).encode())


@pytest.mark.parametrize("count", [1_000, 100_000])
def test_a_long_list_of_nonsense_is_judged_by_its_first_action(count: int) -> None:
    assert verdict_on(json.dumps({**PLAIN[0], "actions": ["?"] * count}).encode())["at"] == 0
