"""The page on the face of Cardavia names every address that the house answers, and no other."""

import re

from fastapi.routing import APIRoute

from cardavia.web import operations
from cardavia.web.routes import files, history, home, live, reading, score, table
from tests.frame.sources import ROOT

ROUTERS = (operations, files, history, home, live, reading, score, table)
ROW = re.compile(r"\| ((?:GET|POST)(?:, (?:GET|POST))*) ((?:`/[^`]*`(?:, )?)+) \|")


def test_every_route_is_described_and_no_other() -> None:
    routes = [route for each in ROUTERS for route in each.router.routes if isinstance(route, APIRoute)]
    page = (ROOT / "src/cardavia/web/README.md").read_text(encoding="utf-8")
    described = {
        (method, path)
        for methods, paths in ROW.findall(page)
        for method in methods.split(", ")
        for path in re.findall(r"`([^`]*)`", paths)
    }
    assert described == {(method, route.path) for route in routes for method in route.methods or ()}
