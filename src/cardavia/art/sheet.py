"""Contact sheets: a whole deck on one picture, to look at."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardavia.art.decks import DECKS, back, face
from cardavia.art.style import Style

GAP = 12
GROUND = "#24523a"
BACK = "back"


class NoPainterError(RuntimeError):
    """Pixels were wanted, and the package that paints them is not there."""


@dataclass(frozen=True, slots=True)
class Layout:
    """How a sheet is laid out: cards in a row, and the width of a card in pixels."""

    across: int = 13
    card: int = 150


def sheet(deck: str, style: Style | None = None, layout: Layout | None = None, codes: Sequence[str] = ()) -> str:
    """Return a deck (or the given codes of it, `back` among them if wanted) as one SVG picture."""
    drawn, layout = DECKS[deck], layout or Layout()
    codes = codes or (*drawn.codes, BACK)
    height = layout.card * drawn.height / drawn.width
    rows = -(-len(codes) // layout.across)
    across = min(layout.across, len(codes))
    pieces = []
    for i, code in enumerate(codes):
        x = GAP + (i % layout.across) * (layout.card + GAP)
        y = GAP + (i // layout.across) * (height + GAP)
        picture = back(deck) if code == BACK else face(deck, code, style)
        place = f'<svg x="{x}" y="{y:.1f}" width="{layout.card}" height="{height:.1f}" '
        pieces.append(picture.replace("<svg ", place, 1))
    width, whole = GAP + across * (layout.card + GAP), GAP + rows * (height + GAP)
    ground = f'<rect width="100%" height="100%" fill="{GROUND}"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{whole:.0f}">'
    return f"{head}{ground}{''.join(pieces)}</svg>"


def paint(svg: str, width: int | None = None) -> bytes:
    """Return an SVG picture as PNG, `width` pixels wide; raise `NoPainterError` without `cardavia[art]`."""
    try:
        import resvg_py  # noqa: PLC0415  (an extra: only those who want pixels need it)
    except ImportError:
        raise NoPainterError("resvg_py") from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
