"""Declarations: who is asked, what is shown, what it scores, and that a pass leaves no trace."""

import pytest

from cardavia.cards import SEATS
from cardavia.games.tarocchino import TAROCCHINO, TarocchinoState
from cardavia.games.tarocchino.dealing import CardsLaidAside, DiscardMade
from cardavia.games.tarocchino.declarations import (
    Answer,
    CombinationsDeclared,
    Declaration,
    DeclarationPassed,
    Declare,
    points,
)
from cardavia.games.tarocchino.play import PlayBegun
from cardavia.rules import Choices, PlayCard, only
from tests.games.tarocchino.table import RULEBOOK, after, cards, dealt, held, opened, said

NOTHING = "D6 D7 D8 D9 D10 C6 C7 C8 C9 C10 B6 B7 B8 B9 B10"
KINGS = "DR CR BR B1 S6 S7 S8 S9 S10 T5 T6 T7 T8 T9 T10"
MOORS = "M1 M2 M3 D1 C1 DF CF T11 T12 T13 T14 T15 T16 LU SO"
DEALER = "AN MO BE MA DQ CQ BQ SQ SR SF SC BC BF S1 DC CC M4"
"""Seat 0 holds nothing, seat 1 three Kings, seat 2 three Moors, seat 3 deals and holds plenty."""

DEAL = dealt(NOTHING, KINGS, MOORS, DEALER)
ASKED = after(opened(DEAL), "discard SF SC")


def asked(state: TarocchinoState) -> int:
    (seat,) = TAROCCHINO.actors(state)
    return seat


@pytest.mark.rule("tarocchino.declarations.round")
def test_the_first_asked_is_the_first_after_the_dealer_who_holds_something() -> None:
    assert asked(ASKED) == 1
    assert TAROCCHINO.choices(ASKED, 1) == Choices((Declare(Answer.YES), Declare(Answer.NO)))


@pytest.mark.rule("tarocchino.declarations.round")
def test_the_round_goes_in_the_order_of_play_and_ends_with_the_dealer() -> None:
    second = after(ASKED, "declare yes")
    third = after(second, "declare no")
    assert [asked(second), asked(third)] == [2, 3]
    assert said(third, "declare yes")[-1] == PlayBegun(0)


@pytest.mark.rule("tarocchino.declarations.round")
def test_whoever_holds_nothing_is_not_asked() -> None:
    assert TAROCCHINO.choices(ASKED, 0) == Choices()
    found = TAROCCHINO.refuse(ASKED, 0, Declare(Answer.YES))
    assert found is not None
    assert found.rule == "tarocchino.declarations.round"


@pytest.mark.rule("tarocchino.declarations.round")
def test_the_first_card_waits_for_the_declarations() -> None:
    found = TAROCCHINO.refuse(ASKED, 0, PlayCard(cards("D6")[0]))
    assert found is not None
    assert found.rule == "tarocchino.declarations.round"


@pytest.mark.rule("tarocchino.declarations.round")
def test_a_refusal_does_not_say_who_is_asked() -> None:
    later = after(ASKED, "declare no")
    first, second = (TAROCCHINO.refuse(state, 0, Declare(Answer.NO)) for state in (ASKED, later))
    assert first == second
    assert first is not None
    assert first.facts == ()


@pytest.mark.rule("tarocchino.declarations.round")
def test_where_nobody_holds_anything_play_begins_at_once() -> None:
    events = said(opened(TAROCCHINO.deal("quiet 3", 3)), "discard DF DC")
    assert [type(event) for event in events] == [CardsLaidAside, DiscardMade, PlayBegun]


@pytest.mark.rule("tarocchino.declarations.all-or-nothing")
def test_whoever_declares_declares_everything() -> None:
    state = after(ASKED, "declare no", "declare no", "declare yes")
    (made,) = state.declared
    assert made.seat == 3
    assert made.combinations == held("AN MO BE MA DQ CQ BQ SQ SR BC BF S1 DC CC M4")
    assert [str(found.kind) for found in made.combinations.sets] == ["tarocchi", "queens", "knights"]


@pytest.mark.rule("tarocchino.declarations.all-or-nothing")
def test_there_is_nothing_between_yes_and_no() -> None:
    assert [TAROCCHINO.word(action) for action in TAROCCHINO.choices(ASKED, 1).actions] == [
        "declare yes",
        "declare no",
    ]


@pytest.mark.rule("tarocchino.declarations.all-or-nothing")
def test_passing_costs_nothing_but_the_points_of_the_hand() -> None:
    state = after(ASKED, "declare no", "declare no", "declare no")
    assert state.declared == ()
    assert points(state.declared, RULEBOOK) == (0, 0)


@pytest.mark.rule("tarocchino.declarations.public")
def test_the_cards_declared_are_shown_to_everybody() -> None:
    (shown,) = said(ASKED, "declare yes")
    assert shown == CombinationsDeclared(1, cards("DR CR BR"))
    assert shown.audience.public


@pytest.mark.rule("tarocchino.declarations.public")
def test_a_pass_is_known_to_the_one_who_passes_alone() -> None:
    (passed,) = said(ASKED, "declare no")
    assert passed == DeclarationPassed(1)
    assert passed.audience == only(1)


@pytest.mark.rule("tarocchino.declarations.public")
def test_declared_cards_stay_known_while_the_deal_is_played() -> None:
    state = after(ASKED, "declare yes", "declare no", "declare no", "play D6", "play DR")
    for seat in (*SEATS, None):
        (made,) = TAROCCHINO.view(state, seat).declared
        assert made.combinations.cards == cards("DR CR BR")


@pytest.mark.rule("tarocchino.declarations.score")
def test_each_declared_hand_is_scored_by_itself() -> None:
    declared = [Declaration(0, held("DR CR BR DQ CQ SQ")), Declaration(2, held("DC CC BC DF CF SF"))]
    assert points(declared, RULEBOOK) == (17 + 14 + 13 + 12, 0)


@pytest.mark.rule("tarocchino.declarations.score")
def test_a_declared_hand_is_scored_with_its_doublings() -> None:
    declared = [Declaration(1, held("CQ BQ SQ DC CC BC DF CF BF"))]
    assert points(declared, RULEBOOK) == (0, 2 * (14 + 13 + 12))


@pytest.mark.rule("tarocchino.declarations.score")
def test_the_cards_laid_aside_are_no_part_of_the_hand() -> None:
    jacks = "DF CF BF SF D6 D7 D8 D9 D10 B6 B7 B8 B9 B10 T5 T6 T7"
    state = after(opened(dealt("", "", "", jacks)), "discard DF CF")
    assert not state.opening[3]
