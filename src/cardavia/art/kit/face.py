"""Faces: three-quarter heads without hair or hat, put together from features."""

from dataclasses import dataclass

from cardavia.art.kit.features import BROWS, EYES, JAWS, MOUTHS, NOSES
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate


@dataclass(frozen=True, slots=True)
class Face:
    """A face; each feature is named as in `features`.

    `age` is 0 young, 1 grown, 2 old; `lashes` lengthens the lids.
    """

    jaw: str = "oval"
    nose: str = "straight"
    brows: str = "level"
    eyes: str = "calm"
    mouth: str = "calm"
    age: int = 1
    skin: Ink = Ink.FLESH
    lips: Ink = Ink.RED
    cheek: Ink | None = Ink.ROSE
    lashes: float = 0.0
    brow_ink: Ink = Ink.INK


EAR = "14,-4 18,-6.4 21.6,-3 20.6,3 18,8.4 15,7"
NEAR_CHEEK = "6,8 11,7 12.5,11.5 8,14.5 4.6,12"
FAR_CHEEK = "-15.4,8 -13,7.4 -12.2,10.6 -13.6,13 -15,12"


def draw_face(plate: Plate, face: Face) -> None:
    """Draw a face around the present middle, looking left; about 34 wide, from -27 to 30."""
    plate.shape(EAR, face.skin, 1.3)
    plate.line("16.4,-2.6 19,-3.4 19,1.4 17.4,4", 0.8)
    plate.shape(JAWS[face.jaw], face.skin, 1.7)
    if face.cheek:
        plate.fill(NEAR_CHEEK, face.cheek)
        plate.fill(FAR_CHEEK, face.cheek)
    _shade(plate, face)
    _eyes(plate, face)
    _brows(plate, face)
    _nose(plate, face)
    _mouth(plate, face)
    if face.age:
        _years(plate, face.age)


def _shade(plate: Plate, face: Face) -> None:
    plate.hatch("10,-16 16,-18 16.5,2 14,13 9,20 12,8 13,-4", 24, 2.2, 0.8)
    plate.hatch("-2,25.4 5,23.2 9,20.2 6,24.6 1,27", 12, 1.6, 0.7)
    if face.jaw == "gaunt":
        plate.hatch("3,9 9,8 12,13 7,20 4,15", 50, 1.9, 0.7)


def _eyes(plate: Plate, face: Face) -> None:
    for x0, x1, height in ((-13.6, -6.6, 2.6), (1.0, 10.6, 3.0)):
        _eye(plate, face, (x0, x1, height * EYES[face.eyes]))


def _eye(plate: Plate, face: Face, place: tuple[float, float, float]) -> None:
    x0, x1, h = place
    y, m = -1.0, (x0 + x1) / 2
    plate.fill(f"{x0},{y}! {m},{y - h} {x1},{y}! {m},{y + h * 0.75}", Ink.PAPER)
    iris = max(1.5, min(2.5, h * 0.8))
    plate.disc(m - 0.7, y - 0.3, iris)
    plate.disc(m - 1.4, y - 1.1, 0.6, Ink.PAPER)
    lash = face.lashes
    plate.line(
        f"{x0 - 0.8 - lash},{y + 0.7 - lash} {m - 1},{y - h} {x1 + 0.6 + lash},{y + 0.3 - lash}", 1.6 + lash / 3
    )
    plate.line(f"{x0 + 1},{y + h * 0.6} {m},{y + h * 0.9} {x1 - 0.6},{y + h * 0.5}", 0.7, 0.45)
    plate.line(f"{x0 + 0.6},{y - h - 0.8} {m},{y - h - 2} {x1},{y - h * 0.8}", 0.7, 0.4)
    if face.age == 2:
        plate.line(f"{x0 + 1},{y + h + 1} {m},{y + h + 2} {x1 - 0.6},{y + h + 0.6}", 0.6, 0.4)


def _brows(plate: Plate, face: Face) -> None:
    far, near, width = BROWS[face.brows]
    plate.line(far, width * 0.9, 0.45, face.brow_ink)
    plate.line(near, width, 0.45, face.brow_ink)


def _nose(plate: Plate, face: Face) -> None:
    bridge, nostril = NOSES[face.nose]
    plate.line(bridge, 1.35, 0.18)
    plate.line(nostril, 0.9, 0.4)
    plate.hatch("-5.6,-2 -3.6,2 -4.2,8.4 -6.8,8", 62, 1.8, 0.6)


def _mouth(plate: Plate, face: Face) -> None:
    lips, line = MOUTHS[face.mouth]
    if face.mouth in ("grin", "song"):
        plate.shape(lips, Ink.INK if face.mouth == "song" else Ink.PAPER, 1.3)
        plate.line(
            "-9.4,20.4 -5,21.4 .2,18.8" if face.mouth == "grin" else "-8.6,21.8 -6.6,22.4 -4.6,21.8",
            1.8,
            0.3,
            face.lips,
        )
    else:
        plate.fill(lips, face.lips)
    plate.line(line, 1.1)
    plate.line("-8.6,22.6 -6,23.2 -3,22.6", 0.7, 0.45)


def _years(plate: Plate, age: int) -> None:
    plate.line("-2,12 1,15 2.4,18", 0.7, 0.4)
    if age == 2:
        for line in ("3,3.6 7,5 11,3.2", "11.6,-1 14,-2.6", "11.8,.4 14.4,.6", "-9,-14 0,-15.4 9,-13.4"):
            plate.line(line, 0.7, 0.4)
        for line in ("-8,-17 0,-18.4 8,-16.6", "3.6,13 5.4,16 5,20", "-12.4,12 -12.8,15 -12,18"):
            plate.line(line, 0.6, 0.4)
