"""The table's page: felt, slip and ledger, as one seat sees them."""

from dataclasses import dataclass
from typing import ClassVar

from cardavia.web.pages.company import CompanyPanel, company
from cardavia.web.pages.felt import Felt, felt, tricks_in_all
from cardavia.web.pages.frame import Frame
from cardavia.web.pages.game_faces import GAME_FACES
from cardavia.web.pages.ledger import Ledger, ledger
from cardavia.web.pages.question import Slip
from cardavia.web.pages.sight import Faces, TableSight
from cardavia.web.pages.slip import slip
from cardavia.web.pages.teller import Teller, teller


@dataclass(frozen=True, slots=True)
class TablePage:
    """The context of the table's page, and of its swapped region."""

    template: ClassVar[str] = "table.html"
    frame: Frame
    title: str
    subtitle: str
    table: str
    seen: int
    seat: int | None
    felt: Felt
    slip: Slip
    ledger: Ledger
    company: CompanyPanel
    rules: str
    verify: str


def table_page(frame: Frame, sight: TableSight, faces: Faces) -> TablePage:
    """Return the page of a table for the seat that sees it."""
    told = teller(frame, sight, faces, GAME_FACES[sight.game.name])
    return TablePage(
        frame=frame,
        title=told.say(f"game-{sight.game.name}"),
        subtitle=subtitle(told),
        table=sight.table,
        seen=sight.seen,
        seat=sight.seat,
        felt=felt(told),
        slip=slip(told),
        ledger=ledger(told),
        company=company(told),
        rules=f"/{frame.language.code}/rules/{sight.game.name}",
        verify=f"/tables/{sight.table}/verify?deal={sight.deal}",
    )


def subtitle(teller: Teller) -> str:
    """Return which deal and which trick this is."""
    standing, view = teller.sight.standing, teller.view
    if standing.deals is None:
        deal = teller.say("bar-deal", number=standing.number)
    else:
        deal = teller.say("bar-deal-of", number=standing.number, deals=standing.deals)
    if teller.sight.sheet is not None or not (view.tricks or view.trick or view.phase == "play"):
        return teller.say("bar-two", first=deal, second=teller.say(f"phase-{teller.speaker.prefix}-{view.phase}"))
    in_all = tricks_in_all(view)
    number = min(len(view.tricks) + 1, in_all)
    return teller.say("bar-two", first=deal, second=teller.say("bar-trick", number=number, tricks=in_all))
