"""The Tarocchino deck: signs as many as a card counts, laced strands, its people, letters, and the Moors' boxes."""

import pytest

from cardavia import art
from cardavia.art import DECKS, Style
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate
from cardavia.art.tarocchino import courts, people, pips, signs, suits, weave
from cardavia.games.tarocchino import deck as game
from tests.art.pixels import contrast, face, hexadecimal

SLANT = weave.Strand(lambda t: (100 * t, 100 * t), lambda _: 4, Ink.RED, Ink.ROSE)
COUNTER = weave.Strand(lambda t: (100 * t, 100 - 100 * t), lambda _: 4, Ink.BLUE, Ink.SKY)


def test_every_card_of_the_game_is_drawn_once() -> None:
    ranks = ("1", "6", "7", "8", "9", "10", "F", "C", "Q", "R")
    plain = {suit + rank for suit in "DCBS" for rank in ranks}
    codes = DECKS["tarocchino"].codes
    assert len(codes) == 62
    assert set(codes) == plain | {*game.TRUMPS, game.MATTO}


@pytest.mark.parametrize("count", pips.PLACES)
def test_as_many_coins_and_cups_stand_on_a_card_as_it_counts(count: int) -> None:
    assert len(set(pips.PLACES[count])) == count


@pytest.mark.parametrize("count", pips.PLACES)
def test_coins_and_cups_stand_alike_both_ways_up(count: int) -> None:
    assert {(-x, -y) for x, y in pips.PLACES[count]} == set(pips.PLACES[count])


def test_two_strands_cross_where_their_middle_lines_meet() -> None:
    assert [round(t, 6) for t in weave.crossings(SLANT, COUNTER)] == [0.5]


def test_strands_side_by_side_never_cross() -> None:
    beside = weave.Strand(lambda t: (100 * t + 30, 100 * t), lambda _: 4, Ink.RED, Ink.ROSE)
    assert weave.crossings(SLANT, beside) == []


def test_laced_strands_show_the_lower_one_again_where_it_comes_up() -> None:
    plate = Plate("lace")
    weave.lace(plate, [SLANT, SLANT], [COUNTER], 0.05)
    inks = [ink for ink, _ in plate.cut if ink in (Ink.RED, Ink.BLUE)]
    assert inks == [Ink.RED, Ink.RED, Ink.BLUE, Ink.RED]


def test_no_two_courts_or_moors_share_a_head() -> None:
    heads = [sitter.half.head for sitter in (*courts.COURTS.values(), *people.MOORS.values())]
    assert len(heads) == 20 == len({repr(head) for head in heads})


def test_letters_of_another_language_change_the_courts_alone() -> None:
    english = Style("JCQK")
    codes = DECKS["tarocchino"].codes
    changed = {code for code in codes if art.face("tarocchino", code, english) != face("tarocchino", code)}
    assert changed == {suit + rank for suit in "DCBS" for rank in "FR"}


def test_every_trump_bears_a_number_or_a_sign_of_its_own() -> None:
    unnumbered = {code for code in (*game.TRUMPS, game.MATTO) if code[0] != "T"}
    assert unnumbered - set(signs.PICTURES) == {game.SUN}


@pytest.mark.parametrize("style", [Style(), Style(contrast=art.Contrast.HIGH)])
def test_the_signs_of_the_moors_stand_out_from_their_boxes(style: Style) -> None:
    paper = hexadecimal(style.palette[Ink.PAPER])
    grounds = [signs.GROUNDS[code] for code in game.MOORS]
    assert len(set(grounds)) == 4
    assert min(contrast(hexadecimal(style.palette[ink]), paper) for ink in grounds) >= 4.5


def test_every_index_ink_can_be_read_on_paper() -> None:
    palette = Style().palette
    paper = hexadecimal(palette[Ink.PAPER])
    assert min(contrast(hexadecimal(palette[ink]), paper) for ink in suits.INKS.values()) >= 4.5
