"""Books: how they are read, and how they look as HTML and in a terminal."""

from collections.abc import Iterator

import pytest

from cardavia.cards import Card, Deck
from cardavia.rules import RuleId
from cardavia.words import Language, Speaker, speak
from cardavia.words.book import Book, BookFault, Example, Prose, open_book, read_book
from cardavia.words.book_html import prose_html
from cardavia.words.book_plain import book_lines, clause_lines, prose_lines
from cardavia.words.columns import wrapped
from cardavia.words.examples import told
from tests.words.toy import ENGLISH, speaking

TEXT = """# Toy

> Two players. One
> side each. A minute.

Toy is a game of *one* trick.

It is soon over.

## What it is about {toy.objective}

Take the trick.

## Play {toy.play}

### Follow suit {toy.play.follow}

You must follow suit. See [the winner](#toy.play.winner).

Only the King may be played:

```example
rule = "toy.play.follow"
kind = "play"
hand = "K V"
allowed = "K"
```

After the example.

### The winner {toy.play.winner}

| card | worth |
|---|---|
| King | 2 |
| a & b | 11 |
"""
DECK = Deck([Card("K", 0), Card("V", 1)])
WORDS = """
card-toy-K = King
    .short = K♥
card-toy-V = Valet
example-hand = Hand
example-toy-allowed = May be played
example-yes = yes
example-no = no
example-nothing = none
"""


@pytest.fixture(autouse=True)
def _words() -> Iterator[None]:
    with speaking({ENGLISH: WORDS}):
        yield


def toy() -> Book:
    return read_book(TEXT, ENGLISH)


def english() -> Speaker:
    return speak("en").at("toy")


def test_a_book_has_a_title_a_tagline_and_an_introduction() -> None:
    book = toy()
    assert (book.title, book.tagline) == ("Toy", "Two players. One side each. A minute.")
    assert book.introduction == "Toy is a game of *one* trick.\n\nIt is soon over."


def test_chapters_stand_in_order_with_their_clauses() -> None:
    assert [(chapter.id, [clause.id for clause in chapter.clauses]) for chapter in toy().chapters] == [
        ("toy.objective", []),
        ("toy.play", ["toy.play.follow", "toy.play.winner"]),
    ]


def test_a_chapter_may_be_prose_alone() -> None:
    assert toy().chapters[0].parts == (Prose("Take the trick."),)


def test_a_clause_is_found_by_its_rule() -> None:
    assert toy().clause(RuleId("toy.play.winner")).title == "The winner"


def test_a_clause_that_is_not_there_is_not_found() -> None:
    with pytest.raises(KeyError):
        toy().clause(RuleId("toy.play.other"))


def test_an_example_stands_between_the_prose_around_it() -> None:
    kinds = [type(part) for part in toy().clause(RuleId("toy.play.follow")).parts]
    assert kinds == [Prose, Example, Prose]


def test_an_example_holds_its_fields_as_they_are_written() -> None:
    (example,) = toy().examples
    assert (example.rule, example.kind) == ("toy.play.follow", "play")
    assert list(example.fields.items()) == [("hand", "K V"), ("allowed", "K")]


def test_an_example_hands_all_its_fields_to_the_game() -> None:
    (example,) = toy().examples
    assert example.facts == {"rule": "toy.play.follow", "kind": "play", "hand": "K V", "allowed": "K"}


def test_a_heading_inside_a_fence_is_no_heading() -> None:
    book = read_book("# T\n\n> t\n\n## C {t.c}\n\n```\n# not a title\n```\n", ENGLISH)
    assert book.chapters[0].parts == (Prose("```\n# not a title\n```"),)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "line 1: a book begins with `# `"),
        ("words\n# T\n", "line 1: a book begins with `# `"),
        ("\n## C {t.c}\n", "line 2: a book begins with `# `"),
        ("# T\n\nwords\n", "line 1: after the title stands `> `"),
        ("# T\n> t\n## C\n", "line 3: chapters (##) and clauses (###) carry an id"),
        ("# T\n> t\n# U {u.u}\n", "line 3: chapters (##) and clauses (###) carry an id"),
        ("# T\n> t\n### R {t.c.r}\n", "line 3: clause t.c.r stands in another chapter"),
        ("# T\n> t\n## C {t.c}\n### R {t.d.r}\n", "line 4: clause t.d.r stands in another chapter"),
        ("# T\n> t\n## C {t.c}\n```example\n", "line 3: an example is not closed"),
        ("# T\n> t\n## C {t.c}\n```example\nrule = \n```\n", "line 6: the example before is not TOML"),
        (
            '# T\n> t\n## C {t.c}\n```example\nrule = "t.c.r"\n```\n',
            "line 6: an example names its `rule` and its `kind`",
        ),
    ],
)
def test_a_book_that_is_not_built_like_one_is_refused_with_the_line(text: str, fault: str) -> None:
    with pytest.raises(BookFault) as refused:
        read_book(text, ENGLISH)
    assert str(refused.value).startswith(fault)


