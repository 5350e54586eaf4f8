"""Trump 15: travels by land and by sea."""

from cardavia.art.kit import animals, cast, land
from cardavia.art.kit.figure import Arm, Figure
from cardavia.art.kit.horse import RIDDEN
from cardavia.art.kit.setting import BOTTOM, LEFT, RIGHT, TOP, open_air, stand
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate


def rider(plate: Plate) -> None:
    """Draw how a traveller rides through the hills."""
    open_air(plate, Ink.SKY, Ink.LEAF, Ink.STRAW)
    land.put(plate, land.FIR, (34, 150, 0.8), main=Ink.GREEN)
    land.put(plate, land.FIR, (168, 148, 0.7), main=Ink.GREEN)
    with plate.at(106, 171, 0.76):
        engrave(plate, RIDDEN, main=Ink.BROWN, far=Ink.BROWN, mane=Ink.INK, bridle=Ink.GOLD)
        plate.shape("-18,-88! 22,-88! 26,-62 2,-56 -20,-62", Ink.RED, 1.5)
        arms = (Arm("left", (-20, -10)), Arm("right", (14, -14), "whip", 20, 0.6, bend=-1))
        man = Figure(
            cast.TRAVELLER, "coat", Ink.BLUE, "breeches", Ink.STRAW, arms, ((-16, -44), (-12, -46)), (0, -92)
        )
        stand(plate, man, 0, 0, 1)
    land.put(plate, animals.DOG, (42, 176, 0.62), main=Ink.PAPER, trim=Ink.BROWN)


def ship(plate: Plate) -> None:
    """Draw how a ship runs before the wind."""
    land.wash(plate, (LEFT, TOP, RIGHT, BOTTOM), Ink.SKY)
    land.sky_lines(plate, (LEFT, TOP, RIGHT, 80))
    land.hills(plate, "12,134 40,126 66,136", 140, Ink.LEAF)
    land.put(plate, land.CLOUD, (156, 92, 0.9))
    land.water(plate, (LEFT, 138, RIGHT, BOTTOM), Ink.BLUE)
    for x, top in ((72, 60), (108, 30), (142, 64)):
        plate.rule((x, top), (x, 150), 3, Ink.INK)
    for x, y, wide, high in ((72, 68, 17, 42), (108, 40, 22, 46), (108, 90, 25, 42), (142, 72, 15, 42)):
        _sail(plate, (x, y), (wide, high))
    for x, top in ((72, 60), (108, 30), (142, 64)):
        plate.shape(f"{x},{top - 8}! {x + 16},{top - 5} {x + 20},{top}! {x},{top}!", Ink.RED, 1.2)
    plate.shape("38,140! 62,146 120,147 152,144! 154,134! 174,132! 172,152 158,166 76,167 54,158", Ink.BROWN, 1.8)
    plate.line("46,147 80,154 130,154 170,146", 2.2, 0.05, Ink.GOLD)
    for x in (76, 94, 112, 130, 148):
        plate.bead(x, 160, 2.4, Ink.INK, 1)
    plate.hatch("130,150 170,142 168,156 156,164 130,164", 60)
    for y, start in ((166, 20), (176, 12)):
        plate.line(" ".join(f"{start + 8 * i},{y + (3 if i % 2 else -3)}" for i in range(22)), 2, 0.1, Ink.PAPER)
    land.put(plate, animals.SWALLOW, (40, 96, 0.8))


def _sail(plate: Plate, place: tuple[float, float], size: tuple[float, float]) -> None:
    (x, y), (wide, high) = place, size
    plate.shape(
        f"{x - wide},{y}! {x + wide - 4},{y}! {x + wide + 7},{y + high / 2} {x + wide},{y + high}! "
        f"{x - wide - 3},{y + high}! {x - wide + 7},{y + high / 2}",
        Ink.PAPER,
        1.6,
    )
    shade = f"{x + 4},{y + 3} {x + wide - 4},{y + 3} {x + wide + 4},{y + high / 2} {x + wide - 2},{y + high - 3}"
    plate.hatch(f"{shade} {x + 8},{y + high - 4}", 80, 2.8)
    plate.line(f"{x - 5},{y + 3} {x + 2},{y + high / 2} {x - 6},{y + high - 2}", 3, 0.05, Ink.RED)
