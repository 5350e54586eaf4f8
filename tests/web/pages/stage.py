"""A table in a browser with a server that plays its part by the book: where the page's modules are tried."""

import re
from dataclasses import dataclass, field
from urllib.parse import parse_qs

from playwright.sync_api import Page, Route

from cardavia.web.pages.render import render_region
from cardavia.web.pages.sight import TableSight
from cardavia.web.pages.table import table_page
from tests.web.pages import gallery
from tests.web.pages.rehearsal import PlainFaces

SIGHTS = dict(gallery.sights())
PLAYING = SIGHTS["aluette-play"]


@dataclass
class Stage:
    """A table in a browser, with a server that plays its part by the book."""

    page: Page
    posted: list[dict[str, list[str]]] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    events: str = ""
    region: TableSight = PLAYING
    answer: int = 204

    def open(self, address: str, name: str) -> None:
        """Open a page with the live channel, the region and the form answered here."""
        self.page.route(re.compile(r"/tables/abc/"), self._serve)
        self.page.goto(f"{address}/{name}.html", wait_until="load")

    def _serve(self, route: Route) -> None:
        request = route.request
        if "/events" in request.url:
            body, self.events = self.events, ""
            route.fulfill(status=200 if body else 204, content_type="text/event-stream", body=body)
        elif request.method == "POST":
            self.posted.append({"to": [request.url.rsplit("/", 1)[1]], **parse_qs(request.post_data or "")})
            route.fulfill(status=self.answer, content_type="text/html", body=self._region())
        else:
            self.asked.append(request.url.split("/tables/abc/")[1])
            route.fulfill(status=200, content_type="text/html", body=self._region())

    def _region(self) -> str:
        context = table_page(gallery.frame("/tables/abc"), self.region, PlainFaces(self.region.game.name))
        return render_region(context)


def card(sight: TableSight, place: int) -> str:
    """Return the id of a card's radio, by its place in the hand."""
    return f"#c-{sight.view.hand[place].code}"
