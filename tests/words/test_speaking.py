"""Messages: facts in words, and what happens to a message that is not there."""

import logging
from collections.abc import Iterator

import pytest

from cardavia.cards import Card
from cardavia.words import LANGUAGES, Company, MissingFact, Speaker, UnknownLanguage, speak
from cardavia.words.messages import Messages, sources
from tests.words.toy import ARABIC, ENGLISH, FRENCH, speaking

ENGLISH_TEXT = """
plain = Nothing has been played yet.
    .title = An empty table
card-toy-K = King
    .play = the King
    .of = of the King
card-toy-V = Valet
led = You must follow { $card }.
takes = { WHO($seat) ->
    [you] You take
   *[other] { SEAT($seat, form: "start") } takes
 } the trick with { NAME($card, form: "play") }.
allowed = Allowed: { NAME($cards, form: "play", join: "or") }.
shown = { $cards }
count = { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
 }
points = { HALVES($points) ->
    [one] { HALVES($points) } point
   *[other] { HALVES($points) } points
 }
change = { SIGNED($n) } for { SEAT($seat) }
was = { $made ->
    [yes] made
    [no] failed
   *[none] not played
 }
seat-you = you
seat-left = the player on your left
    .start = The player on your left
seat-right = the player on your right
seat-opposite = the player opposite you
seat-number = seat { $number }
side-yours = your side
side-others = the other side
side-seats = seats { $first } and { $second }
    .label = Seats { $first }, { $second }
owed = { SIDE($side) } owes { $n }
only-english = Only { $n } in English
"""

FRENCH_TEXT = """
plain = Rien n’a encore été joué.
points = { HALVES($points) ->
    [one] { HALVES($points) } point
   *[other] { HALVES($points) } points
 }
seat-number = place { $number }
"""

ARABIC_TEXT = """
points = { HALVES($points) } نقطة
change = { SIGNED($n) }
"""

KING, VALET = Card("K", 0), Card("V", 1)


@pytest.fixture(autouse=True)
def _languages() -> Iterator[None]:
    with speaking({ENGLISH: ENGLISH_TEXT, FRENCH: FRENCH_TEXT, ARABIC: ARABIC_TEXT}):
        yield


def toy(code: str = "en", seen_from: int | None = 0) -> Speaker:
    names = (None, None, "Ada", "סבא")
    return speak(code).at("toy", Company(names, seen_from, clockwise=True))


def test_speakers_who_would_say_the_same_are_equal() -> None:
    assert len({speak("en").at("toy"), speak("en").at("toy"), speak("en"), speak("en").at("toy", Company())}) == 2


def test_a_message_without_facts_is_said_as_it_stands() -> None:
    assert speak("en").say("plain") == "Nothing has been played yet."


def test_a_dot_in_the_key_says_an_attribute() -> None:
    assert speak("en").say("plain.title") == "An empty table"


def test_a_card_is_named_in_the_game_at_hand() -> None:
    assert toy().say("led", card=KING) == "You must follow King."


def test_the_seat_that_sees_is_spoken_to() -> None:
    assert toy().say("takes", seat=0, card=KING) == "You take the trick with the King."


def test_a_seat_without_a_name_is_called_by_its_place() -> None:
    assert toy().say("takes", seat=1, card=KING) == "The player on your left takes the trick with the King."


def test_a_seat_with_a_name_is_called_by_it() -> None:
    assert toy().say("takes", seat=2, card=KING) == "Ada takes the trick with the King."


def test_a_name_written_the_other_way_is_isolated() -> None:
    assert toy().say("takes", seat=3, card=KING) == "\u2068סבא\u2069 takes the trick with the King."


def test_the_public_is_told_of_numbered_seats() -> None:
    assert toy(seen_from=None).say("change", seat=0, n=0) == "0 for seat 1"


