"""Dress for half figures, in the frame of a card 200 wide: shoulders at y = 130, the middle of the card at 184.

A cut of dress has the cloth that bears a pattern, the front that bears another, and what is drawn over both.
Inks: `main` the outer cloth, `under` the front, `trim` hems and buttons, `lining` white or fur.
"""

from dataclasses import dataclass

from cardavia.art.kit.patterns import weave
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave
from cardavia.art.pen.plate import Plate


@dataclass(frozen=True, slots=True)
class Tailoring:
    """How a dress is cut: its cloth, its front, and the detail over them."""

    cloth: str
    front: str
    detail: str
    before: str = ""
    bare: str | None = None


@dataclass(frozen=True, slots=True)
class Dress:
    """A dress: its cut and collar by name, its inks, and its patterns by name."""

    cut: str
    main: Ink
    under: Ink
    trim: Ink = Ink.GOLD
    lining: Ink = Ink.PAPER
    pattern: str = "plain"
    pattern_ink: Ink = Ink.GOLD
    front: str = "plain"
    front_ink: Ink = Ink.GOLD
    collar: str = "none"


CUTS = {
    "mantle": Tailoring(
        cloth="12,216! 13,178 22,154 44,138 78,127 122,127 156,138 178,154 187,178 188,216!",
        front="68,216! 69,172 79,133 121,133 131,172 132,216!",
        detail="""
            line 3.4 .02 trim: 66,216 67,172 77.6,133
            line 3.4 .02 trim: 134,216 133,172 122.4,133
            line .9 .02: 63.6,216 64.6,172 75,134
            line .9 .02: 136.4,216 135.4,172 125,134
            hatch 68 2.8: 13,200 16,172 27,156 38,150 30,176 27,214 13,214
            hatch 110 2.5: 166,148 182,168 187,196 184,214 160,214 171,180
            hatch 110 2.4 .8: 118,140 127,172 128,214 120,214 119,172
            """,
    ),
    "doublet": Tailoring(
        cloth="34,216! 36,172 44,144 66,132 84,127 116,127 134,132 156,144 164,172 166,216!",
        front="86,216! 84,172 87,131 113,131 116,172 114,216!",
        detail="""
            line 1.1 .05: 86,216 84,172 87,131
            line 1.1 .05: 114,216 116,172 113,131
            bead trim 2.5 1: 100,146 100,157 100,168 100,179 100,190 100,201
            line 1 .05: 66,134 70,170 68,214
            line 1 .05: 134,134 130,170 132,214
            hatch 110 2.4: 136,136 154,148 160,176 160,214 138,214 134,172
            """,
        before="""
            shape main 1.8: 12,216! 11,184 16,158 30,142 48,140 54,156 48,184 46,216!
            shape main 1.8: 188,216! 189,184 184,158 170,142 152,140 146,156 152,184 154,216!
            shape under 1.1: 16,182 18,164 24,160 22,180
            shape under 1.1: 27,176 29,156 35,153 33,174
            shape under 1.1: 38,172 39,152 45,150 44,170
            shape under 1.1: 184,182 182,164 176,160 178,180
            shape under 1.1: 173,176 171,156 165,153 167,174
            hatch 110 2.4: 168,146 184,162 188,190 186,214 176,214 178,180
            """,
    ),
    "gown": Tailoring(
        cloth="44,216! 46,176 40,150 52,136 74,131 80,150 100,155 120,150 126,131 148,136 160,150 154,176 156,216!",
        front="78,216! 74,184 77,150 100,155 123,150 126,184 122,216!",
        detail="""
            line 2.6 .02 trim: 79,148.6 100,153.6 121,148.6
            line 1 .1: 78,151.6 100,157 122,151.6
            line 1 .05: 78,216 74,184 77,151
            line 1 .05: 122,216 126,184 123,151
            line 1.4 .05 trim: 82,164! 100,170! 118,164!
            line 1.4 .05 trim: 81,176! 100,182! 119,176!
            line 1.4 .05 trim: 81,188! 100,194! 119,188!
            hatch 110 2.3: 128,140 150,150 152,178 152,214 130,214 130,178
            """,
        before="""
            shape main 1.8: 8,216! 10,180 18,154 34,138 54,136 62,150 58,180 52,216!
            shape main 1.8: 192,216! 190,180 182,154 166,138 146,136 138,150 142,180 148,216!
            line 1: 30,142 22,166 22,196
            line 1: 42,139 36,164 38,192
            line 1: 170,142 178,166 178,196
            hatch 110 2.3: 168,146 184,166 189,196 186,214 174,214 178,184
            line 3 .05 trim: 11,176 30,168 57,176
            line 3 .05 trim: 189,176 170,168 143,176
            """,
        bare="72,152! 76,134 88,126 112,126 124,134 128,152! 100,158",
    ),
    "armour": Tailoring(
        cloth="38,216! 42,172 50,142 74,129 126,129 150,142 158,172 162,216!",
        front="64,216! 62,170 72,140 100,134 128,140 138,170 136,216!",
        detail="""
            line 1.2 .05: 100,136 101,170 100,214
            line 1.6 .05 trim: 70,146 100,139 130,146
            bead trim 1.6 .9: 76,145 88,142 112,142 124,145
            hatch 110 2.3: 122,142 134,168 132,212 116,212 122,176
            line 1.2 .3 paper: 74,154 70,174 71,200
            """,
        before="""
            shape lining 1.8: 10,216! 14,176 24,150 46,136 60,140 60,168 48,216!
            shape lining 1.8: 190,216! 186,176 176,150 154,136 140,140 140,168 152,216!
            line 1.2: 20,160 40,150 59,154
            line 1.2: 16,176 38,166 58,170
            line 1.2: 180,160 160,150 141,154
            line 1.2: 184,176 162,166 142,170
            bead trim 1.6 .9: 26,155 40,148 54,150 174,155 160,148 146,150
            hatch 110 2.3 .8: 168,146 183,166 188,206 176,206 172,176
            """,
    ),
    "coat": Tailoring(
        cloth="14,216! 15,178 24,154 46,138 78,128 122,128 154,138 176,154 185,178 186,216!",
        front="78,216! 76,176 86,134 114,134 124,176 122,216!",
        detail="""
            shape trim 1.4: 86,131 76,134 60,150 70,160! 64,166! 76,216! 80,216! 77,176
            shape trim 1.4: 114,131 124,134 140,150 130,160! 136,166! 124,216! 120,216! 123,176
            bead gold 2.2 1: 100,172 100,183 100,194 100,205
            bead gold 2.2 1: 58,172 60,186 62,200 142,172 140,186 138,200
            hatch 110 2.5: 150,144 176,160 183,190 180,214 150,214 156,180
            hatch 68 2.8: 16,196 20,172 30,158 34,178 28,214 16,214
            line 1: 40,150 34,176 36,206
            """,
    ),
    "tunic": Tailoring(
        cloth="16,216! 18,180 26,156 48,140 80,129 120,129 152,140 174,156 182,180 184,216!",
        front="80,131 100,152! 120,131 114,127 86,127",
        detail="""
            line 2.6 .02 trim: 80,131 100,153! 120,131
            line 1.1: 100,156 100,178
            nick 1.3 trim: 96,160 104,163 96,166 104,169 96,172 104,175
            line 1: 64,140 60,168 64,200
            line 1: 136,140 140,168 136,200
            line 1: 40,148 34,178 38,206
            hatch 110 2.5: 146,146 172,160 180,190 178,214 146,214 154,180
            hatch 68 2.8: 18,196 22,172 32,158 36,178 28,214 18,214
            """,
    ),
    "kaftan": Tailoring(
        cloth="14,216! 15,178 24,154 46,138 78,128 122,128 154,138 176,154 185,178 186,216!",
        front="70,216! 66,178 80,131 120,131 112,150 96,176 94,216!",
        detail="""
            line 4 .02 trim: 122,130 112,152 97,178 95,216
            line 4 .02 trim: 78,130 66,170 67,216
            line .9 .02: 125,131 115,154 100,180 98,216
            line .9 .02: 75,131 63,168 64,216
            bead trim 2.2 1: 108,164 104,172 100,182 99,194
            hatch 110 2.5: 150,144 176,160 183,190 180,214 150,214 156,180
            hatch 68 2.8: 16,196 20,172 30,158 34,178 28,214 16,214
            line 1: 128,138 130,170 126,206
            """,
    ),
    "tabard": Tailoring(
        cloth="40,216! 42,176 42,148 58,136 82,129 118,129 142,136 158,148 158,176 160,216!",
        front="99,216! 99,130! 118,129 142,136 158,148 158,176 160,216!",
        detail="""
            line 1.2 .02: 99.6,132 99.6,216
            line 2.6 .02 trim: 44,216 46,176 46,152 60,140 82,133
            line 2.6 .02 trim: 156,216 154,176 154,152 140,140 118,133
            hatch 110 2.4: 140,140 154,152 155,180 156,214 140,214 142,176
            """,
        before="""
            shape lining 1.8: 12,216! 14,180 22,156 38,142 52,142 54,160 48,190 46,216!
            shape lining 1.8: 188,216! 186,180 178,156 162,142 148,142 146,160 152,190 154,216!
            line 1: 28,150 22,174 24,204
            line 1: 40,146 36,172 38,200
            line 1: 172,150 178,174 176,204
            hatch 110 2.4: 166,148 182,166 186,196 182,214 172,214 176,180
            """,
    ),
}
"""The cuts of dress."""


def draw_dress(plate: Plate, dress: Dress, skin: Ink = Ink.FLESH) -> None:
    """Draw shoulders and breast."""
    cut = CUTS[dress.cut]
    inks = {"main": dress.main, "under": dress.under, "trim": dress.trim, "lining": dress.lining}
    engrave(plate, cut.before, **inks)
    if cut.bare:
        plate.shape(cut.bare, skin, 1.3)
    plate.shape(cut.cloth, dress.main, 1.9)
    weave(plate, cut.cloth, dress.pattern, dress.pattern_ink, 17)
    plate.shape(cut.front, dress.under, 1.5)
    weave(plate, cut.front, dress.front, dress.front_ink, 13)
    engrave(plate, cut.detail, **inks)
