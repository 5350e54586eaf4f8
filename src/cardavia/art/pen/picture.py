"""Pictures written as text: one cut a line, so that a hat or a dog is a few lines to read and to mend.

Each line is a verb, its measures and inks, a colon, and an outline; an indented line continues the one before:

    shape main 1.7: -16,-26 -15,-42 0,-49 15,-43 18,-26
    hatch 60 2.4: 2,-46 14,-42 17,-27 8,-27
    line 0.9 gold: -16,-30 0,-26 17,-30
    bead paper 2.6: -23,-46 24,-46

Verbs: `fill INK`, `shape INK [width]`, `line [width [taper]] [INK]`, `rope INK width` (a line with
outlines), `loop [width] [INK]`,
`hatch [angle [gap [width]]] [INK]`, `bead INK radius [width]`, `round INK radius [width]`, `disc [INK] radius`,
`nick [width] [INK]` (its knots in pairs). An ink is one of the twelve or a name the caller settles, so that a
hat can be red or blue.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from cardavia.art.pen.curve import knots
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate

INKS = {ink.value: ink for ink in Ink}


@dataclass(frozen=True, slots=True)
class Cut:
    """One line of a picture."""

    verb: str
    measures: tuple[float, ...]
    ink: str | None
    outline: str

    def measure(self, place: int, default: float) -> float:
        """Return a measure by its place, or what stands for it when it is not written."""
        return self.measures[place] if place < len(self.measures) else default


def _read_line(line: str) -> Cut:
    head, _, outline = line.partition(":")
    verb, *words = head.split()
    if verb not in VERBS or not outline.strip():
        raise ValueError(f"not a cut: {line!r}")
    inks = [word for word in words if word[0].isalpha()]
    measures = tuple(float(word) for word in words if not word[0].isalpha())
    return Cut(verb, measures, inks[0] if inks else None, outline.strip())


@lru_cache(maxsize=2048)
def read_picture(text: str) -> tuple[Cut, ...]:
    """Return the cuts of a picture; raise `ValueError` for a line that is none."""
    joined: list[str] = []
    depth = min((len(line) - len(line.lstrip()) for line in text.splitlines() if line.strip()), default=0)
    for line in text.splitlines():
        if not line.strip():
            continue
        if line[depth].isspace():
            joined[-1] += " " + line.strip()
        else:
            joined.append(line.strip())
    return tuple(_read_line(line) for line in joined)


def engrave(plate: Plate, text: str, **inks: Ink) -> None:
    """Cut a picture around the plate's present middle; `inks` settle the names it uses."""
    for cut in read_picture(text):
        VERBS[cut.verb](plate, cut, inks)


def _ink(cut: Cut, inks: Mapping[str, Ink], default: Ink | None = None) -> Ink:
    if cut.ink is None:
        if default is None:
            raise ValueError(f"{cut.verb} wants an ink: {cut.outline!r}")
        return default
    return inks.get(cut.ink) or INKS[cut.ink]


def _fill(plate: Plate, cut: Cut, inks: Mapping[str, Ink]) -> None:
    plate.fill(cut.outline, _ink(cut, inks))


def _shape(plate: Plate, cut: Cut, inks: Mapping[str, Ink]) -> None:
    plate.shape(cut.outline, _ink(cut, inks), cut.measure(0, 1.6))


def _line(plate: Plate, cut: Cut, inks: Mapping[str, Ink]) -> None:
    plate.line(cut.outline, cut.measure(0, 1.1), cut.measure(1, 0.3), _ink(cut, inks, Ink.INK))


def _rope(plate: Plate, cut: Cut, inks: Mapping[str, Ink]) -> None:
    width = cut.measure(0, 2)
    plate.line(cut.outline, width + 2.2, 0.08)
    plate.line(cut.outline, width, 0.08, _ink(cut, inks))


def _loop(plate: Plate, cut: Cut, inks: Mapping[str, Ink]) -> None:
    plate.loop(cut.outline, cut.measure(0, 1.4), _ink(cut, inks, Ink.INK))


def _hatch(plate: Plate, cut: Cut, inks: Mapping[str, Ink]) -> None:
    ink, angle = _ink(cut, inks, Ink.INK), cut.measure(0, 60)
    plate.hatch_in(ink, cut.outline, angle, cut.measure(1, 2.3), cut.measure(2, 0.9))


def _bead(plate: Plate, cut: Cut, inks: Mapping[str, Ink]) -> None:
    for x, y, _ in knots(cut.outline):
        plate.bead(x, y, cut.measure(0, 2), _ink(cut, inks), cut.measure(1, 1.1))


def _round(plate: Plate, cut: Cut, inks: Mapping[str, Ink]) -> None:
    for x, y, _ in knots(cut.outline):
        plate.round(x, y, cut.measure(0, 5), _ink(cut, inks), cut.measure(1, 1.5))


def _disc(plate: Plate, cut: Cut, inks: Mapping[str, Ink]) -> None:
    for x, y, _ in knots(cut.outline):
        plate.disc(x, y, cut.measure(0, 1.2), _ink(cut, inks, Ink.INK))


def _nick(plate: Plate, cut: Cut, inks: Mapping[str, Ink]) -> None:
    ends = [(x, y) for x, y, _ in knots(cut.outline)]
    for start, end in zip(ends[::2], ends[1::2], strict=True):
        plate.nick(start, end, cut.measure(0, 0.9), _ink(cut, inks, Ink.INK))


VERBS: dict[str, Callable[[Plate, Cut, Mapping[str, Ink]], None]] = {
    "fill": _fill,
    "shape": _shape,
    "line": _line,
    "rope": _rope,
    "loop": _loop,
    "hatch": _hatch,
    "bead": _bead,
    "round": _round,
    "disc": _disc,
    "nick": _nick,
}
