"""The pen: curves, traces, letters."""

import pytest

from cardavia.art.pen.curve import area, box, closed_curve, inside, knots, open_curve, spaced
from cardavia.art.pen.ink import DAY, STARK, Ink
from cardavia.art.pen.letters import GLYPHS, strokes
from cardavia.art.pen.plate import Plate
from cardavia.art.pen.trace import hole_path, ring_path


def test_a_written_outline_marks_its_corners() -> None:
    assert knots("0,0! 10,0 10,10!") == ((0, 0, True), (10, 0, False), (10, 10, True))


def test_a_leading_mark_makes_every_knot_a_corner() -> None:
    assert closed_curve("! 0,0 10,0 10,10") == ((0, 0), (10, 0), (10, 10))


def test_an_open_curve_begins_and_ends_at_its_end_knots() -> None:
    points = open_curve("0,0 5,9 20,3")
    assert (points[0], points[-1]) == ((0, 0), (20, 3))


def test_points_are_spaced_no_further_than_the_gap() -> None:
    assert spaced([(0, 0), (10, 0)], 5) == [(0, 0), (5, 0), (10, 0)]


def test_a_point_is_inside_a_ring_or_not() -> None:
    ring = closed_curve(box(0, 0, 10, 10))
    assert (inside((5, 5), ring), inside((11, 5), ring)) == (True, False)


def test_rings_of_either_turn_are_traced_alike() -> None:
    square = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
    assert area(square) > 0
    assert ring_path(square) == "M0 0l10 0 0 10-10 0z"
    assert hole_path(square) == "M0 10l10 0 0-10-10 0z"


@pytest.mark.parametrize("sign", sorted(GLYPHS))
def test_every_sign_stays_near_its_box(sign: str) -> None:
    for stroke in strokes(sign):
        assert all(-1 <= x <= 11 and -1 <= y <= 18 for x, y in open_curve(stroke))


def test_the_same_seed_cuts_the_same_lines() -> None:
    cut = []
    for _ in range(2):
        plate = Plate("seed")
        plate.line("0,0 30,8 60,0")
        plate.hatch(box(0, 0, 40, 40))
        cut.append(plate.cut)
    assert cut[0] == cut[1]


def test_a_mirror_keeps_what_stands_in_it() -> None:
    plate = Plate("seed")
    with plate.mirrored(100):
        assert plate.placed([(90, 5), (100, 7)]) == [(110, 5), (100, 7)]


def test_placings_nest() -> None:
    plate = Plate("seed")
    with plate.at(10, 20, 2), plate.at(1, 1):
        assert plate.placed([(0, 0)]) == [(12, 22)]


@pytest.mark.parametrize("palette", [DAY, STARK])
def test_every_palette_mixes_all_twelve_inks(palette: dict[Ink, str]) -> None:
    assert len(set(palette.values())) == len(Ink) == 12
