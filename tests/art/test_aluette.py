"""The Aluette deck: its letters and inks, its named cards, and every picture told in words."""

import pytest

from cardavia import art
from cardavia.art import DECKS, Style, Suits, alt
from cardavia.art.aluette import coins, courts, cups, lengths, riders, suits
from cardavia.art.aluette.batons import SHEAVES
from cardavia.art.aluette.places import PLACES
from cardavia.art.aluette.swords import BLADES
from cardavia.art.pen.ink import Ink
from cardavia.art.pen.plate import Plate
from cardavia.words.languages import ENGLISH
from cardavia.words.messages import messages
from tests.art.pixels import contrast, face, hexadecimal, small

NAMED = ("D3", "C3", "D2", "C2", "C9", "D9", "B2", "S2")
"""The four luettes and the four doubles."""


@pytest.mark.parametrize("count", PLACES)
def test_as_many_coins_and_cups_stand_on_a_card_as_it_counts(count: int) -> None:
    assert len(set(PLACES[count])) == count


@pytest.mark.parametrize("count", SHEAVES)
def test_as_many_batons_lie_on_a_card_as_it_counts(count: int) -> None:
    assert sum(len(sheaf.leans) for sheaf in SHEAVES[count]) == count


@pytest.mark.parametrize("count", BLADES)
def test_as_many_swords_stand_on_a_card_as_it_counts(count: int) -> None:
    assert len(BLADES[count]) == count


@pytest.mark.parametrize("code", NAMED)
def test_a_named_card_is_tinted_between_its_corners(code: str) -> None:
    straw = hexadecimal(Style().palette[Ink.STRAW])
    plain = [colour for colour in small(code=code, deck="aluette").part(0.1, 0.05, 0.9, 0.28) if colour == straw]
    assert len(plain) > 60


@pytest.mark.parametrize("code", ["C4", "S7", "B9", "D6"])
def test_a_card_without_a_name_is_not_tinted(code: str) -> None:
    straw = hexadecimal(Style().palette[Ink.STRAW])
    assert small(code=code, deck="aluette").part(0.1, 0.05, 0.9, 0.28).count(straw) < 30


def test_no_two_courts_share_a_head() -> None:
    heads = [court.figure.head for court in courts.COURTS.values()]
    heads += [rider.head for rider in riders.RIDERS.values()]
    assert len(heads) == 12 == len({repr((head.face, head.hair, head.hat)) for head in heads})


def test_letters_of_another_language_change_the_courts_and_no_pip() -> None:
    english = Style("JCK")
    changed = {
        code for code in DECKS["aluette"].codes if art.face("aluette", code, english) != face("aluette", code)
    }
    assert changed == {suit + rank for suit in "DCBS" for rank in "VR"}


def test_four_colours_leave_the_latin_suits_as_they_are() -> None:
    assert art.face("aluette", "D7", Style(suits=Suits.FOUR_COLOUR)) == face("aluette", "D7")


@pytest.mark.parametrize("ground", [Ink.PAPER, Ink.STRAW])
def test_every_index_ink_can_be_read_on_its_ground(ground: Ink) -> None:
    palette = Style().palette
    paper = hexadecimal(palette[ground])
    assert min(contrast(hexadecimal(palette[ink]), paper) for ink in suits.INKS.values()) >= 4


@pytest.mark.parametrize("design", ["sun", "face", "rose", "star", "shell", "wheel"])
def test_every_coin_can_be_struck(design: str) -> None:
    plate = Plate("coin")
    coins.coin(plate, 20, design)
    assert plate.cut


def test_a_coin_that_is_not_known_is_refused() -> None:
    with pytest.raises(ValueError, match="no such coin"):
        coins.coin(Plate("coin"), 20, "dollar")


@pytest.mark.parametrize("pattern", sorted(cups.PATTERNS))
def test_every_cup_shows_its_pattern(pattern: str) -> None:
    plate = Plate("cup")
    cups.cup(plate, Ink.RED, pattern, Ink.LEAF)
    assert Ink.LEAF in {ink for ink, _ in plate.cut}


def test_every_court_wears_a_dress_that_is_cut_in_full_length() -> None:
    assert {court.figure.cut for court in courts.COURTS.values()} <= set(lengths.LENGTHS)


@pytest.mark.parametrize("deck", DECKS)
def test_every_picture_is_told_in_english(deck: str) -> None:
    told = messages(ENGLISH)
    sentences = {code: told.text(key, {}) for code, key in alt.picture_keys(deck).items()}
    assert len(set(sentences.values())) == len(DECKS[deck].codes)
    assert [code for code, text in sentences.items() if not text.endswith(".") or len(text) > 110] == []
