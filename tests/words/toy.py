"""Three small languages that speak of a toy game, in the places of the real ones."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import pytest

from cardavia.words import Direction, Language
from cardavia.words import speaker as speaker_module
from cardavia.words.messages import Messages

ENGLISH = Language("en", "English", plurals=("one",))
FRENCH = Language("fr", "Français", plurals=("one", "many"))
ARABIC = Language("ar", "العربية", Direction.RIGHT_TO_LEFT)


@contextmanager
def speaking(texts: Mapping[Language, str]) -> Iterator[None]:
    """Let these texts be all that is spoken, the first language among them English."""
    spoken = {language: Messages(language, {"toy.ftl": text}) for language, text in texts.items()}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(speaker_module, "LANGUAGES", {language.code: language for language in texts})
        patch.setattr(speaker_module, "ENGLISH", next(iter(texts)))
        patch.setattr(speaker_module, "messages", spoken.__getitem__)
        _forget()
        yield
    _forget()


def _forget() -> None:
    for kept in (speaker_module._said, speaker_module._shaped):
        kept.cache_clear()
