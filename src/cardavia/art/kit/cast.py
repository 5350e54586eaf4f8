"""A cast of people: heads that scenes share, young and old, from many places."""

from cardavia.art.kit.beard import Beard
from cardavia.art.kit.face import Face
from cardavia.art.kit.hair import Hair
from cardavia.art.kit.heads import Hat, Head
from cardavia.art.pen.ink import Ink

BLACK, PAPER, RED, GOLD, STRAW = Ink.INK, Ink.PAPER, Ink.RED, Ink.GOLD, Ink.STRAW
GREEN, BLUE, SKY, BROWN = Ink.GREEN, Ink.BLUE, Ink.SKY, Ink.BROWN


def _child(mouth: str = "smile", skin: Ink = Ink.FLESH) -> Face:
    cheek = Ink.ROSE if skin is Ink.FLESH else None
    return Face("round", "snub", "raised", "wide", mouth, 0, skin, cheek=cheek)


def _woman(jaw: str = "heart", mouth: str = "smile", skin: Ink = Ink.FLESH, age: int = 0) -> Face:
    cheek = Ink.ROSE if skin is Ink.FLESH else None
    return Face(jaw, "small", "arched", "calm", mouth, age, skin, cheek=cheek, lashes=0.6)


def _man(jaw: str = "square", nose: str = "straight", mouth: str = "calm", skin: Ink = Ink.FLESH) -> Face:
    cheek = Ink.ROSE if skin is Ink.FLESH else None
    return Face(jaw, nose, "level", "calm", mouth, 1, skin, cheek=cheek)


def _old(jaw: str = "gaunt", mouth: str = "calm") -> Face:
    return Face(jaw, "hooked", "bushy", "calm", mouth, 2)


BOY = Head(_child(), Hair("short", GOLD), top="tousled")
DARK_BOY = Head(_child(skin=BROWN), Hair("short", BLACK), top="curled")
GIRL = Head(_child(), Hair("braids", GOLD), top="parted")
HOODED_GIRL = Head(_child(), Hair("bob", BROWN), hat=Hat("hood", RED, RED))
YOUTH = Head(
    _man("oval", "straight", "smile"), Hair("bob", BROWN), hat=Hat("beret", BLUE, GOLD, PAPER, "back", RED)
)
SUITOR = Head(_man("long", "straight", "smile"), Hair("bob", BLACK), hat=Hat("slashed", GREEN, GOLD, PAPER))
MAIDEN = Head(_woman(), Hair("waves", GOLD), hat=Hat("laurel", GREEN, RED), top="parted")
BRUNETTE = Head(_woman("oval"), Hair("bun", BROWN))
STRAW_MAIDEN = Head(_woman("oval"), Hair("waves", BROWN), hat=Hat("straw", RED))
MOTHER = Head(_woman("oval", "calm", age=1), Hair("bun", BROWN), hat=Hat("kerchief", BLUE, PAPER))
COUNTRYWOMAN = Head(_woman("round", "smile", age=1), Hair("bob", GOLD), hat=Hat("kerchief", RED, PAPER))
DARK_LADY = Head(_woman("oval", "calm", BROWN), Hair("waves", BLACK), hat=Hat("diadem", GOLD, RED), top="parted")
DARK_WOMAN = Head(_woman("heart", "smile", BROWN), Hair("bun", BLACK), hat=Hat("kerchief", GOLD, RED))
LADY = Head(_woman("heart", "pout"), Hair("wig", PAPER))
SUN_LADY = Head(_woman("heart", "calm"), Hair("bun", GOLD), hat=Hat("straw", BLUE))
FATHER = Head(_man(), Hair("short", BROWN), Beard("short", BROWN), Hat("wide", GREEN, GOLD))
FARMER = Head(_man("square", "broad", "smile"), Hair("bob", BROWN), Beard("goatee", BROWN), Hat("straw", BLUE))
REAPER = Head(_man("long", "hooked"), Hair("short", BLACK), Beard("moustache", BLACK), Hat("straw", RED))
SAILOR = Head(
    _man("square", "broad", "grin"), Hair("short", GOLD), Beard("short", GOLD), Hat("phrygian", RED, PAPER)
)
FISHER = Head(_old("square"), Hair("short", PAPER), Beard("full", PAPER), Hat("beret", BLUE, BLUE, PAPER))
SMITH = Head(_man("square", "broad", skin=BROWN), Hair("short", BLACK), Beard("full", BLACK), top="curled")
BAKER = Head(
    _man("round", "snub", "smile"), Hair("short", BROWN), Beard("moustache", BROWN), Hat("beret", PAPER, PAPER)
)
COOPER = Head(
    _man("square", "hooked", "stern"), Hair("bob", BROWN), Beard("drooping", BROWN), Hat("phrygian", GREEN, GOLD)
)
PAINTER = Head(_man("long", "long"), Hair("waves", BROWN), Beard("pointed", BROWN), Hat("beret", RED, RED, GOLD))
FIDDLER = Head(_man("gaunt", "long", "smile"), Hair("bob", BLACK), hat=Hat("tall", BROWN, RED))
PIPER = Head(
    _man("round", "broad", "song"), Hair("short", BROWN), Beard("stubble", BROWN), Hat("bycocket", GREEN, GOLD)
)
SINGER = Head(_woman("oval", "song"), Hair("waves", BROWN), hat=Hat("diadem", GOLD, BLUE), top="parted")
GENTLEMAN = Head(_man("oval"), Hair("wig", PAPER), hat=Hat("tricorne", BLUE, GOLD, RED))
TRAVELLER = Head(
    _man("oval", "hooked"), Hair("bob", BROWN), Beard("goatee", BROWN), Hat("wide", BROWN, GOLD, plume="back")
)
HUNTER = Head(
    _man("long", "hooked"), Hair("bob", BROWN), Beard("short", BROWN), Hat("bycocket", GREEN, RED, plume="swept")
)
LAMPLIGHTER = Head(_man("gaunt", "snub"), Hair("short", BROWN), hat=Hat("tall", BLACK, RED))
SHEPHERD = Head(_man("long", "straight"), Hair("bob", BROWN), Beard("short", BROWN), Hat("wide", STRAW, BROWN))
SCHOLAR = Head(_old("long"), Hair("long", PAPER), Beard("long", PAPER), Hat("hood", BLUE, GOLD))
GRANDFATHER = Head(_old(), Hair("short", PAPER), Beard("drooping", PAPER), Hat("tricorne", BROWN, BROWN, GOLD))
GRANDMOTHER = Head(_old("heart", "smile"), Hair("bun", PAPER), hat=Hat("bonnet", PAPER, BLUE))
SKATER = Head(_man("oval", "straight", "smile"), Hair("short", BROWN), hat=Hat("beret", GREEN, RED, RED))
FUR_LADY = Head(_woman("oval"), Hair("bob", BLACK), hat=Hat("hood", BLUE, PAPER))
GAMBLER = Head(
    _man("gaunt", "hooked", "thin"),
    Hair("short", BLACK),
    Beard("pointed", BLACK),
    Hat("wide", RED, GOLD, plume="back"),
)
TAVERNER = Head(_man("round", "broad", "grin"), Hair("short", BROWN), Beard("drooping", BROWN), top="balding")
MERCHANT = Head(
    _man("oval", "broad", "calm", BROWN),
    Hair("short", BLACK),
    Beard("short", BLACK),
    Hat("turban", PAPER, RED, BLUE),
)
