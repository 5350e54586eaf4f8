"""One event of a deal as the live channel tells it to a page: where, which card, and the sentence."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from cardavia.cards import Seat
from cardavia.rules import CardPlayed, Event
from cardavia.web.pages.frame import Frame
from cardavia.web.pages.game_faces import GAME_FACES
from cardavia.web.pages.pieces import Picture
from cardavia.web.pages.sight import Faces, TableSight
from cardavia.web.pages.spots import Spot
from cardavia.web.pages.teller import Teller, teller
from cardavia.words.log import tell


class Move(StrEnum):
    """What the page does: a card to the trick, a trick to its taker, a spoiled trick, or a region drawn anew."""

    PLAY = "play"
    TAKE = "take"
    SPOIL = "spoil"
    SHOW = "show"
    OVER = "over"


_PLAIN: Final = ("seq", "move", "seat", "place", "by", "winning", "say", "letter", "turn", "pile")


@dataclass(frozen=True, slots=True)
class LiveEvent:
    """What the module is told. `by` is the name beside a played card, for who cannot see it."""

    seq: int
    move: Move
    seat: Seat | None
    place: Spot | None
    card: Picture | None
    by: str | None
    winning: Spot | None
    say: str
    letter: str | None
    turn: Spot | None
    pile: str | None

    @property
    def plain(self) -> dict[str, object]:
        """The event as plain data, ready for JSON."""
        card = self.card and {"code": self.card.code, "src": self.card.src, "name": self.card.name}
        found = {name: getattr(self, name) for name in _PLAIN}
        return {**found, "card": card}


def live_event(frame: Frame, sight: TableSight, faces: Faces, event: Event) -> LiveEvent:
    """Return this event for a page; `sight` is how the seat sees the table right after it, `seen` its number."""
    told = teller(frame, sight, faces, GAME_FACES[sight.game.name])
    seat = getattr(event, "seat", None)
    move = _move(told, event)
    card = event.card if isinstance(event, CardPlayed) else None
    return LiveEvent(
        seq=sight.seen,
        move=move,
        seat=seat,
        place=None if seat is None else told.spot(seat),
        card=None if card is None else told.picture(card),
        by=told.say("trick-card", by=told.name(seat), card=card) if card and seat is not None else None,
        winning=_winning(told, move, seat),
        say=tell(told.speaker, event),
        letter=None if seat is None else told.letter(seat),
        turn=None if told.view.turn is None else told.spot(told.view.turn),
        pile=told.face.pile(told, seat) if move is Move.TAKE and seat is not None else None,
    )


def _move(told: Teller, event: Event) -> Move:
    match type(event).__name__:
        case "CardPlayed":
            return Move.PLAY
        case "TrickTaken":
            return Move.TAKE
        case "TrickSpoiled":
            return Move.SPOIL
        case _:
            return Move.OVER if told.sight.sheet is not None else Move.SHOW


def _winning(told: Teller, move: Move, seat: Seat | None) -> Spot | None:
    if move is Move.TAKE and seat is not None:
        return told.spot(seat)
    best = told.face.best(told.view) if move is Move.PLAY else ()
    return told.spot(best[0]) if len(best) == 1 else None
