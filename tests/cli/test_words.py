"""The words of the command line: all of them are said, and all that is said is there."""

import re
from pathlib import Path

import cardavia.cli
from cardavia.words import messages as messages_module

CLI = Path(cardavia.cli.__file__).parent
FILE = Path(messages_module.__file__).parent / "en" / "terminal.ftl"
SAID = re.compile(r'"((?:command|transcript|terminal)(?:-[a-z]+)*(?:\.[a-z]+)?)"')

BEGUN = re.compile(r'f"(command(?:-[a-z]+)*-)\{')
"""Where a key is put together: what it begins with."""


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


def sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in CLI.glob("*.py"))


def test_every_message_that_is_said_is_written() -> None:
    assert set(SAID.findall(sources())) - written() == set()


def test_every_message_that_is_written_is_said() -> None:
    unsaid = written() - set(SAID.findall(sources()))
    beginnings = tuple(BEGUN.findall(sources()))
    assert {key for key in unsaid if not key.startswith(beginnings)} == set()


def test_help_holds_no_percent_sign() -> None:
    assert "%" not in FILE.read_text(encoding="utf-8")
