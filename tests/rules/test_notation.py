"""Events and views as plain data, and back."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from cardavia.cards import Card, Dealt, Deck, Trick
from cardavia.rules import EVERYBODY, Audience, CardPlayed, Event, Notation

DECK = Deck([Card("K", 0), Card("V", 1), Card("D", 2), Card("1", 3)])
KING, VALET, DAME, ACE = DECK


@dataclass(frozen=True, slots=True)
class Shown(Event):
    cards: tuple[Card, ...]
    by: int | None

    @property
    def audience(self) -> Audience:
        return EVERYBODY


@dataclass(frozen=True, slots=True)
class Toy:
    hand: tuple[Card, ...]
    tricks: tuple[Trick[Card], ...]
    last: Shown | None


NOTATION = Notation(DECK, (CardPlayed, Shown))


def test_a_card_is_written_as_its_code() -> None:
    assert NOTATION.write(KING) == "K"


def test_an_event_is_written_with_its_kind() -> None:
    assert NOTATION.write_event(CardPlayed(2, KING)) == {"event": "CardPlayed", "seat": 2, "card": "K"}


@pytest.mark.parametrize("event", [CardPlayed(0, ACE), Shown((KING, VALET), 3), Shown((), None)])
def test_an_event_written_as_json_is_read_back(event: Event) -> None:
    assert NOTATION.read_event(json.loads(json.dumps(NOTATION.write_event(event)))) == event


def test_a_card_is_read_as_the_one_of_the_deck() -> None:
    event = NOTATION.read_event({"event": "CardPlayed", "seat": 2, "card": "K"})
    assert isinstance(event, CardPlayed)
    assert event.card is KING


def test_what_holds_events_and_tricks_is_read_back() -> None:
    toy = Toy((KING,), (Trick(1, (KING, VALET, DAME, ACE), None),), Shown((ACE,), 1))
    assert NOTATION.read(Toy, json.loads(json.dumps(NOTATION.write(toy)))) == toy


def test_dealt_cards_are_read_back() -> None:
    dealt = Dealt(((KING,), (VALET,), (), ()), (DAME, ACE))
    assert NOTATION.read(Dealt[Card], NOTATION.write(dealt)) == dealt


@pytest.mark.parametrize(
    "plain",
    [
        {"event": "CardPlayed", "seat": 2},
        {"event": "CardPlayed", "seat": 2, "card": "X"},
        {"event": "CardPlayed", "seat": "two", "card": "K"},
        {"event": "CardPlayed", "seat": 2, "card": "K", "hidden": "V"},
        {"event": "CardPlayed", "seat": 2, "card": ["K"]},
    ],
)
def test_data_that_are_not_the_event_s_are_refused(plain: Mapping[str, object]) -> None:
    with pytest.raises(ValueError, match="these data are no CardPlayed"):
        NOTATION.read_event(plain)


@pytest.mark.parametrize("plain", [{"event": "Shuffled"}, {"seat": 2}])
def test_a_kind_of_another_game_is_refused(plain: Mapping[str, object]) -> None:
    with pytest.raises(ValueError, match="no event of this game"):
        NOTATION.read_event(plain)
