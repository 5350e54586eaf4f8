"""Events: who may know each kind."""

import pytest

from cardavia.games.french_tarot.bidding import BidMade, Contract, EveryonePassed, TakerNamed
from cardavia.games.french_tarot.chien import CardsApartShown, ChienShown, EcartLaid, EcartMade
from cardavia.games.french_tarot.dealing import ChienDealt, DealOpened, HandDealt, HandsShown, PetitSecFound
from cardavia.games.french_tarot.declarations import (
    ChelemAnnounced,
    ChelemForgone,
    PoigneeDeclined,
    PoigneeShown,
)
from cardavia.games.french_tarot.play import TrickTaken
from cardavia.rules import EVERYBODY, NOBODY, Event, only
from tests.games.french_tarot.table import RULEBOOK

PUBLIC: list[Event] = [
    DealOpened(0, RULEBOOK),
    PetitSecFound(1),
    HandsShown((), ()),
    BidMade(1, None),
    TakerNamed(1, Contract.PRISE),
    EveryonePassed(),
    ChienShown(1, ()),
    EcartMade(1, None),
    ChelemAnnounced(1),
    ChelemForgone(1),
    PoigneeShown(1, ()),
    TrickTaken(1),
    CardsApartShown(()),
]
PRIVATE: list[Event] = [HandDealt(2, ()), EcartLaid(2, ()), PoigneeDeclined(2)]


@pytest.mark.parametrize("event", PUBLIC, ids=lambda event: type(event).__name__)
def test_what_is_said_or_shown_is_for_everybody(event: Event) -> None:
    assert event.audience is EVERYBODY


@pytest.mark.parametrize("event", PRIVATE, ids=lambda event: type(event).__name__)
def test_what_a_player_keeps_is_for_that_seat_alone(event: Event) -> None:
    assert event.audience == only(2)


@pytest.mark.rule("tarot.dealing.cards")
def test_the_chien_is_dealt_for_nobody_s_eyes() -> None:
    assert ChienDealt(()).audience is NOBODY
