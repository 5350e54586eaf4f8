"""How actions, events and views are written and read back."""

from dataclasses import fields

import pytest

from cardavia.cards import SEATS
from cardavia.games.tarocchino import TAROCCHINO, TarocchinoCard, TarocchinoHouseRules, play
from cardavia.games.tarocchino.dealing import DiscardCards
from cardavia.games.tarocchino.declarations import Answer, Declare
from cardavia.games.tarocchino.state import Phase
from cardavia.rules import Action, Choices, PlayCard, UnknownWord
from cardavia.words import Company, speak
from cardavia.words.log import name_action, tell
from cardavia.words.naming import kind
from cardavia.words.refusals import explain
from tests.games.tarocchino.table import cards, dealt, opened, random_deal, story


@pytest.mark.parametrize(
    ("word", "action"),
    [
        ("play D10", PlayCard(cards("D10")[0])),
        ("play MA", PlayCard(cards("MA")[0])),
        ("declare yes", Declare(Answer.YES)),
        ("declare no", Declare(Answer.NO)),
        ("discard B1 T15", DiscardCards(cards("B1 T15"))),
        ("discard T15 B1", DiscardCards(cards("T15 B1"))),
    ],
)
def test_a_word_is_an_action_and_an_action_its_word(word: str, action: Action) -> None:
    assert TAROCCHINO.read(word) == action
    assert TAROCCHINO.word(action) == word


@pytest.mark.rule("tarocchino.dealing.discard")
@pytest.mark.parametrize("word", ["discard D6", "discard D6 D7 D8", "discard D6 D6"])
def test_any_number_of_discards_can_be_read(word: str) -> None:
    assert TAROCCHINO.word(TAROCCHINO.read(word)) == word


@pytest.mark.parametrize(
    "word",
    [
        "", "play", "play D2", "play d6", "play D6 D7", "play  D6", " play D6", "play D6 ", "play\tD6",
        "discard", "declare", "declare maybe", "declare yes no", "declare YES", "discard  D6 D7", "discard D6 D2",
        "discard D6 D7 ", "bid pass", "poignee no", "PLAY D6",
    ],
)  # fmt: skip
def test_anything_else_is_no_word(word: str) -> None:
    with pytest.raises(UnknownWord):
        TAROCCHINO.read(word)


def test_an_action_of_another_game_has_no_word() -> None:
    with pytest.raises(TypeError, match="no action of Tarocchino"):
        TAROCCHINO.word(Action())


def test_every_event_is_written_and_read_back() -> None:
    for number in range(4):
        events, _ = story(f"written {number}")
        for event in events:
            assert TAROCCHINO.notation.read_event(TAROCCHINO.notation.write_event(event)) == event


def test_every_view_is_written_and_read_back() -> None:
    for state in random_deal("views"):
        for seat in (*SEATS, None):
            seen = TAROCCHINO.view(state, seat)
            plain = TAROCCHINO.notation.write(seen)
            assert TAROCCHINO.notation.read(TAROCCHINO.view_type, plain) == seen


def test_every_event_has_its_sentence() -> None:
    speaker = speak("en").at("tarocchino", Company(seen_from=0, clockwise=False))
    told = {kind(event): tell(speaker, event) for number in range(4) for event in story(f"told {number}")[0]}
    assert len(told) == 10
    assert all(told.values())


def test_every_action_has_its_name() -> None:
    speaker = speak("en").at("tarocchino")
    actions = [Declare(Answer.YES), Declare(Answer.NO), DiscardCards(cards("D6 T9")), PlayCard(cards("MA")[0])]
    assert [name_action(speaker, action) for action in actions] == [
        "Declare",
        "Pass",
        "Lay aside the 6 of coins and trump 9",
        "the Matto",
    ]


def test_every_refusal_has_its_words() -> None:
    speaker = speak("en").at("tarocchino", Company(seen_from=0, clockwise=False))
    state = opened(dealt("", "", "", "D6 AN"))
    sayings = {
        (0, "discard D6 AN"): "You may not act now: first the player on your left lays two cards aside.",
        (3, "discard D6"): "You may not lay aside 1 card: it has to be two.",
        (3, "discard D6 D6"): "You may not lay aside the 6 of coins twice.",
        (3, "discard D6 D1"): "You may not lay aside the Ace of coins: it is not in your hand.",
        (3, "discard D6 AN"): "You may not lay aside the Angel.",
    }
    for (seat, word), saying in sayings.items():
        found = TAROCCHINO.refuse(state, seat, TAROCCHINO.read(word))
        assert found is not None
        assert explain(speaker, found, TAROCCHINO.choices(state, 3)).refused == saying


@pytest.mark.parametrize("led", ["D9", "C9", "B9", "S9", "T9"])
def test_every_duty_has_its_words(led: str) -> None:
    speaker = speak("en").at("tarocchino")
    hands = {"follow": "D6 C6 B6 S6 T6", "trump": "D6 T6" if led != "D9" else "C6 T6"}
    for hand in hands.values():
        for card in cards(hand):
            found = play.refused(cards(hand), cards(led), card)
            if found is not None:
                assert str(found.facts[0][1]) == card.code
                assert explain(speaker, found, Choices()).refused.startswith("You may not play")


def test_every_house_rule_has_its_words() -> None:
    speaker = speak("en")
    for field in fields(TarocchinoHouseRules):
        key = f"house-rule-tarocchino-{field.name.replace('_', '-')}"
        assert speaker.knows(key)
        assert all(speaker.knows(f"{key}.{value}") for value in type(getattr(TarocchinoHouseRules(), field.name)))


@pytest.mark.parametrize("phase", Phase)
def test_every_phase_has_its_words(phase: Phase) -> None:
    assert speak("en").knows(f"phase-tarocchino-{phase}")


@pytest.mark.parametrize("card", TAROCCHINO.deck, ids=str)
def test_every_card_has_its_names(card: TarocchinoCard) -> None:
    key = f"card-tarocchino-{card.code}"
    assert all(speak("en").knows(name) for name in (key, f"{key}.play", f"{key}.of", f"{key}.short"))
