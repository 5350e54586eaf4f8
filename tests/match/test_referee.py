"""The referee: the shared records and their verdicts, then every way a line may be."""

import gc
import io
import json
import tracemalloc
from collections.abc import Iterator
from functools import cache
from itertools import repeat
from pathlib import Path
from typing import Any

import pytest

from cardavia.match import Deal, Verdict, is_clean, judge, lines_of, referee
from cardavia.match.strict_json import MOST_BYTES

RECORDS = Path(__file__).parent.parent / "records"
Plain = dict[str, Any]


def comparable(verdict: Verdict) -> Verdict:
    """Return a verdict as JSON reads it, with what is free left out and what is a set in order."""
    kept: Verdict = {key: value for key, value in json.loads(json.dumps(verdict)).items() if key != "why"}
    if "allowed" in kept:
        kept["allowed"].sort()
    if "unfinished" in kept:
        kept["unfinished"]["choices"].sort()
    return kept


@cache
def expected() -> dict[int, Verdict]:
    with (RECORDS / "examples.expected.jsonl").open(encoding="utf-8") as lines:
        return {verdict["line"]: comparable(verdict) for verdict in map(json.loads, lines)}


@pytest.fixture(scope="module")
def found() -> dict[int, Verdict]:
    with (RECORDS / "examples.jsonl").open("rb") as file:
        return {verdict["line"]: verdict for verdict in referee(lines_of(file), str)}


@pytest.mark.parametrize("line", expected())
def test_a_shared_record_gets_its_shared_verdict(found: dict[int, Verdict], line: int) -> None:
    assert comparable(found[line]) == expected()[line]


def test_no_line_is_judged_that_has_no_shared_verdict(found: dict[int, Verdict]) -> None:
    assert found.keys() == expected().keys()


@pytest.mark.parametrize("line", expected())
def test_an_outcome_is_written_in_documented_order(found: dict[int, Verdict], line: int) -> None:
    assert list(found[line].get("outcome", {})) == list(expected()[line].get("outcome", {}))


def judged(plain: Plain) -> Verdict:
    return judge(json.dumps(plain).encode(), str)


def test_a_finished_record_is_ok_with_its_outcome(plain: Plain) -> None:
    assert judged(plain) == {"ok": True, "outcome": plain["outcome"]}


def test_a_finished_record_needs_no_outcome_of_its_own(plain: Plain) -> None:
    outcome = plain.pop("outcome")
    assert judged(plain) == {"ok": True, "outcome": outcome}


def test_a_wrong_outcome_is_reported_key_by_key(plain: Plain) -> None:
    plain["outcome"]["winner"] = True
    del plain["outcome"]["points"]
    assert judged(plain)["differs"] == ["winner", "points"]


def test_a_legal_beginning_says_who_acts_and_what_they_may_do(plain: Plain, fresh: Deal) -> None:
    del plain["outcome"]
    plain["actions"] = []
    assert judged(plain) == {"ok": True, "unfinished": {"to_act": [0], "choices": list(fresh.offered)}}


def test_a_beginning_with_an_outcome_differs(plain: Plain) -> None:
    plain["actions"] = plain["actions"][:7]
    assert judged(plain)["differs"] == ["outcome"]


def test_an_empty_outcome_of_a_beginning_differs_all_the_same(plain: Plain) -> None:
    assert judged({**plain, "actions": [], "outcome": {}})["differs"] == ["outcome"]


def test_an_illegal_action_is_cited_with_what_was_allowed(plain: Plain, fresh: Deal) -> None:
    wrong_seat = "1" + plain["actions"][0][1:]
    hand = [card.code for card in fresh.cards.hands[0]]
    assert judged({**plain, "actions": [wrong_seat]}) == {
        "ok": False,
        "at": 0,
        "rule": "aluette.play.own-cards",
        "allowed": hand,
    }


def test_nothing_is_allowed_after_the_end(plain: Plain) -> None:
    plain["actions"].append("0 play D1")
    assert judged(plain) == {"ok": False, "at": 36, "rule": "record.word", "allowed": []}


def test_only_the_first_illegal_action_is_cited(plain: Plain) -> None:
    plain["actions"][5] = "nonsense"
    plain["actions"][9] = "nonsense"
    assert judged(plain)["at"] == 5


def test_a_malformed_record_is_explained(plain: Plain) -> None:
    verdict = judge(json.dumps({**plain, "dealer": 1.0}).encode(), lambda malformed: f"see {malformed.key}")
    assert verdict == {"ok": False, "rule": "record.dealer", "why": "see dealer"}


def test_house_rules_are_played_by(plain: Plain) -> None:
    plain["house_rules"] = {"unused_cards": "shown"}
    assert is_clean(judged(plain))


@pytest.mark.parametrize(
    ("verdict", "clean"),
    [
        ({"ok": True, "outcome": {}}, True),
        ({"ok": True, "unfinished": {}}, True),
        ({"ok": True, "outcome": {}, "differs": ["winner"]}, False),
        ({"ok": False, "rule": "record.json", "why": "?"}, False),
    ],
)
def test_a_verdict_is_clean_when_ok_and_nothing_differs(verdict: Verdict, clean: bool) -> None:
    assert is_clean(verdict) is clean


def test_lines_are_numbered_from_one_and_empty_ones_are_passed_over() -> None:
    lines = [b"\n", b"17\n", b" \t\r\n", b"\x0b\x0c\n", b"[]\n", b"\xef\xbb\xbf\n", b"x"]
    assert [verdict["line"] for verdict in referee(lines, str)] == [2, 5, 6, 7]


def test_a_line_may_end_in_carriage_return_and_newline(plain: Plain) -> None:
    assert is_clean(judge(json.dumps(plain).encode() + b"\r\n", str))


def test_a_carriage_return_alone_ends_no_line() -> None:
    assert list(lines_of(io.BytesIO(b"17\r18\n19"))) == [b"17\r18\n", b"19"]


def test_a_line_that_is_too_long_is_cut_and_the_next_one_keeps_its_number() -> None:
    source = io.BytesIO(b"[" * (3 * MOST_BYTES) + b"\n17\n")
    assert [len(line) for line in lines_of(source)] == [MOST_BYTES + 1, 3]


def test_a_last_line_that_is_too_long_ends_the_file() -> None:
    assert len(list(lines_of(io.BytesIO(b"[" * (2 * MOST_BYTES + 1))))) == 1


def test_nothing_of_a_record_is_kept_once_it_is_judged(plain: Plain) -> None:
    line = json.dumps(plain).encode()

    def kept_after(count: int) -> int:
        for _ in referee(repeat(line, count), str):
            pass
        gc.collect()
        kept, _ = tracemalloc.get_traced_memory()
        return kept

    tracemalloc.start()
    try:
        kept_after(3)
        few, many = kept_after(3), kept_after(100)
    finally:
        tracemalloc.stop()
    assert many - few < len(line)


def test_lines_are_judged_as_they_come() -> None:
    def lines() -> Iterator[bytes]:
        yield b"17"
        raise AssertionError("the second line was asked for before the first was judged")

    assert next(referee(lines(), str))["rule"] == "record.json"
