"""One sentence in languages that count, decline and order words otherwise than English does."""

from collections.abc import Iterator

import pytest

from cardavia.cards import Card
from cardavia.words import Direction, Language, speak
from tests.words.toy import ENGLISH, speaking

POLISH = Language("pl", "Polski", plurals=("one", "few", "many"))
JAPANESE = Language("ja", "日本語")
HUNGARIAN = Language("hu", "Magyar", plurals=("one",))
GERMAN = Language("de", "Deutsch", plurals=("one",))
SPANISH = Language("es", "Español", plurals=("one", "many"))
ARABIC = Language("ar", "العربية", Direction.RIGHT_TO_LEFT, ("zero", "one", "two", "few", "many"))

TEXTS = {
    ENGLISH: "tricks = { $n }",
    POLISH: """
tricks = { $n ->
    [one] { $n } lewa
    [few] { $n } lewy
    [many] { $n } lew
   *[other] { $n } lewy
 }
points = { HALVES($n) ->
    [one] { HALVES($n) } punkt
    [few] { HALVES($n) } punkty
    [many] { HALVES($n) } punktów
   *[other] { HALVES($n) } punktu
 }
card-toy-K = król kier
    .play = króla kier
    .of = króla kier
play = Zagraj { NAME($card, form: "play") }.
allowed = { NAME($cards, join: "or") }
card-toy-V = walet kier
""",
    JAPANESE: """
tricks = { $n }トリック
card-toy-K = ハートのキング
card-toy-V = ハートのジャック
play = { NAME($card, form: "play") }を出す
allowed = { $cards }
""",
    HUNGARIAN: """
tricks = { $n } ütés
card-toy-K = kőr király
    .play = a kőr királyt
play = Játszd ki { NAME($card, form: "play") }.
""",
    GERMAN: """
card-toy-K = Herz-König
    .play = den Herz-König
    .of = des Herz-Königs
play = Spiele { NAME($card, form: "play") }.
total = { HALVES($n) } Punkte
""",
    SPANISH: "total = { HALVES($n) } puntos, { SIGNED($n) }",
    ARABIC: """
tricks = { $n ->
    [zero] لا لمّات
    [one] لمّة واحدة
    [two] لمّتان
    [few] { $n } لمّات
    [many] { $n } لمّة
   *[other] { $n } لمّة
 }
""",
}
KING, VALET = Card("K", 0), Card("V", 1)


@pytest.fixture(autouse=True)
def _languages() -> Iterator[None]:
    with speaking(TEXTS):
        yield


@pytest.mark.parametrize(
    ("code", "n", "words"),
    [
        ("pl", 1, "1 lewa"),
        ("pl", 2, "2 lewy"),
        ("pl", 5, "5 lew"),
        ("pl", 12, "12 lew"),
        ("pl", 22, "22 lewy"),
        ("hu", 1, "1 ütés"),
        ("hu", 9, "9 ütés"),
        ("ja", 9, "9トリック"),
        ("ar", 0, "لا لمّات"),
        ("ar", 1, "لمّة واحدة"),
        ("ar", 2, "لمّتان"),
        ("ar", 3, "\u20683\u2069 لمّات"),
        ("ar", 11, "\u206811\u2069 لمّة"),
        ("ar", 100, "\u2068100\u2069 لمّة"),
    ],
)
def test_tricks_are_counted_as_the_language_counts(code: str, n: int, words: str) -> None:
    assert speak(code).say("tricks", n=n) == words


@pytest.mark.parametrize(
    ("half_points", "words"), [(2, "1 punkt"), (4, "2 punkty"), (10, "5 punktów"), (9, "4,5 punktu")]
)
def test_a_half_has_a_plural_form_of_its_own(half_points: int, words: str) -> None:
    assert speak("pl").say("points", n=half_points) == words


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("pl", "Zagraj króla kier."),
        ("de", "Spiele den Herz-König."),
        ("hu", "Játszd ki a kőr királyt."),
        ("ja", "ハートのキングを出す"),
    ],
)
def test_a_card_takes_the_case_that_the_verb_asks_for(code: str, words: str) -> None:
    assert speak(code).at("toy").say("play", card=KING) == words


@pytest.mark.parametrize(
    ("code", "words"), [("pl", "król kier lub walet kier"), ("ja", "ハートのキング、ハートのジャック")]
)
def test_cards_are_listed_as_the_language_lists(code: str, words: str) -> None:
    assert speak(code).at("toy").say("allowed", cards=(KING, VALET)) == words


@pytest.mark.parametrize(
    ("code", "half_points", "words"),
    [("de", 2469, "1234,5 Punkte"), ("de", 24690, "12.345 Punkte"), ("es", 2469, "1234,5 puntos, +2469")],
)
def test_four_digits_stay_together(code: str, half_points: int, words: str) -> None:
    assert speak(code).say("total", n=half_points) == words
