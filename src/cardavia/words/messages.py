"""The messages of one language, read from its `.ftl` files: a folder a language, a file an area."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment

from cardavia.words.facts import FUNCTIONS
from cardavia.words.languages import Direction, Language

FOLDER: Final[Traversable] = files("cardavia.words")


class MissingFact(ValueError):  # noqa: N818 - it names what is missing, like KeyError
    """A message was asked for without a fact it speaks of, or with one it cannot use."""


class Messages:
    """One language's messages by key; a key with a dot names an attribute: `card-tarot-HR.play`."""

    def __init__(self, language: Language, sources: Mapping[str, str]) -> None:
        """Take the texts of the files by their names."""
        isolating = language.direction is Direction.RIGHT_TO_LEFT
        self._bundle = FluentBundle([language.code], dict(FUNCTIONS), use_isolating=isolating)
        for text in sources.values():
            self._bundle.add_resource(FluentResource(text))
        self._patterns: dict[str, Any] = {}

    def __contains__(self, key: str) -> bool:
        return self._pattern(key) is not None

    def text(self, key: str, facts: Mapping[str, Any]) -> str:
        """Return the message with these facts in it.

        Raise `KeyError` when there is no such message, `MissingFact` when it needs another fact.
        """
        pattern = self._pattern(key)
        if pattern is None:
            raise KeyError(key)
        faults: list[Exception] = []
        words = CurrentEnvironment(args=dict(facts))
        text = pattern(ResolverEnvironment(context=self._bundle, current=words, errors=faults))
        if faults:
            raise MissingFact(f"message {key!r} cannot be said with {sorted(facts)}: {faults[0]}")
        return str(text)

    def _pattern(self, key: str) -> Callable[[ResolverEnvironment], Any] | None:
        if key not in self._patterns:
            self._patterns[key] = self._look_up(*key.partition(".")[::2])
        found: Callable[[ResolverEnvironment], Any] | None = self._patterns[key]
        return found

    def _look_up(self, key: str, attribute: str) -> Any:
        if not self._bundle.has_message(key):
            return None
        message = self._bundle.get_message(key)
        return message.attributes.get(attribute) if attribute else message.value


def sources(language: Language, folder: Traversable = FOLDER) -> dict[str, str]:
    """Return the texts of a language's files by name, in alphabetical order."""
    found = (entry for entry in folder.joinpath(language.code).iterdir() if entry.name.endswith(".ftl"))
    return {entry.name: entry.read_text(encoding="utf-8") for entry in sorted(found, key=lambda e: e.name)}


@lru_cache
def messages(language: Language) -> Messages:
    """Return the messages of a language, read once."""
    return Messages(language, sources(language))
