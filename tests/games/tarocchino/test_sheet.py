"""The score sheet: its sections, each line with its rule, and the outcome of a record."""

import pytest

from cardavia.cards import Trick
from cardavia.games.tarocchino import TAROCCHINO, TarocchinoCard, TarocchinoHouseRules, play
from cardavia.games.tarocchino.declarations import Declaration
from cardavia.games.tarocchino.house_rules import DeclaredHands
from cardavia.games.tarocchino.sheet import score_sheet
from cardavia.rules import ScoreSheet, Section, Unit
from cardavia.words import Company, speak
from cardavia.words.sheet import tell_sheet
from tests.games.tarocchino.table import RULEBOOK, cards, held, random_deal


def sheet(
    *written: str,
    dealer: int = 0,
    discards: str = "D9 S9",
    declared: tuple[Declaration, ...] = (),
    house_rules: TarocchinoHouseRules = RULEBOOK,
) -> ScoreSheet:
    """Return the score sheet of these tricks, each written as its leader and its cards."""
    tricks: list[Trick[TarocchinoCard]] = []
    for one in written:
        leader, played = int(one[0]), cards(one[2:])
        tricks.append(Trick(leader, played, play.winning(leader, played)))
    return score_sheet(house_rules, dealer, cards(discards), declared, tuple(tricks))


def section(found: ScoreSheet, label: str) -> Section:
    return next(one for one in found.sections if one.label == label)


def lines(found: ScoreSheet, label: str) -> list[tuple[str, tuple[int | None, ...]]]:
    return [(line.label, line.amounts) for line in section(found, label).lines]


def rules(found: ScoreSheet, label: str) -> list[str]:
    return [line.rule for line in section(found, label).lines]


KEPT = sheet("0 MA D1 D6 DR", "3 C7 CR C8 C9", dealer=1)
LOST = sheet("0 MA D1 D6 DR", "3 CR C7 C8 C9", dealer=0)


@pytest.mark.rule("tarocchino.settlement.cards")
def test_the_cards_are_counted_trick_by_trick_and_exchange_by_exchange_in_half_points() -> None:
    assert lines(KEPT, "cards") == [
        ("tricks", (12, 20)),
        ("discards", (None, 2)),
        ("matto-kept", (9, -9)),
        ("matto-price", (-1, 1)),
        ("card-points", (20, 14)),
    ]
    assert {line.unit for line in section(KEPT, "cards").lines} == {Unit.HALF_POINTS}
    assert section(KEPT, "cards").columns == ("side-0", "side-1")


@pytest.mark.rule("tarocchino.settlement.matto-kept")
@pytest.mark.rule("tarocchino.settlement.matto-price")
@pytest.mark.rule("tarocchino.dealing.discard-side")
def test_each_exchange_cites_its_rule() -> None:
    assert rules(KEPT, "cards") == [
        "tarocchino.settlement.cards",
        "tarocchino.dealing.discard-side",
        "tarocchino.settlement.matto-kept",
        "tarocchino.settlement.matto-price",
        "tarocchino.settlement.cards",
    ]


@pytest.mark.rule("tarocchino.settlement.matto-price")
def test_the_card_paid_for_the_matto_stands_on_a_line_of_its_own() -> None:
    (line,) = [one for one in section(KEPT, "cards").lines if one.label == "matto-price"]
    assert line.facts == (("seat", 0), ("card", cards("C7")[0]))


@pytest.mark.rule("tarocchino.settlement.no-trick-matto")
@pytest.mark.rule("tarocchino.settlement.no-trick-discard")
def test_a_pair_without_a_trick_sees_what_it_loses() -> None:
    assert lines(LOST, "cards") == [
        ("tricks", (0, 32)),
        ("discards-lost", (None, 2)),
        ("matto-lost", (None, None)),
        ("card-points", (0, 34)),
    ]
    assert rules(LOST, "cards")[1:3] == [
        "tarocchino.settlement.no-trick-discard",
        "tarocchino.settlement.no-trick-matto",
    ]


@pytest.mark.rule("tarocchino.settlement.matto-kept")
def test_where_nothing_is_exchanged_the_matto_has_no_line() -> None:
    own = sheet("0 MA D6 DR D1", "2 C7 CR C8 C9", dealer=1)
    assert [label for label, _ in lines(own, "cards")] == ["tricks", "discards", "card-points"]


@pytest.mark.rule("tarocchino.declarations.score")
def test_declared_combinations_stand_in_the_column_of_their_seat() -> None:
    declared = (Declaration(1, held("M1 M2 M3")), Declaration(3, held("DQ CQ BQ DC CC BC DF CF BF")))
    found = sheet("0 DR D1 D6 D7", "0 C7 C8 C9 CR", declared=declared)
    assert section(found, "opening").columns == ("seat-0", "seat-1", "seat-2", "seat-3")
    assert lines(found, "opening") == [
        ("moors", (None, 10, None, None)),
        ("queens", (None, None, None, 14)),
        ("knights", (None, None, None, 13)),
        ("jacks", (None, None, None, 12)),
        ("sets-doubled", (None, None, None, 39)),
        ("opening", (0, 10, 0, 78)),
    ]
    assert found.outcome["opening"] == [0, 88]


@pytest.mark.rule("tarocchino.declarations.score")
def test_without_a_declaration_there_is_no_section_for_them() -> None:
    assert [one.label for one in KEPT.sections] == ["cards", "captured", "totals"]


