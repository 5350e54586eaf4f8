"""House rules: what each switch changes, and only it."""

from dataclasses import fields

import pytest

from cardavia.cards import Stream
from cardavia.games.tarocchino import TAROCCHINO, TarocchinoCard, TarocchinoHouseRules, TarocchinoState, settlement
from cardavia.games.tarocchino.combinations import find
from cardavia.games.tarocchino.dealing import CardsLaidAside, DiscardMade
from cardavia.games.tarocchino.declarations import (
    Answer,
    CombinationsDeclared,
    Declaration,
    Declare,
    points,
)
from cardavia.games.tarocchino.house_rules import (
    AMENDS,
    DeclarationTime,
    DeclaredHands,
    GapBeforeSixteen,
    MattoPrice,
    MoorsAfter,
)
from cardavia.games.tarocchino.play import PlayBegun
from cardavia.rules import PlayCard
from tests.games.tarocchino import brute_force
from tests.games.tarocchino.table import after, cards, codes, dealt, held, named, opened, random_deal, said

WITH_FIRST_CARD = TarocchinoHouseRules(declaration_time=DeclarationTime.WITH_FIRST_CARD)
TOGETHER = TarocchinoHouseRules(declared_hands=DeclaredHands.TOGETHER)
BARRED = TarocchinoHouseRules(gap_before_sixteen=GapBeforeSixteen.BARRED)
REAL_FIVE = TarocchinoHouseRules(moors_after=MoorsAfter.REAL_FIVE)
FIXED_ORDER = TarocchinoHouseRules(matto_price=MattoPrice.FIXED_ORDER)

KINGS = "DR CR BR B1 S6 S7 S8 S9 S10 T5 T6 T7 T8 T9 T10"
NOTHING = "D6 D7 D8 D9 D10 C6 C7 C8 C9 C10 B6 B7 B8 B9 B10"
DEAL = dealt(NOTHING, KINGS, "", "SF SC")
LAID = said(opened(DEAL, house_rules=WITH_FIRST_CARD), "discard SF SC")


def playing() -> TarocchinoState:
    """Return a deal without a round of declarations: seat 0 leads and holds nothing, seat 1 holds three Kings."""
    return after(opened(DEAL, house_rules=WITH_FIRST_CARD), "discard SF SC")


def test_the_defaults_are_the_rulebook() -> None:
    assert TarocchinoHouseRules().changed() == {}
    assert TarocchinoHouseRules.read({"matto_price": "fixed-order"}) == FIXED_ORDER
    assert FIXED_ORDER.changed() == {"matto_price": "fixed-order"}


def test_each_switch_names_the_clause_it_amends() -> None:
    assert list(AMENDS) == [field.name for field in fields(TarocchinoHouseRules)]
    assert set(AMENDS.values()) <= set(TAROCCHINO.rules)


@pytest.mark.rule("tarocchino.declarations.round")
def test_by_the_house_rule_play_begins_without_a_round_of_declarations() -> None:
    assert [type(event) for event in LAID] == [CardsLaidAside, DiscardMade, PlayBegun]


@pytest.mark.rule("tarocchino.declarations.round")
def test_by_the_house_rule_each_is_asked_before_their_first_card() -> None:
    state = after(playing(), "play D6")
    assert TAROCCHINO.actors(state) == (1,)
    assert [TAROCCHINO.word(action) for action in TAROCCHINO.choices(state, 1).actions] == [
        "declare yes",
        "declare no",
    ]
    assert said(state, "declare yes") == (CombinationsDeclared(1, cards("DR CR BR")),)
    assert TAROCCHINO.choices(after(state, "declare no"), 1).actions == (PlayCard(cards("DR")[0]),)


@pytest.mark.rule("tarocchino.declarations.round")
def test_by_the_house_rule_whoever_is_asked_cannot_play_first() -> None:
    found = TAROCCHINO.refuse(after(playing(), "play D6"), 1, PlayCard(cards("DR")[0]))
    assert found is not None
    assert found.rule == "record.word"


@pytest.mark.rule("tarocchino.declarations.round")
def test_by_the_house_rule_nobody_declares_out_of_turn_or_later() -> None:
    wrong_seat = TAROCCHINO.refuse(playing(), 1, Declare(Answer.YES))
    assert wrong_seat is not None
    assert wrong_seat.rule == "tarocchino.play.own-cards"
    later = after(playing(), "play D6", "declare no", "play DR")
    states = random_deal("later", WITH_FIRST_CARD)
    assert later.answers[1] is Answer.NO
    assert all(not state.tricks or state.asked is None for state in states)


