"""Lists in the twelve languages: everything is named once, in order, and the shortest joint is a comma."""

import re

import pytest

from cardavia.words import Language
from cardavia.words.figures import Figures, Join

TWELVE = ["en", "fr", "it", "es", "de", "pt", "hu", "pl", "vi", "th", "ja", "ar"]
OTHER_COMMAS = {"ja": "、", "ar": "، و"}


@pytest.mark.parametrize("join", Join)
@pytest.mark.parametrize("code", TWELVE)
def test_a_list_names_each_thing_once(code: str, join: Join) -> None:
    lists = [["T1", "T2", "T3", "T4", "T5"][:length] for length in range(6)]
    said = [Figures(Language(code, code)).listed(things, join) for things in lists]
    assert [re.findall(r"T\d", text) for text in said] == lists


@pytest.mark.parametrize("code", TWELVE)
def test_a_list_by_commas_has_commas_alone(code: str) -> None:
    comma = OTHER_COMMAS.get(code, ", ")
    assert Figures(Language(code, code)).listed(["T1", "T2", "T3"], Join.UNIT) == f"T1{comma}T2{comma}T3"