@pytest.mark.parametrize(
    ("seen_from", "words"), [(2, "your side owes 5"), (3, "the other side owes 5"), (None, "seats 1 and 3 owes 5")]
)
def test_a_side_is_called_by_whose_it_is(seen_from: int | None, words: str) -> None:
    assert toy(seen_from=seen_from).say("owed", side=0, n=5) == words


def test_a_form_that_a_name_lacks_is_the_plain_name() -> None:
    assert toy().say("allowed", cards=(KING, VALET)) == "Allowed: the King or Valet."


def test_a_list_is_joined_by_and() -> None:
    assert toy().say("shown", cards=(KING, VALET, "pass", 3)) == "King, Valet, pass, and 3"


@pytest.mark.parametrize(
    ("n", "words"), [(0, "0 tricks"), (1, "1 trick"), (9, "9 tricks"), (12345, "12,345 tricks")]
)
def test_numbers_choose_their_plural(n: int, words: str) -> None:
    assert speak("en").say("count", n=n) == words


@pytest.mark.parametrize(
    ("code", "half_points", "words"),
    [
        ("en", 2, "1 point"),
        ("en", 3, "1.5 points"),
        ("fr", 0, "0 point"),
        ("fr", 3, "1,5 point"),
        ("fr", 4, "2 points"),
        ("fr", -182, "−91 points"),
    ],
)
def test_half_points_are_written_and_counted_as_points(code: str, half_points: int, words: str) -> None:
    assert speak(code).say("points", points=half_points) == words


def test_right_to_left_facts_are_isolated_and_a_sign_stays_with_its_number() -> None:
    assert speak("ar").say("change", n=-58) == "\u2066−58\u2069"
    assert speak("ar").say("points", points=9) == "\u20684.5\u2069 نقطة"


@pytest.mark.parametrize(("made", "words"), [(True, "made"), (False, "failed"), (None, "not played")])
def test_truth_and_nothing_are_words_to_choose_by(made: bool | None, words: str) -> None:
    assert speak("en").say("was", made=made) == words


def test_truth_is_not_taken_for_the_number_one() -> None:
    assert [speak("en").say("was", made=made) for made in (1, True)] == ["not played", "made"]


def test_a_message_that_a_language_lacks_is_english_with_a_mark(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, logger="cardavia.words"):
        assert speak("fr").say("only-english", n=1234) == "⟨en⟩ Only 1234 in English"
    assert caplog.messages == ["no message only-english in fr: said in English"]


def test_a_message_that_english_lacks_is_a_mistake_of_the_program() -> None:
    with pytest.raises(KeyError, match="no message 'absent': write it in words/en"):
        speak("fr").say("absent")


def test_messages_of_one_language_know_only_their_own() -> None:
    with pytest.raises(KeyError, match="absent"):
        Messages(ENGLISH, {"toy.ftl": ENGLISH_TEXT}).text("absent", {})


def test_a_message_without_its_fact_is_a_mistake_of_the_program() -> None:
    with pytest.raises(MissingFact, match="'count' cannot be said with \\['number'\\]"):
        speak("en").say("count", number=3)


def test_a_fact_of_another_kind_is_refused() -> None:
    with pytest.raises(TypeError, match="not frozenset"):
        speak("en").say("count", n=frozenset({3}))


def test_a_card_without_a_game_has_no_name() -> None:
    with pytest.raises(ValueError, match="say which game's cards"):
        speak("en").card(KING)


def test_a_language_that_is_not_spoken_is_refused_with_those_that_are() -> None:
    with pytest.raises(UnknownLanguage, match="no language 'la': there are en, fr, ar"):
        speak("la")


def test_a_speaker_knows_what_english_knows() -> None:
    assert [speak("fr").knows(key) for key in ("plain", "only-english", "plain.title", "absent")] == [
        True,
        True,
        True,
        False,
    ]


def test_english_is_among_the_languages_and_first() -> None:
    assert next(iter(LANGUAGES)) == "en"


def test_every_language_has_a_folder_of_messages() -> None:
    assert all(sources(language) for language in LANGUAGES.values())
