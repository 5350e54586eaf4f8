"""Rich cloth: motifs strewn in staggered rows over an outline, stripes and lattices."""

from cardavia.art.pen.curve import Outline, closed_curve, inside
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

MOTIFS = {
    "ermine": """
        fill main: 0,-4.4! 1.6,0 3,4.8! 0,3 -3,4.8! -1.6,0
        disc .7 main: -1.8,-3.4 1.8,-3.4 0,-6
        """,
    "lozenge": "fill main: ! 0,-5.4 4,0 0,5.4 -4,0",
    "flower": """
        fill main: 0,0! 2,-3.4 0,-5.8 -2,-3.4
        fill main: 0,0! 3.4,-2 5.8,0 3.4,2
        fill main: 0,0! 2,3.4 0,5.8 -2,3.4
        fill main: 0,0! -3.4,-2 -5.8,0 -3.4,2
        disc 1.3: 0,0
        """,
    "starlet": "fill main: ! 0,-5.4 1.4,-2 5,-2.6 2.6,0 5,2.6 1.4,2 0,5.4 -1.4,2 -5,2.6 -2.6,0 -5,-2.6 -1.4,-2",
    "lily": """
        fill main: 0,-6.6! 2,-3 1.2,1! 3.6,-2.6 6,-.6 4.6,2.4 2.2,2 1.6,4.8! -1.6,4.8! -2.2,2 -4.6,2.4 -6,-.6
            -3.6,-2.6
            -1.2,1! -2,-3
        """,
    "roundel": """
        loop 1.5 main: 0,-3.6 2.6,-2.6 3.6,0 2.6,2.6 0,3.6 -2.6,2.6 -3.6,0 -2.6,-2.6
        disc 1.2 main: 0,0
        """,
    "pomegranate": """
        fill main: 0,-7! 3,-3 4,1 0,5.6 -4,1 -3,-3
        line 1.3 .2 main: -1,6 -5,4 -7,-1
        line 1.3 .2 main: 1,6 5,4 7,-1
        disc .9: 0,-1.6 -1.4,1 1.4,1
        """,
    "leaf": """
        fill main: -5,4! -4,-2 1,-5 5.4,-4.6! 5,0 0,4
        line .7: -4,3.4 0,0 4,-3.6
        """,
    "spot": "disc 2.1 main: 0,0",
    "crosslet": """
        fill main: ! -1.4,-4.6 1.4,-4.6 1.4,-1.4 4.6,-1.4 4.6,1.4 1.4,1.4 1.4,4.6 -1.4,4.6 -1.4,1.4 -4.6,1.4
            -4.6,-1.4
            -1.4,-1.4
        """,
}
"""The motifs, each about ten wide around its middle; ink `main`."""

SLANTS = {"pales": ((90.0,),), "bends": ((45.0,),), "bars": ((0.0,),), "lattice": ((50.0,), (-50.0,))}


def strew(plate: Plate, cloth: Outline, motif: str, ink: Ink, step: float = 15) -> None:
    """Strew a motif over a cloth wherever it has room, in staggered rows `step` apart."""
    ring = closed_curve(cloth)
    left, right = min(p[0] for p in ring), max(p[0] for p in ring)
    top, bottom = min(p[1] for p in ring), max(p[1] for p in ring)
    size = step / 15
    edge = [(6 * size, 0), (-6 * size, 0), (0, 6.5 * size), (0, -6.5 * size)]
    rows, columns = int((bottom - top) / step * 1.25) + 1, int((right - left) / step) + 2
    for row in range(rows):
        y = top + (row + 0.6) * step * 0.8
        for column in range(columns):
            x = (left + right) / 2 + (column - columns // 2 + row % 2 / 2) * step
            if all(inside((x + dx, y + dy), ring) for dx, dy in edge):
                with plate.at(x, y, size):
                    engrave(plate, MOTIFS[motif], main=ink)


def weave(plate: Plate, cloth: Outline, pattern: str, ink: Ink, step: float = 15) -> None:
    """Lay a pattern over a cloth: a motif of `MOTIFS`, or `pales`, `bends`, `bars`, `lattice`; `plain` is none."""
    if pattern == "plain":
        return
    if pattern in SLANTS:
        for (angle,) in SLANTS[pattern]:
            plate.stripes(cloth, (angle, step * 0.75, 1.4 if pattern == "lattice" else step * 0.24), ink)
    else:
        strew(plate, cloth, pattern, ink, step)