def test_a_book_that_is_not_translated_is_english() -> None:
    assert open_book("aluette", Language("eo", "Esperanto")).language.code == "en"


def test_a_book_that_is_there_is_in_the_language_asked_for() -> None:
    assert open_book("aluette", ENGLISH).title == "Aluette"


def test_a_book_may_have_no_chapters_yet() -> None:
    assert read_book("# T\n\n> t\n", ENGLISH).chapters == ()


def test_a_link_leads_to_a_clause() -> None:
    assert '<a href="#toy.play.winner">the winner</a>' in prose_html("See [the winner](#toy.play.winner).")


def test_tables_are_tables() -> None:
    assert "<td>a &amp; b</td>" in prose_html("| card | worth |\n|---|---|\n| a & b | 11 |\n")


@pytest.mark.parametrize("hostile", ["<script>x</script>", "[x](javascript:alert(1))", "![x](data:text/html,x)"])
def test_hostile_prose_stays_text(hostile: str) -> None:
    html = prose_html(hostile)
    assert not any(mark in html for mark in ("<script", "<a ", "<img"))


def test_a_clause_in_a_terminal() -> None:
    assert clause_lines(toy().clause(RuleId("toy.play.follow")), english(), DECK, 40) == (
        "Follow suit [toy.play.follow]",
        "You must follow suit. See the winner.",
        "",
        "Only the King may be played:",
        "",
        "    Hand           K♥ Valet",
        "    May be played  K♥",
        "",
        "After the example.",
    )


def test_a_table_in_a_terminal_stands_in_columns() -> None:
    assert clause_lines(toy().clause(RuleId("toy.play.winner")), english(), DECK)[1:] == (
        "card   worth",
        "King   2",
        "a & b  11",
    )


def test_a_whole_book_in_a_terminal_begins_with_its_title() -> None:
    assert book_lines(toy(), english(), DECK)[:12] == (
        "Toy",
        "===",
        "Two players. One side each. A minute.",
        "",
        "Toy is a game of one trick.",
        "",
        "It is soon over.",
        "",
        "What it is about",
        "----------------",
        "Take the trick.",
        "",
    )


def test_lists_and_code_in_a_terminal() -> None:
    markdown = "- one two three\n- two\n\n  more\n\n1. first\n2. second `code`\n\n```\nlet it be\n```\n\nA\nB"
    assert prose_lines(markdown, 10) == (
        "- one two",
        "  three",
        "- two",
        "",
        "  more",
        "",
        "1. first",
        "2. second",
        "   code",
        "",
        "    let it be",
        "",
        "A B",
    )


def test_words_without_spaces_are_broken_where_the_line_ends() -> None:
    assert wrapped("切り札を出します", 6) == ("切り札", "を出し", "ます")


def test_nothing_is_no_line() -> None:
    assert wrapped("  ", 6) == ()


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (True, "yes"),
        (False, "no"),
        (-174, "−174"),
        ("", "none"),
        ("garde-sans K", "garde-sans K♥"),
        ([[1, 0], ["K"]], "1, 0, K♥"),
        ({"trumps": "V", "n": 3}, "trumps: Valet, n: 3"),
    ],
)
def test_values_of_examples_in_words(value: object, words: str) -> None:
    assert told(english(), value, DECK) == words


def test_a_value_of_another_kind_is_refused() -> None:
    with pytest.raises(TypeError, match="not float"):
        told(english(), 4.5, DECK)
