"""The score sheet: its tricks, then its points, each line citing its rule."""

from typing import Any

import pytest

from cardavia.cards import Seat, Trick
from cardavia.games.aluette import ALUETTE, AluetteCard, AluetteHouseRules
from cardavia.games.aluette.sheet import score_sheet
from cardavia.rules import Line, ScoreSheet, Unit
from tests.games.aluette.table import RULEBOOK, cards, finished, takers


def sheet_of(written: str, house_rules: AluetteHouseRules = RULEBOOK) -> ScoreSheet:
    """Return the sheet of a deal with these takers; the cards in it do not matter."""
    return score_sheet([trick_for(seat) for seat in takers(written)], house_rules)


def trick_for(seat: Seat | None) -> Trick[AluetteCard]:
    if seat is None:
        return Trick(0, cards("D1 C1 B4 S4"), None)
    return Trick(seat, cards("D3 C4 B4 S4"), seat)


def points_of(sheet: ScoreSheet) -> list[tuple[str, str, tuple[int | None, ...], dict[str, Any]]]:
    return [(line.rule, line.label, line.amounts, dict(line.facts)) for line in sheet.sections[1].lines]


@pytest.mark.rule("aluette.play.highest")
def test_each_trick_has_a_line_with_the_card_that_took_it() -> None:
    sheet = ALUETTE.settle(finished())
    assert sheet is not None
    (card,) = cards("D7")
    assert sheet.sections[0].lines[0] == Line(
        ALUETTE.rules[8], "trick-taken", (None, None, None, 1), Unit.TRICKS, (("number", 1), ("card", card))
    )


@pytest.mark.rule("aluette.play.spoiled")
def test_a_spoiled_trick_has_a_line_with_the_cards_that_spoiled_it() -> None:
    line = sheet_of("- 0 0 0 0 0 0 0 0").sections[0].lines[0]
    assert (line.rule, line.label, line.amounts) == ("aluette.play.spoiled", "trick-spoiled", (None,) * 4)
    assert dict(line.facts) == {"number": 1, "cards": cards("D1 C1")}


def test_the_last_line_of_the_tricks_is_their_sum() -> None:
    section = sheet_of("0 3 - 3 0 3 2 1 0").sections[0]
    assert (section.columns, len(section.lines)) == (("seat-0", "seat-1", "seat-2", "seat-3"), 10)
    assert (section.lines[-1].label, section.lines[-1].amounts) == ("tricks", (3, 1, 1, 3))


@pytest.mark.rule("aluette.scoring.most-tricks")
def test_the_point_for_the_most_tricks_is_a_line() -> None:
    assert points_of(sheet_of("1 0 1 2 0 1 2 1 0")) == [
        ("aluette.scoring.most-tricks", "most-tricks", (0, 1), {"seat": 1, "tricks": 4}),
        ("aluette.scoring.most-tricks", "points", (0, 1), {}),
    ]


@pytest.mark.rule("aluette.scoring.first-to-reach")
def test_a_tie_is_a_line_that_tells_in_which_trick_it_was_decided() -> None:
    assert points_of(sheet_of("0 3 - 3 0 3 2 1 0")) == [
        ("aluette.scoring.first-to-reach", "first-to-reach", (0, 1), {"seat": 3, "tricks": 3, "number": 6}),
        ("aluette.scoring.first-to-reach", "points", (0, 1), {}),
    ]


@pytest.mark.rule("aluette.scoring.mordienne")
def test_a_mordienne_is_a_second_point_in_a_line_of_its_own() -> None:
    assert points_of(sheet_of("1 2 3 1 - 0 0 0 0")) == [
        ("aluette.scoring.most-tricks", "most-tricks", (1, 0), {"seat": 0, "tricks": 4}),
        ("aluette.scoring.mordienne", "mordienne", (1, 0), {"seat": 0, "tricks": 4, "number": 6}),
        ("aluette.scoring.mordienne", "points", (2, 0), {}),
    ]


@pytest.mark.rule("aluette.scoring.mordienne-of-nine")
def test_a_mordienne_of_nine_cites_its_own_rule() -> None:
    assert points_of(sheet_of("3 3 3 3 3 3 3 3 3"))[1] == (
        "aluette.scoring.mordienne-of-nine",
        "mordienne-of-nine",
        (0, 1),
        {"seat": 3, "tricks": 9, "number": 1},
    )


@pytest.mark.rule("aluette.scoring.all-spoiled")
def test_a_deal_with_all_tricks_spoiled_is_a_line_without_points() -> None:
    sheet = sheet_of("- - - - - - - - -")
    assert points_of(sheet) == [
        ("aluette.scoring.all-spoiled", "all-spoiled", (0, 0), {}),
        ("aluette.scoring.all-spoiled", "points", (0, 0), {}),
    ]
    assert (sheet.scores, sheet.void) == ((0, 0, 0, 0), False)


@pytest.mark.rule("aluette.scoring.most-tricks")
def test_partners_each_show_what_the_deal_is_worth_to_their_side() -> None:
    assert sheet_of("1 2 3 1 - 0 0 0 0").scores == (2, 0, 2, 0)


@pytest.mark.parametrize(
    ("deal", "outcome"),
    [
        (
            "1 2 3 1 - 0 0 0 0",
            {
                "tricks": [1, 2, 3, 1, None, 0, 0, 0, 0],
                "counts": [4, 2, 1, 1],
                "winner": 0,
                "mordienne": True,
                "points": [2, 0],
            },
        ),
        (
            "- - - - - - - - -",
            {"tricks": [None] * 9, "counts": [0] * 4, "winner": None, "mordienne": False, "points": [0, 0]},
        ),
    ],
)
def test_the_outcome_is_written_as_the_record_format_wants_it(deal: str, outcome: dict[str, Any]) -> None:
    written = sheet_of(deal).outcome
    assert (written, list(written)) == (outcome, ["tricks", "counts", "winner", "mordienne", "points"])
