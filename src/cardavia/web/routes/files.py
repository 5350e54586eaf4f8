"""Style, modules and pictures: at addresses that change with their content, so browsers keep them for ever."""

from fastapi import APIRouter, HTTPException, Query
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from cardavia.web.assets import static_assets
from cardavia.web.pages.look import stylesheet
from cardavia.web.pictures import picture, version

router = APIRouter(include_in_schema=False)
_FOR_EVER = {"cache-control": "public, max-age=31536000, immutable", "cross-origin-resource-policy": "same-origin"}


@router.get("/static/{name}")
async def static(request: Request, name: str) -> Response:
    """Give a style sheet, module or picture, compressed to who can read that."""
    asset = static_assets().read(name)
    if asset is None:
        raise HTTPException(404)
    headers = {**_FOR_EVER, "vary": "accept-encoding"}
    if asset.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(asset.zipped, media_type=asset.media_type, headers={**headers, "content-encoding": "gzip"})
    return Response(asset.content, media_type=asset.media_type, headers=headers)


@router.get("/art/{drawn}/{deck}/{style}/{code}.svg")
async def art(drawn: str, deck: str, style: str, code: str) -> Response:
    """Give a card's picture."""
    found = await run_in_threadpool(picture, deck, style, code) if drawn == version() else None
    if found is None:
        raise HTTPException(404)
    return Response(found, media_type="image/svg+xml", headers={**_FOR_EVER, "content-encoding": "gzip"})


@router.get("/look.css")
async def look(
    felt: int = Query(ge=0, le=100),
    contrast: int = Query(ge=0, le=100),
    grain: int = Query(ge=0, le=100),
    warmth: int = Query(ge=0, le=100),
) -> Response:
    """Give the style of a look away from rest."""
    return Response(stylesheet(felt, contrast, grain, warmth), media_type="text/css", headers=_FOR_EVER)


@router.get("/favicon.ico")
async def favicon() -> Response:
    """Give the icon to who asks for it without having read a page."""
    asset = static_assets().read(static_assets().url("icon.svg").removeprefix("/static/"))
    if asset is None:
        raise HTTPException(404)
    return Response(asset.content, media_type=asset.media_type, headers=_FOR_EVER)
