"""The kit: every part named in a table can be cut."""

import pytest

from cardavia.art.kit import (
    animals,
    beard,
    build,
    collars,
    crowns,
    dress,
    features,
    garments,
    gestures,
    hair,
    hands,
    hats,
    horse,
    land,
    shore,
    things,
)
from cardavia.art.kit.face import Face, draw_face
from cardavia.art.kit.figure import Arm, Figure, draw_figure
from cardavia.art.kit.heads import Head
from cardavia.art.kit.limbs import joint
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.picture import engrave, read_picture
from cardavia.art.pen.plate import Plate

HEADGEAR = sorted(
    f"{module.__name__.rsplit('.', 1)[1]}.{name}"
    for module in (crowns, hats)
    for name in vars(module)
    if name.isupper()
)


@pytest.mark.parametrize("name", HEADGEAR)
def test_every_hat_can_be_cut_in_the_inks_a_court_gives_it(name: str) -> None:
    module, constant = name.split(".")
    plate = Plate("hat")
    text = getattr({"crowns": crowns, "hats": hats}[module], constant)
    engrave(plate, text, main=Ink.RED, trim=Ink.GOLD, third=Ink.PAPER, cap=Ink.BLUE)
    assert plate.cut


@pytest.mark.parametrize("jaw", sorted(features.JAWS))
@pytest.mark.parametrize("mouth", sorted(features.MOUTHS))
def test_every_jaw_takes_every_mouth(jaw: str, mouth: str) -> None:
    plate = Plate("face")
    draw_face(plate, Face(jaw=jaw, mouth=mouth, age=2))
    assert len(plate.cut) > 5


@pytest.mark.parametrize("cut", sorted(beard.BEARDS))
def test_every_beard_can_be_cut(cut: str) -> None:
    plate = Plate("beard")
    beard.draw_beard(plate, beard.Beard(cut))
    assert plate.cut


def test_every_cut_of_hair_has_a_part_behind_and_a_part_before() -> None:
    assert set(hair.BEHIND) == set(hair.OVER)


def test_dark_hair_shows_its_strands() -> None:
    assert hair.strand_ink(Ink.INK) is not Ink.INK


def test_an_indented_line_continues_the_one_before() -> None:
    cuts = read_picture("line 1: 0,0 1,1\n    2,2\nline: 3,3 4,4")
    assert [cut.outline for cut in cuts] == ["0,0 1,1 2,2", "3,3 4,4"]


def test_a_line_that_is_no_cut_is_refused() -> None:
    with pytest.raises(ValueError, match="not a cut"):
        read_picture("paint red: 0,0 1,1")


@pytest.mark.parametrize("thing", sorted(things.THINGS))
def test_everything_held_can_be_cut(thing: str) -> None:
    plate = Plate("thing")
    engrave(plate, things.THINGS[thing], main=Ink.RED, trim=Ink.GOLD)
    assert plate.cut


@pytest.mark.parametrize("hand", sorted(hands.HANDS))
def test_every_hand_can_be_cut(hand: str) -> None:
    plate = Plate("hand")
    engrave(plate, hands.HANDS[hand], skin=Ink.BROWN)
    assert plate.cut[0][0] is Ink.BROWN


@pytest.mark.parametrize("sign", ["THUMB", "LITTLE_FINGER", "FOREFINGER", "WRITING"])
def test_every_hand_that_gives_a_sign_has_skin_and_sleeve(sign: str) -> None:
    plate = Plate("sign")
    engrave(plate, getattr(gestures, sign), skin=Ink.BROWN, cuff=Ink.PAPER, sleeve=Ink.GREEN, trim=Ink.GOLD)
    assert {Ink.BROWN, Ink.GREEN} <= {ink for ink, _ in plate.cut}


@pytest.mark.parametrize("cut", sorted(dress.CUTS))
@pytest.mark.parametrize("pattern", ["ermine", "lattice"])
def test_every_dress_takes_a_pattern(cut: str, pattern: str) -> None:
    plain, rich = Plate("dress"), Plate("dress")
    dress.draw_dress(plain, dress.Dress(cut, Ink.RED, Ink.BLUE))
    dress.draw_dress(rich, dress.Dress(cut, Ink.RED, Ink.BLUE, pattern=pattern, front=pattern))
    assert sum(len(path) for _, path in rich.cut) > sum(len(path) for _, path in plain.cut)


@pytest.mark.parametrize("collar", [*sorted(collars.PICTURES), "ruff", "ermine"])
def test_every_collar_can_be_cut(collar: str) -> None:
    plate = Plate("collar")
    collars.draw_neck(plate, Ink.FLESH)
    collars.draw_collar(plate, collar)
    assert plate.cut


@pytest.mark.parametrize("name", ["BUST", "RIDDEN"])
def test_every_horse_can_be_cut(name: str) -> None:
    plate = Plate("horse")
    inks = {"main": Ink.STRAW, "far": Ink.BROWN, "mane": Ink.INK, "bridle": Ink.RED}
    engrave(plate, getattr(horse, name), **inks)
    assert plate.cut


PICTURES = sorted(
    f"{module.__name__.rsplit('.', 1)[1]}.{name}"
    for module in (animals, build, land, shore)
    for name, text in vars(module).items()
    if name.isupper() and isinstance(text, str)
)


@pytest.mark.parametrize("name", PICTURES)
def test_every_beast_house_and_tree_can_be_cut(name: str) -> None:
    module, constant = name.split(".")
    plate = Plate("picture")
    text = getattr({"animals": animals, "build": build, "land": land, "shore": shore}[module], constant)
    engrave(plate, text, main=Ink.STRAW, trim=Ink.RED, third=Ink.BLUE)
    assert plate.cut


@pytest.mark.parametrize("coat", sorted(garments.COATS))
@pytest.mark.parametrize("below", ["skirt", "robe", "lap", "breeches", "trousers"])
def test_every_coat_goes_with_every_skirt_and_breeches(coat: str, below: str) -> None:
    plate = Plate("figure")
    head = Head(Face(), hair.Hair("bob"))
    draw_figure(plate, Figure(head, coat, Ink.RED, below, Ink.BLUE, arms=(Arm("left", (-20, -10), "fork"),)))
    assert len(plate.cut) > 20


def test_a_joint_bends_to_the_side_it_is_told() -> None:
    assert joint((0, 0), (0, 20), (15, 15), 1)[0] < 0 < joint((0, 0), (0, 20), (15, 15), -1)[0]
