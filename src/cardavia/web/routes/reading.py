"""What is there to read: rules, cards, the glossary; and the settings, with the look of every page."""

from fastapi import APIRouter, HTTPException, Query
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from cardavia.bots.levels import LEVELS
from cardavia.games import GAMES
from cardavia.rules import AnyGame
from cardavia.web.asking import house_of
from cardavia.web.done import count_of, done, said
from cardavia.web.framing import (
    COOKIE,
    faces_for,
    field,
    form_of,
    frame_of,
    language_of,
    own_path,
    page,
    preferences_of,
    see_other,
)
from cardavia.web.house import House
from cardavia.web.pages.book import book_page, rules_page
from cardavia.web.pages.decks import deck_page
from cardavia.web.pages.frame import in_language
from cardavia.web.pages.glossary import glossary_page
from cardavia.web.pages.settings import settings_page
from cardavia.web.sessions import YEAR_SECONDS
from cardavia.words import LANGUAGES

router = APIRouter(include_in_schema=False)


@router.get("/rules")
@router.get("/rules/{game}")
@router.get("/cards")
@router.get("/cards/{game}")
@router.get("/glossary")
async def in_own_language(request: Request) -> Response:
    """Lead to the page in the visitor's language."""
    return RedirectResponse(f"/{language_of(request)}{request.url.path}", 303)


@router.get("/{language}/rules")
async def rules(request: Request, language: str) -> Response:
    """Show the way to the three books."""
    _check(language)
    frame = await frame_of(request)
    return page(request, rules_page(frame, lambda game: faces_for(frame, game)))


@router.get("/{language}/rules/{game}")
async def book(request: Request, language: str, game: str) -> Response:
    """Show the book of a game."""
    _check(language)
    frame = await frame_of(request)
    return page(request, book_page(frame, _game(game), faces_for(frame, game)))


@router.get("/{language}/cards")
async def cards(language: str) -> Response:
    """Show the first deck."""
    _check(language)
    return RedirectResponse(f"/{language}/cards/{next(iter(GAMES))}", 303)


@router.get("/{language}/cards/{game}")
async def deck(request: Request, language: str, game: str) -> Response:
    """Show the deck of a game."""
    _check(language)
    frame = await frame_of(request)
    return page(request, deck_page(frame, _game(game), faces_for(frame, game)))


@router.get("/{language}/glossary")
async def glossary(request: Request, language: str) -> Response:
    """Explain the words of the games."""
    _check(language)
    return page(request, glossary_page(await frame_of(request)))


@router.get("/settings")
async def settings(request: Request, back: str = Query("/", alias="return", max_length=500)) -> Response:
    """Show everything a visitor may choose, and once that it was just kept."""
    kept = count_of(request) is not None
    shown = page(request, settings_page(await frame_of(request), tuple(LEVELS), own_path(back), kept=kept))
    return said(shown, "/settings") if kept else shown


@router.post("/settings")
async def choose(request: Request) -> Response:
    """Remember what the form chooses, and go back."""
    form = await form_of(request)
    changed = preferences_of(request).changed({name: values[-1] for name, values in form.items()})
    back = own_path(field(form, "return", "/"))
    if "language" in form and changed.language in LANGUAGES:
        back = in_language(back, str(changed.language)) or back
    response = see_other(request, back)
    house: House = house_of(request)
    secure = house.configuration.secure_cookies
    response.set_cookie(COOKIE, changed.write(), max_age=YEAR_SECONDS, samesite="lax", secure=secure)
    return done(response, "/settings", 1, secure=secure) if "keep" in form else response


def _check(language: str) -> None:
    if language not in LANGUAGES:
        raise HTTPException(404)


def _game(name: str) -> AnyGame:
    if name not in GAMES:
        raise HTTPException(404)
    return GAMES[name]
