"""Letters and figures as the bare strokes of a broad nib, so that no card needs a font."""

from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate

GLYPHS: dict[str, tuple[str, ...]] = {
    "0": ("5,0 9.4,4 9.4,12 5,16 .6,12 .6,4 5,0",),
    "1": (".2,4.8! 5.2,0! 5.2,16!", "1.6,16! 9,16!"),
    "2": (".8,4.2 2.6,.8 6,.2 9,3 8,7 4,11 .6,15.8! 9.6,15.8!",),
    "3": ("1,1.8 5,0 8.6,2.8 7.6,6.4 4.2,7.4! 8.4,8.6 9.2,12.4 5.6,16 .6,14.2",),
    "4": ("7,16! 7,0! .4,11! 10,11!",),
    "5": ("9,.2! 2.4,.2! 1.8,7! 5.6,5.8 9.4,9.4 8,14.2 4,16 .4,14.2",),
    "6": ("8.6,1 4.6,.8 1,6 .8,11.6 3.6,15.8 7.6,15.2 9.4,11.4 7,7.6 3.4,8 1,11",),
    "7": (".6,2.4! .6,.2! 9.6,.2! 6,7 4,16",),
    "8": ("5,7.2 1.6,5 2,1.4 5,0 8,1.4 8.4,5 5,7.2 1,10 1,14 5,16 9,14 9,10 5,7.2",),
    "9": ("1.4,15 5.4,15.2 9,10 9.2,4.4 6.4,.2 2.4,.8 .6,4.6 3,8.4 6.6,8 9,5",),
    "A": (".4,16! 5,0! 9.8,16!", "2.2,11! 8,11!"),
    "B": ("2,0! 2,16!", ".6,.2! 5,0 8.2,1.8 8,5.6 5,7.4! 9,9 9.4,13 6,16 .6,15.9!", "2,7.4! 5.4,7.4!"),
    "C": ("9.2,3 6,0 2,2 .6,8 2,14 6,16 9.4,13.4",),
    "D": ("2,0! 2,16!", ".6,.2! 5,.3 9.4,4 9.4,12 5,15.8 .6,15.9!"),
    "E": ("2,0! 2,16!", ".6,.2! 9,.2!", "2,7.8! 7.4,7.8!", ".6,15.8! 9.4,15.8!"),
    "F": ("2,0! 2,16!", ".6,.2! 9.2,.2!", "2,7.6! 7.4,7.6!"),
    "G": ("9.2,3 6,0 2,2 .6,8 2,14 6,16 9.2,14! 9.2,9! 5.4,9!",),
    "H": ("1.6,0! 1.6,16!", "8.6,0! 8.6,16!", "1.6,8! 8.6,8!"),
    "I": ("5,0! 5,16!", "2,.2! 8,.2!", "2,15.8! 8,15.8!"),
    "J": ("7,0! 7,11 5.4,15.4 2.6,16 .6,13.6", "3.6,.2! 9.4,.2!"),
    "K": ("2,0! 2,16!", "9,0! 2.4,8.6! 9.8,16!"),
    "L": ("2,0! 2,15.8! 9.6,15.8!",),
    "M": (".8,16! 1.4,0! 5,10! 8.8,0! 9.4,16!",),
    "N": ("1.4,16! 1.4,0! 8.8,16! 8.8,0!",),
    "O": ("5,0 9.4,3 9.6,12 5,16 .4,12 .6,3 5,0",),
    "P": ("2,0! 2,16!", ".6,.2! 5,0 9,2.4 8.6,7 5,9 2,9!"),
    "Q": ("5,0 9.4,3 9.6,12 5,16 .4,12 .6,3 5,0", "5.6,11.6! 10.2,17.6!"),
    "R": ("2,0! 2,16!", ".6,.2! 5,0 8.6,2 8.4,6 5,8 2,8!", "4.6,8! 9.8,16!"),
    "S": ("8.8,2.4 5,0 1.4,2.6 2,6 7.6,9 9,12.6 5.4,16 .8,13.6",),
    "T": ("5,0! 5,16!", ".4,1.4! .6,.2! 9.4,.2! 9.6,1.4!"),
    "U": ("1.4,0! 1.4,11 3.4,15.6 6.6,15.6 8.8,11 8.8,0!",),
    "V": (".4,0! 5,16! 9.6,0!",),
    "W": ("0,0! 2.6,16! 5,5! 7.6,16! 10,0!",),
    "X": (".8,0! 9.4,16!", "9,0! .6,16!"),
    "Y": (".6,0! 5,8! 9.4,0!", "5,8! 5,16!"),
    "Z": (".8,.2! 9.2,.2! .6,15.8! 9.6,15.8!",),
}
"""The strokes of each sign in a box ten wide and sixteen high."""

ACCENTS: dict[str, tuple[str, str]] = {
    "Á": ("A", "4.4,-2.4! 7,-5.4!"),
    "É": ("E", "4.4,-2.4! 7,-5.4!"),
    "Ö": ("O", "2.6,-3.4! 2.8,-2.2!"),
    "Ü": ("U", "2.6,-3.4! 2.8,-2.2!"),
    "Ó": ("O", "4.4,-2.4! 7,-5.4!"),
    "Ś": ("S", "4.4,-2.4! 7,-5.4!"),
    "Ł": ("L", "-.4,10! 5.4,6.4!"),
    "Ż": ("Z", "4.8,-3.4! 5,-2.2!"),
}
"""Letters with a sign over them: the letter, and the sign's stroke."""

ADVANCE = 12.2
"""From one sign to the next."""


def strokes(sign: str) -> tuple[str, ...]:
    """Return the strokes of a sign; raise `KeyError` for one the nib has not learnt."""
    if sign in ACCENTS:
        letter, mark = ACCENTS[sign]
        return (*GLYPHS[letter], mark)
    return GLYPHS[sign]


def write(
    plate: Plate, text: str, place: tuple[float, float, float], width: float = 3.1, ink: Ink = Ink.INK
) -> None:
    """Write a text around a middle: `place` is x, y and the height of a capital."""
    x, y, height = place
    write_within(plate, text, (x, y, height, 1000), width, ink)


def write_within(
    plate: Plate, text: str, place: tuple[float, float, float, float], width: float = 3.1, ink: Ink = Ink.INK
) -> None:
    """Write as `write`, but narrow the signs so that they keep within a width: x, y, height, room."""
    x, y, height, room = place
    scale = height / 16
    wide = len(text) * ADVANCE - (ADVANCE - 10)
    across = min(1.0, room / (wide * scale))
    with plate.at(x, y, scale), plate.stretched(across, 1):
        for i, sign in enumerate(text):
            with plate.at(i * ADVANCE - wide / 2, -8):
                for stroke in strokes(sign):
                    plate.line(stroke, width / across**0.3, 0.04, ink)
