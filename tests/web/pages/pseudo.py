"""Two languages that nobody speaks: one with long words, and one that runs from right to left."""

from typing import Any, Final

from cardavia.cards import Card
from cardavia.words import Company, Direction, Language, Speaker, speak

LONG: Final = Language("de", "Langdeutsch")
RIGHT_TO_LEFT: Final = Language("ar", "عربية", Direction.RIGHT_TO_LEFT)
_ARABIC: Final = str.maketrans("abcdefghijklmnopqrstuvwxyz", "ابتدهفغحيجكلمنوبقرستعفوكيز")


class PseudoSpeaker(Speaker):
    """Says what English says, in other letters and at greater length."""

    def __init__(self, language: Language, prefix: str | None = None, company: Company | None = None) -> None:
        super().__init__(language, prefix, company)
        self.english = Speaker(speak("en").language, prefix, company)

    def at(self, prefix: str, company: Company | None = None) -> "PseudoSpeaker":
        return PseudoSpeaker(self.language, prefix, company)

    def knows(self, key: str) -> bool:
        return self.english.knows(key)

    def say(self, key: str, /, **facts: Any) -> str:
        return _pseudo(self.language, self.english.say(key, **facts))

    def card(self, card: Card, form: str = "") -> str:
        return (
            _pseudo(self.language, self.english.card(card, form))
            if form != "short"
            else self.english.card(card, form)
        )


def _pseudo(language: Language, text: str) -> str:
    if language.direction is Direction.RIGHT_TO_LEFT:
        return text.lower().translate(_ARABIC)
    return " ".join(word + "ungs" if len(word) > 3 and word.isalpha() else word for word in text.split(" "))
