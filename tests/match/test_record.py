"""Records: read strictly, in the order of the format, and written only when nothing is secret any more."""

import json
from decimal import Decimal
from typing import Any

import pytest

from cardavia.match import Deal, Fault, Malformed, from_plain, read_record, to_plain

Plain = dict[str, Any]
KEYS = ["format", "game", "dealer", "hands", "talon", "actions", "outcome"]


def fault_of(plain: Plain) -> tuple[str, Fault]:
    with pytest.raises(Malformed) as caught:
        from_plain(plain)
    return str(caught.value.rule), caught.value.fault


def test_a_record_is_written_in_the_order_of_the_format(finished: Deal) -> None:
    assert list(to_plain(finished)) == KEYS


def test_labels_and_house_rules_follow_when_there_are_any(finished: Deal) -> None:
    labelled = to_plain(finished, match="m1", number=2, seed="museum")
    assert list(labelled)[len(KEYS) :] == ["match", "number", "seed"]


def test_house_rules_that_differ_are_written(plain: Plain) -> None:
    deal = from_plain({**plain, "actions": [], "house_rules": {"mordienne_of_nine": False}}).begin()
    for said in plain["actions"]:
        answer = deal.hear(said)
        assert isinstance(answer, Deal)
        deal = answer
    assert to_plain(deal)["house_rules"] == {"mordienne_of_nine": False}


def test_a_deal_that_is_not_over_is_not_written(fresh: Deal) -> None:
    with pytest.raises(ValueError, match="over"):
        to_plain(fresh)


def test_what_was_written_reads_back(finished: Deal, plain: Plain) -> None:
    record = from_plain(plain)
    assert (record.dealer, record.cards, list(record.actions), record.outcome) == (
        finished.dealer,
        finished.cards,
        plain["actions"],
        plain["outcome"],
    )


def test_a_line_of_bytes_reads_as_its_object(plain: Plain) -> None:
    assert read_record(json.dumps(plain).encode()) == from_plain(plain)


def test_cards_may_stand_in_any_order(plain: Plain) -> None:
    reversed_hands = [hand[::-1] for hand in plain["hands"]]
    assert from_plain({**plain, "hands": reversed_hands, "talon": plain["talon"][::-1]}) == from_plain(plain)


def test_unknown_keys_are_ignored(plain: Plain) -> None:
    assert from_plain({**plain, "note": [{"deep": None}]}) == from_plain(plain)


def test_a_record_needs_no_outcome(plain: Plain) -> None:
    del plain["outcome"]
    assert from_plain(plain).outcome is None


def test_an_empty_outcome_is_an_outcome(plain: Plain) -> None:
    assert from_plain({**plain, "outcome": {}}).outcome == {}


def test_match_number_and_seed_are_kept(plain: Plain) -> None:
    record = from_plain({**plain, "match": "m1", "number": 2, "seed": "museum"})
    assert (record.match, record.number, record.seed) == ("m1", 2, "museum")


@pytest.mark.parametrize("label", [None, True, [], {}, Decimal("1.5")])
def test_labels_of_another_kind_are_ignored_like_unknown_keys(plain: Plain, label: object) -> None:
    record = from_plain({**plain, "match": label, "number": label, "seed": label})
    assert (record.match, record.number, record.seed) == (None, None, None)


def test_there_is_no_deal_number_nought(plain: Plain) -> None:
    assert from_plain({**plain, "number": 0}).number is None


