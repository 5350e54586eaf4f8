"""How Aluette is written: its one word, and its events and views as plain data."""

import json
import pickle

import pytest

from cardavia.cards import SEATS, Card
from cardavia.games.aluette import ALUETTE, AluetteState
from cardavia.rules import Event, PlayCard, UnknownWord
from tests.games.aluette.table import RULEBOOK, TRICKS, after, dealt, finished, opened


@pytest.mark.parametrize("card", ALUETTE.deck, ids=str)
def test_a_card_played_is_written_and_read_back(card: Card) -> None:
    assert ALUETTE.word(PlayCard(card)) == f"play {card}"
    assert ALUETTE.read(f"play {card}") == PlayCard(card)


@pytest.mark.parametrize("word", ["", "play", "play HK", "play D3 C3", "play  D3", "play D3 ", "Play D3", "knock"])
def test_any_other_word_is_unknown(word: str) -> None:
    with pytest.raises(UnknownWord):
        ALUETTE.read(word)


def test_an_action_of_another_game_has_no_word() -> None:
    with pytest.raises(TypeError, match="no action of Aluette"):
        ALUETTE.word(PlayCard(Card("HK", 0)))


@pytest.mark.parametrize("event", ALUETTE.open(RULEBOOK, 0, dealt(TRICKS, 0)), ids=lambda e: type(e).__name__)
def test_the_events_of_an_opening_are_written_and_read_back(event: Event) -> None:
    written = json.loads(json.dumps(ALUETTE.notation.write_event(event)))
    assert ALUETTE.notation.read_event(written) == event


@pytest.mark.parametrize("seat", [*SEATS, None])
@pytest.mark.parametrize("state", [opened(), after(opened(), "D4 D5"), finished()], ids=["start", "midway", "end"])
def test_a_view_is_written_and_read_back(state: AluetteState, seat: int | None) -> None:
    seen = ALUETTE.view(state, seat)
    written = json.loads(json.dumps(ALUETTE.notation.write(seen)))
    assert ALUETTE.notation.read(ALUETTE.view_type, written) == seen


def test_a_state_comes_back_from_a_pickle() -> None:
    state = after(opened(), "D4 D5")
    assert pickle.loads(pickle.dumps(state)) == state
