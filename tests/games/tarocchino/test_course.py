"""The course of a deal: its phases, and what belongs to none of them."""

from dataclasses import dataclass, replace

import pytest

from cardavia.cards import SEATS, Card
from cardavia.games.tarocchino import TAROCCHINO, TarocchinoHouseRules, TarocchinoState
from cardavia.games.tarocchino.dealing import DiscardCards
from cardavia.games.tarocchino.declarations import Answer, Declare
from cardavia.games.tarocchino.house_rules import DeclarationTime
from cardavia.games.tarocchino.play import PlayBegun
from cardavia.rules import WRONG_WORD, Action, Choices, Event, PlayCard
from tests.games.tarocchino.table import after, cards, dealt, opened, passed, random_deal, story

START = opened(dealt("", "", "", "D6 D7"))
DECLARING = after(START, "discard D6 D7")
PLAYING = passed(DECLARING)
OVER = random_deal("over")[-1]


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """An action of another game."""


@pytest.mark.parametrize(
    ("state", "phase"), [(START, "discard"), (DECLARING, "declarations"), (PLAYING, "play"), (OVER, "over")]
)
def test_a_deal_goes_through_its_phases(state: TarocchinoState, phase: str) -> None:
    assert state.phase == phase


def test_the_dealer_acts_first_and_at_the_end_nobody_does() -> None:
    assert [TAROCCHINO.actors(state) for state in (START, OVER)] == [(3,), ()]


def test_until_the_end_exactly_one_seat_may_act() -> None:
    for number in range(20):
        *states, end = random_deal(f"actors {number}")
        assert all(len(TAROCCHINO.actors(state)) == 1 for state in states)
        assert end.phase == "over"


@pytest.mark.parametrize(
    ("state", "action"),
    [
        (START, PlayCard(START.hands[3][0])),
        (START, Declare(Answer.YES)),
        (DECLARING, PlayCard(DECLARING.hands[0][0])),
        (DECLARING, DiscardCards(cards("D6 D7"))),
        (PLAYING, Declare(Answer.NO)),
        (PLAYING, DiscardCards(PLAYING.hands[0][:2])),
    ],
)
def test_an_action_of_another_phase_is_the_wrong_word(state: TarocchinoState, action: Action) -> None:
    (seat,) = TAROCCHINO.actors(state)
    found = TAROCCHINO.refuse(state, seat, action)
    assert found is not None
    assert found.rule == WRONG_WORD


@pytest.mark.parametrize("seat", SEATS)
def test_after_the_end_every_word_is_wrong(seat: int) -> None:
    for found in (TAROCCHINO.refuse_seat(OVER, seat), TAROCCHINO.refuse(OVER, seat, Declare(Answer.YES))):
        assert found is not None
        assert found.rule == WRONG_WORD
    assert TAROCCHINO.choices(OVER, seat) == Choices()


def test_between_the_last_card_of_a_trick_and_its_end_nobody_may_act() -> None:
    before = random_deal("between")[-2]
    (seat,) = TAROCCHINO.actors(before)
    played, taken, shown = TAROCCHINO.decide(before, seat, TAROCCHINO.choices(before, seat).actions[0])
    lying = TAROCCHINO.evolve(before, played)
    closed = TAROCCHINO.evolve(lying, taken)
    assert [TAROCCHINO.actors(state) for state in (lying, closed, TAROCCHINO.evolve(closed, shown))] == [()] * 3
    assert TAROCCHINO.settle(closed) is None


def test_the_order_of_two_discards_does_not_matter() -> None:
    assert after(START, "discard D7 D6") == DECLARING


def test_a_refused_action_is_not_decided() -> None:
    with pytest.raises(ValueError, match=r"refused by tarocchino\.play\.own-cards"):
        TAROCCHINO.decide(PLAYING, 0, PlayCard(PLAYING.hands[1][0]))


@pytest.mark.parametrize("action", [Bid(), PlayCard(Card("D6", 1))])
def test_an_action_of_another_game_is_a_mistake(action: Action) -> None:
    with pytest.raises(TypeError, match="no action of Tarocchino"):
        TAROCCHINO.refuse(PLAYING, 0, action)


@dataclass(frozen=True, slots=True)
class Rained(Event):
    """An event of no game."""


def test_an_event_of_another_game_is_a_mistake() -> None:
    with pytest.raises(TypeError, match="no event that can happen"):
        TAROCCHINO.evolve(PLAYING, Rained())  # type: ignore[abstract]


def test_a_deal_begins_with_its_opening() -> None:
    with pytest.raises(TypeError, match="begins with DealOpened"):
        TAROCCHINO.start((PlayBegun(0),))


def test_a_state_of_another_game_is_a_mistake() -> None:
    foreign: object = TarocchinoHouseRules()
    with pytest.raises(TypeError, match="no state of Tarocchino"):
        TAROCCHINO.actors(foreign)  # type: ignore[arg-type]


@pytest.mark.parametrize("time", DeclarationTime)
def test_a_state_is_the_fold_of_its_events(time: DeclarationTime) -> None:
    events, states = story("fold", TarocchinoHouseRules(declaration_time=time))
    assert TAROCCHINO.start(tuple(events)) == states[-1]


def test_no_card_is_lost_or_doubled_on_the_way() -> None:
    for state in random_deal("conserved"):
        held = [card for hand in state.hands for card in hand]
        lying = [*state.trick, *(card for done in state.tricks for card in done.cards), *state.discards]
        assert sorted([*held, *lying]) == list(TAROCCHINO.deck)


def test_the_hands_of_fifteen_can_be_told_at_any_time() -> None:
    states = random_deal("fifteen hands")
    first = next(state for state in states if state.discards)
    assert all(state.hands_of_fifteen == first.hands for state in states if state.discards)


def test_what_was_declared_is_told_in_the_order_of_the_round() -> None:
    state = replace(DECLARING, answers=(Answer.YES, Answer.NO, Answer.YES, Answer.YES))
    assert [made.seat for made in state.declared] == [0, 2, 3]
