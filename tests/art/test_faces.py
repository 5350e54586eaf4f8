"""Every face of every deck: complete, lean, the same for ever, and fit to be told apart at a glance."""

import gzip
import os
import re
import subprocess
import sys
from itertools import combinations

import pytest

from cardavia import art
from cardavia.art import DECKS, Contrast, Style, Suits
from cardavia.art.marks.index import CAPITAL
from cardavia.art.pen.ink import Ink
from cardavia.art.sheet import paint
from tests.art.hashes import hashes, kept
from tests.art.pixels import Colour, contrast, face, hexadecimal, read_png, small

EVERY = [(name, code) for name, deck in DECKS.items() for code in deck.codes]
PHONE = 44
"""The narrowest a card gets, in pixels."""


def weight(deck: str, code: str) -> int:
    return len(gzip.compress(face(deck, code).encode(), 9))


@pytest.mark.parametrize(("deck", "code"), EVERY)
def test_a_face_is_printed_in_the_twelve_inks_and_nothing_else(deck: str, code: str) -> None:
    svg = face(deck, code)
    palette = Style().palette
    assert set(re.findall(r'(?:fill|stroke)="([^"]+)"', svg)) - set(palette.values()) == {"none"}
    assert not re.search(r"<(text|image|filter|style|script)|href=\"[^#]", svg)


@pytest.mark.parametrize(("deck", "code"), EVERY)
def test_a_face_weighs_no_more_than_45_kilobytes(deck: str, code: str) -> None:
    assert weight(deck, code) <= 45_000


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_weighs_no_more_than_20_kilobytes_a_card(deck: str) -> None:
    codes = DECKS[deck].codes
    assert sum(weight(deck, code) for code in codes) / len(codes) <= 20_000


@pytest.mark.parametrize("deck", DECKS)
def test_names_inside_the_faces_of_a_deck_never_meet_on_one_sheet(deck: str) -> None:
    names = [name for code in DECKS[deck].codes for name in re.findall(r' id="([^"]+)"', face(deck, code))]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("deck", DECKS)
def test_faces_are_the_ones_that_were_looked_at(deck: str) -> None:
    assert hashes(deck) == kept(deck)


def test_another_process_prints_the_same_faces() -> None:
    codes = [("french-tarot", code) for code in ("SR", "T12", "EX", "H7")]
    program = f"from cardavia import art; print([art.face(deck, code) for deck, code in {codes}])"
    prints = []
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, check=True)
        prints.append(done.stdout)
    assert prints[0] == prints[1]
    assert face("french-tarot", "SR") in prints[0].decode()


@pytest.mark.parametrize(("deck", "code"), EVERY)
def test_no_ink_leaves_the_frame(deck: str, code: str) -> None:
    picture = small(deck, code, 100)
    width, height = picture.size
    edge = [picture.rows[y][x] for y in (2, height - 3) for x in range(8, width - 8)]
    edge += [picture.rows[y][x] for x in (2, width - 3) for y in range(8, height - 8)]
    paper = hexadecimal(Style().palette[Ink.PAPER])
    assert [colour for colour in edge if contrast(colour, paper) > 1.03] == []


@pytest.mark.parametrize("deck", DECKS)
def test_any_two_faces_differ_at_a_glance(deck: str) -> None:
    seen = {code: coarse(deck, code) for code in DECKS[deck].codes}
    alike = [(one, other) for one, other in combinations(seen, 2) if distance(seen[one], seen[other]) < 2.5]
    assert alike == []


def coarse(deck: str, code: str) -> list[int]:
    """Return every colour of a card 22 pixels wide as one row of numbers."""
    return [part for row in small(deck, code, 22).rows for colour in row for part in colour]


def distance(one: list[int], other: list[int]) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize(("deck", "code"), EVERY)
def test_the_index_corner_shows_a_strong_sign_on_a_phone(deck: str, code: str) -> None:
    corner = small(deck, code).part(0.07, 0.04, 0.28, 0.28)
    lightest = max(corner, key=lambda colour: contrast(colour, (0, 0, 0)))
    strong = [colour for colour in corner if contrast(colour, lightest) >= 3]
    assert len(strong) >= 12


@pytest.mark.parametrize("deck", DECKS)
def test_any_two_index_corners_differ_on_a_phone(deck: str) -> None:
    corners = {code: small(deck, code).part(0.07, 0.03, 0.28, 0.28) for code in DECKS[deck].codes}
    alike = [(one, other) for one, other in combinations(corners, 2) if unlike(corners[one], corners[other]) < 4]
    assert alike == []


def unlike(one: list[Colour], other: list[Colour]) -> int:
    """Return at how many pixels two pictures differ clearly."""
    return sum(max(abs(p - q) for p, q in zip(a, b, strict=True)) > 60 for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("deck", DECKS)
def test_index_signs_are_seven_and_a_half_pixels_high_on_a_phone(deck: str) -> None:
    assert CAPITAL * PHONE / DECKS[deck].width >= 7.5


@pytest.mark.parametrize("suits", Suits)
@pytest.mark.parametrize(("level", "least"), [(Contrast.DAY, 4.5), (Contrast.HIGH, 7.0)])
def test_every_suit_stands_out_from_the_paper(suits: Suits, level: Contrast, least: float) -> None:
    style = Style(suits=suits, contrast=level)
    paper = hexadecimal(style.palette[Ink.PAPER])
    inks = [hexadecimal(style.palette[style.suit_ink(suit)]) for suit in "SHDC"]
    assert [ink for ink in inks if contrast(ink, paper) < least] == []


def test_four_colours_tell_all_four_suits_apart() -> None:
    assert len({Style(suits=Suits.FOUR_COLOUR).suit_ink(suit) for suit in "SHDC"}) == 4


def test_other_letters_change_a_court_and_leave_a_pip_alone() -> None:
    english = Style("JCQK")
    assert art.face("french-tarot", "SR", english) != face("french-tarot", "SR")
    assert art.face("french-tarot", "S7", english) == face("french-tarot", "S7")


def test_high_contrast_changes_inks_and_no_line() -> None:
    stark = art.face("french-tarot", "SR", Style(contrast=Contrast.HIGH))
    colours = re.compile(r'"#[0-9a-f]{6}"')
    assert colours.sub("", stark) == colours.sub("", face("french-tarot", "SR")) != stark


@pytest.mark.parametrize("wrong", [("whist", "S1"), ("french-tarot", "X1")])
def test_a_deck_or_a_card_that_does_not_exist_is_refused(wrong: tuple[str, str]) -> None:
    with pytest.raises(KeyError):
        art.face(*wrong)


def test_letters_too_few_are_refused() -> None:
    with pytest.raises(ValueError, match="4 index letters"):
        art.face("french-tarot", "SR", Style("JQK"))


@pytest.mark.parametrize("deck", DECKS)
def test_a_back_looks_the_same_turned(deck: str) -> None:
    rows = read_png(paint(art.back(deck), 60)).rows
    turned = [row[::-1] for row in rows[::-1]]
    apart = [
        max(abs(p - q) for p, q in zip(a, b, strict=True))
        for row, other in zip(rows, turned, strict=True)
        for a, b in zip(row, other, strict=True)
    ]
    assert sum(apart) / len(apart) < 24
