"""A table in a browser with a server that plays its part by the book: where the page's modules are tried."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from urllib.parse import parse_qs

from playwright.sync_api import Page, Route

from cardavia.web.pages.render import render_region
from cardavia.web.pages.sight import TableSight
from cardavia.web.pages.table import table_page
from tests.web.pages import gallery
from tests.web.pages.rehearsal import PlainFaces

SIGHTS = dict(gallery.sights())
PLAYING = SIGHTS["aluette-play"]


PATIENCE_SECONDS = 60
A_MOMENT_MS = 200
"""In which a page does what it does at once, and would do twice what it should do once."""

Posted = dict[str, list[str]]


@dataclass
class Stage:
    """A table in a browser, with a server that plays its part by the book: its live channel stays open.

    `refuses`: the status with which it gives no more of the table. `lost`: how many requests find no connection.
    `keeps`: whether it keeps the region that is asked for next, in `kept`, instead of giving it.
    """

    page: Page
    posted: list[Posted] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    events: str = ""
    region: TableSight = PLAYING
    answer: int = 204
    refuses: int | None = None
    lost: int = 0
    keeps: bool = False
    kept: list[Route] = field(default_factory=list)
    following: list[Route] = field(default_factory=list)

    def open(self, address: str, name: str) -> None:
        """Open a page with the live channel, the region and the form answered here."""
        self.page.route(re.compile(r"/tables/abc/"), self._serve)
        self.page.goto(f"{address}/{name}.html", wait_until="load")

    def tell(self, events: str) -> None:
        """Tell the page that follows what happens."""
        self.until(lambda: bool(self.following))
        self.following.pop().fulfill(status=200, content_type="text/event-stream", body=events)

    def until(self, what: Callable[[], bool]) -> None:
        """Wait until this is so."""
        end = time.monotonic() + PATIENCE_SECONDS
        while not what():
            assert time.monotonic() < end
            self.page.wait_for_timeout(20)

    def soon(self) -> None:
        """Wait for a moment, for what should not come, or not a second time."""
        self.page.wait_for_timeout(A_MOMENT_MS)

    @property
    def acts(self) -> list[Posted]:
        """What the player has sent; a sign of life is given besides."""
        return [posted for posted in self.posted if posted["to"] != ["here"]]

    def sent(self) -> list[Posted]:
        """Wait until the player has sent something; return all of it."""
        self.until(lambda: bool(self.acts))
        self.soon()
        return self.acts

    def _serve(self, route: Route) -> None:
        request = route.request
        if "/events" in request.url:
            self._follow(route)
        elif self.lost:
            self.lost -= 1
            route.abort("internetdisconnected")
        elif request.method == "POST":
            self.posted.append({"to": [request.url.rsplit("/", 1)[1]], **parse_qs(request.post_data or "")})
            route.fulfill(status=self.answer, content_type="text/html", body=self._region())
        else:
            self.asked.append(request.url.split("/tables/abc/")[1])
            if self.keeps:
                self.keeps = False
                self.kept.append(route)
                return
            route.fulfill(status=self.refuses or 200, content_type="text/html", body=self._region(request.url))

    def give(self) -> None:
        """Give, late, the region that was kept, as it stood when it was asked for."""
        self.kept.pop().fulfill(status=200, content_type="text/html", body=self._region())

    def _follow(self, route: Route) -> None:
        self.following.append(route)
        if self.events:
            events, self.events = self.events, ""
            self.tell(events)

    def _region(self, asked: str = "") -> str:
        at = re.search(r"\bat=(\d+)", asked)
        sight = replace(self.region, seen=int(at[1])) if at else self.region
        context = table_page(gallery.frame("/tables/abc"), sight, PlainFaces(sight.game.name))
        return render_region(context)


def card(sight: TableSight, place: int) -> str:
    """Return the id of a card's radio, by its place in the hand."""
    return f"#c-{sight.view.hand[place].code}"
