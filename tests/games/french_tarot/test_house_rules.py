"""House rules: each switch amends its clause, and the rulebook has them all on."""

from dataclasses import fields

import pytest

from cardavia.games.french_tarot import FRENCH_TAROT, declarations, scoring
from cardavia.games.french_tarot.declarations import Chelem
from cardavia.games.french_tarot.house_rules import AMENDS, FrenchTarotHouseRules
from tests.games.french_tarot.table import RULEBOOK, after, broken, cards, codes, played, table, trick
from tests.games.french_tarot.test_declarations import KINGS, TEN, THIRTEEN, THIRTEEN_WITH_KINGS, highest

HIGHEST_SHOWN = FrenchTarotHouseRules(poignee_chosen=False)
NO_EXCUSE = FrenchTarotHouseRules(four_kings_excuse=False)
LAST_TRICK = FrenchTarotHouseRules(petit_slam=False)
LOST_ONCE = FrenchTarotHouseRules(chelem_lost_twice=False)


def test_every_switch_amends_a_clause() -> None:
    assert list(AMENDS) == [field.name for field in fields(FrenchTarotHouseRules)]
    assert set(AMENDS.values()) <= set(FRENCH_TAROT.rules)


def test_the_rulebook_is_the_default() -> None:
    assert RULEBOOK.changed() == {}


@pytest.mark.rule("tarot.declarations.poignee-shown")
def test_a_table_may_show_the_highest_trumps_alone() -> None:
    hand = cards(THIRTEEN)
    (simple, double) = declarations.open_poignees(hand, (), HIGHEST_SHOWN)
    assert (codes(simple.proposed), simple.must) == (highest(THIRTEEN, 10), simple.cards)
    assert double.size == 13
    other = cards("T1 T2 T3 T5 T6 T8 T9 T11 T12 T13")
    refused = declarations.refused(hand, (), other, HIGHEST_SHOWN)
    assert refused is not None
    assert (refused.rule, refused.facts) == (
        "tarot.declarations.poignee-shown",
        (("reason", "chosen"), ("count", 10)),
    )
    assert declarations.refused(hand, (), simple.proposed, HIGHEST_SHOWN) is None  # type: ignore[arg-type]


@pytest.mark.rule("tarot.declarations.poignee-shown")
def test_in_a_deal_of_such_a_table_other_trumps_are_refused() -> None:
    other = TEN.replace("S3", "T4")
    deal = table("S1 T1 EX", other, house_rules=HIGHEST_SHOWN)
    deal = played(after(deal, "0 bid garde-contre", "0 chelem no"), "S1")
    assert broken(deal, "1 poignee T2 T3 T4 T5 T8 T9 T12 T14 T16 T19") == "tarot.declarations.poignee-shown"
    assert broken(deal, "1 poignee T3 T4 T5 T8 T9 T12 T14 T16 T19 T20") is None


@pytest.mark.rule("tarot.declarations.four-kings")
def test_a_table_may_leave_the_excuse_out_of_the_four_kings_poignee() -> None:
    assert [
        pick.size for pick in declarations.open_poignees(cards(THIRTEEN_WITH_KINGS), cards("T2"), NO_EXCUSE)
    ] == [
        10,
        13,
    ]
    fifteen = cards(THIRTEEN_WITH_KINGS.removeprefix(f"{KINGS} ") + " T2")
    refused = declarations.refused(cards(THIRTEEN_WITH_KINGS), cards("T2"), fifteen, NO_EXCUSE)
    assert refused is not None
    assert refused.rule == "tarot.declarations.poignee-levels"


@pytest.mark.rule("tarot.declarations.four-kings")
def test_such_a_table_counts_fifteen_trumps_all_the_same() -> None:
    ways = declarations.open_poignees(cards(THIRTEEN_WITH_KINGS), cards("T2 T3"), NO_EXCUSE)
    assert [pick.size for pick in ways] == [10, 13, 15]


@pytest.mark.rule("tarot.scoring.petit-slam")
@pytest.mark.parametrize(
    ("seventeenth", "last", "earned"),
    [("1: T1 D2 D3 D4 -> 1", "1: EX S1 S7 S9 -> 1", 0), ("1: SR S2 S3 S4 -> 1", "1: EX T1 S7 S9 -> 1", 1)],
    ids=["in the seventeenth", "under the Excuse"],
)
def test_a_table_may_look_for_the_petit_in_the_last_trick_alone(seventeenth: str, last: str, earned: int) -> None:
    assert scoring.petit_au_bout([trick(seventeenth), trick(last)], 1, LAST_TRICK) == earned


@pytest.mark.rule("tarot.scoring.chelem")
def test_a_table_may_let_a_lost_chelem_cost_200_once() -> None:
    assert scoring.chelem_taken_term(Chelem.ANNOUNCED, 0, LOST_ONCE) == 0
    assert scoring.chelem_taken_term(Chelem.FORGONE, 0, LOST_ONCE) == -200
