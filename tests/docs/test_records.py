"""The page on records shows a record that the referee reads, and says its limits as they are."""

import json
import re

from cardavia.match import judge
from cardavia.match.strict_json import MOST_BYTES, MOST_DEPTH
from tests.frame.sources import ROOT

PAGE = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")


def test_the_record_of_the_page_is_a_legal_beginning() -> None:
    (shown,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    verdict = judge(json.dumps(json.loads(shown)).encode(), str)
    assert (verdict["ok"], verdict["unfinished"]["to_act"]) == (True, [2])


def test_the_limits_of_the_page_are_the_referees() -> None:
    assert (f"{MOST_BYTES >> 20} MiB" in PAGE, f"{MOST_DEPTH} deep" in PAGE) == (True, True)
