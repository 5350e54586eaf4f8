"""Deals played by chance up to a moment, and seen from a seat: what the pages of these tests show."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from cardavia.cards import SEATS, Dealt, Seat
from cardavia.games import GAMES
from cardavia.match.deal import Deal, begin, deal_out
from cardavia.rules import Action, AnyGame, Pick, PlayCard, Refusal
from cardavia.web.pages.frame import Frame
from cardavia.web.pages.preferences import Preferences
from cardavia.web.pages.sight import Occupant, Sitter, Standing, TableSight
from cardavia.web.sights import refusals
from cardavia.words import speak

SITTERS = (
    Sitter("", Occupant.PERSON, portrait=1),
    Sitter("Jeanne", Occupant.BOT, "family-table", 6),
    Sitter("Marcel", Occupant.BOT, "club", 11),
    Sitter("Odile", Occupant.BOT, "first-steps", 4),
)
NAMES = tuple(GAMES)
Moment = Callable[[Deal], bool]


class PlainFaces:
    """Addresses of faces as the server will have them."""

    def __init__(self, game: str) -> None:
        self.game = game

    def face(self, code: str) -> str:
        return f"/art/{self.game}/{code}.svg"

    def back(self) -> str:
        return f"/art/{self.game}/back.svg"


class PlainAssets:
    """Addresses of assets without their content."""

    def url(self, name: str) -> str:
        return f"/static/{name}"

    def portrait(self, number: int) -> str:
        return f"/static/portrait-{number}.svg"


def frame(language: str = "en", path: str = "/", preferences: Preferences | None = None) -> Frame:
    """Return a frame as the server makes one."""
    return Frame(speak(language), preferences or Preferences(), path, "form-token", PlainAssets())


def played_to(game: str, seed: str, moment: Moment) -> Deal:
    """Return a deal played by chance up to the first moment like this; raise `LookupError` when there is none."""
    return played_on(deal_out(GAMES[game], GAMES[game].house_rules(), 3, seed), seed, moment)


def holding(game: str, codes: str) -> Deal:
    """Return a deal in which seat 0 holds these cards, and the others the rest in deck order."""
    deck = GAMES[game].deck
    hand = deck.read(codes)
    rest = [card for card in deck if card not in hand]
    others = [tuple(rest[start::3][: len(hand)]) for start in range(3)]
    talon = tuple(card for card in rest if not any(card in other for other in others))
    cards = Dealt(tuple(tuple(sorted(one)) for one in (hand, *others)), talon)
    return begin(GAMES[game], GAMES[game].house_rules(), 3, cards)


def played_on(deal: Deal, seed: str, moment: Moment) -> Deal:
    """Return a deal played on by chance up to a moment like this; raise `LookupError` when there is none."""
    random = Random(seed)
    while not moment(deal):
        if deal.over:
            raise LookupError(f"the deal {seed!r} of {deal.game.name} has no such moment")
        seat = deal.actors[0]
        after = deal.act(seat, any_action(deal, seat, random))
        assert not isinstance(after, Refusal)
        deal = after
    return deal


def found(game: str, moment: Moment, seeds: int = 300) -> Deal:
    """Return the first deal, by seed, that has such a moment."""
    for seed in range(seeds):
        try:
            return played_to(game, str(seed), moment)
        except LookupError:
            continue
    raise LookupError(f"no deal of {game} in {seeds} has such a moment")


def any_action(deal: Deal, seat: Seat, random: Random) -> Action:
    """Return one of the things that may be done, at random."""
    choices = deal.game.choices(deal.state, seat)
    things: list[Action | Pick] = [*choices.actions, *choices.picks]
    thing = random.choice(things)
    return deal.game.read(thing.word(thing.proposed)) if isinstance(thing, Pick) else thing


def seen(deal: Deal, seat: Seat | None = 0, **more: Any) -> TableSight:
    """Return what a seat sees of a deal."""
    game = deal.game
    mine = seat is not None and seat in deal.actors
    choices = game.choices(deal.state, seat) if mine and seat is not None else game.choices(deal.state, 9)
    sight = TableSight(
        table="abc",
        game=game,
        seat=seat,
        sitters=SITTERS,
        view=game.view(deal.state, seat),
        choices=choices,
        events=tuple(event for event in deal.events if event.audience.admits(seat)),
        seen=len(deal.events),
        deal=1,
        standing=Standing(2, 5, (1, 0, 1, 0)) if game.name == "aluette" else Standing(4, None, (64, -18, -68, 22)),
        refusals=refusals(game, deal.state, seat, game.choices(deal.state, seat))
        if mine and seat is not None
        else {},
        sheet=deal.sheet,
        commitment="5f" * 32,
        levels=("first-steps", "family-table", "club", "master"),
    )
    return replace(sight, **more)


def to_play(seat: Seat, tricks: int = 0, cards: int = 0) -> Moment:
    """Return the moment at which this seat is to play with so many tricks over and so many cards lying."""

    def is_it(deal: Deal) -> bool:
        view = deal.game.view(deal.state, seat)
        return (
            deal.actors == (seat,)
            and _plays(deal.game.choices(deal.state, seat).actions)
            and len(view.tricks) >= tricks
            and len(view.trick) >= cards
        )

    return is_it


def over(deal: Deal) -> bool:
    """Say whether the deal is over and counts."""
    return deal.sheet is not None and not deal.sheet.void


def _plays(actions: tuple[Action, ...]) -> bool:
    return any(isinstance(action, PlayCard) for action in actions)


def _words(game: AnyGame, choices: Any) -> set[str]:
    return {game.word(action) for action in choices.actions}


assert len(SITTERS) == len(SEATS)
