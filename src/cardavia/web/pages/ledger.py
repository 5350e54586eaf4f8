"""The ledger: what is played for, the last trick, where the match stands, and the log."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cardavia.cards import SEATS, Seat
from cardavia.rules import CardPlayed, Event
from cardavia.web.pages.felt import CARDS_A_TRICK, played
from cardavia.web.pages.pieces import LastTrickPanel, Panel, StandingPanel, StandingRow
from cardavia.web.pages.preferences import Pace
from cardavia.web.pages.teller import Teller
from cardavia.web.pages.told import Text

BY_PAIRS: Final = ("aluette", "tarocchino")
"""Games where opposite seats always share their score."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: a heading, or a sentence with the letter and the class of the one it is about."""

    text: Text
    is_heading: bool = False
    letter: str = ""
    tone: str = ""


@dataclass(frozen=True, slots=True)
class Ledger:
    """Everything beside the felt."""

    label: str
    panels: tuple[Panel, ...]
    log: tuple[LogLine, ...]
    now: str | None
    pace: Pace


def ledger(teller: Teller) -> Ledger:
    """Return the ledger as this seat reads it."""
    panels: list[Panel] = [*teller.face.panels(teller)]
    panels += [panel for panel in (_last(teller), _standing(teller)) if panel is not None]
    return Ledger(
        label=teller.say("ledger-label"),
        panels=tuple(panels),
        log=log(teller),
        now=_now(teller),
        pace=teller.frame.preferences.pace,
    )


def log(teller: Teller) -> tuple[LogLine, ...]:
    """Return the log of this deal: its sentences under headings, one a trick."""
    lines: list[LogLine] = []
    tones = {seat: _tone(teller, seat) for seat in SEATS}
    heading: str | None = None
    cards = 0
    for event in teller.sight.events:
        text = teller.tell(event)
        if not text:
            continue
        if isinstance(event, CardPlayed):
            above: str | None = teller.say("trick-label", number=cards // CARDS_A_TRICK + 1)
            cards += 1
        else:
            key = teller.face.heading(event)
            above = teller.say(key) if key else heading
        if above != heading and above is not None:
            lines.append(LogLine((above,), is_heading=True))
            heading = above
        lines.append(_line(teller, tones, event, text))
    return tuple(lines)


def _line(teller: Teller, tones: Mapping[Seat, str], event: Event, text: Text) -> LogLine:
    seat = next((getattr(event, name) for name in ("seat", "dealer") if hasattr(event, name)), None)
    if seat is None:
        return LogLine(text)
    return LogLine(text, letter=teller.letter(seat), tone=tones[seat])


def _tone(teller: Teller, seat: Seat) -> str:
    return "is-you" if seat == teller.sight.seat else "is-loud" if teller.face.marks(teller, seat).seal else ""


def _now(teller: Teller) -> str | None:
    if teller.sight.sheet is not None:
        return None
    turn = teller.view.turn
    return None if turn is None else teller.say("log-now", seat=turn)


def _last(teller: Teller) -> LastTrickPanel | None:
    tricks = teller.view.tricks
    if not tricks:
        return None
    trick = tricks[-1]
    best = teller.face.tied(trick) if trick.taken_by is None else (trick.taken_by,)
    return LastTrickPanel(teller.say("panel-last"), played(teller, trick, best))


def _standing(teller: Teller) -> StandingPanel | None:
    standing = teller.sight.standing
    if standing.number == 1 and standing.deals is None:
        return None
    title = teller.say("panel-standing", deals=standing.number - 1)
    signed, whole = teller.speaker.figures.signed, teller.speaker.figures.whole
    if teller.sight.game.name in BY_PAIRS:
        own = (teller.sight.seat or 0) % 2
        rows = [
            StandingRow(teller.speaker.side(side, "label"), None, "", whole(standing.scores[side]))
            for side in (own, 1 - own)
        ]
        return StandingPanel(title, tuple(rows))
    order = sorted(SEATS, key=lambda seat: -standing.scores[seat])
    rows = [
        StandingRow(teller.name(seat), teller.portrait(seat), "", signed(standing.scores[seat])) for seat in order
    ]
    return StandingPanel(title, tuple(rows))
