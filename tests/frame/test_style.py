"""The house style, as far as a program can hold it; STYLE.md has the rest."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.frame.sources import ROOT, functions, modules, place, tree

LONGEST_MODULE = 400
LONGEST_FUNCTION = 40
LONGEST_COMPILED = 60
"""A compiled function may be longer where parting it costs speed; its complexity is excused beside its name."""
EMPTY_NAMES = {"utils", "util", "helpers", "helper", "common", "core", "misc", "manager", "data", "info", "base"}
WORDLESS = ("cards", "rules", "games", "match", "engine", "bots", "arena", "speed", "tables")
"""The packages that hold no sentence a person reads."""

TWO_WORDS = re.compile(r"[^\W\d_]{2,}[,;:]? [^\W\d_]{2,}")
LOGGING = {"debug", "info", "warning", "error", "exception", "critical"}
STATEMENT = re.compile(r"(select|insert|update|delete|create|pragma|notify|listen) ", re.IGNORECASE)


def test_modules_are_short() -> None:
    lengths = {place(path): len(path.read_text(encoding="utf-8").splitlines()) for path in modules()}
    assert {name: length for name, length in lengths.items() if length > LONGEST_MODULE} == {}


def test_functions_are_short() -> None:
    long = [
        f"{place(path, node.lineno)} {node.name}: {length}"
        for path in modules()
        for node in functions(path)
        if (length := lines_of(node)) > (LONGEST_COMPILED if is_compiled(node) else LONGEST_FUNCTION)
    ]
    assert long == []


def test_names_of_modules_say_what_is_in_them() -> None:
    assert [place(path) for path in modules() if EMPTY_NAMES & set(path.with_suffix("").parts[-2:])] == []


def test_names_of_classes_say_what_they_are() -> None:
    endings = tuple(name.capitalize() for name in EMPTY_NAMES)
    named = [
        f"{place(path, node.lineno)} {node.name}"
        for path in modules()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ClassDef) and node.name.endswith(endings)
    ]
    assert named == []


def test_only_words_hold_sentences() -> None:
    found = [
        f"{place(path, node.lineno)} {node.value!r}"
        for path in modules(*WORDLESS)
        for node in sentences(tree(path))
    ]
    assert found == []


def test_a_sentence_is_told_from_a_docstring_an_error_and_the_log() -> None:
    module = ast.parse(
        '"""A docstring of words."""\n'
        "raise ValueError('what was found')\n"
        "_LOG.warning('a line of the log')\n"
        "notation = 'play S1'\n"
        "query = 'select one from many'\n"
        "said = f'You take {n} tricks, well played'\n"
    )
    assert [node.value for node in sentences(module)] == ["You take ", " tricks, well played"]


def test_work_left_undone_is_said_in_the_readme_and_not_in_a_mark() -> None:
    marks = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
    tests = [path for path in sorted((ROOT / "tests").rglob("*.py")) if path != Path(__file__)]
    assert [place(path) for path in [*modules(), *tests] if marks.search(path.read_text(encoding="utf-8"))] == []


def test_no_test_is_skipped_or_expected_to_fail() -> None:
    marks = re.compile(r"pytest\.(mark\.)?(skip|skipif|xfail|importorskip)\b")
    tests = [path for path in sorted((ROOT / "tests").rglob("*.py")) if path != Path(__file__)]
    assert [place(path) for path in tests if marks.search(path.read_text(encoding="utf-8"))] == []


def is_compiled(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Say whether numba compiles this function."""
    return any(ast.unparse(decorator).startswith(("compiled", "recursive(")) for decorator in node.decorator_list)


def lines_of(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Return the length of a function without its docstring."""
    body = node.body[1:] if ast.get_docstring(node) and len(node.body) > 1 else node.body
    return (node.end_lineno or node.lineno) - body[0].lineno + 1


def sentences(module: ast.Module) -> Iterator[ast.Constant]:
    """Yield the texts with two words in a row that are no docstrings, no words to programmers, and no SQL."""
    for node in _spoken(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
            if TWO_WORDS.search(text) and not STATEMENT.match(text):
                yield node


def _spoken(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    for child in ast.iter_child_nodes(node):
        if not _for_programmers(child):
            yield from _spoken(child)


def _for_programmers(node: ast.AST) -> bool:
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Raise() | ast.Assert():
            return True
        case ast.Call(func=ast.Attribute(attr=name)):
            return name in LOGGING
    return False
