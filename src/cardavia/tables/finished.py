"""The deals of a table that are over: how each began, went and closed."""

from dataclasses import dataclass
from typing import Any

from cardavia.match import Match, to_plain
from cardavia.rules import ScoreSheet
from cardavia.tables import log
from cardavia.tables.story import Story


@dataclass(frozen=True, slots=True)
class Finished:
    """A deal that is over. `place` counts the deals begun at the table from 1."""

    place: int
    match: Match
    sheet: ScoreSheet
    begun: log.DealBegun
    closed: log.DealClosed

    @property
    def record(self) -> dict[str, Any]:
        """The deal in the record format."""
        return to_plain(self.match.deal, number=self.match.number, seed=self.closed.seed)


def finished(story: Story) -> list[Finished]:
    """Return the deals of a table that are over, the first one first."""
    found: list[Finished] = []
    begun: log.DealBegun | None = None
    for entry, moment in zip(story.entries, story.moments, strict=True):
        match entry:
            case log.DealBegun():
                begun = entry
            case log.DealClosed() if begun is not None and moment.playing.deal.sheet is not None:
                found.append(Finished(moment.deals, moment.playing, moment.playing.deal.sheet, begun, entry))
            case _:
                pass
    return found
