"""One deal, driven from actions."""

from dataclasses import replace
from typing import NoReturn

import pytest

from cardavia.games.aluette import Aluette
from cardavia.match import Deal, fold
from cardavia.rules import WRONG_WORD, Refusal


def no_idea(state: object, seat: object, action: object) -> NoReturn:
    raise ValueError("no idea")


class Confused(Aluette):
    """Aluette that fails where it should decide."""

    decide = staticmethod(no_idea)


def rule_of(answer: "Deal | Refusal") -> str:
    assert isinstance(answer, Refusal)
    return answer.rule


def after(deal: Deal, *said: str) -> Deal:
    for words in said:
        answer = deal.hear(words)
        assert isinstance(answer, Deal), answer
        deal = answer
    return deal


def test_the_seat_after_the_dealer_acts_first(fresh: Deal) -> None:
    assert fresh.actors == (0,)


def test_an_action_leads_to_the_deal_after_it(fresh: Deal) -> None:
    word = fresh.offered[0]
    assert [f"{seat} {fresh.game.word(action)}" for seat, action in after(fresh, f"0 {word}").actions] == [
        f"0 {word}"
    ]


def test_the_deal_before_an_action_stays_as_it_was(fresh: Deal) -> None:
    state = fresh.state
    after(fresh, f"0 {fresh.offered[0]}")
    assert (fresh.state, fresh.actions) == (state, ())


def test_what_is_offered_is_the_hand_in_deck_order(fresh: Deal) -> None:
    assert fresh.offered == tuple(f"play {card}" for card in fresh.cards.hands[0])


def test_a_card_of_another_hand_is_refused_by_its_rule(fresh: Deal) -> None:
    assert rule_of(fresh.hear(f"0 play {fresh.cards.hands[1][0]}")) == "aluette.play.own-cards"


def test_another_seat_is_refused_by_the_rule_of_who_plays(fresh: Deal) -> None:
    assert rule_of(fresh.hear(f"1 play {fresh.cards.hands[1][0]}")) == "aluette.play.own-cards"


def test_the_seat_is_judged_before_the_word(fresh: Deal) -> None:
    assert rule_of(fresh.hear("1 knock twice")) == "aluette.play.own-cards"


@pytest.mark.parametrize(
    "said",
    [
        "",
        "0",
        "0 ",
        " 0 play D1",
        "0  play D1",
        "0 play  D1",
        "0 play D1 ",
        "0\tplay D1",
        "0 play\tD1",
        "0 play D1\n",
        "0\u00a0play D1",
        "\u0660 play D1",
        "4 play D1",
        "-1 play D1",
        "00 play D1",
        "play D1",
        "0 play",
        "0 play d1",
        "0 play D10",
        "0 play D1 D2",
        "0 bid pass",
        "0 play \ud800",
        "0 \x00",
    ],
)
def test_what_is_not_seat_and_word_with_single_spaces_is_no_word(fresh: Deal, said: str) -> None:
    assert rule_of(fresh.hear(said)) == WRONG_WORD


@pytest.mark.parametrize("said", ["1  play D1", "1 play D1 ", "1", "4 play D1"])
def test_the_form_is_judged_before_the_seat(fresh: Deal, said: str) -> None:
    assert rule_of(fresh.hear(said)) == WRONG_WORD


def test_nobody_acts_once_the_deal_is_over(finished: Deal) -> None:
    assert (finished.over, finished.actors, finished.offered) == (True, (), ())


def test_a_deal_that_is_over_has_its_score_sheet(finished: Deal) -> None:
    assert finished.sheet is not None


def test_a_deal_that_is_not_over_has_none(fresh: Deal) -> None:
    assert fresh.sheet is None


def test_whatever_is_said_after_the_end_is_no_word(finished: Deal) -> None:
    assert rule_of(finished.hear("0 play D1")) == WRONG_WORD


def test_an_action_after_the_end_is_refused_as_no_word(finished: Deal) -> None:
    assert rule_of(finished.act(*finished.actions[0])) == WRONG_WORD


def test_a_fault_of_the_game_is_no_refusal(fresh: Deal) -> None:
    deal = replace(fresh, game=Confused())
    with pytest.raises(ValueError, match="no idea"):
        deal.hear(f"0 {fresh.offered[0]}")


def test_a_state_is_the_fold_of_the_events(finished: Deal) -> None:
    assert fold(finished.game, finished.events) == finished.state


def test_a_deal_can_be_seen_at_any_point(finished: Deal) -> None:
    assert finished.at(10).actions == finished.actions[:10]


def test_a_deal_seen_at_its_end_is_itself(finished: Deal) -> None:
    assert finished.at(len(finished.actions)) == finished


def test_a_deal_seen_before_the_first_action_is_fresh(fresh: Deal, finished: Deal) -> None:
    assert finished.at(0) == fresh


@pytest.mark.parametrize("actions", [-1, 37])
def test_a_deal_cannot_be_seen_beyond_its_actions(finished: Deal, actions: int) -> None:
    with pytest.raises(ValueError, match="0 to 36 actions"):
        finished.at(actions)


def test_a_deal_replayed_shows_itself_after_each_action(finished: Deal) -> None:
    assert list(finished.replayed()) == [finished.at(count) for count in range(37)]
