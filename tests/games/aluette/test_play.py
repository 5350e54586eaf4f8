"""Play: any card to any trick; the highest takes it, unless two share the highest level."""

import pytest

from cardavia.cards import SEATS, Seat
from cardavia.games.aluette import ALUETTE
from cardavia.games.aluette.play import TrickSpoiled, TrickTaken, highest, next_leader, taker
from cardavia.rules import EVERYBODY, CardPlayed, Choices, Event, PlayCard, RuleId, refusal
from tests.games.aluette.table import after, cards, finished, leads_of, opened

OWN_CARDS = RuleId("aluette.play.own-cards")


@pytest.mark.rule("aluette.play.first-lead")
@pytest.mark.parametrize(("dealer", "leader"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_seat_after_the_dealer_leads_the_first_trick(dealer: Seat, leader: Seat) -> None:
    assert ALUETTE.actors(opened(dealer=dealer)) == (leader,)


@pytest.mark.rule("aluette.play.free")
def test_every_card_of_the_hand_is_allowed_to_every_trick() -> None:
    state = opened()
    for card in leads_of(9).split():
        (seat,) = ALUETTE.actors(state)
        assert ALUETTE.choices(state, seat) == Choices(tuple(PlayCard(held) for held in state.hands[seat]))
        assert all(ALUETTE.refuse(state, seat, PlayCard(held)) is None for held in state.hands[seat])
        state = after(state, card)


@pytest.mark.rule("aluette.play.own-cards")
def test_a_card_of_another_hand_is_refused() -> None:
    (wanted,) = cards("D7")
    assert ALUETTE.refuse(opened(), 0, PlayCard(wanted)) == refusal(OWN_CARDS, reason="card", card=wanted)


@pytest.mark.rule("aluette.play.own-cards")
def test_an_unused_card_is_refused() -> None:
    (unused,) = cards("D3")
    assert ALUETTE.refuse(opened(), 0, PlayCard(unused)) == refusal(OWN_CARDS, reason="card", card=unused)


@pytest.mark.rule("aluette.play.own-cards")
def test_a_card_is_refused_a_second_time() -> None:
    state = after(opened(), leads_of(1))
    (again,) = cards("D7")
    assert ALUETTE.refuse(state, 3, PlayCard(again)) == refusal(OWN_CARDS, reason="card", card=again)


@pytest.mark.rule("aluette.play.own-cards")
def test_a_card_is_refused_out_of_turn_even_from_ones_own_hand() -> None:
    (own,) = cards("D5")
    assert ALUETTE.refuse(opened(), 1, PlayCard(own)) == refusal(OWN_CARDS, reason="turn", seat=0)


@pytest.mark.rule("aluette.play.own-cards")
def test_a_seat_that_is_not_to_act_is_offered_nothing() -> None:
    assert ALUETTE.choices(opened(), 1) == Choices()


def test_a_refused_card_cannot_be_decided() -> None:
    (own,) = cards("D5")
    with pytest.raises(ValueError, match=r"refused by aluette\.play\.own-cards"):
        ALUETTE.decide(opened(), 1, PlayCard(own))


@pytest.mark.rule("aluette.play.highest")
@pytest.mark.parametrize(
    ("trick", "seat"),
    [("D4 D5 D6 D7", 3), ("D3 C3 D2 C2", 0), ("S4 D1 SR SC", 1), ("B9 S8 DV C8", 2), ("B3 S4 C2 D1", 2)],
)
def test_the_highest_card_takes_the_trick_whatever_its_suit(trick: str, seat: Seat) -> None:
    assert taker(0, cards(trick)) == seat


@pytest.mark.rule("aluette.play.highest")
def test_the_one_who_takes_a_trick_leads_the_next() -> None:
    state = after(opened(), leads_of(1))
    assert (state.leader, ALUETTE.actors(state)) == (3, (3,))


@pytest.mark.rule("aluette.play.highest")
def test_taking_a_trick_is_an_event_after_its_last_card() -> None:
    state = after(opened(), "D4 D5 D6")
    (last,) = cards("D7")
    assert ALUETTE.decide(state, 3, PlayCard(last)) == (CardPlayed(3, last), TrickTaken(3))


@pytest.mark.rule("aluette.play.spoiled")
@pytest.mark.parametrize("trick", ["D1 C7 B1 S4", "B9 S9 D8 C8", "DR CR BR SR", "B3 S3 B3 S3"])
def test_equal_highest_cards_spoil_the_trick(trick: str) -> None:
    assert taker(2, cards(trick)) is None


@pytest.mark.rule("aluette.play.spoiled")
def test_a_tie_below_the_highest_card_means_nothing() -> None:
    assert taker(1, cards("DV SV BC C6")) == 3


@pytest.mark.rule("aluette.play.spoiled")
@pytest.mark.parametrize("leader", SEATS)
def test_whoever_led_a_spoiled_trick_leads_again(leader: Seat) -> None:
    assert next_leader(leader, None) == leader


@pytest.mark.rule("aluette.play.spoiled")
def test_spoiling_a_trick_is_an_event_after_its_last_card() -> None:
    state = after(opened(), leads_of(4) + " D8 C8 B8")
    (last,) = cards("S8")
    assert ALUETTE.decide(state, ALUETTE.actors(state)[0], PlayCard(last)) == (
        CardPlayed(ALUETTE.actors(state)[0], last),
        TrickSpoiled(state.leader),
    )


@pytest.mark.parametrize("event", [TrickTaken(0), TrickSpoiled(0)], ids=["taken", "spoiled"])
def test_everybody_sees_how_a_trick_ends(event: Event) -> None:
    assert event.audience == EVERYBODY


def test_before_the_first_card_of_a_trick_nobody_has_the_highest() -> None:
    assert highest(0, ()) == ()


def test_the_highest_so_far_may_be_shared_before_the_trick_is_full() -> None:
    assert highest(3, cards("D1 C1 D4")) == (3, 0)


def test_while_a_full_trick_lies_on_the_table_nobody_may_act() -> None:
    state = after(opened(), "D4 D5 D6")
    full = ALUETTE.evolve(state, CardPlayed(3, cards("D7")[0]))
    assert (ALUETTE.actors(full), ALUETTE.settle(full)) == ((), None)


@pytest.mark.rule("aluette.play.nine-tricks")
def test_the_deal_goes_on_for_nine_tricks_and_no_longer() -> None:
    state = opened()
    for line in leads_of(9).splitlines():
        assert ALUETTE.settle(state) is None
        state = after(state, line)
    assert (len(state.tricks), ALUETTE.actors(state)) == (9, ())


@pytest.mark.rule("aluette.play.nine-tricks")
def test_nothing_may_be_played_after_the_ninth_trick() -> None:
    over = finished()
    assert ALUETTE.refuse(over, 0, PlayCard(cards("D4")[0])) == refusal(RuleId("record.word"))
    assert ALUETTE.refuse_seat(over, 0) == refusal(RuleId("record.word"))
