"""Events: every kind says itself who may know it, and cards are shown to those alone whom the rules name."""

import importlib
import pkgutil
from collections.abc import Iterator, Mapping

from cardavia.cards import SEATS
from cardavia.rules import EVERYBODY, NOBODY, AnyGame, Audience, CardPlayed, Event, only
from tests.battery.sight import codes_in
from tests.battery.sittings import SITTINGS, Sitting, play

WHO_SEES_THE_CARDS: Mapping[str, Mapping[str, str]] = {
    "aluette": {
        "HandDealt": "its seat",
        "TalonSetAside": "nobody",
        "TalonShown": "everybody",
        "CardPlayed": "everybody",
    },
    "french-tarot": {
        "HandDealt": "its seat",
        "ChienDealt": "nobody",
        "HandsShown": "everybody",
        "ChienShown": "everybody",
        "EcartLaid": "its seat",
        "EcartMade": "everybody",
        "PoigneeShown": "everybody",
        "CardPlayed": "everybody",
        "CardsApartShown": "everybody",
    },
    "tarocchino": {
        "HandDealt": "its seat",
        "CardsLaidAside": "its seat",
        "CombinationsDeclared": "everybody",
        "CardPlayed": "everybody",
        "DiscardsShown": "everybody",
    },
}
"""For each kind of event that names cards, who the rulebook says may see them."""


def kinds_of(game: AnyGame) -> Iterator[type[Event]]:
    """Yield the kinds of events in the folder of a game."""
    package = importlib.import_module(f"cardavia.games.{game.name.replace('-', '_')}")
    yield CardPlayed
    for found in pkgutil.iter_modules(package.__path__):
        module = importlib.import_module(f"{package.__name__}.{found.name}")
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Event) and thing.__module__ == module.__name__:
                yield thing


def audience_of(event: Event, who: str) -> Audience:
    match who:
        case "everybody":
            return EVERYBODY
        case "nobody":
            return NOBODY
        case _:
            seat: int = event.seat  # type: ignore[attr-defined]
            return only(seat)


def test_every_kind_of_event_declares_its_audience(game: AnyGame) -> None:
    assert all("audience" in vars(kind) for kind in kinds_of(game))


def test_every_event_that_happens_is_of_a_kind_in_the_games_folder(sitting: Sitting) -> None:
    deal = play(sitting)[-1]
    assert {type(event) for event in deal.events} <= set(kinds_of(deal.game))


def test_every_kind_of_event_happens_somewhere_in_the_battery(game: AnyGame) -> None:
    ends = [play(sitting)[-1] for sitting in SITTINGS if sitting.game == game.name]
    assert {type(event) for deal in ends for event in deal.events} == set(kinds_of(game))


def test_cards_are_shown_to_those_alone_whom_the_rules_name(sitting: Sitting) -> None:
    deal = play(sitting)[-1]
    for event in deal.events:
        if list(codes_in(deal.game, deal.game.notation.write(event))):
            who = WHO_SEES_THE_CARDS[sitting.game][type(event).__name__]
            assert event.audience == audience_of(event, who), event


def test_each_seat_is_dealt_its_own_hand_and_sees_no_other(sitting: Sitting) -> None:
    deal = play(sitting)[0]
    for seat in SEATS:
        dealt = {card.code for card in deal.cards.hands[seat]}
        opening = deal.game.open(deal.house_rules, deal.dealer, deal.cards)[: 1 + len(SEATS)]
        seen = [deal.game.notation.write_event(event) for event in opening if event.audience.admits(seat)]
        assert set(codes_in(deal.game, seen)) == dealt
