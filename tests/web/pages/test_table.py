"""The table's page, for every game and every moment of a deal."""

import re
from dataclasses import replace

import pytest

from cardavia.games.aluette import ALUETTE
from cardavia.games.aluette.house_rules import AluetteHouseRules, UnusedCards
from cardavia.match import deal_out
from cardavia.web.pages.aluette import AluetteFace
from cardavia.web.pages.game_faces import GAME_FACES
from cardavia.web.pages.pieces import CardsPanel
from cardavia.web.pages.render import render, render_region
from cardavia.web.pages.slip import slip
from cardavia.web.pages.table import table_page
from cardavia.web.pages.teller import teller
from tests.web.pages import gallery, rehearsal
from tests.web.pages.rehearsal import PlainFaces, found, over, seen, to_play


def page_of(game: str, moment: rehearsal.Moment, seat: int | None = 0) -> str:
    sight = seen(found(game, moment), seat)
    return render(table_page(rehearsal.frame(path="/tables/abc"), sight, PlainFaces(game)))


@pytest.mark.parametrize("game", GAME_FACES)
def test_a_seat_to_play_finds_a_radio_for_each_card(game: str) -> None:
    deal = found(game, to_play(0))
    page = render(table_page(rehearsal.frame(), seen(deal), PlainFaces(game)))
    assert all(f'id="c-{card.code}"' in page for card in deal.game.view(deal.state, 0).hand)


@pytest.mark.parametrize("game", GAME_FACES)
def test_a_table_that_waits_refreshes_itself_without_a_script(game: str) -> None:
    assert '<noscript><meta http-equiv="refresh"' in page_of(game, lambda deal: deal.actors == (2,))


@pytest.mark.parametrize("game", GAME_FACES)
def test_a_table_that_waits_for_the_seat_does_not_refresh_itself(game: str) -> None:
    assert 'http-equiv="refresh"' not in page_of(game, to_play(0))


@pytest.mark.parametrize("game", GAME_FACES)
def test_a_deal_that_is_over_leads_to_its_score_sheet(game: str) -> None:
    assert 'href="/tables/abc/score"' in page_of(game, over)


@pytest.mark.parametrize("game", GAME_FACES)
def test_the_public_sees_a_table_without_a_hand(game: str) -> None:
    assert 'id="hand"' not in page_of(game, to_play(0, tricks=1), None)


@pytest.mark.parametrize("game", GAME_FACES)
def test_the_region_alone_is_the_region_of_the_page(game: str) -> None:
    sight = seen(found(game, to_play(0)))
    context = table_page(rehearsal.frame(), sight, PlainFaces(game))
    assert render_region(context).strip() in render(context)


def test_a_name_in_letters_of_the_other_direction_stands_in_the_log_by_its_first() -> None:
    sight = seen(found("aluette", to_play(0, tricks=1)))
    named = replace(sight, sitters=tuple(replace(sitter, name="عمر") for sitter in sight.sitters))
    page = render(table_page(rehearsal.frame(), named, PlainFaces("aluette")))
    letters = set(re.findall(r'<span class="by[^>]*>([^<]*)</span>', page))
    assert ("Y" in letters, "ع" in letters, "\u2068" in letters) == (True, True, False)


def test_what_may_be_shown_of_a_poignee_is_asked_as_a_whole() -> None:
    sight = dict(gallery.sights())["french-tarot-poignees"]
    assert any(word.startswith("poignee ") for word in sight.refusals)  # each card that is no trump
    strips = slip(teller(rehearsal.frame(), sight, PlainFaces("french-tarot"), GAME_FACES["french-tarot"])).strips
    assert [(strip.word.count(" "), strip.closed) for strip in strips] == [(1, False), *((n, False) for n in SIZES)]


SIZES = (10, 13, 15)
"""So many trumps are a simple, a double and a triple poignee."""


def still_out(unused: UnusedCards) -> set[str]:
    """Return the named cards that seat 0 is told may still come, before the first card."""
    deal = deal_out(ALUETTE, AluetteHouseRules(unused_cards=unused), 3, "museum")
    face = AluetteFace()
    _, panel = face.panels(teller(rehearsal.frame(), seen(deal), PlainFaces("aluette"), face))
    assert isinstance(panel, CardsPanel)
    return {card.code for card in panel.pictures}


def test_a_named_card_that_lies_face_up_is_not_still_out() -> None:
    talon = {card.code for card in ALUETTE.deal("museum", 3).talon}
    hidden, shown = still_out(UnusedCards.HIDDEN), still_out(UnusedCards.SHOWN)
    assert hidden & talon
    assert shown == hidden - talon
