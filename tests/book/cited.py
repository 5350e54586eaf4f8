"""Where the project names its rules: in the games' code, in test marks, in messages. Found by reading alone."""

import ast
import importlib
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from cardavia.rules import AnyGame, RuleId
from cardavia.words import Language
from cardavia.words.messages import sources

TESTS = Path(__file__).parents[1]


def known_rules(game: AnyGame) -> tuple[str, ...]:
    """Return the ids of the rulebook that the game is held to, in its order."""
    return tuple((TESTS / "book" / "ids" / f"{game.name}.txt").read_text(encoding="utf-8").split())


def constants(game: AnyGame) -> dict[str, str]:
    """Return the rule ids of `rulebook.py` by the names of their constants."""
    module = importlib.import_module(f"cardavia.games.{game.name.replace('-', '_')}.rulebook")
    return {name: value for name, value in vars(module).items() if isinstance(value, str) and name.isupper()}


@lru_cache
def marked_rules() -> frozenset[str]:
    """Return every id that stands in a `rule` mark of any test."""
    return frozenset(
        argument.value
        for path in TESTS.rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule")
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    )


def refusing_rules(game: AnyGame) -> Iterator[RuleId]:
    """Yield the rules that the game's code refuses by: the first argument of each `refusal(...)` that names one."""
    names = constants(game)
    for path in files("cardavia.games").joinpath(game.name.replace("-", "_")).iterdir():
        if path.name.endswith(".py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) in {"refusal", "Refusal"} and node.args:
                    name = ast.unparse(node.args[0]).rpartition(".")[2]
                    if name in names:
                        yield RuleId(names[name])


def message_keys(language: Language) -> Iterator[str]:
    """Yield the keys of all messages of a language."""
    for text in sources(language).values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, fluent.Message):
                yield entry.id.name
