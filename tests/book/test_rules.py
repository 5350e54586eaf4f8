"""One id, five places: the clause in the book, the constant, the refusal, the message, the test mark."""

from itertools import pairwise

from cardavia.rules import AnyGame, game_prefix
from cardavia.words import ENGLISH, Language
from cardavia.words.book import open_book
from tests.book.cited import constants, known_rules, marked_rules


def test_the_game_has_every_rule_of_the_rulebook_and_no_other(game: AnyGame) -> None:
    assert sorted(game.rules) == sorted(known_rules(game))


def test_every_rule_has_one_constant(game: AnyGame) -> None:
    assert sorted(constants(game).values()) == sorted(game.rules)


def test_a_constant_is_named_after_its_rule(game: AnyGame) -> None:
    named = {rule.partition(".")[2].replace(".", "_").replace("-", "_").upper(): rule for rule in game.rules}
    assert constants(game) == named


def test_every_rule_is_of_its_game(game: AnyGame) -> None:
    assert {game_prefix(rule) for rule in game.rules} == {game.prefix}


def test_the_book_tells_every_rule_once_in_the_order_of_the_game(game: AnyGame, language: Language) -> None:
    book = open_book(game.name, language)
    assert tuple(clause.id for clause in book.clauses) == tuple(game.rules)


def test_every_clause_has_some_prose_and_a_title_that_no_other_of_its_chapter_has(
    game: AnyGame, language: Language
) -> None:
    for chapter in open_book(game.name, language).chapters:
        assert all(clause.title and clause.parts for clause in chapter.clauses)
        assert len({clause.title for clause in chapter.clauses}) == len(chapter.clauses)


def test_the_first_chapter_tells_the_object_of_the_game(game: AnyGame, language: Language) -> None:
    chapter = open_book(game.name, language).chapters[0]
    assert (chapter.id, bool(chapter.parts)) == (f"{game.prefix}.objective", True)


def test_the_chapters_of_a_book_have_titles_of_their_own(game: AnyGame, language: Language) -> None:
    chapters = open_book(game.name, language).chapters
    assert (
        len({chapter.title for chapter in chapters}) == len({chapter.id for chapter in chapters}) == len(chapters)
    )


def test_a_book_has_its_chapters_in_the_same_order_in_every_language(game: AnyGame, language: Language) -> None:
    chapters = [chapter.id for chapter in open_book(game.name, language).chapters]
    assert chapters == [chapter.id for chapter in open_book(game.name, ENGLISH).chapters]


def test_every_example_stands_in_the_clause_that_it_works_out(game: AnyGame, language: Language) -> None:
    book = open_book(game.name, language)
    cited = {example.rule for example in book.examples}
    assert cited <= set(game.rules)
    for clause in book.clauses:
        assert all(getattr(part, "rule", clause.id) == clause.id for part in clause.parts)


def test_the_examples_are_the_same_in_every_language(game: AnyGame, language: Language) -> None:
    examples = [example.facts for example in open_book(game.name, language).examples]
    assert examples == [example.facts for example in open_book(game.name, ENGLISH).examples]


def test_a_book_has_at_least_ten_worked_examples(game: AnyGame) -> None:
    assert len(open_book(game.name, ENGLISH).examples) >= 10


def test_a_book_says_before_an_example_what_it_shows(game: AnyGame, language: Language) -> None:
    for clause in open_book(game.name, language).clauses:
        for before, after in pairwise(clause.parts):
            assert hasattr(before, "markdown") or hasattr(after, "markdown")


def test_every_rule_is_held_by_a_test(game: AnyGame) -> None:
    assert set(game.rules) <= marked_rules()


def test_every_mark_of_a_test_names_a_rule_that_there_is(game: AnyGame) -> None:
    assert {rule for rule in marked_rules() if game_prefix(rule) == game.prefix} <= set(game.rules)  # type: ignore[arg-type]
