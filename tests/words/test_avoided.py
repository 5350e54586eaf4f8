"""No text says a word that the termbase keeps out of its language, but where that word means something else."""

import re
from collections.abc import Iterator, Mapping
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cardavia.games import GAMES
from cardavia.words import LANGUAGES, Language
from cardavia.words.messages import sources
from cardavia.words.terms import concepts

WITHOUT_SPACES = ("th", "ja")
MEANT_OTHERWISE: Mapping[str, set[str]] = {
    "en": set(),
    "fr": {"fait", "ensemble", "vide", "suite"},  # did, together, an empty line, and so on
    "it": {"fatto", "giocata", "tabella"},  # took, played, a table of figures
    "es": {"semilla", "lado", "tabla", "resolver"},  # a seed, beside, a table of figures, to solve
    "de": {"ende", "ungültig", "tabelle"},  # the end, an invalid record, a table of figures
    "pt": {"fim", "feito", "moedas", "bastões"},  # the end, done; what the Latin suits show
    "hu": {"vezet", "kör", "beállítás", "üres", "kicsi"},  # leads to, a round, a setting, an empty line, too low
    "pl": {"dealer"},  # a key of the record
    "vi": {"trống", "câu lạc bộ", "ngựa"},  # an empty seat, the club level, a horse
    "th": {"แขก", "ม้า", "ตาราง"},  # a guest, a horse, a table of figures
    "ja": {"順番", "渡す"},  # an order, to hand over
    "ar": {
        "يقود",
        "جولة",
        "فارغ",
        "خادم",
        "حصان",
        "دورة",
        "الجدول",
    },  # leads to, a round, empty, a server, a horse, a table
}
"""Words that may be said after all, since here they name another thing than the one they would be wrong for."""


class Texts(Visitor):
    """Gathers the text elements of a Fluent file: what is read, without names of messages and facts."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - named after the node
        self.said.append(node.value)


def texts(language: Language) -> Iterator[tuple[str, str]]:
    """Yield each file of a language and each of its books, with what it says."""
    for name, source in sources(language).items():
        if name.startswith("pictures-"):
            continue  # what is drawn on a card may be a horse, though the card is a knight
        reader = Texts()
        reader.visit(FluentParser().parse(source))
        yield name, "\n".join(reader.said)
    for game in GAMES:
        book = files("cardavia.games").joinpath(game.replace("-", "_"), "book", f"{language.code}.md")
        if book.is_file():
            yield game, re.sub(r"^```example\n.*?^```$|\{\S+\}", "", book.read_text("utf-8"), flags=re.M | re.S)


def avoided(language: Language) -> set[str]:
    """Return the words that name nothing in this language, and would be wrong for what the termbase says."""
    rows = [concept.terms[language.code] for concept in concepts().values()]
    named = "\n".join(f"{row.term}\n{row.forms}\n{row.gloss}" for row in rows).lower()
    bad = {word.lower() for row in rows for word in row.avoid}
    return {word for word in bad if not pattern({word}, language).search(named)} - MEANT_OTHERWISE[language.code]


def pattern(words: set[str], language: Language) -> re.Pattern[str]:
    """Return what finds these words, as whole words where the language parts its words."""
    either = "|".join(map(re.escape, sorted(words)))
    return re.compile(either if language.code in WITHOUT_SPACES else rf"(?<!\w)(?:{either})(?!\w)")


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=list(LANGUAGES))
def test_no_text_says_a_word_that_the_termbase_avoids(language: Language) -> None:
    wrong = pattern(avoided(language), language)
    said = {
        (name, text[max(0, found.start() - 25) : found.end() + 25])
        for name, text in texts(language)
        for found in wrong.finditer(text.lower())
    }
    assert not said


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=list(LANGUAGES))
def test_a_word_is_excused_only_where_it_is_said(language: Language) -> None:
    everything = "\n".join(text for _, text in texts(language)).lower()
    unsaid = {word for word in MEANT_OTHERWISE[language.code] if not pattern({word}, language).search(everything)}
    assert not unsaid
