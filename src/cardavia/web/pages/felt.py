"""The felt: seats where they really sit, the trick, won cards, cards shown to all."""

from dataclasses import dataclass
from typing import Any, Final

from cardavia.cards import SEATS, Seat, Trick
from cardavia.rules import View
from cardavia.web.pages.hand import Hand, hand
from cardavia.web.pages.pieces import (
    Backs,
    Laid,
    Marks,
    Pile,
    PlaceCard,
    Played,
    Row,
    Stamp,
    TrickOnFelt,
    TrickState,
)
from cardavia.web.pages.sight import Occupant
from cardavia.web.pages.spots import LEFT_TO_RIGHT, Spot, seat_at
from cardavia.web.pages.teller import Teller

MOST_BACKS: Final = 7
CARDS_A_TRICK: Final = len(SEATS)


@dataclass(frozen=True, slots=True)
class Felt:
    """Everything on the felt. `game` names the deck, which turns the hue and the shape of the cards."""

    game: str
    label: str
    back: str
    places: tuple[PlaceCard, ...]
    backs: tuple[Backs, ...]
    trick: TrickOnFelt | None
    row: Row | None
    laid: tuple[Laid, ...]
    piles: tuple[Pile, ...]
    stamp: Stamp | None
    hand: Hand | None


def felt(teller: Teller) -> Felt:
    """Return the felt as this seat sees it."""
    row = teller.face.row(teller)
    trick = None if row else _trick(teller)
    return Felt(
        game=teller.sight.game.name,
        label=teller.say("felt-label"),
        back=teller.faces.back(),
        places=tuple(_place(teller, where) for where in LEFT_TO_RIGHT),
        backs=tuple(_backs(teller, where) for where in LEFT_TO_RIGHT),
        trick=trick,
        row=row,
        laid=teller.face.laid(teller),
        piles=teller.face.piles(teller),
        stamp=_stamp(teller, trick),
        hand=hand(teller),
    )


def played(teller: Teller, trick: Trick[Any], best: tuple[Seat, ...]) -> tuple[Played, ...]:
    """Return the cards of a finished trick in the order played."""
    return tuple(
        Played(teller.spot(seat), turn, teller.picture(card), teller.name(seat), seat in best)
        for turn, (seat, card) in enumerate(trick.plays, 1)
    )


def seat_there(teller: Teller, where: Spot) -> Seat:
    """Return the seat at this side of the felt."""
    return seat_at(where, teller.sight.seat, teller.sight.game.clockwise)


def tricks_in_all(view: View) -> int:
    """Return how many tricks the deal has, from the cards that are still to be played."""
    return len(view.tricks) + max(view.cards_left)


def _place(teller: Teller, where: Spot) -> PlaceCard:
    seat = seat_there(teller, where)
    sitter = teller.sight.sitters[seat]
    own = teller.face.marks(teller, seat)
    left = teller.say("place-cards", cards=teller.view.cards_left[seat])
    return PlaceCard(
        spot=where,
        name=teller.name(seat),
        portrait=teller.portrait(seat),
        level=_level(teller, sitter.occupant, sitter.level),
        marks=Marks(own.seal, (*own.facts, left)),
        is_turn=teller.view.turn == seat,
        is_dealer=teller.view.dealer == seat,
    )


def _level(teller: Teller, occupant: Occupant, level: str | None) -> str:
    match occupant:
        case Occupant.PERSON:
            return ""
        case Occupant.AWAY:
            return teller.say("place-away")
        case Occupant.BOT:
            return teller.say(f"level-{level}") if level else ""


def _backs(teller: Teller, where: Spot) -> Backs:
    return Backs(where, min(MOST_BACKS, teller.view.cards_left[seat_there(teller, where)]))


def _trick(teller: Teller) -> TrickOnFelt:
    view = teller.view
    if not view.trick and view.tricks and (view.tricks[-1].taken_by is None or teller.sight.sheet):
        return _finished(teller, len(view.tricks), view.tricks[-1])
    best = teller.face.best(view)
    cards = tuple(
        Played(teller.spot(seat), turn, teller.picture(card), teller.name(seat), seat in best)
        for turn, (seat, card) in enumerate(view.trick, 1)
    )
    is_mine = teller.sight.seat is not None and view.turn == teller.sight.seat
    label = teller.say("trick-label", number=len(view.tricks) + 1)
    return TrickOnFelt(label, TrickState.OPEN, cards, Spot.SOUTH if is_mine else None)


def _finished(teller: Teller, number: int, trick: Trick[Any]) -> TrickOnFelt:
    spoiled = trick.taken_by is None
    best = teller.face.tied(trick) if trick.taken_by is None else (trick.taken_by,)
    key = "trick-label-spoiled" if spoiled else "trick-label"
    state = TrickState.SPOILED if spoiled else TrickState.PAST
    return TrickOnFelt(teller.say(key, number=number), state, played(teller, trick, best), None)


def _stamp(teller: Teller, trick: TrickOnFelt | None) -> Stamp | None:
    if trick is None or trick.state is not TrickState.SPOILED:
        return None
    return Stamp(teller.say("stamp-spoiled"), teller.say("stamp-spoiled.why"))
