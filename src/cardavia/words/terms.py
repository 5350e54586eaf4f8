"""The words of the games, from `terms.toml`: what each thing is called in each language, and what is kept.

`glossary` is the page a player reads; translators and tests of translations read the whole termbase.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from cardavia.words.languages import ENGLISH, Language
from cardavia.words.messages import FOLDER

INTERFACE: Final = "ui"
"""The group of the words on buttons, which no glossary explains."""


class Policy(StrEnum):
    """What becomes of the original word."""

    TRANSLATE = "translate"
    ORIGINAL_FIRST = "original-first"
    STAYS = "stays"


class Source(StrEnum):
    """How well a term is known."""

    SURE = "sure"
    SEEN = "seen"
    GUESS = "guess"


@dataclass(frozen=True, slots=True)
class Term:
    """One language's word for a concept; texts that there are not are empty."""

    term: str
    source: Source
    meaning: str = ""
    forms: str = ""
    gloss: str = ""
    reading: str = ""
    note: str = ""
    avoid: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Concept:
    """One thing of the games, with its words by language; `origin` is the language of the `original`."""

    id: str
    group: str
    policy: Policy
    terms: Mapping[str, Term]
    original: str | None = None
    origin: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the glossary: the word, the original and how it is said, and what it means.

    `told_in` is the language of the meaning: English where nobody has written it in the reader's yet.
    """

    concept: Concept
    word: Term
    meaning: str
    told_in: Language


@lru_cache
def concepts() -> Mapping[str, Concept]:
    """Return all concepts by id, in the order of the termbase."""
    read = tomllib.loads(FOLDER.joinpath("terms.toml").read_text(encoding="utf-8"))
    return MappingProxyType({name: _concept(name, table) for name, table in read.items()})


def glossary(language: Language) -> Mapping[str, tuple[Entry, ...]]:
    """Return the glossary's lines by group, in the order of the termbase, without the words of the interface."""
    groups: dict[str, list[Entry]] = {}
    for concept in concepts().values():
        if concept.group != INTERFACE:
            groups.setdefault(concept.group, []).append(_entry(concept, language))
    return {group: tuple(entries) for group, entries in groups.items()}


def _entry(concept: Concept, language: Language) -> Entry:
    word = concept.terms[language.code]
    if word.meaning:
        return Entry(concept, word, word.meaning, language)
    return Entry(concept, word, concept.terms[ENGLISH.code].meaning, ENGLISH)


def _concept(name: str, table: Mapping[str, Any]) -> Concept:
    terms = {code: _term(row) for code, row in table.items() if isinstance(row, dict)}
    policy, group = Policy(table["policy"]), table["group"]
    return Concept(name, group, policy, MappingProxyType(terms), table.get("original"), table.get("origin"))


def _term(row: Mapping[str, Any]) -> Term:
    return Term(**{**row, "source": Source(row["source"]), "avoid": tuple(row.get("avoid", ()))})
