"""The course of a deal: it opens, nine tricks are played, it is settled."""

from dataclasses import dataclass

import pytest

from cardavia.cards import Card
from cardavia.games.aluette import ALUETTE
from cardavia.games.aluette.dealing import DealOpened, TalonShown
from cardavia.games.aluette.house_rules import AluetteHouseRules, UnusedCards
from cardavia.rules import Action, CardPlayed, PlayCard
from tests.games.aluette.table import RULEBOOK, TRICKS, after, cards, dealt, finished, leads_of, opened

STRANGE_CARD = PlayCard(Card("HK", 0))


@dataclass(frozen=True, slots=True)
class Knock(Action):
    """An action of no game here."""


def test_after_the_opening_every_seat_holds_what_it_was_dealt() -> None:
    state = opened()
    assert (state.dealt, state.talon_shown) == (dealt(TRICKS), False)


def test_what_was_dealt_can_be_told_at_any_time() -> None:
    state = after(opened(), leads_of(4) + " D8 C8")
    assert state.dealt == dealt(TRICKS)


def test_a_deal_begins_with_its_opening() -> None:
    with pytest.raises(TypeError, match="begins with DealOpened"):
        ALUETTE.start(ALUETTE.open(RULEBOOK, 0, dealt(TRICKS))[1:])


def test_a_deal_is_opened_once() -> None:
    with pytest.raises(TypeError, match="no event"):
        ALUETTE.evolve(opened(), DealOpened(0, RULEBOOK))


def test_a_card_of_another_game_cannot_be_played() -> None:
    with pytest.raises(TypeError, match="no event"):
        ALUETTE.evolve(opened(), CardPlayed(0, STRANGE_CARD.card))


@pytest.mark.parametrize("action", [STRANGE_CARD, Knock()], ids=["a strange card", "a strange verb"])
def test_an_action_of_another_game_is_a_mistake(action: Action) -> None:
    with pytest.raises(TypeError, match="no action of Aluette"):
        ALUETTE.refuse(opened(), 0, action)


@pytest.mark.rule("aluette.dealing.packets")
def test_the_unused_cards_are_shown_when_the_deal_is_over() -> None:
    almost = after(opened(), TRICKS.rsplit(maxsplit=1)[0])
    (last,) = cards(TRICKS.split()[-1])
    events = ALUETTE.decide(almost, ALUETTE.actors(almost)[0], PlayCard(last))
    assert events[2:] == (TalonShown(dealt(TRICKS).talon),)


@pytest.mark.rule("aluette.dealing.packets")
def test_a_house_rule_shows_the_unused_cards_from_the_start_and_then_no_more() -> None:
    house_rules = AluetteHouseRules(unused_cards=UnusedCards.SHOWN)
    assert ALUETTE.open(house_rules, 3, dealt(TRICKS))[-1] == TalonShown(dealt(TRICKS).talon)
    almost = after(opened(house_rules=house_rules), TRICKS.rsplit(maxsplit=1)[0])
    (last,) = cards(TRICKS.split()[-1])
    assert len(ALUETTE.decide(almost, ALUETTE.actors(almost)[0], PlayCard(last))) == 2


def test_a_finished_deal_is_settled() -> None:
    sheet = ALUETTE.settle(finished())
    assert sheet is not None
    assert sheet.outcome["tricks"] == [3, 2, 1, 0, None, 3, 2, 1, 0]
