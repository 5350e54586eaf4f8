"""Languages in Latin letters are whole: no English is left behind, and signs and articles are well written."""

import re
from collections.abc import Iterator, Mapping
from unicodedata import is_normalized

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cardavia.words import LANGUAGES
from cardavia.words.messages import sources

OURS = [code for code in ("fr", "it", "es", "de", "pt", "vi") if code in LANGUAGES]
ENGLISH_WORDS = re.compile(
    r"\b(the|and|of|your|you|card|cards|trick|tricks|dealt|plays|nothing|this|with|from|what)\b", re.IGNORECASE
)
ADDRESS = re.compile(r"https://\S+")
WRONG_WORDS = {
    "fr": re.compile(r"\b(levées?|astuces?|croupier|costumes?|briscola|légale?|cible|multiplicateur)\b"),
    "it": re.compile(r"\b(trucc[oh]i?|briscol[ae]|legal[ei]|affar[ei]|atout|scusa|vuoto|dichiarazion[ei])\b"),
    "es": re.compile(r"\b(trucos?|traje|crupier|apuesta|tabla|legal|declaraci[oó]n|carreras?|vac[ií]o|cortar)\b"),
    "de": re.compile(
        r"\b(Decks?|Tricks?|Nehmer|Händler|Geschäft|Deals?|Auktion|Vertrag|illegal|legal|Match|Mohren?|Springer|"
        r"Ritter|Tassen|Keulen|Diamanten|Rekord|Geschichte)\b|(?<=[a-z,] )(?:Sie|Ihnen|Ihre?)\b"
    ),
    "pt": re.compile(
        r"\b(truques?|vazi[oa]s?|i?legal|negócios?|desculpa|tabela|cart(?:ão|ões)|carteador\w*|recordes?|história"
        r"|diamantes?|bastões|lidera\w*|ultrapassa\w*|baralhar|registo|ficheiros?|ecrãs?|bónus|tu|te|teus?|tuas?)\b"
    ),
    "vi": re.compile(
        r"\b(át chủ bài|thủ đoạn|mẹo|bộ đồ|nhà cái|đối tác|tuyên bố|khai báo|(?:bất )?hợp pháp|hậu vệ|kim cương"
        r"|tiền xu|cúp|tập hợp|định cư|thẻ|kỷ lục|hiệp|vô hiệu|dẫn đầu|vượt|xin lỗi|thiết lập|bảng chơi"
        r"|(?:ăn|số|mỗi) lượt)\b"
    ),
}
LOOSE_ARTICLES = {
    "fr": re.compile(r"\b(?:de|à) les?\b|(?<!-)\b(?:[lL]e|de) [aeéo]\w"),
    "it": re.compile(r"\b(?:di|a|da|in|su) (?:il|lo|la|l’|gli|le)\b|\b(?:il|del) (?:8|11|asso|Angelo|chien)\b"),
    "es": re.compile(r"\b(?:de|a) el\b"),
    "de": re.compile(
        r"\b(?:[dD]ie|[eE]ine) (?:Bout|Chien|Petit|Excuse|Chelem|Matto|Bégato)\b"
        r"|\b(?:[dD]er|[dD]en|[dD]em|[eE]in|[eE]inen) (?:Poignée|Prise|Mordienne|Luette)\b(?! \()"
    ),
    "pt": re.compile(
        r"\b(?:[dD]e|[eE]m|[pP]or|a) (?:os?|as?)\b"
        r"|\b(?:[dn]?[oO]|[uU]m) (?:Excuse|poignée|Prise|Garde|mordienne|luette|Aluette|Grande)\b"
        r"|\b(?:[dn]?[aA]|[uU]ma) (?:Petit|21|chien|bout|chelem|Matto|Bégato|Tarocchi|tarot|tarocchino)\b"
    ),
}
ENGLISH_QUOTES = re.compile(r"”|“(?=\w)|„[^“]*(?:„|$)")
BARE_SIGNS = re.compile(r"(?<![\u202f\s])[;!?](?=\s|$)|(?<!\u00a0):(?=\s|$)|«(?!\u00a0)|(?<!\u00a0)»")
UNOPENED_SIGNS = re.compile(r"^[^¿]*[\w…]\s?\?|^[^¡]*[\w…]\s?!")
OTHER_QUOTES = re.compile(r"[\"'“”„]")
AGED = re.compile(r"\b(anh|chị|ông|bà|ngài|quý khách|vui lòng)\b")
FOREIGN_QUOTES = re.compile(r"[\"'«»„]|“[^”]*(?:“|$)")


class Letters(Visitor):
    """Gathers what a message says in letters of its own, with a sign where a fact stands."""

    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - named after the node
        self.pieces.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        self.pieces.append("…")
        self.generic_visit(node)


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
                    yield key, "".join(reader.pieces)


@pytest.mark.parametrize("code", OURS)
def test_no_english_words_are_left(code: str) -> None:
    found = {(key, text) for key, text in said(code).items() if ENGLISH_WORDS.search(ADDRESS.sub("", text))}
    assert found == set()


@pytest.mark.parametrize("code", OURS)
def test_long_messages_are_not_the_english_ones(code: str) -> None:
    english = said("en")
    assert {key for key, text in said(code).items() if len(text) > 24 and text == english[key]} == set()


@pytest.mark.parametrize("code", OURS)
def test_words_that_mean_something_else_are_not_used(code: str) -> None:
    assert {(key, text) for key, text in said(code).items() if WRONG_WORDS[code].search(text)} == set()


@pytest.mark.parametrize("code", LOOSE_ARTICLES)
def test_articles_suit_their_prepositions_and_names(code: str) -> None:
    assert {(key, text) for key, text in said(code).items() if LOOSE_ARTICLES[code].search(text)} == set()


def test_french_signs_of_two_parts_stand_after_a_space_that_does_not_break() -> None:
    assert {(key, text) for key, text in said("fr").items() if BARE_SIGNS.search(text)} == set()


def test_spanish_questions_and_calls_open_with_their_sign() -> None:
    assert {(key, text) for key, text in said("es").items() if UNOPENED_SIGNS.search(text)} == set()


@pytest.mark.parametrize("code", ["fr", "it", "es"])
def test_quotes_have_angles_and_apostrophes_are_curved(code: str) -> None:
    assert {(key, text) for key, text in said(code).items() if OTHER_QUOTES.search(text)} == set()


def test_german_quotation_marks_open_below_and_close_above() -> None:
    assert {(key, text) for key, text in said("de").items() if ENGLISH_QUOTES.search(text)} == set()


@pytest.mark.parametrize("code", ["pt", "vi"])
def test_quotes_are_curved_and_closed(code: str) -> None:
    assert {(key, text) for key, text in said(code).items() if FOREIGN_QUOTES.search(text)} == set()


def test_vietnamese_letters_are_composed_and_nobody_is_addressed_by_age_or_gender() -> None:
    about_people = {key: text for key, text in said("vi").items() if not key.startswith("picture-")}
    assert {key for key, text in said("vi").items() if not is_normalized("NFC", text)} == set()
    assert {(key, text) for key, text in about_people.items() if AGED.search(text)} == set()
