"""The house rules: switches on clauses where tables differ."""

from dataclasses import fields

import pytest

from cardavia.games.aluette import ALUETTE
from cardavia.games.aluette.house_rules import AMENDS, AluetteHouseRules, UnusedCards


def test_the_default_is_the_rulebook() -> None:
    assert AluetteHouseRules() == AluetteHouseRules(UnusedCards.HIDDEN, mordienne_of_nine=True)


def test_the_default_differs_in_nothing() -> None:
    assert AluetteHouseRules().changed() == {}


def test_switches_are_read_and_written_as_a_record_has_them() -> None:
    switches = {"unused_cards": "shown", "mordienne_of_nine": False}
    house_rules = ALUETTE.house_rules.read(switches)
    assert house_rules == AluetteHouseRules(UnusedCards.SHOWN, mordienne_of_nine=False)
    assert house_rules.changed() == switches


@pytest.mark.parametrize("switches", [{"trumps": True}, {"unused_cards": "eaten"}, {"mordienne_of_nine": "no"}])
def test_a_switch_or_a_value_that_does_not_exist_is_refused(switches: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"unknown switch|eaten|takes true or false"):
        ALUETTE.house_rules.read(switches)


def test_every_switch_names_the_clause_it_amends() -> None:
    assert set(AMENDS) == {field.name for field in fields(AluetteHouseRules)}
    assert set(AMENDS.values()) <= set(ALUETTE.rules)
