"""The course of a deal: it goes on to its end, and what is offered and what is refused leave nothing between."""

from itertools import pairwise

import pytest

from cardavia.cards import SEATS
from cardavia.match.deal import Deal, fold
from cardavia.rules import WRONG_WORD, Action, Choices, PlayCard
from tests.battery.sittings import Sitting, actions_of, picks_of, play, unlike


def test_somebody_can_act_until_there_is_a_score_sheet(sitting: Sitting) -> None:
    for deal in play(sitting):
        assert (deal.sheet is None) == bool(deal.actors)


def test_whoever_can_act_is_offered_something_and_nobody_else_is(sitting: Sitting) -> None:
    for deal in play(sitting):
        offered = {seat for seat in SEATS if deal.game.choices(deal.state, seat) != Choices()}
        assert offered == set(deal.actors)


def test_the_rule_that_says_who_speaks_is_cited_to_all_others(sitting: Sitting) -> None:
    for deal in play(sitting):
        for seat in SEATS:
            refused = deal.game.refuse_seat(deal.state, seat)
            assert (refused is None) == (seat in deal.actors)
            assert refused is None or refused.rule in {*deal.game.rules, WRONG_WORD}


def test_nothing_that_is_offered_is_refused(sitting: Sitting) -> None:
    for deal in play(sitting):
        game = deal.game
        for seat in deal.actors:
            choices = game.choices(deal.state, seat)
            proposed = [game.read(pick.word(pick.proposed)) for pick in choices.picks]
            for action in (*choices.actions, *proposed):
                assert game.refuse(deal.state, seat, action) is None


def test_no_action_is_offered_twice(sitting: Sitting) -> None:
    for deal in play(sitting):
        for seat in deal.actors:
            actions = deal.game.choices(deal.state, seat).actions
            assert len(set(actions)) == len(actions)


def test_cards_are_offered_in_deck_order(sitting: Sitting) -> None:
    for deal in play(sitting):
        for seat in deal.actors:
            choices = deal.game.choices(deal.state, seat)
            cards = [action.card for action in choices.actions if isinstance(action, PlayCard)]
            assert cards == sorted(cards)
            assert [pick.size for pick in choices.picks] == sorted(pick.size for pick in choices.picks)


def test_a_pick_allows_what_it_proposes(sitting: Sitting) -> None:
    for deal in play(sitting):
        for seat in deal.actors:
            for pick in deal.game.choices(deal.state, seat).picks:
                assert pick.allows(pick.proposed)


def refusal_of(deal: Deal, seat: int, action: Action) -> str | None:
    """Return the rule that refuses, after making sure that it is one."""
    refused = deal.game.refuse(deal.state, seat, action)
    if refused is None:
        return None
    assert refused.rule in {*deal.game.rules, WRONG_WORD}
    return refused.rule


def test_every_action_that_is_not_offered_is_refused_and_the_refusal_cites_a_rule(sitting: Sitting) -> None:
    for deal in play(sitting):
        for seat in SEATS:
            offered = set(deal.game.choices(deal.state, seat).actions)
            for action in actions_of(sitting.game) - offered:
                assert refusal_of(deal, seat, action) is not None, (seat, deal.game.word(action))


def test_a_choice_of_cards_is_refused_unless_a_pick_allows_it(sitting: Sitting) -> None:
    for deal in play(sitting):
        for seat in deal.actors:
            picks = deal.game.choices(deal.state, seat).picks
            for pick in picks:
                for action in unlike(pick, deal.game):
                    chosen = deal.game.deck.read(deal.game.word(action).partition(" ")[2])
                    allowed = any(other.verb == pick.verb and other.allows(chosen) for other in picks)
                    assert (refusal_of(deal, seat, action) is None) == allowed, deal.game.word(action)


def test_where_no_cards_are_to_be_chosen_every_choice_of_them_is_refused(sitting: Sitting) -> None:
    for deal in play(sitting):
        for seat in SEATS:
            verbs = {pick.verb for pick in deal.game.choices(deal.state, seat).picks}
            for verb, size in picks_of(sitting.game):
                hand = deal.game.view(deal.state, seat).hand[:size]
                if verb not in verbs and hand:
                    action = deal.game.read(" ".join([verb, *(card.code for card in hand)]))
                    assert refusal_of(deal, seat, action) is not None


def test_what_is_refused_cannot_be_decided(sitting: Sitting) -> None:
    deal = play(sitting)[0]
    for seat in SEATS:
        if seat not in deal.actors:
            with pytest.raises(ValueError):
                deal.game.decide(deal.state, seat, deal.game.read(f"play {deal.game.deck.cards[0]}"))


def test_a_state_is_the_fold_of_its_events(sitting: Sitting) -> None:
    for deal in play(sitting):
        assert fold(deal.game, deal.events) == deal.state


def test_every_action_leaves_an_event(sitting: Sitting) -> None:
    assert all(len(before.events) < len(after.events) for before, after in pairwise(play(sitting)))


def test_the_phase_of_a_deal_is_seen_alike_by_all(sitting: Sitting) -> None:
    for deal in play(sitting):
        assert len({deal.game.view(deal.state, eyes).phase for eyes in (*SEATS, None)}) == 1


def test_the_turn_that_everybody_sees_is_that_of_the_one_who_can_act(sitting: Sitting) -> None:
    for deal in play(sitting):
        turn = deal.game.view(deal.state, None).turn
        assert turn is None or deal.actors == (turn,)
