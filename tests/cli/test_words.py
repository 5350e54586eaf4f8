"""The words of the command line: all of them are said, and all that is said is there."""

import re
from pathlib import Path

import cardavia.cli
from cardavia.words import messages as messages_module

CLI = Path(cardavia.cli.__file__).parent
FILE = Path(messages_module.__file__).parent / "en" / "terminal.ftl"
SAID = re.compile(r'"((?:command|transcript|terminal)(?:-[a-z]+)*(?:\.[a-z]+)?)"')


def written() -> set[str]:
    """Return the keys of the command line's messages, with their attributes."""
    keys: set[str] = set()
    key = ""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if found := re.match(r"([a-z-]+) =", line):
            key = found[1]
            keys.add(key)
        elif found := re.match(r"    \.([a-z]+) =", line):
            keys.add(f"{key}.{found[1]}")
    return keys


def test_every_message_is_said_and_every_message_said_is_written() -> None:
    said = {key for path in CLI.glob("*.py") for key in SAID.findall(path.read_text(encoding="utf-8"))}
    assert said == written()


def test_help_holds_no_percent_sign() -> None:
    assert "%" not in FILE.read_text(encoding="utf-8")
