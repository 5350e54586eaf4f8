"""Finds faults in a language's messages by reading them beside the English ones.

Every language has the keys and attributes of English and speaks of the same facts; every count has a text for each
of the language's plural forms, "other" being the default; every function is one of ours; and the letters are well
typed: composed (NFC), with real quotation marks. Nothing is said here of whether a translation is right.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final
from unicodedata import is_normalized

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cardavia.words.facts import FUNCTIONS
from cardavia.words.languages import Language

_COUNTING: Final = frozenset({"zero", "one", "two", "few", "many"})
_STRAIGHT_QUOTES: Final = frozenset("\"'")


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with one message of one language."""

    language: str
    key: str
    reason: str

    def __str__(self) -> str:
        return f"{self.language}: {self.key}: {self.reason}"


@dataclass(slots=True)
class _Text:
    """What one pattern speaks of: its variables, functions, letters, and for each choice its variants in order."""

    variables: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    letters: str = ""
    choices: list[tuple[tuple[str, ...], str]] = field(default_factory=list)

    @property
    def counts(self) -> tuple[tuple[tuple[str, ...], str], ...]:
        """The choices that are made by a plural form."""
        return tuple(choice for choice in self.choices if _COUNTING.intersection(choice[0]))


class _Reader(Visitor):
    """Walks through a pattern and notes what it speaks of."""

    def __init__(self) -> None:
        self.text = _Text()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named after the node
        self.text.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.text.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text.letters += node.value

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = tuple(_key(variant) for variant in node.variants)
        default = next(_key(variant) for variant in node.variants if variant.default)
        self.text.choices.append((names, default))
        self.generic_visit(node)


def faults(language: Language, texts: Mapping[str, str], english: Mapping[str, str]) -> tuple[Fault, ...]:
    """Return the faults of a language's files, given with the English ones by their names."""
    own, of_english = _read(texts), _read(english)
    found = [Fault(language.code, key, reason) for key, reason in _file_faults(texts)]
    found += [Fault(language.code, key, "is missing") for key in of_english if key not in own]
    found += [Fault(language.code, key, "is not in English") for key in own if key not in of_english]
    for key, text in own.items():
        found += [Fault(language.code, key, reason) for reason in _text_faults(language, text)]
        if key in of_english and language.plurals and of_english[key].counts and not text.counts:
            found.append(Fault(language.code, key, "does not count, and English does"))
        if key in of_english and text.variables != of_english[key].variables:
            asked = ", ".join(sorted(of_english[key].variables)) or "none"
            found.append(Fault(language.code, key, f"does not speak of the facts that English does: {asked}"))
    return tuple(found)


def _file_faults(texts: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    seen: set[str] = set()
    for name, text in texts.items():
        if not is_normalized("NFC", text):
            yield name, "is not in composed letters (NFC)"
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                yield name, f"cannot be read: {(entry.content or '').strip().splitlines()[0]}"
            elif isinstance(entry, ast.Message | ast.Term):
                if _name(entry) in seen:
                    yield _name(entry), "stands twice"
                seen.add(_name(entry))


def _read(texts: Mapping[str, str]) -> dict[str, _Text]:
    """Return what each pattern speaks of by its key; a language's terms are its own affair."""
    read: dict[str, _Text] = {}
    for text in texts.values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                parts: list[tuple[str, Any]] = [(entry.id.name, entry.value)] if entry.value else []
                parts += [
                    (f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes
                ]
                read.update((key, _speaks_of(pattern)) for key, pattern in parts)
    return read


def _speaks_of(pattern: ast.Pattern) -> _Text:
    reader = _Reader()
    reader.visit(pattern)
    return reader.text


def _text_faults(language: Language, text: _Text) -> Iterator[str]:
    for unknown in sorted(text.functions - FUNCTIONS.keys()):
        yield f"calls {unknown}, which is none of {', '.join(FUNCTIONS)}"
    if _STRAIGHT_QUOTES.intersection(text.letters):
        yield "has straight quotation marks"
    for names, default in text.counts:
        lacking = [form for form in language.plurals if form not in names]
        if lacking:
            yield f"counts without a text for {', '.join(lacking)}"
        if default != "other":
            yield "counts, so its default is `other`"


def _name(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
