"""From a request to what stands around its page: language, preferences, the form's token, the running table."""

from urllib.parse import parse_qsl

from fastapi import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from cardavia.web.asking import guest_of, house_of
from cardavia.web.assets import static_assets
from cardavia.web.house import House
from cardavia.web.pages.frame import Frame
from cardavia.web.pages.preferences import Preferences, Switch
from cardavia.web.pages.render import Page, render
from cardavia.web.pictures import Faces, style_name
from cardavia.web.sessions import Guest
from cardavia.words import LANGUAGES, speak
from cardavia.words.languages import preferred

COOKIE = "preferences"


def preferences_of(request: Request) -> Preferences:
    """Return what the visitor prefers."""
    return Preferences.read(request.cookies.get(COOKIE, ""))


def language_of(request: Request) -> str:
    """Return the page's language: the address's, else the one chosen, else the browser's first that is spoken."""
    named = request.path_params.get("language") or preferences_of(request).language
    if named in LANGUAGES:
        return str(named)
    return preferred(request.headers.get("accept-language", "")).code


async def frame_of(request: Request) -> Frame:
    """Return what stands around this request's page."""
    return frame_at(request, await running_table(house_of(request), guest_of(request)))


def frame_at(request: Request, table: str | None) -> Frame:
    """Return what stands around this request's page, whose visitor is known to have this running table."""
    house, guest = house_of(request), guest_of(request)
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    return Frame(
        speaker=speak(language_of(request)),
        preferences=preferences_of(request),
        path=path if request.method == "GET" else "/",
        token=house.sessions.form_token(guest),
        assets=static_assets(),
        table=table,
    )


async def running_table(house: House, guest: Guest) -> str | None:
    """Return the address of the visitor's last table where they still sit and the match is not over."""
    table = await house.service.store.running(guest.name) if guest.proved else None
    return None if table is None else f"/tables/{table}"


def faces_for(frame: Frame, game: str) -> Faces:
    """Return the addresses of a game's cards as this visitor prefers them."""
    letters = frame.speaker.say(f"index-letters-{game}")
    four = frame.preferences.on(Switch.FOUR_COLOUR)
    return Faces(game, style_name(letters, four_colour=four, stark=frame.preferences.on(Switch.LARGE)))


def page(request: Request, shown: Page, status: int = 200) -> Response:
    """Return a page, with the guest's cookie where it is due."""
    response = HTMLResponse(render(shown), status)
    response.headers["content-language"] = shown.frame.language.code
    return remembered(request, response)


def see_other(request: Request, path: str) -> Response:
    """Return the answer to a form that was done: look there."""
    return remembered(request, RedirectResponse(path, 303))


def remembered(request: Request, response: Response) -> Response:
    """Return the answer with the guest's cookie where it is due."""
    house, guest = house_of(request), guest_of(request)
    if guest.is_due:
        house.sessions.remember(response, guest, secure=house.configuration.secure_cookies)
    return response


async def form_of(request: Request) -> dict[str, list[str]]:
    """Return the fields of a form whose token is right; raise 403 otherwise, 400 for what is no form."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip()
    if kind != "application/x-www-form-urlencoded":
        raise HTTPException(400)
    found: dict[str, list[str]] = {}
    try:
        pairs = parse_qsl((await request.body()).decode(), keep_blank_values=True, max_num_fields=200)
    except ValueError as error:
        raise HTTPException(400) from error
    for name, value in pairs:
        found.setdefault(name, []).append(value)
    check_token(request, (found.get("token") or [""])[-1])
    return found


def check_token(request: Request, token: str) -> None:
    """Raise 403 unless this is the token of the guest's own forms."""
    if not house_of(request).sessions.is_form_token(guest_of(request), token):
        raise HTTPException(403)


def field(form: dict[str, list[str]], name: str, default: str = "") -> str:
    """Return a form's field, the last when there are several."""
    return (form.get(name) or [default])[-1]


def own_path(path: str) -> str:
    """Return a path of this site; "/" for anything else."""
    is_own = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable()
    return path if is_own else "/"