@pytest.mark.rule("tarocchino.combinations.sets")
@pytest.mark.rule("tarocchino.combinations.suit")
def test_each_captured_combination_is_a_line_that_cites_its_rule() -> None:
    found = sheet(
        "0 AN MO SO LU", "0 DR DQ DC DF", "0 CR CQ CC CF", "0 BR BQ BC BF", "0 SR SQ SC SF", "1 M1 M2 M3 D1",
        "3 C1 C6 B1 S1", dealer=3,
    )  # fmt: skip
    assert lines(found, "captured") == [
        ("kings", (34, None)),
        ("queens", (28, None)),
        ("knights", (26, None)),
        ("jacks", (24, None)),
        ("sets-doubled", (112, None)),
        ("grande", (15, None)),
        ("coins", (15, None)),
        ("cups", (15, None)),
        ("batons", (15, None)),
        ("swords", (15, None)),
        ("sequences-doubled", (75, None)),
        ("aces", (None, 15)),
        ("moors", (None, 10)),
        ("captured", (374, 25)),
    ]
    assert rules(found, "captured") == [
        *["tarocchino.combinations.sets"] * 4,
        "tarocchino.combinations.sets-doubled",
        "tarocchino.combinations.grande",
        *["tarocchino.combinations.suit"] * 4,
        "tarocchino.combinations.sequences-doubled",
        "tarocchino.combinations.aces",
        "tarocchino.combinations.moors",
        "tarocchino.settlement.total",
    ]


def test_a_line_of_a_combination_tells_its_length_and_its_cards() -> None:
    found = sheet("0 DR DQ DC DF", "0 C7 C8 C9 CR")
    line = section(found, "captured").lines[0]
    assert line.facts == (("length", 4), ("cards", cards("DR DQ DC DF")))


@pytest.mark.rule("tarocchino.settlement.total")
def test_the_total_adds_cards_last_trick_and_combinations() -> None:
    declared = (Declaration(2, held("M1 M2 M3")),)
    found = sheet("0 DR DQ DC DF", "0 C7 C8 C9 CR", declared=declared)
    assert lines(found, "totals") == [
        ("total-cards", (13, 6)),
        ("last-trick", (0, 6)),
        ("total-opening", (10, 0)),
        ("total-captured", (15, 0)),
        ("total", (38, 12)),
    ]
    assert found.scores == (38, 12, 38, 12)
    assert section(found, "totals").lines[-1].facts == (("winner", "side-0"),)


@pytest.mark.rule("tarocchino.settlement.total")
def test_equal_totals_are_called_a_draw() -> None:
    level = sheet("0 DR DQ DC D7", "0 C7 C8 C9 CR", discards="S6 S7", declared=(Declaration(1, held("M1 M2 M3")),))
    total = section(level, "totals").lines[-1]
    assert (total.amounts, total.facts) == ((22, 22), (("winner", "draw"),))


@pytest.mark.rule("tarocchino.declarations.score")
def test_by_the_house_rule_partners_declared_cards_are_one_hand() -> None:
    house_rules = TarocchinoHouseRules(declared_hands=DeclaredHands.TOGETHER)
    declared = (
        Declaration(1, held("M1 M2 M3")),
        Declaration(0, held("DQ CQ BQ DC CC BC")),
        Declaration(2, held("DF CF BF")),
    )
    found = sheet("0 DR D1 D6 D7", "0 C7 C8 C9 CR", declared=declared, house_rules=house_rules)
    assert section(found, "opening").columns == ("side-0", "side-1")
    assert lines(found, "opening") == [
        ("queens", (14, None)),
        ("knights", (13, None)),
        ("jacks", (12, None)),
        ("sets-doubled", (39, None)),
        ("moors", (None, 10)),
        ("opening", (78, 10)),
    ]


def test_every_section_adds_up_to_its_last_line() -> None:
    for number in range(40):
        found = TAROCCHINO.settle(random_deal(f"sheet {number}")[-1])
        assert found is not None
        for one in found.sections:
            *parts, total = [line.amounts for line in one.lines]
            assert total == tuple(sum(amount or 0 for amount in column) for column in zip(*parts, strict=True))


def test_the_outcome_has_the_keys_of_the_record_format() -> None:
    assert list(KEPT.outcome) == [
        *("tricks", "card_points", "last_trick", "matto_price", "opening", "captured", "totals")
    ]
    assert KEPT.outcome == {
        "tricks": [3, 0],
        "card_points": [10, 7],
        "last_trick": [6, 0],
        "matto_price": "C7",
        "opening": [0, 0],
        "captured": [0, 0],
        "totals": [16, 7],
    }
    assert LOST.outcome["matto_price"] is None


def test_the_card_points_of_both_sides_are_whole_and_come_to_87() -> None:
    for number in range(40):
        found = TAROCCHINO.settle(random_deal(f"sheet {number}")[-1])
        assert found is not None
        assert sum(found.outcome["card_points"]) == 87
        assert sum(found.outcome["last_trick"]) == 6


def test_every_line_has_its_words() -> None:
    speaker = speak("en").at("tarocchino", Company(seen_from=0, clockwise=False))
    sheets = [KEPT, LOST, *(TAROCCHINO.settle(random_deal(f"sheet {number}")[-1]) for number in range(20))]
    told = [
        row.text for one in sheets if one is not None for block in tell_sheet(speaker, one) for row in block.rows
    ]
    assert "Handed over for the Matto: the 7 of cups" in told
    assert all(told)
