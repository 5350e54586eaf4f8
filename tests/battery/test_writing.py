"""Writing: what is written is read back the same, through JSON and through a pickle."""

import json
import pickle

import pytest

from cardavia.cards import SEATS
from cardavia.rules import AnyGame, UnknownWord
from tests.battery.sittings import EYES, Sitting, actions_of, play


def test_every_event_is_read_back(sitting: Sitting) -> None:
    notation = play(sitting)[-1].game.notation
    for event in play(sitting)[-1].events:
        assert notation.read_event(json.loads(json.dumps(notation.write_event(event)))) == event


def test_every_view_is_read_back(sitting: Sitting) -> None:
    for deal in play(sitting):
        game = deal.game
        for eyes in EYES:
            view = game.view(deal.state, eyes)
            assert game.notation.read(game.view_type, json.loads(json.dumps(game.notation.write(view)))) == view


def test_every_action_is_read_back_from_its_word(game: AnyGame) -> None:
    for action in actions_of(game.name):
        assert game.read(game.word(action)) == action


def test_every_action_that_was_done_is_read_back_from_its_word(sitting: Sitting) -> None:
    deal = play(sitting)[-1]
    assert all(deal.game.read(deal.game.word(action)) == action for _, action in deal.actions)


@pytest.mark.parametrize("word", ["", "play", "play ??", "play  ", "dance", "bid", "discard ??", "poignee"])
def test_a_word_without_sense_is_unknown(game: AnyGame, word: str) -> None:
    with pytest.raises(UnknownWord):
        game.read(word)


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_a_card_comes_back_from_a_pickle_as_the_same_object(game: AnyGame, protocol: int) -> None:
    assert all(pickle.loads(pickle.dumps(card, protocol)) is card for card in game.deck)


def test_states_and_views_come_back_from_a_pickle(sitting: Sitting) -> None:
    for deal in play(sitting):
        assert pickle.loads(pickle.dumps(deal.state)) == deal.state
        for seat in SEATS:
            view = deal.game.view(deal.state, seat)
            assert pickle.loads(pickle.dumps(view)) == view


def test_an_outcome_is_plain_data(sitting: Sitting) -> None:
    sheet = play(sitting)[-1].sheet
    assert sheet is not None
    assert json.loads(json.dumps(sheet.outcome)) == sheet.outcome
