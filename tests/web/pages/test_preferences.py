"""A visitor's preferences: one cookie, read kindly and written sparely."""

import re
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.web.pages import look
from cardavia.web.pages.preferences import PRESETS, Pace, Paper, Preferences, Sort, Switch

sliders = st.integers(0, 100)
preferences = st.builds(
    Preferences,
    felt=sliders,
    contrast=sliders,
    grain=sliders,
    warmth=sliders,
    paper=st.sampled_from(Paper),
    language=st.sampled_from([None, "en", "ar"]),
    pace=st.sampled_from(Pace),
    sort=st.sampled_from(Sort),
    levels=st.tuples(*[st.sampled_from([None, "club", "first-steps"])] * 3),
    switches=st.frozensets(st.sampled_from(Switch)),
)


@given(preferences)
def test_what_is_written_is_read_back(chosen: Preferences) -> None:
    assert Preferences.read(chosen.write()) == chosen


def test_a_table_at_rest_writes_nothing() -> None:
    assert Preferences().write() == ""


@given(st.text())
def test_any_text_is_read_without_an_error(text: str) -> None:
    assert isinstance(Preferences.read(text), Preferences)


@pytest.mark.parametrize("cookie", ["contrast=101", "contrast=-1", "contrast=5.5", "contrast=", "contrast=٥"])
def test_a_slider_out_of_range_stays_at_rest(cookie: str) -> None:
    assert Preferences.read(cookie).contrast == 50


def test_a_form_leaves_alone_what_it_does_not_show() -> None:
    before = Preferences(contrast=20, switches=frozenset({Switch.SOUND}))
    assert before.changed({"grain": "70"}) == Preferences(contrast=20, grain=70, switches=frozenset({Switch.SOUND}))


def test_a_switch_that_a_form_shows_unticked_goes_off() -> None:
    before = Preferences(switches=frozenset({Switch.SOUND, Switch.LIT}))
    assert before.changed({"shown": "sound still", "still": "on"}).switches == {Switch.LIT, Switch.STILL}


def test_the_look_at_rest_is_the_look_of_the_style_sheet() -> None:
    assert look.variables(50, 50, 50, 50) == {
        "--lamp": "0.36",
        "--contrast": "1",
        "--grain": "0.22",
        "--warm": "0.18",
        "--cool": "0",
    }


@pytest.mark.parametrize(("slider", "warm", "cool"), [(0, "0", "0.6"), (100, "0.6", "0")])
def test_light_is_cool_at_one_end_and_warm_at_the_other(slider: int, warm: str, cool: str) -> None:
    found = look.variables(50, 50, 50, slider)
    assert (found["--warm"], found["--cool"]) == (warm, cool)


@given(sliders, sliders, sliders, sliders)
def test_the_look_sheet_sets_five_variables(felt: int, contrast: int, grain: int, warmth: int) -> None:
    assert look.stylesheet(felt, contrast, grain, warmth).count("--") == 5


@pytest.mark.parametrize("slider", [-1, 101])
def test_a_slider_beyond_its_end_is_an_error(slider: int) -> None:
    with pytest.raises(ValueError, match="0 to 100"):
        look.value("grain", slider)


def test_a_ready_made_look_wins_over_the_sliders_sent_with_it() -> None:
    assert Preferences().changed({"preset": "dusk", "contrast": "3"}).look == (11, 67, 61, 69)


MODULE = Path("src/cardavia/web/static/js/page.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PRESETS)
def test_the_module_knows_the_same_ready_made_looks(name: str) -> None:
    row = re.search(rf"{name}: {{ (.*?) }}", MODULE)
    assert row is not None
    assert {key: int(value) for key, value in re.findall(r"(\w+): (\d+)", row[1])} == PRESETS[name]


@pytest.mark.parametrize(
    ("slider", "variable"), [("felt", "lamp"), *((n, n) for n in ("contrast", "grain", "warmth"))]
)
def test_the_module_knows_the_same_ranges(slider: str, variable: str) -> None:
    row = re.search(rf'{slider}: \["{variable}", (.*?)\]', MODULE)
    assert row is not None
    assert tuple(Fraction(number) for number in row[1].split(", ")) == look.RANGES[variable]
