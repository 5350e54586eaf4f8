"""The score sheet: its lines, and the outcome as a record writes it."""

import pytest

from cardavia.games.french_tarot.bidding import Contract
from cardavia.games.french_tarot.declarations import Chelem
from cardavia.games.french_tarot.scoring import Deed
from cardavia.games.french_tarot.sheet import score_sheet, void_sheet
from cardavia.rules import ScoreSheet, Unit
from tests.games.french_tarot.table import RULEBOOK, cards, trick
from tests.games.french_tarot.test_scoring import EIGHTEEN, SIX

SLAM = [line[:-1] + "1" for line in EIGHTEEN]
"""The same tricks, as if seat 1 had taken them all."""


def sheet(
    contract: Contract = Contract.GARDE,
    taker: int = 1,
    tricks: list[str] = EIGHTEEN,
    chelem: Chelem = Chelem.FORGONE,
    shown: str = "",
) -> ScoreSheet:
    ecart = cards(SIX) if contract.shows_chien else ()
    poignees = ((0, cards(shown)),) if shown else ()
    finished = tuple(trick(line) for line in tricks)
    return score_sheet(Deed(taker, contract, cards(SIX), ecart, chelem, poignees, finished), RULEBOOK)


def lines(of: ScoreSheet, section: str) -> list[tuple[str, str, tuple[int | None, ...]]]:
    (found,) = [part for part in of.sections if part.label == section]
    return [(line.label, line.rule.removeprefix("tarot."), line.amounts) for line in found.lines]


@pytest.mark.rule("tarot.scoring.count")
def test_the_cards_are_counted_for_both_sides_in_half_points() -> None:
    # Seat 1 took five tricks: 40 half-points; its Excuse went to a trick of seat 0.
    assert lines(sheet(), "card-points") == [
        ("tricks", "scoring.count", (40, 119)),
        ("excuse", "excuse.kept", (9, 0)),
        ("excuse-half", "excuse.kept", (-1, 1)),
        ("ecart", "chien.discard-six", (14, 0)),
        ("card-points", "scoring.count", (62, 120)),
    ]
    assert {line.unit for line in sheet().sections[0].lines} == {Unit.HALF_POINTS}


@pytest.mark.rule("tarot.chien.sans")
@pytest.mark.rule("tarot.chien.contre")
@pytest.mark.parametrize(
    ("contract", "line"),
    [
        (Contract.GARDE_SANS, ("chien", "chien.sans", (14, 0))),
        (Contract.GARDE_CONTRE, ("chien", "chien.contre", (0, 14))),
    ],
)
def test_a_hidden_chien_is_counted_where_the_contract_says(
    contract: Contract, line: tuple[str, str, tuple[int, int]]
) -> None:
    assert line in lines(sheet(contract), "card-points")


def test_an_excuse_in_its_own_side_s_trick_exchanges_nothing() -> None:
    labels = [label for label, _, _ in lines(sheet(taker=2), "card-points")]
    assert labels == ["tricks", "excuse", "ecart", "card-points"]


def test_an_excuse_in_the_chien_has_no_line() -> None:
    apart = SIX.replace("T16", "EX")
    tricks = tuple(trick(line.replace("EX", "T16")) for line in EIGHTEEN)
    lying = score_sheet(Deed(1, Contract.GARDE_SANS, cards(apart), (), None, (), tricks), RULEBOOK)
    assert [label for label, _, _ in lines(lying, "card-points")] == ["tricks", "chien", "card-points"]


@pytest.mark.rule("tarot.scoring.base")
@pytest.mark.rule("tarot.scoring.target")
def test_the_contract_is_measured_against_its_target() -> None:
    assert lines(sheet(), "contract") == [
        ("base", "scoring.base", (25,)),
        ("difference", "scoring.target", (10,)),
        ("sum", "scoring.base", (35,)),
    ]
    facts = dict(sheet().sections[1].lines[1].facts)
    assert facts == {"points": 31, "target": 41, "bouts": 2, "made": "no"}


@pytest.mark.rule("tarot.scoring.settlement")
def test_a_failed_garde_is_paid_by_the_taker() -> None:
    assert lines(sheet(), "payment") == [
        ("contract", "bidding.contracts", (-70,)),
        ("petit-au-bout", "scoring.petit-au-bout", (-20,)),
        ("per-defender", "scoring.settlement", (-90,)),
    ]
    assert sheet().scores == (90, -270, 90, 90)


@pytest.mark.rule("tarot.scoring.poignee")
def test_a_poignee_has_its_line() -> None:
    poignee = ("poignees", "scoring.poignee", (-20,))
    assert poignee in lines(sheet(shown="T2 T3 T4 T5 T6 T7 T8 T9 T10 T11"), "payment")


@pytest.mark.rule("tarot.scoring.chelem")
@pytest.mark.parametrize(
    ("taker", "chelem", "labels"),
    [
        (1, Chelem.ANNOUNCED, [("chelem-announced", 400)]),
        (1, Chelem.FORGONE, [("chelem-taken", 200)]),
        (2, Chelem.ANNOUNCED, [("chelem-announced", -200), ("chelem-taken", -200)]),
        (2, Chelem.FORGONE, [("chelem-taken", -200)]),
    ],
)
def test_a_chelem_has_a_line_for_each_of_its_terms(
    taker: int, chelem: Chelem, labels: list[tuple[str, int]]
) -> None:
    paid = lines(sheet(taker=taker, tricks=SLAM, chelem=chelem), "payment")
    assert [(label, amount) for label, _, (amount,) in paid if label.startswith("chelem")] == labels


@pytest.mark.parametrize("taker", range(4))
@pytest.mark.parametrize("contract", list(Contract))
def test_every_section_adds_up_to_its_last_line(contract: Contract, taker: int) -> None:
    for section in sheet(contract, taker, chelem=Chelem.ANNOUNCED).sections:
        *parts, total = section.lines
        for column in range(len(section.columns)):
            assert sum(part.amounts[column] or 0 for part in parts) == total.amounts[column]


def test_the_outcome_is_the_record_format_s_in_its_order() -> None:
    assert list(sheet().outcome.items()) == [
        ("taker", 1),
        ("contract", "garde"),
        ("tricks", [3, 2, 1, 2, 1, 0, 3, 2, 1, 0, 1, 0, 3, 2, 1, 0, 3, 2]),
        ("bouts", 2),
        ("card_points", 31),
        ("target", 41),
        ("made", False),
        ("petit_au_bout", -1),
        ("poignees", 0),
        ("chelem", 0),
        ("per_defender", -90),
        ("scores", [90, -270, 90, 90]),
    ]


def test_a_void_deal_has_no_lines() -> None:
    void = void_sheet("all-pass")
    assert (void.sections, void.scores, void.outcome, void.void) == ((), (0, 0, 0, 0), {"void": "all-pass"}, True)
