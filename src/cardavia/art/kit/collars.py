"""Collars for half figures, in the frame of a card 200 wide; inks `main` (white or fur) and `trim`."""

import math

from cardavia.art.kit.patterns import weave
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate

NECK = """
    shape skin 1.3: 88,106! 88,124 86,131 100,140 114,131 112,124 112,106!
    hatch 20 2 .8: 90,110 112,108 111,124 100,132 96,120
    """

CAPE = "52,140 76,126 100,134 124,126 148,140 155,156 138,170 100,180 62,170 45,156"

PICTURES = {
    "cape": "hatch 110 2.2 .8: 124,132 147,142 153,156 138,166 142,152",
    "falling": """
        shape main 1.5: 99,134! 86,127 68,134 58,144 60,156 84,160 99,146!
        shape main 1.5: 101,134! 114,127 132,134 142,144 140,156 116,160 101,146!
        line 1.3 .1 trim: 61,153 83,157 97,146
        line 1.3 .1 trim: 139,153 117,157 103,146
        hatch 110 2.1 .8: 116,130 132,137 139,146 130,154 124,142
        bead trim 2.4 1: 100,150
        """,
    "jabot": """
        shape main 1.4: 86,124 100,130 114,124 116,133 100,138 84,133
        shape main 1.4: 96,137 104,137 110,150 106,154 112,166 104,172 100,178 95,172 88,166 94,154 90,150
        line 1: 98,140 96,152 98,168
        line 1: 102,140 104,152 102,168
        line .9: 93,152 100,156 108,152
        """,
    "high": """
        shape main 1.5: 84,112! 82,126 74,134 88,142 100,146! 112,142 126,134 118,126 116,112! 112,122 100,136!
            88,122
        line 1.4 .1 trim: 79,134 90,139 99,143
        line 1.4 .1 trim: 121,134 110,139 101,143
        """,
    "gorget": """
        shape sky 1.5: 84,118 100,126 116,118 122,132 100,144 78,132
        line 1.3 .1: 81,126 100,135 119,126
        bead gold 1.5 .9: 84,132 92,137 108,137 116,132
        """,
    "fur": """
        shape main 1.6: 84,122 76,127 64,138 60,152 70,168! 78,150 88,138 100,144! 112,138 122,150 130,168!
            140,152 136,138
            124,127 116,122 100,132
        nick 1: 66,146 70,144 72,158 76,154 74,138 78,138 82,130 86,132 134,146 130,144 128,158 124,154 126,138
            122,138
        """,
    "chain": """
        bead gold 3.2 1.1: 70,136 75,146 82,155 91,161 100,163 109,161 118,155 125,146 130,136
        shape trim 1.3: 100,166! 108,175! 100,186! 92,175!
        bead gold 2.4 1: 100,175
        """,
    "lace": """
        shape main 1.5: 80,128 72,134 64,148 70,152 72,158 79,156 84,161 90,156 96,160 100,154 104,160 110,156
            116,161 121,156
            128,158 130,152 136,148 128,134 120,128 100,136
        disc 1: 74,148 82,152 91,151 100,148 109,151 118,152 126,148
        line .9: 78,140 100,144 122,140
        """,
    "kerchief": """
        shape main 1.5: 80,126 66,134 56,146 76,156 100,172! 124,156 144,146 134,134 120,126 100,146!
        line 1: 70,138 86,150 99,166
        line 1: 130,138 114,150 101,166
        shape trim 1.2: 94,160 106,160 108,168 100,164 92,168
        """,
    "pearls": """
        bead paper 2.5 1: 80,131 85,137 92,141 100,142.6 108,141 115,137 120,131
        shape trim 1.2: 100,145! 104.6,150! 100,157! 95.4,150!
        """,
    "none": "",
}
"""What is drawn for each collar; a ruff is made of folds instead, and a cape bears a pattern."""


def draw_neck(plate: Plate, skin: Ink) -> None:
    """Draw the neck."""
    engrave(plate, NECK, skin=skin)


def draw_collar(plate: Plate, collar: str, main: Ink = Ink.PAPER, trim: Ink = Ink.GOLD) -> None:
    """Draw a collar by name: one of `PICTURES`, `ruff`, or `ermine`."""
    match collar:
        case "ruff":
            _ruff(plate, main)
        case "ermine":
            plate.shape(CAPE, Ink.PAPER, 1.8)
            weave(plate, CAPE, "ermine", Ink.INK, 14)
            engrave(plate, PICTURES["cape"])
            engrave(plate, PICTURES["chain"], trim=trim)
        case _:
            engrave(plate, PICTURES[collar], main=main, trim=trim)


def _ruff(plate: Plate, main: Ink) -> None:
    folds = 17
    for reach in (1.0, 0.66):
        for i in range(folds):
            turn = i * math.tau / folds + reach
            c, s = math.cos(turn), math.sin(turn)
            x, y, rx, ry = 100 + 40 * reach * c, 133 + 15 * reach * s, 7.2, 4.6
            plate.shape(
                [(x - rx, y), (x - rx * 0.4, y - ry), (x + rx * 0.6, y - ry * 0.8), (x + rx, y + 0.6), (x, y + ry)],
                main,
                1.1,
            )
            plate.line([(100 + 20 * reach * c, 133 + 7.5 * reach * s), (x, y)], 0.7, 0.4)
