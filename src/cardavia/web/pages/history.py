"""The history: my finished deals, and any of them step by step with all hands open."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, ClassVar, Final

from babel.dates import format_datetime

from cardavia.cards import Card, Dealt, Seat
from cardavia.rules import AnyGame, Event, ScoreSheet
from cardavia.web.pages.frame import Frame
from cardavia.web.pages.game_faces import GAME_FACES
from cardavia.web.pages.pieces import Picture, Played
from cardavia.web.pages.sight import Faces, Sitter
from cardavia.web.pages.spots import LEFT_TO_RIGHT, Spot, seat_at, spot
from cardavia.web.pages.told import Text, told
from cardavia.words import Company, Speaker
from cardavia.words.log import tell

_LOCALES: Final = {"en": "en_GB"}
"""Where a date is written otherwise than the language alone would have it."""


@dataclass(frozen=True, slots=True)
class PastDeal:
    """A finished deal as the store knows it. `score` is the visitor's, `None` for an uploaded record."""

    deal: str
    game: AnyGame
    ended: datetime
    names: tuple[str, ...]
    score: int | None
    void: bool
    table: str | None = None


@dataclass(frozen=True, slots=True)
class PastRow:
    """A line of the history."""

    href: str
    record: str
    game: str
    when: str
    iso: str
    names: str
    score: str
    sheet: str | None
    verify: str | None


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """The context of the history. `done` says what was just read."""

    template: ClassVar[str] = "history.html"
    frame: Frame
    title: str
    rows: tuple[PastRow, ...]
    faults: tuple[str, ...]
    done: str | None


@dataclass(frozen=True, slots=True)
class Replayed:
    """A deal at one step: the state's own view of everything, and the events so far.

    `hands` are what each seat still holds, `trick` what lies in the middle, `best` the seats whose cards win it so
    far; several tie.
    """

    deal: str
    game: AnyGame
    dealer: Seat
    seat: Seat
    sitters: tuple[Sitter, ...]
    dealt: Dealt[Any]
    hands: tuple[tuple[Card, ...], ...]
    trick: tuple[tuple[Seat, Card], ...]
    best: tuple[Seat, ...]
    events: tuple[Event, ...]
    step: int
    steps: int
    sheet: ScoreSheet | None


@dataclass(frozen=True, slots=True)
class OpenHand:
    """One player's cards, face up."""

    spot: Spot
    name: str
    portrait: str
    is_dealer: bool
    pictures: tuple[Picture, ...]


@dataclass(frozen=True, slots=True)
class ReplayPage:
    """The context of the replay."""

    template: ClassVar[str] = "replay.html"
    frame: Frame
    title: str
    subtitle: str
    game: str
    deal: str
    hands: tuple[OpenHand, ...]
    trick: tuple[Played, ...]
    said: Text
    step: int
    steps: int
    talon: tuple[Picture, ...]
    record: str


def history_page(
    frame: Frame, deals: Sequence[PastDeal], faults: tuple[str, ...] = (), read: int | None = None
) -> HistoryPage:
    """Return the history, the latest first.

    `faults` are what is wrong with a record just sent, in words; `read` is how many deals were just read from one.
    """
    rows = tuple(_row(frame, past) for past in deals)
    done = None if read is None else frame.speaker.say("history-read", deals=read)
    return HistoryPage(frame, frame.speaker.say("history-title"), rows, faults, done)


def replay_page(frame: Frame, replayed: Replayed, faces: Faces) -> ReplayPage:
    """Return one step of a deal, all hands open."""
    drawer = _Drawer(frame, replayed, faces, _speaker(frame, replayed))
    return ReplayPage(
        frame=frame,
        title=frame.speaker.say("replay-title"),
        subtitle=drawer.speaker.say("replay-step", step=replayed.step, steps=replayed.steps),
        game=replayed.game.name,
        deal=replayed.deal,
        hands=tuple(drawer.hand(where) for where in (*LEFT_TO_RIGHT, Spot.SOUTH)),
        trick=drawer.trick(),
        said=drawer.said(),
        step=replayed.step,
        steps=replayed.steps,
        talon=drawer.pictures(replayed.dealt.talon),
        record=f"/history/{replayed.deal}/record",
    )


def _row(frame: Frame, past: PastDeal) -> PastRow:
    say, figures = frame.speaker.say, frame.speaker.figures
    score = say("history-void") if past.void else "" if past.score is None else figures.signed(past.score) or "0"
    return PastRow(
        href=f"/history/{past.deal}",
        record=f"/history/{past.deal}/record",
        game=say(f"game-{past.game.name}"),
        when=format_datetime(past.ended, "medium", locale=_LOCALES.get(frame.language.code, frame.language.code)),
        iso=past.ended.isoformat(),
        names=figures.listed([name for name in past.names if name]),
        score=score,
        sheet=_at_table(past, "score"),
        verify=_at_table(past, "verify"),
    )


def _at_table(past: PastDeal, what: str) -> str | None:
    place = past.deal.rpartition("-")[2]
    return None if past.table is None else f"/tables/{past.table}/{what}?deal={place}"


def _speaker(frame: Frame, replayed: Replayed) -> Speaker:
    names = tuple(sitter.name or None for sitter in replayed.sitters)
    return frame.speaker.at(replayed.game.prefix, Company(names, replayed.seat, replayed.game.clockwise))


@dataclass(frozen=True, slots=True)
class _Drawer:
    """Draws one step."""

    frame: Frame
    replayed: Replayed
    faces: Faces
    speaker: Speaker

    def pictures(self, cards: tuple[Card, ...]) -> tuple[Picture, ...]:
        face = GAME_FACES[self.replayed.game.name]
        lying = face.lie(cards, self.frame.preferences.sort)
        return tuple(Picture(card.code, self.faces.face(card.code), self.speaker.card(card)) for card in lying)

    def hand(self, where: Spot) -> OpenHand:
        seat = seat_at(where, self.replayed.seat, self.replayed.game.clockwise)
        return OpenHand(
            spot=where,
            name=self.speaker.seat(seat, "label"),
            portrait=self.frame.assets.portrait(self.replayed.sitters[seat].portrait),
            is_dealer=seat == self.replayed.dealer,
            pictures=self.pictures(self.replayed.hands[seat]),
        )

    def trick(self) -> tuple[Played, ...]:
        return tuple(
            Played(
                spot(seat, self.replayed.seat, self.replayed.game.clockwise),
                turn,
                Picture(card.code, self.faces.face(card.code), self.speaker.card(card)),
                self.speaker.seat(seat, "label"),
                seat in self.replayed.best,
            )
            for turn, (seat, card) in enumerate(self.replayed.trick, 1)
        )

    def said(self) -> Text:
        face = GAME_FACES[self.replayed.game.name]
        for event in reversed(self.replayed.events):
            sentence = tell(self.speaker, event)
            if sentence:
                card = getattr(event, "card", None)
                return told(self.speaker, sentence, [(card, face.tone(card))] if card is not None else [])
        return ()
