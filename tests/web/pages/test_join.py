"""The page of an invitation: of each free seat, on whose side it is."""

import pytest
from playwright.sync_api import Browser

from cardavia.cards import Seat
from cardavia.games import GAMES
from cardavia.web.pages.join import JoinPage, join_page
from cardavia.web.pages.sight import Occupant, Sitter
from cardavia.words import LANGUAGES, speak
from tests.web.pages import gallery

PARTNER, OPPONENT = "Partner of Anna", "Opponent of Anna"
BOTS = tuple(Sitter(name, Occupant.BOT) for name in ("Jeanne", "Marcel", "Odile", "Yvon"))
ANNA = Sitter("Anna", Occupant.PERSON)
BEN = Sitter("Ben", Occupant.PERSON)


def invited(game: str, host: Seat | None, persons: dict[Seat, Sitter], language: str = "en") -> JoinPage:
    seated = tuple(persons.get(seat, bot) for seat, bot in enumerate(BOTS))
    return join_page(gallery.frame("/join/xyz", speak(language)), GAMES[game], "xyz", seated, host)


def sides(page: JoinPage) -> list[str | None]:
    marks = dict.fromkeys(map(ord, "\u2068\u2069"))
    return [None if seat.side is None else seat.side.translate(marks) for seat in page.seats]


@pytest.mark.parametrize("game", ["aluette", "tarocchino"])
def test_opposite_the_host_sits_a_partner_beside_the_host_an_opponent(game: str) -> None:
    assert sides(invited(game, 0, {0: ANNA})) == [None, OPPONENT, PARTNER, OPPONENT]
    assert sides(invited(game, 3, {3: ANNA})) == [OPPONENT, PARTNER, OPPONENT, None]


def test_where_sides_change_from_deal_to_deal_nothing_is_said() -> None:
    assert sides(invited("french-tarot", 0, {0: ANNA})) == [None] * 4


def test_of_a_seat_that_is_taken_nothing_is_said() -> None:
    assert sides(invited("aluette", 0, {0: ANNA, 1: BEN})) == [None, None, PARTNER, OPPONENT]


def test_at_a_table_without_a_host_nothing_is_said() -> None:
    assert sides(invited("aluette", None, {})) == [None] * 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_partner_and_opponent_are_told_apart_in_every_language(language: str) -> None:
    told = sides(invited("aluette", 0, {0: ANNA}, language))
    assert len({*told[1:]}) == 2
    assert all(side is not None and "Anna" in side for side in told[1:])


def test_a_phone_shows_who_sits_where_and_on_whose_side(browser: Browser, address: str) -> None:
    page = browser.new_page(viewport={"width": 360, "height": 640})
    page.goto(f"{address}/join.html", wait_until="load")
    assert page.locator(".seats b:visible").count() == 4
    assert page.locator(".seats small:visible").count() == 4
    assert page.locator(".seats .side:visible").count() == 3
    page.close()
