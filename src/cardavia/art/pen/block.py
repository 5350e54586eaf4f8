"""The block: the plates of one card, framed, printed as one SVG picture."""

from dataclasses import dataclass, field

from cardavia.art.pen.curve import Outline, Straight
from cardavia.art.pen.ink import Ink, Palette
from cardavia.art.pen.plate import Plate
from cardavia.art.pen.trace import SCALE, ring_path

MARGIN = 9.0
"""From the edge of the card to the middle of the frame's line."""
INNER = 12.5
"""From the edge of the card to the picture inside the frame."""
ROUNDING = 11


@dataclass(slots=True)
class Block:
    """One card being printed: its size in card units, a name of its own, and what is printed so far.

    The name seeds the tremor of the lines and keeps the clips of several cards on one sheet apart.
    """

    name: str
    width: int
    height: int
    _printed: list[str | Plate] = field(default_factory=list)
    _count: int = 0

    def plate(self) -> Plate:
        """Return a fresh plate; it is printed when it is `put`."""
        self._count += 1
        return Plate(f"{self.name}/{self._count}")

    def put(self, plate: Plate) -> None:
        """Print a plate over all before it."""
        self._printed.append(plate)

    def clipped(self, plate: Plate, outline: Outline) -> None:
        """Print only what lies inside an outline."""
        key = self._key()
        self._printed += [self._clip(key, outline), f'<g clip-path="url(#{key})">', plate, "</g>"]

    def double(self, half: Plate, slope: float = 0) -> None:
        """Print a half figure twice, upright and turned; the line between them rises by twice `slope`."""
        key = self._key()
        middle, edge = f"{self.width * SCALE // 2} {self.height * SCALE // 2}", f"{key}u"
        self._printed += [self._clip(key, self._half(slope)), f'<g id="{edge}" clip-path="url(#{key})">', half]
        self._printed.append(f'</g><use href="#{edge}" transform="rotate(180 {middle})"/>')

    def twofold(self, upper: Plate, lower: Plate) -> None:
        """Print two scenes, the second turned."""
        key = self._key()
        middle = f"{self.width * SCALE // 2} {self.height * SCALE // 2}"
        self._printed += [self._clip(key, self._half(0)), f'<g clip-path="url(#{key})">', upper]
        self._printed += ["</g>", f'<g transform="rotate(180 {middle})" clip-path="url(#{key})">', lower, "</g>"]

    def turned(self, plate: Plate) -> None:
        """Print a plate upright, and once more turned by half a circle."""
        edge = f"{self._key()}u"
        middle = f"{self.width * SCALE // 2} {self.height * SCALE // 2}"
        self._printed += [f'<g id="{edge}">', plate, f'</g><use href="#{edge}" transform="rotate(180 {middle})"/>']

    def frame(self) -> None:
        """Draw the double line round the picture."""
        plate = self.plate()
        for inset, line in ((MARGIN, 1.7), (INNER - 0.4, 0.8)):
            right, bottom = self.width - inset, self.height - inset
            plate.loop(Straight([(inset, inset), (right, inset), (right, bottom), (inset, bottom)]), line)
        self.put(plate)

    def svg(self, palette: Palette) -> str:
        """Return the card as SVG text."""
        w, h, r = self.width * SCALE, self.height * SCALE, ROUNDING * SCALE
        body = "".join(part if isinstance(part, str) else printed(part, palette) for part in self._printed)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}">'
            f'<rect width="{w}" height="{h}" rx="{r}" fill="{palette[Ink.PAPER]}"/>{body}'
            f'<rect x="6" y="6" width="{w - 12}" height="{h - 12}" rx="{r - 6}" fill="none" '
            f'stroke="{palette[Ink.INK]}" stroke-opacity=".45" stroke-width="10"/></svg>'
        )

    def _half(self, slope: float) -> Straight:
        left, right, middle = INNER, self.width - INNER, self.height / 2
        return Straight([(left, INNER), (right, INNER), (right, middle - slope), (left, middle + slope)])

    def _key(self) -> str:
        self._count += 1
        return f"{self.name}-{self._count}"

    @staticmethod
    def _clip(key: str, outline: Outline) -> str:
        ring = Plate("").ring(outline)
        return f'<clipPath id="{key}"><path d="{ring_path(ring)}"/></clipPath>'


def printed(plate: Plate, palette: Palette) -> str:
    """Return the cuts of a plate as SVG paths in the colours of a palette."""
    return "".join(f'<path fill="{palette[ink]}" d="{path}"/>' for ink, path in plate.cut)
