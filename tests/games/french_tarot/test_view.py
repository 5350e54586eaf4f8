"""Views: what a page can show of a deal, and what stays hidden."""

import pytest

from cardavia.games.french_tarot import FRENCH_TAROT
from cardavia.games.french_tarot.bidding import Contract
from cardavia.games.french_tarot.state import FrenchTarotState
from cardavia.games.french_tarot.view import FrenchTarotView
from cardavia.match.deal import Deal
from tests.games.french_tarot.table import after, cards, codes, dealt, played, table
from tests.games.french_tarot.test_course import to_the_end


def seen(deal: Deal, eyes: int | None) -> FrenchTarotView:
    state: FrenchTarotState = deal.state
    return FRENCH_TAROT.view(state, eyes)


def contre() -> Deal:
    return after(table("S1", "S2", "SR", "S3"), "0 bid pass", "1 bid garde-contre", "1 chelem no")


def test_a_seat_sees_its_own_hand_and_the_public_none() -> None:
    deal = table("S1 T21")
    assert seen(deal, 0).hand == dealt("S1 T21").hands[0]
    assert seen(deal, None).hand == ()


def test_everybody_sees_the_bids_in_order() -> None:
    deal = after(table(), "0 bid pass", "1 bid prise")
    assert seen(deal, None).bids == ((0, None), (1, Contract.PRISE))


def test_everybody_sees_taker_contract_and_how_many_cards_are_left() -> None:
    view = seen(played(contre(), "S1 S2"), 3)
    assert (view.taker, view.contract, view.cards_left) == (1, Contract.GARDE_CONTRE, (17, 17, 18, 18))


def test_everybody_sees_the_trick_on_the_table_and_the_finished_ones() -> None:
    view = seen(played(contre(), "S1 S2 SR S3"), None)
    assert view.trick == ()
    assert (view.tricks[0].leader, codes(view.tricks[0].cards), view.tricks[0].taken_by) == (0, "S1 S2 SR S3", 2)
    assert seen(played(contre(), "S1 S2"), None).trick == ((0, cards("S1")[0]), (1, cards("S2")[0]))


def test_the_hands_as_dealt_are_seen_by_all_once_the_deal_is_over() -> None:
    moments = to_the_end(contre())
    assert {seen(moment, eyes).dealt for moment in moments[:-1] for eyes in (0, None)} == {None}
    assert seen(moments[-1], None).dealt == moments[-1].cards.hands


@pytest.mark.rule("tarot.dealing.petit-sec")
def test_a_void_deal_shows_its_hands_and_the_reason() -> None:
    deal = table("S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SV SC SD SR H1 H2 H3 T1")
    view = seen(deal, 2)
    assert (view.void, view.dealt, view.chien) == ("petit-sec", deal.cards.hands, deal.cards.talon)


@pytest.mark.rule("tarot.chien.sans")
def test_a_hidden_chien_is_seen_at_the_end() -> None:
    moments = to_the_end(contre())
    assert {seen(moment, eyes).chien for moment in moments[:-1] for eyes in (0, 1, None)} == {None}
    assert seen(moments[-1], 0).chien == moments[-1].cards.talon


def test_the_ecart_is_seen_by_all_at_the_end() -> None:
    moments = to_the_end(after(table(), "0 bid garde", "1 bid pass", "2 bid pass", "3 bid pass"))
    assert [seen(moments[2], eyes).ecart is None for eyes in (0, 1, None)] == [False, True, True]
    assert {seen(moments[-1], eyes).ecart for eyes in (0, 1, None)} == {moments[-1].state.declared.ecart}


def test_without_an_ecart_there_is_nothing_aside() -> None:
    assert (seen(contre(), 1).ecart, seen(contre(), 1).aside) == (None, None)
