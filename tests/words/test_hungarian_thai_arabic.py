"""Hungarian, Thai, Japanese and Arabic are whole: no English is left, and letters and articles are well written."""

import re
from collections.abc import Iterator, Mapping
from unicodedata import category

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cardavia.games import GAMES
from cardavia.words import LANGUAGES
from cardavia.words.book import Prose, open_book
from cardavia.words.messages import sources

OWN_SCRIPTS = [code for code in ("th", "ja", "ar") if code in LANGUAGES]
NAMES_THAT_STAY = """
    Cardavia Aluette Tarocchino Monsieur Madame Le Borgne La Vache Petit Grand neuf Deux de chêne d écrit
    luette double mordienne bout Excuse chien écart poignée chelem petit au Prise Garde sans contre sec Tarocchi
    Grande Matto Bégato bolognese
"""
ADDRESSES_AND_FORMATS = """
    JSON SHA UTF NaN Infinity Unicode PostgreSQL CARDAVIA_DATABASE COMMAND FILE USER HOST NAME Enter q
    cardavia commitment help format game dealer hands actions outcome house_rules play terminal rules database port
    at seed resume nodes peers oracle open_spiel rlcard pip install B OpenSpiel RLCard Python
    output sqlite postgresql https cards example tarot overtrump art gzip svg png JNQK
"""
LETTERS_OF_CARDS = "J N Q K T A Z"
BOTS = re.compile(r"bot-name-\d+|index-letters-.+")
ENGLISH_WORDS = re.compile(
    r"\b(the|and|of|your|you|card|cards|are|trick|tricks|deal|play|plays|seat|hand|nothing|this|with|from|for|what)\b",
    re.IGNORECASE,
)
HUNGARIAN_ARTICLES = re.compile(
    r"""(?:\ba|(?<![^\n.:?!]\ )\bA)\ (?=[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]|[15]\b|5\d)
    | \b[Aa]z\ (?=[bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ]|[234679]|1\d)""",
    re.VERBOSE,
)
JAPANESE = r"[\u3040-\u30ff\u4e00-\u9fff]"
JAPANESE_FAULTS = {
    "a sign of half width beside Japanese": rf"{JAPANESE}[,.;:!?()]|[(]{JAPANESE}|[,.;:)]{JAPANESE}",
    "a space between Japanese letters": rf"{JAPANESE} +{JAPANESE}|[、。：「」（）] ",
    "a figure of full width": r"[\uff10-\uff19]",
    "a word that means something else": (
        "トランプ|オークション|契約|硬貨|テイカー|集合|合法|違法|コンビネーション|取引|ガード|言い訳|腐った|レコード"
    ),
}
NOT_SET_AS_THAI = re.compile(
    r"[\u0e00-\u0e7f][A-Za-zÀ-ÿ0-9]|[A-Za-zÀ-ÿ0-9][\u0e00-\u0e7f]|[^ ]ๆ|ๆ[\u0e00-\u0e7f]|[\u0e00-\u0e7f]\.(?!\w)"
)


class Letters(Visitor):
    """Gathers what a message says in letters of its own."""

    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - named after the node
        self.pieces.append(node.value)


def said(code: str) -> Mapping[str, str]:
    """Return the letters of each of a language's messages and attributes by key."""
    return dict(_said(code))


def _said(code: str) -> Iterator[tuple[str, str]]:
    for text in sources(LANGUAGES[code]).values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                parts = [(entry.id.name, entry.value)]
                parts += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
                for key, pattern in parts:
                    reader = Letters()
                    if pattern is not None:
                        reader.visit(pattern)
                    yield key, "\n".join(reader.pieces)


def test_a_script_of_its_own_has_latin_letters_for_names_that_stay_alone() -> None:
    allowed = {*NAMES_THAT_STAY.split(), *ADDRESSES_AND_FORMATS.split(), *LETTERS_OF_CARDS.split()}
    foreign = {
        (code, key, word)
        for code in OWN_SCRIPTS
        for key, text in said(code).items()
        if not BOTS.fullmatch(key)
        for word in re.findall(r"[A-Za-zÀ-ÖØ-öø-ÿ_]+", text)
        if word not in allowed and word.lower() not in allowed
    }
    assert foreign == set()


def test_hungarian_has_no_english_words() -> None:
    commands = ("command", "record-", "terminal-", "verify-how")
    found = {
        (key, text)
        for key, text in said("hu").items()
        if ENGLISH_WORDS.search(text) and not key.startswith(commands)
    }
    assert found == set()


@pytest.mark.parametrize("code", ["hu", *OWN_SCRIPTS])
def test_long_messages_differ_from_the_english_ones(code: str) -> None:
    english = said("en")
    same = {key for key, text in said(code).items() if len(text) > 24 and text == english[key]}
    assert same == set()


def test_hungarian_articles_follow_the_sound_of_the_next_word() -> None:
    assert {(key, text) for key, text in said("hu").items() if HUNGARIAN_ARTICLES.search(text)} == set()


@pytest.mark.parametrize("code", ["hu", *OWN_SCRIPTS])
def test_no_invisible_signs_stand_unwritten_in_the_files(code: str) -> None:
    hidden = {sign for text in sources(LANGUAGES[code]).values() for sign in text if category(sign) == "Cf"}
    assert hidden <= {"\u200b"}


@pytest.mark.parametrize("fault", JAPANESE_FAULTS)
def test_no_japanese_message_has(fault: str) -> None:
    found = {(key, text) for key, text in said("ja").items() if re.search(JAPANESE_FAULTS[fault], text)}
    assert found == set()


@pytest.mark.parametrize("game", GAMES)
def test_thai_books_and_messages_are_set_as_thai_is(game: str) -> None:
    """Spaces stand around Latin words and figures and before ๆ; nothing ends in a full stop."""
    book = open_book(game, LANGUAGES["th"])
    parts = [part for clause in book.clauses for part in clause.parts]
    texts = [book.introduction, *(part.markdown for part in parts if isinstance(part, Prose)), *said("th").values()]
    assert [found.group() for text in texts for found in NOT_SET_AS_THAI.finditer(text)] == []
