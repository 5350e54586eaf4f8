"""The Excuse: a minstrel strolls by with his lute, full length and never turned."""

import math

from cardavia.art.french_tarot.size import HEIGHT, WIDTH
from cardavia.art.kit import animals, land
from cardavia.art.kit.face import Face
from cardavia.art.kit.hair import Hair
from cardavia.art.kit.heads import Hat, Head, draw_head
from cardavia.art.kit.music import LUTE
from cardavia.art.marks import index
from cardavia.art.pen.block import Block
from cardavia.art.pen.curve import star
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

LEGS = """
    shape green 1.8: 76,240 75,278 70,306 66,326! 81,328! 88,304 97,278 101,244
    shape red 1.8: 99,244 107,280 117,306 123,326! 138,320! 130,298 124,272 124,240
    hatch 62 2.4 1: 88,250 98,250 95,276 86,304 80,322 84,290
    hatch 62 2.4 1: 114,250 123,252 124,276 132,304 134,318 122,290
    shape gold 1.7: 63,323 83,325 86,336 62,339 44,336 34,324 32,312 38,311 41,320 50,327
    shape gold 1.7: 120,326 139,317 148,325 160,322 168,312 167,301 173,301 175,314 166,330 148,337 124,337
    bead red 3.8 1.2: 35,308
    bead green 3.8 1.2: 170,298
    fill gold: ! 84,262 88,270 84,278 80,270
    fill gold: ! 80,288 84,296 79,304 75,296
    fill gold: ! 115,262 119,270 116,278 111,270
    fill gold: ! 123,288 127,296 124,304 118,296
    """

TUNIC = """
    shape red 1.8: 100,138! 78,140 62,152 68,184 76,210 58,256! 68,247 74,262! 82,250 90,264! 100,250!
    shape green 1.8: 100,138! 122,140 138,152 132,184 124,210 142,256! 132,247 126,262! 118,250 110,264! 100,250!
    fill gold: ! 84,149 88,156 84,163 80,156
    fill gold: ! 84,169 88,176 84,183 80,176
    fill gold: ! 88,189 92,196 88,203 84,196
    fill gold: ! 80,222 84,230 80,238 76,230
    fill gold: ! 91,230 95,238 91,246 87,238
    fill gold: ! 116,149 120,156 116,163 112,156
    fill gold: ! 116,169 120,176 116,183 112,176
    fill gold: ! 112,189 116,196 112,203 108,196
    fill gold: ! 120,222 124,230 120,238 116,230
    fill gold: ! 109,230 113,238 109,246 105,238
    hatch 62 2.3 1: 122,142 136,152 131,184 124,208 136,246 126,240 118,206 124,170
    shape ink 1: 74,206 100,213 126,206 128,215 100,222 72,215
    bead gold 5.4 1.4: 100,217
    bead gold 3.4 1.1: 58,259 74,265 90,267 110,267 126,265 142,259
    """

FAR_ARM = """
    shape green 1.7: 134,148 150,158 168,176 166,188 156,190 140,180 128,166
    hatch 62 2.2: 150,164 164,178 163,186 154,186
    """

FINGERING = """
    shape flesh 1.4: 139,150 147,146 155,150 158,160 153,170 145,172 138,166
    shape flesh 1.2: 133,150 139,146 144,149 143,154 136,155
    shape flesh 1.2: 132,156 138,153 144,155 143,160 136,161
    shape flesh 1.2: 133,162 138,159 144,161 143,166 137,167
    shape paper 1.3: 145,172 156,164 166,170 165,184 152,188
    line 1.2 .1 gold: 149,175 158,169 164,173
    """

NEAR_ARM = """
    shape red 1.8: 66,148 50,162 38,188 42,204 58,212 78,214 80,204 64,198 60,188 72,170
    hatch 20 2: 44,192 50,204 72,212 58,210 44,203
    line 1 .4: 50,178 58,188 62,197
    fill gold: ! 52,164 56,172 51,180 47,172
    shape paper 1.3: 76,201 85,200 87,217 77,217
    shape flesh 1.4: 85,203 94,200 104,204 112,203 113,206 106,208.6 111,211 109,214 102,212.6 104,216 100,217.4
        92,215.6 86,214
    line .9: 94,206 101,206
    """

NECK = "shape flesh 1.3: 90,112! 90,130 100,138 111,130 112,112!"

MINSTREL = Head(
    Face("oval", "straight", "raised", mouth="smile", age=0),
    Hair("bob", Ink.GOLD),
    hat=Hat("jester", Ink.RED, Ink.GREEN, Ink.GOLD),
)


def cut() -> Block:
    """Print the Excuse."""
    block = Block("EX", WIDTH, HEIGHT)
    plate = block.plate()
    _meadow(plate)
    for picture in (LEGS, TUNIC, FAR_ARM):
        engrave(plate, picture)
    with plate.at(90, 206, 0.92, 50):
        engrave(plate, LUTE, main=Ink.GOLD)
    for picture in (FINGERING, NEAR_ARM):
        engrave(plate, picture)
    _collar(plate)
    engrave(plate, NECK)
    with plate.at(100, 98, 1.06):
        draw_head(plate, MINSTREL)
    block.put(plate)
    block.frame()
    index.signed_above(block, sign)
    return block


def sign(plate: Plate) -> None:
    """Draw the star that stands for the Excuse in its corners."""
    plate.shape(star(0, 0, 6, (20, 9)), Ink.RED, 2.4)
    plate.bead(0, 0, 3.4, Ink.GOLD, 1.4)


def _meadow(plate: Plate) -> None:
    land.hills(plate, "13,286 50,270 96,282 140,268 187,280", 320, Ink.LEAF)
    land.ground(plate, "13,301 60,295 120,299 187,293", 355, Ink.STRAW)
    land.put(plate, land.POPLAR, (28, 298, 0.9), main=Ink.GREEN)
    land.put(plate, land.BUSH, (170, 296, 0.8), main=Ink.GREEN)
    land.grass(plate, "96,348 120,344 84,352 112,352")
    land.blossoms(plate, "92,338 108,350 70,350 132,352")
    land.put(plate, animals.BUTTERFLY, (160, 236, 1), main=Ink.ROSE, trim=Ink.RED)
    land.put(plate, animals.BUTTERFLY, (36, 250, 0.8), main=Ink.SKY, trim=Ink.BLUE)


def _collar(plate: Plate) -> None:
    for i in range(7):
        turn = math.pi * (0.06 + 0.88 * i / 6)
        tip = 100 + 46 * math.cos(turn), 138 + 24 * math.sin(turn)
        ends = [(100 + 20 * math.cos(turn + s), 134 + 9 * math.sin(turn + s)) for s in (-0.22, 0.22)]
        plate.shape(
            f"! {ends[0][0]},{ends[0][1]} {tip[0]},{tip[1]} {ends[1][0]},{ends[1][1]}",
            Ink.GOLD if i % 2 else Ink.PAPER,
            1.4,
        )
        plate.bead(tip[0], tip[1] + 2.5, 3.2, Ink.RED if i % 2 else Ink.GOLD, 1.2)
