"""The score sheet of a deal: how it ended, line by line with its rules, and where the match stands."""

from dataclasses import dataclass
from typing import ClassVar

from cardavia.cards import SEATS, Seat
from cardavia.rules import ScoreSheet
from cardavia.web.pages.frame import Frame
from cardavia.web.pages.game_faces import GAME_FACES
from cardavia.web.pages.ledger import BY_PAIRS
from cardavia.web.pages.pieces import Clause, StandingRow
from cardavia.web.pages.question import Button
from cardavia.web.pages.sight import Faces, TableSight
from cardavia.web.pages.teller import Teller, teller
from cardavia.web.pages.verdict import Verdict, verdict
from cardavia.words.sheet import tell_sheet


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A line: its words, its amounts, the rule to look up."""

    text: str
    amounts: tuple[str, ...]
    clause: Clause
    is_sum: bool


@dataclass(frozen=True, slots=True)
class SheetSection:
    """A section as a table."""

    title: str
    columns: tuple[str, ...]
    lines: tuple[SheetLine, ...]


@dataclass(frozen=True, slots=True)
class ScorePage:
    """The context of the score sheet."""

    template: ClassVar[str] = "score.html"
    frame: Frame
    title: str
    subtitle: str
    game: str
    verdict: Verdict
    sections: tuple[SheetSection, ...]
    standing_title: str
    standing: tuple[StandingRow, ...]
    buttons: tuple[Button, ...]
    waits: str | None
    table: str
    deal: int
    seen: int
    may_leave: bool
    replay: str | None
    verify: str
    rules: str


@dataclass(frozen=True, slots=True)
class ScoreSight:
    """A finished deal as one seat may see it. `sight.sheet` is its sheet and `sight.standing` what was before it.

    `sits`: the deal is the one on the table and the visitor has a seat there: who has not may look, no more.
    `goes_on`: another deal may follow; `is_over`: the match is decided; `practice`: the deal counts for nothing;
    `replay` is the address of the deal in the history.
    """

    sight: TableSight
    sits: bool
    goes_on: bool
    is_over: bool
    practice: bool = False
    replay: str | None = None


def score_page(frame: Frame, seen: ScoreSight, faces: Faces) -> ScorePage:
    """Return the score sheet of a deal that is over; raise `ValueError` before that."""
    sight = seen.sight
    if sight.sheet is None:
        raise ValueError("this deal has no score sheet yet")
    told = teller(frame, sight, faces, GAME_FACES[sight.game.name])
    table = f"/tables/{sight.table}"
    return ScorePage(
        frame=frame,
        title=told.say("score-title"),
        subtitle=told.say("bar-two", first=told.say(f"game-{sight.game.name}"), second=_deal(told)),
        game=sight.game.name,
        verdict=verdict(told, sight.sheet),
        sections=_sections(told, sight.sheet),
        standing_title=_standing_title(told, seen),
        standing=_standing(told, seen, sight.sheet),
        buttons=_buttons(told, seen, table) if seen.sits and sight.host else (),
        waits=told.say("score-waits") if seen.sits and not sight.host else None,
        table=table,
        deal=sight.deal,
        seen=sight.seen,
        may_leave=seen.sits,
        replay=seen.replay,
        verify=f"{table}/verify?deal={sight.deal}",
        rules=f"/{frame.language.code}/rules/{sight.game.name}",
    )


def _deal(told: Teller) -> str:
    standing = told.sight.standing
    if standing.deals is None:
        return told.say("bar-deal", number=standing.number)
    return told.say("bar-deal-of", number=standing.number, deals=standing.deals)


def _sections(told: Teller, sheet: ScoreSheet) -> tuple[SheetSection, ...]:
    found = []
    for block in tell_sheet(told.speaker, sheet):
        last = len(block.rows) - 1
        lines = tuple(
            SheetLine(row.text, row.amounts, told.clause(row.rule), place == last)
            for place, row in enumerate(block.rows)
        )
        found.append(SheetSection(block.title, block.columns, lines))
    return tuple(found)


def _standing_title(told: Teller, seen: ScoreSight) -> str:
    if seen.practice:
        return told.say("score-practice")
    key = "score-match-over" if seen.is_over and told.sight.standing.deals else "panel-standing"
    return told.say(key, deals=told.sight.standing.number)


def _standing(told: Teller, seen: ScoreSight, sheet: ScoreSheet) -> tuple[StandingRow, ...]:
    before = told.sight.standing.scores
    brought = (0,) * len(SEATS) if seen.practice else sheet.scores
    after = tuple(old + new for old, new in zip(before, brought, strict=True))
    if told.sight.game.name in BY_PAIRS:
        own = (told.sight.seat or 0) % 2
        return tuple(
            _row(told, told.speaker.side(side, "label"), None, sheet.scores[side], after[side])
            for side in (own, 1 - own)
        )
    order: list[Seat] = sorted(SEATS, key=lambda seat: -after[seat])
    return tuple(_row(told, told.name(s), told.portrait(s), sheet.scores[s], after[s]) for s in order)


def _row(told: Teller, name: str, portrait: str | None, change: int, total: int) -> StandingRow:
    figures = told.speaker.figures
    return StandingRow(name, portrait, figures.signed(change) or figures.whole(change), figures.whole(total))


def _buttons(told: Teller, seen: ScoreSight, table: str) -> tuple[Button, ...]:
    buttons = []
    if seen.goes_on:
        buttons.append(Button(f"{table}/next", told.say("act-next"), is_main=True))
    buttons.append(Button(f"{table}/again", told.say("act-again")))
    buttons.append(Button(f"{table}/restart", told.say("act-restart"), is_main=not seen.goes_on))
    return tuple(buttons)
