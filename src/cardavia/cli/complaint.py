"""What a command says when it cannot do what it was asked: a key of the words, and facts."""

from typing import Any

from cardavia.words import speak


class Complaint(Exception):  # noqa: N818 - a complaint, not a fault of the program
    """A sentence for whoever typed the command, who can mend it. The command ends with status 2."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(speak("en").say(key, **facts))