@pytest.mark.rule("tarocchino.declarations.round")
def test_by_the_house_rule_the_others_do_not_see_who_is_asked() -> None:
    before = after(playing(), "play D6")
    passed = after(before, "declare no")
    for seat in (0, 2, 3, None):
        assert TAROCCHINO.view(before, seat) == TAROCCHINO.view(passed, seat)
    assert TAROCCHINO.view(before, 1) != TAROCCHINO.view(passed, 1)
    assert TAROCCHINO.view(before, None).turn == 1


@pytest.mark.rule("tarocchino.declarations.score")
@pytest.mark.parametrize(
    ("first", "second", "apart", "together"),
    [
        ("DR CR BR", "SR SQ SC", 17 + 10, 34 + 10),
        ("M1 M2 BE", "M3 M4 MA", 10 + 10, 25),
        ("DQ CQ BQ DC CC BC", "DF CF BF", 27 + 12, 78),
        ("D1 C1 B1", "M1 M2 M3", 20, 20),
    ],
)
def test_by_the_house_rule_two_declared_hands_are_scored_as_one(
    first: str, second: str, apart: int, together: int
) -> None:
    declared = [Declaration(0, held(first)), Declaration(2, held(second))]
    assert points(declared, TarocchinoHouseRules()) == (apart, 0)
    assert points(declared, TOGETHER) == (together, 0)


@pytest.mark.rule("tarocchino.declarations.score")
def test_by_the_house_rule_opponents_hands_stay_apart() -> None:
    declared = [Declaration(0, held("DR CR BR")), Declaration(1, held("SR SQ SC"))]
    assert points(declared, TOGETHER) == (17, 10)


@pytest.mark.rule("tarocchino.combinations.grande-gap")
@pytest.mark.parametrize(
    ("written", "free", "barred"),
    [
        ("AN MO T15 T14 BE MA", 6, 4),
        ("AN SO T15 T14 BE MA", 6, 6),
        ("AN LU T15 T14 BE MA", 6, 6),
        ("AN MO SO T15 T14 BE", 6, 6),
        ("AN MO T16 T14 BE MA", 6, 6),
    ],
)
def test_by_the_house_rule_no_16_is_filled_right_after_a_stand_in(written: str, free: int, barred: int) -> None:
    assert named(held(written))["grande"] == free
    assert named(held(written, BARRED))["grande"] == barred


@pytest.mark.rule("tarocchino.combinations.grande-moors")
@pytest.mark.parametrize(("gone", "any_five", "real_five"), [("T5", 18, 16), ("T6", 18, 18), ("T5 T6", 15, 15)])
def test_by_the_house_rule_the_moors_follow_the_real_five_only(gone: str, any_five: int, real_five: int) -> None:
    numbers = [card for card in TAROCCHINO.deck if card.code[0] == "T" and card not in cards(gone)]
    hand = codes((*cards("AN MO SO LU M1 M2 MA"), *numbers))
    assert named(held(hand))["grande"] == any_five
    assert named(held(hand, REAL_FIVE))["grande"] == real_five


@pytest.mark.rule("tarocchino.settlement.matto-price")
@pytest.mark.parametrize(
    ("taken", "least_loss", "fixed_order"),
    [("AN MO LU T16 M1 D1", "M1", "T16"), ("D1 S1 SO DR", "SO", "SO"), ("S6 C6 T5 B1", "C6", "C6")],
)
def test_by_the_house_rule_the_price_is_the_first_in_the_fixed_order(
    taken: str, least_loss: str, fixed_order: str
) -> None:
    assert settlement.matto_price(cards(taken), (), TarocchinoHouseRules()).code == least_loss
    assert settlement.matto_price(cards(taken), (), FIXED_ORDER).code == fixed_order


def test_the_grande_under_house_rules_agrees_with_every_way_to_build_it() -> None:
    rng = Stream("house rules", "combinations")
    among = cards("MO SO LU T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 M1 M2 BE MA")
    for _ in range(1500):
        gone: tuple[TarocchinoCard, ...] = rng.shuffled(among)[: rng.below(9)]
        hand = [card for card in TAROCCHINO.deck if card not in gone]
        written = {card.code for card in hand}
        barred = brute_force.grande(written, barred=True)
        real_five = brute_force.grande(written, only_real_five=True)
        assert named(find(hand, BARRED)).get("grande", 0) == barred, sorted(written)
        assert named(find(hand, REAL_FIVE)).get("grande", 0) == real_five, sorted(written)