@pytest.mark.parametrize("key", KEYS[:-1])
def test_a_missing_key_is_refused_with_its_name(plain: Plain, key: str) -> None:
    del plain[key]
    assert fault_of(plain) == (f"record.{key}", Fault.MISSING)


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("format", "cardavia-deal/2", Fault.WRONG_FORMAT),
        ("format", "Cardavia-deal/1", Fault.WRONG_FORMAT),
        ("format", None, Fault.WRONG_FORMAT),
        ("format", ["cardavia-deal/1"], Fault.WRONG_FORMAT),
        ("format", {}, Fault.WRONG_FORMAT),
        ("format", True, Fault.WRONG_FORMAT),
        ("game", "tarot", Fault.UNKNOWN_GAME),
        ("game", "Aluette", Fault.UNKNOWN_GAME),
        ("game", "\ud800", Fault.UNKNOWN_GAME),
        ("game", None, Fault.UNKNOWN_GAME),
        ("game", 3, Fault.UNKNOWN_GAME),
        ("game", ["aluette"], Fault.UNKNOWN_GAME),
        ("game", {"aluette": 1}, Fault.UNKNOWN_GAME),
        ("dealer", True, Fault.NO_SEAT),
        ("dealer", False, Fault.NO_SEAT),
        ("dealer", Decimal("1.0"), Fault.NO_SEAT),
        ("dealer", -1, Fault.NO_SEAT),
        ("dealer", 4, Fault.NO_SEAT),
        ("dealer", Decimal("9" * 5_000), Fault.NO_SEAT),
        ("dealer", "3", Fault.NO_SEAT),
        ("dealer", None, Fault.NO_SEAT),
        ("dealer", [3], Fault.NO_SEAT),
        ("hands", None, Fault.NOT_FOUR_HANDS),
        ("hands", {}, Fault.NOT_FOUR_HANDS),
        ("hands", "D1", Fault.NOT_FOUR_HANDS),
        ("hands", [], Fault.NOT_FOUR_HANDS),
        ("hands", [[], [], []], Fault.NOT_FOUR_HANDS),
        ("hands", [[], [], [], [], []], Fault.NOT_FOUR_HANDS),
        ("hands", [None, [], [], []], Fault.NO_LIST),
        ("hands", ["D1 D2", [], [], []], Fault.NO_LIST),
        ("hands", [{"D1": 1}, [], [], []], Fault.NO_LIST),
        ("hands", [[7], [], [], []], Fault.UNKNOWN_CARD),
        ("hands", [[["D1"]], [], [], []], Fault.UNKNOWN_CARD),
        ("hands", [[None], [], [], []], Fault.UNKNOWN_CARD),
        ("hands", [["d1"], [], [], []], Fault.UNKNOWN_CARD),
        ("hands", [["D1 "], [], [], []], Fault.UNKNOWN_CARD),
        ("hands", [["D10"], [], [], []], Fault.UNKNOWN_CARD),
        ("hands", [["\udfff"], [], [], []], Fault.UNKNOWN_CARD),
        ("hands", [["D1", "D1"], [], [], []], Fault.CARD_TWICE),
        ("hands", [["D1"], ["D1"], [], []], Fault.CARD_TWICE),
        ("hands", [["D1"], ["D2"], [], []], Fault.WRONG_NUMBER),
        ("talon", None, Fault.NO_LIST),
        ("talon", {}, Fault.NO_LIST),
        ("talon", "D1", Fault.NO_LIST),
        ("talon", [1], Fault.UNKNOWN_CARD),
        ("talon", ["Z9"], Fault.UNKNOWN_CARD),
        ("talon", [], Fault.WRONG_NUMBER),
        ("actions", None, Fault.NO_LIST),
        ("actions", {}, Fault.NO_LIST),
        ("actions", "0 play D1", Fault.NO_LIST),
        ("actions", [None], Fault.NO_TEXT),
        ("actions", [["0 play D1"]], Fault.NO_TEXT),
        ("actions", ["0 play D1", 3], Fault.NO_TEXT),
        ("outcome", None, Fault.NO_OUTCOME),
        ("outcome", [], Fault.NO_OUTCOME),
        ("outcome", 3, Fault.NO_OUTCOME),
        ("outcome", "won", Fault.NO_OUTCOME),
        ("house_rules", None, Fault.UNKNOWN_SWITCH),
        ("house_rules", [], Fault.UNKNOWN_SWITCH),
        ("house_rules", {"no_such": True}, Fault.UNKNOWN_SWITCH),
        ("house_rules", {"mordienne_of_nine": 1}, Fault.UNKNOWN_SWITCH),
        ("house_rules", {"mordienne_of_nine": "no"}, Fault.UNKNOWN_SWITCH),
        ("house_rules", {"unused_cards": "upside-down"}, Fault.UNKNOWN_SWITCH),
        ("house_rules", {"unused_cards": []}, Fault.UNKNOWN_SWITCH),
    ],
)
def test_a_wrong_value_is_refused_with_its_key(plain: Plain, key: str, value: object, fault: Fault) -> None:
    assert fault_of({**plain, key: value}) == (f"record.{key}", fault)


def test_a_card_in_a_hand_and_in_the_talon_is_the_talons_fault(plain: Plain) -> None:
    plain["talon"][0] = plain["hands"][2][0]
    assert fault_of(plain) == ("record.talon", Fault.CARD_TWICE)


def test_a_card_too_many_in_a_hand_is_the_hands_fault(plain: Plain) -> None:
    plain["hands"][0].append(plain["talon"].pop())
    assert fault_of(plain) == ("record.hands", Fault.WRONG_NUMBER)


def test_a_card_too_many_in_the_talon_is_the_hands_fault_when_a_hand_lacks_it(plain: Plain) -> None:
    plain["talon"].append(plain["hands"][0].pop())
    assert fault_of(plain) == ("record.hands", Fault.WRONG_NUMBER)


WRONG = {
    "format": None,
    "game": None,
    "dealer": None,
    "hands": None,
    "talon": None,
    "actions": None,
    "outcome": None,
    "house_rules": None,
}


@pytest.mark.parametrize("first", range(len(WRONG)))
def test_of_several_faults_the_first_of_the_formats_order_is_told(plain: Plain, first: int) -> None:
    keys = list(WRONG)[first:]
    rule, _ = fault_of({**plain, **dict.fromkeys(keys)})
    assert rule == f"record.{keys[0]}"


@pytest.mark.parametrize(
    ("found", "shown"),
    [
        (True, "true"),
        (None, "null"),
        ([1], "[...]"),
        ({"a": 1}, "{...}"),
        ("\ud800", '"\\ud800"'),
        (Decimal("1.0"), "1.0"),
        (-7, "-7"),
        ("x" * 10**6, '"' + "x" * 39 + "..."),
    ],
)
def test_an_error_shows_what_was_found_at_a_glance(plain: Plain, found: object, shown: str) -> None:
    with pytest.raises(Malformed) as caught:
        from_plain({**plain, "dealer": found})
    assert caught.value.facts["found"] == shown
