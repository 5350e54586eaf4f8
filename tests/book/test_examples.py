"""The books' worked examples: the chapters work out what each says."""

from collections.abc import Iterator
from typing import Any

import pytest

from cardavia.games import GAMES
from cardavia.rules import AnyGame
from cardavia.words import LANGUAGES
from cardavia.words.book import Example, open_book


def examples() -> Iterator[Any]:
    for game in GAMES.values():
        for language in LANGUAGES.values():
            for number, example in enumerate(open_book(game.name, language).examples, 1):
                yield pytest.param(game, example, id=f"{language.code} {number} {example.rule}")


@pytest.mark.parametrize(("at", "example"), list(examples()))
def test_an_example_of_the_book_comes_out_as_the_book_says(at: AnyGame, example: Example) -> None:
    worked_out = at.example(example.facts)
    assert worked_out
    assert {name: example.fields.get(name) for name in worked_out} == dict(worked_out)
